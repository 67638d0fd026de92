"""The store in one SQLite file: short reads happen where they are asked for, whole logs and all writes in threads."""

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from shinobi.store.changes import Change, Probed
from shinobi.store.protocol import Chain, OnDone, StoreError, Unavailable, Unreadable
from shinobi.store.sql_store import SqlStore
from shinobi.store.sqlite.file import BadStore, connected, migrate
from shinobi.store.sqlite.journal import Journal
from shinobi.store.sqlite.writer import Writer

PROBE_WITHIN = 5.0
LEAST_FREE = 32_000_000
"""Bytes of the disk below which the server says that it is not ready."""

logger = logging.getLogger("shinobi")


class SqliteStore(SqlStore):
    """One SQLite file; a `Store`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Secrets of tables and the key of all cookies are in it. SQLite makes its other files alike.
            path.touch(mode=0o600)
            self._reading = connected(path)
            migrate(self._reading, path)
            self._loading = connected(path)
            """For whole logs, which are read in a thread of their own."""
            self._sweep_at_start()
        except (OSError, sqlite3.Error) as problem:
            raise BadStore.of("data-not-kept", file=str(path), problem=str(problem)) from None
        self._pages = ThreadPoolExecutor(1, thread_name_prefix="store-reading")
        self.writer = Writer(path)

    def _sweep_at_start(self) -> None:
        """Sweep what a server that was killed has left. A damaged page costs the tables on it, and not the start."""
        try:
            Journal(self._reading).sweep()
        except (sqlite3.OperationalError, sqlite3.IntegrityError):
            raise
        except sqlite3.DatabaseError as problem:
            logger.error("The file of data is damaged (%s). Tables that cannot be read are named below.", problem)

    @property
    def problem(self) -> str | None:
        return self.writer.problem

    @problem.setter
    def problem(self, problem: str | None) -> None:
        self.writer.problem = problem

    def start(self) -> None:
        self.writer.start()

    async def close(self) -> None:
        await self.writer.close()
        self._pages.shutdown(wait=True, cancel_futures=True)
        self._reading.close()
        self._loading.close()

    async def probe(self) -> None:
        try:
            free = shutil.disk_usage(self.path.parent).free
            await asyncio.wait_for(self.flush(Probed()), PROBE_WITHIN)
            if free < LEAST_FREE:
                self.problem = f"The disk is nearly full: {free // 1_000_000} MB are left."
        except TimeoutError:
            self.problem = "Nothing was written in time."
        except (OSError, StoreError) as problem:
            self.problem = f"Nothing can be written: {problem}."

    # Writing

    def write(self, changes: Sequence[Change], on_done: OnDone, chain: Chain | None = None) -> None:
        self.writer.write(changes, on_done, chain)

    # Reading

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return _read(self._reading, sql, values)

    async def long_rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query finds that takes a while: in a thread, so that nobody else waits."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pages, _read, self._loading, sql, values)


def _read(connection: sqlite3.Connection, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """What a query finds; raises `Unavailable`, or `Unreadable` where the file is damaged."""
    try:
        return connection.execute(sql, values).fetchall()
    except sqlite3.OperationalError as problem:
        raise Unavailable(str(problem)) from None
    except sqlite3.DatabaseError as problem:
        raise Unreadable(str(problem)) from None
