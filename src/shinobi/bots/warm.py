"""Gets the masters of all games ready: compiles what their search needs into the cache on disk.

    python -m shinobi.bots.warm

A server runs this beside itself when it starts, at low priority: compiling inside it would hold up its tables.
"""

import contextlib
import os
import subprocess
import sys

from shinobi.engine.game import game_names

LOW_PRIORITY = 15


_beside: list[subprocess.Popen[bytes]] = []
"""Kept, so that nobody misses the process."""


def beside() -> None:
    """Get them ready in a process of its own."""
    _beside.append(
        subprocess.Popen(
            [sys.executable, "-P", "-m", __name__],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    )


def main() -> None:
    from shinobi.bots.master import warm_up

    with contextlib.suppress(AttributeError, OSError):  # not on every system
        os.nice(LOW_PRIORITY)
    for game in game_names():
        warm_up(game)


if __name__ == "__main__":
    main()
