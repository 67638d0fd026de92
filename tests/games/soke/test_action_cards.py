"""The clauses of soke about action cards: SOK-20 to SOK-28."""

import pytest
from games.scene import SPECTATOR

from shinobi.games.soke.board import SQUARE
from shinobi.games.soke.table import ACTION, DEFENCE, put_on

from .field import BLACK, RED, Field, drawn, hears, throws

JUMPS = """
    .  .  bS .  .
    .  .  .  .  .
    .  .  b1 .  .
    .  b2 b1 .  .
    .  =  =  =  .
    .  .  .  .  .
    b1 .  .  .  .
    r2 r1 .  .  .
    .  .  rS .  .
"""


def acting(cards: list[str], position: str = JUMPS, *, steps: int = 3, phase: int = ACTION, **given: object) -> Field:
    """The weapons lie open; the attacker (or the defender) decides on these cards."""
    f = drawn(position, cards=cards, steps=steps, **given)  # type: ignore[arg-type]
    s = f.state
    s.phase = phase
    s.turn = s.attacker if phase == ACTION else 1 - s.attacker
    return f


def test_SOK_20_action_cards_come_before_movement() -> None:
    f = drawn(cards=["salto", "sneak", "kidnap", "new-weapons", "joker"], steps=2)
    assert f.refusal("play", card="sneak") == "SOK-20"
    assert f.refusal("joker", effect="sneak") == "SOK-20"


def test_SOK_20_and_after_the_weapon_cards() -> None:
    f = drawn(cards=["salto", "sneak", "kidnap", "new-weapons", "joker"])
    f.does("stop")
    assert f.names_told().index("turned") < len(f.names_told())
    assert (f.actor, f.phase) == (RED, "defence")
    assert f.refusal("step", seat=RED, figure="a", direction="forward") == "SOK-20"


def test_SOK_21_the_attacker_may_play_any_card() -> None:
    f = acting(["salto", "sneak", "kidnap", "new-weapons"])
    assert [move["card"] for move in f.legal("play")] == ["salto", "sneak", "kidnap", "new-weapons"]


def test_SOK_21_the_defender_may_play_new_weapons_only() -> None:
    f = acting(["salto", "sneak", "kidnap", "new-weapons", "joker"], phase=DEFENCE)
    assert f.actor == BLACK
    assert f.match.legal() == [
        {"verb": "play", "card": "new-weapons"},
        {"verb": "joker", "effect": "new-weapons"},
        {"verb": "pass"},
    ]
    assert f.refusal("play", card="sneak") == "SOK-21"
    assert f.refusal("joker", effect="kidnap") == "SOK-21"


def test_SOK_22_the_defender_decides_first_and_then_the_attacker() -> None:
    f = drawn(cards=["new-weapons"])
    f.does("stop", lucky=lambda told: str(told).count("'attack'") == 1)
    assert f.actor == RED, "black attacks, red defends"
    assert f.refusal("pass", seat=BLACK) == "SOK-22"
    f.does("pass")
    assert (f.actor, f.phase) == (BLACK, "action")
    assert f.refusal("pass", seat=RED) == "SOK-22"


def test_SOK_22_one_card_each_and_the_defender_has_no_answer() -> None:
    f = acting(["sneak", "new-weapons", "joker"])
    f.does("play", card="sneak")
    assert f.phase == "movement"
    f = acting(["new-weapons", "joker"])
    f.does("play", card="new-weapons", lucky=lambda told: {"event": "won-steps", "seat": RED, "steps": 2} in told)
    assert (f.actor, f.phase) == (RED, "movement")


def test_SOK_22_who_has_no_card_to_decide_on_is_not_asked() -> None:
    f = drawn(cards=["sneak"])
    f.does("stop", lucky=lambda told: {"event": "attack", "seat": BLACK} in told and "won-steps" not in str(told))
    assert (f.actor, f.phase) == (BLACK, "action"), "red could not defend with Sneak"


