"""What people are told besides their views, written as JSON: facts, and what is asked or awaited.

A row of `memories` is kept up for each seat and for the spectators, event by event. What is written is, byte for byte,
the JSON of what `reading` reads, interpreted.
"""

from typing import cast

from shinobi.engine.compiler.language import ByteRows, Bytes, Numbers, States, copy_bytes, record_at, state_at
from shinobi.engine.compiler.records import Record
from shinobi.engine.errors import TooManyEvents
from shinobi.engine.facts import ARGUMENTS, SAID_CELLS, FactsRecord
from shinobi.engine.game import Rules
from shinobi.engine.native.facts_table import (
    ARGUMENT,
    AXIS,
    EMPTY_LIST,
    FIELD,
    KEYED,
    MESSAGE,
    NO_AXIS,
    NULL,
    ONE,
    PER_SEAT,
    TEXT,
    UPTO,
    VALUE,
)
from shinobi.engine.native.loops.views import number_at
from shinobi.engine.native.showing import CLOSE_LIST, COMMA, OPEN_LIST
from shinobi.engine.reading import FactsModule
from shinobi.engine.seats import NOTHING, SPECTATOR
from shinobi.engine.sight import Hiding
from shinobi.engine.state import EVENT_CELLS

rules: Rules = cast(Rules, None)
people: FactsModule = cast(FactsModule, None)
sight: Hiding = cast(Hiding, None)

OPEN_OBJECT, CLOSE_OBJECT = b"{}"
FRAME = 3
"""What is kept of a message that is being written: its number, the arguments written, whether it is in a list."""

SAID_BYTES = 2
"""Bytes per cell of `said`."""

AXES = 4 + VALUE
"""Where the axes begin in the row of a field."""


class Board(Record):
    """What the receivers of one match know and remember, the texts to write with, and room to write in.

    `states` and `known` are those of `views.Show`; `memories` has a row for each row of `known`. In `out`, what is
    asked of receiver r ends at `ends[2 * r]`, and the facts for it at `ends[2 * r + 1]`.
    """

    states: States
    known: ByteRows
    memories: ByteRows
    now: Bytes
    trial: Bytes
    record: Bytes
    blank: Bytes
    fields: Numbers
    messages: Numbers
    starts: Numbers
    texts: Bytes
    stack: Numbers
    out: Bytes
    ends: Numbers


def remember_told(board: Board) -> None:
    """Let everybody remember what the last step told them."""
    s = state_at(board.states, 0)
    players = s.players
    for nth in range(s.told_count):
        cell = EVENT_CELLS * nth
        for receiver in range(players + 1):
            seat = receiver if receiver < players else SPECTATOR
            if s.told[cell] >> seat & 1:
                people.remember(
                    record_at(people.Memory, board.memories[receiver], 0),
                    players,
                    seat,
                    s.told[cell + 1],
                    s.told[cell + 2],
                    s.told[cell + 3],
                    s.told[cell + 4],
                    s.told[cell + 5],
                )


def remember_all(board: Board, players: int, cells: Numbers) -> None:
    """Let everybody remember what these events told them: cells as `tell` fills them."""
    for cell in range(0, len(cells), EVENT_CELLS):
        for receiver in range(players + 1):
            seat = receiver if receiver < players else SPECTATOR
            if cells[cell] >> seat & 1:
                people.remember(
                    record_at(people.Memory, board.memories[receiver], 0),
                    players,
                    seat,
                    cells[cell + 1],
                    cells[cell + 2],
                    cells[cell + 3],
                    cells[cell + 4],
                    cells[cell + 5],
                )


def write_for(board: Board, receivers: int) -> None:
    """Write what people are told besides their views, one receiver of this mask after the other."""
    at = 0
    for receiver in range(len(board.known)):
        if receivers >> receiver & 1:
            at = write_asked_and_facts(board, receiver, at)
        else:
            board.ends[2 * receiver] = at
            board.ends[2 * receiver + 1] = at


def write_asked_and_facts(board: Board, receiver: int, at: int) -> int:
    """Write what is asked of a receiver, or whom it waits for; then the facts. Returns where they end."""
    known, size = board.known[receiver], len(sight.blank)
    count = len(known) // 2
    copy_bytes(known, 0, count, board.now, size - count)
    s = record_at(rules.State, board.now, 0)
    f = record_at(people.Facts, board.record, 0)
    # The messages come first in the record. They are most of it, and each is written whole.
    messages = SAID_BYTES * len(f.said)
    copy_bytes(board.blank, messages, len(board.blank) - messages, board.record, messages)
    seat = receiver if receiver < s.players else SPECTATOR
    trial = record_at(rules.State, board.trial, 0)
    people.facts(f, s, trial, record_at(people.Memory, board.memories[receiver], 0), seat, known[2 * count])
    if known[2 * count]:
        people.prompt(f, s, seat)
    else:
        people.waiting(f, s, seat)
    at = write_list(board, f, f.asked, at)
    board.ends[2 * receiver] = at
    at = put_byte(board, OPEN_OBJECT, at)
    for field in range(0, len(board.fields), FIELD):
        at = put(board, board.fields[field], at)
        at = write_field(board, f, field, s.players, at)
    at = put_byte(board, CLOSE_OBJECT, at)
    board.ends[2 * receiver + 1] = at
    return at


def put(board: Board, text: int, at: int) -> int:
    """Write one of the texts; returns where it ends."""
    first = board.starts[text]
    count: int = board.starts[text + 1] - first
    if at + count > len(board.out):
        raise TooManyEvents("There is more to say than there is room for.")
    copy_bytes(board.texts, first, count, board.out, at)
    return at + count


