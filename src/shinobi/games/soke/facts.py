"""What soke tells people besides their view: facts to reason from, what is asked, and whom one waits for.

All of it comes from what the viewer knows. Spectators sit beside red. A figure is its letter; odds are `win`,
`equal` and `lose`, from 0 to 1.

| fact | meaning |
|---|---|
| `squares` | the squares as they lie before the viewer: rows from the far edge on, each from the left |
| `fence` | for each column, from the viewer's left, whether the fence stands in it, between the two middle rows |
| `front_row` | how many rows before the viewer's own edge the enemy's front row is; null without an enemy |
| `unseen` | `[side]`: the ranks the viewer has not seen there, with how many there are of each |
| `countdown` | quiet attacks left before the game ends, when there are few; else null |
| `dojo` | the battle going on, or null: the `sides` of the dice by seat, the attacker's `odds`, and the odds to throw \
`again` for whoever is asked to spend a shuriken, else null |
| `stake` | what comes of the battle going on if nobody throws again, as a saying; empty before both have thrown |
| `last_battle` | the last battle that was decided, or null: the seat of the `attacker`, the `figures`, their \
`ranks` and their `eyes` by seat (0: the die has left the Dojo), and the seat that has `lost`; null after equal throws |
| `fallen` | `[side]`: those who have left the game, first to last: the `figure`, its `rank`, the enemy `by` whom, \
and the `eyes` of both, its own first; null if it was kidnapped |

And for a viewer who is asked, else empty:

| fact | meaning |
|---|---|
| `targets` | for each legal move that goes to a square: the `move`, the `square`, and the square it comes `from` |
| `battles` | fights in reach of such a move: `move`, `figure`, `enemy`, and the odds |
| `fence_crossings` | each own `figure` that can come to the fence and cross it in this attack, and after how many \
`steps`, if own figures make room and enemies are beaten |
| `formations` | several moves under a name, with the text `formation-NAME` |
| `warnings` | what could be regretted: `warning` is own-soke, grasp or sneak; `figures` are those it is about |
| `names` | better names for what a move speaks of: a `part` of the move, and what its last argument is then `called`, \
a saying; for a square it is the square's own name |
| `risks` | each `move` with which the own Soke could be lost or Sneak is wasted, and `why`, a saying: for whoever \
wants to be asked |
| `settled` | the one `move` that makes sense, where what everybody knows decides it, else null |

And after the end, else empty:

| fact | meaning |
|---|---|
| `after` | `[seat]`: what is told of the seat, as a saying: how many figures it has lost |
"""

from shinobi.engine.compiler.language import copy_record
from shinobi.engine.domains import FLAG, Domain, Number, names
from shinobi.engine.facts import (
    SAYING,
    SAYINGS,
    WHOLE,
    Chance,
    Entry,
    FactsRecord,
    Just,
    Keyed,
    Messages,
    Moves,
    One,
    OneOrNone,
    Parts,
    Perhaps,
    Saying,
    Several,
    Signs,
    Tuple,
    Upto,
    chance,
    joined,
    say,
)
from shinobi.engine.seats import NOTHING, SPECTATOR
from shinobi.engine.small_sets import has
from shinobi.engine.state import Cells, nobody, public
from shinobi.games.soke import rules
from shinobi.games.soke.action_cards import landing, rare_front_row
from shinobi.games.soke.board import (
    DIRECTIONS,
    MOST_COLUMNS,
    MOST_ROWS,
    SPOT,
    SPOTS,
    SQUARE,
    column_of,
    home_square,
)
from shinobi.games.soke.dojo import in_battle, sides
from shinobi.games.soke.losses import Memory, remember
from shinobi.games.soke.table import (
    ACTION,
    ACTIONS,
    ARRANGEMENT,
    COUNTDOWN,
    DEFENCE,
    DIE,
    DO_DECLINE,
    DO_JOKER,
    DO_KIDNAP,
    DO_PLACE,
    DO_PLAY,
    DO_SALTO,
    DO_STEP,
    EFFECT,
    EFFECTING,
    EYES,
    FIGURE,
    FIGURES,
    FIRST,
    FIRST_PLACE,
    FIRST_STEP,
    IN_THE_ARMY,
    JOKER,
    MOVEMENT,
    NEW_WEAPONS,
    ONLY_DECLINE,
    OVER,
    PAIRS,
    PHASE,
    RANK,
    RANKS,
    SEAT,
    SEATS,
    SECOND,
    SNEAK,
    SOK_33,
    SOKE,
    SPENDING,
    VERB,
    WILD,
    State,
    held_by,
    put_on,
    square_on,
    standing,
)

