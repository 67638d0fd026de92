"""What the compiler says to a person whose program is outside the subset, or went wrong while it ran."""

import ast
from dataclasses import dataclass

from shinobi.engine.errors import ShinobiError


@dataclass(frozen=True)
class Place:
    """A line of a source file."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}"


class OutsideSubset(ShinobiError):
    """A program uses something that cannot be compiled. The message names the line and says what to write instead."""

    def __init__(self, place: Place, problem: str, advice: str) -> None:
        super().__init__(f"{place}: {problem} {advice}")
        self.place = place
        self.problem = problem
        self.advice = advice


class OutOfBounds(IndexError):
    """A compiled program that checks bounds has left them. The message names the field, the index and the line."""


def place_of(file: str, first_line: int, node: ast.AST) -> Place:
    """Where a node of a function's tree stands in its file."""
    return Place(file, first_line + getattr(node, "lineno", 1) - 1)
