"""The compiler: what it refuses, with line and advice; and that what it accepts means what it means in Python."""

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import outside, subset
from shinobi.engine.compiler import reals
from shinobi.engine.compiler.problems import OutOfBounds, OutsideSubset
from shinobi.engine.compiler.processor import Processor
from shinobi.engine.compiler.program import Setting, compile_ir
from shinobi.engine.compiler.target import CUDA, WASM32, Target
from shinobi.engine.errors import TooManyEvents

REFUSED = {name: function for name, function in vars(outside).items() if name.startswith("has_")}


def compiled(*functions: Any, checked: bool = False) -> dict[str, Callable[..., Any]]:
    return Processor(Setting(subset.Chest, checked=checked), "test", None).load(functions)


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_outside_the_subset_is_refused_with_line_and_advice(name: str) -> None:
    function = REFUSED[name]
    lines = Path(outside.__file__).read_text().splitlines()
    with pytest.raises(OutsideSubset) as caught:
        compile_ir([function], Setting(subset.Chest), Target("any", "", ""))
    place, advice = caught.value.place, caught.value.advice
    assert place.file.endswith("outside.py")
    assert f"line {place.line}" in str(caught.value)
    wrong = lines[place.line - 1]
    assert "# refused: " in wrong, f"line {place.line} was named: {wrong}"
    assert wrong.split("# refused: ")[1] in caught.value.problem + " " + advice
    assert advice.endswith(".")


def test_twenty_programs_are_refused() -> None:
    assert len(REFUSED) >= 20


WHOLE = st.integers(-(1 << 40), 1 << 40)


@settings(deadline=None, database=None, derandomize=True, max_examples=300)
@given(WHOLE, WHOLE.filter(bool), st.integers(0, 20))
def test_whole_numbers_divide_and_shift_as_in_python(number: int, by: int, bits: int) -> None:
    for name in ("quotient", "rest"):
        assert CODE[name](number, by) == getattr(subset, name)(number, by)
    for name in ("shifted_up", "shifted_down"):
        assert CODE[name](number, bits) == getattr(subset, name)(number, bits)


@settings(deadline=None, database=None, derandomize=True, max_examples=300)
@given(WHOLE, WHOLE, WHOLE)
def test_conditions_have_the_values_they_have_in_python(first: int, second: int, third: int) -> None:
    for name in ("conditions", "extremes", "loops"):
        small = (first % 7, second % 7, third % 7)
        assert CODE[name](*small) == getattr(subset, name)(*small)
    assert CODE["conditions"](first, second, third) == subset.conditions(first, second, third)


@settings(deadline=None, database=None, derandomize=True, max_examples=300)
@given(st.floats(-700, 700), st.floats(1e-300, 1e300))
def test_reals_are_the_same_to_the_last_bit_and_close_to_the_true_ones(small: float, positive: float) -> None:
    assert CODE["exp"](small) == reals.exp(small)
    assert CODE["log"](positive) == reals.log(positive)
    assert math.isclose(reals.exp(small), math.exp(small), rel_tol=4e-16)
    assert math.isclose(reals.log(positive), math.log(positive), rel_tol=4e-16, abs_tol=1e-300)
    assert CODE["mixed"](small, positive) == subset.mixed(small, positive)


def test_a_function_may_take_cells_arrays_and_tables() -> None:
    chest = subset.Chest()
    chest.coins[:] = [1, 2, 3]
    states = np.frombuffer(chest.pack(), np.dtype((np.void, chest.layout.size))).copy()
    numbers = np.arange(5, dtype=np.int64)
    assert CODE["sums"](states, numbers) == 6 + 10 + sum(subset.TABLE)


def checked_chest() -> Any:
    return np.frombuffer(subset.Chest().pack(), np.dtype((np.void, subset.Chest.layout.size))).copy()


def test_checked_code_names_the_field_the_index_and_the_line() -> None:
    code = compiled(subset.nth_coin, subset.nth_of_table, subset.nth_of_array, subset.shifted_up, checked=True)
    lines = Path(subset.__file__).read_text().splitlines()
    line = lines.index("    return s.coins[nth]") + 1
    with pytest.raises(OutOfBounds, match=rf"subset\.py, line {line}: coins\[3\]: there are 3 cells"):
        code["nth_coin"](checked_chest(), 3)
    with pytest.raises(OutOfBounds, match=r"coins\[-1\]"):
        code["nth_coin"](checked_chest(), -1)
    assert code["nth_coin"](checked_chest(), 2) == 0
    with pytest.raises(OutOfBounds, match=r"TABLE\[4\]: there are 4 numbers"):
        code["nth_of_table"](4)
    with pytest.raises(OutOfBounds, match=r"numbers\[7\]: there are 5 cells"):
        code["nth_of_array"](np.zeros(5, np.int64), 7)
    with pytest.raises(OutOfBounds, match="a shift by 64 bits"):
        code["shifted_up"](1, 64)


@pytest.mark.parametrize("checked", [False, True])
def test_more_events_than_fit_are_an_error_and_not_silence(checked: bool) -> None:
    with pytest.raises(TooManyEvents):
        subset.tell_often(subset.Chest(), subset.Chest.most_events + 1)
    code = compiled(subset.tell_to, checked=checked)
    code["tell_to"](checked_chest(), subset.Chest.most_events)
    with pytest.raises(TooManyEvents, match="most_events"):
        code["tell_to"](checked_chest(), subset.Chest.most_events + 1)


@pytest.mark.parametrize("target", [WASM32, CUDA], ids=lambda target: str(target.name))
def test_the_ir_is_the_same_for_all_targets_but_for_its_head(target: Target) -> None:
    here, there = (compile_ir([subset.sums], Setting(subset.Chest), one).text for one in (Target("", "", ""), target))
    assert here.split("@shinobi_failure", 1)[1] == there.split("@shinobi_failure", 1)[1]


def test_an_array_of_another_kind_is_refused() -> None:
    with pytest.raises(TypeError, match="expected int64"):
        CODE["sums"](checked_chest(), np.zeros(5, np.int32))


CODE = compiled(
    *(subset.quotient, subset.rest, subset.shifted_up, subset.shifted_down, subset.conditions, subset.extremes),
    *(subset.loops, subset.mixed, subset.sums, reals.exp, reals.log),
)
