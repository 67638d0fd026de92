"""Rules of thumb for War of Clans: what a sound player orders, and what orders say about whom a player serves.

The reasons are from players ("decoys work", "stacks of five are hard to break") and from simulated wars; the numbers
were fitted by playing whole wars against other numbers. An order's weight is a power of two: one point more, twice as
likely.
"""

from shinobi.engine.compiler.language import Numbers
from shinobi.games.clans.rules import (
    ATTACKED,
    CLANS,
    DEPLOY,
    DEPLOYED,
    FIRST,
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

FEWEST_POINTS, MOST_POINTS = -12, 29

LATE_DECK = 8
"""With so few cards left in the deck the war is nearly over."""

# The own clan, in points: at home it attacks, and decides a tie, as in a third of all wars (CLA-33). Abroad it is safe
# only as part of a strong army, so most of it is kept in hand until the end.
OWN_DEPLOY, OWN_DEPLOY_LATE = -2, 4
OWN_STATION, OWN_STATION_LATE = 4, 6
MOVE_OWN, MOVE_OWN_HOME = 3, 5
SAFE = 3

# Others: feed those behind, in single cards that anybody can beat, and none at home.
OTHER_DEPLOY, OTHER_STATION = 3, -2
PER_CARD_AHEAD = -2
ONTO_ARMY, ONTO_ARMY_AT_HOME = -3, -1
MOVE_OTHER, MOVE_OTHER_HOME = -1, 1
BREAK_UP = 3

# Strikes: at whoever is ahead, where the army is strong; ninjas are kept for the end.
STRIKE_PER_CARD_AHEAD = 3
ATTACK_PER_CARD = 3
NINJA_NOW, NINJA_LATE = 0, 4


def weight(s: State, seat: int, action: int) -> float:
    """How much a sound player likes this legal order."""
    verb = VERB[action]
    if verb == DEPLOY:
        points = for_deploy(s, seat, FIRST[action], SECOND[action])
    elif verb == STATION:
        points = for_station(s, seat, FIRST[action])
    elif verb == MOVE:
        points = for_move(s, seat, FIRST[action], SECOND[action], THIRD[action])
    elif verb == PLAY_NINJA:
        points = for_strike(s, seat, SECOND[action], NINJA_LATE if late(s) else NINJA_NOW)
    else:
        army = s.army[CLANS * SECOND[action] + THIRD[action]]
        points = for_strike(s, seat, THIRD[action], ATTACK_PER_CARD * min(army, 3))
    return (1 << min(max(points, FEWEST_POINTS), MOST_POINTS) - FEWEST_POINTS) / (1 << -FEWEST_POINTS)


def late(s: State) -> int:
    return s.deck_size <= LATE_DECK


def lead(s: State, seat: int, clan: int) -> int:
    """How far a clan is ahead of the seat's own, between -3 and 4."""
    return min(max(cards_on_the_table(s, clan) - cards_on_the_table(s, s.clan[seat]), -3), 4)


def safe(s: State, province: int, clan: int, strength: int) -> int:
    """Whether no army in another province is stronger: then only ninjas and moves can harm this one."""
    for other in range(s.players):
        if other != province:
            for enemy in range(CLANS):
                if enemy != clan and s.army[CLANS * other + enemy] > strength:
                    return 0
    return 1


def for_deploy(s: State, seat: int, clan: int, province: int) -> int:
    army = s.army[CLANS * province + clan]
    if clan == s.clan[seat]:
        return (OWN_DEPLOY_LATE if late(s) else OWN_DEPLOY) + SAFE * safe(s, province, clan, army + 1)
    return OTHER_DEPLOY + PER_CARD_AHEAD * lead(s, seat, clan) + ONTO_ARMY * min(army, 3)


def for_station(s: State, seat: int, clan: int) -> int:
    army = s.army[CLANS * seat + clan]
    if clan == s.clan[seat]:
        return (OWN_STATION_LATE if late(s) else OWN_STATION) + SAFE * safe(s, seat, clan, army + 1)
    return OTHER_STATION + PER_CARD_AHEAD * lead(s, seat, clan) + ONTO_ARMY_AT_HOME * min(army, 3)


def for_move(s: State, seat: int, clan: int, origin: int, province: int) -> int:
    army = s.army[CLANS * origin + clan]
    onto = s.army[CLANS * province + clan]
    if clan == s.clan[seat]:
        points = MOVE_OWN + SAFE * safe(s, province, clan, onto + 1)
        if army > 1:
            points -= SAFE * safe(s, origin, clan, army)
        return points + (MOVE_OWN_HOME if province == seat else 0)
    points = MOVE_OTHER + (BREAK_UP if army > onto + 1 else -BREAK_UP)
    return points + (MOVE_OTHER_HOME if province == seat else 0)


def for_strike(s: State, seat: int, clan: int, points: int) -> int:
    """Hit whoever is ahead, and never one's own."""
    if clan == s.clan[seat]:
        return FEWEST_POINTS
    return points + STRIKE_PER_CARD_AHEAD * lead(s, seat, clan)


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
