"""What people are told besides a view, interpreted: facts as JSON, and what is asked as sayings.

`loops/people.py` writes the same as JSON, compiled; a test compares the two.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from shinobi.engine.domains import Domain, Json
from shinobi.engine.events import Events, Told
from shinobi.engine.facts import (
    ARGUMENTS,
    SAID_CELLS,
    FactsRecord,
    Keyed,
    MemoryRecord,
    Messages,
    Named,
    One,
    Saying,
    Several,
    Thing,
    Upto,
)
from shinobi.engine.sayings import Argument, Said, thing, to_json
from shinobi.engine.seats import NOTHING, SPECTATOR
from shinobi.engine.state import Field, PerSeat, Public, StateRecord
from shinobi.engine.views import state_of


class FactsModule(Protocol):
    """What a `facts.py` provides: `shinobi.engine.facts` says how it is written."""

    MESSAGES: Messages
    Memory: type[MemoryRecord]
    Facts: type[FactsRecord]

    def remember(
        self, m: Any, players: int, seat: int, event: int, first: int, second: int, third: int, fourth: int
    ) -> None:
        """Take one event into account that the viewer was told."""

    def facts(self, f: Any, s: Any, trial: Any, m: Any, seat: int, asked: int) -> None:
        """Fill in the facts for the viewer at this seat, from the state as it knows it and from what it remembers.

        `trial` is another state, with anything in it, to try moves on."""

    def prompt(self, f: Any, s: Any, seat: int) -> None:
        """What is asked of the viewer, and warnings."""

    def waiting(self, f: Any, s: Any, seat: int) -> None:
        """For whom and for what a viewer who is not asked has to wait; nothing once it is over."""


def remember(game: FactsModule, memory: MemoryRecord, players: int, seat: int, told: Iterable[Told]) -> None:
    """Take events into account that the viewer was told."""
    for one in told:
        first, second, third, fourth = (*one.arguments, 0, 0, 0, 0)[:4]
        game.remember(memory, players, seat, one.event, first, second, third, fourth)


def filled(game: FactsModule, seen: StateRecord, memory: MemoryRecord, seat: int, asked: bool) -> FactsRecord:
    """The facts for a viewer who knows this of a state, and remembers this."""
    record = game.Facts()
    game.facts(record, seen, type(seen)(), memory, seat, int(asked))
    if asked:
        game.prompt(record, seen, seat)
    else:
        game.waiting(record, seen, seat)
    return record


def shown_facts(facts: type[FactsRecord]) -> list[Field]:
    """The fields that are shown, in their order."""
    return [field for field in facts.fields.values() if isinstance(field.seen_by, Public)]


class Reading:
    """Reads one record of facts."""

    def __init__(self, messages: Messages, record: FactsRecord, players: int) -> None:
        self.messages = messages.messages
        self.record = record
        self.players = players

    def asked(self) -> list[Said]:
        """What is asked of the viewer, or whom it waits for."""
        return [self.saying(number) for number in self.list_from(self.record.asked)]

    def facts(self) -> dict[str, Json]:
        """The facts, as JSON."""
        return {field.name: self._field(field) for field in shown_facts(type(self.record))}

    def list_from(self, number: int) -> list[int]:
        """The numbers of the messages of a list."""
        numbers = []
        while number != NOTHING:
            numbers.append(number)
            number = self.record.said[SAID_CELLS * number + 1]
        return numbers

    def message(self, number: int) -> Json:
        """One message, as JSON."""
        message, values = self._said(number)
        if message.spoken:
            return to_json(self.spoken(number))
        return message.shown([self.value(domain, value) for (_, domain), value in values])

    def saying(self, number: int) -> Said:
        """One message that is a saying."""
        message, values = self._said(number)
        assert isinstance(message, Saying)
        return Said(message.name, {name: self._spoken(domain, value) for (name, domain), value in values})

    def spoken(self, number: int) -> Argument:
        """One message that is a saying, or a thing that stands where one could."""
        message, values = self._said(number)
        if isinstance(message, Thing):
            ((_, domain), value) = values[0]
            return self._spoken(domain, value)
        return self.saying(number)

    def value(self, domain: Domain, value: int) -> Json:
        """The value of a field or an argument, as JSON."""
        if isinstance(domain, One):
            return None if value == NOTHING else self.message(value)
        if isinstance(domain, Several):
            return [self.message(one) for one in self.list_from(value)]
        return domain.show(value)

    def _spoken(self, domain: Domain, value: int) -> Argument:
        if isinstance(domain, One):
            return self.spoken(value)
        if isinstance(domain, Several):
            return [self.spoken(one) for one in self.list_from(value)]
        return thing(domain, domain.show(value))

    def _said(self, number: int) -> tuple[Any, list[tuple[tuple[str, Domain], int]]]:
        cell = SAID_CELLS * number
        message = self.messages[self.record.said[cell]]
        return message, list(zip(message.arguments.items(), self.record.said[cell + ARGUMENTS :], strict=False))

    def _field(self, field: Field) -> Json:
        value = getattr(self.record, field.name)
        if not field.shape:
            return self.value(field.domain, value)
        return self._axis(field, 0, value)

    def _axis(self, field: Field, axis: int, cells: Sequence[int]) -> Json:
        if axis == len(field.shape):
            return self.value(field.domain, cells[0])
        length, inner = field.shape[axis], len(cells) // field.shape[axis]
        places = [cells[inner * nth : inner * (nth + 1)] for nth in range(self._length(length))]
        if isinstance(length, Named):
            named = zip(length.keys, places, strict=True)
            blank = [field.domain.blank] * inner if isinstance(length, Keyed) else None
            return {key: self._axis(field, axis + 1, place) for key, place in named if place != blank}
        return [self._axis(field, axis + 1, place) for place in places]

    def _length(self, length: int) -> int:
        if isinstance(length, PerSeat):
            return self.players
        return int(getattr(self.record, length.count)) if isinstance(length, Upto) else length


class FactsReader:
    """Prompts and facts from a view and from all that its viewer was told, for whoever has just these."""

    def __init__(self, module: FactsModule, state: type[StateRecord], events: Events) -> None:
        self.module = module
        self.state = state
        self.events = events

    def prompt(self, view: Mapping[str, Json]) -> list[Said]:
        """What is asked of the viewer, and warnings; nothing if the viewer is not asked."""
        return self._reading(view, ()).asked() if view["asked"] else []

    def waiting(self, view: Mapping[str, Json]) -> list[Said]:
        """For whom and for what a viewer who is not asked has to wait; nothing once it is over."""
        return [] if view["asked"] else self._reading(view, ()).asked()

    def hints(self, view: Mapping[str, Json], heard: Sequence[Mapping[str, Json]]) -> dict[str, Json]:
        """The facts, as JSON."""
        return self._reading(view, map(self.events.of_shown, heard)).facts()

    def read(self, view: Mapping[str, Json], memory: MemoryRecord) -> Reading:
        """What there is to read for the viewer of this view, who remembers this."""
        seat = SPECTATOR if view["seat"] is None else view["seat"]
        seen = state_of(self.state, view)
        return Reading(self.module.MESSAGES, filled(self.module, seen, memory, seat, view["asked"]), view["players"])

    def _reading(self, view: Mapping[str, Json], told: Iterable[Told]) -> Reading:
        memory = self.module.Memory()
        seat = SPECTATOR if view["seat"] is None else view["seat"]
        remember(self.module, memory, view["players"], seat, told)
        return self.read(view, memory)
