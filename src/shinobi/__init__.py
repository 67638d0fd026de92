"""Shinobi: four ninja games, to play and to study.

import shinobi

m = shinobi.new("daimyo", players=5, edition="es", seed=7)
m.actor, m.legal(), m.view(2), m.events(2)
m.play(m.legal()[0])
shinobi.load(m.record())
"""

from typing import TYPE_CHECKING, Any

from shinobi.engine.errors import (
    BadMove,
    BadOption,
    BadRecord,
    CannotUndo,
    Refused,
    ShinobiError,
    UnknownGame,
)
from shinobi.engine.game import game_names
from shinobi.engine.match import Match, new
from shinobi.engine.records.record import load
from shinobi.engine.records.schema import schema
from shinobi.engine.views import OMNISCIENT

if TYPE_CHECKING:
    from shinobi.bots.wasm_module import layout, wasm
    from shinobi.engine.batches.batch import Batch, Simulation, simulate
    from shinobi.engine.batches.forms import form

__version__ = "0.1.0"

__all__ = [
    "OMNISCIENT",
    "BadMove",
    "BadOption",
    "BadRecord",
    "Batch",
    "CannotUndo",
    "Match",
    "Refused",
    "ShinobiError",
    "Simulation",
    "UnknownGame",
    "form",
    "game_names",
    "layout",
    "load",
    "new",
    "schema",
    "simulate",
    "wasm",
]

COMPILED = {
    "Batch": "shinobi.engine.batches.batch",
    "Simulation": "shinobi.engine.batches.batch",
    "simulate": "shinobi.engine.batches.batch",
    "form": "shinobi.engine.batches.forms",
    "layout": "shinobi.bots.wasm_module",
    "wasm": "shinobi.bots.wasm_module",
}
"""What needs the compiler, and the module that has it."""


def __getattr__(name: str) -> Any:
    """What needs the compiler is loaded when it is first asked for: a single match starts without it."""
    if name in COMPILED:
        from importlib import import_module

        return getattr(import_module(COMPILED[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
