"""The inputs of networks: the same in all worlds that a seat cannot tell apart, and the same from every seat."""

from pathlib import Path

import numpy as np
import pytest
from conformance.tables import TABLES, AnyTable

from shinobi.bots import encoding as module
from shinobi.bots.encoding import Encoding, encode, encode_into, encoding, recall_all
from shinobi.engine.game import game_named, game_names
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import draw, nth_key
from shinobi.engine.match import Match
from shinobi.engine.native.calls import GameCompiler, compiled
from shinobi.engine.sight import seen_by
from shinobi.engine.state import StateRecord


def recalled(code: Encoding, match: Match, seat: int) -> list[int]:
    """What the seat recalls of what it was told."""
    kept = [0] * max(1, code.recalled)
    for told in match.heard(seat):
        arguments = (*told.arguments, 0, 0, 0, 0)[:4]
        code.game.standpoint.recall(kept, match.players, seat, told.event, *arguments)
    return kept


def inputs(code: Encoding, s: StateRecord, seat: int, kept: list[int]) -> list[int]:
    active = [-1] * code.most_active
    count = encode(s, s.pack(), seat, code.plan.tolist(), kept, active)
    return active[:count]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_inputs_are_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(
    table: AnyTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The true one, an imagined one, and what the seat sees, which has nothing else in it."""
    monkeypatch.setattr(module, "standpoint", table.game.standpoint)
    code, differing = encoding(table.name), 0
    for match, s, _, _ in table.walk(3):
        steps = len(match.steps)
        if draw(nth_key(3, 1 << 41), steps, 4):
            continue
        for seat in range(table.players):
            kept = recalled(code, match, seat)
            found = inputs(code, s, seat, kept)
            assert len(set(found)) == len(found)
            assert 0 <= min(found) <= max(found) < code.inputs
            world, (seen, _) = imagine(table.game, s, seat, nth_key(7, steps)), seen_by(seat, s)
            differing += world.pack() != s.pack()
            assert found == inputs(code, world, seat, kept) == inputs(code, seen, seat, kept)
    assert differing


@pytest.mark.parametrize("name", game_names())
def test_interpreted_and_compiled_inputs_agree(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, code = game_named(name), encoding(name)
    monkeypatch.setattr(module, "standpoint", game.standpoint)
    calls = GameCompiler(game, also=[Path(str(module.__file__))]).load([encode_into, recall_all])
    for table in [table for table in TABLES if table.name == name][-2:]:
        for match, s, seat, _ in table.walk(5):
            if len(match.steps) % 3:
                continue
            kept, active = code.room()
            told = [(one.event, *(*one.arguments, 0, 0, 0, 0)[:4]) for one in match.heard(seat)]
            calls["recall_all"](np.array(told, np.int64).reshape(-1, 5), table.players, seat, kept)
            assert kept.tolist() == recalled(code, match, seat)
            assert kept.max() <= game.standpoint.MOST_RECALLED
            count = calls["encode_into"](compiled(name).states(s, 1), 0, seat, code.plan, kept, active)
            assert active[:count].tolist() == inputs(code, s, seat, kept.tolist())


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_action_has_an_output_of_its_own_and_says_seats_as_the_seat_counts_them(table: AnyTable) -> None:
    outputs = encoding(table.name).outputs(table.players)
    for seat in range(table.players):
        assert sorted(outputs[seat]) == list(range(len(table.game.actions)))
    assert outputs[0].tolist() == list(range(len(table.game.actions)))
    actions = table.game.actions
    for action in range(len(actions)):
        verb = actions.table[actions.verb[action]]
        about = [name for name, domain in verb.arguments.items() if type(domain).__name__ == "Seats"]
        move, last = actions.move(action), table.players - 1
        if all(move[name] < table.players for name in about):
            meant = actions.move(int(outputs[last, action]))
            assert meant == move | {name: (move[name] - last) % table.players for name in about}
