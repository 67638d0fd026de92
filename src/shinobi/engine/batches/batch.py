"""Many matches at once, in compiled code: random play to the end, or step by step under somebody's own policy."""

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, BinaryIO

import numpy as np

from shinobi.engine.batches.environments import Stepping, Turn, checked_workers
from shinobi.engine.batches.forms import Form
from shinobi.engine.batches.gpu import device_named, simulated
from shinobi.engine.domains import Json, is_whole
from shinobi.engine.errors import BadMove, BadOption
from shinobi.engine.game import game_named
from shinobi.engine.keys import Seed, checked_seed, nth_key
from shinobi.engine.native.calls import Array, Compiled, compiled
from shinobi.engine.native.loops.environments import REDEAL
from shinobi.engine.native.loops.random_play import Playouts
from shinobi.engine.options import Table
from shinobi.engine.records.record_stream import Writer
from shinobi.engine.seats import NOBODY

MOST_STEPS = 1_000_000
"""No game goes on for so long; a match that does has a hole in its rules."""

PORTION = 2_000
"""How many matches one worker plays before it reports."""

RANDOM = "random"
"""What a record calls the players of simulated matches."""


@dataclass(frozen=True)
class Simulation:
    """What came out of many random matches at one table."""

    table: Table
    seed: int
    lengths: Array
    """How many steps each match took."""
    endings: Array
    """The number of the clause that ended each match."""
    shares: Array
    """The share of the victory of each seat (column) in each match (row)."""

    def ended_by(self) -> dict[str, int]:
        """How many matches each clause ended."""
        game = game_named(self.table.game)
        numbers, counts = np.unique(self.endings, return_counts=True)
        return {game.clause(int(number)): int(count) for number, count in zip(numbers, counts, strict=True)}


def seeds_of(seed: int, first: int, count: int) -> Array:
    """The seeds of the matches of a simulation, from its own: match `n` can be dealt again from the n-th."""
    return np.array([nth_key(seed, nth) for nth in range(first, first + count)], np.uint64)


def simulate(
    game: str,
    *,
    games: int,
    players: int | None = None,
    edition: str | None = None,
    seed: int = 0,
    workers: int | None = None,
    records: BinaryIO | None = None,
    progress: Callable[[int], None] = lambda done: None,
    code: Compiled | None = None,
    device: str = "cpu",
    **options: Json,
) -> Simulation:
    """Play random matches, on all cores. With `records`, write the record of each as a line of JSON, in order.

    `progress` is called with the number of matches done since the last call. `code` replaces the usual machine code, by
    one that checks bounds for instance. On the `device` "cuda" the same matches are played by a GPU, without records.
    """
    if not is_whole(games) or games < 1:
        raise BadOption(f"The number of games must be a whole number, at least 1, not {games!r}.")
    if workers is not None and (not is_whole(workers) or workers < 1):
        raise BadOption(f"The number of workers must be a whole number, at least 1, not {workers!r}.")
    seed = checked_seed(seed)
    table, s = game_named(game).table(players, edition, options)
    gpu = device_named(device)
    if gpu is not None:
        if records is not None:
            raise BadOption("A GPU writes no records. Leave out records=, or device=.")
        return Simulation(table, seed, *simulated(game_named(game), s, gpu, games, seed, MOST_STEPS, progress))
    code, before_the_deal = code or compiled(game), s.pack()
    portions = (seeds_of(seed, first, min(PORTION, games - first)) for first in range(0, games, PORTION))
    parts: list[Portion] = []
    writer = Writer(code, table, before_the_deal, [RANDOM] * table.players)
    # Compiled play lets go of the interpreter, so threads play on all cores, while this one writes.
    for part in _in_order(lambda seeds: Portion(code, before_the_deal, seeds, records is not None), portions, workers):
        if records is not None:
            records.writelines(part.records(writer))
        parts.append(part)
        progress(len(part.seeds))
    return Simulation(
        table,
        seed,
        np.concatenate([part.lengths for part in parts]),
        np.concatenate([part.endings for part in parts]),
        np.concatenate([part.shares for part in parts]),
    )


