"""Bots of now among bots of before: matches with the seats rotated, and what the first of them wins.

    PYTHONPATH=. python benchmarks/strength/versus.py daimyo adept before-adept --games 20000
    PYTHONPATH=. python benchmarks/strength/versus.py daimyo master:400 before-master:400 --games 1000

The first bot has one seat, the second all the others.
"""

import argparse
import time

import numpy as np

from benchmarks.strength.before import thinking_before
from shinobi.bots.master import CHOICE, grow, settled
from shinobi.bots.temper import ADEPT, NOVICE, RANDOM, Temper
from shinobi.bots.thinking import Thinking, Tree, thinking
from shinobi.engine.batch import seeds_of
from shinobi.engine.compiled import Array
from shinobi.engine.game import game_named
from shinobi.engine.keys import CHOICES, nth_key
from shinobi.engine.seats import NOBODY

TEMPERS = {"random": RANDOM, "novice": NOVICE, "adept": ADEPT}
BEFORE = "before-"


class Player:
    """A bot of now or of before: by judgement, or by searching."""

    def __init__(self, name: str, minds: dict[bool, Thinking]) -> None:
        level, _, simulations = name.removeprefix(BEFORE).partition(":")
        self.of_before = name.startswith(BEFORE)
        self.mind = minds[self.of_before]
        self.temper: Temper | None = TEMPERS.get(level)
        self.simulations = 0 if self.temper else int(simulations or 400)
        self.tree = Tree(self.mind) if self.simulations else None
        self.room = self.mind.room()

    def choose(self, states: Array, seat: int, key: int, evidence: Array) -> int:
        """The action of the seat that is asked in the first state."""
        if self.temper is not None:
            return self.mind.choose(states, 0, seat, self.temper.sharpness, self.temper.carelessness, key, *self.room)
        assert self.tree is not None
        if self.mind.code.legal_into(states, 0, seat, self.room[0]) == 1:
            return int(self.room[0][0])
        self.tree.imagine(states, 0, seat, key, evidence[seat])
        grow(self.tree, self.simulations)
        actions, tries, _ = self.tree.tried()
        return settled(self.mind.game, actions, tries, nth_key(key, CHOICE))


class Table:
    """Matches between players of now and of before."""

    def __init__(self, game: str, count: int | None) -> None:
        self.minds = {False: thinking(game), True: thinking_before(game)}
        table, s = game_named(game).table(count)
        self.count, self.before_the_deal = table.players, s.pack()

    def play(self, seated: list[Player], seed: int) -> Array:
        """The shares of the seats in one match."""
        mind = self.minds[False]
        searching = {player.of_before for player in seated if player.simulations}
        states = {one: np.frombuffer(self.before_the_deal, mind.code.dtype).copy() for one in {False, *searching}}
        evidence = {one: self.minds[one].evidence(self.count) for one in states}
        for one in states:
            self.minds[one].begin(states[one], 0, seed, evidence[one])
        steps = 0
        while (seat := mind.turn(states[False], 0)) != NOBODY:
            player = seated[seat]
            notes = evidence.get(player.of_before, evidence[False])
            action = player.choose(states[False], seat, nth_key(nth_key(seed, CHOICES), steps), notes)
            steps += 1
            for one in states:
                self.minds[one].carry_out(states[one], 0, seat, action, nth_key(seed, steps), evidence[one])
        shares = np.zeros(self.count)
        mind.code.shares_into(states[False], 0, shares)
        return shares


def versus(game: str, first: str, others: str, games: int, players: int | None, seed: int) -> tuple[Array, int]:
    """The share of the first bot in each match, and how many sat at the table."""
    table = Table(game, players)
    one, other = Player(first, table.minds), Player(others, table.minds)
    won = np.zeros(games)
    for nth, key in enumerate(seeds_of(seed, 0, games)):
        own = nth % table.count
        seated = [one if seat == own else other for seat in range(table.count)]
        won[nth] = table.play(seated, int(key))[own]
    return won, table.count


def main() -> None:
    parser = argparse.ArgumentParser(description="One bot among others, of now or of before.")
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("others")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=6)
    asked = parser.parse_args()
    started = time.perf_counter()
    players = asked.players or {"daimyo": 5, "clans": 4, "arts": 4}.get(asked.game)
    won, count = versus(asked.game, asked.first, asked.others, asked.games, players, asked.seed)
    margin = 1.96 * won.std() / np.sqrt(len(won))
    print(
        f"{asked.game} ({count}), {asked.first} among {asked.others}, {len(won):,} games: "
        f"{won.mean():.1%} ± {margin:.1%}, "
        f"{won.mean() * count:.2f} ± {margin * count:.2f} times the fair share ({time.perf_counter() - started:.0f} s)"
    )


if __name__ == "__main__":
    main()
