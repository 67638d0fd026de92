"""How compiled code reaches a state and the lookup tables: Numba types of our own, made for speed.

Numba's own records and arrays count negative indices from the end, keep the width of each cell, and take long to
compile. Here a state is an address, an index is taken as it is, and whatever is read is a plain 64-bit number, so that
nothing wraps.
"""

# mypy: disable-error-code="no-untyped-call, override, untyped-decorator"
# That is how Numba types what it has for extending it.

import hashlib
import operator
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import lower_constant
from numba.core.typing.templates import (
    AbstractTemplate,
    AttributeTemplate,
    infer_getattr,
    infer_global,
    signature,
)
from numba.extending import (
    intrinsic,
    lower_builtin,
    lower_getattr_generic,
    lower_setattr_generic,
    models,
    register_model,
    typeof_impl,
)

BYTES = ir.IntType(8).as_pointer()
NUMBER = ir.IntType(64)


def _short(name: str) -> str:
    """Numba puts the names of types into the names of functions, and long ones cost time."""
    return hashlib.sha256(name.encode()).hexdigest()[:16]


class StateType(types.Type):
    """A state: the address of its record."""

    def __init__(self, record: Any) -> None:
        self.record = record
        super().__init__(name=f"State({_short(record.name)})")

    def field(self, name: str) -> "CellsType | None":
        if name not in self.record.fields:
            return None
        return CellsType(name, self.record.typeof(name))


class CellsType(types.Type):
    """An array of a state: the address of its first cell."""

    def __init__(self, field: str, held: Any) -> None:
        self.field = field
        self.flat = isinstance(held, types.NestedArray)
        self.count = held.nitems if self.flat else 1
        self.cell = ir.IntType((held.dtype if self.flat else held).bitwidth)
        super().__init__(name=f"Cells({field}, {self.cell}, {self.count})")


class Table:
    """A lookup table."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers


class TableType(types.Type):
    """A lookup table: its numbers, as compiled code has them."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        width = np.min_scalar_type(-max(map(abs, numbers)) - 1).itemsize
        self.array = ir.Constant(ir.ArrayType(ir.IntType(8 * width), len(numbers)), numbers)
        super().__init__(name=f"Table({_short(str(numbers))})")


@register_model(StateType)
@register_model(CellsType)
class AddressModel(models.PrimitiveModel):
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, BYTES)


register_model(TableType)(models.OpaqueModel)


@typeof_impl.register(Table)
def type_of_table(table: Table, context: Any) -> TableType:
    return TableType(table.numbers)


@lower_constant(TableType)
def constant_table(context: Any, builder: Any, kind: TableType, table: Table) -> Any:
    return context.get_dummy_value()


def _check(context: Any, builder: Any, index: Any, count: Any) -> None:
    if context.enable_boundscheck:
        cgutils.do_boundscheck(context, builder, index, count)


def _nth_state(context: Any, builder: Any, kind: Any, states: Any, number: Any) -> Any:
    array = context.make_array(kind)(context, builder, states)
    _check(context, builder, number, builder.extract_value(array.shape, 0))
    first = builder.bitcast(array.data, BYTES)
    return builder.gep(first, [builder.mul(number, ir.Constant(NUMBER, kind.dtype.size))])


@intrinsic
def state_at(context: Any, states: Any, number: Any) -> Any:
    """One of the states."""

    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return _nth_state(context, builder, sig.args[0], *args)

    return (StateType(states.dtype)(states, types.int64), generate) if states.layout == "C" else None


@intrinsic
def copy_state(context: Any, states: Any, number: Any, onto: Any, place: Any) -> Any:
    """Put a copy of one state in the place of another. Numba itself would copy it cell by cell."""

    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        source = _nth_state(context, builder, sig.args[0], args[0], args[1])
        target = _nth_state(context, builder, sig.args[2], args[2], args[3])
        cgutils.raw_memcpy(builder, target, source, ir.Constant(NUMBER, sig.args[0].dtype.size), 1)
        return context.get_dummy_value()

    signed = types.none(states, types.int64, onto, types.int64)
    return (signed, generate) if states.layout == onto.layout == "C" else None


@intrinsic
def copy_bytes(context: Any, texts: Any, first: Any, count: Any, out: Any, at: Any) -> Any:
    """Put so many of the bytes there, all at once."""

    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        source, target = (
            context.make_array(kind)(context, builder, array)
            for kind, array in ((sig.args[0], args[0]), (sig.args[3], args[3]))
        )
        for array, begin in ((source, args[1]), (target, args[4])):
            last = builder.sub(builder.add(begin, args[2]), ir.Constant(NUMBER, 1))
            _check(context, builder, last, builder.extract_value(array.shape, 0))
        cgutils.raw_memcpy(
            builder,
            builder.gep(target.data, [args[4]]),
            builder.gep(source.data, [args[1]]),
            args[2],
            1,
        )
        return context.get_dummy_value()

    signed = types.none(texts, types.int64, types.int64, out, types.int64)
    return (signed, generate) if texts.layout == out.layout == "C" else None