class Portion:
    """Some random matches, played one after another."""

    def __init__(self, code: Compiled, before_the_deal: bytes, seeds: Array, noted: bool) -> None:
        self.code = code
        self.seeds = seeds
        self.states = np.frombuffer(before_the_deal * 2, code.dtype).copy()
        self.lengths = np.zeros(len(seeds), np.int32)
        self.endings = np.zeros(len(seeds), np.int8)
        self.shares = np.zeros((len(seeds), int(self.states[0]["players"])))
        self._play(0)
        if noted:
            # Only now is it known how long they are: playing them twice is quicker than making room for the longest.
            self._play(int(self.lengths.max()) + 1)

    def _play(self, room: int) -> None:
        self.seats = np.full((len(self.seeds), room), NOBODY, np.int8)
        self.actions = np.zeros((len(self.seeds), room), np.int16)
        self.code.playouts(
            Playouts(
                states=self.states,
                seeds=self.seeds,
                most_steps=MOST_STEPS,
                lengths=self.lengths,
                endings=self.endings,
                shares=self.shares,
                seats=self.seats,
                actions=self.actions,
            )
        )

    def records(self, writer: Writer) -> Iterator[bytes]:
        """The record of each match, as a line."""
        keys = np.zeros(int(self.lengths.max()) + 1, np.uint64)
        for number, seed in enumerate(self.seeds):
            steps = int(self.lengths[number]) + 1
            self.code.keys_into(seed, keys[:steps])
            yield writer.record(
                Seed(int(seed)).written(), keys[:steps], self.seats[number, :steps], self.actions[number, :steps]
            )
            yield b"\n"


def _in_order(play: Callable[[Array], Portion], portions: Iterator[Array], workers: int | None) -> Iterator[Portion]:
    """Play the portions on all cores and give them back in order, never far ahead of whoever takes them."""
    count = workers or os.cpu_count() or 1
    with ThreadPoolExecutor(count) as pool:
        running: deque[Future[Portion]] = deque()
        for seeds in portions:
            running.append(pool.submit(play, seeds))
            if len(running) > 2 * count:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()


def checked_matches(matches: object) -> int:
    """The number of matches of a batch, if it is one; raises `BadOption`."""
    if isinstance(matches, int) and is_whole(matches) and matches >= 1:
        return matches
    raise BadOption(f"A batch needs a whole number of matches, at least 1, not {matches!r}.")


