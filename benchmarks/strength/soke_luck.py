"""How much of Ninjutsu is luck: the odds of a duel of Sokes, how matches end, and what a head start is worth.

A better player is better because it comes to stand better than the other. So here adepts are given for nothing what a
better player would have to gain, and play on as equals: what share of the victories follows says how much has to be
gained for it.

    python benchmarks/strength/soke_luck.py --games 4000
    python benchmarks/strength/soke_luck.py --games 200 --simulations 200 --only "3 shuriken"

With `--simulations` it is a master who has the head start, and uses it as well as a master can.
"""

import argparse
from collections.abc import Callable
from functools import cache
from math import sqrt

import numpy as np

from shinobi.bots.master import CHOICE, settled
from shinobi.bots.thinking import Thinking, Tree, thinking
from shinobi.bots.weighing import Course
from shinobi.engine.batches.batch import MOST_STEPS
from shinobi.engine.game import game_named
from shinobi.engine.keys import nth_key
from shinobi.engine.native.calls import Array
from shinobi.engine.seats import NOBODY, only
from shinobi.games.soke.table import ALL_SHURIKEN, DIE, FIGURES, ONE_STAR, SHURIKEN, SOKE, TWO_STARS, State, lose
from shinobi.lab.tournament import THOUGHTS

ARRANGED = 32
"""The steps of both players' arrangements: 15 figures each, and being ready."""

SWEEPS = 200

HeadStart = Callable[["Match", int], None]


def main() -> None:
    parser = argparse.ArgumentParser(description="How much of Ninjutsu is luck.")
    parser.add_argument("--games", type=int, default=4_000, help="for each head start")
    parser.add_argument("--simulations", type=int, default=0, help="how many a master plays who has the head start")
    parser.add_argument("--only", default="", help="only head starts whose name has this in it")
    asked = parser.parse_args()
    games = asked.games
    odds = duels()
    print("A duel of Sokes: what the first wins (rows: its shuriken, columns: the other's)")
    for row in odds[:7, :7]:
        print("  " + " ".join(f"{one:4.0%}" for one in row))
    if not asked.only:
        endings(games, odds)
    for called, head_start in HEAD_STARTS.items():
        if asked.only not in called:
            continue
        shares = np.array([played(nth, nth % 2, head_start, asked.simulations) for nth in range(games)])
        margin = 1.96 * float(shares.std()) / sqrt(games)
        print(f"{called}: {shares.mean():.1%} ± {margin:.1%}", flush=True)


# A duel -------------------------------------------------------------------------------------------------------------


def duels() -> Array:
    """By the shuriken of both, how likely the first wins, if whoever is behind throws again as long as it can.

    Equal throws settle nothing, and the two meet again.
    """
    sides, most = DIE[SOKE], ALL_SHURIKEN + 1
    odds = np.full((most, most), 0.5)
    for _ in range(SWEEPS):
        after = np.zeros((most, most, sides, sides))  # … and by what both have thrown
        for mine in range(most):
            for theirs in range(most):
                after[mine, theirs] = odds[mine, theirs]
                again = after[mine - 1, theirs].mean(axis=0) if mine else np.zeros(sides)
                other = after[mine, theirs - 1].mean(axis=1) if theirs else np.ones(sides)
                for eyes in range(sides):
                    after[mine, theirs, :eyes, eyes] = again[eyes]
                    after[mine, theirs, eyes, :eyes] = other[eyes]
        better = after.mean(axis=(2, 3))
        done = float(abs(better - odds).max()) < 1e-9
        odds = better
        if done:
            break
    return odds


# Matches ------------------------------------------------------------------------------------------------------------


