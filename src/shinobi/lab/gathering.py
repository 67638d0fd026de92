"""Matches played and counted in one go, inside compiled code: results, moves, what they led to, a game's own counts.

Like the loops of the engine, this is written once for all games: compiled for one, `rules`, `judgement` and `study` are
that game's. The matches are those that `weighing.contest` plays with the same seeds and tempers.
"""

from typing import cast

from shinobi.bots.choosing import ONE, drawn
from shinobi.bots.weighing import blur, choice, weigh
from shinobi.engine.compiler.language import (
    AnyState,
    Int16Rows,
    Int16s,
    Key,
    KeyArray,
    NumberRows,
    Numbers,
    RealRows,
    Reals,
    States,
    copy_state,
    state_at,
)
from shinobi.engine.compiler.records import Record
from shinobi.engine.game import Judgement, Rules
from shinobi.engine.keys import CHOICES, chance, nth_key
from shinobi.engine.native.loops.random_play import DRAWS, any_legal
from shinobi.engine.seats import NOBODY
from shinobi.engine.small_sets import lowest
from shinobi.engine.state import EVENT_CELLS
from shinobi.engine.study import Study

rules: Rules = cast(Rules, None)
judgement: Judgement = cast(Judgement, None)
study: Study = cast(Study, None)

MOST_KINDS = 62
"""Kinds of moves that can be told apart: those on offer are a mask of 64 bits."""

SUMS = 13
"""What is summed up of each kind of move, so that its worth and the error of that follow (`measures.worth`)."""

OUTLOOKS = 1 << 35
"""Which of the keys that follow from a match's seed its playouts are made with."""

PLAYED, TRIED, SPARE = 1, 2, 3
"""What the states of a task are room for, besides the table before the deal: the match, a move, a playout."""

POINTS = 11
"""At so many points of a match, evenly apart, it is noted how well its winner stood."""


class Gathering(Record):
    """Matches to be played, one for each seed, with the temper of every seat (column) of each match (row).

    With `given`, the moves of each match are those of its row instead. `kinds` has the kind of each action. What comes
    out for each match is in `lengths`, `endings`, `decisions` and `shares`; what is summed up over all of them in
    `sums`, by kind of move, and `counts`, the game's own. `chosen` and `offered` count the moves of each seat (row) in
    one match by kind; `memory` is the game's.
    """

    states: States
    seeds: KeyArray
    most_steps: int
    sharpness: RealRows
    carelessness: RealRows
    given: Int16Rows
    kinds: Int16s
    lengths: Numbers
    endings: Numbers
    decisions: Numbers
    shares: RealRows
    sums: RealRows
    counts: Reals
    chosen: NumberRows
    offered: NumberRows
    memory: Numbers
    actions: Int16s
    weights: Reals


def gather(task: Gathering) -> None:
    """Play one match for each seed, and count."""
    s = state_at(task.states, PLAYED)
    for match in range(len(task.seeds)):
        copy_state(task.states, 0, task.states, PLAYED)
        forget(task)
        s.told_count = 0
        rules.setup(s, nth_key(task.seeds[match], 0))
        listen(s, task)
        steps = 0
        decisions = 0
        while steps < task.most_steps and rules.over(s) == 0:
            seat = lowest(rules.actors(s))
            count = weigh(s, seat, task.actions, task.weights)
            offered = 0
            for place in range(count):
                offered |= 1 << task.kinds[task.actions[place]]
            action = chosen_move(s, seat, task, match, steps, count)
            if count > 1:
                decisions += 1
                task.chosen[seat, task.kinds[action]] += 1
                while offered:
                    task.offered[seat, ((offered & -offered) - 1).bit_count()] += 1
                    offered &= offered - 1
            steps += 1
            s.told_count = 0
            rules.apply(s, seat, action, nth_key(task.seeds[match], steps))
            listen(s, task)
        task.lengths[match] = steps
        task.endings[match] = rules.over(s)
        task.decisions[match] = decisions
        for seat in range(s.players):
            task.shares[match, seat] = rules.share(s, seat) if rules.over(s) else 0.0
            sum_up(task, seat, task.shares[match, seat])


