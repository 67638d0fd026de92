"""Random play: whole matches in which every seat takes any legal action, each as likely as the others."""

from typing import cast

from shinobi.engine.compiler.language import (
    AnyState,
    Int8Rows,
    Int8s,
    Int16Rows,
    Int32s,
    Key,
    KeyArray,
    RealRows,
    States,
    copy_state,
    state_at,
)
from shinobi.engine.compiler.records import Record
from shinobi.engine.game import Rules
from shinobi.engine.keys import CHOICES, chance, draw, nth_key, scaled
from shinobi.engine.seats import NOTHING
from shinobi.engine.small_sets import lowest

rules: Rules = cast(Rules, None)

DRAWS = 64
"""How many draws a random choice may take."""


class Playouts(Record):
    """Random matches to be played, one for each seed, and room for what comes out.

    `states[0]` is the table before the deal, `states[1]` room to play in. Seats and actions are noted in the row of a
    match as far as there is room for them; step 0 is the deal.
    """

    states: States
    seeds: KeyArray
    most_steps: int
    lengths: Int32s
    endings: Int8s
    shares: RealRows
    seats: Int8Rows
    actions: Int16Rows


def playouts(task: Playouts) -> None:
    """Play one random match for each seed."""
    s = state_at(task.states, 1)
    for match in range(len(task.seeds)):
        copy_state(task.states, 0, task.states, 1)
        task.lengths[match] = play_out(s, task.seeds[match], task, match)
        task.endings[match] = rules.over(s)
        for seat in range(s.players):
            task.shares[match, seat] = rules.share(s, seat) if rules.over(s) else 0.0


def play_out(s: AnyState, seed: Key, task: Playouts, match: int) -> int:
    """Deal and play one match at random; returns the number of steps."""
    rules.setup(s, nth_key(seed, 0))
    choices = nth_key(seed, CHOICES)
    most_steps = task.most_steps
    noted = task.seats.shape[1]
    steps = 0
    while steps < most_steps and rules.over(s) == 0:
        seat = lowest(rules.actors(s))
        action = any_legal(s, seat, choices, DRAWS * steps)
        steps += 1
        rules.apply(s, seat, action, nth_key(seed, steps))
        if steps < noted:
            task.seats[match, steps] = seat
            task.actions[match, steps] = action
    return steps


def any_legal(s: AnyState, seat: int, key: Key, nth: int) -> int:
    """A legal action, each as likely as the others, chosen with the draws of this key from the n-th on.

    Candidates are tried at random until one is legal; only if that fails for long are all of them looked at.
    """
    for draws in range(DRAWS - 1):
        action = attempt(s, seat, key, nth + draws)
        if action != NOTHING:
            return action
    return rare_legal(s, seat, key, nth + DRAWS - 1)


def attempt(s: AnyState, seat: int, key: Key, nth: int) -> int:
    """A candidate, chosen with the n-th draw of this key; NOTHING if it is not legal."""
    # The bits come first: then the compiler can join `candidates` and `candidate`, which tell the same cases apart.
    bits = chance(key, nth)
    action = rules.candidate(s, seat, scaled(bits, rules.candidates(s, seat)))
    return action if rules.why_not(s, seat, action) == 0 else NOTHING


def rare_legal(s: AnyState, seat: int, key: Key, nth: int) -> int:
    """The same, by counting the legal actions: slower, and sure."""
    legal = 0
    for chosen in range(rules.candidates(s, seat)):
        legal += rules.why_not(s, seat, rules.candidate(s, seat, chosen)) == 0
    legal = draw(key, nth, legal)
    chosen = NOTHING
    while legal >= 0:
        chosen += 1
        legal -= rules.why_not(s, seat, rules.candidate(s, seat, chosen)) == 0
    return rules.candidate(s, seat, chosen)
