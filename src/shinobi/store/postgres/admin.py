"""The database that several servers may share, for whoever runs them."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg

from shinobi.engine.errors import BadOption
from shinobi.store import administered
from shinobi.store.administered import Administered, Kind
from shinobi.store.changes import Change
from shinobi.store.postgres.database import ODD_TEXT, PASSING, BadDatabase, connected, migrate, numbered
from shinobi.store.postgres.leases import LIVING
from shinobi.store.postgres.writer import statements_of
from shinobi.store.protocol import Unavailable

T = TypeVar("T")


class AdministeredDatabase(Administered):
    """A database of PostgreSQL, which servers may be using."""

    POSITION = "strpos"

    def __init__(self, url: str) -> None:
        self.url = url
        asyncio.run(migrate(url))

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._with_connection(lambda connection: connection.fetch(numbered(query), *values), [])

    def order(self, kind: Kind, subject: str, change: Change) -> None:
        if not self.rows(LIVING):
            self._with_connection(lambda connection: _execute(connection, change), None)
            return
        insert = "INSERT INTO orders (kind, subject) VALUES ($1, $2) RETURNING id"
        ((order,),) = self._with_connection(lambda connection: connection.fetch(insert, kind, subject), [])
        deadline = time.monotonic() + administered.PATIENCE
        while self.rows("SELECT 1 FROM orders WHERE id = ?", order):
            if time.monotonic() > deadline:
                raise BadOption.of("order-waits")
            time.sleep(0.1)

    def _with_connection(self, work: Callable[[asyncpg.Connection], Awaitable[Any]], nothing: T) -> Any | T:
        """What the work returns; `nothing` where it speaks of what PostgreSQL cannot have. Raises `BadDatabase`."""

        async def whole() -> Any:
            connection = await connected(self.url)
            try:
                return await work(connection)
            finally:
                await connection.close()

        try:
            return asyncio.run(whole())
        except ODD_TEXT:
            return nothing
        except (*PASSING, Unavailable, asyncpg.PostgresError) as problem:
            said = str(problem) or type(problem).__name__
            raise BadDatabase.of("database-not-reached", problem=said) from None


async def _execute(connection: asyncpg.Connection, change: Change) -> None:
    """All of it, or nothing."""
    async with connection.transaction():
        for sql, values in statements_of(change):
            await connection.execute(numbered(sql), *values)
