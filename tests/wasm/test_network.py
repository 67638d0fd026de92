"""A bot that learned chooses in a browser what it chooses on a server."""

import base64
from pathlib import Path

from bots.test_network import weights_of
from conformance.tables import TABLES

from shinobi.bots import asked_of
from shinobi.bots.grandmaster import Learnt
from shinobi.bots.network import in_code
from shinobi.bots.wasm_module import layout, learnt_level, learnt_part, parts
from shinobi.engine import wasm_module
from shinobi.engine.game import game_named
from shinobi.engine.keys import nth_key
from wasm.test_modules import answered, bundled

GAME = "daimyo"


def test_a_network_chooses_the_same_in_a_browser(tmp_path: Path) -> None:
    game = game_named(GAME)
    net = in_code(game, weights_of(game))
    mind, made = Learnt(game, net, [Path(__file__)]), [*parts(game), learnt_part(game, net)]
    described = layout(GAME, made)
    described["bots"]["levels"]["grandmaster"] = learnt_level(game, net)
    moments, expected = [], []
    for match, _, seat, _ in next(table for table in TABLES if table.name == GAME).walk(3):
        asked = asked_of(match, seat, nth_key(5, len(match.steps)))
        seen = base64.b64encode(asked.seen).decode()
        moments.append({"state": seen, "seat": seat, "key": str(asked.key), "told": asked.told})
        expected.append(mind.choose(asked))
    bundled("network.mjs", tmp_path / "bundle.mjs")
    task = {"layout": described, "moments": moments}
    assert answered(tmp_path / "bundle.mjs", wasm_module.module(made), task, tmp_path) == expected
