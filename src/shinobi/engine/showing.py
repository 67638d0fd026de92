"""Showing: a view written as JSON straight from the bytes of a state, by a table of what every number is shown as.

`write_view` runs interpreted and compiled. What it writes is, byte for byte, the JSON of `views.view`, or of as much of
it as has changed; what may not be seen was taken out before, by `sight.hide`.
"""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass, field

from shinobi.engine.actions import Actions, encoded
from shinobi.engine.domains import Domain, Json
from shinobi.engine.keys import as_number
from shinobi.engine.state import Field, PerSeat, StateRecord
from shinobi.engine.views import UNSEEN, shown_fields

Ints = MutableSequence[int]

ROW = 9
"""A row: the field's name (a text), its first byte, bytes per cell, its text for 0, its least and its greatest number,
how many cells there are (or, if negative, how many for each seat), the cells in one place of the first axis, and in one
of the second. The last two are 0 where there is no such axis."""

DEEPEST = 2
"""So many axes a field may have."""

OPENING, AND_ASKED, ASKED, NOT_ASKED, HIDDEN, CLOSING, NO_SEAT, CHANGES = range(8)
"""The texts that every table begins with."""

COMMA, OPEN_LIST, CLOSE_LIST, ZERO = b",[]0"


@dataclass
class Showing:
    """How the states and actions of a game are written: a table of rows, and texts by number."""

    rows: list[int] = field(default_factory=list)
    starts: list[int] = field(default_factory=lambda: [0])
    """Where each text begins, and after the last one where it ends."""
    text: bytearray = field(default_factory=bytearray)
    first_move: int = 0
    """The text of the first action; the others follow."""
    longest: int = 0
    """More bytes than any view and all moves of one seat together can have."""

    def add(self, text: bytes) -> int:
        self.text += text
        self.starts.append(len(self.text))
        return len(self.starts) - 2


def showing(game: str, state: type[StateRecord], actions: Actions) -> Showing:
    """How this game's states and actions are written."""
    table = Showing()
    texts = [f'{{"game":{_written(game)},"seat":', ',"asked":', "true", "false", _written(UNSEEN), "}", "null"]
    for text in (*texts, '{"asked":'):
        table.add(text.encode())
    domains: dict[Domain, int] = {}
    for one in shown_fields(state):
        table.rows += _row(table, one, domains)
    table.first_move = len(table.starts) - 1
    for action in range(len(actions)):
        table.add(encoded(actions.move(action)))
    widest = max(after - start for start, after in zip(table.starts, table.starts[1:], strict=False))
    cells = sum(one.cells + 2 for one in shown_fields(state))
    table.longest = (cells + len(actions) + 8) * (widest + 2 + 2 * DEEPEST)
    return table


def _row(table: Showing, one: Field, domains: dict[Domain, int]) -> list[int]:
    if len(one.shape) > DEEPEST:
        raise TypeError(f"{one.name}: a field that is shown has at most {DEEPEST} axes")
    numbers = one.domain.values
    least, greatest = min(numbers[0], one.domain.blank), max(numbers[-1], one.domain.blank)
    if one.domain not in domains:
        texts = [table.add(encoded(one.domain.show(number))) for number in range(least, greatest + 1)]
        domains[one.domain] = texts[0] - least
    name = table.add(f",{_written(one.name)}:".encode())
    inner = one.cells // one.shape[0] if one.shape else 0
    cells = -inner if one.shape and isinstance(one.shape[0], PerSeat) else one.cells
    deeper = 1 if len(one.shape) > 1 else 0
    return [name, one.offset, one.width, domains[one.domain], least, greatest, cells, inner, deeper]


def _written(value: Json) -> str:
    return encoded(value).decode()


def copy_bytes(texts: Sequence[int], first: int, count: int, out: Ints, at: int) -> None:
    """Put so many of the bytes there."""
    for nth in range(count):
        out[at + nth] = texts[first + nth]


def put(text: int, starts: Sequence[int], texts: Sequence[int], out: Ints, at: int) -> int:
    """Write one of the texts; returns where it ends."""
    count = starts[text + 1] - starts[text]
    copy_bytes(texts, starts[text], count, out, at)
    return at + count


def number_at(raw: Sequence[int], first: int, width: int) -> int:
    """The number in one cell."""
    number = as_number(raw[first])
    if width == 1:
        return number - 256 if number > 127 else number
    number += as_number(raw[first + 1]) << 8
    return number - 65536 if number > 32767 else number


def write_view(
    known: Sequence[int],
    before: Sequence[int],
    whole: int,
    seat: int,
    players: int,
    rows: Sequence[int],
    starts: Sequence[int],
    texts: Sequence[int],
    out: Ints,
    at: int,
) -> int:
    """Write what is known of a state: the whole view, or whether one is asked and what is not as it was before.

    `known` has the bytes of the state, a mark for each that is hidden, and whether the seat is asked; `before` has what
    was known, without what comes before the first byte that anybody is ever shown. A spectator's seat is `players` or
    more. Returns where it ends.
    """
    size, marks = len(known) // 2, len(before) // 2
    skipped = size - marks
    if whole:
        at = put(OPENING, starts, texts, out, at)
        if seat < players:
            out[at] = ZERO + seat
            at += 1
        else:
            at = put(NO_SEAT, starts, texts, out, at)
        at = put(AND_ASKED, starts, texts, out, at)
    else:
        at = put(CHANGES, starts, texts, out, at)
    at = put(ASKED if known[2 * size] else NOT_ASKED, starts, texts, out, at)
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
        at = put(rows[row], starts, texts, out, at)
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
                at = put(HIDDEN, starts, texts, out, at)
            elif rows[row + 4] <= number <= rows[row + 5]:
                at = put(rows[row + 3] + number, starts, texts, out, at)
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
    return put(CLOSING, starts, texts, out, at)


def write_moves(
    actions: Sequence[int],
    count: int,
    first_move: int,
    starts: Sequence[int],
    texts: Sequence[int],
    out: Ints,
    at: int,
) -> int:
    """Write so many actions as a list of moves. Returns where it ends."""
    out[at] = OPEN_LIST
    at += 1
    for nth in range(count):
        if nth:
            out[at] = COMMA
            at += 1
        at = put(first_move + actions[nth], starts, texts, out, at)
    out[at] = CLOSE_LIST
    return at + 1