__all__ = ["MESSAGES", "Facts", "Memory", "facts", "prompt", "remember", "waiting"]

SQUARES = MOST_ROWS * MOST_COLUMNS
STEPS = Number(0, PAIRS)
DIE_SIDES = Number(0, DIE[-1])
LOST = Number(0, FIGURES)
ANSWERS = Number(0, 2)
BOTH, ONLY_NEW_WEAPONS, ONLY_JOKER = range(3)
"""Which of New Weapons and the Joker a player still has, who has one of them."""
PERCENT = Number(0, 100)
MOST_LEGAL = FIGURES * FIGURES + 1

FORMATION = names("formation", "wall", "corner", "wings", "rest")
WALL, CORNER, WINGS, REST = FORMATION.values
READY_FORMATIONS = 3
READY = tuple(
    "12S".index(sign)
    for lines in (("11S11", "12121", "21212"), ("S2111", "22111", "12211"), ("1111S", "21112", "22112"))
    for line in lines
    for sign in line
)
"""The ranks of the ready formations, from the own edge to the front, for five columns; a wider board leaves its last
columns empty."""
FORMED_COLUMNS = 5

WARNING = names("warning", "own-soke", "grasp", "sneak")
OWN_SOKE, GRASP, SNEAKED = WARNING.values

CHANCE = Chance()
A_PERCENT = WHOLE // 100
HALF_A_PERCENT = A_PERCENT // 2
MOVE = Moves(ACTIONS)
LETTER = Signs(tuple(letter.upper() for letter in FIGURE.names))

JUST_A_MOVE = Just(MOVE)
JUST_A_FIGURE = Just(FIGURE)
ODDS = Entry(win=CHANCE, equal=CHANCE, lose=CHANCE)
DICE = Tuple(EYES, EYES)
IN_THE_DOJO = Entry(sides=One(DICE), odds=One(ODDS), again=OneOrNone(ODDS))
GOING: dict[str, Domain] = {"move": MOVE, "from": Perhaps(SQUARE), "square": SQUARE}
TARGET = Entry(**GOING)
BATTLE = Entry(move=MOVE, figure=FIGURE, enemy=FIGURE, win=CHANCE, equal=CHANCE, lose=CHANCE)
CROSSING = Entry(figure=FIGURE, steps=STEPS)
WARNED_OF = Entry(warning=WARNING, figures=Several(JUST_A_FIGURE))
TWO_FIGURES = Tuple(FIGURE, FIGURE)
TWO_RANKS = Tuple(RANK, RANK)
FOUGHT = Entry(attacker=SEAT, figures=One(TWO_FIGURES), ranks=One(TWO_RANKS), eyes=One(DICE), lost=Perhaps(SEAT))
FALLEN = Entry(figure=FIGURE, rank=RANK, by=FIGURE, eyes=OneOrNone(DICE))
RISK = Entry(move=MOVE, why=SAYING)
SETTLED = Entry(move=MOVE)

SPOT_PART = Parts({"verb": "place", "spot": SPOT})
VERB_PART = Parts({"verb": "ready"}, {"verb": "throw"}, {"verb": "aim"}, {"verb": "pass"}, {"verb": "stop"})
READY_PART, THROW_PART, AIM_PART, PASS_PART, STOP_PART = VERB_PART.firsts
MOVE_NAME = Entry(part=MOVE, called=SQUARE)
SPOT_NAME = Entry(part=SPOT_PART, called=SQUARE)
VERB_NAME = Entry(part=VERB_PART, called=SAYING)

PHASES = PHASE.names[:OVER]

