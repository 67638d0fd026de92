"""The back end for NVIDIA GPUs: the rules for thousands of matches side by side, as PTX.

Three things make it quick. The states of a block's matches lie in shared memory, interleaved word by word, so that the
threads of a warp never wait for one another's memory, whichever cells they read. Fields that no rule ever writes, such
as the options of the table, are constants of the program; cells of absent seats are left out. And numbers are computed
with in 32 bits, of which the device has twice as many units; only keys, large constants and what `engine.keys` makes of
keys need 64.
"""

import ast
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import FunctionType

from shinobi.engine.compiler import cache as program_cache
from shinobi.engine.compiler.functions import FunctionBody
from shinobi.engine.compiler.interleaved import WORD, Interleaved, Place, laid_out, place_of
from shinobi.engine.compiler.kinds import NUMBER, TRUTH, Cells, Kind, State, Table, number_cell
from shinobi.engine.compiler.memory import Address
from shinobi.engine.compiler.program import Instance, Program, Setting
from shinobi.engine.compiler.target import CUDA, Target
from shinobi.engine.compiler.values import Value, whole
from shinobi.engine.keys import nth_key
from shinobi.engine.state import ENGINE_FIELDS, StateRecord

SHARED = 3
"""The address space of shared memory."""

NARROWED = {ast.Add: "add nsw", ast.Sub: "sub nsw", ast.Mult: "mul nsw", ast.BitAnd: "and", ast.BitOr: "or"}
NARROWED |= {ast.BitXor: "xor"}
COMPARED = {ast.Eq: "eq", ast.NotEq: "ne", ast.Lt: "slt", ast.LtE: "sle", ast.Gt: "sgt", ast.GtE: "sge"}
MOST = (1 << 31) - 1


@dataclass(frozen=True)
class GpuTarget(Target):
    """A device, or in tests this processor: the address space of states, and the width of an address there."""

    space: int = SHARED
    address: str = "i32"


GPU = GpuTarget(CUDA.name, CUDA.triple, CUDA.data_layout)


@dataclass
class Found:
    """What a first pass over a program finds out."""

    written: set[str] = field(default_factory=set)
    read: set[str] = field(default_factory=set)
    """The fields whose numbers matter for anything but themselves."""


