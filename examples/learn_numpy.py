"""An agent that learns to beat random players, in a page of NumPy: policy gradient (PPO) with a learnt baseline.

    python examples/learn_numpy.py arts --seconds 60
    python examples/learn_numpy.py daimyo --option max_rounds=1 --updates 200

Many matches are played at once; in each, one seat learns and bots sit on the others. What the seat knows comes as
columns of 0 and 1, its share of the victory as the reward at the end.
"""

import argparse
import sys
import time
from typing import Any

import numpy as np

from shinobi.rl.learners import Learners

MATCHES, STEPS, EPOCHS, PORTIONS, HIDDEN, TRUST = 128, 32, 3, 4, 64, 0.95


class Agent:
    """One hidden layer; from it a weight for each action, and the share of the victory that it expects."""

    def __init__(self, columns: int, actions: int, rate: float = 0.002) -> None:
        self.chance = np.random.default_rng(1)
        sizes = {"inner": (columns, HIDDEN), "policy": (HIDDEN, actions), "value": (HIDDEN, 1)}
        self.weights: dict[str, Any] = {
            name: self.chance.normal(0, 0.5 / np.sqrt(shape[0]), shape).astype(np.float32)
            for name, shape in sizes.items()
        }
        self.moments = {name: np.zeros((2, *shape), np.float32) for name, shape in sizes.items()}
        self.rate, self.updates = rate, 0

    def think(self, seen: Any, legal: Any) -> tuple[Any, Any, Any]:
        """The hidden layer, how likely each action is, and the expected share."""
        inner = np.tanh(seen @ self.weights["inner"])
        scores = np.where(legal, inner @ self.weights["policy"], -1e9)
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        return inner, likely / likely.sum(axis=1, keepdims=True), (inner @ self.weights["value"])[:, 0]

    def choose(self, seen: Any, legal: Any) -> tuple[Any, Any, Any]:
        """An action for each row, as likely as the agent thinks; how likely that was, and the expected share."""
        _, likely, value = self.think(seen, legal)
        upto = likely.cumsum(axis=1)
        actions = (upto > self.chance.random((len(upto), 1)) * upto[:, -1:]).argmax(axis=1)
        return actions, likely[np.arange(len(actions)), actions], value

    def learn(self, seen: Any, legal: Any, actions: Any, before: Any, gains: Any, better: Any) -> None:
        """Make actions likelier that brought more than was expected, as long as they are not much likelier already."""
        inner, likely, value = self.think(seen, legal)
        rows = np.arange(len(actions))
        ratio = likely[rows, actions] / before
        wanted = np.where((ratio - 1) * np.sign(better) < 0.2, ratio * better, 0.0)
        scores = -likely * wanted[:, None]
        scores[rows, actions] += wanted
        surprise = -np.log(likely + 1e-9)
        scores += 0.01 * likely * (surprise - (likely * surprise).sum(axis=1, keepdims=True))
        missed = (gains - value)[:, None]
        back = scores @ self.weights["policy"].T + missed @ self.weights["value"].T
        slopes = {"policy": inner.T @ scores, "value": inner.T @ missed, "inner": seen.T @ (back * (1 - inner**2))}
        self.updates += 1
        for name, slope in slopes.items():  # Adam
            mean, square = self.moments[name]
            mean += 0.1 * (slope / len(seen) - mean)
            square += 0.001 * ((slope / len(seen)) ** 2 - square)
            step = mean / (1 - 0.9**self.updates) / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)
            self.weights[name] += self.rate * step


def learn(game: str, seconds: float, bots: str = "random", updates: int = 1_000_000, **table: Any) -> Agent:
    """Let an agent learn for so long, or for so many updates."""
    learners = Learners(game, MATCHES, bots=bots, seat=None, one_hot=True, **table)
    learners.begin(np.ones(MATCHES, np.bool_), np.arange(MATCHES, dtype=np.uint64))
    agent = Agent(learners.form.width, len(learners.game.actions))
    until = time.monotonic() + seconds
    while time.monotonic() < until and agent.updates < updates:
        rows = []
        for _ in range(STEPS):
            seen, legal = learners.seen.astype(np.float32), learners.legal.copy()
            actions, before, value = agent.choose(seen, legal)
            learners.step(actions)
            rows.append((seen, legal, actions, before, value, learners.rewards[:, 0].copy(), ~learners.ended))
        following, better = agent.think(learners.seen.astype(np.float32), learners.legal)[2], np.zeros(MATCHES)
        for nth, (*row, value, rewards, goes_on) in reversed(list(enumerate(rows))):
            better = rewards + goes_on * (following + TRUST * better) - value
            rows[nth], following = (*row, value + better, better), value
        data = [np.concatenate(part) for part in zip(*rows, strict=True)]
        for _ in range(EPOCHS):
            for part in np.array_split(agent.chance.permutation(MATCHES * STEPS), PORTIONS):
                agent.learn(*(one[part] for one in data))
    return agent


def shares(agent: Agent, game: str, matches: int, bots: str = "random", **table: Any) -> Any:
    """The agent's shares of the victory in matches that it has not seen."""
    learners = Learners(game, matches, bots=bots, seat=None, one_hot=True, **table)
    learners.begin(np.ones(matches, np.bool_), (1 << 40) + np.arange(matches, dtype=np.uint64))
    first = np.full(matches, np.nan)
    while np.isnan(first).any():
        learners.step(agent.choose(learners.seen.astype(np.float32), learners.legal)[0])
        first = np.where(np.isnan(first) & learners.ended, learners.rewards[:, 0], first)
    return first


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--updates", type=int, default=1_000_000, help="stop after so many")
    parser.add_argument("--bots", default="random", help="random, novice or adept")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=NUMBER", help="max_rounds=1, say")
    given = parser.parse_args()
    table: dict[str, Any] = {name: int(number) for name, _, number in (one.partition("=") for one in given.option)}
    agent = learn(given.game, given.seconds, given.bots, given.updates, **table)
    won = shares(agent, given.game, 4_000, given.bots, **table)
    fair = 1 / Learners(given.game, 1, **table).table.players
    wide = 1.96 * won.std() / len(won) ** 0.5
    sys.stdout.write(f"{won.mean():.3f} ± {wide:.3f} of the victory; a fair share is {fair:.3f}\n")