def test_SOK_22_the_shuriken_for_three_pairs_comes_before_salto_and_kidnap_act() -> None:
    f = acting(["salto"], steps=3)
    f.does("play", card="salto")
    assert f.names_told() == ["played", "took-shuriken", "won-steps"]
    assert f.phase == "effect"


def test_SOK_23_new_weapons_replace_the_own_three_cards() -> None:
    f = acting(["new-weapons"], phase=DEFENCE)
    f.stack(BLACK, 4, 4, 4)
    f.does("play", card="new-weapons")
    assert f.table["weapons"] == [[5, 5, 5], [4, 4, 4]]
    assert [event["stars"] for event in f.told() if event["event"] == "replaced"] == [4, 4, 4]


def test_SOK_23_equal_pairs_are_broken() -> None:
    f = acting(["new-weapons"], phase=DEFENCE)
    f.stack(BLACK, 5, 5, 5)
    f.does("play", card="new-weapons")
    assert "turned" in f.names_told()
    assert all(red != black for red, black in zip(*f.table["weapons"], strict=True))


def test_SOK_24_a_salto_goes_straight_over_an_enemy_in_all_eight_directions() -> None:
    f = acting(
        ["salto"],
        """
        .  .  .  .  .  .
        .  .  .  .  .  bS
        b1 .  b1 .  b2 .
        .  .  .  .  .  .
        =  =  =  =  .  =
        .  b1 b1 b1 .  .
        .  b1 r1 b1 .  .
        .  b1 b2 b2 .  .
        rS .  .  .  .  .
        """,
    )
    f.does("play", card="salto")
    # In front the fence is in the way, but for its open end; behind on the left stands the own Soke.
    assert [move["direction"] for move in f.legal("salto", figure="b")] == [
        "backward",
        "forward-right",
        "backward-right",
        "left",
        "right",
    ]


def test_SOK_24_a_salto_costs_no_step() -> None:
    f = acting(["salto"], steps=3)
    f.does("play", card="salto")
    f.does("salto", figure="b", direction="forward")
    assert f.at(RED, "b") == "a4"
    assert (f.table["steps"], f.table["effect"]) == (3, None)


@pytest.mark.parametrize(
    "spot, direction",
    [
        ("f", "forward"),
        ("b", "backward"),
        ("e", "forward-left"),
        ("g", "forward-right"),
        ("a", "backward-left"),
        ("c", "backward-right"),
        ("d", "left"),
        ("h", "right"),
    ],
)
def test_SOK_24_one_enemy_in_any_direction_is_enough(spot: str, direction: str) -> None:
    position = """
        .  .  bS .  rS
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  =  =  =  .
        .  .  .  .  .
        .  e  f  g  .
        .  d  r1 h  .
        .  a  b  c  .
        .  .  .  .  .
    """
    words = ["b1" if word == spot else "." if word in tuple("abcdefgh") else word for word in position.split()]
    lines = [" ".join(words[5 * line : 5 * line + 5]) for line in range(11)]
    f = acting(["salto"], "\n".join(lines))
    f.does("play", card="salto")
    assert f.match.legal() == [{"verb": "salto", "figure": "a", "direction": direction}]


@pytest.mark.parametrize(
    "figure, direction, why",
    [
        ("c", "forward", "no enemy beside it"),
        ("b", "backward", "over the edge"),
        ("b", "right", "over a figure of its own"),
    ],
)
def test_SOK_24_other_jumps_are_refused(figure: str, direction: str, why: str) -> None:
    f = acting(["salto"])
    f.does("play", card="salto")
    assert f.refusal("salto", figure=figure, direction=direction) == "SOK-24", why
    assert f.refusal("stop") == "SOK-24"


