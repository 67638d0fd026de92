"""Programs inside the subset, for tests: each runs interpreted and compiled."""

from collections.abc import Sequence
from math import sqrt

from shinobi.engine.compiler.language import Numbers, States, state_at
from shinobi.engine.events import tell
from shinobi.engine.state import Cells, StateRecord, public

TABLE = (7, -300, 12, 5)


class Chest(StateRecord, most_events=3):
    """A throw-away state."""

    players: int = public()
    coins: Cells = public(3)


def quotient(number: int, by: int) -> int:
    return number // by


def rest(number: int, by: int) -> int:
    return number % by


def shifted_up(number: int, bits: int) -> int:
    return number << bits


def shifted_down(number: int, bits: int) -> int:
    return number >> bits


def conditions(first: int, second: int, third: int) -> int:
    value = (first and second) or third
    value += 3 * (first < second <= third)
    value += 5 if not (first and second) else -5
    if first > second and (second > third or not third):
        value -= first
    elif first:
        value ^= ~second
    return value + (first == second) * 2


def extremes(first: int, second: int, third: int) -> int:
    low, high = min(first, second, third), max(first, second, third)
    first, second = second, first
    return 100 * low + 10 * high + first - second + abs(low - high)


def loops(first: int, second: int, third: int) -> int:
    total = 0
    for nth in range(first, second):
        if nth == third:
            continue
        for step in range(10, nth, -3):
            total += step * nth
            if total > 50:
                break
    while True:
        total += 1
        if total % 5 == 0:
            return total


def mixed(first: float, second: float) -> float:
    whole = int(first)
    part = first - whole
    return sqrt(abs(part)) / (1 + whole * whole) + max(part, 0) * 0.1 + (second > 1) * 3


def total_of(numbers: Sequence[int]) -> int:
    total = 0
    for nth in range(len(numbers)):
        total += numbers[nth]
    return total


def sums(states: States, numbers: Numbers) -> int:
    s = state_at(states, 0)
    return total_of(s.coins) + total_of(numbers) + total_of(TABLE)


def coin(s: Chest, nth: int) -> int:
    return s.coins[nth]


def nth_coin(states: States, nth: int) -> int:
    return coin(state_at(states, 0), nth)


def nth_of_table(nth: int) -> int:
    return TABLE[nth]


def nth_of_array(numbers: Numbers, nth: int) -> int:
    number: int = numbers[nth]
    return number


def tell_often(s: StateRecord, times: int) -> None:
    s.told_count = 0
    for nth in range(times):
        tell(s, 1, 2, nth)


def tell_to(states: States, times: int) -> None:
    tell_often(state_at(states, 0), times)
