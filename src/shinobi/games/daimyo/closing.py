"""The table of daimyo at the end of a round: as it lay before the last decision, with what that brought about."""

from shinobi.engine.seats import EVERYBODY, NOBODY
from shinobi.games.daimyo.rules import ATTACKS, LOST, REVEALED, REVEALING, State, slot_from


def close(s: State, event: int, first: int, second: int, third: int, fourth: int) -> None:
    """Take one event into account that the last decision told."""
    if event == REVEALED:
        place = ATTACKS * first + slot_from(s, first, second)
        s.card[place] = third
        s.card_known[place] = EVERYBODY
    elif event == LOST:
        s.lives[first] = third


def closed(s: State) -> None:
    """Nobody is asked anything any more."""
    s.turn = NOBODY
    s.left = NOBODY
    s.hit = 0
    s.phase = REVEALING
