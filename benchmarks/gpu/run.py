"""Random play on a GPU: how fast, and whether it is the same play as the processor's.

    ./shinobi bench gpu                      speed, and 1,000,000 matches of each game compared
    ./shinobi bench gpu --quick              20,000 matches compared
    ./shinobi bench gpu --sweep              other numbers of registers and of threads of a block
    ./shinobi bench gpu --tables             also every edition and number of players, compared step by step
    ./shinobi bench gpu --game daimyo …      one game

It needs an NVIDIA driver and nothing else of CUDA. The last line is all figures as JSON.
"""

import argparse
import importlib
import json
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from shinobi.engine.batches.batch import MOST_STEPS, Batch
from shinobi.engine.batches.environments import Turn
from shinobi.engine.batches.gpu import Playouts, gpu_setting
from shinobi.engine.batches.gpu_batch import GpuBatch
from shinobi.engine.batches.observation import Observation
from shinobi.engine.compiler import cuda_driver
from shinobi.engine.compiler.processor import Processor
from shinobi.engine.game import Game, game_named, game_names
from shinobi.engine.keys import MASK, STRIDE, nth_key
from shinobi.engine.native.calls import dtype_of
from shinobi.engine.native.loops import random_play
from shinobi.engine.options import Table
from shinobi.engine.state import StateRecord

SEED = 1
SECONDS = 0.3
SWEEP: list[dict[str, Any]] = [
    *({"registers": registers} for registers in (40, 48, 56, 72, 80)),
    *({"block": block} for block in (32, 128)),
]
BATCH, BATCH_STEPS = 1 << 20, 48
COMPARED = 24
"""Matches of a batch that are compared step by step."""
TOGETHER, TOGETHER_STEPS = 1000, 300
"""Matches and steps of a batch that is compared with one on the processor."""


def seeds(first: int, count: int) -> Any:
    """The seeds of these matches: `nth_key(SEED, n)`, all at once."""
    key = np.uint64(SEED) + (np.arange(first, first + count, dtype=np.uint64) + np.uint64(1)) * np.uint64(STRIDE & MASK)
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        key = (key ^ (key >> np.uint64(shift))) * np.uint64(factor)
    return key ^ (key >> np.uint64(31))


def on_the_processor(game: Game, s: StateRecord, count: int, workers: int | None = None) -> list[Any]:
    """Lengths, endings and shares of the same matches, by our compiled code on all cores."""
    processor = Processor(gpu_setting(game), f"{game.name}-bench", [Path(__file__)])
    play = processor.load([random_play.playouts])["playouts"]
    dtype = dtype_of(game.rules.State)

    def portion(first: int) -> list[Any]:
        some = min(5000, count - first)
        task = random_play.Playouts(
            states=np.tile(np.frombuffer(s.pack(), dtype), 2),
            seeds=seeds(first, some),
            most_steps=MOST_STEPS,
            lengths=np.zeros(some, np.int32),
            endings=np.zeros(some, np.int8),
            shares=np.zeros((some, s.players)),
            seats=np.zeros((some, 0), np.int8),
            actions=np.zeros((some, 0), np.int16),
        )
        play(task)
        return [task.lengths, task.endings, task.shares]

    with ThreadPoolExecutor(workers or os.cpu_count()) as threads:
        parts = list(threads.map(portion, range(0, count, 5000)))
    return [np.concatenate(arrays) for arrays in zip(*parts, strict=True)]


def measured(ready: Playouts) -> dict[str, Any]:
    """Steps per second of a launch that takes long enough, and what the kernel needs."""
    ready.tune()
    count = 20 * ready.blocks * ready.block
    *_, seconds = ready.play(SEED, 0, count, MOST_STEPS)
    count = min(30_000_000, max(count, int(count * SECONDS / seconds)))
    rates = []
    for turn in range(3):
        lengths, _, _, seconds = ready.play(SEED + turn, 0, count, MOST_STEPS)
        rates.append(int(lengths.sum(dtype=np.int64)) / seconds)
    return {
        "steps_per_second": sorted(rates)[1],
        "spread": round(max(rates) / min(rates) - 1, 3),
        "gathering": asdict(ready.gathering),
        "matches": count,
        "registers": ready.kernel.attribute(cuda_driver.REGISTERS),
        "local_bytes": ready.kernel.attribute(cuda_driver.LOCAL_BYTES),
        "bytes_of_a_match": ready.size,
        "threads_per_multiprocessor": ready.blocks // ready.device.multiprocessors * ready.block,
    }


