"""How a player who learned looks at soke: from its own edge of the board, at figures together with their ranks."""

from shinobi.engine.seats import NOTHING, includes
from shinobi.games.soke.board import SQUARE, home_square
from shinobi.games.soke.table import FIGURES, RANKS, State

OMITTED = ("board", "army")
"""Fields that say nothing new: where the figures stand says it all."""

TURNED = SQUARE.kind
"""What is numbered from red's corner, whoever looks at it."""


def turned(s: State, seat: int, value: int) -> int:
    """A square as its seat counts it, from its own left-hand corner."""
    return home_square(s.rows, s.columns, seat, value)


DERIVED = len(SQUARE.names)
"""What stands on each square: 1 to 3 an own figure by its rank, then an enemy by its rank, or unknown, or no Soke."""

OWN = 1
ENEMY = OWN + RANKS
UNKNOWN = ENEMY + RANKS
NO_SOKE = UNKNOWN + 1
MOST_DERIVED = NO_SOKE


def derived(s: State, seat: int, nth: int) -> int:
    """What stands on the square that the seat counts as the n-th."""
    square = home_square(s.rows, s.columns, seat, nth)
    if square < 0 or square >= DERIVED:
        return 0
    piece = s.board[square]
    if piece == NOTHING:
        return 0
    if (piece >= FIGURES * seat) & (piece < FIGURES * seat + FIGURES):
        return OWN + s.rank[piece]
    if includes(s.rank_known[piece], seat):
        return ENEMY + s.rank[piece]
    return NO_SOKE if s.no_soke[piece] else UNKNOWN