@intrinsic
def as_key(context: Any, number: Any) -> Any:
    """The number as 64 unsigned bits."""

    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return args[0]

    return types.uint64(types.int64), generate


@intrinsic
def as_number(context: Any, key: Any) -> Any:
    """The key as a plain number."""

    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return args[0]

    return types.int64(types.uint64), generate


@intrinsic
def tell_nobody(
    context: Any, s: Any, to: Any, event: Any, first: Any = 0, second: Any = 0, third: Any = 0, fourth: Any = 0
) -> Any:
    """What `tell` is where nobody listens."""

    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return context.get_dummy_value()

    return types.none(s, *[types.int64] * 6), generate


def compiled_once(function: Any) -> Any:
    """Let a function be compiled once, and not again for each constant it is called with: LLVM inlines it anyway."""
    resolve = function.get_call_template

    def without_constants(args: Any, kws: Any) -> Any:
        return resolve(tuple(map(types.unliteral, args)), {name: types.unliteral(kind) for name, kind in kws.items()})

    function.get_call_template = without_constants
    return function


@intrinsic
def count_bits(context: Any, members: Any) -> Any:
    """How many members the set has."""

    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


@intrinsic
def lowest_bit(context: Any, members: Any) -> Any:
    """The smallest member of the set, which must have one."""

    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), generate


@infer_getattr
class StateFields(AttributeTemplate):
    key = StateType

    def generic_resolve(self, state: StateType, name: str) -> Any:
        cells = state.field(name)
        if cells is None:
            return None
        return cells if cells.flat else types.int64


def _address(builder: Any, state: StateType, address: Any, name: str) -> Any:
    return builder.gep(address, [ir.Constant(NUMBER, state.record.offset(name))])


def _apart(builder: Any, cells: CellsType, access: Any) -> Any:
    """Tell LLVM that writing to one field changes no other: it need not read them all again after each write."""
    module, nowhere = builder.module, ir.Constant(NUMBER, 0)
    field = module.add_metadata([cells.field, module.add_metadata(["fields of a state"]), nowhere])
    access.set_metadata("tbaa", module.add_metadata([field, field, nowhere]))
    return access


def _read(builder: Any, cells: CellsType, address: Any) -> Any:
    cell = builder.load(builder.bitcast(address, cells.cell.as_pointer()))
    return builder.sext(_apart(builder, cells, cell), NUMBER)


def _write(builder: Any, cells: CellsType, address: Any, number: Any) -> None:
    number = builder.trunc(number, cells.cell)
    _apart(builder, cells, builder.store(number, builder.bitcast(address, cells.cell.as_pointer())))


@lower_getattr_generic(StateType)
def read_field(context: Any, builder: Any, state: StateType, value: Any, name: str) -> Any:
    cells, address = state.field(name), _address(builder, state, value, name)
    assert cells is not None
    return address if cells.flat else _read(builder, cells, address)


@lower_setattr_generic(StateType)
def write_field(context: Any, builder: Any, sig: Any, args: Any, name: str) -> None:
    state = sig.args[0]
    number = context.cast(builder, args[1], sig.args[1], types.int64)
    _write(builder, state.field(name), _address(builder, state, args[0], name), number)


@infer_global(operator.getitem)
class ReadCell(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], CellsType | TableType) and isinstance(args[1], types.Integer):
            return signature(types.int64, args[0], types.int64)
        return None


@infer_global(operator.setitem)
class WriteCell(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], CellsType) and isinstance(args[1], types.Integer):
            return signature(types.none, args[0], types.int64, types.int64)
        return None


@infer_global(len)
class CountCells(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], CellsType):
            return signature(types.intp, args[0])
        return None


def _cell(context: Any, builder: Any, cells: CellsType, first: Any, index: Any) -> Any:
    _check(context, builder, index, ir.Constant(NUMBER, cells.count))
    return builder.gep(builder.bitcast(first, cells.cell.as_pointer()), [index], inbounds=True)


@lower_builtin(operator.getitem, CellsType, types.int64)
def read_cell(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    cells = sig.args[0]
    return _read(builder, cells, _cell(context, builder, cells, *args))


@lower_builtin(operator.setitem, CellsType, types.int64, types.int64)
def write_cell(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    cells = sig.args[0]
    _write(builder, cells, _cell(context, builder, cells, args[0], args[1]), args[2])
    return context.get_dummy_value()


@lower_builtin(len, CellsType)
def count_cells(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return ir.Constant(NUMBER, sig.args[0].count)


@lower_builtin(operator.getitem, TableType, types.int64)
def look_up(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    table = sig.args[0]
    _check(context, builder, args[1], ir.Constant(NUMBER, len(table.numbers)))
    numbers = cgutils.global_constant(builder, "table", table.array)
    address = builder.gep(numbers, [ir.Constant(NUMBER, 0), args[1]], inbounds=True)
    number = builder.load(address)
    least, after = min(table.numbers), max(table.numbers) + 1
    bounds = [ir.Constant(table.array.type.element, bound) for bound in (least, after)]
    number.set_metadata("range", builder.module.add_metadata(bounds))
    return builder.sext(number, NUMBER)
