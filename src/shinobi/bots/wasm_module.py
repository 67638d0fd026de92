"""A game as a WebAssembly module with its bots: everything that play without a server needs.

Each level chooses by the code that a server's bot runs, and so makes the same move, from the same that its seat knows.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np

from shinobi.bots import expecting, network, search, talking, weighing
from shinobi.bots.bot import Talker
from shinobi.bots.levels import BOTS, LAST_RESORT, VERSION, Grandmaster, Judging, Master, Random
from shinobi.bots.master import CHOICE, PORTION, SEARCHES
from shinobi.bots.network import Thought, network_of, room_to_think
from shinobi.bots.search import Search
from shinobi.bots.talking import bot_talk_of
from shinobi.bots.thinking import EVENT_NUMBERS, Tree, thinking
from shinobi.engine.compiler.records import slots_of
from shinobi.engine.domains import Json
from shinobi.engine.game import Game, game_named
from shinobi.engine.talk import GESTURES, Kind, Phrase, Talk
from shinobi.engine.webassembly import module as wasm_module
from shinobi.engine.webassembly import showing as wasm_showing

ENTRIES: tuple[Any, ...] = (
    weighing.choose_at_random,
    weighing.choose_by_judgement,
    weighing.note_all,
    search.imagine_worlds,
    search.search,
    search.add_tries,
    search.settle,
    expecting.add_shares,
)


def parts(game: Game) -> list[wasm_module.Part]:
    """The rules and the bots."""
    made = [
        wasm_module.told_part(game, [*wasm_module.ENTRIES, *wasm_showing.entries(game)]),
        wasm_module.silent_part(game, [*wasm_module.SILENT_ENTRIES, *ENTRIES]),
    ]
    how = bot_talk_of(game.name)
    if how is not None:
        made.append(_standing_for(wasm_module.silent_part(game, [talking.talk_into]), bot_talk=how))
    return made


def learnt_parts(game: Game) -> list[wasm_module.Part]:
    """What a game has besides, where it has a network: in a module of its own, which is large."""
    net = network_of(game)
    return [] if net is None else [learnt_part(game, net)]


def learns() -> bool:
    """Whether there is a level that needs what networks learnt."""
    return any(isinstance(bot(), Grandmaster) for bot in BOTS.values())


def learnt_part(game: Game, net: SimpleNamespace) -> wasm_module.Part:
    """The network of a game, with its weights."""
    entries: list[Any] = [network.choose_by_network, network.trained_for]
    if net.SIMULATIONS:
        entries += [network.search_by_network, network.recall_for_all]
    part = _standing_for(wasm_module.silent_part(game, entries), net=net)
    return replace(part, setting=replace(part.setting, instead={**part.setting.instead, **network.INSTEAD}))


def _standing_for(part: wasm_module.Part, **more: Any) -> wasm_module.Part:
    """The part, where these global names stand for more."""
    return replace(part, setting=replace(part.setting, standing_for={**part.setting.standing_for, **more}))


def wasm(game: str, *, learnt: bool = False) -> bytes:
    """The WebAssembly module of a game; with what a network `learnt`, if there is one, it is far larger."""
    played = game_named(game)
    return wasm_module.module([*parts(played), *(learnt_parts(played) if learnt else [])])


def layout(game: str, made: Sequence[wasm_module.Part] | None = None) -> dict[str, Json]:
    """What a program needs to know in order to use the module of a game: where everything lies, and what it means."""
    played = game_named(game)
    return wasm_module.layout(played, made or [*parts(played), *(learnt_parts(played) if learns() else [])]) | {
        "bots": _bots(played)
    }


def _bots(game: Game) -> dict[str, Json]:
    return {
        "levels": {
            name: _level(game, name) | {"talks": isinstance(bot(), Talker) and bot_talk_of(game.name) is not None}
            for name, bot in BOTS.items()
        },
        "last_resort": LAST_RESORT,
        "version": VERSION,
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
        "talk": _talk(game.talk) if bot_talk_of(game.name) else None,
        "search": _rooms(Tree(thinking(game.name)).task),
    }


def _talk(talk: Talk) -> dict[str, Json]:
    """What the numbers of a remark mean: the first two its kind and its name, the others what the name takes."""
    phrases = {Kind.CLAIM: talk.claims, Kind.QUESTION: talk.questions, Kind.GESTURE: [Phrase(one) for one in GESTURES]}
    return {
        "longest": talking.LONGEST,
        "kinds": list(talking.KINDS),
        "remarks": {
            kind: [
                {
                    "name": phrase.name,
                    "arguments": {name: wasm_module.meaning_of(domain) for name, domain in phrase.arguments.items()},
                }
                for phrase in phrases[kind]
            ]
            for kind in talking.KINDS
        },
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
        case Grandmaster() if (net := network_of(game)) is not None:
            return searching_level(game) | learnt_level(game, net)
        case Master():
            return searching_level(game)
    raise TypeError(f"{name} has no entry point in WebAssembly modules")


def searching_level(game: Game) -> dict[str, Json]:
    """How a level searches."""
    return {
        "entry": "search",
        "simulations": game.judgement.SIMULATIONS,
        "searches": SEARCHES,
        "portion": PORTION,
        "choice": CHOICE,
    }


def learnt_level(game: Game, net: SimpleNamespace) -> dict[str, Json]:
    """How a network is asked: which room it needs, and how it looks at a state."""
    thought = room_to_think(game, net)
    lengths = {name: len(getattr(thought, name)) for name in slots_of(Thought)}
    return {
        "entry": "choose_by_network",
        "thought": lengths,
        "plan": thought.plan.tolist(),
        "imagined": net.SIMULATIONS,
        "playout": net.PLAYOUT,
    }


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
