"""The rules of Shinobi Arts, in the order of the rulebook.

Beside it: what lies on the table (table.py), the deal (deal.py), cards that change hands (hands.py), the effects of
arts and partners (effects.py), the scoring of items (scoring.py), what a seat can imagine (worlds.py), which actions
are worth asking about (choices.py). Each rule is in one of them. Clockwise is from seat `i` to seat `i + 1`.
"""

from shinobi.engine.events import tell
from shinobi.engine.keys import Key, draw
from shinobi.engine.seats import EVERYBODY, NOBODY, NOTHING, includes, only
from shinobi.engine.small_sets import has, size, without
from shinobi.engine.state import fill
from shinobi.games.arts.cards import (
    DEFENCE,
    OWN_TURN,
    WHEN_ATTACKED,
    WHEN_DEFENDED,
    moment_of,
)
from shinobi.games.arts.choices import candidate, candidates
from shinobi.games.arts.deal import FIRST_PLAYER_DRAW, deal_allegiances, deal_arts, deal_partners, lay_items
from shinobi.games.arts.effects import (
    begin_effect,
    choose,
    look,
    name,
    possible,
    strike,
    why_not_choose,
    why_not_name,
    why_not_strike,
)
from shinobi.games.arts.hands import (
    first_empty_place,
    gain,
    keep_one,
    take_from_keep,
    teammate,
    use,
)
from shinobi.games.arts.scoring import score
from shinobi.games.arts.table import (
    ABILITY,
    ABILITY_USED,
    ACCEPT,
    ACCEPTED,
    ACTIONS,
    ART_10,
    ART_11,
    ART_13,
    ART_14,
    ART_15,
    ART_16,
    ART_17,
    ART_20,
    ART_21,
    ART_30,
    ART_31,
    ART_32,
    ART_33,
    ART_34,
    ART_40,
    ART_41,
    ART_50,
    ART_55,
    ART_60,
    ASKED_TO_DEFEND,
    ASKED_TO_REPLY,
    ATTACK,
    ATTACK_FAILED,
    ATTACKED,
    CHOOSE,
    CLAUSES,
    DEFEND,
    DEFENDED,
    EDITIONS,
    END_TURN,
    ENDED,
    ENOUGH_HONOUR,
    EVENTS,
    FIRST,
    FIRST_DRAWN,
    IN_EFFECT,
    INDEPENDENCE,
    INDEPENDENT,
    INVESTIGATE,
    KEEP,
    KEEPING_ONE,
    LAST_TURNS,
    LEAVE,
    LEFT,
    LEFT_WITHOUT_ARTS,
    MOST_PLAYERS,
    MOST_ROUNDS,
    NAME,
    NEXT,
    ON_TURN,
    OPTIONS,
    OVER,
    ROBBED,
    ROUND,
    ROUND_ENDED,
    SECOND,
    SECRET_ART,
    SECRET_ART_USED,
    STEAL,
    STOLE,
    STRIKE_CARD,
    TALK,
    THIRD,
    TURN,
    TURN_ENDED,
    VERB,
    WON,
    State,
    arts_of,
    spot,
)
from shinobi.games.arts.worlds import resample

__all__ = [
    "ACTIONS",
    "CLAUSES",
    "EDITIONS",
    "EVENTS",
    "OPTIONS",
    "TALK",
    "State",
    "actors",
    "apply",
    "candidate",
    "candidates",
    "over",
    "reacting",
    "resample",
    "setup",
    "share",
    "why_no_table",
    "why_not",
]


def why_no_table(s: State) -> int:
    """Every table that can be asked for can be set: a deck is checked when it is read."""
    return 0


# Set-up of a round --------------------------------------------------------------------------------------------------


def setup(s: State, key: Key) -> None:
    if s.first == NOBODY:
        s.first = draw(key, FIRST_PLAYER_DRAW, s.players)  # ART-06
        tell(s, EVERYBODY, FIRST_DRAWN, s.first)
    deal_round(s, key)


def deal_round(s: State, key: Key) -> None:
    s.round_number = min(s.round_number + 1, MOST_ROUNDS)
    s.inside = (1 << s.players) - 1
    s.closing = 0
    s.last_turns = 0
    fill(s.turns, 0)
    tell(s, EVERYBODY, ROUND, s.round_number, s.first)
    deal_partners(s, key)
    deal_arts(s, key)
    deal_allegiances(s, key)
    lay_items(s, key)
    begin_turn(s, s.first)


