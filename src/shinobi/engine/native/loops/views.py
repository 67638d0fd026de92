"""Views: what each seat and the spectators know of a state, written as JSON straight from its bytes.

What is written is, byte for byte, the JSON of `views.view`, or of as much of it as has changed; what may not be seen
was taken out before, by `sight.hide`.
"""

from collections.abc import Sequence
from typing import cast

from shinobi.engine.compiler.language import (
    ByteRows,
    Bytes,
    Int16s,
    Key,
    Numbers,
    States,
    copy_bytes,
    state_at,
    state_bytes,
)
from shinobi.engine.compiler.records import Record
from shinobi.engine.events import CELL_BYTES
from shinobi.engine.game import Reactions, Rules
from shinobi.engine.native.loops.one_match import sorted_legal_into, step
from shinobi.engine.native.showing import (
    AND_ASKED,
    ASKED,
    CHANGES,
    CLOSE_LIST,
    CLOSING,
    COMMA,
    HIDDEN,
    NO_SEAT,
    NOT_ASKED,
    OPEN_LIST,
    OPENING,
    ROW,
    ZERO,
)
from shinobi.engine.seats import SPECTATOR
from shinobi.engine.sight import ROW as HIDING_ROW
from shinobi.engine.sight import Hiding, hide
from shinobi.engine.state import EVENT_CELLS

rules: Rules = cast(Rules, None)
reactions: Reactions = cast(Reactions, None)
sight: Hiding = cast(Hiding, None)


class Show(Record):
    """One match to be shown, the texts to write with, and room to write in.

    `known` has a row for each seat and one for the spectators: the bytes of the state after `told` with all blanked
    that is hidden, a mark for each byte that is, and whether it is asked. In `out`, receiver r's view ends at
    `ends[2 * r]`, and its legal moves at `ends[2 * r + 1]`. Behind them in `ends`: who is asked, the clause that ended
    the match, a mask of the receivers whose row is not what it was, where the events of the last step end, which stand
    in `out` after all the moves, and who is asked only whether they react.
    """

    states: States
    known: ByteRows
    rows: Numbers
    starts: Numbers
    texts: Bytes
    first_move: int
    now: Bytes
    legal: Int16s
    out: Bytes
    ends: Numbers


def show_all(show: Show, whole: int) -> None:
    """Write what everybody knows: each view `whole`, or what has changed in it."""
    s = state_at(show.states, 0)
    now, out, ends = show.now, show.out, show.ends
    players, size = s.players, len(sight.blank)
    actors = rules.actors(s)
    at = 0
    noticed = 0
    for receiver in range(players + 1):
        seat = receiver if receiver < players else SPECTATOR
        look(show, seat, actors >> seat & 1)
        before = show.known[receiver]
        at = write_view(show, before, whole, seat, players, at)
        ends[2 * receiver] = at
        noticed |= keep(show, before) << receiver
        moves = sorted_legal_into(show.states, 0, seat, show.legal) if now[2 * size] else 0
        at = write_moves(show, moves, at)
        ends[2 * receiver + 1] = at
    ends[2 * players + 2] = actors
    ends[2 * players + 3] = rules.over(s)
    ends[2 * players + 4] = noticed
    for cell in range(EVENT_CELLS * s.told_count):
        out[at] = s.told[cell] & 255
        out[at + 1] = s.told[cell] >> 8 & 255
        at += CELL_BYTES
    ends[2 * players + 5] = at
    ends[2 * players + 6] = reactions.reacting(s)


def look(show: Show, seat: int, asked: int) -> None:
    """Take what a seat knows into `now`, and whether it is asked."""
    now, size = show.now, len(sight.blank)
    # The cells of `told` come first in a state. They are most of it, and hidden from all.
    first = CELL_BYTES * len(state_at(show.states, 0).told)
    copy_bytes(state_bytes(show.states, 0), first, size - first, now, first)
    for byte in range(size + first, 2 * size):
        now[byte] = 0
    now[2 * size] = asked
    hide(now[:size], sight.blank, seat, sight.table[HIDING_ROW:], now[size : 2 * size])


