"""Observations: what a seat may see of a state as one row of small numbers, for programs that learn.

A row has the cells of every field that anybody may see, in the order of the state's fields; of a field with a place for
each seat, the places of the seats that are taken. A cell that the seat may not see holds the field's blank. Where each
field begins in the row of a table, programs read from `shinobi.layout(game)["observation"]`.
"""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shinobi.engine.seats import SPECTATOR
from shinobi.engine.state import Field, KnownBy, Owner, PerSeat, StateRecord
from shinobi.engine.views import shown_fields

Array = NDArray[Any]

ROW_UNIT = 8
"""A row has a multiple of so many cells, the last ones being 0, so that devices can write them together."""


def seated(one: Field, players: int) -> int:
    """How many cells of a field belong to seats that are taken."""
    per_seat = bool(one.shape) and isinstance(one.shape[0], PerSeat)
    return one.cells // one.shape[0] * players if per_seat else one.cells


@dataclass(frozen=True)
class Observation:
    """The layout of an observation at tables of so many players."""

    state: type[StateRecord]
    players: int
    cells: list[tuple[str, int]] = field(default_factory=list)
    """The field of each cell of the row, and its number there."""
    firsts: dict[str, int] = field(default_factory=dict)
    """Where each field begins."""

    def __post_init__(self) -> None:
        for one in shown_fields(self.state):
            self.firsts[one.name] = len(self.cells)
            self.cells.extend((one.name, cell) for cell in range(seated(one, self.players)))

    @property
    def width(self) -> int:
        """The cells of a row."""
        return len(self.cells) + -len(self.cells) % ROW_UNIT

    def of(self, states: Array, actors: Array) -> Array:
        """What the actor of each state sees; once a match is over, what a spectator sees."""
        seen = np.zeros((len(states), self.width), np.int16)
        viewers = np.where(actors < 0, SPECTATOR, actors).astype(np.int64)[:, None]
        for one in shown_fields(self.state):
            count = seated(one, self.players)
            values = states[one.name].reshape(len(states), -1)[:, :count]
            if isinstance(one.seen_by, Owner):
                owners = np.arange(count) // (one.cells // one.shape[0])
                values = np.where(owners[None, :] == viewers, values, one.domain.blank)
            elif isinstance(one.seen_by, KnownBy):
                masks = states[one.seen_by.field].reshape(len(states), -1)[:, :count].astype(np.int64)
                values = np.where(masks >> viewers & 1, values, one.domain.blank)
            first = self.firsts[one.name]
            seen[:, first : first + count] = values
        return seen
