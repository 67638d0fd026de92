"""How long a grandmaster's move takes, on one core of this machine and in Chromium.

    PYTHONPATH=.:tests python benchmarks/strength/times.py --chromium

Whole matches among grandmasters at the table at which bots are compared; every decision with something to decide
counts. The first choice in a game is left out: it waits for the compiler, as the server does before a match.
"""

import argparse
import base64
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.strength.versus import USUAL_PLAYERS
from shinobi.bots import Asked, asked_of
from shinobi.bots.levels import Grandmaster, prepare
from shinobi.bots.network import network_of
from shinobi.bots.wasm_module import layout, learnt_level, learnt_parts, parts, searching_level, wasm
from shinobi.engine.game import game_named, game_names
from shinobi.engine.keys import nth_key
from shinobi.engine.match import new

HERE = Path(__file__).parent
CLIENT = HERE.parent.parent / "client"


def moments(game: str, matches: int) -> tuple[list[float], list[dict[str, Any]], list[int]]:
    """Milliseconds of each choice, what was known at each, and what was chosen."""
    bot, actions = Grandmaster(), game_named(game).actions
    prepare(bot, game)
    took: list[float] = []
    known: list[dict[str, Any]] = []
    chosen: list[int] = []
    for seed in range(matches):
        match = new(game, players=USUAL_PLAYERS.get(game), seed=seed)
        while (seat := match.actor) is not None:
            asked = asked_of(match, seat, nth_key(seed, len(match.steps)))
            begun = time.perf_counter()
            move = bot.choose(asked)
            spent = 1_000 * (time.perf_counter() - begun)
            if len(asked.legal) > 1:
                took.append(spent)
                known.append(moment(asked) | {"searched": bot.searched})
                chosen.append(actions.action(move))
            match.play(move, seat)
    return took[1:], known, chosen


def moment(asked: Asked) -> dict[str, Any]:
    """What a browser needs to know."""
    seen = base64.b64encode(asked.seen).decode()
    return {"state": seen, "seat": asked.seat, "key": str(asked.key), "told": asked.told}


def in_chromium(game: str, known: list[dict[str, Any]], chosen: list[int]) -> list[float]:
    """The same choices in a browser; they must be the same."""
    from browser.browsing import a_browser

    played = game_named(game)
    net = network_of(played)
    assert net is not None
    described: Any = layout(game, [*parts(played), *learnt_parts(played)])
    described["bots"]["levels"]["grandmaster"] = searching_level(played) | learnt_level(played, net)
    with tempfile.TemporaryDirectory() as folder, a_browser() as browser:
        script = Path(folder) / "times.js"
        rolldown = CLIENT / "node_modules" / "rolldown" / "bin" / "cli.mjs"
        node = shutil.which("node") or "node"
        command = [
            node,
            str(rolldown),
            str(HERE / "times.mjs"),
            "--platform",
            "browser",
            "-f",
            "iife",
            "-o",
            str(script),
        ]
        subprocess.run(command, cwd=CLIENT, check=True, capture_output=True)
        page = browser.new_page()
        page.add_script_tag(path=str(script))
        given = [base64.b64encode(wasm(game, learnt=True)).decode(), described, known]
        answers = page.evaluate("([bytes, layout, moments]) => measure(bytes, layout, moments)", given)
    assert [one["chosen"] for one in answers] == chosen, "the browser chose otherwise"
    return [one["milliseconds"] for one in answers]


def said(game: str, where: str, took: list[float]) -> None:
    """Print what a game's choices took."""
    half, most = np.percentile(took, [50, 99])
    print(
        f"{game}, {where}: {len(took):,} choices, median {half:.2f} ms, p99 {most:.2f} ms, longest {max(took):.1f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How long a grandmaster thinks.")
    parser.add_argument("--games", nargs="*", default=game_names())
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--chromium", action="store_true")
    asked = parser.parse_args()
    for game in asked.games:
        took, known, chosen = moments(game, asked.matches)
        said(game, "one core", took)
        if asked.chromium:
            said(game, "Chromium", in_chromium(game, known, chosen))


if __name__ == "__main__":
    main()