class GpuBody(FunctionBody):
    """One function, for states that lie interleaved."""

    program: "GpuProgram"

    def __init__(self, program: "GpuProgram", instance: Instance) -> None:
        super().__init__(program, instance)
        self.wide: set[str] = set()
        """The registers whose numbers may need more than 32 bits."""
        self.looking = True
        """Whether what is read now is read for more than to change it."""

    def _parameter(self, kind: Kind, part: str, nth: int) -> str:
        return f"{kind.parts[nth]} {part}"

    # States

    def address(self, node: ast.expr) -> Address:
        match node:
            case ast.Attribute(attr=name) | ast.Subscript(value=ast.Attribute(attr=name)):
                self.program.found.written.add(name)
        return super().address(node)

    def update(self, target: ast.expr, op: ast.operator, value: ast.expr, node: ast.AugAssign) -> None:
        if isinstance(target, ast.Name):
            super().update(target, op, value, node)
            return
        address = self.address(target)
        self.looking = False
        before = self.load(address)
        self.looking = True
        self.store(address, self.binary(op, before, self.expression(value), node), node)

    def invoke(self, function: FunctionType, arguments: list[Value], node: ast.AST) -> Value:
        for value in arguments:
            if isinstance(value.kind, Cells):
                self.program.found.written.add(value.kind.field)
        return super().invoke(function, arguments, node)

    def field(self, owner: Value, name: str, node: ast.AST) -> Value:
        if not isinstance(owner.kind, State):
            return super().field(owner, name, node)
        lying = self.program.interleaved
        if name in lying.constants:
            known = lying.constants[name]
            return Value(Table(tuple(known), name)) if isinstance(known, list) else whole(known)
        declared = owner.kind.record.fields.get(name)
        if declared is not None and declared.shape:
            place = lying.places[name]
            return Value(Cells(name, place.width, place.cells), owner.parts)
        return self.load(self.field_address(owner, name, node))

    def field_address(self, owner: Value, name: str, node: ast.AST) -> Address:
        if not isinstance(owner.kind, State) or name not in self.program.interleaved.places:
            return super().field_address(owner, name, node)
        place, lying = self.program.interleaved.places[name], self.program.interleaved
        return Address(self._byte(owner, str(lying.offset(place.first))), number_cell(place.width, f"state.{name}"))

    def cell_address(self, owner: Value, index: ast.expr, node: ast.AST) -> Address:
        kind = owner.kind
        if not isinstance(kind, Cells):
            return super().cell_address(owner, index, node)
        lying = self.program.interleaved
        place = lying.places[kind.field]
        nth = self.number(index)
        if isinstance(nth.constant, int):
            register = self._byte(owner, str(lying.offset(place.first + place.width * nth.constant)))
            return Address(register, kind.cell)
        body, width = self.body, self.program.target.address
        byte = nth.part if width == "i64" else body.op(f"trunc i64 {nth.part} to {width}")
        if place.width > 1:
            byte = body.op(f"mul {width} {byte}, {place.width}")
        if place.bytes > WORD:
            word = body.op(f"mul {width} {body.op(f'and {width} {byte}, -4')}, {lying.matches}")
            byte = body.op(f"add {width} {word}, {body.op(f'and {width} {byte}, 3')}")
        return Address(self._byte(owner, body.op(f"add {width} {byte}, {lying.offset(place.first)}")), kind.cell)

    def _byte(self, owner: Value, offset: str) -> str:
        width = self.program.target.address
        first = self.body.op(f"ptrtoint ptr {owner.part} to {width}")
        return self.body.op(f"inttoptr {width} {self.body.op(f'add {width} {first}, {offset}')} to {self._pointer}")

    @property
    def _pointer(self) -> str:
        space = self.program.target.space
        return f"ptr addrspace({space})" if space else "ptr"

    def load(self, address: Address) -> Value:
        cell = address.cell
        if not cell.scope.startswith("state."):
            return super().load(address)
        if self.looking:
            self.program.found.read.add(cell.scope.removeprefix("state."))
        scope = self.program.scope(cell.scope)
        kept = self.body.op(f"load {cell.register}, {self._pointer} {address.register}, align {cell.bytes}{scope}")
        return Value(cell.kind, (self.body.op(f"sext {cell.register} {kept} to i64"),))

    def store(self, address: Address, value: Value, node: ast.AST) -> None:
        cell = address.cell
        if not cell.scope.startswith("state."):
            super().store(address, value, node)
            return
        if cell.scope.removeprefix("state.") in self.program.interleaved.dropped:
            return
        kept = self.body.op(f"trunc i64 {self.converted(self.as_whole(value), NUMBER, node).part} to {cell.register}")
        scope = self.program.scope(cell.scope)
        self.body.emit(f"store {cell.register} {kept}, {self._pointer} {address.register}, align {cell.bytes}{scope}")

    # Numbers of 32 bits. LLVM takes out what is widened and narrowed again.

    def _narrow(self, *values: Value) -> bool:
        """Whether these are numbers that have at most 32 bits."""
        return self.source.function.__module__ != nth_key.__module__ and all(
            value.kind == NUMBER
            and value.part not in self.wide
            and (value.constant is None or -MOST <= value.constant <= MOST)
            for value in values
        )

    def _wide(self, value: Value, *of: Value) -> Value:
        """Note that a number may have more than 32 bits, if it comes from one that may."""
        if value.constant is None and value.kind == NUMBER and not self._narrow(*of):
            self.wide.add(value.part)
        return value

    def _short(self, value: Value) -> str:
        return str(value.constant) if value.constant is not None else self.body.op(f"trunc i64 {value.part} to i32")

    def _widened(self, register: str) -> Value:
        return Value(NUMBER, (self.body.op(f"sext i32 {register} to i64"),))

    def binary(self, op: ast.operator, first: Value, second: Value, node: ast.AST) -> Value:
        first, second = self.as_whole(first), self.as_whole(second)
        known = first.constant is not None and second.constant is not None
        if known or not self._narrow(first, second):
            return self._wide(super().binary(op, first, second, node), first, second)
        if type(op) in NARROWED:
            short = self._short(first), self._short(second)
            return self._widened(self.body.op(f"{NARROWED[type(op)]} i32 {short[0]}, {short[1]}"))
        if isinstance(op, ast.RShift) or (isinstance(op, ast.LShift) and first.constant == 1):
            name = "ashr" if isinstance(op, ast.RShift) else "shl"
            short = self._short(first), self._short(second)
            return self._widened(self.body.op(f"{name} i32 {short[0]}, {short[1]}"))
        if isinstance(op, ast.FloorDiv | ast.Mod) and second.constant is not None and second.constant > 0:
            return self._widened(self._quotient(op, self._short(first), second.constant))
        result = super().binary(op, first, second, node)
        if isinstance(op, ast.LShift):
            self.wide.add(result.part)
        return result

    def _quotient(self, op: ast.operator, first: str, divisor: float) -> str:
        left = self.body.op(f"srem i32 {first}, {divisor}")
        down = self.body.op(f"icmp slt i32 {left}, 0")
        if isinstance(op, ast.Mod):
            added = self.body.op(f"add i32 {left}, {divisor}")
            return self.body.op(f"select i1 {down}, i32 {added}, i32 {left}")
        times = self.body.op(f"sdiv i32 {first}, {divisor}")
        return self.body.op(f"sub i32 {times}, {self.body.op(f'zext i1 {down} to i32')}")

    def compared(self, op: ast.cmpop, first: Value, second: Value, node: ast.AST) -> Value:
        first, second = self.as_whole(first), self.as_whole(second)
        known = first.constant is not None and second.constant is not None
        if known or type(op) not in COMPARED or not self._narrow(first, second):
            return super().compared(op, first, second, node)
        short = self._short(first), self._short(second)
        return Value(TRUTH, (self.body.op(f"icmp {COMPARED[type(op)]} i32 {short[0]}, {short[1]}"),))

    def call(self, node: ast.Call) -> Value:
        if isinstance(node.func, ast.Attribute) and node.func.attr == "bit_count" and not node.args:
            return self._of_bits("ctpop", self.expression(node.func.value), node)
        return super().call(node)

    def _lowest(self, given: list[Value], node: ast.Call) -> Value:
        return self._of_bits("cttz", given[0], node)

    def _of_bits(self, name: str, members: Value, node: ast.Call) -> Value:
        """A set has at most 32 members."""
        short = self._short(self.converted(self.as_whole(members), NUMBER, node))
        more = ", i1" if name == "cttz" else ""
        self.program.declare(f"declare i32 @llvm.{name}.i32(i32{more})")
        return self._widened(self.body.op(f"call i32 @llvm.{name}.i32(i32 {short}{more and ', i1 false'})"))


