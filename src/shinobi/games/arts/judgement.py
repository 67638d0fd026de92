"""How a sound shinobi thinks: rules of thumb for what to take, from whom, what to defend, and when to get out.

Everything is judged by the cards' own words in the state, never by their names, so it works with any deck. The measure is
the chance to win the round; what an action is liked for is how much it adds to that chance, roughly.
"""

from math import exp
from typing import Any

from shinobi.engine.seats import NOBODY, NOTHING, includes, only
from shinobi.engine.small_sets import has, size, without
from shinobi.games.arts.cards import (
    ATTACK_FAILS,
    CANCELS,
    DEFENCE,
    DEFENCE_VOID,
    DRAW,
    EXCHANGE,
    ITEMS,
    KINDS,
    LOOK,
    LOWEST_WINS,
    POISON,
    READ,
    SPY,
    STRIKE,
    TAKE,
    WINS_IF_HELD,
    WORTH_IF_HELD,
    WORTH_IF_INSIDE,
    WORTH_IF_OUTSIDE,
    WORTH_IF_PARTNER_UNUSED,
    WORTH_WITH_TEAMMATE,
    WORTH_WITHOUT_TEAMMATE,
)
from shinobi.games.arts.hands import teammate
from shinobi.games.arts.scoring import round_winner
from shinobi.games.arts.table import (
    ABILITY,
    ACCEPT,
    ACCEPTED,
    ASKED_TO_REPLY,
    ATTACK,
    ATTACKED,
    CHOOSE,
    DEFEND,
    DREW,
    END_TURN,
    ENOUGH_HONOUR,
    EXCHANGED,
    FIRST,
    INDEPENDENCE,
    INVESTIGATE,
    KEEP,
    LEAVE,
    LOOKED,
    MOST_PLAYERS,
    NAME,
    NEW,
    PLACES,
    PUT_BACK,
    ROBBED,
    ROUND,
    SECOND,
    SECRET_ART,
    SPOTS,
    STEAL,
    STOLE,
    THIRD,
    TOOK,
    VERB,
    State,
    arts_of,
    spot,
)

KEEN = 20.0
HELD = 0.95
LYING = 0.25
EMPTY_HANDED = 0.6
RISK = 0.2
FUTURE = 0.45
LAST_TURN = 0.04
FROM_KEEP = 0.13
FROM_PLAYER = 0.75
CURIOSITY = 0.16
DENIAL = 0.11
LEADER = 0.04
TEAM = 0.2
FIRST_USE = 0.01
SECOND_USE = 0.015
ICON = 0.035
LOOKING = 0.15
TAKING = 0.25
DRAWING = 0.23
POISONING = 0.1
SPYING = 0.03
STRIKING = 0.025
PARTNER = 0.06
STRENGTH = (10, 22, 40)
LEADS = (30, 50, 75, 85, 90)
PRIZED = 3.0
HELD_BACK = 1.5
PREFERRED = 5.0
PLAYOUT = 20


def weight(s: State, seat: int, action: int) -> float:
    """How much a sound player likes this action."""
    verb = VERB[action]
    considered = item_considered(s, seat, verb, action)
    hold = 0.0
    new = 0.0
    for one in range(2):
        item = considered if one else s.held[seat]
        if item != NOTHING:
            chance = merit(s, seat, item)
            if one:
                new = chance
            else:
                hold = chance
    return exp(KEEN * gain(s, seat, verb, action, considered != NOTHING, hold, new))


def item_considered(s: State, seat: int, verb: int, action: int) -> int:
    """The item that the action may bring, if the seat knows it."""
    if verb == KEEP:
        return s.second
    if verb == STEAL or (verb == CHOOSE and s.effect == TAKE):
        place = SECOND[action] if verb == STEAL else FIRST[action]
        return s.keep[place] if includes(s.keep_known[place], seat) else NOTHING
    target = NOBODY
    if verb == ATTACK:
        target = THIRD[action]
    elif verb == NAME and s.effect == EXCHANGE:
        target = FIRST[action]
    elif verb == SECRET_ART and s.phase == ASKED_TO_REPLY:
        target = s.target
    if target == NOBODY or not includes(s.held_known[target], seat):
        return NOTHING
    return s.held[target]


