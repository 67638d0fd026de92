"""A short training in NumPy: a small network that watches adepts, and then beats random players.

It goes the same way as the long one: lessons in compiled code, a network, whole numbers, matches to measure it. Nothing
but NumPy is needed, and some seconds of one core.

    python -m shinobi.learn.short arts
"""

import argparse
import sys
from typing import Any

import numpy as np

from shinobi.bots.temper import Temper
from shinobi.engine.native.calls import Array
from shinobi.learn.lessons import FINE
from shinobi.learn.room import Room
from shinobi.learn.weights import INNER_UNIT, MOST, MOST_WEIGHT, UNIT, Weights

RANDOM = Temper(sharpness=1.0, carelessness=1.0)
MATCHES, ROUNDS, HIDDEN, RATE = 256, 300, 48, 0.003


def bits(rows: Array, count: int) -> Array:
    """Rows of bits as rows of 0 and 1."""
    return np.unpackbits(rows, axis=1, bitorder="little")[:, :count]


class Pupil:
    """A network of two hidden layers that learns to choose as others do. The share it expects stays 0.

    What it likes of kinds of actions stays 0 as well.
    """

    def __init__(self, inputs: int, actions: int, kinds: int, seed: int) -> None:
        self.kinds = kinds
        chance = np.random.default_rng(seed)
        shapes = {"embedding": (inputs, HIDDEN), "inner": (HIDDEN, HIDDEN), "outer": (HIDDEN, actions)}
        self.weights: dict[str, Any] = {
            name: chance.normal(0, 0.1 if name == "embedding" else (2 / shape[0]) ** 0.5, shape)
            for name, shape in shapes.items()
        }
        self.moments = {name: np.zeros((2, *shape)) for name, shape in shapes.items()}
        self.updates = 0
        self.used = np.zeros(inputs, np.bool_)

    def learn(self, seen: Array, legal: Array, chosen: Array) -> float:
        """One step towards what was chosen; says how surprising it was."""
        weights, every = self.weights, np.arange(len(chosen))
        self.used |= seen.any(axis=0)
        first = seen @ weights["embedding"]
        one = np.clip(first, 0, MOST / UNIT)
        second = one @ weights["inner"]
        two = np.clip(second, 0, MOST / UNIT)
        scores = np.where(legal, two @ weights["outer"], -1e9)
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        likely /= likely.sum(axis=1, keepdims=True)
        surprise = -float(np.log(likely[every, chosen] + 1e-9).mean())
        back = -likely / len(chosen)
        back[every, chosen] += 1 / len(chosen)
        back_two = (back @ weights["outer"].T) * (second > 0) * (second < MOST / UNIT)
        back_one = (back_two @ weights["inner"].T) * (first > 0) * (first < MOST / UNIT)
        slopes = {"outer": two.T @ back, "inner": one.T @ back_two, "embedding": seen.T @ back_one}
        self.updates += 1
        for name, slope in slopes.items():  # Adam
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            right = RATE * (1 - 0.99**self.updates) ** 0.5 / (1 - 0.9**self.updates)
            weights[name] += right * mean / (np.sqrt(square) + 1e-8)
        return surprise

    def whole(self) -> Weights:
        """The network in whole numbers."""

        def part(name: str, unit: int) -> Array:
            whole = np.round(self.weights[name] * unit)
            return np.asarray(np.clip(whole, -MOST_WEIGHT, MOST_WEIGHT), np.int8)

        outer = part("outer", UNIT).T
        more = self.kinds + 1
        return Weights(
            rows=np.where(self.used, np.cumsum(self.used) - 1, -1).astype(np.int16),
            embedding=part("embedding", UNIT)[self.used],
            bias1=np.zeros(HIDDEN, np.int32),
            inner=part("inner", INNER_UNIT),
            bias2=np.zeros(HIDDEN, np.int32),
            outer=np.concatenate([outer, np.zeros((more, HIDDEN), np.int8)]),
            bias3=np.zeros(len(outer) + more, np.int32),
        )


def watched(game: str, seed: int, rounds: int = ROUNDS) -> Weights:
    """What a pupil has learnt that watched adepts for so many steps of many matches."""
    room = Room(game, MATCHES, seed)
    room.begin()
    actions = len(room.game.actions)
    pupil = Pupil(room.encoding.inputs, actions, room.game.standpoint.KINDS, seed)
    for _ in range(rounds):
        seen, legal = bits(room.seen, room.encoding.inputs).astype(np.float64), bits(room.legal, actions) == 1
        room.step(None)
        pupil.learn(seen, legal, room.chosen.copy())
    return pupil.whole()


def shares(
    weights: Weights,
    game: str,
    matches: int,
    opponents: Temper,
    seed: int = 7,
    keen: float = 1.0,
    *,
    judged: bool = False,
) -> Array:
    """What a network wins alone among bots of this temper, in times the fair share, for each of some matches."""
    room = Room(game, matches, (1 << 40) + seed, tempers=(opponents,), judged=judged)
    room.begin(mixed=100, lone=100)
    chance, actions = np.random.default_rng(seed), len(room.game.actions)
    won = np.full(matches, np.nan)
    while np.isnan(won).any():
        out = weights.out(bits(room.seen, room.encoding.inputs)) / UNIT**2
        liked = out[:, :actions] - room.behind / FINE
        if room.game.standpoint.KINDS:
            liked += np.take_along_axis(out[:, actions:-1], room.kinds_of.astype(np.int64), axis=1)
        liked *= keen
        liked = np.where(bits(room.legal, actions) == 1, liked + chance.gumbel(size=liked.shape), -np.inf)
        room.step(liked.argmax(axis=1))
        won = np.where(np.isnan(won) & room.ended, room.won / room.fair, won)
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    won = shares(watched(given.game, given.seed, given.rounds), given.game, 1_000, RANDOM)
    wide = 1.96 * won.std() / len(won) ** 0.5
    sys.stdout.write(f"{given.game}: {won.mean():.2f} ± {wide:.2f} times the fair share among random players\n")


if __name__ == "__main__":
    main()
