"""Bots of now among bots of before: matches with the seats rotated, and what the first of them wins.

    PYTHONPATH=. python benchmarks/strength/versus.py daimyo adept before-adept --games 20000
    PYTHONPATH=. python benchmarks/strength/versus.py daimyo master:400 before-master:400 --games 1000
    PYTHONPATH=. python benchmarks/strength/versus.py clans grandmaster before-master:100 --games 1000
    PYTHONPATH=. python benchmarks/strength/versus.py arts grandmaster:100 master:100 --games 100

The first bot has one seat, the second all the others. A grandmaster plays as the level does: by the network of the
game, with a search where it has one. `network` is the network alone, `network:2` with what it likes raised to one more
power, and `grandmaster:100` one search by network of so many simulations. A file that `respond.py` wrote is a bot, too:
`read.npy`.
"""

import argparse
import math
import time
from collections.abc import Callable
from multiprocessing import get_context

import numpy as np

from benchmarks.strength.before import judgement_before, thinking_before
from benchmarks.strength.linear import Loops
from shinobi.bots.choosing import drawn
from shinobi.bots.grandmaster import LearntTree, learnt
from shinobi.bots.master import CHOICE, SEARCHES, grow, rows_of, settled
from shinobi.bots.network import room_to_think
from shinobi.bots.temper import ADEPT, NOVICE, RANDOM, Temper
from shinobi.bots.thinking import Thinking, Tree, thinking
from shinobi.engine.batches.batch import seeds_of
from shinobi.engine.game import game_named
from shinobi.engine.keys import CHOICES, chance, nth_key
from shinobi.engine.native.calls import Array
from shinobi.engine.seats import NOBODY
from shinobi.engine.state import EVENT_CELLS

TEMPERS = {"random": RANDOM, "novice": NOVICE, "adept": ADEPT}
BEFORE = "before-"
RESPONDER = ".npy"

USUAL_PLAYERS = {"daimyo": 5, "clans": 4, "arts": 4}
"""How many sit at the table at which bots are compared."""

PLAYED_ON = 8
"""For so many steps a search by network plays on before it asks the network what a match is worth."""

Told = list[list[list[int]]]
"""What each seat was told."""

Watch = Callable[[Array, int, int], None]
"""Gets the state, the seat that is asked and the action that it chose."""