def test_SOK_24_not_onto_a_figure_of_ones_own_nor_off_the_board() -> None:
    f = acting(
        ["salto"],
        """
        .  bS .  .  b1
        .  .  .  .  r1
        .  .  .  .  .
        .  .  .  .  .
        .  =  =  =  .
        .  .  .  .  .
        r1 .  .  .  .
        b1 .  .  .  .
        r2 .  rS .  .
        """,
    )
    assert f.refusal("play", card="salto") == "SOK-24"


def test_SOK_24_landing_on_an_enemy_means_battle_and_equal_throws_bring_the_jumper_back() -> None:
    f = acting(
        ["salto"],
        """
        .  .  bS .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  =  =  =  .
        b2 .  .  .  .
        b1 .  .  .  .
        r1 .  .  .  .
        .  .  rS .  .
        """,
        steps=2,
    )
    f.does("play", card="salto")
    f.does("salto", figure="b", direction="forward", lucky=throws(3, 3))
    assert f.names_told() == ["jumped", "battle", "revealed", "revealed", "threw", "threw", "sent-back"]
    assert f.at(RED, "b") == "a2"
    assert f.table["steps"] == 2


def test_SOK_24_neither_half_of_the_jump_crosses_the_fence() -> None:
    position = """
        .  .  bS .  .
        .  .  .  .  .
        .  {}  {} .  .
        .  {}  {} .  .
        .  =  =  =  .
        .  {}  .  .  .
        .  {}  .  .  .
        .  .  .  .  .
        .  .  rS .  .
    """
    first_half = acting(["salto"], position.format(".", ".", "b1", ".", "r1", "."))
    assert first_half.refusal("play", card="salto") == "SOK-24"
    second_half = acting(["salto"], position.format(".", ".", ".", ".", "b1", "r1"))
    assert second_half.refusal("play", card="salto") == "SOK-24"


FENCED = """
    .  .  bS .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  b1 .  .
    .  =  =  =  .
    .  r1 r2 .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  rS .  .
"""


def test_SOK_25_sneak_lets_one_step_cross_the_fence() -> None:
    f = acting(["sneak"], FENCED, steps=3)
    f.does("play", card="sneak")
    assert f.table["sneak"] is True
    assert {move["direction"] for move in f.legal("step", figure="b")} >= {"forward", "forward-left", "forward-right"}
    f.steps("b", "forward")
    assert f.names_told() == ["sneaked"]
    assert f.at(RED, "b") == "b5"
    assert (f.table["sneak"], f.table["steps"]) == (False, 2)
    assert f.refusal("step", figure="c", direction="forward-right") == "SOK-33"


def test_SOK_25_sneak_goes_diagonally_too_and_equal_throws_use_it_up() -> None:
    f = acting(["sneak"], FENCED, steps=2)
    f.does("play", card="sneak")
    f.steps("b", "forward-right", lucky=throws(2, 2))
    assert f.at(RED, "b") == "b4"
    assert (f.table["sneak"], f.table["steps"]) == (False, 1)


def test_SOK_25_an_unused_sneak_ends_with_the_attack() -> None:
    f = acting(["sneak"], FENCED, steps=2)
    f.does("play", card="sneak")
    f.does("stop")
    assert f.table["sneak"] is False
    assert f.table["cards"][RED] == []


def test_SOK_26_kidnap_takes_from_the_front_row_whatever_lies_between() -> None:
    f = acting(["kidnap"], FENCED, steps=2)
    f.does("play", card="kidnap")
    assert {move["victim"] for move in f.legal("kidnap")} == {"b"}
    assert f.refusal("kidnap", figure="b", victim="a") == "SOK-26"
    f.does("kidnap", figure="b", victim="b")
    assert f.told()[0] == {"event": "kidnapped", "seat": RED, "figure": "b", "victim": "b", "rank": "one-star"}
    assert f.at(BLACK, "b") is None
    assert f.at(RED, "b") == "c5"
    assert (f.phase, f.table["steps"]) == ("movement", 2)


