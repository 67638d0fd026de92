"""Calls: of other functions, of Python's few builtins, and of the operations that the language has words for."""

import ast
import inspect
import math
from collections.abc import Callable
from types import FunctionType
from typing import Any, cast

from shinobi.engine import small_sets
from shinobi.engine.compiler import kinds, language, reals
from shinobi.engine.compiler.kinds import KEY, NOTHING, NUMBER, REAL, Array, Cells, Kind, Known, Table
from shinobi.engine.compiler.memory import Memory
from shinobi.engine.compiler.syntax import ANY_SEQUENCE, source_of
from shinobi.engine.compiler.values import Value, real, whole
from shinobi.engine.state import FlatRecord

INTRINSICS: dict[Any, str] = {
    language.as_key: "_as_key",
    language.as_number: "_as_number",
    language.bits_of_real: "_bits_of_real",
    language.real_of_bits: "_real_of_bits",
    language.state_at: "_state_at",
    language.record_at: "_record_at",
    language.copy_record: "_copy_record",
    language.copy_state: "_copy_state",
    language.copy_bytes: "_copy_bytes",
    language.state_bytes: "_state_bytes",
    small_sets.lowest: "_lowest",
}
"""Functions that LLVM has an instruction for, and the method here that writes it."""

BUILTINS: dict[object, str] = {
    len: "_len",
    min: "_least",
    max: "_greatest",
    abs: "_abs",
    int: "_int",
    float: "_float",
    bool: "_bool",
    math.sqrt: "_sqrt",
    math.exp: "_exp",
    math.log: "_log",
}


