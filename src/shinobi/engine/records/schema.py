"""JSON Schemas: what the records and views of a game look like, made from the game's own tables."""

from collections.abc import Mapping

from shinobi.engine.agreement import LEVEL, TABLE_ID
from shinobi.engine.domains import AUDIENCE, Domain, Json, Listed, Names, Seats, Some
from shinobi.engine.facts import Keyed, Named, Upto, certain
from shinobi.engine.game import Game, game_named
from shinobi.engine.options import AnyOption, FileOption
from shinobi.engine.reading import shown_facts
from shinobi.engine.records.record import READABLE
from shinobi.engine.state import Field, Nobody, PerSeat, Public
from shinobi.engine.views import UNSEEN

BITS_256: Json = {"type": "string", "pattern": "^[0-9a-f]{64}$"}

PERHAPS_256_BITS: Json = {"oneOf": [{"type": "null"}, BITS_256]}
COUNT: Json = {"type": "integer", "minimum": 0}

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def described(game: Game) -> dict[str, Json]:
    """What there is to choose when a table is made, and what its moves, events and phrases speak of."""
    talk = game.talk
    return {
        "game": game.name,
        "players": list(game.player_counts),
        "editions": {
            edition.name: {"players": list(edition.players), "options": dict(edition.sets)} for edition in game.editions
        },
        "options": {option.name: {"default": option.default, **_meaning(option)} for option in game.options},
        "moves": {verb.name: _kinds(verb.arguments) for verb in game.actions.table},
        "events": {event.name: _kinds(event.arguments) for event in game.events.events},
        "beats": {event.name: event.beats for event in game.events.events if event.beats != 1},
        "scenes": [event.name for event in game.events.events if event.scene],
        "talk": {
            "chat": talk.chat,
            "claims": {phrase.name: _kinds(phrase.arguments) for phrase in talk.claims},
            "questions": {phrase.name: _kinds(phrase.arguments) for phrase in talk.questions},
        },
    }


def _meaning(option: AnyOption) -> dict[str, Json]:
    """What an option can be, as JSON Schema; what its values stand for; the whole structure behind a name."""
    if isinstance(option, FileOption):
        return {"whole": option.sheet.read(option.default), **option.schema()}
    each = {"each_seat": True} if option.each else {}
    return {"means": kind(option.domain), **each, **option.schema()}


def _kinds(arguments: Mapping[str, Domain]) -> dict[str, Json]:
    return {name: kind(domain) for name, domain in arguments.items()}


def kind(domain: Domain) -> dict[str, Json]:
    """What a value of this domain stands for, so that it can be said in words; the values an argument can have."""
    match domain:
        case Names(kind=named, names=each):
            return {"kind": "thing", "of": named, "values": list(each)}
        case Seats():
            return {"kind": "seat"}
        case Listed(option=option, part=part):
            return {"kind": "listed", "option": option, "part": part}
        case Some(of=of):
            return {"kind": "some", "each": kind(of)}
    return {"kind": "plain"}


def schema(game: str) -> dict[str, Json]:
    """The JSON Schema of the records of a game."""
    of_name = game_named(game)
    told = {"type": "array", "items": {"$ref": "#/$defs/told"}}
    phrase = _object(
        seat=COUNT, kind={"enum": ["claim", "question"]}, text={"type": "string"}, arguments={"type": "object"}
    )
    whole = _perhaps(
        _object(
            shinobi={"enum": list(READABLE)},
            game={"const": game},
            players={"type": "integer", "minimum": of_name.player_counts[0], "maximum": of_name.player_counts[-1]},
            edition={"enum": [edition.name for edition in of_name.editions]},
            options=_options(of_name),
            seats={"type": "array", "items": {"type": "string"}},
            keys={
                "oneOf": [
                    _object(seed={"type": "string", "pattern": "^[0-9a-f]{16}$"}),
                    _object(secret=BITS_256),
                    _object(
                        secret=BITS_256,
                        contributions=_list(PERHAPS_256_BITS),
                        commitment=BITS_256,
                    ),
                    _agreement(),
                ]
            },
            deal=told,
            steps={
                "type": "array",
                "items": _perhaps(
                    _object(seat=COUNT, move={"$ref": "#/$defs/move"}, told=told),
                    bot=_perhaps(
                        _object(level={"type": "string"}),
                        heard=COUNT,
                        searched=_list(COUNT),
                        instead_of={"type": "string"},
                        version=COUNT,
                    ),
                ),
            },
            result={
                "oneOf": [
                    {"type": "null"},
                    _object(
                        ended=of_name.clauses.schema() | {"type": "string"},
                        shares={"type": "array", "items": {"type": "number", "minimum": 0, "maximum": 1}},
                    ),
                ]
            },
        ),
        phrases=_list(phrase),
    )
    return {
        "$schema": DIALECT,
        "title": f"The record of a match of {game}",
        **whole,
        "$defs": {
            "move": {"oneOf": [_row(verb.name, verb.arguments) for verb in of_name.actions.table]},
            "told": {
                "oneOf": [_row(event.name, event.arguments, AUDIENCE.schema()) for event in of_name.events.events]
            },
        },
    }


