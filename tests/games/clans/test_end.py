"""The clauses of clans about the end: CLA-30 to CLA-35."""

from random import Random

import pytest
from games.scene import SPECTATOR

import shinobi

from .provinces import COUNTS, UNSEEN, War, war

FULL = "hojo 2, uesugi, takeda"


def last_order(provinces: dict[int, str], clans: str, hands: dict[int, str] | None = None) -> War:
    """The last turn of the game is seat 0's, which holds a Hōjō and a Mōri. Give it no army to attack with."""
    players = len(clans.split(","))
    held = {0: "hojo, mori"} | (hands or {})
    return war(players, provinces=provinces, hands=held, deck="", last=0, clans=clans, order="second")


def result(w: War) -> tuple[str | None, list[float]]:
    return w.match.ended_by, w.match.shares


# CLA-30: the last turns


def the_last_turns(w: War) -> tuple[list[int], list[int]]:
    """Plays to the end. Whose turns came after the last card was drawn, and who drew after that."""
    w.fight_on(Random(30))
    events = w.match.events(SPECTATOR)
    drawn = [number for number, event in enumerate(events) if event["event"] == "last-card"]
    assert len(drawn) == 1, "the last card is drawn once"
    after = events[drawn[0] + 1 :]
    turns = [event["seat"] for event in after if event["event"] == "turn"]
    return turns, [event["seat"] for event in after if event["event"] in ("refilled", "drew")]


@pytest.mark.parametrize("deck", ["oda", "oda, mori"], ids=["in the middle of drawing two", "the second of two"])
@pytest.mark.parametrize("players", COUNTS)
def test_CLA_30_when_the_last_card_is_drawn_everybody_has_one_more_turn_who_drew_it_last(
    players: int, deck: str
) -> None:
    for seat in range(players):
        w = war(players, first=seat, hands={seat: FULL}, deck=deck)
        w.deploys("hojo", into=(seat + 1) % players)
        w.stations("hojo")
        for viewer in w.viewers:
            assert {"event": "last-card", "seat": seat} in w.told(viewer)
            assert w.match.view(viewer)["last"] == seat
        assert w.table["deck_size"] == 0
        assert w.table["hand_size"][seat] == (3 if deck == "oda" else 4)
        assert the_last_turns(w) == ([(seat + nth) % players for nth in range(1, players + 1)], [])
        assert w.match.over


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_30_the_last_card_may_be_the_only_one_that_is_drawn(players: int) -> None:
    w = war(players, first=1, provinces={0: "mori"}, hands={1: FULL}, deck="oda")
    w.deploys("hojo", into=0)
    w.moves("mori", out_of=0, into=1)
    assert w.table["last"] == 1
    assert the_last_turns(w) == ([(1 + nth) % players for nth in range(1, players + 1)], [])


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_30_as_long_as_a_card_is_left_nobody_has_drawn_the_last(players: int) -> None:
    w = war(players, first=0, provinces={1: "mori"}, hands={0: FULL}, deck="oda 2")
    w.deploys("hojo", into=1)
    w.moves("mori", out_of=1, into=0)
    assert (w.table["deck_size"], w.table["last"]) == (1, None)
    assert w.heard("last-card") == []
    assert w.due == (1, "first")


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_30_in_whole_games_it_is_the_same_whoever_draws_the_last_card(players: int) -> None:
    drawers = set()
    for seed in range(5 * players):
        w = war(players, first=None, seed=seed)
        turns, drew = the_last_turns(w)
        (drawer,) = (event["seat"] for event in w.heard("last-card"))
        assert (turns, drew) == ([(drawer + nth) % players for nth in range(1, players + 1)], [])
        drawers.add(drawer)
    assert drawers == set(range(players))


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_30_the_last_turn_is_played_in_full_and_then_nobody_acts_any_more(players: int) -> None:
    w = war(players, provinces={0: "oda 2", 1: "mori, takeda"}, hands={0: "hojo 3"}, deck="", last=0)
    w.deploys("hojo", into=1)
    w.stations("hojo")
    assert (w.match.over, w.due) == (False, (0, "third"))
    w.attacks("oda", 1, "mori")
    assert w.match.over
    assert w.due == (None, "over")
    assert w.actor is None
    assert w.match.legal() == []
    assert not any(w.match.view(viewer)["asked"] for viewer in w.viewers)
    for seat in range(players):
        assert w.match.legal(seat) == []
        assert w.refusal("deploy", seat=seat, clan="hojo", province=(seat + 1) % players) == w.match.ended_by


def test_CLA_30_with_the_deck_empty_the_turn_still_passes_to_those_who_have_theirs() -> None:
    w = war(4, first=3, hands={3: "hojo 4"}, deck="", last=1)
    w.deploys("hojo", into=0)
    w.stations("hojo")
    assert (w.match.over, w.due) == (False, (0, "first"))
    assert w.table["hand_size"] == [4, 4, 3, 2]


# CLA-31: the largest clan


