"""From the syntax tree of a function to its LLVM IR: the statements."""

import ast
import inspect
from typing import TYPE_CHECKING

from shinobi.engine.compiler import kinds
from shinobi.engine.compiler.expressions import Expressions
from shinobi.engine.compiler.kinds import NOTHING, NUMBER, TRUTH, Kind
from shinobi.engine.compiler.syntax import assigned_names, expected_of
from shinobi.engine.compiler.values import Value, whole

if TYPE_CHECKING:
    from shinobi.engine.compiler.program import Instance, Program

SIMPLER = {
    ast.Try: "Exceptions cannot be caught in compiled code; test for the case with if.",
    ast.With: "There is nothing to close in compiled code; leave the with away.",
    ast.FunctionDef: "Define the function at the top of the module and pass it what it needs.",
    ast.ClassDef: "Declare classes at the top of a module.",
    ast.Import: "Import at the top of the module.",
    ast.ImportFrom: "Import at the top of the module.",
    ast.Global: "Keep what must last in the state.",
    ast.Delete: "There is nothing to delete in compiled code.",
    ast.Assert: "Write a test instead, or an if.",
    ast.Match: "Write if and elif.",
}


RARE = "rare_"
"""A function whose name begins like this is called and never inlined: what is rare should stay out of the way."""


