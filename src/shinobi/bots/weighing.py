"""Playing by judgement inside compiled code: a choice by weight, and whole matches of such choices.

Like the engine's entry points, this is written once for all games: in the copy for a game, `rules` and `judgement` are
that game's, compiled.

How a seat plays is two numbers. Its weights are raised to its `sharpness`, so that 1 is the judgement itself and less
is a judgement seen through fog; and so often as its `carelessness` says, it takes any legal move.
"""

from collections.abc import Sequence
from typing import Any, cast

from shinobi.engine.entry_points import DRAWS, States, any_legal, copy_state, state_at
from shinobi.engine.game import Judgement, Rules
from shinobi.engine.keys import CHOICES, chance, nth_key
from shinobi.engine.seats import NOBODY
from shinobi.engine.small_sets import lowest
from shinobi.engine.state import EVENT_CELLS

rules: Rules = cast(Rules, None)
judgement: Judgement = cast(Judgement, None)

ONE = 1 << 32
"""The 32 bits of a chance are so many parts of one."""


def weigh(s: Any, seat: int, actions: Any, weights: Any) -> int:
    """Write the legal actions and how much a sound player likes each; returns how many they are."""
    count = 0
    for nth in range(rules.candidates(s, seat)):
        action = rules.candidate(s, seat, nth)
        if rules.why_not(s, seat, action) == 0:
            actions[count] = action
            weights[count] = judgement.weight(s, seat, action)
            count += 1
    return count


def weigh_into(states: States, number: int, seat: int, actions: Any, weights: Any) -> int:
    """`weigh`, for a seat of one state."""
    return weigh(state_at(states, number), seat, actions, weights)


def drawn(weights: Any, count: int, bits: int) -> int:
    """The place that 32 random bits mean, each as likely as its weight says."""
    total = 0.0
    for place in range(count):
        total += weights[place]
    left = total * (bits / ONE)
    for place in range(count - 1):
        left -= weights[place]
        if left < 0.0:
            return place
    return count - 1


def choice(
    s: Any, seat: int, sharpness: float, carelessness: float, key: int, nth: int, actions: Any, weights: Any
) -> int:
    """An action chosen by weight, with the draws of this key from the n-th on."""
    if chance(key, nth) < carelessness * ONE:
        return any_legal(s, seat, key, nth + 1)
    count = weigh(s, seat, actions, weights)
    if sharpness != 1.0:
        for place in range(count):
            weights[place] = weights[place] ** sharpness
    action: int = actions[drawn(weights, count, chance(key, nth + 1))]
    return action


def choose(
    states: States, number: int, seat: int, sharpness: float, carelessness: float, key: int, actions: Any, weights: Any
) -> int:
    """One choice by weight for a seat of one state."""
    return choice(state_at(states, number), seat, sharpness, carelessness, key, 0, actions, weights)


def contest(
    states: States,
    seeds: Sequence[int],
    most_steps: int,
    sharpness: Any,
    carelessness: Any,
    lengths: Any,
    shares: Any,
    actions: Any,
    weights: Any,
) -> None:
    """Play one match for each seed, in which every seat (column) of each match (row) plays by weight.

    `states[0]` is the table before the deal, `states[1]` room to play in; `actions` and `weights` are room to choose.
    """
    s = state_at(states, 1)
    for match in range(len(seeds)):
        copy_state(states, 0, states, 1)
        rules.setup(s, nth_key(seeds[match], 0))
        choices = nth_key(seeds[match], CHOICES)
        steps = 0
        while steps < most_steps and rules.over(s) == 0:
            seat = lowest(rules.actors(s))
            action = choice(
                s,
                seat,
                sharpness[match, seat],
                carelessness[match, seat],
                choices,
                (DRAWS + 1) * steps,
                actions,
                weights,
            )
            steps += 1
            rules.apply(s, seat, action, nth_key(seeds[match], steps))
        lengths[match] = steps
        for seat in range(s.players):
            shares[match, seat] = rules.share(s, seat) if rules.over(s) else 0.0


def take_notes(s: Any, evidence: Any) -> None:
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


def begin(states: States, number: int, seed: int, evidence: Any) -> None:
    """Deal one match, and take notes."""
    s = state_at(states, number)
    s.told_count = 0
    rules.setup(s, nth_key(seed, 0))
    take_notes(s, evidence)


def carry_out(states: States, number: int, seat: int, action: int, key: int, evidence: Any) -> None:
    """One step of one match, and take notes."""
    s = state_at(states, number)
    s.told_count = 0
    rules.apply(s, seat, action, key)
    take_notes(s, evidence)


def go_on(
    states: States,
    number: int,
    seed: int,
    steps: int,
    most_steps: int,
    searching: int,
    sharpness: Any,
    carelessness: Any,
    evidence: Any,
    actions: Any,
    weights: Any,
) -> int:
    """Play on until a seat of the mask `searching` is asked, or to the end; returns the number of steps so far."""
    s = state_at(states, number)
    choices = nth_key(seed, CHOICES)
    while steps < most_steps and rules.over(s) == 0:
        seat = lowest(rules.actors(s))
        if searching >> seat & 1:
            return steps
        action = choice(s, seat, sharpness[seat], carelessness[seat], choices, (DRAWS + 1) * steps, actions, weights)
        steps += 1
        carry_out(states, number, seat, action, nth_key(seed, steps), evidence)
    return steps


def turn(states: States, number: int) -> int:
    """The first seat asked, or NOBODY."""
    seats = rules.actors(state_at(states, number))
    return lowest(seats) if seats else NOBODY


def note_all(told: Any, players: int, seat: int, evidence: Any) -> None:
    """Let a seat take into account events that it was told: rows of a number and four arguments."""
    for row in range(len(told)):
        judgement.note(evidence, players, seat, told[row, 0], told[row, 1], told[row, 2], told[row, 3], told[row, 4])
