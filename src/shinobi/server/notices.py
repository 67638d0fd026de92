"""It is your turn: told to people who are not at the table, once for each decision.

Somebody is told when a step of another, or the deal, asks them and they were not asked before. Neither the time nor
the words depend on anything else: whoever may react is asked alike, and so is told alike; where seats decide apart,
what one of them does asks none of the others. A notice is written together with the step, and deleted before it is
sent: none is forgotten over a restart, and none is sent twice.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Container, Iterable
from dataclasses import dataclass

from shinobi.server import clock
from shinobi.server.people import People
from shinobi.server.settings import Settings
from shinobi.server.ways import Ways
from shinobi.store.changes import NoticeDue, NoticeTaken
from shinobi.store.protocol import Store
from shinobi.table.log import AnyEntry, Committed, Continued, Moved, Revealed, Started, Undone, Waited, WentOn
from shinobi.table.table import Table

logger = logging.getLogger("shinobi")

ASKING = (Moved, Started, Committed, Revealed, Waited, Undone, Continued, WentOn)
"""The entries by which people come to be asked: a move, the end of a pause, and all that may lead to the deal."""


@dataclass
class Attended:
    """A table, and the identities that are connected to it."""

    table: Table
    here: Container[str | None]


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
        self._timers: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self._sending: set[asyncio.Task[None]] = set()

    def of(self, table: Table, entry: AnyEntry, asked_before: int) -> list[NoticeDue]:
        """Who is to be told of an entry that was just folded; `asked_before` is the mask of the people asked then."""
        newly = table.people_asked & ~asked_before
        if not newly or not isinstance(entry, ASKING) or len(table.seated) < 2:
            return []
        mover = entry.seat if isinstance(entry, (Moved, Undone)) else None
        due = entry.at + self.settings.notify_after
        return [
            NoticeDue(table.id, seat, table.history.numbers[seat], str(table.seats[seat].who), due)
            for seat in table.seated
            if newly >> seat & 1 and seat != mover
        ]

    def schedule(self, notices: Iterable[NoticeDue]) -> None:
        """Send them when they are due. Of one seat only the last counts: the decisions before it were made."""
        for notice in notices:
            key = notice.place, notice.seat
            before = self._timers.pop(key, None)
            if before is not None:
                before.cancel()
            loop = asyncio.get_running_loop()
            self._timers[key] = loop.call_later(max(0.0, notice.due - clock.now()), self._due, notice)

    async def resume(self) -> None:
        """Go on with what was to be sent when the server stopped."""
        self.schedule(await self.store.waiting_notices())

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._sending:
            task.cancel()

    def _due(self, notice: NoticeDue) -> None:
        self._timers.pop((notice.place, notice.seat), None)
        task = asyncio.get_running_loop().create_task(self._send(notice))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, notice: NoticeDue) -> None:
        try:
            await self.store.flush(NoticeTaken(notice.place, notice.seat, notice.step))
            found = await self.find(notice.place)
            if found is None or not _still_waits(found, notice):
                return
            table = found.table
            names = [str(seat.name) for number, seat in enumerate(table.seats) if number != notice.seat]
            await self.ways.tell(notice.who, await self.people.name_of(notice.who), table, names)
        except Exception as problem:  # the table goes on without
            logger.warning("A notice could not be sent (%s).", type(problem).__name__)


def _still_waits(at: Attended, notice: NoticeDue) -> bool:
    """Whether it is still their turn, and they are not there to see it."""
    asked = at.table.people_asked >> notice.seat & 1 and at.table.seats[notice.seat].who == notice.who
    return bool(asked) and notice.who not in at.here
