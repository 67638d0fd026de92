"""What whoever runs a server asks of its file: lists of tables and people, and orders to remove some of them."""

import sqlite3
import time
from pathlib import Path
from typing import Any, Literal

from shinobi.engine.errors import BadOption
from shinobi.store.changes import Change, PersonRemoved, TableRemoved
from shinobi.store.sqlite.lock import Taken, locked
from shinobi.store.sqlite.statements import statements_of
from shinobi.store.statements import Statement

PATIENCE = 15.0
"""Seconds to wait for a running server to carry out an order."""


class Administered:
    """The file of a server, which may be running."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            raise BadOption.of("no-data", file=str(path))
        self.path = path

    def tables(self, closed: bool) -> list[tuple[str, float, str | None, int, bool]]:
        """Id, time, maker, number of entries and whether it is closed, of all tables; the newest first."""
        query = """SELECT tables.id, tables.made_at, name,
                   (SELECT count(*) FROM entries WHERE place = tables.id), closed
                   FROM tables LEFT JOIN identities ON identities.id = maker
                   WHERE ? OR closed = 0 ORDER BY tables.made_at DESC"""
        return [(*row[:4], bool(row[4])) for row in self._rows(query, closed)]

    def people(self, name: str) -> list[tuple[str, str, float]]:
        """Identity, name and time of all people in whose names this is found."""
        query = "SELECT id, name, made_at FROM identities WHERE instr(lower(name), lower(?)) ORDER BY made_at"
        return self._rows(query, name)

    def records(self) -> list[bytes]:
        """The records of all finished matches."""
        return [bytes(record) for (record,) in self._rows("SELECT record FROM records ORDER BY place")]

    def remove_table(self, table: str) -> None:
        """Remove a table; raises `BadOption` where there is none."""
        if not self._rows("SELECT 1 FROM tables WHERE id = ?", table):
            raise BadOption.of("no-such-table-here", said=table)
        self._order("remove-table", table, TableRemoved(table))

    def remove_person(self, person: str) -> None:
        """Remove a person; raises `BadOption` where there is none."""
        if not self._rows("SELECT 1 FROM identities WHERE id = ?", person):
            raise BadOption.of("no-such-person-here", said=person)
        self._order("remove-person", person, PersonRemoved(person))

    def _order(self, kind: Literal["remove-table", "remove-person"], subject: str, change: Change) -> None:
        """Have a running server do it; where none runs, do it here."""
        try:
            lock = locked(self.path)
        except Taken:
            self._ask_server(kind, subject)
            return
        with lock:
            self._execute(*statements_of(change))

    def _ask_server(self, kind: str, subject: str) -> None:
        self._execute(("INSERT INTO orders (kind, subject) VALUES (?, ?)", (kind, subject)))
        deadline = time.monotonic() + PATIENCE
        while self._rows("SELECT 1 FROM orders WHERE kind = ? AND subject = ?", kind, subject):
            if time.monotonic() > deadline:
                raise BadOption.of("order-waits")
            time.sleep(0.1)

    def _rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        try:
            connection = sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro", uri=True, timeout=10)
            try:
                return connection.execute(query, values).fetchall()
            finally:
                connection.close()
        except sqlite3.Error as problem:
            raise BadOption.of("unreadable", file=str(self.path), problem=str(problem)) from None

    def _execute(self, *statements: Statement) -> None:
        """All of these, or nothing."""
        connection = sqlite3.connect(self.path, timeout=30)
        try:
            with connection:
                for sql, values in statements:
                    connection.execute(sql, values)
        finally:
            connection.close()
