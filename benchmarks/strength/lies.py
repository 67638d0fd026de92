"""Daimyo: how often bots of a level lie, by situation, and what a reader who knows these numbers gains by them.

    PYTHONPATH=. python benchmarks/strength/lies.py adept --games 3000
    PYTHONPATH=. python benchmarks/strength/lies.py grandmaster --games 1000

Words that say nothing are true one time in four. The reader knows, for every situation in which a card can be sent, how
often each of the four weapons was sent by bots of the level in other matches, with the word and without it. It guesses
the likeliest each time; what it gains is how much more often it is right with the word.
"""

import argparse
from collections import Counter, defaultdict
from typing import NamedTuple

import numpy as np

from benchmarks.strength.versus import among_themselves
from shinobi.engine.native.calls import Array
from shinobi.engine.seats import NOTHING
from shinobi.games.daimyo.rules import ATTACK, ATTACKS, FIRST, SECOND, VERB, WEAPONS

Situation = tuple[int, ...]


class Sent(NamedTuple):
    """A card that was sent. Weapons go by what was said before of the victim's cards; by name they are all alike."""

    situation: Situation
    true: bool
    card: int
    """Which of the weapons that were named before it is, from 1 on; 0 if none of them."""
    word: int
    """The same of what was said."""


class Listener:
    """Every card that was sent."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []

    def watch(self, states: Array, seat: int, action: int) -> None:
        """See a card that is sent. The fallen send cards, too, but to no purpose."""
        s = states[0]
        if VERB[action] != ATTACK or not s["lives"][seat]:
            return
        nth = int(s["given"])
        victim = (seat + nth + 1) % int(s["players"])
        words = [int(word) for word in s["declared"].reshape(-1, ATTACKS)[victim] if word != NOTHING]
        named = list(dict.fromkeys(words))
        card, word = FIRST[action], SECOND[action]
        lives, left = int(s["lives"][seat]), int(s["lives"][victim])
        situation = (nth, min(lives, 2), min(left, 2), len(words), len(named))
        self.sent.append(
            Sent(
                situation,
                card == word,
                named.index(card) + 1 if card in named else 0,
                named.index(word) + 1 if word in named else 0,
            )
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="How often bots lie in daimyo.")
    parser.add_argument("level")
    parser.add_argument("--games", type=int, default=3_000)
    parser.add_argument("--seed", type=int, default=6)
    asked = parser.parse_args()
    listener = Listener()
    among_themselves("daimyo", asked.level, asked.games, asked.seed, listener.watch)
    report(asked.level, listener.sent)


NAMES = {
    0: ("first victim", "second victim", "third victim"),
    1: ("", "with one's last life", "with more lives"),
    2: ("to one who has fallen", "to one with a last life", "to one with more lives"),
    3: ("nothing said before", "one word before", "two words before"),
}


def report(level: str, sent: list[Sent]) -> None:
    """Print how often words are true, by each part of the situation, and what a reader gains."""
    true = np.array([one.true for one in sent])

    def line(name: str, which: Array) -> None:
        if which.sum() >= 50:
            part = true[which]
            margin = 1.96 * part.std() / len(part) ** 0.5
            print(f"{level}: {name}: true {part.mean():.1%} ± {margin:.1%} of {len(part):,}")

    line("all", np.ones(len(sent), bool))
    for place, names in NAMES.items():
        for value, name in enumerate(names):
            if name:
                line(name, np.array([one.situation[place] == value for one in sent]))
    after = np.array([one.situation[3] > 0 for one in sent])
    repeated, matching = np.array([one.word > 0 for one in sent]), np.array([one.card > 0 for one in sent])
    line("a word that was said before", repeated)
    line("a new word", after & ~repeated)
    line("a card that was named before", matching)
    line("a new card", after & ~matching)
    more, margin = gained(sent)
    print(f"{level}: by the word, {more:+.2%} ± {margin:.2%} more cards are read than without it")


def gained(sent: list[Sent]) -> tuple[float, float]:
    """How much more often the card is guessed by who knows how often each is sent with each word, by situation.

    The first half of the cards teaches, the second is read. Whoever does not listen knows how often each card is sent.
    """
    half = len(sent) // 2
    unheard: dict[Situation, Counter[int]] = defaultdict(Counter)
    heard: dict[tuple[Situation, int], Counter[int]] = defaultdict(Counter)
    for one in sent[:half]:
        unheard[one.situation][one.card] += 1
        heard[one.situation, one.word][SAID if one.true else one.card] += 1
    more = []
    for one in sent[half:]:
        new = WEAPONS - one.situation[4]
        without = guessed(unheard[one.situation], one.card, new)
        said = SAID if one.true else one.card
        with_it = guessed(heard[one.situation, one.word], said, new - (one.word == 0))
        more.append(with_it - without)
    return float(np.mean(more)), float(1.96 * np.std(more) / len(more) ** 0.5)


SAID = -1
"""The weapon that was said."""


def guessed(counts: Counter[int], card: int, new: int) -> float:
    """The chance that the likeliest weapon is the card; `new` ones were not named, and any of them is as likely."""
    if not counts:
        return 1.0 / WEAPONS
    best = max(counts, key=lambda one: counts[one] / (max(new, 1) if one == 0 else 1))
    return (best == card) / (max(new, 1) if best == 0 else 1)


if __name__ == "__main__":
    main()
