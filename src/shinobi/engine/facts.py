"""Facts: what a board and a prompt say of a match, from what its viewer knows; and memory, from what it was told.

A game's `facts.py` declares two records and a table of messages, in the same subset of Python as its rules:

    class Memory(MemoryRecord):
        lies: Cells = public(SEATS, of=COUNT)

    class Facts(FactsRecord):
        targets: Cells = public(SEATS, 3, of=SEAT)
        unseen: Cells = public(SEATS, of=Some(WEAPON))
        names: int = public(of=Several(NAME))

    MESSAGES = Messages(
        NAME := Entry(part=PART, called=SAYING),
        Saying("turn-assign", target=SEAT, nth=COUNT),
    )

and four functions: `remember` takes one event into the memory, `facts` fills the facts, and `prompt` and `waiting` say
what is asked of the viewer, or whom it waits for. They get the state with all blank that the viewer does not know, so
whatever they say, the viewer may know, too; and a second state, to try moves on.

A message is a name with arguments of certain domains, like an event. `say` puts one into the record and returns its
number; an argument or a field of the domain `One` or `Several` holds such numbers, so messages can be nested. A
`Saying` is a sentence for people, as `sayings` describes; an `Entry` an object with these members.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from shinobi.engine.actions import Actions
from shinobi.engine.domains import Domain, Json, Number, never_null
from shinobi.engine.errors import TooManyEvents
from shinobi.engine.events import Event
from shinobi.engine.seats import NOTHING
from shinobi.engine.state import Cells, Field, FlatRecord, Nobody

MOST_ARGUMENTS = 8

ARGUMENTS = 3
SAID_CELLS = ARGUMENTS + MOST_ARGUMENTS
"""The cells of a message: which one it is, the next one in its list, the last one if it is the first; the arguments."""

WHOLE = 10_000
"""What is certain, as a `Chance`."""

MOST_SAID = 4000
"""No record has room for more messages than this."""


# Messages -----------------------------------------------------------------------------------------------------------


class Message:
    """Something to be said, with the names and domains of its arguments."""

    spoken = False
    """Whether its arguments are put into a sentence, or shown as they are."""

    def __init__(self, opening: Mapping[str, Json], arguments: Mapping[str, Domain]) -> None:
        if len(arguments) > MOST_ARGUMENTS:
            raise TypeError(f"{opening or 'an entry'} has more than {MOST_ARGUMENTS} arguments")
        self.opening = dict(opening)
        self.arguments = dict(arguments)

    def shown(self, values: Sequence[Json]) -> Json:
        """The message as JSON, with its arguments as JSON."""
        return self.opening | dict(zip(self.arguments, values, strict=True))


class Saying(Message):
    """A sentence, or a part of one: the name of its text, and what is put into it."""

    spoken = True

    def __init__(self, name: str, **arguments: Domain) -> None:
        super().__init__({"say": name}, arguments)
        self.name = name

    def shown(self, values: Sequence[Json]) -> Json:
        return self.opening | ({"with": dict(zip(self.arguments, values, strict=True))} if values else {})


class Entry(Message):
    """An object with these members. Where lists have entries of several kinds, `kind` says which one this is."""

    def __init__(self, kind: Mapping[str, str] | None = None, /, **arguments: Domain) -> None:
        super().__init__(kind or {}, arguments)


class Tuple(Message):
    """A list of a fixed length."""

    def __init__(self, *domains: Domain) -> None:
        super().__init__({}, {str(nth): domain for nth, domain in enumerate(domains)})

    def shown(self, values: Sequence[Json]) -> Json:
        return list(values)


class Just(Message):
    """A single value, for lists of values."""

    def __init__(self, domain: Domain) -> None:
        super().__init__({}, {"value": domain})

    def shown(self, values: Sequence[Json]) -> Json:
        return values[0]


class Thing(Just):
    """A single thing that is spoken of, where a saying could stand: somebody's name, or a card's."""

    spoken = True


class Happening(Message):
    """An event, as its hearers get it."""

    def __init__(self, event: Event) -> None:
        super().__init__({"event": event.name}, event.arguments)


class Messages:
    """The table of a game's messages."""

    def __init__(self, *messages: Message) -> None:
        self.messages = messages

    @property
    def numbers(self) -> range:
        """The numbers by which `say` says them, in the order of the table."""
        return range(len(self.messages))


