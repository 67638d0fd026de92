"""How a sound shinobi thinks: rules of thumb for what to take, from whom, what to defend, and when to get out.

The measure is the chance to win the round; an action is liked for what it adds to that chance, roughly. Cards are
judged by their own words in the state, never by their names, so this works with any deck. Beside it: what items are
worth (merit.py), and what the moves of the others say (belief.py).
"""

from shinobi.engine.compiler.reals import exp
from shinobi.engine.seats import NOBODY, NOTHING, includes, only
from shinobi.engine.small_sets import has, size, without
from shinobi.games.arts.belief import EVIDENCE, note, plausibility
from shinobi.games.arts.cards import (
    ATTACK_FAILS,
    DEFENCE,
    DEFENCE_VOID,
    DRAW,
    EXCHANGE,
    KINDS,
    LOOK,
    MORE_HONOUR,
    POISON,
    READ,
    SPY,
    STRIKE,
    TAKE,
    WORTH_IF_PARTNER_UNUSED,
)
from shinobi.games.arts.hands import teammate
from shinobi.games.arts.merit import INSIDE, OUTSIDE, merit, whereabouts
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
ANYTHING = 0.05  # what any item is worth then to a player who holds nothing

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
EXCHANGED = 0.5  # the chance to win with an unknown item that another player holds
USELESS = -0.3  # what can do nothing at all is not done
BOWL = 0.8  # how much of its worth an item loses that wants the partner unused

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
            chance = merit(s, seat, item, OUTSIDE if one and verb == LEAVE else place_of(s, seat))
            if one:
                new = chance
            else:
                hold = chance
    return exp(KEEN * (gain(s, seat, verb, action, considered != NOTHING, hold, new) - MIDDLE))


def place_of(s: State, seat: int) -> int:
    """Where the seat will be when the round is scored, unless it leaves now."""
    return INSIDE if s.closing and s.turn == seat else whereabouts(s, seat)


def item_considered(s: State, seat: int, verb: int, action: int) -> int:
    """The item that the action may bring, if the seat knows it; the one that it holds, where it leaves with it."""
    if verb == LEAVE:
        return s.held[seat]
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
            return gain_of_look(s, seat, FIRST[action], s.closing and verb == INVESTIGATE)
        more = max(new - hold, 0.0) if known else FROM_KEEP * need * need
        if s.closing and not has(s.carrying, seat):
            more += ANYTHING
        return (1.0 - risk(s, seat)) * more - (cost(s, seat, FIRST[action]) if verb == STEAL else 0.0)
    if verb == ATTACK:
        more = max(new - hold, 0.0) if known else FROM_PLAYER * need * need
        return gain_of_attack(s, seat, more, FIRST[action], SECOND[action], THIRD[action])
    if verb == LEAVE:
        return new - (1.0 - risk(s, seat)) * hold - (LAST_TURN if s.closing else FUTURE) * need
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
        return new if known else EXCHANGED
    if verb == STRIKE_CARD:
        icons = s.icons[s.art[spot(FIRST[action], SECOND[action])]]
        return gain_of_naming(s, seat, FIRST[action]) + ICON * size(icons)
    return gain_of_naming(s, seat, FIRST[action])


# The keep -----------------------------------------------------------------------------------------------------------


def risk(s: State, seat: int) -> float:
    """Of losing one's item before the next chance to leave."""
    rivals = without(s.last_turns if s.closing else s.inside, seat)
    return RISK * size(rivals)


def gain_of_look(s: State, seat: int, place: int, late: int) -> float:
    """What a look at this place adds. At an item that the seat knows it looks again only where it knows them all."""
    if includes(s.keep_known[place], seat):
        return USELESS if unknown_items(s, seat) else 0.0
    return 0.0 if late else CURIOSITY


def unknown_items(s: State, seat: int) -> int:
    """How many items lie in the keep that the seat does not know."""
    unknown = 0
    for place in range(s.players + 1):
        unknown += has(s.lying, place) and not includes(s.keep_known[place], seat)
    return unknown


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
        unknown = unknown_items(s, seat)
        if unknown == 0:
            return USELESS
        return 0.0 if s.main_done or unknown < 2 else LOOKING * need
    if effect == TAKE:
        return TAKING * need
    if effect == DRAW:
        return DRAWING
    if effect == POISON:
        return POISONING
    if effect == EXCHANGE:
        return best_exchange(s, seat) - hold
    if effect == SPY:
        return SPYING if s.inside & s.carrying & ~only(seat) & ~seen_by(s, seat) else USELESS
    return STRIKING if effect == STRIKE else SPYING


def seen_by(s: State, seat: int) -> int:
    """The players whose item the seat knows."""
    seen = 0
    for other in range(s.players):
        seen |= includes(s.held_known[other], seat) << other
    return seen


def best_exchange(s: State, seat: int) -> float:
    """The chance to win with the best item that could be had for one's own."""
    best = 0.0
    for other in range(s.players):
        if other != seat and has(s.inside & s.carrying, other):
            item = s.held[other] if includes(s.held_known[other], seat) else NOTHING
            best = max(best, EXCHANGED if item == NOTHING else merit(s, seat, item, place_of(s, seat)))
    return best


def gain_of_secret_art(s: State, seat: int, hold: float, new: float) -> float:
    """What the partner adds, less what there is to lose by having used it."""
    power = s.power[s.partner[seat]]
    lost = PARTNER
    if power != EXCHANGE and has(s.carrying, seat) and s.item_effect[s.held[seat]] == WORTH_IF_PARTNER_UNUSED:
        lost += BOWL * hold
    if power == ATTACK_FAILS:
        return hold - lost
    if power == DEFENCE_VOID:
        return new - hold - lost
    return gain_of_effect(s, seat, hold, power) - lost


def gain_of_naming(s: State, seat: int, target: int) -> float:
    """Against those who hold something and have honour; to look, only at what is not known yet."""
    if s.effect == SPY and includes(s.held_known[target], seat):
        return USELESS
    if target == teammate(s, seat):
        return -TEAM
    if s.effect == READ and includes(s.held_known[target], seat):
        return 0.0
    return SPYING + LEADER * s.honour[target] + DENIAL * has(s.carrying, target)


def gain_of_independence(s: State, seat: int, hold: float) -> float:
    """To leave the team pays where its victory would end the game for the other alone (ART-52, ART-60)."""
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
