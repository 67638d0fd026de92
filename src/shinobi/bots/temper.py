"""Tempers: how closely a bot follows the judgement it has."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Temper:
    """How a seat plays by judgement."""

    sharpness: float
    """The power to which weights are raised: 1 is the judgement itself, less is judgement seen through fog."""
    carelessness: float
    """How often it takes any legal move, from 0 to 1."""


RANDOM = Temper(1.0, 1.0)
NOVICE = Temper(0.3, 0.0)
"""Takes the second best for the best now and then, the sooner the less it matters; but makes no blunder at random."""
ADEPT = Temper(1.0, 0.0)
