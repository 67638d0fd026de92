"""Records: a match written down, read again, and checked step by step. The format is described in docs/record.md."""

import json
from typing import Any

import msgspec

from shinobi.engine.agreement import keys_of
from shinobi.engine.domains import Json
from shinobi.engine.errors import BadOption, BadRecord, Refused, ShinobiError
from shinobi.engine.events import Told
from shinobi.engine.game import game_named
from shinobi.engine.match import Match

FORMAT = 2
"""The format that is written."""

READABLE = (1, 2)
"""Records of format 1 differ from those of format 2 only in what they lack."""


class WrittenChoice(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Which bot made a move, as a record has it, and what is needed to make it choose again."""

    level: str
    heard: int = 0
    """How many of the record's phrases had been said when it began to think."""
    searched: list[int] = []
    """Of a bot that searches: how many simulations each of its searches did."""
    instead_of: str | None = None
    """The level of the bot that sat there and had failed, where another had to choose for it."""
    version: int = 1
    """The version of the bots that chose: those of another one may choose otherwise."""


class WrittenStep(msgspec.Struct, forbid_unknown_fields=True):
    """One step as a record has it."""

    seat: int
    move: list[Any]
    told: list[list[Any]]
    bot: WrittenChoice | None = None
    """The bot that chose; none where a person did, or nobody says."""


class WrittenPhrase(msgspec.Struct, forbid_unknown_fields=True):
    """A claim or a question that was put before all, as a record has it."""

    seat: int
    kind: str
    text: str
    arguments: dict[str, Any]


class WrittenResult(msgspec.Struct, forbid_unknown_fields=True):
    """How a match ended, as a record has it."""

    ended: str
    shares: list[float]


class WrittenRecord(msgspec.Struct, forbid_unknown_fields=True):
    """A whole record. Field order is the order in which it is written."""

    shinobi: int
    game: str
    players: int
    edition: str
    options: dict[str, Any]
    seats: list[str]
    keys: dict[str, Any]
    deal: list[list[Any]]
    steps: list[WrittenStep]
    result: WrittenResult | None
    phrases: list[WrittenPhrase] = []
    """What was said in the game's own phrases, where bots that listen chose moves."""


def read(written: str | bytes | dict[str, Json]) -> WrittenRecord:
    """The record in a JSON text or an already parsed one; raises `BadRecord`."""
    try:
        if isinstance(written, str | bytes):
            record = msgspec.json.decode(written, type=WrittenRecord)
            json.loads(written, object_pairs_hook=_check_names, parse_int=str)
        else:
            record = msgspec.convert(written, WrittenRecord)
    except (msgspec.DecodeError, ValueError, RecursionError) as problem:
        raise BadRecord.of("record-unreadable", problem=str(problem)) from None
    if record.shinobi not in READABLE:
        readable = ", ".join(map(str, READABLE))
        raise BadRecord.of("record-format", format=str(record.shinobi), readable=readable)
    if record.shinobi == 1:
        _check_older(record)
    return record


def _check_names(pairs: list[tuple[str, Any]]) -> None:
    """Raises `BadRecord` where an object has a name twice: another reader might take the first for what counts."""
    names = set()
    for name, _ in pairs:
        if name in names:
            raise BadRecord.of("record-twice", name=name)
        names.add(name)


def _check_older(record: WrittenRecord) -> None:
    """Raises `BadRecord` where a record of format 1 has what came with format 2."""
    newer = {"rounds": "rounds" in record.keys, "phrases": record.phrases, "bot": any(s.bot for s in record.steps)}
    for name, there in newer.items():
        if there:
            raise BadRecord.of("record-format-older", format="1", name=name)


class Sourced(msgspec.Struct):
    """As much of a record as says where its match was played."""

    keys: dict[str, Any]


class Ended(msgspec.Struct):
    """As much of a record as says whether its match was over."""

    steps: list[msgspec.Raw]
    result: msgspec.Raw


def unfinished_after(written: bytes) -> int | None:
    """The number of the last step of a right record, where the match was not over then."""
    record = msgspec.json.decode(written, type=Ended)
    return len(record.steps) if bytes(record.result).strip() == b"null" else None


def is_of_live_table(written: bytes) -> bool:
    """Whether people at a live table had a part in the keys of this record, so that there is more to check."""
    try:
        keys = msgspec.json.decode(written, type=Sourced).keys
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return "rounds" in keys or "contributions" in keys


def load(written: str | bytes | dict[str, Json]) -> Match:
    """The match a record tells of, replayed and checked; raises `BadRecord` at the first thing that is not right."""
    record = read(written)
    match = _dealt(record)
    _check_told(0, match, record.deal, match.deal)
    for number, step in enumerate(record.steps, start=1):
        if match.over:
            raise BadRecord.of("record-after-end", step=number, last=number - 1)
        try:
            action = match.game.actions.read(step.move)
            if not 0 <= step.seat < match.players:
                raise BadOption.of("no-such-seat", seat=str(step.seat), last=str(match.players - 1))
            match.act(action, step.seat)
        except Refused as refused:
            raise BadRecord.of("record-breaks-rule", step=number, problem=refused) from None
        except ShinobiError as problem:
            raise BadRecord.of("record-no-move", step=number, problem=problem) from None
        _check_told(number, match, step.told, match.steps[-1].told)
    _check_result(match, record.result)
    return match


def _dealt(record: WrittenRecord) -> Match:
    try:
        game = game_named(record.game)
        table, s = game.table(record.players, record.edition, record.options)
    except ShinobiError as problem:
        raise BadRecord.of("record-no-table", problem=problem) from None
    if dict(table.options) != record.options:
        missing = ", ".join(table.options.keys() - record.options.keys())
        raise BadRecord.of("record-lacks-option", missing=missing)
    if len(record.seats) != table.players:
        raise BadRecord.of("record-seats", named=len(record.seats), players=table.players)
    try:
        keys = keys_of(record.game, table.players, record.edition, record.options, record.keys)
    except BadRecord as problem:
        raise BadRecord.of("record-keys", problem=problem) from None
    return Match(game, table, s, keys, record.seats)


def _check_told(step: int, match: Match, written: list[list[Any]], told: tuple[Told, ...]) -> None:
    """Raises `BadRecord` where a step does not tell what happened; step 0 is the deal."""
    # Compared as JSON: to Python, true is 1.
    right = [_json(match.game.events.written(one)) for one in told]
    stated = [_json(one) for one in written]
    for one, true in zip(stated, right, strict=False):
        if one != true:
            raise BadRecord.of("record-tells-wrong", step=step, told=one, true=true)
    if len(stated) < len(right):
        raise BadRecord.of("record-leaves-out", step=step, true=right[len(stated)])
    if len(stated) > len(right):
        raise BadRecord.of("record-adds", step=step, told=stated[len(right)])


def _check_result(match: Match, result: WrittenResult | None) -> None:
    if not match.over and result is not None:
        raise BadRecord.of("record-early-result", step=len(match.steps))
    if match.over and result is None:
        raise BadRecord.of("record-no-result")
    if result is not None and (result.ended, result.shares) != (match.ended_by, match.shares):
        stated, true = [result.ended, result.shares], [match.ended_by, match.shares]
        raise BadRecord.of("record-wrong-result", stated=_json(stated), true=_json(true))


def _json(value: Json) -> str:
    try:
        return msgspec.json.encode(value).decode()
    except (TypeError, RecursionError):  # a record made by hand can hold anything
        return repr(value)
