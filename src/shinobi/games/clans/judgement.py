"""Rules of thumb for War of Clans: what a sound player orders, and what orders say about whom a player serves.

What is looked at is from players ("decoys work", "stacks of five are hard to break"); how much each counts was learned
by playing (`learned.json`).
"""

from collections.abc import Sequence

from shinobi.engine.compiler.language import Numbers
from shinobi.engine.compiler.reals import exp
from shinobi.engine.learned import Learned, part, weight_of
from shinobi.games.clans.rules import (
    ATTACKED,
    CLANS,
    DEPLOY,
    DEPLOYED,
    FIRST,
    KINDS,
    MOST_PLAYERS,
    MOVE,
    MOVED,
    PLAY_NINJA,
    SECOND,
    STATION,
    STATIONED,
    STRUCK,
    THIRD,
    VERB,
    State,
    cards_on_the_table,
)

LEARNED = Learned(
    __file__,
    # The own clan, by how far the war has gone, and by the army it joins; then whether that would be safe.
    deploy_own=5,
    deploy_own_onto=4,
    deploy_own_safe=1,
    deploy_own_of_hand=4,
    station_own=5,
    station_own_onto=4,
    station_own_safe=1,
    move_own=5,
    move_own_onto=4,
    move_own_from=4,
    move_own_home=2,
    move_own_safe=2,
    # Another clan, by how far it is ahead, early and late; by the army it joins, and by the army it leaves.
    deploy=16,
    deploy_onto=4,
    deploy_of_hand=4,
    station=16,
    station_onto=8,
    station_when=5,
    move=16,
    move_onto=4,
    move_from=4,
    move_home=1,
    move_threat=2,
    move_when=5,
    # Strikes: the same, the size of what is struck, whether it is the largest clan, and whether an own army fights.
    ninja=16,
    ninja_on=4,
    ninja_when=5,
    attack=16,
    attack_on=4,
    largest=4,
    attack_with_own=1,
    strike_own=2,
)
(
    DEPLOY_OWN,
    DEPLOY_OWN_ONTO,
    DEPLOY_OWN_SAFE,
    DEPLOY_OWN_OF_HAND,
    STATION_OWN,
    STATION_OWN_ONTO,
    STATION_OWN_SAFE,
    MOVE_OWN,
    MOVE_OWN_ONTO,
    MOVE_OWN_FROM,
    MOVE_OWN_HOME,
    MOVE_OWN_SAFE,
    DEPLOY_OTHER,
    DEPLOY_ONTO,
    DEPLOY_OF_HAND,
    STATION_OTHER,
    STATION_ONTO,
    STATION_WHEN,
    MOVE_OTHER,
    MOVE_ONTO,
    MOVE_FROM,
    MOVE_HOME,
    MOVE_THREAT,
    MOVE_WHEN,
    NINJA_AT,
    NINJA_ON,
    NINJA_WHEN,
    ATTACK_AT,
    ATTACK_ON,
    LARGEST,
    ATTACK_WITH_OWN,
    STRIKE_OWN,
) = LEARNED.places
NUMBERS = LEARNED.numbers

LATE_DECK = 8
"""With so few cards left in the deck the war is nearly over."""

LEADS = 8
FARTHEST_BEHIND, FARTHEST_AHEAD = -3, 4

DECISIVE = (0.15, 0.25, 0.4, 0.6, 0.9)
"""By how far the war has gone: what a card more on the table says about who wins."""


def weight(s: State, seat: int, action: int) -> float:
    """How much a sound player likes this legal order."""
    return weight_of(points(s, seat, action, NUMBERS))


def points(s: State, seat: int, action: int, learned: Sequence[float]) -> float:
    """The points of an order by these numbers."""
    verb = VERB[action]
    if verb == DEPLOY:
        return for_deploy(s, seat, FIRST[action], SECOND[action], learned)
    if verb == STATION:
        return for_station(s, seat, FIRST[action], learned)
    if verb == MOVE:
        return for_move(s, seat, FIRST[action], SECOND[action], THIRD[action], learned)
    if verb == PLAY_NINJA:
        return for_ninja(s, seat, FIRST[action], SECOND[action], learned)
    return for_attack(s, seat, FIRST[action], SECOND[action], THIRD[action], learned)


