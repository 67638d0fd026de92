"""When a Daimyo who learned lets words say nothing."""

import numpy as np
import pytest

from shinobi.games.daimyo.rules import ATTACKED, REVEALED
from shinobi.games.daimyo.standpoint import RECALLED, guarded, recall

PLAYERS = 5


def heard(*cards: tuple[int, bool]) -> int:
    """Whether seat 0 is guarded once a card of each of these seats has turned up, what was said of it or not."""
    recalled = np.zeros(PLAYERS * RECALLED, np.int64)
    for sender, true in cards:
        victim = (sender + 1) % PLAYERS
        recall(recalled, PLAYERS, 0, ATTACKED, sender, victim, 2, 0)
        recall(recalled, PLAYERS, 0, REVEALED, victim, sender, 2 if true else 3, 0)
    return guarded(PLAYERS, 0, recalled)


@pytest.mark.parametrize(
    "cards, so",
    [
        ([], True),  # nothing is known of anybody
        ([(1, True), (2, True), (3, True)], True),  # too little
        ([(1, True), (2, True), (3, True), (4, True)], False),
        ([(1, True), (2, True), (3, False), (4, True), (1, True)], False),
        ([(1, True), (2, True), (3, False), (4, False), (1, True)], True),
        ([(1, True)] * 8 + [(2, False), (3, False), (4, False)] * 2, True),  # one candid among three who are not
        ([(0, True)] * 8 + [(2, False)] * 4, True),  # the own words say nothing of the others
    ],
)
def test_words_say_nothing_unless_the_others_are_candid(cards: list[tuple[int, bool]], so: bool) -> None:
    assert bool(heard(*cards)) == so