def measured_batch(game: Game, s: StateRecord, device: cuda_driver.Device) -> dict[str, Any]:
    """Steps per second of a batch that writes the actor's observation and mask for every step."""
    table, _ = game.table()
    batch = GpuBatch(device, game, table, s, seeds(0, BATCH))
    batch.play()
    before = int(np.asarray(batch.steps).sum())
    with cuda_driver.Stopwatch() as watch:
        for _ in range(BATCH_STEPS):
            batch.play()
    taken = int(np.asarray(batch.steps).sum()) - before
    return {"steps_per_second": taken / watch.seconds, "matches": BATCH, "launches": BATCH_STEPS}


def measured_environment(game: Game, s: StateRecord, device: cuda_driver.Device) -> float:
    """The same, with rewards, and the next match dealt where one has ended: every match takes a step each time."""
    table, _ = game.table()
    batch = GpuBatch(device, game, table, s, seeds(0, BATCH))
    for _ in range(100):  # until matches are at all stages
        batch.step()
    with cuda_driver.Stopwatch() as watch:
        for _ in range(BATCH_STEPS):
            batch.step()
    return BATCH * BATCH_STEPS / watch.seconds


def compared_environment(name: str, players: int, edition: str) -> None:
    """Steps of a batch beside those of one on the processor: all that a turn has."""
    tables: dict[str, Any] = {"players": players, "edition": edition, "seed": SEED}
    ours, theirs = Batch(name, TOGETHER, **tables), Batch(name, TOGETHER, device="cuda", **tables)
    for _ in range(TOGETHER_STEPS):
        for one, other, what in zip(ours.step(), theirs.step(), Turn._fields, strict=True):
            assert (np.asarray(one) == np.asarray(other)).all(), what


def compared_table(asked: tuple[str, int, str]) -> str:
    """One kind of table, in a process of its own."""
    name, players, edition = asked
    game, device = game_named(name), cuda_driver.device()
    table, s = game.table(players, edition)
    compared_batch(game, table, s, device)
    compared_environment(*asked)
    count = 20_000
    given = Playouts(game, s, device).play(SEED, 0, count, MOST_STEPS)[:3]
    for one, other in zip(given, on_the_processor(game, s, count, workers=1), strict=True):
        assert (one == other).all(), "random play"
    return f"{name}-{edition}-{players}"


