"""Sayings: sentences as a message and its arguments, for whoever reads them to be said in their own language.

What the server sends to a browser and what the terminal prints are the same sayings. Both have the texts (Fluent), the
table's options and the names of the people, and neither needs to know what an argument means. In JSON a saying is

    {"say": "turn-assign", "with": {"target": {"seat": 2}, "nth": 1}}

`say` is the message; `with` has its arguments by name, and is left out where there are none. An argument is one of

| JSON | what is put in its place |
|---|---|
| `3` | the number; the text may choose a plural by it |
| `"c ★"` | the text as it is, in every language |
| `{"seat": 2}` | the name of whoever sits there |
| `{"listed": ["deck", "item", 3]}` | the `name` of an entry of an option of the table: `options["deck"]["item"][3]` |
| `{"say": "weapon-sai"}` | another saying, with or without arguments of its own |
| `[{"say": …}, {"say": …}]` | several of them, with ", " between |
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Union

from shinobi.engine.domains import Domain, Json, Listed, Names, Seats, Some
from shinobi.engine.events import Event


@dataclass(frozen=True)
class Whose:
    """The name of whoever sits there."""

    seat: int


@dataclass(frozen=True)
class Entry:
    """The name of an entry that an option of the table lists: a card of a deck."""

    option: str
    part: str
    number: int


@dataclass(frozen=True)
class Said:
    """A message, and what it speaks of."""

    message: str
    arguments: Mapping[str, "Argument"] = field(default_factory=dict)


Argument = Union[int, str, Whose, Entry, Said, "Sequence[Argument]"]


def say(message: str, **arguments: Argument) -> Said:
    """This message with these arguments."""
    return Said(message, arguments)


def thing(domain: Domain, shown: Json) -> Argument:
    """A value of a domain, as people see it, to be spoken of."""
    if shown is not None:
        match domain:
            case Names(kind):
                return say(f"{kind}-{shown}")
            case Seats():
                return Whose(shown)
            case Listed(option, part):
                return Entry(option, part, shown)
            case Some(of):
                return [thing(of, one) for one in shown]
    return shown if isinstance(shown, int) else str(shown)


def happened(event: Event, shown: Mapping[str, Json]) -> Said:
    """An event with its arguments as people see them: what happened, as a sentence."""
    return Said(f"event-{event.name}", {name: thing(domain, shown[name]) for name, domain in event.arguments.items()})


def from_json(shown: Json) -> Argument:
    """The saying, or the argument of one, that is shown so."""
    match shown:
        case {"seat": seat}:
            return Whose(seat)
        case {"listed": [option, part, number]}:
            return Entry(option, part, number)
        case {"say": message}:
            return Said(message, {name: from_json(one) for name, one in shown.get("with", {}).items()})
        case list():
            return [from_json(one) for one in shown]
    assert isinstance(shown, int | str)
    return shown


def to_json(said: Argument) -> Json:
    """A saying, or an argument of one, as JSON."""
    match said:
        case int() | str():
            return said
        case Whose(seat):
            return {"seat": seat}
        case Entry(option, part, number):
            return {"listed": [option, part, number]}
        case Said(message, arguments):
            spoken_of = {name: to_json(argument) for name, argument in arguments.items()}
            return {"say": message, "with": spoken_of} if spoken_of else {"say": message}
    return [to_json(one) for one in said]
