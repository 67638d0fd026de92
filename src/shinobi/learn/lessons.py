"""Lessons, in compiled code: matches of networks, past ones and bots, stepped until a network is asked.

Like the loops of the engine, this is written once for all games. Who sits on a seat is its *mind*: the learner, a past
self of it, a guest (another network, which does not learn), a rival (one that learns beside it, to win against it), or
a bot that plays by the game's judgement, with one of several tempers.
"""

from typing import cast

from shinobi.bots.choosing import ONE, blurred, drawn
from shinobi.bots.encoding import encode
from shinobi.bots.weighing import choice, weigh
from shinobi.engine.compiler.language import (
    AnyState,
    ByteRows,
    Bytes,
    Flags,
    Int8Rows,
    Int8s,
    Int16Rows,
    Int16s,
    KeyArray,
    NumberRows,
    Numbers,
    Real32Rows,
    Real32s,
    RealRows,
    Reals,
    States,
    copy_state,
    state_at,
    state_bytes,
)
from shinobi.engine.compiler.reals import log
from shinobi.engine.compiler.records import Record
from shinobi.engine.game import Judgement, Rules, Standpoint
from shinobi.engine.keys import CHOICES, Key, chance, draw, nth_key
from shinobi.engine.native.loops.environments import REDEAL
from shinobi.engine.native.loops.random_play import DRAWS, any_legal
from shinobi.engine.seats import NOBODY
from shinobi.engine.small_sets import lowest
from shinobi.engine.state import EVENT_CELLS

rules: Rules = cast(Rules, None)
judgement: Judgement = cast(Judgement, None)
standpoint: Standpoint = cast(Standpoint, None)
earlier: Judgement = cast(Judgement, None)

SEATING = CHOICES + 2
"""Which of the keys that follow from the seed of a match says who sits where."""

LEARNER, PAST, GUEST, RIVAL, BOT = range(5)
"""Minds: networks, and from `BOT` on bots, one number for each temper."""

HUNDRED = 100

FINE = 32
"""How far the judgement likes an action less than the best is counted in so many parts of a point, up to 255."""

FURTHEST = 255


class Lessons(Record):
    """Matches of one kind of table, and room for what is said of each.

    Of a hundred matches `mixed` have others in them than learners; of a hundred of these, `past` have past selves,
    `rivals` have rivals, `guests` have guests and the rest bots, and `lone` have one learner alone. Bots from the
    number `earlier` on judge as they did before. `outputs` and `moves` translate actions to what a network has for
    them, by seat, and back. Where networks are `taught`, an adept decides for them, and `chosen` says what. `seen` has
    a bit for each input, `legal` one for each output, and one more that says whether the seat is `guarded`; `behind`
    says how far the judgement likes it less than the best, where it is asked (`judged`), and `kinds` of what kind it
    is. Where a match `ended`, the learners' part of the victory is in `won`, and how many they were in `learners`.
    `active`, `options` and `weights` are room to think in: a row for each match, or one for all where matches go on one
    after the other.
    """

    players: int
    before: States
    states: States
    seeds: KeyArray
    steps: Numbers
    minds: Int8Rows
    mixed: int
    past: int
    guests: int
    rivals: int
    lone: int
    taught: int
    judged: int
    earlier: int
    sharpness: Reals
    carelessness: Reals
    plan: Numbers
    outputs: Int16Rows
    moves: Int16Rows
    recalled: NumberRows
    active: Int16Rows
    options: Int16Rows
    weights: RealRows
    chosen: Int16s
    actors: Int8s
    asked: Int8s
    seen: ByteRows
    legal: ByteRows
    behind: ByteRows
    kinds: ByteRows
    rewards: Real32Rows
    ended: Flags
    won: Real32s
    learners: Int8s


