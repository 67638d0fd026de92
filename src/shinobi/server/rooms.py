"""The rooms of a server: the tables that are in memory, and a line on each of those that are not."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping

from shinobi.engine.runner import Interpreted, Runner
from shinobi.server import clock
from shinobi.server.archive import Archive, Damaged
from shinobi.server.live_table import LiveTable
from shinobi.server.lobby import Listing
from shinobi.server.room import Room
from shinobi.server.services import Services
from shinobi.store.changes import EntryAdded, TableClosed, TableMade, TableReopened
from shinobi.store.protocol import Chain, Lease
from shinobi.table.log import AnyEntry, Created, Ended, written
from shinobi.table.refusal import Refusal
from shinobi.table.table import Table
from shinobi.telling.teller import Teller

LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
IN_BROWSERS = "here"
"""What the ids of tables begin with that browsers hold by themselves."""

MOST_AT_REST = 40
"""Tables that stay in memory though nobody is there and nothing happens; the others are read when somebody comes."""

MOST_JUST_LEFT = 60
"""Further such tables, where somebody was a moment ago and may come back, or is about to come."""

BEGUN = ("dealing", "playing")


class Rooms(Mapping[str, Room]):
    """The rooms that are in memory, by the ids of their tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.archive = Archive()
        self.asleep: OrderedDict[str, Listing] = OrderedDict()
        """Tables that are not in memory and not finished, as lists show them."""
        self.opening: dict[str, asyncio.Task[Room | None]] = {}
        """Rooms that are being read."""
        self.made_from: dict[str, str] = {}
        """From which network the tables came that were made since the start, as far as they are not finished."""
        self.runner: type[Runner] = Interpreted
        self._rooms: dict[str, Room] = {}

    def __getitem__(self, place: str) -> Room:
        return self._rooms[place]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rooms)

    def __len__(self) -> int:
        return len(self._rooms)

    def use_compiled_rules(self) -> None:
        """From now on all tables are played by compiled rules, which are there by now."""
        from shinobi.engine.native.runner import CompiledRunner

        self.runner = CompiledRunner
        for room in self.values():
            room.table.run_by(CompiledRunner)

    # Reading and making ----------------------------------------------------------------------------------------------

    async def find(self, place: str, account: str | None = None) -> Room | None:
        """The room of this table, read from the store if it is not open; raises `Refusal` if it is damaged.

        `account` is who has to wait if many ask for such tables.
        """
        if place in self._rooms:
            self._rooms[place].asked_for_at = time.monotonic()
            return self._rooms[place]
        if self.services.closing or not await self.services.store.has_table(place):
            return None
        if place in self._rooms:
            return self._rooms[place]  # it was opened while the store was asked: a second room would know nothing of it
        if place in self.archive.damaged:
            raise Damaged()
        if place not in self.opening:
            task = asyncio.get_running_loop().create_task(self._open(place, account))
            self.opening[place] = task
            task.add_done_callback(lambda _: self.opening.pop(place, None))
        return await asyncio.shield(self.opening[place])

    async def _open(self, place: str, account: str | None) -> Room | None:
        store, notices, holding = self.services.store, self.services.notices, self.services.holding
        lease = None if holding is None else await holding.lease(place)
        if holding is not None and lease is None:
            return None
        loaded = await self.archive.load(account, place, store.stored_table, self._begun, notices.of)
        if loaded is None or self.services.closing or (holding is not None and not holding.holds(lease)):
            return None
        table = loaded.teller.table
        table.resume(clock.now())
        table.run_by(self.runner)  # the rules may have been compiled meanwhile
        room = self._rooms[place] = Room(self.services, self, loaded.teller, table.entries)
        room.chain.lease = lease
        self.asleep.pop(place, None)
        notices.resume(table, loaded.notices)
        if loaded.closed and table.state != "over":
            store.write([TableReopened(place)], _ignore, Chain(lease=lease))
        room.end_if_idle(clock.now())
        room.wake()
        self.tidy(spare=room)
        return room

    async def looked_at(self, place: str, account: str | None = None) -> Teller | None:
        """A table as its log has it; also one of another server's. Nothing happens at it."""
        if self.services.holding is None or place in self._rooms:
            room = await self.find(place, account)
            return None if room is None else room.teller
        store, notices = self.services.store, self.services.notices
        loaded = await self.archive.load(account, place, store.stored_table, self._begun, notices.of)
        return None if loaded is None else loaded.teller

    def _begun(self, place: str, first: AnyEntry) -> Teller:
        if not isinstance(first, Created):
            raise ValueError("a log begins with how the table was made")
        return self._table(place, first)

    def _table(self, place: str, first: Created) -> Teller:
        return Teller(Table(place, first, self.runner, self.services.settings.reaction_pace))

    def new_place(self) -> str:
        """An id for a table that nobody can guess: 51 random bits. The store takes no id twice."""
        random_bytes = self.services.settings.random_bytes
        while True:
            place = "".join(LETTERS[byte % 36] for byte in random_bytes(40) if byte < 252)[:10]
            if len(place) == 10 and place not in self._rooms and not place.startswith(IN_BROWSERS):
                return place

    def make(self, place: str, first: Created) -> Room:
        """Make a new room; its first entry is being written. Raises `Refusal` while no table would be ours."""
        holding = self.services.holding
        if holding is not None and not holding.valid:
            raise Refusal("closing", "Nothing can be kept just now; try again in a moment.")
        self.tidy()
        room = self._rooms[place] = Room(self.services, self, self._table(place, first), 0)
        if holding is not None:
            room.chain.lease = holding.made(place)

        def on_done(problem: BaseException | None) -> None:
            if problem is None:
                room.audience.tell([])
                room.wake()
            else:
                room.fail(problem)

        entries = [TableMade(place, first.who, first.at), EntryAdded(place, 0, written(first))]
        self.services.store.write(entries, on_done, room.chain)
        return room

    # Leaving the memory ----------------------------------------------------------------------------------------------

    def tidy(self, spare: Room | None = None) -> None:
        """Let the tables at rest leave the memory, those left first before the others, all but so many."""
        resting = [(room.left_at, room) for room in self.values() if room is not spare and room.rests]
        resting.sort(key=lambda one: one[0])
        long_left = [room for left_at, room in resting if not left_at]
        for room in long_left:
            room.audience.forget_messages()
        too_many = max(len(long_left) - MOST_AT_REST, len(resting) - MOST_AT_REST - MOST_JUST_LEFT, 0)
        for _, room in resting[:too_many]:
            if room.table.state == "over":
                self.made_from.pop(room.table.id, None)
                self._lose(room.chain.lease)
            else:
                self.asleep[room.table.id] = self._listing(room)
            self.forget(room)
            room.let_go()

    def forget(self, table: LiveTable) -> None:
        """Take a table out of memory; it is in the store."""
        place = table.table.id
        table.forgotten = True
        if table.chain.problem is not None:
            # It is another's by now; or nobody knows what was written: then only a new claim keeps out what may
            # still come from the connection that broke, after the log was read again.
            self._lose(table.chain.lease)
        if self._rooms.get(place) is table:
            del self._rooms[place]

    def _lose(self, lease: Lease | None) -> None:
        if lease is not None and self.services.holding is not None:
            self.services.holding.lost(lease)

    def drop(self, places: Iterable[str] | None = None) -> None:
        """Let go of these tables, or of all: another server has them, or will in a moment."""
        for place in list(self._rooms if places is None else places):
            room = self._rooms.get(place)
            if room is not None:
                room.close("restart")
                self.forget(room)
            self.asleep.pop(place, None)
        if places is None:
            self.asleep.clear()

    def put_to_sleep(self, before: float) -> None:
        """Tables where nobody is and nothing has happened since then are not loaded at the start any more."""
        for room in list(self.values()):
            table = room.table
            ticking = table.created.pace.by_day and table.state == "playing"
            if room.idle and table.last_at < before and table.state != "over" and not ticking:
                self.services.store.write([TableClosed(table.id)], _ignore, Chain(lease=room.chain.lease))
                room.close("restart")
                self.forget(room)

    # Ending what nobody plays ----------------------------------------------------------------------------------------

    async def end_idle(self, now: float) -> None:
        """End the tables that nobody has come to for so long; those that are not in memory are read for it."""
        for room in list(self.values()):
            room.end_if_idle(now)
        for place, listing in list(self.asleep.items()):
            if listing.ends_at is not None and listing.ends_at < now:
                await self.find(place)

    async def end_one_of(self, who: str) -> bool:
        """End the oldest table that this person plays alone with bots and has left; whether there was one."""
        for listing in sorted(self.listings(), key=lambda one: one.ends_at or 0.0):
            own = listing.own.get(who)
            if own is None or not own.can_delete or listing.info.state not in BEGUN:
                continue
            room = await self.find(listing.info.id)
            if room is not None and room.table.state in BEGUN and not room.audience.connections:
                room.write(Ended(at=clock.now(), reason="idle"))
                return True
        return False

    # Which there are -------------------------------------------------------------------------------------------------

    def listings(self) -> Iterator[Listing]:
        """All tables that are not finished, and those that are and still in memory, as lists show them."""
        yield from self.asleep.values()
        yield from map(self._listing, self.values())

    def _listing(self, room: Room) -> Listing:
        return Listing.of(room.table, room.info, self.made_from.get(room.table.id), room.ends_at)

    def check_how_many(self, who: str, made_from: str | None) -> None:
        """Raises `Refusal` for somebody, or for a network, with too many tables that are not finished."""
        mine = near = 0
        unfinished = [(one.owner, one.maker) for one in self.asleep.values() if one.info.state != "over"]
        for place, room in self.items():
            if room.table.state != "over":
                unfinished.append((room.table.created.who, self.made_from.get(place, "")))
        for owner, maker in unfinished:
            mine += owner == who
            near += maker == made_from
        settings = self.services.settings
        most, most_near = settings.tables_per_identity, settings.tables_per_address
        if settings.limited and (mine >= most or (made_from is not None and near >= most_near)):
            count = mine if mine >= most else near
            raise Refusal("too-many-tables", f"You have {count} tables that are not finished; finish one first.")


def _ignore(problem: BaseException | None) -> None:
    """Ignore the outcome of housekeeping: it will be tried again."""
