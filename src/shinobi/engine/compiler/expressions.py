"""From the syntax tree of a function to its LLVM IR: the expressions."""

import ast
import builtins
from types import ModuleType
from typing import Any

from shinobi.engine.compiler.calls import Calls
from shinobi.engine.compiler.kinds import KEY, NUMBER, REAL, TRUTH, Array, Kind, Known, Table
from shinobi.engine.compiler.values import Value, real, whole

INSTEAD = {
    ast.ListComp: "Write a loop over cells of the state.",
    ast.GeneratorExp: "Write a loop.",
    ast.SetComp: "Write a loop that sets bits of a number.",
    ast.DictComp: "Use cells of the state.",
    ast.List: "Use cells of the state, or a tuple at the top of the module.",
    ast.Dict: "Use cells of the state, or a tuple at the top of the module.",
    ast.Set: "Use bits of a number: small_sets has the words for it.",
    ast.Lambda: "Define a function at the top of the module.",
    ast.JoinedStr: "Texts belong into the Fluent files; tell an event instead.",
    ast.Await: "Compiled code does not wait.",
    ast.Yield: "Write into cells or an array instead.",
    ast.Starred: "Give the values one by one.",
    ast.NamedExpr: "Assign on a line of its own.",
    ast.Tuple: "Keep each number in a variable of its own.",
}


