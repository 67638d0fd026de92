"""The clauses of clans about the first two orders and the end of a turn: CLA-09 to CLA-13, CLA-19 to CLA-21."""

from collections import Counter
from itertools import product
from random import Random

import pytest
from games.scene import SPECTATOR, Event
from scipy.stats import chisquare

import shinobi

from .provinces import CLANS, COUNTS, KINDS, ORDERS, War, all_cards, war


def moves_open(w: War) -> set[tuple[str, int, int]]:
    """The moves between provinces that may be made now: of which clan, out of which, into which."""
    return {(move["clan"], move["origin"], move["province"]) for move in w.match.legal() if move["verb"] == "move"}


def verbs_open(w: War) -> set[str]:
    return {move["verb"] for move in w.match.legal()}


# CLA-09: three orders, in this order


def test_CLA_09_a_turn_is_three_orders_one_after_the_other() -> None:
    w = war(3, provinces={0: "oda 2", 1: "mori"}, hands={0: "ninja, hojo, takeda 2"})
    assert (w.due, verbs_open(w)) == ((0, "first"), {"deploy", "ninja"})
    w.deploys("hojo", into=2)
    assert (w.due, verbs_open(w)) == ((0, "second"), {"station", "move"})
    w.stations("takeda")
    assert (w.due, verbs_open(w)) == ((0, "third"), {"attack"})
    w.attacks("oda", 1, "mori")
    assert w.due == (1, "first")


def test_CLA_09_no_order_can_be_given_before_its_time_or_after() -> None:
    w = war(3, provinces={0: "oda 2", 1: "mori"}, hands={0: "hojo, takeda 2, ninja"})
    deploy: Event = {"verb": "deploy", "clan": "takeda", "province": 1}
    station: Event = {"verb": "station", "clan": "takeda"}
    move: Event = {"verb": "move", "clan": "mori", "origin": 1, "province": 2}
    attack: Event = {"verb": "attack", "clan": "oda", "province": 1, "target": "mori"}
    for early in (station, move, attack):
        assert w.refusal(**early) == "CLA-09"
    w.deploys("hojo", into=2)
    for wrong in (deploy, attack):
        assert w.refusal(**wrong) == "CLA-09"
    w.stations("takeda")
    for late in (deploy, station, move):
        assert w.refusal(**late) == "CLA-09"


def test_CLA_09_no_order_can_be_declined() -> None:
    assert [verb.name for verb in war().match.game.actions.table] == ["deploy", "ninja", "station", "move", "attack"]
    with pytest.raises(shinobi.BadMove, match="no verb “pass”"):
        war().match.play({"verb": "pass"})


# CLA-10: deploy


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_10_a_troop_from_hand_goes_face_up_into_any_province_but_ones_own(players: int) -> None:
    for seat in range(players):
        w = war(players, first=seat, hands={seat: "hojo 3, oda"})
        others = [province for province in range(players) if province != seat]
        assert w.match.legal() == [
            {"verb": "deploy", "clan": clan, "province": province} for clan in ("hojo", "oda") for province in others
        ]
        w.deploys("hojo", into=others[-1])
        assert w.armies == [{"hojo": 1} if province == others[-1] else {} for province in range(players)]
        assert w.hand(seat) == {"hojo": 2, "oda": 1}
        assert w.table["hand_size"][seat] == 3
        for viewer in w.viewers:
            assert w.told(viewer) == [{"event": "deployed", "seat": seat, "clan": "hojo", "province": others[-1]}]


def test_CLA_10_not_into_the_own_province_nor_a_card_one_does_not_hold_nor_where_nobody_sits() -> None:
    w = war(3, first=1, hands={1: "hojo 3, ninja"})
    assert w.refusal("deploy", clan="hojo", province=1) == "CLA-10"
    assert w.refusal("deploy", clan="oda", province=0) == "CLA-10"
    assert w.refusal("deploy", clan="hojo", province=3) == "CLA-10"
    with pytest.raises(shinobi.BadMove, match="clan must be one of hojo, uesugi, takeda, mori, oda, not 'ninja'"):
        w.deploys("ninja", into=0)


@pytest.mark.parametrize("clan", CLANS)
def test_CLA_10_a_troop_of_any_clan_may_be_deployed_ones_own_included(clan: str) -> None:
    w = war(5, hands={0: f"{clan} 4"}, clans="takeda, hojo, uesugi, oda, mori")
    w.deploys(clan, into=1)
    assert w.armies[1] == {clan: 1}


