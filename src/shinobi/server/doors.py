"""How a table is reached, be it here or at another server; and what a server asks of the others."""

from collections.abc import Sequence
from typing import Protocol

from shinobi import wire
from shinobi.server.answering import Asked
from shinobi.server.crowd import Listener
from shinobi.server.holding import Holding
from shinobi.server.lobby import Listing

Going = wire.Leave | wire.Resign | wire.Delete


class Door(Protocol):
    """A table to which somebody can come. A `Room` is one."""

    @property
    def forgotten(self) -> bool:
        """Whether nobody would ever be told anything here."""

    @property
    def holding(self) -> Holding | None:
        """By what right people are told anything from here; `None` where that need not be asked."""

    def enter(self, connection: Listener, since: int | None = None) -> None:
        """Somebody has come, and is told everything, or what followed the number they name."""

    def leave(self, connection: Listener) -> None:
        """Somebody has gone."""

    def request(self, connection: Listener, asked: Asked) -> None:
        """Carry out what somebody asks for, or refuse it."""

    def ping(self, connection: Listener) -> None:
        """Say that the table is there, after all that was told before."""

    async def look(self) -> wire.TableInfo:
        """The table for those who are not there."""

    async def go(self, who: str, name: str, asked: Going) -> wire.TableInfo:
        """Let somebody leave, resign or delete without going to the table first; raises `Refusal`."""


class Others(Protocol):
    """The other servers that share our tables."""

    async def open(self) -> None:
        """Come among them, and take what nobody has."""

    async def hand_over(self) -> None:
        """Let go of all tables, so that others take them at once."""

    async def close(self) -> None:
        """Leave them."""

    async def at(self, place: str, account: str | None) -> Door | None:
        """The table, wherever it is; `None` if there is none. Raises `Refusal`."""

    async def listings(self, who: str | None) -> Sequence[Listing]:
        """The tables of the others that everybody may see, and those of one person."""

    def forget(self, identities: Sequence[str]) -> None:
        """What the others remember of these people is not so any more."""

    def send_away(self, who: str, device: str | None, reason: str) -> None:
        """End the connections of somebody: on one device, or on all."""

    def ordered(self, kind: str, subject: str) -> None:
        """Have the others carry out an order of the host's for the tables that they have."""

    def why_not_ready(self) -> str | None:
        """A sentence where the others are not reached."""

    def gauges(self) -> dict[str, float]:
        """What can be measured of it."""
