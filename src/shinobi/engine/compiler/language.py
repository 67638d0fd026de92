"""What programs for the compiler say in annotations, and the few operations that need a word of their own.

Everything here also runs as plain Python. Importing it loads neither NumPy nor LLVM.
"""

import struct
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

if TYPE_CHECKING:
    from shinobi.engine.state import FlatRecord

    AnyRecord = TypeVar("AnyRecord", bound=FlatRecord)


@dataclass(frozen=True)
class Kind:
    """Marks an annotation as one of the compiler's own types."""

    name: str


@dataclass(frozen=True)
class ArrayOf:
    """Marks an annotation as an array in memory: the type of a cell, and the number of axes."""

    cell: str
    axes: int = 1


Key = Annotated[int, Kind("key")]
"""64 random bits. Compiled, a key is unsigned, and mixes with plain numbers only through `as_key` and `as_number`."""

AnyState = Annotated[Any, Kind("state")]
"""The state of whichever game a function is compiled for."""

States = Annotated[Any, Kind("states")]
"""An array of state records."""

Bytes = Annotated[Any, ArrayOf("u8")]
ByteRows = Annotated[Any, ArrayOf("u8", 2)]
Flags = Annotated[Any, ArrayOf("b1")]
FlagRows = Annotated[Any, ArrayOf("b1", 2)]
Int8s = Annotated[Any, ArrayOf("i1")]
Int8Rows = Annotated[Any, ArrayOf("i1", 2)]
Int16s = Annotated[Any, ArrayOf("i2")]
Int16Rows = Annotated[Any, ArrayOf("i2", 2)]
Int32s = Annotated[Any, ArrayOf("i4")]
Int32Rows = Annotated[Any, ArrayOf("i4", 2)]
Numbers = Annotated[Any, ArrayOf("i8")]
NumberRows = Annotated[Any, ArrayOf("i8", 2)]
KeyArray = Annotated[Any, ArrayOf("u8x8")]
Reals = Annotated[Any, ArrayOf("f8")]
RealRows = Annotated[Any, ArrayOf("f8", 2)]
Real32s = Annotated[Any, ArrayOf("f4")]
Real32Rows = Annotated[Any, ArrayOf("f4", 2)]


def as_key(number: int) -> Key:
    """The number as 64 unsigned bits. Compiled code needs the cast; interpreted code has nothing to do."""
    return number


def as_number(key: Key) -> int:
    """The key as a plain number, for arithmetic with other plain numbers; the inverse of `as_key`."""
    return key


def bits_of_real(number: float) -> int:
    """The 64 bits of a real."""
    bits: int = struct.unpack("<q", struct.pack("<d", number))[0]
    return bits


def real_of_bits(bits: int) -> float:
    """The real that has these 64 bits."""
    number: float = struct.unpack("<d", struct.pack("<q", bits))[0]
    return number


def state_at(states: States, number: int) -> Any:
    """One of the states."""
    return states[number]


def copy_state(states: States, number: int, onto: States, place: int) -> None:
    """Put a copy of one state in the place of another."""
    onto[place] = states[number]


def state_bytes(states: States, number: int) -> Any:
    """The bytes of one of the states, to read and to write."""
    return states[number : number + 1].view("u1")


def record_at(kind: "type[AnyRecord]", raw: Sequence[int], first: int) -> "AnyRecord":
    """The record of this kind that lies in an array of bytes, from `first` on. Interpreted, it is a copy to read."""
    return kind.unpack(bytes(raw[first : first + kind.layout.size]))


def copy_record(source: "FlatRecord", target: "FlatRecord") -> None:
    """Make a record the same as another one of its kind."""
    vars(target).update(vars(type(source).unpack(source.pack())))


def copy_bytes(source: Sequence[int], first: int, count: int, target: MutableSequence[int], at: int) -> None:
    """Copy so many bytes."""
    for nth in range(count):
        target[at + nth] = source[first + nth]
