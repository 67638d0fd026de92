"""Who is at a table: on its seats, and connected to it."""

from collections.abc import Collection, Mapping
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


@dataclass
class Company:
    """Who is there just now. It is in no log: it begins anew when a server does."""

    here: Collection[int] = ()
    """The seats whose people are connected."""
    watching: int = 0
    listening: Collection[Viewer] = ()
    """For whom messages are made."""
    without_hints: Collection[Viewer] = ()
    """Who of them can do without prompts and hints."""
    away: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    """For each seat that others wait for since its person is gone: seconds so far, and until a bot stands in."""

    @property
    def around(self) -> tuple[list[int], int]:
        """All of it that people can see."""
        return sorted(self.here), self.watching