def when(s: State) -> int:
    """How far the war has gone, from 0 to 4, where the deck is used up."""
    if s.deck_size == 0:
        return 4
    return 3 if s.deck_size <= LATE_DECK else 2 if s.deck_size <= 2 * LATE_DECK else 1 if s.deck_size <= 30 else 0


def lead(s: State, seat: int, clan: int) -> int:
    """How far a clan is ahead of the seat's own, between -3 and 4, as a number from 0; late in the war 8 more."""
    ahead = cards_on_the_table(s, clan) - cards_on_the_table(s, s.clan[seat])
    bounded = min(max(ahead, FARTHEST_BEHIND), FARTHEST_AHEAD) - FARTHEST_BEHIND
    return bounded + LEADS * (s.deck_size <= LATE_DECK)


def safe(s: State, province: int, clan: int, strength: int) -> int:
    """Whether no army in another province is stronger: then only ninjas and moves can harm this one."""
    for other in range(s.players):
        if other != province:
            for enemy in range(CLANS):
                if enemy != clan and s.army[CLANS * other + enemy] > strength:
                    return 0
    return 1


def threatens(s: State, seat: int, origin: int, strength: int) -> int:
    """Whether an army of this strength could beat one of the seat's own clan elsewhere."""
    for province in range(s.players):
        army = s.army[CLANS * province + s.clan[seat]]
        if province != origin and 0 < army < strength:
            return 1
    return 0


def largest(s: State, seat: int, clan: int) -> int:
    """Whether no other clan but the own has more cards on the table."""
    cards = cards_on_the_table(s, clan)
    for other in range(CLANS):
        if other != s.clan[seat] and cards_on_the_table(s, other) > cards:
            return 0
    return 1


def for_deploy(s: State, seat: int, clan: int, province: int, learned: Sequence[float]) -> float:
    army = s.army[CLANS * province + clan]
    in_hand = min(s.hand[KINDS * seat + clan], 4) - 1
    if clan == s.clan[seat]:
        total = part(learned, DEPLOY_OWN + when(s), 1.0) + part(learned, DEPLOY_OWN_ONTO + min(army, 3), 1.0)
        total += part(learned, DEPLOY_OWN_OF_HAND + in_hand, 1.0)
        if safe(s, province, clan, army + 1):
            total += part(learned, DEPLOY_OWN_SAFE, 1.0)
        return total
    total = part(learned, DEPLOY_OTHER + lead(s, seat, clan), 1.0) + part(learned, DEPLOY_ONTO + min(army, 3), 1.0)
    return total + part(learned, DEPLOY_OF_HAND + in_hand, 1.0)


def for_station(s: State, seat: int, clan: int, learned: Sequence[float]) -> float:
    army = s.army[CLANS * seat + clan]
    if clan == s.clan[seat]:
        total = part(learned, STATION_OWN + when(s), 1.0) + part(learned, STATION_OWN_ONTO + min(army, 3), 1.0)
        if safe(s, seat, clan, army + 1):
            total += part(learned, STATION_OWN_SAFE, 1.0)
        return total
    total = part(learned, STATION_OTHER + lead(s, seat, clan), 1.0) + part(learned, STATION_WHEN + when(s), 1.0)
    return total + part(learned, STATION_ONTO + 4 * (s.deck_size <= LATE_DECK) + min(army, 3), 1.0)


