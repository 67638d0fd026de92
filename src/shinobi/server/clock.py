"""The time that a server goes by: the world's when it started, and from then on what has passed since.

Setting the clock of the machine back or forth moves no deadline and holds up no answer. Where the system counts it,
the time that the machine slept has passed, too.
"""

import sys
import time
from functools import partial

_passed = partial(time.clock_gettime, time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic

_began_at = time.time() - _passed()


def now() -> float:
    """Seconds since 1970 as the clock of the machine stood at the start; it never goes back."""
    return _began_at + _passed()
