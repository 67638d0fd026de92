"""Rules of thumb for Ninjutsu: what a sound player does, what a figure's steps say about it, and who stands better.

The reasons are from players ("most skill is in when to spend shuriken") and from simulated matches; the numbers were
fitted by playing whole matches against other numbers. An action's weight is a power of two: one point more, twice as
likely.
"""

import math

from shinobi.engine.compiler.language import Numbers
from shinobi.engine.seats import NOTHING, includes
from shinobi.engine.small_sets import has
from shinobi.games.soke.board import column_of, row_of
from shinobi.games.soke.dojo import in_battle, sides
from shinobi.games.soke.table import (
    AS_SHURIKEN,
    DEFENCE,
    DO_AIM,
    DO_DECLINE,
    DO_JOKER,
    DO_KIDNAP,
    DO_PLACE,
    DO_PLAY,
    DO_SALTO,
    DO_STEP,
    DO_STOP,
    DO_THROW,
    FIGURES,
    FIRST,
    JOKER,
    KIDNAP,
    NEW_WEAPONS,
    ONE_STAR,
    PAIRS,
    SALTO,
    SECOND,
    SNEAKED,
    SOKE,
    SPENDING,
    STEPPED,
    TWO_STARS,
    VERB,
    State,
    square_on,
    standing,
)

UNKNOWN = 3
"""In the place of a rank: a figure that the seat has not seen."""

FEWEST_POINTS, MOST_POINTS = -10, 29
NEVER = 1e-12
FAR = 99

# Battles, in points. Two stars beat one in 56 of 100, and lose in 31; a figure not seen yet is most likely one star.
ONE_ON_ONE, ONE_ON_TWO, ONE_ON_UNSEEN = 6, 2, 5
TWO_ON_ONE, TWO_ON_TWO, TWO_ON_UNSEEN = 9, 6, 10

# On the enemy Soke go all who can: each that falls costs it, on average, a quarter of a shuriken or the game.
ON_SOKE, ON_SOKE_TWO_STARS, PER_SHURIKEN_OF_THEIRS, PER_SHURIKEN_OF_MINE = 15, 3, -1, 3

# Shuriken are the Soke's lives. With three, it loses one battle in a hundred against one star, without any one in five.
BRAVE = 3
SOKE_ON_ONE, SOKE_ON_OTHERS = 5, 3
DUEL, DUEL_LEAD = 4, 4

# Steps. Who waits lets the other choose the battles; one star goes first, two stars follow to where they are needed.
STEP, STOP = 4, 0
ONE_ONWARD, TWO_ONWARD = 7, 4
SOKE_STEP, SOKE_HUNTS, SOKE_FLEES = 2, 3, 4

# Action cards against keeping them. The Joker is a shuriken as long as there is one; New Weapons saves an attack.
KEEP, NEW_WEAPONS_IF_NONE, NEW_WEAPONS_IF_ALL, SHURIKEN_FROM_JOKER, SALTO_NOW, SNEAK_NOW = 7, 10, 8, 12, 3, 1
KIDNAP_NOW = 4
KIDNAP_TWO_STARS, KIDNAP_UNSEEN, KIDNAP_ONE_STAR = 10, 7, 4

# Spending shuriken against declining. Ninjas are not worth one: who never spent any on them won 55 of 100.
DECLINE, SAVE_SOKE, SPEND_ON_NINJAS, SPEND_ON_SOKE = 8, MOST_POINTS - 2, -3, 1

# The arrangement, by row from behind.
SOKE_IN_ROW = (5, 3, 0)
TWO_STARS_IN_ROW = (-1, 2, 2)
SOKE_FIRST, TWO_STARS_NEXT = 20, 0


def weight(s: State, seat: int, action: int) -> float:
    """How much a sound player likes this legal action."""
    verb = VERB[action]
    if verb == DO_STEP:
        points = for_step(s, seat, FIRST[action], SECOND[action])
    elif verb == DO_STOP:
        points = STOP
    elif verb == DO_PLACE:
        points = for_place(s, seat, FIRST[action], SECOND[action])
    elif verb == DO_THROW or verb == DO_AIM or verb == DO_DECLINE:
        points = rare_for_throw(s, seat, verb)
    elif verb == DO_SALTO:
        points = for_jump(s, seat, FIRST[action], SECOND[action])
    elif verb == DO_KIDNAP:
        points = for_kidnap(s, seat, FIRST[action], SECOND[action])
    elif verb == DO_PLAY or verb == DO_JOKER:
        points = rare_for_card(s, seat, FIRST[action])
    else:
        points = KEEP  # passing, or being ready
    return (1 << min(max(points, FEWEST_POINTS), MOST_POINTS) - FEWEST_POINTS) / (1 << -FEWEST_POINTS)


def habit(s: State, seat: int, action: int) -> float:
    """Beginners do not give up the Soke with a shuriken left, either."""
    return NEVER if VERB[action] == DO_DECLINE and soke_falls(s, seat) else 1.0


