"""What a server needs of a store.

All that waits for a disk or for another machine is asynchronous, so that a store can be a database on the network. Only
`write` returns at once: it takes what one turn of the loop brings, in order, and commits it together.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from shinobi.store.changes import Change
from shinobi.store.records import Device, History, KeptRecord, Mail, Order, StoredTable, Subscription, Token

After = tuple[float, str]
"""Where a page of records begins: after the time and the table of the last one that was read."""


class StoreError(Exception):
    """Something could not be read or written."""


class Conflict(StoreError):
    """What was to be written is there already: another server was first."""


class Unavailable(StoreError):
    """The store does not answer just now: it is busy, or there is no room. What it has is as it was."""


class Unreadable(StoreError):
    """What the store has is damaged."""


class Lost(Conflict):
    """The table is another server's by now: what its former owner wants to write is refused."""


class Lease(NamedTuple):
    """What lets one of several servers write the log of a table.

    The epoch rises whenever a table changes hands. Every write carries it, and the store refuses all but the newest.
    """

    place: str
    epoch: int


OnDone = Callable[[BaseException | None], None]


@dataclass
class Chain:
    """Writes of which each follows from the ones before: where one fails, none of the later ones is written."""

    problem: BaseException | None = None
    lease: Lease | None = None
    """By what right it is written; `None` where one server has the whole store to itself."""


class Store(Protocol):
    """The journal of tables, their records, and identities."""

    problem: str | None
    """Why nothing can be written, as far as is known; `None` where the last write was done."""

    def start(self) -> None:
        """Begin to write; called from the loop that is told."""

    async def close(self) -> None:
        """Write what is left, and let go of the store."""

    async def probe(self) -> None:
        """See whether something can be written that needs some room; `problem` says so afterwards."""

    # Writing

    def write(self, changes: Sequence[Change], on_done: OnDone, chain: Chain | None = None) -> None:
        """Have this written, all or nothing. `on_done` is called in the loop once it is durable, or with why not."""

    async def flush(self, *changes: Change, chain: Chain | None = None) -> None:
        """Write these changes, and wait until they and all before them are committed; raises `StoreError`."""

    # Tables

    async def unfinished_places(self) -> list[str]:
        """All tables that go on, the oldest first."""

    async def has_table(self, place: str) -> bool:
        """Whether there is such a table."""

    async def stored_table(self, place: str) -> StoredTable | None:
        """A table with its whole log, which may be long: other requests are served while it is read."""

    async def stored_record(self, place: str) -> bytes | None:
        """The record of a finished match."""

    async def own_records(self, who: str, after: After, most: int) -> list[KeptRecord]:
        """Some records of the matches that somebody has played, the oldest first."""

    async def all_records(self, after: After, most: int) -> list[KeptRecord]:
        """Some records of all finished matches, the oldest table first, each with how its table was made."""

    async def played_by(self, who: str, before: float, most: int) -> History:
        """The newest matches of a person that ended before some moment, and each game counted.

        Lessons and what was played in a browser are listed, and not counted.
        """

    # People

    async def name_of(self, identity: str) -> str | None:
        """What somebody is called; `None` if there is no such identity."""

    async def settings_of(self, identity: str) -> bytes | None:
        """What somebody has set, as it was written."""

    async def device(self, identity: str, device: str) -> Device | None:
        """A device of somebody's, also one that was revoked."""

    async def devices_of(self, identity: str) -> list[Device]:
        """The devices of somebody's that were not revoked, the one seen last first."""

    async def link(self, hash: str, now: float) -> str | None:
        """The identity that a code stands for, if it can still be used."""

    async def use_link(self, hash: str, now: float) -> str | None:
        """The identity that a code stands for, if it can still be used; from now on it cannot."""

    async def token(self, hash: str) -> Token | None:
        """The token that has this hash."""

    async def token_of_program(self, program: str) -> Token | None:
        """The token of the program that has this identity."""

    async def tokens_of(self, owner: str) -> list[Token]:
        """The tokens of a person, the oldest first."""

    # Telling people that it is their turn

    async def subscriptions_of(self, who: str) -> list[Subscription]:
        """The browsers in which somebody wants to be told, the newest first."""

    async def mail_of(self, who: str) -> Mail | None:
        """Where somebody wants mail."""

    # The server itself

    async def key(self, name: str, fresh: bytes) -> bytes:
        """The key of this name: made once, `fresh` unless there is one, and kept with the data."""

    async def orders(self) -> list[Order]:
        """What whoever runs the server has ordered, the oldest first."""
