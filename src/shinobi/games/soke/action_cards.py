"""Action cards: Salto, Sneak, Kidnap, New Weapons and the Joker (SOK-20 to SOK-28)."""

from shinobi.engine.events import tell
from shinobi.engine.keys import Key
from shinobi.engine.seats import EVERYBODY, NOTHING
from shinobi.engine.small_sets import has, without
from shinobi.games.soke.board import DIRECTIONS, MOST_ROWS, column_of, crosses, row_of, rows_away
from shinobi.games.soke.movement import enter
from shinobi.games.soke.table import (
    AS_SHURIKEN,
    DO_JOKER,
    DO_PASS,
    DO_PLAY,
    FIGURES,
    GRASPED_SOKE,
    JOKER,
    JOKER_PLAYED,
    JUMPED,
    KIDNAP,
    KIDNAPPED,
    MOVES,
    NEW_WEAPONS,
    PLAYED,
    SALTO,
    SNEAK,
    SOK_06,
    SOK_12,
    SOK_20,
    SOK_21,
    SOK_24,
    SOK_26,
    SOK_28,
    SOK_41,
    SOKE,
    State,
    go_on_moving,
    held_by,
    lose,
    put_on,
    square_on,
    standing,
)
from shinobi.games.soke.weapons import take_shuriken, turn_up_new


def why_not_defend(s: State, seat: int, verb: int, card: int) -> int:
    if verb == DO_PASS:
        return 0
    if verb == DO_JOKER:
        if card == AS_SHURIKEN:
            return SOK_28
    elif verb != DO_PLAY:
        return SOK_20
    if card != NEW_WEAPONS:
        return SOK_21
    return 0 if has(s.cards[seat], JOKER if verb == DO_JOKER else NEW_WEAPONS) else SOK_06


def why_not_act(s: State, seat: int, verb: int, card: int) -> int:
    if verb == DO_PASS:
        return 0
    if verb == DO_JOKER:
        if not has(s.cards[seat], JOKER):
            return SOK_06
        if card == AS_SHURIKEN:
            return 0 if s.supply else SOK_28
    elif verb != DO_PLAY:
        return SOK_20
    elif not has(s.cards[seat], card):
        return SOK_06
    if card == NEW_WEAPONS:
        return 0
    if s.steps == 0:
        return SOK_12
    if card == SALTO:
        return 0 if rare_can_jump(s, seat) else SOK_24
    if card == KIDNAP:
        return 0 if rare_has_kidnapper(s, seat) else SOK_26
    return 0


def play(s: State, seat: int, verb: int, card: int, key: Key) -> None:
    """Play an action card, or the Joker as one; it leaves the game (SOK-06, SOK-28)."""
    if verb == DO_JOKER:
        s.cards[seat] = without(s.cards[seat], JOKER)
        tell(s, EVERYBODY, JOKER_PLAYED, seat, card)
    else:
        s.cards[seat] = without(s.cards[seat], card)
        tell(s, EVERYBODY, PLAYED, seat, card)
    if card == NEW_WEAPONS:  # SOK-23
        turn_up_new(s, seat, key)
    elif card == AS_SHURIKEN:
        take_shuriken(s, seat)
    elif card == SNEAK:
        s.sneak = 1  # SOK-25
    else:
        s.effect = card


def why_not_salto(s: State, seat: int, figure: int, direction: int) -> int:
    """Over an adjacent enemy, straight on to the square behind, and nowhere across the fence (SOK-24)."""
    square = standing(s, seat, figure)
    if square == NOTHING:
        return SOK_41
    over_square = square_on(s, seat, square, direction)
    if not held_by(s, 1 - seat, over_square):
        return SOK_24
    behind = square_on(s, seat, over_square, direction)
    if behind == over_square or held_by(s, seat, behind):
        return SOK_24
    if crosses(s.rows, s.fence, square, over_square) or crosses(s.rows, s.fence, over_square, behind):
        return SOK_24
    return 0


