"""The clauses of daimyo about the fallen and the end: DAI-40 to DAI-52."""

from typing import Any

import pytest
from games.scene import SPECTATOR

import shinobi

from .festival import COUNTS, attacked_with, festival

# The fallen


def test_DAI_40_the_fallen_keep_attacking_and_being_attacked() -> None:
    f = festival(lives=[0, 5, 5, 0, 5])
    assert f.actor == 0
    assert len(f.match.legal()) == 16
    f.everybody_attacks()
    attacks = [event for event in f.match.events(SPECTATOR) if event["event"] == "attacked"]
    assert [event["attacker"] for event in attacks] == [seat for seat in range(5) for _ in range(3)]
    assert sorted(event["target"] for event in attacks) == [seat for seat in range(5) for _ in range(3)]


def test_DAI_40_the_fallen_take_their_turn_to_reveal_like_all_others() -> None:
    f = festival(start=1, lives=[5, 0, 5, 0, 0])
    f.everybody_attacks()
    f.rest_dodge()
    assert [event["victim"] for event in f.match.events(SPECTATOR) if event["event"] == "missed"] == [1, 2, 3, 4, 0]


def test_DAI_40_the_fallen_keep_revealing_and_denouncing() -> None:
    f = attacked_with("sai sai sai", lives=[0, 5, 5, 5, 5])
    assert [move["leave"] for move in f.match.legal()] == [2, 3, 4]
    f.reveals(leaving=2)
    assert f.match.legal() == [{"verb": "denounce", "charge": "plotting"}, {"verb": "decline"}]
    f.denounces("plotting")
    assert f.lives == [0, 5, 4, 4, 4]


def test_DAI_40_the_fallen_have_nothing_to_lose_by_a_hit() -> None:
    f = attacked_with("sai sai katana", lives=[0, 5, 5, 5, 5])
    f.reveals(leaving=2)
    f.declines()
    assert f.told() == [{"event": "declined", "victim": 0}]
    assert f.lives == [0, 5, 5, 5, 5]


@pytest.mark.parametrize("leaving, charge", [(2, "plotting"), (4, "incompetence")])
def test_DAI_40_the_fallen_have_nothing_to_lose_by_a_false_denunciation(leaving: int, charge: str) -> None:
    f = attacked_with("sai sai katana", lives=[0, 5, 5, 5, 5])
    f.reveals(leaving)
    f.denounces(charge)
    assert [event["event"] for event in f.told()] == ["denounced", "revealed", "disproved"]
    assert f.lives == [0, 5, 5, 5, 5]
    assert f.actor == 1


def test_DAI_40_the_fallen_have_nothing_to_lose_as_attackers_and_fall_only_once() -> None:
    f = attacked_with("blowgun sai katana", lives=[5, 5, 5, 0, 1])
    f.reveals(leaving=2)
    f.denounces("incompetence")
    assert f.lives == [5, 5, 4, 0, 0]
    assert [event["seat"] for event in f.told() if event["event"] == "lost"] == [4, 2]
    assert [event["seat"] for event in f.told() if event["event"] == "fell"] == [4]


def test_DAI_40_the_fallen_can_no_longer_win() -> None:
    f = attacked_with("sai sai katana", lives=[1, 0, 0, 0, 1])
    f.reveals(leaving=2)
    f.declines()
    assert f.match.shares == [0, 0, 0, 0, 1]


# One Daimyo left


def test_DAI_50_who_falls_by_a_hit_leaves_the_last_daimyo_the_winner_in_the_middle_of_a_round() -> None:
    f = attacked_with("sai sai katana", lives=[1, 0, 3, 0, 0])
    f.reveals(leaving=2)
    assert not f.match.over
    f.declines()
    for viewer in f.viewers:
        assert f.told(viewer)[-3:] == [
            {"event": "fell", "seat": 0},
            {"event": "ended", "clause": "DAI-50"},
            {"event": "won", "seat": 2},
        ]
    assert f.match.ended_by == f.table["ended"] == "DAI-50"
    assert f.match.shares == [0, 0, 1, 0, 0]
    assert (f.table["round_number"], f.table["winners"]) == (1, [2])


