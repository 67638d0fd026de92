"""PettingZoo's own tests, at every table; and that no agent is given what it may not know."""

import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from conformance.tables import AnyTable
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import shinobi
from rl.tables import USUAL, arguments
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.state import StateRecord
from shinobi.rl import pettingzoo
from shinobi.rl.one_match import OneMatch
from shinobi.rl.pettingzoo import TogetherEnv, TurnEnv

every_table = pytest.mark.parametrize("table", USUAL, ids=str)


@pytest.fixture
def masks_are_expected() -> Iterator[None]:
    """PettingZoo says of every environment but its own that a dictionary with a mask is unusual."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        yield


@every_table
@pytest.mark.usefixtures("masks_are_expected")
def test_an_environment_in_turns_is_as_pettingzoo_wants_it(table: AnyTable) -> None:
    api_test(TurnEnv(table.name, **arguments(table)), num_cycles=20)
    seed_test(lambda: TurnEnv(table.name, history=2, **arguments(table)), num_cycles=20)


@every_table
def test_a_parallel_environment_is_as_pettingzoo_wants_it(table: AnyTable) -> None:
    parallel_api_test(TogetherEnv(table.name, **arguments(table)), num_cycles=30)
    parallel_seed_test(lambda: TogetherEnv(table.name, one_hot=True, **arguments(table)), num_cycles=20)


def replaced(match: OneMatch, world: StateRecord) -> None:
    """Put another world in the place of the true one."""
    match.states[0] = np.frombuffer(world.pack(), match.code.dtype)[0]
    match._looked = -2


@every_table
def test_two_worlds_look_the_same_to_an_agent(table: AnyTable) -> None:
    """What an agent is given is the same when all that it may not know is replaced."""
    turns = TurnEnv(table.name, history=4, **arguments(table))
    together = TogetherEnv(table.name, history=4, **arguments(table))
    turns.reset(seed=5)
    together.reset(seed=5)
    differing = 0
    for nth in range(60):
        agent = turns.agent_selection
        if turns.terminations[agent]:
            break
        legal = np.flatnonzero(turns.observe(agent)["action_mask"])
        for env in (turns, together) if nth % 4 == 0 else ():
            for seat, other in enumerate(env.possible_agents):
                true = env.match.states.copy()
                before, gone = env.observe(other), (env.rewards[other] if env is turns else 0.0)
                replaced(env.match, imagine(table.game, env.match.code.state_at(true, 0), seat, nth_key(9, nth)))
                differing += env.match.states.tobytes() != true.tobytes()
                after = env.observe(other)
                assert all(np.array_equal(before[name], after[name]) for name in before)
                assert env is together or env.rewards[other] == gone
                env.match.states[0] = true[0]
                env.match._looked = -2
        action = int(legal[nth_key(4, nth) % len(legal)])
        seat = turns.possible_agents.index(agent)
        turns.step(action)
        together.match.act(seat, action)
        assert turns.match.states.tobytes() == together.match.states.tobytes()
    assert differing > 5


def test_all_that_are_asked_move_at_the_same_time() -> None:
    env = pettingzoo.soke_v1.parallel_env()
    seen, _ = env.reset(seed=1)
    assert all(row["action_mask"].any() for row in seen.values())
    env.step({agent: int(row["action_mask"].argmax()) for agent, row in seen.items()})
    assert sum(env.match._stepping.steps) == 2


def test_rewards_are_shares_of_the_victory() -> None:
    env = pettingzoo.daimyo_v1.env(players=5, max_rounds=1, start=0)
    env.reset(seed=3)
    match = shinobi.new("daimyo", players=5, max_rounds=1, start=0, seed=3)
    gained = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        if over:
            gained[agent] = reward
            env.step(None)
            continue
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        match.act(action, match.actor or 0)
        env.step(action)
    assert list(gained.values()) == match.shares


@pytest.mark.parametrize("forbidden", ["end", "refuse"])
def test_what_the_rules_forbid_ends_the_match_or_is_refused(forbidden: str) -> None:
    env = TurnEnv("daimyo", forbidden=forbidden, start=0)
    env.reset(seed=1)
    if forbidden == "end":
        env.step(24)
        assert env.rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0, "player_3": 0.0}
        assert all(env.terminations.values())
    else:
        with pytest.raises(shinobi.BadMove, match="DAI-10 forbids"):
            env.step(24)
        with pytest.raises(shinobi.BadMove, match="There is no action 25; they are 0 to 24"):
            env.step(25)
        env.step(0)
    together = TogetherEnv("daimyo", forbidden=forbidden, start=0)
    together.reset(seed=1)
    actions = dict.fromkeys(together.agents, 24)
    if forbidden == "end":
        assert together.step(actions)[1]["player_0"] == -1.0
        assert together.agents == []
    else:
        with pytest.raises(shinobi.BadMove, match="DAI-10 forbids"):
            together.step(actions)
        with pytest.raises(shinobi.BadOption, match="player_0 is asked, and has no action"):
            together.step({})


def test_wrong_arguments_get_a_sentence_each() -> None:
    for wrong, sentence in (
        ({"magic": 1}, "no option “magic”"),
        ({"players": 9}, "4 to 6 players"),
        ({"forbidden": "maybe"}, '"end" or "refuse", not \'maybe\''),
        ({"render_mode": "human"}, '"ansi" or None'),
        ({"history": None}, "a whole number of events"),
    ):
        with pytest.raises(shinobi.BadOption, match=sentence):
            TurnEnv("daimyo", **wrong)
    env = TurnEnv("daimyo")
    with pytest.raises(shinobi.BadOption, match="A seed is a whole number"):
        env.reset(seed=-1)
    env.reset(seed=1)
    with pytest.raises(shinobi.BadMove, match="An action is a whole number from 0 to 24, not None"):
        env.step(None)
    with pytest.raises(AttributeError, match="the present version is daimyo_v1"):
        _ = pettingzoo.daimyo_v2
    with pytest.raises(AttributeError, match="no attribute"):
        _ = pettingzoo.chess_v1


def test_a_table_can_be_looked_at() -> None:
    env = TurnEnv("daimyo", render_mode="ansi")
    env.reset(seed=1)
    assert "lives: [5, 5, 5, 5]" in str(env.render())
    assert TurnEnv("daimyo").render() is None
    env.close()