class Calls(Memory):
    """What one function needs to call others."""

    def call(self, node: ast.Call) -> Value:
        if isinstance(node.func, ast.Attribute) and node.func.attr == "bit_count" and not node.args:
            members = self.converted(self.as_whole(self.expression(node.func.value)), NUMBER, node)
            self.program.declare("declare i64 @llvm.ctpop.i64(i64)")
            return Value(NUMBER, (self.body.op(f"call i64 @llvm.ctpop.i64(i64 {members.part})"),))
        called = self.expression(node.func)
        function = called.kind.value if isinstance(called.kind, Known) else None
        if function in BUILTINS:
            given = [self.as_whole(self.expression(one)) for one in node.args]
            self._no_names(node)
            method: Callable[[list[Value], ast.Call], Value] = getattr(self, BUILTINS[function])
            return method(given, node)
        if isinstance(function, FunctionType):
            return self._call_of(function, node)
        what = ast.unparse(node.func)
        if function is range:
            raise self.refused(node, "A range is something to loop over.", "Write for … in range(…).")
        advice = f"Besides functions of modules there are {_listed(BUILTINS)}."
        raise self.refused(node, f"{what} cannot be called in compiled code.", advice)

    def _no_names(self, node: ast.Call) -> None:
        if node.keywords:
            raise self.refused(node, "This function takes no arguments by name.", "Give them in order.")

    def _call_of(self, function: FunctionType, node: ast.Call) -> Value:
        if function in INTRINSICS:
            self._no_names(node)
            method: Callable[[list[Value], ast.Call], Value] = getattr(self, INTRINSICS[function])
            return method([self.as_whole(self.expression(one)) for one in node.args], node)
        arguments = self._in_order(function, node)
        if function in self.program.setting.instead:
            instead = self.program.setting.instead[function]
            if instead is None:
                return Value(NOTHING)
            function = instead
        return self.invoke(function, arguments, node)

    def invoke(self, function: FunctionType, arguments: list[Value], node: ast.AST) -> Value:
        """Call a compiled function."""
        source = source_of(function)
        given: list[Value] = []
        for value, (name, expected) in zip(arguments, self.program.parameters_of(source), strict=True):
            if expected is ANY_SEQUENCE:
                if not isinstance(value.kind, Cells | Array | Table):
                    raise self.refused(
                        node, f"{name} of {function.__name__} is an array, not {value.kind}.", "Give one."
                    )
                given.append(value)
            elif _derived(value.kind, expected):
                given.append(value)
            else:
                assert isinstance(expected, Kind)
                if isinstance(expected, kinds.Array) and isinstance(value.kind, Array) and value.kind != expected:
                    raise self.refused(
                        node,
                        f"{name} of {function.__name__} is {expected}, not {value.kind}.",
                        "Change one of the two.",
                    )
                given.append(self.converted(value, expected, node))
        instance = self.program.instance(source, tuple(value.kind for value in given))
        self.instance.calls.append((instance, node))
        registers = ", ".join(
            f"{register} {part}"
            for value in given
            for register, part in zip(value.kind.parts, value.parts, strict=True)
        )
        if instance.result is NOTHING:
            self.body.emit(f"call void @{instance.symbol}({registers})")
            return Value(NOTHING)
        return Value(
            instance.result, (self.body.op(f"call {instance.result.parts[0]} @{instance.symbol}({registers})"),)
        )

    def _in_order(self, function: FunctionType, node: ast.Call) -> list[Value]:
        """The arguments of a call in the order of the parameters, those left out by their defaults."""
        names = list(inspect.signature(function).parameters.values())
        given: dict[str, Value] = {}
        if len(node.args) > len(names):
            raise self.refused(node, f"{function.__name__} takes {len(names)} arguments.", "Leave some out.")
        for parameter, one in zip(names, node.args, strict=False):
            if isinstance(one, ast.Starred):
                raise self.refused(node, "A call unpacks its arguments.", "Give them one by one.")
            given[parameter.name] = self.as_whole(self.expression(one))
        for keyword in node.keywords:
            if keyword.arg not in {parameter.name for parameter in names} or keyword.arg in given:
                raise self.refused(node, f"{function.__name__} takes no {keyword.arg}.", "Look at its parameters.")
            given[keyword.arg] = self.as_whole(self.expression(keyword.value))
        for parameter in names:
            if parameter.name not in given:
                default = parameter.default
                if type(default) not in (int, float, bool):
                    raise self.refused(node, f"{function.__name__} also takes {parameter.name}.", "Give it, too.")
                given[parameter.name] = real(default) if isinstance(default, float) else whole(default)
        return [given[parameter.name] for parameter in names]

    # Python's builtins

    def _one(self, given: list[Value], node: ast.Call) -> Value:
        if len(given) != 1:
            raise self.refused(node, f"{ast.unparse(node.func)} takes one argument.", "Give one.")
        return given[0]

    def _len(self, given: list[Value], node: ast.Call) -> Value:
        value = self._one(given, node)
        if isinstance(value.kind, Cells | Table):
            return whole(value.kind.count)
        if isinstance(value.kind, Array | kinds.States):
            return Value(NUMBER, (value.parts[1],))
        raise self.refused(node, f"{value.kind} has no length.", "Only cells, arrays and tables have one.")

    def _least(self, given: list[Value], node: ast.Call) -> Value:
        return self._extreme(given, ast.Lt(), node)

    def _greatest(self, given: list[Value], node: ast.Call) -> Value:
        return self._extreme(given, ast.Gt(), node)

    def _extreme(self, given: list[Value], better: ast.cmpop, node: ast.Call) -> Value:
        if len(given) < 2:
            raise self.refused(node, "min and max take two numbers or more.", "Write a loop.")
        best = given[0]
        for other in given[1:]:
            best, other, kind = self.alike(best, other, node)
            wins = self.compared(better, other, best, node)
            register = kind.register
            best = Value(
                kind, (self.body.op(f"select i1 {wins.part}, {register} {other.part}, {register} {best.part}"),)
            )
        return best

    def _abs(self, given: list[Value], node: ast.Call) -> Value:
        value = self._one(given, node)
        if value.kind == REAL:
            self.program.declare("declare double @llvm.fabs.f64(double)")
            return Value(REAL, (self.body.op(f"call double @llvm.fabs.f64(double {value.part})"),))
        value = self.converted(value, NUMBER, node)
        negative = self.body.op(f"icmp slt i64 {value.part}, 0")
        opposite = self.body.op(f"sub i64 0, {value.part}")
        return Value(NUMBER, (self.body.op(f"select i1 {negative}, i64 {opposite}, i64 {value.part}"),))

    def _int(self, given: list[Value], node: ast.Call) -> Value:
        value = self._one(given, node)
        if value.kind == REAL:
            return Value(NUMBER, (self.body.op(f"fptosi double {value.part} to i64"),))
        return self.converted(value, NUMBER, node)

    def _float(self, given: list[Value], node: ast.Call) -> Value:
        return self.converted(self._one(given, node), REAL, node)

    def _bool(self, given: list[Value], node: ast.Call) -> Value:
        return self.as_whole(self.as_truth(self._one(given, node), node))

    def _sqrt(self, given: list[Value], node: ast.Call) -> Value:
        value = self.converted(self._one(given, node), REAL, node)
        self.program.declare("declare double @llvm.sqrt.f64(double)")
        return Value(REAL, (self.body.op(f"call double @llvm.sqrt.f64(double {value.part})"),))

    def _exp(self, given: list[Value], node: ast.Call) -> Value:
        return self.invoke(cast(FunctionType, reals.exp), [self._one(given, node)], node)

    def _log(self, given: list[Value], node: ast.Call) -> Value:
        return self.invoke(cast(FunctionType, reals.log), [self._one(given, node)], node)

    def power(self, first: Value, second: Value, node: ast.AST) -> Value:
        return self.invoke(cast(FunctionType, reals.power), [first, second], node)

    # The language's own words

    def _as_key(self, given: list[Value], node: ast.Call) -> Value:
        value = self._one(given, node)
        return (
            Value(KEY, value.parts, value.constant) if value.kind in (NUMBER, KEY) else self.converted(value, KEY, node)
        )

    def _as_number(self, given: list[Value], node: ast.Call) -> Value:
        value = self._one(given, node)
        return Value(NUMBER, value.parts) if value.kind in (NUMBER, KEY) else self.converted(value, NUMBER, node)

    def _bits_of_real(self, given: list[Value], node: ast.Call) -> Value:
        value = self.converted(self._one(given, node), REAL, node)
        return Value(NUMBER, (self.body.op(f"bitcast double {value.part} to i64"),))

    def _real_of_bits(self, given: list[Value], node: ast.Call) -> Value:
        value = self.converted(self._one(given, node), NUMBER, node)
        return Value(REAL, (self.body.op(f"bitcast i64 {value.part} to double"),))

    def _lowest(self, given: list[Value], node: ast.Call) -> Value:
        members = self.converted(self._one(given, node), NUMBER, node)
        self.program.declare("declare i64 @llvm.cttz.i64(i64, i1)")
        return Value(NUMBER, (self.body.op(f"call i64 @llvm.cttz.i64(i64 {members.part}, i1 false)"),))

    def _state_at(self, given: list[Value], node: ast.Call) -> Value:
        return self.state_at(given[0], self.converted(given[1], NUMBER, node), node)

    def _record_at(self, given: list[Value], node: ast.Call) -> Value:
        kind, raw, first = given
        record = kind.kind.value if isinstance(kind.kind, Known) else None
        if not isinstance(record, type) or not issubclass(record, FlatRecord):
            raise self.refused(node, "record_at needs the class of a record.", "Name it, such as rules.State.")
        if not isinstance(raw.kind, Array) or raw.kind.cell.bytes != 1 or raw.kind.axes != 1:
            raise self.refused(node, "record_at reads a record from bytes.", "Annotate them as Bytes.")
        start = self.converted(first, NUMBER, node).part
        register = self.body.op(f"getelementptr inbounds i8, ptr {raw.part}, i64 {start}")
        if self.program.setting.checked:
            end = self.body.op(f"add nsw i64 {start}, {record.layout.size}")
            fine = self.body.op(f"icmp ule i64 {end}, {raw.parts[1]}")
            self.check(fine, "a record up to byte {first}: there are {second}", end, raw.parts[1], node)
        return Value(kinds.State(record), (register,))

    def _state_bytes(self, given: list[Value], node: ast.Call) -> Value:
        s = self._state_at(given, node)
        assert isinstance(s.kind, kinds.State)
        return Value(Array("u8", 1), (s.part, str(s.kind.record.layout.size)))

    def _copy_state(self, given: list[Value], node: ast.Call) -> Value:
        states, number, onto, place = given
        source = self.state_at(states, self.converted(number, NUMBER, node), node)
        target = self.state_at(onto, self.converted(place, NUMBER, node), node)
        assert isinstance(source.kind, kinds.State)
        self._copy(target.part, source.part, str(source.kind.record.layout.size))
        return Value(NOTHING)

    def _copy_record(self, given: list[Value], node: ast.Call) -> Value:
        source, target = given
        if not isinstance(source.kind, kinds.State) or source.kind != target.kind:
            raise self.refused(node, "copy_record copies between records of one kind.", "Give two of the same class.")
        self._copy(target.part, source.part, str(source.kind.record.layout.size))
        return Value(NOTHING)

    def _copy_bytes(self, given: list[Value], node: ast.Call) -> Value:
        source, first, count, target, at = given
        amount = self.converted(count, NUMBER, node).part
        addresses = []
        for array, begin in ((source, first), (target, at)):
            if not isinstance(array.kind, Array) or array.kind.cell.bytes != 1 or array.kind.axes != 1:
                raise self.refused(node, "copy_bytes copies between arrays of bytes.", "Annotate them as Bytes.")
            start = self.converted(begin, NUMBER, node).part
            addresses.append(self.body.op(f"getelementptr inbounds i8, ptr {array.part}, i64 {start}"))
            if self.program.setting.checked:
                end = self.body.op(f"add nsw i64 {start}, {amount}")
                fine = self.body.op(f"icmp ule i64 {end}, {array.parts[1]}")
                self.check(fine, "bytes copied up to {first}: there are {second}", end, array.parts[1], node)
                amount = self.body.op(f"select i1 {fine}, i64 {amount}, i64 0")
        self._copy(addresses[1], addresses[0], amount)
        return Value(NOTHING)

    def _copy(self, target: str, source: str, count: str) -> None:
        self.program.declare("declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)")
        self.body.emit(f"call void @llvm.memcpy.p0.p0.i64(ptr {target}, ptr {source}, i64 {count}, i1 false)")


def _derived(given: Kind, expected: object) -> bool:
    """Whether a record is given where one of a more general kind is expected: the function is compiled for it, then."""
    if not isinstance(expected, kinds.State) or not isinstance(given, kinds.State) or expected.record is None:
        return False
    return issubclass(given.record, expected.record)


def _listed(builtins: dict[object, str]) -> str:
    return ", ".join(getattr(one, "__name__", str(one)) for one in builtins)
