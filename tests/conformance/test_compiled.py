"""Interpreted and compiled rules agree, byte for byte, after every step."""

import numpy as np
from conformance.tables import AnyTable

from shinobi.engine.compiled import compiled
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key


def test_interpreted_and_compiled_agree_after_every_step(table: AnyTable, thorough: int) -> None:
    code = compiled(table.name)
    room = np.zeros(len(table.game.actions), np.int16)
    shares = np.zeros(table.players)
    for seed in range(4 * thorough):
        states = code.states(table.before_the_deal(), 1)
        code.deal(states, 0, np.uint64(nth_key(seed, 0)))
        for match, s, seat, action in table.walk(seed):
            assert states[0].tobytes() == s.pack()
            assert code.asked(states, 0) == table.game.rules.actors(s)
            for any_seat in match.actors:
                count = code.legal_into(states, 0, any_seat, room)
                assert sorted(room[:count].tolist()) == table.game.legal(s, any_seat)
            key = match.keys.key(len(match.steps) + 1)
            assert code.step(states, 0, seat, action, np.uint64(key)) == 0
        assert states[0].tobytes() == match._state.pack()
        assert table.game.clause(code.ending(states, 0)) == match.ended_by
        code.shares_into(states, 0, shares)
        assert shares.tolist() == match.shares


def test_a_refused_step_names_the_same_clause_and_changes_nothing(table: AnyTable) -> None:
    code = compiled(table.name)
    for match, s, _, _ in table.walk(1):
        states = code.states(s, 1)
        for seat in range(table.players):
            for action in range(len(table.game.actions)):
                clause = table.game.rules.why_not(s, seat, action)
                if clause and (action + len(match.steps)) % 5 == 0:
                    assert code.step(states, 0, seat, action, np.uint64(0)) == clause
        assert states[0].tobytes() == s.pack()


def test_interpreted_and_compiled_imagine_the_same_worlds(table: AnyTable) -> None:
    code = compiled(table.name)
    for match, s, _, _ in table.walk(2):
        states, worlds = code.states(s, 1), code.states(s, 3)
        for viewer in table.viewers:
            key = nth_key(viewer, len(match.steps))
            code.imagine(states, 0, viewer, key, worlds)
            for number in range(3):
                world = imagine(table.game, s, viewer, nth_key(key, number))
                assert worlds[number].tobytes() == world.pack()
