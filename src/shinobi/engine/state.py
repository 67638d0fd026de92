"""State records: the fields of a game, how they lie in memory, and who may see each of them.

A game writes one class:

    class State(StateRecord):
        turn: int = public(of=SEAT)
        hand: Cells = owner(SEATS, of=Some(WEAPON))
        attack: Cells = known_by("attack_known", SEATS, 3, of=WEAPON)
        attack_known: Cells = public(SEATS, 3, of=KNOWERS)
        deck: Cells = nobody(58)
        bluffs: int

From it come the plain object that interpreted rules work on (`State()`), its bytes (`pack`, `unpack`) and, with the
same layout, the NumPy dtype of compiled play. A field that does not say who may see it, like `bluffs`, is seen by
nobody.

Arrays are flat, so that the same rule reads them interpreted and compiled: cell (seat, slot) of `attack` is
`s.attack[3 * seat + slot]`.
"""

import struct
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Self

from shinobi.engine.domains import COUNT, Audience, Domain, Number
from shinobi.engine.seats import MOST_SEATS

Cells = list[int]
"""A flat array of a state. Interpreted it is a list, compiled an array of a record."""

KNOWERS = Audience()
"""The domain of the mask that says which seats know a cell."""

EVENT_CELLS = 6
"""An event takes six cells of `told`: whom it is told to, what it is, and four arguments."""


PADDING = "padding"
"""The name of a byte that is there so that records in an array all begin at an even address."""

ENGINE_FIELDS = ("told", "told_count", PADDING)
"""The fields that are not the game's."""


class PerSeat(int):
    """The length of an axis that has one place for each seat; views show only the seats that are taken."""


@dataclass(frozen=True)
class Public:
    """Seen by all."""


@dataclass(frozen=True)
class Owner:
    """Seen by the seat that is the first axis."""


@dataclass(frozen=True)
class KnownBy:
    """Seen, cell by cell, by the seats in the mask that the named field holds for the cell."""

    field: str


@dataclass(frozen=True)
class Nobody:
    """Seen by no seat: a deck's order, and every field that does not say otherwise."""


Visibility = Public | Owner | KnownBy | Nobody


@dataclass
class Field:
    """One field of a state record."""

    shape: tuple[int, ...]
    domain: Domain
    seen_by: Visibility
    name: str = ""
    offset: int = 0

    @cached_property
    def cells(self) -> int:
        cells = 1
        for length in self.shape:
            cells *= length
        return cells

    @cached_property
    def code(self) -> str:
        """The letter by which `struct` knows the width of a cell."""
        values = self.domain.values
        if not -(1 << 15) <= values[0] <= values[-1] < 1 << 15:
            raise TypeError(f"{self.name}: a cell holds at most 16 bits, and {self.domain} needs more")
        small = min(values[0], self.domain.blank) >= -128 and values[-1] <= 127
        return "b" if small else "h"

    @cached_property
    def width(self) -> int:
        return struct.calcsize(self.code)


def public(*shape: int, of: Domain = COUNT) -> Any:
    """A field that all may see."""
    return Field(shape, of, Public())


def owner(*shape: int, of: Domain = COUNT) -> Any:
    """A field of which each seat sees its own part; the first axis is the seat."""
    return Field(shape, of, Owner())


def known_by(field: str, *shape: int, of: Domain = COUNT) -> Any:
    """A field whose cells are each seen by the seats in the mask that `field` holds for it."""
    return Field(shape, of, KnownBy(field))


def nobody(*shape: int, of: Domain = COUNT) -> Any:
    """A field that no seat sees."""
    return Field(shape, of, Nobody())


class FlatRecord:
    """Numbers and arrays of numbers under names, one after the other in memory: what states, memories and facts are."""

    fields: ClassVar[dict[str, Field]]
    laid_out: ClassVar[list[Field]]
    layout: ClassVar[struct.Struct]

    @classmethod
    def _lay_out(cls, declared: dict[str, Field]) -> None:
        """Find a place for the fields that the class declares, and for these before them."""
        for name, annotation in cls.__annotations__.items():
            field = vars(cls).get(name)
            if field is None and annotation is not int:
                raise TypeError(f"{cls.__name__}.{name}: an array must say its shape")
            declared[name] = field if isinstance(field, Field) else Field((), COUNT, Nobody())
        for name, field in declared.items():
            field.name = name
            if hasattr(cls, name):
                delattr(cls, name)
        if sum(field.cells * field.width for field in declared.values()) % 2:
            declared[PADDING] = Field((), COUNT, Nobody(), name=PADDING)
        cls.fields = declared
        # In memory, widest first: every cell is aligned, and no byte is without a field.
        cls.laid_out = sorted(declared.values(), key=lambda field: -field.width)
        codes, offset = "<", 0
        for field in cls.laid_out:
            field.offset = offset
            offset += field.cells * field.width
            codes += f"{field.cells}{field.code}"
        cls.layout = struct.Struct(codes)

    def __init__(self) -> None:
        for name, field in self.fields.items():
            blank = field.domain.blank
            setattr(self, name, [blank] * field.cells if field.shape else blank)

    def pack(self) -> bytes:
        """The record as bytes, laid out as compiled code has it."""
        cells: list[int] = []
        for field in self.laid_out:
            value = getattr(self, field.name)
            if field.shape:
                cells.extend(value)
            else:
                cells.append(value)
        return self.layout.pack(*cells)

    @classmethod
    def unpack(cls, packed: bytes | bytearray) -> Self:
        """The record that has these bytes."""
        state = cls.__new__(cls)
        cells = cls.layout.unpack(packed)
        first = 0
        for field in cls.laid_out:
            after = first + field.cells
            setattr(state, field.name, list(cells[first:after]) if field.shape else cells[first])
            first = after
        return state


class StateRecord(FlatRecord):
    """The base of every game's state."""

    most_events: ClassVar[int]

    players: int
    # How many events this step has told so far, and the events: filled by `tell`, emptied before each step.
    told_count: int
    told: Cells

    def __init_subclass__(cls, most_events: int = 24) -> None:
        cls.most_events = most_events
        cls._lay_out(
            {
                "told": Field((EVENT_CELLS * most_events,), Number(-1, 32767), Nobody()),
                "told_count": Field((), Number(0, most_events), Nobody()),
            }
        )
        cls._check_visibility()

    @classmethod
    def _check_visibility(cls) -> None:
        for field in cls.fields.values():
            match field.seen_by:
                case Owner() if not field.shape or not isinstance(field.shape[0], PerSeat):
                    raise TypeError(f"{cls.__name__}.{field.name}: an owner's field has the seat as its first axis")
                case KnownBy(mask) if mask not in cls.fields or cls.fields[mask].shape != field.shape:
                    raise TypeError(f"{cls.__name__}.{field.name}: {mask} must be a field of the same shape")
                case KnownBy(mask) if cls.fields[mask].width != 1:
                    raise TypeError(f"{cls.__name__}.{field.name}: {mask} must be of the domain KNOWERS")
                case KnownBy(mask) if not isinstance(cls.fields[mask].seen_by, Public | Nobody):
                    raise TypeError(f"{cls.__name__}.{field.name}: {mask} must be public, or nobody's")
            if any(isinstance(length, PerSeat) and length > MOST_SEATS for length in field.shape):
                raise TypeError(f"{cls.__name__}.{field.name}: there are at most {MOST_SEATS} seats")


def fill(cells: Cells, number: int) -> None:
    """Put the same number in all cells."""
    for cell in range(len(cells)):
        cells[cell] = number
