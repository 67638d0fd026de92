"""What an item is worth to a player: the chance, roughly, to win the round with it.

Everything is judged by the items' own words in the state, never by their names, so it works with any deck.
"""

from shinobi.engine.seats import NOBODY, NOTHING, includes
from shinobi.engine.small_sets import has, size
from shinobi.games.arts.cards import (
    CANCELS,
    ITEMS,
    LOWEST_WINS,
    WINS_IF_HELD,
    WORTH_IF_HELD,
    WORTH_IF_INSIDE,
    WORTH_IF_OUTSIDE,
    WORTH_IF_PARTNER_UNUSED,
    WORTH_WITH_TEAMMATE,
    WORTH_WITHOUT_TEAMMATE,
)
from shinobi.games.arts.hands import teammate
from shinobi.games.arts.table import State

# Where a player will be when the round is scored.
INSIDE = 0
OUTSIDE = 1
UNDECIDED = 2

HELD = 0.95  # how surely an item held in the keep is still held by somebody in the end
LYING = 0.25  # and one lying there will be
EMPTY_HANDED = 0.6  # how surely a player without an item finds one


def merit(s: State, seat: int, item: int, place: int) -> float:
    """The chance to win the round with this item, from inside the keep or outside it.

    It is judged against every other item by itself.
    """
    mate = teammate(s, seat)
    holders = 0  # of the items that the seat knows to be held: four bits for each item
    held = 0
    unknown_held = 0
    empty_handed = 0
    for other in range(s.players):
        if has(s.carrying, other):
            if not includes(s.held_known[other], seat):
                unknown_held += other != mate
            elif other != seat:
                held |= 1 << s.held[other]
                holders |= other << 4 * s.held[other]
        elif other != mate and other != seat:
            empty_handed += has(s.inside, other)
    lying = 0
    for place in range(s.players + 1):
        if has(s.lying, place) and includes(s.keep_known[place], seat):
            lying |= 1 << s.keep[place]
    known = held | lying | 1 << item
    if has(s.carrying, seat):
        known |= 1 << s.held[seat]
    taken = min(LYING + EMPTY_HANDED * empty_handed / max(size(s.lying), 1), 1.0)
    unknown_lying = size(s.lying) - size(lying)
    elsewhere = min((unknown_held + taken * unknown_lying) / max(ITEMS - size(known), 1), 1.0)
    chance = 1.0
    for theirs in range(ITEMS):
        if theirs == item:
            continue
        presence = elsewhere
        holder = NOBODY
        if has(held, theirs):
            holder = holders >> 4 * theirs & 15
            presence = HELD if has(s.inside, holder) else 1.0
            if holder == mate:
                presence = 0.0
        elif has(known, theirs):
            presence = taken if has(lying, theirs) else 0.0
        if presence > 0.0 and not outranks(s, seat, item, place, holder, theirs):
            chance *= 1.0 - presence
    return chance


def outranks(s: State, seat: int, mine: int, place: int, other: int, theirs: int) -> int:
    """Whether the one item wins against the other, were they the only ones (ART-53, ART-54, ART-56)."""
    there = whereabouts(s, other)
    my_effect = s.item_effect[mine]
    their_effect = s.item_effect[theirs]
    if my_effect == CANCELS and not s.item_lasting[theirs]:
        their_effect = NOTHING
    elif their_effect == CANCELS and not s.item_lasting[mine]:
        my_effect = NOTHING
    if my_effect == WINS_IF_HELD and s.item_other[mine] == theirs:
        return 1
    if their_effect == WINS_IF_HELD and s.item_other[theirs] == mine:
        return 0
    lead = worth(s, seat, mine, my_effect, theirs, place) - worth(s, other, theirs, their_effect, mine, there)
    if lead == 0:
        lead = s.item_value[mine] - s.item_value[theirs]
    return lead < 0 if my_effect == LOWEST_WINS or their_effect == LOWEST_WINS else lead > 0


def worth(s: State, holder: int, item: int, effect: int, against: int, place: int) -> int:
    """What an item will be worth to its holder, as things stand; NOBODY stands for anybody."""
    met = 0
    if effect == WORTH_IF_HELD:
        met = s.item_other[item] == against
    elif effect == WORTH_IF_PARTNER_UNUSED:
        met = holder == NOBODY or not has(s.partner_used, holder)
    elif effect == WORTH_WITH_TEAMMATE:
        met = holder != NOBODY and teammate(s, holder) != NOBODY
    elif effect == WORTH_WITHOUT_TEAMMATE:
        met = holder == NOBODY or teammate(s, holder) == NOBODY
    elif effect == WORTH_IF_INSIDE:
        met = place == INSIDE
    elif effect == WORTH_IF_OUTSIDE:
        met = place != INSIDE
    return s.item_worth[item] if met else s.item_value[item]


def whereabouts(s: State, holder: int) -> int:
    """Where the player will be when the round is scored: who is free to leave has not decided it."""
    if holder == NOBODY:
        return UNDECIDED
    if not has(s.inside, holder):
        return OUTSIDE
    free = not s.closing or (has(s.last_turns, holder) and not (s.turn == holder and s.acted))
    return UNDECIDED if free else INSIDE


def prize(s: State, holder: int, item: int) -> float:
    """How many of the other items it wins against, as a part of all."""
    beaten = 0
    place = whereabouts(s, holder)
    for theirs in range(ITEMS):
        if theirs != item and outranks(s, holder, item, place, NOBODY, theirs):
            beaten += 1
    return beaten / (ITEMS - 1)
