"""The store: an append-only log in SQLite. What arrives together is committed together, and told after the commit."""

import asyncio
import hashlib
import logging
import re
import secrets
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from platformdirs import user_data_path

from shinobi.engine.errors import ShinobiError
from shinobi.store.journal import ENTRY, MOST_ENTRIES, MOST_UNSWEPT, Journal, Statement

MOST_TOGETHER = 1000
"""The most writes that are committed in one transaction."""

BUSY = 8
GATHERING = 0.003
"""After a batch of more than BUSY writes, the thread waits GATHERING seconds before it commits the next one, so that
batches grow: a commit costs the same for one write as for a hundred."""

PAGE = 4096
"""Bytes. Entries that are committed together fill some of them. A file that was made with others keeps them."""

PAGES_BETWEEN_CHECKPOINTS = 8_000

PROBE: Statement = ("INSERT OR REPLACE INTO keys (name, value) VALUES ('probe', randomblob(20000))", ())
PROBE_WITHIN = 5.0
LEAST_FREE = 32_000_000
"""Bytes of the disk below which the server says that it is not ready."""

logger = logging.getLogger("shinobi")


class BadStore(ShinobiError):
    """The file cannot be used."""


def default_path() -> Path:
    """Where the data lie if nobody says otherwise."""
    return user_data_path("shinobi", appauthor=False) / "shinobi.db"


OnDone = Callable[[BaseException | None], None]


@dataclass
class Chain:
    """Writes of which each follows from the ones before: where one fails, none of the later ones is written."""

    problem: BaseException | None = None


@dataclass(slots=True)
class Write:
    """Statements that become durable together, and whom to tell."""

    statements: list[Statement]
    on_done: OnDone
    chain: Chain


@dataclass
class StoredTable:
    """A table as the store has it."""

    id: str
    closed: bool
    entries: list[bytes] = field(default_factory=list)


