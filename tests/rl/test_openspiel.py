"""OpenSpiel's own checks, at every table; that no player is given what it may not know; and OpenSpiel's own players."""

import pickle
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # a compiled module that ships no types
import pytest
from conformance.tables import AnyTable
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import shinobi
from rl.tables import USUAL, arguments
from shinobi.engine.game import game_named
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.options import Option
from shinobi.rl import openspiel

every_table = pytest.mark.parametrize("table", USUAL, ids=str)
every_game = pytest.mark.parametrize("name", shinobi.game_names())


def loaded(table: AnyTable, **more: Any) -> Any:
    """The game as OpenSpiel's loader makes it."""
    given = {**arguments(table), "history": 8, "deals": 16, **more}
    return pyspiel.load_game(f"shinobi_{table.name}", given)


def walk(game: Any, seed: int, most: int = 10_000) -> Any:
    """The states of a random match, from the deal on."""
    chance = np.random.default_rng(seed)
    state = game.new_initial_state()
    for _ in range(most):
        if state.is_chance_node():
            state.apply_action(int(chance.choice([action for action, _ in state.chance_outcomes()])))
            continue
        yield state
        if state.is_terminal():
            return
        state.apply_action(int(chance.choice(state.legal_actions())))


def own_actions(state: Any, player: int) -> list[int]:
    return [done.action for done in state.full_history() if done.player == player]


def shortest(name: str) -> dict[str, int]:
    """The options that make a match short."""
    options = [option for option in game_named(name).options if option.name.startswith("max_")]
    return {one.name: one.domain.values[0] for one in options if isinstance(one, Option)}


@every_table
def test_a_game_is_as_openspiel_wants_it(table: AnyTable) -> None:
    pyspiel.random_sim_test(loaded(table, **shortest(table.name)), num_sims=1, serialize=True, verbose=False)


@every_table
def test_two_worlds_look_the_same_to_a_player(table: AnyTable) -> None:
    """What a player is given is the same when all that it may not know is replaced, and in a resampled match."""
    game, differing = loaded(table), 0
    chance = np.random.default_rng(1)

    def given(state: Any, player: int) -> list[Any]:
        tensors = (state.information_state_tensor(player), state.observation_tensor(player))
        strings = (state.information_state_string(player), state.observation_string(player))
        return [*tensors, *strings, state.returns(), state._legal_actions(player)]

    for nth, state in enumerate(walk(game, 2, most=41)):
        if nth % 8:
            continue
        true = state.course.states.copy()
        s = game.code.state_at(true, 0)
        asked = table.game.rules.actors(s)
        for player in range(table.players):
            before = given(state, player)
            if asked >> player & 1:
                other = state.resample_from_infostate(player, chance.random)
                assert given(other, player) == before
                assert own_actions(other, player) == own_actions(state, player)
                assert len(other.history()) == len(state.history())
                other.apply_action(other.legal_actions()[0])
                differing += other.course.states.tobytes() != true.tobytes()
            world = imagine(table.game, s, player, nth_key(3, nth))
            state.course.states[0] = np.frombuffer(world.pack(), true.dtype)[0]
            assert given(state, player) == before
            state.course.states[0] = true[0]
    assert differing > 3


@every_game
def test_a_match_is_the_one_that_shinobi_plays(name: str) -> None:
    game = pyspiel.load_game(f"shinobi_{name}(deals=3,seed=5)")
    last, match = None, None
    for state in walk(game, 4):
        if match is None:
            match = shinobi.new(name, seed=nth_key(5, state.history()[0]))
        elif not match.over:
            match.act(state.history()[-1], match.actors[0])
        last = state
    assert last is not None
    assert match is not None
    assert match.over
    assert last.returns() == match.shares
    for seat in range(match.players):
        lines = last.information_state_string(seat).split(": ", 1)[1].split("; ")
        told = [" ".join(map(str, event.values())) for event in match.events(seat)]
        assert [line for line in lines if not line.startswith("> ")] == told


@every_table
def test_states_can_be_kept_and_cloned(table: AnyTable) -> None:
    game = loaded(table, deals=3)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert pickle.loads(pickle.dumps(game.get_type())) == game.get_type()
    for nth, state in enumerate(walk(game, 6, most=30)):
        if nth % 9 == 0:
            again = [pickle.loads(pickle.dumps(state)), state.clone(), game.deserialize_state(state.serialize())]
            kept = pyspiel.serialize_game_and_state(game, state)
            again.append(pyspiel.deserialize_game_and_state(kept)[1])
            action = state.legal_actions()[0]
            expected = str(state.child(action))
            for other in again:
                assert str(other) == str(state)
                assert other.history() == state.history()
                other.apply_action(action)
                assert str(other) == expected


@every_table
def test_a_playthrough_can_be_replayed(table: AnyTable) -> None:
    given = {**arguments(table), "deals": 2, "history": 1, "one_hot": False, **shortest(table.name)}
    described = f"shinobi_{table.name}({','.join(f'{option}={value}' for option, value in given.items())})"
    actions = [0, *first_actions(described, 5)]
    text = generate_playthrough.playthrough(described, actions, seed=3)
    assert generate_playthrough.playthrough(described, actions, seed=3) == text
    assert f"NumPlayers() = {table.players}" in text
    assert 'InformationStateString(0) = "seat 0: ' in text


def first_actions(described: str, count: int) -> list[int]:
    """Some actions after the deal 0: the first legal ones."""
    state = pyspiel.load_game(described).new_initial_state()
    state.apply_action(0)
    for _ in range(count):
        state.apply_action(state.legal_actions()[0])
    done: list[int] = state.history()
    return done[1:]


def test_openspiels_players_sit_down() -> None:
    """Its search finds worlds that fit, and its environment for learners has rewards and masks."""
    game = pyspiel.load_game("shinobi_daimyo(max_rounds=1,start=0,deals=1)")
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 8)
    state = game.new_initial_state()
    for _ in range(6):
        state.apply_action(bot.step(state))
    assert state.move_number() == 6
    env = rl_environment.Environment(game)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 1.0


def test_wrong_parameters_get_a_sentence_each() -> None:
    of_daimyo = next(kind for kind in openspiel.SpielGame.__subclasses__() if kind.called == "daimyo")
    for wrong, sentence in (
        ({"players": 9}, "4 to 6 players"),
        ({"edition": "xx"}, "xx"),
        ({"max_rounds": 0}, "The option max_rounds must be a whole number"),
        ({"clans": "hm"}, "The parameter clans must be JSON, not 'hm'"),
        ({"deals": 0}, "The parameter deals is a whole number from 1"),
        ({"history": -1}, "The parameter history is a whole number from 0"),
    ):
        with pytest.raises(shinobi.BadOption, match=sentence):
            of_daimyo(wrong)
    given = {"clans": '["canzai","rhanobi","octosushi","flying-fish"]', "start": 2, "distinct_declarations": True}
    game = of_daimyo({"deals": 1, **given})
    assert game.new_initial_state().current_player() == 2
    assert game.table.options["clans"][0] == "canzai"
    state = game.new_initial_state()
    with pytest.raises(ValueError, match="DAI-10 forbids"):
        state.apply_action(24)
