"""Batches: one call for one step of many matches."""

from typing import cast

from shinobi.engine.compiler.language import FlagRows, Int8s, KeyArray, Numbers, RealRows, States, state_at
from shinobi.engine.game import Rules
from shinobi.engine.keys import nth_key
from shinobi.engine.loops.one_match import deal
from shinobi.engine.seats import NOBODY
from shinobi.engine.small_sets import lowest

rules: Rules = cast(Rules, None)


def deal_all(states: States, seeds: KeyArray) -> None:
    """Set up a batch of matches, each from its seed."""
    for number in range(len(states)):
        deal(states, number, nth_key(seeds[number], 0))


def actors_of_all(states: States, actors: Int8s) -> None:
    """For each match of a batch the first seat asked, or NOBODY."""
    for number in range(len(states)):
        seats = rules.actors(state_at(states, number))
        actors[number] = lowest(seats) if seats else NOBODY


def legal_of_all(states: States, legal: FlagRows) -> None:
    """For each match of a batch (row), mark the actions (columns) that the first seat asked may take."""
    for number in range(len(states)):
        s = state_at(states, number)
        seats = rules.actors(s)
        if seats:
            seat = lowest(seats)
            for nth in range(rules.candidates(s, seat)):
                action = rules.candidate(s, seat, nth)
                if rules.why_not(s, seat, action) == 0:
                    legal[number, action] = True


def why_not_all(states: States, actions: Numbers, clauses: Numbers) -> None:
    """For each match of a batch: 0, or the clause that refuses the action to the first seat asked."""
    for number in range(len(states)):
        s = state_at(states, number)
        seats = rules.actors(s)
        clauses[number] = rules.why_not(s, lowest(seats), actions[number]) if seats else 0


def step_all(states: States, actions: Numbers, seeds: KeyArray, steps: Numbers) -> None:
    """One step of each match of a batch, by the first seat asked; matches that are over are left alone."""
    for number in range(len(states)):
        s = state_at(states, number)
        seats = rules.actors(s)
        if seats:
            steps[number] += 1
            s.told_count = 0
            rules.apply(s, lowest(seats), actions[number], nth_key(seeds[number], steps[number]))


def shares_of_all(states: States, shares: RealRows) -> None:
    """Each seat's share (column) of the victory in each match (row) of a batch."""
    for number in range(len(states)):
        s = state_at(states, number)
        for seat in range(s.players):
            shares[number, seat] = rules.share(s, seat) if rules.over(s) else 0.0
