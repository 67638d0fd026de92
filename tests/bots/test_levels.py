"""Levels are apart, so that people feel them, and beginners err as people do."""

import pytest

from shinobi.bots.temper import NOVICE
from shinobi.engine.game import game_named, game_names
from shinobi.engine.match import new
from shinobi.lab.tournament import tournament

APART = 1.25
"""One of a level wins so many times its fair share among those of the level below, at least."""
APART_IN_TWO = 2 * 0.57
"""And so many at a table for two, where twice is all there is."""


@pytest.mark.parametrize("name", game_names())
def test_an_adept_wins_more_than_its_share_among_novices(name: str) -> None:
    players = new(name, seed=1).players
    result = tournament(name, ["adept", *["novice"] * (players - 1)], games=1_200, seed=6, workers=1)
    adept = next(one for one in result.standings() if one.name == "adept")
    assert adept.share * players > (APART if players > 2 else APART_IN_TWO)


def test_a_novice_of_daimyo_says_the_truth_more_often_than_not() -> None:
    """By habit: judgement says nothing about words, so that nobody can read them."""
    match, game = new("daimyo", seed=2), game_named("daimyo")
    liked = {True: 0.0, False: 0.0}
    for move in match.legal():
        habit = game.judgement.habit(match.state, match.actor or 0, game.actions.action(move))
        liked[move["card"] == move["declared"]] += habit ** (1 - NOVICE.sharpness)
    assert 0.5 < liked[True] / sum(liked.values()) < 0.9