class Store:
    """One SQLite file. Reads happen where they are asked for; writes in a thread of their own, in order."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Secrets of tables and the key of all cookies are in it. SQLite makes its other files alike.
            path.touch(mode=0o600)
            self._reading = self._connected()
            self._migrate(self._reading)
            self._loading = self._connected()
            """For whole logs, which are read in a thread of their own."""
            self._sweep_at_start()
        except (OSError, sqlite3.Error) as problem:
            raise BadStore.of("data-not-kept", file=str(path), problem=str(problem)) from None
        self._queue: SimpleQueue[list[Write] | None] = SimpleQueue()
        self._gathered: list[Write] = []
        self._being_claimed: set[str] = set()
        """Links that somebody uses just now: nobody else may, until they are gone."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self.problem: str | None = None
        """Why nothing can be written, as far as is known; `None` where the last write was done."""
        self.commits = 0
        self.written = 0

    def _sweep_at_start(self) -> None:
        """Sweep what a server that was killed has left. A damaged page costs the tables on it, and not the start."""
        try:
            Journal(self._reading).sweep()
        except (sqlite3.OperationalError, sqlite3.IntegrityError):
            raise
        except sqlite3.DatabaseError as problem:
            logger.error("The file of data is damaged (%s). Tables that cannot be read are named below.", problem)

    def _connected(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, isolation_level=None, check_same_thread=False, timeout=10, cached_statements=2 * MOST_ENTRIES
        )
        connection.execute(f"PRAGMA page_size={PAGE}")  # of a file that is made just now
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint={PAGES_BETWEEN_CHECKPOINTS}")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    def _migrate(self, connection: sqlite3.Connection) -> None:
        """Bring the file to the newest form, one numbered step after another; each is whole or not at all."""
        done = connection.execute("PRAGMA user_version").fetchone()[0]
        known = list(migrations())
        if done > len(known):
            raise BadStore.of("data-newer", file=str(self.path), form=done)
        for number, script in known[done:]:
            connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")

    # Writing

    def start(self) -> None:
        """Begin to write; called from the loop that is told."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()
        self._hand_over()

    def write(self, statements: list[Statement], on_done: OnDone, chain: Chain | None = None) -> None:
        """Have this written. `on_done` is called in the loop once it is durable, or with what went wrong."""
        self._gathered.append(Write(statements, on_done, chain or Chain()))
        if len(self._gathered) == 1 and self._loop is not None:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """What was asked for in one turn of the loop goes to the thread together: waking it each time is dear."""
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    async def flush(self, *statements: Statement) -> None:
        """Write these statements and wait until they are committed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def tell(problem: BaseException | None) -> None:
            if done.cancelled():
                return
            if problem is None:
                done.set_result(None)
            else:
                done.set_exception(problem)

        self.write(list(statements), tell)
        await done

    async def probe(self) -> None:
        """See whether something can be written that needs some room; `problem` says so afterwards."""
        try:
            free = shutil.disk_usage(self.path.parent).free
            await asyncio.wait_for(self.flush(PROBE), PROBE_WITHIN)
            if free < LEAST_FREE:
                self.problem = f"The disk is nearly full: {free // 1_000_000} MB are left."
        except TimeoutError:
            self.problem = "Nothing was written in time."
        except (OSError, sqlite3.Error) as problem:
            self.problem = f"Nothing can be written: {problem}."

    async def close(self) -> None:
        """Write what is left, and close the file."""
        if self._thread.is_alive():
            self._hand_over()
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
        self._reading.close()
        self._loading.close()

    def _write_all(self) -> None:
        connection = self._connected()
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
                time.sleep(GATHERING)
        connection.close()

    def _sweep(self, journal: Journal) -> None:
        try:
            journal.sweep()
        except sqlite3.Error as problem:  # the entries are safe where they are, and read from there
            logger.error("The journal could not be swept: %s.", problem)

    def _commit(self, journal: Journal, batch: list[Write]) -> None:
        outcomes = [write.chain.problem for write in batch]
        try:
            journal.write(statement for write in batch if write.chain.problem is None for statement in write.statements)
        except (sqlite3.Error, OverflowError) as problem:
            # One that cannot be written must not take the others with it, only those that follow from it.
            outcomes = []
            for write in batch:
                try:
                    if isinstance(problem, sqlite3.OperationalError):
                        raise problem
                    if write.chain.problem is None:
                        journal.write(write.statements)
                except (sqlite3.Error, OverflowError) as own_problem:
                    write.chain.problem = own_problem
                outcomes.append(write.chain.problem)
        troubles = [outcome for outcome in outcomes if isinstance(outcome, sqlite3.DatabaseError)]
        lasting = [trouble for trouble in troubles if not isinstance(trouble, sqlite3.IntegrityError)]
        if lasting:
            self.problem = f"Nothing can be written: {lasting[0]}."
            logger.error("Nothing can be written: %s.", lasting[0])
        elif not troubles:
            self.problem = None
        self.commits += 1
        self.written += len(batch)
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(_tell, batch, outcomes)
        except RuntimeError:  # the loop has ended: nobody is left to tell
            return

    # Tables

    @staticmethod
    def entry(place: str, n: int, entry: bytes) -> Statement:
        return ENTRY, (place, n, entry)

    @staticmethod
    def table(place: str, maker: str | None, at: float) -> Statement:
        return "INSERT INTO tables (id, maker, made_at) VALUES (?, ?, ?)", (place, maker, at)

    @staticmethod
    def closed(place: str) -> Statement:
        return "UPDATE tables SET closed = 1 WHERE id = ?", (place,)

    @staticmethod
    def reopened(place: str) -> Statement:
        return "UPDATE tables SET closed = 0 WHERE id = ?", (place,)

    @staticmethod
    def record(place: str, record: bytes | Callable[[], bytes]) -> Statement:
        return "INSERT INTO records (place, record) VALUES (?, ?)", (place, record)

    def unfinished_places(self) -> list[str]:
        """All tables that go on, the oldest first."""
        query = "SELECT id FROM tables WHERE closed = 0 ORDER BY made_at"
        return [place for (place,) in self._reading.execute(query)]

    def has_table(self, place: str) -> bool:
        return self._reading.execute("SELECT 1 FROM tables WHERE id = ?", (place,)).fetchone() is not None

    def stored_table(self, place: str) -> StoredTable | None:
        """A table with its whole log. May be called in any thread, in one at a time."""
        row = self._loading.execute("SELECT closed FROM tables WHERE id = ?", (place,)).fetchone()
        return None if row is None else StoredTable(place, bool(row[0]), self._entries(place))

    def _entries(self, place: str) -> list[bytes]:
        rows = self._loading.execute("SELECT entry FROM entries WHERE place = ? ORDER BY n", (place,))
        return [entry for (entry,) in rows]

    def stored_record(self, place: str) -> bytes | None:
        row = self._reading.execute("SELECT record FROM records WHERE place = ?", (place,)).fetchone()
        return None if row is None else bytes(row[0])

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query finds; for tables that have a module of their own."""
        return self._reading.execute(sql, values).fetchall()

    # Identities

    def name_of(self, identity: str) -> str | None:
        row = self._reading.execute("SELECT name FROM identities WHERE id = ?", (identity,)).fetchone()
        return None if row is None else row[0]

    def knows(self, identity: str) -> bool:
        return self._reading.execute("SELECT 1 FROM identities WHERE id = ?", (identity,)).fetchone() is not None

    @staticmethod
    def identity(identity: str, name: str, at: float) -> Statement:
        sql = "INSERT INTO identities VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
        return sql, (identity, name, at)

    def settings_of(self, identity: str) -> bytes | None:
        """What somebody has set, as it was written."""
        row = self._reading.execute("SELECT value FROM settings WHERE identity = ?", (identity,)).fetchone()
        return None if row is None else bytes(row[0])

    @staticmethod
    def settings(identity: str, value: bytes) -> Statement:
        sql = "INSERT INTO settings VALUES (?, ?) ON CONFLICT (identity) DO UPDATE SET value = excluded.value"
        return sql, (identity, value)

    @staticmethod
    def device(identity: str, device: str, label: str, at: float) -> Statement:
        sql = "INSERT OR IGNORE INTO devices (identity, device, label, made_at, seen_at) VALUES (?, ?, ?, ?, ?)"
        return sql, (identity, device, label, at, at)

    @staticmethod
    def device_seen(identity: str, device: str, at: float) -> Statement:
        return "UPDATE devices SET seen_at = ? WHERE identity = ? AND device = ?", (at, identity, device)

    @staticmethod
    def device_revoked(identity: str, device: str) -> Statement:
        return "UPDATE devices SET revoked = 1 WHERE identity = ? AND device = ?", (identity, device)

    def revoked(self, identity: str, device: str) -> bool | None:
        """Whether a device was revoked; `None` if it is not known."""
        query = "SELECT revoked FROM devices WHERE identity = ? AND device = ?"
        row = self._reading.execute(query, (identity, device)).fetchone()
        return None if row is None else bool(row[0])

    def seen_at(self, identity: str, device: str) -> float | None:
        query = "SELECT seen_at FROM devices WHERE identity = ? AND device = ?"
        row = self._reading.execute(query, (identity, device)).fetchone()
        return None if row is None else float(row[0])

    def devices_of(self, identity: str) -> list[tuple[str, str, float, float]]:
        """Device, label, and when it was made and last seen, of those that were not revoked."""
        query = """SELECT device, label, made_at, seen_at FROM devices WHERE identity = ? AND revoked = 0
                   ORDER BY seen_at DESC LIMIT 100"""
        return self._reading.execute(query, (identity,)).fetchall()

    def link_names(self, code: str) -> str | None:
        """The identity that a code stands for; it can still be used."""
        query = "SELECT identity FROM links WHERE hash = ? AND until >= ?"
        row = self._reading.execute(query, (_hashed(code), time.time())).fetchone()
        return None if row is None else str(row[0])

    async def link(self, identity: str, seconds: float) -> str:
        """A code that gives this identity to another device, once and for so long."""
        code, now = secrets.token_urlsafe(18), time.time()
        await self.flush(
            ("DELETE FROM links WHERE until < ? OR identity = ?", (now, identity)),
            ("INSERT INTO links (hash, identity, until) VALUES (?, ?, ?)", (_hashed(code), identity, now + seconds)),
        )
        return code

    async def claimed(self, code: str) -> str | None:
        """The identity a code stands for, if it does; then never again."""
        query, hashed = "SELECT identity FROM links WHERE hash = ? AND until >= ?", _hashed(code)
        row = self._reading.execute(query, (hashed, time.time())).fetchone()
        if row is None or hashed in self._being_claimed:
            return None
        self._being_claimed.add(hashed)
        try:
            await self.flush(("DELETE FROM links WHERE hash = ?", (hashed,)))
        finally:
            self._being_claimed.discard(hashed)
        return str(row[0])

    def signing_key(self) -> bytes:
        """The key that cookies are signed with."""
        return self.key("cookies", secrets.token_bytes(32))

    def key(self, name: str, fresh: bytes) -> bytes:
        """The key of this name: made once, kept with the data."""
        self._reading.execute("INSERT OR IGNORE INTO keys (name, value) VALUES (?, ?)", (name, fresh))
        return bytes(self._reading.execute("SELECT value FROM keys WHERE name = ?", (name,)).fetchone()[0])


def migrations() -> Iterator[tuple[int, str]]:
    """The numbered steps that make the file what it is, in order."""
    files = list(resources.files("shinobi.store").joinpath("migrations").iterdir())
    numbered = sorted((int(file.name[:4]), file) for file in files if re.fullmatch(r"\d{4}_\w+\.sql", file.name))
    for number, file in numbered:
        yield number, file.read_text(encoding="utf-8")


def _tell(batch: list[Write], outcomes: list[BaseException | None]) -> None:
    for write, outcome in zip(batch, outcomes, strict=True):
        write.on_done(outcome)


def _hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
