"""How a sound Daimyo thinks: what to send and say, what to turn up, and when to denounce.

Cards that lie open are reckoned with exactly; how far to trust words, and what to send, was learned by playing
(`learned.json`). The own words go by nothing, so that nobody can read them. All that can be won or lost is lives, and
what lives are worth is one table.
"""

from collections.abc import Sequence

from shinobi.engine.compiler.language import NumberRows, Numbers
from shinobi.engine.compiler.reals import exp, log
from shinobi.engine.learned import Learned, part, weight_of
from shinobi.engine.seats import EVERYBODY, NOTHING, includes
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

LEARNED = Learned(
    __file__,
    victim=24,  # what others said before (PATTERN), the victim's lives up to two, and whether the card is among that
    last_life=8,  # with one's last life: the words, and whether the card is among them
    later=5,  # by the victim's place: how many of the next victims can still be sent a card named before them
    leaving=3,  # what turning up the other two is worth, in hundredths of the victory, by how far words are trusted
    reading=12,  # how the three words go together, and when whoever sent the card left face down spoke
    charging=6,  # after a miss and after a hit: what a charge gains, in hundredths, by how far words are trusted
    stake=6,  # after a miss and after a hit: the own lives, up to three
    third=12,  # after a miss and after a hit: whether the third word matches, and when it was spoken
    rivals=6,  # after a miss and after a hit: how many are still in it
)
VICTIM_LIVES, LAST_LIFE, LATER, LEAVING, READING, CHARGING, STAKE, THIRD, RIVALS = LEARNED.places
NUMBERS = LEARNED.numbers

NO_WORDS, ONE_WORD, SAME_WORDS, TWO_WORDS = range(4)
"""PATTERN: what those who sent the victim a card before said of theirs."""

TRUSTS = 3
BLIND, TRUSTING, BY_WHAT_TURNED_UP = range(TRUSTS)
"""How far words are trusted: not at all, rather, or as far as those that were put to the test in this round."""
TRUSTING_ODDS = 4.0
FOLLOW = 2.0
"""How much likelier a card is sent that was named before on the same victim, and how much less one named twice."""
BITS = 15
CERTAIN = (1 << BITS) - 1

STRENGTH = (0, 1, 4, 9, 16, 25)
"""What so many lives are worth beside those of the others. Squares: in a hundred thousand matches a steeper or flatter
table won less."""

TRUE_OF_100 = 34
"""How often a claim that differs from what was declared is true; one that says nothing is true 25 times of 100."""

BELIEVED = log(TRUE_OF_100 / 100)
DOUBTED = log((100 - TRUE_OF_100) / 100 / (WEAPONS - 1))
"""What it says of a world, as a logarithm, that a claim is true there, or that it is not."""

REMEMBERED = 6
"""A round has little more remarks than this for each player."""

USUAL_TRUTH = 1.0 / WEAPONS
"""How often a word is true that says nothing, like those of bots."""

EXPERIENCE = 6.0
"""So many cards must turn up before a Daimyo is judged as much by them as by what is usual."""

CANDOUR = 16.0
"""How much more a beginner likes to say the truth than each lie, where nothing speaks against it."""

PLAYOUT = 6
EXPLORATION = 0.25


def weight(s: State, seat: int, action: int) -> float:
    """How much a sound player likes this action."""
    return weight_of(points(s, seat, action, NUMBERS))


def habit(s: State, seat: int, action: int) -> float:
    """Beginners say the truth more often than not: a lie takes thought."""
    return CANDOUR if VERB[action] == ATTACK and FIRST[action] == SECOND[action] else 1.0


def points(s: State, seat: int, action: int, learned: Sequence[float]) -> float:
    """The points of an action by these numbers. To the fallen all is one."""
    verb = VERB[action]
    if s.lives[seat] == 0:
        return 0.0
    if verb == ATTACK:
        return for_attack(s, seat, s.given, s.hand[seat], FIRST[action], learned)
    if verb == REVEAL:
        return for_reveal(s, seat, FIRST[action], learned)
    return for_charge(s, seat, learned) if verb == DENOUNCE else 0.0


# What to send and what to say ---------------------------------------------------------------------------------------


def before(s: State, sender: int, other: int) -> int:
    """Whether the other sends cards before the sender does."""
    return to_the_left(s, other, s.pawn) < to_the_left(s, sender, s.pawn)


def named_before(s: State, sender: int, nth: int) -> int:
    """The weapons that were named on the sender's n-th victim before the sender's turn."""
    victim = target(s, sender, nth)
    heard = 0
    for slot in range(ATTACKS):
        if before(s, sender, attacker(s, victim, slot)):
            heard |= 1 << s.declared[ATTACKS * victim + slot]
    return heard


