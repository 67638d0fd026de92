"""Free actions, and every effect of the house deck: ART-30 to ART-34."""

import pytest
from games.arts.night import TEAM, UNSEEN, Night, night
from games.scene import SPECTATOR

KEEP = ("Code Paper", "Box", "Tea Bowl", "Black Mirror")

# Abilities of arts


def test_ART_30_an_ability_uses_the_card() -> None:
    n = night(arts={0: ["Far Sight", "Shuriken"]})
    n.uses("Far Sight")
    assert n.face_up(0) == ["Far Sight"]
    assert n.table["used"][0] == ["1"]


def test_ART_30_a_card_without_an_effect_has_no_ability() -> None:
    n = night(arts={0: ["Shuriken", "Body Double"]})
    assert n.refusal("ability", card="Shuriken") == "ART-30"
    assert n.refusal("ability", card="Body Double") == "ART-30"


def test_ART_30_far_sight_looks_at_two_items_in_the_keep() -> None:
    n = night(arts={0: ["Far Sight"]}, keep=KEEP)
    n.uses("Far Sight")
    assert n.refusal("end-turn") == "ART-33"
    n.does("choose", place=4)
    assert n.refusal("choose", place=4) == "ART-33"
    n.does("choose", place=1)
    assert n.phase == "turn"
    assert n.keep(0) == ["Code Paper", UNSEEN, UNSEEN, "Black Mirror"]
    assert n.keep(1) == n.keep(SPECTATOR) == [UNSEEN] * 4
    assert n.may("investigate"), "an ability is no main action"


def test_ART_30_shadow_walk_looks_at_another_players_item() -> None:
    n = night(arts={0: ["Shadow Walk"]}, held={1: "Box", 2: "Key Ring"})
    n.uses("Shadow Walk")
    n.does("name", target=2)
    assert n.held(0) == [None, UNSEEN, "Key Ring"]
    assert n.held(1) == [None, "Box", UNSEEN]
    assert n.told(1) == [{"event": "spied", "seat": 0, "target": 2}]
    assert n.arts(2, 0) == [UNSEEN] * 3, "and not at the art cards"


def test_ART_30_rope_strikes_a_face_up_art() -> None:
    n = night(arts={0: ["Rope", "Shuriken"], 1: ["Taijutsu", "Illusion"]}, first=1)
    n.steals(1, using="Illusion")
    n.ends_turn()
    n.idles()
    n.uses("Rope")
    assert n.refusal("strike", target=1, card="Taijutsu") == "ART-33", "it lies face down"
    assert n.refusal("strike", target=0, card="Rope") == "ART-33", "never on yourself"
    n.does("strike", target=1, card="Illusion")
    assert n.arts(1) == ["Taijutsu"]
    assert n.discards == ["Illusion"]


# Secret arts of partners


def test_ART_31_a_partner_is_revealed_when_used_and_used_once_a_round() -> None:
    n = night(partners={0: "Scout"})
    n.calls_on_partner()
    assert all(n.match.view(viewer)["partner"][0] == 0 for viewer in n.viewers)
    assert n.refusal("secret-art") == "ART-31"
    n.investigates(1)
    n.ends_turn()
    n.idles()
    n.idles()
    assert n.refusal("secret-art") == "ART-31"


@pytest.mark.parametrize("partner", ["Bodyguard", "Blade"])
def test_ART_31_some_powers_have_their_own_moment(partner: str) -> None:
    n = night(partners={0: partner})
    assert n.refusal("secret-art") == "ART-31"


def test_ART_31_scout_looks_at_every_item_in_the_keep() -> None:
    n = night(partners={0: "Scout"}, keep=(*KEEP[:3], None), held={1: "Key Ring"})
    n.calls_on_partner()
    assert n.keep(0) == ["Code Paper", "Box", "Tea Bowl", None]
    assert n.held(0)[1] == UNSEEN
    assert n.keep(1) == [UNSEEN] * 3 + [None]


def test_ART_31_pickpocket_takes_an_item_without_using_an_art() -> None:
    n = night(partners={0: "Pickpocket"}, keep=KEEP)
    n.calls_on_partner()
    n.does("choose", place=2)
    assert n.held() == ["Box", None, None]
    assert n.face_up(0) == []
    assert n.may("steal"), "it is no main action"


def test_ART_31_pickpocket_with_an_item_in_hand_keeps_one_of_the_two() -> None:
    n = night(partners={0: "Pickpocket"}, keep=("Code Paper", "Box", "Tea Bowl", None), held={0: "Key Ring"})
    n.calls_on_partner()
    n.does("choose", place=2)
    n.keeps("new")
    assert n.held() == ["Box", None, None]
    assert n.keep() == ["Code Paper", "Key Ring", "Tea Bowl", None]


def test_ART_31_poisoner_makes_another_discard_an_art_at_random() -> None:
    lost = set()
    for seed in range(30):
        n = night(partners={0: "Poisoner"}, arts={1: ["Rope", "Illusion", "Shuriken"]}, seed=seed)
        n.calls_on_partner()
        n.does("name", target=1)
        assert len(n.arts(1)) == 2
        lost |= set(n.discards)
        (told,) = n.happened("poisoned")
        assert n.called("art", told["art"]) == n.discards[0]
    assert lost == {"Rope", "Illusion", "Shuriken"}


def test_ART_31_armourer_draws_two_arts() -> None:
    n = night(partners={0: "Armourer"})
    n.calls_on_partner()
    assert len(n.arts(0)) == 5
    assert n.table["pile_size"] == 24 - 9 - 2
    assert n.arts(0, 1) == [UNSEEN] * 5
    assert n.happened("drew") == [{"seat": 0, "cards": 2, "pile": 13}]
    assert len(n.happened("art-drawn", 0)) == 2
    assert n.happened("art-drawn", 1) == []


