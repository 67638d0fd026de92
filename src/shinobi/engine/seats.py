"""Seats, and the bit masks that say which seats know a thing or may be told it."""

MOST_SEATS = 6
"""No game here seats more; a mask has one bit for each seat and one for the spectators."""

LONGEST_NAME = 24
"""Characters in the name of whoever sits there."""

NOBODY = -1
"""Where a seat is expected: no seat."""

NOTHING = -1
"""Where a card, a weapon or another named thing is expected: none."""

SPECTATOR = MOST_SEATS
"""The seat number of all who only watch. They own nothing and know what everybody knows."""

EVERYBODY = (1 << MOST_SEATS + 1) - 1
"""The mask of all seats and the spectators: what it marks lies open on the table."""

NO_SEATS = 0
"""The mask of nobody: what is told to it stands only in the record of the match."""


SEATS_OF = tuple(tuple(seat for seat in range(MOST_SEATS) if seats >> seat & 1) for seats in range(1 << MOST_SEATS))
"""The seats of each mask, in order; spectators are none."""


def only(seat: int) -> int:
    """The mask of one seat alone."""
    return 1 << seat


def includes(seats: int, seat: int) -> int:
    """1 if the mask has this seat, else 0."""
    return seats >> seat & 1
