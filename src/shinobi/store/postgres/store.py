"""The store in a PostgreSQL database."""

import asyncio
from collections.abc import Sequence
from typing import Any

from shinobi.store.changes import Change, Probed
from shinobi.store.postgres.database import Readers
from shinobi.store.postgres.writer import Writer
from shinobi.store.protocol import Chain, OnDone, StoreError
from shinobi.store.sql_store import SqlStore

PROBE_WITHIN = 5.0


class PostgresStore(SqlStore):
    """One database, which other servers may use as well; a `Store`. Call `migrate` before."""

    def __init__(self, url: str, server: str = "alone") -> None:
        """`server` is what this server is called among those that share the database."""
        self.writer = Writer(url, server)
        self.readers = Readers(url)

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
        await self.readers.close()

    async def probe(self) -> None:
        try:
            await asyncio.wait_for(self.flush(Probed()), PROBE_WITHIN)
        except TimeoutError:
            self.problem = "Nothing was written in time."
        except StoreError as problem:
            self.problem = f"Nothing can be written: {problem}."

    def write(self, changes: Sequence[Change], on_done: OnDone, chain: Chain | None = None) -> None:
        self.writer.write(changes, on_done, chain)

    async def use_link(self, hash: str, now: float) -> str | None:
        # At once, for somebody may claim it at another server in the same moment.
        row = await self.row("DELETE FROM links WHERE hash = ? AND until >= ? RETURNING identity", hash, now)
        return None if row is None else str(row[0])

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self.readers.rows(sql, values)

    async def long_rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self.readers.rows(sql, values)
