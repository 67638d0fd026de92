"""Interpreted and compiled rules agree, byte for byte, after every step; also where bounds are checked."""

import numpy as np
from conformance.tables import AnyTable

from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.native.calls import compiled


def test_interpreted_and_compiled_agree_after_every_step(table: AnyTable, thorough: int) -> None:
    """Compiled, and compiled with its bounds checked."""
    codes = [compiled(table.name), compiled(table.name, check_bounds=True)]
    room = np.zeros(len(table.game.actions), np.int16)
    shares = np.zeros(table.players)
    for seed in range(4 * thorough):
        played = [(code, code.states(table.before_the_deal(), 1)) for code in codes]
        for code, states in played:
            code.deal(states, 0, nth_key(seed, 0))
        for match, s, seat, action in table.walk(seed):
            packed, asked = s.pack(), table.game.rules.actors(s)
            legal = {any_seat: table.game.legal(s, any_seat) for any_seat in match.actors}
            key = match.keys.key(len(match.steps) + 1)
            for code, states in played:
                assert states[0].tobytes() == packed
                assert code.asked(states, 0) == asked
                for any_seat, actions in legal.items():
                    count = code.legal_into(states, 0, any_seat, room)
                    assert sorted(room[:count].tolist()) == actions
                assert code.step(states, 0, seat, action, key) == 0
        for code, states in played:
            assert states[0].tobytes() == match.state.pack()
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
                    assert code.step(states, 0, seat, action, 0) == clause
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
