"""Tuning: free numbers move towards goals, a deck stays a deck, and what cannot be tuned is said in a sentence."""

import re
import sys
from typing import Any

import pytest

from shinobi import BadOption, lab
from shinobi.engine.game import game_named
from shinobi.lab import tuning
from shinobi.lab.report import Report, tuned_section
from shinobi.locale import languages, texts

DAIMYO, ARTS = game_named("daimyo"), game_named("arts")


def test_the_number_of_rounds_is_found_that_makes_games_as_long_as_wanted() -> None:
    tuned = lab.tune("daimyo", ["max_rounds=1..60"], ["length=35..45"], trials=25, games=40, bots=["adept"])
    assert tuned.chosen == {"max_rounds": 2}, "a round of four players takes twenty moves"
    assert tuned.changed() == {"max_rounds": ("60", "2")}
    assert tuned.losses[1] < 0.1 < tuned.losses[0]
    assert tuned.reached() == {"length": ("0 / 1", "1 / 1")}
    assert tuned.frame["tuned"].unique().sort().to_list() == ["after", "before"]
    for language in languages():
        words = texts(language, "daimyo")
        page = Report(DAIMYO, words, tuned.rows, tuned.tables()).page(1, 0, tuned_section(tuned, words))
        assert "<td>max_rounds</td><td>60</td><td>2</td>" in page


def test_a_tuned_deck_is_a_deck_with_the_same_cards_and_values() -> None:
    options: Any = dict(ARTS.table(3)[0].options)
    knobs = {knob.name: knob for knob in tuning.free_knobs(ARTS, ["deck"], options)}
    assert ARTS.study.turned(options, {}) == options
    assert ARTS.study.turned(options, {name: knob.default for name, knob in knobs.items()}) == options
    chosen = {
        "deck.worth.Box": 7,
        "deck.rank.Code Paper": 15,
        "deck.icons.Far Sight": "As Da",
        "deck.count.Armourer": 1,
    }
    deck = ARTS.study.turned(options, chosen)["deck"]
    table, _ = ARTS.table(3, options={"deck": deck})
    assert table.options["deck"] == deck
    assert sorted(item["value"] for item in deck["item"]) == list(range(8))
    assert next(item["value"] for item in deck["item"] if item["name"] == "Code Paper") == 7
    for part in ("art", "partner", "item"):
        assert [card["name"] for card in deck[part]] == [card["name"] for card in options["deck"][part]]


@pytest.mark.parametrize(
    "free, goals, wrong",
    [
        ([], ["seats"], "Say what may change, with --free. In daimyo that can be max_rounds."),
        (["start=0..3"], ["seats"], "“start=0..3” cannot be tuned"),
        (["deck.worth"], ["seats"], "“deck.worth” cannot be tuned"),
        (["max_rounds=0..3"], ["seats"], "whole number from 1 to 1000"),
        (["max_rounds=2..3"], [], "A goal is seats, holdings"),
        (["max_rounds=2..3"], ["fun"], "not “fun”"),
        (["max_rounds=2..3"], ["length=9..3"], "not “length=9..3”"),
        (["max_rounds=2..3"], ["fun=1..2"], "Nothing here is measured as “fun”"),
    ],
)
def test_what_cannot_be_tuned_is_said_in_a_sentence(free: list[str], goals: list[str], wrong: str) -> None:
    with pytest.raises(BadOption, match=re.escape(wrong)):
        lab.tune("daimyo", free, goals, trials=3, games=2)


def test_without_optuna_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "optuna", None)
    with pytest.raises(BadOption, match=r"needs optuna.*pip install"):
        lab.tune("daimyo", ["max_rounds=2..3"], ["seats"])
