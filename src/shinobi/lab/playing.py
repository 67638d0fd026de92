"""Pieces of a study: some matches at one kind of table, played and counted. A piece is the same wherever it is played.

A `Job` is all that a worker needs to know, on this machine or another; the `Piece` that comes back is arrays.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

import numpy as np

from shinobi.bots import choosing, weighing
from shinobi.bots.temper import RANDOM
from shinobi.bots.thinking import Thinking, thinking
from shinobi.engine.batches.batch import MOST_STEPS, seeds_of
from shinobi.engine.domains import Json, Names
from shinobi.engine.game import Game, game_named
from shinobi.engine.native.calls import Array, Compiled, GameCompiler, Group, LoadedWhenUsed
from shinobi.lab import gathering
from shinobi.lab.gathering import MOST_KINDS, POINTS, SUMS, Foresight, Gathering
from shinobi.lab.tournament import Contender, Hall, contender

ONE = 1 << 32
STATES = 4
PLAYOUTS = 32
"""How many playouts say how everybody stands after a step."""

WEIGHED = 12
"""How many decisions of a match are weighed, on average."""

MARGIN = 0.15
"""By so much of a victory somebody must be ahead to take the lead."""

LONGEST = 32_767
"""So many moves of a match can be noted."""


class Loops(LoadedWhenUsed):
    """The compiled loops of studies of one game."""

    groups = (Group([gathering.gather]), Group([gathering.foresee], silent=True))

    gather: Callable[[Gathering], None]
    foresee: Callable[[Foresight], None]

    def __init__(self, code: Compiled, *, check_bounds: bool = False) -> None:
        sources = [Path(str(module.__file__)) for module in (choosing, weighing, gathering)]
        super().__init__(GameCompiler(code.game, check_bounds=check_bounds, also=sources))


@cache
def loops(game: str, *, check_bounds: bool = False) -> Loops:
    """The loops of studies of the game of this name."""
    return Loops(thinking(game).code, check_bounds=check_bounds)


@dataclass(frozen=True)
class Kind:
    """Moves that a study counts together: those of a verb, told apart by some of its arguments."""

    verb: str
    arguments: tuple[tuple[str, Json], ...] = ()

    @property
    def code(self) -> str:
        """Its name in tables: `attack katana sai`."""
        return " ".join((self.verb, *(str(value) for _, value in self.arguments)))


MOST_OF_A_VERB = 16
"""So many kinds of one verb can be surveyed; where there would be more, the verb is one kind."""


@cache
def kinds_of(game: Game) -> tuple[list[Kind], Array]:
    """The kinds of moves, and the number of the kind of each action."""
    table = game.actions
    told_apart = []
    for verb in table.table:
        by = game.study.MOVES.get(verb.name)
        named = [
            name for name, domain in verb.arguments.items() if (isinstance(domain, Names) if by is None else name in by)
        ]
        count = int(np.prod([len(verb.arguments[name].values) for name in named]))
        told_apart.append(named if count <= MOST_OF_A_VERB else [])
    moves = [table.move(action) for action in range(len(table))]
    of_action = [
        Kind(str(move["verb"]), tuple((name, move[name]) for name in told_apart[table.verb[action]]))
        for action, move in enumerate(moves)
    ]
    kinds = list(dict.fromkeys(of_action))
    if len(kinds) > MOST_KINDS:
        of_action = [Kind(kind.verb) for kind in of_action]
        kinds = list(dict.fromkeys(of_action))
    numbers = {kind: number for number, kind in enumerate(kinds)}
    return kinds, np.array([numbers[kind] for kind in of_action], np.int16)


@dataclass(frozen=True)
class Job:
    """Some matches to be played: the table, who sits there (moving one seat on from match to match), and which."""

    game: str
    players: int
    edition: str
    options: Mapping[str, Json]
    bots: tuple[str, ...]
    seed: int
    first: int
    count: int
    closely: int = 0
    """So many of them, the first ones, are looked at closely."""


@dataclass
class Piece:
    """What came out of some matches."""

    lengths: Array
    endings: Array
    decisions: Array
    shares: Array
    """By seat (column) of each match (row)."""
    by_bot: Array
    """By bot (column) of each match (row)."""
    sums: Array
    counts: Array
    leads: Array = field(default_factory=lambda: np.zeros(0, np.int64))
    known: Array = field(default_factory=lambda: np.zeros(0))
    courses: Array = field(default_factory=lambda: np.zeros((0, POINTS)))
    stakes: Array = field(default_factory=lambda: np.zeros(0))


SUMMED = ("sums", "counts")


def joined(pieces: Sequence[Piece]) -> Piece:
    """Several pieces as one. Sums of reals depend on the order, so the pieces come in that of their matches."""
    parts = {}
    for name in Piece.__dataclass_fields__:
        arrays = [getattr(piece, name) for piece in pieces]
        parts[name] = sum(arrays[1:], start=arrays[0]) if name in SUMMED else np.concatenate(arrays)
    return Piece(**parts)


def play(job: Job) -> Piece:
    """Play the matches of a job."""
    game = game_named(job.game)
    table, s = game.table(job.players, job.edition, job.options)
    mind = thinking(job.game)
    seeds = seeds_of(job.seed, job.first, job.count)
    contenders = [contender(name) for name in job.bots]
    hall = Hall(table, s.pack(), contenders, job.options)
    seated = [hall.seated(match) for match in range(job.first, job.first + job.count)]
    given = np.zeros((job.count, 0), np.int16)
    if not hall.quick:
        given = _searched(hall, seeds, job.first)
    piece = _gathered(mind, s.pack(), seeds, _tempers(contenders, seated), given)
    for match, seats in enumerate(seated):
        piece.by_bot[match, seats] = piece.shares[match]
    if job.closely:
        count = min(job.closely, job.count)
        # Noting the moves of all matches would cost more than to play some of them once more.
        closely = given[:count] if given.shape[1] else _searched(hall, seeds[:count], job.first)
        _look_closely(mind, s.pack(), seeds[:count], closely, piece)
    return piece


def _tempers(contenders: Sequence[Contender], seated: Sequence[Sequence[int]]) -> tuple[Array, Array]:
    tempers = [[contenders[one].temper or RANDOM for one in row] for row in seated]
    sharpness = np.array([[temper.sharpness for temper in row] for row in tempers])
    carelessness = np.array([[temper.carelessness for temper in row] for row in tempers])
    return sharpness, carelessness


def _searched(hall: Hall, seeds: Array, first: int) -> Array:
    """The moves of some matches, noted one by one."""
    moves = np.zeros((len(seeds), LONGEST), np.int16)
    longest = 1
    for nth, seed in enumerate(seeds):
        _, steps = hall.searched(int(seed), first + nth, moves[nth])
        longest = max(longest, steps)
    return np.ascontiguousarray(moves[:, :longest])


def _gathered(
    mind: Thinking, before_the_deal: bytes, seeds: Array, tempers: tuple[Array, Array], given: Array
) -> Piece:
    game, count = mind.game, len(seeds)
    states = np.frombuffer(before_the_deal * STATES, mind.code.dtype).copy()
    players = int(states[0]["players"])
    kinds, of_action = kinds_of(game)
    actions, weights = mind.room()
    piece = Piece(
        lengths=np.zeros(count, np.int64),
        endings=np.zeros(count, np.int64),
        decisions=np.zeros(count, np.int64),
        shares=np.zeros((count, players)),
        by_bot=np.zeros((count, players)),
        sums=np.zeros((len(kinds), SUMS)),
        counts=np.zeros(game.study.COUNTS),
    )
    loops(game.name).gather(
        Gathering(
            states=states,
            seeds=seeds,
            most_steps=given.shape[1] if given.shape[1] else MOST_STEPS,
            sharpness=tempers[0],
            carelessness=tempers[1],
            given=given,
            kinds=of_action,
            lengths=piece.lengths,
            endings=piece.endings,
            decisions=piece.decisions,
            shares=piece.shares,
            sums=piece.sums,
            counts=piece.counts,
            chosen=np.zeros((players, len(kinds)), np.int64),
            offered=np.zeros((players, len(kinds)), np.int64),
            memory=np.zeros(game.study.MEMORY, np.int64),
            actions=actions,
            weights=weights,
        )
    )
    return piece


def _look_closely(mind: Thinking, before_the_deal: bytes, seeds: Array, given: Array, piece: Piece) -> None:
    """How the first matches of a job went, step by step."""
    count = len(seeds)
    lengths = piece.lengths[:count].copy()
    states = np.frombuffer(before_the_deal * STATES, mind.code.dtype).copy()
    players = int(states[0]["players"])
    actions, weights = mind.room()
    decisions = max(1.0, float(piece.decisions[:count].mean()))
    task = Foresight(
        states=states,
        seeds=seeds,
        given=given,
        lengths=lengths,
        playouts=PLAYOUTS,
        asked=int(min(1.0, WEIGHED / decisions) * ONE),
        margin=MARGIN,
        standing=np.zeros((int(lengths.max()), players)),
        leads=np.zeros(count, np.int64),
        known=np.zeros(count, np.int64),
        courses=np.zeros((count, POINTS)),
        stakes=np.zeros(4 * WEIGHED * count),
        weighed=0,
        values=np.zeros((2, len(mind.game.actions))),
        moves=np.zeros(len(mind.game.actions), np.int16),
        actions=actions,
        weights=weights,
    )
    loops(mind.game.name).foresee(task)
    decided = task.known >= 0
    piece.leads = task.leads
    piece.known = task.known[decided] / lengths[decided]
    piece.courses = task.courses[decided]
    piece.stakes = task.stakes[: task.weighed]


def split(job: Job, portion: int) -> list[Job]:
    """A job in portions, so that several workers can do it; how many workers there are makes no difference."""
    return [
        replace(
            job,
            first=first,
            count=min(portion, job.first + job.count - first),
            closely=max(0, min(job.closely - (first - job.first), portion)),
        )
        for first in range(job.first, job.first + job.count, portion)
    ]
