"""Views: a state as a seat, a spectator or, after the match, anyone may see it; and the way back from a view."""

import struct
from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from shinobi.engine.domains import Json
from shinobi.engine.game import Game
from shinobi.engine.seats import SPECTATOR, only
from shinobi.engine.sight import seen_by, seen_bytes
from shinobi.engine.state import ENGINE_FIELDS, Field, KnownBy, Nobody, PerSeat, Public, StateRecord

UNSEEN = "?"
"""What a view shows in place of a value that may not be seen. `None` is an empty place, seen to be empty."""

OMNISCIENT = "omniscient"
"""Instead of a seat: the view of one who sees everything. Never for anybody at a running table."""

Viewer = int | str | None
"""A seat, `None` for a spectator, or `OMNISCIENT`."""


def view(game: Game, s: StateRecord, viewer: Viewer) -> dict[str, Json]:
    """What the viewer may know of the state, by the names of its fields.

    Besides the fields: `seat` is the viewer's own, `asked` whether the game waits for the viewer.
    """
    seat = viewer if isinstance(viewer, int) else SPECTATOR
    seen_through = viewer == OMNISCIENT
    seen, hidden = (s, bytearray(s.layout.size)) if seen_through else seen_by(seat, s)
    shown: dict[str, Json] = {
        "game": game.name,
        "seat": viewer if isinstance(viewer, int) else None,
        "asked": bool(game.rules.actors(s) >> seat & 1),
    }
    for field in s.fields.values():
        if field.name in ENGINE_FIELDS or (isinstance(field.seen_by, Nobody) and not seen_through):
            continue
        shown[field.name] = _shown(field, seen, hidden)
    return shown


class QuickView(dict[str, Json]):
    """A view that is only to be read: its parts are shared with other views. `seen` is what it was made from."""

    __slots__ = ("seen",)
    seen: bytes


MOST_KEPT = 5_000
"""So many rows of a field are kept."""


class Rows(dict[bytes, Json]):
    """What the rows of a field are shown as, by their bytes and the marks of what is hidden: worked out once.

    Where the first axis of a field is the seat, a row is a seat's; else the whole field is one row.
    """

    def __init__(self, field: Field) -> None:
        super().__init__()
        self.field = field
        self.name = field.name
        self.public = isinstance(field.seen_by, Public)
        self.first = field.offset
        self.per_seat = bool(field.shape) and isinstance(field.shape[0], PerSeat)
        self.size = field.cells * field.width // (field.shape[0] if self.per_seat else 1)
        self.shape = field.shape[1:] if self.per_seat else field.shape

    def __missing__(self, key: bytes) -> Json:
        if len(self) >= MOST_KEPT:
            self.clear()
        field, row, marks = self.field, key[: self.size], key[self.size :]
        values = struct.unpack(f"<{self.size // field.width}{field.code}", row)
        hidden = marks[:: field.width] or bytes(len(values))
        cells = [UNSEEN if mark else field.domain.show(value) for value, mark in zip(values, hidden, strict=True)]
        for length in reversed(self.shape[1:]):
            cells = [cells[first : first + length] for first in range(0, len(cells), length)]
        self[key] = cells if self.shape else cells[0]
        return self[key]


_rows: dict[type[StateRecord], tuple[list[Rows], list[Rows]]] = {}


def quick_views(game: Game, state: type[StateRecord], packed: bytes, actors: int) -> Callable[[int | None], QuickView]:
    """Makes `view`s from the bytes of a state, for those who only read them.

    What is public is looked at once for all viewers, and from one step to the next most is the same.
    """
    in_order, others = _rows_of(state)
    players = packed[state.fields["players"].offset]
    for_all: dict[str, Json] = {"game": game.name, "seat": None, "asked": False}
    for rows in in_order:
        first, size = rows.first, rows.size
        if not rows.public:
            for_all[rows.name] = None  # keeps its place
        elif rows.per_seat:
            places = range(first, first + players * size, size)
            for_all[rows.name] = [rows[packed[place : place + size]] for place in places]
        else:
            for_all[rows.name] = rows[packed[first : first + size]]

    def seen_from(viewer: int | None) -> QuickView:
        seat = SPECTATOR if viewer is None else viewer
        raw, hidden = map(bytes, seen_bytes(seat, state, packed))
        shown = QuickView(for_all)
        shown["seat"], shown["asked"] = viewer, bool(actors >> seat & 1)
        shown.seen = raw
        for rows in others:
            first, size = rows.first, rows.size
            if rows.per_seat:
                places = range(first, first + players * size, size)
                shown[rows.name] = [rows[raw[place : place + size] + hidden[place : place + size]] for place in places]
            else:
                shown[rows.name] = rows[raw[first : first + size] + hidden[first : first + size]]
        return shown

    return seen_from


def _rows_of(state: type[StateRecord]) -> tuple[list[Rows], list[Rows]]:
    """Of all fields that are shown, and of those of which each viewer sees something else."""
    if state not in _rows:
        fields = [field for field in state.fields.values() if field.name not in ENGINE_FIELDS]
        in_order = [Rows(field) for field in fields if not isinstance(field.seen_by, Nobody)]
        _rows[state] = in_order, [rows for rows in in_order if not rows.public]
    return _rows[state]


def _shown(field: Field, seen: StateRecord, hidden: bytearray) -> Json:
    value = getattr(seen, field.name)
    cells = [
        UNSEEN if hidden[field.offset + nth * field.width] else field.domain.show(cell)
        for nth, cell in enumerate(value if field.shape else [value])
    ]
    if not field.shape:
        return cells[0]
    for length in reversed(field.shape[1:]):
        cells = [cells[first : first + length] for first in range(0, len(cells), length)]
    return cells[: seen.players] if isinstance(field.shape[0], PerSeat) else cells


AnyState = TypeVar("AnyState", bound=StateRecord)


def state_of(state: type[AnyState], view: Mapping[str, Json]) -> AnyState:
    """The state that shows this view, with all blank that it does not show: something to ask the rules about.

    Nothing that a viewer may not know can be in it, so whatever the rules answer, the viewer may know, too.
    """
    if isinstance(view, QuickView):
        return state.unpack(view.seen)
    s = state()
    seat = SPECTATOR if view["seat"] is None else view["seat"]
    for field in s.fields.values():
        if field.name not in view:
            continue
        shown = list(_cells(view[field.name], len(field.shape))) if field.shape else [view[field.name]]
        blank, read = field.domain.blank, field.domain.read
        blanks = (UNSEEN, field.domain.show(blank))
        values = [blank if one in blanks else read(one) for one in shown]
        if field.shape:
            getattr(s, field.name)[: len(values)] = values
        else:
            setattr(s, field.name, values[0])
        if isinstance(field.seen_by, KnownBy) and field.seen_by.field not in view:
            # Of a hidden mask a viewer knows its own bit: it is set where something is seen.
            mask = [0 if one == UNSEEN else only(seat) for one in shown]
            if field.shape:
                getattr(s, field.seen_by.field)[: len(mask)] = mask
            else:
                setattr(s, field.seen_by.field, mask[0])
    return s


def _cells(shown: Json, depth: int) -> Iterator[Json]:
    """The cells of an array of so many axes, one after the other."""
    for one in shown:
        if depth == 1:
            yield one
        else:
            yield from _cells(one, depth - 1)
