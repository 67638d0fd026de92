"""The loops that run inside compiled code: one call from Python does a whole step, or millions.

Written once for all games. `compiled.py` makes a copy of these functions for each game, in which `rules` is that game's
compiled rules; here it stands for any of them. Every function takes an array of states and the number of one of them,
because handing over a single record costs more than the step itself.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, cast

from shinobi.engine.events import CELL_BYTES
from shinobi.engine.game import Rules
from shinobi.engine.keys import CHOICES, as_number, chance, draw, nth_key, scaled
from shinobi.engine.seats import NOBODY, NOTHING, SPECTATOR
from shinobi.engine.showing import copy_bytes, write_moves, write_view
from shinobi.engine.sight import ROW as HIDING_ROW
from shinobi.engine.sight import hide
from shinobi.engine.small_sets import lowest
from shinobi.engine.state import EVENT_CELLS

rules: Rules = cast(Rules, None)
"""In the copy for a game: that game's rules, compiled."""

DRAWS = 64
"""How many draws a random choice may take."""

States = Any
"""An array of state records."""

Raw = Any
"""The bytes of an array of states, one row for each."""

Ints = MutableSequence[int]


def state_at(states: States, number: int) -> Any:
    """One of the states."""
    return states[number]


def copy_state(states: States, number: int, onto: States, place: int) -> None:
    """Put a copy of one state in the place of another."""
    onto[place] = states[number]


def deal(states: States, number: int, key: int) -> None:
    """Set up one match."""
    s = state_at(states, number)
    s.told_count = 0
    rules.setup(s, key)


def step(states: States, number: int, seat: int, action: int, key: int) -> int:
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


def shares_into(states: States, number: int, shares: Any) -> None:
    """Write each seat's share of the victory."""
    s = state_at(states, number)
    for seat in range(s.players):
        shares[seat] = rules.share(s, seat) if rules.over(s) else 0.0


def legal_into(states: States, number: int, seat: int, legal: Ints) -> int:
    """Write the legal actions, in no particular order; returns how many they are."""
    s = state_at(states, number)
    count = 0
    for nth in range(rules.candidates(s, seat)):
        action = rules.candidate(s, seat, nth)
        if rules.why_not(s, seat, action) == 0:
            legal[count] = action
            count += 1
    return count


def sorted_legal_into(states: States, number: int, seat: int, legal: Ints) -> int:
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


def show_all(
    states: States,
    number: int,
    whole: int,
    raw: Raw,
    blank: Sequence[int],
    table: Sequence[int],
    rows: Sequence[int],
    starts: Sequence[int],
    texts: Sequence[int],
    first_move: int,
    known: Any,
    now: Any,
    legal: Ints,
    out: Ints,
    ends: Ints,
) -> None:
    """Write what each seat and then the spectators know: in a row of `known`, and as JSON in `out`.

    A row has the bytes of the state after `told` with all blanked that is hidden, a mark for each byte that is, and
    whether it is asked. In `out`, receiver r's view, `whole` or what has changed in it, ends at `ends[2 * r]`, and its
    legal moves at `ends[2 * r + 1]`. Behind them in `ends`: who is asked, the clause that ended the match, a mask of
    the receivers whose row is not what it was, and where the events of the last step end, which stand in `out` after
    all the moves.
    """
    s = state_at(states, number)
    players, size = s.players, len(blank)
    actors = rules.actors(s)
    at = noticed = 0
    # The cells of `told` come first in a state. They are most of it, and hidden from all.
    first, hiding = CELL_BYTES * len(s.told), table[HIDING_ROW:]
    count = size - first
    for receiver in range(players + 1):
        seat = receiver if receiver < players else SPECTATOR
        copy_bytes(raw[number], first, count, now, first)
        for byte in range(size + first, 2 * size):
            now[byte] = 0
        now[2 * size] = actors >> seat & 1
        hide(now[:size], blank, seat, hiding, now[size : 2 * size])
        before = known[receiver]
        at = write_view(now, before, whole, seat, players, rows, starts, texts, out, at)
        ends[2 * receiver] = at
        differing = as_number(now[2 * size] ^ before[2 * count])
        for byte in range(count):
            differing |= as_number(now[first + byte] ^ before[byte])
            differing |= as_number(now[size + first + byte] ^ before[count + byte])
        copy_bytes(now, first, count, before, 0)
        copy_bytes(now, size + first, count + 1, before, count)
        noticed |= (differing != 0) << receiver
        moves = sorted_legal_into(states, number, seat, legal) if now[2 * size] else 0
        at = write_moves(legal, moves, first_move, starts, texts, out, at)
        ends[2 * receiver + 1] = at
    ends[2 * players + 2] = actors
    ends[2 * players + 3] = rules.over(s)
    ends[2 * players + 4] = noticed
    for cell in range(EVENT_CELLS * s.told_count):
        out[at] = s.told[cell] & 255
        out[at + 1] = s.told[cell] >> 8 & 255
        at += CELL_BYTES
    ends[2 * players + 5] = at


def step_and_show(
    states: States,
    number: int,
    raw: Raw,
    blank: Sequence[int],
    table: Sequence[int],
    rows: Sequence[int],
    starts: Sequence[int],
    texts: Sequence[int],
    first_move: int,
    known: Any,
    now: Any,
    legal: Ints,
    out: Ints,
    ends: Ints,
    seat: int,
    action: int,
    key: int,
) -> int:
    """`step`, and if it was taken, `show_all` that has changed."""
    clause = step(states, number, seat, action, key)
    if clause == 0:
        show_all(states, number, 0, raw, blank, table, rows, starts, texts, first_move, known, now, legal, out, ends)
    return clause


