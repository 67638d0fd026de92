"""The clauses of daimyo about denunciations and what they cost: DAI-24 to DAI-27, and DAI-29."""

from itertools import permutations
from random import Random

import pytest
from games.scene import Event

import shinobi

from .festival import COUNTS, FIVE, LEAVING, ODD_ONE_LEFT, WEAPONS, attacked_with, festival


def losses(told: list[Event]) -> dict[int, int]:
    """Who lost how many lives, as it was told."""
    return {event["seat"]: event["lives"] for event in told if event["event"] == "lost"}


# The two charges


@pytest.mark.parametrize("leaving", LEAVING)
def test_DAI_24_incompetence_is_proved_if_all_three_differ_and_each_attacker_loses_one_life(leaving: int) -> None:
    f = attacked_with("blowgun sai katana")
    f.reveals(leaving)
    f.denounces("incompetence")
    assert {"event": "proved", "victim": 0, "charge": "incompetence"} in f.told()
    assert f.lives == [5, 5, 4, 4, 4]


@pytest.mark.parametrize("cards", list(permutations(WEAPONS, 3)))
def test_DAI_24_any_three_different_weapons_are_incompetence(cards: tuple[str, ...]) -> None:
    f = attacked_with(" ".join(cards))
    f.reveals(leaving=3)
    f.denounces("incompetence")
    assert f.lives == [5, 5, 4, 4, 4]


@pytest.mark.parametrize("players, after", [(4, [5, 4, 4, 4]), (5, [5, 5, 4, 4, 4]), (6, [5, 5, 5, 4, 4, 4])])
def test_DAI_24_only_the_three_attackers_pay(players: int, after: list[int]) -> None:
    f = attacked_with("blowgun sai katana", players)
    f.reveals(leaving=players - 1)
    f.denounces("incompetence")
    assert f.lives == after


@pytest.mark.parametrize(
    "weapons, leaving",
    [
        ("sai sai katana", 4),
        ("sai sai katana", 3),
        ("sai katana sai", 4),
        ("sai katana sai", 2),
        ("katana sai sai", 3),
        ("katana sai sai", 2),
    ],
)
def test_DAI_24_if_two_are_equal_the_denouncer_of_incompetence_loses_one_life(weapons: str, leaving: int) -> None:
    f = attacked_with(weapons)
    f.reveals(leaving)
    f.denounces("incompetence")
    assert {"event": "disproved", "victim": 0, "charge": "incompetence"} in f.told()
    assert f.lives == [4, 5, 5, 5, 5]


def test_DAI_24_after_a_miss_the_victim_may_also_let_it_be() -> None:
    f = attacked_with("blowgun sai katana")
    f.reveals(leaving=4)
    assert f.match.legal() == [{"verb": "denounce", "charge": "incompetence"}, {"verb": "decline"}]
    f.declines()
    assert f.lives == FIVE


@pytest.mark.parametrize("weapon", WEAPONS)
@pytest.mark.parametrize("leaving", LEAVING)
def test_DAI_25_plotting_is_proved_if_all_three_are_equal_and_only_the_attackers_pay(leaving: int, weapon: str) -> None:
    f = attacked_with(f"{weapon} {weapon} {weapon}")
    f.reveals(leaving)
    f.denounces("plotting")
    assert {"event": "proved", "victim": 0, "charge": "plotting"} in f.told()
    assert f.lives == [5, 5, 4, 4, 4]


@pytest.mark.parametrize("players, after", [(4, [5, 4, 4, 4]), (5, [5, 5, 4, 4, 4]), (6, [5, 5, 5, 4, 4, 4])])
def test_DAI_25_only_the_three_attackers_pay_for_plotting(players: int, after: list[int]) -> None:
    f = attacked_with("sai sai sai", players)
    f.reveals(leaving=players - 2)
    f.denounces("plotting")
    assert f.lives == after


@pytest.mark.parametrize("leaving, weapons", ODD_ONE_LEFT)
def test_DAI_25_if_the_third_differs_the_denouncer_of_plotting_loses_two_lives(leaving: int, weapons: str) -> None:
    f = attacked_with(weapons)
    f.reveals(leaving)
    f.denounces("plotting")
    assert {"event": "disproved", "victim": 0, "charge": "plotting"} in f.told()
    assert losses(f.told()) == {0: 2}
    assert f.lives == [3, 5, 5, 5, 5]


def test_DAI_25_a_victim_of_plotting_who_declines_pays_for_the_hit() -> None:
    f = attacked_with("sai sai sai")
    f.reveals(leaving=2)
    assert f.match.legal() == [{"verb": "denounce", "charge": "plotting"}, {"verb": "decline"}]
    f.declines()
    assert f.lives == [4, 5, 5, 5, 5]


def test_DAI_25_the_last_life_is_saved_by_a_right_denunciation() -> None:
    f = attacked_with("sai sai sai", lives=[1, 5, 5, 5, 5])
    f.reveals(leaving=2)
    f.denounces("plotting")
    assert f.lives == [1, 5, 4, 4, 4]


def test_DAI_25_a_wrong_denunciation_of_plotting_with_one_life_costs_that_one() -> None:
    f = attacked_with("sai sai katana", lives=[1, 5, 5, 5, 5])
    f.reveals(leaving=2)
    f.denounces("plotting")
    assert f.told()[-2:] == [{"event": "lost", "seat": 0, "lives": 1, "left": 0}, {"event": "fell", "seat": 0}]
    assert f.lives == [0, 5, 5, 5, 5]


