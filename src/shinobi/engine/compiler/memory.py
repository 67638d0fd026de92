"""Reading and writing: fields of states and records, cells of arrays and tables; and where bounds are checked."""

import ast
from dataclasses import dataclass

from shinobi.engine.compiler import kinds
from shinobi.engine.compiler.kinds import KEY, NUMBER, REAL, Array, Cell, Cells, Record, State, States, Table
from shinobi.engine.compiler.operations import Operations
from shinobi.engine.compiler.records import SLOT, slots_of
from shinobi.engine.compiler.values import Value, real, whole


@dataclass(frozen=True)
class Address:
    """Where something lies, and how."""

    register: str
    cell: Cell
    facts: str = ""
    """What else LLVM may know about reading it."""


class Memory(Operations):
    """What one function needs to read and write."""

    def expression(self, node: ast.expr) -> Value:
        raise NotImplementedError

    def number(self, node: ast.expr) -> Value:
        """An expression that must be a number, such as an index."""
        return self.converted(self.as_whole(self.expression(node)), NUMBER, node)

    # Addresses

    def address(self, node: ast.expr) -> Address:
        """Where the target of an assignment lies."""
        match node:
            case ast.Attribute(value=value, attr=name):
                return self.field_address(self.expression(value), name, node)
            case ast.Subscript(value=value, slice=index):
                return self.cell_address(self.expression(value), index, node)
        raise self.refused(node, "This cannot be assigned to.", "Assign to a name, a field or a cell.")

    def field_address(self, owner: Value, name: str, node: ast.AST) -> Address:
        if isinstance(owner.kind, State):
            field = owner.kind.record.fields.get(name)
            if field is None:
                raise self.refused(node, f"The state has no field {name}.", "Declare it in the State class.")
            if field.shape:
                raise self.refused(node, f"{name} is an array.", "Assign to its cells, or use fill(…).")
            register = self.body.op(f"getelementptr inbounds i8, ptr {owner.part}, i64 {field.offset}")
            return Address(register, kinds.number_cell(field.width, f"state.{name}"))
        if isinstance(owner.kind, Record):
            slot = slots_of(owner.kind.declared).get(name)
            if slot is None:
                raise self.refused(node, f"{owner.kind} has no field {name}.", "Declare it in the Record class.")
            if slot.kind not in (NUMBER, KEY, REAL):
                raise self.refused(node, f"{name} is an array.", "Assign to its cells.")
            register = self.body.op(f"getelementptr inbounds i8, ptr {owner.part}, i64 {SLOT * slot.first}")
            return Address(register, Cell(slot.kind.parts[0], SLOT, slot.kind, scope="slot"))
        raise self.refused(node, f"{owner.kind} has no fields to assign to.", "Only states and records have fields.")

    def cell_address(self, owner: Value, index: ast.expr, node: ast.AST) -> Address:
        kind = owner.kind
        if isinstance(kind, Cells):
            return Address(self._nth(owner.part, kind.cell, self.number(index), str(kind.count), kind, node), kind.cell)
        if isinstance(kind, Table):
            return self._table_cell(kind, self.number(index), node)
        if isinstance(kind, Array) and kind.axes == 1:
            nth = self._nth(owner.part, kind.cell, self.number(index), owner.parts[1], kind, node)
            return Address(nth, kind.cell)
        if isinstance(kind, Array) and isinstance(index, ast.Tuple) and len(index.elts) == 2:
            row = self.row(owner, self.number(index.elts[0]), node)
            nth = self._nth(row.part, kind.cell, self.number(index.elts[1]), row.parts[1], kind, node)
            return Address(nth, kind.cell)
        if isinstance(kind, Array):
            raise self.refused(node, "A row is not a cell.", "Write array[row, column].")
        raise self.refused(node, f"{kind} has no cells.", "Only cells of states, arrays and tables have an index.")

    def _nth(self, first: str, cell: Cell, index: Value, count: str, kind: kinds.Kind, node: ast.AST) -> str:
        register = self.body.op(f"getelementptr inbounds {cell.register}, ptr {first}, i64 {index.part}")
        return self._within(register, index.part, count, self._called(kind, node), node)

    def _called(self, kind: kinds.Kind, node: ast.AST) -> str:
        if isinstance(kind, Cells):
            return kind.field
        if isinstance(node, ast.Subscript):
            return ast.unparse(node.value)
        return str(kind)

    def _within(self, register: str, index: str, count: str, called: str, node: ast.AST) -> str:
        """The address, or in checked code one where nothing lies if the index is out of bounds."""
        if not self.program.setting.checked:
            return register
        fine = self.body.op(f"icmp ult i64 {index}, {count}")
        self.check(fine, f"{called}[{{first}}]: there are {{second}} cells", index, count, node)
        return self.body.op(f"select i1 {fine}, ptr {register}, ptr @shinobi_nowhere")

    def _table_cell(self, table: Table, index: Value, node: ast.AST) -> Address:
        if table.skipped:
            index = self.binary(ast.Add(), index, whole(table.skipped), node)
        symbol, count = self.program.table(table), len(table.numbers)
        cell = table.cell
        space = self.program.target.table_space
        pointer = f"ptr addrspace({space})" if space else "ptr"
        register = self.body.op(f"getelementptr inbounds {cell.register}, {pointer} {symbol}, i64 {index.part}")
        facts = ", !invariant.load !{}"
        if cell.kind == NUMBER:
            facts += self.program.bounds(table.numbers, cell.register)
        if not self.program.setting.checked:
            return Address(register, cell, facts + (f" ;{space}" if space else ""))
        fine = self.body.op(f"icmp ult i64 {index.part}, {count}")
        called = table.name or self._called(table, node)
        self.check(fine, f"{called}[{{first}}]: there are {{second}} numbers", index.part, str(count), node)
        safe = self.body.op(f"select i1 {fine}, {pointer} {register}, {pointer} {symbol}")
        return Address(safe, cell, facts + (f" ;{space}" if space else ""))

    # Reading and writing

    def load(self, address: Address) -> Value:
        cell = address.cell
        facts, _, space = address.facts.partition(" ;")
        pointer = f"ptr addrspace({space})" if space else "ptr"
        scope = self.program.scope(cell.scope)
        kept = self.body.op(f"load {cell.register}, {pointer} {address.register}, align {cell.bytes}{scope}{facts}")
        if cell.widen:
            kept = self.body.op(f"{cell.widen} {cell.register} {kept} to {cell.kind.register}")
        return Value(cell.kind, (kept,))

    def store(self, address: Address, value: Value, node: ast.AST) -> None:
        cell = address.cell
        if isinstance(value.kind, Table | Cells | Array) or (cell.kind == NUMBER and value.kind == REAL):
            raise self.refused(
                node, f"A cell that holds {cell.kind} cannot hold {value.kind}.", "Convert it: int(…), or take a cell."
            )
        kept = self.converted(value, cell.kind, node).part
        if cell.narrow:
            kept = self.body.op(f"{cell.narrow} {cell.kind.register} {kept} to {cell.register}")
        scope = self.program.scope(cell.scope)
        self.body.emit(f"store {cell.register} {kept}, ptr {address.register}, align {cell.bytes}{scope}")

    def field(self, owner: Value, name: str, node: ast.AST) -> Value:
        """Read a field of a state or record."""
        if isinstance(owner.kind, State):
            field = owner.kind.record.fields.get(name)
            if field is not None and field.shape:
                register = self.body.op(f"getelementptr inbounds i8, ptr {owner.part}, i64 {field.offset}")
                return Value(Cells(name, field.width, field.cells), (register,))
        elif isinstance(owner.kind, Record):
            slot = slots_of(owner.kind.declared).get(name)
            if slot is not None and isinstance(slot.kind, Array | States):
                kind = slot.kind if isinstance(slot.kind, Array) else States(self.program.setting.state)
                return Value(
                    kind, tuple(self._slot(owner, slot.first + nth, one) for nth, one in enumerate(kind.parts))
                )
        return self.load(self.field_address(owner, name, node))

    def _slot(self, owner: Value, number: int, register: str) -> str:
        address = self.body.op(f"getelementptr inbounds i8, ptr {owner.part}, i64 {SLOT * number}")
        return self.body.op(
            f"load {register}, ptr {address}, align 8{self.program.scope('slot')}, !invariant.load !{{}}"
        )

    def cell(self, owner: Value, index: ast.expr, node: ast.AST) -> Value:
        """Read a cell, a row or a slice."""
        kind = owner.kind
        if isinstance(index, ast.Slice):
            return self._slice(owner, index, node)
        if isinstance(kind, Array) and kind.axes == 2 and not isinstance(index, ast.Tuple):
            return self.row(owner, self.number(index), node)
        if isinstance(kind, Table):
            nth = self.number(index)
            if isinstance(nth.constant, int):
                if not 0 <= nth.constant < kind.count:
                    raise self.refused(
                        node, f"The table has no number {nth.constant}; it has {kind.count}.", "Mend the index."
                    )
                known = kind.numbers[kind.skipped + nth.constant]
                return real(known) if isinstance(known, float) else whole(known)
            return self.load(self._table_cell(kind, nth, node))
        return self.load(self.cell_address(owner, index, node))

    def row(self, owner: Value, index: Value, node: ast.AST) -> Value:
        """One row of an array with two axes."""
        kind = owner.kind
        assert isinstance(kind, Array)
        first, rows, columns = owner.parts
        before = self.body.op(f"mul nsw i64 {index.part}, {columns}")
        register = self.body.op(f"getelementptr inbounds {kind.cell.register}, ptr {first}, i64 {before}")
        register = self._within(register, index.part, rows, self._called(kind, node), node)
        if self.program.setting.checked:
            fine = self.body.op(f"icmp ult i64 {index.part}, {rows}")
            columns = self.body.op(f"select i1 {fine}, i64 {columns}, i64 0")
        return Value(Array(kind.code, 1), (register, columns))

    def _slice(self, owner: Value, index: ast.Slice, node: ast.AST) -> Value:
        kind = owner.kind
        if index.step is not None:
            raise self.refused(node, "A slice has a step.", "Write a loop.")
        lower = self.number(index.lower) if index.lower else whole(0)
        if isinstance(kind, Table) and isinstance(lower.constant, int) and index.upper is None:
            return Value(Table(kind.numbers, kind.name, kind.skipped + lower.constant))
        if not isinstance(kind, Array) or kind.axes != 1:
            raise self.refused(node, f"{kind} cannot be sliced.", "Only arrays with one axis can; write a loop.")
        upper = self.number(index.upper).part if index.upper else owner.parts[1]
        register = self.body.op(f"getelementptr inbounds {kind.cell.register}, ptr {owner.part}, i64 {lower.part}")
        count = self.body.op(f"sub nsw i64 {upper}, {lower.part}")
        if self.program.setting.checked:
            inside = self.body.op(f"icmp ule i64 {upper}, {owner.parts[1]}")
            ordered = self.body.op(f"icmp ule i64 {lower.part}, {upper}")
            fine = self.body.op(f"and i1 {inside}, {ordered}")
            called = self._called(kind, node)
            self.check(fine, f"{called}[{{first}}:…]: there are {{second}} cells", lower.part, owner.parts[1], node)
            count = self.body.op(f"select i1 {fine}, i64 {count}, i64 0")
        return Value(kind, (register, count))

    def state_at(self, states: Value, number: Value, node: ast.AST) -> Value:
        """One of an array of states."""
        if not isinstance(states.kind, States):
            raise self.refused(node, f"{states.kind} is not an array of states.", "Annotate it as States.")
        size = states.kind.record.layout.size
        before = self.body.op(f"mul nsw i64 {number.part}, {size}")
        register = self.body.op(f"getelementptr inbounds i8, ptr {states.part}, i64 {before}")
        register = self._within(register, number.part, states.parts[1], "states", node)
        return Value(State(states.kind.record), (register,))
