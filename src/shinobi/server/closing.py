"""How tables end: by the rules, by people, or by themselves; and what the store keeps of them."""

from typing import TYPE_CHECKING

from shinobi.server import clock
from shinobi.store.changes import Change, Played, RecordKept, TableClosed
from shinobi.store.records import PlayedMatch
from shinobi.table.log import Ended
from shinobi.table.table import Table
from shinobi.wire import encode

if TYPE_CHECKING:
    from shinobi.server.house import House
    from shinobi.server.room import Room


BEGUN = ("dealing", "playing")


def closing_changes(table: Table, at: float) -> list[Change]:
    """What is written when a table ends: where there is a result, its record and everybody's history."""
    match, outcome = table.match, table.outcome
    closed, created = TableClosed(table.id), table.created
    if match is None or outcome is None:
        return [closed]
    names, bots = [str(seat.name) for seat in table.seats], [seat.who is None for seat in table.seats]
    histories = [
        Played(
            who,
            PlayedMatch(table.id, at, created.game, names, bots, seat, *outcome, created.lesson),
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


async def end_idle(house: "House", now: float) -> None:
    """End the tables that nobody has come to for so long; those that are not in memory are read for it."""
    for room in list(house.rooms.values()):
        end_if_idle(room, now)
    for place, listing in list(house.asleep.items()):
        if listing.ends_at is not None and listing.ends_at < now:
            await house.room(place)


def end_if_idle(room: "Room", now: float) -> None:
    """End a table that nobody has come to for so long; where it was asleep meanwhile, when it wakes."""
    settings = room.house.settings
    end = ends_at(room.table, settings.alone_ends_after, settings.open_ends_after)
    if end is not None and end < now and is_idle(room):
        room.write(Ended(at=now, reason="idle"))


async def make_room(house: "House", who: str) -> bool:
    """End the oldest table that this person plays alone with bots and has left: they want to play another one."""
    for listing in sorted(house.listings(), key=lambda one: one.ends_at or 0.0):
        own = listing.own.get(who)
        if own is None or not own.can_delete or listing.info.state not in BEGUN:
            continue
        room = await house.room(listing.info.id)
        if room is not None and room.table.state in BEGUN and not room.connections:
            room.write(Ended(at=clock.now(), reason="idle"))
            return True
    return False


def is_idle(room: "Room") -> bool:
    """Whether nobody is there, and nothing is under way."""
    return not room.connections and not room.thinking and room.durable == room.table.entries
