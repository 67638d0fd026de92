"""A batch on a GPU: many matches, stepped together under somebody's own policy, and all arrays stay on the device."""

import ctypes
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shinobi.engine.batches.device_array import DeviceArray
from shinobi.engine.batches.environments import Turn
from shinobi.engine.batches.gpu import COMMON_ENTRIES, gpu_setting
from shinobi.engine.batches.kernels import batch_kernels
from shinobi.engine.batches.observation import Observation
from shinobi.engine.compiler import cuda, cuda_driver, cuda_size
from shinobi.engine.compiler.cuda_driver import Device, Kernel, Memory
from shinobi.engine.compiler.cuda_kernels import BLOCK
from shinobi.engine.compiler.interleaved import WORD
from shinobi.engine.errors import BadMove, BadOption
from shinobi.engine.game import Game, game_named
from shinobi.engine.keys import nth_key
from shinobi.engine.native.loops import kernels
from shinobi.engine.native.loops.environments import REDEAL
from shinobi.engine.options import Table
from shinobi.engine.state import StateRecord

BATCH_ENTRIES: tuple[Any, ...] = (
    *COMMON_ENTRIES,
    kernels.actor_of,
    kernels.any_action,
    kernels.forbids,
    kernels.carry_out,
    kernels.offers,
    kernels.offer,
)

KERNELS = ("deal_batch", "step_batch", "check_batch", "result_batch")


@cache
def batch_program(game: str, packed: bytes) -> tuple[str, cuda.Interleaved]:
    """The PTX of the kernels for a kind of table, and how its states lie."""
    played = game_named(game)
    s = played.rules.State.unpack(packed)
    setting = gpu_setting(played)
    lying = cuda.interleaved(setting, s, BATCH_ENTRIES, BLOCK)
    program = cuda.GpuProgram(setting, lying).compile(BATCH_ENTRIES)
    seen = Observation(type(s), s.players)
    text = batch_kernels(lying, lying.before_the_deal(s), s.players, seen, len(played.actions))
    # Its loops may be unrolled: rolled, arts was 15 % quicker here, clans 14 % and soke 2 % slower.
    return cuda.ptx(cuda.joined(cuda_size.inlined(program.text), text)), lying