def forget(task: Gathering) -> None:
    """Begin the counts of one match."""
    for cell in range(len(task.memory)):
        task.memory[cell] = 0
    for seat in range(task.chosen.shape[0]):
        for kind in range(task.chosen.shape[1]):
            task.chosen[seat, kind] = 0
            task.offered[seat, kind] = 0


def listen(s: AnyState, task: Gathering) -> None:
    """Let the game take what the last step told into its own counts."""
    for cell in range(0, EVENT_CELLS * s.told_count, EVENT_CELLS):
        study.note(
            s,
            task.memory,
            task.counts,
            s.told[cell + 1],
            s.told[cell + 2],
            s.told[cell + 3],
            s.told[cell + 4],
            s.told[cell + 5],
        )


def chosen_move(s: AnyState, seat: int, task: Gathering, match: int, steps: int, count: int) -> int:
    """The move that is given, or chosen as `weighing.choice` does: all legal ones were weighed before."""
    if task.given.shape[1] > 0:
        return task.given[match, steps]  # type: ignore[no-any-return]
    choices = nth_key(task.seeds[match], CHOICES)
    nth = (DRAWS + 1) * steps
    if chance(choices, nth) < task.carelessness[match, seat] * ONE:
        return any_legal(s, seat, choices, nth + 1)
    blur(s, seat, task.actions, task.weights, count, task.sharpness[match, seat])
    return task.actions[drawn(task.weights, count, chance(choices, nth + 1))]  # type: ignore[no-any-return]


def sum_up(task: Gathering, seat: int, share: float) -> None:
    """Add what a seat chose and declined in one match, and what share it had in the end."""
    sums = task.sums
    for kind in range(sums.shape[0]):
        offered = task.offered[seat, kind]
        if offered:
            chosen = float(task.chosen[seat, kind])
            declined = offered - chosen
            sums[kind, 0] += chosen
            sums[kind, 1] += chosen * share
            sums[kind, 2] += chosen * chosen
            sums[kind, 3] += chosen * chosen * share
            sums[kind, 4] += chosen * chosen * share * share
            sums[kind, 5] += declined
            sums[kind, 6] += declined * share
            sums[kind, 7] += declined * declined
            sums[kind, 8] += declined * declined * share
            sums[kind, 9] += declined * declined * share * share
            sums[kind, 10] += chosen * declined
            sums[kind, 11] += chosen * declined * share
            sums[kind, 12] += chosen * declined * share * share


class Foresight(Record):
    """Matches that are looked at closely: how each seat stood after every step, and what some decisions were worth.

    The matches are those of `given`, of the lengths in `lengths`. How a seat stands is what a search sees in playouts:
    `playouts` of them by weight, as long as the game's judgement says, and then its outlook. `asked` says how often, in
    parts of 2³², a decision is weighed: every legal move is tried, twice `playouts` times. `standing` has the seats'
    outlooks after each step of one match. What comes out, for each match: `leads` counts how often the lead changed,
    `known` is the step from which on its only winner had the better half of the victory in sight, or NOBODY, and
    `courses` how the winner stood on the way; and `stakes` for the decisions that were weighed, `weighed` of them.
    """

    states: States
    seeds: KeyArray
    given: Int16Rows
    lengths: Numbers
    playouts: int
    asked: int
    margin: float
    standing: RealRows
    leads: Numbers
    known: Numbers
    courses: RealRows
    stakes: Reals
    weighed: int
    values: RealRows
    moves: Int16s
    actions: Int16s
    weights: Reals


