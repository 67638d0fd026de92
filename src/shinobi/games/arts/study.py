"""What there is to count in arts besides moves and results: how much items, partners and arts help whoever has them."""

from shinobi.engine.compiler.language import Numbers, Reals
from shinobi.engine.small_sets import has, size
from shinobi.engine.study import Holding
from shinobi.games.arts.cards import ITEMS, KINDS, PARTNERS
from shinobi.games.arts.table import (
    ART_DRAWN,
    DEALT,
    ENDED,
    HONOURED,
    ITEM_SHOWN,
    MOST_PLAYERS,
    PARTNER_DEALT,
    ROUND,
    ROUND_WON,
    State,
)

FIRST_PARTNER = 3 * ITEMS
FIRST_ART = FIRST_PARTNER + 3 * PARTNERS
COUNTS = FIRST_ART + 3 * KINDS
HOLDINGS = (
    Holding("study-items", "deck", "item", ITEMS, 0, lowest=0.5, highest=1.5),
    Holding("study-partners", "deck", "partner", PARTNERS, FIRST_PARTNER, lowest=0.9, highest=1.1),
    Holding("study-arts", "deck", "art", KINDS, FIRST_ART, lowest=0.9, highest=1.1),
)
MOVES = dict.fromkeys(("investigate", "steal", "ability", "independence", "defend", "choose", "strike"), ()) | {
    "attack": ("kind",)
}

# In one round: the sets of items held and of players who gained honour, then for each seat its partner, the set of its
# arts as dealt, and how many these are.
HELD, HONOURED_SEATS, PARTNER_OF = 0, 1, 2
ARTS_OF = PARTNER_OF + MOST_PLAYERS
DEALT_TO = ARTS_OF + MOST_PLAYERS
MEMORY = DEALT_TO + MOST_PLAYERS


def note(
    s: State, memory: Numbers, counts: Reals, event: int, first: int, second: int, third: int, fourth: int
) -> None:
    """An item wins a round (ART-52); whoever gains honour has won it with their partner and the arts dealt."""
    if event == PARTNER_DEALT:
        memory[PARTNER_OF + first] = second
    elif event == ART_DRAWN:
        if memory[DEALT_TO + first] < DEALT:
            memory[DEALT_TO + first] += 1
            memory[ARTS_OF + first] |= 1 << third
    elif event == ITEM_SHOWN:
        memory[HELD] |= 1 << second
    elif event == ROUND_WON:
        for item in range(ITEMS):
            if has(memory[HELD], item):
                add(counts, 3 * item, item == second, 1.0 / size(memory[HELD]))
    elif event == HONOURED:
        memory[HONOURED_SEATS] |= 1 << first
    elif event == ROUND or event == ENDED:
        if memory[HONOURED_SEATS]:
            count_hands(s, memory, counts)
        for cell in range(len(memory)):
            memory[cell] = 0


def count_hands(s: State, memory: Numbers, counts: Reals) -> None:
    """Count partners and arts at the end of a round that somebody won."""
    fair = size(memory[HONOURED_SEATS]) / s.players
    for seat in range(s.players):
        won = has(memory[HONOURED_SEATS], seat)
        add(counts, FIRST_PARTNER + 3 * memory[PARTNER_OF + seat], won, fair)
        for art in range(KINDS):
            if has(memory[ARTS_OF + seat], art):
                add(counts, FIRST_ART + 3 * art, won, fair)


def add(counts: Reals, first: int, won: int, fair: float) -> None:
    counts[first] += 1.0
    counts[first + 1] += won
    counts[first + 2] += fair
