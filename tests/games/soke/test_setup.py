"""The clauses of soke about the set-up: SOK-01 to SOK-09."""

from collections import Counter

import pytest
from games.scene import SPECTATOR, Event

import shinobi
from shinobi.games.soke.board import SPOTS

from .field import BLACK, RED, drawn, field, hears, throws


def test_SOK_01_each_player_has_a_soke_nine_one_star_and_five_two_star_ninjas() -> None:
    f = field()
    f.begins()
    for seat in (RED, BLACK):
        assert Counter(f.match.view(seat)["rank"][seat]) == {"one-star": 9, "two-stars": 5, "soke": 1}


def test_SOK_01_nobody_places_a_second_soke() -> None:
    f = field()
    f.does("place", seat=RED, spot="c1", rank="soke")
    assert f.refusal("place", seat=RED, spot="d1", rank="soke") == "SOK-01"


def test_SOK_02_the_armies_stand_in_their_first_three_rows_and_fill_them() -> None:
    f = field()
    f.begins()
    board = f.table["board"]
    assert [sum(piece is not None for piece in row) for row in board[:8]] == [5, 5, 5, 0, 0, 5, 5, 5]
    assert all(piece.startswith("red") for row in board[:3] for piece in row[:5])
    assert all(piece.startswith("black") for row in board[5:8] for piece in row[:5])


def test_SOK_02_a_home_square_takes_one_figure_and_must_be_on_the_board() -> None:
    f = field()
    f.does("place", seat=RED, spot="a1", rank="one-star")
    assert f.refusal("place", seat=RED, spot="a1", rank="two-stars") == "SOK-02"
    assert f.refusal("place", seat=RED, spot="f1", rank="two-stars") == "SOK-02"


def test_SOK_02_on_a_wider_board_home_squares_are_left_over() -> None:
    f = field(columns=6, rows=6)
    f.arranges(RED, "S2.222.1111111.112")
    f.arranges(BLACK, "111111111...22222S")
    f.does("ready", seat=RED)
    f.does("ready", seat=BLACK)
    assert f.table["board"][0][:6] == ["red-a", "red-b", None, "red-c", "red-d", "red-e"]
    assert f.table["board"][5][:6] == ["black-f", "black-e", "black-d", "black-c", "black-b", "black-a"]
    assert f.table["board"][3][:6] == ["black-o", "black-n", "black-m", "black-l", "black-k", "black-j"]


@pytest.mark.parametrize("options", [{"rows": 7}, {"rows": 9}])
def test_SOK_02_an_odd_number_of_rows_is_refused(options: dict[str, int]) -> None:
    with pytest.raises(shinobi.BadOption, match="SOK-02"):
        field(**options)


@pytest.mark.parametrize("options", [{"rows": 4}, {"rows": 14}, {"columns": 4}, {"columns": 9}])
def test_SOK_02_a_board_beyond_the_limits_is_refused(options: dict[str, int]) -> None:
    with pytest.raises(shinobi.BadOption, match="must be a whole number"):
        field(**options)


@pytest.mark.parametrize("columns, fence", [(5, "bcd"), (6, "bcde"), (8, "bcdefg")])
def test_SOK_03_the_fence_leaves_the_outer_columns_open(columns: int, fence: str) -> None:
    assert field(columns=columns).table["fence"] == list(fence)


def test_SOK_03_a_table_may_agree_on_other_columns_or_no_fence_at_all() -> None:
    assert field(fence=["a", "b"]).table["fence"] == ["a", "b"]
    assert field(fence=[]).table["fence"] == []


@pytest.mark.parametrize("columns, fence", [(5, "abcde"), (5, "f"), (6, "abcdef"), (7, "h")])
def test_SOK_03_a_fence_from_edge_to_edge_or_beyond_is_refused(columns: int, fence: str) -> None:
    with pytest.raises(shinobi.BadOption, match="SOK-03"):
        field(columns=columns, fence=list(fence))