# Whose turn, and what is legal --------------------------------------------------------------------------------------


def actors(s: State) -> int:
    if s.phase == OVER:
        return 0
    return only(s.target) if s.phase == ASKED_TO_DEFEND else only(s.turn)


def reacting(s: State) -> int:
    """Those who are attacked or defended against react, or do as if they thought about it (ART-19, ART-22)."""
    return actors(s) if s.phase == ASKED_TO_DEFEND or s.phase == ASKED_TO_REPLY else 0


def why_not(s: State, seat: int, action: int) -> int:
    if s.phase == OVER:
        return s.ended
    if not includes(actors(s), seat):
        return ART_34 if seat == s.turn else ART_10
    verb = VERB[action]
    if s.phase == ON_TURN:
        return why_not_on_turn(s, seat, verb, action)
    if s.phase == IN_EFFECT:
        return why_not_in_effect(s, seat, verb, action)
    if s.phase == KEEPING_ONE:
        return 0 if verb == KEEP else ART_20
    if verb == ACCEPT:
        return 0  # ART-17, ART-19
    if verb == SECRET_ART:
        return why_not_secret_art(s, seat, WHEN_ATTACKED if s.phase == ASKED_TO_DEFEND else WHEN_DEFENDED)
    if verb == DEFEND and s.phase == ASKED_TO_DEFEND:
        return why_not_defend(s, seat, FIRST[action])
    return ART_21


def why_not_on_turn(s: State, seat: int, verb: int, action: int) -> int:
    if verb == LEAVE:
        return ART_11 if s.acted else 0
    if verb == END_TURN:
        return 0 if s.main_done else ART_13
    if verb == INVESTIGATE or verb == STEAL or verb == ATTACK:
        if s.main_done:
            return ART_13
        if verb == INVESTIGATE:
            return 0 if has(s.lying, FIRST[action]) else ART_14
        if verb == STEAL:
            return why_not_steal(s, seat, FIRST[action], SECOND[action])
        return why_not_attack(s, seat, FIRST[action], SECOND[action], THIRD[action])
    if verb == ABILITY:
        return why_not_ability(s, seat, FIRST[action])
    if verb == SECRET_ART:
        return why_not_secret_art(s, seat, OWN_TURN)
    if verb == INDEPENDENCE:
        return why_not_use(s, seat, FIRST[action]) if teammate(s, seat) != NOBODY else ART_32
    if verb == KEEP:
        return ART_20
    if verb == ACCEPT or verb == DEFEND:
        return ART_21
    return ART_33


def why_not_use(s: State, seat: int, card: int) -> int:
    if not has(arts_of(s, seat), card):
        return ART_40
    return ART_41 if has(s.used[seat], card) else 0


def why_not_steal(s: State, seat: int, card: int, place: int) -> int:
    return why_not_use(s, seat, card) if has(s.lying, place) else ART_15


def why_not_attack(s: State, seat: int, card: int, kind: int, target: int) -> int:
    """Somebody else in the keep who holds an item, with a card that has the icon (ART-16)."""
    if target == seat or not has(s.inside & s.carrying, target):
        return ART_16
    forbidden = why_not_use(s, seat, card)
    if forbidden:
        return forbidden
    return 0 if has(s.icons[s.art[spot(seat, card)]], kind) else ART_16


def why_not_defend(s: State, seat: int, card: int) -> int:
    """Skill against skill, art against art (ART-17)."""
    forbidden = why_not_use(s, seat, card)
    if forbidden:
        return forbidden
    return 0 if has(s.icons[s.art[spot(seat, card)]], DEFENCE + s.attack_kind) else ART_17


def why_not_ability(s: State, seat: int, card: int) -> int:
    forbidden = why_not_use(s, seat, card)
    if forbidden:
        return forbidden
    effect = s.ability[s.art[spot(seat, card)]]
    if effect == NOTHING:
        return ART_30
    return 0 if possible(s, seat, effect) else ART_33