class FunctionBody(Expressions):
    """One function on its way to IR."""

    def __init__(self, program: "Program", instance: "Instance") -> None:
        super().__init__(program, instance)
        self.assigned = assigned_names(instance.source.tree)
        self.loops: list[tuple[str, str]] = []
        """For each loop around the statement: where `continue` and `break` go."""

    def text(self, exported: bool) -> str:
        """The function's definition."""
        tree, registers = self.source.tree, []
        for name, kind in self.instance.parameters:
            parts = tuple(f"%{name}.{nth}" for nth in range(len(kind.parts)))
            registers += [self._parameter(kind, part, nth) for nth, part in enumerate(parts)]
            value = Value(kind, parts)
            if name in self.assigned:
                self.keep(name, value, tree)
            else:
                self.fixed[name] = value
        self.statements(tree.body)
        if self.body.open:
            if self.instance.result is not NOTHING:
                raise self.refused(tree, f"{tree.name} can end without a return.", "Return a value on every path.")
            self.body.emit("ret void")
        result = self.instance.result.parts[0] if self.instance.result.parts else "void"
        linkage = "" if exported else "internal "
        how = ""
        if tree.name.startswith(RARE):
            how = " noinline cold"
        elif self.program.setting.inline and not exported:
            how = " alwaysinline"
        head = f"define {linkage}{result} @{self.instance.symbol}({', '.join(registers)}) nounwind{how} {{"
        return "\n".join([head, *self.body.rooms, *self.body.lines, "}"])

    def _parameter(self, kind: Kind, part: str, nth: int) -> str:
        facts = ""
        if isinstance(kind, kinds.State):
            # Not that it can be read whole: LLVM would read ahead of what is needed, which is slower.
            facts = " noundef nonnull align 2"
        elif isinstance(kind, kinds.Record):
            facts = " noundef nonnull align 8"
        return f"{kind.parts[nth]}{facts} {part}"

    # Statements

    def statements(self, nodes: list[ast.stmt]) -> None:
        for node in nodes:
            if not self.body.open:
                return
            self.statement(node)

    def statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Expr(value=ast.Constant(value=str())) | ast.Pass():
                pass
            case ast.Expr(value=ast.Call() as call):
                self.expression(call)
            case ast.Expr():
                raise self.refused(node, "This line does nothing.", "Remove it, or assign the value.")
            case ast.Assign(targets=[target], value=value):
                self.assign(target, value)
            case ast.Assign():
                for target in node.targets:
                    self.assign(target, node.value)
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if value is not None:
                kind = expected_of(self.source, node.annotation, self.program.setting.state, node)
                if not isinstance(kind, Kind):
                    raise self.refused(node, "A variable holds one kind of array.", "Leave the annotation away.")
                self.keep(name, self.converted(self.expression(value), kind, node), node)
            case ast.AugAssign(target=target, op=op, value=value):
                self.update(target, op, value, node)
            case ast.Return(value=value):
                self.give_back(value, node)
            case ast.If():
                self.branches(node)
            case ast.While():
                self.while_loop(node)
            case ast.For():
                self.for_loop(node)
            case ast.Break():
                self.body.branch(self.loops[-1][1])
            case ast.Continue():
                self.body.branch(self.loops[-1][0])
            case ast.Raise():
                self.fail(node)
            case _:
                advice = SIMPLER.get(type(node), "Write assignments, if, while, for and return.")
                raise self.refused(node, f"{type(node).__name__} is not a statement of the subset.", advice)

    def give_back(self, value: ast.expr | None, node: ast.stmt) -> None:
        result = self.instance.result
        if value is None or (isinstance(value, ast.Constant) and value.value is None):
            if result is not NOTHING:
                raise self.refused(node, f"{self.source.tree.name} returns {result}.", "Return a value here, too.")
            self.body.emit("ret void")
        elif result is NOTHING:
            raise self.refused(node, f"{self.source.tree.name} says that it returns nothing.", "Return no value.")
        else:
            given = self.converted(self.expression(value), result, node)
            self.body.emit(f"ret {result.parts[0]} {given.part}")
        self.body.open = False

    def branches(self, node: ast.If) -> None:
        truth = self.truth(node.test)
        if truth.constant is not None:
            self.statements(node.body if truth.constant else node.orelse)
            return
        then, otherwise, after = self.body.label(), self.body.label(), self.body.label()
        self.body.fork(truth.part, then, otherwise if node.orelse else after)
        self.body.begin(then)
        self.statements(node.body)
        reached = self.body.open
        self.body.branch(after)
        if node.orelse:
            self.body.begin(otherwise)
            self.statements(node.orelse)
            reached = reached or self.body.open
            self.body.branch(after)
        if reached or not node.orelse:
            self.body.begin(after)

    def while_loop(self, node: ast.While) -> None:
        if node.orelse:
            raise self.refused(node, "A loop has an else.", "Keep in a variable whether it was left early.")
        head, inside, after = self.body.label(), self.body.label(), self.body.label()
        self.body.begin(head)
        truth = self.truth(node.test)
        if truth.constant and not self.program.setting.checked:
            self.body.branch(inside)
        else:
            self.body.fork(self.unless_failed(truth.part), inside, after)
        self.body.begin(inside)
        self.loops.append((head, after))
        self.statements(node.body)
        self.loops.pop()
        self.body.branch(head)
        endless = truth.constant and not any(isinstance(one, ast.Break) for one in ast.walk(node))
        if endless and self.program.setting.checked:
            # Left only when something went wrong: nothing that comes of it is looked at.
            self.body.begin(after)
            result = self.instance.result
            self.body.emit(f"ret {result.parts[0]} zeroinitializer" if result.parts else "ret void")
            self.body.open = False
        elif not endless:
            self.body.begin(after)

    def for_loop(self, node: ast.For) -> None:
        if node.orelse:
            raise self.refused(node, "A loop has an else.", "Keep in a variable whether it was left early.")
        match node:
            case ast.For(
                target=ast.Name(id=name),
                iter=ast.Call(func=ast.Name(id="range"), args=[_, *_] as given, keywords=[]),
            ) if len(given) <= 3:
                pass
            case _:
                raise self.refused(node, "A loop runs over something other than a range.", "Write for … in range(…).")
        bounds = [self.number(one) for one in given]
        first, limit = (bounds[0], bounds[1]) if len(bounds) > 1 else (whole(0), bounds[0])
        step = bounds[2] if len(bounds) == 3 else whole(1)
        if not isinstance(step.constant, int) or step.constant == 0:
            raise self.refused(node, "The step of a range is not a constant.", "Use a while loop.")
        body = self.body
        counter = body.room("i64")
        body.emit(f"store i64 {first.part}, ptr {counter}")
        head, inside, on, after = body.label(), body.label(), body.label(), body.label()
        body.begin(head)
        now = body.op(f"load i64, ptr {counter}")
        more = body.op(f"icmp {'slt' if step.constant > 0 else 'sgt'} i64 {now}, {limit.part}")
        body.fork(self.unless_failed(more), inside, after)
        body.begin(inside)
        self.keep(name, Value(NUMBER, (now,)), node)
        self.loops.append((on, after))
        self.statements(node.body)
        self.loops.pop()
        body.begin(on)
        following = body.op(f"add nsw i64 {now}, {step.part}")
        body.emit(f"store i64 {following}, ptr {counter}")
        body.branch(head)
        body.begin(after)

    def unless_failed(self, truth: str) -> str:
        """In checked code a loop ends as soon as something has gone wrong; it might not end otherwise."""
        if not self.program.setting.checked:
            return truth
        failed = self.body.op("load i64, ptr @shinobi_failure")
        fine = self.body.op(f"icmp eq i64 {failed}, 0")
        return self.body.op(f"and i1 {truth}, {fine}")

    def fail(self, node: ast.Raise) -> None:
        """`raise Error("…")`: compiled, the call runs to its end, and then Python raises it."""
        match node.exc:
            case ast.Call(func=ast.Name(id=error), args=[ast.Constant(value=str(message))], keywords=[]):
                pass
            case _:
                raise self.refused(node, "What is raised is not an error with a sentence.", 'Write raise Error("…").')
        try:
            found = self.program.resolve(self.source.function, error)
        except KeyError:
            found = None
        if not (inspect.isclass(found) and issubclass(found, Exception)):
            raise self.refused(node, f"{error} is no error that the module knows.", "Import it.")
        site = self.program.site(self.source.place(node), message, f"{found.__module__}:{found.__qualname__}")
        self.body.emit(f"call void @shinobi_fail(i64 {site}, i64 0, i64 0)")
        result = self.instance.result
        self.body.emit(f"ret {result.parts[0]} zeroinitializer" if result.parts else "ret void")
        self.body.open = False

    # Assignment

    def assign(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Tuple):
            if not isinstance(value, ast.Tuple) or len(value.elts) != len(target.elts):
                raise self.refused(target, "Only as many values as names can be unpacked.", "Assign one by one.")
            values = [self.expression(one) for one in value.elts]
            for one, given in zip(target.elts, values, strict=True):
                self.put(one, given)
        else:
            self.put(target, self.expression(value))

    def put(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Name):
            self.keep(target.id, value, target)
        else:
            self.store(self.address(target), value, target)

    def update(self, target: ast.expr, op: ast.operator, value: ast.expr, node: ast.AugAssign) -> None:
        if isinstance(target, ast.Name):
            before = self.expression(ast.copy_location(ast.Name(target.id, ast.Load()), target))
            self.keep(target.id, self.binary(op, before, self.expression(value), node), node)
            return
        address = self.address(target)
        before = self.load(address)
        self.store(address, self.binary(op, before, self.expression(value), node), node)

    def keep(self, name: str, value: Value, node: ast.AST) -> None:
        """Put a value into a local variable; the first one says of which kind it is."""
        kind = NUMBER if value.kind == TRUTH else value.kind
        if isinstance(kind, kinds.Known | kinds.Nothing):
            raise self.refused(
                node, f"{name} cannot be {kind}.", "A variable holds a number, a real, a key or an array."
            )
        if name not in self.rooms:
            self.rooms[name] = kind, tuple(self.body.room(part) for part in kind.parts)
        kept, rooms = self.rooms[name]
        if kept == NUMBER and kind == kinds.REAL:
            raise self.refused(
                node,
                f"{name} is a number and cannot hold a real.",
                f"Begin with a real: {name} = 0.0, or convert: int(…).",
            )
        value = self.converted(value, kept, node)
        for register, room, part in zip(kept.parts, rooms, value.parts, strict=True):
            self.body.emit(f"store {register} {part}, ptr {room}")
