"""The seats of a table, and who sits there."""

from dataclasses import dataclass, field

Viewer = int | None
"""A seat, or `None` for all who watch."""


@dataclass
class Seat:
    """Who sits there."""

    who: str | None
    """The identity of the person; a name is no identity."""
    name: str | None
    level: str | None
    """The level, where a bot sits here."""
    stands_in: bool = False
    contribution: bytes | None = None
    bank: float = 0.0
    quiet: bool = False
    """Whether a bot plays on under the name of somebody who left: it says nothing in it."""
    votes: set[int] = field(default_factory=set)
    """The seats that want a bot to play here, since the person is gone."""
    program: str | None = None
    """The owner's name, where a program of somebody's sits here."""

    @property
    def free(self) -> bool:
        return self.who is None and self.level is None
