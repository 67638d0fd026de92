"""Options and editions: what a table may agree on, and what is refused with a sentence."""

from typing import Any

import pytest

import shinobi
from shinobi.engine.domains import FLAG, Number, Seats, names
from shinobi.engine.errors import BadOption, UnknownGame
from shinobi.engine.options import Edition, Option, agree

TEA = names("tea", "green", "black", "white")
EDITIONS = (Edition("old", range(2, 4)), Edition("new", range(2, 6), {"sugar": True, "cups": 9}))
OPTIONS = (
    Option("sugar", FLAG, default=False),
    Option("cups", Number(1, 9), default=3),
    Option("host", Seats(6), default=None),
    Option("teas", TEA, default=["green", "black", "white"], each=True),
)


def agreed(players: int | None = None, edition: str | None = None, **chosen: Any) -> dict[str, Any]:
    table, _ = agree("tea", EDITIONS, OPTIONS, players, edition, chosen)
    return {"players": table.players, "edition": table.edition, **table.options}


def held(players: int | None = None, edition: str | None = None, **chosen: Any) -> dict[str, Any]:
    return agree("tea", EDITIONS, OPTIONS, players, edition, chosen)[1]


def test_what_is_not_said_is_the_first_edition_the_fewest_players_and_the_defaults() -> None:
    assert agreed() == {
        "players": 2,
        "edition": "old",
        "sugar": False,
        "cups": 3,
        "host": None,
        "teas": ["green", "black"],
    }


def test_an_edition_sets_options_and_the_table_may_set_them_otherwise() -> None:
    assert (agreed(edition="new")["sugar"], agreed(edition="new")["cups"]) == (True, 9)
    assert (agreed(edition="new", cups=2)["sugar"], agreed(edition="new", cups=2)["cups"]) == (True, 2)


def test_a_state_holds_options_as_numbers() -> None:
    assert held(3, sugar=True, cups=4, host=2, teas=["white", "green", "black"]) == {
        "sugar": 1,
        "cups": 4,
        "host": 2,
        "teas": [2, 0, 1],
    }


def test_what_is_left_to_the_lot_is_blank() -> None:
    assert held()["host"] == -1
    assert held(host=None)["host"] == -1


@pytest.mark.parametrize(
    "asked, right",
    [
        ({"players": 4}, "“old” is for 2 to 3 players, not 4"),
        ({"players": 1}, "2 to 3 players, not 1"),
        ({"players": 6, "edition": "new"}, "“new” is for 2 to 5 players, not 6"),
        ({"players": True}, "2 to 3 players, not True"),
        ({"players": 2.0}, "2 to 3 players, not 2.0"),
        ({"players": "2"}, "2 to 3 players, not '2'"),
        ({"edition": "lost"}, "no edition “lost” of tea. The editions are old, new"),
        ({"edition": ""}, "The editions are old, new"),
        ({"milk": True}, "no option “milk”. Its options are sugar, cups, host, teas"),
        ({"sugar": 1}, "sugar must be true or false, not 1"),
        ({"sugar": "yes"}, "sugar must be true or false"),
        ({"sugar": None}, "sugar must be true or false"),
        ({"cups": 0}, "cups must be a whole number from 1 to 9, not 0"),
        ({"cups": 10}, "from 1 to 9, not 10"),
        ({"cups": True}, "from 1 to 9, not True"),
        ({"cups": "3"}, "from 1 to 9, not '3'"),
        ({"cups": None}, "from 1 to 9, not None"),
        ({"host": 2}, "host must be a seat, 0 to 1, not 2"),
        ({"host": 6}, "host must be a seat"),
        ({"host": -1}, "host must be a seat"),
        ({"host": False}, "host must be a seat"),
        ({"teas": "green"}, "teas must be a list of 2"),
        ({"teas": None}, "teas must be a list of 2"),
        ({"teas": ["green"]}, "teas must be a list of 2"),
        ({"teas": ["green", "black", "white"]}, "teas must be a list of 2"),
        ({"teas": ["green", "mint"]}, "must be one of green, black, white"),
        ({"teas": ["green", None]}, "must be one of green, black, white"),
        ({"teas": ["green", ["black"]]}, "must be one of green, black, white"),
    ],
    ids=str,
)
def test_what_cannot_be_agreed_is_told_what_could_be(asked: dict[str, Any], right: str) -> None:
    with pytest.raises(BadOption, match=right) as problem:
        agreed(**asked)
    assert str(problem.value).endswith(".")


def test_a_table_that_a_rule_forbids_is_told_the_clause() -> None:
    with pytest.raises(BadOption, match=r"a different one of six clans.*\(DAI-02\)"):
        shinobi.new("daimyo", clans=["canzai", *_clans(2), "canzai"])


def test_an_unknown_game_is_told_the_games() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game “chess”\. The games are .*daimyo"):
        shinobi.new("chess")


@pytest.mark.parametrize("name", ["", ".", "../daimyo", "daimyo.rules", "Daimyo", "__init__"])
def test_only_the_name_of_a_game_is_a_game(name: str) -> None:
    with pytest.raises(UnknownGame):
        shinobi.new(name)


def test_the_options_stand_in_the_state_before_the_deal() -> None:
    match = shinobi.new("daimyo", players=5, start=3, max_rounds=17, clans=["canzai", *_clans(4)])
    assert match.view(None)["start"] == match.view(None)["pawn"] == match.actor == 3
    assert match.view(None)["max_rounds"] == 17
    assert match.view(None)["clans"][0] == "canzai"


def _clans(count: int) -> list[str]:
    return ["seven-lives", "rhanobi", "octosushi", "flying-fish"][:count]
