"""Views: a state as a seat, a spectator or, after the match, anyone may see it; and the way back from a view."""

import struct
from collections.abc import Iterator, Mapping
from typing import TypeVar

from shinobi.engine.domains import Audience, Domain, Json, Some
from shinobi.engine.game import Game
from shinobi.engine.seats import SPECTATOR, only
from shinobi.engine.sight import packed_as_seen
from shinobi.engine.state import ENGINE_FIELDS, Field, KnownBy, Nobody, PerSeat, Public, StateRecord

UNSEEN = "?"
"""What a view shows in place of a value that may not be seen. `None` is an empty place, seen to be empty."""

OMNISCIENT = "omniscient"
"""Instead of a seat: the view of one who sees everything. Never for anybody at a running table."""

Viewer = int | str | None
"""A seat, `None` for a spectator, or `OMNISCIENT`."""


class View(dict[str, Json]):
    """A view, with what it was made from: the packed state with all blanked that the viewer may not see."""

    def __init__(self, shown: Mapping[str, Json], state: type[StateRecord], raw: bytes | bytearray) -> None:
        super().__init__(shown)
        self._state = state
        self._raw = raw
        self._seen: StateRecord | None = None

    @property
    def seen(self) -> StateRecord:
        """The blanked state. Only to be looked at."""
        if self._seen is None:
            self._seen = self._state.unpack(self._raw)
        return self._seen


class Shown(dict[int, Json]):
    """What the numbers of a domain are shown as, each worked out once."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain

    def __missing__(self, number: int) -> Json:
        self[number] = self.domain.show(number)
        return self[number]


class FieldShown:
    """How one field of a state is shown."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.name = field.name
        self.of = Shown(field.domain)
        self.lists = isinstance(field.domain, Some | Audience)
        self.per_seat = bool(field.shape) and isinstance(field.shape[0], PerSeat)
        self.row = field.cells // field.shape[0] if field.shape else 1
        self.layout = struct.Struct(f"<{field.cells}{field.code}")

    def read(self, raw: bytes | bytearray) -> Json:
        """The numbers of the field."""
        cells = self.layout.unpack_from(raw, self.field.offset)
        return cells if self.field.shape else cells[0]

    def show(self, value: Json, hidden: bytearray | None, players: int) -> Json:
        """The field as a view has it."""
        field, of = self.field, self.of
        if not field.shape:
            shown = UNSEEN if hidden is not None and hidden[field.offset] else of[value]
            return shown.copy() if self.lists and isinstance(shown, list) else shown
        if self.per_seat:
            value = value[: players * self.row]
        if hidden is None:
            cells = [of[cell] for cell in value]
        else:
            marks = hidden[field.offset : field.offset + len(value) * field.width : field.width]
            cells = [UNSEEN if mark else of[cell] for cell, mark in zip(value, marks, strict=True)]
        if self.lists:
            cells = [cell.copy() if isinstance(cell, list) else cell for cell in cells]
        for length in reversed(field.shape[1:]):
            cells = [cells[first : first + length] for first in range(0, len(cells), length)]
        return cells


_fields_shown: dict[type[StateRecord], list[FieldShown]] = {}


def _shown_of(state: type[StateRecord]) -> list[FieldShown]:
    if state not in _fields_shown:
        _fields_shown[state] = [FieldShown(field) for field in state.fields.values()]
    return _fields_shown[state]


class Views:
    """All views of one state: what is public is made once, what is not for each viewer."""

    def __init__(self, game: Game, s: StateRecord, packed: bytes) -> None:
        self.players = s.players
        self.state = type(s)
        self.packed = packed
        self.actors = game.rules.actors(s)
        self._public: dict[str, Json] = {"game": game.name, "seat": None, "asked": False}
        self._others: list[FieldShown] = []
        for shown in _shown_of(self.state):
            if isinstance(shown.field.seen_by, Public):
                self._public[shown.name] = shown.show(getattr(s, shown.name), None, self.players)
            elif not isinstance(shown.field.seen_by, Nobody):
                self._others.append(shown)
                self._public[shown.name] = None  # keeps its place

    def view(self, viewer: int | None) -> View:
        """What a seat, or a spectator, may know."""
        seat = SPECTATOR if viewer is None else viewer
        raw, hidden = packed_as_seen(seat, self.state, self.packed)
        view = View(self._public, self.state, raw)
        view["seat"], view["asked"] = viewer, bool(self.actors >> seat & 1)
        for shown in self._others:
            view[shown.name] = shown.show(shown.read(raw), hidden, self.players)
        return view


def view(game: Game, s: StateRecord, viewer: Viewer) -> View:
    """What the viewer may know of the state, by the names of its fields.

    Besides the fields: `seat` is the viewer's own, `asked` whether the game waits for the viewer.
    """
    if viewer == OMNISCIENT:
        return _everything(game, s)
    assert not isinstance(viewer, str)
    return Views(game, s, s.pack()).view(viewer)


def _everything(game: Game, s: StateRecord) -> View:
    asked = bool(game.rules.actors(s) >> SPECTATOR & 1)
    view = View({"game": game.name, "seat": None, "asked": asked}, type(s), s.pack())
    for shown in _shown_of(type(s)):
        if shown.name not in ENGINE_FIELDS:
            view[shown.name] = shown.show(getattr(s, shown.name), None, s.players)
    return view


AnyState = TypeVar("AnyState", bound=StateRecord)


def state_of(state: type[AnyState], view: Mapping[str, Json]) -> AnyState:
    """The state that shows this view, with all blank that it does not show: something to ask the rules about.

    Nothing that a viewer may not know can be in it, so whatever the rules answer, the viewer may know, too.
    """
    if isinstance(view, View) and isinstance(seen := view.seen, state):
        return seen
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