class GpuBatch:
    """Many matches of one game at one kind of table. What `Batch` says of its methods is true of these."""

    def __init__(self, on: Device, game: Game, table: Table, s: StateRecord, seeds: NDArray[Any]) -> None:
        self.device, self.game, self.table = on, game, table
        self.count = len(seeds)
        self.before_the_deal = s
        text, self.lying = batch_program(game.name, s.pack())
        module = cuda_driver.Module(on, text)
        self._kernels: dict[str, Kernel] = {name: module.kernel(name) for name in KERNELS}
        for kernel in self._kernels.values():
            kernel.use_shared(self.lying.size * BLOCK)
            kernel.prefer_shared(100)
        self._observation = Observation(type(s), s.players)
        actions, width = len(game.actions), self._observation.width
        self._blocks = -(-self.count // BLOCK)
        self._states = Memory(on, self._blocks * BLOCK * self.lying.size)
        self._seeds = Memory(on, seeds.nbytes)
        self._seeds.write(np.ascontiguousarray(seeds))
        self.steps = DeviceArray(Memory(on, 8 * self.count), (self.count,), "i8")
        self._actors = DeviceArray(Memory(on, self.count), (self.count,), "i1")
        self._legal = DeviceArray(Memory(on, self.count * actions), (self.count, actions), "?")
        self._seen = DeviceArray(Memory(on, 2 * self.count * width), (self.count, width), "i2")
        self._rewards = DeviceArray(Memory(on, 8 * self.count * s.players), (self.count, s.players), "f8")
        self._ended = DeviceArray(Memory(on, self.count), (self.count,), "?")
        self._renewed("deal_batch", 0)

    def __len__(self) -> int:
        return self.count

    def _launch(self, name: str, *more: int) -> None:
        arrays = (self.steps, self._actors, self._legal, self._seen)
        steps, *written = (ctypes.c_uint64(array.memory.address) for array in arrays)
        states, seeds = ctypes.c_uint64(self._states.address), ctypes.c_uint64(self._seeds.address)
        given = [states, seeds, steps, ctypes.c_uint32(self.count), *written, *map(ctypes.c_uint64, more)]
        self._kernels[name].launch(self._blocks, BLOCK, given)

    def _renewed(self, name: str, *more: int) -> None:
        """Launch a kernel that also writes who is asked, what they see and what they may do."""
        self._legal.memory.clear()
        self._launch(name, *more)

    @property
    def actors(self) -> DeviceArray:
        """For each match the seat it waits for, the first if there are several; -1 when it is over."""
        return self._actors

    def legal(self) -> DeviceArray:
        """For each match (row), which actions (columns) its actor may take."""
        return self._legal

    def observe(self) -> DeviceArray:
        """For each match (row), what its actor may see."""
        return self._seen

    def play(self, actions: Any = None, *, check: bool = True) -> None:
        """One action for each match, for its actor; without actions, random ones. Arrays given out before now show it.

        Raises `BadMove` if one of them is not allowed, and then nothing has changed. Without `check`, which has to wait
        for the device, matches for which an action is not allowed stay as they are.
        """
        chosen = self._chosen(actions, check)
        self._renewed("step_batch", chosen.address if chosen else 0, 0, 0)

    def step(self, actions: Any = None, *, check: bool = True) -> Turn:
        """`play`, rewards, and the deal of the next match where one has ended or was over before."""
        chosen = self._chosen(actions, check)
        self._rewards.memory.clear()
        self._ended.memory.clear()
        self._renewed(
            "step_batch",
            *(chosen.address if chosen else 0, self._rewards.memory.address, self._ended.memory.address),
        )
        return Turn(self._seen, self._legal, self._actors, self._rewards, self._ended)

    def reset(self, where: Any = None, seeds: Any = None) -> None:
        """Deal again: all matches, or those that are marked; from `seeds`, or from those that follow."""
        marked = np.ones(self.count, np.bool_) if where is None else np.asarray(where)
        if marked.dtype != np.bool_ or marked.shape != (self.count,):
            raise BadOption(f"Say which of the {self.count} matches with a mark for each.")
        before = np.zeros(self.count, np.uint64)
        self._seeds.read(before)
        if seeds is None:
            seeds = [nth_key(int(seed), REDEAL) for seed in before[marked]]
        elif len(seeds) != np.count_nonzero(marked):
            raise BadOption(f"{np.count_nonzero(marked)} matches are dealt again, and here are {len(seeds)} seeds.")
        before[marked] = seeds
        self._seeds.write(before)
        marks = Memory(self.device, self.count)
        marks.write(marked)
        self._renewed("deal_batch", marks.address)

    def _chosen(self, actions: Any, check: bool) -> Any:
        """Actions on the device, checked if wanted; nothing, where random ones are taken."""
        if actions is None:
            return None
        chosen = self._on_device(actions)
        if check:
            self._check(chosen)
        return chosen

    def _on_device(self, actions: Any) -> Any:
        """The address of as many 64-bit numbers on the device, and whoever owns them."""
        described = getattr(actions, "__cuda_array_interface__", None)
        if described is None:
            chosen = np.ascontiguousarray(actions, np.int64)
            if chosen.shape != (self.count,):
                raise BadMove(f"A batch of {self.count} matches takes as many actions, not {len(actions)}.")
            memory = Memory(self.device, chosen.nbytes)
            memory.write(chosen)
            return memory
        strides = described.get("strides")
        if tuple(described["shape"]) != (self.count,) or described["typestr"] != "<i8" or strides not in (None, (8,)):
            raise BadMove(f"A batch of {self.count} matches takes as many actions in one row of int64.")
        return _Lent(described["data"][0], actions)

    def _check(self, chosen: Any) -> None:
        clauses, refused = Memory(self.device, 4 * self.count), Memory(self.device, 4)
        refused.clear()
        self._launch("check_batch", chosen.address, clauses.address, refused.address)
        any_refused = np.zeros(1, np.int32)
        refused.read(any_refused)
        if not any_refused[0]:
            return
        numbers = np.zeros(self.count, np.int32)
        clauses.read(numbers)
        first = int(np.flatnonzero(numbers)[0])
        if numbers[first] < 0:
            raise BadMove(f"Match {first}: there is no such action; they are 0 to {len(self.game.actions) - 1}.")
        raise BadMove(f"Match {first}: {self.game.clause(int(numbers[first]))} forbids it.")

    @property
    def over(self) -> NDArray[Any]:
        """For each match, whether it is over; copied from the device."""
        return np.asarray(self._actors) < 0

    @property
    def shares(self) -> DeviceArray:
        """Each seat's share (column) of the victory in each match (row)."""
        shares = DeviceArray(
            Memory(self.device, 8 * self.count * self.table.players), (self.count, self.table.players), "f8"
        )
        self._launch("result_batch", shares.memory.address)
        return shares

    def state_at(self, number: int) -> StateRecord:
        """One of the states, copied from the device; what its last step told is not in it."""
        words = self.lying.size // WORD
        whole = np.zeros((self._blocks, words, BLOCK), np.uint32)
        self._states.read(whole)
        return self.lying.state(whole[number // BLOCK, :, number % BLOCK].tobytes(), self.before_the_deal)


class _Lent:
    """Actions in the memory of somebody else's array."""

    def __init__(self, address: int, owner: object) -> None:
        self.address, self.owner = address, owner
