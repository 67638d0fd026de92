"""Gymnasium's own checks, at every table; and that no learner is given what it may not know."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from conformance.tables import AnyTable
from gymnasium.utils.env_checker import check_env, check_returned_data_not_reused, data_equivalence
from gymnasium.vector import AutoresetMode

import shinobi
from rl.tables import USUAL, arguments
from shinobi.bots import bot_names
from shinobi.bots.choosing import drawn
from shinobi.bots.thinking import thinking
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import CHOICES, chance, nth_key
from shinobi.engine.native.loops.random_play import DRAWS
from shinobi.rl.gymnasium import GameEnv, GameVectorEnv
from shinobi.rl.learners import TEMPERS, Learners

every_table = pytest.mark.parametrize("table", USUAL, ids=str)


def made(table: AnyTable, **more: Any) -> Any:
    """The environment as Gymnasium's loader makes it."""
    return gymnasium.make(f"shinobi/{table.name}-v1", **arguments(table), **more)


def any_legal(masks: Any, key: int) -> Any:
    """For each row some action that the mask allows."""
    return (masks * np.random.default_rng(key).random(masks.shape)).argmax(axis=1)


@every_table
def test_an_environment_is_as_gymnasium_wants_it(table: AnyTable) -> None:
    check_env(made(table).unwrapped)


