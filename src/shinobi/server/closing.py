"""How tables end: by the rules, by people, or by themselves; and what the store keeps of them."""

from shinobi.store.changes import Change, Played, RecordKept, TableClosed
from shinobi.store.records import PlayedMatch
from shinobi.table.table import Table
from shinobi.wire import encode


def closing_changes(table: Table, at: float) -> list[Change]:
    """What is written when a table ends: where there is a result, its record and everybody's history."""
    match, outcome = table.match, table.outcome
    closed, created, from_browser = TableClosed(table.id), table.created, table.created.browser_table is not None
    if match is None or outcome is None:
        return [closed]
    names, bots = [str(seat.name) for seat in table.seats], [seat.who is None for seat in table.seats]
    histories = [
        Played(
            who,
            PlayedMatch(table.id, at, created.game, names, bots, seat, *outcome, created.lesson, from_browser),
        )
        for seat, who in enumerate(sitter.who for sitter in table.seats)
        if who is not None
    ]
    # The match is over and does not change any more: its record, which may be long, is made where it is written.
    return [RecordKept(table.id, lambda: encode(table.record())), *histories, closed]


def ends_at(table: Table, alone: float, open_for: float) -> float | None:
    """When a table ends by itself if nothing happens there: alone with bots, or never dealt; `None` for others."""
    if table.match is None and table.state != "over":
        return table.last_at + open_for
    if table.state == "playing" and len(table.seated) <= 1:
        return table.last_at + alone
    return None