class GpuProgram(Program):
    """A program for one kind of table."""

    target: GpuTarget
    body = GpuBody

    def __init__(self, setting: Setting, interleaved: Interleaved, target: GpuTarget = GPU) -> None:
        super().__init__(setting, target)
        self.interleaved = interleaved
        self.found = Found()


def interleaved(
    setting: Setting,
    table: StateRecord,
    entries: Sequence[FunctionType],
    matches: int,
    target: GpuTarget = GPU,
    drop: bool = False,
) -> Interleaved:
    """How the states of a kind of table lie on the device: a first pass finds the fields that are never written.

    With `drop`, where nobody will look at the states, those that are never read are not kept at all.
    """
    declared = [one for one in type(table).laid_out if one.name not in ENGINE_FIELDS]
    everything = Interleaved(
        matches, {one.name: Place(0, one.width, one.cells) for one in declared}, {}, type(table).layout.size
    )
    program = GpuProgram(setting, everything, target)
    program.compile(entries)
    written = program.found.written
    dropped = frozenset(written - program.found.read) if drop else frozenset()
    constants = {one.name: getattr(table, one.name) for one in declared if one.name not in written}
    kept = [one for one in declared if one.name in written - dropped]
    return laid_out(
        matches,
        {one.name: place_of(one, table.players) for one in kept},
        constants,
        {one.name: Place(0, one.width, one.cells) for one in declared if one.name in dropped},
    )


def joined(*texts: str) -> str:
    """Several pieces of IR as one module: what more than one of them declares is declared once."""
    lines = "\n".join(texts).splitlines()
    declared = dict.fromkeys(line for line in lines if line.startswith("declare "))
    return "\n".join([*(line for line in lines if line not in declared), *declared, ""])


def ptx(text: str, capability: int = 90) -> str:
    """LLVM IR as PTX for devices of this generation or a later one, kept on disk between runs."""
    import llvmlite

    source = f"{llvmlite.__version__} sm_{capability}\n{text}"
    file = f"gpu-{hashlib.sha256(source.encode()).hexdigest()[:24]}.ptx"
    kept = program_cache.read(file)
    if kept is not None:
        return kept.decode()
    made = _compiled(text, capability)
    program_cache.write(file, made.encode())
    return made


def _compiled(text: str, capability: int) -> str:
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(CUDA.triple).create_target_machine(
        cpu=f"sm_{capability}", features="+ptx78", opt=3
    )
    module = llvm.parse_assembly(text)
    module.data_layout = str(machine.target_data)
    module.verify()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)
    return str(machine.emit_assembly(module))


__all__ = ["GPU", "GpuProgram", "GpuTarget", "Interleaved", "interleaved", "joined", "ptx"]