def test_DAI_50_who_falls_by_a_false_denunciation_leaves_the_last_daimyo_the_winner() -> None:
    f = attacked_with("sai sai katana", lives=[2, 1, 0, 0, 0])
    f.reveals(leaving=2)
    f.denounces("plotting")
    assert (f.match.ended_by, f.match.shares) == ("DAI-50", [0, 1, 0, 0, 0])


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_50_a_right_denunciation_can_make_the_denouncer_the_great_daimyo(players: int) -> None:
    f = attacked_with("blowgun sai katana", players, lives=[1] + [0] * (players - 4) + [1] * 3)
    f.reveals(leaving=players - 1)
    f.denounces("incompetence")
    assert (f.match.ended_by, f.match.shares) == ("DAI-50", [1] + [0] * (players - 1))


def test_DAI_50_an_attacker_who_has_a_life_to_spare_wins() -> None:
    f = attacked_with("blowgun sai katana", lives=[0, 0, 1, 2, 1])
    f.reveals(leaving=4)
    f.denounces("incompetence")
    assert (f.match.ended_by, f.match.shares) == ("DAI-50", [0, 0, 0, 1, 0])
    assert f.lives == [0, 0, 0, 1, 0]


@pytest.mark.parametrize("lives, winner", [([0, 1, 1, 1, 1], 1), ([0, 4, 0, 0, 1], 1)])
def test_DAI_50_who_was_not_among_the_attackers_wins(lives: list[int], winner: int) -> None:
    f = attacked_with("sai sai sai", lives=lives)
    f.reveals(leaving=4)
    f.denounces("plotting")
    assert f.match.ended_by == "DAI-50"
    assert f.match.shares == [float(seat == winner) for seat in range(5)]


def test_DAI_50_a_hit_on_the_last_life_ends_nothing_before_the_denunciation_is_judged() -> None:
    f = attacked_with("sai sai sai", lives=[1, 0, 0, 0, 1])
    f.reveals(leaving=2)
    assert f.actor == 0
    f.denounces("plotting")
    assert (f.match.ended_by, f.match.shares) == ("DAI-50", [1, 0, 0, 0, 0])


def test_DAI_50_two_daimyos_with_a_life_play_on() -> None:
    f = attacked_with("sai sai katana", lives=[1, 0, 1, 0, 1])
    f.reveals(leaving=2)
    f.declines()
    assert not f.match.over
    assert (f.match.ended_by, f.match.shares) == (None, [0] * 5)
    assert f.lives == [0, 0, 1, 0, 1]
    assert f.actor == 1
    f.rest_dodge()
    assert f.table["round_number"] == 2


def test_DAI_50_after_the_end_nobody_acts_any_more() -> None:
    f = attacked_with("sai sai katana", lives=[1, 0, 3, 0, 0])
    f.reveals(leaving=2)
    f.declines()
    assert f.actor is f.table["turn"] is None
    assert f.match.legal() == []
    assert not any(f.match.view(viewer)["asked"] for viewer in f.viewers)
    for seat in range(5):
        assert f.match.legal(seat) == []
        assert f.refusal("reveal", seat=seat, leave=0) == "DAI-50"
        assert f.refusal("decline", seat=seat) == "DAI-50"


# Nobody left


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_51_those_who_fall_together_in_one_denunciation_share_the_victory(players: int) -> None:
    f = attacked_with("sai sai sai", players, lives=[0] * (players - 3) + [1] * 3)
    f.reveals(leaving=players - 1)
    f.denounces("plotting")
    assert f.match.ended_by == "DAI-51"
    assert f.match.shares == [0] * (players - 3) + [1 / 3] * 3
    won = [event["seat"] for event in f.told() if event["event"] == "won"]
    assert won == f.table["winners"] == list(range(players - 3, players))


def test_DAI_51_is_not_for_those_who_had_fallen_before() -> None:
    f = attacked_with("blowgun sai katana", lives=[0, 0, 1, 0, 1])
    f.reveals(leaving=3)
    f.denounces("incompetence")
    assert f.match.ended_by == f.table["ended"] == "DAI-51"
    assert f.match.shares == [0, 0, 1 / 2, 0, 1 / 2]
    for viewer in f.viewers:
        assert f.told(viewer)[-3:] == [
            {"event": "ended", "clause": "DAI-51"},
            {"event": "won", "seat": 2},
            {"event": "won", "seat": 4},
        ]
    assert f.refusal("decline") == "DAI-51"


