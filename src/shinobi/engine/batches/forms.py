"""The numeric form: what a seat knows as one row of numbers of a fixed length, for programs that learn.

It is made from the fields of a game's state, the domains of their cells and the table of events, and from nothing else,
so every game has one. A row has, in this order:

- the cells of every field that anybody may see, as an `Observation` has them: blank where this seat may not;
- `seat`, the seat whose row it is, and `told`, how many events it was told so far;
- `history`, the last events it was told, oldest first, five numbers each: the number of the event counted from 1, and
  its arguments. Behind them all is 0. As long as `told` is no more than the length of the history, the row holds all
  that the seat was ever told: perfect recall.

One-hot, each of these numbers becomes some columns of 0 and 1: a column for each value it can have; of a set, one for
each member; of a number with many values and of the arguments of an event, its binary digits. Nothing is lost.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from shinobi.engine.batches.observation import Observation, seated
from shinobi.engine.domains import Audience, Domain, Json, Some, is_whole
from shinobi.engine.errors import BadOption
from shinobi.engine.game import Game, game_named
from shinobi.engine.native.calls import Array
from shinobi.engine.native.loops.environments import (
    BITS,
    EVENT_ROW,
    LOOK,
    MOST_TOLD,
    ONE_OF,
    SEEN_BY_ALL,
    SEEN_BY_KNOWERS,
    SEEN_BY_OWNER,
)
from shinobi.engine.records.schema import kind as kind_of
from shinobi.engine.seats import MOST_SEATS, NOTHING
from shinobi.engine.state import KnownBy, Owner, PerSeat
from shinobi.engine.views import shown_fields

VERSION = 1
"""Of the numeric form. It changes whenever a row of the same game would mean something else."""

MOST_COLUMNS = 16
"""A number with more values than these is written in binary digits."""

LONGEST_HISTORY = 4096
"""More than any match of any game here has told."""

CODES = {ONE_OF: "one column for each value", BITS: "binary digits, the lowest first"}


class Code(NamedTuple):
    """How one number of a row becomes columns of 0 and 1."""

    how: int
    columns: int
    least: int
    """The value of the first column, or of no digits."""


@dataclass(frozen=True)
class Form:
    """The numeric form of a game at tables of so many players."""

    game: Game
    players: int
    history: int | None = None
    """How many events a row has; without it, a row has nothing but the fields."""
    one_hot: bool = False

    def __post_init__(self) -> None:
        if self.history is not None and not (is_whole(self.history) and 0 <= self.history <= LONGEST_HISTORY):
            raise BadOption(
                f"The history is a whole number of events, from 0 to {LONGEST_HISTORY}, not {self.history!r}."
            )
        if not isinstance(self.one_hot, bool):
            raise BadOption(f"one_hot is True or False, not {self.one_hot!r}.")

    @cached_property
    def observation(self) -> Observation:
        """The first part of a row."""
        return Observation(self.game.rules.State, self.players)

    @property
    def events(self) -> int:
        """How many events a row has."""
        return self.history or 0

    @cached_property
    def numbers(self) -> int:
        """How many numbers a row has."""
        fields = self.observation.width
        return fields if self.history is None else fields + 2 + EVENT_ROW * self.history

    @cached_property
    def width(self) -> int:
        """How many columns a row has."""
        return sum(code.columns for code in self.codes) if self.one_hot else self.numbers

    @property
    def dtype(self) -> type[np.generic]:
        """What the columns hold."""
        return np.uint8 if self.one_hot else np.int16

    @cached_property
    def looks(self) -> Array:
        """What the compiled loop needs to know of each field: kind, first byte, bytes a cell, cells, blank, and the
        first byte of the mask of knowers, or the cells of each seat."""
        rows: list[list[int]] = []
        for one in shown_fields(self.game.rules.State):
            kind, more = SEEN_BY_ALL, 0
            if isinstance(one.seen_by, Owner):
                kind, more = SEEN_BY_OWNER, one.cells // one.shape[0]
            elif isinstance(one.seen_by, KnownBy):
                kind, more = SEEN_BY_KNOWERS, self.game.rules.State.fields[one.seen_by.field].offset
            rows.append([kind, one.offset, one.width, seated(one, self.players), one.domain.blank, more])
        assert all(len(row) == LOOK for row in rows)
        return np.array(rows, np.int64).ravel()

    @cached_property
    def bounds(self) -> tuple[Array, Array]:
        """The least and the greatest value that each column of a row can have."""
        if self.one_hot:
            return np.zeros(self.width, np.uint8), np.ones(self.width, np.uint8)
        fields = self.game.rules.State.fields
        pairs = [_range(fields[name].domain) for name, _ in self.observation.cells]
        pairs += [(0, 1)] * (self.observation.width - len(pairs))  # padding; frameworks want more than one value
        if self.history is not None:
            pairs += [(0, MOST_SEATS), (0, MOST_TOLD)] + self._event_bounds * self.history
        least, greatest = zip(*pairs, strict=True)
        return np.array(least, np.int16), np.array(greatest, np.int16)

    @cached_property
    def _event_bounds(self) -> list[tuple[int, int]]:
        events = self.game.events.events
        pairs = [(0, len(events))]
        for nth in range(EVENT_ROW - 1):
            ranges = [(0, 0)] + [
                _range(list(event.arguments.values())[nth]) for event in events if len(event.arguments) > nth
            ]
            pairs.append((min(least for least, _ in ranges), max(greatest for _, greatest in ranges)))
        return pairs

    @cached_property
    def codes(self) -> list[Code]:
        """How each number of a row is written one-hot."""
        fields = self.game.rules.State.fields
        codes = [_code(fields[name].domain) for name, _ in self.observation.cells]
        codes += [Code(BITS, 0, 0)] * (self.observation.width - len(codes))
        if self.history is not None:
            codes += [Code(ONE_OF, MOST_SEATS + 1, 0), _digits(0, MOST_TOLD)]
            codes += [
                Code(ONE_OF, self._event_bounds[0][1] + 1, 0),
                *(_digits(*pair) for pair in self._event_bounds[1:]),
            ] * self.history
        return codes

    @cached_property
    def plan(self) -> Array:
        """`codes`, as the compiled loop has them; empty where a row is to be numbers."""
        return np.array([tuple(code) for code in self.codes] if self.one_hot else [], np.int64).ravel()

    def described(self) -> dict[str, Json]:
        """The layout of a row, for programs and their authors."""
        fields = self.game.rules.State.fields
        firsts = self._firsts()
        parts: dict[str, Json] = {}
        for name, first in self.observation.firsts.items():
            one, cells = fields[name], seated(fields[name], self.players)
            parts[name] = {
                "first": firsts[first],
                "columns": firsts[first + cells] - firsts[first],
                "shape": [self.players if isinstance(length, PerSeat) else length for length in one.shape],
                "least": _range(one.domain)[0],
                "greatest": _range(one.domain)[1],
                "blank": one.domain.blank,
                **({"code": CODES[self.codes[first].how]} if self.one_hot else {}),
                **kind_of(one.domain),
            }
        described = {"form": VERSION, "game": self.game.name, "players": self.players, "one_hot": self.one_hot}
        described |= {"columns": self.width, "dtype": np.dtype(self.dtype).name, "fields": parts}
        if self.history is not None:
            at = self.observation.width
            described |= {
                "seat": firsts[at],
                "told": firsts[at + 1],
                "history": {
                    "first": firsts[at + 2],
                    "events": self.history,
                    "columns": (firsts[-1] - firsts[at + 2]) // max(1, self.history),
                    "numbers": [event.name for event in self.game.events.events],
                },
            }
        return described

    def _firsts(self) -> list[int]:
        """The first column of each number of a row, and the number of columns."""
        if not self.one_hot:
            return list(range(self.numbers + 1))
        return [0, *np.cumsum([code.columns for code in self.codes]).tolist()]


def _range(domain: Domain) -> tuple[int, int]:
    """The least and the greatest number that may stand in a cell of this domain."""
    return min(domain.values[0], domain.blank), max(domain.values[-1], domain.blank)


def _code(domain: Domain) -> Code:
    """How a cell of this domain is written one-hot."""
    least, greatest = _range(domain)
    if isinstance(domain, Some | Audience):
        return _digits(least, greatest)
    return Code(ONE_OF, greatest - least + 1, least) if greatest - least < MOST_COLUMNS else _digits(least, greatest)


def _digits(least: int, greatest: int) -> Code:
    """Binary digits, from what is left when the least is taken away; a set that was not said has a column for that."""
    if least == NOTHING and (greatest + 1) & greatest == 0:
        return Code(BITS, greatest.bit_length() + 1, 0)
    return Code(BITS, (greatest - least).bit_length(), least)


def form(game: str, *, players: int | None = None, history: int | None = 0, one_hot: bool = False) -> dict[str, Json]:
    """The layout of the numeric form of a game: what each column of a row is."""
    played = game_named(game)
    count = played.player_counts[0] if players is None else players
    if count not in played.player_counts:
        raise BadOption(
            f"{game} is for {played.player_counts[0]} to {played.player_counts[-1]} players, not {count!r}."
        )
    return Form(played, count, history, one_hot).described()
