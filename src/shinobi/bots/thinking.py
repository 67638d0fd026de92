"""A game's judgement as machine code, and the calls that Python makes into it. Made when first asked for."""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import numpy as np

from shinobi.bots import search, weighing
from shinobi.bots.search import Search
from shinobi.bots.temper import Temper
from shinobi.bots.weighing import Contest, Course
from shinobi.engine import no_judgement
from shinobi.engine.batches.batch import MOST_STEPS
from shinobi.engine.native.calls import Array, Compiled, GameCompiler, Group, LoadedWhenUsed, compiled
from shinobi.engine.seats import MOST_SEATS

HERE = Path(__file__).parent

GROUPS = (
    Group([search.imagine_worlds, search.clear, search.search, weighing.note_all], silent=True),
    Group([weighing.contest, weighing.choose], silent=True),
    Group([weighing.weigh_into, weighing.begin, weighing.carry_out, weighing.go_on, weighing.turn]),
)
"""What a master needs; matches by weight alone; and matches step by step, in which seats take notes."""


class Thinking(LoadedWhenUsed):
    """The compiled judgement of one game."""

    groups = GROUPS

    weigh_into: Callable[[Array, int, int, Array, Array], int]
    contest: Callable[[Contest], None]
    choose: Callable[..., int]
    begin: Callable[[Array, int, int, Array], None]
    carry_out: Callable[[Array, int, int, int, int, Array], None]
    go_on: Callable[[Course, int], int]
    turn: Callable[[Array, int], int]
    note_all: Callable[[Array, int, int, Array], None]
    imagine_worlds: Callable[[Search, Array, int, Array, Array], None]
    clear: Callable[[Search], None]
    search: Callable[[Search, int], None]

    def __init__(self, code: Compiled, *, check_bounds: bool = False, also: Sequence[Path] = ()) -> None:
        """`also` are sources of the judgement that are not in the game's folder."""
        sources = (HERE / "choosing.py", HERE / "weighing.py", HERE / "search.py", *also)
        super().__init__(GameCompiler(code.game, check_bounds=check_bounds, also=sources))
        self.code = code
        self.game = code.game

    def room(self) -> tuple[Array, Array]:
        """Room for all actions, and their weights."""
        count = len(self.game.actions)
        return np.zeros(count, np.int16), np.zeros(count)

    def shares(self, before_the_deal: bytes, seeds: Array, tempers: Sequence[Sequence[Temper]]) -> tuple[Array, Array]:
        """Play a match for each seed, with the tempers of its seats: shares of the victory, and lengths."""
        states = np.frombuffer(before_the_deal * 2, self.code.dtype).copy()
        shares = np.zeros((len(seeds), int(states[0]["players"])))
        lengths = np.zeros(len(seeds), np.int64)
        sharpness = np.array([[temper.sharpness for temper in row] for row in tempers])
        carelessness = np.array([[temper.carelessness for temper in row] for row in tempers])
        actions, weights = self.room()
        self.contest(
            Contest(
                states=states,
                seeds=seeds,
                most_steps=MOST_STEPS,
                sharpness=sharpness,
                carelessness=carelessness,
                lengths=lengths,
                shares=shares,
                actions=actions,
                weights=weights,
            )
        )
        return shares, lengths

    def evidence(self, seats: int) -> Array:
        """Room for what seats (rows) were told."""
        return np.zeros((seats, max(1, self.game.judgement.EVIDENCE)), np.int64)


EVENT_NUMBERS = 5
"""Numbers in a row for an event, or for a claim: what it is, who claims it, and its arguments."""

SILENCE: Array = np.zeros((0, EVENT_NUMBERS), np.int64)
"""Nothing was claimed."""

POOL = 256
"""How many worlds a search imagines."""

MOST_NODES = 1 << 15
MOST_CHILDREN = 12 * MOST_NODES


class Tree:
    """Room for one search at a time, made once: a pool of imagined worlds, and the tree that grows from them."""

    def __init__(self, mind: Thinking, pool: int = POOL) -> None:
        self.mind = mind
        code, judgement = mind.code, mind.game.judgement
        size = code.dtype.itemsize
        told = code.state.fields["told"]
        # The events come first in a record; what they were does not make two information sets of one.
        unheard = told.cells * told.width // 8 * 8
        look = np.zeros((size + 7) // 8 * 8, np.uint8)
        legal, weights = mind.room()
        self.task = Search(
            worlds=np.zeros(pool, code.dtype),
            likely=np.zeros(pool),
            upto=np.zeros(pool),
            room=np.zeros(1, code.dtype),
            seat=0,
            key=0,
            begun=0,
            exploration=judgement.EXPLORATION,
            suspicion=judgement.SUSPICION,
            playout=judgement.PLAYOUT,
            guided=judgement.weight is not no_judgement.weight,
            all_seeing=0,
            unheard=unheard,
            hidden=np.zeros(size, np.uint8),
            look=look,
            words=look.view(np.uint64)[unheard // 8 :],
            slots=np.zeros(2 * MOST_NODES, np.int32),
            names=np.zeros(MOST_NODES, np.uint64),
            nodes=np.zeros((MOST_NODES, 2), np.int32),
            used=np.zeros(2, np.int64),
            actions=np.zeros(MOST_CHILDREN, np.int16),
            tries=np.zeros(MOST_CHILDREN, np.int32),
            values=np.zeros(MOST_CHILDREN),
            priors=np.zeros(MOST_CHILDREN, np.float32),
            path=np.zeros(search.DEEPEST, np.int64),
            movers=np.zeros(search.DEEPEST, np.int64),
            legal=legal,
            weights=weights,
            shares=np.zeros(MOST_SEATS),
            plan=np.zeros(1, np.int64),
            recalled=np.zeros((1, 1), np.int64),
            active=np.zeros(1, np.int16),
            first=np.zeros(1, np.int32),
            second=np.zeros(1, np.int32),
        )

    @property
    def done(self) -> int:
        """Simulations so far."""
        return self.task.begun

    def imagine(
        self, states: Array, number: int, seat: int, key: int, evidence: Array, claims: Array = SILENCE
    ) -> None:
        """Begin a search for the seat, from what it knows of one state."""
        task = self.task
        task.seat, task.key, task.all_seeing = seat, key, 0
        self.mind.imagine_worlds(task, states, number, evidence, claims)

    def imagine_as_it_is(self, states: Array, number: int, seat: int, key: int) -> None:
        """Begin a search for a seat that sees the state itself: only for a reference that plays at no table."""
        task = self.task
        task.worlds[:] = states[number]
        task.worlds["told_count"] = 0
        task.likely.fill(0)
        task.seat, task.key, task.all_seeing = seat, key, 1
        self.mind.clear(task)

    def heed(self, told: Array, players: int) -> None:
        """Take into account what the seat was told, where that needs more than its evidence."""

    def grow(self, simulations: int) -> None:
        """Go on for so many simulations."""
        self.mind.search(self.task, simulations)

    def tried(self) -> tuple[Array, Array, Array]:
        """The moves of the seat, how often each was tried, and what it has won in all."""
        task = self.task
        count = int(task.nodes[0, search.COUNT])
        order = np.argsort(task.actions[:count], kind="stable")
        return task.actions[:count][order], task.tries[:count][order], task.values[:count][order]


@cache
def thinking(game: str, *, check_bounds: bool = False) -> Thinking:
    """The judgement of the game of this name as machine code."""
    return Thinking(compiled(game), check_bounds=check_bounds)
