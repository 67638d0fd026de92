"""A bot that learned chooses in a browser what it chooses on a server, whatever its seat cannot know."""

import base64
from pathlib import Path
from typing import Any

from conformance.tables import TABLES

from shinobi.bots import Asked, asked_of
from shinobi.bots.grandmaster import choice_of
from shinobi.bots.network import network_of
from shinobi.bots.wasm_module import layout, learnt_level, learnt_parts, parts, searching_level, wasm
from shinobi.engine.game import game_named
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.match import new
from wasm.test_modules import answered, bundled

GAME = "daimyo"


def moment(asked: Asked) -> dict[str, Any]:
    seen = base64.b64encode(asked.seen).decode()
    return {"state": seen, "seat": asked.seat, "key": str(asked.key), "told": asked.told}


def test_a_network_chooses_the_same_in_a_browser_and_in_both_worlds(tmp_path: Path) -> None:
    """Where it was not trained at such a table, it has to search, there as here."""
    moments, expected, differing, actions = [], [], 0, game_named(GAME).actions
    for table in [table for table in TABLES if table.name == GAME]:
        for match, s, seat, _ in table.walk(3):
            if len(match.steps) % 3:
                continue
            key = nth_key(5, len(match.steps))
            move = choice_of(asked_of(match, seat, key))
            assert move is not None
            worlds = [s, imagine(table.game, s, seat, key)]
            differing += worlds[0].pack() != worlds[1].pack()
            for match.state in worlds:
                moments.append(moment(asked_of(match, seat, key)))
                expected.append(actions.action(move))
            match.state = s
    assert differing
    assert len(set(expected)) > 10
    odd = new(GAME, players=4, seed=3, max_rounds=2)
    asked = asked_of(odd, odd.actor or 0, 1)
    assert choice_of(asked) is None
    bundled("network.mjs", tmp_path / "bundle.mjs")
    game = game_named(GAME)
    net = network_of(game)
    assert net is not None
    described: dict[str, Any] = layout(GAME, [*parts(game), *learnt_parts(game)])
    described["bots"]["levels"]["grandmaster"] = searching_level(game) | learnt_level(game, net)
    task = {"layout": described, "moments": [*moments, moment(asked)]}
    assert answered(tmp_path / "bundle.mjs", wasm(GAME, learnt=True), task, tmp_path) == [*expected, None]
