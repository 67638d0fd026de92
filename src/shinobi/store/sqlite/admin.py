"""The file of a server, for whoever runs it."""

import sqlite3
import time
from pathlib import Path
from typing import Any

from shinobi.engine.errors import BadOption
from shinobi.store import administered
from shinobi.store.administered import Administered, Kind
from shinobi.store.changes import Change
from shinobi.store.sqlite.lock import Taken, locked
from shinobi.store.sqlite.statements import statements_of
from shinobi.store.statements import Statement


class AdministeredFile(Administered):
    """A file of SQLite, which a server may be using."""

    POSITION = "instr"

    def __init__(self, path: Path) -> None:
        if not path.exists():
            raise BadOption.of("no-data", file=str(path))
        self.path = path

    def order(self, kind: Kind, subject: str, change: Change) -> None:
        try:
            lock = locked(self.path)
        except Taken:
            self._ask_server(kind, subject)
            return
        with lock:
            self._execute(*statements_of(change))

    def _ask_server(self, kind: str, subject: str) -> None:
        self._execute(("INSERT INTO orders (kind, subject) VALUES (?, ?)", (kind, subject)))
        deadline = time.monotonic() + administered.PATIENCE
        while self.rows("SELECT 1 FROM orders WHERE kind = ? AND subject = ?", kind, subject):
            if time.monotonic() > deadline:
                raise BadOption.of("order-waits")
            time.sleep(0.1)

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
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
