"""Many matches, in each of which one seat learns among compiled bots of a chosen level."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from shinobi.bots import bot_names, choosing, weighing
from shinobi.bots.temper import ADEPT, NOVICE, RANDOM, Temper
from shinobi.engine.batches.environments import Stepping, checked_workers, pool
from shinobi.engine.batches.forms import Form
from shinobi.engine.domains import Json, is_whole
from shinobi.engine.errors import BadOption
from shinobi.engine.game import game_named
from shinobi.engine.keys import nth_key
from shinobi.engine.native.calls import Array, GameCompiler, compiled
from shinobi.engine.native.loops.environments import REDEAL
from shinobi.engine.seats import NOBODY
from shinobi.rl import loops
from shinobi.rl.loops import Bots

TEMPERS: dict[str, Temper] = {"random": RANDOM, "novice": NOVICE, "adept": ADEPT}
"""The levels that are compiled."""


def temper_of(level: object) -> Temper:
    """How bots of this level play; raises `BadOption`."""
    if level in TEMPERS:
        return TEMPERS[str(level)]
    if level in bot_names():
        raise BadOption(f"A {level} searches, which is too slow to learn from. The levels are {', '.join(TEMPERS)}.")
    raise BadOption(f"There are no bots of the level {level!r}. The levels are {', '.join(TEMPERS)}.")


def checked_seat(seat: object, players: int) -> int:
    """Where the learner sits, NOBODY for another seat in every match; raises `BadOption`."""
    if seat is None:
        return NOBODY
    if isinstance(seat, int) and is_whole(seat) and 0 <= seat < players:
        return seat
    raise BadOption(f"The learner sits on one of the seats 0 to {players - 1}, or None for any, not on {seat!r}.")


@cache
def learning(game: str) -> dict[str, Callable[..., Any]]:
    """The loops of this game as machine code."""
    sources = [Path(str(module.__file__)) for module in (loops, choosing, weighing)]
    entries = (loops.begin_each, loops.learn_each, loops.look_where, loops.advise_each, loops.go_on_learning)
    return GameCompiler(game_named(game), also=sources).load(entries)


class Learners:
    """Matches at one kind of table, one learner in each."""

    def __init__(
        self,
        game: str,
        matches: int,
        *,
        bots: str = "adept",
        seat: int | None = 0,
        players: int | None = None,
        edition: str | None = None,
        history: int = 0,
        one_hot: bool = False,
        workers: int | None = None,
        **options: Json,
    ) -> None:
        if not is_whole(matches) or matches < 1:
            raise BadOption(f"The number of matches must be a whole number, at least 1, not {matches!r}.")
        temper = temper_of(bots)
        self.code = compiled(game)
        self.game = self.code.game
        self.table, s = self.game.table(players, edition, options)
        self.form = Form(self.game, self.table.players, history, one_hot)
        self.seat = checked_seat(seat, self.table.players)
        self.calls = learning(game)
        seeds = np.zeros(matches, np.uint64)
        self.stepping = Stepping(self.code, self.code.states(s, 1), self.form, seeds, checked_workers(workers))
        self.stepping.set(chosen=True, redeal=False)
        self.learners = np.zeros(matches, np.int8)
        self.wrong = np.zeros(matches, np.bool_)
        self.actions, self.seen, self.legal = self.stepping.actions, self.stepping.seen, self.stepping.legal
        self.rewards, self.ended = self.stepping.rewards, self.stepping.ended
        actions = len(self.game.actions)
        self.bots = [
            Bots(
                seat=self.seat,
                learners=self.learners[part],
                sharpness=temper.sharpness,
                carelessness=temper.carelessness,
                wrong=self.wrong[part],
                actions=np.zeros(actions, np.int16),
                weights=np.zeros(actions),
            )
            for part in self.stepping.parts
        ]

    def __len__(self) -> int:
        return len(self.learners)

    def each(self, name: str, *where: Array) -> None:
        """Call compiled code for all parts at the same time."""
        stepping, call = self.stepping, self.calls[name]
        parts = [
            (task, bots, *(marks[part] for marks in where))
            for task, bots, part in zip(stepping.tasks, self.bots, stepping.parts, strict=True)
        ]
        if len(parts) == 1:
            call(*parts[0])
        else:
            list(pool().map(lambda part: call(*part), parts))

    def begin(self, where: Array, seeds: Array | None = None) -> None:
        """Deal the marked matches, from these seeds or those that follow, and show what their learners know."""
        if seeds is None:
            seeds = np.array([nth_key(int(seed), REDEAL) for seed in self.stepping.seeds[where]], np.uint64)
        self.stepping.seeds[where] = seeds
        self.each("begin_each", where)
        self.each("look_where", where)

    def step(self, actions: Array) -> None:
        """Let every learner act, and its match go on until it is asked again; where one ends, the next is dealt."""
        self.actions[:] = actions
        self.each("go_on_learning")

    def advice(self) -> Array:
        """For each match (row), how likely an adept in the learner's place would take each action (column)."""
        advice = np.zeros(self.legal.shape)
        self.each("advise_each", advice)
        return advice

    def refused(self, actions: Array) -> int:
        """The first match whose learner may not do this, or NOBODY."""
        self.actions[:] = actions
        self.stepping.movers[:] = self.learners
        return self.stepping.refused()

    def act(self, actions: Array) -> None:
        """`step`, without the next deal."""
        self.actions[:] = actions
        self.each("learn_each")
        self.each("look_where", np.ones(len(self), np.bool_))
