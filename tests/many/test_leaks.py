"""The leak test once more, where every viewer is connected to another server than the one that has the table."""

import pytest
from server.running import QUICK, run
from server.test_leaks import PROGRAM, compared

from many.backing import Postgres
from many.cluster import made_at, servers
from shinobi.engine.seats import SPECTATOR

VIEWERS = [("clans", 1, 0), ("daimyo", SPECTATOR, 3), ("arts", 0, 0), ("soke", 1, 0)]
"""Games, through whose eyes, and by how many steps those who watch are behind; CI looks at the first two."""


def test_all_that_a_viewer_receives_over_another_server_is_the_same_in_both_worlds(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, thorough: int
) -> None:
    with (
        servers(postgres, 2, *QUICK, program=(PROGRAM, "true")) as true,
        servers(postgres, 2, *QUICK, program=(PROGRAM, "other")) as other,
    ):
        (here, there), (here_too, there_too) = true.running, other.running
        made_at(monkeypatch, {there.address: here.address, there_too.address: here_too.address})
        for game, viewer, delay in VIEWERS[: 2 * thorough]:
            steps = seed = 0
            while steps < 6 * thorough:
                assert seed < 20 * thorough, "the worlds part at once: this test tests nothing"
                steps += run(compared((there, there_too), game, viewer, seed, delay, steps=12), 60)
                seed += 1
