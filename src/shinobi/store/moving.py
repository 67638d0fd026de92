"""All data from one store to another: from a file to a database, or back. Whole, compared, and resumable.

What was moved is noted in the target together with it, page by page; whoever begins again goes on there. Until all of
it is there and was compared, no server takes the target. Nothing happens to the source.
"""

import hashlib
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from shinobi.engine.errors import ShinobiError
from shinobi.store.sqlite.file import connected as connected_to_file
from shinobi.store.sqlite.file import migrate as migrate_file
from shinobi.store.sqlite.journal import Journal

AT_ONCE = 500
"""Rows that are moved in one transaction."""

MOVING = "moving"
"""The key that a store has while data are moved to it."""

Progress = Callable[[str, int], None]
"""Told the name of what is moved, and how many rows of it were."""


class NotMoved(ShinobiError):
    """The data could not be moved."""


@dataclass(frozen=True)
class Kind:
    """Rows of one kind, and by which columns they are told apart."""

    name: str
    key: tuple[str, ...]
    others: tuple[str, ...]
    where: str = "true"

    @property
    def columns(self) -> tuple[str, ...]:
        return *self.key, *self.others

    @property
    def page(self) -> str:
        """The rows that follow one."""
        key, marks = ", ".join(self.key), ", ".join("?" * len(self.key))
        return f"""SELECT {", ".join(self.columns)} FROM {self.name} WHERE ({key}) > ({marks}) AND {self.where}
                   ORDER BY {key} LIMIT {AT_ONCE}"""

    @property
    def first(self) -> str:
        """The first rows."""
        return f"""SELECT {", ".join(self.columns)} FROM {self.name} WHERE {self.where}
                   ORDER BY {", ".join(self.key)} LIMIT {AT_ONCE}"""


KINDS = (
    Kind("identities", ("id",), ("name", "made_at")),
    Kind("settings", ("identity",), ("value",)),
    Kind("devices", ("identity", "device"), ("label", "made_at", "seen_at", "revoked")),
    Kind("links", ("hash",), ("identity", "until")),
    Kind("tokens", ("hash",), ("id", "program", "owner", "scopes", "made_at")),
    Kind("subscriptions", ("endpoint",), ("who", "p256dh", "auth", "language", "made_at")),
    Kind("mails", ("who",), ("address", "language", "code", "until")),
    Kind("keys", ("name",), ("value",), f"name NOT IN ('{MOVING}', 'probe', 'servers')"),
    Kind("tables", ("id",), ("maker", "made_at", "closed")),
    Kind("records", ("place",), ("record",)),
    Kind("played", ("who", "at", "place"), ("seat", "game", "share", "people", "match")),
    Kind("notices", ("place", "seat"), ("step",)),
    Kind("entries", ("place", "n"), ("entry",), "place IN (SELECT id FROM tables)"),
)
"""Everything that is moved, in this order. Orders of the host and leases are for the servers that run."""


class Noted(msgspec.Struct):
    """How far it has come."""

    kind: int = 0
    after: list[Any] | None = None
    """The key of the last row."""


class End(ABC):
    """One end of a move."""

    @abstractmethod
    async def open(self) -> None:
        """Make sure that nobody else uses it, and that it has the newest form; raises `ShinobiError`."""

    @abstractmethod
    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query finds."""

    @abstractmethod
    async def add(self, kind: Kind, rows: Sequence[tuple[Any, ...]], noted: bytes) -> None:
        """Write rows, and how far it has come with them: all or nothing."""

    @abstractmethod
    async def done(self) -> None:
        """All is there."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of it."""

    async def noted(self) -> Noted | None:
        """How far a move to this end has come; `None` if none has begun."""
        rows = await self.rows("SELECT value FROM keys WHERE name = ?", MOVING)
        return msgspec.json.decode(bytes(rows[0][0]), type=Noted) if rows else None

    async def is_empty(self) -> bool:
        """Whether there is nothing yet."""
        return not any([await self.rows(f"SELECT 1 FROM {kind.name} LIMIT 1") for kind in KINDS if kind.name != "keys"])


class FileEnd(End):
    """A file of SQLite."""

    def __init__(self, path: Path) -> None:
        self.path = path

    async def open(self) -> None:
        from shinobi.store.sqlite.lock import locked

        self._lock = locked(self.path)
        self.path.touch(mode=0o600)
        self._connection = connected_to_file(self.path)
        migrate_file(self._connection, self.path)
        Journal(self._connection).sweep()

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._connection.execute(sql, values).fetchall()

    async def add(self, kind: Kind, rows: Sequence[tuple[Any, ...]], noted: bytes) -> None:
        table = "journal" if kind.name == "entries" else kind.name
        marks = ", ".join("?" * len(kind.columns))
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            self._connection.executemany(f"INSERT INTO {table} ({', '.join(kind.columns)}) VALUES ({marks})", rows)
            self._connection.execute("INSERT OR REPLACE INTO keys (name, value) VALUES (?, ?)", (MOVING, noted))
            self._connection.execute("COMMIT")
        except BaseException:
            self._connection.execute("ROLLBACK")
            raise

    async def done(self) -> None:
        Journal(self._connection).sweep()
        self._connection.execute("DELETE FROM keys WHERE name = ?", (MOVING,))

    async def close(self) -> None:
        self._connection.close()
        self._lock.close()


async def move(source: End, target: End, progress: Progress) -> dict[str, int]:
    """Move everything and compare it; returns how many rows of each kind there are. Raises `ShinobiError`."""
    await source.open()
    try:
        await target.open()
        try:
            return await _moved(source, target, progress)
        finally:
            await target.close()
    finally:
        await source.close()


async def _moved(source: End, target: End, progress: Progress) -> dict[str, int]:
    if await source.noted() is not None:
        raise NotMoved.of("half-moved")
    noted = await target.noted()
    if noted is None:
        if not await target.is_empty():
            raise NotMoved.of("target-not-empty")
        noted = Noted()
    for number, kind in enumerate(KINDS):
        if number < noted.kind:
            continue
        after = noted.after if number == noted.kind else None
        count = 0
        while rows := await _page(source, kind, after):
            after = list(rows[-1][: len(kind.key)])
            await target.add(kind, rows, msgspec.json.encode(Noted(number, after)))
            count += len(rows)
            progress(kind.name, count)
    counts = {}
    for kind in KINDS:
        progress(kind.name, 0)
        here, there = await _summed(source, kind), await _summed(target, kind)
        if here != there:
            raise NotMoved.of("moved-otherwise", kind=kind.name)
        counts[kind.name] = here[0]
    await target.done()
    return counts


async def _page(end: End, kind: Kind, after: Sequence[Any] | None) -> list[tuple[Any, ...]]:
    return await (end.rows(kind.first) if after is None else end.rows(kind.page, *after))


async def _summed(end: End, kind: Kind) -> tuple[int, int]:
    """How many rows there are, and the sum of their hashes: the same in whatever order they come."""
    count = total = 0
    after: Sequence[Any] | None = None
    while rows := await _page(end, kind, after):
        after = rows[-1][: len(kind.key)]
        count += len(rows)
        for row in rows:
            total += int.from_bytes(hashlib.sha256(msgspec.msgpack.encode(row)).digest())
    return count, total % 2**256


def half_moved(path: Path) -> bool:
    """Whether data were being moved to this file, and not all of them are there."""
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    try:
        return connection.execute("SELECT 1 FROM keys WHERE name = ?", (MOVING,)).fetchone() is not None
    finally:
        connection.close()
