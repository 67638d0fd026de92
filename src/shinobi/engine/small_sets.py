"""Small sets as bit masks: how many members, and which is the n-th; and the small divisions that pair them.

A hand in which no card has an identity is a set, or a multiset, and never a list whose order could tell something.
"""

WIDEST = 8
"""The table of members knows sets of up to eight possible members."""

_MEMBERS = tuple(
    ([member for member in range(WIDEST) if members >> member & 1] + [0] * WIDEST)[nth]
    for members in range(1 << WIDEST)
    for nth in range(WIDEST)
)

_RECIPROCALS = (0, *((1 << 16) // by + 1 for by in range(1, 65)))


def size(members: int) -> int:
    """How many members the set has."""
    return members.bit_count()


def member(members: int, nth: int) -> int:
    """The n-th member of the set, counted from 0, smallest first."""
    return _MEMBERS[WIDEST * members + nth]


def lowest(members: int) -> int:
    """The smallest member of the set."""
    return _MEMBERS[WIDEST * members]


def quotient(number: int, by: int) -> int:
    """`number // by`, quicker than a division, for numbers below 1024 divided by 1 … 64."""
    return number * _RECIPROCALS[by] >> 16


def remainder(number: int, by: int) -> int:
    """`number % by`, for the same numbers."""
    return number - by * quotient(number, by)


def has(members: int, one: int) -> int:
    """1 if the set has this member, else 0."""
    return members >> one & 1


def without(members: int, one: int) -> int:
    """The set less one member."""
    return members & ~(1 << one)
