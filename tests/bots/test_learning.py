"""Learning works: a short training beats random players, and the weights that come with the games are what they say."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import shinobi.games
from shinobi.bots.encoding import encoding
from shinobi.engine.game import game_names
from shinobi.learn.lessons import GUEST, LEARNER, PAST, RIVAL
from shinobi.learn.room import Room
from shinobi.learn.short import RANDOM, bits, shares, watched
from shinobi.learn.weights import Weights

GAMES = Path(shinobi.games.__path__[0])
MOST_BYTES = 1_000_000


def test_a_short_training_beats_random_players() -> None:
    """In whole numbers, and with the same chances every time; 1.85 times the fair share was measured."""
    won = shares(watched("arts", 1, 300), "arts", 400, RANDOM, keen=2.0)
    assert won.mean() - 4 * won.std() / len(won) ** 0.5 > 1.0


@pytest.mark.parametrize("game", game_names())
def test_the_weights_are_those_of_this_encoding(game: str) -> None:
    file = GAMES / game / "grandmaster.npz"
    about = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    packed = file.read_bytes()
    assert len(packed) == about["bytes"] <= MOST_BYTES
    assert hashlib.sha256(packed).hexdigest() == about["sha256"]
    assert about["layout"] == encoding(game).layout
    weights = Weights.unpacked(file)
    assert weights.packed() == packed
    assert len(weights.rows) == encoding(game).inputs
    played = encoding(game).game
    assert len(weights.outer) == len(played.actions) + played.standpoint.KINDS + 1
    assert {one.dtype.name for one in (weights.embedding, weights.inner, weights.outer)} == {"int8"}


@pytest.mark.parametrize("game, judged", [("arts", False), ("clans", True)])
def test_the_networks_win_without_any_search(game: str, judged: bool) -> None:
    """More than 3 times the fair share was measured. Should it fail, inputs or outputs mean something else now."""
    won = shares(Weights.unpacked(GAMES / game / "grandmaster.npz"), game, 100, RANDOM, keen=2.0, judged=judged)
    assert won.mean() > 2.5


@pytest.mark.parametrize("game", game_names())
def test_lessons_are_the_same_on_any_number_of_threads(game: str) -> None:
    rooms = [Room(game, 512, 3, workers=workers) for workers in (1, 2)]
    actions = len(rooms[0].game.actions)
    for room in rooms:
        room.begin(mixed=50, past=50, lone=50)
    for _ in range(20):
        one, other = rooms
        assert (one.seen == other.seen).all()
        assert (one.actors == other.actors).all()
        chosen = bits(one.legal, actions).argmax(axis=1)
        for room in rooms:
            room.step(chosen)
    assert len(set(np.unique(one.asked))) > 1


@pytest.mark.parametrize("company, mind", [("past", PAST), ("guests", GUEST), ("rivals", RIVAL)])
def test_a_learner_sits_among_the_company_that_was_asked_for(company: str, mind: int) -> None:
    room = Room("daimyo", 192, 3)
    room.begin(mixed=100, lone=100, **{company: 100})
    for task in room.tasks:
        minds = np.asarray(task.minds)
        assert (np.sort(minds, axis=1) == [LEARNER] + [mind] * (task.players - 1)).all()


def test_without_jax_training_says_what_is_missing() -> None:
    hidden = "import runpy, sys; sys.modules['jax'] = None; sys.argv = ['learn', 'clans']; "
    command = [sys.executable, "-c", hidden + "runpy.run_module('shinobi.learn', run_name='__main__')"]
    outcome = subprocess.run(command, capture_output=True, text=True, check=False)
    assert outcome.returncode == 1
    assert outcome.stderr.startswith("Training needs JAX: pip install jax.")
