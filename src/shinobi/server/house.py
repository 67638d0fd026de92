"""The house: all rooms of a server, and what they share."""

import asyncio
import logging
import time
from asyncio.subprocess import Process
from collections import OrderedDict
from collections.abc import Callable, Iterator

from shinobi import wire
from shinobi.bots import warm
from shinobi.engine.match import Match
from shinobi.server import clock
from shinobi.server.archive import Archive, Damaged
from shinobi.server.closing import end_idle, end_if_idle, ends_at, is_idle, make_room
from shinobi.server.guard import Guard
from shinobi.server.limits import Limits
from shinobi.server.lobby import Listing, lobby
from shinobi.server.metrics import resident_memory
from shinobi.server.notices import Notices
from shinobi.server.orders import keep_order
from shinobi.server.people import People
from shinobi.server.quiet_logs import place_of
from shinobi.server.room import Room
from shinobi.server.seat_bots import Thinkers, levels
from shinobi.server.settings import Compile, Settings
from shinobi.server.tokens import Tokens
from shinobi.store.changes import EntryAdded, TableClosed, TableMade, TableReopened
from shinobi.store.protocol import Store
from shinobi.table.log import AnyEntry, Chair, Created, Started, written
from shinobi.table.making import created
from shinobi.table.refusal import Refusal
from shinobi.table.table import Table
from shinobi.telling.replay import Eyes, replay
from shinobi.telling.shown import result
from shinobi.telling.teller import Teller
from shinobi.wire import encode

logger = logging.getLogger("shinobi")

LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
TIDY_EVERY = 30.0
PROGRESS_EVERY = 2.0
"""Seconds between what is said while tables are read at the start."""

MOST_ROOMS_AT_REST = 40
"""Tables that stay in memory though nobody is there and nothing happens; the others are read when somebody comes."""

MOST_ROOMS_JUST_LEFT = 60
"""Further such tables, where somebody was a moment ago and may come back, or is about to come."""


