"""By what right a server has its tables, where several servers share them."""

from typing import Protocol

from shinobi.store.protocol import Lease


class Holding(Protocol):
    """The leases of one server."""

    @property
    def valid(self) -> bool:
        """Whether what we have is surely ours: only then may anybody be told anything."""

    def made(self, place: str) -> Lease:
        """The lease of a table that is being made here."""

    async def lease(self, place: str) -> Lease | None:
        """The lease of a table; `None` where another server has it. Claims it where nobody has."""

    def holds(self, lease: Lease | None) -> bool:
        """Whether this lease is the one that we have."""

    def lost(self, lease: Lease) -> None:
        """The table is another's, or needs no owner any more."""
