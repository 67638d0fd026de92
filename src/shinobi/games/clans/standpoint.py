"""How a player who learned looks at clans: what it recalls of each seat's orders, beyond what lies on the table.

Of a seat and a clan it recalls how often the seat brought the clan home, sent it abroad, fought with it and struck it.
"""

from shinobi.engine.compiler.language import Numbers
from shinobi.games.clans.rules import ATTACKED, CLANS, DEPLOYED, MOVED, STATIONED, STRUCK

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
