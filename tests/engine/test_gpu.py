"""Programs for a GPU, as far as a machine without one can tell: their arithmetic, their memory, and what is said."""

import ctypes
import re

import llvmlite.binding as llvm
import numpy as np
import pytest
from conformance.tables import TABLES, AnyTable

import shinobi
from shinobi.engine.batches.gpu import ENTRIES, gpu_setting, playouts_program
from shinobi.engine.batches.gpu_batch import KERNELS, batch_program
from shinobi.engine.compiler.cuda import GpuProgram, GpuTarget, interleaved
from shinobi.engine.compiler.cuda_size import MOST_UNROLLED, rolled
from shinobi.engine.compiler.processor import host
from shinobi.engine.game import game_named
from shinobi.engine.keys import CHOICES, nth_key
from shinobi.engine.native.loops.random_play import DRAWS

MATCHES = 3
"""States that lie side by side; some number that is no power of two."""

SMALL = 100_000
"""The length of a program in which everything but the rare is inlined."""

NUMBER, ADDRESS = ctypes.c_int64, ctypes.c_void_p


class OnThisProcessor:
    """The rules as a GPU has them, 32-bit numbers and interleaved states included, but run by this processor."""

    def __init__(self, table: AnyTable) -> None:
        s = table.before_the_deal()
        setting = gpu_setting(table.game)
        here = host().target
        target = GpuTarget("host", here.triple, here.data_layout, space=0, address="i64")
        self.lying = interleaved(setting, s, ENTRIES, MATCHES, target, drop=True)
        module = llvm.parse_assembly(GpuProgram(setting, self.lying, target).compile(ENTRIES).text)
        self.machine = llvm.Target.from_triple(here.triple).create_target_machine(opt=1, jit=True)
        self.engine = llvm.create_mcjit_compiler(module, self.machine)
        self.words = self.lying.before_the_deal(s)
        self.room = np.zeros((len(self.words), MATCHES), np.uint32)

    def call(self, name: str, result: type | None, *arguments: int) -> float:
        kinds = [ADDRESS if name not in ("nth_seed", "choices_of") and nth == 0 else NUMBER for nth in range(4)]
        function = ctypes.CFUNCTYPE(result, *kinds[: len(arguments)])(self.engine.get_function_address(name))
        return function(*arguments)  # type: ignore[no-any-return]

    def played(self, seed: int, match: int) -> tuple[int, int, list[float]]:
        """One random match: its length, its ending and the shares."""
        self.room[:, match] = self.words
        players, s = len(self.shares), self.room.ctypes.data + 4 * match
        seed, choices = _signed(seed), _signed(nth_key(seed, CHOICES))
        self.call("renew", None, s, seed)
        steps = 0
        while self.call("ended", NUMBER, s) == 0:
            action = self.call("try_action", NUMBER, s, choices, DRAWS * steps)
            tried = 1
            while action < 0:
                name = "try_action" if tried < DRAWS - 1 else "find_action"
                action = self.call(name, NUMBER, s, choices, DRAWS * steps + tried)
                tried += 1
            self.call("advance", None, s, seed, int(action), steps)
            steps += 1
        shares = [self.call("share_of", ctypes.c_double, s, seat) for seat in range(players)]
        return steps, int(self.call("ended", NUMBER, s)), shares

    shares: list[float]


def _signed(key: int) -> int:
    return key - (1 << 64) if key >> 63 else key


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_a_gpu_computes_is_what_a_processor_computes(table: AnyTable, thorough: int) -> None:
    code = OnThisProcessor(table)
    expected = table.simulate(3 * thorough, seed=5)
    for nth in range(3 * thorough):
        code.shares = expected.shares[nth].tolist()
        length, ending, shares = code.played(nth_key(5, nth), nth % MATCHES)
        assert (length, ending, shares) == (expected.lengths[nth], expected.endings[nth], code.shares)


def test_without_a_gpu_a_sentence_says_so() -> None:
    try:
        ctypes.CDLL("libcuda.so.1")
    except OSError:
        with pytest.raises(shinobi.BadOption, match="There is no NVIDIA driver on this machine, so no GPU"):
            shinobi.simulate("daimyo", games=10, device="cuda")
        with pytest.raises(shinobi.BadOption, match="There is no NVIDIA driver on this machine, so no GPU"):
            shinobi.Batch("daimyo", 10, device="cuda")


def test_the_kernels_of_every_game_are_valid_programs() -> None:
    """LLVM verifies them and writes them as PTX."""
    for name in shinobi.game_names():
        _, s = game_named(name).table()
        text, _ = batch_program(name, s.pack())
        assert all(f".entry {kernel}(" in text for kernel in KERNELS)
        text, _ = playouts_program(name, s.pack())
        assert ".entry playouts(" in text
        # In small programs only what is rare is called: whatever else is not inlined costs up to half the speed.
        called = [name for name in re.findall(r"^\.func .*?(\w+)\(", text, re.M) if "rare_" not in name]
        assert not called or len(text) > SMALL


def test_loops_stay_loops_in_large_programs_and_only_there() -> None:
    """A large program has to fit into the instruction cache; its bodies are those of the small one, word for word."""
    body = "entry:\n  br label %b1\nb1:\n  %n = add i64 1, 2\n  br i1 true, label %b2, label %b3\nb2:\n  br label %b1\n"
    small = "define void @f() nounwind {\n" + body + "b3:\n  ret void\n}\n"
    assert rolled(small) == small
    large = small.replace("%n = add", "%n = add i64 1, 2\n" * MOST_UNROLLED + "  %m = add", 1)
    lines = rolled(large).splitlines()
    marked = [line for line in lines if "!llvm.loop" in line]
    assert len(marked) == 1
    assert marked[0].startswith("  br label %b1, !llvm.loop")
    assert [line.partition(", !llvm.loop")[0] for line in lines if not line.startswith("!")] == large.splitlines()


def test_a_device_that_nobody_knows_is_refused() -> None:
    with pytest.raises(shinobi.BadOption, match='A device is "cpu", "cuda" or "cuda:1", not \'tpu\''):
        shinobi.simulate("daimyo", games=10, device="tpu")
