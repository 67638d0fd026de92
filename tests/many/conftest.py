"""Three servers for all tests of a worker that need no more: they take longer to start than most tests take."""

from collections.abc import Iterator

import pytest

from many.backing import Postgres
from many.cluster import Servers, servers


@pytest.fixture(scope="session")
def three(postgres: Postgres) -> Iterator[Servers]:
    """Whoever stops or kills one starts another in its place."""
    with servers(postgres, 3) as some:
        yield some