MESSAGES = Messages(
    JUST_A_MOVE,
    JUST_A_FIGURE,
    ODDS,
    DICE,
    IN_THE_DOJO,
    TARGET,
    BATTLE,
    CROSSING,
    WARNED_OF,
    TWO_FIGURES,
    TWO_RANKS,
    FOUGHT,
    FALLEN,
    RISK,
    SETTLED,
    MOVE_NAME,
    SPOT_NAME,
    VERB_NAME,
    Saying("named-ready"),
    Saying("named-throw-again"),
    Saying("named-aim-again"),
    Saying("named-pass"),
    Saying("named-stop"),
    Saying("after-fallen", fallen=LOST, figures=LOST),
    Saying("turn-arrangement", side=Number(0, 1)),
    Saying("turn-defence", seat=SEAT, steps=STEPS, cards=ANSWERS),
    Saying("turn-action", steps=STEPS, cards=ANSWERS),
    Saying("wait-defence", seat=SEAT, cards=ANSWERS),
    Saying("stake-equal", seat=SEAT, figure=LETTER),
    Saying("stake-behind", seat=SEAT, figure=LETTER),
    Saying("risk-attack", percent=PERCENT),
    Saying("risk-near"),
    Saying("risk-behind"),
    Saying("risk-sneak"),
    Saying("warn-soke-behind"),
    Saying("warn-own-soke"),
    Saying("warn-grasp", figure=LETTER),
    Saying("warn-vain", sides=DIE_SIDES),
    Saying("warn-top"),
    Saying("wait-arrangement"),
    *(Saying(f"turn-{due}", steps=STEPS) for due in (*PHASES, *EFFECT.names)),
    *(Saying(f"wait-{due}", seat=SEAT, steps=STEPS) for due in (*PHASES, *EFFECT.names)),
)
(
    A_MOVE,
    A_FIGURE,
    THE_ODDS,
    THE_DICE,
    THE_DOJO,
    A_TARGET,
    A_BATTLE,
    A_CROSSING,
    A_WARNING,
    THE_FIGURES,
    THE_RANKS,
    A_FIGHT,
    A_LOSS,
    A_RISK,
    THE_ANSWER,
    A_MOVE_NAME,
    A_SPOT_NAME,
    A_VERB_NAME,
    NAMED_READY,
    NAMED_THROW_AGAIN,
    NAMED_AIM_AGAIN,
    NAMED_PASS,
    NAMED_STOP,
    AFTER_FALLEN,
    TURN_ARRANGEMENT,
    TURN_DEFENCE,
    TURN_ACTION,
    WAIT_DEFENCE,
    STAKE_EQUAL,
    STAKE_BEHIND,
    RISK_ATTACK,
    RISK_NEAR,
    RISK_BEHIND,
    RISK_SNEAK,
    WARN_SOKE_BEHIND,
    WARN_OWN_SOKE,
    WARN_GRASP,
    WARN_VAIN,
    WARN_TOP,
    WAIT_ARRANGEMENT,
    FIRST_TURN,
    *_,
) = MESSAGES.numbers
FIRST_TURN_EFFECT = FIRST_TURN + len(PHASES)
FIRST_WAIT = FIRST_TURN_EFFECT + len(EFFECT.names)
FIRST_WAIT_EFFECT = FIRST_WAIT + len(PHASES)


class Facts(FactsRecord, most_said=500):
    """The facts in the tables above; and room to work them out."""

    squares: Cells = public(Upto(MOST_ROWS, "rows"), Upto(MOST_COLUMNS, "columns"), of=SQUARE)
    fence: Cells = public(Upto(MOST_COLUMNS, "columns"), of=FLAG)
    front_row: int = public(of=Perhaps(Number(0, MOST_ROWS)))
    unseen: Cells = public(SEATS, Keyed(*RANK.names), of=Number(0, FIGURES))
    countdown: int = public(of=Perhaps(Number(0, COUNTDOWN)))
    dojo: int = public(of=OneOrNone(IN_THE_DOJO))
    stake: int = public(of=SAYINGS)
    last_battle: int = public(of=OneOrNone(FOUGHT))
    fallen: Cells = public(SEATS, of=Several(FALLEN))
    targets: int = public(of=Several(TARGET))
    battles: int = public(of=Several(BATTLE))
    fence_crossings: int = public(of=Several(CROSSING))
    formations: Cells = public(Keyed(*FORMATION.names), of=Several(JUST_A_MOVE))
    warnings: int = public(of=Several(WARNED_OF))
    risks: int = public(of=Several(RISK))
    settled: int = public(of=OneOrNone(SETTLED))
    names: int = public(of=Several(MOVE_NAME, SPOT_NAME, VERB_NAME))
    after: int = public(of=SAYINGS)

    rows: int = nobody(of=Number(0, MOST_ROWS))
    columns: int = nobody(of=Number(0, MOST_COLUMNS))
    legal: Cells = nobody(MOST_LEGAL, of=Number(0, len(ACTIONS)))
    legal_count: int = nobody(of=Number(0, MOST_LEGAL))
    way: Cells = nobody(SQUARES, DIRECTIONS, of=SQUARE)  # where a step leads that is free
    far: Cells = nobody(SQUARES, of=Perhaps(Number(0, PAIRS)))  # steps from there to a square at the fence
    hidden: Cells = nobody(SEATS, of=Number(0, FIGURES))  # figures whose rank the viewer does not know
    may_be_soke: Cells = nobody(SEATS, of=Number(0, FIGURES))  # and those among them that may be the Soke
    own_soke: int = nobody(of=FIGURE)  # the own Soke, where it could begin a battle
    grasped: int = nobody(of=FIGURE)  # the enemy's Soke, where it is known and could be grasped
    could_sneak: int = nobody(of=FLAG)
    left: Cells = nobody(RANKS, of=Number(0, FIGURES))  # figures of each rank that a formation has still to place
    formed: Cells = nobody(SPOTS, of=RANK)  # the rank that a formation puts on a home square