# Movement and battles -----------------------------------------------------------------------------------------------


def seen_rank(s: State, seat: int, piece: int) -> int:
    return s.rank[piece] if includes(s.rank_known[piece], seat) else UNKNOWN


def way_to_soke(s: State, seat: int, square: int) -> int:
    """How many steps from a square to the enemy Soke, or to the nearest figure that could be it."""
    nearest = FAR
    for piece in range(FIGURES * (1 - seat), FIGURES * (1 - seat) + FIGURES):
        place = s.place[piece]
        if includes(s.rank_known[piece], seat):
            if s.rank[piece] == SOKE:
                return way(s, square, place)
        elif place != NOTHING and not s.no_soke[piece]:
            nearest = min(nearest, way(s, square, place))
    return nearest


def way(s: State, square: int, place: int) -> int:
    """In steps; before a fenced column two more, for it has to be walked round."""
    steps = max(abs(row_of(square) - row_of(place)), abs(column_of(square) - column_of(place)))
    far_side = (2 * row_of(square) < s.rows) != (2 * row_of(place) < s.rows)
    at_fence = row_of(square) == s.rows // 2 or row_of(square) == s.rows // 2 - 1
    return steps + 2 * (far_side and at_fence and walled(s.fence, column_of(square)))


def walled(fence: int, column: int) -> int:
    """Whether this column and both beside it are fenced."""
    return fence << 1 >> column & 7 == 7


def for_step(s: State, seat: int, figure: int, direction: int) -> int:
    square = standing(s, seat, figure)
    target = square_on(s, seat, square, direction)
    mine = s.rank[FIGURES * seat + figure]
    if s.board[target] != NOTHING:
        return for_battle(s, seat, mine, s.board[target])
    if mine == SOKE:
        return for_soke_step(s, seat, square, target)
    nearer = way_to_soke(s, seat, square) - way_to_soke(s, seat, target)
    return STEP + nearer * (TWO_ONWARD if mine == TWO_STARS else ONE_ONWARD)


def for_soke_step(s: State, seat: int, square: int, target: int) -> int:
    """With shuriken it is the best of fighters, without them it keeps away."""
    nearer = way_to_anybody(s, seat, square) - way_to_anybody(s, seat, target)
    alone = s.army_size[1 - seat] == 1
    if s.shuriken[seat] > s.shuriken[1 - seat] if alone else s.shuriken[seat] >= BRAVE:
        return STEP + SOKE_HUNTS * nearer
    return SOKE_STEP - SOKE_FLEES * nearer


def way_to_anybody(s: State, seat: int, square: int) -> int:
    """How many steps from a square to the nearest enemy."""
    nearest = FAR
    for nth in range(s.army_size[1 - seat]):
        nearest = min(nearest, way(s, square, standing(s, 1 - seat, s.army[FIGURES * (1 - seat) + nth])))
    return nearest


def for_battle(s: State, seat: int, mine: int, enemy: int) -> int:
    theirs = seen_rank(s, seat, enemy)
    if mine == SOKE:
        if theirs == SOKE:
            lead = s.shuriken[seat] - s.shuriken[1 - seat]
            return DUEL + DUEL_LEAD * lead if lead > 0 else FEWEST_POINTS
        if s.shuriken[seat] < BRAVE:
            return FEWEST_POINTS
        return SOKE_ON_ONE if theirs == ONE_STAR else SOKE_ON_OTHERS
    if theirs == SOKE:
        points = ON_SOKE + PER_SHURIKEN_OF_THEIRS * s.shuriken[1 - seat] + PER_SHURIKEN_OF_MINE * s.shuriken[seat]
        return points + (ON_SOKE_TWO_STARS if mine == TWO_STARS else 0)
    if mine == ONE_STAR:
        if theirs == ONE_STAR:
            return ONE_ON_ONE
        return ONE_ON_TWO if theirs == TWO_STARS else ONE_ON_UNSEEN
    if theirs == ONE_STAR:
        return TWO_ON_ONE
    return TWO_ON_TWO if theirs == TWO_STARS else TWO_ON_UNSEEN


def for_jump(s: State, seat: int, figure: int, direction: int) -> int:
    over = square_on(s, seat, standing(s, seat, figure), direction)
    target = square_on(s, seat, over, direction)
    mine = s.rank[FIGURES * seat + figure]
    if s.board[target] != NOTHING:
        return for_battle(s, seat, mine, s.board[target])
    return 0 if mine == SOKE else STEP


def for_kidnap(s: State, seat: int, figure: int, victim: int) -> int:
    theirs = seen_rank(s, seat, FIGURES * (1 - seat) + victim)
    if theirs == SOKE:
        return FEWEST_POINTS
    points = KIDNAP_ONE_STAR if theirs == ONE_STAR else KIDNAP_TWO_STARS if theirs == TWO_STARS else KIDNAP_UNSEEN
    return points + (s.rank[FIGURES * seat + figure] == TWO_STARS)


