"""Events: what a step tells, and whom.

An event has an audience: all, some seats, or nobody (then it stands only in the published record). What a seat
knows of the course of a match is exactly the list of events it was told. Every outcome of chance is told in an
event, to somebody or to nobody, so that a record spells it out.
"""

import struct
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

import msgspec

from shinobi.engine.domains import AUDIENCE, Domain, Json
from shinobi.engine.errors import TooManyEvents
from shinobi.engine.seats import SPECTATOR
from shinobi.engine.state import EVENT_CELLS, StateRecord

MOST_ARGUMENTS = EVENT_CELLS - 2

CELL_BYTES = 2
"""Bytes per cell of `told`."""

EVENT_BYTES = EVENT_CELLS * CELL_BYTES

MOST_KEPT = 5_000
"""So many events, and so many steps, are kept as they were read and as they are shown."""


class Event:
    """A kind of event, with the names and domains of its arguments.

    `reveals` says that it may bring something to light that its hearer could not have known: a hidden card, an
    outcome of chance. `final` says that the rules let it stand once it is said. A move that told such an event cannot
    be taken back. `opens` says that a new round begins with it: what a step told before is the result of the last one,
    which people see first. `beats` is how long people need to take it in, as a multiple of the usual moment; 0 is for
    what goes without saying. `scene` says that a new scene begins with it, or with the first of several in a row: what
    the same step told before is looked at first, with the board as it stood then.
    """

    def __init__(
        self,
        name: str,
        *,
        reveals: bool = False,
        final: bool = False,
        opens: bool = False,
        scene: bool = False,
        beats: int = 1,
        **arguments: Domain,
    ) -> None:
        if len(arguments) > MOST_ARGUMENTS:
            raise TypeError(f"the event {name} has more than {MOST_ARGUMENTS} arguments")
        self.name = name
        self.reveals = reveals
        self.final = final
        self.opens = opens
        self.scene = scene
        self.beats = beats
        self.arguments = arguments


class Told(NamedTuple):
    """One event as it happened: the mask of its audience, its number in the table, its arguments."""

    to: int
    event: int
    arguments: tuple[int, ...]


