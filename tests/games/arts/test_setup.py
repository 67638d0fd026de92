"""The set-up of a round, and silence: ART-01 to ART-08, ART-70."""

from collections import Counter

import pytest
from games.arts.night import COUNTS, TEAM, UNSEEN, Night, night
from games.scene import SPECTATOR

import shinobi
from shinobi.engine.game import game_named


def dealt(players: int, seed: int = 1) -> Night:
    return Night(shinobi.new("arts", players=players, seed=seed))


@pytest.mark.parametrize("players", [2, 6])
def test_ART_01_the_game_is_for_three_to_five_players(players: int) -> None:
    assert [dealt(count).players for count in COUNTS] == [3, 4, 5]
    with pytest.raises(shinobi.BadOption):
        dealt(players)


def test_ART_01_rounds_are_played_until_somebody_has_three_honour() -> None:
    n = night(held={2: "Gold Ingot"}, honour=[2, 2, 1])
    n.all_leave()
    assert n.match.over
    n = night(held={2: "Key Ring"}, honour=[2, 2, 0])
    n.all_leave()
    assert not n.match.over
    assert n.table["round_number"] == 2


@pytest.mark.parametrize("players", COUNTS)
def test_ART_02_everyone_gets_another_partner_and_only_they_know_it(players: int) -> None:
    n = dealt(players)
    assert len(set(n.match.view(shinobi.OMNISCIENT)["partner"])) == players
    for viewer in n.viewers:
        seen = n.match.view(viewer)["partner"]
        assert [partner == UNSEEN for partner in seen] == [seat != viewer for seat in range(players)]


@pytest.mark.parametrize("players", COUNTS)
def test_ART_03_everyone_gets_three_of_24_arts_and_the_rest_are_the_pile(players: int) -> None:
    n = dealt(players)
    everything = Counter(art for seat in range(players) for art in n.arts(seat))
    assert sum(everything.values()) == 3 * players
    assert max(everything.values()) <= 2
    assert n.table["pile_size"] == 24 - 3 * players == sum(n.s.pile)
    for kind, left in enumerate(n.s.pile):
        assert left + everything[n.called("art", kind)] == 2
    for viewer in n.viewers:
        for seat in range(players):
            assert n.arts(seat, viewer) == (n.arts(seat) if seat == viewer else [UNSEEN] * 3)


@pytest.mark.parametrize("players", COUNTS)
def test_ART_04_everyone_reveals_one_of_six_allegiances_of_three_clans(players: int) -> None:
    teams = set()
    for seed in range(40):
        n = dealt(players, seed)
        clans: Counter[str] = Counter(n.table["allegiance"])
        assert sum(clans.values()) == players
        assert max(clans.values()) <= 2
        assert None not in clans
        teams.add(sum(count == 2 for count in clans.values()))
    assert teams == {3: {0, 1}, 4: {1, 2}, 5: {2}}[players]


@pytest.mark.parametrize("players", COUNTS)
def test_ART_05_one_item_more_than_players_lies_in_the_keep_and_nobody_knows_any(players: int) -> None:
    n = dealt(players)
    assert len({*n.keep()}) == players + 1
    assert None not in n.keep()
    for viewer in n.viewers:
        assert n.keep(viewer) == [UNSEEN] * (players + 1)
        assert n.held(viewer) == [None] * players


def test_ART_06_the_first_player_is_drawn_or_named() -> None:
    assert {dealt(4, seed).actor for seed in range(30)} == {0, 1, 2, 3}
    assert night(4, first=2).actor == 2


def test_ART_06_the_next_round_is_begun_by_who_held_the_winning_item() -> None:
    n = night(held={0: "Box", 1: "Key Ring", 2: "Gold Ingot"})
    n.all_leave()
    assert n.happened("round-won") == [{"seat": 0, "item": n.number("item", "Box")}]
    n = night(held={2: "Gold Ingot"}, clans=("crane", "tiger", "tiger"))
    n.all_leave()
    assert (n.actor, n.table["first"]) == (2, 2), "the holder, not the teammate"


def test_ART_06_if_nobody_won_the_same_player_begins_again() -> None:
    n = night(first=1)
    n.all_leave()
    assert n.happened("nobody-won")
    assert n.actor == 1


def test_ART_07_players_always_see_their_own_partner_arts_and_item() -> None:
    n = night(partners={0: "Scout"}, held={0: "Box"})
    for _ in range(4):
        seat = n.actor
        assert seat is not None
        for viewer in range(3):
            view = n.match.view(viewer)
            assert UNSEEN not in (view["partner"][viewer], view["held"][viewer], *view["art"][viewer])
        n.steals(int(n.table["lying"][0]), using=n.arts(seat)[0])
        if n.phase == "keep":
            assert UNSEEN not in (n.match.view(seat)["second"], n.match.view(seat)["held"][seat])
            n.keeps("new")
        n.ends_turn()


@pytest.mark.parametrize("players", COUNTS)
def test_ART_08_there_is_always_an_item_to_investigate(players: int) -> None:
    n = night(players, held={0: "Box", 1: "Key Ring", 2: "Tea Bowl"})
    assert len(n.keep()) == players + 1
    assert n.may("investigate")
    for verb in ("end-turn", "accept"):
        assert not n.may(verb), "there is no pass"
    assert len(n.table["lying"]) == players + 1 - 3


def test_ART_70_the_game_declares_that_people_may_not_talk_freely() -> None:
    talk = game_named("arts").talk
    assert not talk.chat
    assert talk.claims == talk.questions == ()
    assert game_named("daimyo").talk.chat


def test_ART_70_no_move_lets_anybody_claim_or_show_a_card() -> None:
    verbs = {verb.name for verb in game_named("arts").actions.table}
    assert not verbs & {"say", "claim", "show", "declare"}
    n = night(clans=TEAM, held={0: "Box"})
    assert n.held(1)[0] == UNSEEN, "teammates do not see one another's items, either"
    assert n.held(SPECTATOR)[0] == UNSEEN
