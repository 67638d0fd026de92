"""The clauses of daimyo about reveals, what stays hidden, and the next round: DAI-20 to DAI-23, DAI-28, DAI-30."""

from collections.abc import Callable

import pytest
from games.scene import SPECTATOR

from .festival import COUNTS, FIVE, LEAVING, ODD_ONE_LEFT, UNSEEN, WEAPONS, Festival, attacked_with, festival, permitted

# Reveal


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_20_the_start_player_reveals_first_and_the_others_follow_to_the_right(players: int) -> None:
    f = festival(players, start=1)
    f.everybody_attacks()
    f.rest_dodge()
    revealed = [event["victim"] for event in f.match.events(SPECTATOR) if event["event"] == "revealed"]
    assert revealed[::2] == revealed[1::2] == [*range(1, players), 0]


@pytest.mark.parametrize("nth, leaving", list(enumerate(LEAVING)))
def test_DAI_20_two_of_the_three_cards_are_turned_up_together_and_the_third_is_left(nth: int, leaving: int) -> None:
    f = attacked_with("shuriken sai katana")
    f.reveals(leaving)
    left = ["shuriken", "sai", "katana"]
    left[nth] = UNSEEN
    assert f.table["card"][0] == f.match.view(0)["card"][0] == left
    turned_up = [(event["attacker"], event["card"]) for event in f.told() if event["event"] == "revealed"]
    everything = [(4, "shuriken"), (3, "sai"), (2, "katana")]
    assert turned_up == [one for one in everything if one[0] != leaving]


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_20_a_card_of_somebody_who_did_not_attack_cannot_be_left(players: int) -> None:
    f = festival(players, start=1)
    f.everybody_attacks()
    for victim in [*range(1, players), 0]:
        attackers = f.attackers(victim)
        assert [move["leave"] for move in f.match.legal()] == sorted(attackers)
        for stranger in set(range(6)) - set(attackers):  # the victim too, and seats nobody sits on
            assert f.refusal("reveal", leave=stranger) == "DAI-20"
        f.dodges()


def test_DAI_20_nothing_comes_before_the_reveal_in_the_second_phase() -> None:
    f = attacked_with("sai sai katana")
    assert {move["verb"] for move in f.match.legal()} == {"reveal"}
    assert f.refusal("decline") == "DAI-20"
    assert f.refusal("denounce", charge="plotting") == "DAI-20"
    assert f.refusal("denounce", charge="incompetence") == "DAI-20"
    assert f.refusal("attack", card="blowgun", declared="blowgun") == "DAI-20"


def test_DAI_20_nobody_reveals_before_all_have_attacked() -> None:
    f = festival(4)
    for _ in range(11):
        assert f.table["phase"] == "assign"
        f.sends(card := f.match.legal()[0]["card"], says=f.credible(card))
    assert f.refusal("reveal", leave=0) == "DAI-10"


def test_DAI_21_revealed_cards_stay_open_for_all_until_the_end_of_the_round() -> None:
    f = attacked_with("shuriken sai katana")
    f.reveals(leaving=3)
    for viewer in f.viewers:
        assert [event["card"] for event in f.told(viewer) if event["event"] == "revealed"] == ["shuriken", "katana"]
    f.declines()
    while f.table["round_number"] == 1:
        for viewer in f.viewers:
            assert f.match.view(viewer)["card"][0][::2] == ["shuriken", "katana"]
        f.dodges()


def test_DAI_21_a_third_card_turned_by_a_denunciation_stays_open_too() -> None:
    f = attacked_with("shuriken sai katana")
    f.reveals(leaving=3)
    f.denounces("incompetence")
    while f.table["round_number"] == 1:
        for viewer in f.viewers:
            assert f.match.view(viewer)["card"][0] == ["shuriken", "sai", "katana"]
        f.dodges()


# Hit or miss


