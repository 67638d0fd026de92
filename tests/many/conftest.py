"""What the tests of several servers share: three of them for all tests of a worker, since they are slow to start."""

from collections.abc import Iterator

import pytest

from many.backing import Postgres
from many.cluster import Servers, servers
from shinobi.store.postgres import leases


@pytest.fixture(scope="session")
def three(postgres: Postgres) -> Iterator[Servers]:
    """Whoever stops or kills one starts another in its place."""
    with servers(postgres, 3) as some:
        yield some


@pytest.fixture
def long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a scene may take longer than a lease usually lasts, and so may the database."""
    monkeypatch.setattr(leases, "LEASE", 60.0)
    monkeypatch.setattr(leases, "ANSWER_WITHIN", 30.0)
