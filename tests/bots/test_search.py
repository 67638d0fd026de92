"""The search: the same key gives the same move, more simulations a better one, and it stops on time."""

import dataclasses
import time
from typing import Any

import numpy as np
import pytest

import shinobi
from shinobi.bots import asked_of
from shinobi.bots.choosing import drawn
from shinobi.bots.levels import Master
from shinobi.bots.master import settled
from shinobi.bots.thinking import Tree, thinking
from shinobi.engine.game import game_named
from shinobi.engine.keys import nth_key
from shinobi.engine.match import Match


def about_to_denounce(**table: Any) -> Match:
    """A match of daimyo in which somebody has just turned up two cards."""
    match = shinobi.new("daimyo", players=4, seed=3, **table)
    while match.view(None)["phase"] != "denounce":
        match.play(match.legal()[0])
    return match


def test_the_same_key_and_knowledge_give_the_same_move_and_other_keys_other_worlds() -> None:
    match = shinobi.new("daimyo", players=5, seed=1)
    asked = asked_of(match, match.actor or 0, 4, seconds=600.0)
    moves = [Master(300).choose(asked) for _ in range(3)]
    assert moves[0] == moves[1] == moves[2]
    others = [Master(40).choose(dataclasses.replace(asked, key=key)) for key in range(12)]
    assert len({str(move) for move in others}) > 1


def test_it_stops_when_the_time_is_over() -> None:
    match = shinobi.new("daimyo", players=5, seed=1)
    Master(2).choose(asked_of(match, match.actor or 0, 4, seconds=600.0))
    started = time.monotonic()
    Master(10**9).choose(asked_of(match, match.actor or 0, 4, seconds=0.2))
    assert time.monotonic() - started < 5


def test_where_there_is_only_one_move_it_is_made() -> None:
    match = about_to_denounce()
    asked = dataclasses.replace(asked_of(match, match.actor or 0, 1), legal=[{"verb": "decline"}])
    assert Master(10).choose(asked) == {"verb": "decline"}


def test_a_search_that_is_sure_does_the_right_thing() -> None:
    """Two lives against one, the last round, a certain proof: denouncing wins, declining shares."""
    match = about_to_denounce(max_rounds=1)
    s: Any = match.state
    seat = s.turn
    s.card[3 * seat : 3 * seat + 3] = [0, 1, 2] if not s.hit else [0, 0, 0]
    s.card_known[3 * seat : 3 * seat + 3] = [127, 127, 127]
    move = Master(400).choose(asked_of(match, seat, 9, seconds=600.0))
    assert move["verb"] == "denounce"


def test_tries_add_up_and_moves_are_the_legal_ones() -> None:
    mind = thinking("daimyo")
    match = shinobi.new("daimyo", players=4, seed=2)
    tree = Tree(mind)
    seat = match.actor or 0
    tree.imagine(mind.code.states(match.state, 1), 0, seat, 5, mind.evidence(1)[0])
    tree.grow(100)
    tree.grow(27)
    actions, tries, values = tree.tried()
    assert actions.tolist() == game_named("daimyo").legal(match.state, seat)
    assert tries.sum() == tree.done == 127
    assert (values <= tries).all()
    assert tree.task.upto[-1] == pytest.approx(1)


def test_growing_in_portions_is_growing_at_once() -> None:
    mind = thinking("daimyo")
    match = shinobi.new("daimyo", players=4, seed=2)
    found = []
    for portions in ([90], [30, 30, 30], [1] * 90):
        tree = Tree(mind)
        tree.imagine(mind.code.states(match.state, 1), 0, match.actor or 0, 5, mind.evidence(1)[0])
        for portion in portions:
            tree.grow(portion)
        found.append(tree.tried()[1].tolist())
    assert found[0] == found[1] == found[2]


def test_moves_that_others_cannot_read_are_chosen_by_lot_and_others_by_tries() -> None:
    game = game_named("daimyo")
    attacks, tries = np.array([0, 1, 2]), np.array([500, 480, 1])
    chosen = {settled(game, attacks, tries, nth_key(1, nth)) for nth in range(200)}
    assert chosen == {0, 1}
    answers = np.array([game.actions.first(2), game.actions.first(3)])
    assert {settled(game, answers, np.array([49, 51]), nth) for nth in range(20)} == {int(answers[1])}


def test_a_draw_by_weight_takes_each_place_as_often_as_it_weighs() -> None:
    counts = [0, 0, 0]
    for bits in range(0, 1 << 32, 1 << 22):
        counts[drawn([1.0, 2.0, 1.0], 3, bits)] += 1
    assert counts == [256, 512, 256]