@pytest.mark.parametrize("leaving, weapons", ODD_ONE_LEFT)
def test_DAI_22_two_equal_weapons_hit_and_the_victim_who_declines_loses_one_life(leaving: int, weapons: str) -> None:
    f = attacked_with(weapons)
    f.reveals(leaving)
    assert f.told()[-1] == {"event": "hit", "victim": 0, "weapon": "sai"}
    f.declines()
    assert f.told() == [{"event": "declined", "victim": 0}, {"event": "lost", "seat": 0, "lives": 1, "left": 4}]
    assert f.lives == [4, 5, 5, 5, 5]


@pytest.mark.parametrize("weapon", WEAPONS)
def test_DAI_22_every_weapon_hits_in_a_pair_whatever_was_declared(weapon: str) -> None:
    f = festival()
    other = "sai" if weapon != "sai" else "katana"
    f.everybody_attacks({0: f"{weapon} {weapon} {other}"}, declared={0: "shuriken blowgun shuriken"})
    f.reveals(leaving=2)
    f.declines()
    assert f.lives == [4, 5, 5, 5, 5]


def test_DAI_22_a_hit_is_not_paid_before_the_victim_has_declined() -> None:
    f = attacked_with("sai sai katana")
    f.reveals(leaving=2)
    assert f.lives == FIVE
    assert f.actor == 0


@pytest.mark.parametrize("leaving, weapons", [(4, "sai sai katana"), (3, "sai sai katana"), (2, "sai katana sai")])
def test_DAI_23_two_different_weapons_miss_and_nobody_loses_anything(leaving: int, weapons: str) -> None:
    f = attacked_with(weapons)
    f.reveals(leaving)
    assert f.told()[-1] == {"event": "missed", "victim": 0}
    f.declines()
    assert f.told() == [{"event": "declined", "victim": 0}]
    assert f.lives == FIVE
    assert f.actor == 1


def test_DAI_23_a_hit_on_one_player_is_not_a_hit_on_the_next() -> None:
    f = festival()
    f.everybody_attacks({0: "sai sai katana", 1: "katana blowgun shuriken"})
    f.reveals(leaving=2)
    f.declines()
    f.reveals(leaving=0)
    assert f.told()[-1] == {"event": "missed", "victim": 1}
    f.declines()
    assert f.lives == [4, 5, 5, 5, 5]


# What stays hidden


def test_DAI_28_a_third_card_not_revealed_goes_back_unseen_when_the_round_ends() -> None:
    f = festival()
    f.everybody_attacks({0: "sai katana blowgun"}, declared={0: "katana katana shuriken"})
    f.reveals(leaving=2)
    f.declines()
    f.rest_dodge()
    third = {"event": "sent", "attacker": 2, "target": 0, "card": "blowgun"}
    for viewer in f.viewers:
        assert f.match.view(viewer)["card"] == [[None] * 3] * 5
        events = f.match.events(viewer)
        assert (third in events) == (viewer == 2)
        assert not any(
            event["event"] == "revealed" and event["victim"] == 0 and event["attacker"] == 2 for event in events
        )


def test_DAI_28_to_all_but_its_owner_one_unseen_third_card_is_as_good_as_another_to_the_end() -> None:
    one, other = festival(max_rounds=2), festival(max_rounds=2)
    for f, third in ((one, "blowgun"), (other, "shuriken")):
        for card in ("shuriken", "sai", "katana", "shuriken", "sai", "katana"):
            f.sends(card)
        for card, said in (("sai", "sai"), ("katana", "katana"), (third, "blowgun")):
            f.sends(card, says=said)
        for card in ("shuriken", "sai", "blowgun", "shuriken", "sai", "blowgun"):
            f.sends(card, says=f.credible(card))
        f.reveals(leaving=2)
        f.declines()
        f.rest_dodge()
        f.peaceful_round()
        assert f.match.over
    for viewer in (0, 1, 3, 4, SPECTATOR):
        assert one.match.events(viewer) == other.match.events(viewer)
        assert one.match.view(viewer) == other.match.view(viewer)


