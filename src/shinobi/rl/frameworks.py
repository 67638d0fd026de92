"""Frameworks that need not be there: a sentence says how to get one."""

from collections.abc import Iterator
from contextlib import contextmanager

from shinobi.engine.errors import BadOption

EXTRA = "shinobi-games[rl]"


@contextmanager
def needed(called: str, package: str, wanted: str = EXTRA) -> Iterator[None]:
    """Turns a failed import of a framework into a sentence that says what to install."""
    try:
        yield
    except ImportError as missing:
        if (missing.name or "").partition(".")[0] != package:
            raise
        raise BadOption(f"{called} is not installed. Get it with: pip install '{wanted}'") from None
