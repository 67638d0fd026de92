"""Reading functions: their syntax trees, what their annotations mean, and what a name in them stands for."""

import ast
import inspect
import textwrap
import threading
from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, get_origin

from shinobi.engine.compiler import kinds
from shinobi.engine.compiler.language import ArrayOf
from shinobi.engine.compiler.language import Kind as Marked
from shinobi.engine.compiler.problems import OutsideSubset, Place, place_of
from shinobi.engine.compiler.records import Record
from shinobi.engine.state import FlatRecord, StateRecord


class AnySequence:
    """The annotation of a parameter that takes any cells, array or table: compiled anew for each kind of them."""


ANY_SEQUENCE = AnySequence()

Expected = kinds.Kind | AnySequence


@dataclass(frozen=True, eq=False)
class Source:
    """A function as it is written."""

    function: FunctionType
    tree: ast.FunctionDef
    file: str
    first_line: int

    def place(self, node: ast.AST) -> Place:
        return place_of(self.file, self.first_line, node)

    def refused(self, node: ast.AST, problem: str, advice: str) -> OutsideSubset:
        return OutsideSubset(self.place(node), problem, advice)


_parsing = threading.Lock()
"""Python 3.11 cannot make two syntax trees at the same time: one of two threads gets a `SystemError`."""


@cache
def source_of(function: FunctionType) -> Source:
    """The source of a function; raises `OutsideSubset` if it is not a plain function."""
    lines, first = inspect.getsourcelines(function)
    file = inspect.getsourcefile(function) or function.__code__.co_filename
    with _parsing:
        tree = ast.parse(textwrap.dedent("".join(lines))).body[0]
    source = Source(function, tree, _shortened(file), first)  # type: ignore[arg-type]
    if not isinstance(tree, ast.FunctionDef):
        raise source.refused(tree, f"{function.__name__} is not a plain function.", "Write it with def.")
    if tree.decorator_list:
        raise source.refused(tree, f"{function.__name__} is decorated.", "Write a plain function without decorators.")
    others = tree.args.posonlyargs or tree.args.kwonlyargs or tree.args.vararg or tree.args.kwarg
    if others:
        raise source.refused(tree, f"{function.__name__} takes a variable number of arguments.", "Name each of them.")
    return source


def _shortened(file: str) -> str:
    """The path from the package on: as short as a person needs it, and the same on every machine."""
    path = Path(file)
    for above in path.parents:
        if above.name == "shinobi" and (above / "engine").is_dir():
            return str(path.relative_to(above.parent))
    return str(path)


def expected_of(source: Source, node: ast.expr | None, state: type[StateRecord] | None, what: ast.AST) -> Expected:
    """What an annotation means."""
    if node is None:
        raise source.refused(what, "A parameter has no annotation.", "Say what it is, such as int or Key.")
    annotation = evaluated(source, node)
    known = _kind_of(annotation, state)
    if known is not None:
        return known
    raise source.refused(
        node,
        f"The annotation {ast.unparse(node)} is none that the compiler knows.",
        "Use int, float, bool, Key, State, Cells, a Record, or an array of shinobi.engine.compiler.language.",
    )


def evaluated(source: Source, node: ast.expr) -> Any:
    """What an annotation stands for in the function's module."""
    text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ast.unparse(node)
    try:
        return eval(text, source.function.__globals__)
    except Exception:
        raise source.refused(
            node, f"The annotation {text} cannot be read.", "Name types that the module imports."
        ) from None


PLAIN: dict[Any, Expected] = {
    int: kinds.NUMBER,
    bool: kinds.NUMBER,
    float: kinds.REAL,
    None: kinds.NOTHING,
}


def _kind_of(annotation: Any, state: type[StateRecord] | None) -> Expected | None:
    for mark in getattr(annotation, "__metadata__", ()):
        if isinstance(mark, ArrayOf):
            return kinds.Array(mark.cell, mark.axes)
        if isinstance(mark, Marked):
            marked: dict[str, Expected] = {
                "key": kinds.KEY,
                "state": kinds.State(state),
                "states": kinds.States(state),
            }
            return marked[mark.name]
    if get_origin(annotation) in (list, Sequence, MutableSequence):
        return ANY_SEQUENCE
    if isinstance(annotation, type) and issubclass(annotation, FlatRecord):
        return kinds.State(state if annotation is StateRecord else annotation)
    if isinstance(annotation, type) and issubclass(annotation, Record):
        return kinds.Record(annotation)
    try:
        return PLAIN.get(annotation)
    except TypeError:
        return None


def assigned_names(tree: ast.FunctionDef) -> set[str]:
    """The names that a function assigns to: they are its own, and no module's."""
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}


Resolve = Callable[[FunctionType, str], Any]
"""What a global name of a function stands for; raises `KeyError`."""
