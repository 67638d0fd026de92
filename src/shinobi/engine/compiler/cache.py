"""Compiled programs on disk: files that can be deleted at any time, and that many processes read and write at once."""

import contextlib
import os
import tempfile
from pathlib import Path

from platformdirs import user_cache_path


def cache_folder() -> Path:
    """Where compiled programs are kept."""
    named = os.environ.get("SHINOBI_CACHE")
    return Path(named).expanduser() / "shinobi" if named else user_cache_path("shinobi", appauthor=False)


def read(name: str) -> bytes | None:
    """The file of this name, if it is there and can be read."""
    try:
        return (cache_folder() / name).read_bytes()
    except OSError:
        return None


def write(name: str, content: bytes) -> None:
    """Write all of a file or nothing. Where nothing can be written, nothing is kept."""
    folder = cache_folder()
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=folder)
        try:
            with os.fdopen(handle, "wb") as out:
                out.write(content)
            Path(temporary).replace(folder / name)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
