"""Every check of this folder runs for every game there is, at every table of it: no game is named here."""

import pytest
from conformance.tables import TABLES

from shinobi.engine.game import game_named, game_names


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", TABLES, ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [game_named(name) for name in game_names()], ids=lambda game: game.name)
