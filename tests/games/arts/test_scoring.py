"""The end of a round and of the game: ART-50 to ART-60, and a table of all pairs of items."""

from collections.abc import Sequence

import pytest
from games.arts.night import COUNTS, LONERS, TEAM, Night, night

SHORT = {
    "cp": "Code Paper",
    "bx": "Box",
    "tb": "Tea Bowl",
    "bm": "Black Mirror",
    "hs": "Heirloom Sword",
    "gi": "Gold Ingot",
    "kr": "Key Ring",
    "sd": "Secret Document",
}
INDEPENDENT = (None, None, "snake")

# The end of a round


@pytest.mark.parametrize("players, out", [(3, 2), (4, 2), (5, 3)])
def test_ART_50_when_enough_have_left_everyone_inside_has_one_more_turn(players: int, out: int) -> None:
    n = night(players)
    for _ in range(out - 1):
        n.leaves()
    assert not n.table["closing"]
    n.leaves()
    assert n.table["closing"]
    assert n.table["last_turns"] == list(range(out, players))
    for seat in range(out, players):
        assert n.actor == seat
        n.idles()
    assert n.table["round_number"] == 2
    assert n.happened("round-ended") == [{"clause": "ART-50"}]


def test_ART_50_clockwise_from_whoever_completed_the_number_and_leaving_uses_it_up() -> None:
    n = night(4)
    n.idles()
    n.leaves()
    n.idles()
    n.leaves()
    assert n.table["last_turns"] == [0, 2]
    assert n.actor == 0
    n.leaves()
    assert n.actor == 2
    n.idles()
    assert n.table["round_number"] == 2


def test_ART_51_all_items_held_are_revealed_and_those_in_the_keep_do_not_count() -> None:
    n = night(held={0: "Box", 2: "Code Paper"}, keep=("Key Ring", "Secret Document", None, None))
    n.all_leave()
    assert [(e["seat"], n.called("item", e["item"]), e["value"]) for e in n.happened("item-shown")] == [
        (0, "Box", 1),
        (2, "Code Paper", 0),
    ]
    assert n.happened("round-won") == [{"seat": 0, "item": 1}]


def ended(
    held: Sequence[str],
    clans: Sequence[str | None] = LONERS,
    inside: bool = False,
    partner_used: bool = False,
) -> Night:
    """A round in which seats 0, 1 … hold these items, is over: all have left, or all are still inside."""
    n = night(held={seat: SHORT[item] for seat, item in enumerate(held)}, clans=clans, max_turns=1)
    if partner_used:
        n.s.partner_used = 0b111
    if inside:
        for _ in range(3):
            n.idles()
    else:
        n.all_leave()
    return n


def winning_item(n: Night) -> str:
    (won,) = n.happened("round-won")
    return next(short for short, name in SHORT.items() if name == n.called("item", won["item"]))


def honour_gained(n: Night) -> dict[int, int]:
    return {event["seat"]: event["gained"] for event in n.happened("honour")}


@pytest.mark.parametrize(
    "clans, gained",
    [
        (LONERS, {0: 2}),
        (TEAM, {0: 1, 1: 1}),
        (("crane", "tiger", "tiger"), {0: 2}),
        ((None, "crane", "snake"), {0: 1}),
        (("crane", None, "snake"), {0: 2}),
    ],
)
def test_ART_52_honour_for_the_lone_the_team_the_independent_and_the_one_left_behind(
    clans: Sequence[str | None], gained: dict[int, int]
) -> None:
    assert honour_gained(ended(["kr", "cp"], clans)) == gained


def test_ART_52_independence_in_play_leaves_the_teammate_alone() -> None:
    n = night(clans=TEAM, held={1: "Key Ring"}, arts={0: ["Rope"]})
    n.does("independence", card="Rope")
    n.investigates(1)
    n.ends_turn()
    n.all_leave()
    assert honour_gained(n) == {1: 2}


@pytest.mark.parametrize("clans, gained", [(LONERS, {0: 3}), (TEAM, {0: 2, 1: 1}), (INDEPENDENT, {0: 2})])
def test_ART_52_the_gold_ingot_serves_only_the_player_who_wins_with_it(
    clans: Sequence[str | None], gained: dict[int, int]
) -> None:
    assert honour_gained(ended(["gi", "cp"], clans)) == gained
    won_with_another = honour_gained(ended(["sd", "gi"], clans))
    assert won_with_another == dict.fromkeys(gained, 1 if clans is not LONERS else 2), "not with it: not more"


