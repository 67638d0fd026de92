"""Learning the numbers of a judgement by playing: policy gradients, drawn towards playing evenly.

A move is as likely as e to the power of its points, and points are sums of learned numbers. From many matches we
reckon, by least squares, how many points each number should add so that points say what a move gains (the natural
gradient), and go a step there. Each step also draws all numbers a little towards 0, where every move is as likely as
another: a move is preferred only as far as that gains something (this is magnetic mirror descent, with even play as the
magnet). `calm` says how much must be gained for one point.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from benchmarks.strength import practice
from benchmarks.strength.before import judgement_before
from benchmarks.strength.practice import OTHER, Practice
from shinobi.bots import choosing, encoding, network
from shinobi.bots.levels import WEIGHTS
from shinobi.bots.network import DESCRIPTION, network_of, room_to_think
from shinobi.engine.batches.batch import MOST_STEPS, seeds_of
from shinobi.engine.compiler.processor import Processor
from shinobi.engine.game import folder_of, game_named
from shinobi.engine.keys import nth_key
from shinobi.engine.learned import part
from shinobi.engine.native.calls import Array, Compiled, GameCompiler, compiled, game_setting

Report = Callable[[str], None]

ROOM = 100_000
"""Decisions that are kept at a time."""


WORST = -30.0
"""Points of what the judgement would never do."""


class Loops:
    """The loops of practice, compiled for a game; `other` is who does not learn, by judgement."""

    def __init__(self, game: str, other: SimpleNamespace, *, more: bool = False, hearing: bool = False) -> None:
        """With `more`, there are numbers to learn besides those of the judgement, by verb and kind of action.

        A network recalls what was told; where none plays, nobody needs to be `hearing`.
        """
        self.code: Compiled = compiled(game)
        self.game = game_named(game)
        net = network_of(self.game)
        assert net is not None, f"{game} has no network"
        self.net = net
        judgement, verbs, kinds = self.game.judgement, len(self.game.actions.table), self.game.standpoint.KINDS
        judged: Sequence[float] = getattr(judgement, "NUMBERS", ())
        own = len(judged)
        features = SimpleNamespace(
            MORE=int(more),
            VERBS=self.game.actions.verb,
            TRUST=own,
            LIKED=own + verbs,
            KIND=own + 2 * verbs,
            WORST=WORST,
        )
        self.numbers = np.concatenate([judged, np.zeros((2 * verbs + kinds) * more)])
        """As the judgement has them: a responder begins with these."""
        setting = game_setting(self.game, silent=not hearing)
        modules = (practice, other, network, encoding, choosing)
        also = [
            *(Path(str(module.__file__)) for module in modules),
            folder_of(game) / WEIGHTS,
            folder_of(game) / DESCRIPTION,
        ]
        compiler = GameCompiler(self.game, also=also)
        by_weight = {} if judged else {practice.judged_points: practice.points_by_weight}
        setting = type(setting)(
            state=setting.state,
            standing_for={**setting.standing_for, "other": other, "net": net, "features": features},
            instead={**setting.instead, part: practice.noted_part, **by_weight},
            inline=True,
        )
        entries = [practice.practise, practice.choose_by]
        name = f"{game}-practice{'-more' * more}{'-hearing' * hearing}-{net.KEENNESS}"
        calls = Processor(setting, name, compiler.sources).load(entries)
        self.practise: Callable[[Practice], int] = calls["practise"]
        self.choose_by: Callable[..., int] = calls["choose_by"]


@dataclass
class Table:
    """A kind of table to learn at: the state before the deal, and how many sit there."""

    players: int
    before_the_deal: bytes


def tables(game: str, players: Sequence[int]) -> list[Table]:
    """The usual table for each of these numbers of players, of the first edition that is for so many."""
    played, found = game_named(game), []
    for count in players:
        edition = next(one for one in played.editions if count in one.players)
        _, s = played.table(count, edition.name)
        found.append(Table(count, s.pack()))
    return found


@dataclass
class Learner:
    """Numbers that are being learned."""

    loops: Loops
    numbers: Array
    calm: float
    pace: float
    keeping: float
    seed: int
    past: list[Array] = field(default_factory=list)
    matches: int = 0
    sums: Array | None = None
    summed: int = 0
    won: list[float] = field(default_factory=list)
    longest: float = 1.0
    """No number changes by more at a step."""
    fisher: Array | None = None
    scores: Array | None = None

    def practise(self, table: Table, sitting: Array) -> tuple[Array, Array, Array]:
        """Play a match for each row of `sitting`: scores, gains, and shares."""
        code, count = self.loops.code, len(self.numbers)
        rows = [self.numbers, *self.past]
        learned = np.zeros((len(rows), 2 * count))
        for row, numbers in enumerate(rows):
            learned[row, :count] = numbers
        actions = len(self.loops.game.actions)
        thought = room_to_think(self.loops.game, self.loops.net)
        seeds = seeds_of(nth_key(self.seed, 1), self.matches, len(sitting))
        shares = np.zeros((len(sitting), table.players))
        if self.scores is None:
            self.scores = np.zeros((ROOM, count))
        scores, gains = self.scores, np.zeros(ROOM)
        task = Practice(
            states=np.frombuffer(table.before_the_deal * 2, code.dtype).copy(),
            seeds=seeds,
            most_steps=min(MOST_STEPS, ROOM // 4),
            learned=learned,
            sitting=np.ascontiguousarray(sitting, np.int64),
            keeping=self.keeping,
            begun=0,
            count=0,
            scores=scores,
            gains=gains,
            movers=np.zeros(ROOM, np.int64),
            expected=np.zeros(ROOM),
            taken=np.zeros((actions, count)),
            shares=shares,
            actions=np.zeros(actions, np.int16),
            weights=np.zeros(actions),
            later=np.zeros(table.players),
            next=np.zeros(table.players),
            plan=thought.plan,
            recalled=np.zeros((table.players, max(1, len(thought.recalled))), np.int64),
            active=thought.active,
            first=thought.first,
            second=thought.second,
        )
        done = self.loops.practise(task)
        self.matches += done
        return scores[: task.count], gains[: task.count], shares[:done]

    def sit_down(self, table: Table, sitting: Array) -> tuple[Array, Array]:
        """Play these matches, and keep how they went: scores and gains."""
        scores, gains, shares = self.practise(table, sitting)
        self.won.append(float(shares[sitting[: len(shares)] == 0].mean() * table.players))
        return scores.copy(), gains

    def progress(self, turn: int, turns: int) -> str:
        """How far it is, for people."""
        return (
            f"{turn} of {turns}, {time.process_time():.0f} s, {self.matches:,} matches: "
            f"{np.mean(self.won[-40:]):.3f} times the fair share"
        )

    def learn(self, played: list[tuple[Array, Array]]) -> None:
        """Go a step towards what was found in these matches."""
        count = len(self.numbers)
        fisher, slope, decisions = np.zeros((count, count)), np.zeros(count), 0
        for scores, gains in played:
            fisher += scores.T @ scores
            slope += scores.T @ gains
            decisions += len(gains)
        fisher /= max(1, decisions)
        slope /= max(1, decisions)
        self.fisher = fisher if self.fisher is None else 0.8 * self.fisher + 0.2 * fisher
        ridge = 1e-4 * np.eye(count) + 0.02 * np.diag(np.diag(self.fisher))
        found = np.linalg.solve(self.fisher + ridge, slope)
        step = self.pace * (found - self.calm * self.numbers)
        self.numbers = self.numbers + np.clip(step, -self.longest, self.longest)

    def remember(self) -> None:
        """Add the numbers as they are now to the average that is kept in the end."""
        self.sums = self.numbers.copy() if self.sums is None else self.sums + self.numbers
        self.summed += 1

    @property
    def average(self) -> Array:
        return self.numbers if self.sums is None else np.asarray(self.sums / self.summed)


LEARNING = 0.6
"""How many of the seats among selves learn; past selves have the others."""
POOL = 8
"""How many past selves sit at the tables."""


def seated(lot: np.random.Generator, matches: int, players: int, old: float) -> Array:
    """Who sits where: mostly oneself and past selves; and so often as `old` says, one alone among those of before."""
    sitting = np.where(lot.random((matches, players)) < LEARNING, 0, 1)
    alone = lot.random(matches) < old
    sitting[alone] = OTHER
    sitting[alone, lot.integers(0, players, int(alone.sum()))] = 0
    return sitting


def self_play(learner: Learner, at: list[Table], turns: int, old: float, matches: int, report: Report) -> None:
    """Learn among oneself, past selves and, by the chance `old`, those of before."""
    lot = np.random.default_rng(learner.seed)
    learner.past = [learner.numbers.copy()]
    for turn in range(turns):
        played = []
        for table in at:
            sitting = seated(lot, matches // len(at), table.players, old)
            pasts = lot.integers(1, 1 + len(learner.past), size=sitting.shape)
            played.append(learner.sit_down(table, np.where(sitting == 1, pasts, sitting)))
        learner.learn(played)
        if turn % 10 == 9:
            learner.past = [*learner.past[-(POOL - 1) :], learner.numbers.copy()]
        if turn >= turns // 2:
            learner.remember()
        if turn % 20 == 19:
            report(learner.progress(turn + 1, turns))


SLOWER = 0.9
"""By how much slower a responder learns in the end."""


def respond(learner: Learner, at: list[Table], seconds: float, row: int, matches: int, report: Report) -> None:
    """Learn for so many seconds of a core against others who do not: all play by this row, a number or a level."""
    lot, started, turn = np.random.default_rng(learner.seed), time.process_time(), 0
    pace, longest = learner.pace, learner.longest
    while (spent := time.process_time() - started) < seconds:
        learner.pace, learner.longest = (one * (1.0 - SLOWER * spent / seconds) for one in (pace, longest))
        played = []
        for table in at:
            sitting = np.full((matches // len(at), table.players), row)
            sitting[np.arange(len(sitting)), lot.integers(0, table.players, len(sitting))] = 0
            played.append(learner.sit_down(table, sitting))
        learner.learn(played)
        turn += 1
        if spent > 0.7 * seconds:
            learner.remember()
        if turn % 20 == 0:
            report(learner.progress(turn, int(turn * seconds / max(spent, 1.0))))


def loops_of(game: str) -> Loops:
    """The loops in which those of before are the others."""
    return Loops(game, judgement_before(game))


def measured(learner: Learner, table: Table, row: int, games: int) -> tuple[float, float]:
    """How many times the fair share the average numbers win with one seat among the others, and the 95 % margin."""
    numbers, learner.numbers = learner.numbers, learner.average
    shares: list[Any] = []
    while len(shares) < games:
        sitting = np.full((min(5_000, games), table.players), row)
        seats = np.arange(len(sitting)) % table.players
        sitting[np.arange(len(sitting)), seats] = 0
        _, _, won = learner.practise(table, sitting)
        shares += [won[nth, seats[nth]] for nth in range(len(won))]
    learner.numbers = numbers
    won = np.array(shares) * table.players
    return float(won.mean()), float(1.96 * won.std() / np.sqrt(len(won)))
