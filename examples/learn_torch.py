"""An agent that learns to beat adepts: PPO in PyTorch, among compiled bots.

    pip install torch
    python examples/learn_torch.py daimyo --minutes 10
    python examples/learn_torch.py arts --minutes 10 --save arts.pt

At first it is also shown what an adept would do in its place, less and less; from then on it learns by itself. It
prints what it wins while it learns, and at the end its share of the victory in matches that it has not seen, with the
interval in which the true one lies 95 times of 100.
"""

import argparse
import sys
import time
from typing import Any

import numpy as np

from shinobi.engine.errors import BadOption, ShinobiError
from shinobi.rl.frameworks import needed
from shinobi.rl.learners import Learners

MATCHES, STEPS, EPOCHS, PORTION = 256, 32, 3, 512
TRUST, CLIP, CURIOSITY, ADVISED = 0.95, 0.2, 0.003, 0.3


def model(columns: int, actions: int, hidden: int) -> Any:
    """Two hidden layers; from them a score for each action and, last, the share of the victory that it expects."""
    from torch import nn

    layers = [nn.Linear(columns, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()]
    return nn.Sequential(*layers, nn.Linear(hidden, actions + 1))


class Agent:
    """A policy that learns."""

    def __init__(self, learners: Learners, hidden: int, rate: float) -> None:
        with needed("PyTorch", "torch", "torch"):
            import torch
        self.torch = torch
        torch.manual_seed(1)
        self.net = model(learners.form.width, len(learners.game.actions), hidden)
        self.adam = torch.optim.Adam(self.net.parameters(), rate, eps=1e-5)
        self.rate = rate

    def think(self, seen: Any, legal: Any) -> tuple[Any, Any]:
        """The logarithm of how likely each action is, and the expected share."""
        out = self.net(seen.float())
        scores = out[:, :-1].masked_fill(~legal, -1e9)
        return self.torch.log_softmax(scores, dim=1), out[:, -1]

    def choose(self, seen: Any, legal: Any) -> tuple[Any, Any, Any]:
        """An action for each row, the logarithm of how likely it was, and the expected share."""
        with self.torch.no_grad():
            likely, value = self.think(seen, legal)
            actions = self.torch.multinomial(likely.exp(), 1)
            return actions[:, 0], likely.gather(1, actions)[:, 0], value

    def learn(self, heed: float, *rows: Any) -> None:
        """One step of PPO; with `heed`, also towards what was advised."""
        seen, legal, actions, before, advice, gains, better = rows
        torch = self.torch
        likely, value = self.think(seen, legal)
        ratio = (likely.gather(1, actions[:, None])[:, 0] - before).exp()
        better = (better - better.mean()) / (better.std() + 1e-8)
        policy = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        surprise = -(likely.exp() * likely.clamp(min=-20)).sum(dim=1).mean()
        loss = ((gains - value) ** 2).mean() - policy - CURIOSITY * surprise
        if heed:
            loss = loss - heed * (advice * likely.clamp(min=-20)).sum(dim=1).mean()
        self.adam.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.adam.step()


def rollout(agent: Agent, learners: Learners, advised: bool) -> tuple[list[Any], float, int]:
    """Some steps of all matches, ready to learn from; what was won in those that ended, and how many they were."""
    torch = agent.torch
    rows: list[Any] = []
    won, ended = 0.0, 0
    for _ in range(STEPS):
        seen, legal = torch.from_numpy(learners.seen.copy()), torch.from_numpy(learners.legal.copy())
        advice = torch.from_numpy(learners.advice().astype(np.float32) if advised else np.zeros((len(learners), 0)))
        actions, before, value = agent.choose(seen, legal)
        learners.step(actions.numpy())
        rewards, over = learners.rewards[:, 0].astype(np.float32), learners.ended.copy()
        won, ended = won + float(rewards.sum()), ended + int(over.sum())
        rows.append((seen, legal, actions, before, advice, value, torch.from_numpy(rewards), torch.from_numpy(~over)))
    following = agent.choose(torch.from_numpy(learners.seen), torch.from_numpy(learners.legal))[2]
    better = torch.zeros(len(learners))
    for nth, (*row, value, rewards, goes_on) in reversed(list(enumerate(rows))):
        better = rewards + goes_on * (following + TRUST * better) - value
        rows[nth], following = (*row, value + better, better), value
    return [torch.cat(part) for part in zip(*rows, strict=True)], won, ended


def learn(agent: Agent, learners: Learners, minutes: float) -> int:
    """Learn for so long; returns the number of steps."""
    begun, steps, told = time.monotonic(), 0, 0.0
    won, ended = 0.0, 0
    while (passed := (time.monotonic() - begun) / 60) < minutes:
        for group in agent.adam.param_groups:
            group["lr"] = agent.rate * (1 - passed / minutes)
        heed = max(0.0, 1 - passed / minutes / ADVISED)
        rows, gained, over = rollout(agent, learners, heed > 0)
        won, ended, steps = won + gained, ended + over, steps + len(rows[0])
        for _ in range(EPOCHS):
            for part in agent.torch.randperm(len(rows[0])).split(PORTION):
                agent.learn(heed, *(one[part] for one in rows))
        if passed - told > minutes / 10 and ended:
            sys.stdout.write(f"{passed:5.1f} min  {steps / 1e6:6.2f} M steps  {won / ended:.3f} of the victory\n")
            sys.stdout.flush()
            told, won, ended = passed, 0.0, 0
    return steps


def shares(agent: Agent, learners: Learners) -> Any:
    """The agent's share of the victory in one match each that it has not seen."""
    count, torch = len(learners), agent.torch
    learners.begin(np.ones(count, np.bool_), (1 << 40) + np.arange(count, dtype=np.uint64))
    first = np.full(count, np.nan)
    while np.isnan(first).any():
        actions, _, _ = agent.choose(torch.from_numpy(learners.seen), torch.from_numpy(learners.legal))
        learners.step(actions.numpy())
        first = np.where(np.isnan(first) & learners.ended, learners.rewards[:, 0], first)
    return first


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--bots", default="adept", help="random, novice or adept")
    parser.add_argument("--players", type=int)
    parser.add_argument("--edition")
    parser.add_argument("--seat", type=int, default=None, help="where the agent sits; any seat, if nothing is said")
    parser.add_argument("--history", type=int, default=0, help="how many events of the past the agent sees")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--matches", type=int, default=10_000, help="to measure it with, at the end")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=NUMBER", help="max_rounds=1, say")
    parser.add_argument("--save", help="a file for the trained network")
    given = parser.parse_args()
    table = {name: getattr(given, name) for name in ("players", "edition", "bots", "seat", "history")}
    table |= {name: int(number) for name, _, number in (one.partition("=") for one in given.option)}
    learners = Learners(given.game, MATCHES, one_hot=True, **table)
    agent = Agent(learners, given.hidden, given.rate)
    learners.begin(np.ones(MATCHES, np.bool_), np.arange(MATCHES, dtype=np.uint64))
    steps = learn(agent, learners, given.minutes)
    won = shares(agent, Learners(given.game, given.matches, one_hot=True, **table))
    if given.save:
        agent.torch.save(agent.net.state_dict(), given.save)
    wide, fair = 1.96 * won.std() / len(won) ** 0.5, 1 / learners.table.players
    sys.stdout.write(
        f"{given.game} among {given.bots}s: {won.mean():.3f} ± {wide:.3f} of the victory in {len(won)} matches; "
        f"a fair share is {fair:.3f}. {steps / 1e6:.1f} million steps in {given.minutes:g} minutes.\n"
    )


if __name__ == "__main__":
    try:
        main()
    except (BadOption, ShinobiError) as problem:
        sys.exit(str(problem))