class Player:
    """A bot of now or of before: by judgement, by a network, by searching, or by what a responder learned."""

    def __init__(self, name: str, minds: dict[bool, Thinking]) -> None:
        level, _, number = name.removeprefix(BEFORE).partition(":")
        self.of_before = name.startswith(BEFORE)
        self.mind = minds[self.of_before]
        self.temper: Temper | None = TEMPERS.get(level)
        learnt_one = learnt(self.mind.game.name) if level in ("network", "grandmaster") else None
        searches = SEARCHES if learnt_one and level == "grandmaster" and not number else 1
        imagined = number or (learnt_one.net.SIMULATIONS // searches if learnt_one and level == "grandmaster" else 400)
        self.network = learnt_one if level == "network" or not imagined else None
        self.power = float(number or 1.0) if self.network else 1.0
        self.responder: tuple[Loops, Array] | None = None
        if name.endswith(RESPONDER):
            numbers = np.load(name)
            loops = Loops(self.mind.game.name, judgement_before(self.mind.game.name), more=True)
            self.responder = loops, np.concatenate([numbers, np.zeros(len(numbers))])
        self.simulations = 0 if self.temper or self.network or self.responder else int(imagined)
        self.trees: list[Tree] = []
        if self.simulations:
            self.trees = [LearntTree(learnt_one, PLAYED_ON) if learnt_one else Tree(self.mind) for _ in range(searches)]
        self.room = self.mind.room()
        self.thought = room_to_think(self.mind.game, self.network.net) if self.network else None

    def choose(self, states: Array, seat: int, key: int, evidence: Array, told: Told) -> int:
        """The action of the seat that is asked in the first state."""
        if self.temper is not None:
            return self.mind.choose(states, 0, seat, self.temper.sharpness, self.temper.carelessness, key, *self.room)
        if self.responder is not None:
            loops, numbers = self.responder
            return int(loops.choose_by(states, 0, seat, numbers, key, *self.room))
        count = self.mind.code.legal_into(states, 0, seat, self.room[0])
        if count == 1:
            return int(self.room[0][0])
        if self.network is not None:
            self.network.choose_by_network(states, 0, seat, key, rows_of(told[seat]), self.thought, *self.room)
            likings = (self.room[1][:count] ** self.power).tolist()
            return int(self.room[0][drawn(likings, count, chance(key, 1))])
        for nth, tree in enumerate(self.trees):
            tree.heed(rows_of(told[seat]), int(states[0]["players"]))
            tree.imagine(states, 0, seat, nth_key(key, nth), evidence[seat])
            grow(tree, self.simulations)
        actions = self.trees[0].tried()[0]
        tries = np.sum([tree.tried()[1] for tree in self.trees], axis=0)
        return settled(self.mind.game, actions, tries, nth_key(key, CHOICE))


class Table:
    """Matches between players of now and of before."""

    def __init__(self, game: str, count: int | None) -> None:
        self.minds = {False: thinking(game), True: thinking_before(game)}
        table, s = game_named(game).table(count)
        self.count, self.before_the_deal = table.players, s.pack()

    def play(self, seated: list[Player], seed: int, watch: Watch | None = None) -> Array:
        """The shares of the seats in one match; `watch` is told of every choice before it is carried out."""
        mind = self.minds[False]
        searching = {player.of_before for player in seated if player.simulations}
        states = {one: np.frombuffer(self.before_the_deal, mind.code.dtype).copy() for one in {False, *searching}}
        evidence = {one: self.minds[one].evidence(self.count) for one in states}
        for one in states:
            self.minds[one].begin(states[one], 0, seed, evidence[one])
        told: Told = [[] for _ in range(self.count)]
        self.hear(states[False], told)
        steps = 0
        while (seat := mind.turn(states[False], 0)) != NOBODY:
            player = seated[seat]
            notes = evidence.get(player.of_before, evidence[False])
            action = player.choose(states[False], seat, nth_key(nth_key(seed, CHOICES), steps), notes, told)
            if watch is not None:
                watch(states[False], seat, action)
            steps += 1
            for one in states:
                self.minds[one].carry_out(states[one], 0, seat, action, nth_key(seed, steps), evidence[one])
            self.hear(states[False], told)
        shares = np.zeros(self.count)
        mind.code.shares_into(states[False], 0, shares)
        return shares

    def hear(self, states: Array, told: Told) -> None:
        """Let every seat hear what the last step told it."""
        events = states[0]["told"].reshape(-1, EVENT_CELLS)[: int(states[0]["told_count"])].tolist()
        for seat in range(self.count):
            told[seat] += [event[1:] for event in events if event[0] >> seat & 1]


def versus(
    game: str, first: str, others: str, games: int, players: int | None, seed: int, seconds: float = math.inf
) -> tuple[Array, int]:
    """The share of the first bot in each match, as many as the time allows, and how many sat at the table."""
    table = Table(game, players)
    one, other = Player(first, table.minds), Player(others, table.minds)
    won: list[float] = []
    until = time.monotonic() + seconds
    for nth, key in enumerate(seeds_of(seed, 0, games)):
        own = nth % table.count
        seated = [one if seat == own else other for seat in range(table.count)]
        won.append(table.play(seated, int(key))[own])
        if time.monotonic() > until:
            break
    return np.array(won), table.count


def side_by_side(asked: argparse.Namespace, players: int | None) -> tuple[Array, int]:
    """`versus`, divided among processes."""
    each = -(-asked.games // asked.workers)
    tasks = [
        (asked.game, asked.first, asked.others, each, players, (asked.seed << 8) + nth, asked.seconds)
        for nth in range(asked.workers)
    ]
    with get_context("spawn").Pool(asked.workers) as pool:
        parts = pool.starmap(versus, tasks, chunksize=1)
    return np.concatenate([won for won, _ in parts]), parts[0][1]


def among_themselves(game: str, level: str, games: int, seed: int, watch: Watch) -> Array:
    """Watch matches of bots of one level; returns their shares."""
    table = Table(game, USUAL_PLAYERS.get(game))
    seated = [Player(level, table.minds)] * table.count
    return np.array([table.play(seated, int(key), watch) for key in seeds_of(seed, 0, games)])


def main() -> None:
    parser = argparse.ArgumentParser(description="One bot among others, of now or of before.")
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("others")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=math.inf, help="fewer games, if they take longer than this")
    parser.add_argument("--workers", type=int, default=1, help="processes that play side by side")
    asked = parser.parse_args()
    started = time.perf_counter()
    players = asked.players or USUAL_PLAYERS.get(asked.game)
    if asked.workers > 1:
        won, count = side_by_side(asked, players)
    else:
        won, count = versus(asked.game, asked.first, asked.others, asked.games, players, asked.seed, asked.seconds)
    margin = 1.96 * won.std() / np.sqrt(len(won))
    print(
        f"{asked.game} ({count}), {asked.first} among {asked.others}, {len(won):,} games: "
        f"{won.mean():.1%} ± {margin:.1%}, "
        f"{won.mean() * count:.2f} ± {margin * count:.2f} times the fair share ({time.perf_counter() - started:.0f} s)"
    )


if __name__ == "__main__":
    main()
