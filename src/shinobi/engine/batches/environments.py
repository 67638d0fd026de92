"""Matches that are stepped together, in compiled code on all cores: the room they are in, and the calls of a step."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from shinobi.engine.batches.forms import Form
from shinobi.engine.domains import is_whole
from shinobi.engine.errors import BadOption
from shinobi.engine.native.calls import Array, Compiled
from shinobi.engine.native.loops.environments import EVENT_ROW, Environments
from shinobi.engine.seats import NOBODY

WORTH_A_THREAD = 256
"""So many matches, at least, are stepped by one thread."""


class Turn(NamedTuple):
    """What came of a step of every match (row). The arrays show the next step as soon as it is taken.

    They are NumPy's, or `DeviceArray`s for a batch on a GPU.
    """

    seen: Any
    """What the actor of each match knows."""
    legal: Any
    """Which actions (columns) it may take."""
    actors: Any
    """The seat that each match waits for, the first of them if there are several."""
    rewards: Any
    """For each seat (column) its share of the victory, where the match ended with this step; else 0."""
    ended: Any
    """Which matches ended with this step, and were dealt again."""


@cache
def pool() -> ThreadPoolExecutor:
    """The threads of all batches. Compiled play lets go of the interpreter."""
    return ThreadPoolExecutor(os.cpu_count() or 1, "batch")


def checked_workers(workers: object) -> int:
    """The number of threads, if it is one; all cores, if nothing is said; raises `BadOption`."""
    if workers is None:
        return os.cpu_count() or 1
    if isinstance(workers, int) and is_whole(workers) and workers >= 1:
        return workers
    raise BadOption(f"The number of workers must be a whole number, at least 1, not {workers!r}.")


class Stepping:
    """The arrays of matches that are stepped together, divided among threads."""

    def __init__(self, code: Compiled, before: Array, form: Form, seeds: Array, workers: int) -> None:
        self.code, self.form = code, form
        count, players, actions = len(seeds), form.players, len(code.game.actions)
        noted = form.history is not None
        self.states, self.seeds, self.steps = np.repeat(before, count), seeds, np.zeros(count, np.int64)
        self.movers = np.full(count, NOBODY, np.int8)
        self.viewers = np.full(count, NOBODY, np.int8)
        self.actions = np.zeros(count, np.int64)
        self.legal = np.zeros((count, actions), np.bool_)
        self.seen = np.zeros((count, form.width), form.dtype)
        self.rewards = np.zeros((count, players))
        self.ended = np.zeros(count, np.bool_)
        self.told = np.zeros(count * players if noted else 0, np.int64)
        self.history = np.zeros((count * players if noted else 0, EVENT_ROW * form.events), np.int16)
        self.turn = Turn(self.seen, self.legal, self.viewers, self.rewards, self.ended)
        threads = max(1, min(workers, count // WORTH_A_THREAD))
        edges = [count * nth // threads for nth in range(threads + 1)]
        self.parts = [slice(*pair) for pair in pairwise(edges)]
        self.tasks = [self._task(part, before) for part in self.parts]

    def _task(self, part: slice, before: Array) -> Environments:
        players, form = self.form.players, self.form
        of_seats = slice(part.start * players, part.stop * players) if len(self.told) else slice(0, 0)
        numbers = np.zeros((1, form.numbers), np.int16)  # where a row is written before it is made one-hot
        return Environments(
            players=players,
            before=before,
            states=self.states[part],
            seeds=self.seeds[part],
            steps=self.steps[part],
            chosen=1,
            redeal=0,
            movers=self.movers[part],
            actions=self.actions[part],
            viewers=self.viewers[part],
            looks=form.looks,
            plan=form.plan,
            seen=numbers if form.one_hot else self.seen[part],
            coded=self.seen[part] if form.one_hot else np.zeros((0, 0), np.uint8),
            legal=self.legal[part],
            told=self.told[of_seats],
            history=self.history[of_seats],
            rewards=self.rewards[part],
            ended=self.ended[part],
        )

    def each(self, call: Callable[[Environments], object], tasks: list[Environments] | None = None) -> list[object]:
        """Call compiled code for all parts at the same time."""
        tasks = self.tasks if tasks is None else tasks
        return [call(tasks[0])] if len(tasks) == 1 else list(pool().map(call, tasks))

    def deal(self, where: Array) -> None:
        """Deal the matches that are marked, each from its seed."""
        marked = zip(self.tasks, self.parts, strict=True)
        marks = {id(task): where[part] for task, part in marked}
        self.each(lambda task: self.code.deal_each(task, marks[id(task)]))

    def refused(self) -> int:
        """The first match whose action is not allowed, or NOBODY."""
        for part, found in zip(self.parts, self.each(self.code.first_refused), strict=True):
            if isinstance(found, int) and found != NOBODY:
                return int(part.start) + found
        return NOBODY

    def set(self, *, chosen: bool, redeal: bool) -> None:
        """Whether actions are given, and whether matches that end are dealt again."""
        for task in self.tasks:
            task.chosen, task.redeal = chosen, redeal

    def looked(self, viewers: Array) -> tuple[Array, Array]:
        """What these viewers know, one of each match, and what they may do."""
        seen, legal = np.zeros_like(self.seen), np.zeros_like(self.legal)
        looking = []
        for task, part in zip(self.tasks, self.parts, strict=True):
            own = copy(task)
            own.viewers, own.legal = viewers[part], legal[part]
            if self.form.one_hot:
                own.coded = seen[part]
            else:
                own.seen = seen[part]
            looking.append(own)
        self.each(self.code.look_each, looking)
        return seen, legal
