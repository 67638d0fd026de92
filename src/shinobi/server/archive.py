"""Old tables and replays: read in a thread of their own, and folded in slices, so that nobody else waits for them."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TypeVar

from shinobi.server.notices import Notice
from shinobi.server.quiet_logs import place_of
from shinobi.server.turns import Account, Turns
from shinobi.store.protocol import Unavailable
from shinobi.store.records import StoredTable
from shinobi.table.folding import fold
from shinobi.table.log import AnyEntry, read
from shinobi.table.refusal import Refusal
from shinobi.table.table import Table
from shinobi.telling.company import Company
from shinobi.telling.teller import Teller

logger = logging.getLogger("shinobi")

MOST_WAITING = 20
"""So many old tables and replays may one address wait for."""

SLICE = 0.004
"""Seconds for which the loop folds an old table before it sees to everybody else."""

REPLAY_BYTES = 32 * 1024 * 1024
"""Bytes of replays that are kept, since they take a while to make and never change."""

T = TypeVar("T")


class Damaged(Refusal):
    """A table whose log cannot be read."""

    def __init__(self) -> None:
        super().__init__("damaged", "The data of this table are damaged; whoever runs the server has been told.")


@dataclass
class Loaded:
    """A table that was read from the store."""

    teller: Teller
    closed: bool
    """Whether it was not to be loaded at the start: it is over, or was asleep."""
    notices: list[Notice] = field(default_factory=list)
    """Who was asked last on each seat, and was not told that it is their turn."""


class Archive:
    """One thread, and the turns in which visitors may use it."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="archive")
        self.turns = Turns(1, MOST_WAITING)
        self.damaged: set[str] = set()
        self._replays: OrderedDict[object, bytes] = OrderedDict()
        self._size = 0

    async def work(self, account: Account, work: Callable[[], T]) -> T:
        """Have something done in the thread."""
        async with self.turns.turn(account):
            return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    async def load(
        self,
        account: Account,
        place: str,
        stored: Callable[[str], Awaitable[StoredTable | None]],
        begun: Callable[[str, AnyEntry], Teller],
        notices_of: Callable[[Table, AnyEntry, int], list[Notice]],
    ) -> Loaded | None:
        """A table as its log has it; `None` if there is none.

        Raises `Damaged` if it is damaged. Its log is read in the thread. It is folded on the loop, for compiled
        matches share what shows them and belong to one thread; but in slices, between which everybody else is served.
        """

        try:
            async with self.turns.turn(account):
                kept = await stored(place)
                if kept is None:
                    return None
                entries = await asyncio.get_running_loop().run_in_executor(self.pool, _entries, kept)
                first, *others = entries
                loaded = Loaded(begun(place, first), kept.closed)
                await self._fold(loaded, others, notices_of)
                settled = kept.notified
                loaded.notices = [one for one in loaded.notices if settled.get(one.seat, -1) < one.step]
                return loaded
        except Unavailable:
            raise  # busy, or no disk: the table itself is as it was
        except Refusal:
            raise
        except Exception as problem:
            if place not in self.damaged:
                self.damaged.add(place)
                # The whole id would be a key to the table for whoever reads logs.
                logger.error(place_of(f"The table {place[:3]}… cannot be read, and stays closed", problem))
            raise Damaged() from None

    async def _fold(
        self, loaded: Loaded, entries: list[AnyEntry], notices_of: Callable[[Table, AnyEntry, int], list[Notice]]
    ) -> None:
        nobody, since, teller = Company(), time.perf_counter(), loaded.teller
        table = teller.table
        notices: dict[int, Notice] = {}
        for entry in entries:
            asked_before = table.people_asked
            teller.tell(fold(table, entry), nobody)
            for notice in notices_of(table, entry, asked_before):
                notices[notice.seat] = notice
            if time.perf_counter() - since > SLICE:
                await asyncio.sleep(0)
                since = time.perf_counter()
        loaded.notices = list(notices.values())

    async def replay(self, account: Account, key: object, make: Callable[[], bytes]) -> bytes:
        """A replay, from the cache or newly made."""
        if key not in self._replays:
            made = await self.work(account, lambda: self._replays.get(key) or make())
            if key not in self._replays:
                self._size += len(made)
            self._replays[key] = made
            while self._size > REPLAY_BYTES and len(self._replays) > 1:
                self._size -= len(self._replays.popitem(last=False)[1])
            return made
        self._replays.move_to_end(key)
        return self._replays[key]

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def _entries(kept: StoredTable) -> list[AnyEntry]:
    return [read(entry) for entry in kept.entries]
