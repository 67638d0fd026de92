"""The task that writes: what arrives while the last transaction is under way is committed together in the next."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import asyncpg

from shinobi.store.changes import Change, EntryAdded, TableMade, TableRemoved
from shinobi.store.postgres.database import ODD_TEXT, connected, numbered, store_error
from shinobi.store.protocol import Chain, Lease, Lost, OnDone, StoreError, Unavailable
from shinobi.store.statements import SQL, Statement

MOST_TOGETHER = 500
"""The most writes that are committed in one transaction."""

HOLDING = """SELECT tables.id FROM tables JOIN unnest($1::text[], $2::int8[]) AS carried (place, epoch)
             ON tables.id = carried.place AND tables.epoch = carried.epoch ORDER BY tables.id FOR SHARE OF tables"""
"""The tables that are still held under the epochs that the writes carry. Nobody can take them until the commit."""

ENTRIES = """INSERT INTO entries (place, n, epoch, entry)
             SELECT * FROM unnest($1::text[], $2::int4[], $3::int8[], $4::bytea[])"""

HELD_ENTRIES = f"""WITH held AS MATERIALIZED ({HOLDING}), added AS (
                   INSERT INTO entries (place, n, epoch, entry)
                   SELECT added.* FROM unnest($3::text[], $4::int4[], $5::int8[], $6::bytea[])
                   AS added (place, n, epoch, entry) JOIN held ON held.id = added.place)
                   SELECT id FROM held"""
"""Both at once: most of what is written is entries alone."""

MADE = "INSERT INTO tables (id, maker, made_at, owner, epoch) VALUES ($1, $2, $3, $4, $5)"
OWNED = "INSERT INTO owners (place, epoch, owner) VALUES ($1, $2, $3)"

COMMIT_WITHIN = 2.5
"""Seconds after which a connection counts as broken that has not committed: the tables go on over another."""

REFUSED = (
    *ODD_TEXT,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.DataError,
    OverflowError,
    ValueError,
    TypeError,
)
"""What the database does not take, while the connection is as good as before."""

logger = logging.getLogger("shinobi")


@dataclass(slots=True)
class Write:
    """Changes that become durable together, and whom to tell."""

    changes: Sequence[Change]
    on_done: OnDone
    chain: Chain
    statements: list[Statement] | None = None
    """What has to be done besides adding entries and making tables of ours, once all values of it are made."""


class Writer:
    """One task, one connection, and the queue before it."""

    def __init__(self, url: str, server: str) -> None:
        """`server` is who owns the tables that are made."""
        self.url = url
        self.server = server
        self.problem: str | None = None
        """Why nothing can be written, as far as is known."""
        self.commits = 0
        self.written = 0
        self._gathered: list[Write] = []
        self._something = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None
        self._connection: asyncpg.Connection | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.get_running_loop().create_task(self._write_all())

    def write(self, changes: Sequence[Change], on_done: OnDone, chain: Chain | None = None) -> None:
        """Have this written. `on_done` is called in the loop once it is durable, or with what went wrong."""
        self._gathered.append(Write(changes, on_done, chain or Chain()))
        self._something.set()

    async def close(self) -> None:
        """Write what is left."""
        self._closing = True
        self._something.set()
        if self._task is not None:
            await self._task
        if self._connection is not None:
            self._connection.terminate()

    async def _write_all(self) -> None:
        while self._gathered or not self._closing:
            self._something.clear()
            if not self._gathered:
                await self._something.wait()
                continue
            batch, self._gathered = self._gathered[:MOST_TOGETHER], self._gathered[MOST_TOGETHER:]
            await self._commit(batch)
            for write in batch:
                try:
                    write.on_done(write.chain.problem)
                except Exception as problem:  # the others are told all the same
                    logger.error("Somebody could not be told that it was written (%s).", type(problem).__name__)

    async def _commit(self, batch: list[Write]) -> None:
        """Write them; what goes wrong is noted in their chains."""
        try:
            await self._together([write for write in batch if write.chain.problem is None])
        except Unavailable as problem:
            for write in batch:
                write.chain.problem = write.chain.problem or problem
        except StoreError:
            # One that cannot be written must not take the others with it, only those that follow from it.
            for write in batch:
                if write.chain.problem is None:
                    try:
                        await self._together([write])
                    except StoreError as problem:
                        write.chain.problem = problem
        problems = [write.chain.problem for write in batch]
        lasting = next((one for one in problems if isinstance(one, Unavailable)), None)
        if lasting is not None:
            self.problem = f"Nothing can be written: {lasting}."
            logger.error("Nothing can be written: %s.", lasting)
        elif not any(problems):
            self.problem = None
        self.commits += 1
        self.written += len(batch)

    async def _together(self, writes: list[Write]) -> None:
        """All of these in one transaction, but for those whose tables are another's by now; raises `StoreError`."""
        if not writes:
            return
        for write in writes:
            if write.statements is None:
                write.statements = [(sql, await _made(values)) for sql, values in _statements(write)]
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await connected(self.url)
            async with asyncio.timeout(COMMIT_WITHIN):
                if all(write.chain.lease and all(type(one) is EntryAdded for one in write.changes) for write in writes):
                    await self._write_entries(self._connection, writes)
                else:
                    await self._in_transaction(self._connection, writes)
        except StoreError:
            raise
        except Exception as problem:
            if not isinstance(problem, REFUSED) and self._connection is not None:
                broken, self._connection = self._connection, None
                with suppress(Exception):  # a connection at odds with itself may refuse even this
                    broken.terminate()  # whether it was written is known when the table is read again
            raise store_error(problem) from None

    async def _in_transaction(self, connection: asyncpg.Connection, writes: list[Write]) -> None:
        await connection.execute("BEGIN")
        try:
            await self._write_anything(connection, writes)
        except (*REFUSED, StoreError):
            await connection.execute("ROLLBACK")
            raise
        await connection.execute("COMMIT")

    async def _write_entries(self, connection: asyncpg.Connection, writes: list[Write]) -> None:
        held = await connection.fetch(HELD_ENTRIES, *_columns(_leases(writes), 2), *_columns(_entries(writes), 4))
        _lose(writes, {row[0] for row in held})

    async def _write_anything(self, connection: asyncpg.Connection, writes: list[Write]) -> None:
        for write in writes:
            for one in write.changes:
                if isinstance(one, TableMade) and write.chain.lease is not None:
                    epoch = write.chain.lease.epoch
                    await connection.execute(MADE, one.place, one.maker, one.at, self.server, epoch)
                    await connection.execute(OWNED, one.place, epoch, self.server)
        leases = _leases(writes)
        if leases:
            held = await connection.fetch(HOLDING, *_columns(leases, 2))
            writes = _lose(writes, {row[0] for row in held})
        entries = _entries(writes)
        if entries:
            await connection.execute(ENTRIES, *_columns(entries, 4))
        statements = [statement for write in writes for statement in write.statements or ()]
        for sql, run in groupby(statements, lambda statement: statement[0]):
            await connection.executemany(numbered(sql), [values for _, values in run])


