"""How a sound shinobi thinks: rules of thumb for what to take, from whom, what to defend, and when to get out.

The measure is the chance to win the round; an action is liked for what it adds to that chance, roughly. Cards are
judged by their own words in the state, never by their names, so this works with any deck.
"""

from shinobi.engine.compiler.reals import exp
from shinobi.engine.seats import NOBODY, NOTHING, includes, only
from shinobi.engine.small_sets import has, size, without
from shinobi.games.arts.belief import EVIDENCE, note, plausibility
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
    MORE_HONOUR,
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
from shinobi.games.arts.scoring import in_force, round_winner
from shinobi.games.arts.table import (
    ABILITY,
    ACCEPT,
    ASKED_TO_REPLY,
    ATTACK,
    CHOOSE,
    DEFEND,
    END_TURN,
    ENOUGH_HONOUR,
    FIRST,
    INDEPENDENCE,
    INVESTIGATE,
    KEEP,
    LEAVE,
    NAME,
    NEW,
    SECOND,
    SECRET_ART,
    SPOTS,
    STEAL,
    STRIKE_CARD,
    THIRD,
    VERB,
    State,
    arts_of,
    spot,
)

__all__ = ["EVIDENCE", "EXPLORATION", "PLAYOUT", "note", "outlook", "plausibility", "weight"]

# All are chances to win the round, or parts of one. They began as guesses from docs/arts-balance.md and were moved to
# where simulation, one player among three others who played by the old numbers, won most.

KEEN = 25.0  # how surely the better action is taken: a tenth more makes it twelve times as likely
MIDDLE = 0.5  # keeps weights in bounds

RISK = 0.2  # of being robbed, by each rival who has a turn before it is possible to leave
FUTURE = 0.45  # what staying is worth to a player who holds nothing
LAST_TURN = 0.04  # and in the last turn

FROM_KEEP = 0.13  # what an unknown item in the keep adds: less than a look at it, which costs no card
CURIOSITY = 0.16  # what the look is worth
FROM_PLAYER = 0.75  # an unknown item in somebody's hands is good, or they would have put it back
DENIAL = 0.11  # what it is worth that a rival does not have an item
LEADER = 0.04  # and more so for each honour the rival has
TEAM = 0.2  # what harming the own team costs

FIRST_USE = 0.01  # of an art card: others see it
SECOND_USE = 0.015  # it is gone
ICON = 0.035  # and so are its icons

DRAWING = 0.23  # Armourer: the strongest partner even in random play
TAKING = 0.25
LOOKING = 0.15
POISONING = 0.1
SPYING = 0.03
STRIKING = 0.025
PARTNER = 0.06  # what it costs to have no partner any more

STRENGTH = (10, 22, 40)  # what so much honour is worth beside that of the others: fitted to 50,000 rounds among adepts
LEADS = (30, 50, 75, 85, 90)  # how often, in percent, whoever has the best item wins, with so many out: from the same

PLAYOUT = 60
EXPLORATION = 0.4


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
    return exp(KEEN * (gain(s, seat, verb, action, considered != NOTHING, hold, new) - MIDDLE))


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
    if verb == STRIKE_CARD:
        icons = s.icons[s.art[spot(FIRST[action], SECOND[action])]]
        return gain_of_naming(s, seat, FIRST[action]) + ICON * size(icons)
    return gain_of_naming(s, seat, FIRST[action])


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
    """What an attack adds: the item, if it succeeds, and that the target does not have it."""
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
    """What an effect adds; looking only helps before the main action, with several items to choose from."""
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
    """What the partner adds, less what there is to lose by having used it."""
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
    """Against those who hold something and have honour; to look, only at what is not known yet."""
    if target == teammate(s, seat):
        return -TEAM
    if (s.effect == SPY or s.effect == READ) and includes(s.held_known[target], seat):
        return 0.0
    return SPYING + LEADER * s.honour[target] + DENIAL * has(s.carrying, target)


def gain_of_independence(s: State, seat: int, hold: float) -> float:
    """To leave the team pays where its victory would end the game for the other alone (ART-52, ART-60)."""
    mate = teammate(s, seat)
    if s.honour[mate] + 1 >= ENOUGH_HONOUR and s.honour[seat] + 1 < ENOUGH_HONOUR:
        return 0.3 * hold - 0.05
    return -0.2


# What items are worth ---------------------------------------------------------------------------------------------

HELD = 0.95  # how surely an item held in the keep is still held by somebody in the end
LYING = 0.25  # and one lying there will be
EMPTY_HANDED = 0.6  # how surely a player without an item finds one


def merit(s: State, seat: int, item: int) -> float:
    """The chance to win the round with this item, judged against every other item by itself."""
    mate = teammate(s, seat)
    holders = 0  # of the items that the seat knows to be held: four bits for each item
    held = 0
    unknown_held = 0
    empty_handed = 0
    for other in range(s.players):
        if has(s.carrying, other):
            if not includes(s.held_known[other], seat):
                unknown_held += other != mate
            elif other != seat:
                held |= 1 << s.held[other]
                holders |= other << 4 * s.held[other]
        elif other != mate and other != seat:
            empty_handed += has(s.inside, other)
    lying = 0
    for place in range(s.players + 1):
        if has(s.lying, place) and includes(s.keep_known[place], seat):
            lying |= 1 << s.keep[place]
    known = held | lying | 1 << item
    if has(s.carrying, seat):
        known |= 1 << s.held[seat]
    taken = min(LYING + EMPTY_HANDED * empty_handed / max(size(s.lying), 1), 1.0)
    unknown_lying = size(s.lying) - size(lying)
    elsewhere = min((unknown_held + taken * unknown_lying) / max(ITEMS - size(known), 1), 1.0)
    chance = 1.0
    for theirs in range(ITEMS):
        if theirs == item:
            continue
        presence = elsewhere
        holder = NOBODY
        if has(held, theirs):
            holder = holders >> 4 * theirs & 15
            presence = HELD if has(s.inside, holder) else 1.0
            if holder == mate:
                presence = 0.0
        elif has(known, theirs):
            presence = taken if has(lying, theirs) else 0.0
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
            if in_force(s, winner, MORE_HONOUR):
                honour += s.item_worth[s.held[winner]]
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