def near(seat: int) -> int:
    """Who sits at the viewer's edge of the board."""
    return 0 if seat == SPECTATOR else seat


def facts(f: Facts, s: State, trial: State, m: Memory, seat: int, asked: int) -> None:
    """Fill in the facts for the viewer at this seat."""
    lay_squares(f, s, near(seat))
    front = rare_front_row(s, near(seat))
    f.front_row = NOTHING if front == MOST_ROWS else front
    left = s.max_quiet - s.quiet
    f.countdown = left if left <= COUNTDOWN else NOTHING
    for side in range(s.players):
        count_unseen(f, s, seat, side)
        list_losses(f, s, m, side)
        if s.phase == OVER:
            fallen = FIGURES - s.army_size[side]
            f.after = joined(f, f.after, say(f, AFTER_FALLEN, fallen, FIGURES))
    if s.fighter != NOTHING:
        look_into_dojo(f, s)
    if m.decided:
        recall_battle(f, s, m)
    if asked == 0:
        return
    list_legal(f, s, seat)
    for nth in range(f.legal_count):
        consider(f, s, trial, seat, f.legal[nth])
    find_crossings(f, s, trial, seat)
    if s.phase == ARRANGEMENT:
        form_up(f, s, seat)
        name_verb(f, READY_PART, NAMED_READY)
    if s.phase == DEFENCE or s.phase == ACTION:
        name_verb(f, PASS_PART, NAMED_PASS)
    if s.phase == MOVEMENT:
        name_verb(f, STOP_PART, NAMED_STOP)
    if s.phase == SPENDING:
        name_verb(f, THROW_PART, NAMED_THROW_AGAIN)
        name_verb(f, AIM_PART, NAMED_AIM_AGAIN)
    if throws_in_vain(s, seat) or shows_its_highest(s, seat):
        f.settled = say(f, THE_ANSWER, ONLY_DECLINE)
    warn(f)


def name_verb(f: Facts, part: int, called: int) -> None:
    """Call all moves of a verb by a better name."""
    f.names = joined(f, f.names, say(f, A_VERB_NAME, part, say(f, called)))


def lay_squares(f: Facts, s: State, seat: int) -> None:
    """The squares and the fence, as they lie before whoever sits at this edge."""
    f.rows = s.rows
    f.columns = s.columns
    for row in range(s.rows):
        for across in range(s.columns):
            spot = MOST_COLUMNS * (s.rows - 1 - row) + across
            f.squares[MOST_COLUMNS * row + across] = home_square(s.rows, s.columns, seat, spot)
    for across in range(s.columns):
        f.fence[across] = has(s.fence, s.columns - 1 - across if seat else across)


# Ranks and odds -----------------------------------------------------------------------------------------------------


def is_hidden(s: State, seat: int, piece: int) -> int:
    """Whether the viewer does not know the rank of a figure."""
    return 1 if s.rank[piece] == NOTHING and not s.rank_known[piece] >> seat & 1 else 0


def count_unseen(f: Facts, s: State, seat: int, side: int) -> None:
    """The ranks of a side that the viewer has not seen, with how many there are of each."""
    for rank in range(RANKS):
        f.unseen[RANKS * side + rank] = IN_THE_ARMY[rank]
    for piece in range(FIGURES * side, FIGURES * side + FIGURES):
        if is_hidden(s, seat, piece):
            f.hidden[side] += 1
            f.may_be_soke[side] += 1 - s.no_soke[piece]
        elif s.rank[piece] != NOTHING:
            f.unseen[RANKS * side + s.rank[piece]] -= 1
    if f.hidden[side] == 0:
        for rank in range(RANKS):
            f.unseen[RANKS * side + rank] = 0


