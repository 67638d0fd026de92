"""Tournaments: any bots, many matches with the seats rotated, on all cores, and how strong each has shown itself.

Bots that come with the games play inside compiled code. The oracle, which sees the state itself, is known only here:
it is no `Bot`, since what a bot gets has no state in it, and so it can sit at no table.
"""

import importlib
import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np

from shinobi.bots import Bot, ask, bot_named, bot_names
from shinobi.bots.grandmaster import learnt
from shinobi.bots.levels import Master
from shinobi.bots.master import CHOICE, grow, settled
from shinobi.bots.temper import ADEPT, NOVICE, RANDOM, Temper
from shinobi.bots.thinking import Thinking, Tree, thinking
from shinobi.bots.weighing import Course
from shinobi.engine.batches.batch import MOST_STEPS, seeds_of
from shinobi.engine.domains import Json, is_whole
from shinobi.engine.errors import BadOption
from shinobi.engine.game import game_named
from shinobi.engine.keys import CHOICES, checked_seed, nth_key
from shinobi.engine.match import new
from shinobi.engine.native.calls import Array
from shinobi.engine.options import Table
from shinobi.engine.seats import NOBODY
from shinobi.engine.state import EVENT_CELLS
from shinobi.lab.workers import in_order

TEMPERS = {"random": RANDOM, "novice": NOVICE, "adept": ADEPT}
MASTER, GRANDMASTER, ORACLE = "master", "grandmaster", "oracle"

SIMULATIONS = 1_000
"""How many imagined matches a searching bot of a tournament plays for each move, if nobody says otherwise."""

PORTION = 250
"""How many quick matches one worker plays before it reports."""

THOUGHTS = 1 << 34
"""Which of the keys that follow from a match's seed its searching seats think with."""


@dataclass(frozen=True)
class Contender:
    """One who takes part: by judgement, by searching, or in its own way."""

    name: str
    temper: Temper | None = None
    simulations: int = 0
    all_seeing: bool = False
    learnt: bool = False
    """It plays by a network, where that was trained at such tables; elsewhere it searches."""
    bot: Bot | None = None


def contender(name: str, simulations: int | None = None) -> Contender:
    """Who is meant by a level, `master:500`, `oracle`, or `module:Class` for a bot of your own; raises `BadOption`."""
    if name in TEMPERS:
        return Contender(name, temper=TEMPERS[name])
    called, colon, rest = name.partition(":")
    if called in (MASTER, ORACLE):
        if colon and not (rest.isascii() and rest.isdigit() and int(rest)):
            raise BadOption.of("wrong-simulations", bot=called, said=rest)
        count = int(rest) if colon else simulations or SIMULATIONS
        return Contender(name, simulations=count, all_seeing=called == ORACLE)
    if name == GRANDMASTER and name in bot_names():
        return Contender(name, simulations=simulations or SIMULATIONS, learnt=True)
    if colon:
        return Contender(name, bot=_own_bot(called, rest))
    return Contender(name, bot=bot_named(name))


def _own_bot(module: str, called: str) -> Bot:
    try:
        bot: Bot = getattr(importlib.import_module(module), called)()
    except (ImportError, AttributeError, TypeError, ValueError) as problem:
        raise BadOption.of("wrong-own-bot", bot=f"{module}:{called}", problem=str(problem)) from None
    return bot


@dataclass(frozen=True)
class Standing:
    """How a contender did. Those of the same name are one."""

    name: str
    seats: int
    """How many seats it had at each table."""
    share: float
    """Its share of the victory, of each of its seats, on average."""
    margin: float
    """With 95 % confidence its true share is no farther away."""
    fair: float
    """What it would have if all were equally strong."""
    rating: float
    """Its strength as a number: 400 more mean ten times the chance, at a table where both sit."""


@dataclass(frozen=True)
class Tournament:
    """What came out of a tournament."""

    table: Table
    seed: int
    contenders: tuple[Contender, ...]
    shares: Array
    """The share of the victory of each contender (column) in each match (row)."""
    lengths: Array
    interrupted: bool

    def standings(self) -> list[Standing]:
        """All names, the strongest first."""
        names = list(dict.fromkeys(one.name for one in self.contenders))
        column = np.array([names.index(one.name) for one in self.contenders])
        ratings = rated(self.shares, column)
        standings = []
        for nth, name in enumerate(names):
            own = self.shares[:, column == nth].mean(axis=1)
            margin = 1.96 * float(own.std()) / np.sqrt(max(1, len(own)))
            fair, seats = 1 / len(column), int((column == nth).sum())
            standings.append(Standing(name, seats, float(own.mean()), float(margin), fair, float(ratings[nth])))
        return sorted(standings, key=lambda one: -one.share)


