"""Lessons on a GPU: whether they are the same as on the processor, and how many decisions a second they bring.

    PYTHONPATH=. python benchmarks/gpu/lessons.py                  all games
    PYTHONPATH=. python benchmarks/gpu/lessons.py soke daimyo      some of them

It needs an NVIDIA driver, and JAX for nothing but the list of opponents that a training has.
"""

import sys
import time
from typing import Any

import numpy as np

from shinobi.engine.compiler import cuda_driver
from shinobi.engine.game import game_names
from shinobi.learn.gpu_room import GpuRoom
from shinobi.learn.room import Room
from shinobi.learn.training import BEFORE, OPPONENTS

COMPARED = ("seen", "legal", "behind", "actors", "asked", "ended")
OF_THE_ENDED = ("rewards", "won", "learners")
MATCHES, STEPS = 1024, 200
MANY, MEASURED = 65_536, 20


def differences(gpu: GpuRoom, cpu: Room) -> list[str]:
    """The arrays that differ; what came of a match counts where one has just ended."""
    wrong = [name for name in COMPARED if (np.asarray(getattr(gpu, name)) != getattr(cpu, name)).any()]
    ended = cpu.ended
    return wrong + [
        name for name in OF_THE_ENDED if (np.asarray(getattr(gpu, name))[ended] != getattr(cpu, name)[ended]).any()
    ]


def compared(game: str, on: cuda_driver.Device, **how: Any) -> str:
    """Go through the same lessons on both; every tenth decision is an adept's."""
    gpu = GpuRoom(game, MATCHES, 3, on=on, **how)
    cpu = Room(game, len(gpu), 3, workers=8, **how)
    chance, ended = np.random.default_rng(1), 0
    for room in (gpu, cpu):
        room.begin(mixed=70, past=40, lone=60)
    for step in range(STEPS):
        wrong = differences(gpu, cpu)
        if wrong:
            return f"different after {step} steps: {', '.join(wrong)}"
        legal = np.unpackbits(cpu.legal, axis=1, bitorder="little")[:, : len(cpu.game.actions)]
        chosen = (legal * chance.random(legal.shape)).argmax(axis=1).astype(np.int16) if step % 10 else None
        for room in (gpu, cpu):
            room.step(chosen)
        ended += int(cpu.ended.sum())
    return f"equal for {STEPS} steps of {len(gpu)} places, in which {ended} matches ended"


def measured(game: str, on: cuda_driver.Device, **how: Any) -> str:
    """How many decisions of networks a second many matches bring, with all that bots do in between."""
    room = GpuRoom(game, MANY, 3, on=on, **how)
    room.begin(mixed=80, past=30, lone=70)
    room.step(None)
    begun = time.perf_counter()
    for _ in range(MEASURED):
        room.step(None)
    seconds = (time.perf_counter() - begun) / MEASURED
    return f"{len(room) / seconds / 1e6:.1f} million decisions/s ({1000 * seconds:.1f} ms a step)"


def main() -> None:
    on = cuda_driver.device()
    for game in sys.argv[1:] or game_names():
        how: dict[str, Any] = {
            "tempers": (*OPPONENTS, *BEFORE),
            "judged": True,
            "before": f"benchmarks.strength.before.{game}",
            "of_before": len(BEFORE),
        }
        print(f"{game}: {compared(game, on, **how)}; {measured(game, on, **how)}", flush=True)


if __name__ == "__main__":
    main()