def for_move(s: State, seat: int, clan: int, origin: int, province: int, learned: Sequence[float]) -> float:
    army = s.army[CLANS * origin + clan]
    onto = s.army[CLANS * province + clan]
    if clan == s.clan[seat]:
        total = part(learned, MOVE_OWN + when(s), 1.0) + part(learned, MOVE_OWN_ONTO + min(onto, 3), 1.0)
        total += part(learned, MOVE_OWN_FROM + min(army, 4) - 1, 1.0)
        if province == seat:
            total += part(learned, MOVE_OWN_HOME + (s.deck_size <= LATE_DECK), 1.0)
        if safe(s, province, clan, onto + 1):
            total += part(learned, MOVE_OWN_SAFE, 1.0)
        if safe(s, origin, clan, army):
            total += part(learned, MOVE_OWN_SAFE + 1, 1.0)
        return total
    total = part(learned, MOVE_OTHER + lead(s, seat, clan), 1.0) + part(learned, MOVE_WHEN + when(s), 1.0)
    total += part(learned, MOVE_ONTO + min(onto, 3), 1.0) + part(learned, MOVE_FROM + min(army, 4) - 1, 1.0)
    if province == seat:
        total += part(learned, MOVE_HOME, 1.0)
    if threatens(s, seat, origin, army):
        total += part(learned, MOVE_THREAT, 1.0)
    if threatens(s, seat, province, onto + 1):
        total += part(learned, MOVE_THREAT + 1, 1.0)
    return total


def for_ninja(s: State, seat: int, province: int, clan: int, learned: Sequence[float]) -> float:
    total = part(learned, NINJA_WHEN + when(s), 1.0)
    if clan == s.clan[seat]:
        return total + part(learned, STRIKE_OWN, 1.0)
    total += part(learned, NINJA_AT + lead(s, seat, clan), 1.0)
    if largest(s, seat, clan):
        total += part(learned, LARGEST + (s.deck_size <= LATE_DECK), 1.0)
    return total + part(learned, NINJA_ON + min(s.army[CLANS * province + clan], 4) - 1, 1.0)


def for_attack(s: State, seat: int, clan: int, province: int, attacked: int, learned: Sequence[float]) -> float:
    total = 0.0
    if clan == s.clan[seat]:
        total += part(learned, ATTACK_WITH_OWN, 1.0)
    if attacked == s.clan[seat]:
        return total + part(learned, STRIKE_OWN + 1, 1.0)
    total += part(learned, ATTACK_AT + lead(s, seat, attacked), 1.0)
    if largest(s, seat, attacked):
        total += part(learned, LARGEST + 2 + (s.deck_size <= LATE_DECK), 1.0)
    return total + part(learned, ATTACK_ON + min(s.army[CLANS * province + attacked], 4) - 1, 1.0)


def outlook(s: State, seat: int) -> float:
    """The share of the victory to be expected, by the cards of the clans that are served."""
    total = 0.0
    for other in range(s.players):
        ahead = cards_on_the_table(s, s.clan[other]) - cards_on_the_table(s, s.clan[seat])
        total += exp(DECISIVE[when(s)] * ahead)
    return 1.0 / total


# What orders say about whom a player serves -------------------------------------------------------------------------

EVIDENCE = MOST_PLAYERS * CLANS
"""By seat and clan: what speaks for the seat serving the clan, in tenths."""

MOST_SURE = 60
"""However much speaks for it or against it: players bluff."""


def note(
    evidence: Numbers, players: int, seat: int, event: int, first: int, second: int, third: int, fourth: int
) -> None:
    """Who brings a clan home, or fights with it, may serve it; who sends it abroad or strikes it hardly does.

    About half of what these orders told about adepts in simulated wars: people give themselves away less.
    """
    if event == DEPLOYED:
        evidence[CLANS * first + second] -= 7
    elif event == STATIONED:
        evidence[CLANS * first + second] += 12
    elif event == MOVED:
        evidence[CLANS * first + second] += 13 if fourth == first else -6
    elif event == STRUCK:
        evidence[CLANS * first + third] -= 30
    elif event == ATTACKED:
        evidence[CLANS * first + second] += 12
        evidence[CLANS * first + fourth] -= 25


def plausibility(s: State, seat: int, evidence: Numbers) -> float:
    """Each seat serves a clan of its own; what was noted about each adds up."""
    likely = 0
    for other in range(s.players):
        if other != seat:
            likely += min(max(evidence[CLANS * other + s.clan[other]], -MOST_SURE), MOST_SURE)
    return likely / 10.0


PLAYOUT = 0
