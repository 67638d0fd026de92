"""What the threads of a GPU do with one match: the same steps as `random_play` and `batches`, one at a time."""

from typing import cast

from shinobi.engine.compiler.language import AnyState, Key
from shinobi.engine.game import Rules
from shinobi.engine.keys import CHOICES, nth_key
from shinobi.engine.native.loops.random_play import DRAWS, any_legal, attempt, rare_legal
from shinobi.engine.seats import NOBODY
from shinobi.engine.small_sets import lowest

rules: Rules = cast(Rules, None)


def nth_seed(seed: Key, nth: int) -> Key:
    """The seed of the n-th match of a simulation, or the key of a step."""
    return nth_key(seed, nth)


def choices_of(seed: Key) -> Key:
    """The key by which random players of a match choose."""
    return nth_key(seed, CHOICES)


def renew(s: AnyState, seed: Key) -> None:
    """Deal a match on a table that is as before the deal."""
    rules.setup(s, nth_key(seed, 0))


def try_action(s: AnyState, choices: Key, nth: int) -> int:
    """Any action of the first seat asked, with the n-th draw of this key; NOTHING if it is not legal."""
    return attempt(s, lowest(rules.actors(s)), choices, nth)


def find_action(s: AnyState, choices: Key, nth: int) -> int:
    """Any legal action, where trying has failed for long."""
    return rare_legal(s, lowest(rules.actors(s)), choices, nth)


def advance(s: AnyState, seed: Key, action: int, steps: int) -> None:
    """One step of the first seat asked, after so many others."""
    rules.apply(s, lowest(rules.actors(s)), action, nth_key(seed, steps + 1))


def ended(s: AnyState) -> int:
    """The clause that ended the match, or 0."""
    return rules.over(s)


def share_of(s: AnyState, seat: int) -> float:
    """A seat's share of the victory; 0 while the match goes on."""
    return rules.share(s, seat) if rules.over(s) else 0.0


def actor_of(s: AnyState) -> int:
    """The first seat asked, or NOBODY."""
    seats = rules.actors(s)
    return lowest(seats) if seats else NOBODY


def any_action(s: AnyState, seat: int, choices: Key, steps: int) -> int:
    """A random legal action of the seat, as random players choose it after so many steps."""
    return any_legal(s, seat, choices, DRAWS * steps)


def forbids(s: AnyState, seat: int, action: int) -> int:
    """The clause that forbids the action, or 0."""
    return rules.why_not(s, seat, action)


def carry_out(s: AnyState, seat: int, action: int, key: Key) -> None:
    """One step."""
    rules.apply(s, seat, action, key)


def offers(s: AnyState, seat: int) -> int:
    """How many actions are worth asking about."""
    return rules.candidates(s, seat)


def offer(s: AnyState, seat: int, nth: int) -> int:
    """The n-th of them if it is legal, else NOBODY."""
    action = rules.candidate(s, seat, nth)
    return action if rules.why_not(s, seat, action) == 0 else NOBODY
