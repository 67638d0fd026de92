"""A game as a WebAssembly module with its bots: everything that play without a server needs.

Each level chooses by the code that a server's bot runs, and so makes the same move, from the same that its seat knows.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from shinobi.bots import search, weighing
from shinobi.bots.levels import BOTS, LAST_RESORT, Judging, Master, Random
from shinobi.bots.master import CHOICE, PORTION, SEARCHES
from shinobi.bots.search import Search
from shinobi.bots.thinking import EVENT_NUMBERS, Tree, thinking
from shinobi.engine import wasm_module
from shinobi.engine.compiler.records import slots_of
from shinobi.engine.domains import Json
from shinobi.engine.game import Game, game_named

ENTRIES: tuple[Any, ...] = (
    weighing.choose_at_random,
    weighing.choose_by_judgement,
    weighing.note_all,
    search.imagine_worlds,
    search.search,
    search.add_tries,
    search.settle,
)


def parts(game: Game) -> list[wasm_module.Part]:
    """The rules and the bots."""
    return [
        wasm_module.told_part(game, wasm_module.ENTRIES),
        wasm_module.silent_part(game, [*wasm_module.SILENT_ENTRIES, *ENTRIES]),
    ]


def wasm(game: str) -> bytes:
    """The WebAssembly module of a game."""
    return wasm_module.module(parts(game_named(game)))


def layout(game: str) -> dict[str, Json]:
    """What a program needs to know in order to use the module of a game: where everything lies, and what it means."""
    played = game_named(game)
    return wasm_module.layout(played, parts(played)) | {"bots": _bots(played)}


def _bots(game: Game) -> dict[str, Json]:
    return {
        "levels": {name: _level(game, name) for name in BOTS},
        "last_resort": LAST_RESORT,
        "evidence": max(1, game.judgement.EVIDENCE),
        "row": EVENT_NUMBERS,
        "remembered": game.judgement.REMEMBERED,
        "claims": [
            {
                "claim": phrase.name,
                "arguments": {name: wasm_module.meaning_of(domain) for name, domain in phrase.arguments.items()},
            }
            for phrase in game.talk.claims
        ],
        "search": _rooms(Tree(thinking(game.name)).task),
    }


def _level(game: Game, name: str) -> dict[str, Json]:
    """Which entry point a level calls, and with what."""
    match BOTS[name]():
        case Random():
            return {"entry": "choose_at_random"}
        case Judging(temper=temper):
            return {
                "entry": "choose_by_judgement",
                "sharpness": temper.sharpness,
                "carelessness": temper.carelessness,
            }
        case Master():
            return {
                "entry": "search",
                "simulations": game.judgement.SIMULATIONS,
                "searches": SEARCHES,
                "portion": PORTION,
                "choice": CHOICE,
            }
    raise TypeError(f"{name} has no entry point in WebAssembly modules")


def _rooms(task: Search) -> Mapping[str, Json]:
    """For each field of the record: its first value, or the lengths of its array and perhaps the array it lies in."""
    rooms: dict[str, Json] = {}
    arrays = {name: getattr(task, name) for name, slot in slots_of(Search).items() if slot.is_array}
    for name in slots_of(Search):
        if name not in arrays:
            rooms[name] = {"value": getattr(task, name)}
            continue
        array, whole = arrays[name], _whole(name, arrays)
        rooms[name] = {"lengths": list(array.shape)}
        if whole is not None:
            rooms[name] |= {"in": whole, "offset": array.ctypes.data - arrays[whole].ctypes.data}
    return rooms


def _whole(name: str, arrays: Mapping[str, Any]) -> str | None:
    """The array of which this one is a part."""
    for other, array in arrays.items():
        if other != name and arrays[name].nbytes < array.nbytes and np.shares_memory(arrays[name], array):
            return other
    return None
