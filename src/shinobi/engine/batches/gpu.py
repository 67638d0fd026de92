"""Many matches at once on an NVIDIA GPU: random play to the end, or step by step under somebody's own policy."""

import ctypes
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shinobi.engine.compiler import cuda, cuda_driver, cuda_kernels, cuda_size
from shinobi.engine.compiler.cuda_driver import Device, Kernel, Memory
from shinobi.engine.compiler.cuda_kernels import Gathering
from shinobi.engine.compiler.program import Setting
from shinobi.engine.errors import BadOption
from shinobi.engine.events import tell
from shinobi.engine.game import Game
from shinobi.engine.native.loops import kernels
from shinobi.engine.state import StateRecord

Array = NDArray[Any]

CPU = "cpu"

COMMON_ENTRIES: tuple[Any, ...] = (
    kernels.nth_seed,
    kernels.choices_of,
    kernels.renew,
    kernels.ended,
    kernels.share_of,
)
ENTRIES: tuple[Any, ...] = (
    *COMMON_ENTRIES,
    kernels.try_action,
    kernels.find_action,
    kernels.advance,
)
"""What the kernel of random play calls."""

PORTION = 1 << 24
"""Matches of one launch, so that results of a great simulation need not lie on the device all at once."""

ALL_REGISTERS = 65536
"""Registers of a multiprocessor."""

RESERVED_BYTES = 1024
"""Shared memory that the device keeps for itself in every block."""

FEWEST_REGISTERS = 64
"""With fewer registers threads lose more by keeping values elsewhere than they gain by being more."""


WORTH_TUNING = 200
"""Where a simulation has so many matches for each thread, it pays to try what is quickest."""

TRIAL, MOST_TRIED = 8, 10_000
"""Matches for each thread that are played to try something, and the most steps of each."""

TRIED: tuple[Callable[[Gathering], list[Gathering]], ...] = (
    lambda so_far: [replace(so_far, acting=acting) for acting in (1, 8, 14, 20, 26, 32)],
    lambda so_far: [replace(so_far, waiting=waiting) for waiting in (4, 8, 16, 24, 28, 32)],
)
"""What is tried, one after the other, each from the best so far."""


def gpu_setting(game: Game) -> Setting:
    """What loops mean on a GPU: nobody hears events there."""
    return Setting(game.rules.State, {"rules": game.rules}, {tell: None})


def device_named(name: object) -> Device | None:
    """The GPU that an argument `device` means, `None` for the processor; raises `BadOption`."""
    if name is None or name == CPU:
        return None
    found = re.fullmatch(r"cuda(?::(\d+))?", name) if isinstance(name, str) else None
    if found is None:
        raise BadOption(f'A device is "cpu", "cuda" or "cuda:1", not {name!r}.')
    return cuda_driver.device(int(found[1] or 0))


@cache
def playouts_program(
    game: str,
    packed: bytes,
    block: int = cuda_kernels.BLOCK,
) -> tuple[str, int]:
    """The PTX of random play at a kind of table, and the bytes of a match."""
    from shinobi.engine.game import game_named

    played = game_named(game)
    s = played.rules.State.unpack(packed)
    setting = gpu_setting(played)
    lying = cuda.interleaved(setting, s, ENTRIES, block, drop=True)
    program = cuda.GpuProgram(setting, lying).compile(ENTRIES)
    kernel = cuda_kernels.playouts(lying, lying.before_the_deal(s), s.players)
    return cuda.ptx(cuda_size.rolled(cuda.joined(cuda_size.inlined(program.text), kernel))), lying.size


class Playouts:
    """Random play at one kind of table, ready on a device."""

    def __init__(
        self,
        game: Game,
        s: StateRecord,
        on: Device,
        *,
        block: int = cuda_kernels.BLOCK,
        registers: int | None = None,
    ) -> None:
        """Without `registers`, a thread gets as many as let those run together whose matches fit in shared memory."""
        text, size = playouts_program(game.name, s.pack(), block)
        self.device, self.players, self.block, self.size = on, s.players, block, size
        if registers is None:
            fitting = (on.shared_bytes + RESERVED_BYTES) // (size * block + RESERVED_BYTES) * block
            registers = max(FEWEST_REGISTERS, ALL_REGISTERS // max(fitting, block) // 8 * 8)
        self.kernel: Kernel = cuda_driver.Module(on, text, registers).kernel("playouts")
        self.kernel.use_shared(size * block)
        self.kernel.prefer_shared(100)
        self.blocks = max(1, self.kernel.blocks_at_once(block)) * on.multiprocessors
        self.threads = self.blocks * block
        self.gathering = Gathering()

    def tune(self) -> None:
        """Try how many threads had best wait for one another."""
        self.play(0, 0, self.threads, MOST_TRIED)
        for choices in TRIED:
            tried = [(self._seconds(one), nth, one) for nth, one in enumerate(choices(self.gathering))]
            self.gathering = min(tried)[2]

    def _seconds(self, gathering: Gathering) -> float:
        self.gathering = gathering
        return self.play(0, 0, TRIAL * self.threads, MOST_TRIED)[3]

    def play(self, seed: int, first: int, count: int, most_steps: int) -> tuple[Array, Array, Array, float]:
        """So many matches from the one numbered `first` on: lengths, endings, shares; and the seconds it took."""
        lengths, endings = np.zeros(count, np.int32), np.zeros(count, np.int8)
        shares = np.zeros((count, self.players))
        results = [Memory(self.device, array.nbytes) for array in (lengths, endings, shares)]
        numbers = [ctypes.c_uint64(seed), ctypes.c_uint64(first), ctypes.c_uint32(count), ctypes.c_uint32(most_steps)]
        together = self.gathering
        for number in (self.threads, together.waiting, together.acting):
            numbers.append(ctypes.c_uint32(number))
        addresses = [ctypes.c_uint64(memory.address) for memory in results]
        with cuda_driver.Stopwatch() as watch:
            self.kernel.launch(self.blocks, self.block, [*numbers, *addresses])
        for memory, array in zip(results, (lengths, endings, shares), strict=True):
            memory.read(array)
        return lengths, endings, shares, watch.seconds


def simulated(
    game: Game, s: StateRecord, on: Device, games: int, seed: int, most_steps: int, progress: Callable[[int], None]
) -> tuple[Array, Array, Array]:
    """Random matches on a GPU: lengths, endings and shares, the same as the processor's."""
    ready = Playouts(game, s, on)
    if games > WORTH_TUNING * ready.threads:
        ready.tune()
    parts = []
    for first in range(0, games, PORTION):
        count = min(PORTION, games - first)
        parts.append(ready.play(seed, first, count, most_steps)[:3])
        progress(count)
    lengths, endings, shares = (np.concatenate(arrays) for arrays in zip(*parts, strict=True))
    return lengths, endings, shares
