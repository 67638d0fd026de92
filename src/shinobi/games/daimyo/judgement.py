"""How a sound Daimyo thinks: rules of thumb for what to send and say, what to turn up, and when to denounce."""

from math import exp, log

from shinobi.engine.seats import NOTHING, includes
from shinobi.engine.small_sets import has, without
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
)
from shinobi.engine.small_sets import size

STRENGTH = (0, 10, 40, 90, 160, 250)
TRUST = 1.0
TRUTH = 2.0
KEEN = 1000.0
MATCH_ONE = 2.0
MATCH_TWO = 0.5


def weight(s: State, seat: int, action: int) -> float:
    verb = VERB[action]
    if verb == ATTACK:
        return liking_of_attack(s, seat, FIRST[action], SECOND[action])
    if verb == REVEAL:
        return keenness(worth_of_leaving(s, seat, FIRST[action]) - standing(s, seat, 0, 0))
    return keenness(worth_of_answer(s, seat, verb == DENOUNCE) - standing(s, seat, s.hit, 0))


def keenness(gain: float) -> float:
    return exp(max(min(KEEN * gain, 300.0), -300.0))


def liking_of_attack(s: State, seat: int, card: int, declared: int) -> float:
    first = ATTACKS * target(s, seat, s.given)
    same = 0
    for slot in range(ATTACKS):
        if s.declared[first + slot] == card:
            same += 1
    liking = 1.0
    if same == 1:
        liking = MATCH_ONE
    elif same == 2:
        liking = MATCH_TWO
    if card == declared:
        liking *= TRUTH
    return liking


def standing(s: State, seat: int, own_loss: int, attackers_loss: int) -> float:
    total = 0
    mine = 0
    for other in range(s.players):
        lives = s.lives[other]
        if other == seat:
            lives -= own_loss
        elif attackers_loss and slot_from(s, seat, other) != NOTHING:
            lives -= attackers_loss
        if lives > 0:
            total += STRENGTH[lives]
            if other == seat:
                mine = STRENGTH[lives]
    if total == 0:
        return 1.0 / size(living(s)) if s.lives[seat] > 0 else 0.0
    return mine / total


def unseen_weapons(s: State, seat: int, sender: int) -> int:
    weapons = ALL_WEAPONS
    for slot in range(ATTACKS):
        place = ATTACKS * target(s, sender, slot) + slot
        if s.declared[place] != NOTHING and includes(s.card_known[place], seat):
            weapons = without(weapons, s.card[place])
    return weapons


def odds(weapons: int, declared: int, weapon: int) -> float:
    """How likely a hidden card is this weapon."""
    if not has(weapons, weapon):
        return 0.0
    extra = (TRUST - 1.0) * has(weapons, declared)
    return (TRUST if weapon == declared else 1.0) / (size(weapons) + extra)


def worth_of_answer(s: State, seat: int, denounce: int) -> float:
    if not denounce:
        return standing(s, seat, s.hit, 0)
    slot = slot_from(s, seat, s.left)
    weapons = unseen_weapons(s, seat, s.left)
    declared = s.declared[ATTACKS * seat + slot]
    equal = 0.0
    seen = 0
    for other in range(ATTACKS):
        if other != slot:
            card = s.card[ATTACKS * seat + other]
            if not has(seen, card):
                equal += odds(weapons, declared, card)
            seen |= 1 << card
    proved = equal if s.hit else 1.0 - equal
    return proved * standing(s, seat, 0, 1) + (1.0 - proved) * standing(s, seat, 2 if s.hit else 1, 0)


def worth_of_leaving(s: State, seat: int, leave: int) -> float:
    third = slot_from(s, seat, leave)
    one = 1 if third == 0 else 0
    two = 1 if third == 2 else 2
    first_weapons = unseen_weapons(s, seat, attacker(s, seat, one))
    second_weapons = unseen_weapons(s, seat, attacker(s, seat, two))
    third_weapons = unseen_weapons(s, seat, leave)
    first_said = s.declared[ATTACKS * seat + one]
    second_said = s.declared[ATTACKS * seat + two]
    third_said = s.declared[ATTACKS * seat + third]
    calm = standing(s, seat, 0, 0)
    hurt = standing(s, seat, 1, 0)
    worse = standing(s, seat, 2, 0)
    triumph = standing(s, seat, 0, 1)
    worth = 0.0
    for first in range(WEAPONS):
        chance = odds(first_weapons, first_said, first)
        if chance == 0.0:
            continue
        for second in range(WEAPONS):
            both = chance * odds(second_weapons, second_said, second)
            if both == 0.0:
                continue
            equal = odds(third_weapons, third_said, first)
            if first == second:
                worth += both * max(hurt, equal * triumph + (1.0 - equal) * worse)
            else:
                equal += odds(third_weapons, third_said, second)
                worth += both * max(calm, (1.0 - equal) * triumph + equal * hurt)
    return worth