# CLA-11: or a ninja


def test_CLA_11_a_ninja_and_one_card_of_an_army_elsewhere_are_discarded() -> None:
    w = war(3, provinces={0: "mori 2", 1: "oda 3, hojo"}, hands={0: "ninja 2, hojo 2"})
    w.ninja_strikes("oda", at=1)
    assert w.armies == [{"mori": 2}, {"oda": 2, "hojo": 1}, {}]
    assert w.hand(0) == {"ninja": 1, "hojo": 2}
    assert w.table["hand_size"] == [3, 4, 4]
    for viewer in w.viewers:
        assert w.match.view(viewer)["discards"] == [0, 0, 0, 0, 1, 1]
        assert w.told(viewer) == [{"event": "struck", "seat": 0, "province": 1, "clan": "oda"}]
    assert w.due == (0, "second")


def test_CLA_11_a_ninja_may_strike_every_army_elsewhere_also_of_ones_own_clan() -> None:
    w = war(3, first=1, provinces={0: "oda, hojo", 1: "mori", 2: "uesugi 4, oda"}, hands={1: "ninja, takeda 3"})
    strikes = [(move["province"], move["clan"]) for move in w.match.legal() if move["verb"] == "ninja"]
    assert strikes == [(0, "hojo"), (0, "oda"), (2, "uesugi"), (2, "oda")]


def test_CLA_11_a_ninja_can_kill_the_last_card_of_an_army() -> None:
    w = war(3, provinces={2: "oda"}, hands={0: "ninja, takeda 3"})
    w.ninja_strikes("oda", at=2)
    assert w.armies == [{}, {}, {}]
    assert w.discards == {"oda": 1, "ninja": 1}


def test_CLA_11_never_in_ones_own_province_nor_on_nobody_nor_without_a_ninja() -> None:
    w = war(3, provinces={0: "oda 2", 1: "hojo"}, hands={0: "ninja, takeda 3", 1: "takeda 4"})
    assert w.refusal("ninja", province=0, clan="oda") == "CLA-11"
    assert w.refusal("ninja", province=1, clan="oda") == "CLA-11"
    assert w.refusal("ninja", province=3, clan="oda") == "CLA-11"
    without = war(3, provinces={1: "hojo"}, hands={0: "takeda 4"})
    assert without.refusal("ninja", province=1, clan="hojo") == "CLA-11"
    assert verbs_open(without) == {"deploy"}


def test_CLA_11_a_ninja_without_a_target_stays_in_hand() -> None:
    w = war(3, provinces={0: "oda 2"}, hands={0: "ninja 3, takeda"})
    assert verbs_open(w) == {"deploy"}


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_11_discards_never_return_and_no_card_is_ever_lost(players: int) -> None:
    w, dice, before = war(players, troops_per_clan=6), Random(players), Counter[str]()
    while not w.match.over:
        w.any_order(dice)
        assert before <= Counter(w.discards)
        before = Counter(w.discards)
        everything = w.match.view(shinobi.OMNISCIENT)
        found = Counter(w.discards) + Counter(dict(zip(KINDS, everything["deck"], strict=True)))
        for seat in range(players):
            found += Counter(w.armies[seat]) + Counter(w.hand(seat))
            assert everything["hand_size"][seat] == sum(w.hand(seat).values())
        assert found == all_cards(6)
        assert everything["deck_size"] == sum(everything["deck"])
    assert before["ninja"] > 0


# CLA-12: station or move


def test_CLA_12_a_troop_from_hand_may_be_put_into_ones_own_province() -> None:
    w = war(3, first=1, provinces={1: "oda"}, hands={1: "hojo, oda 2, mori"})
    w.deploys("hojo", into=2)
    assert [move["clan"] for move in w.match.legal() if move["verb"] == "station"] == ["mori", "oda"]
    w.stations("oda")
    assert w.armies == [{}, {"oda": 2}, {"hojo": 1}]
    for viewer in w.viewers:
        assert w.told(viewer)[0] == {"event": "stationed", "seat": 1, "clan": "oda"}
    assert Counter(event["card"] for event in w.told(1) if event["event"] == "drew").total() == 2


