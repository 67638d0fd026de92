"""One server for all browser tests of a worker, and people who use it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser
from server.running import Running, running

from browser.browsing import Person


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server") / "shinobi.db") as one:
        yield one


@pytest.fixture
def person(browser: Browser, server: Running) -> Iterator[Callable[..., Person]]:
    """Makes people; when the test ends, none of them has seen an error."""
    people: list[Person] = []

    def come(name: str | None = None, **screen: Any) -> Person:
        people.append(Person(browser, server.address, name, **screen))
        return people[-1]

    yield come
    for one in people:
        one.leave()
