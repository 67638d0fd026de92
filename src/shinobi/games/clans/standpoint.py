"""How a player who learned looks at clans: what it recalls of each seat's orders, beyond what lies on the table.

Of a seat and a clan it recalls how often the seat brought the clan home, sent it abroad, fought with it and struck it.
"""

from shinobi.engine.compiler.language import Numbers
from shinobi.games.clans.judgement import LEADS, largest, lead, threatens
from shinobi.games.clans.rules import (
    ATTACKED,
    CLANS,
    DEPLOY,
    DEPLOYED,
    FIRST,
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
)

HOME, ABROAD, FOUGHT, HARMED = 0, CLANS, 2 * CLANS, 3 * CLANS

RECALLED = 4 * CLANS
"""How many numbers are kept of each seat."""

MOST_RECALLED = 5
"""None is greater: who has done something so often is known for it."""


def recall(
    recalled: Numbers, players: int, seat: int, event: int, first: int, second: int, third: int, fourth: int
) -> None:
    """Take into account one event that the seat was told."""
    if event == DEPLOYED:
        done(recalled, first, ABROAD + second)
    elif event == STATIONED:
        done(recalled, first, HOME + second)
    elif event == MOVED:
        done(recalled, first, (HOME if fourth == first else ABROAD) + second)
    elif event == STRUCK:
        done(recalled, first, HARMED + third)
    elif event == ATTACKED:
        done(recalled, first, FOUGHT + second)
        done(recalled, first, HARMED + fourth)


def done(recalled: Numbers, seat: int, which: int) -> None:
    """Count one more deed of a seat."""
    recalled[RECALLED * seat + which] = min(recalled[RECALLED * seat + which] + 1, MOST_RECALLED)


SIZES = 4
"""Of armies: none, one, two and more cards."""

DEPLOY_OWN = 0
STATION_OWN = DEPLOY_OWN + SIZES
MOVE_OWN = STATION_OWN + SIZES
STRIKE_OWN = MOVE_OWN + 2 * SIZES * SIZES
FIGHT_WITH_OWN = STRIKE_OWN + 2
DEPLOY_OTHER = FIGHT_WITH_OWN + 2 * LEADS
STATION_OTHER = DEPLOY_OTHER + 2 * LEADS
MOVE_OTHER = STATION_OTHER + 2 * LEADS
STRIKE = MOVE_OTHER + 4 * LEADS
FIGHT = STRIKE + 2 * LEADS
KINDS = FIGHT + 2 * LEADS
"""Orders by verb: of the own clan by the armies it joins and leaves, of others by how far they are ahead of it."""


def kind(s: State, seat: int, action: int) -> int:
    """What kind of order this is."""
    verb, clan = VERB[action], FIRST[action]
    own = s.clan[seat]
    if verb == PLAY_NINJA:
        struck = SECOND[action]
        return STRIKE_OWN if struck == own else STRIKE + 2 * ahead(s, seat, struck) + largest(s, seat, struck)
    if verb == DEPLOY:
        army = s.army[CLANS * SECOND[action] + clan]
        return DEPLOY_OWN + size(army) if clan == own else DEPLOY_OTHER + 2 * ahead(s, seat, clan) + (army > 0)
    if verb == STATION:
        army = s.army[CLANS * seat + clan]
        return STATION_OWN + size(army) if clan == own else STATION_OTHER + 2 * ahead(s, seat, clan) + (army > 0)
    if verb == MOVE:
        army = s.army[CLANS * SECOND[action] + clan]
        home = THIRD[action] == seat
        if clan == own:
            return MOVE_OWN + 2 * (SIZES * size(army) + size(s.army[CLANS * THIRD[action] + clan])) + home
        return MOVE_OTHER + 4 * ahead(s, seat, clan) + 2 * home + threatens(s, seat, SECOND[action], army)
    attacked = THIRD[action]
    if attacked == own:
        return STRIKE_OWN + 1
    first = FIGHT_WITH_OWN if clan == own else FIGHT
    return first + 2 * ahead(s, seat, attacked) + largest(s, seat, attacked)


def size(army: int) -> int:
    """How strong an army is, as far as it matters here."""
    return min(army, SIZES - 1)


def ahead(s: State, seat: int, clan: int) -> int:
    """How far a clan is ahead of the own, early or late in the war."""
    return lead(s, seat, clan) % LEADS
