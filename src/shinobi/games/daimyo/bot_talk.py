"""How bots talk in daimyo: the victim asks, the attackers answer, and nobody is bound by it (DAI-21).

Asked what they sent, most say again what they said when they sent it, which says nothing new. Now and then one takes it
back for something else: a claim about one of four weapons says nothing to a listener who knows that it is true one time
in four, and these are true a little more often, which keeps the table listening at little cost. Nobody says what all
can see to be false: a weapon that lies open elsewhere was not sent here.
"""

from shinobi.bots.talking import CLAIM, GESTURE, QUESTION, SHRUG
from shinobi.engine.compiler.language import Numbers
from shinobi.engine.keys import Key, draw
from shinobi.engine.seats import EVERYBODY, NOTHING
from shinobi.engine.small_sets import has, member, size, without
from shinobi.games.daimyo.rules import ALL_WEAPONS, ATTACKS, REVEALING, TALK, State, attacker, slot_from, target

ASKS_OF_100 = 35
STANDS_BY_OF_100 = 80
ADMITS_OF_100 = 46
"""How often whoever lied, and takes it back, tells the truth then."""
VOLUNTEERS_OF_100 = 6

(ASKING, WHOM, SPEAKING, HONEST, WEAPON, STANDING) = range(6)
"""Which number drawn from the key is for what."""

I_SENT = [phrase.name for phrase in TALK.claims].index("sent")
WHAT_DID_YOU_SEND = [phrase.name for phrase in TALK.questions].index("sent")


def talk(s: State, seat: int, question: int, asker: int, key: Key, said: Numbers) -> int:
    """An answer to a question, a question before turning cards up, or, now and then, something unasked."""
    if question != NOTHING:
        if question == WHAT_DID_YOU_SEND and has_sent(s, seat, asker):
            return claim(s, seat, asker, key, said)
        said[0] = GESTURE
        said[1] = SHRUG
        return 2
    victim = s.turn
    if s.phase != REVEALING:
        return 0
    if victim == seat:
        if draw(key, ASKING, 100) >= ASKS_OF_100:
            return 0
        said[0] = QUESTION
        said[1] = WHAT_DID_YOU_SEND
        said[2] = attacker(s, victim, draw(key, WHOM, ATTACKS))
        return 3
    if has_sent(s, seat, victim) and draw(key, SPEAKING, 100) < VOLUNTEERS_OF_100:
        return claim(s, seat, victim, key, said)
    return 0


def has_sent(s: State, seat: int, victim: int) -> bool:
    """Whether the seat has sent the victim a card in this round."""
    slot = slot_from(s, victim, seat)
    return slot != NOTHING and s.declared[ATTACKS * victim + slot] != NOTHING


def can_be(s: State, seat: int, place: int) -> int:
    """The weapons that everybody must think possible for a card of the seat: itself, if it lies open."""
    if s.card_known[place] == EVERYBODY:
        return 1 << s.card[place]
    possible = ALL_WEAPONS
    for slot in range(ATTACKS):
        other = ATTACKS * target(s, seat, slot) + slot
        if s.card_known[other] == EVERYBODY and s.card[other] != NOTHING:
            possible &= ~(1 << s.card[other])
    return possible


def claim(s: State, seat: int, victim: int, key: Key, said: Numbers) -> int:
    """What the seat says it sent: mostly what it declared, else the truth or any other that it can still be."""
    place = ATTACKS * victim + slot_from(s, victim, seat)
    sent, declared = s.card[place], s.declared[place]
    possible = can_be(s, seat, place)
    others = without(without(possible, sent), declared)
    stands_by = has(possible, declared)
    card = declared if stands_by else sent
    if s.card_known[place] != EVERYBODY and not (stands_by and draw(key, STANDING, 100) < STANDS_BY_OF_100):
        if sent != declared and draw(key, HONEST, 100) < ADMITS_OF_100:
            card = sent
        elif size(others):
            card = member(others, draw(key, WEAPON, size(others)))
    said[0] = CLAIM
    said[1] = I_SENT
    said[2] = victim
    said[3] = card
    return 4
