"""Records: bundles of arguments with named fields, which Python fills and compiled code reads and writes.

    class Playouts(Record):
        states: States
        seeds: Keys
        most_steps: int

A number, key or real takes one slot of 8 bytes; an array takes its address and its lengths, each in a slot of its own,
on every target. In Python a record is an object with the same attributes.
"""

import struct
import typing
from dataclasses import dataclass
from typing import Any, ClassVar, Self

import numpy as np

from shinobi.engine.compiler.kinds import DTYPES, KEY, NUMBER, REAL, Array, Kind, States
from shinobi.engine.compiler.language import ArrayOf
from shinobi.engine.compiler.language import Kind as Marked

SLOT = 8
REAL_AS_BYTES = struct.Struct("<d").pack
BITS_OF_REAL = struct.Struct("<q").unpack
CELL_TYPES = {code: np.dtype(name) for code, name in DTYPES.items()}
MASK = 0xFFFFFFFFFFFFFFFF


@dataclass(frozen=True)
class Slot:
    """A field of a record: its kind, and the number of its first slot."""

    name: str
    kind: Kind
    first: int
    is_array: bool


def slots_of(declared: type["Record"]) -> dict[str, Slot]:
    """The fields of a record in order, by name."""
    if declared not in _known:
        _known[declared] = _laid_out(declared)
    return _known[declared]


_known: dict[type["Record"], dict[str, Slot]] = {}


def _laid_out(declared: type["Record"]) -> dict[str, Slot]:
    slots: dict[str, Slot] = {}
    first = 0
    hints = typing.get_type_hints(declared, include_extras=True)
    for name, annotation in hints.items():
        if name.startswith("_") or typing.get_origin(annotation) is ClassVar:
            continue
        kind = kind_in_record(annotation)
        if kind is None:
            raise TypeError(f"{declared.__name__}.{name}: a record holds numbers, keys, reals and arrays of them.")
        slots[name] = Slot(name, kind, first, isinstance(kind, Array | States))
        first += len(kind.parts)
    return slots


def kind_in_record(annotation: Any) -> Kind | None:
    """The kind of a record's field; the states are of any game."""
    if annotation is int or annotation is bool:
        return NUMBER
    if annotation is float:
        return REAL
    for mark in getattr(annotation, "__metadata__", ()):
        if isinstance(mark, ArrayOf):
            return Array(mark.cell, mark.axes)
        if isinstance(mark, Marked) and mark.name == "key":
            return KEY
        if isinstance(mark, Marked) and mark.name == "states":
            return States(None)
    return None


class Record:
    """The base of every record. All fields are given by name when it is made."""

    def __init__(self, **values: Any) -> None:
        slots = slots_of(type(self))
        if values.keys() != slots.keys():
            wrong = sorted(values.keys() ^ slots.keys())
            raise TypeError(f"{type(self).__name__}: given or missing by mistake: {', '.join(wrong)}")
        own = vars(self)
        words: list[int] = []
        for name, slot in slots.items():
            value = values[name]
            if slot.is_array:
                own[name] = value
                words += array_parts(name, slot.kind, value)
            else:
                words.append(BITS_OF_REAL(REAL_AS_BYTES(value))[0] if slot.kind is REAL else as_signed(int(value)))
        own["_memory"] = memory = np.array(words, np.int64)
        own["_reals"] = memory.view(np.float64)
        own["_address"] = memory.__array_interface__["data"][0]

    def __setattr__(self, name: str, value: Any) -> None:
        slot = slots_of(type(self)).get(name)
        if slot is None:
            raise AttributeError(f"{type(self).__name__} has no field {name}")
        if slot.is_array:
            vars(self)[name] = value
            self._memory[slot.first : slot.first + len(slot.kind.parts)] = array_parts(name, slot.kind, value)
        elif slot.kind == REAL:
            self._reals[slot.first] = value
        else:
            self._memory[slot.first] = as_signed(int(value))

    def __getattr__(self, name: str) -> Any:
        slot = slots_of(type(self)).get(name)
        if slot is None:
            raise AttributeError(f"{type(self).__name__} has no field {name}")
        if slot.kind == REAL:
            return float(self._reals[slot.first])
        number = int(self._memory[slot.first])
        return number & MASK if slot.kind == KEY else number

    def __copy__(self) -> Self:
        return type(self)(**{name: getattr(self, name) for name in slots_of(type(self))})


def as_signed(number: int) -> int:
    """The same 64 bits, as a signed number."""
    number &= MASK
    return number - (1 << 64) if number >> 63 else number


def array_parts(name: str, kind: Kind, value: Any) -> tuple[int, ...]:
    """The address of an array and its lengths; raises `TypeError` if it does not lie as compiled code expects."""
    if not isinstance(value, np.ndarray) or not value.flags.c_contiguous:
        raise TypeError(f"{name}: expected a NumPy array whose cells lie one after the other")
    if isinstance(kind, Array):
        if (
            value.dtype is not CELL_TYPES[kind.code] and value.dtype != CELL_TYPES[kind.code]
        ) or value.ndim != kind.axes:
            axes = f"{kind.axes} axes" if kind.axes > 1 else "1 axis"
            raise TypeError(
                f"{name}: expected {DTYPES[kind.code]} with {axes}, not {value.dtype} with shape {value.shape}"
            )
        return (value.__array_interface__["data"][0], *value.shape)
    if value.ndim != 1 or (isinstance(kind, States) and kind.record and value.itemsize != kind.record.layout.size):
        raise TypeError(f"{name}: expected an array of states of this game, not {value.dtype} with shape {value.shape}")
    # The array interface of states would describe every field, which takes longer than most calls.
    return value.ctypes.data, len(value)
