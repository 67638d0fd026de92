"""Playing by judgement inside compiled code: a choice by weight, and whole matches of such choices.

Like the loops of the engine, this is written once for all games: compiled for one, `rules` and `judgement` are
that game's.

How a seat plays is two numbers. Its weights are raised to its `sharpness`, so that 1 is the judgement itself and less
is a judgement seen through fog, in which the habits of beginners show; and so often as its `carelessness` says, it
takes any legal move.
"""

from typing import cast

from shinobi.bots.choosing import ONE, blurred, drawn
from shinobi.engine.compiler.language import (
    AnyState,
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
from shinobi.engine.keys import CHOICES, chance, draw, nth_key
from shinobi.engine.native.loops.one_match import sorted_legal_into
from shinobi.engine.native.loops.random_play import DRAWS, any_legal
from shinobi.engine.seats import NOBODY
from shinobi.engine.small_sets import lowest
from shinobi.engine.state import EVENT_CELLS

rules: Rules = cast(Rules, None)
judgement: Judgement = cast(Judgement, None)


def weigh(s: AnyState, seat: int, actions: Int16s, weights: Reals) -> int:
    """Write the legal actions and how much a sound player likes each; returns how many they are."""
    count = 0
    for nth in range(rules.candidates(s, seat)):
        action = rules.candidate(s, seat, nth)
        if rules.why_not(s, seat, action) == 0:
            actions[count] = action
            weights[count] = judgement.weight(s, seat, action)
            count += 1
    return count


def blur(s: AnyState, seat: int, actions: Int16s, weights: Reals, count: int, sharpness: float) -> None:
    """Look at the weights of these actions through fog."""
    if sharpness != 1.0:
        for place in range(count):
            weights[place] = blurred(weights[place], judgement.habit(s, seat, actions[place]), sharpness)


def weigh_into(states: States, number: int, seat: int, actions: Int16s, weights: Reals) -> int:
    """`weigh`, for a seat of one state."""
    return weigh(state_at(states, number), seat, actions, weights)


def choice(
    s: AnyState, seat: int, sharpness: float, carelessness: float, key: Key, nth: int, actions: Int16s, weights: Reals
) -> int:
    """An action chosen by weight, with the draws of this key from the n-th on."""
    if chance(key, nth) < carelessness * ONE:
        return any_legal(s, seat, key, nth + 1)
    count = weigh(s, seat, actions, weights)
    blur(s, seat, actions, weights, count, sharpness)
    return actions[drawn(weights, count, chance(key, nth + 1))]  # type: ignore[no-any-return]


def choose(
    states: States,
    number: int,
    seat: int,
    sharpness: float,
    carelessness: float,
    key: Key,
    actions: Int16s,
    weights: Reals,
) -> int:
    """One choice by weight for a seat of one state."""
    return choice(state_at(states, number), seat, sharpness, carelessness, key, 0, actions, weights)


def choose_by_judgement(
    states: States,
    number: int,
    seat: int,
    sharpness: float,
    carelessness: float,
    key: Key,
    actions: Int16s,
    weights: Reals,
) -> int:
    """The move of a bot that judges and does not search (`levels.Judging`), for a seat of one state."""
    count = sorted_legal_into(states, number, seat, actions)
    if chance(key, 0) < carelessness * ONE:
        return actions[draw(key, 1, count)]  # type: ignore[no-any-return]
    for place in range(count):
        weights[place] = judgement.weight(state_at(states, number), seat, actions[place])
    blur(state_at(states, number), seat, actions, weights, count, sharpness)
    return actions[drawn(weights, count, chance(key, 1))]  # type: ignore[no-any-return]


def choose_at_random(states: States, number: int, seat: int, key: Key, actions: Int16s) -> int:
    """The move of a bot that knows nothing (`levels.Random`), for a seat of one state."""
    return actions[draw(key, 0, sorted_legal_into(states, number, seat, actions))]  # type: ignore[no-any-return]


class Contest(Record):
    """Matches to be played, one for each seed, in which every seat (column) of each match (row) plays by weight.

    `states[0]` is the table before the deal, `states[1]` room to play in; `actions` and `weights` are room to choose.
    """

    states: States
    seeds: KeyArray
    most_steps: int
    sharpness: RealRows
    carelessness: RealRows
    lengths: Numbers
    shares: RealRows
    actions: Int16s
    weights: Reals


def contest(task: Contest) -> None:
    """Play one match for each seed."""
    s = state_at(task.states, 1)
    for match in range(len(task.seeds)):
        seed = task.seeds[match]
        copy_state(task.states, 0, task.states, 1)
        rules.setup(s, nth_key(seed, 0))
        choices = nth_key(seed, CHOICES)
        steps = 0
        while steps < task.most_steps and rules.over(s) == 0:
            seat = lowest(rules.actors(s))
            sharpness, carelessness = task.sharpness[match, seat], task.carelessness[match, seat]
            action = choice(s, seat, sharpness, carelessness, choices, (DRAWS + 1) * steps, task.actions, task.weights)
            steps += 1
            rules.apply(s, seat, action, nth_key(seed, steps))
        task.lengths[match] = steps
        for seat in range(s.players):
            task.shares[match, seat] = rules.share(s, seat) if rules.over(s) else 0.0


def take_notes(s: AnyState, evidence: NumberRows) -> None:
    """Let every seat (row) take into account what the last step told it."""
    for cell in range(0, EVENT_CELLS * s.told_count, EVENT_CELLS):
        for seat in range(s.players):
            if s.told[cell] >> seat & 1:
                judgement.note(
                    evidence[seat],
                    s.players,
                    seat,
                    s.told[cell + 1],
                    s.told[cell + 2],
                    s.told[cell + 3],
                    s.told[cell + 4],
                    s.told[cell + 5],
                )


def begin(states: States, number: int, seed: Key, evidence: NumberRows) -> None:
    """Deal one match, and take notes."""
    s = state_at(states, number)
    s.told_count = 0
    rules.setup(s, nth_key(seed, 0))
    take_notes(s, evidence)


def carry_out(states: States, number: int, seat: int, action: int, key: Key, evidence: NumberRows) -> None:
    """One step of one match, and take notes."""
    s = state_at(states, number)
    s.told_count = 0
    rules.apply(s, seat, action, key)
    take_notes(s, evidence)


class Course(Record):
    """A match in which some seats play by weight, each with its temper, and the seats of `searching` do not.

    `states[0]` is the match; `evidence` has what each seat was told; `actions` and `weights` are room to choose. The
    moves are kept in `noted`, as far as there is room for them.
    """

    states: States
    seed: Key
    most_steps: int
    searching: int
    sharpness: Reals
    carelessness: Reals
    evidence: NumberRows
    noted: Int16s
    actions: Int16s
    weights: Reals


def go_on(course: Course, steps: int) -> int:
    """Play on until a seat that searches is asked, or to the end; returns the number of steps so far."""
    s = state_at(course.states, 0)
    choices = nth_key(course.seed, CHOICES)
    while steps < course.most_steps and rules.over(s) == 0:
        seat = lowest(rules.actors(s))
        if course.searching >> seat & 1:
            return steps
        sharpness, carelessness = course.sharpness[seat], course.carelessness[seat]
        action = choice(s, seat, sharpness, carelessness, choices, (DRAWS + 1) * steps, course.actions, course.weights)
        if steps < len(course.noted):
            course.noted[steps] = action
        steps += 1
        carry_out(course.states, 0, seat, action, nth_key(course.seed, steps), course.evidence)
    return steps


def turn(states: States, number: int) -> int:
    """The first seat asked, or NOBODY."""
    seats = rules.actors(state_at(states, number))
    return lowest(seats) if seats else NOBODY


def note_all(told: NumberRows, players: int, seat: int, evidence: Numbers) -> None:
    """Let a seat take into account events that it was told: rows of a number and four arguments."""
    for row in range(len(told)):
        judgement.note(evidence, players, seat, told[row, 0], told[row, 1], told[row, 2], told[row, 3], told[row, 4])