def likely(f: Facts, s: State, seat: int, side: int, figure: int, rank: int) -> float:
    """How likely a figure has this rank, for all the viewer knows.

    The Soke is any of the figures not seen that have not kidnapped (SOK-26), and the other ranks are over all the rest.
    """
    piece = FIGURES * side + figure
    if not is_hidden(s, seat, piece):
        return 1.0 if s.rank[piece] == rank else 0.0
    soke = 0.0
    if not s.no_soke[piece]:
        soke = f.unseen[RANKS * side + SOKE] / f.may_be_soke[side]
    if rank == SOKE:
        return soke
    others = f.unseen[RANKS * side] + f.unseen[RANKS * side + 1]
    return (1.0 - soke) * f.unseen[RANKS * side + rank] / others if others else 0.0


def throws(own: int, other: int, sign: int) -> float:
    """How likely a die with so many sides wins against another (1), equals it (0), or loses (-1)."""
    count = 0
    for mine in range(1, own + 1):
        for its in range(1, other + 1):
            if (mine > its) - (mine < its) == sign:
                count += 1
    return count / (own * other)


def against(f: Facts, s: State, seat: int, own: int, enemy: int, sign: int) -> int:
    """How likely one's rank wins, equals or loses against an enemy that may have several."""
    sum_of_all = 0.0
    for rank in range(RANKS):
        weight = likely(f, s, seat, 1 - seat, enemy, rank)
        if weight > 0.0:
            sum_of_all += throws(DIE[own], DIE[rank], sign) * weight
    return chance(sum_of_all)


def look_into_dojo(f: Facts, s: State) -> None:
    """The dice of the battle going on, and what is to be expected of them."""
    dice = say(f, THE_DICE, sides(s, 0), sides(s, 1))
    own, other = sides(s, s.attacker), sides(s, 1 - s.attacker)
    odds = say(
        f, THE_ODDS, chance(throws(own, other, 1)), chance(throws(own, other, 0)), chance(throws(own, other, -1))
    )
    again = NOTHING
    if s.phase == SPENDING:
        die, eyes = sides(s, s.turn), s.thrown[1 - s.turn]
        better = max(0, die - eyes)
        same = 1 if 1 <= eyes <= die else 0
        again = say(f, THE_ODDS, chance(better / die), chance(same / die), chance((die - better - same) / die))
    f.dojo = say(f, THE_DOJO, dice, odds, again)
    if s.phase != SPENDING:
        return
    if s.thrown[0] == s.thrown[1]:
        f.stake = joined(f, f.stake, say(f, STAKE_EQUAL, s.attacker, s.fighter))
    else:
        f.stake = joined(f, f.stake, say(f, STAKE_BEHIND, s.turn, in_battle(s, s.turn)))


# What has happened --------------------------------------------------------------------------------------------------


def rank_of(s: State, side: int, figure: int) -> int:
    """The rank of a figure that everybody has seen."""
    return s.rank[FIGURES * side + figure]


def list_losses(f: Facts, s: State, m: Memory, side: int) -> None:
    """Who has left the game on a side, and how."""
    for nth in range(FIGURES * side, FIGURES * side + m.losses[side]):
        eyes = say(f, THE_DICE, m.own_eyes[nth], m.its_eyes[nth]) if m.its_eyes[nth] else NOTHING
        loss = say(f, A_LOSS, m.lost[nth], rank_of(s, side, m.lost[nth]), m.taken_by[nth], eyes)
        f.fallen[side] = joined(f, f.fallen[side], loss)


def recall_battle(f: Facts, s: State, m: Memory) -> None:
    """The last battle that was decided."""
    red, black = m.fought[0], m.fought[1]
    figures = say(f, THE_FIGURES, red, black)
    ranks = say(f, THE_RANKS, rank_of(s, 0, red), rank_of(s, 1, black))
    f.last_battle = say(f, A_FIGHT, m.attacker, figures, ranks, say(f, THE_DICE, m.eyes[0], m.eyes[1]), m.loser)


# Where a move goes --------------------------------------------------------------------------------------------------


