"""A game as a WebAssembly module, and the description of its memory.

From the rules a module has the deal, who is asked, what is legal, a step with its events, the end, what each seat may
see, imagined worlds and random play, and it writes views and what people are told (`wasm_showing.py`);
`shinobi.bots.wasm_module` adds the bots. It takes and leaves everything in its own memory; `layout` says where each
thing lies and what it means.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from shinobi.engine import keys
from shinobi.engine.batches.observation import Observation
from shinobi.engine.compiler import kinds
from shinobi.engine.compiler.program import Program, Setting, Signature
from shinobi.engine.compiler.records import SLOT, slots_of
from shinobi.engine.compiler.target import WASM32
from shinobi.engine.domains import Audience, Clause, Domain, Flag, Json
from shinobi.engine.game import Game
from shinobi.engine.native.calls import game_setting
from shinobi.engine.native.loops import looking, one_match, random_play
from shinobi.engine.options import AnyOption, FileOption
from shinobi.engine.records.schema import kind as kind_of
from shinobi.engine.seats import EVERYBODY, MOST_SEATS, SPECTATOR
from shinobi.engine.state import EVENT_CELLS, Field, KnownBy, PerSeat
from shinobi.engine.webassembly import showing as wasm_showing

VERSION = 1
"""Of the description. A program that reads it should refuse one it does not know."""

ENTRIES: tuple[Any, ...] = (
    one_match.why_no_table,
    one_match.deal,
    one_match.step,
    one_match.why_not,
    one_match.asked,
    one_match.ending,
    one_match.shares_into,
    one_match.sorted_legal_into,
    one_match.imagine_into,
    looking.see,
    keys.nth_key,
)
SILENT_ENTRIES: tuple[Any, ...] = (random_play.playouts,)
"""Nobody hears the events of matches that are only played to their end."""


@dataclass(frozen=True)
class Part:
    """Some entry points of a module, compiled in one setting."""

    setting: Setting
    entries: Sequence[Any]


def told_part(game: Game, entries: Sequence[Any]) -> Part:
    """Entry points whose events somebody hears."""
    return Part(game_setting(game), entries)


def silent_part(game: Game, entries: Sequence[Any]) -> Part:
    """Entry points that imagine or play out matches, whose events nobody hears."""
    return Part(replace(game_setting(game, silent=True), inline=False), entries)


def module(made_of: Sequence[Part]) -> bytes:
    """A WebAssembly module."""
    from shinobi.engine.compiler.wasm import compiled

    return compiled([(part.setting, part.entries) for part in made_of])


def layout(played: Game, made_of: Sequence[Part]) -> dict[str, Json]:
    """What a program needs to know in order to use a module of a game: where everything lies, and what it means."""
    state = played.rules.State
    entries: dict[str, Signature] = {}
    for part in made_of:
        entries |= Program(part.setting, WASM32).compile(part.entries).entries
    return {
        "layout": VERSION,
        "game": played.name,
        "byte_order": "little",
        "state": {
            "size": state.layout.size,
            "fields": {field.name: _field(field) for field in state.laid_out},
        },
        "tables": list(_tables(played)),
        "options": {option.name: _option(option) for option in played.options},
        "seats": {"most": MOST_SEATS, "spectator": SPECTATOR, "everybody": EVERYBODY},
        "clauses": meaning_of(played.clauses),
        "actions": {
            "count": len(played.actions),
            "verbs": [
                {
                    "verb": verb.name,
                    "first": played.actions.first(number),
                    "arguments": {
                        name: meaning_of(domain) | {"hidden": name in verb.hidden}
                        for name, domain in verb.arguments.items()
                    },
                }
                for number, verb in enumerate(played.actions.table)
            ],
        },
        "events": {
            "field": "told",
            "count": "told_count",
            "most": state.most_events,
            "cells": EVENT_CELLS,
            "events": [
                {
                    "event": event.name,
                    "arguments": {name: meaning_of(domain) for name, domain in event.arguments.items()},
                    "reveals": event.reveals,
                    "final": event.final,
                    "opens": event.opens,
                    "scene": event.scene,
                    "beats": event.beats,
                }
                for event in played.events.events
            ],
        },
        "showing": wasm_showing.description(played),
        "observation": {str(players): Observation(state, players).firsts for players in played.player_counts},
        "module": {
            "memory": "memory",
            "heap": "heap",
            "entries": {name: _entry(entry) for name, entry in entries.items()},
            "records": _records(entries),
        },
    }


def _field(field: Field) -> dict[str, Json]:
    described: dict[str, Json] = {
        "offset": field.offset,
        "width": field.width,
        "shape": [int(length) for length in field.shape],
        "per_seat": bool(field.shape) and isinstance(field.shape[0], PerSeat),
        "seen_by": type(field.seen_by).__name__.lower(),
        "domain": meaning_of(field.domain),
    }
    if isinstance(field.seen_by, KnownBy):
        described["seen_by"], described["known_by"] = "knowers", field.seen_by.field
    return described


def meaning_of(domain: Domain) -> dict[str, Json]:
    """What a number means: what kind of thing, between which numbers it lies, and which of them stands for nothing."""
    meaning = kind_of(domain)
    match domain:
        case Flag():
            meaning = {"kind": "flag"}
        case Clause(prefix=prefix):
            meaning = {"kind": "clause", "prefix": prefix}
        case Audience():
            meaning = {"kind": "audience"}
        case _ if meaning["kind"] == "plain":
            meaning = {"kind": "number"}
    return meaning | {"least": domain.values[0], "greatest": domain.values[-1], "blank": domain.blank}


def _option(option: AnyOption) -> dict[str, Json]:
    """How the value of an option fills cells before the deal: the field of its name, or those of a whole sheet."""
    if isinstance(option, FileOption):
        columns = {
            field: {"part": column.part, "key": column.key, "words": list(column.words) or None}
            for field, column in option.sheet.columns.items()
        }
        return {"sheet": columns}
    return {
        "domain": meaning_of(option.domain),
        "each_seat": option.each,
        "values": option.values,
        "may_be_null": option.default is None,
    }


def _tables(game: Game) -> list[dict[str, Json]]:
    """For every kind of table with the usual options: the cells that are not blank before the deal."""
    tables = []
    for edition in game.editions:
        for players in edition.players:
            _, s = game.table(players, edition.name)
            blank = type(s)()
            cells = {name: getattr(s, name) for name in s.fields if getattr(s, name) != getattr(blank, name)}
            tables.append({"edition": edition.name, "players": players, "cells": cells})
    return tables


KINDS: Mapping[type[kinds.Kind], str] = {
    kinds.States: "states",
    kinds.State: "state",
    kinds.Record: "record",
    kinds.Array: "array",
}
SIMPLE: Mapping[kinds.Kind, str] = {kinds.NUMBER: "number", kinds.KEY: "key", kinds.REAL: "real"}


def _kind(kind: kinds.Kind) -> dict[str, Json]:
    """A parameter or a slot. A number or key is an i64, a real an f64, an address an i32; arrays also say lengths."""
    if isinstance(kind, kinds.Array):
        return {"kind": "array", "of": kinds.DTYPES[kind.code], "axes": kind.axes}
    if isinstance(kind, kinds.Record):
        return {"kind": "record", "of": kind.declared.__name__}
    return {"kind": SIMPLE.get(kind) or KINDS.get(type(kind), "nothing")}


def _entry(entry: Signature) -> dict[str, Json]:
    return {
        "parameters": {name: _kind(kind) for name, kind in entry.parameters},
        "result": _kind(entry.result),
    }


def _records(entries: Mapping[str, Signature]) -> dict[str, Json]:
    """The records that entry points take, by name: slots of 8 bytes, an array taking one more for each length."""
    declared = {
        kind.declared for entry in entries.values() for _, kind in entry.parameters if isinstance(kind, kinds.Record)
    }
    described = {}
    for record in sorted(declared, key=lambda one: one.__name__):
        slots = slots_of(record)
        size = SLOT * sum(len(slot.kind.parts) for slot in slots.values())
        fields = {slot.name: {"offset": SLOT * slot.first, **_kind(slot.kind)} for slot in slots.values()}
        described[record.__name__] = {"size": size, "fields": fields}
    return described
