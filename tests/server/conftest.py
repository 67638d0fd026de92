"""One server for all tests of a worker that do not need one of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.running import Running, running


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
