"""Which actions are worth asking about: all legal ones are among them, and none comes twice."""

from shinobi.engine.seats import NOBODY
from shinobi.engine.small_sets import member, quotient, remainder, size, without
from shinobi.games.arts.cards import LOOK, STRIKE, TAKE
from shinobi.games.arts.effects import nameable
from shinobi.games.arts.hands import teammate
from shinobi.games.arts.table import (
    ASKED_TO_DEFEND,
    FIRST_ABILITY,
    FIRST_ATTACK,
    FIRST_CHOOSE,
    FIRST_DEFEND,
    FIRST_INDEPENDENCE,
    FIRST_INVESTIGATE,
    FIRST_KEEP,
    FIRST_NAME,
    FIRST_STEAL,
    FIRST_STRIKE,
    IN_EFFECT,
    KEEPING_ONE,
    MOST_PLAYERS,
    ON_TURN,
    ONLY_ACCEPT,
    ONLY_END_TURN,
    ONLY_LEAVE,
    ONLY_SECRET_ART,
    PLACES,
    SPOTS,
    State,
    ready,
)


def candidates(s: State, seat: int) -> int:
    if s.phase == ON_TURN:
        cards = size(ready(s, seat))
        free = 2 + cards
        if teammate(s, seat) != NOBODY:
            free += cards
        if s.main_done:
            return free
        return free + size(s.lying) * (1 + cards) + 2 * cards * size(attackable(s, seat))
    if s.phase == IN_EFFECT:
        if s.effect == LOOK or s.effect == TAKE:
            return size(s.lying & ~s.looked)
        if s.effect == STRIKE:
            return SPOTS * size(nameable(s, seat, STRIKE))
        return size(nameable(s, seat, s.effect))
    if s.phase == ASKED_TO_DEFEND:
        return 2 + size(ready(s, seat))
    return 2  # keep one or the other; accept, or call on the partner


def candidate(s: State, seat: int, nth: int) -> int:
    if s.phase == ON_TURN:
        return candidate_on_turn(s, seat, nth)
    if s.phase == IN_EFFECT:
        if s.effect == LOOK or s.effect == TAKE:
            return FIRST_CHOOSE + member(s.lying & ~s.looked, nth)
        if s.effect == STRIKE:
            return FIRST_STRIKE + SPOTS * member(nameable(s, seat, STRIKE), nth // SPOTS) + nth % SPOTS
        return FIRST_NAME + member(nameable(s, seat, s.effect), nth)
    if s.phase == KEEPING_ONE:
        return FIRST_KEEP + nth
    if nth == 0:
        return ONLY_ACCEPT
    if nth == 1:
        return ONLY_SECRET_ART
    return FIRST_DEFEND + member(ready(s, seat), nth - 2)


def candidate_on_turn(s: State, seat: int, nth: int) -> int:
    """Leave or end the turn, the secret art, abilities, independence; then the main actions."""
    cards = ready(s, seat)
    count = size(cards)
    if nth == 0:
        return ONLY_END_TURN if s.main_done else ONLY_LEAVE
    if nth == 1:
        return ONLY_SECRET_ART
    nth -= 2
    if nth < count:
        return FIRST_ABILITY + member(cards, nth)
    nth -= count
    if teammate(s, seat) != NOBODY:
        if nth < count:
            return FIRST_INDEPENDENCE + member(cards, nth)
        nth -= count
    places = size(s.lying)
    if nth < places:
        return FIRST_INVESTIGATE + member(s.lying, nth)
    nth -= places
    if nth < places * count:
        card = member(cards, quotient(nth, places))
        return FIRST_STEAL + PLACES * card + member(s.lying, remainder(nth, places))
    nth -= places * count
    targets = attackable(s, seat)
    kind = nth & 1
    nth >>= 1
    card = member(cards, quotient(nth, size(targets)))
    return FIRST_ATTACK + MOST_PLAYERS * (2 * card + kind) + member(targets, remainder(nth, size(targets)))


def attackable(s: State, seat: int) -> int:
    """The others in the keep who hold an item (ART-16)."""
    return without(s.inside & s.carrying, seat)