# Action cards -------------------------------------------------------------------------------------------------------


def rare_for_card(s: State, seat: int, card: int) -> int:
    if card == NEW_WEAPONS:
        if s.phase == DEFENCE:
            return NEW_WEAPONS_IF_ALL if s.steps == PAIRS else FEWEST_POINTS
        return NEW_WEAPONS_IF_NONE if s.steps == 0 else FEWEST_POINTS
    if card == KIDNAP:
        return KIDNAP_NOW
    if card == AS_SHURIKEN:
        return SHURIKEN_FROM_JOKER
    return SALTO_NOW if card == SALTO else SNEAK_NOW


# Shuriken -----------------------------------------------------------------------------------------------------------


def soke_falls(s: State, seat: int) -> int:
    """Whether the seat's Soke falls, unless a shuriken is spent."""
    if s.phase != SPENDING or s.thrown[seat] == s.thrown[1 - seat]:
        return False
    return s.rank[FIGURES * seat + in_battle(s, seat)] == SOKE


def rare_for_throw(s: State, seat: int, verb: int) -> int:
    eyes = s.thrown[1 - seat]
    if verb == DO_DECLINE:
        return FEWEST_POINTS if soke_falls(s, seat) else DECLINE  # nobody gives up the Soke with a shuriken left
    # Aiming may strike a high die down, and loses one battle in eight for nothing.
    aim = 0 if verb == DO_THROW else 2 if 2 * eyes > sides(s, 1 - seat) else -4
    if s.phase != SPENDING:
        return STEP + aim
    tied = s.thrown[seat] == eyes
    if s.rank[FIGURES * seat + in_battle(s, seat)] == SOKE:
        return FEWEST_POINTS if tied else SAVE_SOKE + aim  # equal throws do the Soke no harm
    if s.rank[FIGURES * (1 - seat) + in_battle(s, 1 - seat)] == SOKE:
        better = 8 * max(sides(s, seat) - eyes, 0) // sides(s, seat)
        return SPEND_ON_SOKE + better - 2 * tied + aim
    return SPEND_ON_NINJAS + aim


# The arrangement ----------------------------------------------------------------------------------------------------


def for_place(s: State, seat: int, spot: int, rank: int) -> int:
    """The Soke behind, two stars in front of it; in this order, which nobody sees."""
    if rank == SOKE:
        return SOKE_FIRST + SOKE_IN_ROW[row_of(spot)]
    return TWO_STARS_NEXT + TWO_STARS_IN_ROW[row_of(spot)] if rank == TWO_STARS else FEWEST_POINTS


# What the other player's moves say ----------------------------------------------------------------------------------

EVIDENCE = FIGURES
"""For each of the enemy's figures, how many steps it was seen to take."""

TELLING_STEPS = 3
"""More steps than these say nothing more."""


def note(
    evidence: Numbers, players: int, seat: int, event: int, first: int, second: int, third: int, fourth: int
) -> None:
    """Count the steps of the enemy's figures."""
    if (event == STEPPED or event == SNEAKED) and first != seat:
        evidence[second] += 1


def plausibility(s: State, seat: int, evidence: Numbers) -> float:
    """The Soke starts behind and keeps still; two stars start in front, and go less than one star does."""
    likely = 0.0
    for figure in range(FIGURES):
        piece = FIGURES * (1 - seat) + figure
        if includes(s.rank_known[piece], seat):
            continue
        row = figure // s.columns  # letters run along the home rows, from the owner's edge
        steps = min(evidence[figure], TELLING_STEPS)
        if s.rank[piece] == SOKE:
            likely += (1.4 if row == 0 else 0.7 if row == 1 else 0.0) - 0.7 * steps
        elif s.rank[piece] == TWO_STARS:
            likely -= (0.7 if row == 0 else 0.0) + 0.3 * steps
    return likely


# Who stands better --------------------------------------------------------------------------------------------------

PLAYOUT = 12


def outlook(s: State, seat: int) -> float:
    """By figures, shuriken and cards left, as they decided simulated matches; a shuriken is worth three ninjas."""
    lead = strength(s, seat) - strength(s, 1 - seat)
    if s.phase == SPENDING and s.thrown[0] != s.thrown[1]:
        if s.rank[FIGURES * s.turn + in_battle(s, s.turn)] == SOKE:
            lead += -0.8 if s.turn == seat else 0.8
    # Nearly the logistic curve, without a function that two compilers could round differently.
    lead *= 0.55
    return 0.5 + 0.5 * lead / math.sqrt(1.0 + lead * lead)


def strength(s: State, seat: int) -> float:
    points = 0.27 * s.shuriken[seat]
    for nth in range(s.army_size[seat]):
        rank = s.rank[FIGURES * seat + s.army[FIGURES * seat + nth]]
        points += 0.07 if rank == ONE_STAR else 0.13 if rank == TWO_STARS else 0.0
    if has(s.cards[seat], JOKER) and s.supply:
        points += 0.27
    return points
