"""Random matches on a cluster: what `shinobi.simulate` plays, portion by portion, by the workers of Ray."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from shinobi.engine.batches import batch
from shinobi.engine.domains import Json
from shinobi.engine.game import game_named
from shinobi.engine.keys import checked_seed
from shinobi.engine.native.calls import Array, compiled
from shinobi.lab.workers import checked_count, in_order

PORTION = 20_000
"""Matches in one job."""


@dataclass(frozen=True)
class Job:
    """Some random matches, for a worker on any machine."""

    game: str
    players: int | None
    edition: str | None
    options: Mapping[str, Json]
    seed: int
    first: int
    count: int


def play(job: Job) -> tuple[Array, Array, Array]:
    """The lengths, endings and shares of some matches."""
    _, s = game_named(job.game).table(job.players, job.edition, job.options)
    seeds = batch.seeds_of(job.seed, job.first, job.count)
    played = batch.Portion(compiled(job.game), s.pack(), seeds, noted=False)
    return played.lengths, played.endings, played.shares


def simulate(
    game: str,
    *,
    games: int,
    players: int | None = None,
    edition: str | None = None,
    seed: int = 0,
    progress: Callable[[int], None] = lambda done: None,
    **options: Json,
) -> batch.Simulation:
    """`shinobi.simulate` on a Ray cluster: the same matches."""
    table, _ = game_named(game).table(players, edition, options)
    count = checked_count("games", games)
    jobs = [
        Job(game, players, edition, options, checked_seed(seed), first, min(PORTION, count - first))
        for first in range(0, count, PORTION)
    ]
    parts = []
    for part in in_order(play, jobs, cluster=True):
        parts.append(part)
        progress(len(part[0]))
    lengths, endings, shares = (np.concatenate(arrays) for arrays in zip(*parts, strict=True))
    return batch.Simulation(table, seed, lengths, endings, shares)
