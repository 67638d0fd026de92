"""Showing: the table by which views are written as JSON from the bytes of a state, with the text of every number.

The writing itself is `loops/views.py`.
"""

from dataclasses import dataclass, field

from shinobi.engine.actions import Actions, encoded
from shinobi.engine.domains import Domain, Json
from shinobi.engine.state import Field, PerSeat, StateRecord
from shinobi.engine.views import UNSEEN, all_fields, shown_fields

ROW = 9
"""A row: the field's name (a text), its first byte, bytes per cell, its text for 0, its least and its greatest number,
how many cells there are (or, if negative, how many for each seat), the cells in one place of the first axis, and in one
of the second. The last two are 0 where there is no such axis."""

DEEPEST = 2
"""So many axes a field may have."""

OPENING, AND_ASKED, ASKED, NOT_ASKED, HIDDEN, CLOSING, NO_SEAT, CHANGES = range(8)
"""The texts that every table begins with."""

COMMA, OPEN_LIST, CLOSE_LIST, ZERO = b",[]0"


@dataclass
class Showing:
    """How the states and actions of a game are written: a table of rows, and texts by number."""

    rows: list[int] = field(default_factory=list)
    starts: list[int] = field(default_factory=lambda: [0])
    """Where each text begins, and after the last one where it ends."""
    text: bytearray = field(default_factory=bytearray)
    first_move: int = 0
    """The text of the first action; the others follow."""
    longest: int = 0
    """More bytes than any view and all moves of one seat together can have."""

    def add(self, text: bytes) -> int:
        self.text += text
        self.starts.append(len(self.text))
        return len(self.starts) - 2


def showing(game: str, state: type[StateRecord], actions: Actions, *, everything: bool = False) -> Showing:
    """How this game's states and actions are written: what somebody may see of them, or `everything`."""
    table, fields = Showing(), all_fields(state) if everything else shown_fields(state)
    texts = [f'{{"game":{_written(game)},"seat":', ',"asked":', "true", "false", _written(UNSEEN), "}", "null"]
    for text in (*texts, '{"asked":'):
        table.add(text.encode())
    domains: dict[Domain, int] = {}
    for one in fields:
        table.rows += _row(table, one, domains)
    table.first_move = len(table.starts) - 1
    for action in range(len(actions)):
        table.add(encoded(actions.move(action)))
    widest = max(after - start for start, after in zip(table.starts, table.starts[1:], strict=False))
    cells = sum(one.cells + 2 for one in fields)
    table.longest = (cells + len(actions) + 8) * (widest + 2 + 2 * DEEPEST)
    return table


def _row(table: Showing, one: Field, domains: dict[Domain, int]) -> list[int]:
    if len(one.shape) > DEEPEST:
        raise TypeError(f"{one.name}: a field that is shown has at most {DEEPEST} axes")
    numbers = one.domain.values
    least, greatest = min(numbers[0], one.domain.blank), max(numbers[-1], one.domain.blank)
    if one.domain not in domains:
        texts = [table.add(encoded(one.domain.show(number))) for number in range(least, greatest + 1)]
        domains[one.domain] = texts[0] - least
    name = table.add(f",{_written(one.name)}:".encode())
    inner = one.cells // one.shape[0] if one.shape else 0
    cells = -inner if one.shape and isinstance(one.shape[0], PerSeat) else one.cells
    deeper = 1 if len(one.shape) > 1 else 0
    return [name, one.offset, one.width, domains[one.domain], least, greatest, cells, inner, deeper]


def _written(value: Json) -> str:
    return encoded(value).decode()
