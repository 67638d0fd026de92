"""Attack and defence, and who is asked: ART-16 to ART-22."""

import pytest
from games.arts.night import UNSEEN, Night, night
from games.scene import SPECTATOR


def assailed(target_arts: list[str], target_partner: str = "Scout", attacker_partner: str = "Armourer") -> Night:
    """Seat 0, with all icons, is about to attack seat 1, who holds the Box."""
    return night(
        arts={0: ["Fire Breath", "Body Double"], 1: target_arts, 2: ["Rope"]},
        partners={0: attacker_partner, 1: target_partner, 2: "Pickpocket"},
        keep=("Code Paper", "Tea Bowl", "Black Mirror", None),
        held={1: "Box"},
    )


def test_ART_16_an_attack_names_a_player_in_the_keep_who_holds_an_item() -> None:
    n = night(4, arts={0: ["Shuriken"]}, held={2: "Box"})
    assert n.refusal("attack", card="Shuriken", kind="skill", target=1) == "ART-16"
    assert n.refusal("attack", card="Shuriken", kind="skill", target=0) == "ART-16"
    assert n.refusal("attack", card="Shuriken", kind="skill", target=4) == "ART-16"
    n.attacks(2, using="Shuriken")
    assert n.happened("attacked") == [{"seat": 0, "target": 2, "kind": "skill"}]
    assert n.face_up(0) == ["Shuriken"]


@pytest.mark.parametrize(
    "art, kinds",
    [
        ("Shuriken", {"skill"}),
        ("Hypnosis", {"art"}),
        ("Fire Breath", {"skill", "art"}),
        ("Body Double", {"skill", "art"}),
        ("Smoke Bomb", set()),
        ("Far Sight", set()),
    ],
)
def test_ART_16_the_card_needs_the_icon_and_with_both_the_player_says_which(art: str, kinds: set[str]) -> None:
    n = night(arts={0: [art]}, held={1: "Box"})
    assert {move["kind"] for move in n.match.legal() if move["verb"] == "attack"} == kinds
    for kind in {"skill", "art"} - kinds:
        assert n.refusal("attack", card=art, kind=kind, target=1) == "ART-16"


def test_ART_16_teammates_may_be_attacked() -> None:
    n = night(arts={0: ["Shuriken"]}, clans=("crane", "crane", "tiger"), held={1: "Box"})
    n.robs(1, using="Shuriken")
    assert n.held() == ["Box", None, None]


@pytest.mark.parametrize(
    "art, against_skill, against_art",
    [
        ("Taijutsu", True, False),
        ("Chain Sickle", False, True),
        ("Smoke Bomb", True, True),
        ("Body Double", True, True),
        ("Shuriken", False, False),
    ],
)
@pytest.mark.parametrize("kind", ["skill", "art"])
def test_ART_17_skill_defends_against_skill_and_art_against_art(
    art: str, against_skill: bool, against_art: bool, kind: str
) -> None:
    n = assailed([art])
    n.attacks(1, using="Fire Breath", kind=kind)
    if against_skill if kind == "skill" else against_art:
        n.defends(art)
        n.accepts()
        assert n.held() == [None, "Box", None], "nothing is taken"
        assert n.happened("attack-failed") == [{"seat": 0, "target": 1}]
    else:
        assert n.refusal("defend", card=art) == "ART-17"


def test_ART_17_nobody_has_to_defend() -> None:
    n = assailed(["Smoke Bomb"])
    n.robs(1, using="Fire Breath")
    assert n.held() == ["Box", None, None]
    assert n.face_up(1) == []


def test_ART_18_undefended_the_attacker_takes_the_item() -> None:
    n = assailed(["Rope"])
    n.robs(1, using="Fire Breath", kind="art")
    assert n.held() == ["Box", None, None]
    assert n.happened("robbed") == [{"seat": 0, "target": 1}]
    assert n.actor == 0


@pytest.mark.parametrize("arts", [[], ["Far Sight"], ["Smoke Bomb"], ["Smoke Bomb", "Body Double"]])
@pytest.mark.parametrize("partner", ["Scout", "Bodyguard"])
def test_ART_19_the_target_is_asked_whatever_they_hold_and_nobody_can_tell_what(arts: list[str], partner: str) -> None:
    n = assailed(arts, partner)
    n.attacks(1, using="Fire Breath")
    assert n.actor == 1
    assert n.phase == "defence"
    assert n.may("accept")
    assert n.may("defend") == bool({"Smoke Bomb", "Body Double"} & set(arts))
    assert n.may("secret-art") == (partner == "Bodyguard")
    unarmed = assailed(["Far Sight"] * min(2, len(arts)), "Armourer", "Poisoner")
    unarmed.attacks(1, using="Fire Breath")
    for viewer in (2, SPECTATOR):
        assert n.told(viewer) == unarmed.told(viewer)
        assert n.match.view(viewer) == unarmed.match.view(viewer)