def put_byte(board: Board, sign: int, at: int) -> int:
    """Write a single sign; returns where it ends."""
    if at >= len(board.out):
        raise TooManyEvents("There is more to say than there is room for.")
    board.out[at] = sign
    return at + 1


def places(board: Board, axis: int, players: int) -> int:
    """How many places of an axis there are to write."""
    kind = board.fields[axis]
    if kind == PER_SEAT:
        return players
    if kind == UPTO:
        return number_at(board.record, board.fields[axis + 2], board.fields[axis + 3])
    length: int = board.fields[axis + 1]
    return length


def opened(board: Board, axis: int, at: int) -> int:
    """Begin the list or the object of an axis."""
    if board.fields[axis] == NO_AXIS:
        return at
    return put_byte(board, OPEN_OBJECT if board.fields[axis] >= KEYED else OPEN_LIST, at)


def closed(board: Board, axis: int, at: int) -> int:
    """End the list or the object of an axis."""
    if board.fields[axis] == NO_AXIS:
        return at
    return put_byte(board, CLOSE_OBJECT if board.fields[axis] >= KEYED else CLOSE_LIST, at)


def begun(board: Board, axis: int, place: int, already: int, at: int) -> int:
    """Begin a place of an axis: after a comma, if one was written already, and with its key, if it has one."""
    if already:
        at = put_byte(board, COMMA, at)
    return put(board, board.fields[axis + 2] + place, at) if board.fields[axis] >= KEYED else at


def all_blank(board: Board, field: int, cell: int, count: int) -> int:
    """Whether so many cells of a field are all blank, from one on."""
    first, width, blank = board.fields[field + 1], board.fields[field + 2], board.fields[field + 3]
    for nth in range(cell, cell + count):
        if number_at(board.record, first + nth * width, width) != blank:
            return 0
    return 1


def write_field(board: Board, f: FactsRecord, field: int, players: int, at: int) -> int:
    """Write the value of a field; returns where it ends."""
    one, two, three = field + AXES, field + AXES + AXIS, field + AXES + 2 * AXIS
    inner, innermost = board.fields[two + 1] * board.fields[three + 1], board.fields[three + 1]
    at = opened(board, one, at)
    before = 0
    for place in range(places(board, one, players)):
        if board.fields[one] == KEYED and all_blank(board, field, inner * place, inner):
            continue
        at = opened(board, two, begun(board, one, place, before, at))
        before, before_two = 1, 0
        for second in range(places(board, two, players)):
            cell = inner * place + innermost * second
            if board.fields[two] == KEYED and all_blank(board, field, cell, innermost):
                continue
            at = opened(board, three, begun(board, two, second, before_two, at))
            before_two, before_three = 1, 0
            for third in range(places(board, three, players)):
                if board.fields[three] == KEYED and all_blank(board, field, cell + third, 1):
                    continue
                at = begun(board, three, third, before_three, at)
                before_three = 1
                width = board.fields[field + 2]
                number = number_at(board.record, board.fields[field + 1] + (cell + third) * width, width)
                at = write_value(board, f, board.fields[field + 4 :], number, at)
            at = closed(board, three, at)
        at = closed(board, two, at)
    return closed(board, one, at)


def write_value(board: Board, f: FactsRecord, value: Numbers, number: int, at: int) -> int:
    """Write what a number of a field means; returns where it ends."""
    if value[0] == TEXT:
        return put(board, value[1] + number, at) if value[2] <= number <= value[3] else put(board, NULL, at)
    if value[0] == ONE:
        return put(board, NULL, at) if number == NOTHING else write_message(board, f, number, 0, at)
    return write_list(board, f, number, at)


def write_list(board: Board, f: FactsRecord, number: int, at: int) -> int:
    """Write a list of messages; returns where it ends."""
    if number == NOTHING:
        return put(board, EMPTY_LIST, at)
    return write_message(board, f, number, 1, put_byte(board, OPEN_LIST, at))


def write_message(board: Board, f: FactsRecord, number: int, in_list: int, at: int) -> int:
    """Write a message with all that is in it, and if it is in a list, the rest of the list; returns where it ends."""
    stack = board.stack
    stack[0], stack[1], stack[2] = number, 0, in_list
    top = 0
    while top >= 0:
        cell = SAID_CELLS * stack[top]
        message = MESSAGE * f.said[cell]
        nth = stack[top + 1]
        if nth == 0:
            at = put(board, board.messages[message], at)
        if nth < board.messages[message + 2]:
            argument = message + 3 + ARGUMENT * nth
            value = f.said[cell + ARGUMENTS + nth]
            stack[top + 1] = nth + 1
            at = put(board, board.messages[argument], at)
            kind = board.messages[argument + 1]
            if kind == TEXT:
                known = board.messages[argument + 3] <= value <= board.messages[argument + 4]
                at = put(board, board.messages[argument + 2] + value if known else NULL, at)
            elif value == NOTHING:
                at = put(board, NULL if kind == ONE else EMPTY_LIST, at)
            else:
                if kind != ONE:
                    at = put_byte(board, OPEN_LIST, at)
                top += FRAME
                stack[top], stack[top + 1], stack[top + 2] = value, 0, 0 if kind == ONE else 1
        else:
            at = put(board, board.messages[message + 1], at)
            follows = f.said[cell + 1]
            if stack[top + 2] == 0:
                top -= FRAME
            elif follows == NOTHING:
                at = put_byte(board, CLOSE_LIST, at)
                top -= FRAME
            else:
                at = put_byte(board, COMMA, at)
                stack[top], stack[top + 1] = follows, 0
    return at
