"""How much a Daimyo among random players can win at all: the best answer to them, by learning what lives are worth.

Random players' words say nothing and their charges are lots, so nothing that is sent or said makes a difference among
them. What is left are two decisions, which cards to turn up and whether to denounce; and for them all there is to know
are the cards that lie open, which the judgement of before reckons with exactly, and what all the lives are worth. Here
that is learned from play instead of taken from the judgement's table: for each of the 6⁵ ways the lives can lie around
a table of five, the share of the victory that followed; then play by that, and learn again.

    PYTHONPATH=. python benchmarks/strength/daimyo_limit.py --matches 200000
"""

import argparse
from dataclasses import replace
from math import sqrt
from typing import Any

import numpy as np

from benchmarks.strength.before import daimyo as usual
from benchmarks.strength.before import game_before
from shinobi.bots.choosing import drawn
from shinobi.bots.weighing import weigh
from shinobi.engine.compiler.language import AnyState, Int16s, KeyArray, Numbers, Reals, States, copy_state, state_at
from shinobi.engine.compiler.processor import Processor
from shinobi.engine.keys import CHOICES, MASK, chance, nth_key
from shinobi.engine.native.calls import dtype_of, game_setting
from shinobi.engine.native.loops.random_play import DRAWS, any_legal
from shinobi.engine.small_sets import lowest, size
from shinobi.games.daimyo.rules import DENOUNCING, LIVES, living

PLAYERS = 5
WAYS = (LIVES + 1) ** PLAYERS
PATIENCE = 20
"""How many matches the judgement's own table counts as, where little was seen."""
KEEN = 2_000.0
"""The better answer is given practically always; weights that are 0 in the end do no harm here."""

rules: AnyState = None
learned: Any = None


def way(s: AnyState, seat: int, own_loss: int, attackers_loss: int) -> int:
    """The number of the way the lives lie, seen from a seat, once it and its attackers have lost so many."""
    number = 0
    for steps in range(PLAYERS):
        other = seat + steps if seat + steps < PLAYERS else seat + steps - PLAYERS
        loss = own_loss if steps == 0 else attackers_loss if steps >= 2 else 0
        number = (LIVES + 1) * number + max(s.lives[other] - loss, 0)
    return number


def standing(s: AnyState, seat: int, own_loss: int, attackers_loss: int) -> float:
    """In the place of the judgement's own."""
    number = way(s, seat, own_loss, attackers_loss)
    if number == 0:
        return 1.0 / max(size(living(s)), 1) if s.lives[seat] > 0 else 0.0
    share: float = learned[number]
    return share


def learn(
    states: States,
    seeds: KeyArray,
    sums: Reals,
    counts: Reals,
    shares: Reals,
    ways: Numbers,
    actions: Int16s,
    weights: Reals,
) -> None:
    """One thinker among random players, and what share of the victory followed each way the lives lay."""
    s = state_at(states, 1)
    for match in range(len(seeds)):
        copy_state(states, 0, states, 1)
        rules.setup(s, nth_key(seeds[match], 0))
        choices = nth_key(seeds[match], CHOICES)
        seat = match % PLAYERS
        steps = 0
        met = 0
        while rules.over(s) == 0:
            mover = lowest(rules.actors(s))
            phase = s.phase
            if mover == seat:
                count = weigh(s, mover, actions, weights)
                action = actions[drawn(weights, count, chance(choices, DRAWS * steps))]
            else:
                action = any_legal(s, mover, choices, DRAWS * steps)
            steps += 1
            rules.apply(s, mover, action, nth_key(seeds[match], steps))
            number = way(s, seat, 0, 0)
            if phase == DENOUNCING and met < len(ways) and (met == 0 or ways[met - 1] != number):
                ways[met] = number
                met += 1
        shares[match] = rules.share(s, seat)
        for nth in range(met):
            sums[ways[nth]] += shares[match]
            counts[ways[nth]] += 1.0


def played(matches: int, seed: int, sums: AnyState, counts: AnyState) -> Any:
    """The shares of so many matches, by what was learned so far; `sums` and `counts` are what is learned now."""
    game = game_before("daimyo")
    setting = game_setting(game, silent=True)
    if learned is not None:
        setting = replace(setting, instead={**setting.instead, usual.standing: standing})
    # Not kept on disk: it depends on what was learned.
    play = Processor(setting, "daimyo-limit", None).load([learn])["learn"]
    _, s = game.table(PLAYERS)
    states = np.tile(np.frombuffer(s.pack(), dtype_of(game.rules.State)), 2)
    seeds = np.array([nth_key(seed, nth) & MASK for nth in range(matches)], np.uint64)
    shares, ways = np.zeros(matches), np.zeros(1_000, np.int64)
    room = np.zeros(len(game.actions), np.int16), np.zeros(len(game.actions))
    play(states, seeds, sums, counts, shares, ways, *room)
    return shares


def main() -> None:
    global learned
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200_000, help="in each lesson")
    parser.add_argument("--lessons", type=int, default=5)
    given = parser.parse_args()
    usual.KEEN = KEEN
    lives = np.indices((LIVES + 1,) * PLAYERS).reshape(PLAYERS, WAYS)
    strength = np.array(usual.STRENGTH)[lives]
    table = strength[0] / np.maximum(strength.sum(0), 1)
    sums, counts = np.zeros(WAYS), np.zeros(WAYS)
    for lesson in range(given.lessons):
        shares = played(given.matches, 1 + lesson, sums, counts)
        by = "the judgement's table" if lesson == 0 else f"what {lesson} lessons taught"
        within = 1.96 * shares.std() / sqrt(len(shares))
        print(f"by {by}: {shares.mean():.4f} ± {within:.4f}, {PLAYERS * shares.mean():.3f} times its share", flush=True)
        worth = (sums + PATIENCE * table) / (counts + PATIENCE)
        worth[lives[0] == 0] = 0.0
        worth[(lives[0] > 0) & (lives[1:].sum(0) == 0)] = 1.0
        learned = tuple(worth.tolist())


if __name__ == "__main__":
    main()
