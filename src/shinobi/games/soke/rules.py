"""The rules of Ninjutsu: whose turn it is, what is legal, and the course of an attack.

Each chapter of the rulebook has a file: `arrangement`, `weapons`, `action_cards`, `movement`, `dojo`, `ending`. The
board is in `board`, all that lies on the table in `table`. The rules are written in these files and nowhere else.
"""

from shinobi.engine.events import tell
from shinobi.engine.keys import Key, draw
from shinobi.engine.seats import EVERYBODY, NOTHING, includes, only
from shinobi.engine.small_sets import has, member, quotient, remainder, size
from shinobi.games.soke.action_cards import (
    kidnap,
    play,
    rare_jumps,
    rare_nth_jump,
    salto,
    why_not_act,
    why_not_defend,
    why_not_kidnap,
    why_not_salto,
)
from shinobi.games.soke.arrangement import (
    all_placed,
    be_ready,
    imagine_arrangements,
    put,
    ranks_left,
    setup,
    why_no_table,
    why_not_arrange,
)
from shinobi.games.soke.board import DIRECTIONS, HOME_ROWS, MOST_COLUMNS, PLAIN_DIRECTIONS
from shinobi.games.soke.dojo import decline, throw_again, why_not_in_dojo
from shinobi.games.soke.ending import end, over, share, winners_when_quiet
from shinobi.games.soke.movement import can_step, step, why_not_step
from shinobi.games.soke.table import (
    ACTION,
    ACTIONS,
    ALL_CARDS,
    ARRANGEMENT,
    ATTACK,
    CLAUSES,
    COUNTDOWN,
    DEFENCE,
    DO_AIM,
    DO_DECLINE,
    DO_JOKER,
    DO_KIDNAP,
    DO_PASS,
    DO_PLACE,
    DO_PLAY,
    DO_READY,
    DO_SALTO,
    DO_STEP,
    DO_STOP,
    DO_THROW,
    EDITIONS,
    EFFECTING,
    EFFECTS,
    EVENTS,
    FIGURES,
    FIRST,
    FIRST_JOKER,
    FIRST_KIDNAP,
    FIRST_PLACE,
    FIRST_PLAY,
    FIRST_SALTO,
    FIRST_STEP,
    IN_THE_ARMY,
    JOKER,
    MOVEMENT,
    NEW_WEAPONS,
    ONE_STAR,
    ONLY_AIM,
    ONLY_DECLINE,
    ONLY_PASS,
    ONLY_READY,
    ONLY_STOP,
    ONLY_THROW,
    OPTIONS,
    OVER,
    PAIRS,
    PASSED,
    PLAIN_CARDS,
    QUIET,
    RANKS,
    SALTO,
    SECOND,
    SOK_04,
    SOK_15,
    SOK_20,
    SOK_22,
    SOK_24,
    SOK_26,
    SOK_31,
    SOK_44,
    SOK_51,
    SOKE,
    SPENDING,
    STOPPED,
    TALK,
    TWO_STARS,
    VERB,
    WEAPONS,
    WILD,
    WON_STEPS,
    State,
    defender,
    go_on_moving,
)
from shinobi.games.soke.weapons import discard, take_shuriken, turn_up_all

