"""Environments: for each match of a batch one step, and then what its actor knows and may do, in one call."""

from typing import cast

from shinobi.engine.compiler.language import (
    AnyState,
    ByteRows,
    Bytes,
    FlagRows,
    Flags,
    Int8s,
    Int16Rows,
    Int16s,
    KeyArray,
    Numbers,
    RealRows,
    States,
    copy_state,
    state_at,
    state_bytes,
)
from shinobi.engine.compiler.records import Record
from shinobi.engine.game import Rules
from shinobi.engine.keys import CHOICES, nth_key
from shinobi.engine.native.loops.random_play import DRAWS, any_legal
from shinobi.engine.native.loops.views import number_at
from shinobi.engine.seats import MOST_SEATS, NOBODY, SPECTATOR
from shinobi.engine.small_sets import lowest
from shinobi.engine.state import EVENT_CELLS

rules: Rules = cast(Rules, None)

REDEAL = CHOICES + 1
"""Which of the keys that follow from the seed of a match is the seed of the match dealt after it."""

EVENT_ROW = EVENT_CELLS - 1
"""Numbers of an event in a history: which it is, counted from 1, and its arguments."""

MOST_TOLD = 32_767
"""The events that a seat was told are counted no further in what it sees."""

# Kinds of fields, and how many numbers say how one is looked at.
SEEN_BY_ALL, SEEN_BY_OWNER, SEEN_BY_KNOWERS = range(3)
LOOK = 6

# How a number becomes columns of 0 and 1, and how many numbers say so.
ONE_OF, BITS = range(2)
CODE = 3


class Environments(Record):
    """Matches that are stepped together, and room for what is said of each.

    `before` is the table before the deal. `movers` are the seats that take `actions`, NOBODY where a match is left
    alone; without `chosen`, any legal actions are taken. `seen` shows what the `viewers` know, `legal` what they may
    do. `told` and `history` have a cell and a row for each seat of each match; the history is a ring.
    """

    players: int
    before: States
    states: States
    seeds: KeyArray
    steps: Numbers
    chosen: int
    redeal: int
    movers: Int8s
    actions: Numbers
    viewers: Int8s
    looks: Numbers
    plan: Numbers
    seen: Int16Rows
    coded: ByteRows
    legal: FlagRows
    told: Numbers
    history: Int16Rows
    rewards: RealRows
    ended: Flags


def first_refused(task: Environments) -> int:
    """The first match whose mover may not take its action, or NOBODY."""
    for number in range(len(task.states)):
        mover = task.movers[number]
        if mover != NOBODY:
            action = task.actions[number]
            if action < 0 or action >= task.legal.shape[1]:
                return number
            if rules.why_not(state_at(task.states, number), mover, action):
                return number
    return NOBODY


def deal_each(task: Environments, where: Flags) -> None:
    """Deal the matches that are marked, each from its seed."""
    for number in range(len(task.states)):
        if where[number]:
            dealt(task, number)


def dealt(task: Environments, number: int) -> None:
    """Deal one match, from its seed."""
    copy_state(task.before, 0, task.states, number)
    s = state_at(task.states, number)
    rules.setup(s, nth_key(task.seeds[number], 0))
    task.steps[number] = 0
    if len(task.told):
        for seat in range(task.players):
            task.told[number * task.players + seat] = 0
        heard(task, s, number)


def heard(task: Environments, s: AnyState, number: int) -> None:
    """Add what the last step told to the histories of those who heard it."""
    length = task.history.shape[1] // EVENT_ROW
    for cell in range(0, EVENT_CELLS * s.told_count, EVENT_CELLS):
        to = s.told[cell]
        for seat in range(task.players):
            if to >> seat & 1:
                place = number * task.players + seat
                if length:
                    at = EVENT_ROW * (task.told[place] % length)
                    row = task.history[place]
                    row[at] = s.told[cell + 1] + 1
                    for nth in range(1, EVENT_ROW):
                        row[at + nth] = s.told[cell + 1 + nth]
                task.told[place] += 1


def step_each(task: Environments) -> None:
    """One step of each match by its mover; rewards where it ended with that, and there, if wanted, the next deal."""
    for number in range(len(task.states)):
        mover = task.movers[number]
        task.ended[number] = False
        for seat in range(task.players):
            task.rewards[number, seat] = 0.0
        if mover == NOBODY:
            continue
        s = state_at(task.states, number)
        seed = task.seeds[number]
        action = task.actions[number]
        if not task.chosen:
            action = any_legal(s, mover, nth_key(seed, CHOICES), DRAWS * task.steps[number])
        task.steps[number] += 1
        s.told_count = 0
        rules.apply(s, mover, action, nth_key(seed, task.steps[number]))
        if len(task.told):
            heard(task, s, number)
        if rules.over(s):
            task.ended[number] = True
            for seat in range(task.players):
                task.rewards[number, seat] = rules.share(s, seat)
            if task.redeal:
                task.seeds[number] = nth_key(seed, REDEAL)
                dealt(task, number)