# Domains ------------------------------------------------------------------------------------------------------------


class InRecord:
    """The base of domains whose numbers mean something only together with the messages of a record."""

    kinds: tuple[Message, ...]

    @property
    def blank(self) -> int:
        return NOTHING

    @property
    def values(self) -> range:
        return range(MOST_SAID)

    def show(self, value: int) -> Json:
        raise TypeError("a message is shown with the record that it is in")

    def read(self, shown: Json) -> int:
        raise TypeError("a message is read by nobody")

    def schema(self) -> dict[str, Json]:
        if self.kinds and all(isinstance(kind, Happening) for kind in self.kinds):
            return {"$ref": "#/$defs/Event"}
        each = [message_schema(kind) for kind in self.kinds] or [{"$ref": "#/$defs/Said"}]
        return each[0] if len(each) == 1 else {"anyOf": each}


class One(InRecord):
    """A message of one of these kinds; without kinds, any saying."""

    def __init__(self, *kinds: Message) -> None:
        self.kinds = kinds


class OneOrNone(One):
    """A message of one of these kinds, or none."""

    def schema(self) -> dict[str, Json]:
        return {"anyOf": [super().schema(), {"type": "null"}]}


class Several(InRecord):
    """A list of messages of these kinds; without kinds, of any sayings. It is empty where nothing was put yet."""

    def __init__(self, *kinds: Message) -> None:
        self.kinds = kinds

    def schema(self) -> dict[str, Json]:
        return {"type": "array", "items": super().schema()}


class Called(One):
    """A saying, or a thing that stands where one could."""

    def schema(self) -> dict[str, Json]:
        return {"$ref": "#/$defs/Spoken"}


SAYING = One()
SAYINGS = Several()
CALLED = Called()


@dataclass(frozen=True)
class Perhaps:
    """Something of another domain, or nothing. What is not of this domain is never null in facts."""

    of: Domain
    blank: int = NOTHING

    @property
    def values(self) -> range:
        return self.of.values

    def show(self, value: int) -> Json:
        return None if value == NOTHING else self.of.show(value)

    def read(self, shown: Json) -> int:
        return NOTHING if shown is None else self.of.read(shown)

    def schema(self) -> dict[str, Json]:
        return {"anyOf": [certain(self.of), {"type": "null"}]}


def certain(domain: Domain) -> dict[str, Json]:
    """The JSON Schema of a value that is null only if its domain says so."""
    return domain.schema() if isinstance(domain, Perhaps | One) else never_null(domain.schema())


@dataclass(frozen=True)
class Chance:
    """How likely something is, from 0 to 1: the number counts ten-thousandths, and `chance` makes it."""

    blank: int = 0

    @property
    def values(self) -> range:
        return range(WHOLE + 1)

    def show(self, value: int) -> Json:
        return value / WHOLE

    def read(self, shown: Json) -> int:
        number: int = round(shown * WHOLE)
        return number

    def schema(self) -> dict[str, Json]:
        return {"type": "number", "minimum": 0, "maximum": 1}


@dataclass(frozen=True)
class Signs:
    """One of several short texts that are the same in every language."""

    signs: tuple[str, ...]
    blank: int = NOTHING

    @property
    def values(self) -> range:
        return range(len(self.signs))

    def show(self, value: int) -> Json:
        return None if value == NOTHING else self.signs[value]

    def read(self, shown: Json) -> int:
        return self.signs.index(shown)

    def schema(self) -> dict[str, Json]:
        return {"enum": [*self.signs, None]}


@dataclass(frozen=True, eq=False)
class Moves:
    """A move: the number of its action."""

    of: Actions
    blank: int = NOTHING

    @property
    def values(self) -> range:
        return range(len(self.of))

    def show(self, value: int) -> Json:
        return None if value == NOTHING else self.of.move(value)

    def read(self, shown: Json) -> int:
        return self.of.action(shown)

    def schema(self) -> dict[str, Json]:
        return {"$ref": "#/$defs/Move"}


