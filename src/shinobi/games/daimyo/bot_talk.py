"""How bots talk in daimyo: the victim asks, the attackers answer, and nobody is bound by it (DAI-21).

Asked what they sent, some say again what they said when they sent it, some shrug, and the others name another weapon.
Which of these a bot does depends on what lies open and on chance, never on the card: nobody can learn anything about a
hidden card by asking for it, however often. Nobody says what all can see to be false: a weapon that lies open elsewhere
was not sent here.
"""

from shinobi.bots.talking import CLAIM, GESTURE, QUESTION, SHRUG
from shinobi.engine.compiler.language import Numbers
from shinobi.engine.keys import Key, draw
from shinobi.engine.seats import EVERYBODY, NOTHING
from shinobi.engine.small_sets import has, member, size, without
from shinobi.games.daimyo.rules import ALL_WEAPONS, ATTACKS, REVEALING, TALK, State, attacker, slot_from, target

ASKS_OF_100 = 35
EVADES_OF_100 = 12
STANDS_BY_OF_100 = 50
VOLUNTEERS_OF_100 = 6

(ASKING, WHOM, SPEAKING, EVADING, WEAPON, STANDING) = range(6)
"""Which number drawn from the key is for what."""

I_SENT = [phrase.name for phrase in TALK.claims].index("sent")
WHAT_DID_YOU_SEND = [phrase.name for phrase in TALK.questions].index("sent")


def talk(s: State, seat: int, question: int, asker: int, key: Key, said: Numbers) -> int:
    """An answer to a question, a question before turning cards up, or, now and then, something unasked."""
    if question != NOTHING:
        if question == WHAT_DID_YOU_SEND and has_sent(s, seat, asker) and not evades(s, seat, asker, key):
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


def evades(s: State, seat: int, victim: int, key: Key) -> bool:
    """Whether the seat shrugs when it is asked for a card that lies face down."""
    place = ATTACKS * victim + slot_from(s, victim, seat)
    return s.card_known[place] != EVERYBODY and draw(key, EVADING, 100) < EVADES_OF_100


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
    """What the seat says it sent: what it declared, or any other weapon that the card can be as far as all can see."""
    place = ATTACKS * victim + slot_from(s, victim, seat)
    declared = s.declared[place]
    possible = can_be(s, seat, place)
    others = without(possible, declared)
    card = declared
    if size(others) and not (has(possible, declared) and draw(key, STANDING, 100) < STANDS_BY_OF_100):
        card = member(others, draw(key, WEAPON, size(others)))
    said[0] = CLAIM
    said[1] = I_SENT
    said[2] = victim
    said[3] = card
    return 4
