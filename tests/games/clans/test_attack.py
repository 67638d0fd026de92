"""The clauses of clans about the third order: CLA-14 to CLA-18, and CLA-19 where no attack is legal."""

import pytest

from .provinces import COUNTS, War, war

FILLER = "hojo 4"


def before_attack(provinces: dict[int, str], players: int = 4, clans: str | None = None, moved_out: bool = True) -> War:
    """Seat 0 has deployed Hōjō in the farthest province; its second order is due."""
    w = war(players, provinces=provinces, hands={0: FILLER}, clans=clans, moved_out=moved_out)
    w.deploys("hojo", into=players - 1)
    return w


# CLA-14: one attack, from the own province into another, and it must be made


def test_CLA_14_an_army_in_the_own_province_attacks_an_army_in_another() -> None:
    w = before_attack({0: "oda 3, takeda 2", 1: "mori 2, takeda", 2: "mori"})
    w.stations("hojo")
    assert w.attacks_open == [
        ("takeda", 2, "mori"),
        ("oda", 1, "takeda"),
        ("oda", 1, "mori"),
        ("oda", 2, "mori"),
    ]
    w.attacks("oda", 1, "mori")
    for viewer in w.viewers:
        attacked = {"event": "attacked", "seat": 0, "clan": "oda", "province": 1, "target": "mori"}
        assert w.told(viewer)[0] == attacked


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_14_every_other_province_can_be_attacked_and_from_every_seat(players: int) -> None:
    for seat in range(players):
        w = war(players, first=seat, provinces=dict.fromkeys(range(players), "oda 2, mori"), hands={seat: FILLER})
        others = [province for province in range(players) if province != seat]
        w.deploys("hojo", into=others[0])
        w.stations("hojo")
        assert w.attacks_open == [("oda", province, "mori") for province in others]


def test_CLA_14_not_with_an_army_that_stands_elsewhere_nor_at_home_nor_at_nobody() -> None:
    w = before_attack({0: "oda 3, mori", 1: "takeda 4, mori"})
    w.stations("hojo")
    assert w.refused_attack("takeda", 1, "mori") == "CLA-14"
    assert w.refused_attack("oda", 0, "mori") == "CLA-14"
    assert w.refused_attack("oda", 1, "uesugi") == "CLA-14"
    assert w.refused_attack("oda", 4, "mori") == "CLA-14"
    assert w.attacks_open == [("oda", 1, "mori")]


def test_CLA_14_there_is_exactly_one_attack() -> None:
    w = before_attack({0: "oda 3, takeda 3", 1: "mori", 2: "uesugi"})
    w.stations("hojo")
    w.attacks("oda", 1, "mori")
    assert w.due == (1, "first")
    assert w.armies[2] == {"uesugi": 1}


def test_CLA_14_who_can_attack_must_and_is_asked_for_nothing_else() -> None:
    w = before_attack({0: "oda 2", 1: "mori"})
    w.stations("hojo")
    assert w.due == (0, "third")
    assert w.match.legal() == [{"verb": "attack", "clan": "oda", "province": 1, "target": "mori"}]
    assert w.skipped == []


def test_CLA_14_also_when_the_only_target_is_of_the_clan_one_serves() -> None:
    w = before_attack({0: "oda 2", 1: "mori"}, clans="mori, hojo, uesugi, takeda")
    w.stations("hojo")
    assert w.attacks_open == [("oda", 1, "mori")]


def test_CLA_14_also_with_an_army_of_the_clan_one_serves() -> None:
    w = before_attack({0: "oda 2", 1: "mori"}, clans="oda, hojo, uesugi, takeda")
    w.stations("hojo")
    assert w.attacks_open == [("oda", 1, "mori")]


def test_CLA_14_a_second_order_can_force_an_attack() -> None:
    provinces = {0: "oda", 1: "mori, oda"}
    forced, spared = before_attack(provinces), before_attack(provinces)
    forced.moves("oda", out_of=1, into=0)
    assert forced.attacks_open == [("oda", 1, "mori")]
    spared.stations("hojo")
    assert spared.skipped == [(0, "third")]


