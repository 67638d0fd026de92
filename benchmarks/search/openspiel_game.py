"""Any of our games as OpenSpiel would have it, so that OpenSpiel's own search can play it.

It drives the same compiled rules that our search does, one call for each question OpenSpiel asks, which is quicker than
a game written in Python: the difference that remains is the search itself, and the way back and forth.
"""

import random
from functools import cache
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # a compiled module that ships no types

from shinobi.engine.game import game_named
from shinobi.engine.native.calls import Array, Compiled, compiled
from shinobi.engine.sight import seen_bytes

chance = random.Random(1)


def _type(name: str, players: int) -> Any:
    return pyspiel.GameType(
        short_name=f"shinobi_{name}_{players}",
        long_name=f"Shinobi: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )


class OurGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """One of our games at one table."""

    def __init__(self, name: str, players: int) -> None:
        self.code: Compiled = compiled(name)
        self.players = players
        _, s = game_named(name).table(players)
        self.before_the_deal = s.pack()
        self.room = np.zeros(len(self.code.game.actions), np.int16)
        self.shares = np.zeros(players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.code.game.actions),
            max_chance_outcomes=0,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=100_000,
        )
        super().__init__(_type(name, players), info, {})

    def new_initial_state(self) -> "OurState":
        states = np.frombuffer(self.before_the_deal, self.code.dtype).copy()
        self.code.deal(states, 0, chance.getrandbits(64))
        return OurState(self, states)


class OurState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    """A match under way. Where several seats decide at the same time, the first of them is asked first."""

    def __init__(self, game: OurGame, states: Array) -> None:
        super().__init__(game)
        self.game = game
        self.states = states

    def get_game(self) -> OurGame:
        return self.game

    def clone(self) -> "OurState":
        return OurState(self.game, self.states.copy())

    def current_player(self) -> int:
        seats = self.game.code.asked(self.states, 0)
        return (seats & -seats).bit_length() - 1 if seats else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.game.code.asked(self.states, 0) == 0

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        room = self.game.room
        count = self.game.code.legal_into(self.states, 0, self.current_player(), room)
        legal: list[int] = room[:count].tolist()
        return legal

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.legal_actions())

    def _apply_action(self, action: int) -> None:
        self.apply_action(action)

    def apply_action(self, action: int) -> None:
        self.game.code.step(self.states, 0, self.current_player(), action, chance.getrandbits(64))

    def returns(self) -> list[float]:
        self.game.code.shares_into(self.states, 0, self.game.shares)
        shares: list[float] = self.game.shares.tolist()
        return shares

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        seen, _ = seen_bytes(seat, self.game.code.state, self.states.tobytes())
        return seen.hex()

    def resample_from_infostate(self, player: int, sampler: Any) -> "OurState":
        world = self.states.copy()
        self.game.code.imagine(self.states, 0, player, chance.getrandbits(64), world)
        return OurState(self.game, world)


@cache
def our_game(name: str, players: int) -> OurGame:
    """The game at a table of so many."""
    return OurGame(name, players)