def seat_minds(task: Lessons, minds: Int8s, key: Key) -> None:
    """Say who sits where in a match. At least one learner does. In half of the matches all bots are of one temper."""
    for seat in range(task.players):
        minds[seat] = LEARNER
    if draw(key, 0, HUNDRED) >= task.mixed:
        return
    company = draw(key, 1, HUNDRED)
    alone = draw(key, 2, HUNDRED) < task.lone
    one = draw(key, 3, task.players)
    alike = draw(key, 4, 2)
    for seat in range(task.players):
        if seat != one and (alone or draw(key, 5 + seat, 2)):
            bot = BOT + draw(key, 5 + task.players + (0 if alike else seat), len(task.sharpness))
            if company < task.past:
                minds[seat] = PAST
            elif company < task.past + task.rivals:
                minds[seat] = RIVAL
            else:
                minds[seat] = GUEST if company >= HUNDRED - task.guests else bot


def hear(task: Lessons, s: AnyState, number: int) -> None:
    """Let every seat recall what the last step told it."""
    if standpoint.RECALLED == 0:
        return
    for cell in range(0, EVENT_CELLS * s.told_count, EVENT_CELLS):
        for seat in range(task.players):
            if s.told[cell] >> seat & 1:
                standpoint.recall(
                    task.recalled[number * task.players + seat],
                    task.players,
                    seat,
                    s.told[cell + 1],
                    s.told[cell + 2],
                    s.told[cell + 3],
                    s.told[cell + 4],
                    s.told[cell + 5],
                )


def deal(task: Lessons, number: int) -> None:
    """Deal one match, from its seed."""
    copy_state(task.before, 0, task.states, number)
    s = state_at(task.states, number)
    s.told_count = 0
    rules.setup(s, nth_key(task.seeds[number], 0))
    task.steps[number] = 0
    for row in range(number * task.players, (number + 1) * task.players):
        recalled = task.recalled[row]
        for nth in range(len(recalled)):
            recalled[nth] = 0
    hear(task, s, number)
    seat_minds(task, task.minds[number], nth_key(task.seeds[number], SEATING))


def act(task: Lessons, s: AnyState, number: int, seat: int, action: int) -> None:
    """One step of one match."""
    task.steps[number] += 1
    s.told_count = 0
    rules.apply(s, seat, action, nth_key(task.seeds[number], task.steps[number]))
    hear(task, s, number)


def own_row(task: Lessons, number: int) -> int:
    """Which row of the room to think in is a match's own."""
    return min(number, len(task.options) - 1)


def go_on(task: Lessons, number: int) -> int:
    """Let bots play until a network is asked, or to the end; returns the seat, or NOBODY."""
    s = state_at(task.states, number)
    options, weights = task.options[own_row(task, number)], task.weights[own_row(task, number)]
    minds = task.minds[number]
    choices = nth_key(task.seeds[number], CHOICES)
    while rules.over(s) == 0:
        seat = lowest(rules.actors(s))
        mind = minds[seat] - BOT
        if mind < 0:
            return seat
        first = (DRAWS + 1) * task.steps[number]
        sharpness, carelessness = task.sharpness[mind], task.carelessness[mind]
        if mind < task.earlier:
            action = choice(s, seat, sharpness, carelessness, choices, first, options, weights)
        else:
            action = choice_before(s, seat, sharpness, carelessness, choices, first, options, weights)
        act(task, s, number, seat, action)
    return NOBODY


def choice_before(
    s: AnyState, seat: int, sharpness: float, carelessness: float, key: Key, nth: int, actions: Int16s, weights: Reals
) -> int:
    """`weighing.choice`, by the judgement of before."""
    if chance(key, nth) < carelessness * ONE:
        return any_legal(s, seat, key, nth + 1)
    count = 0
    for candidate in range(rules.candidates(s, seat)):
        action = rules.candidate(s, seat, candidate)
        if rules.why_not(s, seat, action) == 0:
            actions[count] = action
            weights[count] = earlier.weight(s, seat, action)
            if sharpness != 1.0:
                weights[count] = blurred(weights[count], earlier.habit(s, seat, action), sharpness)
            count += 1
    return actions[drawn(weights, count, chance(key, nth + 1))]  # type: ignore[no-any-return]


