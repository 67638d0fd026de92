"""Numbers that were learned by playing: a judgement adds some of them up to say how much a move is liked.

The numbers of a game lie in its `learned.json`, in named groups, beside how they were made. In compiled code they are a
table like any other. Where a program learns them, another function stands in for `part`, which also notes what of each
number a move took.
"""

import json
from collections.abc import Sequence
from pathlib import Path

from shinobi.engine.compiler.reals import exp

FILE = "learned.json"

MOST_POINTS = 30.0
"""Keeps weights in bounds: nothing is liked more than e to this power times as much as what is worth no points."""


class Learned:
    """The learned numbers of one judgement: which groups there are, where each begins, and the numbers themselves."""

    def __init__(self, module: str, **groups: int) -> None:
        """`module` is the file of the judgement; each group has so many numbers. Those never learned are 0."""
        file = Path(module).with_name(FILE)
        known = json.loads(file.read_text("utf-8"))["numbers"] if file.exists() else {}
        self.groups = groups
        self.places: list[int] = []
        numbers: list[float] = []
        for name, count in groups.items():
            self.places.append(len(numbers))
            group = known.get(name, [])
            numbers += [float(one) for one in group] if len(group) == count else [0.0] * count
        self.numbers = tuple(numbers)

    def grouped(self, numbers: Sequence[float]) -> dict[str, list[float]]:
        """Numbers by group, as the file has them."""
        return {
            name: [round(float(one), 4) for one in numbers[place : place + count]]
            for (name, count), place in zip(self.groups.items(), self.places, strict=True)
        }


def part(learned: Sequence[float], nth: int, amount: float) -> float:
    """What one of the numbers adds to the points of a move that has so much of what it is for."""
    return learned[nth] * amount


def weight_of(points: float) -> float:
    """How much a move of so many points is liked: one point more, e times as much."""
    return exp(min(max(points, -MOST_POINTS), MOST_POINTS))
