"""How a player who learned looks at soke: from its own edge of the board, at figures together with their ranks.

Of every figure it recalls how often it has gone somewhere: a Soke keeps still.
"""

from shinobi.engine.compiler.language import Numbers
from shinobi.engine.seats import NOTHING, includes
from shinobi.games.soke.board import SQUARE, column_of, home_square, row_of
from shinobi.games.soke.dojo import in_battle, sides
from shinobi.games.soke.judgement import seen_rank, way, way_to_anybody, way_to_soke
from shinobi.games.soke.table import (
    DO_AIM,
    DO_DECLINE,
    DO_KIDNAP,
    DO_PLACE,
    DO_SALTO,
    DO_STEP,
    DO_THROW,
    FIGURES,
    FIRST,
    JUMPED,
    RANKS,
    SECOND,
    SNEAKED,
    SOKE,
    SPENDING,
    STEPPED,
    VERB,
    State,
    square_on,
    standing,
)

OMITTED = ("board", "army")
"""Fields that say nothing new: where the figures stand says it all."""

TURNED = SQUARE.kind
"""What is numbered from red's corner, whoever looks at it."""


def turned(s: State, seat: int, value: int) -> int:
    """A square as its seat counts it, from its own left-hand corner."""
    return home_square(s.rows, s.columns, seat, value)


RECALLED = FIGURES
"""How many numbers are kept of each seat: one for each of its figures."""

MOST_RECALLED = 3
"""None is greater: more steps than these say nothing more."""


def recall(
    recalled: Numbers, players: int, seat: int, event: int, first: int, second: int, third: int, fourth: int
) -> None:
    """Count the steps of every figure."""
    if event == STEPPED or event == SNEAKED or event == JUMPED:
        recalled[RECALLED * first + second] = min(recalled[RECALLED * first + second] + 1, MOST_RECALLED)


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


WALKED = 0
FOUGHT = WALKED + 36 * RANKS
LEAPT = FOUGHT + 10 * RANKS
KIDNAPPED = LEAPT + RANKS
PLACED = KIDNAPPED + RANKS + 1
SPENT = PLACED + 9 * RANKS
DECLINED = SPENT + 4 * RANKS * RANKS
OTHER = DECLINED + RANKS * RANKS
KINDS = OTHER + 1
"""Steps, battles, jumps and so on, by who goes where, whom it meets, and who stands around there."""

MIDDLE = 2
"""From this row or column on, counted from the edge, all are alike to whoever arranges figures."""


def kind(s: State, seat: int, action: int) -> int:
    """What kind of action this is."""
    verb = VERB[action]
    if verb == DO_STEP:
        square = standing(s, seat, FIRST[action])
        return walk(s, seat, FIRST[action], square, square_on(s, seat, square, SECOND[action]))
    if verb == DO_SALTO:
        over = square_on(s, seat, standing(s, seat, FIRST[action]), SECOND[action])
        target = square_on(s, seat, over, SECOND[action])
        mine = s.rank[FIGURES * seat + FIRST[action]]
        return LEAPT + mine if s.board[target] == NOTHING else fight(s, seat, mine, target)
    if verb == DO_KIDNAP:
        return KIDNAPPED + seen_rank(s, seat, FIGURES * (1 - seat) + SECOND[action])
    if verb == DO_PLACE:
        column = column_of(FIRST[action])
        edge = min(column, s.columns - 1 - column)
        return PLACED + 9 * SECOND[action] + 3 * min(row_of(FIRST[action]), MIDDLE) + min(max(edge, 0), MIDDLE)
    if s.phase == SPENDING and (verb == DO_THROW or verb == DO_AIM or verb == DO_DECLINE):
        return spend(s, seat, verb)
    return OTHER


def beside(s: State, owner: int, square: int, but: int) -> int:
    """How many of the owner's figures stand next to a square, but for one of them."""
    count = 0
    for nth in range(s.army_size[owner]):
        figure = s.army[FIGURES * owner + nth]
        count += figure != but and way(s, square, standing(s, owner, figure)) == 1
    return count


def walk(s: State, seat: int, figure: int, square: int, target: int) -> int:
    """A step, onto a free square or into a battle."""
    mine = s.rank[FIGURES * seat + figure]
    if s.board[target] != NOTHING:
        return fight(s, seat, mine, target)
    if mine == SOKE:
        nearer = way_to_anybody(s, seat, square) - way_to_anybody(s, seat, target)
    else:
        nearer = way_to_soke(s, seat, square) - way_to_soke(s, seat, target)
    place = 3 * mine + min(max(nearer, -1), 1) + 1
    place = 3 * place + min(beside(s, 1 - seat, target, NOTHING), 2)
    place = 2 * place + min(beside(s, seat, target, figure), 1)
    return WALKED + 2 * place + min(beside(s, 1 - seat, square, NOTHING), 1)


def fight(s: State, seat: int, mine: int, target: int) -> int:
    """A battle: who fights whom, and whether another enemy stands beside that one."""
    enemy = s.board[target]
    theirs = seen_rank(s, seat, enemy)
    if theirs == RANKS and s.no_soke[enemy]:
        theirs += 1
    return FOUGHT + 10 * mine + 2 * theirs + min(beside(s, 1 - seat, target, enemy - FIGURES * (1 - seat)), 1)


def spend(s: State, seat: int, verb: int) -> int:
    """A shuriken spent in a battle, by what chance it has; or kept."""
    battle = RANKS * s.rank[FIGURES * seat + in_battle(s, seat)] + s.rank[FIGURES * (1 - seat) + in_battle(s, 1 - seat)]
    if verb == DO_DECLINE:
        return DECLINED + battle
    better = 4 * max(sides(s, seat) - s.thrown[1 - seat], 0) // sides(s, seat)
    return SPENT + 4 * battle + min(better, 3)