def why_not_secret_art(s: State, seat: int, moment: int) -> int:
    """Once a round, at the partner's own moment (ART-31)."""
    power = s.power[s.partner[seat]]
    if has(s.partner_used, seat) or moment_of(power) != moment:
        return ART_31
    return 0 if moment != OWN_TURN or possible(s, seat, power) else ART_33


def why_not_in_effect(s: State, seat: int, verb: int, action: int) -> int:
    if verb == CHOOSE:
        return why_not_choose(s, FIRST[action])
    if verb == NAME:
        return why_not_name(s, seat, FIRST[action])
    if verb == STRIKE_CARD:
        return why_not_strike(s, seat, FIRST[action], SECOND[action])
    return ART_33


# A turn -------------------------------------------------------------------------------------------------------------


def apply(s: State, seat: int, action: int, key: Key) -> None:
    verb = VERB[action]
    if verb == KEEP:
        keep_one(s, seat, FIRST[action])
    elif verb == CHOOSE:
        choose(s, seat, FIRST[action])
    elif verb == NAME:
        name(s, seat, FIRST[action], key)
    elif verb == STRIKE_CARD:
        strike(s, seat, FIRST[action], SECOND[action])
    elif verb == ACCEPT:
        accept(s, seat)
    elif verb == DEFEND:
        defend(s, seat, FIRST[action])
    elif verb == SECRET_ART:
        secret_art(s, seat, key)
    else:
        act(s, seat, verb, action, key)
    if s.phase == NEXT:
        go_on(s, key)


def act(s: State, seat: int, verb: int, action: int, key: Key) -> None:
    """A main action, a free one but the secret art, or the end of the turn."""
    s.acted = 1
    if verb == LEAVE:
        tell(s, EVERYBODY, LEFT, seat)
        leave(s, seat)
    elif verb == END_TURN:
        tell(s, EVERYBODY, TURN_ENDED, seat)
        end_turn(s, seat)
    elif verb == INVESTIGATE:
        s.main_done = 1
        look(s, seat, FIRST[action])  # ART-14
    elif verb == STEAL:
        s.main_done = 1
        use(s, seat, FIRST[action])
        tell(s, EVERYBODY, STOLE, seat, SECOND[action])
        take_from_keep(s, seat, SECOND[action])  # ART-15
    elif verb == ATTACK:
        s.main_done = 1
        attack(s, seat, FIRST[action], SECOND[action], THIRD[action])
    elif verb == ABILITY:
        use_ability(s, seat, FIRST[action], key)
    else:
        independence(s, seat, FIRST[action])


def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.phase = ON_TURN
    s.acted = 0
    s.main_done = 0
    fill(s.used, 0)  # ART-41
    tell(s, EVERYBODY, TURN, seat)
    if arts_of(s, seat) == 0:
        tell(s, EVERYBODY, LEFT_WITHOUT_ARTS, seat)  # ART-12
        leave(s, seat)


def leave(s: State, seat: int) -> None:
    """Out until scoring. With enough players out, the others have one more turn each (ART-11, ART-50)."""
    s.inside = without(s.inside, seat)
    if s.closing == 0 and s.players - size(s.inside) >= (3 if s.players == MOST_PLAYERS else 2):
        s.closing = 1
        s.last_turns = s.inside
        tell(s, EVERYBODY, LAST_TURNS, seat)
    end_turn(s, seat)


def end_turn(s: State, seat: int) -> None:
    s.turns[seat] += 1
    s.last_turns = without(s.last_turns, seat)
    s.phase = NEXT


# An attack ----------------------------------------------------------------------------------------------------------


def attack(s: State, seat: int, card: int, kind: int, target: int) -> None:
    """The target is always asked, whatever they hold (ART-16, ART-19)."""
    tell(s, EVERYBODY, ATTACKED, seat, target, kind)
    use(s, seat, card)
    s.target = target
    s.attack_kind = kind
    s.phase = ASKED_TO_DEFEND


def defend(s: State, seat: int, card: int) -> None:
    """Then the attacker is asked whenever their partner is unused, whatever it is (ART-17, ART-22)."""
    tell(s, EVERYBODY, DEFENDED, seat, card)
    use(s, seat, card)
    if has(s.partner_used, s.turn):
        attack_fails(s)
    else:
        s.phase = ASKED_TO_REPLY


