"""Taking back: what was seen cannot be unseen.

A move may be taken back only where nobody else has learnt anything by it: in every world that another seat could
imagine before the move, the same seat could have made a move that told this seat the same.
"""

from conformance.tables import AnyTable, copied

from shinobi.engine.events import Told
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.state import StateRecord

WORLDS = 3


def test_only_a_move_that_told_nobody_anything_new_is_taken_back(table: AnyTable, thorough: int) -> None:
    for seed in range(2 * thorough):
        before: tuple[StateRecord, int] | None = None
        for match, s, seat, _ in table.walk(seed):
            if before is not None and match.undoable() >> match.steps[-1].seat & 1:
                for viewer in table.viewers:
                    if viewer != match.steps[-1].seat:
                        _check(table, before[0], match.steps[-1].seat, match.steps[-1].told, viewer)
            before = copied(s), seat


def _check(table: AnyTable, before: StateRecord, seat: int, told: tuple[Told, ...], viewer: int) -> None:
    news = [one for one in told if one.to >> viewer & 1]
    if not news:
        return
    for nth in range(WORLDS):
        world = imagine(table.game, before, viewer, nth_key(11, nth))
        assert any(_tells(table, world, seat, action, viewer) == news for action in table.game.legal(world, seat)), (
            f"{[table.game.events.shown(one) for one in news]} was news to {viewer}, and could be taken back"
        )


def _tells(table: AnyTable, s: StateRecord, seat: int, action: int, viewer: int) -> list[Told]:
    world = copied(s)
    world.told_count = 0
    table.game.rules.apply(world, seat, action, 0)
    return [one for one in table.game.events.heard(world) if one.to >> viewer & 1]
