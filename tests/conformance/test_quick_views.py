"""Quick views, which live tables send, are the views; and the states they are made from are those that show them."""

from conformance.tables import AnyTable

from shinobi.engine.seats import SPECTATOR
from shinobi.engine.state import PerSeat, StateRecord
from shinobi.engine.views import state_of, view


def cells_in_use(s: StateRecord, players: int) -> dict[str, object]:
    """The fields, less the places of seats that nobody has."""
    used: dict[str, object] = {}
    for field in s.fields.values():
        value = getattr(s, field.name)
        if field.shape and isinstance(field.shape[0], PerSeat):
            value = value[: field.cells // field.shape[0] * players]
        used[field.name] = value
    return used


def test_quick_views_are_the_views(table: AnyTable) -> None:
    state = table.game.rules.State
    for seed in range(1):
        for match, s, _, _ in table.walk(seed):
            quick = match.quick_views()
            for viewer in table.viewers:
                seat = None if viewer == SPECTATOR else viewer
                slow = view(table.game, s, seat)
                assert quick(seat) == slow
                assert list(quick(seat)) == list(slow)
                before, after = state_of(state, quick(seat)), state_of(state, slow)
                assert cells_in_use(before, table.players) == cells_in_use(after, table.players)
