"""The table of arts at the end of a round: as it lay before the last move, with the items and the honour shown."""

from shinobi.engine.seats import EVERYBODY, NOBODY, only
from shinobi.engine.small_sets import without
from shinobi.games.arts.table import HONOURED, ITEM_SHOWN, LEFT, LEFT_WITHOUT_ARTS, ON_TURN, State


def close(s: State, event: int, first: int, second: int, third: int, fourth: int) -> None:
    """Take one event into account that the last move told."""
    if event == ITEM_SHOWN:
        s.held[first] = second
        s.held_known[first] = EVERYBODY
        s.carrying |= only(first)
    elif event == HONOURED:
        s.honour[first] = third
    elif event == LEFT or event == LEFT_WITHOUT_ARTS:
        s.inside = without(s.inside, first)


def closed(s: State) -> None:
    """Nobody is asked anything any more."""
    s.turn = NOBODY
    s.phase = ON_TURN
