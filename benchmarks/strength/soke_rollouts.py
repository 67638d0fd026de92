"""The most that seeing everything has won in Ninjutsu: before every move, each move is played on to the end many times.

The player sees every figure's rank, knows how its opponent, an adept, chooses, and takes the move after which two
adepts win most for it. Moves that do badly are dropped early (half of them after each round), so that what is close
is tried most. It takes far longer than a person would wait.

    python benchmarks/strength/soke_rollouts.py --games 100 --playouts 600
"""

import argparse
import time
from math import log2, sqrt

import numpy as np
from soke_luck import Match

from shinobi.engine.batch import MOST_STEPS
from shinobi.engine.keys import nth_key
from shinobi.engine.seats import NOBODY

CHANCE, THINKING = 1 << 50, 1 << 51
"""Which of the keys that follow from a seed are for imagined chance, and for each decision."""


def main() -> None:
    parser = argparse.ArgumentParser(description="A player that sees everything and tries each move many times.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=600, help="for each decision")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    asked = parser.parse_args()
    shares, began = [], time.time()
    for nth in range(asked.first, asked.first + asked.games):
        shares.append(played(nth, nth % 2, asked.playouts))
        margin = 1.96 * float(np.std(shares)) / sqrt(len(shares))
        print(f"{len(shares)} games: {np.mean(shares):.1%} ± {margin:.1%}, {time.time() - began:.0f} s", flush=True)


def played(seed: int, seeing: int, playouts: int) -> float:
    """One match; returns the share of the seat that sees everything."""
    match = Match(seed)
    trial = Match(seed)
    while True:
        match.go_on(MOST_STEPS, seeing)
        if match.mind.turn(match.states, 0) == NOBODY:
            return float(match.shares()[seeing])
        action = best(match, trial, seeing, playouts)
        match.steps += 1
        key = np.uint64(nth_key(int(match.seed), match.steps))
        match.mind.carry_out(match.states, 0, seeing, action, key, match.notes)


def best(match: Match, trial: Match, seat: int, playouts: int) -> int:
    """The move after which adepts win most; those that are left after each round are tried twice as often."""
    count = match.mind.code.legal_into(match.states, 0, seat, match.room[0])
    left = [int(action) for action in match.room[0][:count]]
    won = dict.fromkeys(left, 0.0)
    tried = dict.fromkeys(left, 0)
    rounds = max(1, round(log2(len(left)))) if len(left) > 1 else 0
    key = nth_key(nth_key(int(match.seed), THINKING), match.steps)
    for _ in range(rounds):
        for _ in range(max(1, playouts // rounds // len(left))):
            for action in left:
                # The same chance for each move that is compared: what is left is the difference between the moves.
                won[action] += outcome(match, trial, seat, action, nth_key(key, CHANCE + tried[action]))
                tried[action] += 1
        left.sort(key=lambda action: won[action] / tried[action], reverse=True)
        left = left[: max(1, len(left) // 2)]
    return left[0]


def outcome(match: Match, trial: Match, seat: int, action: int, key: int) -> float:
    """The seat's share, if it takes this action and adepts go on."""
    trial.states[:] = match.states
    trial.notes[:] = match.notes
    trial.seed, trial.steps = np.uint64(key), 1
    trial.mind.carry_out(trial.states, 0, seat, action, np.uint64(nth_key(key, 1)), trial.notes)
    trial.go_on(MOST_STEPS)
    return float(trial.shares()[seat])


if __name__ == "__main__":
    main()