def test_CLA_12_only_a_card_in_hand_can_be_stationed_and_never_a_ninja() -> None:
    w = war(3, hands={0: "hojo, ninja 3"})
    w.deploys("hojo", into=1)
    assert w.refusal("station", clan="hojo") == "CLA-12"
    with pytest.raises(shinobi.BadMove, match="not 'ninja'"):
        w.stations("ninja")
    assert verbs_open(w) == {"move"}


def test_CLA_12_or_a_card_moves_from_any_other_province_to_any_province_the_own_included() -> None:
    w = war(4, first=2, provinces={0: "oda 2, mori", 2: "takeda 3", 3: "uesugi"}, hands={2: "hojo, ninja 3"})
    w.deploys("hojo", into=0)
    assert moves_open(w) == {
        *product(("oda", "mori", "hojo"), (0,), (1, 2, 3)),
        *product(("uesugi",), (3,), (0, 1, 2)),
    }


@pytest.mark.parametrize("into", [0, 2])
def test_CLA_12_a_move_takes_one_card_and_none_from_the_hand(into: int) -> None:
    w = war(3, provinces={1: "oda 3", 2: "oda"}, hands={0: "hojo 3, mori"})
    w.deploys("hojo", into=1)
    w.moves("oda", out_of=1, into=into)
    assert [army.get("oda", 0) for army in w.armies] == ([1, 2, 1] if into == 0 else [0, 2, 2])
    for viewer in w.viewers:
        assert w.told(viewer)[0] == {"event": "moved", "seat": 0, "clan": "oda", "origin": 1, "province": into}
    assert len([event for event in w.told(0) if event["event"] == "drew"]) == 1


def test_CLA_12_never_out_of_ones_own_province() -> None:
    w = war(3, provinces={0: "oda 3", 1: "mori"}, hands={0: "hojo 4"})
    w.deploys("hojo", into=1)
    assert w.refusal("move", clan="oda", origin=0, province=1) == "CLA-12"


def test_CLA_12_a_move_goes_from_an_army_that_is_there_to_another_place_that_is_there() -> None:
    w = war(3, provinces={1: "mori"}, hands={0: "hojo 4"})
    w.deploys("hojo", into=1)
    assert w.refusal("move", clan="mori", origin=1, province=1) == "CLA-12"
    assert w.refusal("move", clan="oda", origin=1, province=2) == "CLA-12"
    assert w.refusal("move", clan="mori", origin=2, province=1) == "CLA-12"
    assert w.refusal("move", clan="mori", origin=1, province=3) == "CLA-12"
    assert w.refusal("move", clan="mori", origin=3, province=1) == "CLA-12"


def test_CLA_12_of_two_players_each_can_only_move_from_the_other_to_the_own_province() -> None:
    w = war(2, first=1, provinces={0: "oda 2, mori", 1: "takeda"}, hands={1: "hojo, ninja 3"})
    w.deploys("hojo", into=0)
    assert moves_open(w) == {("oda", 0, 1), ("mori", 0, 1), ("hojo", 0, 1)}


# CLA-13: a ninja only as the first order


def test_CLA_13_a_ninja_is_neither_a_second_nor_a_third_order() -> None:
    w = war(3, provinces={0: "oda 3", 1: "mori 2"}, hands={0: "hojo 2, ninja 2"})
    w.deploys("hojo", into=2)
    assert w.refusal("ninja", province=1, clan="mori") == "CLA-13"
    w.stations("hojo")
    assert w.due == (0, "third")
    assert w.refusal("ninja", province=1, clan="mori") == "CLA-13"


# CLA-19: what cannot be done is skipped (the third order: test_attack.py)


def nothing_elsewhere(hand: str) -> War:
    """Seat 0, who drew the last card and one too few, begins the last turn. All armies stand in its own province."""
    w = war(3, first=2, order="second", provinces={0: "mori 2", 1: "oda"}, hands={0: hand}, deck="", last=0)
    w.moves("oda", out_of=1, into=0)
    return w


def test_CLA_19_a_whole_turn_is_skipped_with_only_ninjas_in_hand_and_no_army_elsewhere() -> None:
    w = nothing_elsewhere("ninja 3")
    for viewer in w.viewers:
        assert w.told(viewer)[:6] == [
            {"event": "moved", "seat": 2, "clan": "oda", "origin": 1, "province": 0},
            {"event": "skipped", "seat": 2, "order": "third"},
            {"event": "turn", "seat": 0},
            {"event": "skipped", "seat": 0, "order": "first"},
            {"event": "skipped", "seat": 0, "order": "second"},
            {"event": "skipped", "seat": 0, "order": "third"},
        ]
    assert w.match.over
    assert w.hand(0) == {"ninja": 3}


