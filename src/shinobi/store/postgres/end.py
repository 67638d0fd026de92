"""A PostgreSQL database as one end of a move."""

from collections.abc import Sequence
from typing import Any

import asyncpg

from shinobi.store.moving import MOVING, End, Kind, NotMoved
from shinobi.store.postgres.database import BadDatabase, connected, migrate, numbered
from shinobi.store.postgres.leases import LIVING
from shinobi.store.protocol import Unavailable

NOTE = "INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


class DatabaseEnd(End):
    """A database of PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = url

    async def open(self) -> None:
        await migrate(self.url)
        try:
            self._connection: asyncpg.Connection = await connected(self.url)
        except Unavailable as problem:
            raise BadDatabase.of("database-not-reached", problem=str(problem)) from None
        if await self.rows(LIVING):
            raise NotMoved.of("servers-running")

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await self._connection.fetch(numbered(sql), *values)]

    async def add(self, kind: Kind, rows: Sequence[tuple[Any, ...]], noted: bytes) -> None:
        columns, marks = ", ".join(kind.columns), ", ".join("?" * len(kind.columns))
        if kind.name == "entries":
            columns, marks = f"{columns}, epoch", f"{marks}, 0"
        async with self._connection.transaction():
            await self._connection.executemany(numbered(f"INSERT INTO {kind.name} ({columns}) VALUES ({marks})"), rows)
            await self._connection.execute(NOTE, MOVING, noted)

    async def done(self) -> None:
        await self._connection.execute("DELETE FROM keys WHERE name = $1", MOVING)

    async def close(self) -> None:
        await self._connection.close()