def for_attack(s: State, sender: int, nth: int, hand: int, card: int, learned: Sequence[float]) -> float:
    """The points for sending the n-th victim this card. The word does not matter: if it did, it would tell the card."""
    victim = target(s, sender, nth)
    pattern = NO_WORDS
    heard = 0
    for slot in range(ATTACKS):
        if before(s, sender, attacker(s, victim, slot)):
            word = s.declared[ATTACKS * victim + slot]
            pattern = ONE_WORD if heard == 0 else SAME_WORDS if has(heard, word) else TWO_WORDS
            heard |= 1 << word
    matching = has(heard, card)
    total = part(learned, VICTIM_LIVES + 6 * pattern + 2 * min(s.lives[victim], 2) + matching, 1.0)
    if s.lives[sender] == 1:
        total += part(learned, LAST_LIFE + 2 * pattern + matching, 1.0)
    if nth < ATTACKS - 1:
        left = without(hand, card)
        next_words = left & named_before(s, sender, nth + 1)
        if nth == 0:
            last_words = left & named_before(s, sender, nth + 2)
            both = next_words and last_words and size(next_words | last_words) > 1
            total += part(learned, LATER + (2 if both else 1 if next_words or last_words else 0), 1.0)
        else:
            total += part(learned, LATER + 3 + (next_words != 0), 1.0)
    return total


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


def odds_of_truth(s: State, seat: int, sender: int, trust: int) -> float:
    """How much likelier the weapon that the sender named is than each of the others."""
    if trust == BLIND:
        return 1.0
    if trust == TRUSTING:
        return TRUSTING_ODDS
    true = 2.0
    false = 2.0
    for victim in range(s.players):
        for slot in range(ATTACKS):
            place = ATTACKS * victim + slot
            other = attacker(s, victim, slot)
            if other != seat and s.card_known[place] == EVERYBODY and s.declared[place] != NOTHING:
                counted = 4.0 if other == sender else 1.0
                if s.card[place] == s.declared[place]:
                    true += counted
                else:
                    false += counted / (WEAPONS - 1)
    return true / false


def belief(s: State, seat: int, slot: int, trust: int) -> int:
    """What the seat's card in this slot may be: a chance for each weapon, 15 bits each.

    The weapon that was named is likelier, as far as words are trusted; less so if the sender named it elsewhere, too,
    since each has one of each. And so is one that others had named before, since a pair is what senders want.
    """
    sender = attacker(s, seat, slot)
    weapons = unseen(s, seat, sender)
    odds = odds_of_truth(s, seat, sender, trust)
    heard = 0
    follow = FOLLOW
    for other in range(ATTACKS):
        if before(s, sender, attacker(s, seat, other)):
            word = s.declared[ATTACKS * seat + other]
            if has(heard, word):
                follow = 1.0 / FOLLOW
            heard |= 1 << word
    if trust == BLIND:
        heard = 0
    one = ATTACKS * target(s, sender, 1 if slot == 0 else 0) + (1 if slot == 0 else 0)
    two = ATTACKS * target(s, sender, 1 if slot == 2 else 2) + (1 if slot == 2 else 2)
    first = NOTHING if includes(s.card_known[one], seat) else s.declared[one]
    second = NOTHING if includes(s.card_known[two], seat) else s.declared[two]
    word = s.declared[ATTACKS * seat + slot]
    total = 0.0
    for weapon in range(WEAPONS):
        total += likely_sent(weapons, word, first, second, heard, odds, follow, weapon)
    chances = 0
    for weapon in range(WEAPONS):
        chance = likely_sent(weapons, word, first, second, heard, odds, follow, weapon) / total
        chances |= int(chance * CERTAIN) << BITS * weapon
    return chances


def likely_sent(
    weapons: int, word: int, first: int, second: int, heard: int, odds: float, follow: float, weapon: int
) -> float:
    """How likely this weapon is the card with the word, beside others, over what the sender's other two can be."""
    if not has(weapons, weapon):
        return 0.0
    likely = (odds if weapon == word else 1.0) * (follow if has(heard, weapon) else 1.0)
    left = without(weapons, weapon)
    if odds == 1.0:
        return likely
    if first == NOTHING or second == NOTHING:
        other = second if first == NOTHING else first
        return likely * (size(left) + (odds - 1.0) * (other != NOTHING and has(left, other)))
    others = size(left)
    # All pairs of different weapons for the other two: those in which neither, one or both are what was said.
    true_first = has(left, first)
    true_second = has(left, second)
    both = true_first and true_second and first != second
    pairs = others * (others - 1)
    with_first = true_first * (others - 1)
    with_second = true_second * (others - 1)
    return likely * (pairs + (odds - 1.0) * (with_first + with_second) + (odds - 1.0) * (odds - 1.0) * both)


def chance_of(chances: int, weapon: int) -> float:
    """The chance of one weapon."""
    return (chances >> BITS * weapon & CERTAIN) / CERTAIN


# Two of three cards, and then a charge ------------------------------------------------------------------------------


