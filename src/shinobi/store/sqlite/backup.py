"""A copy of the whole file while it is in use, and a copy put back."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

from shinobi.engine.errors import ShinobiError

PAGES_AT_ONCE = 2_000
"""Pages that a backup copies before it lets the server write again."""


class BadBackup(ShinobiError):
    """A file that is no whole backup."""


def back_up(data: Path, copy: Path, progress: Callable[[int, int], None]) -> None:
    """A consistent copy of the data, taken while a server may be writing; it has all that was acknowledged before."""
    if not data.exists():
        raise BadBackup.of("no-data", file=str(data))
    draft = copy.with_name(f"{copy.name}.part")
    draft.unlink(missing_ok=True)
    draft.touch(mode=0o600)  # it holds the secrets of tables and the key of all cookies
    source, target = sqlite3.connect(data, timeout=30), sqlite3.connect(draft)
    try:
        source.backup(target, pages=PAGES_AT_ONCE, progress=lambda _, left, total: progress(total - left, total))
    finally:
        target.close()
        source.close()
    check_backup(draft)
    draft.replace(copy)


def check_backup(copy: Path) -> None:
    """Raises `BadBackup` where the file is not whole, or none of ours."""
    try:
        connection = sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)
        try:
            verdict = connection.execute("PRAGMA quick_check").fetchone()[0]
            connection.execute("SELECT count(*) FROM tables").fetchone()
        finally:
            connection.close()
    except sqlite3.Error as problem:
        raise BadBackup.of("no-backup", file=str(copy), problem=str(problem)) from None
    if verdict != "ok":
        raise BadBackup.of("damaged-backup", file=str(copy), problem=verdict)


def restore(copy: Path, data: Path) -> Path | None:
    """Put a backup in the place of the data; returns where the data were moved to that were there."""
    check_backup(copy)
    moved = None
    if data.exists():
        moved = data.with_name(f"{data.name}.before-restore")
        for end in ("", "-wal", "-shm"):
            if (one := data.with_name(data.name + end)).exists():
                one.replace(moved.with_name(moved.name + end))
    data.parent.mkdir(parents=True, exist_ok=True)
    draft = data.with_name(f"{data.name}.part")
    draft.touch(mode=0o600)
    draft.write_bytes(copy.read_bytes())
    draft.replace(data)
    return moved