__all__ = [
    "ACTIONS",
    "CLAUSES",
    "EDITIONS",
    "EVENTS",
    "OPTIONS",
    "TALK",
    "State",
    "actors",
    "apart",
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

# Whose turn, and what is legal ----------------------------------------------------------------------------------------


def actors(s: State) -> int:
    if s.phase == ARRANGEMENT:
        return 3 - s.ready[0] - 2 * s.ready[1]
    return 0 if s.phase == OVER else only(s.turn)


def reacting(s: State) -> int:
    """The defender's action card, and shuriken after a throw, are answers to what the other player has just done."""
    return only(s.turn) if s.phase == DEFENCE or s.phase == SPENDING else 0


def apart(s: State) -> int:
    """Both arrange their armies behind a screen: neither learns how far the other is (SOK-04)."""
    return s.phase == ARRANGEMENT


def why_not(s: State, seat: int, action: int) -> int:
    if s.phase == MOVEMENT:
        if seat != s.turn:
            return SOK_04 if arranges(VERB[action]) else SOK_15
        if action == ONLY_STOP:
            return 0
        if action < FIRST_STEP or action > ONLY_STOP:
            return why_not_then(VERB[action])
        # Worked out and not looked up: the compiler sees that `candidate` has just put it together.
        return why_not_step(s, seat, action - FIRST_STEP >> 3, action - FIRST_STEP & 7)
    verb = VERB[action]
    if s.phase == ARRANGEMENT:
        return why_not_arrange(s, seat, verb, FIRST[action], SECOND[action])
    if s.phase == OVER:
        return s.ended
    if arranges(verb):
        return SOK_04
    if seat != s.turn:
        return why_not_other(s)
    if s.phase == DEFENCE:
        return why_not_defend(s, seat, verb, FIRST[action])
    if s.phase == ACTION:
        return why_not_act(s, seat, verb, FIRST[action])
    if s.phase == EFFECTING:
        if s.effect == SALTO:
            return why_not_salto(s, seat, FIRST[action], SECOND[action]) if verb == DO_SALTO else SOK_24
        return why_not_kidnap(s, seat, FIRST[action], SECOND[action]) if verb == DO_KIDNAP else SOK_26
    return why_not_in_dojo(s, verb)


def arranges(verb: int) -> bool:
    """Whether this belongs to the arrangement, which is over when the attacks begin (SOK-04)."""
    return verb == DO_PLACE or verb == DO_READY


def why_not_then(verb: int) -> int:
    """What forbids all that is done at another time of an attack than during movement."""
    if arranges(verb):
        return SOK_04
    return SOK_31 if verb == DO_THROW or verb == DO_AIM or verb == DO_DECLINE else SOK_20


def why_not_other(s: State) -> int:
    """Why the player who is not asked has to wait."""
    if s.phase == DEFENCE or s.phase == ACTION:
        return SOK_22
    return SOK_15 if s.phase == EFFECTING else SOK_44


# The course of an attack ----------------------------------------------------------------------------------------------


def apply(s: State, seat: int, action: int, key: Key) -> None:
    verb = VERB[action]
    if verb == DO_STEP:
        step(s, seat, FIRST[action], SECOND[action], key)
    elif verb == DO_STOP:
        tell(s, EVERYBODY, STOPPED, seat)  # SOK-31
        end_attack(s)
    elif verb == DO_PLACE:
        put(s, seat, FIRST[action], SECOND[action])
    elif verb == DO_READY:
        be_ready(s, seat, key)
    elif verb == DO_PASS:
        tell(s, EVERYBODY, PASSED, seat)
        decided(s, seat)
    elif verb == DO_PLAY or verb == DO_JOKER:
        play(s, seat, verb, FIRST[action], key)
        decided(s, seat)
    elif verb == DO_SALTO:
        salto(s, seat, FIRST[action], SECOND[action], key)
    elif verb == DO_KIDNAP:
        kidnap(s, seat, FIRST[action], SECOND[action])
    elif verb == DO_DECLINE:
        decline(s, seat)
    else:
        throw_again(s, seat, verb == DO_AIM, key)
    go_on(s, key)
    s.drawn = 0


def go_on(s: State, key: Key) -> None:
    """Do what nobody decides: end an attack in which no step is left or none is legal (SOK-31), begin the next."""
    waiting = 0
    while not waiting:
        if s.phase == MOVEMENT and not (s.steps and can_step(s, s.attacker)):
            end_attack(s)
        elif s.phase == WEAPONS:
            attack(s, key)
        else:
            waiting = 1


def attack(s: State, key: Key) -> None:
    """Weapons, then action cards, then movement with battles (SOK-10, SOK-20, SOK-30)."""
    tell(s, EVERYBODY, ATTACK, s.attacker)
    turn_up_all(s, key)
    if s.cards[defender(s)] & (1 << NEW_WEAPONS | 1 << JOKER):  # SOK-21, SOK-22
        s.phase = DEFENCE
        s.turn = defender(s)
    else:
        ask_attacker(s)


def ask_attacker(s: State) -> None:
    """If there is a card to decide on, going by what all can see: with no pair won, only two of them (SOK-12)."""
    playable = ALL_CARDS if s.steps else 1 << NEW_WEAPONS | 1 << JOKER
    if s.cards[s.attacker] & playable:
        s.phase = ACTION
        s.turn = s.attacker
    else:
        count_weapons(s)


def decided(s: State, seat: int) -> None:
    """The defender first, then the attacker (SOK-22)."""
    if seat == s.attacker:
        count_weapons(s)
    else:
        ask_attacker(s)


def count_weapons(s: State) -> None:
    """All is decided: the shuriken for three pairs, then Salto or Kidnap, then the steps (SOK-12, SOK-13, SOK-22)."""
    if s.steps == PAIRS:
        take_shuriken(s, s.attacker)
    elif s.steps == 0:
        take_shuriken(s, defender(s))
    tell(s, EVERYBODY, WON_STEPS, s.attacker, s.steps)
    if s.steps and s.effect != NOTHING:
        s.phase = EFFECTING
        s.turn = s.attacker
    else:
        go_on_moving(s)


def end_attack(s: State) -> None:
    """The cards go to the discard piles; then the other player attacks (SOK-15)."""
    discard(s)
    s.steps = 0
    s.sneak = 0
    s.quiet = 0 if s.lost else s.quiet + 1
    s.lost = 0
    left = s.max_quiet - s.quiet
    if left == 0:
        end(s, SOK_51, winners_when_quiet(s))
        return
    if left <= COUNTDOWN:
        tell(s, EVERYBODY, QUIET, left)
    s.attacker = defender(s)
    s.phase = WEAPONS


# What a seat can imagine ----------------------------------------------------------------------------------------------


def resample(s: State, seat: int, key: Key) -> None:
    """Deal the ranks again that the seat has not seen; before the armies face each other, whole arrangements."""
    if s.phase == ARRANGEMENT:
        imagine_arrangements(s, seat, key)
        return
    for other in range(s.players):
        s.ready[other] = 1
        if other != seat:
            imagine_ranks(s, other, seat, key)


def imagine_ranks(s: State, other: int, seat: int, key: Key) -> None:
    """Over the figures not yet seen, in proportion; the Soke has not kidnapped (SOK-26)."""
    first = FIGURES * other
    one_star = IN_THE_ARMY[ONE_STAR]
    two_stars = IN_THE_ARMY[TWO_STARS]
    soke_unseen = 1
    may_be_soke = 0
    for piece in range(first, first + FIGURES):
        if includes(s.rank_known[piece], seat):
            one_star -= s.rank[piece] == ONE_STAR
            two_stars -= s.rank[piece] == TWO_STARS
            soke_unseen -= s.rank[piece] == SOKE
        elif not s.no_soke[piece]:
            may_be_soke += 1
    soke = draw(key, first, may_be_soke) if soke_unseen else NOTHING
    for piece in range(first, first + FIGURES):
        if not includes(s.rank_known[piece], seat):
            if not s.no_soke[piece]:
                soke -= 1
                if soke_unseen and soke == NOTHING:
                    s.rank[piece] = SOKE
                    continue
            if draw(key, piece + 1, one_star + two_stars) < one_star:
                s.rank[piece] = ONE_STAR
                one_star -= 1
            else:
                s.rank[piece] = TWO_STARS
                two_stars -= 1


# Which actions are worth asking about ---------------------------------------------------------------------------------


def candidates(s: State, seat: int) -> int:
    if s.phase == MOVEMENT:
        return s.army_size[seat] * (DIRECTIONS if s.sideways else PLAIN_DIRECTIONS) + 1
    if s.phase == ARRANGEMENT:
        return 1 if all_placed(s, seat) else HOME_ROWS * s.columns * size(ranks_left(s, seat))
    if s.phase == DEFENCE:
        return 3
    if s.phase == ACTION:
        return size(s.cards[seat] & PLAIN_CARDS) + 1 + (EFFECTS if has(s.cards[seat], JOKER) else 0)
    if s.phase == EFFECTING:
        return rare_jumps(s, seat) if s.effect == SALTO else s.army_size[seat] * s.army_size[1 - seat]
    return 3 if s.dojo == WILD else 2


def candidate(s: State, seat: int, nth: int) -> int:
    if s.phase == MOVEMENT:
        if nth == 0:
            return ONLY_STOP
        nth -= 1
        if s.sideways:
            return FIRST_STEP + DIRECTIONS * s.army[FIGURES * seat + nth // DIRECTIONS] + nth % DIRECTIONS
        return FIRST_STEP + DIRECTIONS * s.army[FIGURES * seat + nth // PLAIN_DIRECTIONS] + nth % PLAIN_DIRECTIONS
    if s.phase == ARRANGEMENT:
        if all_placed(s, seat):
            return ONLY_READY
        ranks = ranks_left(s, seat)
        spot = quotient(nth, size(ranks))
        rank = member(ranks, nth - size(ranks) * spot)
        return FIRST_PLACE + RANKS * (MOST_COLUMNS * quotient(spot, s.columns) + remainder(spot, s.columns)) + rank
    if s.phase == DEFENCE:
        if nth == 0:
            return ONLY_PASS
        return FIRST_PLAY + NEW_WEAPONS if nth == 1 else FIRST_JOKER + NEW_WEAPONS
    if s.phase == ACTION:
        if nth == 0:
            return ONLY_PASS
        nth -= 1
        held = s.cards[seat] & PLAIN_CARDS
        return FIRST_PLAY + member(held, nth) if nth < size(held) else FIRST_JOKER + nth - size(held)
    if s.phase == EFFECTING:
        if s.effect == SALTO:
            return FIRST_SALTO + rare_nth_jump(s, seat, nth)
        kidnapper = quotient(nth, s.army_size[1 - seat])
        victim = s.army[FIGURES * (1 - seat) + nth - s.army_size[1 - seat] * kidnapper]
        return FIRST_KIDNAP + FIGURES * s.army[FIGURES * seat + kidnapper] + victim
    if nth == 0:
        return ONLY_THROW
    if nth == 1:
        return ONLY_DECLINE
    return ONLY_AIM
