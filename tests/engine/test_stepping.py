"""Batches as environments: dealt again, several seats at a time, on many threads, copied and kept."""

import pickle
from copy import copy, deepcopy
from typing import Any

import numpy as np
import pytest

import shinobi
from shinobi import BadMove, BadOption, Batch
from shinobi.engine.keys import nth_key
from shinobi.engine.native.runner import CompiledRunner


def same(first: Any, second: Any) -> bool:
    return all(np.array_equal(one, other) for one, other in zip(first, second, strict=True))


def test_the_number_of_threads_changes_nothing() -> None:
    alone, together = (Batch("daimyo", 1_100, seed=4, history=3, workers=workers) for workers in (1, 3))
    assert len(together._stepping.tasks) == 3
    for _ in range(130):
        assert same(alone.step(), together.step())
    assert alone == together


def test_matches_that_were_over_before_a_step_are_dealt_again() -> None:
    batch = Batch("daimyo", 5, seed=1, max_rounds=1)
    while not batch.over.any():
        batch.play()
    over, seeds = batch.over, batch.seeds.copy()
    turn = batch.step()
    assert not turn.ended[over].any()
    assert (turn.actors >= 0).all()
    assert (batch.seeds[over] != seeds[over]).all()
    assert same(batch.step(batch.legal().argmax(axis=1)), batch._stepping.turn)


def test_reset_deals_the_marked_matches_from_their_seeds() -> None:
    batch, fresh = Batch("daimyo", 4, seed=1), Batch("daimyo", 4, seed=1)
    for _ in range(5):
        batch.step()
    batch.reset([1, 3], seeds=[int(seed) for seed in fresh.seeds[[1, 3]]])
    assert batch.steps.tolist() == [5, 0, 5, 0]
    assert batch.states[[1, 3]].tobytes() == fresh.states[[1, 3]].tobytes()
    batch.reset(np.array([True, False, True, False]), seeds=fresh.seeds[[0, 2]])
    assert batch == fresh
    batch.reset()
    fresh.reset(np.ones(4, np.bool_), [nth_key(int(seed), (1 << 32) + 1) for seed in fresh.seeds])
    assert batch == fresh


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (([4],), "The matches of this batch are 0 to 3"),
        ((np.ones(3, np.bool_),), "a mark for each, or a list of their numbers"),
        (([0.5],), "a mark for each, or a list of their numbers"),
        (([0], [1, 2]), "1 matches are dealt again, and here are 2 seeds"),
        (([0], [-1]), "A seed is a whole number"),
    ],
)
def test_a_wrong_reset_is_refused(arguments: Any, sentence: str) -> None:
    batch = Batch("daimyo", 4, seed=1)
    with pytest.raises(BadOption, match=sentence):
        batch.reset(*arguments)
    assert batch == Batch("daimyo", 4, seed=1)


def test_seats_that_are_asked_together_move_together() -> None:
    """Where a game asks several seats, a row of actions has one for each of them."""
    together, in_turn = Batch("soke", 3, seed=2), Batch("soke", 3, seed=2)
    assert together.asked.all()
    rows = np.stack([together.legal([seat] * 3).argmax(axis=1) for seat in range(2)], axis=1)
    together.play(rows)
    in_turn.play(rows[:, 0])
    assert in_turn.actors.tolist() == [0, 0, 0] or in_turn.actors.tolist() == [1, 1, 1]
    other = Batch("soke", 3, seed=2)
    turn = other.step(rows)
    assert other == together
    assert (turn.actors >= 0).all()
    rows[2, 1] = 10_000
    other = Batch("soke", 3, seed=2)
    with pytest.raises(BadMove, match="Match 2: there is no action 10000"):
        other.play(rows)
    assert other == Batch("soke", 3, seed=2)


def test_one_row_of_actions_is_not_enough_where_seats_are_named() -> None:
    batch = Batch("daimyo", 3, seed=2)
    with pytest.raises(BadMove, match="3 matches takes as many actions"):
        batch.step(np.zeros((3, 2), np.int64))
    with pytest.raises(BadMove, match="Actions are whole numbers, not float64"):
        batch.step(np.zeros(3))
    with pytest.raises(BadOption, match="as many seats, one for each match"):
        batch.observe([0])
    with pytest.raises(BadOption, match="The seats are 0 to 3"):
        batch.legal([0, 1, 4])


@pytest.mark.parametrize("wrong", [{"history": -1}, {"history": 1.5}, {"one_hot": 2}, {"workers": 0}])
def test_a_wrong_form_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match=f"not {next(iter(wrong.values()))}"):
        Batch("daimyo", 2, **wrong)


def test_a_batch_can_be_pickled_copied_and_compared() -> None:
    batch = Batch("daimyo", 7, seed=3, players=5, history=4, one_hot=True, edition="es")
    for _ in range(60):
        batch.step()
    others = [pickle.loads(pickle.dumps(batch)), batch.copy(), copy(batch), deepcopy(batch)]
    assert all(other == batch for other in others)
    expected = [np.copy(array) for array in batch.step()]
    for other in others:
        assert other != batch
        assert same(other.step(), expected)
        assert other == batch
    assert batch != Batch("daimyo", 7, seed=3, players=5, history=4, one_hot=True, edition="es")
    assert batch != 7


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("keys", [{"seed": 5}, {"secret": bytes(range(32))}])
def test_a_match_can_be_pickled_copied_and_compared(quick: bool, keys: dict[str, Any]) -> None:
    match = shinobi.new("daimyo", players=5, edition="es", **keys)
    if quick:
        match = match.run_by(CompiledRunner)
    match.play(match.legal()[0])
    match.keys.key(3)
    others = [pickle.loads(pickle.dumps(match)), match.copy(), copy(match), deepcopy(match)]
    assert type(others[0].runner) is type(match.runner)
    for other in others:
        assert other == match
        assert other.record() == match.record()
        other.play(other.legal()[0])
        assert other != match
    assert match != 3
    match.play(match.legal()[0])
    assert all(other == match and other.view(1) == match.view(1) for other in others)
    assert match != shinobi.new("daimyo", players=5, edition="es", **keys)


def test_the_form_of_a_game_is_described() -> None:
    form = shinobi.form("daimyo", players=5, history=3)
    assert form["form"] == 1
    assert form["fields"]["lives"]["shape"] == [5]
    assert form["fields"]["lives"]["greatest"] == 5
    assert form["columns"] == form["history"]["first"] + 3 * form["history"]["columns"]
    assert form["history"]["numbers"][0] == "pawn-drawn"
    batch = Batch("daimyo", 1, players=5, history=3, one_hot=True)
    coded = shinobi.form("daimyo", players=5, history=3, one_hot=True)
    assert coded["columns"] == batch.observe().shape[1]
    lives = coded["fields"]["lives"]
    assert batch.observe()[0, lives["first"] : lives["first"] + lives["columns"]].tolist() == [0, 0, 0, 0, 0, 1] * 5
    with pytest.raises(BadOption, match="daimyo is for 4 to 6 players, not 9"):
        shinobi.form("daimyo", players=9)
