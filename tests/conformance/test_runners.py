"""A match played by compiled rules, as live tables play it, says and does what a plain match does, to everybody."""

import re

import msgspec
import pytest
from conformance.tables import AnyTable

from shinobi.engine.errors import CannotUndo
from shinobi.engine.match import Match
from shinobi.engine.native.runner import CompiledRunner
from shinobi.engine.runner import Interpreted

decode, encode = msgspec.json.decode, msgspec.json.encode


def undoable_one_by_one(match: Match) -> int:
    return sum((match.why_no_undo(seat) is None) << seat for seat in range(match.players))


def check_alike(quick: Match, plain: Match) -> None:
    assert quick.state.pack() == plain.state.pack()
    assert (quick.actors, quick.actor, quick.reacting) == (plain.actors, plain.actor, plain.reacting)
    assert (quick.over, quick.apart, quick.shares, quick.ended_by) == (
        plain.over,
        plain.apart,
        plain.shares,
        plain.ended_by,
    )
    assert quick.deal == plain.deal
    assert quick.steps[-1:] == plain.steps[-1:]
    assert quick.undoable() == plain.undoable() == undoable_one_by_one(plain)
    for viewer in (*range(plain.players), None):
        view = plain.view(viewer)
        legal = [] if viewer is None else plain.legal(viewer)
        assert quick.written(viewer) == plain.written(viewer) == (encode(view), encode(legal))
        assert quick.known(viewer) == plain.known(viewer)


def test_both_runners_show_the_same(table: AnyTable) -> None:
    quick = table.match(0).run_by(CompiledRunner)
    match = quick
    viewers = (*range(quick.players), None)
    views = {viewer: quick.view(viewer) for viewer in viewers}
    for match, _, seat, action in table.walk(0):
        check_alike(quick, match)
        if match.runner.watched:
            assert quick.noticed() == match.noticed()
        match.runner.watched = True
        quick.act(action, seat)
        for viewer in viewers:
            # Whoever puts what has changed over what was has the view; and no more is said than has changed.
            changes, now = decode(quick.written(viewer, whole=False)[0]), quick.view(viewer)
            assert changes == {name: now[name] for name in now if name == "asked" or now[name] != views[viewer][name]}
            assert encode(views[viewer] | changes) == encode(now)
            views[viewer] = now
    check_alike(quick, match)
    assert quick.record() == match.record()


def test_matches_are_dealt_and_taken_back_alike(table: AnyTable) -> None:
    for seed in range(3):
        plain = table.match(seed)
        quick = Match(plain.game, plain.table, table.before_the_deal(), plain.keys, plain.names, CompiledRunner)
        for match, _, seat, action in table.walk(seed):
            if len(match.steps) > 30:
                break
            quick.act(action, seat)
            plain.act(action, seat)
            problem = quick.why_no_undo(seat)
            assert problem == plain.why_no_undo(seat)
            if problem is None:
                quick.undo(seat)
                plain.undo(seat)
                assert quick.noticed() == plain.noticed()
                check_alike(quick, plain)
                quick.act(action, seat)
                plain.act(action, seat)
        copy = quick.copy()
        assert type(copy.runner) is Interpreted
        assert (copy.record(), copy.view(0)) == (plain.record(), plain.view(0))


def test_a_refused_move_changes_nothing(table: AnyTable) -> None:
    plain = table.match(5)
    quick = table.match(5).run_by(CompiledRunner)
    refused = 0
    for action in range(len(plain.game.actions)):
        for seat in range(plain.players):
            outcomes = []
            for match in (quick, plain):
                try:
                    match.check(match.game.actions.move(action), seat)
                    outcomes.append("")
                except Exception as problem:
                    outcomes.append(str(problem))
            assert outcomes[0] == outcomes[1]
            refused += outcomes[0] != ""
    assert refused
    check_alike(quick, plain)


def test_nothing_to_take_back_is_said_alike(table: AnyTable) -> None:
    with pytest.raises(CannotUndo) as plain:
        table.match(1).undo(0)
    with pytest.raises(CannotUndo, match=re.escape(str(plain.value))):
        table.match(1).run_by(CompiledRunner).undo(0)