class Expressions(Calls):
    """What one function needs to evaluate expressions, in Python's order."""

    def expression(self, node: ast.expr) -> Value:
        match node:
            case ast.Constant(value=value):
                return self.constant(value, node)
            case ast.Name(id=name):
                return self.named(name, node)
            case ast.Attribute(value=value, attr=name):
                return self.attribute(value, name, node)
            case ast.Subscript(value=ast.Attribute(value=array, attr="shape"), slice=ast.Constant(value=int(axis))):
                return self.length(self.expression(array), axis, node)
            case ast.Subscript(value=value, slice=index):
                return self.cell(self.expression(value), index, node)
            case ast.BinOp(left=left, op=op, right=right):
                first = self.expression(left)
                return self.binary(op, first, self.expression(right), node)
            case ast.UnaryOp(op=unary, operand=operand):
                return self.unary(unary, self.expression(operand), node)
            case ast.Compare():
                return self.comparison(node)
            case ast.BoolOp():
                return self.either_or(node)
            case ast.IfExp():
                return self.choice(node)
            case ast.Call():
                return self.call(node)
        advice = INSTEAD.get(type(node), "Write it with numbers, comparisons, calls and ifs.")
        raise self.refused(node, f"{type(node).__name__} is not an expression of the subset.", advice)

    def constant(self, value: Any, node: ast.AST) -> Value:
        if type(value) is int or type(value) is bool:
            if not -(1 << 63) <= value < 1 << 64:
                raise self.refused(node, "A number needs more than 64 bits.", "Use smaller ones.")
            return whole(int(value))
        if type(value) is float:
            return real(value)
        if isinstance(value, str | bytes):
            raise self.refused(node, "Texts cannot be compiled.", "Use a number of a domain; people see its name.")
        if value is None:
            raise self.refused(node, "None is no number.", "Use a named number such as NOTHING or NOBODY.")
        raise self.refused(node, f"{value!r} cannot be compiled.", "Use whole numbers and reals.")

    def named(self, name: str, node: ast.AST) -> Value:
        if name in self.fixed:
            return self.fixed[name]
        if name in self.rooms:
            kind, rooms = self.rooms[name]
            parts = tuple(
                self.body.op(f"load {register}, ptr {room}") for register, room in zip(kind.parts, rooms, strict=True)
            )
            return Value(kind, parts)
        if name in self.assigned:
            raise self.refused(node, f"{name} is used before it has a value.", "Assign to it first.")
        try:
            return self.imported(self.program.resolve(self.source.function, name), name, node)
        except KeyError:
            pass
        if hasattr(builtins, name):
            return Value(Known(getattr(builtins, name)))
        raise self.refused(node, f"There is no {name} here.", "Define or import it at the top of the module.")

    assigned: set[str]

    def imported(self, value: Any, name: str, node: ast.AST) -> Value:
        """What a module's name is in compiled code."""
        if type(value) in (int, bool, float):
            return self.constant(value, node)
        if isinstance(value, tuple):
            if value and all(isinstance(one, int) for one in value):
                return Value(Table(tuple(map(int, value)), name))
            if value and all(type(one) is float for one in value):
                return Value(Table(value, name))
            raise self.refused(node, f"{name} is not a table of numbers.", "A table is a flat tuple of numbers.")
        if isinstance(value, bytes):
            return Value(Table(tuple(value), name))
        standing = any(value is one for one in self.program.setting.standing_for.values())
        if standing or isinstance(value, ModuleType) or callable(value):
            return Value(Known(value))
        problem = f"{name} is {type(value).__name__}, which cannot be compiled."
        raise self.refused(node, problem, "Use numbers, tuples of numbers and functions of modules.")

    def attribute(self, value: ast.expr, name: str, node: ast.AST) -> Value:
        owner = self.expression(value)
        if isinstance(owner.kind, Known):
            if not hasattr(owner.kind.value, name):
                raise self.refused(node, f"{ast.unparse(value)} has no {name}.", "Look for it in the module.")
            return self.imported(getattr(owner.kind.value, name), name, node)
        return self.field(owner, name, node)

    def length(self, array: Value, axis: int, node: ast.AST) -> Value:
        if not isinstance(array.kind, Array) or not 0 <= axis < array.kind.axes:
            raise self.refused(node, f"{array.kind} has no such axis.", "Only arrays have a shape.")
        return Value(NUMBER, (array.parts[1 + axis],))

    # Truths

    def truth(self, node: ast.expr) -> Value:
        """An expression that is only asked whether it is true."""
        match node:
            case ast.BoolOp(op=op, values=values):
                return self._joined(values, isinstance(op, ast.And))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return self.unary(ast.Not(), self.truth(operand), node)
        return self.as_truth(self.expression(node), node)

    def _joined(self, nodes: list[ast.expr], all_of: bool) -> Value:
        """`and` or `or` of truths: what comes later is looked at only if it matters."""
        body, room, after = self.body, self.body.room("i1"), self.body.label()
        for nth, node in enumerate(nodes):
            truth = self.truth(node)
            body.emit(f"store i1 {truth.part}, ptr {room}")
            if nth + 1 < len(nodes):
                on = body.label()
                body.fork(truth.part, *((on, after) if all_of else (after, on)))
                body.begin(on)
        body.begin(after)
        return Value(TRUTH, (body.op(f"load i1, ptr {room}"),))

    def comparison(self, node: ast.Compare) -> Value:
        first = self.expression(node.left)
        if len(node.ops) == 1:
            return self.compared(node.ops[0], first, self.expression(node.comparators[0]), node)
        body, room, after = self.body, self.body.room("i1"), self.body.label()
        for nth, (op, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
            second = self.expression(right)
            truth = self.compared(op, first, second, node)
            body.emit(f"store i1 {truth.part}, ptr {room}")
            if nth + 1 < len(node.ops):
                on = body.label()
                body.fork(truth.part, on, after)
                body.begin(on)
            first = second
        body.begin(after)
        return Value(TRUTH, (body.op(f"load i1, ptr {room}"),))

    def either_or(self, node: ast.BoolOp) -> Value:
        """`and` or `or` as Python has them: the value is the last one looked at."""
        all_of = isinstance(node.op, ast.And)
        return self._one_of(node.values, all_of, node)

    def _one_of(self, nodes: list[ast.expr], all_of: bool, node: ast.AST) -> Value:
        value = self.expression(nodes[0])
        if len(nodes) == 1:
            return value
        truth = self.as_truth(value, node)
        if truth.constant is not None:
            return self._one_of(nodes[1:], all_of, node) if bool(truth.constant) == all_of else value
        on, after = self.body.label(), self.body.label()
        return self._merged(
            truth.part,
            (lambda: self._one_of(nodes[1:], all_of, node)) if all_of else (lambda: value),
            (lambda: value) if all_of else (lambda: self._one_of(nodes[1:], all_of, node)),
            node,
            (on, after),
        )

    def choice(self, node: ast.IfExp) -> Value:
        truth = self.truth(node.test)
        if truth.constant is not None:
            return self.expression(node.body if truth.constant else node.orelse)
        labels = self.body.label(), self.body.label()
        return self._merged(
            truth.part, lambda: self.expression(node.body), lambda: self.expression(node.orelse), node, labels
        )

    def _merged(self, truth: str, then: Any, otherwise: Any, node: ast.AST, labels: tuple[str, str]) -> Value:
        """One of two values: each is computed on its own branch, and kept in room that both share."""
        body, (yes, no) = self.body, labels
        after = body.label()
        body.fork(truth, yes, no)
        body.begin(yes)
        first: Value = self.as_whole(then())
        mark = len(body.lines)
        body.branch(after)
        body.begin(no)
        second: Value = self.as_whole(otherwise())
        kind = self._common(first.kind, second.kind, node)
        second = self.converted(second, kind, node)
        # The first branch is written already: what it needs to convert its value goes in where it ends.
        written, body.lines = body.lines, []
        reopened, body.open = body.open, True
        first = self.converted(first, kind, node)
        rooms = [body.room(register) for register in kind.parts]
        for register, room, part in zip(kind.parts, rooms, first.parts, strict=True):
            body.emit(f"store {register} {part}, ptr {room}")
        inserted, body.lines, body.open = body.lines, written, reopened
        body.lines[mark:mark] = inserted
        for register, room, part in zip(kind.parts, rooms, second.parts, strict=True):
            body.emit(f"store {register} {part}, ptr {room}")
        body.begin(after)
        return Value(
            kind,
            tuple(body.op(f"load {register}, ptr {room}") for register, room in zip(kind.parts, rooms, strict=True)),
        )

    def _common(self, first: Kind, second: Kind, node: ast.AST) -> Kind:
        if first == second:
            return first
        for kind in (REAL, KEY):
            if {first, second} == {kind, NUMBER}:
                return kind
        raise self.refused(node, f"This is {first} or {second}.", "Make both the same.")
