"""Weapon cards: turned up, compared, discarded (SOK-10 to SOK-14)."""

from shinobi.engine.events import tell
from shinobi.engine.keys import Key
from shinobi.engine.seats import EVERYBODY
from shinobi.engine.small_sets import lowest, size, without
from shinobi.engine.state import fill
from shinobi.games.soke.table import (
    PAIRS,
    REPLACED,
    SHUFFLED,
    TOOK_SHURIKEN,
    TURNED,
    VALUES,
    State,
    chance_of,
    defender,
)

# Counts side by side in one number, one for each value but the highest: it is quicker to draw from one number than
# from a row of cells. No count reaches the top of its lane, so that none borrows from the next.
LANE = 8
LANES = 0xFFFFFFFF
ALL_LANES = 0x01010101
LANE_TOPS = 0x80808080


def turn_up_all(s: State, key: Key) -> None:
    """Three cards each, the attacker first (SOK-10)."""
    turn_up_three(s, s.attacker, key)
    turn_up_three(s, defender(s), key)
    for pair in range(PAIRS):
        tell_pair(s, pair)
    break_ties(s, key)


def turn_up_three(s: State, seat: int, key: Key) -> None:
    """Three cards where nothing lies."""
    if s.deck_size[seat] < PAIRS:
        rare_turn_up_three(s, seat, key)
        return
    up_to = counted_up(s, seat)
    for pair in range(PAIRS):
        value = value_at(up_to, chance_of(s, key, s.deck_size[seat]))
        up_to -= ALL_LANES << LANE * value & LANES
        take(s, seat, pair, value)


def rare_turn_up_three(s: State, seat: int, key: Key) -> None:
    """The same, with a shuffle in between."""
    for pair in range(PAIRS):
        turn_up(s, seat, pair, key)


def turn_up_new(s: State, seat: int, key: Key) -> None:
    """New Weapons: three new cards for one player (SOK-23)."""
    for pair in range(PAIRS):
        turn_up(s, seat, pair, key)
        tell(s, EVERYBODY, REPLACED, seat, pair, s.weapons[PAIRS * seat + pair])
    break_ties(s, key)


def turn_up(s: State, seat: int, pair: int, key: Key) -> None:
    """The next card of the deck, onto whatever lies there."""
    place = PAIRS * seat + pair
    if s.weapons[place]:
        s.covered[VALUES * seat + s.weapons[place] - 1] += 1
        s.weapons[place] = 0
    if s.deck_size[seat] == 0:
        rare_shuffle(s, seat)
    take(s, seat, pair, value_at(counted_up(s, seat), chance_of(s, key, s.deck_size[seat])))


def counted_up(s: State, seat: int) -> int:
    """How many cards of the deck have the lowest value, one of the two lowest, and so on, in lanes of one number."""
    up_to = 0
    for value in range(VALUES - 1):
        up_to += s.deck[VALUES * seat + value] * (ALL_LANES << LANE * value & LANES)
    return up_to


def value_at(up_to: int, nth: int) -> int:
    """The value of the n-th card of the deck, counted from 0: in how many lanes there are no more cards than that."""
    return size((nth * ALL_LANES | LANE_TOPS) - up_to & LANE_TOPS)


def take(s: State, seat: int, pair: int, value: int) -> None:
    s.deck[VALUES * seat + value] -= 1
    s.deck_size[seat] -= 1
    s.weapons[PAIRS * seat + pair] = value + 1


def rare_shuffle(s: State, seat: int) -> None:
    """The discard pile becomes the deck; if there is none, the cards covered in this attack do (SOK-14).

    The discard pile is all that was not turned up in this attack, since the deck is empty.
    """
    for value in range(VALUES):
        s.deck[VALUES * seat + value] = s.weapon_values[value] - s.covered[VALUES * seat + value]
    for pair in range(PAIRS):
        if s.weapons[PAIRS * seat + pair]:
            s.deck[VALUES * seat + s.weapons[PAIRS * seat + pair] - 1] -= 1
    count_deck(s, seat)
    if s.deck_size[seat] == 0:
        for value in range(VALUES):
            s.deck[VALUES * seat + value] = s.covered[VALUES * seat + value]
            s.covered[VALUES * seat + value] = 0
        count_deck(s, seat)
    tell(s, EVERYBODY, SHUFFLED, seat)


def count_deck(s: State, seat: int) -> None:
    s.deck_size[seat] = 0
    for value in range(VALUES):
        s.deck_size[seat] += s.deck[VALUES * seat + value]


def tell_pair(s: State, pair: int) -> None:
    tell(s, EVERYBODY, TURNED, pair, s.weapons[PAIRS * s.attacker + pair], s.weapons[PAIRS * defender(s) + pair])


def break_ties(s: State, key: Key) -> None:
    """Cover equal pairs, in passes from left to right, until all differ; then count (SOK-11, SOK-12)."""
    equal = equal_pairs(s)
    while equal:
        still = equal
        while still:
            pair = lowest(still)
            turn_up(s, s.attacker, pair, key)
            turn_up(s, defender(s), pair, key)
            tell_pair(s, pair)
            still = without(still, pair)
        equal = equal_pairs(s)
    s.steps = 0
    for pair in range(PAIRS):
        s.steps += s.weapons[PAIRS * s.attacker + pair] > s.weapons[PAIRS * defender(s) + pair]


def equal_pairs(s: State) -> int:
    equal = 0
    for pair in range(PAIRS):
        equal |= (s.weapons[PAIRS * s.attacker + pair] == s.weapons[PAIRS * defender(s) + pair]) << pair
    return equal


def take_shuriken(s: State, seat: int) -> None:
    """One from the supply, if one is left (SOK-07, SOK-13)."""
    if s.supply:
        s.supply -= 1
        s.shuriken[seat] += 1
        tell(s, EVERYBODY, TOOK_SHURIKEN, seat, s.supply)


def discard(s: State) -> None:
    """All cards turned up in this attack go to their owner's discard pile (SOK-14)."""
    fill(s.covered, 0)
    fill(s.weapons, 0)
