"""The end of a round: items revealed, their effects applied, honour given (ART-51 to ART-56)."""

from shinobi.engine.events import tell
from shinobi.engine.seats import EVERYBODY, NOBODY, NOTHING, only
from shinobi.engine.small_sets import has
from shinobi.games.arts.cards import (
    CANCELS,
    LOWEST_WINS,
    MORE_HONOUR,
    WINS_IF_HELD,
    WORTH_IF_HELD,
    WORTH_IF_INSIDE,
    WORTH_IF_OUTSIDE,
    WORTH_IF_PARTNER_UNUSED,
    WORTH_WITH_TEAMMATE,
    WORTH_WITHOUT_TEAMMATE,
)
from shinobi.games.arts.hands import teammate
from shinobi.games.arts.table import HONOURED, ITEM_SHOWN, NOBODY_WON, ROUND_WON, State


def score(s: State) -> int:
    """Reveal, find the winner and give honour; returns the seat that held the winning item, or NOBODY (ART-56)."""
    for seat in range(s.players):
        if has(s.carrying, seat):
            s.held_known[seat] = EVERYBODY  # ART-51
            tell(s, EVERYBODY, ITEM_SHOWN, seat, s.held[seat], value(s, seat))
    winner = round_winner(s)
    if winner == NOBODY:
        tell(s, EVERYBODY, NOBODY_WON, s.round_number)  # ART-53
        return NOBODY
    tell(s, EVERYBODY, ROUND_WON, winner, s.held[winner])
    mate = teammate(s, winner)
    gained = 1 if mate != NOBODY or s.allegiance[winner] == NOTHING else 2  # ART-52
    if in_force(s, winner, MORE_HONOUR):
        gained += s.item_worth[s.held[winner]]
    give_honour(s, winner, gained)
    if mate != NOBODY:
        give_honour(s, mate, 1)
    return winner


def give_honour(s: State, seat: int, gained: int) -> None:
    s.honour[seat] += gained
    tell(s, EVERYBODY, HONOURED, seat, gained, s.honour[seat])


def in_force(s: State, seat: int, effect: int) -> int:
    """Whether the player holds an item with this effect, and nobody cancels it (ART-54)."""
    if not has(s.carrying, seat) or s.item_effect[s.held[seat]] != effect:
        return 0
    return effect == CANCELS or s.item_lasting[s.held[seat]] or not anybody_holds(s, CANCELS)


def anybody_holds(s: State, effect: int) -> int:
    """Whether an item with this effect is held. Items in the keep do not count (ART-51)."""
    for seat in range(s.players):
        if has(s.carrying, seat) and s.item_effect[s.held[seat]] == effect:
            return 1
    return 0


def another_holds(s: State, seat: int, item: int) -> int:
    for other in range(s.players):
        if other != seat and has(s.carrying, other) and s.held[other] == item:
            return 1
    return 0


def value(s: State, seat: int) -> int:
    """What the player's item is worth: its base value, unless its effect is in force and changes it."""
    item = s.held[seat]
    effect = s.item_effect[item]
    if effect == NOTHING or not in_force(s, seat, effect):
        return s.item_value[item]
    changed = 0
    if effect == WORTH_IF_HELD:
        changed = another_holds(s, seat, s.item_other[item])
    elif effect == WORTH_IF_PARTNER_UNUSED:
        changed = not has(s.partner_used, seat)
    elif effect == WORTH_WITH_TEAMMATE:
        changed = teammate(s, seat) != NOBODY
    elif effect == WORTH_WITHOUT_TEAMMATE:
        changed = teammate(s, seat) == NOBODY
    elif effect == WORTH_IF_INSIDE:
        changed = has(s.inside, seat)
    elif effect == WORTH_IF_OUTSIDE:
        changed = not has(s.inside, seat)
    return s.item_worth[item] if changed else s.item_value[item]


def round_winner(s: State) -> int:
    """Who holds an item that wins outright; else the most valuable one, or the least, if an item says so (ART-56)."""
    lowest_wins = 0
    outright = 0
    for seat in range(s.players):
        if in_force(s, seat, LOWEST_WINS):
            lowest_wins = 1
        if in_force(s, seat, WINS_IF_HELD) and another_holds(s, seat, s.item_other[s.held[seat]]):
            outright |= only(seat)
    contenders = outright if outright else s.carrying
    winner = NOBODY
    for seat in range(s.players):
        if has(contenders, seat) and (winner == NOBODY or beats(s, seat, winner, lowest_wins)):
            winner = seat
    return winner


def beats(s: State, seat: int, other: int, lowest_wins: int) -> int:
    """Whether the one item is better than the other; if they are equal, base values decide (ART-53)."""
    better = value(s, seat) - value(s, other)
    if better == 0:
        better = s.item_value[s.held[seat]] - s.item_value[s.held[other]]
    return better < 0 if lowest_wins else better > 0
