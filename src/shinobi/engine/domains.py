"""What a number in a state, an action, an event or an option stands for.

Rules see small integers; people and JSON see names. A domain is the dictionary between the two, and knows how many
bytes the number needs, what it is when nothing has been put there, and the JSON Schema of what people see.
"""

from dataclasses import dataclass
from typing import Any, Protocol

from shinobi.engine.errors import BadValue
from shinobi.engine.seats import EVERYBODY, MOST_SEATS, NOTHING

Json = Any
"""A value as JSON has it."""


def is_whole(value: Json) -> bool:
    """Whether this is a whole number; Python takes true and false for numbers, too."""
    return isinstance(value, int) and not isinstance(value, bool)


def never_null(described: dict[str, Json]) -> dict[str, Json]:
    """The JSON Schema of the same values, less null."""
    if "enum" in described:
        described = described | {"enum": [one for one in described["enum"] if one is not None]}
    if isinstance(described.get("type"), list):
        (kind,) = (one for one in described["type"] if one != "null")
        described = described | {"type": kind}
    return described


class Domain(Protocol):
    """The meaning of a number."""

    @property
    def values(self) -> range:
        """The numbers that mean something, in order; what an argument of this domain can be."""
        ...

    @property
    def blank(self) -> int:
        """The number that stands where nothing was put yet."""
        ...

    def show(self, value: int) -> Json:
        """The number as people see it."""
        ...

    def read(self, shown: Json) -> int:
        """The number behind what people write; raises `BadValue` with what would be right."""
        ...

    def schema(self) -> dict[str, Json]:
        """The JSON Schema of what people see."""
        ...


@dataclass(frozen=True)
class Names:
    """One of several named things, or none."""

    kind: str
    names: tuple[str, ...]
    blank: int = NOTHING

    @property
    def values(self) -> range:
        return range(len(self.names))

    def show(self, value: int) -> Json:
        return None if value == NOTHING else self.names[value]

    def read(self, shown: Json) -> int:
        if shown in self.names:
            return self.names.index(shown)
        raise BadValue.of("must-be-one-of", names=", ".join(self.names))

    def schema(self) -> dict[str, Json]:
        return {"enum": [*self.names, None]}


def names(kind: str, *each: str) -> Names:
    """A domain of named things: `names("weapon", "shuriken", "sai")`."""
    return Names(kind, each)


@dataclass(frozen=True)
class Seats:
    """A seat at the table, or nobody's."""

    most: int
    blank: int = NOTHING

    @property
    def values(self) -> range:
        return range(self.most)

    def show(self, value: int) -> Json:
        return None if value == NOTHING else value

    def read(self, shown: Json) -> int:
        if is_whole(shown) and shown in self.values:
            return int(shown)
        raise BadValue.of("must-be-seat", last=str(self.most - 1))

    def schema(self) -> dict[str, Json]:
        return {"type": ["integer", "null"], "minimum": 0, "maximum": self.most - 1}


@dataclass(frozen=True)
class Listed:
    """One of the things that an option of the table lists, or none: the cards of a deck that was read from a file.

    What they are called is up to the table, so JSON has their number in the list, counted from 0. People see the names.
    """

    option: str
    part: str
    count: int
    blank: int = NOTHING

    @property
    def values(self) -> range:
        return range(self.count)

    def show(self, value: int) -> Json:
        return None if value == NOTHING else value

    def read(self, shown: Json) -> int:
        if is_whole(shown) and shown in self.values:
            return int(shown)
        raise BadValue.of("must-be-listed", option=self.option, part=self.part, last=str(self.count - 1))

    def schema(self) -> dict[str, Json]:
        return {"type": ["integer", "null"], "minimum": 0, "maximum": self.count - 1}


@dataclass(frozen=True)
class Number:
    """A count or a size, from the lowest to the highest."""

    lowest: int
    highest: int

    @property
    def blank(self) -> int:
        return 0

    @property
    def values(self) -> range:
        return range(self.lowest, self.highest + 1)

    def show(self, value: int) -> Json:
        return value

    def read(self, shown: Json) -> int:
        if is_whole(shown) and shown in self.values:
            return int(shown)
        raise BadValue.of("must-be-whole", lowest=str(self.lowest), highest=str(self.highest))

    def schema(self) -> dict[str, Json]:
        return {"type": "integer", "minimum": min(self.lowest, 0), "maximum": self.highest}


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    @property
    def blank(self) -> int:
        return 0

    @property
    def values(self) -> range:
        return range(2)

    def show(self, value: int) -> Json:
        return bool(value)

    def read(self, shown: Json) -> int:
        if isinstance(shown, bool):
            return int(shown)
        raise BadValue.of("must-be-flag")

    def schema(self) -> dict[str, Json]:
        return {"type": "boolean"}


@dataclass(frozen=True)
class Some:
    """A set of things of one domain, kept as a bit mask and shown as a list.

    It is empty where nothing was put yet; with `blank=NOTHING` it is then not said, which is something else.
    """

    of: Names | Seats
    blank: int = 0

    @property
    def values(self) -> range:
        return range(1 << len(self.of.values))

    def show(self, value: int) -> Json:
        return None if value == NOTHING else [self.of.show(one) for one in self.of.values if value >> one & 1]

    def read(self, shown: Json) -> int:
        if not isinstance(shown, list):
            raise BadValue.of("must-be-list")
        members = 0
        for one in shown:
            members |= 1 << self.of.read(one)
        return members

    def schema(self) -> dict[str, Json]:
        kind = ["array", "null"] if self.blank == NOTHING else "array"
        return {"type": kind, "uniqueItems": True, "items": never_null(self.of.schema())}


@dataclass(frozen=True)
class Clause:
    """A clause of the rules, or none; its number inside, its id (`DAI-13`) outside."""

    prefix: str

    @property
    def blank(self) -> int:
        return 0

    @property
    def values(self) -> range:
        return range(1, 100)

    def show(self, value: int) -> Json:
        return f"{self.prefix}-{value:02}" if value else None

    def read(self, shown: Json) -> int:
        if isinstance(shown, str) and shown.startswith(self.prefix + "-"):
            digits = shown[len(self.prefix) + 1 :]
            if digits.isascii() and digits.isdigit():
                return int(digits)
        raise BadValue.of("must-be-clause", clause=f"{self.prefix}-01")

    def schema(self) -> dict[str, Json]:
        return {"type": ["string", "null"], "pattern": f"^{self.prefix}-[0-9]{{2}}$"}


@dataclass(frozen=True)
class Audience:
    """A mask of seats: everybody, spectators included, or a list of seats."""

    @property
    def blank(self) -> int:
        return 0

    @property
    def values(self) -> range:
        return range(EVERYBODY + 1)

    def show(self, value: int) -> Json:
        return "all" if value == EVERYBODY else [seat for seat in range(MOST_SEATS) if value >> seat & 1]

    def read(self, shown: Json) -> int:
        if shown == "all":
            return EVERYBODY
        return Some(Seats(MOST_SEATS)).read(shown)

    def schema(self) -> dict[str, Json]:
        return {"anyOf": [{"const": "all"}, Some(Seats(MOST_SEATS)).schema()]}


AUDIENCE = Audience()
FLAG = Flag()
COUNT = Number(0, 127)
