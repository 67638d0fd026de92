"""One server for all tests of a worker that do not need one of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.running import Running, run, running
from shinobi.store.postgres.database import migrate
from shinobi.store.postgres.store import PostgresStore
from shinobi.store.sqlite.store import SqliteStore


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server") / "shinobi.db") as started:
        yield started
        assert started.process.poll() is None, "the server has crashed"
        complaints = started.log.read_text()
        assert "Traceback" not in complaints, complaints


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "shinobi.db"


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], SqliteStore | PostgresStore]:
    """Opens the same store each time it is called: once over SQLite, and once over PostgreSQL."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "x.db")
    url = request.getfixturevalue("postgres").new_database()
    run(migrate(url))
    return lambda: PostgresStore(url)