def test_CLA_31_the_player_whose_clan_has_the_most_cards_over_all_provinces_wins() -> None:
    w = last_order({0: "takeda 2", 1: "oda 3, takeda", 2: "uesugi 3, takeda"}, "oda, uesugi, takeda")
    w.stations("mori")
    assert result(w) == ("CLA-31", [0, 0, 1])
    for viewer in w.viewers:
        assert w.told(viewer)[-2:] == [{"event": "ended", "clause": "CLA-31"}, {"event": "won", "seat": 2}]
        assert w.match.view(viewer)["winners"] == [2]
        assert w.match.view(viewer)["ended"] == "CLA-31"


@pytest.mark.parametrize("winner", range(5))
def test_CLA_31_whoever_it_is(winner: int) -> None:
    clans = ["oda", "uesugi", "takeda", "mori", "hojo"]
    provinces = {2: ", ".join(f"{clan} {5 if seat == winner else 3}" for seat, clan in enumerate(clans))}
    w = last_order(provinces, ", ".join(clans))
    w.stations("mori")
    assert result(w) == ("CLA-31", [float(seat == winner) for seat in range(5)])


def test_CLA_31_cards_in_hand_do_not_count() -> None:
    w = last_order({1: "oda 2", 2: "uesugi"}, "hojo, oda, uesugi", {1: "takeda 2", 2: "uesugi 3"})
    w.stations("mori")
    assert result(w) == ("CLA-31", [0, 1, 0])


def test_CLA_31_nor_do_discards() -> None:
    w = last_order({1: "oda, takeda 2"}, "hojo, oda, takeda", {1: "mori 2", 2: "mori 2"})
    assert w.discards["oda"] > w.discards["takeda"]
    w.stations("mori")
    assert result(w) == ("CLA-31", [0, 0, 1])


@pytest.mark.parametrize("stationed, winner, clause", [("hojo", 0, "CLA-31"), ("mori", 1, "CLA-33")])
def test_CLA_31_the_last_order_still_counts(stationed: str, winner: int, clause: str) -> None:
    w = last_order({0: "hojo", 1: "oda 3", 2: "hojo 2"}, "hojo, oda, uesugi")
    w.stations(stationed)
    assert result(w) == (clause, [float(seat == winner) for seat in range(3)])


def test_CLA_31_nobody_has_a_share_before_the_end() -> None:
    w = war(3, provinces={1: "uesugi 5"})
    assert result(w) == (None, [0, 0, 0])
    assert (w.table["ended"], w.table["winners"]) == (None, [])


# CLA-32: a clan nobody serves


def test_CLA_32_a_clan_nobody_serves_cannot_win_the_next_largest_does() -> None:
    w = last_order({1: "oda 3, takeda 5", 2: "uesugi 2"}, "hojo, oda, uesugi")
    w.stations("mori")
    assert result(w) == ("CLA-31", [0, 1, 0])


def test_CLA_32_nor_do_two_clans_nobody_serves() -> None:
    w = last_order({1: "mori 5, takeda 5", 2: "uesugi 2, oda"}, "hojo, oda, uesugi")
    w.stations("mori")
    assert result(w) == ("CLA-31", [0, 0, 1])


def test_CLA_32_it_does_not_even_tie() -> None:
    w = last_order({1: "oda 3", 2: "uesugi 2, takeda 3"}, "hojo, oda, uesugi")
    w.stations("mori")
    assert result(w) == ("CLA-31", [0, 1, 0])


def test_CLA_32_two_players_leave_three_clans_that_cannot_win() -> None:
    w = last_order({1: "takeda 3, uesugi 4, mori 3, oda"}, "hojo, oda")
    w.stations("mori")
    assert result(w) == ("CLA-31", [0, 1])


# CLA-33: a tie


def test_CLA_33_of_tied_players_the_one_with_more_of_the_own_clan_at_home_wins() -> None:
    w = last_order({0: "oda", 1: "oda 2, uesugi 2", 2: "uesugi"}, "hojo, oda, uesugi")
    w.stations("mori")
    assert result(w) == ("CLA-33", [0, 1, 0])
    for viewer in w.viewers:
        assert w.told(viewer)[-2:] == [{"event": "ended", "clause": "CLA-33"}, {"event": "won", "seat": 1}]


def test_CLA_33_whether_the_tied_player_with_more_at_home_sits_first_or_last() -> None:
    early = last_order({0: "uesugi 2", 1: "oda 3", 2: "uesugi"}, "uesugi, hojo, oda")
    early.stations("mori")
    assert result(early) == ("CLA-33", [1, 0, 0])
    late = last_order({0: "uesugi", 1: "uesugi 2", 2: "oda 3"}, "uesugi, hojo, oda")
    late.stations("mori")
    assert result(late) == ("CLA-33", [0, 0, 1])


def test_CLA_33_other_clans_at_home_and_the_own_clan_elsewhere_do_not_count() -> None:
    w = last_order({0: "oda", 1: "oda, takeda 5, uesugi", 2: "uesugi 2, oda"}, "hojo, oda, uesugi")
    w.stations("mori")
    assert result(w) == ("CLA-33", [0, 0, 1])