def test_ART_53_nobody_holds_an_item_and_nobody_wins_honour() -> None:
    n = ended([])
    assert n.happened("nobody-won")
    assert n.table["honour"] == [0, 0, 0]
    assert n.table["round_number"] == 2


def test_ART_53_of_equal_values_the_higher_base_value_wins() -> None:
    n = ended(["tb", "hs"], TEAM)  # both are worth 8
    assert {event["value"] for event in n.happened("item-shown")} == {8}
    assert winning_item(n) == "hs"


def test_ART_53_of_equal_values_the_lower_base_value_wins_while_the_lowest_wins() -> None:
    n = ended(["sd", "bm"], inside=True)  # both are worth 3
    assert {event["value"] for event in n.happened("item-shown")} == {3}
    assert winning_item(n) == "bm"


@pytest.mark.parametrize(
    "item, clans, inside, value",
    [
        ("cp", LONERS, False, 0),
        ("tb", LONERS, False, 2),
        ("bm", LONERS, False, 3),
        ("hs", TEAM, False, 4),
        ("gi", LONERS, False, 5),
        ("sd", LONERS, True, 7),
        ("bx", LONERS, False, 10),
    ],
)
def test_ART_54_the_key_ring_cancels_every_effect_but_the_boxs(
    item: str, clans: Sequence[str], inside: bool, value: int
) -> None:
    n = ended([item, "kr"], clans, inside)
    assert n.happened("item-shown")[0]["value"] == value


def test_ART_54_a_cancelled_ingot_gives_no_more_honour_and_a_cancelled_mirror_turns_nothing() -> None:
    n = ended(["bm", "kr"])
    assert winning_item(n) == "kr"
    n = night(
        5, held={0: "Gold Ingot", 1: "Key Ring", 2: "Black Mirror"}, clans=(None, "tiger", "snake", "crane", "crane")
    )
    n.all_leave()
    assert winning_item(n) == "kr"
    assert honour_gained(n) == {1: 2}


def test_ART_55_a_round_ends_when_everyone_inside_has_had_twelve_turns() -> None:
    n = night(held={1: "Key Ring"})
    for _ in range(35):
        n.idles()
    assert n.table["round_number"] == 1
    n.idles()
    assert n.table["round_number"] == 2
    assert n.happened("round-ended") == [{"clause": "ART-55"}]
    assert winning_item(n) == "kr"


def test_ART_55_those_who_left_do_not_count_and_the_number_is_an_option() -> None:
    n = night(max_turns=2)
    n.leaves()
    for _ in range(4):
        assert n.table["round_number"] == 1
        n.idles()
    assert n.table["round_number"] == 2


def test_ART_55_a_last_turn_that_was_promised_is_played() -> None:
    n = night(max_turns=1)
    n.idles()
    n.leaves()
    n.leaves()
    assert n.happened("last-turns"), "everyone left has one more turn, and was told so"
    assert (n.table["round_number"], n.actor) == (1, 0)
    n.idles()
    assert n.happened("round-ended") == [{"clause": "ART-50"}]


def test_ART_56_an_item_that_wins_outright_comes_before_all_values_and_before_the_mirror() -> None:
    assert winning_item(ended(["cp", "sd", "tb"])) == "cp"
    assert winning_item(ended(["sd", "bm", "cp"])) == "cp"
    assert winning_item(ended(["sd", "kr", "cp"])) == "sd", "cancelled, it wins nothing"


def test_ART_56_honour_goes_to_the_team_as_it_stands_then() -> None:
    n = ended(["gi", "cp"], TEAM)
    assert [(event["seat"], event["gained"]) for event in n.happened("honour")] == [(0, 2), (1, 1)]


