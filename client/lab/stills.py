"""The tables that the rules pages show: a moment of a match of each game, as one seat knows it.

PYTHONPATH=../src python lab/stills.py [GAME …]      writes src/games/GAME/still.json
"""

import sys
from pathlib import Path

import msgspec
from situations import situation

import shinobi
from shinobi.bots import ask, bot_named
from shinobi.engine.game import game_names
from shinobi.engine.keys import nth_key

GAMES = Path(__file__).parents[1] / "src" / "games"
NAMES = ["Hana", "Akane", "Botan", "Chiyo"]
SEED = 7

MOMENTS = {
    "daimyo": (4, "attack", 3),
    "clans": (3, "station", 4),
    "arts": (3, "investigate", 3),
    "soke": (2, "step", 1),
}
"""How many play, and which verb the first seat is offered for the nth time."""


def main(games: list[str]) -> None:
    for game in games:
        players, verb, nth = MOMENTS[game]
        match = shinobi.new(game, players=players, seed=SEED, names=NAMES[:players])
        bot, told = bot_named("random"), match.events(0)
        while True:
            seat = match.actor
            if seat == 0 and any(move["verb"] == verb for move in match.legal(0)):
                nth -= 1
            if seat is None or nth == 0:
                break
            before = len(match.heard(0))
            match.play(ask(bot, match, seat, nth_key(SEED, len(match.steps))), seat)
            told = match.events(0)[before:]
        table = match.table
        setting = {"game": game, "players": players, "edition": table.edition, "options": dict(table.options)}
        still = {"setting": setting, "names": match.names, "news": told, "now": situation(match, 0, match.game.hints)}
        (GAMES / game / "still.json").write_bytes(msgspec.json.format(msgspec.json.encode(still), indent=1) + b"\n")
        sys.stdout.write(f"{game}: {len(match.steps)} steps\n")


if __name__ == "__main__":
    main(sys.argv[1:] or game_names())