class Events:
    """The table of a game's events."""

    def __init__(self, *events: Event) -> None:
        self.events = events
        self.blocks_undo = tuple(event.reveals or event.final for event in events)
        """For each event, whether a move that told it stands."""
        self._read: dict[bytes, tuple[Told, ...]] = {}
        self._json: dict[tuple[Told, ...], bytes] = {}
        self._by_receiver: dict[tuple[tuple[Told, ...], int], tuple[tuple[tuple[Told, ...], ...], int]] = {}
        # Steps are many where several events are told at once: what they consist of is kept, too.
        self._one_read: dict[bytes, Told] = {}
        self._one_json: dict[Told, bytes] = {}

    @property
    def numbers(self) -> range:
        """The numbers by which rules tell them, in the order of the table."""
        return range(len(self.events))

    def reveals(self, told: Told) -> bool:
        """Whether this may have brought something to light."""
        return self.events[told.event].reveals

    def final(self, told: Told) -> bool:
        """Whether the rules let this stand."""
        return self.events[told.event].final

    def split_at_round(self, told: tuple[Told, ...]) -> tuple[tuple[Told, ...], tuple[Told, ...]]:
        """What a step told of the round it ended, and what it told of the one it began; else all, and nothing."""
        for nth, one in enumerate(told):
            if nth and self.events[one.event].opens:
                return told[:nth], told[nth:]
        return told, ()

    def beats(self, told: tuple[Told, ...]) -> int:
        """How many moments a step needs to be taken in: the sum over its scenes, each as long as its longest event.

        Only what everybody was told counts, so this tells nothing.
        """
        scenes, row = [0], None
        for nth, one in enumerate(one for one in told if one.to >> SPECTATOR & 1):
            event = self.events[one.event]
            if event.scene:
                if nth and event is not row:
                    scenes.append(0)
                row = event
            scenes[-1] = max(scenes[-1], event.beats)
        return sum(scenes) or 1

    def shown(self, told: Told) -> dict[str, Json]:
        """The event as people and bots get it: its name, and its arguments by name."""
        event = self.events[told.event]
        values = zip(event.arguments.items(), told.arguments, strict=True)
        return {"event": event.name} | {name: domain.show(value) for (name, domain), value in values}

    def of_shown(self, shown: Mapping[str, Json]) -> Told:
        """The event behind what its hearers got; whom else it was told to is not in it."""
        number = next(nth for nth, event in enumerate(self.events) if event.name == shown["event"])
        arguments = self.events[number].arguments.items()
        return Told(0, number, tuple(_number(domain, shown[name]) for name, domain in arguments))

    def by_receiver(self, told: tuple[Told, ...], players: int) -> tuple[tuple[tuple[Told, ...], ...], int]:
        """What the seats and then the spectators hear of a step, and a mask of who hears anything; worked out once."""
        known = self._by_receiver.get((told, players))
        if known is None:
            ears = (*range(players), SPECTATOR)
            heard = tuple([tuple([one for one in told if one.to >> ear & 1]) for ear in ears])
            known = heard, sum([(one != ()) << nth for nth, one in enumerate(heard)])
            keep(self._by_receiver, (told, players), known)
        return known

    def json(self, heard: tuple[Told, ...]) -> bytes:
        """What somebody heard of a step, shown, as a JSON list; worked out once."""
        known = self._json.get(heard)
        if known is None:
            known = b"[%b]" % b",".join(map(self._json_of, heard))
            keep(self._json, heard, known)
        return known

    def _json_of(self, told: Told) -> bytes:
        known = self._one_json.get(told)
        if known is None:
            known = msgspec.json.encode(self.shown(told))
            keep(self._one_json, told, known)
        return known

    def written(self, told: Told) -> list[Json]:
        """The event as records have it: audience, name, arguments in the order of the table."""
        return [AUDIENCE.show(told.to), *self.shown(told).values()]

    def of_cells(self, cells: Sequence[int]) -> list[Told]:
        """The events in a row of cells as `tell` fills them."""
        heard = []
        for first in range(0, len(cells), EVENT_CELLS):
            to, event, *arguments = cells[first : first + EVENT_CELLS]
            heard.append(Told(to, event, tuple(arguments[: len(self.events[event].arguments)])))
        return heard

    def of_bytes(self, cells: bytes) -> tuple[Told, ...]:
        """The events in a row of packed cells; worked out once."""
        known = self._read.get(cells)
        if known is None:
            firsts = range(0, len(cells), EVENT_BYTES)
            known = tuple([self._of_bytes(cells[first : first + EVENT_BYTES]) for first in firsts])
            keep(self._read, cells, known)
        return known

    def _of_bytes(self, cells: bytes) -> Told:
        known = self._one_read.get(cells)
        if known is None:
            (known,) = self.of_cells(struct.unpack(f"<{EVENT_CELLS}h", cells))
            keep(self._one_read, cells, known)
        return known

    def heard(self, s: StateRecord) -> list[Told]:
        """What the step that made this state told."""
        return self.of_cells(s.told[: EVENT_CELLS * s.told_count])


Key = TypeVar("Key")
Value = TypeVar("Value")


def keep(kept: dict[Key, Value], key: Key, value: Value) -> None:
    """Keep what was worked out, and forget all that was kept before where there is too much of it."""
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[key] = value


def _number(domain: Domain, shown: Json) -> int:
    return domain.blank if shown == domain.show(domain.blank) else domain.read(shown)


def tell(s: StateRecord, to: int, event: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> None:
    """Tell the seats in the mask `to` that something happened."""
    cell = EVENT_CELLS * s.told_count
    if cell >= len(s.told):
        raise TooManyEvents("A step tells more events than its state has room for: say most_events=… in State.")
    s.told[cell] = to
    s.told[cell + 1] = event
    s.told[cell + 2] = first
    s.told[cell + 3] = second
    s.told[cell + 4] = third
    s.told[cell + 5] = fourth
    s.told_count += 1
