"""A match through the public interface: what can be asked of it, played, refused and taken back."""

import json
import random
from typing import Any

import msgspec
import pytest

import shinobi
from shinobi import OMNISCIENT, BadMove, BadOption, CannotUndo, Match, Refused
from shinobi.engine.keys import MASK, Secret, Seed
from shinobi.engine.match import MARK_EVERY
from shinobi.engine.native.runner import CompiledRunner
from shinobi.engine.runner import Interpreted, Runner

from .matches import at_phase, played, short_match

KATANA_AS_SAI = {"verb": "attack", "card": "katana", "declared": "sai"}


def fresh(**table: Any) -> Match:
    return shinobi.new("daimyo", seed=7, start=1, **table)


# Whose turn, and what can be done


def test_the_actor_is_the_only_seat_that_can_do_anything() -> None:
    m = fresh()
    assert (m.actor, m.actors) == (1, [1])
    assert len(m.legal()) == len(m.legal(1)) == 16
    assert [m.legal(seat) for seat in (0, 2, 3)] == [[], [], []]


def test_legal_moves_can_be_played() -> None:
    for move in fresh().legal():
        m = fresh()
        m.play(move)
        assert len(m.steps) == 1


def test_a_finished_match_waits_for_nobody() -> None:
    m = short_match()
    assert (m.actor, m.actors, m.legal(), m.over, m.ended_by) == (None, [], [], True, "DAI-52")
    assert sum(m.shares) == pytest.approx(1)


def test_a_running_match_has_no_winner() -> None:
    m = fresh(players=5)
    assert (m.over, m.ended_by, m.shares) == (False, None, [0.0] * 5)


# Refusals


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_nobody_moves_out_of_turn(seat: int) -> None:
    m = fresh()
    with pytest.raises(Refused) as refused:
        m.play(KATANA_AS_SAI, seat)
    assert refused.value.clause == "DAI-05"
    assert "turn" in refused.value.sentence
    assert str(refused.value) == f"{refused.value.sentence} (DAI-05)"


@pytest.mark.parametrize(
    "move, seat, error",
    [
        (KATANA_AS_SAI, 0, Refused),
        ({"verb": "decline"}, None, Refused),
        ({"verb": "reveal", "leave": 0}, 1, Refused),
        ({"verb": "attack", "card": "katana"}, None, BadMove),
        ({"verb": "attack", "card": "spoon", "declared": "sai"}, None, BadMove),
        ({"verb": "vanish"}, None, BadMove),
        ("decline", None, BadMove),
        (KATANA_AS_SAI, 4, BadOption),
        (KATANA_AS_SAI, -1, BadOption),
        (KATANA_AS_SAI, True, BadOption),
        (KATANA_AS_SAI, "1", BadOption),
    ],
)
def test_a_refused_move_changes_nothing(move: Any, seat: Any, error: type[Exception]) -> None:
    m = fresh()
    before, state = m.record(), m.state.pack()
    with pytest.raises(error):
        m.play(move, seat)
    assert m.record() == before
    assert m.state.pack() == state


@pytest.mark.parametrize("phase", ["assign", "reveal", "denounce"])
def test_every_illegal_action_is_refused_with_a_clause_and_changes_nothing(phase: str) -> None:
    m = at_phase(phase)
    before, state = m.record(), m.state.pack()
    actor = m.actor
    refused_moves = 0
    for seat in range(m.players):
        legal = m.legal(seat)
        assert bool(legal) == (seat == actor)
        for action in range(len(m.game.actions)):
            move = m.game.actions.move(action)
            if move not in legal:
                with pytest.raises(Refused) as refused:
                    m.play(move, seat)
                assert refused.value.clause.startswith("DAI-")
                assert len(refused.value.sentence) > 20
                refused_moves += 1
    assert refused_moves > 50
    assert m.record() == before
    assert m.state.pack() == state


def test_after_the_end_the_clause_that_ended_it_refuses_all() -> None:
    m = short_match()
    for seat in (None, 0, 3):
        with pytest.raises(Refused) as refused:
            m.play({"verb": "decline"}, seat)
        assert refused.value.clause == "DAI-52"


# Taking back


def test_a_move_can_be_taken_back_by_who_made_it() -> None:
    m = fresh()
    before, state = m.record(), m.state.pack()
    m.play(KATANA_AS_SAI)
    assert m.why_no_undo(1) is None
    assert m.undo(1) == KATANA_AS_SAI
    assert m.record() == before
    assert m.state.pack() == state