def view_schema(game: str) -> dict[str, Json]:
    """The JSON Schema of what a seat or a spectator may know: the views of a game."""
    return {"$schema": DIALECT, "title": f"A view of {game}", **_view(game_named(game))}


def shown_schema(game: str) -> dict[str, Json]:
    """The JSON Schema of all that a page is shown of a match; the client's types are made from it."""
    of_name = game_named(game)
    events = [_object(event={"const": event.name}, **_certain(event.arguments)) for event in of_name.events.events]
    moves = [_object(verb={"const": verb.name}, **_certain(verb.arguments)) for verb in of_name.actions.table]
    parts: dict[str, Json] = {
        "View": _view(of_name),
        "Facts": _object(**{field.name: _fact(field) for field in shown_facts(of_name.facts.Facts)}),
        "Event": {"oneOf": events},
        "Move": {"oneOf": moves},
    }
    return {
        "$schema": DIALECT,
        "title": f"What is shown of {game}",
        **_object(**{name.lower(): {"$ref": f"#/$defs/{name}"} for name in parts}),
        "$defs": parts | _sayings(),
    }


def _sayings() -> dict[str, Json]:
    listed = {"type": "array", "prefixItems": [{"type": "string"}, {"type": "string"}, COUNT], "minItems": 3}
    return {
        "Said": _perhaps(_object(say={"type": "string"}), **{"with": {"type": "object"}}),
        "Spoken": {"oneOf": [{"$ref": "#/$defs/Said"}, _object(seat=COUNT), _object(listed=listed)]},
    }


def _view(game: Game) -> dict[str, Json]:
    fields = {
        field.name: _field(field) for field in game.rules.State.fields.values() if not isinstance(field.seen_by, Nobody)
    }
    return _object(game={"const": game.name}, seat={"type": ["integer", "null"]}, asked={"type": "boolean"}, **fields)


def _certain(arguments: Mapping[str, Domain]) -> dict[str, Json]:
    return {name: certain(domain) for name, domain in arguments.items()}


def _fact(field: Field) -> dict[str, Json]:
    described = certain(field.domain)
    for length in reversed(field.shape):
        if isinstance(length, Named):
            described = _object(**dict.fromkeys(length.keys, described))
            if isinstance(length, Keyed):
                del described["required"]
        else:
            least = {} if isinstance(length, PerSeat | Upto) else {"minItems": length}
            described = {"type": "array", "items": described, **least, "maxItems": int(length)}
    return described


def _field(field: Field) -> dict[str, Json]:
    described: dict[str, Json] = field.domain.schema()
    if not isinstance(field.seen_by, Public):
        described = {"anyOf": [{"const": UNSEEN}, described]}
    for length in reversed(field.shape):
        size = {"maxItems": int(length)} if isinstance(length, PerSeat) else {"minItems": length, "maxItems": length}
        described = {"type": "array", "items": described, **size}
    return described


def _options(game: Game) -> dict[str, Json]:
    return _object(**{option.name: option.schema() for option in game.options})


def _row(name: str, arguments: dict[str, Json], *before: Json) -> dict[str, Json]:
    """A list of a fixed length: perhaps an audience, the name, then the arguments, each with its own name as title."""
    titled = [domain.schema() | {"title": argument} for argument, domain in arguments.items()]
    items = [*before, {"const": name}, *titled]
    return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}


def _agreement() -> dict[str, Json]:
    """The keys of a match at a live table: `shinobi.engine.agreement`."""
    one_round = _object(commitments=_list(PERHAPS_256_BITS), contributions=_list(PERHAPS_256_BITS))
    return _object(
        table={"type": "string", "pattern": f"^{TABLE_ID.pattern}$"},
        secret=BITS_256,
        commitment=BITS_256,
        sitters=_list({"type": ["string", "null"], "pattern": f"^{LEVEL.pattern}$"}),
        stand_in={"type": "string", "pattern": f"^{LEVEL.pattern}$"},
        rounds=_list(one_round) | {"minItems": 1},
        seal=BITS_256,
    )


def _list(items: Json) -> dict[str, Json]:
    return {"type": "array", "items": items}


def _perhaps(described: dict[str, Json], **more: Json) -> dict[str, Json]:
    """The same object, which may also have these."""
    properties: dict[str, Json] = described["properties"]
    return described | {"properties": properties | more}


def _object(**properties: Json) -> dict[str, Json]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