def test_DAI_26_plotting_cannot_be_denounced_after_a_miss() -> None:
    f = attacked_with("sai katana sai")
    f.reveals(leaving=2)
    assert f.refusal("denounce", charge="plotting") == "DAI-26"
    assert {"verb": "denounce", "charge": "plotting"} not in f.match.legal()


def test_DAI_26_incompetence_cannot_be_denounced_after_a_hit() -> None:
    f = attacked_with("sai katana sai")
    f.reveals(leaving=3)
    assert f.refusal("denounce", charge="incompetence") == "DAI-26"
    assert {"verb": "denounce", "charge": "incompetence"} not in f.match.legal()


def test_DAI_27_nobody_goes_below_zero() -> None:
    f = attacked_with("sai sai sai", lives=[3, 5, 0, 1, 2])
    f.reveals(leaving=2)
    f.denounces("plotting")
    assert f.lives == [3, 5, 0, 0, 1]
    assert losses(f.told()) == {3: 1, 4: 1}


@pytest.mark.parametrize("before, after", [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_DAI_27_of_two_lives_to_pay_only_those_are_paid_that_are_there(before: int, after: int) -> None:
    f = attacked_with("sai sai katana", lives=[before, 5, 5, 5, 5])
    f.reveals(leaving=2)
    f.denounces("plotting")
    assert f.lives == [after, 5, 5, 5, 5]
    assert losses(f.told()) == ({0: before - after} if before else {})


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_27_lost_lives_never_come_back_and_every_loss_is_told_to_all(players: int) -> None:
    f, dice = festival(players), Random(players)
    while not f.match.over:
        before = f.lives
        f.any_move(dice)
        for viewer in f.viewers:
            lost = losses(f.told(viewer))
            assert [before[seat] - lost.get(seat, 0) for seat in range(players)] == f.lives
        assert all(0 <= now <= then for now, then in zip(f.lives, before, strict=True))


# How a denunciation goes


def test_DAI_29_it_is_announced_first_then_the_third_card_is_turned_then_lives_are_lost() -> None:
    f = attacked_with("blowgun sai katana", lives=[5, 5, 5, 1, 5])
    f.reveals(leaving=3)
    f.denounces("incompetence")
    assert [f.told(viewer) for viewer in f.viewers] == [
        [
            {"event": "denounced", "victim": 0, "charge": "incompetence"},
            {"event": "revealed", "victim": 0, "attacker": 3, "card": "sai"},
            {"event": "proved", "victim": 0, "charge": "incompetence"},
            {"event": "lost", "seat": 4, "lives": 1, "left": 4},
            {"event": "lost", "seat": 3, "lives": 1, "left": 0},
            {"event": "fell", "seat": 3},
            {"event": "lost", "seat": 2, "lives": 1, "left": 4},
        ]
    ] * len(f.viewers)


def test_DAI_29_the_same_order_holds_for_a_false_one() -> None:
    f = attacked_with("sai sai katana")
    f.reveals(leaving=2)
    f.denounces("plotting")
    assert f.told() == [
        {"event": "denounced", "victim": 0, "charge": "plotting"},
        {"event": "revealed", "victim": 0, "attacker": 2, "card": "katana"},
        {"event": "disproved", "victim": 0, "charge": "plotting"},
        {"event": "lost", "seat": 0, "lives": 2, "left": 3},
    ]


def test_DAI_29_it_is_made_or_declined_before_anything_else() -> None:
    f = attacked_with("sai sai katana")
    f.reveals(leaving=2)
    assert f.refusal("reveal", leave=2) == "DAI-29"
    assert f.refusal("attack", card="blowgun", declared="sai") == "DAI-29"
    assert f.refusal("reveal", seat=1, leave=0) == "DAI-05"
    assert {move["verb"] for move in f.match.legal()} == {"denounce", "decline"}


@pytest.mark.parametrize("weapons", ["sai sai katana", "sai sai sai"])
def test_DAI_29_a_denunciation_is_final(weapons: str) -> None:
    f = attacked_with(weapons)
    f.reveals(leaving=2)
    f.denounces("plotting")
    assert f.actor == 1
    assert f.refusal("denounce", seat=0, charge="plotting") == "DAI-05"
    assert f.refusal("decline", seat=0) == "DAI-05"
    with pytest.raises(shinobi.CannotUndo):
        f.match.undo(0)


def test_DAI_29_who_has_declined_can_no_longer_denounce() -> None:
    f = attacked_with("sai sai sai")
    f.reveals(leaving=2)
    f.declines()
    assert f.refusal("denounce", seat=0, charge="plotting") == "DAI-05"
    f.reveals(leaving=0)
    assert f.refusal("denounce", seat=0, charge="plotting") == "DAI-05"


def test_DAI_29_its_losses_fall_at_the_same_moment() -> None:
    # Were they to fall one by one, the second would leave one Daimyo and the third would be spared.
    f = attacked_with("sai sai sai", lives=[0, 0, 1, 1, 1])
    f.reveals(leaving=2)
    f.denounces("plotting")
    assert f.lives == [0] * 5
