"""The tables by which facts and what is asked are written as JSON from the bytes of a record, with all texts.

The writing itself is `loops/people.py`.
"""

from shinobi.engine.actions import encoded
from shinobi.engine.domains import Domain, Json
from shinobi.engine.facts import (
    MOST_ARGUMENTS,
    FactsRecord,
    Just,
    Keyed,
    Message,
    Named,
    One,
    Saying,
    Several,
    Tuple,
    Upto,
)
from shinobi.engine.native.showing import Showing
from shinobi.engine.reading import FactsModule, shown_facts
from shinobi.engine.sayings import thing, to_json
from shinobi.engine.state import Field, PerSeat

TEXT, ONE, SEVERAL = range(3)
"""What is written for a number: one of the texts, a message, or a list of messages."""

NO_AXIS, FIXED, PER_SEAT, UPTO, KEYED, NAMED = range(6)
"""How many places of an axis are written: there is no such axis, all, one for each seat, as many as another field says;
all, as members of an object, less those that are blank; or really all of them."""

MOST_AXES = 3
AXIS = 4
"""An axis: which of these it is; its length; the offset of the field that says how many, or the text of the first key;
how many bytes that field has."""

VALUE = 4
"""A value: which of the three it is, its text for 0, its least and its greatest number."""

FIELD = 4 + VALUE + MOST_AXES * AXIS
"""A field: its name (a text), its first byte, bytes per cell, its blank, its value, and its axes."""

ARGUMENT = 1 + VALUE
"""An argument: its name (a text), and its value."""

MESSAGE = 3 + MOST_ARGUMENTS * ARGUMENT
"""A message: the texts before and after its arguments, how many these are, and the arguments."""

NULL, EMPTY_LIST, EMPTY_OBJECT = range(3)
"""The texts that every table begins with."""


class FactsTable(Showing):
    """How the facts of a game are written."""

    def __init__(self, module: FactsModule) -> None:
        super().__init__()
        for text in ("null", "[]", "{}"):
            self.add(text.encode())
        self._first_texts: dict[tuple[Domain, bool], tuple[int, int, int]] = {}
        for nth, field in enumerate(shown_facts(module.Facts)):
            self.rows += self._field(module.Facts, field, nth == 0)
        self.messages: list[int] = []
        for message in module.MESSAGES.messages:
            self.messages += self._message(message)
        widest = max(after - start for start, after in zip(self.starts, self.starts[1:], strict=False))
        cells = sum(field.cells + 2 for field in shown_facts(module.Facts))
        self.longest = (cells + module.Facts.fields["said"].cells) * (widest + 4)

    def _field(self, facts: type[FactsRecord], field: Field, first: bool) -> list[int]:
        name = self.add(("" if first else ",").encode() + encoded(field.name) + b":")
        row = [name, field.offset, field.width, field.domain.blank, *self._value(field.domain, spoken=False)]
        for length in field.shape:
            row += self._axis(facts, length)
        return row + [NO_AXIS, 1, 0, 0] * (MOST_AXES - len(field.shape))

    def _axis(self, facts: type[FactsRecord], length: int) -> list[int]:
        if isinstance(length, PerSeat):
            return [PER_SEAT, length, 0, 0]
        if isinstance(length, Upto):
            count = facts.fields[length.count]
            return [UPTO, length, count.offset, count.width]
        if isinstance(length, Named):
            keys = [self.add(encoded(key) + b":") for key in length.keys]
            return [KEYED if isinstance(length, Keyed) else NAMED, length, keys[0], 0]
        return [FIXED, length, 0, 0]

    def _message(self, message: Message) -> list[int]:
        opening, *names, closing = _pieces(message)
        row = [self.add(opening), self.add(closing), len(names)]
        for name, domain in zip(names, message.arguments.values(), strict=True):
            row += [self.add(name), *self._value(domain, spoken=message.spoken)]
        return row + [0] * (MESSAGE - len(row))

    def _value(self, domain: Domain, *, spoken: bool) -> list[int]:
        if isinstance(domain, One | Several):
            return [ONE if isinstance(domain, One) else SEVERAL, 0, 0, 0]
        if (domain, spoken) not in self._first_texts:
            least = min(domain.values[0], domain.blank)
            greatest = max(domain.values[-1], domain.blank)
            texts = [self.add(encoded(_shown(domain, number, spoken))) for number in range(least, greatest + 1)]
            self._first_texts[domain, spoken] = texts[0] - least, least, greatest
        return [TEXT, *self._first_texts[domain, spoken]]


def _shown(domain: Domain, number: int, spoken: bool) -> Json:
    try:
        shown = domain.show(number)
    except IndexError:
        return None  # the blank of a domain may lie apart from its numbers
    return to_json(thing(domain, shown)) if spoken else shown


def _pieces(message: Message) -> list[bytes]:
    """What is written before, between and after the values of a message."""
    names = list(message.arguments)
    if isinstance(message, Just):
        return [b"", b"", b""]
    if isinstance(message, Tuple):
        return [b"[", *[b"," if nth else b"" for nth in range(len(names))], b"]"]
    whole = encoded(message.opening)
    if isinstance(message, Saying):
        if not names:
            return [whole, b""]
        opening, closing = whole[:-1] + b',"with":{', b"}}"
    else:
        opening, closing = whole[:-1], b"}"
    joins = isinstance(message, Saying) or not message.opening
    return [
        opening,
        *[(b"" if joins and not nth else b",") + encoded(name) + b":" for nth, name in enumerate(names)],
        closing,
    ]
