"""Running a server: one process, one loop, from the first socket to the last goodbye."""

import asyncio
import ctypes
import gc
import logging
import platform
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn

from shinobi.bots.warm import compile_rules
from shinobi.engine.errors import BadOption
from shinobi.server.app import app
from shinobi.server.door import Config, Door
from shinobi.server.guard import Guard, most_connections
from shinobi.server.house import House
from shinobi.server.quick_socket import QuickSocket
from shinobi.server.quiet_logs import QuietLogs
from shinobi.server.settings import Compile, Settings
from shinobi.store.moving import NotMoved, half_moved
from shinobi.store.sqlite.file import BadStore
from shinobi.store.sqlite.lock import locked
from shinobi.store.sqlite.store import SqliteStore
from shinobi.wire import LONGEST_MESSAGE

HEARTBEAT = 20.0
"""Seconds between the pings by which a dead connection is noticed."""


BACKLOG = 2048

M_MMAP_THRESHOLD = -3
"""What `mallopt` calls the size from which on a block of memory is taken from the system by itself."""

LARGE = 64 * 1024
"""Bytes. Messages are smaller, and most replays larger."""

SWITCH_AFTER = 0.002
"""Seconds after which a thread that calculates lets the loop go on."""

SELDOM = (5_000, 5, 400)
"""How much is made before the garbage collector looks for cycles: tables are large, and looking takes its time. What is
new is looked at in portions of a few milliseconds, because everybody waits meanwhile; all there is, very seldom."""


class Server(uvicorn.Server):
    """Says goodbye before it closes the sockets."""

    house: House

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.say_goodbye()
        await asyncio.sleep(0.05)  # the goodbyes go out before the transport closes
        await super().shutdown(sockets)


def serve(
    host: str,
    port: int,
    path: Path,
    settings: Settings,
    log_level: str,
    on_start: Callable[[str], None],
    on_progress: Callable[[int, int], None] | None = None,
) -> None:
    """Run until a signal says otherwise. `on_start` is told the address, once the port is ours.

    `on_progress` is told how many of how many tables were read, while that takes a while.
    """
    lock = None
    if settings.database is None:
        lock = locked(path)
        house = House(SqliteStore(path), settings)
        if half_moved(path):
            raise NotMoved.of("half-moved")
    else:
        house = _joined(settings, settings.database)
    if on_progress is not None:
        house.on_progress = on_progress
    if settings.compile is Compile.NOW:
        compile_rules()
        house.rooms.use_compiled_rules()
    for handler in logging.getLogger().handlers:
        handler.addFilter(QuietLogs())
    config = Config(
        app(house),
        host=host,
        port=port,
        loop="auto",
        http=Door,
        ws=QuickSocket,
        ws_max_size=2 * LONGEST_MESSAGE,  # up to here a message that is too long is answered; beyond, cut off
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        ws_per_message_deflate=False,  # the size of what is compressed tells of what is in it
        access_log=False,  # addresses of tables are as good as keys to them
        log_level=log_level,
        log_config=None,  # all lines go where ours go, and past the same filter
        server_header=False,
        timeout_graceful_shutdown=5,
        backlog=BACKLOG,
    )
    try:
        taken = bound(host, port)
    except OSError as problem:
        raise BadStore.of("port-taken", address=f"{host}:{port}", problem=str(problem.strerror)) from None
    # At the level INFO it names the address of every socket, and with it the table: who reads that could go there.
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, logging.getLogger().level))
    config.guard = house.guard = Guard(settings, most_connections())
    config.proxies = frozenset(str(config.forwarded_allow_ips).split(","))
    server = Server(config)
    server.house = house
    name = f"[{host}]" if ":" in host else host
    on_start(f"http://{name}:{taken.getsockname()[1]}")
    give_back_memory()
    gc.collect()
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(*SELDOM)
    sys.setswitchinterval(SWITCH_AFTER)
    server.run(sockets=[taken])
    if lock is not None:
        lock.close()


def _joined(settings: Settings, database: str) -> House:
    """A house that shares its tables with others; what that needs is imported for nobody else."""
    try:
        from shinobi.server.cluster.joining import joined
    except ModuleNotFoundError:
        raise BadOption.of("database-extra") from None
    return joined(settings, database)


def give_back_memory() -> None:
    """Have large blocks, such as replays, go back to the system when they are freed, where the C library is GNU's.

    Otherwise it soon keeps them for later, between small blocks, and memory grows by the gaps.
    """
    if platform.libc_ver()[0] == "glibc":
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)


def port_options(platform: str) -> list[int]:
    """The socket options by which a port is ours alone, and free again as soon as we are gone.

    On Windows SO_REUSEADDR would let any other program listen at the same port; there it has to be forbidden instead.
    """
    if platform == "win32":
        return [getattr(socket, "SO_EXCLUSIVEADDRUSE", ~socket.SO_REUSEADDR)]
    return [socket.SO_REUSEADDR]


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there; raises `OSError` where somebody else does."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    try:
        for option in port_options(sys.platform):
            taken.setsockopt(socket.SOL_SOCKET, option, 1)
        taken.bind((host, port))
        taken.listen(BACKLOG)  # who comes before the tables are read has to wait, and is not turned away
    except OSError:
        taken.close()
        raise
    taken.set_inheritable(True)
    return taken
