"""`shinobi deck check`, and playing with a deck from a file."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from shinobi.cli import deck, simulate
from shinobi.cli.console import read_options
from shinobi.engine.errors import BadOption
from shinobi.engine.game import game_named

MOUNTAIN = Path(__file__).parents[1] / "games" / "arts" / "mountain.toml"


def test_a_right_deck_is_said_to_be_right() -> None:
    result = CliRunner().invoke(deck.app, ["check", str(MOUNTAIN)])
    assert result.exit_code == 0
    assert "Mountain deck" in " ".join(result.output.split())


def test_a_wrong_deck_is_explained_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(MOUNTAIN.read_text(encoding="utf-8").replace("value = 12", "value = 120"), encoding="utf-8")
    result = CliRunner().invoke(deck.app, ["check", str(file)])
    assert isinstance(result.exception, BadOption)
    assert "line 117: Every item has a value" in str(result.exception)


def test_a_game_without_a_deck_is_told_so() -> None:
    with pytest.raises(BadOption, match="arts"):
        CliRunner().invoke(deck.app, ["check", str(MOUNTAIN), "--game", "daimyo"], catch_exceptions=False)
    with pytest.raises(BadOption, match="no option “deck”"):
        read_options(game_named("daimyo"), [], MOUNTAIN)


def test_a_simulation_can_use_a_deck_from_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    simulate.simulate("arts", games=20, deck=MOUNTAIN, as_json=True)
    summary = json.loads(capsys.readouterr().out)
    assert summary["options"]["deck"]["name"] == "Mountain deck"
    assert summary["games"] == 20


def test_the_house_deck_can_be_named() -> None:
    assert read_options(game_named("arts"), ["deck=house"])["deck"]["name"] == "House deck"