@pytest.mark.parametrize("which", ["old", "new"])
def test_ART_20_whoever_gains_a_second_item_keeps_one_and_puts_the_other_where_the_new_one_lay(which: str) -> None:
    n = night(held={0: "Box"}, keep=("Tea Bowl", "Key Ring", "Gold Ingot", None), arts={0: ["Rope"]})
    n.steals(2, using="Rope")
    assert n.phase == "keep"
    assert n.refusal("end-turn") == "ART-20"
    assert n.refusal("investigate", place=1) == "ART-20"
    n.keeps(which)
    kept, back = ("Box", "Key Ring") if which == "old" else ("Key Ring", "Box")
    assert n.held() == [kept, None, None]
    assert n.keep() == ["Tea Bowl", back, "Gold Ingot", None]
    assert n.happened("put-back") == [{"seat": 0, "place": "2"}]


@pytest.mark.parametrize("which", ["old", "new"])
def test_ART_20_after_an_attack_it_goes_to_the_first_empty_place(which: str) -> None:
    n = night(held={0: "Box", 1: "Key Ring"}, keep=("Tea Bowl", None, "Gold Ingot", None), arts={0: ["Shuriken"]})
    n.robs(1, using="Shuriken")
    n.keeps(which)
    back = "Key Ring" if which == "old" else "Box"
    assert n.keep() == ["Tea Bowl", back, "Gold Ingot", None]
    assert n.held()[1] is None


def test_ART_20_keeping_the_one_or_the_other_looks_the_same_to_all_others() -> None:
    nights = []
    for which in ("old", "new"):
        n = night(held={0: "Box"}, keep=("Tea Bowl", "Key Ring", "Gold Ingot", None), arts={0: ["Rope"]})
        n.steals(2, using="Rope")
        n.keeps(which)
        nights.append(n)
    for viewer in (1, 2, SPECTATOR):
        assert nights[0].told(viewer) == nights[1].told(viewer)
        assert nights[0].match.view(viewer) == nights[1].match.view(viewer)


def test_ART_20_there_is_nothing_to_keep_without_two_items() -> None:
    n = night(held={0: "Box"})
    assert n.refusal("keep", which="old") == "ART-20"


def test_ART_21_the_target_answers_once_with_one_card() -> None:
    n = assailed(["Smoke Bomb", "Taijutsu"])
    n.attacks(1, using="Fire Breath")
    assert n.refusal("investigate", place=1) == "ART-21"
    assert n.refusal("end-turn") == "ART-21"
    n.defends("Taijutsu")
    assert n.actor == 0
    assert n.refusal("defend", seat=1, card="Smoke Bomb") == "ART-10"
    assert n.refusal("defend", card="Body Double") == "ART-21"


def test_ART_21_a_bodyguard_makes_the_attack_fail_and_the_attacker_is_not_asked() -> None:
    n = assailed(["Smoke Bomb"], "Bodyguard", "Blade")
    n.attacks(1, using="Fire Breath")
    n.calls_on_partner()
    assert n.held() == [None, "Box", None]
    assert (n.actor, n.phase) == (0, "turn")
    assert n.table["partner_used"] == [1]
    assert n.face_up(0) == ["Fire Breath"], "cards used stay used"
    assert n.refusal("secret-art") == "ART-31"


def test_ART_21_a_blade_makes_the_defence_void_and_the_attack_succeed() -> None:
    n = assailed(["Smoke Bomb"], "Bodyguard", "Blade")
    n.attacks(1, using="Fire Breath")
    n.defends("Smoke Bomb")
    n.calls_on_partner()
    assert n.held() == ["Box", None, None], "no answer is answered: the bodyguard comes too late"
    assert n.face_up(1) == ["Smoke Bomb"]
    assert n.table["partner_used"] == [0]


def test_ART_21_the_attacker_waits_for_the_answer() -> None:
    n = assailed(["Smoke Bomb"])
    n.attacks(1, using="Fire Breath")
    assert n.refusal("ability", seat=0, card="Body Double") == "ART-34"
    assert n.refusal("accept", seat=0) == "ART-34"
    assert n.refusal("accept", seat=2) == "ART-10"


@pytest.mark.parametrize("partner", ["Blade", "Scout", "Bodyguard", "Armourer"])
def test_ART_22_the_attacker_is_asked_after_a_defence_whatever_the_unused_partner_is(partner: str) -> None:
    n = assailed(["Smoke Bomb"], "Poisoner", partner)
    n.attacks(1, using="Fire Breath")
    n.defends("Smoke Bomb")
    assert (n.actor, n.phase) == (0, "reply")
    assert n.may("secret-art") == (partner == "Blade")
    assert n.match.view(2)["partner"][0] == UNSEEN
    n.accepts()
    assert n.phase == "turn"


def test_ART_22_with_a_used_partner_there_is_nothing_to_ask() -> None:
    n = assailed(["Smoke Bomb"], "Poisoner", "Scout")
    n.calls_on_partner()
    n.attacks(1, using="Fire Breath")
    n.defends("Smoke Bomb")
    assert (n.actor, n.phase) == (0, "turn")
    assert n.happened("attack-failed")