def for_charge(s: State, seat: int, learned: Sequence[float]) -> float:
    """The points for denouncing rather than not."""
    hit = s.hit
    slot = slot_from(s, seat, s.left)
    total = 0.0
    for trust in range(TRUSTS):
        gain = worth_of_denouncing(s, seat, slot, trust) - standing(s, seat, hit, 0)
        total += part(learned, CHARGING + TRUSTS * hit + trust, 100.0 * gain)
    total += part(learned, STAKE + 3 * hit + min(s.lives[seat], 3) - 1, 1.0)
    matches = has(seen_weapons(s, seat, slot), s.declared[ATTACKS * seat + slot])
    total += part(learned, THIRD + 6 * hit + 3 * matches + turn_of(s, seat, slot), 1.0)
    total += part(learned, RIVALS + 3 * hit + min(size(living(s)), 4) - 2, 1.0)
    return total


def turn_of(s: State, seat: int, slot: int) -> int:
    """Whether whoever sent the card in this slot did so as the first, second or third of the three."""
    turn = 0
    for other in range(ATTACKS):
        turn += before(s, attacker(s, seat, slot), attacker(s, seat, other))
    return turn


def seen_weapons(s: State, seat: int, but: int) -> int:
    """The weapons of the seat's cards, but for the one in this slot."""
    seen = 0
    for slot in range(ATTACKS):
        if slot != but:
            seen |= 1 << s.card[ATTACKS * seat + slot]
    return seen


def worth_of_denouncing(s: State, seat: int, slot: int, trust: int) -> float:
    """The standing to be expected, by the chance that the third card proves the charge (DAI-24, DAI-25)."""
    chances = belief(s, seat, slot, trust)
    seen = seen_weapons(s, seat, slot)
    alike = 0.0
    for weapon in range(WEAPONS):
        if has(seen, weapon):
            alike += chance_of(chances, weapon)
    proof = alike if s.hit else 1.0 - alike
    return proof * standing(s, seat, 0, 1) + (1.0 - proof) * standing(s, seat, 2 if s.hit else 1, 0)


def for_reveal(s: State, seat: int, leave: int, learned: Sequence[float]) -> float:
    """The points for leaving this attacker's card face down."""
    third = slot_from(s, seat, leave)
    peace = standing(s, seat, 0, 0)
    total = 0.0
    for trust in range(TRUSTS):
        total += part(learned, LEAVING + trust, 100.0 * (worth_of_leaving(s, seat, third, trust) - peace))
    place = ATTACKS * seat
    word = s.declared[place + third]
    first = s.declared[place + (1 if third == 0 else 0)]
    second = s.declared[place + (1 if third == 2 else 2)]
    words = 1 if first == second else 2 if word == first or word == second else 0
    total += part(learned, READING + 3 * words + turn_of(s, seat, third), 1.0)
    if s.lives[seat] == 1:
        total += part(learned, READING + 9 + words, 1.0)
    return total


def worth_of_leaving(s: State, seat: int, third: int, trust: int) -> float:
    """The standing to be expected with this card left face down, over all that the other two can turn out to be."""
    first_card = belief(s, seat, 1 if third == 0 else 0, trust)
    second_card = belief(s, seat, 1 if third == 2 else 2, trust)
    third_card = belief(s, seat, third, trust)
    peace = standing(s, seat, 0, 0)
    hurt = standing(s, seat, 1, 0)
    hurt_twice = standing(s, seat, 2, 0)
    triumph = standing(s, seat, 0, 1)
    worth = 0.0
    for first in range(WEAPONS):
        alike_first = chance_of(third_card, first)
        for second in range(WEAPONS):
            chance = chance_of(first_card, first) * chance_of(second_card, second)
            if first == second:
                worth += chance * max(hurt, alike_first * triumph + (1.0 - alike_first) * hurt_twice)
            else:
                alike = alike_first + chance_of(third_card, second)
                worth += chance * max(peace, (1.0 - alike) * triumph + alike * hurt)
    return worth


# What words are worth -----------------------------------------------------------------------------------------------

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
            word = s.declared[place]
            if word == NOTHING:
                break
            card = s.card[place]
            any_card = 0.0
            for other in range(WEAPONS):
                if has(hand, other):
                    any_card += exp(for_attack(s, sender, nth, hand, other, NUMBERS))
            likely += for_attack(s, sender, nth, hand, card, NUMBERS) - log(any_card)
            likely += log(truth / USUAL_TRUTH if card == word else (1.0 - truth) / (1.0 - USUAL_TRUTH))
            hand = without(hand, card)
    return likely


def credence(s: State, seat: int, claims: NumberRows) -> float:
    """What the others have claimed of cards that are still face down, each time the last word on a card.

    To say again what was declared says nothing new.
    """
    likely = 0.0
    for row in range(len(claims)):
        place = spoken_of(s, seat, claims, row)
        if place == NOTHING:
            continue
        for later in range(row + 1, len(claims)):
            if claims[later, SPEAKER] == claims[row, SPEAKER] and spoken_of(s, seat, claims, later) == place:
                place = NOTHING
                break
        if place == NOTHING or (claims[row, PHRASE] == SENT and claims[row, CARD] == s.declared[place]):
            continue
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
