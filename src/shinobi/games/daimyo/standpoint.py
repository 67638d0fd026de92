"""How a player who learned looks at daimyo: what it recalls of each seat, and what lies before the one in question.

Of a seat it recalls what it said of its three cards in this round, how many of its cards were turned up and how many of
those were what it had said, what it did after its own defence (denounced, by charge, or declined), and how far it can
be believed; of all others together, how far they can be.
"""

from shinobi.engine.compiler.language import Numbers
from shinobi.engine.seats import NOTHING
from shinobi.games.daimyo.judgement import before
from shinobi.games.daimyo.rules import (
    ASSIGN,
    ATTACK,
    ATTACKED,
    ATTACKS,
    DECLINED,
    DENOUNCED,
    FIRST,
    REVEAL,
    REVEALED,
    SECOND,
    VERB,
    WEAPONS,
    State,
    attacker,
    slot_from,
    target,
)

SAID = 0
SHOWN = ATTACKS
TRUE = SHOWN + 1
ACCUSED = TRUE + 1
CONTENT = ACCUSED + 2
BELIEF = CONTENT + 1
ALL = BELIEF + 1

RECALLED = ALL + 1
"""How many numbers are kept of each seat; the last, about all others, of the own seat only."""

MOST_RECALLED = 12
"""None is greater. What is counted is halved before it would be: what was long ago counts for less."""

LEVELS = MOST_RECALLED // 2
"""Of belief: so many while little was seen, and as many when more was."""


def recall(
    recalled: Numbers, players: int, seat: int, event: int, first: int, second: int, third: int, fourth: int
) -> None:
    """Take into account one event that the seat was told."""
    if event == ATTACKED:
        recalled[RECALLED * first + slot(players, first, second)] = third + 1
    elif event == REVEALED:
        sender = RECALLED * second
        if recalled[sender + SHOWN] == MOST_RECALLED:
            recalled[sender + SHOWN] = MOST_RECALLED >> 1
            recalled[sender + TRUE] = recalled[sender + TRUE] >> 1
        recalled[sender + SHOWN] += 1
        recalled[sender + TRUE] += recalled[sender + slot(players, second, first)] == third + 1
        recalled[sender + BELIEF] = belief(recalled[sender + TRUE], recalled[sender + SHOWN], 3)
        true = 0
        shown = 0
        for other in range(players):
            if other != seat:
                true += recalled[RECALLED * other + TRUE]
                shown += recalled[RECALLED * other + SHOWN]
        recalled[RECALLED * seat + ALL] = belief(true, shown, 7)
    elif event == DENOUNCED:
        answered(recalled, RECALLED * first, ACCUSED + second)
    elif event == DECLINED:
        answered(recalled, RECALLED * first, CONTENT)


def belief(true: int, shown: int, few: int) -> int:
    """How far words can be believed, from 1 on; more than a few of them say more."""
    level = 1 + min(LEVELS * true // max(1, shown), LEVELS - 1)
    return level + LEVELS if shown > few else level


def answered(recalled: Numbers, at: int, which: int) -> None:
    """Count one more of the three answers of a seat."""
    if recalled[at + which] == MOST_RECALLED:
        for one in range(ACCUSED, CONTENT + 1):
            recalled[at + one] = recalled[at + one] >> 1
    recalled[at + which] += 1


def slot(players: int, sender: int, victim: int) -> int:
    """Which of the sender's cards goes to this victim."""
    steps = victim - sender - 1
    return SAID + (steps + players if steps < 0 else steps)


ENOUGH = 4
"""So many cards must have turned up before others are taken for candid."""


def guarded(players: int, seat: int, recalled: Numbers) -> int:
    """Words say nothing, unless the others' words have proved true two times in three.

    Among the candid it pays to be believed; to all others a word that goes with the card tells the card. All others
    count together: a single one who says the truth for a purpose does not make the table candid.
    """
    true = 0
    shown = 0
    for other in range(players):
        if other != seat:
            true += recalled[RECALLED * other + TRUE]
            shown += recalled[RECALLED * other + SHOWN]
    return shown < ENOUGH or 3 * true < 2 * shown


DERIVED = 2 * WEAPONS + 4
"""Of whom the seat has to deal with, itself or the next rival: what was said of which weapon, lives, equal words."""

MOST_DERIVED = 6


def derived(s: State, seat: int, nth: int) -> int:
    """How often each weapon was said before the one in question; how often it lies there openly; lives; equal words."""
    about = target(s, seat, s.given) if s.phase == ASSIGN else seat
    first = ATTACKS * about
    if nth < WEAPONS:
        return said_of(s, first, nth)
    if nth < 2 * WEAPONS:
        known = 0
        for place in range(first, first + ATTACKS):
            known += (s.card_known[place] >> seat & 1) and s.card[place] == nth - WEAPONS
        return known
    if nth == 2 * WEAPONS:
        return s.lives[about]
    pair = nth - 2 * WEAPONS - 1
    one = first + (1 if pair == 2 else 0)
    other = first + (1 if pair == 0 else 2)
    return s.declared[one] == s.declared[other] and s.declared[one] != NOTHING


def said_of(s: State, first: int, weapon: int) -> int:
    """How many of three cards were said to be this weapon."""
    said = 0
    for place in range(first, first + ATTACKS):
        said += s.declared[place] == weapon
    return said


SENT = 0
LEFT = SENT + 2 * ATTACKS * ATTACKS
OTHER = LEFT + 4 * ATTACKS
KINDS = OTHER + 1
"""Cards sent, by whether the word is true and how often the card and the word were said before; cards left face down,
by how the three words go together, and when the one was said; and all else."""


def kind(s: State, seat: int, action: int) -> int:
    """What kind of action this is."""
    if VERB[action] == ATTACK:
        first = ATTACKS * target(s, seat, s.given)
        card, word = FIRST[action], SECOND[action]
        said, repeated = min(said_of(s, first, card), 2), min(said_of(s, first, word), 2)
        return SENT + 2 * (ATTACKS * said + repeated) + (card == word)
    if VERB[action] == REVEAL:
        left = slot_from(s, seat, FIRST[action])
        word = s.declared[ATTACKS * seat + left]
        heard, agreeing, same = 0, 0, 0
        for nth in range(ATTACKS):
            if nth != left:
                other = s.declared[ATTACKS * seat + nth]
                heard += before(s, attacker(s, seat, left), attacker(s, seat, nth))
                agreeing += other == word
                same ^= other
        return LEFT + 4 * heard + (2 + (agreeing > 0) if same == 0 else min(agreeing, 1))
    return OTHER
