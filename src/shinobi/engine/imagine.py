"""Imagined worlds: what a state could be, for all that a seat knows."""

from shinobi.engine.game import Game
from shinobi.engine.sight import blank_bytes, hide, hiding
from shinobi.engine.state import StateRecord


def imagine(game: Game, s: StateRecord, seat: int, key: int) -> StateRecord:
    """A random world that fits what the seat (or the spectators) know.

    The game's `resample` gets a state from which all else was blanked, so it cannot peek.
    """
    state = game.rules.State
    raw = bytearray(s.pack())
    hide(raw, blank_bytes(state), seat, hiding(state), bytearray(len(raw)))
    world = state.unpack(raw)
    game.rules.resample(world, seat, key)
    return world