def foresee(task: Foresight) -> None:
    """Look at one match for each seed."""
    s = state_at(task.states, PLAYED)
    for match in range(len(task.seeds)):
        seed = task.seeds[match]
        outlooks = nth_key(seed, OUTLOOKS)
        copy_state(task.states, 0, task.states, PLAYED)
        rules.setup(s, nth_key(seed, 0))
        leader = NOBODY
        task.leads[match] = 0
        for step in range(task.lengths[match]):
            key = nth_key(outlooks, step)
            seat = lowest(rules.actors(s))
            if chance(key, 0) < task.asked and task.weighed < len(task.stakes):
                weigh_decision(task, seat, nth_key(key, 1))
            rules.apply(s, seat, task.given[match, step], nth_key(seed, step + 1))
            for one in range(s.players):
                task.standing[step, one] = 0.0
            for nth in range(task.playouts):
                play_on(task, PLAYED, nth_key(key, 2 + nth))
                for one in range(s.players):
                    task.standing[step, one] += outlook(task, one) / task.playouts
            leader = follow_lead(task, match, step, s.players, leader)
        look_back(task, s, match)


def follow_lead(task: Foresight, match: int, step: int, players: int, leader: int) -> int:
    """Who leads after this step; a lead changes hands only when it is clear."""
    best = 0
    for one in range(1, players):
        if task.standing[step, one] > task.standing[step, best]:
            best = one
    if leader == NOBODY:
        ahead = task.standing[step, best] > 1.0 / players + task.margin
        return best if ahead else NOBODY
    if best != leader and task.standing[step, best] > task.standing[step, leader] + task.margin:
        task.leads[match] += 1
        return best
    return leader


def look_back(task: Foresight, s: AnyState, match: int) -> None:
    """Note how the match went for whoever won it alone."""
    winner = NOBODY
    for one in range(s.players):
        if rules.over(s) and rules.share(s, one) == 1.0:
            winner = one
    task.known[match] = NOBODY
    length = task.lengths[match]
    if winner == NOBODY or length == 0:
        for point in range(POINTS):
            task.courses[match, point] = -1.0
        return
    known = length
    while known > 0 and task.standing[known - 1, winner] > 0.5:
        known -= 1
    task.known[match] = known
    for point in range(POINTS):
        step = (length * point + (POINTS - 1) // 2) // (POINTS - 1) - 1
        task.courses[match, point] = task.standing[step, winner] if step >= 0 else 1.0 / s.players


def weigh_decision(task: Foresight, seat: int, key: Key) -> None:
    """Try every legal move: by how much the best of one half of the playouts beats their worst in the other half."""
    count = weigh(state_at(task.states, PLAYED), seat, task.moves, task.weights)
    if count < 2:
        return
    for place in range(count):
        task.values[0, place] = 0.0
        task.values[1, place] = 0.0
        for nth in range(2 * task.playouts):
            copy_state(task.states, PLAYED, task.states, TRIED)
            chances = nth_key(nth_key(key, place), nth)
            rules.apply(state_at(task.states, TRIED), seat, task.moves[place], nth_key(chances, OUTLOOKS))
            play_on(task, TRIED, chances)
            task.values[nth & 1, place] += outlook(task, seat) / task.playouts
    best = 0
    worst = 0
    for place in range(1, count):
        if task.values[0, place] > task.values[0, best]:
            best = place
        if task.values[0, place] < task.values[0, worst]:
            worst = place
    task.stakes[task.weighed] = task.values[1, best] - task.values[1, worst]
    task.weighed += 1


def play_on(task: Foresight, number: int, key: Key) -> None:
    """A playout by weight from one of the states, into the spare one."""
    copy_state(task.states, number, task.states, SPARE)
    s = state_at(task.states, SPARE)
    steps = 0
    while rules.over(s) == 0 and (judgement.PLAYOUT == 0 or steps < judgement.PLAYOUT):
        seat = lowest(rules.actors(s))
        action = choice(s, seat, 1.0, 0.0, key, (DRAWS + 1) * steps, task.actions, task.weights)
        steps += 1
        rules.apply(s, seat, action, nth_key(nth_key(key, CHOICES), steps))


def outlook(task: Foresight, seat: int) -> float:
    """How the seat stands at the end of a playout."""
    s = state_at(task.states, SPARE)
    return rules.share(s, seat) if rules.over(s) else judgement.outlook(s, seat)
