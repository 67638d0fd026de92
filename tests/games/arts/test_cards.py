"""Using art cards: ART-40 to ART-43."""

from games.arts.night import UNSEEN, night
from games.scene import SPECTATOR


def test_ART_40_the_first_use_turns_a_card_up_and_the_second_discards_it() -> None:
    n = night(arts={0: ["Rope", "Shuriken"]})
    n.steals(1, using="Rope")
    assert n.face_up(0) == ["Rope"]
    assert n.arts(0, SPECTATOR) == ["Rope", UNSEEN]
    n.ends_turn()
    n.idles()
    n.idles()
    n.steals(2, using="Rope")
    assert n.arts(0) == ["Shuriken"]
    assert n.discards == ["Rope"]
    assert n.refusal("keep", seat=1, which="old") == "ART-10"


def test_ART_40_a_body_double_is_discarded_after_a_single_use_of_any_kind() -> None:
    n = night(arts={0: ["Body Double", "Rope"], 1: ["Body Double"]}, held={1: "Box"}, partners={0: "Scout"})
    n.attacks(1, using="Body Double", kind="art")
    assert n.discards == ["Body Double"]
    n.defends("Body Double")
    assert n.discards == ["Body Double", "Body Double"]
    assert n.arts(1) == []


def test_ART_40_a_card_one_does_not_have_cannot_be_used() -> None:
    n = night(arts={0: ["Rope"]}, clans=("crane", "crane", "tiger"))
    assert n.refusal("ability", card="2") == "ART-40"
    assert n.refusal("independence", card="5") == "ART-40"


def test_ART_41_the_same_card_is_used_only_once_in_a_turn() -> None:
    n = night(arts={0: ["Shadow Walk", "Shuriken"]}, held={1: "Box"})
    n.uses("Shadow Walk")
    n.does("name", target=1)
    assert n.refusal("steal", card="Shadow Walk", place=1) == "ART-41"
    assert n.refusal("ability", card="Shadow Walk") == "ART-41"
    n.steals(1, using="Shuriken")
    n.ends_turn()
    n.idles()
    n.idles()
    n.uses("Shadow Walk")
    assert n.discards == ["Shadow Walk"]


def test_ART_41_the_defenders_cards_included() -> None:
    n = night(arts={0: ["Shuriken", "Smoke Bomb"], 1: ["Shuriken", "Taijutsu"]}, held={1: "Box", 0: "Key Ring"})
    n.attacks(1, using="Shuriken")
    n.defends("Taijutsu")
    assert n.table["used"][1] == ["2"]
    n.accepts()
    n.ends_turn()
    assert n.table["used"] == [[], [], []], "with the next turn all cards can be used again"
    n.attacks(0, using="Taijutsu")
    assert n.discards == ["Taijutsu"]


def test_ART_42_drawn_cards_are_face_down_and_can_be_used_at_once() -> None:
    n = night(arts={0: ["Body Double"]}, partners={0: "Armourer"})
    n.s.pile[:] = [0] * 12
    n.s.pile[n.number("art", "Rope")] = 2
    n.s.pile_size = 2
    n.steals(1, using="Body Double")
    n.calls_on_partner()
    assert n.arts(0) == ["Rope", "Rope"]
    assert n.face_up(0) == []
    assert n.arts(0, 1) == [UNSEEN, UNSEEN]
    assert n.table["used"][0] == [], "not even on the spot where a card was used this turn"
    assert n.table["pile_size"] == 0


def test_ART_42_discards_are_public_and_do_not_come_back_in_the_round() -> None:
    n = night(arts={0: ["Body Double", "Rope"]}, partners={0: "Armourer"})
    n.steals(1, using="Body Double")
    assert n.match.view(2)["discards"][n.number("art", "Body Double")] == 1
    assert n.s.pile[n.number("art", "Body Double")] == 1
    n.ends_turn()
    n.all_leave()
    assert n.discards == [], "a new round is dealt from all cards"


def test_ART_43_two_copies_of_a_kind_are_two_cards() -> None:
    n = night(arts={0: ["Rope", "Rope"]}, clans=("crane", "crane", "tiger"))
    n.steals(1, using="Rope")
    assert n.face_up(0) == ["Rope"]
    n.does("independence", card="Rope")
    assert n.face_up(0) == ["Rope", "Rope"]
    assert n.discards == []


def test_ART_43_copies_in_the_same_state_are_interchangeable() -> None:
    one, other = night(arts={0: ["Rope", "Shuriken", "Rope"]}), night(arts={0: ["Rope", "Shuriken", "Rope"]})
    one.steals(1, using="1")
    other.steals(1, using="3")
    for n in (one, other):
        assert n.face_up(0) == ["Rope"]
        assert sorted(map(str, n.arts(0, 1))) == [UNSEEN, UNSEEN, "Rope"]
    assert len(one.match.legal()) == len(other.match.legal())


def test_ART_43_the_spot_of_a_face_down_card_tells_nothing_of_it() -> None:
    """Whatever the spots: a viewer sees as many unseen cards, and the same moves of others look the same."""
    one, other = night(arts={0: ["Rope", "Shuriken"]}), night(arts={0: ["Shuriken", "Rope"]})
    for viewer in (1, 2, SPECTATOR):
        assert one.match.view(viewer) == other.match.view(viewer)
