"""The house: all rooms of a server, and what they share."""

import asyncio
import logging
from asyncio.subprocess import Process
from collections import OrderedDict

from shinobi.bots import warm
from shinobi.engine.errors import ShinobiError
from shinobi.engine.match import Match
from shinobi.server import clock, wire
from shinobi.server.board import board
from shinobi.server.guard import Guard
from shinobi.server.limits import Limits
from shinobi.server.metrics import resident_memory
from shinobi.server.people import People
from shinobi.server.replay import Eyes, replay
from shinobi.server.room import Room
from shinobi.server.seat_bots import Thinkers, levels
from shinobi.server.settings import Compile, Settings
from shinobi.server.wire import encode
from shinobi.store import Store, StoredTable
from shinobi.table.company import Company
from shinobi.table.log import Created, Started, read, written
from shinobi.table.making import created
from shinobi.table.refusal import Refusal
from shinobi.table.table import Table

logger = logging.getLogger("shinobi")

LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
MOST_LISTED = 100
TIDY_EVERY = 600.0
MOST_REPLAYS = 50
MOST_ROOMS_AT_REST = 500
"""Finished tables that stay in memory; the others are read again when somebody asks."""


class House:
    """One server's rooms."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.guard: Guard | None = None
        self.limits = Limits(settings)
        self.people = People(store)
        self.thinkers = Thinkers(settings.bot_pace)
        self.rooms: dict[str, Room] = {}
        self.levels = levels()
        self.match_kind: type[Match] = Match
        self.ready = False
        self.closing = False
        self.tidying: asyncio.Task[None] | None = None
        self.compiling: asyncio.Task[None] | None = None
        self.warming: Process | None = None
        self.replays: OrderedDict[tuple[str, Eyes], bytes] = OrderedDict()

    # From start to end

    async def open(self) -> None:
        """Begin: every table goes on where it was."""
        self.store.start()
        for stored in self.store.unfinished():
            self._add(stored)
            await asyncio.sleep(0)
        self.ready = True
        for room in list(self.rooms.values()):
            room.wake()
        self.tidying = asyncio.create_task(self.keep_tidy())
        if self.settings.compile is Compile.SOON:
            self.compiling = asyncio.create_task(self._quicken_soon())
        if self.rooms:
            logger.info("%d tables go on where they were.", len(self.rooms))

    async def _quicken_soon(self) -> None:
        try:
            self.warming = await warm.beside()
            if await warm.rules_are_ready(self.warming):
                await asyncio.to_thread(warm.compile_rules)
                self.quicken()
        except Exception as problem:  # it only makes tables quicker: they go on without
            logger.warning("The rules could not be compiled (%s); tables are played without.", type(problem).__name__)

    def quicken(self) -> None:
        """From now on all tables are played by compiled rules, which are there by now."""
        from shinobi.engine.quick_match import QuickMatch

        self.match_kind = QuickMatch
        for room in self.rooms.values():
            room.table.play_on(QuickMatch)

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops, and take nothing more on."""
        self.closing = True
        self.ready = False
        for task in (self.tidying, self.compiling):
            if task is not None:
                task.cancel()
        for room in list(self.rooms.values()):
            room.close("restart")

    async def close(self) -> None:
        self.thinkers.close()
        await self.store.close()
        if self.warming is not None:
            await warm.end(self.warming)

    # Rooms

    def room(self, place: str) -> Room | None:
        """The room of this table, read from the store if it is not open."""
        if place in self.rooms:
            return self.rooms[place]
        stored = self.store.stored_table(place)
        if stored is None or self.closing:
            return None
        room = self._add(stored)
        if room is not None:
            if stored.closed and room.table.state != "over":
                self.store.write([Store.reopened(place)], _ignore)
            room.wake()
            self._tidy()
        return room

    def _add(self, stored: StoredTable) -> Room | None:
        try:
            table = self._folded(stored)
        except (ShinobiError, ValueError, AssertionError) as problem:
            logger.error("A table cannot be read from its log: %s.", type(problem).__name__)
            return None
        self.rooms[stored.id] = Room(self, table, table.entries)
        return self.rooms[stored.id]

    def _folded(self, stored: StoredTable) -> Table:
        first, *others = map(read, stored.entries)
        if not isinstance(first, Created):
            raise ValueError("a log begins with how the table was made")
        table = self._table(stored.id, first)
        for entry in others:
            table.fold(entry, Company())
        table.resume(clock.now())
        return table

    def _table(self, place: str, first: Created) -> Table:
        return Table(place, first, board, self.match_kind, self.settings.reaction_pace)

    async def keep_tidy(self) -> None:
        """For ever: take out of memory what nobody has come to for long."""
        while True:
            await asyncio.sleep(TIDY_EVERY)
            self.put_to_sleep(clock.now() - self.settings.asleep_after)
            self._tidy()

    def put_to_sleep(self, before: float) -> None:
        """Tables where nobody is and nothing has happened since then are not loaded at the start any more."""
        for room in list(self.rooms.values()):
            idle = not room.connections and not room.thinking and room.durable == room.table.entries
            if idle and room.table.last_at < before and room.table.state != "over":
                self.store.write([Store.closed(room.table.id)], _ignore)
                room.close("restart")
                self.forget(room)

    def _tidy(self) -> None:
        resting = [room for room in self.rooms.values() if room.table.state == "over" and not room.connections]
        for room in resting[: max(0, len(resting) - MOST_ROOMS_AT_REST)]:
            self.forget(room)

    def forget(self, room: Room) -> None:
        """Take a room out of memory; it is in the store."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]

    # Making tables

    def new_place(self) -> str:
        """An id for a table that nobody can guess."""
        while True:
            place = "".join(LETTERS[byte % 36] for byte in self.settings.random_bytes(40) if byte < 252)[:10]
            if len(place) == 10 and place not in self.rooms and self.store.stored_table(place) is None:
                return place

    def make(self, place: str, first: Created) -> Room:
        """A new room; it is being written."""
        self._tidy()
        room = self.rooms[place] = Room(self, self._table(place, first), 0)

        def on_done(problem: BaseException | None) -> None:
            if problem is None:
                room.tell([], None)
            else:
                room._break(problem)

        entries = [Store.table(place, first.who, first.at), Store.entry(place, 0, written(first))]
        self.store.write(entries, on_done, room.chain)
        return room

    async def make_as_asked(self, who: str, name: str, new: wire.NewTable) -> str:
        """Make the table that somebody asks for; returns its id when it is durable."""
        mine = sum(room.table.created.who == who and room.table.state != "over" for room in self.rooms.values())
        if self.settings.limited and mine >= self.settings.tables_per_identity:
            raise Refusal("too-many-tables", f"You have {mine} tables that are not finished; finish one first.")
        first = created(new, who, name, self.settings.random_bytes(32), clock.now(), self.levels)
        place = self.new_place()
        room = self.make(place, first)
        if new.start:
            room.write(Started(at=clock.now(), who=who))
        await self.store.written_now()  # it comes after the others in the queue
        return place

    # What can be seen

    async def replay(self, room: Room, eyes: Eyes) -> bytes:
        """A finished match through these eyes. It takes a while to make and never changes, so the last are kept."""
        key = (room.table.id, eyes)
        if key not in self.replays:
            talk = [spoken for spoken in room.table.gallery.talk if spoken.to is None]
            record = self.record(room.table.id)
            self.replays[key] = await asyncio.to_thread(lambda: encode(replay(record, eyes, talk)))
            while len(self.replays) > MOST_REPLAYS:
                self.replays.popitem(last=False)
        return self.replays[key]

    def record(self, place: str) -> bytes:
        """The record of a finished match; raises `Refusal`."""
        record = self.store.stored_record(place)
        if record is None:
            raise Refusal("not-over", "The match is not over: there is no record yet.")
        return record

    def lobby(self, who: str | None) -> wire.Lobby:
        waiting, running, yours = [], [], []
        for room in reversed(list(self.rooms.values())):
            table = room.table
            mine = who is not None and (table.seat_of(who) is not None or (table.host == who and table.state == "open"))
            if mine:
                yours.append(room)
            if table.created.visibility != "public":
                continue
            if table.state == "open":
                waiting.append(room)
            elif table.state == "playing":
                running.append(room)
        shown = [[room.table.info(room.company) for room in rooms[:MOST_LISTED]] for rooms in (waiting, running, yours)]
        return wire.Lobby(*shown)

    def gauges(self) -> dict[str, float]:
        states = [room.table.state for room in self.rooms.values()]
        return {
            "shinobi_ready": float(self.ready),
            "shinobi_rules_compiled": float(self.match_kind is not Match),
            "shinobi_connections": sum(len(room.connections) for room in self.rooms.values()),
            "shinobi_turned_away": 0 if self.guard is None else self.guard.turned_away,
            "shinobi_memory_bytes": resident_memory(),
            **{f'shinobi_tables{{state="{state}"}}': states.count(state) for state in ("open", "playing", "over")},
        }


def _ignore(problem: BaseException | None) -> None:
    """For what is only housekeeping: it is done another time."""
