"""Rules of thumb for Ninjutsu: what a sound player does, what a figure's steps say about it, and who stands better.

The reasons are from players ("most skill is in when to spend shuriken") and from simulated matches; the numbers were
fitted by playing whole matches against other numbers. An action's weight is a power of two: one point more, twice as
likely.
"""

import math
from collections.abc import MutableSequence

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
    RANKS,
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

Ints = MutableSequence[int]

UNKNOWN = 3
"""In the place of a rank: a figure that the seat has not seen."""

FEWEST_POINTS, MOST_POINTS = -10, 30
FAR = 99

# What a battle is worth to the attacker, in points.
ONE_ON_ONE = 6  # tuned
ONE_ON_TWO = 2  # tuned
ONE_ON_UNSEEN = 5  # tuned
TWO_ON_ONE = 9  # tuned
TWO_ON_TWO = 6  # tuned
TWO_ON_UNSEEN = 10  # tuned
ON_SOKE = 15  # tuned
ON_SOKE_SHURIKEN = -1  # tuned
ON_SOKE_TWO = 3  # tuned
ON_SOKE_MINE = 3  # tuned
SOKE_ON_NINJA = 5  # tuned
SOKE_ON_TWO = -2  # tuned
DUEL = 4  # tuned
DUEL_LEAD = 4  # tuned

# A step to a free square.
STEP = 4  # tuned
FORWARD_ONE = 7  # tuned
FORWARD_TWO = 4  # tuned
SOKE_STEP = 2  # tuned
SOKE_HUNTS = 3  # tuned
SOKE_FLEES = 4  # tuned
BRAVE = 3  # tuned
STOP = 0  # tuned

# Cards.
CARD_KEPT = 7  # tuned
KIDNAP_NOW = 4  # tuned
NEW_WEAPONS_NOW = 10  # tuned
SHURIKEN_NOW = 12  # tuned
JUMP_NOW = 7  # tuned
SNEAK_NOW = 1  # tuned

# Shuriken, per chance in eight of ...
SPEND_FOR_ONE = -3  # tuned
SPEND_FOR_TWO = -3  # tuned
SPEND_ON_SOKE = 1  # tuned
SPEND_SLOPE = -1  # tuned
SPEND_ON_SOKE_SLOPE = 1  # tuned

# Arrangement
SOKE_BACK = 5  # tuned
SOKE_MIDDLE = 3  # tuned
SOKE_CENTRE = 0  # tuned
TWO_BACK = -1  # tuned
TWO_MIDDLE = 2  # tuned
TWO_FRONT = 2  # tuned


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
        points = rare_for_card(s, seat, verb, FIRST[action])
    else:
        points = CARD_KEPT  # passing, or being ready
    return float(1 << min(max(points, FEWEST_POINTS), MOST_POINTS) - FEWEST_POINTS)


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
    return STEP + nearer * (FORWARD_TWO if mine == TWO_STARS else FORWARD_ONE)


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
        return SOKE_ON_NINJA + (0 if theirs == ONE_STAR else SOKE_ON_TWO)
    if theirs == SOKE:
        points = ON_SOKE + ON_SOKE_SHURIKEN * s.shuriken[1 - seat] + ON_SOKE_MINE * s.shuriken[seat]
        return points + (ON_SOKE_TWO if mine == TWO_STARS else 0)
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
        return 0
    points = 4 + (6 if theirs == TWO_STARS else 3 if theirs == UNKNOWN else 0)
    return points + (s.rank[FIGURES * seat + figure] == TWO_STARS)


# Action cards -------------------------------------------------------------------------------------------------------


def rare_for_card(s: State, seat: int, verb: int, card: int) -> int:
    if card == NEW_WEAPONS:
        if s.phase == DEFENCE:
            return NEW_WEAPONS_NOW - 2 if s.steps == PAIRS else 0
        return NEW_WEAPONS_NOW if s.steps == 0 else 0
    if card == KIDNAP:
        return KIDNAP_NOW
    if card == AS_SHURIKEN:
        return SHURIKEN_NOW
    if card == SALTO:
        return JUMP_NOW - 4
    return SNEAK_NOW


# Shuriken -----------------------------------------------------------------------------------------------------------


def rare_for_throw(s: State, seat: int, verb: int) -> int:
    if s.phase != SPENDING:
        return 5  # a wild Dojo's second throw
    if verb == DO_DECLINE:
        return 8
    eyes = s.thrown[1 - seat]
    tied = s.thrown[seat] == eyes
    mine = s.rank[FIGURES * seat + in_battle(s, seat)]
    theirs = s.rank[FIGURES * (1 - seat) + in_battle(s, 1 - seat)]
    better = 8 * max(sides(s, seat) - eyes, 0) // sides(s, seat)
    if mine == SOKE:
        return -8 if tied else 20
    if theirs == SOKE:
        return SPEND_ON_SOKE + SPEND_ON_SOKE_SLOPE * better - 2 * tied
    return (SPEND_FOR_TWO if mine == TWO_STARS else SPEND_FOR_ONE) + SPEND_SLOPE * better - 2 * tied


# The arrangement ----------------------------------------------------------------------------------------------------


def for_place(s: State, seat: int, spot: int, rank: int) -> int:
    """The Soke is placed first, then two stars, then one: an order that nobody sees."""
    first = RANKS * seat
    if s.unplaced[first + SOKE]:
        if rank != SOKE:
            return 0
        centre = column_of(spot) > 0 and column_of(spot) < s.columns - 1
        row = row_of(spot)
        return 16 + (SOKE_BACK if row == 0 else SOKE_MIDDLE if row == 1 else 0) + (SOKE_CENTRE if centre else 0)
    if s.unplaced[first + TWO_STARS]:
        if rank != TWO_STARS:
            return 0
        row = row_of(spot)
        return 12 + (TWO_BACK if row == 0 else TWO_MIDDLE if row == 1 else TWO_FRONT)
    return 1


# What the other player's moves say ----------------------------------------------------------------------------------

EVIDENCE = FIGURES
"""For each of the enemy's figures, how many steps it was seen to take."""

TELLING_STEPS = 3
"""More steps than these say nothing more."""


def note(evidence: Ints, players: int, seat: int, event: int, first: int, second: int, third: int, fourth: int) -> None:
    """Count the steps of the enemy's figures."""
    if (event == STEPPED or event == SNEAKED) and first != seat:
        evidence[second] += 1


def plausibility(s: State, seat: int, evidence: Ints) -> float:
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

PLAYOUT = 60


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
