"""The list of tables that everybody sees: fair, however many tables one visitor makes."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

import msgspec

from shinobi import wire
from shinobi.server import clock
from shinobi.table.requests import can_delete
from shinobi.table.table import Table

MOST_LISTED = 100


@dataclass(frozen=True, slots=True)
class Own:
    """What one of those at a table is told of it alone."""

    turn: bool
    deadline: float | None
    can_delete: bool


@dataclass(frozen=True, slots=True)
class Listing:
    """A table as lists show it. It stays here when the table itself leaves the memory."""

    info: wire.TableInfo
    maker: str
    """Whose tables take turns in the list: the network of who made it, or the identity where that is not known."""
    owner: str | None
    """The identity that made the table."""
    own: Mapping[str, Own]
    """The identities in whose own list it is."""
    ends_at: float | None
    """The time at which the table ends by itself if nobody plays."""
    made_at: float = 0.0

    @classmethod
    def of(cls, table: Table, info: wire.TableInfo, made_from: str | None, ends_at: float | None) -> "Listing":
        people = {seat.who for seat in table.seats if seat.who is not None}
        if table.state == "open" and table.host is not None:
            people.add(table.host)
        maker = made_from or table.created.who or ""
        return cls(info, maker, table.created.who, {who: _own(table, who) for who in people}, ends_at, table.created.at)

    def yours(self, who: str, now: float) -> wire.YourTable:
        """The table, for one of those whose it is."""
        own = self.own[who]
        return wire.YourTable(
            **msgspec.structs.asdict(self.info),
            turn=own.turn,
            left=None if own.deadline is None else max(0.0, round(own.deadline - now)),
            ends_in=None if self.ends_at is None else max(0.0, round(self.ends_at - now)),
            can_delete=own.can_delete,
        )


def _own(table: Table, who: str) -> Own:
    seat = table.seat_of(who)
    turn = seat is not None and bool(table.people_asked >> seat & 1)
    return Own(turn, table.deadlines().get(seat) if turn and seat is not None else None, can_delete(table, who))


def lobby(listings: Iterable[Listing], who: str | None) -> wire.Lobby:
    """What somebody is shown; `listings` has the oldest table first."""
    newest = list(listings)[::-1]
    public = [one for one in newest if one.info.visibility == "public"]
    waiting = fairly(one for one in public if one.info.state == "open")
    # Where somebody waits, somebody can be met.
    waiting.sort(key=lambda one: not any(seat.kind == "person" and seat.here for seat in one.info.seats))
    running = fairly(one for one in public if one.info.state == "playing")
    yours = [one for one in newest if who is not None and who in one.own and one.info.state != "over"]
    # What waits for somebody comes first; what has least time, before it.
    yours.sort(key=lambda one: (not one.own[str(who)].turn, one.own[str(who)].deadline or float("inf")))
    now = clock.now()
    return wire.Lobby(
        [one.info for one in waiting[:MOST_LISTED]],
        [one.info for one in running[:MOST_LISTED]],
        [one.yours(str(who), now) for one in yours[:MOST_LISTED]],
    )


def fairly(listings: Iterable[Listing]) -> list[Listing]:
    """The first of every maker, then the second of every maker, and so on; the newest first."""
    by_maker: dict[str, list[Listing]] = {}
    for one in listings:
        by_maker.setdefault(one.maker, []).append(one)
    return list(_in_turns(list(by_maker.values())))


def _in_turns(lists: list[list[Listing]]) -> Iterator[Listing]:
    for turn in range(max(map(len, lists), default=0)):
        for some in lists:
            if turn < len(some):
                yield some[turn]