def test_SOK_04_both_arrange_at_the_same_time() -> None:
    f = field()
    assert f.match.actors == [RED, BLACK]
    f.does("place", seat=BLACK, spot="a1", rank="soke")
    f.does("place", seat=RED, spot="a1", rank="one-star")
    assert f.match.actors == [RED, BLACK]
    f.arranges(BLACK, ".22222111111111")
    f.does("ready", seat=BLACK)
    assert f.match.actors == [RED]
    assert f.refusal("place", seat=BLACK, spot="a1", rank="soke") == "SOK-04"


def test_SOK_04_nothing_shows_how_far_the_other_is() -> None:
    f = field()
    before = [(f.match.view(viewer), f.match.events(viewer)) for viewer in (RED, SPECTATOR)]
    legal = f.match.legal(RED)
    f.arranges(BLACK)
    f.does("ready", seat=BLACK)
    assert [(f.match.view(viewer), f.match.events(viewer)) for viewer in (RED, SPECTATOR)] == before
    assert f.match.legal(RED) == legal
    assert f.match.view(RED)["home"][BLACK] == ["?"] * SPOTS


def test_SOK_04_nobody_is_ready_before_all_figures_stand() -> None:
    f = field()
    assert f.refusal("ready", seat=RED) == "SOK-04"
    assert f.refusal("stop", seat=RED) == "SOK-04"
    f.arranges(RED)
    assert f.match.legal(RED) == [{"verb": "ready"}]


def test_SOK_04_a_placement_can_be_taken_back_but_not_being_ready() -> None:
    f = field()
    f.arranges(RED)
    assert f.match.undo(RED)["verb"] == "place"
    f.arranges(RED, 14 * "." + "1")
    f.does("ready", seat=RED)
    assert f.match.why_no_undo(RED)


def test_SOK_04_the_opponent_sees_where_figures_stand_and_not_what_they_are() -> None:
    f = field()
    f.begins()
    seen = f.match.view(RED)
    assert seen["rank"][BLACK] == ["?"] * 15
    assert seen["place"][BLACK][0] == "e8"
    assert "?" not in seen["rank"][RED]
    assert seen["home"][RED] == [None] * SPOTS, "once they face each other, figures stand on the board only"
    for seat in (RED, BLACK):
        assert f.refusal("place", seat=seat, spot="a1", rank="soke") == "SOK-04"
        assert f.refusal("ready", seat=seat) == "SOK-04"


def test_SOK_04_letters_follow_the_squares_and_never_the_ranks() -> None:
    def places(order: str) -> object:
        f = field()
        f.arranges(RED, order)
        f.arranges(BLACK)
        f.does("ready", seat=BLACK)
        f.does("ready", seat=RED)
        return f.table["place"], f.match.view(BLACK)["rank"]

    assert places("S22222111111111") == places("11111111122222S")


def test_SOK_05_each_deck_holds_nine_cards_of_each_value() -> None:
    f = field()
    assert f.table["deck"] == [[9] * 5, [9] * 5]


def test_SOK_05_a_table_may_agree_on_other_values() -> None:
    f = field(weapon_values=[40, 0, 0, 0, 5])
    assert f.table["deck"] == [[40, 0, 0, 0, 5]] * 2


@pytest.mark.parametrize("values", [[9, 9, 9, 9, 8], [10, 9, 9, 9, 9]])
def test_SOK_05_not_45_cards_are_refused(values: list[int]) -> None:
    with pytest.raises(shinobi.BadOption, match="SOK-05"):
        field(weapon_values=values)


@pytest.mark.parametrize("values", [[41, 1, 1, 1, 1], [9, 9, 9, 18], 9, [9, 9, 9, 9, None]])
def test_SOK_05_more_than_40_of_a_value_or_no_list_of_five_are_refused(values: object) -> None:
    with pytest.raises(shinobi.BadOption, match="weapon_values"):
        field(weapon_values=values)


def test_SOK_06_each_player_has_five_action_cards_and_each_is_used_once() -> None:
    f = field()
    assert f.table["cards"] == [["salto", "sneak", "kidnap", "new-weapons", "joker"]] * 2
    f.begins()
    actor = f.actor
    assert actor is not None
    f.does("play", card="new-weapons")
    assert f.table["cards"][actor] == ["salto", "sneak", "kidnap", "joker"]
    f.passes_on()
    while f.actor != actor or f.phase not in ("defence", "action"):
        f.does({"movement": "stop"}.get(f.phase, "pass"))
    assert f.refusal("play", card="new-weapons") == "SOK-06"


