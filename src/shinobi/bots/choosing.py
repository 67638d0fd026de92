"""Choosing by lot: one of some moves, each as likely as its weight says.

Written in the subset that is compiled, and quick to import: bots that do not search use it as plain Python. Interpreted
or compiled, it gives the same move on every machine.
"""

from collections.abc import Sequence

from shinobi.engine.compiler.reals import power
from shinobi.engine.keys import Key, chance

ONE = 1 << 32
"""The 32 bits of a chance are so many parts of one."""


def drawn(weights: Sequence[float], count: int, bits: int) -> int:
    """The place that 32 random bits mean, each as likely as its weight says."""
    total = 0.0
    for place in range(count):
        total += weights[place]
    left = total * (bits / ONE)
    for place in range(count - 1):
        left -= weights[place]
        if left < 0.0:
            return place
    return count - 1


def blurred(weight: float, habit: float, sharpness: float) -> float:
    """A weight raised to a power. Below 1 it is seen through fog: the thicker, the more a beginner's habit counts."""
    if sharpness == 1.0:
        return weight
    return power(weight, sharpness) * (power(habit, 1.0 - sharpness) if sharpness < 1.0 else 1.0)


def settled(tries: Sequence[int], count: int, by_lot: int, evenness: float, key: Key) -> int:
    """The place of the move that was tried most; `by_lot`, one of the best, as often as it was tried to this power."""
    most = 0
    for place in range(count):
        if tries[place] > tries[most]:
            most = place
    if not by_lot:
        return most
    total = 0.0
    for place in range(count):
        total += power(tries[place] / tries[most], evenness)
    left = total * (chance(key, 0) / ONE)
    for place in range(count):
        left -= power(tries[place] / tries[most], evenness)
        if left < 0.0:
            return place
    return most
