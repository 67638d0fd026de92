"""How the states of many matches lie side by side in a GPU's shared memory."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from shinobi.engine.state import Field, PerSeat, StateRecord

WORD = 4


@dataclass(frozen=True)
class Place:
    """Where a field lies in a match's words: its first byte, bytes per cell, and cells."""

    first: int
    width: int
    cells: int

    @property
    def bytes(self) -> int:
        """Of all cells together."""
        return self.cells * self.width

    @property
    def alignment(self) -> int:
        """What fits a word lies within one, so that an index is just added; what does not begins with a word."""
        return next(size for size in (1, 2, WORD) if size >= min(self.bytes, WORD))


@dataclass(frozen=True)
class Interleaved:
    """How the states of some matches lie side by side: word `w` of match `m` is word `w * matches + m`."""

    matches: int
    places: dict[str, Place]
    constants: dict[str, Any]
    """The fields that no rule writes, as the table has them."""
    size: int
    """Bytes per match."""
    dropped: frozenset[str] = frozenset()
    """Fields that are written and never read: nothing is kept of them."""

    def offset(self, byte: int) -> int:
        """Where a byte of a match lies, counted from the match's first."""
        return byte // WORD * WORD * self.matches + byte % WORD

    def before_the_deal(self, s: StateRecord) -> list[int]:
        """The words of one match at a table before the deal."""
        content = bytearray(self.size)
        for name, place in self.places.items():
            if name in self.dropped:
                continue
            value = getattr(s, name)
            for nth, cell in enumerate((value if isinstance(value, list) else [value])[: place.cells]):
                first = place.first + nth * place.width
                content[first : first + place.width] = cell.to_bytes(place.width, "little", signed=True)
        return [int.from_bytes(content[first : first + WORD], "little") for first in range(0, self.size, WORD)]

    def state(self, content: bytes, table: StateRecord) -> StateRecord:
        """A match's words as a state. Constants are as the table has them, and cells of absent seats as at first."""
        s = type(table).unpack(table.pack())
        for name, place in self.places.items():
            cells = [
                int.from_bytes(content[first : first + place.width], "little", signed=True)
                for first in range(place.first, place.first + place.bytes, place.width)
            ]
            if isinstance(getattr(s, name), list):
                getattr(s, name)[: place.cells] = cells
            else:
                setattr(s, name, cells[0])
        return s


def place_of(field: Field, players: int) -> Place:
    """A field of a match: only the cells of seats that are there."""
    cells = field.cells
    if field.shape and isinstance(field.shape[0], PerSeat):
        cells = cells // field.shape[0] * players
    return Place(0, field.width, cells)


def laid_out(
    matches: int, kept: Mapping[str, Place], constants: dict[str, Any], dropped: Mapping[str, Place]
) -> Interleaved:
    """All fields one after the other: first what fits a word, from the widest on."""
    places: dict[str, Place] = dict(dropped)
    end = 0
    for name, place in sorted(kept.items(), key=lambda one: (one[1].bytes > WORD, -one[1].alignment)):
        end += -end % place.alignment
        places[name] = replace(place, first=end)
        end += place.bytes
    return Interleaved(matches, places, constants, end + -end % WORD, frozenset(dropped))
