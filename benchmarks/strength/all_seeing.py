"""What knowing everything is worth to an adept: one whose seat is taken to know every card, against those who do not.

Where this wins little more than its fair share, what is hidden decides little, and guessing it well gains little.

    python benchmarks/strength/all_seeing.py soke --games 4000
"""

import argparse
from math import sqrt

import numpy as np

from shinobi.bots.temper import ADEPT
from shinobi.bots.thinking import Thinking, thinking
from shinobi.engine.game import game_named
from shinobi.engine.keys import CHOICES, nth_key
from shinobi.engine.native.calls import Array
from shinobi.engine.seats import EVERYBODY, NOBODY
from shinobi.engine.state import KnownBy


def main() -> None:
    parser = argparse.ArgumentParser(description="An adept that knows every card, among adepts that do not.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=4_000)
    asked = parser.parse_args()
    game = game_named(asked.game)
    table, s = game.table(asked.players)
    fields = s.fields.values()
    masks = [field.seen_by.field for field in fields if isinstance(field.seen_by, KnownBy)]
    mind, before = thinking(game.name), s.pack()
    shares = [played(mind, before, masks, nth % table.players, nth) for nth in range(asked.games)]
    mean, margin = float(np.mean(shares)), 1.96 * float(np.std(shares)) / sqrt(asked.games)
    print(f"{asked.game}, {table.players} players, {asked.games} games: {mean:.1%} ± {margin:.1%}")


def played(mind: Thinking, before: bytes, masks: list[str], knowing: int, seed: int) -> float:
    """One match; returns the share of the seat that knows everything."""
    states = np.frombuffer(before * 2, mind.code.dtype).copy()
    notes, room = mind.evidence(int(states[0]["players"])), mind.room()
    mind.begin(states, 0, seed, notes)
    choices, steps = nth_key(seed, CHOICES), 0
    while (seat := mind.turn(states, 0)) != NOBODY:
        states[1] = states[0]
        if seat == knowing:
            open_all(states, masks)
        key = nth_key(choices, steps)
        action = mind.choose(states, 1, seat, ADEPT.sharpness, ADEPT.carelessness, key, *room)
        steps += 1
        mind.carry_out(states, 0, seat, action, nth_key(seed, steps), notes)
    shares = np.zeros(int(states[0]["players"]))
    mind.code.shares_into(states, 0, shares)
    return float(shares[knowing])


def open_all(states: Array, masks: list[str]) -> None:
    """Let everybody know everything in the copy that is looked at; the match itself goes on as it is."""
    for mask in masks:
        states[1][mask] = EVERYBODY


if __name__ == "__main__":
    main()
