"""An observation shows an actor exactly what its view shows."""

import numpy as np
from conformance.tables import AnyTable

from shinobi.engine.batches.observation import Observation
from shinobi.engine.native.calls import dtype_of
from shinobi.engine.seats import NOBODY, SPECTATOR
from shinobi.engine.sight import seen_by
from shinobi.engine.state import StateRecord


def expected(observation: Observation, viewer: int, s: StateRecord) -> list[int]:
    seen, _ = seen_by(viewer, s)
    cells = (getattr(seen, name) for name, _ in observation.cells)
    row = [
        held[cell] if isinstance(held, list) else held for held, (_, cell) in zip(cells, observation.cells, strict=True)
    ]
    return row + [0] * (observation.width - len(row))


def test_an_observation_is_what_its_actor_sees(table: AnyTable) -> None:
    observation = Observation(table.game.rules.State, table.players)
    last = None
    for match, s, seat, _ in table.walk(3):
        last = match
        states = np.frombuffer(s.pack(), dtype_of(type(s)))
        assert observation.of(states, np.array([seat])).tolist() == [expected(observation, seat, s)]
    assert last is not None
    states = np.frombuffer(last.state.pack(), dtype_of(type(last.state)))
    assert observation.of(states, np.array([NOBODY])).tolist() == [expected(observation, SPECTATOR, last.state)]
