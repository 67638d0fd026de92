"""One match: the deal, a step, what is legal, how it ended, and what a seat can imagine of it."""

from typing import cast

from shinobi.engine.compiler.language import Bytes, Int16s, Key, Reals, States, copy_state, state_at, state_bytes
from shinobi.engine.game import Rules
from shinobi.engine.keys import nth_key
from shinobi.engine.sight import Hiding, hide

rules: Rules = cast(Rules, None)
sight: Hiding = cast(Hiding, None)


def why_no_table(states: States, number: int) -> int:
    """0, or the clause that forbids such a table; before the deal."""
    return rules.why_no_table(state_at(states, number))


def deal(states: States, number: int, key: Key) -> None:
    """Set up one match."""
    s = state_at(states, number)
    s.told_count = 0
    rules.setup(s, key)


def step(states: States, number: int, seat: int, action: int, key: Key) -> int:
    """One step of one match; returns 0, or the clause that refuses it."""
    s = state_at(states, number)
    clause = rules.why_not(s, seat, action)
    if clause == 0:
        s.told_count = 0
        rules.apply(s, seat, action, key)
    return clause


def why_not(states: States, number: int, seat: int, action: int) -> int:
    """0, or the clause that refuses the action."""
    return rules.why_not(state_at(states, number), seat, action)


def asked(states: States, number: int) -> int:
    """The mask of the seats asked now; 0 when the match is over."""
    return rules.actors(state_at(states, number))


def ending(states: States, number: int) -> int:
    """The clause that ended the match, or 0."""
    return rules.over(state_at(states, number))


def shares_into(states: States, number: int, shares: Reals) -> None:
    """Write each seat's share of the victory."""
    s = state_at(states, number)
    for seat in range(s.players):
        shares[seat] = rules.share(s, seat) if rules.over(s) else 0.0


def legal_into(states: States, number: int, seat: int, legal: Int16s) -> int:
    """Write the legal actions, in no particular order; returns how many they are."""
    s = state_at(states, number)
    count = 0
    for nth in range(rules.candidates(s, seat)):
        action = rules.candidate(s, seat, nth)
        if rules.why_not(s, seat, action) == 0:
            legal[count] = action
            count += 1
    return count


def sorted_legal_into(states: States, number: int, seat: int, legal: Int16s) -> int:
    """`legal_into`, in the order of the table."""
    count = legal_into(states, number, seat, legal)
    for nth in range(1, count):
        action = legal[nth]
        place = nth
        while place > 0 and legal[place - 1] > action:
            legal[place] = legal[place - 1]
            place -= 1
        legal[place] = action
    return count


def imagine_into(states: States, number: int, worlds: States, key: Key, seat: int, hidden: Bytes) -> None:
    """Fill `worlds` with random worlds that fit what the seat knows of one state."""
    for world in range(len(worlds)):
        copy_state(states, number, worlds, world)
        hide(state_bytes(worlds, world), sight.blank, seat, sight.table, hidden)
        rules.resample(state_at(worlds, world), seat, nth_key(key, world))
