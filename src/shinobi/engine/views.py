"""Views: a state as a seat, a spectator or, after the match, anyone may see it; and the way back from a view."""

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
"""So many values of a field are kept."""

Kept = tuple[Field, int, int, dict[bytes, Json]]
"""A field, its first byte, the byte after its last, and what its bytes were shown as before."""

_seen_fields: dict[type[StateRecord], tuple[list[Kept], list[Kept]]] = {}


def quick_views(game: Game, state: type[StateRecord], packed: bytes, actors: int) -> Callable[[int | None], QuickView]:
    """Makes `view`s from the bytes of a state, for those who only read them.

    What is public is looked at once for all viewers, and from one step to the next most is the same.
    """
    public, others = _fields_seen(state)
    count = bytes([packed[state.fields["players"].offset]])
    whole: StateRecord | None = None
    for_all: dict[str, Json] = {"game": game.name, "seat": None, "asked": False}
    for field, first, after, kept in public:
        key = packed[first:after] + count
        if key not in kept:
            whole = whole or state.unpack(packed)
            _keep(kept, key, _shown(field, whole, bytearray(len(packed))))
        for_all[field.name] = kept[key]

    def seen_from(viewer: int | None) -> QuickView:
        seat = SPECTATOR if viewer is None else viewer
        raw, hidden = seen_bytes(seat, state, packed)
        shown = QuickView(for_all)
        shown["seat"], shown["asked"] = viewer, bool(actors >> seat & 1)
        shown.seen = bytes(raw)
        for field, first, after, kept in others:
            key = bytes(raw[first:after] + hidden[first:after]) + count
            if key not in kept:
                _keep(kept, key, _shown(field, state.unpack(raw), hidden))
            shown[field.name] = kept[key]
        return shown

    return seen_from


def _fields_seen(state: type[StateRecord]) -> tuple[list[Kept], list[Kept]]:
    """The fields that all see, and those of which each viewer sees something else."""
    if state not in _seen_fields:
        fields: list[Kept] = [
            (field, field.offset, field.offset + field.cells * field.width, {})
            for field in state.fields.values()
            if field.name not in ENGINE_FIELDS and not isinstance(field.seen_by, Nobody)
        ]
        public = [one for one in fields if isinstance(one[0].seen_by, Public)]
        _seen_fields[state] = public, [one for one in fields if one not in public]
    return _seen_fields[state]


def _keep(kept: dict[bytes, Json], key: bytes, shown: Json) -> None:
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[key] = shown


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
