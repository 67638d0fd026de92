"""What art cards and partners do on their player's own turn: each effect once, whichever card says it (docs/decks.md).

An effect that needs a choice waits for it: the card is used; then its player chooses a place or names somebody.
"""

from shinobi.engine.events import tell
from shinobi.engine.keys import Key, draw
from shinobi.engine.seats import EVERYBODY, NOTHING, only
from shinobi.engine.small_sets import has, member, size
from shinobi.games.arts.cards import DRAW, EXCHANGE, LOOK, POISON, READ, SPY, STRIKE, TAKE
from shinobi.games.arts.hands import discard, draw_art, take_from_keep
from shinobi.games.arts.table import (
    ART_33,
    DREW,
    EXCHANGED,
    GAINED,
    IN_EFFECT,
    LOOKED,
    ON_TURN,
    POISONED,
    SAW_ART,
    SAW_HELD,
    SAW_IN_KEEP,
    SPIED,
    SPOTS,
    STRUCK,
    TOOK,
    State,
    arts_of,
    spot,
)

# What an effect needs (ART-33) --------------------------------------------------------------------------------------


def possible(s: State, seat: int, effect: int) -> int:
    """Whether there is anything of what the effect names (ART-33)."""
    if effect == LOOK or effect == TAKE:
        return s.lying != 0
    if effect == DRAW:
        return s.pile_size > 0
    return nameable(s, seat, effect) != 0


def nameable(s: State, seat: int, effect: int) -> int:
    """The players on whom the effect can be used: others in the keep who have what it names (ART-33)."""
    others = s.inside & ~only(seat)
    if effect == SPY:
        return others & s.carrying
    if effect == EXCHANGE:
        return others & s.carrying if has(s.carrying, seat) else 0
    having = s.carrying if effect == READ else 0
    for other in range(s.players):
        if effect == STRIKE:
            if s.face_up[other]:
                having |= only(other)
        elif arts_of(s, other):  # to read, or to poison
            having |= only(other)
    return others & having


def why_not_choose(s: State, place: int) -> int:
    if s.effect != LOOK and s.effect != TAKE:
        return ART_33
    return 0 if has(s.lying & ~s.looked, place) else ART_33


def why_not_name(s: State, seat: int, target: int) -> int:
    if s.effect == LOOK or s.effect == TAKE or s.effect == STRIKE:
        return ART_33
    return 0 if has(nameable(s, seat, s.effect), target) else ART_33


def why_not_strike(s: State, seat: int, target: int, card: int) -> int:
    if s.effect != STRIKE or target == seat or not has(s.inside, target):
        return ART_33
    return 0 if has(s.face_up[target], card) else ART_33


# Carrying it out ----------------------------------------------------------------------------------------------------


def begin_effect(s: State, seat: int, effect: int, count: int, key: Key) -> None:
    """Do at once what needs no choice; else wait for the choice."""
    if effect == DRAW:
        draw_arts(s, seat, count, key)
    elif effect == LOOK and count >= size(s.lying):
        look_at_all(s, seat)
    else:
        s.effect = effect
        s.looks = count
        s.looked = 0
        s.phase = IN_EFFECT


def end_effect(s: State) -> None:
    s.effect = NOTHING
    s.looks = 0
    s.looked = 0
    s.phase = ON_TURN


def draw_arts(s: State, seat: int, count: int, key: Key) -> None:
    """Draw so many art cards, as far as the pile goes."""
    drawn = 0
    while drawn < count and s.pile_size:
        draw_art(s, seat, key, drawn)
        drawn += 1
    tell(s, EVERYBODY, DREW, seat, drawn, s.pile_size)


def look_at_all(s: State, seat: int) -> None:
    """Look at every item lying in the keep."""
    for place in range(s.players + 1):
        if has(s.lying, place):
            look(s, seat, place)


def look(s: State, seat: int, place: int) -> None:
    """Look secretly at an item lying in the keep. All see where, and nobody else what (ART-14)."""
    s.keep_known[place] |= only(seat)
    tell(s, EVERYBODY, LOOKED, seat, place)
    tell(s, only(seat), SAW_IN_KEEP, seat, place, s.keep[place])


def choose(s: State, seat: int, place: int) -> None:
    """Look at this place, or take what lies there."""
    if s.effect == TAKE:
        end_effect(s)
        tell(s, EVERYBODY, TOOK, seat, place)
        take_from_keep(s, seat, place)
        return
    look(s, seat, place)
    s.looked |= 1 << place
    s.looks -= 1
    if s.looks == 0 or s.lying & ~s.looked == 0:
        end_effect(s)


def name(s: State, seat: int, target: int, key: Key) -> None:
    """Carry the effect out on this player."""
    if s.effect == EXCHANGE:
        exchange(s, seat, target)
    elif s.effect == POISON:
        poison(s, seat, target, key)
    else:
        look_at_player(s, seat, target)
    end_effect(s)


def look_at_player(s: State, seat: int, target: int) -> None:
    """Look at a player's item (spy), and at their art cards, too (read)."""
    tell(s, EVERYBODY, SPIED, seat, target)
    if has(s.carrying, target):
        s.held_known[target] |= only(seat)
        tell(s, only(seat), SAW_HELD, seat, target, s.held[target])
    if s.effect == READ:
        for card in range(SPOTS):
            if has(s.face_down[target], card):
                s.art_known[spot(target, card)] |= only(seat)
                tell(s, only(seat), SAW_ART, seat, target, card, s.art[spot(target, card)])


def poison(s: State, seat: int, target: int, key: Key) -> None:
    """The player discards one art card at random."""
    cards = arts_of(s, target)
    card = member(cards, draw(key, 0, size(cards)))
    tell(s, EVERYBODY, POISONED, seat, target, card, s.art[spot(target, card)])
    discard(s, target, card)


def exchange(s: State, seat: int, target: int) -> None:
    """Exchange items unseen. Whoever knew one of them still does; the new owners look at theirs (ART-07)."""
    item, knowers = s.held[seat], s.held_known[seat]
    s.held[seat], s.held_known[seat] = s.held[target], s.held_known[target] | only(seat)
    s.held[target], s.held_known[target] = item, knowers | only(target)
    tell(s, EVERYBODY, EXCHANGED, seat, target)
    tell(s, only(seat), GAINED, seat, s.held[seat])
    tell(s, only(target), GAINED, target, s.held[target])


def strike(s: State, seat: int, target: int, card: int) -> None:
    """A face-up art card of another player is discarded."""
    tell(s, EVERYBODY, STRUCK, seat, target, card, s.art[spot(target, card)])
    discard(s, target, card)
    end_effect(s)
