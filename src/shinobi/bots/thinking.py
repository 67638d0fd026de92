"""A game's judgement as machine code, and the calls that Python makes into it. Made when first asked for."""

import types
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import numpy as np

from shinobi.bots import search, weighing
from shinobi.bots.temper import Temper
from shinobi.engine.batch import MOST_STEPS
from shinobi.engine.compiled import CASTS, SILENT, Array, Compiled, Twin, compiled
from shinobi.engine.seats import MOST_SEATS, NOTHING
from shinobi.engine.sight import ROW

HERE = Path(__file__).parent
SOURCES = (HERE / "weighing.py", HERE / "search.py")

UNHEARD = (weighing.contest, weighing.choose, search.imagine_pool, search.search)


class Thinking:
    """The compiled judgement of one game."""

    weigh_into: Callable[..., int]
    contest: Callable[..., None]
    choose: Callable[..., int]
    begin: Callable[..., None]
    carry_out: Callable[..., None]
    go_on: Callable[..., int]
    turn: Callable[..., int]
    note_all: Callable[..., None]
    imagine_pool: Callable[..., None]
    search: Callable[..., None]

    def __init__(self, code: Compiled, *, check_bounds: bool = False) -> None:
        self.code = code
        self.game = code.game
        telling = Twin(self.game, CASTS, check_bounds, SOURCES)
        silent = Twin(self.game, CASTS | SILENT, check_bounds, SOURCES)
        for module in (weighing, search):
            for name, function in vars(module).items():
                if isinstance(function, types.FunctionType) and function.__module__ == module.__name__:
                    setattr(self, name, (silent if function in UNHEARD else telling).entry_point(function))

    def room(self) -> tuple[Array, Array]:
        """Room for all actions, and their weights."""
        count = len(self.game.actions)
        return np.zeros(count, np.int64), np.zeros(count)

    def shares(self, before_the_deal: bytes, seeds: Array, tempers: Sequence[Sequence[Temper]]) -> tuple[Array, Array]:
        """Play a match for each seed, with the tempers of its seats: shares of the victory, and lengths."""
        states = np.frombuffer(before_the_deal * 2, self.code.dtype).copy()
        shares = np.zeros((len(seeds), int(states[0]["players"])))
        lengths = np.zeros(len(seeds), np.int64)
        sharpness = np.array([[temper.sharpness for temper in row] for row in tempers])
        carelessness = np.array([[temper.carelessness for temper in row] for row in tempers])
        self.contest(states, seeds, MOST_STEPS, sharpness, carelessness, lengths, shares, *self.room())
        return shares, lengths

    def evidence(self, seats: int) -> Array:
        """Room for what seats (rows) were told."""
        return np.zeros((seats, max(1, self.game.judgement.EVIDENCE)), np.int64)


Credence = Callable[[Array], Array]
"""What talk says of imagined worlds: the logarithm of how likely each of them is, up to a constant."""

POOL = 256
"""How many worlds a search imagines."""

MOST_NODES = 1 << 15
MOST_CHILDREN = 12 * MOST_NODES


class Tree:
    """Room for one search at a time, made once: a pool of imagined worlds, and the tree that grows from them."""

    def __init__(self, mind: Thinking, pool: int = POOL) -> None:
        self.mind = mind
        code = mind.code
        size = code.dtype.itemsize
        self.worlds = np.zeros(pool, code.dtype)
        self.likely = np.zeros(pool)
        self.upto = np.zeros(pool)
        self.room = np.zeros(1, code.dtype)
        self.hidden = np.zeros(size, np.uint8)
        self.look = np.zeros((size + 7) // 8 * 8, np.uint8)
        told = code.state.fields["told"]
        # The events come first in a record; what they were does not make two information sets of one.
        self.unheard = told.cells * told.width // 8 * 8 if told.offset == 0 else 0
        rows = code.hiding.reshape(-1, ROW)
        self.hiding = rows[rows[:, 1] >= self.unheard].reshape(-1).copy()
        self.slots = np.full(2 * MOST_NODES, NOTHING, np.int32)
        self.names = np.zeros(MOST_NODES, np.uint64)
        self.nodes = np.zeros((MOST_NODES, 2), np.int32)
        self.used = np.zeros(2, np.int64)
        self.actions = np.zeros(MOST_CHILDREN, np.int16)
        self.tries = np.zeros(MOST_CHILDREN, np.int32)
        self.values = np.zeros(MOST_CHILDREN)
        self.priors = np.zeros(MOST_CHILDREN, np.float32)
        self.path = np.zeros(search.DEEPEST, np.int64)
        self.movers = np.zeros(search.DEEPEST, np.int64)
        self.shares = np.zeros(MOST_SEATS)
        self.legal, self.weights = mind.room()

    def imagine(
        self, states: Array, number: int, seat: int, key: int, evidence: Array, credence: Credence | None = None
    ) -> None:
        """Begin a search for the seat, from what it knows of one state."""
        code = self.mind.code
        self.all_seeing = 0
        self.mind.imagine_pool(
            states,
            number,
            self.worlds,
            code.raw(self.worlds),
            np.uint64(key),
            seat,
            code.blank,
            code.hiding,
            self.hidden,
            evidence,
            self.likely,
        )
        self._weigh_worlds(self.likely + credence(self.worlds) if credence else self.likely)
        self._clear(seat, key)

    def imagine_as_it_is(self, states: Array, number: int, seat: int, key: int) -> None:
        """Begin a search for a seat that sees the state itself: only for a reference that plays at no table."""
        self.worlds[:] = states[number]
        self.worlds["told_count"] = 0
        self.all_seeing = 1
        self._weigh_worlds(np.zeros(len(self.worlds)))
        self._clear(seat, key)

    def _weigh_worlds(self, likely: Array) -> None:
        self.upto[:] = np.cumsum(np.exp(likely - likely.max()))
        self.upto /= self.upto[-1]

    def _clear(self, seat: int, key: int) -> None:
        self.seat, self.key, self.done = seat, np.uint64(key), 0
        self.slots.fill(NOTHING)
        self.used.fill(0)

    def grow(self, simulations: int) -> None:
        """Go on for so many simulations."""
        code, judgement = self.mind.code, self.mind.game.judgement
        self.mind.search(
            self.worlds,
            self.upto,
            self.room,
            code.raw(self.room),
            self.seat,
            self.key,
            self.done,
            simulations,
            judgement.EXPLORATION,
            judgement.SUSPICION,
            judgement.PLAYOUT,
            self.all_seeing,
            self.unheard,
            code.blank,
            self.hiding,
            self.hidden,
            self.look,
            self.look.view(np.uint64)[self.unheard // 8 :],
            self.slots,
            self.names,
            self.nodes,
            self.used,
            self.actions,
            self.tries,
            self.values,
            self.priors,
            self.path,
            self.movers,
            self.legal,
            self.weights,
            self.shares,
        )
        self.done += simulations

    def tried(self) -> tuple[Array, Array, Array]:
        """The moves of the seat, how often each was tried, and what it has won in all."""
        count = int(self.nodes[0, search.COUNT])
        order = np.argsort(self.actions[:count], kind="stable")
        return self.actions[:count][order], self.tries[:count][order], self.values[:count][order]


@cache
def thinking(game: str, *, check_bounds: bool = False) -> Thinking:
    """The judgement of the game of this name as machine code."""
    return Thinking(compiled(game), check_bounds=check_bounds)
