"""Tournaments: seats rotate, figures add up, the same seed gives the same games, and the oracle sits at no table."""

import sys
from typing import Any

import numpy as np
import pytest

from shinobi import BadOption
from shinobi.bots import Asked, bot_names
from shinobi.cli.tournament import summarise
from shinobi.engine.actions import Move
from shinobi.lab.tournament import contender, rated, tournament

SHORT: Any = {"max_rounds": 3}


class First:
    """Always plays the first legal move."""

    def choose(self, asked: Asked) -> Move:
        return asked.legal[0]


def test_shares_add_up_and_the_same_seed_gives_the_same_games() -> None:
    one = tournament("daimyo", ["adept", "novice", "random", "random"], games=40, seed=3, workers=1)
    other = tournament("daimyo", ["adept", "novice", "random", "random"], games=40, seed=3, workers=2)
    assert np.array_equal(one.shares, other.shares)
    assert np.allclose(one.shares.sum(axis=1), 1)
    standings = one.standings()
    assert {(one.name, one.seats) for one in standings} == {("adept", 1), ("novice", 1), ("random", 2)}
    assert sum(one.share * one.seats for one in standings) == pytest.approx(1)
    assert not one.interrupted


def test_a_tournament_with_masters_is_the_same_on_one_core_and_on_two() -> None:
    bots = ["master:20", "adept", "oracle:20", "random"]
    one, other = (tournament("daimyo", bots, games=4, seed=1, workers=count, **SHORT) for count in (1, 2))
    assert np.array_equal(one.shares, other.shares)
    assert summarise(one, 1.0)["simulations"] == {"master:20": 20, "oracle:20": 20}


def test_a_bot_of_ones_own_takes_part() -> None:
    result = tournament("daimyo", [f"{__name__}:First", "random", "random", "adept"], games=4, seed=1, **SHORT)
    assert np.allclose(result.shares.sum(axis=1), 1)


def test_equal_bots_have_equal_chances_whatever_the_seat() -> None:
    result = tournament("daimyo", ["adept"] * 4, games=4_000, seed=2)
    assert result.shares.mean(axis=0) == pytest.approx([0.25] * 4, abs=0.03)
    assert result.standings()[0].rating == pytest.approx(1500)


def test_ratings_say_how_often_one_beats_another() -> None:
    shares = np.array([[1.0, 0.0]] * 909 + [[0.0, 1.0]] * 91)
    ratings = rated(shares, np.array([0, 1]))
    assert ratings[0] - ratings[1] == pytest.approx(400, abs=5)


def test_the_oracle_is_no_bot_and_sits_at_no_table() -> None:
    assert "oracle" not in bot_names()
    assert contender("oracle").bot is None
    bots = ["oracle", f"{__name__}:First", "random", "random"]
    with pytest.raises(BadOption, match="The oracle plays only"):
        tournament("daimyo", bots, games=1)


@pytest.mark.parametrize(
    "name, said",
    [
        ("genius", "There is no bot “genius”"),
        ("master:many", "a number of simulations"),
        ("nowhere.at_all:Bot", "There is no bot “nowhere.at_all:Bot”"),
    ],
)
def test_who_cannot_take_part_is_told_why(name: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        contender(name)


def test_own_bots_are_found_by_module_and_class() -> None:
    assert isinstance(contender(f"{__name__}:First").bot, sys.modules[__name__].First)