# CLA-15: strictly weaker


def test_CLA_15_an_equal_army_is_not_weaker() -> None:
    w = before_attack({0: "oda 2", 1: "mori 2", 2: "mori"})
    w.stations("hojo")
    assert w.refused_attack("oda", 1, "mori") == "CLA-15"
    assert w.attacks_open == [("oda", 2, "mori")]


def test_CLA_15_a_stronger_army_is_not_weaker() -> None:
    w = before_attack({0: "oda 2", 1: "mori 3", 2: "mori"})
    w.stations("hojo")
    assert w.refused_attack("oda", 1, "mori") == "CLA-15"
    assert w.attacks_open == [("oda", 2, "mori")]


@pytest.mark.parametrize("strength", [2, 3, 7, 11])
def test_CLA_15_an_army_with_one_card_less_is_weaker(strength: int) -> None:
    w = before_attack({0: f"oda {strength}", 1: f"mori {strength - 1}", 2: f"takeda {strength}"})
    w.stations("hojo")
    assert w.attacks_open == [("oda", 1, "mori")]


def test_CLA_15_it_is_the_armies_that_are_compared_not_the_provinces() -> None:
    w = before_attack({0: "oda 2, takeda 2, uesugi 2", 1: "mori 2"})
    w.stations("hojo")
    assert w.skipped == [(0, "third")]


# CLA-16: of another clan


def test_CLA_16_an_army_never_attacks_its_own_clan_however_weak() -> None:
    w = before_attack({0: "oda 5, takeda 2", 1: "oda"})
    w.stations("hojo")
    assert w.refused_attack("oda", 1, "oda") == "CLA-16"
    assert w.attacks_open == [("takeda", 1, "oda")]


def test_CLA_16_with_the_same_clan_on_both_sides_only_the_others_can_be_attacked() -> None:
    w = before_attack({0: "oda 3, mori 3", 1: "oda 2, mori 2"})
    w.stations("hojo")
    assert w.attacks_open == [("mori", 1, "oda"), ("oda", 1, "mori")]


# CLA-17: not an army that this turn has changed


def test_CLA_17_the_army_that_was_fed_by_the_first_order_is_protected() -> None:
    w = war(3, provinces={0: "oda 3", 1: "mori", 2: "mori"}, hands={0: "mori, hojo 3"})
    w.deploys("mori", into=1)
    w.stations("hojo")
    assert w.refused_attack("oda", 1, "mori") == "CLA-17"
    assert w.attacks_open == [("oda", 2, "mori")]
    assert w.changed == {(1, "mori"): "deployed", (0, "hojo"): "stationed"}


def test_CLA_17_the_army_that_was_struck_by_a_ninja_is_protected() -> None:
    w = war(3, provinces={0: "oda 3", 1: "mori 2, takeda", 2: "mori"}, hands={0: "ninja, hojo 3"})
    w.ninja_strikes("mori", at=1)
    w.stations("hojo")
    assert w.armies[1] == {"mori": 1, "takeda": 1}
    assert w.refused_attack("oda", 1, "mori") == "CLA-17"
    assert w.attacks_open == [("oda", 1, "takeda"), ("oda", 2, "mori")]
    assert w.changed == {(1, "mori"): "ninja", (0, "hojo"): "stationed"}


def test_CLA_17_the_army_that_a_card_was_moved_into_is_protected() -> None:
    w = before_attack({0: "oda 3", 1: "mori 4", 2: "mori"})
    w.moves("mori", out_of=1, into=2)
    assert w.skipped == [(0, "third")], "mori is out of reach in 1 and protected in 2"
    w = before_attack({0: "oda 3, takeda 2", 1: "mori 4, uesugi", 2: "mori"})
    w.moves("mori", out_of=1, into=2)
    assert w.refused_attack("oda", 2, "mori") == "CLA-17"
    assert w.changed[2, "mori"] == "moved-in"
    assert w.attacks_open == [("takeda", 1, "uesugi"), ("oda", 1, "uesugi")]