def test_SOK_07_three_shuriken_each_and_four_in_the_supply() -> None:
    f = field()
    assert (f.table["shuriken"], f.table["supply"]) == ([3, 3], 4)


def test_SOK_07_a_spent_shuriken_does_not_come_back() -> None:
    f = drawn(attacker=RED, steps=1, shuriken=(2, 0), drawing=_FACE)
    f.steps("b", lucky=throws(1, 4))
    f.does("throw", lucky=throws(2))
    assert f.table["shuriken"] == [1, 0]
    assert f.table["supply"] == 4


_FACE = """
    .  .  bS .  .
    .  .  .  .  .
    .  .  .  .  .
    b1 .  .  .  .
    .  =  =  =  .
    r1 .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  rS .  .
"""


def _rolls(told: list[Event]) -> list[int]:
    return [event["eyes"] for event in told if event["event"] == "rolled"]


@pytest.mark.parametrize("red, black, first", [(6, 5, RED), (1, 2, BLACK)])
def test_SOK_08_the_higher_roll_attacks_first(red: int, black: int, first: int) -> None:
    f = field()
    f.begins(lucky=lambda told: _rolls(told) == [red, black])
    assert f.table["attacker"] == first


def test_SOK_08_equal_rolls_are_rolled_again() -> None:
    f = field()
    f.begins(lucky=lambda told: _rolls(told)[:2] == [4, 4])
    rolls = _rolls(f.told())
    assert len(rolls) >= 4
    assert rolls[-2] != rolls[-1]
    assert f.table["attacker"] == (RED if rolls[-2] > rolls[-1] else BLACK)


def test_SOK_08_nobody_rolls_before_both_have_arranged() -> None:
    f = field()
    f.arranges(RED)
    f.does("ready", seat=RED)
    assert f.match.events(SPECTATOR) == []


def test_SOK_09_the_soke_moves_and_fights_like_a_ninja() -> None:
    f = drawn("""
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        bS .  .  .  .
        .  =  =  =  .
        rS .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  r1 .  .  .
    """)
    assert len(f.legal("step", figure="b")) == 4
    f.steps("b", lucky=hears("battle"))
    assert {"event": "revealed", "seat": RED, "figure": "b", "rank": "soke"} in f.told()


def test_SOK_09_the_soke_does_not_kidnap() -> None:
    f = drawn(cards=["kidnap"], steps=2)
    f.state.phase = 3
    f.does("play", card="kidnap")
    assert f.refusal("kidnap", figure="a", victim="b") == "SOK-26"
    assert f.legal("kidnap", figure="b")


def test_SOK_04_taking_back_a_placement_tells_nothing_of_what_the_other_has_placed() -> None:
    alone, together = (shinobi.new("soke", seed=1) for _ in range(2))
    first, second = (
        {"verb": "place", "spot": "a1", "rank": "one-star"},
        {"verb": "place", "spot": "b1", "rank": "one-star"},
    )
    assert alone.why_no_undo(0) == together.why_no_undo(0)
    together.play(second, 1)
    assert alone.why_no_undo(0) == together.why_no_undo(0)
    alone.play(first, 0)
    together.play(first, 0)
    together.play(first, 1)
    assert alone.undo(0) == together.undo(0) == first
    assert alone.view(0) == together.view(0)
    assert [step.seat for step in together.steps] == [1, 1]


def test_SOK_04_taking_back_a_placement_tells_nothing_of_whether_the_other_is_ready() -> None:
    match = shinobi.new("soke", seed=1)
    match.play(match.legal(1)[0], 1)
    while match.legal(0):
        assert match.why_no_undo(1) is None
        match.play(match.legal(0)[0], 0)
    assert match.steps[-1].action == match.game.actions.action({"verb": "ready"})
    assert match.why_no_undo(1) is None
    assert match.why_no_undo(0) is not None
    assert match.undo(1) == match.game.actions.move(match.game.legal(match.state, 1)[0])