def test_DAI_51_is_not_for_those_who_fell_earlier_in_the_round() -> None:
    f = festival(lives=[0, 1, 1, 1, 0])
    f.everybody_attacks({1: "sai sai katana", 4: "blowgun blowgun blowgun"})
    f.dodge_until(1)
    f.reveals(leaving=3)
    f.declines()
    assert f.lives == [0, 0, 1, 1, 0]
    f.dodge_until(4)
    f.reveals(leaving=1)
    f.denounces("plotting")
    assert (f.match.ended_by, f.match.shares) == ("DAI-51", [0, 0, 1 / 2, 1 / 2, 0])


# The last round


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_52_after_the_last_resolve_of_the_last_round_those_with_the_most_lives_share(players: int) -> None:
    f = festival(players, lives=[2, 4, 4, 0, 3, 4][:players], max_rounds=1)
    f.everybody_attacks()
    f.dodge_until(players - 1)
    assert not f.match.over
    f.dodges()
    winners = [seat for seat in (1, 2, 5) if seat < players]
    assert f.match.ended_by == f.table["ended"] == "DAI-52"
    assert f.match.shares == [(seat in winners) / len(winners) for seat in range(players)]
    assert f.table["winners"] == winners
    for viewer in f.viewers:
        ended = [{"event": "ended", "clause": "DAI-52"}, *({"event": "won", "seat": seat} for seat in winners)]
        assert f.told(viewer)[1:] == ended
    assert f.actor is None
    assert f.refusal("attack", card="sai", declared="sai") == "DAI-52"


@pytest.mark.parametrize("start", range(5))
def test_DAI_52_the_last_to_resolve_is_the_left_hand_neighbour_of_the_pawn(start: int) -> None:
    f = festival(start=start, max_rounds=1)
    f.everybody_attacks()
    f.dodge_until((start - 1) % 5)
    assert not f.match.over
    f.dodges()
    assert (f.match.ended_by, f.match.shares) == ("DAI-52", [1 / 5] * 5)


def test_DAI_52_one_with_the_most_lives_wins_alone() -> None:
    f = festival(lives=[1, 0, 5, 4, 4], max_rounds=1)
    f.peaceful_round()
    assert (f.match.ended_by, f.match.shares) == ("DAI-52", [0, 0, 1, 0, 0])


def test_DAI_52_the_lives_lost_in_the_last_resolve_count() -> None:
    f = festival(lives=[3, 3, 3, 3, 4], max_rounds=1)
    f.everybody_attacks({4: "sai sai katana"})
    f.dodge_until(4)
    f.reveals(leaving=1)
    f.declines()
    assert (f.match.ended_by, f.match.shares) == ("DAI-52", [1 / 5] * 5)


@pytest.mark.parametrize("agreed, last", [({"max_rounds": 3}, 3), ({}, 60)])
def test_DAI_52_the_last_round_is_the_sixtieth_unless_agreed_otherwise(agreed: dict[str, Any], last: int) -> None:
    f = festival(4, start=3, **agreed)
    for number in range(1, last + 1):
        assert f.table["round_number"] == number
        assert not f.match.over
        f.peaceful_round()
    assert (f.match.ended_by, f.table["round_number"]) == ("DAI-52", last)


@pytest.mark.parametrize("rounds", [0, -1, 1001, True, "60", None])
def test_DAI_52_a_table_agrees_on_a_sensible_number_of_rounds(rounds: object) -> None:
    with pytest.raises(shinobi.BadOption, match="max_rounds must be a whole number from 1 to 1000"):
        festival(max_rounds=rounds)


def test_DAI_52_gives_way_if_the_last_resolve_leaves_one_daimyo() -> None:
    f = festival(lives=[0, 3, 0, 0, 1], max_rounds=1)
    f.everybody_attacks({4: "sai sai katana"})
    f.dodge_until(4)
    f.reveals(leaving=1)
    f.declines()
    assert (f.match.ended_by, f.match.shares) == ("DAI-50", [0, 1, 0, 0, 0])


def test_DAI_52_gives_way_if_the_last_lives_fall_together_in_the_last_resolve() -> None:
    f = festival(lives=[0, 1, 1, 0, 0], max_rounds=1)
    f.everybody_attacks({4: "sai sai sai"})
    f.dodge_until(4)
    f.reveals(leaving=1)
    f.denounces("plotting")
    assert (f.match.ended_by, f.match.shares) == ("DAI-51", [0, 1 / 2, 1 / 2, 0, 0])