def statements_of(change: Change) -> Sequence[Statement]:
    """What PostgreSQL has to do for a change, besides adding entries."""
    if isinstance(change, EntryAdded):
        return ()
    if isinstance(change, TableRemoved):
        gone = (change.place,)
        others = [(f"DELETE FROM {table} WHERE place = ?", gone) for table in ("entries", "owners")]
        return (*SQL[TableRemoved](change), *others)
    return SQL[type(change)](change)


def _statements(write: Write) -> Iterator[Statement]:
    for change in write.changes:
        if not (isinstance(change, TableMade) and write.chain.lease is not None):
            yield from statements_of(change)


def _leases(writes: list[Write]) -> list[Lease]:
    return list({write.chain.lease: None for write in writes if write.chain.lease is not None})


def _entries(writes: list[Write]) -> list[tuple[str, int, int, bytes]]:
    return [
        (one.place, one.n, 0 if write.chain.lease is None else write.chain.lease.epoch, one.entry)
        for write in writes
        for one in write.changes
        if isinstance(one, EntryAdded)
    ]


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(width)]


def _lose(writes: list[Write], held: set[str]) -> list[Write]:
    """Note whose tables are another's by now; returns the other writes."""
    kept = []
    for write in writes:
        if write.chain.lease is not None and write.chain.lease.place not in held:
            write.chain.problem = Lost("the table is another server's by now")
        else:
            kept.append(write)
    return kept


async def _made(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """The values, with those made that are long in the making: in a thread, so that nobody else waits."""
    if not any(map(callable, values)):
        return values
    try:
        return tuple([await asyncio.to_thread(value) if callable(value) else value for value in values])
    except Exception as problem:  # one that cannot be made is one that cannot be written
        raise StoreError(f"a value could not be made: {type(problem).__name__}") from problem
