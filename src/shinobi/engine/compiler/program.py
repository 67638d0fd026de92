"""A program: some entry points and all they reach, as one module of LLVM IR."""

import ast
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import FunctionType
from typing import Any

from shinobi.engine.compiler import kinds
from shinobi.engine.compiler.functions import FunctionBody
from shinobi.engine.compiler.kinds import Kind, Table
from shinobi.engine.compiler.problems import Place
from shinobi.engine.compiler.syntax import ANY_SEQUENCE, Expected, Source, expected_of, source_of
from shinobi.engine.compiler.target import Target
from shinobi.engine.compiler.values import real
from shinobi.engine.state import StateRecord

FAILURE = "shinobi_failure"
"""The global that says what went wrong: the number of the site counted from 1, and two numbers about it; 0: nothing."""

NOWHERE = "shinobi_nowhere"
"""Where checked code reads and writes instead of out of bounds."""


@dataclass(frozen=True)
class Site:
    """A place where a program can go wrong, and what is said then: a `format` of two numbers."""

    place: Place
    message: str
    error: str = "OutOfBounds"


@dataclass(frozen=True)
class Signature:
    """How an entry point is called."""

    symbol: str
    parameters: tuple[tuple[str, Kind], ...]
    result: Kind


@dataclass
class Module:
    """What the front end hands to a back end."""

    text: str
    """LLVM IR."""
    entries: dict[str, Signature]
    sites: list[Site]


@dataclass(frozen=True, eq=False)
class Instance:
    """A function, compiled for certain kinds of arguments."""

    source: Source
    symbol: str
    parameters: tuple[tuple[str, Kind], ...]
    result: Kind
    calls: list[tuple["Instance", ast.AST]] = field(default_factory=list)


@dataclass(frozen=True)
class Setting:
    """What functions mean when they are compiled for a game."""

    state: type[StateRecord] | None = None
    """The game's state."""
    standing_for: Mapping[str, Any] = field(default_factory=dict)
    """What global names stand for that are `None` in their module: `rules` is the game's rules."""
    instead: Mapping[Any, Any] = field(default_factory=dict)
    """Functions that are compiled in place of others; `None`: calls of it do nothing."""
    checked: bool = False
    """Whether indices, shifts and divisions are checked."""
    inline: bool = False
    """Whether one long function is made of all that an entry point calls, but what is rare: it takes up to twice as
    long to compile, and pays in loops that play whole matches."""


