"""The games as PettingZoo has them: in turns (AEC), or with everybody who is asked at the same time (parallel).

    from shinobi.rl.pettingzoo import daimyo_v1
    env = daimyo_v1.env(players=5, edition="es")
    together = daimyo_v1.parallel_env(history=64, one_hot=True)

There is such a name for every game. An observation is {"observation": the numeric form, "action_mask": what is legal}.
Rewards are shares of the victory, at the end.
"""

from dataclasses import dataclass
from typing import Any

from shinobi.engine.batches.forms import VERSION
from shinobi.engine.domains import Json
from shinobi.engine.errors import BadOption
from shinobi.engine.game import game_named, game_names
from shinobi.rl.frameworks import needed
from shinobi.rl.observed import Observed, checked_render_mode, observation_space, observed
from shinobi.rl.one_match import END, FORBIDDEN, OneMatch, checked_forbidden

with needed("PettingZoo", "pettingzoo"):
    from pettingzoo import AECEnv, ParallelEnv

from gymnasium import spaces


class _Seats:
    """What both kinds of environments share: a match, and agents on its seats."""

    def __init__(self, match: OneMatch, forbidden: str, render_mode: str | None) -> None:
        self.match = match
        self.forbidden = checked_forbidden(forbidden)
        self.render_mode = checked_render_mode(render_mode)
        self.metadata = {
            "name": f"{match.game.name}_v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(match.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(match.form) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(match.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observed:
        """What the agent knows now."""
        return observed(*self.match.sees(self._seat_of[agent]))

    def render(self) -> str | None:
        """What spectators see, as text."""
        return self.match.watched() if self.render_mode else None

    def close(self) -> None:
        """There is nothing to close."""


class TurnEnv(_Seats, AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A match in turns. Where several seats are asked at the same time, the first of them comes first."""

    def __init__(self, game: str, *, forbidden: str = END, render_mode: str | None = None, **table: Json) -> None:
        super().__init__(OneMatch(game, **table), forbidden, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match."""
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.match.deal(seed)]

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is act."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        match, seat = self.match, self._seat_of[agent]
        if match.act(seat, action):
            if not match.over:
                self.agent_selection = self.possible_agents[match.actor]
                return
            shares = match.shares
        else:
            if self.forbidden != END:
                raise match.why_not(seat, int(action or 0))
            shares = [FORBIDDEN if other == seat else 0.0 for other in range(match.players)]
        for other, share in zip(self.agents, shares, strict=True):
            self.rewards[other] = self._cumulative_rewards[other] = share
            self.terminations[other] = True
        self._deads_step_first()


class TogetherEnv(_Seats, ParallelEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A match in which all that are asked act at the same time. The actions of the others, whose masks are empty, are
    not looked at."""

    def __init__(self, game: str, *, forbidden: str = END, render_mode: str | None = None, **table: Json) -> None:
        super().__init__(OneMatch(game, **table), forbidden, render_mode)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Deal a new match."""
        self.agents = list(self.possible_agents)
        self.match.deal(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let all act that are asked."""
        match, agents = self.match, self.agents
        shares, over = [0.0] * match.players, False
        if agents:
            asked = match.asked()
            for seat in asked:
                if agents[seat] not in actions:
                    raise BadOption(f"{agents[seat]} is asked, and has no action here.")
            # Nobody moves before all actions are known to be allowed.
            wrong = [seat for seat in asked if not match.may(seat, actions[agents[seat]])]
            if wrong and self.forbidden != END:
                raise match.why_not(wrong[0], int(actions[agents[wrong[0]]]))
            if wrong:
                over = True
                shares = [FORBIDDEN if seat in wrong else 0.0 for seat in range(match.players)]
            else:
                for seat in asked:
                    match.act(seat, actions[agents[seat]])
                over = match.over
                shares = match.shares if over else shares
        told = {agent: self.observe(agent) for agent in agents}
        rewards = dict(zip(agents, shares, strict=False))
        ended = dict.fromkeys(agents, over)
        if over:
            self.agents = []
        return told, rewards, ended, dict.fromkeys(agents, False), {agent: {} for agent in agents}


@dataclass(frozen=True)
class Environment:
    """What PettingZoo's own modules have: `env`, `raw_env` and `parallel_env`, for one game."""

    game: str

    def env(self, **table: Any) -> TurnEnv:
        """The game in turns: its players, edition and options, and how observations are made."""
        return TurnEnv(self.game, **table)

    raw_env = env

    def parallel_env(self, **table: Any) -> TogetherEnv:
        """The game with all that are asked at the same time."""
        return TogetherEnv(self.game, **table)


def __getattr__(name: str) -> Environment:
    game, _, version = name.rpartition("_v")
    if game in game_names():
        if version != str(VERSION):
            raise AttributeError(f"There is no {name}; the present version is {game}_v{VERSION}.")
        return Environment(game_named(game).name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
