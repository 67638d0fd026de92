"""What each seat can expect of a situation: matches that go on from it are played by weight, inside compiled code.

Written like the loops of the engine: compiled for a game, `rules` is that game's.
"""

from typing import cast

from shinobi.bots.choosing import drawn
from shinobi.bots.search import one_of
from shinobi.bots.weighing import weigh
from shinobi.engine.compiler.language import Int16s, Key, Reals, States, copy_state, state_at
from shinobi.engine.game import Rules
from shinobi.engine.keys import chance, nth_key
from shinobi.engine.seats import NOTHING
from shinobi.engine.small_sets import lowest

rules: Rules = cast(Rules, None)


def add_shares(
    worlds: States,
    upto: Reals,
    room: States,
    matches: int,
    most_steps: int,
    key: Key,
    seat: int,
    action: int,
    actions: Int16s,
    weights: Reals,
    shares: Reals,
) -> None:
    """Play so many matches on, each from one of the worlds, and add what every seat won to `shares`.

    `upto` is how likely the worlds are, summed up to each of them. Unless `action` is NOTHING, `seat` takes it first.
    In a match that is not over after `most_steps` all seats share alike. From the same key the same worlds are chosen,
    so that two actions can be compared with less noise.
    """
    s = state_at(room, 0)
    for match in range(matches):
        chances = nth_key(key, match)
        copy_state(worlds, one_of(upto, chance(chances, 0) / 4294967296.0), room, 0)
        steps = 1
        if action != NOTHING:
            rules.apply(s, seat, action, nth_key(chances, 1))
        while steps < most_steps and rules.over(s) == 0:
            steps += 1
            mover = lowest(rules.actors(s))
            count = weigh(s, mover, actions, weights)
            place = drawn(weights, count, chance(chances, steps)) if count > 1 else 0
            rules.apply(s, mover, actions[place], nth_key(chances, steps))
        ended = rules.over(s)
        for one in range(s.players):
            shares[one] += rules.share(s, one) if ended else 1.0 / s.players
