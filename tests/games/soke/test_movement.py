"""The clauses of soke about movement: SOK-30 to SOK-34. The fence is drawn."""

import pytest

from .field import BLACK, OPEN, RED, drawing, drawn, throws, tidy

ALONE = """
    .  .  bS .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  =  =  =  .
    .  .  .  .  .
    .  .  r1 .  .
    .  .  .  .  .
    .  .  rS .  .
"""
PLAIN = ["forward", "backward", "forward-left", "forward-right", "backward-left", "backward-right"]


def test_SOK_30_a_step_goes_forward_backward_or_diagonally() -> None:
    f = drawn(ALONE)
    assert [move["direction"] for move in f.legal("step", figure="b")] == PLAIN
    assert f.refusal("step", figure="b", direction="left") == "SOK-30"
    assert f.refusal("step", figure="a", direction="backward") == "SOK-30", "not off the board"


@pytest.mark.parametrize(
    "direction, square",
    [
        ("forward", "c4"),
        ("backward", "c2"),
        ("forward-left", "b4"),
        ("forward-right", "d4"),
        ("backward-left", "b2"),
        ("backward-right", "d2"),
    ],
)
def test_SOK_30_directions_are_seen_from_the_mover(direction: str, square: str) -> None:
    f = drawn(ALONE)
    f.steps("b", direction)
    assert f.at(RED, "b") == square


def test_SOK_30_black_sees_the_board_from_the_other_side() -> None:
    f = drawn(OPEN, attacker=BLACK)
    f.steps("b", "forward-left")
    assert f.at(BLACK, "b") == "e6"
    f = drawn(OPEN, attacker=BLACK)
    f.steps("b", "backward-left")
    assert f.at(BLACK, "b") == "e8"


def test_SOK_30_sideways_if_the_table_agreed() -> None:
    f = drawn(ALONE, sideways=True)
    assert [move["direction"] for move in f.legal("step", figure="b")] == [*PLAIN, "left", "right"]
    f.steps("b", "right")
    assert f.at(RED, "b") == "d3"


def test_SOK_31_steps_may_be_shared_or_go_to_one_figure() -> None:
    f = drawn(OPEN, steps=3)
    f.steps("b")
    f.steps("b")
    f.steps("d")
    assert (f.at(RED, "b"), f.at(RED, "d")) == ("b4", "d3")
    assert f.table["attacker"] == BLACK, "all steps are used, so black attacks"


def test_SOK_31_steps_need_not_all_be_used() -> None:
    f = drawn(OPEN, steps=3)
    f.steps("b")
    f.does("stop")
    assert "attack" in f.names_told()


@pytest.mark.parametrize("full", [True, False])
def test_SOK_31_with_no_legal_step_left_the_attack_ends(full: bool) -> None:
    """The last figure sneaks home: if the half behind the fence is full then, the two steps left are for nobody.

    A fence leaves a column open (SOK-03), and so there always is a step; this one is closed by hand.
    """
    f = drawn(
        f"""
        .  .  bS .  .
        .  .  .  .  .
        .  .  .  .  r1
        =  =  =  =  .
        {"r1" if full else ".  "} r1 r1 r1 .
        r1 r1 r2 r2 r2
        rS r1 r1 r2 r2
        """,
        steps=3,
    )
    f.state.fence = (1 << 5) - 1
    f.state.sneak = 1
    f.steps("o" if full else "n", "backward")
    attacker = BLACK if full else RED
    assert f.table["attacker"] == attacker
    if not full:
        assert (f.phase, f.state.steps) == ("movement", 2)


def test_SOK_31_nothing_but_steps_and_stopping_belongs_to_movement() -> None:
    f = drawn(OPEN, steps=2)
    assert f.refusal("throw") == "SOK-31"
    assert f.refusal("ready") == f.refusal("place", spot="a1", rank="soke") == "SOK-04"
    assert {move["verb"] for move in f.match.legal()} == {"step", "stop"}


def test_SOK_32_no_figure_enters_a_square_of_its_own_side() -> None:
    f = drawn(OPEN)
    assert f.refusal("step", figure="a", direction="forward") == "SOK-32"
    assert f.refusal("step", figure="a", direction="forward-left") == "SOK-32"


