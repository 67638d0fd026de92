"""Whether a move is possible, and whether it ends the turn: as far as the seat can know."""

import random

import pytest

import shinobi
from shinobi.engine.errors import BadMove
from shinobi.engine.game import game_names
from shinobi.table.foresight import ends_turn, thought_of, why_none


def test_a_part_of_a_move_means_all_moves_that_have_it() -> None:
    match = shinobi.new("daimyo", seed=1, start=0)
    attacks = thought_of(match, {"verb": "attack", "card": "sai"})
    assert len(attacks) == 4
    assert len(thought_of(match, {"verb": "attack", "card": "sai", "declared": "sai"})) == 1
    with pytest.raises(BadMove):
        thought_of(match, {"verb": "attack", "card": "teapot"})


def test_what_is_not_possible_names_its_clause() -> None:
    match = shinobi.new("daimyo", seed=1, start=0)
    assert why_none(match, 0, thought_of(match, {"verb": "attack"})) is None
    assert why_none(match, 0, thought_of(match, {"verb": "decline"})) == "DAI-10"
    assert why_none(match, 1, thought_of(match, {"verb": "attack"})) == "DAI-05"


def test_only_the_last_order_of_a_turn_ends_it() -> None:
    match = shinobi.new("clans", seed=1)
    seat = match.actor
    assert seat is not None
    deploy = next(move for move in match.legal(seat) if move["verb"] == "deploy")
    assert not ends_turn(match, seat, match.game.actions.action(deploy))
    match.play(deploy, seat)
    before = match.view(seat)
    ends = [ends_turn(match, seat, match.game.actions.action(move)) for move in match.legal(seat)]
    assert any(ends), "nobody can be attacked yet after most of the second orders"
    assert match.view(seat) == before, "nothing was done"


@pytest.mark.parametrize("game", game_names())
def test_what_is_foreseen_does_not_depend_on_what_is_hidden(game: str) -> None:
    """In another world that fits what the seat knows, the same clauses forbid the same moves."""
    match, choices = shinobi.new(game, seed=5), random.Random(5)
    for _ in range(12):
        seat = match.actor
        if seat is None:
            break
        other = match.copy()
        other.state = match.imagined(seat, choices.getrandbits(64))
        for verb in match.game.actions.table:
            actions = thought_of(match, {"verb": verb.name})
            assert why_none(match, seat, actions) == why_none(other, seat, actions)
        match.play(choices.choice(match.legal(seat)), seat)