def test_ART_31_mind_reader_looks_at_item_and_arts() -> None:
    n = night(partners={0: "Mind Reader"}, arts={1: ["Rope", "Illusion"]}, held={1: "Box"})
    n.calls_on_partner()
    n.does("name", target=1)
    assert n.held(0)[1] == "Box"
    assert n.arts(1, 0) == ["Rope", "Illusion"]
    assert n.arts(1, 2) == [UNSEEN, UNSEEN]
    assert n.match.view(0)["partner"][1] == UNSEEN, "but not at the partner"


def test_ART_31_changeling_exchanges_items() -> None:
    n = night(partners={0: "Changeling"}, held={0: "Box", 2: "Key Ring"})
    n.calls_on_partner()
    n.does("name", target=2)
    assert n.held() == ["Key Ring", None, "Box"]


# Independence


def test_ART_32_independence_uses_an_art_and_discards_the_allegiance() -> None:
    n = night(clans=TEAM, arts={0: ["Rope"]})
    n.does("independence", card="Rope")
    assert n.table["allegiance"] == [None, "crane", "snake"]
    assert n.face_up(0) == ["Rope"]


def test_ART_32_only_while_one_has_a_teammate() -> None:
    n = night(clans=TEAM, arts={0: ["Rope", "Shuriken"], 1: ["Illusion"]})
    n.does("independence", card="Rope")
    assert n.refusal("independence", card="Shuriken") == "ART-32"
    n.investigates(1)
    n.ends_turn()
    assert n.refusal("independence", card="Illusion") == "ART-32", "the one left behind has no teammate, either"


# What an effect needs


@pytest.mark.parametrize(
    "partner, held",
    [("Changeling", {1: "Box"}), ("Changeling", {0: "Box"}), ("Changeling", {})],
)
def test_ART_33_an_exchange_needs_two_items(partner: str, held: dict[int, str]) -> None:
    n = night(partners={0: partner}, held=held)
    assert n.refusal("secret-art") == "ART-33"


def test_ART_33_an_effect_needs_what_it_names() -> None:
    n = night(arts={0: ["Shadow Walk", "Rope"]})
    assert n.refusal("ability", card="Shadow Walk") == "ART-33", "nobody holds an item"
    assert n.refusal("ability", card="Rope") == "ART-33", "no art lies face up"
    n = night(partners={0: "Poisoner"}, arts={1: [], 2: []})
    assert n.refusal("secret-art") == "ART-33"
    n = night(partners={0: "Mind Reader"}, arts={1: [], 2: []})
    assert n.refusal("secret-art") == "ART-33"
    n = night(partners={0: "Armourer"})
    n.s.pile_size = 0
    assert n.refusal("secret-art") == "ART-33"


def one_card_in_pile() -> Night:
    n = night(partners={0: "Armourer"})
    n.s.pile[:] = [1, *[0] * 11]
    n.s.pile_size = 1
    return n


def test_ART_33_less_than_all_is_as_much_as_there_is() -> None:
    n = one_card_in_pile()
    n.calls_on_partner()
    assert n.happened("drew") == [{"seat": 0, "cards": 1, "pile": 0}]
    held = {0: "Key Ring", 1: "Box", 2: "Tea Bowl"}
    n = night(arts={0: ["Far Sight"]}, held=held, keep=(None, "Code Paper", None, None))
    n.uses("Far Sight")
    assert n.keep(0) == [None, "Code Paper", None, None]
    assert n.phase == "turn"
    n = night(partners={0: "Mind Reader"}, arts={1: ["Rope"], 2: []})
    n.calls_on_partner()
    assert n.refusal("name", target=2) == "ART-33"
    n.does("name", target=1)
    assert n.arts(1, 0) == ["Rope"]


def test_ART_33_never_on_oneself_nor_on_those_who_left_but_on_teammates() -> None:
    n = night(4, arts={0: ["Shadow Walk"]}, held={0: "Box", 1: "Key Ring", 2: "Tea Bowl"}, clans=TEAM, first=2)
    n.leaves()
    n.idles()
    n.uses("Shadow Walk")
    assert n.refusal("name", target=0) == "ART-33"
    assert n.refusal("name", target=2) == "ART-33"
    assert n.refusal("name", target=3) == "ART-33"
    assert n.refusal("choose", place=1) == "ART-33"
    n.does("name", target=1)
    assert n.held(0)[1] == "Key Ring"


def test_ART_33_there_is_nothing_to_choose_without_an_effect() -> None:
    n = night(held={1: "Box"})
    assert n.refusal("choose", place=1) == "ART-33"
    assert n.refusal("name", target=1) == "ART-33"
    assert n.refusal("strike", target=1, card="1") == "ART-33"


def test_ART_34_free_actions_at_any_point_of_the_own_turn_at_which_nobody_is_asked() -> None:
    n = night(
        arts={0: ["Shuriken", "Shadow Walk"], 1: ["Illusion"]},
        partners={0: "Scout"},
        held={1: "Box", 2: "Key Ring"},
        clans=TEAM,
    )
    assert {"ability", "secret-art", "independence"} <= {move["verb"] for move in n.match.legal()}
    n.attacks(1, using="Shuriken")
    assert n.match.legal(0) == []
    assert n.refusal("secret-art", seat=0) == "ART-34"
    assert n.refusal("ability", seat=0, card="Shadow Walk") == "ART-34"
    n.accepts()
    assert {"ability", "secret-art", "independence"} <= {move["verb"] for move in n.match.legal()}
    assert n.refusal("secret-art", seat=1) == "ART-10"
