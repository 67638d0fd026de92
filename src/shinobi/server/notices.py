"""It is your turn: told to people who are not at the table, once for each decision.

Somebody is told when a step of another, or the deal, asks them and they were not asked before. Neither the time nor
the words depend on anything else: whoever may react is asked alike, and so is told alike; where seats decide apart,
what one of them does asks none of the others. Who is to be told follows from the log, so that no notice is forgotten
over a restart; that somebody is about to be told is written before, so that none is sent twice.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Container, Iterable
from dataclasses import dataclass

import msgspec

from shinobi.engine.seats import SEATS_OF
from shinobi.server import clock
from shinobi.server.people import People
from shinobi.server.settings import Settings
from shinobi.server.ways import Ways
from shinobi.store.changes import NoticeSettled
from shinobi.store.protocol import Chain, Lease, Store
from shinobi.table.log import AnyEntry, Committed, Continued, Moved, Revealed, Started, Undone, Waited, WentOn
from shinobi.table.table import Table

logger = logging.getLogger("shinobi")

ASKING = (Moved, Started, Committed, Revealed, Waited, Undone, Continued, WentOn)
"""The entries by which people come to be asked: a move, the end of a pause, and all that may lead to the deal."""

SOONEST = 0.05
"""Seconds between two looks at what is due."""

MOST_SETTLED = 10_000


class Notice(msgspec.Struct, frozen=True, gc=False):
    """Somebody is to be told that it is their turn. `step` is the receiver's: there is one notice for a decision."""

    place: str
    seat: int
    step: int
    who: str
    due: float


@dataclass
class Attended:
    """A table, and the identities that are connected to it."""

    table: Table
    here: Container[str | None]
    lease: Lease | None = None
    """By what right its log is written, where several servers share it."""


class Notices:
    """The notices of one server."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        people: People,
        find: Callable[[str], Awaitable[Attended | None]],
    ) -> None:
        """`find` gives a table by its id; `None` if it is gone."""
        self.store = store
        self.settings = settings
        self.people = people
        self.find = find
        self.ways = Ways(store, settings)
        self._waiting: OrderedDict[tuple[str, int], Notice] = OrderedDict()
        """For each table and seat, the notice that is to be sent unless the decision is made before."""
        self._settled: OrderedDict[tuple[str, int], int] = OrderedDict()
        """The steps of those that were due last: while they are being written, the store does not have them yet."""
        self._alarm: asyncio.TimerHandle | None = None
        self._resumed: dict[tuple[str, int], asyncio.TimerHandle] = {}
        """Timers of those that were read from the store, and may be due before the others."""
        self._sending: set[asyncio.Task[None]] = set()

    def of(self, table: Table, entry: AnyEntry, asked_before: int) -> list[Notice]:
        """Who is to be told of an entry that was just folded; `asked_before` is the mask of the people asked then."""
        newly = table.people_asked & ~asked_before
        if not newly or not isinstance(entry, ASKING) or len(table.seated) < 2:
            return []
        mover = entry.seat if isinstance(entry, (Moved, Undone)) else None
        due = entry.at + self.settings.notify_after
        return [
            Notice(table.id, seat, table.history.numbers[seat], str(table.seats[seat].who), due)
            for seat in SEATS_OF[newly]
            if seat != mover
        ]

    def note(self, table: Table, entry: AnyEntry, asked_before: int) -> None:
        """Something happens at a table: whoever is asked now will be told, unless they decide before."""
        for notice in self.of(table, entry, asked_before):
            self._keep(notice)
            if self._alarm is None:
                self._set_alarm(notice.due)

    def resume(self, table: Table, notices: Iterable[Notice]) -> None:
        """A table was read from the store: go on with those that are still asked and were not told."""
        for notice in notices:
            if table.people_asked >> notice.seat & 1 and self._settled.get((table.id, notice.seat), -1) < notice.step:
                self._keep(notice)
                wait = max(0.0, notice.due - clock.now())
                key = notice.place, notice.seat
                if key in self._resumed:
                    self._resumed.pop(key).cancel()
                self._resumed[key] = asyncio.get_running_loop().call_later(wait, self._due, notice)

    def _keep(self, notice: Notice) -> None:
        """Of one seat only the last counts: the decisions before it were made."""
        key = notice.place, notice.seat
        self._waiting[key] = notice
        self._waiting.move_to_end(key)

    def _set_alarm(self, due: float) -> None:
        wait = max(SOONEST, due - clock.now())
        self._alarm = asyncio.get_running_loop().call_later(wait, self._look)

    def _look(self) -> None:
        """Send what is due by now. One timer does for all: they are due in the order in which they came."""
        self._alarm = None
        now = clock.now()
        while self._waiting:
            first = next(iter(self._waiting.values()))
            if first.due > now:
                self._set_alarm(first.due)
                return
            self._due(first)

    def forget_all(self) -> None:
        """Send nothing of what was to be sent: the tables are another server's, which sends it."""
        for timer in (*self._resumed.values(), *([] if self._alarm is None else [self._alarm])):
            timer.cancel()
        self._resumed.clear()
        self._waiting.clear()
        self._alarm = None

    def close(self) -> None:
        self.forget_all()
        for task in self._sending:
            task.cancel()

    def _due(self, notice: Notice) -> None:
        key = notice.place, notice.seat
        self._resumed.pop(key, None)
        if self._waiting.get(key) is not notice:
            return  # the seat was asked something else since
        del self._waiting[key]
        self._settled[key] = notice.step
        self._settled.move_to_end(key)
        while len(self._settled) > MOST_SETTLED:
            self._settled.popitem(last=False)
        task = asyncio.get_running_loop().create_task(self._send(notice))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, notice: Notice) -> None:
        try:
            found = await self.find(notice.place)
            if found is None or not _still_asked(found.table, notice):
                return  # they have decided, or the table is gone, or another server's
            settled = NoticeSettled(notice.place, notice.seat, notice.step)
            await self.store.flush(settled, chain=Chain(lease=found.lease))
            found = await self.find(notice.place)  # somebody may have come meanwhile
            if found is None or notice.who in found.here or not _still_asked(found.table, notice):
                return
            table = found.table
            names = [str(seat.name) for number, seat in enumerate(table.seats) if number != notice.seat]
            await self.ways.tell(notice.who, await self.people.name_of(notice.who), table, names)
        except Exception as problem:  # the table goes on without
            logger.warning("A notice could not be sent (%s).", type(problem).__name__)


def _still_asked(table: Table, notice: Notice) -> bool:
    """Whether it is still their turn."""
    return bool(table.people_asked >> notice.seat & 1) and table.seats[notice.seat].who == notice.who
