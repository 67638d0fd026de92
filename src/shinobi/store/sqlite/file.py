"""The SQLite file: where it lies, how it is opened, and what form it has."""

import re
import sqlite3
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from platformdirs import user_data_path

from shinobi.engine.errors import ShinobiError
from shinobi.store.sqlite.journal import MOST_ENTRIES

PAGE = 4096
"""Bytes. Entries that are committed together fill some of them. A file that was made with others keeps them."""

PAGES_BETWEEN_CHECKPOINTS = 8_000

OURS = 0x5348_4E42
"""The `application_id` of our files."""

BEFORE_RELEASE = range(1, 8)
"""The forms of files that were made before there was a first release; they have no `application_id`."""


class BadStore(ShinobiError):
    """The file cannot be used."""


def default_path() -> Path:
    """Where the data lie if nobody says otherwise."""
    return user_data_path("shinobi", appauthor=False) / "shinobi.db"


def connected(path: Path) -> sqlite3.Connection:
    """A connection by which a commit is durable when it returns."""
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=10, cached_statements=2 * MOST_ENTRIES
    )
    connection.execute(f"PRAGMA page_size={PAGE}")  # of a file that is made just now
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint={PAGES_BETWEEN_CHECKPOINTS}")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the file to the newest form, one numbered step after another; each is whole or not at all."""
    done = connection.execute("PRAGMA user_version").fetchone()[0]
    ours = connection.execute("PRAGMA application_id").fetchone()[0] == OURS
    known = list(migrations())
    if not ours and done in BEFORE_RELEASE:
        raise BadStore.of("data-older", file=str(path))
    if done > len(known):
        raise BadStore.of("data-newer", file=str(path), form=done)
    for number, script in known[done:]:
        form = f"PRAGMA application_id = {OURS};\nPRAGMA user_version = {number};"
        connection.executescript(f"BEGIN IMMEDIATE;\n{script}\n{form}\nCOMMIT;")


def migrations() -> Iterator[tuple[int, str]]:
    """The numbered steps that make the file what it is, in order."""
    files = list(resources.files("shinobi.store.sqlite").joinpath("migrations").iterdir())
    numbered = sorted((int(file.name[:4]), file) for file in files if re.fullmatch(r"\d{4}_\w+\.sql", file.name))
    for number, file in numbered:
        yield number, file.read_text(encoding="utf-8")
