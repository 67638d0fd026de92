"""Every clause of every game has a test that bears its name."""

import ast
from functools import cache
from pathlib import Path

from shinobi.engine.game import Game
from shinobi.locale import clauses

TESTS = Path(__file__).parents[1]


@cache
def all_tests() -> list[str]:
    """The names of all tests there are."""
    return [
        node.name
        for file in TESTS.rglob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def bearing_the_name_of(clause: str) -> list[str]:
    """The tests whose name says that they test this clause."""
    return [name for name in all_tests() if name.startswith(f"test_{clause.replace('-', '_')}_")]


def test_every_clause_has_a_test_named_after_it(game: Game) -> None:
    untested = [clause for clause in clauses(game.name) if not bearing_the_name_of(clause)]
    assert not untested, f"clauses of {game.name} without a test: {', '.join(untested)}"


def test_a_clause_that_nobody_tests_would_be_found() -> None:
    assert bearing_the_name_of("XYZ-99") == []