def list_legal(f: Facts, s: State, seat: int) -> None:
    """The legal actions, in the order of the table."""
    for nth in range(rules.candidates(s, seat)):
        action = rules.candidate(s, seat, nth)
        if rules.why_not(s, seat, action):
            continue
        place = f.legal_count
        while place > 0 and f.legal[place - 1] > action:
            f.legal[place] = f.legal[place - 1]
            place -= 1
        f.legal[place] = action
        f.legal_count += 1


def consider(f: Facts, s: State, trial: State, seat: int, action: int) -> None:
    """Where a legal action goes, what battle it begins, and what could be regretted."""
    verb, figure, second = VERB[action], FIRST[action], SECOND[action]
    if verb == DO_PLAY or verb == DO_JOKER:
        f.could_sneak |= figure == SNEAK
    start = NOTHING if verb == DO_PLACE else standing(s, seat, figure)
    if verb == DO_STEP:
        square = square_on(s, seat, start, second)
    elif verb == DO_SALTO:
        square = landing(s, seat, figure, second)
    elif verb == DO_KIDNAP:
        square = standing(s, 1 - seat, second)
        if s.rank[FIGURES * (1 - seat) + second] == SOKE:
            f.grasped = second
    elif verb == DO_PLACE:
        square = home_square(s.rows, s.columns, seat, figure)
    else:
        if verb == DO_DECLINE and soke_is_behind(s, seat) and not throws_in_vain(s, seat):
            f.risks = joined(f, f.risks, say(f, A_RISK, action, say(f, RISK_BEHIND)))
        return
    f.targets = joined(f, f.targets, say(f, A_TARGET, action, start, square))
    # A step and a jump are called by the square they lead to, a home square by its name on the board.
    if verb == DO_STEP or verb == DO_SALTO:
        f.names = joined(f, f.names, say(f, A_MOVE_NAME, action, square))
    elif verb == DO_PLACE and figure != square and second == 0:
        f.names = joined(f, f.names, say(f, A_SPOT_NAME, figure, square))
    piece = s.board[square]
    if (verb == DO_STEP or verb == DO_SALTO) and piece != NOTHING:
        own, enemy = s.rank[FIGURES * seat + figure], piece - FIGURES * (1 - seat)
        wins = against(f, s, seat, own, enemy, 1)
        equals = against(f, s, seat, own, enemy, 0)
        loses = against(f, s, seat, own, enemy, -1)
        f.battles = joined(f, f.battles, say(f, A_BATTLE, action, figure, enemy, wins, equals, loses))
        if own == SOKE:
            f.own_soke = figure
            risk = say(f, RISK_ATTACK, (loses + HALF_A_PERCENT) // A_PERCENT)
            f.risks = joined(f, f.risks, say(f, A_RISK, action, risk))
    elif (verb == DO_STEP or verb == DO_SALTO) and s.rank[FIGURES * seat + figure] == SOKE:
        if can_be_attacked(s, trial, seat, figure, square):
            f.risks = joined(f, f.risks, say(f, A_RISK, action, say(f, RISK_NEAR)))


def can_be_attacked(s: State, trial: State, seat: int, figure: int, square: int) -> int:
    """Whether an own figure that went to this square could be attacked there with the enemy's first step."""
    near_enemies = 0
    for direction in range(DIRECTIONS):
        near_enemies += held_by(s, 1 - seat, square_on(s, seat, square, direction))
    if near_enemies == 0:
        return 0
    copy_record(s, trial)
    put_on(trial, seat, figure, square)
    trial.attacker = 1 - seat
    trial.turn = 1 - seat
    trial.phase = MOVEMENT
    trial.steps = 1
    trial.sneak = 0
    for nth in range(rules.candidates(trial, 1 - seat)):
        action = rules.candidate(trial, 1 - seat, nth)
        if VERB[action] == DO_STEP and rules.why_not(trial, 1 - seat, action) == 0:
            start = standing(trial, 1 - seat, FIRST[action])
            if square_on(trial, 1 - seat, start, SECOND[action]) == square:
                return 1
    return 0


def find_crossings(f: Facts, s: State, trial: State, seat: int) -> None:
    """The own figures that can come to the fence and cross it in this attack."""
    if s.attacker != seat or (s.phase != ACTION and s.phase != EFFECTING and s.phase != MOVEMENT):
        return
    copy_record(s, trial)
    leave_alone(trial, seat)
    for square in range(SQUARES):
        if square < MOST_COLUMNS * s.rows and square % MOST_COLUMNS < s.columns:
            find_ways(f, trial, seat, square)
    for steps in range(1, s.steps):
        for square in range(SQUARES):
            for direction in range(DIRECTIONS):
                to = f.way[DIRECTIONS * square + direction]
                if f.far[square] == NOTHING and to != NOTHING and f.far[to] == steps - 1:
                    f.far[square] = steps
    for figure in range(FIGURES):
        square = standing(s, seat, figure)
        if s.steps > 0 and square != NOTHING and f.far[square] != NOTHING:
            crossing = say(f, A_CROSSING, figure, f.far[square] + 1)
            f.fence_crossings = joined(f, f.fence_crossings, crossing)


def leave_alone(trial: State, seat: int) -> None:
    """The board with one single figure for the seat, to be put where one wants to ask the rules about."""
    for figure in range(FIGURES):
        if standing(trial, seat, figure) != NOTHING:
            trial.board[standing(trial, seat, figure)] = NOTHING
    trial.army[FIGURES * seat] = 0
    trial.army_size[seat] = 1
    trial.phase = MOVEMENT
    trial.turn = seat
    trial.sneak = 0


def find_ways(f: Facts, trial: State, seat: int, square: int) -> None:
    """Where a single figure could step from a square, and whether a step from there would cross the fence."""
    stood_there = trial.board[square]
    trial.board[square] = FIGURES * seat
    trial.place[FIGURES * seat] = square
    for nth in range(rules.candidates(trial, seat)):
        action = rules.candidate(trial, seat, nth)
        if VERB[action] == DO_STEP:
            clause = rules.why_not(trial, seat, action)
            if clause == SOK_33:
                f.far[square] = 0
            elif clause == 0:
                direction = action - FIRST_STEP
                f.way[DIRECTIONS * square + direction] = square_on(trial, seat, square, direction)
    trial.board[square] = stood_there


# Several moves at once ----------------------------------------------------------------------------------------------


def form_up(f: Facts, s: State, seat: int) -> None:
    """Ready formations, around the figures that stand already; and, once some do, the rest of them in any order."""
    left = 0
    for rank in range(RANKS):
        left += s.unplaced[RANKS * seat + rank]
    if left:
        for formation in range(READY_FORMATIONS):
            complete(f, s, seat, formation)
    if 0 < left < FIGURES:
        complete(f, s, seat, REST)


def complete(f: Facts, s: State, seat: int, formation: int) -> None:
    """Put down the figures that are left: where a formation has such a figure, and then wherever there is room."""
    for rank in range(RANKS):
        f.left[rank] = s.unplaced[RANKS * seat + rank]
    for spot in range(SPOTS):
        f.formed[spot] = NOTHING
    if formation != REST:
        for place in range(FIGURES):
            spot = MOST_COLUMNS * (place // FORMED_COLUMNS) + place % FORMED_COLUMNS
            rank = READY[FIGURES * formation + place]
            if s.home[SPOTS * seat + spot] == NOTHING and f.left[rank]:
                f.left[rank] -= 1
                f.formed[spot] = rank
    keep_soke_back(f, s, seat)
    rank = 0
    for spot in range(SPOTS):
        if not is_free(s, seat, spot):
            continue
        formed = f.formed[spot]
        if formed == NOTHING:
            while rank < RANKS and f.left[rank] == 0:
                rank += 1
            if rank == RANKS:
                continue
            f.left[rank] -= 1
            formed = rank
        put_down(f, formation, spot, formed)


def is_free(s: State, seat: int, spot: int) -> int:
    """Whether a home square is on the board, and nobody stands there."""
    return 1 if column_of(spot) < s.columns and s.home[SPOTS * seat + spot] == NOTHING else 0


def keep_soke_back(f: Facts, s: State, seat: int) -> None:
    """A Soke that has no place in the formation stands as near to its own edge as there is room; another gives way."""
    for spot in range(SPOTS):
        if f.left[SOKE] and is_free(s, seat, spot):
            if f.formed[spot] != NOTHING:
                f.left[f.formed[spot]] += 1
            f.formed[spot] = SOKE
            f.left[SOKE] -= 1


def put_down(f: Facts, formation: int, spot: int, rank: int) -> None:
    """One more figure of a formation."""
    move = say(f, A_MOVE, FIRST_PLACE + RANKS * spot + rank)
    f.formations[formation] = joined(f, f.formations[formation], move)


# What is asked, and what to think of --------------------------------------------------------------------------------


def warn(f: Facts) -> None:
    """What could be regretted."""
    if f.own_soke != NOTHING:
        f.warnings = joined(f, f.warnings, say(f, A_WARNING, OWN_SOKE, say(f, A_FIGURE, f.own_soke)))
    if f.grasped != NOTHING:
        f.warnings = joined(f, f.warnings, say(f, A_WARNING, GRASP, say(f, A_FIGURE, f.grasped)))
    if f.could_sneak and f.fence_crossings == NOTHING:
        f.warnings = joined(f, f.warnings, say(f, A_WARNING, SNEAKED, NOTHING))
        for nth in range(f.legal_count):
            action = f.legal[nth]
            if (VERB[action] == DO_PLAY or VERB[action] == DO_JOKER) and FIRST[action] == SNEAK:
                f.risks = joined(f, f.risks, say(f, A_RISK, action, say(f, RISK_SNEAK)))


def prompt(f: Facts, s: State, seat: int) -> None:
    """What is asked of the viewer, and warnings."""
    if s.phase == ARRANGEMENT:
        f.asked = say(f, TURN_ARRANGEMENT, seat)
    elif s.phase == DEFENCE:
        f.asked = say(f, TURN_DEFENCE, s.attacker, s.steps, answers(s, seat))
    elif s.phase == ACTION:
        f.asked = say(f, TURN_ACTION, s.steps, answers(s, seat))
    else:
        f.asked = say(f, FIRST_TURN_EFFECT + s.effect if s.phase == EFFECTING else FIRST_TURN + s.phase, s.steps)
    if f.own_soke != NOTHING:
        joined(f, f.asked, say(f, WARN_OWN_SOKE))
    if f.grasped != NOTHING:
        # Only a known Soke in the front row is named; as always, the enemy's letters are large.
        joined(f, f.asked, say(f, WARN_GRASP, f.grasped))
    if throws_in_vain(s, seat):
        joined(f, f.asked, say(f, WARN_VAIN, sides(s, seat)))
    elif shows_its_highest(s, seat):
        joined(f, f.asked, say(f, WARN_TOP))
    elif soke_is_behind(s, seat):
        joined(f, f.asked, say(f, WARN_SOKE_BEHIND))


def answers(s: State, seat: int) -> int:
    """Which of the cards that bring new weapons are left to a player: all see it (SOK-06)."""
    if has(s.cards[seat], NEW_WEAPONS) and has(s.cards[seat], JOKER):
        return BOTH
    return ONLY_JOKER if has(s.cards[seat], JOKER) else ONLY_NEW_WEAPONS


def throws_in_vain(s: State, seat: int) -> int:
    """Whether the viewer is asked for a shuriken (SOK-44) and no throw of their die could reach the other one."""
    return 1 if s.phase == SPENDING and s.dojo != WILD and sides(s, seat) < s.thrown[1 - seat] else 0


def shows_its_highest(s: State, seat: int) -> int:
    """Whether the viewer is asked for a shuriken after equal throws, and no throw of their die could be higher."""
    equal = s.phase == SPENDING and s.dojo != WILD and s.thrown[0] == s.thrown[1]
    return 1 if equal and s.thrown[seat] == sides(s, seat) else 0


def soke_is_behind(s: State, seat: int) -> int:
    """Whether the viewer's Soke falls if no shuriken is spent."""
    if s.phase != SPENDING or s.thrown[seat] >= s.thrown[1 - seat]:
        return 0
    return 1 if s.rank[FIGURES * seat + in_battle(s, seat)] == SOKE else 0


def waiting(f: Facts, s: State, seat: int) -> None:
    """Whom the viewer waits for, and for what. While both arrange, nobody learns who is ready (SOK-04)."""
    if s.phase == ARRANGEMENT:
        f.asked = say(f, WAIT_ARRANGEMENT)
    elif s.phase == DEFENCE:
        f.asked = say(f, WAIT_DEFENCE, s.turn, answers(s, s.turn))
    elif s.phase != OVER:
        due = FIRST_WAIT_EFFECT + s.effect if s.phase == EFFECTING else FIRST_WAIT + s.phase
        f.asked = say(f, due, s.turn, s.steps)
