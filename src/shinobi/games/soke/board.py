"""The board of soke: squares, the eight directions as the mover sees them, and the fence.

A square is numbered by row and column from red's left-hand corner, always in rows of eight: a narrower board leaves the
numbers beyond its last column unused. Black sits opposite, so all directions are turned about for black.
"""

from shinobi.engine.domains import names
from shinobi.engine.small_sets import has

MOST_COLUMNS = 8
MOST_ROWS = 12
HOME_ROWS = 3  # SOK-02

COLUMN = names("column", *"abcdefgh")
SQUARE = names("square", *(f"{column}{row + 1}" for row in range(MOST_ROWS) for column in COLUMN.names))
SPOT = names("spot", *SQUARE.names[: HOME_ROWS * MOST_COLUMNS])  # a home square, as its owner counts
SPOTS = HOME_ROWS * MOST_COLUMNS

DIRECTION = names(
    "direction",
    "forward",
    "backward",
    "forward-left",
    "forward-right",
    "backward-left",
    "backward-right",
    "left",
    "right",
)
DIRECTIONS = 8
PLAIN_DIRECTIONS = 6  # the first six; the others are sideways (SOK-30)

# By seat and direction: red's eight, then black's.
_ROWS_ON = (1, -1, 1, 1, -1, -1, 0, 0, -1, 1, -1, -1, 1, 1, 0, 0)
_COLUMNS_ON = (0, 0, -1, 1, -1, 1, -1, 1, 0, 0, 1, -1, 1, -1, 1, -1)


def row_of(square: int) -> int:
    return square >> 3


def column_of(square: int) -> int:
    return square & 7


def home_square(rows: int, columns: int, seat: int, spot: int) -> int:
    """The square that a player calls by this name at home."""
    if seat == 0:
        return spot
    return MOST_COLUMNS * (rows - 1 - row_of(spot)) + columns - 1 - column_of(spot)


def neighbour(rows: int, columns: int, seat: int, square: int, direction: int) -> int:
    """The next square in this direction, as the seat sees it; at the edge of the board the same square again."""
    row = row_of(square) + _ROWS_ON[DIRECTIONS * seat + direction]
    column = column_of(square) + _COLUMNS_ON[DIRECTIONS * seat + direction]
    # Without short cuts there is nothing for the processor to guess.
    beyond = (row < 0) | (row >= rows) | (column < 0) | (column >= columns)
    return square if beyond else MOST_COLUMNS * row + column


def crosses(rows: int, fence: int, square: int, other: int) -> int:
    """Whether the step between two neighbours crosses the fence.

    It does if it goes from one middle row to the other and both its columns are fenced; round the end of the fence a
    diagonal step is free (SOK-33).
    """
    if row_of(square) + row_of(other) != rows - 1:
        return 0
    return has(fence, column_of(square)) & has(fence, column_of(other))


def middle_columns(columns: int) -> int:
    """The columns that are fenced unless the table said otherwise: all but the outer one on each side (SOK-03)."""
    return (1 << columns - 1) - 2


def rows_away(rows: int, seat: int, square: int) -> int:
    """How far in front of the seat's own edge of the board a square lies."""
    return row_of(square) if seat == 0 else rows - 1 - row_of(square)
