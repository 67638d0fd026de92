"""Situations to draw boards from, without a server: a random match of each game, step by step, as one seat knows it.

PYTHONPATH=../src python lab/situations.py [GAME …]      writes lab/GAME.json
"""

import importlib
import sys
from pathlib import Path
from typing import Any

import msgspec

import shinobi
from shinobi.bots import ask, bot_named
from shinobi.engine.game import game_named, game_names
from shinobi.engine.keys import nth_key
from shinobi.engine.match import Match
from shinobi.engine.records.schema import described
from shinobi.engine.sayings import to_json

HERE = Path(__file__).parent
PLAYERS = {"daimyo": 5, "clans": 4, "arts": 4, "soke": 2}
NAMES = ["You", "Akane", "Botan", "Chiyo", "Daigo", "Emi"]


def situation(match: Match, seat: int, hints: Any) -> dict[str, object]:
    """What the server would send to the seat."""
    view, heard = match.view(seat), match.events(seat)
    return {
        "step": len(match.steps),
        "view": view,
        "asked": seat in match.actors,
        "legal": match.legal(seat) if seat in match.actors else [],
        "prompt": [to_json(one) for one in hints.prompt(view)] if hints else [],
        "hints": hints.hints(view, heard) if hints else {},
        "undo": False,
        "clock": None,
        "result": {"clause": match.ended_by, "shares": match.shares} if match.over else None,
    }


def main(games: list[str]) -> None:
    for game in games:
        players = PLAYERS.get(game)
        match = shinobi.new(game, players=players, seed=7, names=NAMES[: players or 2])
        try:
            hints = importlib.import_module(f"shinobi.games.{game}.hints")
        except ModuleNotFoundError:
            hints = None
        bot, steps = bot_named("random"), [{"events": match.events(0), "now": situation(match, 0, hints)}]
        while match.actor is not None and len(steps) < 400:
            seat, before = match.actor, len(match.heard(0))
            match.play(ask(bot, match, seat, nth_key(7, len(match.steps))), seat)
            steps.append({"events": match.events(0)[before:], "now": situation(match, 0, hints)})
        table = match.table
        setting = {"game": game, "players": match.players, "edition": table.edition, "options": dict(table.options)}
        lab = {"setting": setting, "names": match.names, "game": described(game_named(game)), "steps": steps}
        (HERE / f"{game}.json").write_bytes(msgspec.json.encode(lab))
        sys.stdout.write(f"{game}: {len(steps)} steps\n")


if __name__ == "__main__":
    main(sys.argv[1:] or game_names())
