"""The room in which lessons are given, on an NVIDIA GPU: each thread goes on with one match, and all arrays stay there.

The loops are those of `lessons`, compiled for the device, so the same seeds give the same lessons as on the processor.
"""

import ctypes
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from shinobi.bots import encoding
from shinobi.bots.encoding import Encoding
from shinobi.bots.temper import ADEPT, Temper
from shinobi.engine.batches.batch import seeds_of
from shinobi.engine.batches.device_array import DeviceArray
from shinobi.engine.compiler import cuda, cuda_driver
from shinobi.engine.compiler.cuda_driver import Device, Memory
from shinobi.engine.compiler.program import Program
from shinobi.engine.compiler.records import as_signed, slots_of
from shinobi.engine.compiler.target import CUDA
from shinobi.engine.events import tell
from shinobi.engine.game import game_named
from shinobi.engine.native.calls import Array, dtype_of, game_setting
from shinobi.engine.options import Table
from shinobi.learn import lessons
from shinobi.learn.lessons import Lessons
from shinobi.learn.room import earlier_of, tables_of

BLOCK = 64
"""Matches of a block; the matches of every kind of table are a multiple of it."""

ENTRIES = {"begin_all": lessons.begin_lesson, "go_on_with_all": lessons.go_on_with_lesson}
"""What each kernel does with every match."""

KERNEL = """
define ptx_kernel void @{name}(ptr %tasks, ptr %firsts) {{
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %task.at = getelementptr ptr, ptr %tasks, i32 %block
  %task = load ptr, ptr %task.at
  %first.at = getelementptr i64, ptr %firsts, i32 %block
  %first = load i64, ptr %first.at
  %own = zext i32 %thread to i64
  %number = add i64 %first, %own
  call void @{entry}(ptr %task, i64 %number)
  ret void
}}
"""