def accept(s: State, seat: int) -> None:
    """The target does nothing, or the attacker accepts the defence (ART-18, ART-21)."""
    tell(s, EVERYBODY, ACCEPTED, seat)
    if s.phase == ASKED_TO_DEFEND:
        attack_succeeds(s)
    else:
        attack_fails(s)


def attack_fails(s: State) -> None:
    tell(s, EVERYBODY, ATTACK_FAILED, s.turn, s.target)
    end_attack(s)


def attack_succeeds(s: State) -> None:
    """The attacker takes the target's item (ART-18). What is put back goes to the first empty place (ART-20)."""
    target = s.target
    item, knowers = s.held[target], s.held_known[target]
    s.held[target] = NOTHING
    s.held_known[target] = EVERYBODY
    s.carrying = without(s.carrying, target)
    tell(s, EVERYBODY, ROBBED, s.turn, target)
    end_attack(s)
    gain(s, s.turn, item, knowers, first_empty_place(s))


def end_attack(s: State) -> None:
    s.target = NOBODY
    s.attack_kind = NOTHING
    s.phase = ON_TURN


# Free actions -------------------------------------------------------------------------------------------------------


def use_ability(s: State, seat: int, card: int, key: Key) -> None:
    """Use an art card for its special effect (ART-30)."""
    art = s.art[spot(seat, card)]
    use(s, seat, card)
    tell(s, EVERYBODY, ABILITY_USED, seat, s.ability[art])
    begin_effect(s, seat, s.ability[art], s.ability_count[art], key)


def secret_art(s: State, seat: int, key: Key) -> None:
    """Reveal the partner and use its power: on the own turn, when attacked, or when defended against (ART-31)."""
    partner = s.partner[seat]
    s.partner_known[seat] = EVERYBODY
    s.partner_used |= only(seat)
    tell(s, EVERYBODY, SECRET_ART_USED, seat, partner)
    if s.phase == ASKED_TO_DEFEND:
        attack_fails(s)
    elif s.phase == ASKED_TO_REPLY:
        attack_succeeds(s)
    else:
        s.acted = 1
        begin_effect(s, seat, s.power[partner], s.power_count[partner], key)


def independence(s: State, seat: int, card: int) -> None:
    """Use any art card and leave the clan; the teammate left behind is alone (ART-32)."""
    use(s, seat, card)
    tell(s, EVERYBODY, INDEPENDENT, seat, s.allegiance[seat])
    s.allegiance[seat] = NOTHING


# From turn to turn, and from round to round -------------------------------------------------------------------------


def go_on(s: State, key: Key) -> None:
    """To the next player who can take a turn, in this round or the next one."""
    while s.phase == NEXT:
        ended = round_over(s)
        if ended:
            end_round(s, ended, key)
        else:
            begin_turn(s, next_in(s, s.last_turns if s.closing else s.inside))  # ART-10, ART-50


def next_in(s: State, seats: int) -> int:
    """The next of these players, clockwise."""
    seat = s.turn
    while True:
        seat = seat + 1 if seat + 1 < s.players else 0
        if has(seats, seat):
            return seat


def round_over(s: State) -> int:
    """0 while the round goes on, else the clause that ends it."""
    if s.inside == 0:
        return ART_50
    if s.closing:
        return ART_50 if s.last_turns == 0 else 0  # a last turn that was promised is played, whatever ART-55 says
    for seat in range(s.players):
        if has(s.inside, seat) and s.turns[seat] < s.max_turns:
            return 0
    return ART_55


def end_round(s: State, clause: int, key: Key) -> None:
    """Score; the next round is begun by the winner (ART-06), unless somebody has three honour (ART-60)."""
    tell(s, EVERYBODY, ROUND_ENDED, clause)
    winner = score(s)
    for seat in range(s.players):
        if s.honour[seat] >= ENOUGH_HONOUR:
            s.winners |= only(seat)
    if s.winners == 0:
        if winner != NOBODY:
            s.first = winner
        deal_round(s, key)
        return
    s.phase = OVER
    s.turn = NOBODY
    s.ended = ART_60
    tell(s, EVERYBODY, ENDED, s.ended)
    for seat in range(s.players):
        if has(s.winners, seat):
            tell(s, EVERYBODY, WON, seat)


def over(s: State) -> int:
    return s.ended


def share(s: State, seat: int) -> float:
    return includes(s.winners, seat) / size(s.winners)