class Match:
    """One match of two adepts."""

    def __init__(self, seed: int) -> None:
        self.mind: Thinking = thinking("soke")
        _, s = game_named("soke").table(2)
        self.states = np.frombuffer(s.pack(), self.mind.code.dtype).copy()
        self.seed, self.steps = seed, 0
        self.notes, self.room = self.mind.evidence(2), self.mind.room()
        self.mind.begin(self.states, 0, self.seed, self.notes)

    def go_on(self, upto: int, searching: int = NOBODY) -> None:
        """So many steps in all, or to the end, or until the seat is asked that searches."""
        both = np.ones(2), np.zeros(2)
        mask = 0 if searching == NOBODY else only(searching)
        course = Course(
            states=self.states,
            seed=int(self.seed),
            most_steps=upto,
            searching=mask,
            sharpness=both[0],
            carelessness=both[1],
            evidence=self.notes,
            noted=np.zeros(0, np.int16),
            actions=self.room[0],
            weights=self.room[1],
        )
        self.steps = self.mind.go_on(course, self.steps)

    def search(self, tree: Tree, seat: int, simulations: int) -> None:
        """The step that a master takes."""
        key = nth_key(nth_key(int(self.seed), THOUGHTS), self.steps)
        if self.mind.code.legal_into(self.states, 0, seat, self.room[0]) > 1:
            tree.imagine(self.states, 0, seat, key, self.notes[seat])
            tree.grow(simulations)
            actions, tries, _ = tree.tried()
            action = settled(self.mind.game, actions, tries, nth_key(key, CHOICE))
        else:
            action = int(self.room[0][0])
        self.steps += 1
        next_key = nth_key(int(self.seed), self.steps)
        self.mind.carry_out(self.states, 0, seat, action, next_key, self.notes)

    def shares(self) -> Array:
        shares = np.zeros(2)
        self.mind.code.shares_into(self.states, 0, shares)
        return shares

    def without(self, seat: int, rank: int, count: int) -> None:
        """Take so many figures of a rank away."""
        s = State.unpack(self.states[0].tobytes())
        for figure in range(FIGURES):
            if count and s.rank[FIGURES * seat + figure] == rank:
                lose(s, seat, figure)
                count -= 1
        s.lost = 0
        self.states[0] = np.frombuffer(s.pack(), self.mind.code.dtype)[0]


def played(seed: int, ahead: int, head_start: HeadStart, simulations: int) -> float:
    """The share of the victory of the seat that has the head start; it searches if there are simulations."""
    match = Match(seed)
    match.go_on(ARRANGED)
    head_start(match, ahead)
    while simulations:
        match.go_on(MOST_STEPS, ahead)
        if match.mind.turn(match.states, 0) == NOBODY:
            break
        match.search(tree(), ahead, simulations)
    match.go_on(MOST_STEPS)
    return float(match.shares()[ahead])


@cache
def tree() -> Tree:
    return Tree(thinking("soke"))


def shuriken(more: int, theirs: int = SHURIKEN) -> HeadStart:
    def give(match: Match, seat: int) -> None:
        match.states[0]["shuriken"][seat] += more
        match.states[0]["shuriken"][1 - seat] += theirs - SHURIKEN

    return give


def ninjas(rank: int, fewer: int, more_shuriken: int = 0) -> HeadStart:
    def take(match: Match, seat: int) -> None:
        match.without(1 - seat, rank, fewer)
        match.states[0]["shuriken"][seat] += more_shuriken

    return take


HEAD_STARTS: dict[str, HeadStart] = {
    "no head start": shuriken(0),
    "1 shuriken more": shuriken(1),
    "2 shuriken more": shuriken(2),
    "3 shuriken more": shuriken(3),
    "3 shuriken more, and the other has none": shuriken(3, theirs=0),
    "the other has 3 one-star ninjas fewer": ninjas(ONE_STAR, 3),
    "the other has 6 one-star ninjas fewer": ninjas(ONE_STAR, 6),
    "the other has no two-star ninjas": ninjas(TWO_STARS, 5),
    "3 shuriken more, and the other has 6 one-star ninjas fewer": ninjas(ONE_STAR, 6, more_shuriken=3),
}


def endings(games: int, odds: Array) -> None:
    """How many matches come to a duel of Sokes with nobody else left, and how even those are."""
    better = []
    for seed in range(games):
        match = Match(seed)
        match.go_on(ARRANGED)
        while match.mind.turn(match.states, 0) != NOBODY and match.states[0]["army_size"].sum() > 2:
            match.go_on(match.steps + 1)
        if match.states[0]["army_size"].tolist() == [1, 1]:
            mine, theirs = match.states[0]["shuriken"]
            better.append(max(odds[mine, theirs], odds[theirs, mine]))
    print(f"matches in which only the two Sokes are left: {len(better) / games:.1%}")
    print(f"the odds of the one who stands better then: {np.mean(better):.1%}", flush=True)


if __name__ == "__main__":
    main()