DECLARED = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
"""


@cache
def program_of(game: str, before: str) -> str:
    """The PTX of lessons; `before` is the module of a judgement that some of the bots have, if any."""
    played = game_named(game)
    setting = game_setting(played)
    setting = replace(
        setting,
        standing_for={**setting.standing_for, "earlier": earlier_of(game, before)[0]},
        instead={} if played.standpoint.RECALLED else {tell: None},
    )
    module = Program(setting, CUDA).compile(ENTRIES.values())
    kernels = [KERNEL.format(name=name, entry=module.entries[one.__name__].symbol) for name, one in ENTRIES.items()]
    return cuda.ptx(cuda.joined(module.text, DECLARED, *kernels))


class GpuRoom:
    """Many matches of a game on a device. What `Room` says of its arrays is true of these."""

    def __init__(
        self,
        game: str,
        matches: int,
        seed: int,
        *,
        on: Device,
        tables: Sequence[Table] | None = None,
        tempers: Iterable[Temper] = (ADEPT,),
        judged: bool = False,
        before: str = "",
        of_before: int = 0,
    ) -> None:
        """As many matches as there are, rounded up to whole blocks of every kind of table."""
        self.device, self.judged, self.of_before = on, judged, of_before
        self.game = game_named(game)
        self.encoding: Encoding = encoding.encoding(game)
        self.tempers = list(tempers)
        self.tables = tables_of(self.game) if tables is None else list(tables)
        self.most_players = max(table.players for table in self.tables)
        each = -(-matches // (len(self.tables) * BLOCK)) * BLOCK
        self.count = count = each * len(self.tables)
        actions, kinds = len(self.game.actions), max(1, self.game.standpoint.KINDS)
        self._dtype = dtype_of(self.game.rules.State)
        self._states = Memory(on, count * self._dtype.itemsize)
        self._seeds = self._filled(seeds_of(seed, 0, count))
        self._steps, self._minds = self._room((count,), "i8"), self._room((count, self.most_players), "i1")
        recalled = max(1, self.encoding.recalled)
        self._recalled = self._room((count * self.most_players, recalled), "i8")
        self._active = self._room((count, self.encoding.most_active), "i2")
        self._options, self._weights = self._room((count, actions), "i2"), self._room((count, actions), "f8")
        self.chosen = self._room((count,), "i2")
        self.actors, self.asked = self._room((count,), "i1"), self._room((count,), "i1")
        self.seen = self._room((count, -(-self.encoding.inputs // 8)), "u1")
        self.legal = self._room((count, actions // 8 + 1), "u1")
        self.behind = self._room((count, actions), "u1")
        self.kinds_of = self._filled(np.tile((np.arange(actions) % kinds).astype(np.uint8), (count, 1)))
        self.rewards = self._room((count, self.most_players), "f4")
        self.ended = self._room((count,), "?")
        self.won, self.learners = self._room((count,), "f4"), self._room((count,), "i1")
        self.fair = np.repeat([1 / table.players for table in self.tables], each)
        edges = [each * nth for nth in range(len(self.tables) + 1)]
        self.parts = list(zip(self.tables, (slice(*edge) for edge in pairwise(edges)), strict=True))
        self._kept: list[Memory] = []
        self._lent: dict[str, Any] = {}
        self._before = before
        self._tasks: list[tuple[Memory, Array]] = []
        module = cuda_driver.Module(on, program_of(game, before))
        self._kernels = {name: module.kernel(name) for name in ENTRIES}
        for table, part in self.parts:
            self._tasks.append(self._task(table, part))
        blocks = each // BLOCK
        addresses = np.repeat([memory.address for memory, _ in self._tasks], blocks).astype(np.uint64)
        self._task_of_block = self._filled(addresses)
        self._first_of_block = self._filled(np.tile(np.arange(blocks, dtype=np.int64) * BLOCK, len(self.tables)))
        self._blocks = blocks * len(self.tables)

    def __len__(self) -> int:
        return self.count

    def _room(self, shape: tuple[int, ...], dtype: str) -> DeviceArray:
        memory = Memory(self.device, int(np.prod(shape)) * np.dtype(dtype).itemsize)
        memory.clear()
        return DeviceArray(memory, shape, dtype)

    def _filled(self, values: Array) -> DeviceArray:
        values = np.ascontiguousarray(values)
        memory = Memory(self.device, values.nbytes)
        memory.write(values)
        return DeviceArray(memory, values.shape, values.dtype.str)

    def _task(self, table: Table, part: slice) -> tuple[Memory, Array]:
        """The record of one kind of table, in the device's memory and here."""
        game, players, rows = self.game, table.players, part.stop - part.start
        state = game.table(players, table.edition, table.options)[1]
        outputs = self.encoding.outputs(players)

        def own(array: DeviceArray, *shape: int) -> tuple[int, ...]:
            """The part of an array that is for this kind of table."""
            each = int(np.prod(array.shape)) // self.count * array.dtype.itemsize
            return array.memory.address + part.start * each, *(shape or (rows, *array.shape[1:]))

        def given(values: Any) -> tuple[int, ...]:
            array = self._filled(np.asarray(values))
            self._kept.append(array.memory)
            return array.memory.address, *array.shape

        values: dict[str, Any] = {
            "players": players,
            "before": (given(np.frombuffer(state.pack(), np.uint8))[0], 1),
            "states": (self._states.address + part.start * self._dtype.itemsize, rows),
            "seeds": own(self._seeds),
            "steps": own(self._steps),
            "minds": own(self._minds),
            "mixed": 0,
            "past": 0,
            "guests": 0,
            "rivals": 0,
            "lone": 0,
            "taught": 0,
            "judged": self.judged,
            "earlier": len(self.tempers) - self.of_before,
            "sharpness": given([temper.sharpness for temper in self.tempers]),
            "carelessness": given([temper.carelessness for temper in self.tempers]),
            "plan": given(self.encoding.plan),
            "outputs": given(outputs),
            "moves": given(np.argsort(outputs, axis=1).astype(np.int16)),
            "recalled": own(self._recalled, rows * players, self._recalled.shape[1]),
            "active": own(self._active),
            "options": own(self._options),
            "weights": own(self._weights),
            "chosen": own(self.chosen),
            "actors": own(self.actors),
            "asked": own(self.asked),
            "seen": own(self.seen),
            "legal": own(self.legal),
            "behind": own(self.behind),
            "kinds": own(self.kinds_of),
            "rewards": own(self.rewards),
            "ended": own(self.ended),
            "won": own(self.won),
            "learners": own(self.learners),
        }
        words: list[int] = []
        for name, slot in slots_of(Lessons).items():
            words += values[name] if slot.is_array else [int(values[name])]
        record = np.array([as_signed(word) for word in words], np.int64)
        memory = Memory(self.device, record.nbytes)
        memory.write(record)
        return memory, record

    def _say(self, **numbers: int) -> None:
        """Change numbers of all records."""
        slots = slots_of(Lessons)
        for memory, record in self._tasks:
            before = record.copy()
            for name, number in numbers.items():
                record[slots[name].first] = number
            if (record != before).any():
                memory.write(record)

    def _launch(self, name: str) -> None:
        addresses = (self._task_of_block, self._first_of_block)
        given = [ctypes.c_uint64(array.memory.address) for array in addresses]
        self._kernels[name].launch(self._blocks, BLOCK, given)
        self.device.finish()

    def begin(self, *, mixed: int = 0, past: int = 0, guests: int = 0, rivals: int = 0, lone: int = 0) -> None:
        """Deal all matches, as `Room.begin` says."""
        self._say(mixed=mixed, past=past, guests=guests, rivals=rivals, lone=lone)
        self._launch("begin_all")

    def step(self, chosen: Any) -> None:
        """Take the actions that these outputs stand for, as `Room.step` says: 16-bit numbers, here or on the device."""
        self._say(taught=chosen is None)
        if chosen is not None:
            lent = getattr(chosen, "__cuda_array_interface__", None)
            if lent is None:
                self.chosen.memory.write(np.ascontiguousarray(chosen, np.int16))
            else:
                self.chosen.memory.copy(lent["data"][0])
        self._launch("go_on_with_all")

    def lent(self, name: str, taken: Callable[[DeviceArray], Any]) -> Any:
        """One of the arrays as a framework has it, without a copy; `taken` makes it so, the first time."""
        if name not in self._lent:
            self._lent[name] = taken(getattr(self, name))
        return self._lent[name]