def gain(s: State, seat: int, verb: int, action: int, known: int, hold: float, new: float) -> float:
    """What the action adds to the chance to win the round, compared with doing nothing."""
    need = 1.0 - hold
    if verb == KEEP:
        return new if FIRST[action] == NEW else hold
    if verb == STEAL or verb == CHOOSE or verb == INVESTIGATE:
        if verb == INVESTIGATE or (verb == CHOOSE and s.effect == LOOK):
            return 0.0 if includes(s.keep_known[FIRST[action]], seat) else CURIOSITY
        more = max(new - hold, 0.0) if known else FROM_KEEP * need * need
        return (1.0 - risk(s, seat)) * more - (cost(s, seat, FIRST[action]) if verb == STEAL else 0.0)
    if verb == ATTACK:
        more = max(new - hold, 0.0) if known else FROM_PLAYER * need * need
        return gain_of_attack(s, seat, more, FIRST[action], SECOND[action], THIRD[action])
    if verb == LEAVE:
        return hold * risk(s, seat) - (LAST_TURN if s.closing else FUTURE) * need
    if verb == END_TURN or verb == ACCEPT:
        return 0.0
    if verb == DEFEND:
        return hold + DENIAL - cost(s, seat, FIRST[action])
    if verb == ABILITY:
        effect = s.ability[s.art[spot(seat, FIRST[action])]]
        return gain_of_effect(s, seat, hold, effect) - cost(s, seat, FIRST[action])
    if verb == SECRET_ART:
        return gain_of_secret_art(s, seat, hold, new if known else FROM_PLAYER)
    if verb == INDEPENDENCE:
        return gain_of_independence(s, seat, hold) - cost(s, seat, FIRST[action])
    if s.effect == EXCHANGE:
        return new if known else FROM_PLAYER
    return gain_of_naming(s, seat, FIRST[action])


# Items --------------------------------------------------------------------------------------------------------------


def merit(s: State, seat: int, item: int) -> float:
    """The chance to win the round with this item, judged against every other item by itself."""
    mate = teammate(s, seat)
    strangers = 0.0
    holders = 0  # of the items that the seat knows to be held: four bits for each item
    held = 0
    lying = 0
    for other in range(s.players):
        if has(s.carrying, other) and includes(s.held_known[other], seat):
            if other != seat:
                held |= 1 << s.held[other]
                holders |= other << 4 * s.held[other]
        elif other != mate and other != seat:
            if has(s.carrying, other):
                strangers += 1.0
            elif has(s.inside, other):
                strangers += EMPTY_HANDED
    for place in range(s.players + 1):
        if has(s.lying, place) and includes(s.keep_known[place], seat):
            lying |= 1 << s.keep[place]
    known = held | lying | 1 << item
    if has(s.carrying, seat):
        known |= 1 << s.held[seat]
    there = min(strangers / max(ITEMS - size(known), 1), 1.0)
    chance = 1.0
    for theirs in range(ITEMS):
        if theirs == item:
            continue
        presence = there
        holder = NOBODY
        if has(known, theirs):
            presence = LYING if has(lying, theirs) else 0.0
            if has(held, theirs):
                holder = holders >> 4 * theirs & 15
                presence = HELD if has(s.inside, holder) else 1.0
                if holder == mate:
                    presence = 0.0
        if presence > 0.0 and not outranks(s, seat, item, holder, theirs):
            chance *= 1.0 - presence
    return chance


def outranks(s: State, seat: int, mine: int, other: int, theirs: int) -> int:
    """Whether the one item wins against the other, were they the only ones (ART-53, ART-54, ART-56)."""
    my_effect = s.item_effect[mine]
    their_effect = s.item_effect[theirs]
    if my_effect == CANCELS and not s.item_lasting[theirs]:
        their_effect = NOTHING
    elif their_effect == CANCELS and not s.item_lasting[mine]:
        my_effect = NOTHING
    if my_effect == WINS_IF_HELD and s.item_other[mine] == theirs:
        return 1
    if their_effect == WINS_IF_HELD and s.item_other[theirs] == mine:
        return 0
    lead = worth(s, seat, mine, my_effect, theirs) - worth(s, other, theirs, their_effect, mine)
    if lead == 0:
        lead = s.item_value[mine] - s.item_value[theirs]
    return lead < 0 if my_effect == LOWEST_WINS or their_effect == LOWEST_WINS else lead > 0


