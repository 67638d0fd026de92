"""What a sound player orders in given wars of clans, and what orders say about whom a player serves."""

from typing import Any

import pytest
from games.clans.provinces import CLANS, War, war

from shinobi.engine.game import game_named
from shinobi.engine.imagine import imagine
from shinobi.games.clans import judgement
from shinobi.games.clans.rules import ATTACKED, DEPLOYED, MOVED, STATIONED, STRUCK, State

GAME = game_named("clans")
SERVE = "oda, hojo, takeda, mori"
HOJO, UESUGI, TAKEDA, MORI, ODA = range(5)


def state(w: War) -> State:
    s = w.match.state
    assert isinstance(s, State)
    return s


def chances(w: War, seat: int = 0) -> list[tuple[float, dict[str, Any]]]:
    """How often an adept gives each order, the likeliest first."""
    s = state(w)
    weights = {action: judgement.weight(s, seat, action) for action in GAME.legal(s, seat)}
    total = sum(weights.values())
    return sorted(((each / total, GAME.actions.move(a)) for a, each in weights.items()), key=lambda one: -one[0])


def chance_of(w: War, **wanted: object) -> float:
    return sum(chance for chance, move in chances(w) if wanted.items() <= move.items())


def test_attacks_the_leader_and_not_its_own_clan() -> None:
    w = war(4, 0, {0: "hojo 3", 1: "oda 2, takeda 2", 2: "takeda 2, mori", 3: "takeda"}, clans=SERVE, order="third")
    assert chance_of(w, target="takeda") > 0.9
    assert chance_of(w, target="oda") < 0.01


def test_attacks_its_own_clan_if_it_must() -> None:
    w = war(4, 0, {0: "hojo 2", 1: "oda"}, clans=SERVE, order="third")
    assert chance_of(w, target="oda") == 1


def test_a_ninja_strikes_the_leader_at_the_end() -> None:
    table = {1: "takeda 4, oda", 2: "mori", 3: "hojo"}
    late = war(4, 0, table, {0: "ninja, mori, hojo, uesugi"}, deck="mori", clans=SERVE)
    assert chance_of(late, verb="ninja", clan="takeda") > 0.8
    assert chance_of(late, verb="ninja", clan="oda") < 0.01
    early = war(4, 0, table, {0: "ninja, mori, hojo, uesugi"}, clans=SERVE)
    assert chance_of(early, verb="ninja") < chance_of(late, verb="ninja")


def test_feeds_who_is_behind() -> None:
    w = war(4, 0, {1: "takeda 3", 2: "takeda", 3: "mori, oda"}, {0: "takeda, hojo, takeda, hojo"}, clans=SERVE)
    assert chance_of(w, verb="deploy", clan="hojo") > 0.6


def test_does_not_strengthen_a_strong_army_of_another_clan() -> None:
    w = war(4, 0, {1: "hojo 3", 2: "oda", 3: "oda"}, {0: "hojo 4"}, clans=SERVE)
    assert chance_of(w, province=1) < 0.05


def test_keeps_its_own_clan_in_hand_as_long_as_it_would_be_beaten() -> None:
    w = war(4, 0, {1: "hojo 3", 2: "mori 3", 3: "takeda"}, {0: "oda, uesugi, oda, uesugi"}, clans=SERVE)
    assert chance_of(w, clan="oda") < 0.1


def test_sends_out_its_own_clan_at_the_end() -> None:
    table = {1: "hojo 3", 2: "mori 3, oda 3", 3: "takeda"}
    w = war(4, 0, table, {0: "oda, hojo 3"}, deck="", last=3, clans=SERVE)
    assert chances(w)[0][1] == {"verb": "deploy", "clan": "oda", "province": 2}


def test_stations_its_own_clan_at_the_end_and_does_not_show_it_before() -> None:
    table, hand = {1: "hojo", 2: "mori"}, {0: "oda, hojo, mori"}
    early = war(4, 0, table, hand, clans=SERVE, order="second")
    assert chance_of(early, verb="station", clan="oda") < 0.2
    late = war(4, 0, table, hand, deck="", last=3, clans=SERVE, order="second")
    assert chance_of(late, verb="station", clan="oda") > 0.5


def test_breaks_up_a_strong_army_rather_than_making_one() -> None:
    w = war(4, 0, {1: "hojo 4", 2: "mori"}, {0: "hojo 3"}, clans=SERVE, order="second")
    assert chance_of(w, verb="move", clan="hojo", origin=1) > 0.5


@pytest.mark.parametrize("order", ["first", "second", "third"])
def test_what_others_hold_and_serve_does_not_weigh(order: str) -> None:
    w = war(4, 0, {0: "hojo 3", 1: "oda, takeda", 2: "mori", 3: "takeda"}, clans=SERVE, order=order)
    ours = chances(w)
    for key in range(5):
        w.match.state = imagine(GAME, w.match.state, 0, key)
        assert chances(w) == ours


def likely(w: War, evidence: list[int], clans: str) -> float:
    """How plausible it is for seat 0 that the seats serve these clans."""
    s = state(w)
    for seat, clan in enumerate(clans.split(", ")):
        s.clan[seat] = CLANS.index(clan)
    return judgement.plausibility(s, 0, evidence)


def told(*events: tuple[int, ...]) -> list[int]:
    evidence = [0] * judgement.EVIDENCE
    for event in events:
        number, first, second, third, fourth = (*event, 0, 0, 0)[:5]
        judgement.note(evidence, 4, 0, number, first, second, third, fourth)
    return evidence


def test_who_stationed_oda_five_times_likely_serves_oda() -> None:
    evidence = told(*[(STATIONED, 1, ODA)] * 5)
    assert likely(war(), evidence, "hojo, oda, takeda, mori") > likely(war(), evidence, "hojo, takeda, oda, mori") + 3


def test_who_strikes_a_clan_hardly_serves_it() -> None:
    for evidence in (told((ATTACKED, 2, HOJO, 1, TAKEDA)), told((STRUCK, 2, 1, TAKEDA))):
        serves = likely(war(), evidence, "oda, mori, takeda, uesugi")
        assert serves < likely(war(), evidence, "oda, mori, uesugi, takeda") - 1


def test_who_brings_a_clan_home_likelier_serves_it_than_who_sends_it_abroad() -> None:
    home, abroad = told((MOVED, 3, MORI, 1, 3)), told((DEPLOYED, 3, MORI, 1))
    assert likely(war(), home, "oda, hojo, takeda, mori") > 0 > likely(war(), abroad, "oda, hojo, takeda, mori")


def test_what_the_seat_does_itself_says_nothing_about_the_others() -> None:
    evidence = told(*[(STATIONED, 0, ODA)] * 5)
    assert likely(war(), evidence, "oda, hojo, takeda, mori") == likely(war(), evidence, "oda, mori, hojo, takeda")