# All pairs of items. Three tables: who wins of the item in the row and the item in the column.
#
# LEFT: all have left, all are alone, no partner was used. So the Tea Bowl is worth 8, the Secret Document 7.
LEFT = """
    cp bx tb bm hs gi kr sd
cp  .  bx tb cp hs gi kr cp
bx  bx .  tb bx hs gi bx sd
tb  tb tb .  bm tb tb kr tb
bm  cp bx bm .  bm bm kr bm
hs  hs hs tb bm .  gi kr sd
gi  gi gi tb bm gi .  kr sd
kr  kr bx kr kr kr kr .  sd
sd  cp sd tb bm sd sd sd .
"""
# INSIDE: all are inside, the two are a team, all partners were used. So the Tea Bowl is worth 2, the Heirloom Sword 8,
# the Secret Document 3.
INSIDE = """
    cp bx tb bm hs gi kr sd
cp  .  bx tb cp hs gi kr cp
bx  bx .  tb bx hs gi bx sd
tb  tb tb .  tb hs gi kr sd
bm  cp bx tb .  bm bm kr bm
hs  hs hs hs bm .  hs kr hs
gi  gi gi gi bm hs .  kr gi
kr  kr bx kr kr kr kr .  sd
sd  cp sd sd bm hs gi sd .
"""
# WITH_RING: a third player holds the Key Ring, and everything else is as in INSIDE.
WITH_RING = """
    cp bx tb bm hs gi sd
cp  .  bx kr kr kr kr sd
bx  bx .  bx bx bx bx bx
tb  kr bx .  kr kr kr sd
bm  kr bx kr .  kr kr sd
hs  kr bx kr kr .  kr sd
gi  kr bx kr kr kr .  sd
sd  sd bx sd sd sd sd .
"""


def pairs(written: str) -> list[tuple[str, str, str]]:
    heading, *rows = written.strip().splitlines()
    columns = heading.split()
    return [
        (row.split()[0], column, winner)
        for row in rows
        for column, winner in zip(columns, row.split()[1:], strict=True)
        if winner != "."
    ]


@pytest.mark.parametrize("mine, yours, winner", pairs(LEFT))
@pytest.mark.parametrize("clans, honour", [(LONERS, 2), (INDEPENDENT, 1)])
def test_ART_51_of_all_pairs_when_all_have_left(
    mine: str, yours: str, winner: str, clans: Sequence[str | None], honour: int
) -> None:
    n = ended([mine, yours], clans)
    assert winning_item(n) == winner
    seat = [mine, yours].index(winner)
    assert honour_gained(n) == {seat: honour + (winner == "gi")}


@pytest.mark.parametrize("mine, yours, winner", pairs(INSIDE))
def test_ART_51_of_all_pairs_in_a_team_when_all_are_inside(mine: str, yours: str, winner: str) -> None:
    n = ended([mine, yours], TEAM, inside=True, partner_used=True)
    assert winning_item(n) == winner
    seat = [mine, yours].index(winner)
    assert honour_gained(n) == {seat: 1 + (winner == "gi"), 1 - seat: 1}


@pytest.mark.parametrize("mine, yours, winner", pairs(WITH_RING))
@pytest.mark.parametrize("clans", [TEAM, (None, None, None)])
def test_ART_54_of_all_pairs_with_the_key_ring(mine: str, yours: str, winner: str, clans: Sequence[str | None]) -> None:
    n = ended([mine, yours, "kr"], clans, inside=True, partner_used=True)
    assert winning_item(n) == winner
    seat = [mine, yours, "kr"].index(winner)
    if clans is TEAM:
        assert honour_gained(n) == ({2: 2} if seat == 2 else {0: 1, 1: 1})
    else:
        assert honour_gained(n) == {seat: 1}


# The end of the game


@pytest.mark.parametrize("players", COUNTS)
def test_ART_60_three_honour_win(players: int) -> None:
    alone = ("crane", "tiger", "snake", "crane", "snake")
    n = night(players, held={1: "Key Ring"}, clans=alone, honour=[0, 1, *[2] * (players - 2)])
    n.all_leave()
    assert n.match.over
    assert n.match.ended_by == "ART-60"
    assert n.match.shares == [0.0, 1.0, *[0.0] * (players - 2)]
    assert n.table["held"][1] == 6, "the items stay revealed"
    assert n.table["first"] == 0, "who began the last round; there is no next one"
    assert n.match.legal() == []


def test_ART_60_those_who_reach_it_in_the_same_round_share_the_victory() -> None:
    n = night(held={1: "Key Ring"}, clans=TEAM, honour=[2, 2, 1])
    n.all_leave()
    assert n.match.shares == [0.5, 0.5, 0.0]


def test_ART_60_more_than_three_is_enough_too_and_less_is_not() -> None:
    n = night(held={1: "Gold Ingot"}, honour=[2, 2, 2])
    n.all_leave()
    assert n.table["honour"] == [2, 5, 2]
    assert n.match.over
    n = night(held={1: "Key Ring"}, clans=TEAM, honour=[1, 1, 2])
    n.all_leave()
    assert not n.match.over
    assert n.refusal("end-turn") == "ART-13"
