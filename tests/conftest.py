"""What all tests share: how thoroughly to test."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", type=int, default=1, help="Repeat the random tests so many times as often.")
    parser.addoption("--write-golden", action="store_true", help="Write the golden transcripts anew.")


@pytest.fixture(scope="session")
def thorough(request: pytest.FixtureRequest) -> int:
    """How many times as often random tests repeat. CI runs them once; a person with time may ask for more."""
    times: int = request.config.getoption("--thorough")
    return times
