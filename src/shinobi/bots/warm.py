"""Gets ready what a server wants compiled, in the cache on disk: the rules of all games, and the masters' search.

    python -m shinobi.bots.warm

A server runs this beside itself when it starts, at low priority: compiling inside it would hold up its tables.
"""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import Process

from shinobi.engine.game import game_names

LOW_PRIORITY = 15
RULES_ARE_READY = b"rules"
"""What it says once the rules are compiled."""


async def start_compiler() -> Process:
    """Get everything ready in a process of its own."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", __name__),
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )


async def rules_are_ready(process: Process) -> bool:
    """Wait until it has compiled the rules; whether that went well."""
    assert process.stdout is not None
    return (await process.stdout.readline()).strip() == RULES_ARE_READY


async def end(process: Process) -> None:
    """What is not ready by now is not needed any more."""
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
    await process.wait()


def compile_rules() -> None:
    """Compile what tables need of the rules of all games, or load it from disk."""
    from shinobi.engine.native.buffers import facts_buffers

    for game in game_names():
        facts_buffers(game)


def main() -> None:
    with contextlib.suppress(AttributeError, OSError):  # not on every system
        os.nice(LOW_PRIORITY)
    compile_rules()
    sys.stdout.write(RULES_ARE_READY.decode() + "\n")
    sys.stdout.flush()

    from shinobi.bots.levels import BOTS, prepare

    for level in BOTS.values():
        for game in game_names():
            prepare(level(), game)


if __name__ == "__main__":
    main()