def worth(s: State, holder: int, item: int, effect: int, against: int) -> int:
    """What an item will be worth to its holder, as things stand; NOBODY stands for anybody."""
    met = 0
    if effect == WORTH_IF_HELD:
        met = s.item_other[item] == against
    elif effect == WORTH_IF_PARTNER_UNUSED:
        met = holder == NOBODY or not has(s.partner_used, holder)
    elif effect == WORTH_WITH_TEAMMATE:
        met = holder != NOBODY and teammate(s, holder) != NOBODY
    elif effect == WORTH_WITHOUT_TEAMMATE:
        met = holder == NOBODY or teammate(s, holder) == NOBODY
    elif effect == WORTH_IF_INSIDE:
        met = stays_inside(s, holder)
    elif effect == WORTH_IF_OUTSIDE:
        met = not stays_inside(s, holder)
    return s.item_worth[item] if met else s.item_value[item]


def stays_inside(s: State, holder: int) -> int:
    """Whether the player will be in the keep when the round is scored: who can leave is taken to do so."""
    if holder == NOBODY or not has(s.inside, holder):
        return 0
    return s.closing and (not has(s.last_turns, holder) or (s.turn == holder and s.acted))


# The keep -----------------------------------------------------------------------------------------------------------


def risk(s: State, seat: int) -> float:
    """Of losing one's item before the next chance to leave."""
    rivals = without(s.last_turns if s.closing else s.inside, seat)
    return RISK * size(rivals)


def cost(s: State, seat: int, card: int) -> float:
    """What using an art card costs: its icons, when the second use discards it (ART-40)."""
    art = s.art[spot(seat, card)]
    if has(s.face_up[seat], card) or s.single_use[art]:
        return SECOND_USE + ICON * size(s.icons[art])
    return FIRST_USE


# Attack -------------------------------------------------------------------------------------------------------------


def gain_of_attack(s: State, seat: int, more: float, card: int, kind: int, target: int) -> float:
    if target == teammate(s, seat):
        return -TEAM
    more += DENIAL + LEADER * s.honour[target]
    return (1.0 - risk(s, seat)) * chance_of_attack(s, seat, kind, target) * more - cost(s, seat, card)


def chance_of_attack(s: State, seat: int, kind: int, target: int) -> float:
    """That the target has no card against it, and no partner (ART-17, ART-21)."""
    defending = 0
    for art in range(KINDS):
        defending += has(s.icons[art], DEFENCE + kind)
    success = 1.0 if has(s.partner_used, target) else 0.9
    for card in range(SPOTS):
        if has(arts_of(s, target), card):
            if not includes(s.art_known[spot(target, card)], seat):
                success *= 1.0 - defending / KINDS
            elif has(s.icons[s.art[spot(target, card)]], DEFENCE + kind):
                success *= 0.15
    if s.power[s.partner[seat]] == DEFENCE_VOID and not has(s.partner_used, seat):
        success += 0.8 * (1.0 - success)
    return success


# Abilities and partners ---------------------------------------------------------------------------------------------


def gain_of_effect(s: State, seat: int, hold: float, effect: int) -> float:
    need = 1.0 - hold
    if effect == LOOK:
        unknown = 0
        for place in range(s.players + 1):
            unknown += has(s.lying, place) and not includes(s.keep_known[place], seat)
        return 0.0 if s.main_done or unknown < 2 else LOOKING * need
    if effect == TAKE:
        return TAKING * need
    if effect == DRAW:
        return DRAWING
    if effect == POISON:
        return POISONING
    if effect == EXCHANGE:
        return FROM_PLAYER - hold
    return STRIKING if effect == STRIKE else SPYING


def gain_of_secret_art(s: State, seat: int, hold: float, new: float) -> float:
    power = s.power[s.partner[seat]]
    lost = PARTNER
    if has(s.carrying, seat) and s.item_effect[s.held[seat]] == WORTH_IF_PARTNER_UNUSED:
        lost += 0.5 * hold
    if power == ATTACK_FAILS:
        return hold - lost
    if power == DEFENCE_VOID:
        return new - hold - lost
    return gain_of_effect(s, seat, hold, power) - lost


def gain_of_naming(s: State, seat: int, target: int) -> float:
    if target == teammate(s, seat):
        return -TEAM
    if (s.effect == SPY or s.effect == READ) and includes(s.held_known[target], seat):
        return 0.0
    return SPYING + LEADER * s.honour[target] + DENIAL * has(s.carrying, target)


def gain_of_independence(s: State, seat: int, hold: float) -> float:
    mate = teammate(s, seat)
    if s.honour[mate] + 1 >= ENOUGH_HONOUR and s.honour[seat] + 1 < ENOUGH_HONOUR:
        return 0.3 * hold - 0.05
    return -0.2


# How the match stands -----------------------------------------------------------------------------------------------