def keep(show: Show, before: Bytes) -> int:
    """Put what is in `now` into a receiver's row of `known`; returns whether anything there was different."""
    now, size = show.now, len(sight.blank)
    count = len(before) // 2
    first = size - count
    differing = now[2 * size] ^ before[2 * count]
    for byte in range(count):
        differing |= now[first + byte] ^ before[byte]
        differing |= now[size + first + byte] ^ before[count + byte]
    copy_bytes(now, first, count, before, 0)
    copy_bytes(now, size + first, count + 1, before, count)
    return 1 if differing else 0


def step_and_show(show: Show, seat: int, action: int, key: Key) -> int:
    """`step`, and if it was taken, `show_all` that has changed."""
    clause = step(show.states, 0, seat, action, key)
    if clause == 0:
        show_all(show, 0)
    return clause


def put(show: Show, text: int, at: int) -> int:
    """Write one of the texts; returns where it ends."""
    first = show.starts[text]
    count: int = show.starts[text + 1] - first
    copy_bytes(show.texts, first, count, show.out, at)
    return at + count


def number_at(raw: Sequence[int], first: int, width: int) -> int:
    """The number in one cell."""
    number = raw[first]
    if width == 1:
        return number - 256 if number > 127 else number
    number += raw[first + 1] << 8
    return number - 65536 if number > 32767 else number


def write_view(show: Show, before: Bytes, whole: int, seat: int, players: int, at: int) -> int:
    """Write what is known of a state: the whole view, or whether one is asked and what is not as it was before.

    `before` is the receiver's row of `known`. A spectator's seat is `players` or more. Returns where it ends.
    """
    known, out, rows = show.now, show.out, show.rows
    size, marks = len(sight.blank), len(before) // 2
    skipped = size - marks
    if whole:
        at = put(show, OPENING, at)
        if seat < players:
            out[at] = ZERO + seat
            at += 1
        else:
            at = put(show, NO_SEAT, at)
        at = put(show, AND_ASKED, at)
    else:
        at = put(show, CHANGES, at)
    at = put(show, ASKED if known[2 * size] else NOT_ASKED, at)
    for row in range(0, len(rows), ROW):
        first, width, cells, inner, deeper = rows[row + 1], rows[row + 2], rows[row + 6], rows[row + 7], rows[row + 8]
        if cells < 0:
            cells *= -players
        if not whole:
            differing = 0
            for byte in range(first, first + cells * width):
                place = byte - skipped
                differing |= known[byte] ^ before[place] | known[size + byte] ^ before[marks + place]
            if differing == 0:
                continue
        at = put(show, rows[row], at)
        if inner:
            out[at] = OPEN_LIST
            at += 1
        in_list = 0
        for cell in range(cells):
            if deeper and in_list == 0:
                out[at] = OPEN_LIST
                at += 1
            place = first + cell * width
            number = number_at(known, place, width)
            if known[size + place]:
                at = put(show, HIDDEN, at)
            elif rows[row + 4] <= number <= rows[row + 5]:
                at = put(show, rows[row + 3] + number, at)
            in_list += 1
            if deeper and in_list == inner:
                out[at] = CLOSE_LIST
                at += 1
                in_list = 0
            if cell + 1 < cells:
                out[at] = COMMA
                at += 1
        if inner:
            out[at] = CLOSE_LIST
            at += 1
    return put(show, CLOSING, at)


def write_moves(show: Show, count: int, at: int) -> int:
    """Write so many of the legal actions as a list of moves. Returns where it ends."""
    out = show.out
    out[at] = OPEN_LIST
    at += 1
    for nth in range(count):
        if nth:
            out[at] = COMMA
            at += 1
        at = put(show, show.first_move + show.legal[nth], at)
    out[at] = CLOSE_LIST
    return at + 1
