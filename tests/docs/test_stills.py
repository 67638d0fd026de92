"""The pictures on the rules pages show tables of today: the usual options and, where there are cards, today's deck."""

import json
from pathlib import Path

import msgspec
import pytest

from shinobi.engine.game import game_named, game_names

GAMES = Path(__file__).parents[2] / "client" / "src" / "games"


@pytest.mark.parametrize("name", game_names())
def test_a_still_shows_the_table_as_it_is_without_options(name: str) -> None:
    setting = json.loads((GAMES / name / "still.json").read_text())["setting"]
    table, _ = game_named(name).table(setting["players"])
    assert setting["edition"] == table.edition
    again = "Make it again with client/lab/stills.py."
    assert setting["options"] == json.loads(msgspec.json.encode(table.options)), again