def outlook(s: State, seat: int) -> float:
    """The share of the victory to be expected: over who may win the round, and what they have then."""
    leader = round_winner(s)
    if leader == NOBODY:
        return standing(s, seat, NOBODY)
    stays = LEADS[s.players - size(s.inside)] / 100.0
    total = stays * standing(s, seat, leader)
    for other in range(s.players):
        if other != leader:
            total += (1.0 - stays) / (s.players - 1) * standing(s, seat, other)
    return total


def standing(s: State, seat: int, winner: int) -> float:
    """The seat's share of the victory to be expected, once this player has won the round (ART-52, ART-60)."""
    mate = teammate(s, winner) if winner != NOBODY else NOBODY
    total = 0
    own = 0
    there = 0
    won = 0
    for other in range(s.players):
        honour = s.honour[other]
        if other == winner:
            honour += 1 if mate != NOBODY or s.allegiance[winner] == NOTHING else 2
        elif other == mate:
            honour += 1
        if honour >= ENOUGH_HONOUR:
            there += 1
            won |= only(other)
        else:
            total += STRENGTH[honour]
            if other == seat:
                own = STRENGTH[honour]
    if there:
        return has(won, seat) / there
    return own / total


# What the others' moves say -----------------------------------------------------------------------------------------

# The evidence of this round. By place: who put an item back there and still has the other (0: nobody, else seat + 1), and
# who has looked at it. By player: against which attacks they did nothing, and whether they chose what they hold.
PUT_BACK_BY = 0
LOOKERS = PUT_BACK_BY + PLACES
SUFFERED = LOOKERS + PLACES
CHOSEN = SUFFERED + MOST_PLAYERS
TARGET = CHOSEN + MOST_PLAYERS
KIND = TARGET + 1
EVIDENCE = KIND + 1


def note(evidence: Any, players: int, seat: int, event: int, first: int, second: int, third: int, fourth: int) -> None:
    """Remember who chose what they hold, and who had nothing to answer an attack with."""
    if event == ROUND:
        for cell in range(EVIDENCE):
            evidence[cell] = 0
    elif event == LOOKED:
        evidence[LOOKERS + second] |= only(first)
    elif event == STOLE or event == TOOK:
        forget(evidence, first)
        evidence[CHOSEN + first] = has(evidence[LOOKERS + second], first)
        evidence[PUT_BACK_BY + second] = 0
        evidence[LOOKERS + second] = 0
    elif event == PUT_BACK:
        evidence[PUT_BACK_BY + second] = first + 1
        evidence[LOOKERS + second] = only(first)
    elif event == ROBBED or event == EXCHANGED:
        forget(evidence, first)
        forget(evidence, second)
    elif event == ATTACKED:
        evidence[TARGET] = second
        evidence[KIND] = third
    elif event == ACCEPTED and first == evidence[TARGET]:
        evidence[SUFFERED + first] |= 1 << evidence[KIND]
    elif event == DREW:
        evidence[SUFFERED + first] = 0


def forget(evidence: Any, seat: int) -> None:
    """The player has another item now."""
    evidence[CHOSEN + seat] = 0
    for place in range(PLACES):
        if evidence[PUT_BACK_BY + place] == seat + 1:
            evidence[PUT_BACK_BY + place] = 0


def plausibility(s: State, seat: int, evidence: Any) -> float:
    """How well the others' moves fit this world: who leaves or has chosen has something good, who suffers no defence."""
    likely = 0.0
    for other in range(s.players):
        if other == seat:
            continue
        if has(s.carrying, other) and (not has(s.inside, other) or evidence[CHOSEN + other]):
            likely += PRIZED * prize(s, other, s.held[other])
        for kind in range(2):
            if has(evidence[SUFFERED + other], kind):
                for card in range(SPOTS):
                    if has(s.face_down[other], card) and has(s.icons[s.art[spot(other, card)]], DEFENCE + kind):
                        likely -= HELD_BACK
    for place in range(s.players + 1):
        keeper = evidence[PUT_BACK_BY + place] - 1
        if keeper >= 0 and keeper != seat and has(s.lying, place) and has(s.carrying, keeper):
            likely += PREFERRED * (prize(s, keeper, s.held[keeper]) - prize(s, keeper, s.keep[place]))
    return likely


def prize(s: State, holder: int, item: int) -> float:
    """How many of the other items it wins against, as a part of all."""
    beaten = 0
    for theirs in range(ITEMS):
        if theirs != item and outranks(s, holder, item, NOBODY, theirs):
            beaten += 1
    return beaten / (ITEMS - 1)
