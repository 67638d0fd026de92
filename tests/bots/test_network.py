"""The network of a grandmaster: whole numbers as the format says, the same in all worlds a seat cannot tell apart."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from conformance.tables import TABLES, AnyTable

from shinobi.bots import asked_of
from shinobi.bots.encoding import encoding
from shinobi.bots.grandmaster import Learnt, LearntTree
from shinobi.bots.master import SEARCHES, choice_of
from shinobi.bots.network import hidden_parts, in_code
from shinobi.engine.game import Game, game_named, game_names
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.sight import seen_by

FIRST, SECOND = 24, 16
"""Neurons of a small network."""

GENERATION = 5

GUARDED = ("daimyo",)
"""Games in which what others see of a move could tell them the rest of it."""

EACH = (20,) * SEARCHES
"""Simulations of each search."""


def weights_of(game: Game) -> dict[str, Any]:
    """Any weights: a network that has learned nothing still has preferences."""
    lot, made = np.random.default_rng(7), encoding(game.name)
    outputs = len(game.actions) + game.standpoint.KINDS + 1
    used = made.inputs - 3
    rows = np.full(made.inputs, -1, np.int16)
    rows[lot.permutation(made.inputs)[:used]] = np.arange(used)
    return {
        "rows": rows,
        "embedding": lot.integers(-128, 128, (used, FIRST)).astype(np.int8),
        "bias1": lot.integers(-500, 500, FIRST).astype(np.int32),
        "inner": lot.integers(-128, 128, (FIRST, SECOND)).astype(np.int8),
        "bias2": lot.integers(-9_000, 9_000, SECOND).astype(np.int32),
        "outer": lot.integers(-128, 128, (outputs, SECOND)).astype(np.int8),
        "bias3": lot.integers(-9_000, 9_000, outputs).astype(np.int32),
    }


def points_of(weights: dict[str, Any], active: Any) -> Any:
    """What the format says, in NumPy."""
    rows = weights["rows"][active]
    first = weights["bias1"] + weights["embedding"][rows[rows >= 0]].astype(np.int64).sum(axis=0)
    second = weights["bias2"] + np.clip(first, 0, 255) @ weights["inner"].astype(np.int64)
    return weights["bias3"] + weights["outer"].astype(np.int64) @ np.clip((second + 64) >> 7, 0, 255)


@pytest.fixture(scope="module", params=game_names())
def learnt(request: pytest.FixtureRequest) -> tuple[Learnt, dict[str, Any]]:
    game = game_named(request.param)
    weights = weights_of(game)
    net: SimpleNamespace = in_code(game, weights, judged=True)
    return Learnt(game, net, [Path(__file__)]), weights


def tables_of(game: str) -> list[AnyTable]:
    return [table for table in TABLES if table.name == game][:3]


def evened(game: Game, legal: list[int], liked: Any) -> Any:
    """Moves that hide the same are equally likely, and together as likely as before."""
    parts = np.array(hidden_parts(game))[legal]
    return np.array([liked[parts == part].mean() if part >= 0 else own for own, part in zip(liked, parts, strict=True)])


def test_it_plays_by_the_network_and_the_same_in_both_worlds(learnt: tuple[Learnt, dict[str, Any]]) -> None:
    mind, weights = learnt
    differing = guarded = 0
    for table in tables_of(mind.game.name):
        for match, s, seat, _ in table.walk(3):
            if len(match.steps) % GENERATION:
                continue
            key = nth_key(11, len(match.steps))
            asked = asked_of(match, seat, key)
            chosen = mind.choose(asked)
            assert mind.game.actions.move(chosen) in list(asked.legal)
            thought, made = mind.at_rest[-1][0], encoding(mind.game.name)
            states = np.frombuffer(asked.seen, mind.code.dtype).copy()
            count = mind.encode_into(states, 0, seat, made.plan, thought.recalled, thought.active)
            points = points_of(weights, thought.active[:count])
            legal = [mind.game.actions.action(move) for move in asked.legal]
            outputs = made.outputs(table.players)[seat, legal]
            standpoint, judgement, seen = table.game.standpoint, table.game.judgement, seen_by(seat, s)[0]
            kinds = [standpoint.kind(seen, seat, action) for action in legal]
            weighed = np.array([judgement.weight(seen, seat, action) for action in legal])
            own = points[outputs] + (points[np.add(kinds, len(mind.game.actions))] if standpoint.KINDS else 0)
            scores = own / 4096.0 + np.maximum(np.log(weighed / weighed.max()), -8.0)
            liked = np.exp(np.maximum(scores - scores.max(), -60.0))
            if standpoint.guarded(table.players, seat, thought.recalled):
                even = evened(table.game, legal, liked)
                guarded += not np.allclose(even, liked)
                liked = even
            assert mind.at_rest[-1][2][: len(legal)].tolist() == pytest.approx(liked.tolist())
            match.state = imagine(table.game, s, seat, key)
            differing += match.state.pack() != s.pack()
            try:
                assert mind.choose(asked_of(match, seat, key)) == chosen
            finally:
                match.state = s
    assert differing
    assert bool(guarded) == (mind.game.name in GUARDED)


def test_a_search_by_network_chooses_the_same_in_both_worlds(learnt: tuple[Learnt, dict[str, Any]]) -> None:
    mind, _ = learnt

    def plant(_: str) -> LearntTree:
        return LearntTree(mind, 2)

    differing = 0
    for table in tables_of(mind.game.name):
        for match, s, seat, _ in table.walk(4):
            if len(match.steps) % (3 * GENERATION):
                continue
            key = nth_key(12, len(match.steps))
            chosen, searched = choice_of(asked_of(match, seat, key), None, EACH, plant)
            assert chosen in list(asked_of(match, seat, key).legal)
            assert searched in ([], [*EACH])
            match.state = imagine(table.game, s, seat, key)
            differing += match.state.pack() != s.pack()
            try:
                assert choice_of(asked_of(match, seat, key), None, EACH, plant)[0] == chosen
            finally:
                match.state = s
    assert differing
