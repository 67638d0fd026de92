# mypy: ignore-errors
# ruff: noqa: C416, F821, F841
"""Programs outside the subset. The line that is wrong says at its end what the compiler should say about it."""

import random
from math import floor

from engine.subset import Chest
from shinobi.engine.compiler.language import Key, Numbers, Reals

TABLE = (1, 2, 3)
NAMES = {"shuriken": 1}
EMPTY = ()


def has_a_text(first: int) -> int:
    return len("text")  # refused: Texts cannot be compiled.


def has_a_list_comprehension(first: int) -> int:
    return len([nth for nth in range(first)])  # refused: Write a loop over cells of the state.


def has_recursion(first: int) -> int:
    return has_recursion(first - 1) if first else 0  # refused: write a loop


def has_a_real_where_a_number_belongs(first: int) -> int:
    return first / 2  # refused: Convert it: int(…).


def has_a_real_in_a_number(first: int) -> int:
    total = 0
    total += 0.5  # refused: Begin with a real: total = 0.0
    return total


def has_a_real_in_a_cell(s: Chest) -> None:
    s.coins[0] = 0.5  # refused: cannot hold a real


def has_an_unknown_name(first: int) -> int:
    return frist  # refused: There is no frist here.


def has_an_unknown_field(s: Chest) -> int:
    return s.gold  # refused: The state has no field gold.


def has_an_index_into_nothing(first: int) -> int:
    return first[0]  # refused: a number has no cells


def has_an_index_out_of_a_table(first: int) -> int:
    return TABLE[3]  # refused: The table has no number 3; it has 3.


def has_no_annotation(first) -> int:  # refused: Say what it is, such as int or Key.
    return first


def has_an_unknown_annotation(first: dict) -> int:  # refused: is none that the compiler knows
    return 0


def has_a_dictionary(first: int) -> int:
    return NAMES[first]  # refused: NAMES is dict


def has_an_empty_table(first: int) -> int:
    return EMPTY[first]  # refused: A table is a flat tuple of numbers.


def has_a_loop_over_a_table(first: int) -> int:
    for one in TABLE:  # refused: Write for … in range(…).
        first += one
    return first


def has_a_try(first: int) -> int:
    try:  # refused: test for the case with if
        return 1 // first
    except ZeroDivisionError:
        return 0


def has_an_assertion(first: int) -> int:
    assert first  # refused: Write a test instead
    return first


def has_a_lambda(first: int) -> int:
    return (lambda: first)()  # refused: Define a function at the top of the module.


def has_another_module(first: int) -> int:
    return random.randrange(first)  # refused: cannot be called in compiled code


def has_an_unknown_builtin(first: float) -> int:
    return floor(first)  # refused: cannot be called in compiled code


def has_no_return(first: int) -> int:  # refused: Return a value on every path.
    if first:
        return 1


def has_a_key_in_a_number(key: Key) -> int:
    return key + 1  # refused: Convert it: as_number(…).


def has_none(first: int) -> int:
    return None if first else 0  # refused: None is no number.


def has_membership(first: int) -> int:
    return first in TABLE  # refused: for “in” write a loop


def has_a_variable_too_soon(first: int) -> int:
    while first:
        first -= later  # refused: later is used before it has a value.
        later = 1
    return first


def has_two_kinds_of_arrays(numbers: Numbers, reals: Reals) -> int:
    either = numbers
    either = reals  # refused: Here belongs
    return either[0]


def has_a_division_by_zero(first: int) -> int:
    return first // 0  # refused: This divides by zero.


def has_a_step_that_varies(first: int) -> int:
    for _ in range(0, 10, first):  # refused: Use a while loop.
        pass
    return 0


def one_argument(first: int) -> int:
    return first


def has_one_argument_too_many(first: int) -> int:
    return one_argument(first, 2)  # refused: takes 1 arguments