def look_each(task: Environments) -> None:
    """Write what the viewer of each match knows, and may do; a viewer who is no seat sees what spectators see."""
    for number in range(len(task.states)):
        look(task, number, task.viewers[number])


def look_next(task: Environments) -> None:
    """`look_each`, for whoever is asked first: they are the movers of the next step."""
    for number in range(len(task.states)):
        seats = rules.actors(state_at(task.states, number))
        seat = lowest(seats) if seats else NOBODY
        task.movers[number] = seat
        task.viewers[number] = seat
        look(task, number, seat)


def step_and_look(task: Environments) -> None:
    """`step_each` and `look_next`."""
    step_each(task)
    look_next(task)


def look(task: Environments, number: int, seat: int) -> None:
    """Write what a seat knows of one match, and may do."""
    seen = task.seen[number if len(task.plan) == 0 else 0]
    columns = look_at_fields(task.states, number, seat if seat >= 0 else SPECTATOR, task.looks, seen)
    if len(task.told):
        look_at_history(task, number, seat, seen, columns)
    if len(task.plan):
        encode(seen, task.plan, task.coded[number])
    legal = task.legal[number]
    for action in range(len(legal)):
        legal[action] = False
    s = state_at(task.states, number)
    if seat >= 0 and rules.actors(s) >> seat & 1:
        for nth in range(rules.candidates(s, seat)):
            action = rules.candidate(s, seat, nth)
            if rules.why_not(s, seat, action) == 0:
                legal[action] = True


def look_at_fields(states: States, number: int, seat: int, looks: Numbers, seen: Int16s) -> int:
    """Write the cells of all fields that anybody may see, blank where this seat may not; returns how many they are."""
    raw = state_bytes(states, number)
    column = 0
    for at in range(0, len(looks), LOOK):
        kind, first, width, cells, blank = looks[at], looks[at + 1], looks[at + 2], looks[at + 3], looks[at + 4]
        if kind == SEEN_BY_KNOWERS:
            mask = looks[at + 5]
            for cell in range(cells):
                value = number_at(raw, first + cell * width, width)
                seen[column + cell] = value if raw[mask + cell] >> seat & 1 else blank
        else:
            begin, after = 0, cells
            if kind == SEEN_BY_OWNER:
                for cell in range(cells):
                    seen[column + cell] = blank
                begin = min(seat * looks[at + 5], cells)
                after = min(begin + looks[at + 5], cells)
            if width == 1:
                for cell in range(begin, after):
                    seen[column + cell] = (raw[first + cell] ^ 128) - 128
            else:
                for cell in range(begin, after):
                    seen[column + cell] = number_at(raw, first + cell * width, width)
        column += cells
    # Rows are padded to a multiple of eight cells.
    while column & 7:
        seen[column] = 0
        column += 1
    return column


def look_at_history(task: Environments, number: int, seat: int, seen: Int16s, column: int) -> None:
    """Write the seat, how many events it was told, and the last of them."""
    length = task.history.shape[1] // EVENT_ROW
    if seat < 0:
        # Nobody keeps a history for spectators.
        seen[column] = MOST_SEATS
        for nth in range(1, 2 + length * EVENT_ROW):
            seen[column + nth] = 0
        return
    place = number * task.players + seat
    told = task.told[place]
    row = task.history[place]
    seen[column] = seat
    seen[column + 1] = min(told, MOST_TOLD)
    column += 2
    oldest = told % length if told > length else 0
    kept = min(told, length)
    for nth in range(kept):
        at = EVENT_ROW * (oldest + nth if oldest + nth < length else oldest + nth - length)
        for cell in range(EVENT_ROW):
            seen[column + cell] = row[at + cell]
        column += EVENT_ROW
    for cell in range((length - kept) * EVENT_ROW):
        seen[column + cell] = 0


def encode(seen: Int16s, plan: Numbers, coded: Bytes) -> None:
    """Write a row of numbers as columns of 0 and 1."""
    column = 0
    for nth in range(len(plan) // CODE):
        how, count, least = plan[CODE * nth], plan[CODE * nth + 1], plan[CODE * nth + 2]
        value = seen[nth] - least
        if how == BITS:
            # Of a set that was not said, only the last column is set.
            if value < 0:
                value = 1 << count - 1
            for bit in range(count):
                coded[column + bit] = value >> bit & 1
        else:
            for place in range(count):
                coded[column + place] = value == place
        column += count