def test_DAI_28_the_card_kept_in_hand_goes_back_unseen_too() -> None:
    f = festival()
    for card in ("sai", "katana", "blowgun"):
        f.sends(card)
    assert f.match.view(0)["hand"][0] == ["shuriken"]
    while f.actor != 0:
        f.sends(card := f.match.legal()[0]["card"], says=f.credible(card))
    f.rest_dodge()
    for viewer in (1, 2, 3, 4, SPECTATOR):
        assert f.match.view(viewer)["hand"][0] == UNSEEN
        assert not any("shuriken" in event.values() and event.get("attacker") == 0 for event in f.match.events(viewer))


def finished_by_rounds() -> Festival:
    f = festival(max_rounds=1)
    f.peaceful_round()
    return f


def finished_in_mid_round() -> Festival:
    f = attacked_with("sai sai katana", lives=[1, 0, 0, 0, 4])
    f.reveals(leaving=2)
    f.declines()
    return f


@pytest.mark.parametrize("finish, clause", [(finished_by_rounds, "DAI-52"), (finished_in_mid_round, "DAI-50")])
def test_DAI_28_hidden_cards_stay_hidden_when_the_game_ends(finish: Callable[[], Festival], clause: str) -> None:
    f = finish()
    assert f.match.ended_by == clause
    for viewer in f.viewers:
        view = f.match.view(viewer)
        assert (view["card"], view["hand"]) == permitted(f, viewer)
        sent = {event["attacker"] for event in f.match.events(viewer) if event["event"] == "sent"}
        assert sent == ({viewer} - {SPECTATOR})
    assert sum(card == UNSEEN for received in f.table["card"] for card in received) >= 5
    assert f.table["hand"] == [UNSEEN] * 5


def test_DAI_28_the_record_of_a_finished_match_does_show_them() -> None:
    f = finished_in_mid_round()
    sent = [told for step in f.match.record()["steps"] for told in step["told"] if told[1] == "sent"]
    assert len(sent) == 15
    assert [[2], "sent", 2, 0, "katana"] in sent


def test_DAI_28_the_owner_remembers_the_cards_sent_in_past_rounds() -> None:
    f = festival()
    f.everybody_attacks({0: "sai katana blowgun"})
    f.reveals(leaving=2)
    f.declines()
    f.rest_dodge()
    f.peaceful_round()
    assert {"event": "sent", "attacker": 2, "target": 0, "card": "blowgun"} in f.match.events(2)


# Next round


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_30_everyone_takes_back_four_cards_and_the_table_is_cleared(players: int) -> None:
    f = festival(players)
    f.peaceful_round()
    assert f.table["card"] == f.table["declared"] == [[None] * 3] * players
    for seat in range(players):
        assert f.match.view(seat)["hand"][seat] == list(WEAPONS)


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_30_the_pawn_passes_one_seat_to_the_right_and_its_holder_begins(players: int) -> None:
    f = festival(players, start=2)
    for number, pawn in enumerate([*range(2, players), 0, 1, 2], start=1):
        assert (f.table["round_number"], f.table["pawn"], f.actor) == (number, pawn, pawn)
        assert all(f.match.events(v)[-1] == {"event": "round", "number": number, "start": pawn} for v in f.viewers)
        f.everybody_attacks()
        assert f.actor == pawn
        f.rest_dodge()


def test_DAI_30_not_before_all_players_have_resolved() -> None:
    f = festival(start=3)
    f.everybody_attacks()
    for _ in range(5):
        assert (f.table["round_number"], f.table["pawn"]) == (1, 3)
        f.dodges()
    assert (f.table["round_number"], f.table["pawn"]) == (2, 4)


def test_DAI_30_the_pawn_passes_also_to_a_player_with_no_lives() -> None:
    f = festival(lives=[5, 0, 5, 5, 5])
    f.peaceful_round()
    assert (f.table["pawn"], f.actor) == (1, 1)
    f.peaceful_round()
    assert (f.table["pawn"], f.actor) == (2, 2)


def test_DAI_30_lives_stay_lost_in_the_next_round() -> None:
    f = attacked_with("sai sai katana")
    f.reveals(leaving=2)
    f.declines()
    f.rest_dodge()
    assert f.lives == [4, 5, 5, 5, 5]