FENCE = """
    .  .  .  .  bS
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  =  =  =  .
    r1 r1 r1 r1 r1
    .  .  .  .  .
    .  .  .  .  .
    .  .  rS .  .
"""


@pytest.mark.parametrize(
    "figure, ahead",
    [
        ("b", ["forward", "forward-right"]),  # a4: the open end, straight and round the end of the fence
        ("c", ["forward-left"]),  # b4: only round the end
        ("d", []),  # c4: fenced on all three sides
        ("e", ["forward-right"]),
        ("f", ["forward", "forward-left"]),
    ],
)
def test_SOK_33_a_step_with_both_columns_fenced_crosses_the_fence(figure: str, ahead: list[str]) -> None:
    f = drawn(FENCE)
    directions = [move["direction"] for move in f.legal("step", figure=figure)]
    assert [direction for direction in directions if direction.startswith("forward")] == ahead
    if "forward" not in ahead:
        assert f.refusal("step", figure=figure, direction="forward") == "SOK-33"


def test_SOK_33_the_end_of_the_fence_is_walked_round() -> None:
    f = drawn(FENCE)
    f.steps("c", "forward-left")
    assert drawing(f) == tidy("""
        .  .  .  .  bS
        .  .  .  .  .
        .  .  .  .  .
        r1 .  .  .  .
        .  =  =  =  .
        r1 .  r1 r1 r1
        .  .  .  .  .
        .  .  .  .  .
        .  .  rS .  .
    """)


@pytest.mark.parametrize(
    "fence, open_ways",
    [
        (
            "=  .  =  =  .",
            {"b": ["forward-right"], "c": ["forward", "forward-left", "forward-right"], "e": ["forward-right"]},
        ),
        ("=  =  =  =  .", {"b": [], "c": [], "d": [], "e": ["forward-right"]}),
        (".  .  .  .  .", {"d": ["forward", "forward-left", "forward-right"]}),
        ("=  .  .  .  .", {"b": ["forward-right"], "c": ["forward", "forward-left", "forward-right"]}),
    ],
)
def test_SOK_33_fences_of_other_shapes(fence: str, open_ways: dict[str, list[str]]) -> None:
    f = drawn(FENCE.replace(".  =  =  =  .", fence))
    for figure, ahead in open_ways.items():
        directions = [move["direction"] for move in f.legal("step", figure=figure)]
        assert [direction for direction in directions if direction.startswith("forward")] == ahead


def test_SOK_33_the_fence_stops_black_as_well_and_steps_back() -> None:
    position = """
        .  .  .  .  bS
        .  .  .  .  .
        .  r1 .  .  .
        =  =  .  .  .
        .  .  .  b1 .
        .  .  .  .  .
        .  rS .  .  .
    """
    red = drawn(position)
    assert [move["direction"] for move in red.legal("step", figure="b") if "backward" in move["direction"]] == [
        "backward-right"
    ]
    black = drawn(position, attacker=BLACK)
    assert [move["direction"] for move in black.legal("step", figure="b") if "backward" in move["direction"]] == [
        "backward",
        "backward-left",
        "backward-right",
    ]


def test_SOK_33_sideways_steps_never_cross() -> None:
    f = drawn(FENCE.replace("r1 r1 r1 r1 r1", ".  .  r1 .  ."), sideways=True)
    assert f.legal("step", figure="b", direction="left")
    assert f.legal("step", figure="b", direction="right")


def test_SOK_34_entering_an_enemys_square_is_a_battle_and_several_may_be_fought() -> None:
    f = drawn(
        """
        .  .  bS .  .
        .  .  .  .  .
        b1 .  .  .  .
        b1 .  .  .  .
        .  =  =  =  .
        r2 .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  rS .  .
        """,
        steps=3,
    )
    f.steps("b", lucky=throws(5, 2))
    assert (f.at(RED, "b"), f.table["steps"]) == ("a5", 2)
    f.steps("b", lucky=throws(6, 1))
    assert (f.at(RED, "b"), f.table["steps"]) == ("a6", 1)
    assert f.table["place"][BLACK][1:3] == [None, None]
