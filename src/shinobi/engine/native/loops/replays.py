"""Replays: the steps of a record, played again."""

from typing import cast

from shinobi.engine.compiler.language import Int8s, Int16s, Key, KeyArray, Numbers, Reals, States, copy_state, state_at
from shinobi.engine.compiler.records import Record
from shinobi.engine.game import Rules
from shinobi.engine.keys import nth_key
from shinobi.engine.state import EVENT_CELLS

rules: Rules = cast(Rules, None)


class Replay(Record):
    """Steps to be played, step 0 being the deal, and room for what they tell.

    `states[0]` is the table before the deal, `states[1]` room to play in; `ends[step]` is where the step's events end
    in `told`. If all were played, `ended` is the clause that ended the match, or 0, and `shares` what each seat won.
    """

    states: States
    keys: KeyArray
    seats: Int8s
    actions: Int16s
    ends: Numbers
    told: Int16s
    ended: int
    shares: Reals


def keys_into(seed: Key, keys: KeyArray) -> None:
    """Write the keys of a match that is played from a seed."""
    for nth in range(len(keys)):
        keys[nth] = nth_key(seed, nth)


def replay(task: Replay) -> int:
    """Play the steps; returns how many were played.

    They are fewer than given if one of them was refused, or if `told` has no room for one more step.
    """
    s = state_at(task.states, 1)
    copy_state(task.states, 0, task.states, 1)
    s.told_count = 0
    rules.setup(s, task.keys[0])
    end = 0
    for nth in range(len(task.seats)):
        if nth > 0:
            if len(task.told) - end < len(s.told) or rules.why_not(s, task.seats[nth], task.actions[nth]):
                return nth
            s.told_count = 0
            rules.apply(s, task.seats[nth], task.actions[nth], task.keys[nth])
        for cell in range(EVENT_CELLS * s.told_count):
            task.told[end + cell] = s.told[cell]
        end += EVENT_CELLS * s.told_count
        task.ends[nth] = end
    task.ended = rules.over(s)
    for seat in range(s.players):
        task.shares[seat] = rules.share(s, seat) if task.ended else 0.0
    return len(task.seats)
