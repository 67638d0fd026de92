"""A server in a thread of the test's own process, so that a test can look into it: settings, loop, house."""

import asyncio
import sqlite3
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from shinobi.server.app import app
from shinobi.server.door import Config, Door
from shinobi.server.guard import Guard
from shinobi.server.house import House
from shinobi.server.quick_socket import QuickSocket
from shinobi.server.serving import Server, bound
from shinobi.server.settings import Compile, Settings
from shinobi.store.changes import Change
from shinobi.store.sqlite.journal import Journal
from shinobi.store.sqlite.statements import statements_of
from shinobi.store.sqlite.store import SqliteStore


@contextmanager
def served(settings: Settings) -> Iterator[tuple[str, int]]:
    """Address and port of a server that runs in a thread named `server`."""
    with housed(settings) as (_, address, port):
        yield address, port


@contextmanager
def housed(settings: Settings, kept: Sequence[Change] = ()) -> Iterator[tuple[House, str, int]]:
    """The same, and its house; `kept` is written into its file before it starts."""
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "shinobi.db")
        with sqlite3.connect(store.path, isolation_level=None) as connection:
            Journal(connection).write(one for change in kept for one in statements_of(change))
        connection.close()
        house = House(store, settings)
        if settings.compile is Compile.NOW:
            house.rooms.use_compiled_rules()
        config = Config(app(house), http=Door, ws=QuickSocket, log_config=None, access_log=False, lifespan="on")
        config.guard = house.guard = Guard(settings, 1000)
        server = Server(config)
        server.house = house
        taken = bound("127.0.0.1", 0)
        port = taken.getsockname()[1]
        thread = threading.Thread(target=asyncio.run, args=(server.serve([taken]),), name="server")
        server.capture_signals = _no_signals  # type: ignore[method-assign]
        thread.start()
        try:
            yield house, f"http://127.0.0.1:{port}", port
        finally:
            server.should_exit = True
            thread.join(20)
            assert not thread.is_alive()


@contextmanager
def _no_signals() -> Iterator[None]:
    yield
