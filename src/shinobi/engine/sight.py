"""Sight: the one place where what a seat may not see is taken out of a state.

Every state that leaves the engine for a seat, a spectator or a bot passes through `hide`: views for people, and the
blanked states from which worlds are imagined. (Events have an audience of their own: `events.py`.) It works on the
bytes of a state and on a table made from the fields' visibility, so it is the same for all games, interpreted and
compiled, and a field nobody thought of is hidden.
"""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass

from shinobi.engine.seats import SPECTATOR
from shinobi.engine.state import KnownBy, Nobody, Owner, Public, StateRecord

# Kinds of rows in the table of what to hide.
ALL_CELLS, OTHERS_CELLS, UNKNOWN_CELLS, OTHERS_BITS = range(4)

ROW = 5
"""A row: kind, first byte, bytes per cell (or per seat), number of them, first byte of the mask."""


@dataclass(frozen=True)
class Hiding:
    """What `hide` needs to know of a kind of state."""

    blank: bytes
    """The bytes of a state in which nothing is known."""
    table: tuple[int, ...]
    """What to blank, row after row. Fields not listed are public."""
    always: tuple[tuple[int, int, bytes], ...] = ()
    """For each seat and the spectators, of the bytes that are blanked whatever the state is: a number to keep the
    others, the blanks as a number, and a mark for each byte."""
    depending: tuple[int, ...] = ()
    """The rows for which it depends on the state."""


MASKED = tuple(
    (
        bytes(0 if mask >> seat & 1 else 1 for mask in range(256)),
        bytes(mask & 1 << seat for mask in range(256)),
    )
    for seat in range(SPECTATOR + 1)
)
"""For each seat and the spectators: which masks of knowers leave it out; and its own bit of each."""

_known: dict[type[StateRecord], Hiding] = {}


def hiding(state: type[StateRecord]) -> Hiding:
    """What `hide` needs to know of this kind of state, worked out once."""
    if state not in _known:
        _known[state] = _worked_out(state().pack(), tuple(_rows(state)))
    return _known[state]


def _worked_out(blank: bytes, table: tuple[int, ...]) -> Hiding:
    rows = [table[row : row + ROW] for row in range(0, len(table), ROW)]
    fixed = [cell for row in rows if row[0] in (ALL_CELLS, OTHERS_CELLS) for cell in row]
    depending = [cell for row in rows if row[0] not in (ALL_CELLS, OTHERS_CELLS) for cell in row]
    always = []
    for seat in range(SPECTATOR + 1):
        hidden = bytearray(len(blank))
        hide(bytearray(blank), blank, seat, fixed, hidden)
        blanked = int.from_bytes(hidden, "little") * 0xFF
        everything = (1 << 8 * len(blank)) - 1
        always.append((everything & ~blanked, int.from_bytes(blank, "little") & blanked, bytes(hidden)))
    return Hiding(blank, table, tuple(always), tuple(depending))


def _rows(state: type[StateRecord]) -> list[int]:
    masks = {field.seen_by.field for field in state.fields.values() if isinstance(field.seen_by, KnownBy)}
    rows: list[int] = []
    for field in state.fields.values():
        match field.seen_by:
            case Public():
                pass
            case Owner():
                rows += [OTHERS_CELLS, field.offset, field.cells // field.shape[0] * field.width, field.shape[0], 0]
            case KnownBy(mask):
                rows += [UNKNOWN_CELLS, field.offset, field.width, field.cells, state.fields[mask].offset]
            case Nobody() if field.name in masks:
                rows += [OTHERS_BITS, field.offset, field.width, field.cells, 0]
            case Nobody():
                rows += [ALL_CELLS, field.offset, field.width, field.cells, 0]
    return rows


def hide(
    raw: MutableSequence[int], blank: Sequence[int], seat: int, table: Sequence[int], hidden: MutableSequence[int]
) -> None:
    """Blank in the bytes `raw` what `seat` may not see, and mark those bytes in `hidden`."""
    for row in range(0, len(table), ROW):
        kind, offset, width = table[row], table[row + 1], table[row + 2]
        for cell in range(table[row + 3]):
            first = offset + cell * width
            if kind == OTHERS_BITS:
                # Of who knows a cell, a seat without further rights learns whether it does itself.
                raw[first] &= 1 << seat
                continue
            if kind == OTHERS_CELLS and cell == seat:
                continue
            if kind == UNKNOWN_CELLS and raw[table[row + 4] + cell] >> seat & 1:
                continue
            for byte in range(first, first + width):
                raw[byte] = blank[byte]
                hidden[byte] = 1


def seen_by(seat: int, s: StateRecord) -> tuple[StateRecord, bytearray]:
    """The state with all blanked that the seat may not see, and a mark for each byte that was."""
    raw, hidden = seen_bytes(seat, type(s), s.pack())
    return s.unpack(raw), hidden


def seen_bytes(seat: int, state: type[StateRecord], packed: bytes) -> tuple[bytearray, bytearray]:
    """`seen_by`, in bytes."""
    known = hiding(state)
    # What `hide` would do, all at once where it does not depend on the state: bytes are taken out as one number.
    seen_always, blank_always, marks_always = known.always[seat]
    raw = bytearray((int.from_bytes(packed, "little") & seen_always | blank_always).to_bytes(len(packed), "little"))
    hidden = bytearray(marks_always)
    # And the same, a row at once, where it does: the bytes to blank are found by a table.
    unknown_to, only_own = MASKED[seat]
    for row in range(0, len(known.depending), ROW):
        kind, first, width, cells, mask = known.depending[row : row + ROW]
        if width != 1:
            hide(raw, known.blank, seat, known.depending[row : row + ROW], hidden)
            continue
        after = first + cells
        if kind == OTHERS_BITS:
            raw[first:after] = raw[first:after].translate(only_own)
            continue
        marks = raw[mask : mask + cells].translate(unknown_to)
        if 1 in marks:
            blanked = int.from_bytes(marks, "little") * 0xFF
            seen = int.from_bytes(raw[first:after], "little") & ~blanked
            blank = int.from_bytes(known.blank[first:after], "little") & blanked
            raw[first:after] = (seen | blank).to_bytes(cells, "little")
            hidden[first:after] = marks
    return raw, hidden
