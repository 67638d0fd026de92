"""The journal: entries are appended to it as they come, which makes them durable, and are sorted by table later.

The contents, by which a table's entries are found, are brought up to date many at a time: the entries are swept.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from typing import Any

from shinobi.store.sqlite.statements import ENTRY
from shinobi.store.statements import Statement

MOST_UNSWEPT = 4_000
"""So many entries are swept at once. The more there are, the more of one table go to the same page of the contents; but
what is to be written meanwhile has to wait, with 250 tables for some 7 ms."""

LAST = "SELECT max(n) FROM contents WHERE place = ?"
SWEEP = (
    "INSERT INTO contents SELECT place, n, id FROM unswept ORDER BY place, n",
    "UPDATE swept SET id = (SELECT coalesce(max(id), 0) FROM journal)",
)

MOST_ENTRIES = 200
"""So many entries at most are one statement: after each one, the thread has to wait for the interpreter again."""


class Journal:
    """A connection that writes. The numbers of its entries only rise, so that none is there twice.

    What number a table has come to is kept here while it has entries that are not swept: the contents do not have them.
    Where another connection has written since, it is read again: that may be another server, at the same tables.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._last: dict[str, int] = {}
        """The last entry number of each table that has unswept entries."""
        self._version: int | None = None
        """The `data_version` at which `_last` was read: writes of other connections change it, our own do not."""
        self.unswept = 0
        """How many entries were written since the last sweep."""

    def write(self, statements: Iterable[Statement]) -> None:
        """All of these, or nothing."""
        with self._transaction():
            self._look_again()
            for sql, values in self._joined(statements):
                self._connection.execute(sql, values if sql.startswith(ENTRY) else _made(values))

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            self._version = None  # what was counted did not happen: look again
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise

    def _look_again(self) -> None:
        """Nobody else can write from here to the end of the transaction."""
        (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            self._last = dict(self._connection.execute("SELECT place, max(n) FROM unswept GROUP BY place"))
            self._version = version

    def _joined(self, statements: Iterable[Statement]) -> Iterator[Statement]:
        """The same statements in the same order; entries that follow one another are one."""
        entries: list[tuple[Any, ...]] = []
        for statement in statements:
            sql, values = statement
            if sql is ENTRY:
                self._count(values[0], values[1])
                entries.append(values)
                if len(entries) < MOST_ENTRIES:
                    continue
            if entries:
                yield _inserted(entries)
                entries = []
            if sql is not ENTRY:
                yield statement
        if entries:
            yield _inserted(entries)

    def _count(self, place: str, n: int) -> None:
        last = self._last.get(place)
        if last is None:
            (last,) = self._connection.execute(LAST, (place,)).fetchone()
        if last is not None and n <= last:
            raise sqlite3.IntegrityError("an entry of this number is there already")
        self._last[place] = n
        self.unswept += 1

    def sweep(self) -> None:
        """Bring the contents up to date, in one transaction: whoever reads finds each entry by them or after them."""
        self.unswept = 0
        with self._transaction():
            for sql in SWEEP:
                self._connection.execute(sql)
        self._last = {}  # the contents know now, and can be asked


def _inserted(entries: list[tuple[Any, ...]]) -> Statement:
    return ENTRY + ", (?, ?, ?)" * (len(entries) - 1), tuple(chain.from_iterable(entries))


def _made(values: tuple[Any, ...]) -> tuple[Any, ...]:
    try:
        return tuple(value() if callable(value) else value for value in values)
    except Exception as problem:  # one that cannot be made is one that cannot be written
        raise sqlite3.ProgrammingError(f"a value could not be made: {type(problem).__name__}") from problem
