"""The deal of a round: partners, arts, allegiances and the items in the keep (ART-02 to ART-05)."""

from shinobi.engine.events import tell
from shinobi.engine.keys import Key, draw
from shinobi.engine.seats import EVERYBODY, NO_SEATS, NOTHING, only
from shinobi.engine.small_sets import member, size, without
from shinobi.engine.state import fill
from shinobi.games.arts.cards import COPIES, ITEMS, KINDS, PARTNERS
from shinobi.games.arts.hands import draw_art
from shinobi.games.arts.table import (
    ALLEGIANCE,
    CLANS,
    DEALT,
    ITEM_LAID,
    MEMBERS,
    MOST_PLAYERS,
    PARTNER_DEALT,
    PLACES,
    State,
)

ALL_PARTNERS = (1 << PARTNERS) - 1
ALL_ITEMS = (1 << ITEMS) - 1

# The numbers of a deal's draws: partners, arts, allegiances and items by seat or place, then the first player.
PARTNER_DRAWS = 0
ART_DRAWS = PARTNER_DRAWS + MOST_PLAYERS
CLAN_DRAWS = ART_DRAWS + DEALT * MOST_PLAYERS
ITEM_DRAWS = CLAN_DRAWS + MOST_PLAYERS
FIRST_PLAYER_DRAW = ITEM_DRAWS + PLACES


def deal_partners(s: State, key: Key) -> None:
    """One of eight partners each, face down (ART-02)."""
    partners = ALL_PARTNERS
    s.partner_used = 0
    for seat in range(s.players):
        partner = member(partners, draw(key, PARTNER_DRAWS + seat, size(partners)))
        partners = without(partners, partner)
        s.partner[seat] = partner
        s.partner_known[seat] = only(seat)  # ART-07
        tell(s, only(seat), PARTNER_DEALT, seat, partner)


def deal_arts(s: State, key: Key) -> None:
    """Three of the 24 art cards each, face down; the rest are the pile (ART-03)."""
    fill(s.pile, COPIES)
    fill(s.discards, 0)
    fill(s.art, NOTHING)
    fill(s.art_known, EVERYBODY)
    fill(s.face_down, 0)
    fill(s.face_up, 0)
    fill(s.used, 0)
    s.pile_size = COPIES * KINDS
    for seat in range(s.players):
        for nth in range(DEALT):
            draw_art(s, seat, key, ART_DRAWS + DEALT * seat + nth)


def deal_allegiances(s: State, key: Key) -> None:
    """One of six allegiances each, three clans of two, and all reveal it (ART-04)."""
    left = (1 << CLANS * MEMBERS) - 1
    for seat in range(s.players):
        card = member(left, draw(key, CLAN_DRAWS + seat, size(left)))
        left = without(left, card)
        s.allegiance[seat] = card // MEMBERS
        tell(s, EVERYBODY, ALLEGIANCE, seat, card // MEMBERS)


def lay_items(s: State, key: Key) -> None:
    """Players + 1 items face down in the keep, each on its place (ART-05, ART-08)."""
    items = ALL_ITEMS
    s.carrying = 0
    fill(s.held, NOTHING)
    fill(s.held_known, EVERYBODY)
    s.second = NOTHING
    s.second_known = EVERYBODY
    fill(s.keep, NOTHING)
    fill(s.keep_known, EVERYBODY)
    s.lying = (1 << s.players + 1) - 1
    for place in range(s.players + 1):
        s.keep[place] = member(items, draw(key, ITEM_DRAWS + place, size(items)))
        s.keep_known[place] = 0
        items = without(items, s.keep[place])
        tell(s, NO_SEATS, ITEM_LAID, place, s.keep[place])
