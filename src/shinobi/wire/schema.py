"""The JSON Schema of the wire, made from its types: docs/schema/wire.json, from which the client's types are made."""

from typing import Any

import msgspec

from shinobi import wire
from shinobi.engine.records.schema import DIALECT

OVER_HTTP = (
    wire.Replay,
    wire.Lobby,
    wire.TableInfo,
    wire.NewTable,
    wire.Me,
    wire.Preferences,
    wire.Played,
    wire.SheetText,
    wire.Reach,
    wire.Subscription,
    wire.Unsubscribe,
    wire.MailAddress,
    wire.MailCode,
    wire.CheckedSheet,
    wire.Made,
    wire.MoveHere,
    wire.Devices,
    wire.NewToken,
    wire.MadeToken,
    wire.TokenList,
    wire.Trouble,
)


def wire_schema() -> dict[str, Any]:
    """What goes over the socket in each direction, and, among the definitions, what goes over HTTP."""
    kinds = [wire.FromClient, wire.FromServer, *OVER_HTTP]
    (from_client, from_server, *_), parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": DIALECT,
        "title": "Wire",
        "type": "object",
        "additionalProperties": False,
        "properties": {"from_client": from_client, "from_server": from_server},
        "$defs": parts,
    }
