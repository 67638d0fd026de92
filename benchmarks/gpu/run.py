"""Random play on a GPU: how fast, and whether it is the same play as the processor's.

    ./shinobi bench gpu                      speed, and 1,000,000 matches of each game compared
    ./shinobi bench gpu --quick              20,000 matches compared
    ./shinobi bench gpu --sweep              other numbers of registers, waiting threads and threads of a block
    ./shinobi bench gpu --game daimyo …      one game

It needs an NVIDIA driver and nothing else of CUDA. The last line is all figures as JSON.
"""

import argparse
import importlib
import json
import os
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from shinobi.engine.batch import MOST_STEPS
from shinobi.engine.compiled import dtype_of
from shinobi.engine.compiler import cuda_driver, cuda_kernels
from shinobi.engine.compiler.processor import Processor
from shinobi.engine.game import Game, game_named, game_names
from shinobi.engine.gpu import Playouts, gpu_setting
from shinobi.engine.gpu_batch import GpuBatch
from shinobi.engine.keys import MASK, STRIDE, nth_key
from shinobi.engine.loops import random_play
from shinobi.engine.observation import Observation
from shinobi.engine.state import StateRecord

SEED = 1
SECONDS = 0.3
SWEEP: list[dict[str, Any]] = [
    *({"registers": registers} for registers in (40, 48, 56, 64, 80)),
    *({"waiting": waiting} for waiting in (1, 4, 8, 24)),
    *({"block": block} for block in (32, 128)),
]
BATCH, BATCH_STEPS = 1 << 20, 48
COMPARED = 24
"""Matches of a batch that are compared step by step."""


def seeds(first: int, count: int) -> Any:
    """The seeds of these matches: `nth_key(SEED, n)`, all at once."""
    key = np.uint64(SEED) + (np.arange(first, first + count, dtype=np.uint64) + np.uint64(1)) * np.uint64(STRIDE & MASK)
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        key = (key ^ (key >> np.uint64(shift))) * np.uint64(factor)
    return key ^ (key >> np.uint64(31))


def on_the_processor(game: Game, s: StateRecord, count: int) -> list[Any]:
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

    with ThreadPoolExecutor(os.cpu_count()) as workers:
        parts = list(workers.map(portion, range(0, count, 5000)))
    return [np.concatenate(arrays) for arrays in zip(*parts, strict=True)]


def measured(ready: Playouts) -> dict[str, Any]:
    """Steps per second of a launch that takes long enough, and what the kernel needs."""
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


def compared_batch(game: Game, s: StateRecord, device: cuda_driver.Device) -> dict[str, Any]:
    """Matches of a batch beside interpreted ones: states, actors, masks and observations after every step."""
    table, _ = game.table()
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
        of_game["batch"]["compared"] = compared_batch(game, s, device)
        of_game["batch"]["shared"] = shared_with_others(game, s, device)
        print(f"{name:8} {of_game['steps_per_second']:.3e} steps/s  {of_game}", flush=True)
        if asked.sweep:
            of_game["sweep"] = swept = []
            for variant in SWEEP:
                swept.append(variant | measured(Playouts(game, s, device, **variant)))
                print(f"  {swept[-1]['steps_per_second']:.3e}  {swept[-1]}", flush=True)
    print(json.dumps(figures | {"waiting": cuda_kernels.WAITING, "block": cuda_kernels.BLOCK}))


if __name__ == "__main__":
    main()
