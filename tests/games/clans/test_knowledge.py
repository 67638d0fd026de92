"""What each player of clans may know, and when: CLA-35, and the paragraph of that name."""

from random import Random
from typing import Any

import pytest
from games.scene import SPECTATOR, Event, View

import shinobi

from .provinces import COUNTS, UNSEEN, War, war

OPEN = {
    *("players", "troops_per_clan", "first", "moved_out"),
    *("turn", "order", "last"),
    *("clan_known", "hand_size", "only_ninjas", "deck_size", "discards"),
    *("army", "changed", "ended", "winners"),
}
"""What lies open on the table. A field that is added to it must be thought about."""
SECRET = {"clan", "hand"}
ABOUT_THE_VIEWER = {"game", "seat", "asked"}

PRIVATE = ("clan-dealt", "drew")
"""The events that only the player is told whom they are about."""
ORDERS_TOLD = ("deployed", "struck", "stationed", "moved", "attacked")


def permitted_view(w: War, viewer: int | None) -> View:
    """What the viewer may see, reckoned from what is true."""
    truth = w.match.view(shinobi.OMNISCIENT)
    seats = range(w.players)
    shown: dict[str, Any] = {name: truth[name] for name in OPEN}
    shown["clan"] = [truth["clan"][seat] if w.match.over or seat == viewer else UNSEEN for seat in seats]
    shown["hand"] = [truth["hand"][seat] if seat == viewer else [UNSEEN] * 6 for seat in seats]
    return shown | {"game": "clans", "seat": viewer, "asked": viewer is not None and viewer == truth["turn"]}


def permitted_events(w: War, viewer: int | None) -> list[Event]:
    """What the viewer may have been told, reckoned from all that was told to anybody."""
    everything = w.match.events(shinobi.OMNISCIENT)
    return [event for event in everything if event["event"] not in PRIVATE or event["seat"] == viewer]


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_35_in_a_whole_game_everyone_sees_the_own_hand_and_clan_and_the_open_table_and_nothing_else(
    players: int,
) -> None:
    w, dice = war(players, first=None, troops_per_clan=5, seed=35), Random(players)
    while True:
        for viewer in w.viewers:
            shown = w.match.view(viewer)
            assert shown.keys() == OPEN | SECRET | ABOUT_THE_VIEWER
            assert shown == permitted_view(w, viewer)
        if w.match.over:
            break
        w.any_order(dice)


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_35_in_a_whole_game_everyone_is_told_the_own_cards_and_what_all_are_told_and_nothing_else(
    players: int,
) -> None:
    w = war(players, first=None, troops_per_clan=5, seed=35)
    w.fight_on(Random(players))
    for viewer in w.viewers:
        assert w.match.events(viewer) == permitted_events(w, viewer)
        private = [event for event in w.match.events(viewer) if event["event"] in PRIVATE]
        assert all(event["seat"] == viewer for event in private)
        public = [event for event in w.match.events(viewer) if event["event"] not in PRIVATE]
        assert public == w.match.events(SPECTATOR), "what is not one's own, a spectator hears, too"


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_35_nobody_can_tell_by_any_event_what_others_drew(players: int) -> None:
    """What all are told names no card but those that lie open on the table."""
    w = war(players, first=None, troops_per_clan=5, seed=35)
    w.fight_on(Random(players))
    arguments = {event["event"]: event.keys() - {"event"} for event in w.match.events(SPECTATOR)}
    assert "card" not in set().union(*arguments.values())
    assert arguments["refilled"] == {"seat", "cards", "deck"}
    assert arguments["turn"] == arguments["last-card"] == arguments["first-drawn"] == {"seat"}
    assert [name for name, names in arguments.items() if "clan" in names and name not in ORDERS_TOLD] == ["clan-shown"]


def test_CLA_35_clans_are_shown_in_the_last_step_and_not_before() -> None:
    w = war(3, first=None, troops_per_clan=5, seed=35)
    w.fight_on(Random(3))
    assert len(w.heard("clan-shown")) == len([event for event in w.told() if event["event"] == "clan-shown"]) == 3