def test_CLA_19_with_a_troop_in_hand_nothing_is_skipped_although_no_army_is_elsewhere() -> None:
    w = nothing_elsewhere("ninja 2, uesugi")
    assert (w.due, verbs_open(w)) == ((0, "first"), {"deploy"})
    w.deploys("uesugi", into=2)
    assert (w.due, verbs_open(w)) == ((0, "second"), {"move"})


def test_CLA_19_who_has_only_ninjas_must_play_one_if_it_has_a_target() -> None:
    w = war(3, first=2, order="second", provinces={0: "mori 2", 1: "oda 3"}, hands={0: "ninja 3"}, deck="", last=0)
    w.moves("oda", out_of=1, into=0)
    assert (w.due, verbs_open(w)) == ((0, "first"), {"ninja"})
    w.ninja_strikes("oda", at=1)
    assert (w.due, verbs_open(w)) == ((0, "second"), {"move"})
    assert w.skipped == [(2, "third")]


def test_CLA_19_the_second_order_is_skipped_if_the_ninja_of_the_first_left_nothing_to_move() -> None:
    w = war(3, provinces={0: "mori 2", 1: "oda"}, hands={0: "ninja 3"}, deck="", last=0)
    w.ninja_strikes("oda", at=1)
    assert w.skipped == [(0, "second"), (0, "third")]
    assert w.match.over


def test_CLA_19_the_second_order_is_not_skipped_while_the_hand_holds_a_troop() -> None:
    w = war(3, provinces={0: "mori 2", 1: "oda"}, hands={0: "ninja 2, hojo"}, deck="", last=0)
    w.ninja_strikes("oda", at=1)
    assert (w.due, w.match.legal()) == ((0, "second"), [{"verb": "station", "clan": "hojo"}])


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_19_nobody_begins_a_turn_with_fewer_than_three_cards(players: int) -> None:
    """So the first two orders can only be skipped in the last turn of the game, and only with three ninjas in hand."""
    short = 0
    for seed in range(8):
        w, dice = war(players, troops_per_clan=4, seed=seed), Random(seed)
        while not w.match.over:
            seat, order = w.due
            if order == "first":
                assert seat is not None
                size = w.table["hand_size"][seat]
                assert size == 4 or (size == 3 and w.table["last"] == seat)
                short += size == 3
            w.any_order(dice)
            assert all(event["order"] == "third" for event in w.told() if event["event"] == "skipped")
    assert short > 0


# Hands this short do not come about, but if they did: the rule is the same


def test_CLA_19_with_an_empty_hand_the_first_order_is_skipped_and_a_card_is_moved() -> None:
    hands = {0: "takeda 2", 1: "", 2: "hojo"}
    w = war(3, provinces={0: "oda"}, hands=hands, deck="", last=2, as_if=True)
    w.deploys("takeda", into=2)
    w.stations("takeda")
    assert w.skipped == [(0, "third"), (1, "first")]
    assert (w.due, verbs_open(w)) == ((1, "second"), {"move"})
    assert moves_open(w) == {*product(("oda", "takeda"), (0,), (1, 2)), *product(("takeda",), (2,), (0, 1))}


def test_CLA_19_whole_turns_of_several_players_are_skipped_until_somebody_can_give_an_order() -> None:
    hands = {0: "ninja", 1: "", 2: "", 3: "ninja 2", 4: "hojo"}
    w = war(5, provinces={1: "oda"}, hands=hands, deck="", last=4, as_if=True)
    w.ninja_strikes("oda", at=1)
    assert w.skipped == [(0, "second"), (0, "third"), *product((1, 2, 3), ORDERS)]
    assert [event["seat"] for event in w.heard("turn")] == [1, 2, 3, 4]
    assert w.due == (4, "first")


def test_CLA_19_if_nobody_can_give_an_order_any_more_the_game_ends_at_once() -> None:
    hands = {0: "ninja", 1: "", 2: "ninja", 3: ""}
    w = war(4, provinces={1: "oda"}, hands=hands, deck="", last=3, as_if=True)
    w.ninja_strikes("oda", at=1)
    assert w.skipped == [(0, "second"), (0, "third"), *product((1, 2, 3), ORDERS)]
    assert w.match.over
    assert w.match.legal() == []


# CLA-20, CLA-21: the end of a turn


