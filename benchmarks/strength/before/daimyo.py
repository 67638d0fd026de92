"""How a sound Daimyo thinks: rules of thumb for what to send and say, what to turn up, and when to denounce.

Cards that lie open are reckoned with exactly; words are not, for everybody lies. All that can be won or lost is lives,
and what lives are worth is one table.
"""

from shinobi.engine.compiler.language import NumberRows, Numbers
from shinobi.engine.compiler.reals import exp, log
from shinobi.engine.seats import NOTHING, includes
from shinobi.engine.small_sets import has, size, without
from shinobi.games.daimyo.rules import (
    ALL_WEAPONS,
    ATTACK,
    ATTACKED,
    ATTACKS,
    DENOUNCE,
    FIRST,
    MOST_PLAYERS,
    REVEAL,
    REVEALED,
    SECOND,
    VERB,
    WEAPONS,
    State,
    attacker,
    living,
    slot_from,
    target,
    to_the_left,
)

STRENGTH = (0, 1, 4, 9, 16, 25)
"""What so many lives are worth beside those of the others. Squares: in a hundred thousand matches a steeper or flatter
table won less."""

KEEN = 400.0
"""How surely the better of two answers is given: a hundredth of the victory more makes it fifty times as likely."""

MATCH = (2, 4, 1)
"""How gladly a card is sent that is the same as none, one or two of those announced before. A pair guards all three
attackers against the charge of incompetence, and three of a kind is plotting."""

TRUTH = 4.0
"""How gladly the truth is said, beside each lie: four times in seven, so that the attackers who follow can match it."""

USUAL_TRUTH = TRUTH / (TRUTH + WEAPONS - 1)
TRUE_OF_100 = 34
"""How often a claim is true; a claim that says nothing would be true 25 times of 100."""

BELIEVED = log(TRUE_OF_100 / 100)
DOUBTED = log((100 - TRUE_OF_100) / 100 / (WEAPONS - 1))
"""What it says of a world, as a logarithm, that a claim is true there, or that it is not."""

REMEMBERED = 6
"""A round has little more remarks than this for each player."""

EXPERIENCE = 6.0
"""So many cards must turn up before a Daimyo is judged as much by them as by what is usual."""

PLAYOUT = 6
EXPLORATION = 0.25


def weight(s: State, seat: int, action: int) -> float:
    """How much a sound player likes this action."""
    verb = VERB[action]
    if verb == ATTACK:
        card = FIRST[action]
        liking = float(MATCH[announced(s, seat, s.given, card)])
        return TRUTH * liking if SECOND[action] == card else liking
    if verb == REVEAL:
        best = 0.0
        for slot in range(ATTACKS):
            best = max(best, worth_of_leaving(s, seat, attacker(s, seat, slot)))
        return liking_of(worth_of_leaving(s, seat, FIRST[action]) - best)
    gain = worth_of_denouncing(s, seat) - standing(s, seat, s.hit, 0)
    return liking_of(gain if verb == DENOUNCE else -gain)


def liking_of(gain: float) -> float:
    """1 for what is best, and less and less for what is worse."""
    return exp(KEEN * min(gain, 0.0))


# What lives are worth -----------------------------------------------------------------------------------------------


def standing(s: State, seat: int, own_loss: int, attackers_loss: int) -> float:
    """The seat's share of the victory to be expected, once it and its three attackers have lost so many lives."""
    total = 0
    own = 0
    for other in range(s.players):
        lives = s.lives[other]
        if other == seat:
            lives = max(lives - own_loss, 0)
            own = STRENGTH[lives]
        elif slot_from(s, seat, other) != NOTHING:
            lives = max(lives - attackers_loss, 0)
        total += STRENGTH[lives]
    if total == 0:  # DAI-51
        return 1.0 / max(size(living(s)), 1) if s.lives[seat] > 0 else 0.0
    return own / total


def outlook(s: State, seat: int) -> float:
    """The share of the victory to be expected."""
    return standing(s, seat, 0, 0)


# What is hidden -----------------------------------------------------------------------------------------------------


def unseen(s: State, seat: int, sender: int) -> int:
    """The weapons that a hidden card of the sender can be: each has one of each, and those turned up are spent."""
    weapons = ALL_WEAPONS
    for slot in range(ATTACKS):
        place = ATTACKS * target(s, sender, slot) + slot
        if s.declared[place] != NOTHING and includes(s.card_known[place], seat):
            weapons = without(weapons, s.card[place])
    return weapons


def chance_of(weapons: int, weapon: int) -> float:
    """That a hidden card is this weapon, where it can be any of these."""
    return has(weapons, weapon) / size(weapons)


# Two of three cards, and then a charge ------------------------------------------------------------------------------


def worth_of_denouncing(s: State, seat: int) -> float:
    """The standing to be expected, by the chance that the third card proves the charge (DAI-24, DAI-25)."""
    weapons = unseen(s, seat, s.left)
    alike = 0.0
    seen = 0
    for slot in range(ATTACKS):
        if attacker(s, seat, slot) != s.left:
            seen |= 1 << s.card[ATTACKS * seat + slot]
    for weapon in range(WEAPONS):
        if has(seen, weapon):
            alike += chance_of(weapons, weapon)
    proof = alike if s.hit else 1.0 - alike
    return proof * standing(s, seat, 0, 1) + (1.0 - proof) * standing(s, seat, 2 if s.hit else 1, 0)


