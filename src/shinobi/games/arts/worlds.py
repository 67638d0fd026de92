"""What a seat can imagine: worlds that fit what it knows, as often as the unseen cards can lie that way."""

from shinobi.engine.keys import Key, draw
from shinobi.engine.seats import NOTHING, includes
from shinobi.engine.small_sets import has, member, size, without
from shinobi.games.arts.cards import COPIES, ITEMS, KINDS
from shinobi.games.arts.deal import ALL_ITEMS, ALL_PARTNERS
from shinobi.games.arts.hands import take_from_pile
from shinobi.games.arts.table import KEEPING_ONE, MOST_PLAYERS, SPOTS, State, arts_of, spot

# The numbers of the draws: partners by seat, then items, then art cards as they come.
ITEM_DRAWS = MOST_PLAYERS
ART_DRAWS = MOST_PLAYERS + ITEMS


def resample(s: State, seat: int, key: Key) -> None:
    """Deal anew whatever the seat does not know: partners, face-down arts and items, all from the cards left over."""
    partners = ALL_PARTNERS
    for other in range(s.players):
        if includes(s.partner_known[other], seat):
            partners = without(partners, s.partner[other])
    for other in range(s.players):
        if not includes(s.partner_known[other], seat):
            s.partner[other] = member(partners, draw(key, other, size(partners)))
            partners = without(partners, s.partner[other])
    resample_items(s, seat, key)
    resample_arts(s, seat, key)


def resample_items(s: State, seat: int, key: Key) -> None:
    items = ALL_ITEMS
    for place in range(s.players + 1):
        if has(s.lying, place) and includes(s.keep_known[place], seat):
            items = without(items, s.keep[place])
    for other in range(s.players):
        if has(s.carrying, other) and includes(s.held_known[other], seat):
            items = without(items, s.held[other])
    if s.second != NOTHING:
        items = without(items, s.second)
    nth = ITEM_DRAWS
    for place in range(s.players + 1):
        if has(s.lying, place) and not includes(s.keep_known[place], seat):
            s.keep[place] = member(items, draw(key, nth, size(items)))
            items = without(items, s.keep[place])
            nth += 1
    for other in range(s.players):
        if has(s.carrying, other) and not includes(s.held_known[other], seat):
            s.held[other] = member(items, draw(key, nth, size(items)))
            items = without(items, s.held[other])
            nth += 1
    if s.phase == KEEPING_ONE and not includes(s.second_known, seat):
        s.second = member(items, draw(key, nth, size(items)))


def resample_arts(s: State, seat: int, key: Key) -> None:
    unseen = s.pile_size
    for kind in range(KINDS):
        s.pile[kind] = COPIES - s.discards[kind]
    for other in range(s.players):
        for card in range(SPOTS):
            if has(arts_of(s, other), card):
                if includes(s.art_known[spot(other, card)], seat):
                    s.pile[s.art[spot(other, card)]] -= 1
                else:
                    unseen += 1
    nth = ART_DRAWS
    for other in range(s.players):
        for card in range(SPOTS):
            if has(s.face_down[other], card) and not includes(s.art_known[spot(other, card)], seat):
                s.art[spot(other, card)] = take_from_pile(s, draw(key, nth, unseen))
                unseen -= 1
                nth += 1
