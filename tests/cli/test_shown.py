"""`shinobi games` and `shinobi rules`: what there is to play, and by which rules."""

import json
import re

import shinobi
from shinobi.locale import clauses

from .terminal import shinobi_says


def test_the_games_are_listed_with_editions_and_options() -> None:
    said = shinobi_says("games")
    assert (said.code, said.err) == (0, "")
    assert "daimyo Shinobi (Great Daimyo), 4–6 players" in said.words
    assert "Editions: en English – any declarations es Spanish – different declarations" in said.words
    for option in ("distinct_declarations", "max_rounds", "start", "clans"):
        assert option in said.words


def test_programs_get_the_games_as_json() -> None:
    said = shinobi_says("games", "--json")
    assert (said.code, said.err) == (0, "")
    listed = {game["game"]: game for game in json.loads(said.out)}
    assert list(listed) == shinobi.game_names()
    daimyo = listed["daimyo"]
    assert daimyo["players"] == [4, 5, 6]
    assert daimyo["editions"]["es"] == {"players": [4, 5, 6], "options": {"distinct_declarations": True}}
    assert daimyo["options"]["max_rounds"] == {
        "default": 60,
        "means": {"kind": "plain"},
        "type": "integer",
        "minimum": 0,
        "maximum": 1000,
    }


def test_the_rules_page_has_every_clause_in_order() -> None:
    said = shinobi_says("rules", "daimyo")
    assert (said.code, said.err) == (0, "")
    assert re.findall(r"^  (DAI-\d\d)  ", said.out, re.MULTILINE) == clauses("daimyo")
    for part in ("Set-up", "What each player may know", "None of it binds anyone.", "An independent, non-commercial"):
        assert part in said.words


def test_help_names_all_commands() -> None:
    said = shinobi_says("--help")
    assert (said.code, said.err) == (0, "")
    for command in ("play", "simulate", "rules", "verify", "games"):
        assert re.search(rf"^  {command} ", said.out, re.MULTILINE)