def test_CLA_33_a_player_who_is_not_tied_wins_nothing_with_the_most_at_home() -> None:
    after = last_order({1: "oda 2, uesugi 3", 2: "oda 2, uesugi", 3: "takeda 3"}, "hojo, oda, uesugi, takeda")
    after.stations("mori")
    assert result(after) == ("CLA-33", [0, 1, 0, 0])
    before = last_order({1: "takeda 3, uesugi 3", 2: "oda 2, uesugi", 3: "oda 2"}, "hojo, takeda, uesugi, oda")
    before.stations("mori")
    assert result(before) == ("CLA-33", [0, 0, 0, 1])


@pytest.mark.parametrize(
    "provinces, winner",
    [
        ({0: "uesugi, takeda", 1: "oda 2", 2: "uesugi", 3: "takeda"}, 1),
        ({0: "oda, takeda", 1: "oda", 2: "uesugi 2", 3: "takeda"}, 2),
        ({0: "oda, uesugi", 1: "oda", 2: "uesugi", 3: "takeda 2"}, 3),
    ],
)
def test_CLA_33_of_three_who_are_tied_the_one_with_the_most_at_home_wins(
    provinces: dict[int, str], winner: int
) -> None:
    w = last_order(provinces, "hojo, oda, uesugi, takeda")
    w.stations("mori")
    assert result(w) == ("CLA-33", [float(seat == winner) for seat in range(4)])


# CLA-34: still a tie


def test_CLA_34_who_is_tied_at_home_too_shares_the_victory() -> None:
    w = last_order({0: "oda", 1: "oda 2", 2: "uesugi 2, hojo", 3: "uesugi"}, "hojo, oda, uesugi, takeda")
    w.stations("mori")
    assert result(w) == ("CLA-34", [0, 0.5, 0.5, 0])
    for viewer in w.viewers:
        assert w.told(viewer)[-3:] == [
            {"event": "ended", "clause": "CLA-34"},
            {"event": "won", "seat": 1},
            {"event": "won", "seat": 2},
        ]
        assert w.match.view(viewer)["winners"] == [1, 2]


def test_CLA_34_three_can_share_it_and_a_fourth_tied_player_with_less_at_home_does_not() -> None:
    w = last_order({1: "oda 2", 2: "uesugi 2, hojo", 3: "takeda 2"}, "hojo, oda, uesugi, takeda")
    w.stations("hojo")
    assert result(w) == ("CLA-34", [0, 1 / 3, 1 / 3, 1 / 3])


def test_CLA_34_if_no_served_clan_has_a_card_left_all_are_tied() -> None:
    w = last_order({1: "mori 2", 2: "takeda"}, "hojo, oda, uesugi")
    w.stations("mori")
    assert result(w) == ("CLA-34", [1 / 3, 1 / 3, 1 / 3])


@pytest.mark.parametrize("players", COUNTS)
def test_CLA_34_the_shares_of_a_game_are_always_one_victory(players: int) -> None:
    endings = set()
    for seed in range(40):
        w = war(players, troops_per_clan=4, seed=seed)
        w.fight_on(Random(seed))
        endings.add(w.match.ended_by)
        assert sum(w.match.shares) == pytest.approx(1)
        winners = [seat for seat in range(players) if w.match.shares[seat]]
        assert winners == w.table["winners"] == [event["seat"] for event in w.heard("won")]
        assert (len(winners) > 1) == (w.match.ended_by == "CLA-34")
    assert endings == {"CLA-31", "CLA-33", "CLA-34"}


# CLA-35: what is shown at the end


def test_CLA_35_at_the_end_all_are_told_whom_the_players_served_and_what_they_had() -> None:
    hands = {1: "mori, ninja", 2: "oda 2"}
    w = last_order({0: "oda", 1: "oda 2, takeda 2", 2: "takeda"}, "oda, takeda, uesugi", hands)
    w.stations("hojo")
    for viewer in w.viewers:
        assert [event for event in w.told(viewer) if event["event"] == "clan-shown"] == [
            {"event": "clan-shown", "seat": 0, "clan": "oda", "cards": 3, "home": 1},
            {"event": "clan-shown", "seat": 1, "clan": "takeda", "cards": 3, "home": 2},
            {"event": "clan-shown", "seat": 2, "clan": "uesugi", "cards": 0, "home": 0},
        ]
        assert w.match.view(viewer)["clan"] == ["oda", "takeda", "uesugi"]


def test_CLA_35_hands_are_not_shown_and_neither_are_the_clan_cards_left_over() -> None:
    w = last_order({1: "oda"}, "hojo, oda, uesugi", {1: "mori, ninja", 2: "oda 2"})
    w.stations("hojo")
    assert w.match.over
    for viewer in w.viewers:
        shown = w.match.view(viewer)
        for seat in range(3):
            hand = shown["hand"][seat]
            assert hand == ([UNSEEN] * 6 if seat != viewer else w.match.view(shinobi.OMNISCIENT)["hand"][seat])
        assert shown["hand_size"] == [1, 2, 2]
        assert len(shown["clan"]) == 3
        assert {event["event"] for event in w.told(viewer)} == {"stationed", "skipped", "clan-shown", "ended", "won"}
