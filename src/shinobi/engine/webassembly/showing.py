"""How a WebAssembly module writes what each receiver of a match is shown: what goes into the records it takes for that.

The functions are those of a server: `show_all` and `step_and_show` write views and legal moves, `remember_told` and
`write_for` what people are told besides. `description` lists, for each of the two records, its fields as they are at
first; a page fills in the states, and for every receiver a row of what it knows and of what it remembers.
"""

from itertools import pairwise
from typing import Any

import numpy as np

from shinobi.engine.domains import Json
from shinobi.engine.game import Game
from shinobi.engine.native.buffers import FactsBuffers, ViewBuffers
from shinobi.engine.native.calls import PEOPLE, compiled
from shinobi.engine.native.loops import closings, views

TEXTS = ("texts", "starts")
"""The fields that hold the texts: all their bytes, and where each begins."""


def entries(game: Game) -> tuple[Any, ...]:
    """The functions that write for receivers."""
    rounds = () if game.closing is None else (closings.show_closed,)
    return views.show_all, views.step_and_show, *PEOPLE.entries.values(), *rounds


def description(game: Game) -> dict[str, Json]:
    """The records that these functions take, by name."""
    code = compiled(game.name)
    shown = ViewBuffers(code)
    told = FactsBuffers(code, game.facts)
    return {
        "Show": _record(shown.shared) | {"rows": {"known": [0] * shown.width}},
        "Board": _record(told.shared) | {"rows": {"memories": told.memory.tolist()}},
    }


def _record(fields: dict[str, Any]) -> dict[str, Json]:
    """The fields of a record at first, and its texts.

    A field is a `value`, has so many cells that are all 0 (`room`), or these `cells`. Whole numbers that follow one
    another are not listed among the texts, but said as the first and the last of them.
    """
    starts, texts = fields["starts"].tolist(), fields["texts"].tobytes()
    each = [texts[first:after].decode() for first, after in pairwise(starts)]
    cells = {name: _field(value) for name, value in fields.items() if name not in TEXTS}
    return {"fields": cells, "texts": _runs(each)}


def _field(value: Any) -> Json:
    if not isinstance(value, np.ndarray):
        return {"value": value}
    return {"cells": value.tolist()} if value.any() else {"room": len(value)}


def _runs(texts: list[str]) -> list[Json]:
    runs: list[Json] = []
    for text in texts:
        number = int(text) if text.isdecimal() else None
        if number is None:
            runs.append(text)
        elif runs and isinstance(runs[-1], list) and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return runs
