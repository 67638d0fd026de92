"""Matches to learn from: seats play by learned numbers, and what would have made each move likelier is kept.

Written like the loops of the engine, and compiled for one game: `rules` and `judgement` are that game's, `other` is the
judgement of those of before, `net` the network of the grandmaster, and `features` says where the numbers begin that a
responder learns besides those of the judgement.
"""

from typing import Any, cast

from shinobi.bots.choosing import blurred, drawn
from shinobi.bots.network import depart, sharpen, think
from shinobi.bots.temper import NOVICE as NOVICES
from shinobi.engine.compiler.language import (
    AnyState,
    Int16s,
    Int32s,
    Key,
    KeyArray,
    NumberRows,
    Numbers,
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
from shinobi.engine.keys import CHOICES, chance, nth_key
from shinobi.engine.learned import part, weight_of
from shinobi.engine.small_sets import lowest
from shinobi.engine.state import EVENT_CELLS

rules: Rules = cast(Rules, None)
judgement: Any = None
other: Judgement = cast(Judgement, None)
standpoint: Standpoint = cast(Standpoint, None)
net: Any = None
features: Any = None

OTHER, GRANDMASTER, NOVICE = -1, -2, -3
"""Who plays by the judgement of before, by the network, and by the judgement seen through fog: in the place of the
number of a row."""
NOW = 1
"""The row that has the numbers of the judgement as it is."""
FOG = NOVICES.sharpness


def noted_part(learned: Reals, nth: int, amount: float) -> float:
    """`learned.part`, noting how much was taken: the second half of the numbers is for that."""
    learned[len(learned) // 2 + nth] += amount
    return learned[nth] * amount  # type: ignore[no-any-return]


def points_by(s: AnyState, seat: int, action: int, learned: Reals) -> float:
    """The points of an action: those of the judgement, and what a responder learned of actions of this kind."""
    total = judged_points(s, seat, action, learned)
    if features.MORE:
        verb = features.VERBS[action]
        total += part(learned, features.LIKED + verb, 1.0)
        if standpoint.KINDS:
            total += part(learned, features.KIND + standpoint.kind(s, seat, action), 1.0)
    return total


def judged_points(s: AnyState, seat: int, action: int, learned: Reals) -> float:
    """The points of an action, where the judgement's numbers were learned."""
    return judgement.points(s, seat, action, learned)  # type: ignore[no-any-return]


def points_by_weight(s: AnyState, seat: int, action: int, learned: Reals) -> float:
    """`judged_points`, where the judgement's numbers are given."""
    weight = judgement.weight(s, seat, action)
    judged = log(weight) if weight > 0.0 else features.WORST
    return judged + part(learned, features.TRUST + features.VERBS[action], judged)


class Practice(Record):
    """Matches to be played, one for each seed.

    `sitting` says which row of `learned` each seat (column) of each match (row) plays by; row 0 learns. A row holds the
    numbers, and as many cells for notes. For each decision of whoever learns, `scores` gets what would have made the
    move likelier, number by number, and `gains` what came of it beyond what was to be expected. With `keeping` 1 what
    came of it is the share of the victory at the end; less trusts the outlook before that.
    """

    states: States
    seeds: KeyArray
    most_steps: int
    learned: RealRows
    sitting: NumberRows
    keeping: float
    begun: int
    count: int
    scores: RealRows
    gains: Reals
    movers: Numbers
    expected: Reals
    taken: RealRows
    shares: RealRows
    actions: Int16s
    weights: Reals
    later: Reals
    next: Reals
    plan: Numbers
    recalled: NumberRows
    active: Int16s
    first: Int32s
    second: Int32s


def weigh_by(s: AnyState, seat: int, task: Practice, row: int) -> int:
    """Write the legal actions and their weights by a row of the learned numbers; returns how many they are."""
    count = 0
    numbers = len(task.learned[row]) // 2
    for nth in range(rules.candidates(s, seat)):
        action = rules.candidate(s, seat, nth)
        if rules.why_not(s, seat, action) == 0:
            task.actions[count] = action
            if row == OTHER:
                task.weights[count] = other.weight(s, seat, action)
            else:
                task.weights[count] = weight_of(points_by(s, seat, action, task.learned[max(row, NOW) if row else 0]))
            if row == 0:
                for number in range(numbers):
                    task.taken[count, number] = task.learned[0, numbers + number]
                    task.learned[0, numbers + number] = 0.0
            count += 1
    if row == GRANDMASTER and count > 1:
        raw = state_bytes(task.states, 1)
        think(s, raw, seat, task.plan, task.recalled[seat], task.active, task.first, task.second)
        depart(s, seat, task.actions, count, task.second, task.weights)
        sharpen(s.players, seat, task.recalled[seat], task.actions, count, task.weights)
    elif row == NOVICE:
        for nth in range(count):
            task.weights[nth] = blurred(task.weights[nth], judgement.habit(s, seat, task.actions[nth]), FOG)
    return count


def hear(task: Practice, s: AnyState) -> None:
    """Let every seat recall what the last step told it."""
    if standpoint.RECALLED:
        for cell in range(0, EVENT_CELLS * s.told_count, EVENT_CELLS):
            for seat in range(s.players):
                if s.told[cell] >> seat & 1:
                    standpoint.recall(
                        task.recalled[seat],
                        s.players,
                        seat,
                        s.told[cell + 1],
                        s.told[cell + 2],
                        s.told[cell + 3],
                        s.told[cell + 4],
                        s.told[cell + 5],
                    )


def practise(task: Practice) -> int:
    """Play the matches from the number `begun` on, until there is no more room for decisions; returns how many."""
    s = state_at(task.states, 1)
    room = len(task.gains) - task.most_steps
    while task.begun < len(task.seeds) and task.count < room:
        match = task.begun
        seed = task.seeds[match]
        first = task.count
        copy_state(task.states, 0, task.states, 1)
        for seat in range(len(task.recalled)):
            for nth in range(len(task.recalled[seat])):
                task.recalled[seat, nth] = 0
        s.told_count = 0
        rules.setup(s, nth_key(seed, 0))
        hear(task, s)
        choices = nth_key(seed, CHOICES)
        steps = 0
        while steps < task.most_steps and rules.over(s) == 0:
            seat = lowest(rules.actors(s))
            row = task.sitting[match, seat]
            count = weigh_by(s, seat, task, row)
            place = drawn(task.weights, count, chance(choices, steps)) if count > 1 else 0
            if row == 0 and count > 1:
                note_score(task, place, count)
                task.movers[task.count] = seat
                task.expected[task.count] = judgement.outlook(s, seat)
                task.count += 1
            steps += 1
            s.told_count = 0
            rules.apply(s, seat, task.actions[place], nth_key(seed, steps))
            hear(task, s)
        for seat in range(s.players):
            task.shares[match, seat] = rules.share(s, seat) if rules.over(s) else 0.0
            task.later[seat] = task.shares[match, seat]
            task.next[seat] = task.shares[match, seat]
        for back in range(task.count - first):
            decision = task.count - 1 - back
            seat = task.movers[decision]
            came = task.keeping * task.later[seat] + (1.0 - task.keeping) * task.next[seat]
            task.gains[decision] = came - task.expected[decision]
            task.later[seat] = came
            task.next[seat] = task.expected[decision]
        task.begun += 1
    return task.begun


def note_score(task: Practice, place: int, count: int) -> None:
    """What the chosen move has of each number, less what moves have of it on average."""
    numbers = len(task.learned[0]) // 2
    total = 0.0
    for nth in range(count):
        total += task.weights[nth]
    for number in range(numbers):
        task.scores[task.count, number] = task.taken[place, number]
    for nth in range(count):
        chosen = task.weights[nth] / total
        for number in range(numbers):
            task.scores[task.count, number] -= chosen * task.taken[nth, number]


def choose_by(states: States, number: int, seat: int, learned: Reals, key: Key, actions: Int16s, weights: Reals) -> int:
    """One choice by learned numbers, for a seat of one state."""
    s = state_at(states, number)
    count = 0
    for nth in range(rules.candidates(s, seat)):
        action = rules.candidate(s, seat, nth)
        if rules.why_not(s, seat, action) == 0:
            actions[count] = action
            weights[count] = weight_of(points_by(s, seat, action, learned))
            count += 1
    return actions[drawn(weights, count, chance(key, 0))]  # type: ignore[no-any-return]
