"""How a player who learned looks at daimyo: what it recalls of each seat, beyond what lies on the table.

Of a seat it recalls what it said of its three cards in this round, how many of its cards were turned up and how many of
those were what it had said, and what it did after its own defence: denounced, by charge, or declined.
"""

from shinobi.engine.compiler.language import Numbers
from shinobi.games.daimyo.rules import (
    ATTACKED,
    ATTACKS,
    DECLINED,
    DENOUNCED,
    REVEALED,
)

SAID = 0
SHOWN = ATTACKS
TRUE = SHOWN + 1
ACCUSED = TRUE + 1
CONTENT = ACCUSED + 2

RECALLED = CONTENT + 1
"""How many numbers are kept of each seat."""

MOST_RECALLED = 12
"""None is greater. What is counted is halved before it would be: what was long ago counts for less."""


def recall(
    recalled: Numbers, players: int, seat: int, event: int, first: int, second: int, third: int, fourth: int
) -> None:
    """Take into account one event that the seat was told."""
    if event == ATTACKED:
        recalled[RECALLED * first + slot(players, first, second)] = third + 1
    elif event == REVEALED:
        sender = RECALLED * second
        if recalled[sender + SHOWN] == MOST_RECALLED:
            recalled[sender + SHOWN] = MOST_RECALLED >> 1
            recalled[sender + TRUE] = recalled[sender + TRUE] >> 1
        recalled[sender + SHOWN] += 1
        recalled[sender + TRUE] += recalled[sender + slot(players, second, first)] == third + 1
    elif event == DENOUNCED:
        answered(recalled, RECALLED * first, ACCUSED + second)
    elif event == DECLINED:
        answered(recalled, RECALLED * first, CONTENT)


def answered(recalled: Numbers, at: int, which: int) -> None:
    """Count one more of the three answers of a seat."""
    if recalled[at + which] == MOST_RECALLED:
        for one in range(ACCUSED, CONTENT + 1):
            recalled[at + one] = recalled[at + one] >> 1
    recalled[at + which] += 1


def slot(players: int, sender: int, victim: int) -> int:
    """Which of the sender's cards goes to this victim."""
    steps = victim - sender - 1
    return SAID + (steps + players if steps < 0 else steps)