class House:
    """One server's rooms."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.guard: Guard | None = None
        self.limits = Limits(settings)
        self.people = People(store)
        self.tokens = Tokens(store, self.people)
        self.thinkers = Thinkers(settings.bot_pace)
        self.archive = Archive()
        self.rooms: dict[str, Room] = {}
        self.asleep: OrderedDict[str, Listing] = OrderedDict()
        """Tables that are not in memory and not finished, as lists show them."""
        self.opening: dict[str, asyncio.Task[Room | None]] = {}
        """Rooms that are being read."""
        self.made_from: dict[str, str] = {}
        """From which network the tables came that were made since the start, as far as they are not finished."""
        self.notices = Notices(self)
        self.levels = levels()
        self.match_kind: type[Match] = Match
        self.ready = False
        self.closing = False
        self.tidying: asyncio.Task[None] | None = None
        self.orders: asyncio.Task[None] | None = None
        self.compiling: asyncio.Task[None] | None = None
        self.warming: Process | None = None
        self.reading: asyncio.Task[None] | None = None
        self.still_to_read = 0
        self.on_progress: Callable[[int, int], None] = _say_nothing
        """Called at the start with the number of tables loaded so far and of all tables."""

    # From start to end

    async def open(self) -> None:
        """Begin: every table goes on where it was. They are read while people are served already."""
        self.store.start()
        self.ready = True
        places = await self.store.unfinished_places()
        self.still_to_read = len(places)
        self.reading = asyncio.create_task(self._read_tables(places))
        await self.notices.resume()
        self.tidying = asyncio.create_task(self.keep_tidy())
        self.orders = asyncio.create_task(keep_order(self))
        if self.settings.compile is Compile.SOON:
            self.compiling = asyncio.create_task(self._compile_soon())

    async def _read_tables(self, places: list[str]) -> None:
        said_at = clock.now()
        for number, place in enumerate(places, start=1):
            try:
                await self.room(place)
            except Refusal:
                pass  # it was reported
            except Exception as problem:
                logger.error(place_of("A table could not be read", problem))
            self.still_to_read = len(places) - number
            if clock.now() - said_at >= PROGRESS_EVERY:
                said_at = clock.now()
                self.on_progress(number, len(places))
        if places:
            self.on_progress(len(places), len(places))
            logger.info("%d tables go on where they were.", len(places) - len(self.archive.damaged))
        if self.archive.damaged:
            logger.error("%d tables are damaged and stay closed.", len(self.archive.damaged))

    def why_not_ready(self) -> str | None:
        """A sentence where the server cannot take on or keep what people do; `None` where it can."""
        if not self.ready or self.closing:
            return "The server is starting or stopping."
        if self.still_to_read:
            return f"Tables are being read: {self.still_to_read} are left."
        return self.store.problem

    async def _compile_soon(self) -> None:
        try:
            self.warming = await warm.start_compiler()
            if await warm.rules_are_ready(self.warming):
                await asyncio.to_thread(warm.compile_rules)
                self.use_compiled_rules()
        except Exception as problem:  # it only makes tables quicker: they go on without
            logger.warning("The rules could not be compiled (%s); tables are played without.", type(problem).__name__)

    def use_compiled_rules(self) -> None:
        """From now on all tables are played by compiled rules, which are there by now."""
        from shinobi.engine.quick_match import QuickMatch

        self.match_kind = QuickMatch
        for room in self.rooms.values():
            room.table.play_on(QuickMatch)

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops, and take nothing more on."""
        self.closing = True
        self.ready = False
        for task in (self.tidying, self.orders, self.compiling, self.reading, *self.opening.values()):
            if task is not None:
                task.cancel()
        self.notices.close()
        for room in list(self.rooms.values()):
            room.close("restart")

    async def close(self) -> None:
        self.thinkers.close()
        self.archive.close()
        await self.store.close()
        if self.warming is not None:
            await warm.end(self.warming)

    # Rooms

    async def room(self, place: str, account: str | None = None) -> Room | None:
        """The room of this table, read from the store if it is not open; raises `Refusal` if it is damaged.

        `account` is who has to wait if many ask for such tables.
        """
        if place in self.rooms:
            self.rooms[place].asked_for_at = time.monotonic()
            return self.rooms[place]
        if self.closing or not await self.store.has_table(place):
            return None
        if place in self.archive.damaged:
            raise Damaged()
        if place not in self.opening:
            task = asyncio.get_running_loop().create_task(self._open(place, account))
            self.opening[place] = task
            task.add_done_callback(lambda _: self.opening.pop(place, None))
        return await asyncio.shield(self.opening[place])

    async def _open(self, place: str, account: str | None) -> Room | None:
        loaded = await self.archive.load(account, place, self.store.stored_table, self._begun)
        if loaded is None or self.closing:
            return None
        teller, closed = loaded
        table = teller.table
        table.resume(clock.now())
        if table.match is not None and not isinstance(table.match, self.match_kind):
            table.play_on(self.match_kind)  # the rules were compiled meanwhile
        room = self.rooms[place] = Room(self, teller, table.entries)
        self.asleep.pop(place, None)
        if closed and table.state != "over":
            self.store.write([TableReopened(place)], _ignore)
        end_if_idle(room, clock.now())
        room.wake()
        self._tidy(spare=room)
        return room

    def _begun(self, place: str, first: AnyEntry) -> Teller:
        if not isinstance(first, Created):
            raise ValueError("a log begins with how the table was made")
        return self._table(place, first)

    def _table(self, place: str, first: Created) -> Teller:
        return Teller(Table(place, first, self.match_kind, self.settings.reaction_pace))

    async def keep_tidy(self) -> None:
        """Forever: remove from memory the tables that nobody has come to for a while."""
        while True:
            await asyncio.sleep(TIDY_EVERY)
            await end_idle(self, clock.now())
            self.put_to_sleep(clock.now() - self.settings.asleep_after)
            self._tidy()

    def put_to_sleep(self, before: float) -> None:
        """Tables where nobody is and nothing has happened since then are not loaded at the start any more."""
        for room in list(self.rooms.values()):
            ticking = room.table.created.pace.by_day and room.table.state == "playing"
            if is_idle(room) and room.table.last_at < before and room.table.state != "over" and not ticking:
                self.store.write([TableClosed(room.table.id)], _ignore)
                room.close("restart")
                self.forget(room)

    def _tidy(self, spare: Room | None = None) -> None:
        """Let the tables at rest leave the memory, those left first before the others, all but so many."""
        if self.guard is not None:
            self.guard.tidy()
        resting = [(room.left_at, room) for room in self.rooms.values() if room is not spare and room.rests]
        resting.sort(key=lambda one: one[0])
        long_left = [room for left_at, room in resting if not left_at]
        for room in long_left:
            room.forget_messages()
        too_many = max(len(long_left) - MOST_ROOMS_AT_REST, len(resting) - MOST_ROOMS_AT_REST - MOST_ROOMS_JUST_LEFT, 0)
        for _, room in resting[:too_many]:
            if room.table.state == "over":
                self.made_from.pop(room.table.id, None)
            else:
                self.asleep[room.table.id] = self._listing(room)
            self.forget(room)
            # The room and its patience know one another: the collector, which runs seldom, would have to find them.
            del room.patience

    def forget(self, room: Room) -> None:
        """Take a room out of memory; it is in the store."""
        room.forgotten = True
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]

    def _listing(self, room: Room) -> Listing:
        ends = ends_at(room.table, self.settings.alone_ends_after, self.settings.open_ends_after)
        return Listing.of(room.table, room.info, self.made_from.get(room.table.id), ends)

    def listings(self) -> Iterator[Listing]:
        yield from self.asleep.values()
        yield from map(self._listing, self.rooms.values())

    # Making tables

    def new_place(self) -> str:
        """An id for a table that nobody can guess: 51 random bits. The store takes no id twice."""
        while True:
            place = "".join(LETTERS[byte % 36] for byte in self.settings.random_bytes(40) if byte < 252)[:10]
            if len(place) == 10 and place not in self.rooms:
                return place

    def make(self, place: str, first: Created) -> Room:
        """Make a new room; its first entry is being written."""
        self._tidy()
        room = self.rooms[place] = Room(self, self._table(place, first), 0)

        def on_done(problem: BaseException | None) -> None:
            if problem is None:
                room.tell([], None)
            else:
                room.fail(problem)

        entries = [TableMade(place, first.who, first.at), EntryAdded(place, 0, written(first))]
        self.store.write(entries, on_done, room.chain)
        return room

    async def make_as_asked(self, who: str, name: str, new: wire.NewTable, made_from: str | None = None) -> str:
        """Make the table that somebody asks for, from some network; returns its id when it is durable."""
        try:
            self._check_how_many(who, made_from)
        except Refusal:
            if not await make_room(self, who):
                raise
        if not self.settings.pauses:
            new.rhythm = "none"
        maker = Chair(who, name, program=await self.tokens.owner_name(who))
        first = created(new, maker, self.settings.random_bytes(32), clock.now(), self.levels)
        place = self.new_place()
        room = self.make(place, first)
        if made_from is not None:
            self.made_from[place] = made_from
        if new.start:
            room.write(Started(at=clock.now(), who=who))
        await self.store.flush()  # it comes after the others in the queue
        return place

    def _check_how_many(self, who: str, made_from: str | None) -> None:
        """Raises `Refusal` for somebody, or for a network, with too many tables that are not finished."""
        mine = near = 0
        unfinished = [(one.owner, one.maker) for one in self.asleep.values() if one.info.state != "over"]
        for place, room in self.rooms.items():
            if room.table.state != "over":
                unfinished.append((room.table.created.who, self.made_from.get(place, "")))
        for owner, maker in unfinished:
            mine += owner == who
            near += maker == made_from
        most, most_near = self.settings.tables_per_identity, self.settings.tables_per_address
        if self.settings.limited and (mine >= most or (made_from is not None and near >= most_near)):
            count = mine if mine >= most else near
            raise Refusal("too-many-tables", f"You have {count} tables that are not finished; finish one first.")

    # What can be seen

    async def replay(self, room: Room, eyes: Eyes, account: str | None = None) -> bytes:
        """The replay of a finished match as this viewer saw it."""
        talk = [spoken for spoken in room.teller.gallery.talk if spoken.to is None]
        record = await self.record(room.table.id)
        key = (room.table.id, eyes)
        ended = result(room.table)
        return await self.archive.replay(account, key, lambda: encode(replay(record, eyes, talk, ended)))

    async def record(self, place: str) -> bytes:
        """The record of a finished match; raises `Refusal`."""
        record = await self.store.stored_record(place)
        if record is None:
            raise Refusal("not-over", "The match is not over: there is no record yet.")
        return record

    def lobby(self, who: str | None) -> wire.Lobby:
        """What somebody is shown of all tables."""
        return lobby(self.listings(), who)

    def gauges(self) -> dict[str, float]:
        states = [room.table.state for room in self.rooms.values()]
        return {
            "shinobi_ready": float(self.why_not_ready() is None),
            "shinobi_rules_compiled": float(self.match_kind is not Match),
            "shinobi_connections": sum(len(room.connections) for room in self.rooms.values()),
            "shinobi_turned_away": 0 if self.guard is None else self.guard.turned_away,
            "shinobi_damaged_tables": len(self.archive.damaged),
            "shinobi_memory_bytes": resident_memory(),
            **{f'shinobi_tables{{state="{state}"}}': states.count(state) for state in ("open", "playing", "over")},
        }


def _ignore(problem: BaseException | None) -> None:
    """Ignore the outcome of housekeeping: it will be tried again."""


def _say_nothing(number: int, count: int) -> None:
    """Ignore progress."""
