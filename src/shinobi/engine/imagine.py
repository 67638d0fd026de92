"""Imagined worlds: what a state could be, for all that a seat knows."""

from shinobi.engine.game import Game
from shinobi.engine.sight import seen_by
from shinobi.engine.state import StateRecord


def imagine(game: Game, s: StateRecord, seat: int, key: int) -> StateRecord:
    """A random world that fits what the seat (or the spectators) know.

    The game's `resample` gets a state from which all else was blanked, so it cannot peek.
    """
    world, _ = seen_by(seat, s)
    game.rules.resample(world, seat, key)
    return world