def test_CLA_20_who_deployed_and_stationed_draws_two_who_moved_draws_one() -> None:
    for second, drawn in (("station", 2), ("move", 1)):
        w = war(3, provinces={1: "mori"}, hands={0: "hojo, oda, ninja 2"})
        w.deploys("hojo", into=1)
        if second == "station":
            w.stations("oda")
        else:
            w.moves("mori", out_of=1, into=2)
        assert w.table["hand_size"] == [4, 4, 4]
        assert w.table["deck_size"] == 58 - 1 - 12 - drawn
        for viewer in w.viewers:
            told = w.told(viewer)
            assert {"event": "refilled", "seat": 0, "cards": drawn, "deck": 45 - drawn} in told
            assert len([event for event in told if event["event"] == "drew"]) == (drawn if viewer == 0 else 0)


def test_CLA_20_the_cards_drawn_come_from_the_deck_into_the_hand_and_only_their_owner_is_told() -> None:
    w = war(3, hands={0: "hojo 2, oda 2"}, deck="takeda, ninja, uesugi")
    w.deploys("hojo", into=1)
    w.stations("oda")
    drawn = Counter(event["card"] for event in w.told(0) if event["event"] == "drew")
    assert drawn.total() == 2
    assert w.hand(0) == Counter(["hojo", "oda"]) + drawn
    left = Counter(["takeda", "ninja", "uesugi"]) - drawn
    assert dict(zip(KINDS, w.match.view(shinobi.OMNISCIENT)["deck"], strict=True)) == dict.fromkeys(KINDS, 0) | left


def test_CLA_20_not_before_the_end_of_the_turn() -> None:
    w = war(3, provinces={0: "oda 2", 1: "mori"}, hands={0: "hojo 4"})
    w.deploys("hojo", into=1)
    assert w.table["hand_size"] == [3, 4, 4]
    w.stations("hojo")
    assert w.table["hand_size"] == [2, 4, 4]
    w.attacks("oda", 1, "mori")
    assert w.table["hand_size"] == [4, 4, 4]


@pytest.mark.parametrize("deck, hand", [("takeda 3", 4), ("takeda 2", 4), ("takeda", 3)])
def test_CLA_20_as_far_as_the_deck_goes(deck: str, hand: int) -> None:
    w = war(3, hands={0: "hojo 4"}, deck=deck)
    w.deploys("hojo", into=1)
    w.stations("hojo")
    assert w.table["hand_size"] == [hand, 4, 4]
    assert w.hand(0) == {"hojo": 2, "takeda": hand - 2}
    assert w.table["deck_size"] == (1 if deck == "takeda 3" else 0)


def test_CLA_20_every_card_of_the_deck_is_as_likely_to_be_drawn() -> None:
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(600):
        w = war(3, hands={0: "hojo 4"}, deck="takeda 3, ninja, oda 2", seed=seed)
        w.deploys("hojo", into=1)
        w.stations("hojo")
        found[tuple(event["card"] for event in w.told(0) if event["event"] == "drew")] += 1
    lie = Counter(["takeda"] * 3 + ["ninja"] + ["oda"] * 2)
    ways = {(one, two): lie[one] * (lie[two] - (one == two)) for one, two in product(lie, repeat=2)}
    ways = {pair: number for pair, number in ways.items() if number}
    assert found.keys() == ways.keys()
    assert chisquare([found[pair] for pair in ways], [600 * number / 30 for number in ways.values()]).pvalue > 1e-6


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_21_play_passes_to_the_left(players: int) -> None:
    w = war(players, first=players - 1)
    w.fight_on(Random(21))
    turns = [event["seat"] for event in w.heard("turn")]
    assert turns == [(players - 1 + nth) % players for nth in range(len(turns))]
    assert len(turns) > 2 * players


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_21_nobody_acts_out_of_turn(players: int) -> None:
    w = war(players, first=1, provinces=dict.fromkeys(range(players), "oda 2, mori"))
    dice = Random(players)
    for _ in range(3):
        for seat in range(players):
            if seat != 1:
                assert w.match.legal(seat) == []
                assert not w.match.view(seat)["asked"]
                assert w.refusal(**w.match.legal()[0], seat=seat) == "CLA-21"
                assert w.refusal("station", clan="oda", seat=seat) == "CLA-21"
        assert w.match.view(1)["asked"]
        assert not w.match.view(SPECTATOR)["asked"]
        w.any_order(dice)
