"""Logs that nobody can flood: the same complaint is written a few times a minute, then counted.

What an exception says may be hidden from those who read logs, and a traceback may be as long as somebody likes: only
its kind and its place are written.
"""

import logging
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass

MOST = 5
"""So many lines of one kind are written in a window."""

WINDOW = 60.0
"""Seconds."""

LONGEST_LINE = 500
MOST_KINDS = 500
"""So many kinds of lines are told apart."""


@dataclass(slots=True)
class Written:
    """The lines of one kind in this window."""

    since: float
    lines: int = 0


class QuietLogs(logging.Filter):
    """Goes to a handler: lets through a few lines of each kind, and says how many it has left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.kinds: dict[tuple[str, int, str], Written] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = (record.name, record.levelno, str(record.msg)), self.clock()
        if len(self.kinds) > MOST_KINDS:
            self.kinds.clear()
        written = self.kinds.setdefault(kind, Written(now))
        left_out = 0
        if now - written.since >= WINDOW:
            left_out = max(0, written.lines - MOST)
            written.since, written.lines = now, 0
        written.lines += 1
        if written.lines > MOST:
            return False
        line = place_of(record.getMessage(), record.exc_info[1] if record.exc_info else None)[:LONGEST_LINE]
        if left_out:
            line += f" ({left_out} more like this were left out.)"
        elif written.lines == MOST:
            line += f" (More like this in the next {WINDOW:.0f} seconds are only counted.)"
        record.msg, record.args = line.replace("\n", " "), ()
        record.exc_info = record.exc_text = record.stack_info = None
        return True


def place_of(said: str, problem: BaseException | None) -> str:
    """What was said, with the kind of an exception and where it was raised."""
    if problem is None:
        return said
    trace = traceback.extract_tb(problem.__traceback__)
    where = f" at {trace[-1].filename}:{trace[-1].lineno}" if trace else ""
    return f"{said.rstrip()} ({type(problem).__name__}{where})"
