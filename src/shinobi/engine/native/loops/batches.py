"""Batches: one call for one question about many matches."""

from typing import cast

from shinobi.engine.compiler.language import FlagRows, Int8s, RealRows, States, state_at
from shinobi.engine.game import Rules
from shinobi.engine.seats import NOBODY
from shinobi.engine.small_sets import lowest

rules: Rules = cast(Rules, None)


def actors_of_all(states: States, actors: Int8s) -> None:
    """For each match of a batch the first seat asked, or NOBODY."""
    for number in range(len(states)):
        seats = rules.actors(state_at(states, number))
        actors[number] = lowest(seats) if seats else NOBODY


def asked_of_all(states: States, asked: Int8s) -> None:
    """For each match of a batch the mask of the seats asked."""
    for number in range(len(states)):
        asked[number] = rules.actors(state_at(states, number))


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


def shares_of_all(states: States, shares: RealRows) -> None:
    """Each seat's share (column) of the victory in each match (row) of a batch."""
    for number in range(len(states)):
        s = state_at(states, number)
        for seat in range(s.players):
            shares[number, seat] = rules.share(s, seat) if rules.over(s) else 0.0
