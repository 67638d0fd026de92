"""Views: a state as a seat, a spectator or, after the match, anyone may see it; and the way back from a view."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, TypeVar

from shinobi.engine.domains import Json
from shinobi.engine.seats import SPECTATOR, only
from shinobi.engine.sight import seen_by
from shinobi.engine.state import ENGINE_FIELDS, Field, KnownBy, Nobody, PerSeat, StateRecord

if TYPE_CHECKING:
    from shinobi.engine.game import Game

UNSEEN = "?"
"""What a view shows in place of a value that may not be seen. `None` is an empty place, seen to be empty."""

OMNISCIENT = "omniscient"
"""Instead of a seat: the view of one who sees everything. Never for anybody at a running table."""

Viewer = int | str | None
"""A seat, `None` for a spectator, or `OMNISCIENT`."""


def view(game: "Game", s: StateRecord, viewer: Viewer, *, closed: bool = False) -> dict[str, Json]:
    """What the viewer may know of the state, by the names of its fields.

    Besides the fields: `seat` is the viewer's own, `asked` whether the game waits for the viewer; it does for nobody
    where it is `closed`, at the end of a round.
    """
    seat = viewer if isinstance(viewer, int) else SPECTATOR
    seen_through = viewer == OMNISCIENT
    seen, hidden = (s, bytearray(s.layout.size)) if seen_through else seen_by(seat, s)
    shown: dict[str, Json] = {
        "game": game.name,
        "seat": viewer if isinstance(viewer, int) else None,
        "asked": not closed and bool(game.rules.actors(s) >> seat & 1),
    }
    for field in all_fields(type(s)) if seen_through else shown_fields(type(s)):
        shown[field.name] = _shown(field, seen, hidden)
    return shown


def all_fields(state: type[StateRecord]) -> list[Field]:
    """The fields that the game declares, in the order in which views have them."""
    return [field for field in state.fields.values() if field.name not in ENGINE_FIELDS]


def shown_fields(state: type[StateRecord]) -> list[Field]:
    """Those of which somebody sees something."""
    return [field for field in all_fields(state) if not isinstance(field.seen_by, Nobody)]


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
