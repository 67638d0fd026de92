"""The games as Gymnasium has them: one seat learns, and the others are played by compiled bots of a chosen level.

    import gymnasium, shinobi.rl.gymnasium
    env = gymnasium.make("shinobi/daimyo-v1", players=5, bots="adept", seat=None)
    envs = gymnasium.make_vec("shinobi/daimyo-v1", num_envs=1000, one_hot=True)

There is such a name for every game. An observation is {"observation": the numeric form, "action_mask": what is legal}.
The reward is the learner's share of the victory, at the end. `seat` is where it sits; None is another seat in every
match.
"""

from typing import Any

import numpy as np

from shinobi.engine.batches.forms import VERSION
from shinobi.engine.domains import Json
from shinobi.engine.errors import BadMove
from shinobi.engine.game import game_names
from shinobi.engine.native.calls import Array
from shinobi.engine.seats import NOBODY
from shinobi.engine.views import view
from shinobi.rl.frameworks import needed
from shinobi.rl.learners import Learners
from shinobi.rl.observed import Observed, checked_render_mode, observation_space, observed
from shinobi.rl.one_match import END, FORBIDDEN, checked_forbidden

with needed("Gymnasium", "gymnasium"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

ALL = np.ones(1, np.bool_)


def raise_refused(learners: Learners, actions: Array) -> None:
    """Raise `BadMove` if one of the actions is not allowed; nothing has changed then."""
    number = learners.refused(actions)
    if number == NOBODY:
        return
    action, moves = int(learners.actions[number]), learners.game.actions
    if not 0 <= action < len(moves):
        raise BadMove(f"Match {number}: there is no action {action}; they are 0 to {len(moves) - 1}.")
    clause = learners.code.why_not(learners.stepping.states, number, int(learners.learners[number]), action)
    raise BadMove(f"Match {number}: {learners.game.clause(clause)} forbids {moves.move(action)}.")


class GameEnv(gymnasium.Env[Observed, Any]):
    """One match after another, in which one seat learns."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(self, game: str, *, forbidden: str = END, render_mode: str | None = None, **table: Json) -> None:
        self.forbidden = checked_forbidden(forbidden)
        self.render_mode = checked_render_mode(render_mode)
        self.learners = Learners(game, 1, workers=1, **table)
        self.observation_space: spaces.Space[Any] = observation_space(self.learners.form)
        self.action_space = spaces.Discrete(len(self.learners.game.actions))
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a new match, and let the others play until the learner is asked."""
        super().reset(seed=seed)
        self.learners.begin(ALL, self.np_random.integers(1 << 64, size=1, dtype=np.uint64))
        self._over = False
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Let the learner act, and the others until it is asked again."""
        if self._over:
            raise BadMove("The match is over. Deal the next one with reset().")
        learners, chosen = self.learners, np.asarray([action])
        if not np.issubdtype(chosen.dtype, np.integer) or chosen.shape != (1,):
            raise BadMove(f"An action is a whole number from 0 to {learners.legal.shape[1] - 1}, not {action!r}.")
        if self.forbidden != END:
            raise_refused(learners, chosen)
        learners.act(chosen)
        self._over = bool(learners.ended[0])
        reward = FORBIDDEN if learners.wrong[0] else float(learners.rewards[0, 0])
        return self._observed(), reward, self._over, False, self._info()

    def action_masks(self) -> Array:
        """What the learner may do, as libraries for masked learning ask for it."""
        return np.copy(self.learners.legal[0])

    def _observed(self) -> Observed:
        return observed(self.learners.seen[0].copy(), self.learners.legal[0].copy())

    def _info(self) -> dict[str, Any]:
        return {"seat": int(self.learners.learners[0])}

    def render(self) -> str | None:
        """What the learner sees, as text."""
        if self.render_mode is None:
            return None
        learners = self.learners
        s = learners.code.state_at(learners.stepping.states, 0)
        shown = view(learners.game, s, int(learners.learners[0]))
        return "\n".join(f"{name}: {value}" for name, value in shown.items())


class GameVectorEnv(VectorEnv[Observed, Array, Array]):
    """Many matches at once, in compiled code on all cores. One that ends is followed by the next in the same step."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        forbidden: str = END,
        final_obs: bool = True,
        render_mode: str | None = None,
        **table: Json,
    ) -> None:
        """Without `final_obs`, nobody is told what they saw at the end of a match, which is quicker."""
        self.forbidden = checked_forbidden(forbidden)
        self.final_obs = final_obs
        self.learners = Learners(game, num_envs, **table)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.learners.form)
        self.single_action_space = spaces.Discrete(len(self.learners.game.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal all matches."""
        super().reset(seed=seed)
        everywhere = np.ones(self.num_envs, np.bool_)
        self.learners.begin(everywhere, self.np_random.integers(1 << 64, size=self.num_envs, dtype=np.uint64))
        return self._observed(), {"seat": self.learners.learners.copy()}

    def step(self, actions: Array) -> tuple[Observed, Array, Array, Array, dict[str, Any]]:
        """Let every learner act, and its match go on until it is asked again."""
        chosen, learners = np.asarray(actions), self.learners
        if chosen.shape != (self.num_envs,) or not np.issubdtype(chosen.dtype, np.integer):
            raise BadMove(f"{self.num_envs} matches take as many actions, in one row of whole numbers.")
        if self.forbidden != END:
            raise_refused(learners, chosen)
        infos: dict[str, Any] = {}
        if self.final_obs:
            learners.act(chosen)
            ended = learners.ended.copy()
            if ended.any():
                infos = self._final(ended)
                learners.begin(ended)
        else:
            learners.step(chosen)
            ended = learners.ended.copy()
        rewards = np.where(learners.wrong, FORBIDDEN, learners.rewards[:, 0])
        infos["seat"] = learners.learners.copy()
        return self._observed(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _final(self, ended: Array) -> dict[str, Any]:
        """What those saw at the end whose match is over."""
        final: Array = np.full(self.num_envs, None, object)
        for number in np.flatnonzero(ended):
            final[number] = observed(self.learners.seen[number].copy(), self.learners.legal[number].copy())
        seats = {"seat": self.learners.learners.copy(), "_seat": ended.copy()}
        return {"final_obs": final, "_final_obs": ended.copy(), "final_info": seats, "_final_info": ended.copy()}

    def action_masks(self) -> Array:
        """What the learners may do."""
        return self.learners.legal.copy()

    def _observed(self) -> Observed:
        return observed(self.learners.seen.copy(), self.learners.legal.copy())


def register() -> None:
    """Make the environments of all games known to `gymnasium.make`."""
    for game in game_names():
        name = f"shinobi/{game}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name, f"{__name__}:GameEnv", kwargs={"game": game}, vector_entry_point=f"{__name__}:GameVectorEnv"
            )


register()