def compared_tables(names: list[str]) -> list[str]:
    """Every edition and number of players of these games."""
    tables = [
        (name, players, edition.name)
        for name in names
        for edition in game_named(name).editions
        for players in edition.players
    ]
    processes = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(max(1, (os.cpu_count() or 1) // 2), processes) as workers:
        return list(workers.map(compared_table, tables))


def compared_batch(game: Game, table: Table, s: StateRecord, device: cuda_driver.Device) -> dict[str, Any]:
    """Matches of a batch beside interpreted ones: states, actors, masks and observations after every step."""
    batch = GpuBatch(device, game, table, s, seeds(0, COMPARED))
    own_seeds, choose = seeds(0, COMPARED).tolist(), np.random.default_rng(SEED)
    states = [type(s).unpack(s.pack()) for _ in range(COMPARED)]
    for one, seed in zip(states, own_seeds, strict=True):
        game.rules.setup(one, nth_key(seed, 0))
    observation, dtype, steps = Observation(type(s), s.players), dtype_of(type(s)), 0
    while True:
        actors, legal = np.asarray(batch.actors), np.asarray(batch.legal())
        packed = np.frombuffer(b"".join(one.pack() for one in states), dtype)
        assert (np.asarray(batch.observe()) == observation.of(packed, actors)).all(), "observations"
        for number, one in enumerate(states):
            seats = game.rules.actors(one)
            seat = (seats & -seats).bit_length() - 1
            assert actors[number] == seat, "actors"
            assert batch.lying.before_the_deal(batch.state_at(number)) == batch.lying.before_the_deal(one), "states"
            assert np.flatnonzero(legal[number]).tolist() == (game.legal(one, seat) if seats else []), "masks"
        if (actors < 0).all():
            break
        actions = np.array([choose.choice(np.flatnonzero(row)) if row.any() else 0 for row in legal], np.int64)
        batch.play(actions)
        steps += 1
        for number, one in enumerate(states):
            if actors[number] >= 0:
                key = nth_key(own_seeds[number], int(np.asarray(batch.steps)[number]))
                one.told_count = 0
                game.rules.apply(one, int(actors[number]), int(actions[number]), key)
    assert (np.asarray(batch.shares) == [game.shares(one) for one in states]).all(), "shares"
    return {"matches": COMPARED, "launches": steps, "same": True}


def shared_with_others(game: Game, s: StateRecord, device: cuda_driver.Device) -> dict[str, Any]:
    """Which libraries see the very memory of a batch, and can play with actions of their own."""
    table, _ = game.table()
    batch = GpuBatch(device, game, table, s, seeds(0, 1000))
    found: dict[str, Any] = {}
    for library in ("torch", "cupy", "jax"):
        try:
            module = importlib.import_module("jax.numpy" if library == "jax" else library)
        except ImportError:
            continue
        try:
            seen, legal = module.from_dlpack(batch.observe()), module.from_dlpack(batch.legal())
            same = bool((np.asarray(seen.tolist()) == np.asarray(batch.observe())).all())
            if library != "jax":  # whose numbers have 32 bits unless it is told otherwise
                actions = (legal * 1).argmax(1) if library == "cupy" else legal.int().argmax(1)
                batch.play(actions)
            found[library] = same
        except Exception as problem:
            found[library] = f"{type(problem).__name__}: {problem}"
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--quick", action="store_true")
    arguments.add_argument("--sweep", action="store_true")
    arguments.add_argument("--tables", action="store_true")
    arguments.add_argument("--game", action="append", choices=game_names())
    asked = arguments.parse_args()
    device = cuda_driver.device()
    figures: dict[str, Any] = {"device": device.name, "games": {}}
    for name in asked.game or game_names():
        game = game_named(name)
        table, s = game.table()
        began = time.monotonic()
        ready = Playouts(game, s, device)
        figures["games"][name] = of_game = {
            "players": table.players,
            "compiling_seconds": round(time.monotonic() - began, 1),
            **measured(ready),
        }
        count = 20_000 if asked.quick else 1_000_000
        given, expected = ready.play(SEED, 0, count, MOST_STEPS)[:3], on_the_processor(game, s, count)
        same = [bool((one == other).all()) for one, other in zip(given, expected, strict=True)]
        of_game["compared"] = {"matches": count, "lengths": same[0], "endings": same[1], "shares": same[2]}
        of_game["batch"] = measured_batch(game, s, device)
        of_game["batch"]["compared"] = compared_batch(game, table, s, device)
        of_game["environment_steps_per_second"] = measured_environment(game, s, device)
        of_game["batch"]["shared"] = shared_with_others(game, s, device)
        print(f"{name:8} {of_game['steps_per_second']:.3e} steps/s  {of_game}", flush=True)
        if asked.sweep:
            of_game["sweep"] = swept = []
            for variant in SWEEP:
                swept.append(variant | measured(Playouts(game, s, device, **variant)))
                print(f"  {swept[-1]['steps_per_second']:.3e}  {swept[-1]}", flush=True)
    if asked.tables:
        figures["tables"] = compared_tables(asked.game or game_names())
        print(f"the same at {len(figures['tables'])} kinds of tables: {', '.join(figures['tables'])}", flush=True)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
