"""Many matches at once, in compiled code: random play to the end, or step by step under somebody's own policy."""

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, BinaryIO

import numpy as np

from shinobi.engine.bulk import Writer
from shinobi.engine.compiled import Array, Compiled, compiled
from shinobi.engine.domains import Json, is_whole
from shinobi.engine.errors import BadMove, BadOption
from shinobi.engine.game import game_named
from shinobi.engine.gpu import device_named, simulated
from shinobi.engine.keys import Seed, checked_seed, nth_key
from shinobi.engine.loops.random_play import Playouts
from shinobi.engine.observation import Observation
from shinobi.engine.options import Table
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
    """Many matches of one game at one kind of table, stepped together under somebody's own policy.

    With the `device` "cuda" it is a `GpuBatch`: the same matches and the same methods, with arrays on a GPU.
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
        **options: Json,
    ) -> Any:
        gpu = device_named(device)
        if gpu is None:
            return super().__new__(cls)
        from shinobi.engine.gpu_batch import GpuBatch

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
        **options: Json,
    ) -> None:
        checked_matches(matches)
        self.code = compiled(game)
        self.table, s = self.code.game.table(players, edition, options)
        self.seeds = seeds_of(checked_seed(seed), 0, matches)
        self.states = self.code.states(s, matches)
        self.steps = np.zeros(matches, np.int64)
        self.code.deal_all(self.states, self.seeds)

    def __len__(self) -> int:
        return len(self.states)

    @property
    def actors(self) -> Array:
        """For each match the seat it waits for, the first if there are several; -1 when it is over."""
        actors = np.zeros(len(self), np.int8)
        self.code.actors_of_all(self.states, actors)
        return actors

    def legal(self) -> Array:
        """For each match (row), which actions (columns) its actor may take."""
        legal = np.zeros((len(self), len(self.code.game.actions)), np.bool_)
        self.code.legal_of_all(self.states, legal)
        return legal

    def play(self, actions: Sequence[int] | Array) -> None:
        """One action for each match, for its actor; matches that are over are left alone.

        Raises `BadMove` if one of them is not allowed, and then nothing has changed.
        """
        chosen = np.asarray(actions, np.int64)
        game = self.code.game
        if chosen.shape != (len(self),):
            raise BadMove(f"A batch of {len(self)} matches takes as many actions, not {len(actions)}.")
        for number in np.flatnonzero((chosen < 0) | (chosen >= len(game.actions))):
            last = len(game.actions) - 1
            raise BadMove(f"Match {number}: there is no action {chosen[number]}; they are 0 to {last}.")
        clauses = np.zeros(len(self), np.int64)
        self.code.why_not_all(self.states, chosen, clauses)
        for number in np.flatnonzero(clauses):
            clause, move = game.clause(int(clauses[number])), game.actions.move(int(chosen[number]))
            raise BadMove(f"Match {number}: {clause} forbids {move}.")
        self.code.step_all(self.states, chosen, self.seeds, self.steps)

    def observe(self) -> Array:
        """For each match (row), what its actor may see, as small numbers; what is hidden is blank.

        `shinobi.layout(game)["observation"]` says which field each column belongs to.
        """
        return Observation(self.code.state, self.table.players).of(self.states, self.actors)

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