def test_taking_back_and_playing_again_comes_to_the_same() -> None:
    straight, with_detours = short_match(), shinobi.new("daimyo", seed=7, max_rounds=1)
    for step in straight.steps:
        with_detours.act(step.action, step.seat)
        if with_detours.why_no_undo(step.seat) is None:
            with_detours.undo(step.seat)
            with_detours.act(step.action, step.seat)
    assert with_detours.record() == straight.record()


def test_several_moves_can_be_taken_back_one_by_one() -> None:
    m = played(fresh(), 2)
    moves = [m.game.actions.move(step.action) for step in m.steps]
    assert [m.undo(), m.undo()] == moves[::-1]
    assert m.record() == fresh().record()


@pytest.mark.parametrize("runner", [Interpreted, CompiledRunner])
def test_taking_back_in_a_long_match_does_not_begin_at_the_deal(
    runner: type[Runner], monkeypatch: pytest.MonkeyPatch
) -> None:
    m = shinobi.new("soke", seed=1, max_quiet=1000, columns=8, rows=12).run_by(runner)
    choices, again = random.Random(1), Match.act
    taken: list[int] = []

    def act(match: Match, action: int, seat: int) -> None:
        taken.append(action)
        again(match, action, seat)

    monkeypatch.setattr(Match, "act", act)
    taken_back = 0
    while len(m.steps) < 300:
        seat = m.actors[-1]
        legal = m.legal(seat)
        m.play(choices.choice([one for one in legal if one["verb"] in ("step", "pass")] or legal), seat)
        if m.why_no_undo(seat) is None:
            steps, before = m.record(), m.copy()
            move = m.game.actions.move(m.steps[-1].action)
            taken.clear()
            assert m.undo(seat) == move
            assert len(taken) <= 2 * MARK_EVERY
            m.play(move, seat)
            assert m.record() == steps
            assert all(m.view(viewer) == before.view(viewer) for viewer in (0, 1, None, OMNISCIENT))
            taken_back += len(m.steps) > 200
    assert taken_back > 5


def test_there_is_nothing_to_take_back_before_the_first_move() -> None:
    with pytest.raises(CannotUndo, match="no move of yours to take back"):
        fresh().undo()


def test_the_move_of_another_seat_cannot_be_taken_back() -> None:
    m = played(fresh(), 1)
    before = m.record()
    for seat in (0, 2, 3):
        with pytest.raises(CannotUndo, match="no move of yours to take back"):
            m.undo(seat)
    assert m.record() == before


def test_what_was_revealed_cannot_be_taken_back() -> None:
    m = at_phase("reveal")
    seat = m.actor
    m.play(m.legal()[0])
    before = m.record()
    for who in (None, seat):
        with pytest.raises(CannotUndo, match="brought something to light"):
            m.undo(who)
    assert m.record() == before


def test_a_denunciation_cannot_be_taken_back() -> None:
    m = at_phase("denounce")
    m.play(next(move for move in m.legal() if move["verb"] == "denounce"))
    with pytest.raises(CannotUndo, match="brought something to light"):
        m.undo()


# What can be known


def test_each_viewer_is_told_its_own_events() -> None:
    m = fresh()
    m.play(KATANA_AS_SAI)
    attacked = {"event": "attacked", "attacker": 1, "target": 2, "declared": "sai"}
    sent = {"event": "sent", "attacker": 1, "target": 2, "card": "katana"}
    began = {"event": "round", "number": 1, "start": 1}
    assert m.events(1) == m.events(OMNISCIENT) == [began, attacked, sent]
    for viewer in (0, 2, 3, None):
        assert m.events(viewer) == [began, attacked]


def test_events_can_be_asked_for_from_a_step_on() -> None:
    m = short_match()
    for viewer in (0, None, OMNISCIENT):
        assert m.heard(viewer, 0) == m.heard(viewer)
        assert m.heard(viewer, 1) == m.heard(viewer)[len(m.deal) :]
        assert m.heard(viewer, len(m.steps) + 1) == []
    last = [m.game.events.shown(told) for told in m.heard(OMNISCIENT, len(m.steps))]
    assert last == m.events(OMNISCIENT)[-len(last) :]
    assert last[-1]["event"] == "won"


