"""What there is to count in daimyo besides moves and results: lies, and what becomes of them."""

from shinobi.engine.compiler.language import Numbers, Reals
from shinobi.engine.study import Rate
from shinobi.games.daimyo.rules import ATTACKED, DECLINED, DENOUNCED, MOST_PLAYERS, PROVED, REVEALED, SENT, State

CLAIMED, LIED, BELIEVED, CAUGHT, ACCUSED, RIGHTLY = range(6)
COUNTS = 6
RATES = (
    Rate("study-lies-told", LIED, CLAIMED),
    Rate("study-lies-believed", BELIEVED, LIED),
    Rate("study-lies-caught", CAUGHT, LIED),
    Rate("study-accusations-right", RIGHTLY, ACCUSED),
)

MEMORY = MOST_PLAYERS * MOST_PLAYERS  # of each attacker to each victim: the declaration, then 1 for a lie


def note(
    s: State, memory: Numbers, counts: Reals, event: int, first: int, second: int, third: int, fourth: int
) -> None:
    """A lie is caught when its card is turned up, and believed when the victim lets it be."""
    if event == ATTACKED:
        memory[MOST_PLAYERS * first + second] = third
    elif event == SENT:
        lie = memory[MOST_PLAYERS * first + second] != third
        memory[MOST_PLAYERS * first + second] = lie
        counts[CLAIMED] += 1.0
        counts[LIED] += lie
    elif event == REVEALED:
        counts[CAUGHT] += memory[MOST_PLAYERS * second + first]
        memory[MOST_PLAYERS * second + first] = 0
    elif event == DECLINED:
        for attacker in range(s.players):
            counts[BELIEVED] += memory[MOST_PLAYERS * attacker + first]
            memory[MOST_PLAYERS * attacker + first] = 0
    elif event == DENOUNCED:
        counts[ACCUSED] += 1.0
    elif event == PROVED:
        counts[RIGHTLY] += 1.0