def worth_of_leaving(s: State, seat: int, leave: int) -> float:
    """The standing to be expected with this card left face down, over all that the other two can turn out to be."""
    third = slot_from(s, seat, leave)
    first_weapons = unseen(s, seat, attacker(s, seat, 1 if third == 0 else 0))
    second_weapons = unseen(s, seat, attacker(s, seat, 1 if third == 2 else 2))
    third_weapons = unseen(s, seat, leave)
    peace = standing(s, seat, 0, 0)
    hurt = standing(s, seat, 1, 0)
    hurt_twice = standing(s, seat, 2, 0)
    triumph = standing(s, seat, 0, 1)
    worth = 0.0
    for first in range(WEAPONS):
        for second in range(WEAPONS):
            chance = chance_of(first_weapons, first) * chance_of(second_weapons, second)
            alike = chance_of(third_weapons, first)
            if first == second:
                worth += chance * max(hurt, alike * triumph + (1.0 - alike) * hurt_twice)
            else:
                alike += chance_of(third_weapons, second)
                worth += chance * max(peace, (1.0 - alike) * triumph + alike * hurt)
    return worth


# What words are worth -----------------------------------------------------------------------------------------------


def announced(s: State, sender: int, nth: int, card: int) -> int:
    """On how many of the cards that the sender's n-th victim had received before, this weapon was declared."""
    victim = target(s, sender, nth)
    count = 0
    for slot in range(ATTACKS):
        other = attacker(s, victim, slot)
        if (
            to_the_left(s, other, s.pawn) < to_the_left(s, sender, s.pawn)
            and s.declared[ATTACKS * victim + slot] == card
        ):
            count += 1
    return count


SPEAKER, PHRASE, VICTIM, CARD = range(4)
"""What the row of a claim holds."""
SENT, KEPT, NOT_SENT = range(3)
"""The phrases, in the order of `TALK.claims`."""

# The evidence: what each Daimyo said last of each card sent; then, of those turned up, how many there were, and how
# many were what was said.
SHOWN = MOST_PLAYERS * ATTACKS
TRUE = SHOWN + MOST_PLAYERS
EVIDENCE = TRUE + MOST_PLAYERS


def note(
    evidence: Numbers, players: int, seat: int, event: int, first: int, second: int, third: int, fourth: int
) -> None:
    """Remember what was said, and compare it with what turns up."""
    if event == ATTACKED:
        evidence[ATTACKS * first + distance(players, first, second)] = third
    elif event == REVEALED:
        evidence[SHOWN + second] += 1
        if evidence[ATTACKS * second + distance(players, second, first)] == third:
            evidence[TRUE + second] += 1


def distance(players: int, sender: int, victim: int) -> int:
    """Which of the sender's cards goes to this victim."""
    steps = victim - sender - 1
    return steps + players if steps < 0 else steps


def plausibility(s: State, seat: int, evidence: Numbers) -> float:
    """How likely the others would have sent these cards with those words, each as truthful as seen so far."""
    likely = 0.0
    for sender in range(s.players):
        if sender == seat:
            continue
        truth = evidence[TRUE + sender] + EXPERIENCE * USUAL_TRUTH
        truth /= evidence[SHOWN + sender] + EXPERIENCE
        hand = ALL_WEAPONS
        for nth in range(ATTACKS):
            place = ATTACKS * target(s, sender, nth) + nth
            if s.declared[place] == NOTHING:
                break
            card = s.card[place]
            any_card = 0
            for other in range(WEAPONS):
                if has(hand, other):
                    any_card += MATCH[announced(s, sender, nth, other)]
            likely += log(MATCH[announced(s, sender, nth, card)] / any_card)
            likely += log(truth if s.declared[place] == card else (1.0 - truth) / (WEAPONS - 1))
            hand = without(hand, card)
    return likely


def credence(s: State, seat: int, claims: NumberRows) -> float:
    """What the others have claimed of cards that are still face down, each time the last word on a card."""
    likely = 0.0
    for row in range(len(claims)):
        place = spoken_of(s, seat, claims, row)
        if place == NOTHING:
            continue
        for later in range(row + 1, len(claims)):
            if claims[later, SPEAKER] == claims[row, SPEAKER] and spoken_of(s, seat, claims, later) == place:
                place = NOTHING
                break
        if place != NOTHING:
            true = (s.card[place] == claims[row, CARD]) != (claims[row, PHRASE] == NOT_SENT)
            likely += BELIEVED if true else DOUBTED
    return likely


def spoken_of(s: State, seat: int, claims: NumberRows, row: int) -> int:
    """The card that somebody else's claim is about, if it is sent and the seat has not seen it, or NOTHING."""
    if claims[row, SPEAKER] == seat or claims[row, PHRASE] == KEPT:
        return NOTHING
    victim = claims[row, VICTIM]
    slot = slot_from(s, victim, claims[row, SPEAKER])
    if slot == NOTHING:
        return NOTHING
    place = ATTACKS * victim + slot
    return NOTHING if s.declared[place] == NOTHING or includes(s.card_known[place], seat) else place