@pytest.mark.parametrize("edition", ["de", "fr"])
def test_CLA_17_the_army_that_a_card_was_moved_out_of_is_protected_in_both_editions(edition: str) -> None:
    w = war(4, provinces={0: "oda 3", 1: "mori 2, takeda"}, hands={0: FILLER}, edition=edition)
    w.deploys("hojo", into=3)
    w.moves("mori", out_of=1, into=2)
    assert w.refused_attack("oda", 1, "mori") == "CLA-17"
    assert w.attacks_open == [("oda", 1, "takeda")]
    assert w.changed == {(3, "hojo"): "deployed", (1, "mori"): "moved-out", (2, "mori"): "moved-in"}


def test_CLA_17_unless_the_table_agreed_that_moving_out_does_not_protect() -> None:
    w = before_attack({0: "oda 3", 1: "mori 2"}, moved_out=False)
    w.moves("mori", out_of=1, into=2)
    assert w.attacks_open == [("oda", 1, "mori")]
    assert w.changed == {(3, "hojo"): "deployed", (2, "mori"): "moved-in"}


def test_CLA_17_moving_out_unprotects_nobody_whom_the_first_order_protects() -> None:
    for moved_out in (True, False):
        fed = before_attack({0: "oda 3", 3: "hojo, takeda"}, moved_out=moved_out)
        fed.moves("hojo", out_of=3, into=2)
        assert fed.refused_attack("oda", 3, "hojo") == fed.refused_attack("oda", 2, "hojo") == "CLA-17"
        assert fed.attacks_open == [("oda", 3, "takeda")]
        struck = war(3, provinces={0: "oda 3", 1: "mori 3, takeda"}, hands={0: "ninja, hojo 3"}, moved_out=moved_out)
        struck.ninja_strikes("mori", at=1)
        struck.moves("mori", out_of=1, into=2)
        assert struck.refused_attack("oda", 1, "mori") == "CLA-17"
        assert struck.attacks_open == [("oda", 1, "takeda")]


def test_CLA_17_the_only_target_may_be_the_one_just_fed_and_then_there_is_no_attack() -> None:
    w = war(3, provinces={0: "oda 3", 1: "mori"}, hands={0: "mori, hojo 3"})
    w.deploys("mori", into=1)
    w.stations("hojo")
    assert w.skipped == [(0, "third")]
    assert w.due == (1, "first")
    assert w.armies[1] == {"mori": 2}


def test_CLA_17_a_move_can_empty_an_army_and_nothing_is_left_to_attack() -> None:
    for moved_out in (True, False):
        w = before_attack({0: "oda 3", 1: "mori"}, moved_out=moved_out)
        w.moves("mori", out_of=1, into=2)
        assert w.armies[1] == {}
        assert w.skipped == [(0, "third")]
        at_home = before_attack({0: "oda 3", 1: "mori, takeda"}, moved_out=moved_out)
        at_home.moves("mori", out_of=1, into=0)
        assert at_home.refused_attack("oda", 1, "mori") == "CLA-14"
        assert at_home.attacks_open == [("oda", 1, "takeda")]


def test_CLA_17_an_army_emptied_by_a_ninja_and_rebuilt_by_a_move_is_still_the_changed_one() -> None:
    w = war(3, provinces={0: "oda 3", 1: "mori, takeda", 2: "mori 4"}, hands={0: "ninja, hojo 3"})
    w.ninja_strikes("mori", at=1)
    assert w.armies[1] == {"takeda": 1}
    assert w.changed == {(1, "mori"): "ninja"}
    w.moves("mori", out_of=2, into=1)
    assert w.armies[1] == {"mori": 1, "takeda": 1}
    assert w.refused_attack("oda", 1, "mori") == "CLA-17"
    assert w.attacks_open == [("oda", 1, "takeda")]


