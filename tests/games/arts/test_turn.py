"""A turn: ART-10 to ART-15."""

import pytest
from games.arts.night import UNSEEN, night
from games.scene import SPECTATOR

KEEP = ("Code Paper", "Box", "Tea Bowl", "Black Mirror")


def test_ART_10_play_goes_clockwise_among_those_in_the_keep() -> None:
    n = night(4, first=2)
    order = []
    for _ in range(3):
        order.append(n.actor)
        n.idles()
    order.append(n.actor)
    n.leaves()
    for _ in range(4):
        order.append(n.actor)
        n.idles()
    assert order == [2, 3, 0, 1, 2, 3, 0, 2]


def test_ART_10_nobody_acts_out_of_turn() -> None:
    n = night()
    assert n.refusal("investigate", seat=1, place=1) == "ART-10"
    assert n.refusal("leave", seat=2) == "ART-10"


def test_ART_11_one_can_leave_with_or_without_an_item_and_is_out_until_scoring() -> None:
    n = night(5, held={1: "Box"})
    n.leaves()
    assert n.table["inside"] == [1, 2, 3, 4]
    n.leaves()
    assert n.table["inside"] == [2, 3, 4]
    assert n.held()[1] == "Box", "the item goes with its holder"
    assert n.refusal("attack", card="1", kind="skill", target=1) == "ART-16"


@pytest.mark.parametrize("first", ["investigate", "ability", "secret-art", "independence"])
def test_ART_11_leaving_comes_before_anything_else_in_the_turn(first: str) -> None:
    n = night(arts={0: ["Far Sight", "Rope"]}, partners={0: "Scout"}, clans=("crane", "crane", "tiger"))
    if first == "investigate":
        n.investigates(1)
    elif first == "secret-art":
        n.calls_on_partner()
    elif first == "independence":
        n.does("independence", card="Rope")
    else:
        n.uses("Far Sight")
        n.does("choose", place=1)
        n.does("choose", place=2)
    assert n.refusal("leave") == "ART-11"


def test_ART_12_a_player_without_arts_leaves_at_the_start_of_the_turn() -> None:
    n = night(arts={1: []}, partners={1: "Scout"})
    n.idles()
    assert n.happened("left-without-arts") == [{"seat": 1}]
    assert n.table["inside"] == [0, 2]
    assert n.actor == 2
    assert n.table["partner_used"] == [], "even if the partner is unused"


def test_ART_12_not_in_the_middle_of_the_turn() -> None:
    n = night(arts={0: ["Body Double"]})
    n.steals(1, using="Body Double")
    assert n.arts(0) == []
    assert n.actor == 0
    n.ends_turn()
    assert n.table["inside"] == [0, 1, 2]
    n.idles()
    n.idles()
    assert 0 not in n.table["inside"]


def test_ART_13_exactly_one_main_action_then_the_turn_can_be_ended() -> None:
    n = night(held={1: "Key Ring"})
    assert n.refusal("end-turn") == "ART-13"
    n.investigates(1)
    assert n.refusal("investigate", place=2) == "ART-13"
    assert n.refusal("steal", card="1", place=1) == "ART-13"
    assert n.refusal("attack", card="1", kind="skill", target=1) == "ART-13"
    n.ends_turn()
    assert n.actor == 1


def test_ART_13_free_actions_come_before_and_after_it() -> None:
    n = night(arts={0: ["Far Sight", "Shadow Walk"]}, partners={0: "Scout"}, held={1: "Key Ring"})
    n.uses("Far Sight")
    n.does("choose", place=1)
    n.does("choose", place=2)
    n.investigates(3)
    n.uses("Shadow Walk")
    n.does("name", target=1)
    n.calls_on_partner()
    n.ends_turn()


def test_ART_13_nobody_but_the_player_ends_a_turn() -> None:
    n = night()
    n.investigates(1)
    assert n.actor == 0
    assert n.refusal("end-turn", seat=1) == "ART-10"


def test_ART_14_investigating_shows_one_item_to_the_player_alone_and_needs_no_art() -> None:
    n = night(keep=KEEP)
    n.investigates(3)
    assert n.keep(0) == [UNSEEN, UNSEEN, "Tea Bowl", UNSEEN]
    for viewer in (1, 2, SPECTATOR):
        assert n.keep(viewer) == [UNSEEN] * 4
        assert n.told(viewer) == [{"event": "looked", "seat": 0, "place": "3"}]
    assert n.face_up(0) == []


def test_ART_14_only_an_item_lying_in_the_keep() -> None:
    n = night(keep=("Box", None, "Tea Bowl", None), held={1: "Key Ring", 2: "Gold Ingot"})
    assert n.refusal("investigate", place=2) == "ART-14"
    assert n.refusal("investigate", place=6) == "ART-14"


def test_ART_15_stealing_uses_any_art_and_takes_the_item() -> None:
    n = night(keep=KEEP, arts={0: ["Far Sight"]})
    n.steals(2, using="Far Sight")
    assert n.face_up(0) == ["Far Sight"]
    assert n.held() == ["Box", None, None]
    assert n.keep() == ["Code Paper", None, "Tea Bowl", "Black Mirror"]
    assert n.held(0) == ["Box", None, None]
    for viewer in (1, 2, SPECTATOR):
        assert n.held(viewer) == [UNSEEN, None, None]


def test_ART_15_only_an_item_lying_in_the_keep_and_never_without_an_art() -> None:
    n = night(keep=("Box", None, "Tea Bowl", "Black Mirror"), held={1: "Key Ring"}, arts={0: ["Rope"]})
    assert n.refusal("steal", card="Rope", place=2) == "ART-15"
    assert n.refusal("steal", card="2", place=1) == "ART-40"