class Program:
    """Compiles functions, each once for every combination of kinds it is called with."""

    body: type[FunctionBody] = FunctionBody
    """What writes the IR of a function; a back end whose memory is another kind has its own."""

    def __init__(self, setting: Setting, target: Target) -> None:
        self.setting = setting
        self.target = target
        self.instances: dict[tuple[Any, ...], Instance] = {}
        self.waiting: list[Instance] = []
        self.symbols: set[str] = set()
        self.tables: dict[tuple[Any, ...], str] = {}
        self.globals: list[str] = []
        self.scopes: dict[str, str] = {}
        self.metadata: list[str] = []
        self.declared: set[str] = set()
        self.sites: list[Site] = []

    def compile(self, entries: Iterable[Any]) -> Module:
        """The module with these entry points and all that they reach."""
        signatures = {entry.__name__: self._entry(entry) for entry in entries}
        exported = {signature.symbol for signature in signatures.values()}
        texts = []
        while self.waiting:
            instance = self.waiting.pop()
            texts.append(self.body(self, instance).text(exported=instance.symbol in exported))
        self._refuse_recursion()
        return Module(self._text(texts), signatures, self.sites)

    def _entry(self, function: FunctionType) -> Signature:
        source = source_of(function)
        parameters = self.parameters_of(source)
        for (name, expected), node in zip(parameters, source.tree.args.args, strict=True):
            if expected is ANY_SEQUENCE:
                raise source.refused(
                    node,
                    f"The entry point cannot tell what kind of array {name} is.",
                    "Annotate it: Numbers, Reals, Bytes.",
                )
        instance = self.instance(source, tuple(kind for _, kind in parameters))  # type: ignore[misc]
        return Signature(instance.symbol, instance.parameters, instance.result)

    def parameters_of(self, source: Source) -> list[tuple[str, Expected]]:
        return [
            (one.arg, expected_of(source, one.annotation, self.setting.state, one)) for one in source.tree.args.args
        ]

    def instance(self, source: Source, given: tuple[Kind, ...]) -> Instance:
        """The function, compiled for these kinds of arguments."""
        key = source.function, given
        if key not in self.instances:
            result = expected_of(source, source.tree.returns, self.setting.state, source.tree)
            if not isinstance(result, kinds.Simple | kinds.Nothing):
                raise source.refused(
                    source.tree,
                    "A compiled function returns a number, a key, a real or nothing.",
                    "Return one of these.",
                )
            names = [one.arg for one in source.tree.args.args]
            instance = Instance(source, self._symbol(source), tuple(zip(names, given, strict=True)), result)
            self.instances[key] = instance
            self.waiting.append(instance)
        return self.instances[key]

    def _symbol(self, source: Source) -> str:
        symbol = name = source.function.__name__
        others = 1
        while symbol in self.symbols:
            others += 1
            symbol = f"{name}.{others}"
        self.symbols.add(symbol)
        return symbol

    def resolve(self, function: FunctionType, name: str) -> Any:
        """What a global name of a function stands for; raises `KeyError`."""
        value = function.__globals__[name]
        if value is None and name in self.setting.standing_for:
            return self.setting.standing_for[name]
        return value

    def table(self, table: Table) -> str:
        """The symbol of a lookup table."""
        cell = table.cell
        key = cell.register, table.numbers
        if key not in self.tables:
            symbol = f"@table.{len(self.tables)}"
            numbers = ", ".join(
                f"{cell.register} {real(one).part if isinstance(one, float) else one}" for one in table.numbers
            )
            space = f"addrspace({self.target.table_space}) " if self.target.table_space else ""
            self.globals.append(
                f"{symbol} = private unnamed_addr {space}constant [{len(table.numbers)} x {cell.register}] [{numbers}]"
            )
            self.tables[key] = symbol
        return self.tables[key]

    def scope(self, name: str) -> str:
        """Tells LLVM that an access overlaps only with those of the same scope, so that it need not read again."""
        if not name:
            return ""
        if name not in self.scopes:
            if not self.metadata:
                self.metadata.append('!0 = !{!"memory of the games"}')
            number = len(self.metadata)
            self.metadata += [
                f'!{number} = !{{!"{name}", !0, i64 0}}',
                f"!{number + 1} = !{{!{number}, !{number}, i64 0}}",
            ]
            self.scopes[name] = f", !tbaa !{number + 1}"
        return self.scopes[name]

    def bounds(self, numbers: Sequence[int], register: str) -> str:
        """Tells LLVM between which numbers a value lies."""
        name = f"{register} {min(numbers)} {max(numbers)}"
        if name not in self.scopes:
            if not self.metadata:
                self.metadata.append('!0 = !{!"memory of the games"}')
            number = len(self.metadata)
            after = max(numbers) + 1
            width = int(register[1:])
            if after - min(numbers) == 1 << width:
                return ""
            after = after - (1 << width) if after >= 1 << width - 1 else after
            self.metadata.append(f"!{number} = !{{{register} {min(numbers)}, {register} {after}}}")
            self.scopes[name] = f", !range !{number}"
        return self.scopes[name]

    def declare(self, declaration: str) -> None:
        self.declared.add(declaration)

    def site(self, place: Place, message: str, error: str = "OutOfBounds") -> int:
        """The number of a place where something can go wrong, counted from 1."""
        self.sites.append(Site(place, message, error))
        return len(self.sites)

    def _text(self, functions: list[str]) -> str:
        size = max(16, self.setting.state.layout.size if self.setting.state else 0)
        head = [
            f'target triple = "{self.target.triple}"',
            f'target datalayout = "{self.target.data_layout}"' if self.target.data_layout else "",
            f"@{FAILURE} = global [3 x i64] zeroinitializer, align 8",
            f"@{NOWHERE} = internal global [{size} x i8] zeroinitializer, align 8",
            *self.globals,
            *sorted(self.declared),
        ]
        return "\n".join([*head, FAIL if self.sites else "", *functions, *self.metadata, ""])

    def _refuse_recursion(self) -> None:
        done: set[Instance] = set()
        path: list[Instance] = []

        def visit(instance: Instance) -> None:
            path.append(instance)
            for called, node in instance.calls:
                if called in path:
                    raise instance.source.refused(
                        node,
                        f"{called.source.function.__name__} calls itself, directly or through others.",
                        "Recursion cannot be compiled; write a loop.",
                    )
                if called not in done:
                    visit(called)
            path.pop()
            done.add(instance)

        for instance in self.instances.values():
            if instance not in done:
                visit(instance)


FAIL = f"""define internal void @shinobi_fail(i64 %site, i64 %first, i64 %second) noinline cold nounwind {{
  %before = load i64, ptr @{FAILURE}
  %none = icmp eq i64 %before, 0
  br i1 %none, label %note, label %done
note:
  store i64 %site, ptr @{FAILURE}
  store i64 %first, ptr getelementptr (i64, ptr @{FAILURE}, i64 1)
  store i64 %second, ptr getelementptr (i64, ptr @{FAILURE}, i64 2)
  br label %done
done:
  ret void
}}"""


def compile_ir(entries: Iterable[Any], setting: Setting, target: Target) -> Module:
    """The entry points and all they reach, for a target."""
    return Program(setting, target).compile(entries)
