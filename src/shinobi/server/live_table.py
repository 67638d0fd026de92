"""A live table: what happens there is folded in, written, and told when it is durable."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import Protocol

from shinobi import wire
from shinobi.engine.errors import BadMove, Refused
from shinobi.server.audience import Audience
from shinobi.server.closing import closing_changes
from shinobi.server.holding import Holding
from shinobi.server.quiet_logs import place_of
from shinobi.server.services import Services
from shinobi.server.tickets import Key, Tickets
from shinobi.store.changes import Change, EntryAdded
from shinobi.store.protocol import Chain, Lost
from shinobi.table.folding import fold
from shinobi.table.log import AnyEntry, Created, Ended, Left, Moved, Removed, Sat, written
from shinobi.telling.messages import Telling
from shinobi.telling.teller import Teller
from shinobi.wire import encode

logger = logging.getLogger("shinobi")

SEATING = (Sat, Left, Removed)
"""The entries after which somebody else has a seat, or nobody."""


class Neighbours(Protocol):
    """The other tables of the server, as far as one of them needs to know: for a rematch, and when it fails."""

    def new_place(self) -> str:
        """An id for a new table."""

    def make(self, place: str, first: Created) -> "LiveTable":
        """Make a new table; its first entry is being written."""

    def forget(self, table: "LiveTable") -> None:
        """Take a table out of memory; it is in the store."""


class LiveTable(ABC):
    """One table, its audience and its log."""

    def __init__(self, services: Services, neighbours: Neighbours, teller: Teller, entries: int) -> None:
        self.services = services
        self.neighbours = neighbours
        self.teller = teller
        self.table = teller.table
        self.audience = Audience(teller, services.settings, entries)
        self.tickets = Tickets()
        self.chain = Chain()
        self.broken = False
        """Whether everybody was sent away: nothing happens here any more."""
        self.forgotten = False
        """Whether the table has left the memory, or was read again: nobody would ever be told anything here."""

    @abstractmethod
    def happened(self, entry: AnyEntry) -> None:
        """Called when an entry was folded in, before it is durable."""

    @abstractmethod
    def told(self, entry: AnyEntry) -> None:
        """Called when an entry is durable, and everybody was told."""

    @abstractmethod
    def wake(self) -> None:
        """See to all that is due."""

    @abstractmethod
    def close(self, reason: str) -> None:
        """Send everybody away, and wait for nothing any more."""

    @property
    def at_work(self) -> bool:
        """Whether things can happen here, and all that has happened is durable."""
        return not self.broken and not self.services.closing and self.audience.durable == self.table.entries

    @property
    def holding(self) -> Holding | None:
        """By what right people are told anything from here."""
        return self.services.holding

    def write(self, entry: AnyEntry, key: Key | None = None) -> None:
        """Let something happen: fold it in, have it written, and tell it when it is durable.

        A move that the rules forbid raises `Refused` or `BadMove`. `key` is the request that is answered by it.
        """
        table, asked_before = self.table, self.table.people_asked
        try:
            told = self.teller.tell(fold(table, entry), self.audience.company)
        except Exception as problem:
            if isinstance(entry, Moved) and isinstance(problem, (Refused, BadMove)):
                raise
            # Half of it may have happened here; in the log, nothing has.
            self.fail(problem)
            return
        changes: list[Change] = [EntryAdded(table.id, table.entries - 1, written(entry))]
        if table.state == "over" and isinstance(entry, (Moved, Ended)):
            changes += closing_changes(table, entry.at)
        self.happened(entry)
        if key is not None:
            self.tickets.begin(key)
        self.services.notices.note(table, entry, asked_before)
        self.services.store.write(changes, partial(self._written, entry, key, told), self.chain)

    def _written(
        self,
        entry: AnyEntry,
        key: Key | None,
        told: Sequence[Telling],
        problem: BaseException | None,
    ) -> None:
        """Called when an entry is committed, or could not be written."""
        if problem is not None:
            self.fail(problem)
            return
        try:
            if isinstance(entry, SEATING):
                self.audience.new_sitter(entry.seat)
            if key is None:
                self.audience.tell(told)
            else:
                who, ticket = key
                self.audience.tell(told, who, self.tickets.answered(key, encode(wire.Done(ticket))))
            self.wake()
            self.told(entry)
        except Exception as defect:
            self.fail(defect)  # the other tables' news come in the same turn, and must be told

    def fail(self, problem: BaseException) -> None:
        """What could not be written has not happened: forget this table, and read it again from the log."""
        if not self.broken:
            if isinstance(problem, Lost):
                logger.warning("A table is another server's by now.")
            else:
                logger.error(place_of("A table failed and is read again from its log", problem))
            self.close("broken")
            self.neighbours.forget(self)
