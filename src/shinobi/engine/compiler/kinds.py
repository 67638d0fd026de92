"""The types of compiled programs, and how each lies in memory and in LLVM's registers."""

from dataclasses import dataclass, field
from typing import Any

WIDTHS = {1: "i8", 2: "i16", 4: "i32", 8: "i64"}


class Kind:
    """A type. `parts` are the LLVM types of the registers that hold one value of it."""

    parts: tuple[str, ...] = ()

    def __str__(self) -> str:
        raise NotImplementedError


@dataclass(frozen=True)
class Simple(Kind):
    """A type that fits one register."""

    name: str
    register: str

    @property
    def parts(self) -> tuple[str, ...]:  # type: ignore[override]
        return (self.register,)

    def __str__(self) -> str:
        return self.name


NUMBER = Simple("a number", "i64")
KEY = Simple("a key", "i64")
REAL = Simple("a real", "double")
TRUTH = Simple("a truth", "i1")
"""What a comparison gives. It becomes a number, 0 or 1, as soon as it is kept."""


@dataclass(frozen=True)
class Nothing(Kind):
    """What a function without a result returns."""

    def __str__(self) -> str:
        return "nothing"


NOTHING = Nothing()


@dataclass(frozen=True)
class Cell:
    """How one cell of an array lies in memory."""

    register: str
    """The LLVM type in memory."""
    bytes: int
    kind: Simple
    """What is read from it."""
    widen: str = ""
    """The LLVM instruction from the type in memory to the one in registers."""
    narrow: str = ""
    scope: str = ""
    """Accesses with different scopes never overlap; without one, an access may overlap with anything."""


def number_cell(width: int, scope: str, *, signed: bool = True) -> Cell:
    """A cell that holds a whole number of so many bytes."""
    widen = "" if width == 8 else "sext" if signed else "zext"
    return Cell(WIDTHS[width], width, NUMBER, widen, "trunc" if widen else "", scope)


CELLS = {
    # Bytes may be those of states, so they overlap with anything.
    "u8": number_cell(1, "", signed=False),
    "b1": number_cell(1, "", signed=False),
    "i1": number_cell(1, "array of 1 byte"),
    "i2": number_cell(2, "array of 2 bytes"),
    "i4": number_cell(4, "array of 4 bytes"),
    "i8": number_cell(8, "array of 8 bytes"),
    "u8x8": Cell("i64", 8, KEY, scope="array of keys"),
    "f8": Cell("double", 8, REAL, scope="array of reals"),
    "f4": Cell("float", 4, REAL, "fpext", "fptrunc", "array of short reals"),
}

DTYPES = {
    "u8": "uint8",
    "b1": "bool",
    "i1": "int8",
    "i2": "int16",
    "i4": "int32",
    "i8": "int64",
    "u8x8": "uint64",
    "f8": "float64",
    "f4": "float32",
}
"""The NumPy dtypes of the arrays that Python hands over."""


@dataclass(frozen=True)
class Array(Kind):
    """An array whose address and size come from outside."""

    code: str
    axes: int

    @property
    def cell(self) -> Cell:
        return CELLS[self.code]

    @property
    def parts(self) -> tuple[str, ...]:  # type: ignore[override]
        return ("ptr", *["i64"] * self.axes)

    def __str__(self) -> str:
        return f"an array of {DTYPES[self.code]}" + (" with two axes" if self.axes == 2 else "")


@dataclass(frozen=True)
class State(Kind):
    """A state: the address of its record."""

    record: Any
    """The class that declares it."""
    parts = ("ptr",)

    def __str__(self) -> str:
        return "a state"


@dataclass(frozen=True)
class States(Kind):
    """An array of states: the address of the first, and how many."""

    record: Any
    parts = ("ptr", "i64")

    def __str__(self) -> str:
        return "an array of states"


@dataclass(frozen=True)
class Cells(Kind):
    """An array of a state: the address of its first cell."""

    field: str
    width: int
    count: int
    parts = ("ptr",)

    @property
    def cell(self) -> Cell:
        return number_cell(self.width, f"state.{self.field}")

    def __str__(self) -> str:
        return f"the cells of {self.field}"


@dataclass(frozen=True)
class Table(Kind):
    """A lookup table: constants that are compiled in."""

    numbers: tuple[Any, ...]
    name: str = field(default="", compare=False)
    skipped: int = 0
    """How many numbers at the beginning a slice leaves out."""

    @property
    def count(self) -> int:
        return len(self.numbers) - self.skipped

    @property
    def cell(self) -> Cell:
        if isinstance(self.numbers[0], float):
            return Cell("double", 8, REAL)
        least, greatest = min(self.numbers), max(self.numbers)
        if least >= 0 and greatest < 256:
            return number_cell(1, "", signed=False)
        for width in (1, 2, 4):
            if -(1 << 8 * width - 1) <= least and greatest < 1 << 8 * width - 1:
                return number_cell(width, "")
        return number_cell(8, "")

    def __str__(self) -> str:
        return "a lookup table"


@dataclass(frozen=True)
class Record(Kind):
    """A bundle of arguments: the address of its slots."""

    declared: Any
    """The class that declares it."""
    parts = ("ptr",)

    def __str__(self) -> str:
        return f"the record {self.declared.__name__}"


@dataclass(frozen=True)
class Known(Kind):
    """Something that only the compiler sees: a function, a module, a class."""

    value: Any = field(compare=False)

    def __str__(self) -> str:
        return f"{getattr(self.value, '__name__', self.value)!r}"
