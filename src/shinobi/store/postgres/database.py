"""The PostgreSQL database: how it is reached, what form it has, and what its errors mean."""

import asyncio
import re
from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from typing import Any

import asyncpg

from shinobi.engine.errors import ShinobiError
from shinobi.store.protocol import Conflict, StoreError, Unavailable, Unreadable

CONNECT_WITHIN = 5.0
ANSWER_WITHIN = 5.0
"""Seconds after which a connection that does not answer counts as broken."""

MOST_READERS = 8
"""Connections for reading, of one server."""

MIGRATING = 0x5348_4E42
"""The advisory lock under which the database gets its form: several servers may start at once."""

# `InternalClientError`: asyncpg is at odds with itself when a server goes while it is asked.
BROKEN = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InternalClientError,
)
"""The connection is gone, or goes; another may be had."""

PASSING = (*BROKEN, asyncpg.InsufficientResourcesError, asyncpg.ReadOnlySQLTransactionError)
"""Nothing can be done just now."""

ODD_TEXT = (UnicodeError, asyncpg.CharacterNotInRepertoireError, asyncpg.UntranslatableCharacterError)
"""A text that PostgreSQL cannot have, such as one with a zero in it: nothing is called so."""


class BadDatabase(ShinobiError):
    """The database cannot be used."""


@lru_cache(1000)
def numbered(sql: str) -> str:
    """The statement with its values as PostgreSQL has them: `$1` for `?1`, and for the first `?`."""
    if re.search(r"\?\d", sql):
        return re.sub(r"\?(\d)", r"$\1", sql)
    first, *others = sql.split("?")
    return first + "".join(f"${number}{rest}" for number, rest in enumerate(others, start=1))


def store_error(problem: BaseException) -> StoreError:
    """What an error of the database is called outside."""
    said = str(problem) or type(problem).__name__
    if isinstance(problem, StoreError):
        return problem
    if isinstance(problem, asyncpg.IntegrityConstraintViolationError):
        return Conflict(said)
    if isinstance(problem, (ValueError, TypeError, OverflowError)):  # among them what asyncpg cannot encode
        return StoreError(said)
    if isinstance(problem, PASSING):
        return Unavailable(said)
    if isinstance(problem, (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)):
        return Unreadable(said)
    return StoreError(said)


async def connected(url: str) -> asyncpg.Connection:
    """A connection; raises `Unavailable`."""
    try:
        return await asyncpg.connect(url, timeout=CONNECT_WITHIN, command_timeout=ANSWER_WITHIN)
    except (*PASSING, asyncpg.PostgresError) as problem:
        raise Unavailable(str(problem) or type(problem).__name__) from None


class Readers:
    """Connections by which the database is asked; made when they are needed, and again when they broke."""

    def __init__(self, url: str, within: float = ANSWER_WITHIN) -> None:
        """`within` so many seconds the database must answer."""
        self.url = url
        self.within = within
        self._pool: asyncpg.Pool | None = None
        self._opening = asyncio.Lock()

    async def rows(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        """What a query finds; raises `StoreError`. A query that failed with its connection is asked once more."""
        try:
            try:
                return await self._asked(sql, values)
            except BROKEN:
                if self._pool is not None:
                    await self._pool.expire_connections()  # the others broke as well, though nobody may know it yet
                return await self._asked(sql, values)
        except ODD_TEXT:
            return []
        except (*PASSING, asyncpg.PostgresError) as problem:
            raise store_error(problem) from None

    async def _asked(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self.url, min_size=0, max_size=MOST_READERS, timeout=self.within, command_timeout=self.within
                )
        async with self._pool.acquire(timeout=self.within) as connection:
            return [tuple(row) for row in await connection.fetch(numbered(sql), *values)]

    async def close(self) -> None:
        if self._pool is not None:
            self._pool.terminate()


async def migrate(url: str) -> None:
    """Bring the database to the newest form, one numbered step after another; raises `BadDatabase`."""
    try:
        connection = await connected(url)
    except Unavailable as problem:
        raise BadDatabase.of("database-not-reached", problem=str(problem)) from None
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            await connection.execute("CREATE TABLE IF NOT EXISTS form (number INTEGER NOT NULL)")
            done = await connection.fetchval("SELECT max(number) FROM form") or 0
            known = list(migrations())
            if done > len(known):
                raise BadDatabase.of("database-newer", form=done)
            for number, script in known[done:]:
                await connection.execute(script)
                await connection.execute("INSERT INTO form (number) VALUES ($1)", number)
    except (*PASSING, asyncpg.PostgresError) as problem:
        raise BadDatabase.of("database-not-reached", problem=str(problem)) from None
    finally:
        await connection.close()


def migrations() -> Iterator[tuple[int, str]]:
    """The numbered steps that make the database what it is, in order."""
    files = list(resources.files("shinobi.store.postgres").joinpath("migrations").iterdir())
    named = sorted((int(file.name[:4]), file) for file in files if re.fullmatch(r"\d{4}_\w+\.sql", file.name))
    for number, file in named:
        yield number, file.read_text(encoding="utf-8")
