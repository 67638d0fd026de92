"""Arithmetic: what Python's operators mean in LLVM IR, for numbers, keys and reals."""

import ast
import operator
from typing import TYPE_CHECKING, Any

from shinobi.engine.compiler.kinds import KEY, NUMBER, REAL, TRUTH, Kind, Simple
from shinobi.engine.compiler.problems import OutsideSubset
from shinobi.engine.compiler.values import Body, Value, real, whole

if TYPE_CHECKING:
    from shinobi.engine.compiler.program import Instance, Program

FOLDED: dict[type[ast.operator], Any] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Div: operator.truediv,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
}

WHOLE = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
}

REALS = {ast.Add: "fadd", ast.Sub: "fsub", ast.Mult: "fmul", ast.Div: "fdiv"}

COMPARED = {
    ast.Eq: ("eq", "eq", "oeq"),
    ast.NotEq: ("ne", "ne", "une"),
    ast.Lt: ("slt", "ult", "olt"),
    ast.LtE: ("sle", "ule", "ole"),
    ast.Gt: ("sgt", "ugt", "ogt"),
    ast.GtE: ("sge", "uge", "oge"),
}
"""For numbers, for keys and for reals."""


class Operations:
    """What one function needs to compute with values."""

    def __init__(self, program: "Program", instance: "Instance") -> None:
        self.program = program
        self.instance = instance
        self.source = instance.source
        self.body = Body()
        self.rooms: dict[str, tuple[Kind, tuple[str, ...]]] = {}
        """The local variables: of what kind each is, and where it lies."""
        self.fixed: dict[str, Value] = {}
        """The parameters that are never assigned to."""

    def refused(self, node: ast.AST, problem: str, advice: str) -> OutsideSubset:
        return self.source.refused(node, problem, advice)

    # Conversions

    def converted(self, value: Value, kind: Kind, node: ast.AST) -> Value:
        """The value as one of this kind, where Python would take it for one, too."""
        if value.kind == kind:
            return value
        if value.kind == TRUTH:
            return self.converted(self.as_whole(value), kind, node)
        if kind == REAL and value.kind == NUMBER:
            if isinstance(value.constant, int):
                return real(float(value.constant))
            return Value(REAL, (self.body.op(f"sitofp i64 {value.part} to double"),))
        if kind == KEY and value.kind == NUMBER and isinstance(value.constant, int):
            return Value(KEY, value.parts, value.constant)
        if kind == TRUTH:
            return self.as_truth(value, node)
        advice = {
            (NUMBER, REAL): "Convert it: int(…).",
            (NUMBER, KEY): "Convert it: as_number(…).",
            (KEY, NUMBER): "Convert it: as_key(…).",
        }.get((kind, value.kind), "Look at the annotations.")  # type: ignore[arg-type]
        raise self.refused(node, f"Here belongs {kind}, and this is {value.kind}.", advice)

    def as_whole(self, value: Value) -> Value:
        """A truth as 0 or 1."""
        if value.kind != TRUTH:
            return value
        if value.constant is not None:
            return whole(int(value.constant))
        return Value(NUMBER, (self.body.op(f"zext i1 {value.part} to i64"),))

    def as_truth(self, value: Value, node: ast.AST) -> Value:
        """Whether Python takes the value for true."""
        if value.kind == TRUTH:
            return value
        if value.kind not in (NUMBER, KEY, REAL):
            raise self.refused(node, f"{value.kind} is neither true nor false.", "Compare a number.")
        if value.constant is not None:
            return self.known_truth(bool(value.constant))
        if value.kind == REAL:
            return Value(TRUTH, (self.body.op(f"fcmp une double {value.part}, 0.0"),))
        return Value(TRUTH, (self.body.op(f"icmp ne i64 {value.part}, 0"),))

    def known_truth(self, truth: bool) -> Value:
        return Value(TRUTH, ("true" if truth else "false",), int(truth))

    def alike(self, first: Value, second: Value, node: ast.AST) -> tuple[Value, Value, Simple]:
        """Two values as the one kind in which they can be computed with."""
        first, second = self.as_whole(first), self.as_whole(second)
        for value in (first, second):
            if value.kind not in (NUMBER, KEY, REAL):
                raise self.refused(node, f"{value.kind} is not something to compute with.", "Take a cell of it.")
        if REAL in (first.kind, second.kind):
            kind = REAL
        elif KEY in (first.kind, second.kind):
            kind = KEY
        else:
            kind = NUMBER
        if kind == REAL and KEY in (first.kind, second.kind):
            raise self.refused(node, "A key and a real are computed with.", "Convert the key: as_number(…).")
        return self.converted(first, kind, node), self.converted(second, kind, node), kind

    # Operators

    def binary(self, op: ast.operator, first: Value, second: Value, node: ast.AST) -> Value:
        """`first op second`."""
        first, second = self.as_whole(first), self.as_whole(second)
        if first.constant is not None and second.constant is not None and type(op) in FOLDED:
            return self._folded(op, first.constant, second.constant, node)
        if isinstance(op, ast.Pow):
            return self.power(self.converted(first, REAL, node), self.converted(second, REAL, node), node)
        if isinstance(op, ast.Div):
            first, second = self.converted(first, REAL, node), self.converted(second, REAL, node)
            return Value(REAL, (self.body.op(f"fdiv double {first.part}, {second.part}"),))
        if isinstance(op, ast.LShift | ast.RShift):
            return self._shifted(op, first, second, node)
        first, second, kind = self.alike(first, second, node)
        if kind == REAL:
            if type(op) not in REALS:
                raise self.refused(node, "Reals are added, subtracted, multiplied and divided.", "Convert it: int(…).")
            return Value(REAL, (self.body.op(f"{REALS[type(op)]} double {first.part}, {second.part}"),))
        if isinstance(op, ast.FloorDiv | ast.Mod):
            return self._divided(op, first, second, kind, node)
        if type(op) not in WHOLE:
            raise self.refused(node, "This operator is not part of the subset.", "Use + - * // % << >> & | ^ or /.")
        # Keys wrap, as `& MASK` says; a number that wrapped would already differ from Python's.
        exact = " nsw" if kind == NUMBER and isinstance(op, ast.Add | ast.Sub | ast.Mult) else ""
        return Value(kind, (self.body.op(f"{WHOLE[type(op)]}{exact} i64 {first.part}, {second.part}"),))

    def _folded(self, op: ast.operator, first: Any, second: Any, node: ast.AST) -> Value:
        try:
            result = FOLDED[type(op)](first, second)
        except (ArithmeticError, ValueError, TypeError) as problem:
            raise self.refused(node, f"This cannot be computed: {problem}.", "Mend the constants.") from None
        return real(result) if isinstance(result, float) else whole(result)

    def _shifted(self, op: ast.operator, first: Value, second: Value, node: ast.AST) -> Value:
        if first.kind == REAL or second.kind == REAL:
            raise self.refused(node, "A real has no bits to shift.", "Convert it: int(…).")
        amount = second.part
        if self.program.setting.checked and second.constant is None:
            fine = self.body.op(f"icmp ult i64 {amount}, 64")
            self.check(fine, "a shift by {first} bits; there are 64", amount, "0", node)
            amount = self.body.op(f"select i1 {fine}, i64 {amount}, i64 0")
        name = "shl" if isinstance(op, ast.LShift) else "lshr" if first.kind == KEY else "ashr"
        return Value(first.kind, (self.body.op(f"{name} i64 {first.part}, {amount}"),))

    def _divided(self, op: ast.operator, first: Value, second: Value, kind: Simple, node: ast.AST) -> Value:
        """Python rounds down, and a remainder has the sign of the divisor."""
        body, divisor = self.body, second.part
        if second.constant is None:
            # A division by zero must not end the process: it gives 0 where Python would raise an error.
            zero = body.op(f"icmp eq i64 {divisor}, 0")
            if self.program.setting.checked:
                self.check(body.op(f"xor i1 {zero}, true"), "a division by zero", first.part, "0", node)
            divisor = body.op(f"select i1 {zero}, i64 1, i64 {divisor}")
        elif second.constant == 0:
            raise self.refused(node, "This divides by zero.", "Mend the constant.")
        if kind == KEY:
            name = "udiv" if isinstance(op, ast.FloorDiv) else "urem"
            return Value(kind, (body.op(f"{name} i64 {first.part}, {divisor}"),))
        left = body.op(f"srem i64 {first.part}, {divisor}")
        uneven = body.op(f"icmp ne i64 {left}, 0")
        signs = body.op(f"xor i64 {left}, {divisor}")
        opposed = body.op(f"icmp slt i64 {signs}, 0")
        down = body.op(f"and i1 {uneven}, {opposed}")
        if isinstance(op, ast.FloorDiv):
            times = body.op(f"sdiv i64 {first.part}, {divisor}")
            return Value(kind, (body.op(f"sub i64 {times}, {body.op(f'zext i1 {down} to i64')}"),))
        added = body.op(f"add i64 {left}, {divisor}")
        return Value(kind, (body.op(f"select i1 {down}, i64 {added}, i64 {left}"),))

    def unary(self, op: ast.unaryop, value: Value, node: ast.AST) -> Value:
        if isinstance(op, ast.Not):
            truth = self.as_truth(value, node)
            if truth.constant is not None:
                return self.known_truth(not truth.constant)
            return Value(TRUTH, (self.body.op(f"xor i1 {truth.part}, true"),))
        value = self.as_whole(value)
        if value.kind not in (NUMBER, KEY, REAL):
            raise self.refused(node, f"{value.kind} is not something to compute with.", "Take a cell of it.")
        if isinstance(op, ast.UAdd):
            return value
        if isinstance(op, ast.USub):
            if value.constant is not None:
                return real(-value.constant) if value.kind == REAL else whole(int(-value.constant))
            if value.kind == REAL:
                return Value(REAL, (self.body.op(f"fneg double {value.part}"),))
            return Value(value.kind, (self.body.op(f"sub i64 0, {value.part}"),))
        if value.kind == REAL:
            raise self.refused(node, "A real has no bits to invert.", "Convert it: int(…).")
        if isinstance(value.constant, int):
            return whole(~value.constant)
        return Value(value.kind, (self.body.op(f"xor i64 {value.part}, -1"),))

    def compared(self, op: ast.cmpop, first: Value, second: Value, node: ast.AST) -> Value:
        if type(op) not in COMPARED:
            raise self.refused(node, "Only numbers are compared.", "Use == != < <= > >=; for “in” write a loop.")
        first, second, kind = self.alike(first, second, node)
        of_number, of_key, of_real = COMPARED[type(op)]
        if kind == REAL:
            return Value(TRUTH, (self.body.op(f"fcmp {of_real} double {first.part}, {second.part}"),))
        name = of_key if kind == KEY else of_number
        return Value(TRUTH, (self.body.op(f"icmp {name} i64 {first.part}, {second.part}"),))

    def power(self, first: Value, second: Value, node: ast.AST) -> Value:
        raise NotImplementedError

    def check(self, fine: str, message: str, first: str, second: str, node: ast.AST) -> None:
        """In checked code: note what went wrong, if it did. `message` is a format of two numbers."""
        if not self.program.setting.checked:
            return
        site = self.program.site(self.source.place(node), message)
        wrong, after = self.body.label(), self.body.label()
        self.body.fork(fine, after, wrong)
        self.body.begin(wrong)
        self.body.emit(f"call void @shinobi_fail(i64 {site}, i64 {first}, i64 {second})")
        self.body.begin(after)
