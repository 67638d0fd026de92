"""The store in one SQLite file: short reads happen where they are asked for, whole logs and all writes in threads."""

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from shinobi.store.changes import Change, NoticeDue, Probed
from shinobi.store.protocol import After, Chain, OnDone, StoreError, Unavailable, Unreadable
from shinobi.store.records import (
    Device,
    GameTally,
    History,
    KeptRecord,
    Mail,
    Order,
    PlayedMatch,
    StoredTable,
    Subscription,
    Token,
)
from shinobi.store.sqlite.file import BadStore, connected, migrate
from shinobi.store.sqlite.journal import Journal
from shinobi.store.sqlite.writer import Writer

PROBE_WITHIN = 5.0
LEAST_FREE = 32_000_000
"""Bytes of the disk below which the server says that it is not ready."""

TOKEN = """SELECT tokens.id, program, name, owner, scopes, tokens.made_at
           FROM tokens JOIN identities ON identities.id = program"""

logger = logging.getLogger("shinobi")

_match = msgspec.json.Decoder(PlayedMatch).decode


class SqliteStore:
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

    async def flush(self, *changes: Change) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def tell(problem: BaseException | None) -> None:
            if done.cancelled():
                return
            if problem is None:
                done.set_result(None)
            else:
                done.set_exception(problem)

        self.write(changes, tell)
        await done

    # Reading

    def _rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return _read(self._reading, sql, values)

    def _row(self, sql: str, *values: Any) -> tuple[Any, ...] | None:
        rows = self._rows(sql, *values)
        return rows[0] if rows else None

    async def _long_rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query finds that takes a while: in a thread, so that nobody else waits."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pages, _read, self._loading, sql, values)

    # Tables

    async def unfinished_places(self) -> list[str]:
        return [place for (place,) in self._rows("SELECT id FROM tables WHERE closed = 0 ORDER BY made_at")]

    async def has_table(self, place: str) -> bool:
        return self._row("SELECT 1 FROM tables WHERE id = ?", place) is not None

    async def stored_table(self, place: str) -> StoredTable | None:
        row = self._row("SELECT closed FROM tables WHERE id = ?", place)
        return None if row is None else StoredTable(place, bool(row[0]), await self.entries(place))

    async def entries(self, place: str) -> list[bytes]:
        """The log of a table."""
        rows = await self._long_rows("SELECT entry FROM entries WHERE place = ? ORDER BY n", place)
        return [entry for (entry,) in rows]

    async def stored_record(self, place: str) -> bytes | None:
        row = self._row("SELECT record FROM records WHERE place = ?", place)
        return None if row is None else bytes(row[0])

    async def own_records(self, who: str, after: After, most: int) -> list[KeptRecord]:
        sql = """SELECT at, played.place, record FROM played JOIN records ON records.place = played.place
                 WHERE who = ? AND (at, played.place) > (?, ?) ORDER BY at, played.place LIMIT ?"""
        return [KeptRecord(*row) for row in await self._long_rows(sql, who, *after, most)]

    async def all_records(self, after: After, most: int) -> list[KeptRecord]:
        sql = """SELECT made_at, id, record,
                 (SELECT entry FROM entries WHERE entries.place = tables.id AND n = 0)
                 FROM tables JOIN records ON records.place = id
                 WHERE (made_at, id) > (?, ?) ORDER BY made_at, id LIMIT ?"""
        return [KeptRecord(*row) for row in await self._long_rows(sql, *after, most)]

    async def played_by(self, who: str, before: float, most: int) -> History:
        newest = "SELECT match FROM played WHERE who = ? AND at < ? ORDER BY at DESC LIMIT ?"
        counted = """SELECT game, count(*), sum(share = 1), sum(share > 0 AND share < 1), sum(people > 1)
                     FROM played WHERE who = ? AND people > 0 GROUP BY game ORDER BY game"""
        ((total,),) = self._rows("SELECT count(*) FROM played WHERE who = ?", who)
        matches = [_match(match) for (match,) in self._rows(newest, who, before, most)]
        return History(matches, [GameTally(*row) for row in self._rows(counted, who)], total)

    # People

    async def name_of(self, identity: str) -> str | None:
        row = self._row("SELECT name FROM identities WHERE id = ?", identity)
        return None if row is None else row[0]

    async def settings_of(self, identity: str) -> bytes | None:
        row = self._row("SELECT value FROM settings WHERE identity = ?", identity)
        return None if row is None else bytes(row[0])

    async def device(self, identity: str, device: str) -> Device | None:
        sql = "SELECT device, label, made_at, seen_at, revoked FROM devices WHERE identity = ? AND device = ?"
        row = self._row(sql, identity, device)
        return None if row is None else Device(row[0], row[1], row[2], row[3], bool(row[4]))

    async def devices_of(self, identity: str) -> list[Device]:
        sql = """SELECT device, label, made_at, seen_at FROM devices WHERE identity = ? AND revoked = 0
                 ORDER BY seen_at DESC LIMIT 100"""
        return [Device(*row) for row in self._rows(sql, identity)]

    async def link(self, hash: str, now: float) -> str | None:
        row = self._row("SELECT identity FROM links WHERE hash = ? AND until >= ?", hash, now)
        return None if row is None else str(row[0])

    async def token(self, hash: str) -> Token | None:
        return _token(self._row(f"{TOKEN} WHERE hash = ?", hash))

    async def token_of_program(self, program: str) -> Token | None:
        return _token(self._row(f"{TOKEN} WHERE program = ?", program))

    async def tokens_of(self, owner: str) -> list[Token]:
        rows = self._rows(f"{TOKEN} WHERE owner = ? ORDER BY tokens.made_at", owner)
        return [token for row in rows if (token := _token(row)) is not None]

    # Telling people that it is their turn

    async def waiting_notices(self) -> list[NoticeDue]:
        return [NoticeDue(*row) for row in self._rows("SELECT place, seat, step, who, due FROM notices ORDER BY due")]

    async def subscriptions_of(self, who: str) -> list[Subscription]:
        sql = "SELECT endpoint, p256dh, auth, language FROM subscriptions WHERE who = ? ORDER BY made_at DESC"
        return [Subscription(*row) for row in self._rows(sql, who)]

    async def mail_of(self, who: str) -> Mail | None:
        row = self._row("SELECT address, language, code IS NULL FROM mails WHERE who = ?", who)
        return None if row is None else Mail(row[0], row[1], bool(row[2]))

    # The server itself

    async def key(self, name: str, fresh: bytes) -> bytes:
        self._rows("INSERT OR IGNORE INTO keys (name, value) VALUES (?, ?)", name, fresh)
        ((value,),) = self._rows("SELECT value FROM keys WHERE name = ?", name)
        return bytes(value)

    async def orders(self) -> list[Order]:
        return [Order(*row) for row in self._rows("SELECT id, kind, subject FROM orders ORDER BY id")]


def _read(connection: sqlite3.Connection, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """What a query finds; raises `Unavailable`, or `Unreadable` where the file is damaged."""
    try:
        return connection.execute(sql, values).fetchall()
    except sqlite3.OperationalError as problem:
        raise Unavailable(str(problem)) from None
    except sqlite3.DatabaseError as problem:
        raise Unreadable(str(problem)) from None


def _token(row: tuple[Any, ...] | None) -> Token | None:
    if row is None:
        return None
    short, program, name, owner, scopes, made_at = row
    return Token(short, program, name, owner, scopes.split(), made_at)
