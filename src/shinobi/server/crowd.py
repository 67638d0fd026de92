"""Those who are connected to a table, as its room sees them."""

from collections.abc import Iterable
from typing import Any, Protocol

from shinobi.server.visitor import Visitor
from shinobi.table.table import Table
from shinobi.telling.company import Company


class CatchingUp:
    """Stands for the viewer of a connection that must be brought up to date first."""


CATCHING_UP: Any = CatchingUp()


class Listener(Protocol):
    """Somebody who is connected to a table."""

    @property
    def who(self) -> str | None: ...
    @property
    def visitor(self) -> Visitor | None: ...
    @property
    def address(self) -> str: ...
    @property
    def device(self) -> str: ...
    @property
    def hints(self) -> bool: ...

    viewer: Any
    """The seat, `None` for one who watches, or `CATCHING_UP`."""
    since: int | None
    """The number of the last message that one who comes back has got."""
    around: object
    """Who was there, as this client was told last."""

    def send(self, *messages: bytes) -> None:
        """Have them sent, in this order."""

    def dismiss(self, reason: str) -> None:
        """Say goodbye, and close."""


class Crowd:
    """Those who are connected to a room, by what they are shown and by who they are."""

    def __init__(self, connections: Iterable[Listener], table: Table) -> None:
        self.by_viewer: dict[Any, list[Listener]] = {}
        self.by_identity: dict[str | None, list[Listener]] = {}
        for one in connections:
            self.by_viewer.setdefault(one.viewer, []).append(one)
            self.by_identity.setdefault(one.who, []).append(one)
        self.complete = all(seat in self.by_viewer for seat, sitter in enumerate(table.seats) if sitter.who is not None)
        """Whether all people who have a seat are there."""
        settled = {viewer: there for viewer, there in self.by_viewer.items() if viewer is not CATCHING_UP}
        here = {viewer for viewer in settled if viewer is not None}
        plain = {viewer for viewer, there in settled.items() if not any(one.hints for one in there)}
        self.company = Company(here, len(settled.get(None, ())), set(settled), plain)
