"""Views: a state as a seat, a spectator or, after the match, anyone may see it."""

from shinobi.engine.domains import Json
from shinobi.engine.game import Game
from shinobi.engine.seats import SPECTATOR
from shinobi.engine.sight import seen_by
from shinobi.engine.state import ENGINE_FIELDS, Field, Nobody, PerSeat, StateRecord

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