@every_table
def test_a_vector_of_environments_is_as_gymnasium_wants_it(table: AnyTable) -> None:
    name = f"shinobi/{table.name}-v1"
    envs, twins = (gymnasium.make_vec(name, num_envs=3, seat=None, **arguments(table)) for _ in range(2))
    assert isinstance(envs.unwrapped, GameVectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    check_returned_data_not_reused(gymnasium.make_vec(name, num_envs=1, **arguments(table)))  # type: ignore[arg-type]
    (seen, _), (also, _) = envs.reset(seed=7), twins.reset(seed=7)
    assert data_equivalence(seen, also, exact=True)
    for nth in range(40):
        actions = any_legal(seen["action_mask"], nth)
        first, second = envs.step(actions), twins.step(actions)
        assert data_equivalence(first[:4], second[:4], exact=True)
        seen, rewards, ended, cut, infos = first
        assert seen in envs.observation_space
        assert actions in envs.action_space
        assert rewards.shape == ended.shape == cut.shape == (3,)
        assert infos.get("_final_obs", np.zeros(3, np.bool_)).tolist() == ended.tolist()
        for number in np.flatnonzero(ended):
            assert infos["final_obs"][number] in envs.single_observation_space


def given(env: GameEnv | GameVectorEnv) -> list[Any]:
    """All that an environment gives the learners between two steps, made anew from the states of its matches."""
    env.learners.each("look_where", np.ones(len(env.learners), np.bool_))
    shown = [env._observed(), env.action_masks()]
    return [*shown, env.render(), env._info()] if isinstance(env, GameEnv) else shown


@every_table
def test_two_worlds_look_the_same_to_a_learner(table: AnyTable) -> None:
    """What a learner is given is the same when all that it may not know is replaced, and so is what its move brings."""
    kind = {"seat": None, "history": 4, **arguments(table)}
    single, vector = GameEnv(table.name, render_mode="ansi", **kind), GameVectorEnv(table.name, 2, **kind)
    differing = 0
    for env in (single, vector):
        env.reset(seed=5)
        learners = env.learners
        for nth in range(25):
            true, states, before = learners.stepping.states.copy(), learners.stepping.states, given(env)
            for number, seat in enumerate(learners.learners):
                world = imagine(table.game, learners.code.state_at(true, number), int(seat), nth_key(3, nth))
                states[number] = np.frombuffer(world.pack(), true.dtype)[0]
            differing += states.tobytes() != true.tobytes()
            assert data_equivalence(before, given(env), exact=True)
            states[:] = true
            actions = any_legal(learners.legal, nth)
            if env.step(actions if env is vector else actions[0])[2] is True:
                break
    assert differing > 5


def test_single_and_many_matches_go_on_alike() -> None:
    """With the next deal in the same call or not, and with one thread or several, the same matches are played."""
    kinds = [Learners("daimyo", 600, bots="novice", seat=None, workers=workers) for workers in (1, 2, 1)]
    assert len(kinds[1].bots) == 2
    seeds = np.arange(600, dtype=np.uint64)
    for learners in kinds:
        learners.begin(np.ones(600, np.bool_), seeds)
    gained = 0.0
    for nth in range(60):
        actions = any_legal(kinds[0].legal, nth)
        kinds[0].step(actions)
        kinds[1].step(actions)
        kinds[2].act(actions)
        assert data_equivalence(kinds[0].rewards, kinds[2].rewards, exact=True)
        gained += float(kinds[0].rewards[:, 0].sum())
        if kinds[2].ended.any():
            kinds[2].begin(kinds[2].ended.copy())
        for learners in kinds[1:]:
            assert data_equivalence(kinds[0].seen, learners.seen, exact=True)
            assert data_equivalence(kinds[0].learners, learners.learners, exact=True)
    assert gained > 10


def test_the_others_play_as_bots_of_their_level_do() -> None:
    """A learner who plays as an adept does is an adept among adepts: the match is the one a contest plays."""
    mind, seed = thinking("daimyo"), np.array([99], np.uint64)
    _, s = mind.game.table(4)
    shares, lengths = mind.shares(s.pack(), seed, [[TEMPERS["adept"]] * 4])
    learners = Learners("daimyo", 1, players=4)
    learners.begin(np.ones(1, np.bool_), seed)
    while not learners.ended[0]:
        choices, step = nth_key(99, CHOICES), int(learners.stepping.steps[0])
        bits = chance(choices, (DRAWS + 1) * step + 1)
        actions, weights = mind.room()
        count = mind.weigh_into(learners.stepping.states, 0, 0, actions, weights)
        learners.act(actions[[drawn(weights.tolist(), count, bits)]])
    assert learners.rewards[0, 0] == shares[0, 0]
    assert learners.stepping.steps[0] == lengths[0]


@pytest.mark.parametrize("forbidden", ["end", "refuse"])
def test_what_the_rules_forbid_ends_the_match_or_is_refused(forbidden: str) -> None:
    env, envs = GameEnv("daimyo", forbidden=forbidden), GameVectorEnv("daimyo", 2, forbidden=forbidden)
    env.reset(seed=1)
    seen, _ = envs.reset(seed=1)
    first = int(seen["action_mask"][0].argmax())
    if forbidden == "end":
        assert env.step(24)[1:3] == (-1.0, True)
        _, rewards, ended, _, _ = envs.step(np.array([first, 24]))
        assert rewards.tolist() == [0.0, -1.0]
        assert ended.tolist() == [False, True]
    else:
        with pytest.raises(shinobi.BadMove, match="DAI-10 forbids"):
            env.step(24)
        with pytest.raises(shinobi.BadMove, match="Match 1: there is no action 99"):
            envs.step(np.array([first, 99]))
        assert data_equivalence(seen, envs._observed(), exact=True)


def test_wrong_arguments_get_a_sentence_each() -> None:
    assert set(bot_names()) > set(TEMPERS)
    for wrong, sentence in (
        ({"bots": "master"}, "A master searches, which is too slow to learn from"),
        ({"bots": "sage"}, "There are no bots of the level 'sage'"),
        ({"seat": 4}, "one of the seats 0 to 3, or None for any, not on 4"),
        ({"edition": "xx"}, "xx"),
        ({"max_rounds": 0}, "max_rounds"),
    ):
        with pytest.raises(shinobi.BadOption, match=sentence):
            GameEnv("daimyo", **wrong)
    with pytest.raises(shinobi.BadOption, match="at least 1, not 0"):
        GameVectorEnv("daimyo", 0)
    env = GameEnv("daimyo", render_mode="ansi")
    with pytest.raises(shinobi.BadMove, match="The match is over"):
        env.step(0)
    env.reset(seed=1)
    assert "lives: " in str(env.render())
    assert env.action_masks().any()
    for action in (0.5, None, "a"):
        with pytest.raises(shinobi.BadMove, match="An action is a whole number from 0 to 24"):
            env.step(action)
    with pytest.raises(shinobi.BadMove, match="2 matches take as many actions"):
        GameVectorEnv("daimyo", 2).step(np.zeros(3, np.int64))
