"""The back end for WebAssembly: a module of some kilobytes that browsers and Node.js can run."""

from collections.abc import Iterable, Sequence
from types import FunctionType

import llvmlite.binding as llvm

from shinobi.engine.compiler.program import FAILURE, Program, Setting
from shinobi.engine.compiler.target import WASM32
from shinobi.engine.compiler.wasm_linker import linked

FEATURES = "+bulk-memory,+nontrapping-fptoint,+sign-ext"
"""What every browser of the last years has beyond the first version of WebAssembly."""

SPEED, INLINING = 2, 50
"""How hard LLVM tries, and up to which size it inlines: a module is fetched before it runs."""


def compiled(parts: Iterable[tuple[Setting, Sequence[FunctionType]]]) -> bytes:
    """A module that exports all these entry points, each compiled in its setting."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(WASM32.triple).create_target_machine(features=FEATURES, opt=SPEED)
    whole = llvm.parse_assembly("")
    exported: list[str] = []
    for setting, entries in parts:
        program = Program(setting, WASM32).compile(entries)
        # Each part notes its failures for itself.
        whole.link_in(
            llvm.parse_assembly(program.text.replace(f"@{FAILURE} = global", f"@{FAILURE} = internal global"))
        )
        exported += [signature.symbol for signature in program.entries.values()]
    whole.triple, whole.data_layout = WASM32.triple, WASM32.data_layout
    whole.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    options.inlining_threshold = INLINING
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(whole, builder)
    return linked(machine.emit_object(whole), exported)
