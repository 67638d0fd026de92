"""One server for one file: a lock that says who has it."""

import os
import sys
from pathlib import Path
from typing import IO

from shinobi.engine.errors import ShinobiError


class Taken(ShinobiError):
    """Another server has the file."""


def locked(data: Path) -> IO[str]:
    """Take the file of data for this process, until the process ends; raises `Taken`. Keep what is returned."""
    data.parent.mkdir(parents=True, exist_ok=True)
    path = data.with_name(f"{data.name}.lock")
    lock = path.open("a+", encoding="utf-8")
    try:
        _lock(lock)
    except OSError:
        lock.seek(0)
        holder = lock.read(200).strip().removeprefix("process ") or "?"
        lock.close()
        raise Taken.of("data-in-use", file=str(data), holder=holder) from None
    lock.seek(0)
    lock.truncate()
    lock.write(f"process {os.getpid()}\n")
    lock.flush()
    return lock


def _lock(lock: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        lock.seek(1000)  # behind what the file says, so that others can read that
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