def imagine_into(
    states: States,
    number: int,
    worlds: States,
    raw: Raw,
    key: int,
    seat: int,
    blank: Sequence[int],
    table: Sequence[int],
    hidden: Ints,
) -> None:
    """Fill `worlds`, whose bytes are `raw`, with random worlds that fit what the seat knows of one state."""
    for world in range(len(worlds)):
        copy_state(states, number, worlds, world)
        hide(raw[world], blank, seat, table, hidden)
        rules.resample(state_at(worlds, world), seat, nth_key(key, world))


def deal_all(states: States, seeds: Sequence[int]) -> None:
    """Set up a batch of matches, each from its seed."""
    for number in range(len(states)):
        deal(states, number, nth_key(seeds[number], 0))


def actors_of_all(states: States, actors: Ints) -> None:
    """For each match of a batch the first seat asked, or NOBODY."""
    for number in range(len(states)):
        seats = rules.actors(state_at(states, number))
        actors[number] = lowest(seats) if seats else NOBODY


def legal_of_all(states: States, legal: Any) -> None:
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


def why_not_all(states: States, actions: Sequence[int], clauses: Ints) -> None:
    """For each match of a batch: 0, or the clause that refuses the action to the first seat asked."""
    for number in range(len(states)):
        s = state_at(states, number)
        seats = rules.actors(s)
        clauses[number] = rules.why_not(s, lowest(seats), actions[number]) if seats else 0


def step_all(states: States, actions: Sequence[int], seeds: Sequence[int], steps: Ints) -> None:
    """One step of each match of a batch, by the first seat asked; matches that are over are left alone."""
    for number in range(len(states)):
        s = state_at(states, number)
        seats = rules.actors(s)
        if seats:
            steps[number] += 1
            s.told_count = 0
            rules.apply(s, lowest(seats), actions[number], nth_key(seeds[number], steps[number]))


def shares_of_all(states: States, shares: Any) -> None:
    """Each seat's share (column) of the victory in each match (row) of a batch."""
    for number in range(len(states)):
        s = state_at(states, number)
        for seat in range(s.players):
            shares[number, seat] = rules.share(s, seat) if rules.over(s) else 0.0


def any_legal(s: Any, seat: int, key: int, nth: int) -> int:
    """A legal action, each as likely as the others, chosen with the draws of this key from the n-th on.

    Candidates are tried at random until one is legal; only if that fails for long are all of them looked at.
    """
    for draws in range(DRAWS - 1):
        # The bits come first: then the compiler can join `candidates` and `candidate`, which tell the same cases apart.
        bits = chance(key, nth + draws)
        action = rules.candidate(s, seat, scaled(bits, rules.candidates(s, seat)))
        if rules.why_not(s, seat, action) == 0:
            return action
    return rare_legal(s, seat, key, nth + DRAWS - 1)


def rare_legal(s: Any, seat: int, key: int, nth: int) -> int:
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


def play_out(s: Any, seed: int, most_steps: int, seats: Any, actions: Any, match: int) -> int:
    """Deal and play one match at random; returns the number of steps.

    Seats and actions are noted in the row of this match, as far as there is room for them; step 0 is the deal.
    """
    rules.setup(s, nth_key(seed, 0))
    choices = nth_key(seed, CHOICES)
    steps = 0
    while steps < most_steps and rules.over(s) == 0:
        seat = lowest(rules.actors(s))
        action = any_legal(s, seat, choices, DRAWS * steps)
        steps += 1
        rules.apply(s, seat, action, nth_key(seed, steps))
        if steps < seats.shape[1]:
            seats[match, steps] = seat
            actions[match, steps] = action
    return steps


def playouts(
    states: States,
    seeds: Sequence[int],
    most_steps: int,
    lengths: Ints,
    endings: Ints,
    shares: Any,
    seats: Any,
    actions: Any,
) -> None:
    """Play one random match for each seed. `states[0]` is the table before the deal, `states[1]` room to play in."""
    s = state_at(states, 1)
    for match in range(len(seeds)):
        copy_state(states, 0, states, 1)
        lengths[match] = play_out(s, seeds[match], most_steps, seats, actions, match)
        endings[match] = rules.over(s)
        for seat in range(s.players):
            shares[match, seat] = rules.share(s, seat) if rules.over(s) else 0.0


def keys_into(seed: int, keys: Any) -> None:
    """The keys of a match that is played from a seed."""
    for nth in range(len(keys)):
        keys[nth] = nth_key(seed, nth)


def replay(
    states: States, keys: Sequence[int], seats: Sequence[int], actions: Sequence[int], ends: Ints, told: Ints
) -> int:
    """Play given steps, and write what they tell into `told`; `ends[step]` is where its events end there.

    Step 0 is the deal. Returns the number of steps played: fewer than given if one of them was refused, or if `told`
    has no room for one more step.
    """
    s = state_at(states, 1)
    copy_state(states, 0, states, 1)
    s.told_count = 0
    rules.setup(s, keys[0])
    end = 0
    for nth in range(len(seats)):
        if nth > 0:
            if len(told) - end < len(s.told) or rules.why_not(s, seats[nth], actions[nth]):
                return nth
            s.told_count = 0
            rules.apply(s, seats[nth], actions[nth], keys[nth])
        for cell in range(EVENT_CELLS * s.told_count):
            told[end + cell] = s.told[cell]
        end += EVENT_CELLS * s.told_count
        ends[nth] = end
    return len(seats)