def rated(shares: Array, column: Array) -> Array:
    """Ratings under which the shares are most likely, if who wins goes by strength (Bradley–Terry, Luce).

    A drawn match is added, so that whoever never won has a rating, too.
    """
    count = int(column.max()) + 1
    won = np.zeros(count)
    np.add.at(won, column, shares.sum(axis=0) + 1 / len(column))
    games = float(shares.sum()) + 1
    strength = np.zeros(count)
    for _ in range(2_000):
        power = np.exp(strength)
        expected = np.zeros(count)
        np.add.at(expected, column, games * power[column] / power[column].sum())
        strength += 0.5 * np.log(won / expected)
        strength -= strength.mean()
    return np.asarray(1500 + 400 / np.log(10) * strength)


def tournament(
    game: str,
    bots: Sequence[str],
    *,
    games: int,
    edition: str | None = None,
    seed: int = 0,
    workers: int | None = None,
    simulations: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
    cluster: bool = False,
    **options: Json,
) -> Tournament:
    """Play so many matches between these bots, who move one seat on from match to match; on a Ray `cluster` if asked.

    An interrupt from the keyboard ends it with the matches played until then.
    """
    if not is_whole(games) or games < 1:
        raise BadOption(f"The number of games must be a whole number, at least 1, not {games!r}.")
    table, s = game_named(game).table(len(bots), edition, options)
    taking_part = tuple(contender(name, simulations) for name in bots)
    hall = Hall(table, s.pack(), taking_part, options)
    seeds = seeds_of(checked_seed(seed), 0, games)
    shares, lengths = np.zeros((games, len(bots))), np.zeros(games, np.int64)
    played = np.zeros(games, np.bool_)
    interrupted = False
    if cluster:
        jobs = [
            Portion(game, tuple(bots), edition, options, simulations, seed, first, min(hall.portion, games - first))
            for first in range(0, games, hall.portion)
        ]
        parts = []
        for part in in_order(play_portion, jobs, cluster=True):
            parts.append(part)
            progress(len(part[1]))
        shares, lengths = (np.concatenate(arrays) for arrays in zip(*parts, strict=True))
        return Tournament(table, seed, taking_part, shares, lengths, interrupted)
    portions = iter(range(0, games, hall.portion))
    count = workers or os.cpu_count() or 1
    with ThreadPoolExecutor(count) as pool:
        running: dict[Future[tuple[Array, Array]], int] = {}
        try:
            while True:
                while len(running) < 2 * count and (first := next(portions, None)) is not None:
                    running[pool.submit(hall.play, seeds[first : first + hall.portion], first)] = first
                if not running:
                    break
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for one in done:
                    first = running.pop(one)
                    won, steps = one.result()
                    shares[first : first + len(won)], lengths[first : first + len(won)] = won, steps
                    played[first : first + len(won)] = True
                    progress(len(won))
        except KeyboardInterrupt:
            interrupted = True
        finally:
            hall.closing.set()
            for one in running:
                one.cancel()
    if not played.any():
        raise BadOption.of("tournament-too-short")
    return Tournament(table, seed, taking_part, shares[played], lengths[played], interrupted)


@dataclass(frozen=True)
class Portion:
    """Some matches of a tournament, for a worker on any machine."""

    game: str
    bots: tuple[str, ...]
    edition: str | None
    options: dict[str, Json]
    simulations: int | None
    seed: int
    first: int
    count: int


def play_portion(portion: Portion) -> tuple[Array, Array]:
    """Each contender's share (column) of each match (row), and their lengths."""
    table, s = game_named(portion.game).table(len(portion.bots), portion.edition, portion.options)
    contenders = [contender(name, portion.simulations) for name in portion.bots]
    hall = Hall(table, s.pack(), contenders, portion.options)
    return hall.play(seeds_of(portion.seed, portion.first, portion.count), portion.first)


def _hear(states: Array, told: Sequence[list[list[int]]]) -> None:
    """Let every seat hear what the last step told it."""
    events = states[0]["told"].reshape(-1, EVENT_CELLS)[: int(states[0]["told_count"])].tolist()
    for seat, heard in enumerate(told):
        heard += [event[1:] for event in events if event[0] >> seat & 1]


class _Closed(Exception):
    """The tournament is over before this match is."""