def test_a_view_shows_own_cards_and_hides_those_of_others() -> None:
    m = fresh()
    m.play(KATANA_AS_SAI)
    assert m.view(1)["card"][2][0] == m.view(OMNISCIENT)["card"][2][0] == "katana"
    assert m.view(1)["hand"][1] == ["shuriken", "sai", "blowgun"]
    assert m.view(1)["seat"] == 1
    assert m.view(1)["asked"] is True
    for viewer in (0, 2, 3, None):
        seen = m.view(viewer)
        assert seen["card"][2][0] == "?"
        assert seen["hand"][1] == "?"
        assert seen["declared"][2][0] == "sai"
        assert seen["asked"] is False
        assert seen["seat"] == viewer


def test_a_view_can_be_sent_as_json_and_is_nobody_elses() -> None:
    m = fresh()
    seen = m.view(1)
    assert json.loads(json.dumps(seen)) == seen
    seen["lives"][0] = 99
    seen["hand"][1].clear()
    assert m.view(1)["lives"][0] == 5
    assert len(m.view(1)["hand"][1]) == 4


@pytest.mark.parametrize("viewer", [-1, 4, 6, True, "0", "everybody", 1.0])
def test_there_is_no_view_from_a_seat_that_is_not_there(viewer: Any) -> None:
    m = fresh()
    for ask in (m.view, m.events, m.legal):
        with pytest.raises(BadOption, match="the seats are 0 to 3"):
            ask(viewer)


# How a table is made


def test_names_are_kept_in_the_order_of_the_seats() -> None:
    assert fresh(names=["Ann", "Bob", "Cy", "Di"]).names == ("Ann", "Bob", "Cy", "Di")
    assert fresh(players=5).names == ("seat 0", "seat 1", "seat 2", "seat 3", "seat 4")


@pytest.mark.parametrize("names", [[], ["Ann"], ["a", "b", "c", "d", "e"], ["a", "b", "c", 4], "Ann", [None] * 4])
def test_every_player_needs_a_name(names: Any) -> None:
    with pytest.raises(BadOption, match="needs 4 names"):
        fresh(names=names)


@pytest.mark.parametrize("seed", [-1, MASK + 1, 1.0, "7", True])
def test_a_seed_has_64_bits(seed: Any) -> None:
    with pytest.raises(BadOption, match=f"from 0 to {MASK}"):
        shinobi.new("daimyo", seed=seed)


@pytest.mark.parametrize("seed", [0, 1, MASK])
def test_every_seed_of_64_bits_deals_a_match(seed: int) -> None:
    assert shinobi.new("daimyo", seed=seed).keys == Seed(seed)
    assert shinobi.load(shinobi.new("daimyo", seed=seed).record()).keys == Seed(seed)


@pytest.mark.parametrize("length", [0, 16, 31, 33, 64])
def test_a_secret_has_32_bytes(length: int) -> None:
    with pytest.raises(BadOption, match=f"32 bytes, not {length}"):
        shinobi.new("daimyo", secret=b"\1" * length)


def test_a_secret_deals_the_same_match_again() -> None:
    first, second = (shinobi.new("daimyo", secret=b"\7" * 32) for _ in range(2))
    assert first.keys == Secret(b"\7" * 32)
    assert first.record() == second.record()


def test_without_a_seed_no_match_is_dealt_twice() -> None:
    first, second = (shinobi.new("daimyo").record()["keys"] for _ in range(2))
    assert first.keys() == second.keys() == {"secret"}
    assert first != second


# Writing down and reading again


@pytest.mark.parametrize("steps", [0, 1, 11, 14, None])
def test_a_match_is_loaded_as_it_was_recorded(steps: int | None) -> None:
    m = played(shinobi.new("daimyo", players=5, edition="es", seed=3, names=list("ABÇDE"), max_rounds=1), steps)
    record = m.record()
    for written in (record, json.dumps(record), msgspec.json.encode(record), json.dumps(record, indent=2).encode()):
        again = shinobi.load(written)
        assert again.record() == record
        assert again.state.pack() == m.state.pack()
        assert (again.names, again.table, again.keys) == (m.names, m.table, m.keys)
        assert again.legal() == m.legal()


def test_a_loaded_match_can_be_played_on() -> None:
    m = shinobi.new("daimyo", seed=7, max_rounds=1)
    halfway = shinobi.load(played(m, 9).record())
    assert played(halfway).record() == played(m).record()


def test_a_record_shares_nothing_with_the_match() -> None:
    m = short_match()
    record = m.record()
    before = json.dumps(record)
    record["options"]["clans"].clear()
    record["steps"].clear()
    record["seats"].clear()
    assert json.dumps(m.record()) == before