def test_SOK_26_the_front_row_is_the_nearest_row_with_an_enemy() -> None:
    f = acting(["kidnap"])
    f.does("play", card="kidnap")
    assert {move["victim"] for move in f.legal("kidnap")} == {"e"}, "the one that stands nearest to red"


def test_SOK_26_the_front_row_goes_by_where_figures_stand_and_not_by_their_letters() -> None:
    f = acting(["kidnap"])
    put_on(f.state, BLACK, 4, SQUARE.names.index("a6"))  # from right before red's figures
    f.does("play", card="kidnap")
    assert {move["victim"] for move in f.legal("kidnap")} == {"c", "d"}


def test_SOK_26_black_takes_from_the_row_nearest_to_black() -> None:
    f = acting(["kidnap"], attacker=BLACK)
    f.does("play", card="kidnap")
    assert {move["victim"] for move in f.legal("kidnap")} == {"b", "c"}
    assert f.refusal("kidnap", figure="b", victim="a") == "SOK-26"


def test_SOK_26_the_kidnapper_is_not_revealed_but_is_not_the_soke() -> None:
    f = acting(["kidnap"], FENCED)
    f.does("play", card="kidnap")
    f.does("kidnap", figure="c", victim="b")
    assert f.match.view(BLACK)["rank"][RED][2] == "?"
    assert f.match.view(BLACK)["no_soke"][RED][:3] == [False, False, True]


def test_SOK_26_the_kidnapper_stays_if_the_table_agreed_so() -> None:
    f = acting(["kidnap"], FENCED, kidnapper="stays")
    f.does("play", card="kidnap")
    f.does("kidnap", figure="b", victim="b")
    assert f.at(RED, "b") == "b4"
    assert f.at(BLACK, "b") is None


def test_SOK_26_with_the_soke_alone_nobody_can_be_kidnapped() -> None:
    f = acting(["kidnap"], FENCED.replace("r1 r2", ".  . "))
    assert f.refusal("play", card="kidnap") == "SOK-26"
    assert f.match.legal() == [{"verb": "pass"}]


GRASP = """
    .  .  .  .  .
    .  .  b1 .  .
    .  .  .  .  .
    .  .  bS .  .
    .  =  =  =  .
    .  r1 .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  rS .  .
"""


def test_SOK_27_the_soke_is_revealed_and_stays() -> None:
    f = acting(["kidnap"], GRASP, steps=2)
    f.does("play", card="kidnap")
    f.does("kidnap", figure="b", victim="b")
    assert f.names_told() == ["grasped-soke"]
    assert (f.at(BLACK, "b"), f.at(RED, "b"), f.table["effect"]) == ("c5", "b4", None)
    assert f.match.view(SPECTATOR)["rank"][BLACK][1] == "soke"
    assert f.table["cards"][RED] == []
    assert (f.phase, f.table["steps"]) == ("movement", 2)
    assert f.table["lost"] is False


def test_SOK_28_the_joker_is_any_of_the_others() -> None:
    f = acting(["joker"])
    assert [move["effect"] for move in f.legal("joker")] == ["salto", "sneak", "kidnap", "new-weapons", "shuriken"]
    f.does("joker", effect="sneak")
    assert f.table["sneak"] is True
    assert f.table["cards"][RED] == []


def test_SOK_28_the_joker_as_a_shuriken() -> None:
    f = acting(["joker"], steps=2)
    f.does("joker", effect="shuriken")
    assert (f.table["shuriken"], f.table["supply"]) == ([1, 0], 3)
    f = acting(["joker"])
    f.state.supply = 0
    assert f.refusal("joker", effect="shuriken") == "SOK-28"


def test_SOK_28_the_defender_takes_no_shuriken() -> None:
    f = acting(["joker"], phase=DEFENCE)
    assert f.refusal("joker", effect="shuriken") == "SOK-28"
    f.does("joker", effect="new-weapons", lucky=hears("replaced"))
    assert f.table["cards"][BLACK] == []
