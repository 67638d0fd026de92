"""Random play on a GPU: how fast, and whether it is the same play as the processor's.

    ./shinobi bench gpu                      speed, and 1,000,000 matches of each game compared
    ./shinobi bench gpu --quick              20,000 matches compared
    ./shinobi bench gpu --sweep              other sizes of blocks, numbers of waiting threads and of registers
    ./shinobi bench gpu --game daimyo …      one game

It needs an NVIDIA driver and nothing else of CUDA. The last line is all figures as JSON.
"""

import argparse
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
from shinobi.engine.keys import MASK, STRIDE
from shinobi.engine.loops import random_play
from shinobi.engine.state import StateRecord

SEED = 1
SECONDS = 0.3
SWEEP = [
    {"block": block, "waiting": waiting, "registers": registers}
    for block, waiting, registers in (
        *((128, waiting, 0) for waiting in (1, 8, 16)),
        *((block, 4, 0) for block in (64, 256)),
        *((128, 4, registers) for registers in (64, 96, 128)),
    )
]


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
        print(f"{name:8} {of_game['steps_per_second']:.3e} steps/s  {of_game}", flush=True)
        if asked.sweep:
            of_game["sweep"] = swept = []
            for variant in SWEEP:
                swept.append(variant | measured(Playouts(game, s, device, **variant)))
                print(f"  {swept[-1]['steps_per_second']:.3e}  {swept[-1]}", flush=True)
    print(json.dumps(figures | {"waiting": cuda_kernels.WAITING, "block": cuda_kernels.BLOCK}))


if __name__ == "__main__":
    main()
