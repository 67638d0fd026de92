"""What all tests share: how thoroughly to test, a browser, and that the program speaks English on every machine."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import luck
import pytest

if TYPE_CHECKING:
    from many.backing import Postgres
    from playwright.sync_api import Browser

os.environ["SHINOBI_LANG"] = "en"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", type=int, default=1, help="Repeat the random tests so many times as often.")
    parser.addoption("--luck", default="1", help="What servers deal follows from the test's name, and from this text.")
    parser.addoption("--write-golden", action="store_true", help="Write the golden transcripts anew.")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    luck.begins(f"{item.config.getoption('--luck')} {item.nodeid}")


@pytest.fixture(scope="session")
def thorough(request: pytest.FixtureRequest) -> int:
    """How many times as often random tests repeat. CI runs them once; a person with time may ask for more."""
    times: int = request.config.getoption("--thorough")
    return times


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a worker: Playwright starts only once in a process. Loaded by those who need it."""
    from browser.browsing import a_browser

    with a_browser() as one:
        yield one


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of a worker, started for the first that needs it."""
    from many.backing import a_postgres

    with a_postgres() as one:
        yield one
