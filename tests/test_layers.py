"""The layers: which part of the package may import which, that no modules of a server need one another in a circle, and
that no module uses another's underscored names. CONTRIBUTING.md has the map."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src"

MAY_USE = {
    "locale": {"engine"},
    "engine": {"locale"},
    "games": {"engine"},
    "bots": {"engine", "locale"},
    "wire": {"engine"},
    "table": {"engine", "locale"},
    "telling": {"engine", "table", "wire"},
    "store": {"engine"},
    "server": {"engine", "locale", "bots", "wire", "table", "telling", "store"},
    "taking_part": {"engine", "wire"},
    "client": {"engine", "wire", "taking_part"},
    "rl": {"engine", "bots"},
    "learn": {"engine", "bots"},
    "lab": {"engine", "locale", "bots"},
    "cli": {"engine", "locale", "bots", "wire", "table", "store", "server", "lab", "learn"},
}
"""For each part of the package, the others that it may import."""

OF_A_GAME = {"terminal": {"cli", "locale"}, "bot_talk": {"bots"}}
"""For modules of games by their names, what they may import besides: how a terminal shows the game, what bots say."""

EXCEPTIONS = {("engine.game", "games")}
"""The one import up the layers: the folder `games` is looked through for the games there are."""

OF_A_SERVER = ("wire", "table", "telling", "store", "server")

Import = tuple[str, str]
"""Which module imports which, each without `shinobi.`."""


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the package by its name, without `shinobi.`."""
    found = {}
    for path in sorted((SOURCE / "shinobi").rglob("*.py")):
        parts = path.relative_to(SOURCE / "shinobi").with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def imports() -> Iterator[Import]:
    """All imports between modules of ours: at the top, in functions, and those for types alone."""
    known = modules()
    for name, tree in known.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "shinobi":
                parent = str(node.module).removeprefix("shinobi").removeprefix(".")
                for one in node.names:
                    whole = f"{parent}.{one.name}".removeprefix(".")
                    yield name, whole if whole in known else parent
            elif isinstance(node, ast.Import):
                for one in node.names:
                    if one.name.startswith("shinobi."):
                        yield name, one.name.removeprefix("shinobi.")


def part(module: str) -> str:
    return module.partition(".")[0]


def test_imports_go_down_the_layers_only() -> None:
    wrong = {(importer, part(imported)) for importer, imported in imports() if not allowed(importer, part(imported))}
    assert wrong == EXCEPTIONS


def allowed(importer: str, imported: str) -> bool:
    """Whether a module may import from a part of the package."""
    own = part(importer)
    if own not in MAY_USE or imported not in MAY_USE or imported == own or imported in MAY_USE[own]:
        return True
    return own == "games" and imported in OF_A_GAME.get(importer.rpartition(".")[2], ())


def test_every_part_of_the_package_has_its_layer() -> None:
    folders = {path.parent.name for path in (SOURCE / "shinobi").glob("*/__init__.py")}
    assert folders <= set(MAY_USE)


def test_modules_of_a_server_need_one_another_in_no_circle() -> None:
    needs: dict[str, set[str]] = {}
    for importer, imported in imports():
        if part(importer) in OF_A_SERVER and part(imported) in OF_A_SERVER and importer != imported:
            needs.setdefault(importer, set()).add(imported)
    assert not {module for module in needs if module in reached(module, needs)}


def reached(module: str, needs: dict[str, set[str]]) -> set[str]:
    """All that a module imports, and what that imports, and so on."""
    found: set[str] = set()
    waiting = list(needs.get(module, ()))
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += needs.get(one, ())
    return found


@pytest.mark.parametrize("of", OF_A_SERVER)
def test_no_module_uses_underscored_names_of_another(of: str) -> None:
    wrong = []
    for name, tree in modules().items():
        if part(name) != of:
            continue
        own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
        others = []
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("shinobi"):
                others += [one.name for one in node.names]
            elif isinstance(node, ast.Attribute):
                mine = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
                own |= {node.attr} if mine else set()
                others += [] if mine else [node.attr]
        wrong += [
            f"{name}: {one}" for one in others if one.startswith("_") and not one.endswith("__") and one not in own
        ]
    assert wrong == []