def rare_can_jump(s: State, seat: int) -> int:
    return rare_nth_jump(s, seat, 0) != NOTHING


def rare_jumps(s: State, seat: int) -> int:
    """How many jumps are legal: seldom more than a few of all figures and directions."""
    jumps = 0
    near = rows_near(s, 1 - seat)
    for each in range(s.army_size[seat]):
        figure = s.army[FIGURES * seat + each]
        if has(near, row_of(standing(s, seat, figure))):
            for direction in range(DIRECTIONS):
                jumps += why_not_salto(s, seat, figure, direction) == 0
    return jumps


def rare_nth_jump(s: State, seat: int, nth: int) -> int:
    """The n-th legal jump, as a figure and a direction in one number; NOTHING if there are not so many."""
    near = rows_near(s, 1 - seat)
    for each in range(s.army_size[seat]):
        figure = s.army[FIGURES * seat + each]
        if has(near, row_of(standing(s, seat, figure))):
            for direction in range(DIRECTIONS):
                if why_not_salto(s, seat, figure, direction) == 0:
                    if nth == 0:
                        return DIRECTIONS * figure + direction
                    nth -= 1
    return NOTHING


def rows_near(s: State, seat: int) -> int:
    """The set of rows in which a figure of the seat stands, and of those next to them."""
    rows = 0
    for each in range(s.army_size[seat]):
        rows |= 1 << row_of(standing(s, seat, s.army[FIGURES * seat + each]))
    return rows | rows << 1 | rows >> 1


def salto(s: State, seat: int, figure: int, direction: int, key: Key) -> None:
    """Jump over an enemy; it costs no step (SOK-24)."""
    square = landing(s, seat, figure, direction)
    tell(s, EVERYBODY, JUMPED, seat, figure, column_of(square), row_of(square) + 1)
    s.effect = NOTHING
    enter(s, seat, figure, square, key)


def landing(s: State, seat: int, figure: int, direction: int) -> int:
    """The square behind the one that the figure jumps over."""
    return square_on(s, seat, square_on(s, seat, standing(s, seat, figure), direction), direction)


def why_not_kidnap(s: State, seat: int, figure: int, victim: int) -> int:
    """Any figure but the Soke, and anybody in the enemy's front row (SOK-09, SOK-26)."""
    square = standing(s, 1 - seat, victim)
    if standing(s, seat, figure) == NOTHING or square == NOTHING:
        return SOK_41
    if s.rank[FIGURES * seat + figure] == SOKE:
        return SOK_26
    return 0 if rows_away(s.rows, seat, square) == rare_front_row(s, seat) else SOK_26


def rare_front_row(s: State, seat: int) -> int:
    """How far away the nearest row is that holds an enemy figure."""
    nearest = MOST_ROWS
    for figure in range(FIGURES):
        square = standing(s, 1 - seat, figure)
        if square != NOTHING and rows_away(s.rows, seat, square) < nearest:
            nearest = rows_away(s.rows, seat, square)
    return nearest


def rare_has_kidnapper(s: State, seat: int) -> int:
    for figure in range(FIGURES):
        if standing(s, seat, figure) != NOTHING and s.rank[FIGURES * seat + figure] != SOKE:
            return 1
    return 0


def kidnap(s: State, seat: int, figure: int, victim: int) -> None:
    """Take a figure away without battle — unless it is the Soke (SOK-26, SOK-27)."""
    s.effect = NOTHING
    s.no_soke[FIGURES * seat + figure] = 1
    piece = FIGURES * (1 - seat) + victim
    s.rank_known[piece] = EVERYBODY
    if s.rank[piece] == SOKE:
        tell(s, EVERYBODY, GRASPED_SOKE, seat, figure, victim)
    else:
        tell(s, EVERYBODY, KIDNAPPED, seat, figure, victim, s.rank[piece])
        square = s.place[piece]
        lose(s, 1 - seat, victim)
        if s.kidnapper == MOVES:
            put_on(s, seat, figure, square)
    go_on_moving(s)