def begin(task: Lessons, number: int) -> None:
    """Deal one match after another until a network is asked in one."""
    deal(task, number)
    seat = go_on(task, number)
    while seat == NOBODY:
        task.seeds[number] = nth_key(task.seeds[number], REDEAL)
        deal(task, number)
        seat = go_on(task, number)
    task.actors[number] = seat


def look(task: Lessons, number: int) -> None:
    """Write what the seat that is asked knows, and may do."""
    seat = task.actors[number]
    s = state_at(task.states, number)
    task.asked[number] = task.minds[number, seat]
    seen, legal, outputs = task.seen[number], task.legal[number], task.outputs[seat]
    active = task.active[own_row(task, number)]
    for nth in range(len(seen)):
        seen[nth] = 0
    for nth in range(len(legal)):
        legal[nth] = 0
    raw = state_bytes(task.states, number)
    for nth in range(encode(s, raw, seat, task.plan, task.recalled[number * task.players + seat], active)):
        mark(seen, active[nth])
    if standpoint.guarded(task.players, seat, task.recalled[number * task.players + seat]):
        mark(legal, len(outputs))
    actions, weights = task.options[own_row(task, number)], task.weights[own_row(task, number)]
    behind, kinds = task.behind[number], task.kinds[number]
    count = weigh(s, seat, actions, weights)
    best = weights[0]
    for nth in range(1, count):
        best = max(best, weights[nth])
    for nth in range(count):
        output = outputs[actions[nth]]
        mark(legal, output)
        if task.judged:
            behind[output] = FURTHEST
            if weights[nth] > 0.0:
                behind[output] = int(min(0.5 - FINE * log(weights[nth] / best), float(FURTHEST)))
        if standpoint.KINDS:
            kinds[output] = standpoint.kind(s, seat, actions[nth])


def mark(bits: Bytes, nth: int) -> None:
    """Set one bit."""
    bits[nth >> 3] |= 1 << (nth & 7)


def begin_lesson(task: Lessons, number: int) -> None:
    """Deal one match."""
    begin(task, number)
    look(task, number)


def begin_lessons(task: Lessons) -> None:
    """Deal all matches."""
    for number in range(len(task.states)):
        begin_lesson(task, number)


def go_on_with_lesson(task: Lessons, number: int) -> None:
    """Let a network act in one match, and bots go on; deal again if it ends."""
    s = state_at(task.states, number)
    seat = task.actors[number]
    task.ended[number] = False
    if task.taught:
        first = (DRAWS + 1) * task.steps[number]
        choices = nth_key(task.seeds[number], CHOICES)
        row = own_row(task, number)
        action = choice(s, seat, 1.0, 0.0, choices, first, task.options[row], task.weights[row])
        task.chosen[number] = task.outputs[seat, action]
    act(task, s, number, seat, task.moves[seat, task.chosen[number]])
    seat = go_on(task, number)
    if seat == NOBODY:
        close(task, s, number)
        task.seeds[number] = nth_key(task.seeds[number], REDEAL)
        begin(task, number)
    else:
        task.actors[number] = seat
    look(task, number)


def go_on_with_lessons(task: Lessons) -> None:
    """Let the networks act where they are asked, bots go on, and deal again where a match ends."""
    for number in range(len(task.states)):
        go_on_with_lesson(task, number)


def close(task: Lessons, s: AnyState, number: int) -> None:
    """Say what came of a match."""
    task.ended[number] = True
    task.won[number] = 0.0
    task.learners[number] = 0
    for seat in range(task.players):
        share = rules.share(s, seat)
        task.rewards[number, seat] = share
        if task.minds[number, seat] == LEARNER:
            task.won[number] += share
            task.learners[number] += 1
