"""A bot that learned chooses in a browser what it chooses on a server, whatever its seat cannot know."""

import base64
from pathlib import Path
from typing import Any

import pytest
from conformance.tables import TABLES

from shinobi.bots import Asked, asked_of
from shinobi.bots.grandmaster import choice_of
from shinobi.bots.master import SEARCHES
from shinobi.bots.network import network_of
from shinobi.bots.wasm_module import layout, learnt_level, learnt_parts, parts, searching_level, wasm
from shinobi.engine.game import game_named
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.match import new
from wasm.test_modules import answered, bundled

UNKNOWN_TABLES: dict[str, dict[str, Any]] = {"daimyo": {"max_rounds": 2}, "clans": {"troops_per_clan": 9}}
"""Options with which no network was trained. In daimyo it chooses alone, in clans it guides a search."""

EACH = [2, 3]
"""How many simulations each search does."""


def moment(asked: Asked, searched: list[int]) -> dict[str, Any]:
    seen = base64.b64encode(asked.seen).decode()
    return {"state": seen, "seat": asked.seat, "key": str(asked.key), "told": asked.told, "searched": searched}


@pytest.mark.parametrize("name", UNKNOWN_TABLES)
def test_a_network_chooses_the_same_in_a_browser_and_in_both_worlds(name: str, tmp_path: Path) -> None:
    """Where it was not trained at such a table, a master's search takes its place, there as here."""
    moments, expected, differing, game = [], [], 0, game_named(name)
    net = network_of(game)
    assert net is not None
    for table in [table for table in TABLES if table.name == name]:
        for match, s, seat, _ in table.walk(3):
            if len(match.steps) % 3:
                continue
            key = nth_key(5, len(match.steps))
            chosen = choice_of(asked_of(match, seat, key), EACH)
            assert chosen is not None
            move, searched = chosen
            assert searched in ([], EACH if net.SIMULATIONS else [])
            worlds = [s, imagine(table.game, s, seat, key)]
            differing += worlds[0].pack() != worlds[1].pack()
            for match.state in worlds:
                moments.append(moment(asked_of(match, seat, key), searched))
                expected.append(game.actions.action(move))
            match.state = s
    assert differing
    assert len(set(expected)) > 10
    odd = new(name, players=4, seed=3, **UNKNOWN_TABLES[name])
    asked = asked_of(odd, odd.actor or 0, 1)
    assert choice_of(asked) is None
    bundled("network.mjs", tmp_path / "bundle.mjs")
    described: dict[str, Any] = layout(name, [*parts(game), *learnt_parts(game)])
    described["bots"]["levels"]["grandmaster"] = searching_level(game) | learnt_level(game, net)
    task = {"layout": described, "moments": [*moments, moment(asked, [])]}
    assert len(EACH) == SEARCHES
    assert answered(tmp_path / "bundle.mjs", wasm(name, learnt=True), task, tmp_path) == [*expected, None]
