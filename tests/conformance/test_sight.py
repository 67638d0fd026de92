"""The quick way to take out of a state what a seat may not see takes out exactly what the plain way does."""

from conformance.tables import AnyTable

from shinobi.engine.seats import SPECTATOR
from shinobi.engine.sight import hide, hiding, seen_bytes


def test_what_is_hidden_at_once_is_what_is_hidden_cell_by_cell(table: AnyTable) -> None:
    known = hiding(table.game.rules.State)
    for match, *_ in table.walk(33):
        packed = match.state.pack()
        for seat in (*range(match.players), SPECTATOR):
            plainly, marks = bytearray(packed), bytearray(len(packed))
            hide(plainly, known.blank, seat, known.table, marks)
            assert seen_bytes(seat, table.game.rules.State, packed) == (plainly, marks)
