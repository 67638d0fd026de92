"""A game's judgement as machine code, and the calls that Python makes into it. Made when first asked for."""

import types
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from shinobi.bots import weighing
from shinobi.engine.batch import MOST_STEPS
from shinobi.engine.compiled import CASTS, SILENT, Array, Compiled, Twin, compiled
from shinobi.engine.state import EVENT_CELLS

HERE = Path(__file__).parent
POINTS = (HERE / "weighing.py", HERE / "search.py")

UNHEARD = (weighing.contest, weighing.choose)


@dataclass(frozen=True)
class Temper:
    """How a seat plays by judgement."""

    sharpness: float
    carelessness: float


RANDOM = Temper(1.0, 1.0)
NOVICE = Temper(0.5, 0.08)
ADEPT = Temper(1.0, 0.0)


class Thinking:
    """The compiled judgement of one game."""

    contest: Callable[..., None]
    choose: Callable[..., int]
    begin: Callable[..., None]
    carry_out: Callable[..., None]
    go_on: Callable[..., int]
    turn: Callable[..., int]
    note_all: Callable[..., None]
    plausibilities: Callable[..., None]

    def __init__(self, code: Compiled, *, check_bounds: bool = False) -> None:
        self.code = code
        self.game = code.game
        also = [file for file in POINTS if file.exists()]
        telling = Twin(self.game, CASTS, check_bounds, also)
        silent = Twin(self.game, CASTS | SILENT, check_bounds, also)
        for name, function in vars(weighing).items():
            if isinstance(function, types.FunctionType) and function.__module__ == weighing.__name__:
                setattr(self, name, (silent if function in UNHEARD else telling).entry_point(function))

    def room(self) -> tuple[Array, Array]:
        """Room for all actions, and their weights."""
        count = len(self.game.actions)
        return np.zeros(count, np.int64), np.zeros(count)

    def shares(self, before_the_deal: bytes, seeds: Array, tempers: Sequence[Sequence[Temper]]) -> tuple[Array, Array]:
        """Play a match for each seed, with the tempers of its seats: shares of the victory, and lengths."""
        states = np.frombuffer(before_the_deal * 2, self.code.dtype).copy()
        shares = np.zeros((len(seeds), int(states[0]["players"])))
        lengths = np.zeros(len(seeds), np.int64)
        sharpness = np.array([[temper.sharpness for temper in row] for row in tempers])
        carelessness = np.array([[temper.carelessness for temper in row] for row in tempers])
        self.contest(states, seeds, MOST_STEPS, sharpness, carelessness, lengths, shares, *self.room())
        return shares, lengths

    def evidence(self, seats: int) -> Array:
        """Room for what seats (rows) were told."""
        return np.zeros((seats, max(1, self.game.judgement.EVIDENCE)), np.int64)


@cache
def thinking(game: str, *, check_bounds: bool = False) -> Thinking:
    """The judgement of the game of this name as machine code."""
    return Thinking(compiled(game), check_bounds=check_bounds)


__all__ = ["ADEPT", "EVENT_CELLS", "NOVICE", "RANDOM", "Temper", "Thinking", "thinking"]