class Parts:
    """A part of a move: its verb, one or more of its arguments with their values, or both.

    `firsts` are the numbers of the first part of each kind; the others follow, the last argument running fastest.
    """

    def __init__(self, *kinds: Mapping[str, Domain | str]) -> None:
        self._shown: list[dict[str, Json]] = []
        self.firsts: tuple[int, ...] = ()
        for kind in kinds:
            self.firsts += (len(self._shown),)
            parts: list[dict[str, Json]] = [{}]
            for name, domain in kind.items():
                values = [domain] if isinstance(domain, str) else map(domain.show, domain.values)
                parts = [part | {name: value} for part, value in product(parts, values)]
            self._shown += parts

    blank = NOTHING

    @property
    def values(self) -> range:
        return range(len(self._shown))

    def show(self, value: int) -> Json:
        return None if value == NOTHING else dict(self._shown[value])

    def read(self, shown: Json) -> int:
        return self._shown.index(shown)

    def schema(self) -> dict[str, Json]:
        return {"type": "object"}


def message_schema(message: Message) -> dict[str, Json]:
    """The JSON Schema of a message that is no saying."""
    constants = {name: {"const": value} for name, value in message.opening.items()}
    members = {name: certain(domain) for name, domain in message.arguments.items()}
    if isinstance(message, Just):
        return members["value"]
    if isinstance(message, Tuple):
        items = list(members.values())
        return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
    properties = constants | members
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


# Records ------------------------------------------------------------------------------------------------------------


class MemoryRecord(FlatRecord):
    """The base of what a viewer remembers of what it was told."""

    def __init_subclass__(cls) -> None:
        cls._lay_out({})


class FactsRecord(FlatRecord):
    """The base of what a viewer is told besides its view. What is declared as public is shown."""

    said_count: int
    said: Cells
    asked: int
    """The first of the sayings that say what is asked of the viewer, or whom it waits for."""

    def __init_subclass__(cls, most_said: int = 32) -> None:
        cls._lay_out(
            {
                "said": Field((SAID_CELLS * most_said,), Number(-1, 32767), Nobody()),
                "said_count": Field((), Number(0, MOST_SAID), Nobody()),
                "asked": Field((), SAYINGS, Nobody()),
            }
        )


class Upto(int):
    """The length of an axis of which as many places are shown as another field of the record says."""

    count: str

    def __new__(cls, most: int, count: str) -> "Upto":
        length = super().__new__(cls, most)
        length.count = count
        return length


class Named(int):
    """The length of an axis with a name for each place: it is shown as an object."""

    keys: tuple[str, ...]

    def __new__(cls, *keys: str) -> "Named":
        length = super().__new__(cls, len(keys))
        length.keys = keys
        return length


class Keyed(Named):
    """The same, less the places that are blank."""


def say(
    f: FactsRecord,
    message: int,
    first: int = 0,
    second: int = 0,
    third: int = 0,
    fourth: int = 0,
    fifth: int = 0,
    sixth: int = 0,
    seventh: int = 0,
    eighth: int = 0,
) -> int:
    """Put a message with its arguments into the record; returns its number there."""
    number = f.said_count
    cell = SAID_CELLS * number
    if cell >= len(f.said):
        raise TooManyEvents("There are more messages than the record has room for: say most_said=… in Facts.")
    f.said[cell] = message
    f.said[cell + 1] = NOTHING
    f.said[cell + 2] = number
    f.said[cell + ARGUMENTS] = first
    f.said[cell + ARGUMENTS + 1] = second
    f.said[cell + ARGUMENTS + 2] = third
    f.said[cell + ARGUMENTS + 3] = fourth
    f.said[cell + ARGUMENTS + 4] = fifth
    f.said[cell + ARGUMENTS + 5] = sixth
    f.said[cell + ARGUMENTS + 6] = seventh
    f.said[cell + ARGUMENTS + 7] = eighth
    f.said_count = number + 1
    return number


def chance(likely: float) -> int:
    """The number of a `Chance`."""
    return int(likely * WHOLE + 0.5)


def joined(f: FactsRecord, messages: int, last: int) -> int:
    """The list `messages` with one more at its end; returns the list."""
    if messages == NOTHING:
        return last
    cell = SAID_CELLS * messages
    f.said[SAID_CELLS * f.said[cell + 2] + 1] = last
    f.said[cell + 2] = last
    return messages


def after(f: FactsRecord, message: int) -> int:
    """The message that follows in its list, or NOTHING."""
    return f.said[SAID_CELLS * message + 1]


def argument(f: FactsRecord, message: int, nth: int) -> int:
    """An argument of a message, counted from 0."""
    return f.said[SAID_CELLS * message + ARGUMENTS + nth]
