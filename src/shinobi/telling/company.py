"""What the teller knows of those who are connected: who is shown to be there, and for whom messages are made."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from shinobi.table.seats import Viewer


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
