"""Movement, step by step (SOK-30 to SOK-34)."""

from shinobi.engine.events import tell
from shinobi.engine.keys import Key
from shinobi.engine.seats import EVERYBODY, NOTHING
from shinobi.games.soke.board import DIRECTIONS, PLAIN_DIRECTIONS, column_of, crosses, row_of
from shinobi.games.soke.dojo import battle
from shinobi.games.soke.table import (
    FIGURES,
    SNEAKED,
    SOK_30,
    SOK_32,
    SOK_33,
    SOK_41,
    STEPPED,
    State,
    go_on_moving,
    held_by,
    put_on,
    square_on,
    standing,
)


def why_not_step(s: State, seat: int, figure: int, direction: int) -> int:
    square = standing(s, seat, figure)
    if square == NOTHING:
        return SOK_41
    target = square_on(s, seat, square, direction)
    if held_by(s, seat, target):
        return SOK_30 if target == square else SOK_32
    if direction >= PLAIN_DIRECTIONS and not s.sideways:
        return SOK_30
    return SOK_33 if not s.sneak and crosses(s.rows, s.fence, square, target) else 0


def can_step(s: State, seat: int) -> int:
    # Those who started in front come last, and are the likeliest to have room.
    for nth in range(s.army_size[seat]):
        figure = s.army[FIGURES * seat + s.army_size[seat] - 1 - nth]
        for direction in range(DIRECTIONS):
            if why_not_step(s, seat, figure, direction) == 0:
                return 1
    return 0


def step(s: State, seat: int, figure: int, direction: int, key: Key) -> None:
    square = standing(s, seat, figure)
    target = square_on(s, seat, square, direction)
    s.steps -= 1
    if crosses(s.rows, s.fence, square, target):
        s.sneak = 0  # SOK-25
        tell(s, EVERYBODY, SNEAKED, seat, figure, column_of(target), row_of(target) + 1)
    else:
        tell(s, EVERYBODY, STEPPED, seat, figure, column_of(target), row_of(target) + 1)
    enter(s, seat, figure, target, key)


def enter(s: State, seat: int, figure: int, square: int, key: Key) -> None:
    """Go to a free square, or into battle (SOK-34)."""
    if s.board[square] == NOTHING:
        put_on(s, seat, figure, square)
        go_on_moving(s)
    else:
        battle(s, figure, s.board[square] - FIGURES * (1 - seat), key)
