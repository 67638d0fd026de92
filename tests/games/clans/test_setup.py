"""The clauses of clans about the set-up: CLA-01 to CLA-07."""

from collections import Counter
from itertools import permutations, product
from math import comb
from random import Random

import pytest
from games.scene import SPECTATOR
from scipy.stats import chisquare

import shinobi
from shinobi.locale import texts

from .provinces import CLANS, COUNTS, HAND, KINDS, NINJAS, UNSEEN, all_cards, war

FEWEST_TROOPS = {2: 2, 3: 2, 4: 3, 5: 4}
"""With so many troops of each clan, a card is left after the deal; with one less, none is."""


# CLA-01


@pytest.mark.parametrize("edition", ["de", "fr"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_CLA_01_both_editions_are_for_three_to_five_players(players: int, edition: str) -> None:
    w = war(players, edition=edition)
    w.fight_on(Random(players))
    assert len(w.armies) == len(w.match.shares) == players


def test_CLA_01_two_players_play_to_the_end_in_the_french_edition() -> None:
    w = war(2, edition="fr")
    w.fight_on(Random(2))
    assert sum(w.match.shares) == 1


def test_CLA_01_two_players_get_no_table_in_the_german_edition() -> None:
    with pytest.raises(shinobi.BadOption, match="for 3 to 5 players, not 2"):
        war(2, edition="de")


@pytest.mark.parametrize("players", [-1, 0, 1, 6, True, "3", 3.0])
@pytest.mark.parametrize("edition, fewest", [("de", 3), ("fr", 2)])
def test_CLA_01_no_other_number_of_players_gets_a_table(players: int, edition: str, fewest: int) -> None:
    with pytest.raises(shinobi.BadOption, match=f"for {fewest} to 5 players, not"):
        war(players, first=None, edition=edition)


# CLA-02


def test_CLA_02_five_clans_fight_and_they_have_the_names_and_colours_of_the_rules() -> None:
    words = texts("en", "clans")
    names = [words.say(f"clan-{clan}") for clan in war(5).match.view(shinobi.OMNISCIENT)["clan"]]
    assert sorted(names) == ["Hōjō", "Mōri", "Oda", "Takeda", "Uesugi"]
    for clan, colour in zip(CLANS, ("purple", "green", "red", "blue", "yellow"), strict=True):
        assert f"{words.say(f'clan-{clan}')} ({colour})" in words.say("CLA-02")


# CLA-03


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_03_each_player_serves_another_of_the_five_clans(players: int) -> None:
    for seed in range(20):
        served = war(players, seed=seed).match.view(shinobi.OMNISCIENT)["clan"]
        assert len(served) == len(set(served)) == players
        assert set(served) <= set(CLANS)


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_03_players_see_and_are_told_their_own_clan_and_no_other(players: int) -> None:
    w = war(players)
    served = w.match.view(shinobi.OMNISCIENT)["clan"]
    for viewer in w.viewers:
        assert w.match.view(viewer)["clan"] == [served[seat] if seat == viewer else UNSEEN for seat in range(players)]
        dealt = [{"event": "clan-dealt", "seat": viewer, "clan": served[viewer]}] if viewer is not None else []
        assert w.heard("clan-dealt", viewer) == dealt


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_03_the_clan_stays_secret_until_the_end(players: int) -> None:
    w = war(players, troops_per_clan=5)
    served = w.match.view(shinobi.OMNISCIENT)["clan"]
    dice = Random(players)
    while not w.match.over:
        for viewer in w.viewers:
            shown = w.match.view(viewer)["clan"]
            assert shown == [served[seat] if seat == viewer else UNSEEN for seat in range(players)]
            assert not w.heard("clan-shown", viewer)
        w.any_order(dice)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_CLA_03_the_clan_cards_left_over_are_nowhere(players: int) -> None:
    w = war(players)
    assert len(w.match.view(shinobi.OMNISCIENT)["clan"]) == players
    assert set(w.match.state.clan[players:]) == {-1}  # type: ignore[attr-defined]
    assert len(w.heard("clan-dealt", shinobi.OMNISCIENT)) == players


def test_CLA_03_every_way_to_deal_the_clans_is_as_likely_as_every_other() -> None:
    ways = list(permutations(CLANS, 3))
    found = Counter(tuple(war(3, seed=seed).match.view(shinobi.OMNISCIENT)["clan"]) for seed in range(1500))
    assert found.keys() == set(ways)
    assert chisquare([found[way] for way in ways]).pvalue > 1e-6


# CLA-04


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_04_the_deck_has_three_ninjas_and_eleven_troops_of_each_clan(players: int) -> None:
    edition = "fr" if players == 2 else "de"
    everything = shinobi.new("clans", players=players, edition=edition, seed=4).view(shinobi.OMNISCIENT)
    held = [sum(kind) for kind in zip(everything["deck"], *everything["hand"], strict=True)]
    assert held == [11, 11, 11, 11, 11, 3]
    assert everything["deck_size"] + sum(everything["hand_size"]) == 58


@pytest.mark.parametrize("troops", [4, 20])
def test_CLA_04_the_table_may_agree_on_another_number_of_troops(troops: int) -> None:
    everything = war(5, troops_per_clan=troops).match.view(shinobi.OMNISCIENT)
    held = [sum(kind) for kind in zip(everything["deck"], *everything["hand"], strict=True)]
    assert held == [troops] * 5 + [3]
    assert everything["deck_size"] == 5 * troops + 3 - 20


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_04_with_the_fewest_troops_a_card_is_left_and_the_game_can_be_played(players: int) -> None:
    troops = FEWEST_TROOPS[players]
    w = war(players, troops_per_clan=troops)
    assert w.table["deck_size"] == 5 * troops + 3 - 4 * players >= 1
    w.fight_on(Random(1))


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_04_a_table_at_which_no_card_would_be_left_is_refused_with_a_sentence(players: int) -> None:
    for troops in range(1, FEWEST_TROOPS[players]):
        with pytest.raises(shinobi.BadOption, match=r"After the deal at least one card must be left\. \(CLA-04\)"):
            war(players, troops_per_clan=troops)


@pytest.mark.parametrize("troops", [0, -1, 21, True, "11", 11.0, None])
def test_CLA_04_no_other_number_of_troops_is_understood(troops: int) -> None:
    with pytest.raises(shinobi.BadOption, match="troops_per_clan must be a whole number from 1 to 20"):
        war(3, troops_per_clan=troops)


# CLA-05


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_05_everyone_draws_four_cards_and_is_told_which(players: int) -> None:
    w = war(players)
    assert w.table["hand_size"] == [4] * players
    assert w.table["deck_size"] == 58 - 4 * players
    for seat in range(players):
        assert w.hand(seat) == Counter(event["card"] for event in w.heard("drew", seat))
        assert sum(w.hand(seat).values()) == 4


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_05_the_table_may_agree_on_the_first_player(players: int) -> None:
    for seat in range(players):
        w = war(players, first=seat)
        assert w.due == (seat, "first")
        assert w.match.events(SPECTATOR) == [{"event": "turn", "seat": seat}]


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_05_else_the_first_player_is_drawn_by_lot_evenly_and_all_are_told(players: int) -> None:
    found: Counter[int | None] = Counter()
    for seed in range(60 * players):
        w = war(players, first=None, seed=seed)
        found[w.actor] += 1
        for viewer in w.viewers:
            assert w.heard("first-drawn", viewer) == [{"event": "first-drawn", "seat": w.actor}]
    assert chisquare([found[seat] for seat in range(players)]).pvalue > 1e-6


@pytest.mark.parametrize("first", [-1, 3, True, "0", 0.0])
def test_CLA_05_only_a_player_of_the_table_can_be_agreed_on(first: int) -> None:
    with pytest.raises(shinobi.BadOption, match="first must be a seat, 0 to"):
        war(3, first=first)


def test_CLA_05_the_deck_is_shuffled_each_card_is_as_likely_in_each_hand() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    kinds: Counter[tuple[int, str]] = Counter()
    for seed in range(1500):
        hands = war(3, troops_per_clan=2, seed=seed).match.view(shinobi.OMNISCIENT)["hand"]
        found[tuple(hand[KINDS.index("ninja")] for hand in hands)] += 1
        for seat, hand in enumerate(hands):
            for kind, held in zip(KINDS, hand, strict=True):
                kinds[seat, kind] += held
    expected = {
        ninjas: comb(4, ninjas[0]) * comb(4, ninjas[1]) * comb(4, ninjas[2]) * comb(1, NINJAS - sum(ninjas))
        for ninjas in product(range(4), repeat=3)
        if NINJAS - 1 <= sum(ninjas) <= NINJAS
    }
    ways = list(expected)
    assert found.keys() == expected.keys()
    assert chisquare([found[way] for way in ways], [1500 * expected[way] / comb(13, 3) for way in ways]).pvalue > 1e-6
    seen = [kinds[seat, kind] for seat in range(3) for kind in KINDS]
    assert chisquare(seen, [1500 * HAND * all_cards(2)[kind] / 13 for _ in range(3) for kind in KINDS]).pvalue > 1e-6


# CLA-06, CLA-07


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_06_there_is_a_province_before_each_player_and_none_has_troops_at_first(players: int) -> None:
    assert war(players).armies == [{}] * players


def test_CLA_06_any_clans_troops_may_stand_in_any_province() -> None:
    w = war(3, provinces={2: "mori"}, hands={0: "hojo 2, takeda, mori"}, clans="hojo, uesugi, takeda")
    assert w.match.legal() == [
        {"verb": "deploy", "clan": clan, "province": province}
        for clan in ("hojo", "takeda", "mori")
        for province in (1, 2)
    ]
    w.deploys("hojo", into=2)
    assert w.armies[2] == {"hojo": 1, "mori": 1}


def test_CLA_06_whom_the_players_serve_changes_nothing_in_what_they_may_do() -> None:
    here, there = war(5, clans="hojo, uesugi, takeda, mori, oda"), war(5, clans="oda, takeda, hojo, uesugi, mori")
    dice = Random(6)
    while not here.match.over:
        assert here.match.legal() == there.match.legal()
        move = dice.choice(here.match.legal())
        here.match.play(move)
        there.match.play(move)
    assert here.table["army"] == there.table["army"]


def test_CLA_07_troops_of_one_clan_in_one_province_are_one_army_face_up_for_all() -> None:
    w = war(4, provinces={1: "oda 2, hojo", 2: "oda"}, hands={0: "oda 4"})
    w.deploys("oda", into=1)
    for viewer in w.viewers:
        assert w.match.view(viewer)["army"] == [[0, 0, 0, 0, 0], [1, 0, 0, 0, 3], [0, 0, 0, 0, 1], [0, 0, 0, 0, 0]]


def test_CLA_07_an_army_is_as_strong_as_it_has_cards_in_its_own_province() -> None:
    w = war(4, provinces={0: "oda", 1: "oda 5, takeda 2", 2: "oda 4"}, hands={0: "oda, mori 3"})
    w.deploys("mori", into=3)
    w.stations("oda")
    assert w.skipped == [(0, "third")], "eleven Oda on the table, but only two where they could attack from"
