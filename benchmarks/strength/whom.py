"""Clans: how early it can be read from public orders whom each player serves, by the best reader we could train.

    PYTHONPATH=. python benchmarks/strength/whom.py adept --games 2000
    PYTHONPATH=. python benchmarks/strength/whom.py before-master:50 --games 200

The reader is a softmax regression over the clans: of each clan it looks at what the player did with it so far, order by
order, and at what lies on the table. It learns from some matches among bots of one level that it is shown the end of,
and then reads others (each fifth of the matches by what the other four taught). No two serve the same clan: of all ways
to give each player a clan of their own it takes the likeliest.
"""

import argparse
from itertools import permutations

import numpy as np

from benchmarks.strength.versus import among_themselves
from shinobi.engine.native.calls import Array
from shinobi.games.clans.rules import CLANS, DEPLOY, FIRST, MOVE, PLAY_NINJA, SECOND, STATION, THIRD, VERB

CARDS_LEFT = (35, 30, 25, 20)
"""With so many cards left in the deck it is read."""

DEPLOYED, DEPLOYED_TO_AN_ARMY, STATIONED, FETCHED, SENT_OUT, SHIFTED, STRUCK, FOUGHT, BEATEN = range(9)
DEEDS = 9
"""What a player can do with a clan."""

FOLDS = 5


class Reader:
    """What is public of the matches it watches."""

    def __init__(self) -> None:
        self.looks: dict[int, list[Array]] = {left: [] for left in CARDS_LEFT}
        self.served: dict[int, list[Array]] = {left: [] for left in CARDS_LEFT}
        self.begin(0)

    def begin(self, players: int) -> None:
        """Another match."""
        self.players = players
        self.deeds = np.zeros((players, CLANS, 2 * DEEDS))
        self.due = list(CARDS_LEFT)

    def watch(self, states: Array, seat: int, action: int) -> None:
        """See an order, and look around when it is time."""
        s = states[0]
        if int(s["players"]) != self.players or int(s["deck_size"]) > self.cards:
            self.begin(int(s["players"]))
        self.cards = int(s["deck_size"])
        army = s["army"].reshape(-1, CLANS)[: self.players].astype(float)
        while self.due and self.cards <= self.due[0]:
            left = self.due.pop(0)
            self.looks[left].append(self.look(army))
            self.served[left].append(s["clan"][: self.players].astype(int))
        self.note(seat, action, army)

    cards = 0

    def note(self, seat: int, action: int, army: Array) -> None:
        """Take an order into account; striking whoever is ahead says less."""
        verb, first, second, third = VERB[action], FIRST[action], SECOND[action], THIRD[action]
        ahead = army.sum(axis=0) >= army.sum()
        strong = army.sum(axis=0) >= np.sort(army.sum(axis=0))[-2]

        def done(clan: int, deed: int) -> None:
            self.deeds[seat, clan, deed + DEEDS * bool(strong[clan] or ahead[clan])] += 1

        if verb == DEPLOY:
            done(first, DEPLOYED_TO_AN_ARMY if army[second, first] else DEPLOYED)
        elif verb == STATION:
            done(first, STATIONED)
        elif verb == MOVE:
            done(first, FETCHED if third == seat else SENT_OUT if second == seat else SHIFTED)
        elif verb == PLAY_NINJA:
            done(second, STRUCK)
        else:
            done(first, FOUGHT)
            done(third, BEATEN)

    def look(self, army: Array) -> Array:
        """What speaks for each player (row) serving each clan (column)."""
        once = np.minimum(self.deeds, 1)
        cards = army.sum(axis=0)
        home = np.stack([army, np.tile(cards, (self.players, 1)), army.max(axis=0) + 0 * army], axis=-1)
        return np.concatenate([self.deeds, once, np.sqrt(self.deeds), home], axis=-1)


def fitted(looks: Array, served: Array, rounds: int = 300) -> Array:
    """The weights of a softmax regression, by gradient descent with momentum on standardised numbers, and a ridge."""
    rows, truth = looks.reshape(-1, CLANS, looks.shape[-1]), served.ravel()
    weights, speed = np.zeros(rows.shape[-1]), np.zeros(rows.shape[-1])
    for _ in range(rounds):
        points = rows @ weights
        likely = np.exp(points - points.max(axis=1, keepdims=True))
        likely /= likely.sum(axis=1, keepdims=True)
        likely[np.arange(len(rows)), truth] -= 1
        slope = np.einsum("nc,ncf->f", likely, rows) / len(rows) + 2e-4 * weights
        speed = 0.9 * speed - 0.3 * slope
        weights = weights + speed
    return weights


def read(points: Array) -> Array:
    """The likeliest way to give each player a clan of their own."""
    ways = np.array(list(permutations(range(CLANS), points.shape[1])))
    totals = sum(points[:, seat, ways[:, seat]] for seat in range(points.shape[1]))
    return np.asarray(ways[np.argmax(totals, axis=1)])


def main() -> None:
    parser = argparse.ArgumentParser(description="How early it can be read whom a bot serves in clans.")
    parser.add_argument("level")
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=6)
    asked = parser.parse_args()
    reader = Reader()
    among_themselves("clans", asked.level, asked.games, asked.seed, reader.watch)
    for left in CARDS_LEFT:
        looks, served = np.array(reader.looks[left]), np.array(reader.served[left])
        scale = looks.std(axis=(0, 1, 2)) + 1e-9
        looks = (looks - looks.mean(axis=(0, 1, 2))) / scale
        right, fold = np.zeros(served.shape), np.arange(len(looks)) % FOLDS
        for nth in range(FOLDS):
            weights = fitted(looks[fold != nth], served[fold != nth])
            right[fold == nth] = read(looks[fold == nth] @ weights) == served[fold == nth]
        margin = 1.96 * right.mean(axis=1).std() / np.sqrt(len(right))
        print(
            f"clans, {asked.level}, {len(looks):,} matches, {left} cards left: read {right.mean():.1%} ± {margin:.1%}, "
            f"by guessing {1 / CLANS:.0%}"
        )


if __name__ == "__main__":
    main()