class Hall:
    """Where the matches are played: some contenders at one kind of table."""

    def __init__(self, table: Table, before_the_deal: bytes, contenders: Sequence[Contender], options: Any) -> None:
        self.table = table
        self.before_the_deal = before_the_deal
        self.contenders = contenders
        self.options = options
        self.mind: Thinking = thinking(table.game)
        self.closing = threading.Event()
        self.own = threading.local()
        self.quick = all(one.temper for one in contenders)
        self.portion = PORTION if self.quick else 1

    def seated(self, match: int) -> list[int]:
        """Which contender has each seat in this match."""
        count = len(self.contenders)
        return [(seat + match) % count for seat in range(count)]

    def play(self, seeds: Array, first: int) -> tuple[Array, Array]:
        """Some matches: each contender's share (column) of each (row), and their lengths."""
        if self.quick:
            tempers = [
                [self.contenders[one].temper or RANDOM for one in self.seated(first + nth)] for nth in range(len(seeds))
            ]
            by_seat, lengths = self.mind.shares(self.before_the_deal, seeds, tempers)
        else:
            play = self._with_own_bots if any(one.bot for one in self.contenders) else self._searching
            results = [play(int(seed), first + nth) for nth, seed in enumerate(seeds)]
            by_seat, lengths = np.array([one for one, _ in results]), np.array([steps for _, steps in results])
        shares = np.zeros_like(by_seat)
        for nth in range(len(seeds)):
            shares[nth, self.seated(first + nth)] = by_seat[nth]
        return shares, lengths

    def _searching(self, seed: int, match: int) -> tuple[Array, int]:
        return self.searched(seed, match, np.zeros(0, np.int16))

    def searched(self, seed: int, match: int, noted: Array) -> tuple[Array, int]:
        """A match in compiled code, in which some seats search; moves are noted as far as there is room for them."""
        mind, players = self.mind, len(self.contenders)
        seated = [self.contenders[one] for one in self.seated(match)]
        # Networks recall all that their seats were told: with one at the table every step is taken here.
        recalling = any(one.learnt for one in seated)
        searching = sum(1 << seat for seat in range(players) if recalling or seated[seat].simulations)
        told: list[list[list[int]]] = [[] for _ in seated]
        sharpness = np.array([one.temper.sharpness if one.temper else 1.0 for one in seated])
        carelessness = np.array([one.temper.carelessness if one.temper else 0.0 for one in seated])
        states = np.frombuffer(self.before_the_deal, mind.code.dtype).copy()
        evidence, (actions, weights) = mind.evidence(players), mind.room()
        course = Course(
            states=states,
            seed=seed,
            most_steps=MOST_STEPS,
            searching=searching,
            sharpness=sharpness,
            carelessness=carelessness,
            evidence=evidence,
            noted=noted,
            actions=actions,
            weights=weights,
        )
        mind.begin(states, 0, seed, evidence)
        steps = 0
        while True:
            if recalling:
                _hear(states, told)
            steps = mind.go_on(course, steps)
            seat = mind.turn(states, 0)
            if seat == NOBODY:
                break
            key = nth_key(nth_key(seed, THOUGHTS), steps)
            action = self._thought(states, seat, key, evidence, seated[seat], (actions, weights), told[seat])
            if steps < len(noted):
                noted[steps] = action
            steps += 1
            mind.carry_out(states, 0, seat, action, nth_key(seed, steps), evidence)
        shares = np.zeros(players)
        mind.code.shares_into(states, 0, shares)
        return shares, steps

    def _thought(
        self,
        states: Array,
        seat: int,
        key: int,
        evidence: Array,
        who: Contender,
        room: tuple[Array, Array],
        told: Sequence[Sequence[int]],
    ) -> int:
        if self.closing.is_set():
            raise _Closed
        if self.mind.code.legal_into(states, 0, seat, room[0]) == 1:
            return int(room[0][0])
        if who.temper:
            return self.mind.choose(states, 0, seat, who.temper.sharpness, who.temper.carelessness, key, *room)
        network = learnt(self.table.game) if who.learnt else None
        if network is not None and network.trained_for(states, 0):
            return network.choose_in(states, seat, key, told)
        if not hasattr(self.own, "tree"):
            self.own.tree = Tree(self.mind)
        tree: Tree = self.own.tree
        if who.all_seeing:
            tree.imagine_as_it_is(states, 0, seat, key)
        else:
            tree.imagine(states, 0, seat, key, evidence[seat])
        grow(tree, who.simulations, self.closing.is_set)
        actions, tries, _ = tree.tried()
        return settled(self.mind.game, actions, tries, nth_key(key, CHOICE))

    def _with_own_bots(self, seed: int, match: int) -> tuple[Array, int]:
        """A match step by step, for bots that are written in Python."""
        if any(one.all_seeing for one in self.contenders):
            raise BadOption.of("oracle-alone")
        bots = [
            one.bot or (Master(one.simulations) if one.simulations and not one.learnt else bot_named(one.name))
            for one in (self.contenders[seat] for seat in self.seated(match))
        ]
        played = new(self.table.game, players=self.table.players, edition=self.table.edition, seed=seed, **self.options)
        while (seat := played.actor) is not None:
            if self.closing.is_set():
                raise _Closed
            key = nth_key(nth_key(seed, CHOICES), len(played.steps))
            played.play(ask(bots[seat], played, seat, key), seat)
        return np.array(played.shares), len(played.steps)
