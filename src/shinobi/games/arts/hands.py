"""Cards changing hands: arts turned up, discarded, drawn; items gained, kept, put back; and who knows them then."""

from shinobi.engine.events import tell
from shinobi.engine.keys import Key, draw
from shinobi.engine.seats import EVERYBODY, NOBODY, NOTHING, only
from shinobi.engine.small_sets import has, lowest, without
from shinobi.games.arts.cards import KINDS
from shinobi.games.arts.table import (
    ART_DRAWN,
    DISCARDED,
    GAINED,
    KEEPING_ONE,
    KEPT,
    NEW,
    ON_TURN,
    PLACES,
    PUT_BACK,
    SPOTS,
    TURNED_UP,
    State,
    arts_of,
    spot,
)

ALL_SPOTS = (1 << SPOTS) - 1
ALL_PLACES = (1 << PLACES) - 1


def use(s: State, seat: int, card: int) -> None:
    """Use an art card: the first time it is turned up, the second time discarded (ART-40)."""
    art = s.art[spot(seat, card)]
    s.used[seat] |= 1 << card  # ART-41
    if has(s.face_down[seat], card):
        s.face_down[seat] = without(s.face_down[seat], card)
        s.face_up[seat] |= 1 << card
        s.art_known[spot(seat, card)] = EVERYBODY
        tell(s, EVERYBODY, TURNED_UP, seat, card, art)
        if s.single_use[art] == 0:
            return
    tell(s, EVERYBODY, DISCARDED, seat, card, art)
    discard(s, seat, card)


def discard(s: State, seat: int, card: int) -> None:
    """Discards are public and do not come back in the round (ART-42)."""
    s.discards[s.art[spot(seat, card)]] += 1
    s.art[spot(seat, card)] = NOTHING
    s.art_known[spot(seat, card)] = EVERYBODY
    s.face_down[seat] = without(s.face_down[seat], card)
    s.face_up[seat] = without(s.face_up[seat], card)
    s.used[seat] = without(s.used[seat], card)


def draw_art(s: State, seat: int, key: Key, nth: int) -> None:
    """A card from the pile, face down and unused, to the first free spot (ART-42)."""
    card = lowest(ALL_SPOTS & ~arts_of(s, seat))
    art = take_from_pile(s, draw(key, nth, s.pile_size))
    s.pile_size -= 1
    s.art[spot(seat, card)] = art
    s.art_known[spot(seat, card)] = only(seat)  # ART-07
    s.face_down[seat] |= 1 << card
    tell(s, only(seat), ART_DRAWN, seat, card, art)


def take_from_pile(s: State, nth: int) -> int:
    """The kind of the n-th card of those left, in whatever order they lie; it leaves the pile."""
    kind = 0
    while kind < KINDS - 1 and nth >= s.pile[kind]:
        nth -= s.pile[kind]
        kind += 1
    s.pile[kind] -= 1
    return kind


def take_from_keep(s: State, seat: int, place: int) -> None:
    """An item lying in the keep goes to the player; whoever knew it still does (ART-15)."""
    item, knowers = s.keep[place], s.keep_known[place]
    clear_place(s, place)
    gain(s, seat, item, knowers, place)


def clear_place(s: State, place: int) -> None:
    s.keep[place] = NOTHING
    s.keep_known[place] = EVERYBODY
    s.lying = without(s.lying, place)


def gain(s: State, seat: int, item: int, knowers: int, origin: int) -> None:
    """An item comes to the player, who looks at it (ART-07). With two of them one must be put back (ART-20)."""
    tell(s, only(seat), GAINED, seat, item)
    if has(s.carrying, seat):
        s.second = item
        s.second_known = knowers | only(seat)
        s.origin = origin
        s.phase = KEEPING_ONE
    else:
        s.held[seat] = item
        s.held_known[seat] = knowers | only(seat)
        s.carrying |= only(seat)
        s.phase = ON_TURN


def first_empty_place(s: State) -> int:
    return lowest(ALL_PLACES & ~s.lying)


def keep_one(s: State, seat: int, which: int) -> None:
    """Keep one of two items, shuffled before the other is put back: nobody else knows either any more (ART-20)."""
    back = s.second
    if which == NEW:
        back = s.held[seat]
        s.held[seat] = s.second
    s.keep[s.origin] = back
    s.lying |= 1 << s.origin
    s.held_known[seat] = only(seat)
    s.keep_known[s.origin] = only(seat)
    tell(s, EVERYBODY, PUT_BACK, seat, s.origin)
    tell(s, only(seat), KEPT, seat, s.held[seat])
    s.second = NOTHING
    s.second_known = EVERYBODY
    s.origin = NOTHING
    s.phase = ON_TURN


def teammate(s: State, seat: int) -> int:
    """The other player of the same clan, or NOBODY (ART-04)."""
    for other in range(s.players):
        if other != seat and s.allegiance[other] == s.allegiance[seat] and s.allegiance[seat] != NOTHING:
            return other
    return NOBODY