class Batch:
    """Many matches of one game at one kind of table, stepped together under somebody's own policy, on all cores.

    `history` and `one_hot` say what `observe` and `step` show: the fields alone, or the whole form in `forms.py` with
    so many of the last events that the seat was told, as small numbers or as columns of 0 and 1. With the `device`
    "cuda" it is a `GpuBatch`: the same matches and the same methods, with arrays on a GPU.
    """

    def __new__(
        cls,
        game: str,
        matches: int,
        *,
        players: int | None = None,
        edition: str | None = None,
        seed: int = 0,
        device: str = "cpu",
        history: int | None = None,
        one_hot: bool = False,
        workers: int | None = None,
        **options: Json,
    ) -> Any:
        gpu = device_named(device)
        if gpu is None:
            return super().__new__(cls)
        from shinobi.engine.batches.gpu_batch import GpuBatch

        if history is not None or one_hot:
            raise BadOption("A GPU shows the fields as numbers. Leave out history= and one_hot=, or device=.")
        played = game_named(game)
        table, s = played.table(players, edition, options)
        return GpuBatch(gpu, played, table, s, seeds_of(checked_seed(seed), 0, checked_matches(matches)))

    def __init__(
        self,
        game: str,
        matches: int,
        *,
        players: int | None = None,
        edition: str | None = None,
        seed: int = 0,
        device: str = "cpu",
        history: int | None = None,
        one_hot: bool = False,
        workers: int | None = None,
        **options: Json,
    ) -> None:
        checked_matches(matches)
        self.code = compiled(game)
        self.table, s = self.code.game.table(players, edition, options)
        self.form = Form(self.code.game, self.table.players, history, one_hot)
        self.before_the_deal = self.code.states(s, 1)
        self.workers = checked_workers(workers)
        self._make(seeds_of(checked_seed(seed), 0, matches))
        self._stepping.deal(np.ones(matches, np.bool_))

    def _make(self, seeds: Array) -> None:
        self._stepping = Stepping(self.code, self.before_the_deal, self.form, seeds, self.workers)
        self.states, self.seeds, self.steps = self._stepping.states, self._stepping.seeds, self._stepping.steps
        self._ready = False
        """Whether the next movers are known already."""

    def __len__(self) -> int:
        return len(self.states)

    # Who is asked, what they know, what they may do

    @property
    def actors(self) -> Array:
        """For each match the seat it waits for, the first if there are several; -1 when it is over."""
        actors = np.zeros(len(self), np.int8)
        self.code.actors_of_all(self.states, actors)
        return actors

    @property
    def asked(self) -> Array:
        """For each match (row), which seats (columns) it waits for: several where they decide at the same time."""
        masks = np.zeros(len(self), np.int8)
        self.code.asked_of_all(self.states, masks)
        return np.asarray((masks[:, None] >> np.arange(self.table.players)) & 1, np.bool_)

    def legal(self, seats: Sequence[int] | Array | None = None) -> Array:
        """For each match (row), which actions (columns) its actor may take, or the seat given for it."""
        if seats is not None:
            return self._stepping.looked(self._viewers(seats))[1]
        legal = np.zeros((len(self), len(self.code.game.actions)), np.bool_)
        self.code.legal_of_all(self.states, legal)
        return legal

    def observe(self, seats: Sequence[int] | Array | None = None) -> Array:
        """For each match (row), what its actor knows, or the seat given for it; of -1, what spectators know.

        What is hidden is blank. `shinobi.form(game)` says what each column is.
        """
        return self._stepping.looked(self.actors if seats is None else self._viewers(seats))[0]

    def _viewers(self, seats: Sequence[int] | Array) -> Array:
        viewers = np.asarray(seats)
        if viewers.shape != (len(self),) or not np.issubdtype(viewers.dtype, np.integer):
            raise BadOption(f"A batch of {len(self)} matches takes as many seats, one for each match.")
        if viewers.min() < NOBODY or viewers.max() >= self.table.players:
            raise BadOption(f"The seats are 0 to {self.table.players - 1}, and -1 for spectators.")
        return np.ascontiguousarray(viewers, np.int8)

    @property
    def over(self) -> Array:
        """For each match, whether it is over."""
        return np.asarray(self.actors == NOBODY)

    @property
    def shares(self) -> Array:
        """Each seat's share (column) of the victory in each match (row)."""
        shares = np.zeros((len(self), self.table.players))
        self.code.shares_of_all(self.states, shares)
        return shares

    # Steps

    def play(self, actions: Sequence[int] | Array | None = None, *, check: bool = True) -> None:
        """One action for each match, for its actor; without actions, random ones. Matches that are over are left alone.

        With a row of actions for each match, one for each seat, all seats that are asked take theirs. Raises `BadMove`
        if an action is not allowed, and then nothing has changed; do without the `check` only where that cannot be.
        """
        chosen = None if actions is None else self._chosen(actions)
        self._ready = False
        if chosen is None or chosen.ndim == 1:
            self._move(self.actors, chosen, check, redeal=False)
        else:
            self._move_together(chosen, check, redeal=False)

    def step(self, actions: Sequence[int] | Array | None = None, *, check: bool = True) -> Turn:
        """`play`, in one call with all that comes of it: rewards, the deal of the next match where one ended, who is
        asked now, what they know and may do. Matches that were over before are dealt again, too.

        The arrays are used again for the next step: copy what you keep. A match's seed gives the seed of the next one.
        """
        chosen = None if actions is None else self._chosen(actions)
        stepping = self._stepping
        if not self._ready:
            stepping.movers[:] = self.actors
        were_over = None if self._ready else stepping.movers == NOBODY
        if chosen is None or chosen.ndim == 1:
            self._take(chosen, check, redeal=True)
            stepping.each(self.code.step_and_look)
        else:
            self._move_together(chosen, check, redeal=True)
            stepping.each(self.code.look_next)
        if were_over is not None and were_over.any():
            self.reset(were_over)
            stepping.each(self.code.look_next)
        self._ready = True
        return stepping.turn

    def _move(self, movers: Array, chosen: Array | None, check: bool, *, redeal: bool) -> None:
        self._stepping.movers[:] = movers
        self._take(chosen, check, redeal)
        self._stepping.each(self.code.step_each)

    def _take(self, chosen: Array | None, check: bool, redeal: bool) -> None:
        stepping = self._stepping
        stepping.set(chosen=chosen is not None, redeal=redeal)
        if chosen is None:
            return
        stepping.actions[:] = chosen
        if check:
            number = stepping.refused()
            if number != NOBODY:
                raise self._refused(number, int(stepping.movers[number]), int(chosen[number]))

    def _move_together(self, chosen: Array, check: bool, *, redeal: bool) -> None:
        """Let every seat that is asked take its action; a step of one never forbids another's that was allowed."""
        asked, stepping = self.asked, self._stepping
        if check:
            for seat in range(self.table.players):
                stepping.movers[:] = np.where(asked[:, seat], seat, NOBODY)
                self._take(chosen[:, seat], check, redeal)
        rewards, ended = np.zeros_like(stepping.rewards), np.zeros_like(stepping.ended)
        for seat in range(self.table.players):
            self._move(np.where(asked[:, seat] & ~ended, seat, NOBODY), chosen[:, seat], False, redeal=redeal)
            rewards += stepping.rewards
            ended |= stepping.ended
        stepping.rewards[:], stepping.ended[:] = rewards, ended

    def _chosen(self, actions: Sequence[int] | Array) -> Array:
        chosen = np.asarray(actions)
        if chosen.shape not in ((len(self),), (len(self), self.table.players)):
            raise BadMove(f"A batch of {len(self)} matches takes as many actions, not {len(actions)}.")
        if not np.issubdtype(chosen.dtype, np.integer):
            raise BadMove(f"Actions are whole numbers, not {chosen.dtype}.")
        return chosen

    def _refused(self, number: int, seat: int, action: int) -> BadMove:
        game = self.code.game
        if not 0 <= action < len(game.actions):
            return BadMove(f"Match {number}: there is no action {action}; they are 0 to {len(game.actions) - 1}.")
        clause = game.clause(game.rules.why_not(self.code.state_at(self.states, number), seat, action))
        return BadMove(f"Match {number}: {clause} forbids {game.actions.move(action)}.")

    def reset(self, where: Sequence[int] | Array | None = None, seeds: Sequence[int] | Array | None = None) -> None:
        """Deal again: all matches, or those that `where` marks or numbers; from `seeds`, or from those that follow."""
        marked = np.ones(len(self), np.bool_) if where is None else self._marked(where)
        if seeds is None:
            fresh = np.array([nth_key(int(seed), REDEAL) for seed in self.seeds[marked]], np.uint64)
        else:
            whole = [checked_seed(int(seed) if isinstance(seed, np.integer) else seed) for seed in seeds]
            fresh = np.array(whole, np.uint64)
            if len(fresh) != np.count_nonzero(marked):
                raise BadOption(f"{np.count_nonzero(marked)} matches are dealt again, and here are {len(fresh)} seeds.")
        self.seeds[marked] = fresh
        self._stepping.deal(marked)
        self._ready = False

    def _marked(self, where: Sequence[int] | Array) -> Array:
        given = np.asarray(where)
        if given.dtype == np.bool_ and given.shape == (len(self),):
            return given
        marked = np.zeros(len(self), np.bool_)
        if given.size:
            if given.ndim != 1 or not np.issubdtype(given.dtype, np.integer):
                raise BadOption(f"Say which of the {len(self)} matches: a mark for each, or a list of their numbers.")
            if given.min() < 0 or given.max() >= len(self):
                raise BadOption(f"The matches of this batch are 0 to {len(self) - 1}.")
            marked[given] = True
        return marked

    # Copies

    def _kept(self) -> tuple[Any, ...]:
        stepping = self._stepping
        return self.states, self.seeds, self.steps, stepping.told, stepping.history

    def __reduce__(self) -> Any:
        form = self.form
        return _restored, (self.table, self.before_the_deal, form.history, form.one_hot, self.workers, self._kept())

    def copy(self) -> "Batch":
        """The same matches, which go on by themselves."""
        kept = tuple(array.copy() for array in self._kept())
        form = self.form
        return _restored(self.table, self.before_the_deal, form.history, form.one_hot, self.workers, kept)

    def __copy__(self) -> "Batch":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Batch":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether both have the same matches at the same point, and will show them alike."""
        if not isinstance(other, Batch):
            return NotImplemented
        alike = self.table == other.table and self.form == other.form
        return alike and all(map(np.array_equal, self._kept(), other._kept()))

    __hash__ = None  # type: ignore[assignment]  # it changes with every step


def _restored(
    table: Table, before: Array, history: int | None, one_hot: bool, workers: int, kept: tuple[Array, ...]
) -> Batch:
    """A batch as it was when it was pickled or copied."""
    batch = object.__new__(Batch)
    batch.code, batch.table, batch.before_the_deal, batch.workers = compiled(table.game), table, before, workers
    batch.form = Form(batch.code.game, table.players, history, one_hot)
    states, seeds, steps, told, of_seats = kept
    batch._make(seeds.copy())
    batch.states[:], batch.steps[:] = states, steps
    batch._stepping.told[:], batch._stepping.history[:] = told, of_seats
    return batch