def both_worlds(**of_others: str) -> War:
    """Seat 0's turn. Whom the others serve and what they hold is as given; all that seat 0 knows is always the same."""
    held = {0: "oda, ninja, mori 2"} | {int(seat[-1]): cards for seat, cards in of_others.items() if seat != "clans"}
    provinces = {0: "oda 3", 1: "mori 2, hojo", 2: "takeda"}
    return war(3, provinces=provinces, hands=held, clans=of_others["clans"], seed=4)


def test_CLA_35_other_clans_hands_and_decks_change_nothing_that_a_player_sees_may_do_or_is_told() -> None:
    here = both_worlds(clans="oda, hojo, mori", seat_1="ninja 2, hojo 2", seat_2="takeda 4")
    there = both_worlds(clans="oda, uesugi, takeda", seat_1="oda 4", seat_2="uesugi 3, mori")
    for order in (
        {"verb": "ninja", "province": 1, "clan": "mori"},
        {"verb": "move", "clan": "hojo", "origin": 1, "province": 2},
        {"verb": "attack", "clan": "oda", "province": 2, "target": "takeda"},
    ):
        assert here.match.view(0) == there.match.view(0)
        assert here.match.view(SPECTATOR) == there.match.view(SPECTATOR)
        assert here.match.legal(0) == there.match.legal(0)
        here.match.play(order)
        there.match.play(order)
        assert here.told(SPECTATOR) == there.told(SPECTATOR)
    assert here.match.view(SPECTATOR) == there.match.view(SPECTATOR)
    assert here.match.view(1)["hand"] != there.match.view(1)["hand"]


def test_CLA_35_which_card_a_player_drew_and_held_for_how_long_shows_to_nobody() -> None:
    """A hand is a number of each kind: held from the start or drawn just now, an Oda is an Oda."""
    held = war(3, provinces={1: "mori"}, hands={0: "oda 2, hojo, takeda"}, deck="hojo")
    drawn = war(3, provinces={1: "mori"}, hands={0: "oda, hojo 2, takeda"}, deck="oda")
    for w in (held, drawn):
        w.deploys("hojo", into=2)
        w.moves("mori", out_of=1, into=2)
    assert held.hand(0) == drawn.hand(0) == {"oda": 2, "hojo": 1, "takeda": 1}
    assert held.match.view(0)["hand"] == drawn.match.view(0)["hand"]
    assert held.told(SPECTATOR) == drawn.told(SPECTATOR)


def test_CLA_35_that_a_hand_is_without_troops_is_known_once_a_skipped_order_has_shown_it_and_not_before() -> None:
    w = war(3, first=2, order="second", provinces={0: "mori 2", 1: "oda 2"}, hands={0: "ninja 3"}, deck="", last=0)
    w.moves("oda", out_of=1, into=0)
    assert w.due == (0, "first")
    for viewer in w.viewers:
        assert w.match.view(viewer)["only_ninjas"] == [False, False, False]
    w.ninja_strikes("oda", at=1)
    assert w.skipped == [(2, "third"), (0, "second"), (0, "third")]
    for viewer in w.viewers:
        assert w.match.view(viewer)["only_ninjas"] == [True, False, False]


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_35_that_no_attack_could_be_made_shows_nothing_of_a_hand(players: int) -> None:
    w = war(players, provinces={1: "oda"}, hands={0: "ninja 3, mori"})
    w.deploys("mori", into=1)
    w.moves("oda", out_of=1, into=0)
    assert w.skipped == [(0, "third")]
    assert w.table["only_ninjas"] == [False] * players


def test_CLA_35_a_card_that_everybody_has_seen_is_not_taken_back_into_a_hidden_hand() -> None:
    match = shinobi.new("clans", players=3, seed=1, first=0)
    match.play({"verb": "deploy", "clan": "hojo", "province": 1})
    with pytest.raises(shinobi.CannotUndo):
        match.undo(0)
