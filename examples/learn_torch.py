"""An agent that learns to beat adepts: PPO in PyTorch, among compiled bots, on a processor or a GPU.

    pip install torch
    python examples/learn_torch.py daimyo --seat 0 --minutes 10
    python examples/learn_torch.py clans --seat 0 --minutes 2 --device cuda --together 8192 --hidden 256

The bots play on the processor's cores; the network lies and learns on the device. What a seat knows names the seats as
they are numbered: on one seat the agent learns several times faster than on all of them. At first it is also shown what
an adept would do in its place, less and less; from then on it learns by itself. It prints what it wins while it learns,
and at the end its share of the victory in matches that it has not seen, with the interval in which the true one lies
95 times of 100; and the share that an adept has there.
"""

import argparse
import sys
import time
from typing import Any

import numpy as np

from shinobi.engine.errors import BadOption, ShinobiError
from shinobi.rl.frameworks import needed
from shinobi.rl.learners import Learners

STEPS, EPOCHS, PORTIONS = 32, 3, 32
TRUST, CLIP, CURIOSITY, ADVISED = 0.95, 0.2, 0.003, 0.15


def model(columns: int, actions: int, hidden: int) -> Any:
    """Two hidden layers; from them a score for each action and, last, the share of the victory that it expects."""
    from torch import nn

    layers = [nn.Linear(columns, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()]
    return nn.Sequential(*layers, nn.Linear(hidden, actions + 1))


class Agent:
    """A policy that learns."""

    def __init__(self, learners: Learners, hidden: int, rate: float, device: str) -> None:
        with needed("PyTorch", "torch", "torch"):
            import torch
        if device == "cuda" and not torch.cuda.is_available():
            raise BadOption("PyTorch finds no GPU here; leave --device away.")
        self.torch, self.device, self.rate = torch, device, rate
        torch.manual_seed(1)
        torch.set_float32_matmul_precision("high")
        self.net = model(learners.form.width, len(learners.game.actions), hidden).to(device)
        self.adam = torch.optim.Adam(self.net.parameters(), rate, eps=1e-5)

    def shown(self, learners: Learners) -> tuple[Any, Any]:
        """What the learners know and may do, on the device."""
        return tuple(self.torch.from_numpy(array).to(self.device) for array in (learners.seen, learners.legal))

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

    def learn(
        self, heed: float, seen: Any, legal: Any, actions: Any, before: Any, better: Any, gains: Any, advice: Any
    ) -> None:
        """One step of PPO; with `heed`, also towards what was advised."""
        torch = self.torch
        likely, value = self.think(seen, legal)
        ratio = (likely.gather(1, actions[:, None])[:, 0] - before).exp()
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
    torch, device = agent.torch, agent.device
    rows: list[Any] = []
    won, ended = 0.0, 0
    for _ in range(STEPS):
        seen, legal = (one.clone() if device == "cpu" else one for one in agent.shown(learners))
        advice = learners.advice().astype(np.float32) if advised else np.zeros((len(learners), 0), np.float32)
        actions, before, value = agent.choose(seen, legal)
        learners.step(actions.cpu().numpy())
        rewards, goes_on = learners.rewards[:, 0].astype(np.float32), (~learners.ended).astype(np.float32)
        won, ended = won + float(rewards.sum()), ended + int(learners.ended.sum())
        told = (torch.from_numpy(one).to(device) for one in (advice, rewards, goes_on))
        rows.append((seen, legal, actions, before, value, *told))
    following, better = agent.choose(*agent.shown(learners))[2], torch.zeros(len(learners), device=device)
    for nth, (*row, value, advice, rewards, goes_on) in reversed(list(enumerate(rows))):
        better = rewards + goes_on * (following + TRUST * better) - value
        rows[nth], following = (*row, better, value + better, advice), value
    *first, better, gains, advice = (torch.cat(part) for part in zip(*rows, strict=True))
    return [*first, (better - better.mean()) / (better.std() + 1e-8), gains, advice], won, ended


def learn(agent: Agent, learners: Learners, minutes: float) -> int:
    """Learn for so long; returns the number of steps."""
    begun, steps, told = time.monotonic(), 0, 0.0
    won, ended = 0.0, 0
    while (passed := (time.monotonic() - begun) / 60) < minutes:
        for group in agent.adam.param_groups:
            group["lr"] = agent.rate * (1 - passed / minutes)
        heed = max(0.0, 1 - passed / minutes / ADVISED)
        rows, gained, over = rollout(agent, learners, heed > 0)
        count = len(rows[0])
        won, ended, steps = won + gained, ended + over, steps + count
        for _ in range(EPOCHS):
            for part in agent.torch.randperm(count, device=agent.device).split(-(-count // PORTIONS)):
                agent.learn(heed, *(one[part] for one in rows))
        if passed - told > minutes / 10 and ended:
            sys.stdout.write(f"{passed:5.1f} min  {steps / 1e6:6.2f} M steps  {won / ended:.3f} of the victory\n")
            sys.stdout.flush()
            told, won, ended = passed, 0.0, 0
    return steps


def shares(agent: Agent | None, learners: Learners) -> Any:
    """The share of the victory in one match each that nobody has seen: the agent's, or without one an adept's."""
    count, lots = len(learners), np.random.default_rng(1)
    learners.begin(np.ones(count, np.bool_), (1 << 40) + np.arange(count, dtype=np.uint64))
    first = np.full(count, np.nan)
    while np.isnan(first).any():
        if agent is None:
            upto = learners.advice().cumsum(axis=1)
            actions = (upto > lots.random((count, 1)) * upto[:, -1:]).argmax(axis=1)
        else:
            actions = agent.choose(*agent.shown(learners))[0].cpu().numpy()
        learners.step(actions)
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
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="where the network is")
    parser.add_argument("--together", type=int, default=1024, help="matches that are played at the same time")
    parser.add_argument("--workers", type=int, default=None, help="cores for the bots; all, if nothing is said")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--matches", type=int, default=10_000, help="to measure it with, at the end")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=NUMBER", help="max_rounds=1, say")
    parser.add_argument("--save", help="a file for the trained network")
    given = parser.parse_args()
    table = {name: getattr(given, name) for name in ("players", "edition", "bots", "seat", "history", "workers")}
    table |= {name: int(number) for name, _, number in (one.partition("=") for one in given.option)}
    learners = Learners(given.game, given.together, one_hot=True, **table)
    agent = Agent(learners, given.hidden, given.rate, given.device)
    learners.begin(np.ones(given.together, np.bool_), np.arange(given.together, dtype=np.uint64))
    steps = learn(agent, learners, given.minutes)
    if given.save:
        agent.torch.save(agent.net.state_dict(), given.save)
    fresh = Learners(given.game, given.matches, one_hot=True, **table)
    of_agent, of_adept = (
        f"{won.mean():.3f} ± {1.96 * won.std() / len(won) ** 0.5:.3f}"
        for won in (shares(agent, fresh), shares(None, fresh))
    )
    sys.stdout.write(
        f"{given.game} among {given.bots}s: {of_agent} of the victory in {given.matches} matches, where an adept has "
        f"{of_adept} and a fair share is {1 / learners.table.players:.3f}. "
        f"{steps / 1e6:.1f} million steps in {given.minutes:g} minutes.\n"
    )


if __name__ == "__main__":
    try:
        main()
    except (BadOption, ShinobiError) as problem:
        sys.exit(str(problem))
