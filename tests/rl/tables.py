"""The tables at which environments are checked: every game, edition and number of players, with the usual options."""

from typing import Any

from conformance.tables import TABLES, AnyTable

USUAL = [table for table in TABLES if not table.called]


def arguments(table: AnyTable) -> dict[str, Any]:
    """What an environment of this table is made with."""
    return {"players": table.players, "edition": table.edition}
