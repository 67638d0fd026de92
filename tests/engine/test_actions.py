"""Actions: the mapping between integers, moves and records, and what is no move at all."""

from typing import Any

import pytest

from shinobi.engine.actions import Actions, Verb, hidden
from shinobi.engine.domains import FLAG, Number, Seats, names
from shinobi.engine.errors import BadMove
from shinobi.engine.game import game_named

BAIT = names("bait", "worm", "fly")
ACTIONS = Actions(
    Verb("wait"),
    Verb("fish", bait=hidden(BAIT), depth=Number(2, 4)),
    Verb("give", to=Seats(3), openly=FLAG),
)
DAIMYO = game_named("daimyo").actions


def test_verbs_follow_one_another_and_the_last_argument_runs_fastest() -> None:
    assert [ACTIONS.written(action) for action in range(len(ACTIONS))] == [
        ["wait"],
        ["fish", "worm", 2],
        ["fish", "worm", 3],
        ["fish", "worm", 4],
        ["fish", "fly", 2],
        ["fish", "fly", 3],
        ["fish", "fly", 4],
        ["give", 0, False],
        ["give", 0, True],
        ["give", 1, False],
        ["give", 1, True],
        ["give", 2, False],
        ["give", 2, True],
    ]


def test_rules_read_verbs_and_arguments_from_lookup_tables() -> None:
    assert ACTIONS.verb == (0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2)
    assert ACTIONS.arguments == ((0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 1, 2, 2), (0, 2, 3, 4, 2, 3, 4, 0, 1, 0, 1, 0, 1))
    assert [ACTIONS.first(verb) for verb in ACTIONS.verbs] == [0, 1, 7]


@pytest.mark.parametrize("actions", [ACTIONS, DAIMYO], ids=["own", "daimyo"])
def test_every_action_comes_back_from_its_move_and_from_its_record(actions: Actions) -> None:
    for action in range(len(actions)):
        move = actions.move(action)
        assert actions.action(move) == action
        assert actions.action(dict(reversed(move.items()))) == action, "the order of the names says nothing"
        assert actions.read(actions.written(action)) == action


def test_daimyo_has_16_attacks_6_reveals_2_denunciations_and_1_way_to_decline() -> None:
    assert len({str(DAIMYO.move(action)) for action in range(len(DAIMYO))}) == len(DAIMYO) == 16 + 6 + 2 + 1


def test_others_notice_all_but_the_hidden_arguments() -> None:
    assert ACTIONS.public_part(0) == ("wait",)
    assert ACTIONS.public_part(1) == ("fish", 2)
    assert ACTIONS.public_part(1) == ACTIONS.public_part(4) != ACTIONS.public_part(5)
    assert ACTIONS.public_part(8) == ("give", 0, True)


@pytest.mark.parametrize(
    "move, right",
    [
        (None, "verb"),
        ("wait", "verb"),
        (0, "verb"),
        ([], "verb"),
        (["wait"], "verb"),
        ({}, "verb"),
        ({"bait": "fly"}, "verb"),
        ({"verb": "swim"}, "wait, fish, give"),
        ({"verb": None}, "wait, fish, give"),
        ({"verb": ["wait"]}, "wait, fish, give"),
        ({"verb": "WAIT"}, "wait, fish, give"),
        ({"verb": "wait", "long": True}, "takes: nothing"),
        ({"verb": "fish"}, "takes: bait, depth. It was given: nothing"),
        ({"verb": "fish", "bait": "fly"}, "takes: bait, depth. It was given: bait"),
        ({"verb": "fish", "bait": "fly", "depth": 2, "rod": 1}, "takes: bait, depth"),
        ({"verb": "fish", "bait": "bread", "depth": 2}, "bait must be one of worm, fly"),
        ({"verb": "fish", "bait": None, "depth": 2}, "bait must be one of worm, fly"),
        ({"verb": "fish", "bait": 0, "depth": 2}, "bait must be one of worm, fly"),
        ({"verb": "fish", "bait": ["fly"], "depth": 2}, "bait must be one of worm, fly"),
        ({"verb": "fish", "bait": "fly", "depth": 1}, "depth must be a whole number from 2 to 4"),
        ({"verb": "fish", "bait": "fly", "depth": 5}, "depth must be a whole number from 2 to 4"),
        ({"verb": "fish", "bait": "fly", "depth": "2"}, "depth must be a whole number from 2 to 4"),
        ({"verb": "fish", "bait": "fly", "depth": 2.0}, "depth must be a whole number from 2 to 4"),
        ({"verb": "give", "to": 3, "openly": True}, "to must be a seat, 0 to 2"),
        ({"verb": "give", "to": -1, "openly": True}, "to must be a seat, 0 to 2"),
        ({"verb": "give", "to": True, "openly": True}, "to must be a seat, 0 to 2"),
        ({"verb": "give", "to": None, "openly": True}, "to must be a seat, 0 to 2"),
        ({"verb": "give", "to": 1, "openly": 1}, "openly must be true or false"),
        ({"verb": "give", "to": 1, "openly": "yes"}, "openly must be true or false"),
    ],
    ids=str,
)
def test_what_is_no_move_is_told_what_a_move_would_be(move: Any, right: str) -> None:
    with pytest.raises(BadMove, match=right) as problem:
        ACTIONS.action(move)
    assert str(problem.value).endswith(".")


@pytest.mark.parametrize(
    "written, right",
    [
        (None, "list"),
        ({}, "list"),
        ("wait", "list"),
        ([], "list"),
        (["swim"], "wait, fish, give"),
        ([["wait"]], "wait, fish, give"),
        ([0], "wait, fish, give"),
        (["wait", 1], "takes: nothing. The record has 1"),
        (["fish", "fly"], "takes: bait, depth. The record has 1"),
        (["fish", "fly", 2, 2], "takes: bait, depth. The record has 3"),
        (["fish", 2, "fly"], "bait must be one of worm, fly"),
        (["fish", "fly", True], "depth must be a whole number from 2 to 4"),
        (["give", {}, True], "to must be a seat, 0 to 2"),
    ],
    ids=str,
)
def test_what_is_no_move_in_a_record_is_told_what_a_move_would_be(written: Any, right: str) -> None:
    with pytest.raises(BadMove, match=right) as problem:
        ACTIONS.read(written)
    assert str(problem.value).endswith(".")


@pytest.mark.parametrize("part", ["verb", "card"])
def test_a_move_nested_as_deep_as_can_be_read_is_no_move(part: str) -> None:
    """Whoever sends it is told so, shortly: to look into it all would be too deep for Python."""
    for depth in range(900, 1000):
        nested: Any = []
        for _ in range(depth):
            nested = [nested]
        with pytest.raises(BadMove) as refused:
            DAIMYO.action({"verb": "attack", "card": "sai", "declared": "sai"} | {part: nested})
        assert len(str(refused.value)) < 300