def test_CLA_17_another_clan_in_that_province_and_that_clan_in_another_province_are_not_protected() -> None:
    w = war(4, provinces={0: "oda 4", 1: "mori, takeda", 2: "mori", 3: "mori"}, hands={0: "mori, hojo 3"})
    w.deploys("mori", into=1)
    w.moves("mori", out_of=3, into=2)
    assert w.attacks_open == [("oda", 1, "takeda")]
    w = war(4, provinces={0: "oda 4", 1: "mori, takeda", 2: "mori", 3: "mori"}, hands={0: "mori, hojo 3"})
    w.deploys("mori", into=1)
    w.stations("hojo")
    assert w.attacks_open == [("oda", 1, "takeda"), ("oda", 2, "mori"), ("oda", 3, "mori")]


def test_CLA_17_an_own_army_that_was_just_stationed_or_moved_in_may_attack() -> None:
    stationed = before_attack({0: "hojo", 1: "mori"})
    stationed.stations("hojo")
    assert stationed.attacks_open == [("hojo", 1, "mori")]
    moved = before_attack({0: "oda", 1: "mori", 2: "oda"})
    moved.moves("oda", out_of=2, into=0)
    assert moved.attacks_open == [("oda", 1, "mori")]
    moved.attacks("oda", 1, "mori")
    assert moved.armies == [{"oda": 2}, {}, {}, {"hojo": 1}]


def test_CLA_17_the_protection_ends_with_the_turn() -> None:
    w = war(3, provinces={0: "oda 3", 1: "takeda 3, mori"}, hands={0: "mori, hojo 3", 1: "uesugi 4"})
    w.deploys("mori", into=2)
    w.stations("hojo")
    w.attacks("oda", 1, "mori")
    assert w.changed == {}
    w.deploys("uesugi", into=0)
    w.stations("uesugi")
    assert w.attacks_open == [("takeda", 0, "hojo"), ("takeda", 2, "mori")]


# CLA-18: what an attack costs


def test_CLA_18_the_attacked_army_loses_one_card_and_the_attacker_nothing() -> None:
    w = before_attack({0: "oda 4", 1: "mori 3, takeda", 2: "mori"})
    w.stations("hojo")
    w.attacks("oda", 1, "mori")
    assert w.armies == [{"oda": 4, "hojo": 1}, {"mori": 2, "takeda": 1}, {"mori": 1}, {"hojo": 1}]
    for viewer in w.viewers:
        assert w.match.view(viewer)["discards"] == [0, 0, 0, 1, 0, 0]


def test_CLA_18_the_last_card_of_an_army_can_be_lost() -> None:
    w = before_attack({0: "oda 2", 1: "mori"})
    w.stations("hojo")
    w.attacks("oda", 1, "mori")
    assert w.armies == [{"oda": 2, "hojo": 1}, {}, {}, {"hojo": 1}]
    assert w.discards == {"mori": 1}


# CLA-19: no attack is legal


@pytest.mark.parametrize(
    "provinces",
    [
        {1: "mori"},
        {0: "oda"},
        {0: "oda 2"},
        {0: "oda", 1: "mori"},
        {0: "oda 3", 1: "mori 3"},
        {0: "oda 3", 1: "oda 2, mori 4"},
        {0: "oda 3, mori 3", 1: "takeda 3", 2: "uesugi 5"},
    ],
    ids=["no army", "no target", "only the one just fed", "single cards", "equal", "same clan, stronger", "no weaker"],
)
def test_CLA_19_the_third_order_is_skipped_if_no_attack_is_legal_and_only_then(provinces: dict[int, str]) -> None:
    w = before_attack(provinces)
    w.stations("hojo")
    for viewer in w.viewers:
        assert {"event": "skipped", "seat": 0, "order": "third"} in w.told(viewer)
    assert w.due == (1, "first")
    can = before_attack(provinces | {0: provinces.get(0, "") + ", uesugi 2", 2: "takeda"})
    can.stations("hojo")
    assert ("uesugi", 2, "takeda") in can.attacks_open
    assert can.skipped == []
