"""The room in which lessons are given: many matches at all kinds of tables of a game, divided among threads."""

import importlib
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np

from shinobi.bots import choosing, encoding, weighing
from shinobi.bots.encoding import Encoding
from shinobi.bots.temper import ADEPT, Temper
from shinobi.engine import no_judgement
from shinobi.engine.batches.batch import seeds_of
from shinobi.engine.batches.environments import pool
from shinobi.engine.game import Game, Judgement, game_named
from shinobi.engine.native.calls import Call, GameCompiler, compiled
from shinobi.engine.options import Table
from shinobi.engine.seats import NOBODY
from shinobi.learn import lessons
from shinobi.learn.lessons import Lessons

WORTH_A_THREAD = 128
"""So many matches, at least, are played by one thread."""

SOURCES = [Path(str(module.__file__)) for module in (choosing, encoding, weighing, lessons)]


def earlier_of(game: str, before: str) -> tuple[Judgement, list[Path]]:
    """The judgement that some of the bots have, by its module, if any; and all that lessons are made of."""
    if not before:
        return game_named(game).judgement, SOURCES
    module = importlib.import_module(before)
    earlier = cast(Judgement, SimpleNamespace(**(vars(no_judgement) | vars(module))))
    return earlier, [*SOURCES, Path(str(module.__file__))]


@cache
def calls_of(game: str, before: str) -> dict[str, Call]:
    """The compiled loops of lessons; `before` is the module of a judgement that some of the bots have, if any."""
    entries = [lessons.begin_lessons, lessons.go_on_with_lessons]
    earlier, sources = earlier_of(game, before)
    return GameCompiler(game_named(game), also=sources, more={"earlier": earlier}).load(entries)


def tables_of(game: Game) -> list[Table]:
    """All kinds of tables of a game: one for each number of players and each set of options that an edition prints."""
    tables: dict[str, Table] = {}
    for edition in game.editions:
        for players in edition.players:
            table, s = game.table(players, edition.name)
            tables.setdefault(str(s.pack()), table)
    return list(tables.values())


class Kind:
    """The matches of one kind of table, in arrays that are parts of the room's."""

    def __init__(self, room: "Room", table: Table, part: slice) -> None:
        game, code, players = room.game, room.encoding, table.players
        state = game.table(players, table.edition, table.options)[1]
        count, actions = part.stop - part.start, len(game.actions)
        outputs = code.outputs(players)
        moves = np.argsort(outputs, axis=1).astype(np.int16)
        before = compiled(game.name).states(state, 1)
        states = np.repeat(before, count)
        minds = np.zeros((count, players), np.int8)
        recalled = np.zeros((count * players, max(1, code.recalled)), np.int64)
        threads = max(1, min(room.workers, count // WORTH_A_THREAD))
        edges = [count * nth // threads for nth in range(threads + 1)]
        self.tasks = []
        for begin, after in pairwise(edges):
            here, there = slice(begin, after), slice(part.start + begin, part.start + after)
            self.tasks.append(
                Lessons(
                    players=players,
                    before=before,
                    states=states[here],
                    seeds=room.seeds[there],
                    steps=np.zeros(after - begin, np.int64),
                    minds=minds[here],
                    mixed=0,
                    past=0,
                    guests=0,
                    rivals=0,
                    lone=0,
                    taught=0,
                    judged=room.judged,
                    earlier=len(room.tempers) - room.of_before,
                    sharpness=np.array([temper.sharpness for temper in room.tempers]),
                    carelessness=np.array([temper.carelessness for temper in room.tempers]),
                    plan=code.plan,
                    outputs=outputs,
                    moves=moves,
                    recalled=recalled[begin * players : after * players],
                    active=np.zeros((1, code.most_active), np.int16),
                    options=np.zeros((1, actions), np.int16),
                    weights=np.zeros((1, actions)),
                    chosen=room.chosen[there],
                    actors=room.actors[there],
                    asked=room.asked[there],
                    seen=room.seen[there],
                    legal=room.legal[there],
                    behind=room.behind[there],
                    kinds=room.kinds_of[there],
                    rewards=room.rewards[there],
                    ended=room.ended[there],
                    won=room.won[there],
                    learners=room.learners[there],
                )
            )


class Room:
    """Many matches of a game, in which learners, their past selves and bots sit together."""

    def __init__(
        self,
        game: str,
        matches: int,
        seed: int,
        *,
        tables: Sequence[Table] | None = None,
        tempers: Iterable[Temper] = (ADEPT,),
        workers: int = 1,
        judged: bool = False,
        before: str = "",
        of_before: int = 0,
    ) -> None:
        """Where it is `judged`, `behind` has what the judgement says of every action.

        The last `of_before` of the tempers judge by the module `before`.
        """
        self.judged, self.before, self.of_before = judged, before, of_before
        self.game = game_named(game)
        self.encoding: Encoding = encoding.encoding(game)
        self.tempers, self.workers = list(tempers), workers
        self.tables = tables_of(self.game) if tables is None else list(tables)
        self.most_players = max(table.players for table in self.tables)
        self.seeds = seeds_of(seed, 0, matches)
        self.chosen = np.zeros(matches, np.int16)
        self.actors = np.full(matches, NOBODY, np.int8)
        self.asked = np.zeros(matches, np.int8)
        self.seen = np.zeros((matches, -(-self.encoding.inputs // 8)), np.uint8)
        self.legal = np.zeros((matches, len(self.game.actions) // 8 + 1), np.uint8)
        actions, kinds = len(self.game.actions), max(1, self.game.standpoint.KINDS)
        self.behind = np.zeros((matches, actions), np.uint8)
        self.kinds_of = np.tile((np.arange(actions) % kinds).astype(np.uint8), (matches, 1))
        self.ended = np.zeros(matches, np.bool_)
        self.won = np.zeros(matches, np.float32)
        self.learners = np.zeros(matches, np.int8)
        self.fair = np.zeros(matches)
        self.rewards = np.zeros((matches, self.most_players), np.float32)
        """Each seat's share (column) of the victory, in the matches (rows) that ended."""
        edges = [matches * nth // len(self.tables) for nth in range(len(self.tables) + 1)]
        self.parts = list(zip(self.tables, (slice(*edge) for edge in pairwise(edges)), strict=True))
        """The kinds of tables, and which matches are at such a table."""
        self.kinds = []
        for table, part in self.parts:
            self.kinds.append(Kind(self, table, part))
            self.fair[part] = 1 / table.players
        self.tasks = [task for kind in self.kinds for task in kind.tasks]

    def __len__(self) -> int:
        return len(self.seeds)

    def begin(self, *, mixed: int = 0, past: int = 0, guests: int = 0, rivals: int = 0, lone: int = 0) -> None:
        """Deal all matches; of a hundred, so many have others in them, and so on, as `Lessons` says."""
        for task in self.tasks:
            task.mixed, task.past, task.guests, task.rivals, task.lone = mixed, past, guests, rivals, lone
        self._each("begin_lessons")

    def step(self, chosen: Any) -> None:
        """Take the actions that these outputs stand for, and go on until a network is asked in every match.

        Without any, an adept decides for the networks; what it chose is in `chosen`.
        """
        for task in self.tasks:
            task.taught = chosen is None
        if chosen is not None:
            self.chosen[:] = chosen
        self._each("go_on_with_lessons")

    def _each(self, name: str) -> None:
        call = calls_of(self.game.name, self.before)[name]
        if len(self.tasks) == 1:
            call(self.tasks[0])
        else:
            list(pool().map(call, self.tasks))
