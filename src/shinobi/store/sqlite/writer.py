"""The thread that writes: what arrives together is committed together, and told after the commit."""

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from queue import SimpleQueue

from msgspec import Struct

from shinobi.store.changes import Change
from shinobi.store.protocol import Chain, Conflict, OnDone, StoreError, Unavailable
from shinobi.store.sqlite.file import connected
from shinobi.store.sqlite.journal import MOST_UNSWEPT, Journal
from shinobi.store.sqlite.statements import statements_of
from shinobi.store.statements import Statement

MOST_TOGETHER = 1000
"""The most writes that are committed in one transaction."""

BUSY = 8
GATHERING, MOST_GATHERING = 0.0003, 0.015
"""After a batch of more than BUSY writes, the thread waits GATHERING seconds for each of them, but never more than
MOST_GATHERING, so that the next batch grows: a commit costs the same for one write as for a hundred."""

logger = logging.getLogger("shinobi")


class Write(Struct, gc=False):
    """Changes that become durable together, and whom to tell."""

    changes: Sequence[Change]
    on_done: OnDone
    chain: Chain


class Writer:
    """One thread, one connection, and the queue before it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem: str | None = None
        """Why nothing can be written, as far as is known."""
        self.commits = 0
        self.written = 0
        self._queue: SimpleQueue[list[Write] | None] = SimpleQueue()
        self._gathered: list[Write] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)

    def start(self) -> None:
        """Begin to write; called from the loop that is told."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()
        self._hand_over()

    def write(self, changes: Sequence[Change], on_done: OnDone, chain: Chain | None = None) -> None:
        """Have this written. `on_done` is called in the loop once it is durable, or with what went wrong."""
        self._gathered.append(Write(changes, on_done, chain or Chain()))
        if len(self._gathered) == 1 and self._loop is not None:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """What was asked for in one turn of the loop goes to the thread together: waking it each time is dear."""
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    async def close(self) -> None:
        """Write what is left."""
        if self._thread.is_alive():
            self._hand_over()
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)

    def _write_all(self) -> None:
        connection = connected(self.path)
        journal = Journal(connection)
        going_on = True
        while going_on:
            batch: list[Write] = []
            one = self._queue.get()
            while one is not None:
                batch += one
                if self._queue.empty() or len(batch) >= MOST_TOGETHER:
                    break
                one = self._queue.get()
            going_on = one is not None
            if batch:
                self._commit(journal, batch)
            if journal.unswept >= MOST_UNSWEPT or not going_on:
                self._sweep(journal)
            if len(batch) > BUSY and going_on:
                time.sleep(min(len(batch) * GATHERING, MOST_GATHERING))
        connection.close()

    def _sweep(self, journal: Journal) -> None:
        try:
            journal.sweep()
        except sqlite3.Error as problem:  # the entries are safe where they are, and read from there
            logger.error("The journal could not be swept: %s.", problem)

    def _commit(self, journal: Journal, batch: list[Write]) -> None:
        outcomes = [write.chain.problem for write in batch]
        try:
            journal.write(_statements(write for write in batch if write.chain.problem is None))
        except (sqlite3.Error, OverflowError) as problem:
            # One that cannot be written must not take the others with it, only those that follow from it.
            outcomes = []
            for write in batch:
                try:
                    if isinstance(problem, sqlite3.OperationalError):
                        raise problem
                    if write.chain.problem is None:
                        journal.write(_statements([write]))
                except (sqlite3.Error, OverflowError) as own_problem:
                    write.chain.problem = store_error(own_problem)
                outcomes.append(write.chain.problem)
        lasting = [outcome for outcome in outcomes if isinstance(outcome, Unavailable)]
        if lasting:
            self.problem = f"Nothing can be written: {lasting[0]}."
            logger.error("Nothing can be written: %s.", lasting[0])
        elif not any(outcomes):
            self.problem = None
        self.commits += 1
        self.written += len(batch)
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(_tell, batch, outcomes)
        except RuntimeError:  # the loop has ended: nobody is left to tell
            return


def _statements(writes: Iterable[Write]) -> Iterator[Statement]:
    return (statement for write in writes for change in write.changes for statement in statements_of(change))


def store_error(problem: BaseException) -> StoreError:
    """What a failed write is called outside."""
    if isinstance(problem, sqlite3.IntegrityError):
        return Conflict(str(problem))
    if isinstance(problem, sqlite3.DatabaseError):
        return Unavailable(str(problem))
    return StoreError(str(problem))


def _tell(batch: list[Write], outcomes: list[BaseException | None]) -> None:
    for write, outcome in zip(batch, outcomes, strict=True):
        write.on_done(outcome)
