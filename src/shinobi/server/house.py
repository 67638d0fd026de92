"""The house: a server's rooms and services, from its start to its end."""

import asyncio
import logging
from asyncio.subprocess import Process
from collections.abc import Callable

from shinobi import wire
from shinobi.bots import warm
from shinobi.engine.runner import Interpreted
from shinobi.server import clock
from shinobi.server.bringing import Bringing
from shinobi.server.doors import Door, Others
from shinobi.server.guard import Guard
from shinobi.server.limits import Limits
from shinobi.server.lobby import lobby
from shinobi.server.metrics import resident_memory
from shinobi.server.notices import Attended, Notices
from shinobi.server.orders import keep_order
from shinobi.server.people import People
from shinobi.server.quiet_logs import place_of
from shinobi.server.rooms import Rooms
from shinobi.server.services import Services
from shinobi.server.settings import Compile, Settings
from shinobi.server.thinkers import Thinkers, levels
from shinobi.server.together import Parties
from shinobi.server.tokens import Tokens
from shinobi.store.protocol import Store
from shinobi.table.log import Chair, Started
from shinobi.table.making import created
from shinobi.table.refusal import Refusal
from shinobi.telling.replay import Eyes, replay
from shinobi.telling.shown import result
from shinobi.telling.teller import Teller
from shinobi.wire import encode

logger = logging.getLogger("shinobi")

TIDY_EVERY = 30.0
PROGRESS_EVERY = 2.0
"""Seconds between what is said while tables are read at the start."""


class House:
    """One server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.guard: Guard | None = None
        self.limits = Limits(settings)
        self.people = People(store)
        self.tokens = Tokens(store, self.people)
        self.thinkers = Thinkers(settings.bot_pace)
        self.notices = Notices(store, settings, self.people, self._attended)
        self.levels = levels()
        self.services = Services(store, settings, self.limits, self.people, self.thinkers, self.notices, self.levels)
        self.rooms = Rooms(self.services)
        self.bringing = Bringing(self.services, self.rooms.archive)
        self.parties = Parties(self.limits)
        self.others: Others | None = None
        """The other servers, where several share their tables."""
        self.ready = False
        self.tidying: asyncio.Task[None] | None = None
        self.orders: asyncio.Task[None] | None = None
        self.compiling: asyncio.Task[None] | None = None
        self.warming: Process | None = None
        self.reading: asyncio.Task[None] | None = None
        self.still_to_read = 0
        self.on_progress: Callable[[int, int], None] = _say_nothing
        """Called at the start with the number of tables loaded so far and of all tables."""

    async def _attended(self, place: str) -> Attended | None:
        room = await self.rooms.find(place)
        return None if room is None else Attended(room.table, room.audience.crowd.by_identity, room.chain.lease)

    async def at(self, place: str, account: str | None = None) -> Door | None:
        """A table, here or at another server; `None` if there is none. Raises `Refusal`.

        `account` is who has to wait if many ask for tables that have to be read.
        """
        return await (self.rooms.find if self.others is None else self.others.at)(place, account)

    # From start to end

    async def open(self) -> None:
        """Begin: every table goes on where it was. They are read while people are served already."""
        self.store.start()
        if self.others is not None:
            await self.others.open()
        self.ready = True
        if self.others is None:
            places = await self.store.unfinished_places()
            self.still_to_read = len(places)
            self.reading = asyncio.create_task(self.read_tables(places))
        self.tidying = asyncio.create_task(self.keep_tidy())
        self.orders = asyncio.create_task(keep_order(self.services, self.rooms, self._pass_on))
        if self.settings.compile is Compile.SOON:
            self.compiling = asyncio.create_task(self._compile_soon())

    def _pass_on(self, kind: str, subject: str) -> None:
        if self.others is not None:
            self.others.ordered(kind, subject)

    async def read_tables(self, places: list[str]) -> None:
        """Have these tables go on where they were."""
        self.still_to_read, said_at = len(places), clock.now()
        for number, place in enumerate(places, start=1):
            try:
                await self.rooms.find(place)
            except Refusal:
                pass  # it was reported
            except Exception as problem:
                logger.error(place_of("A table could not be read", problem))
            self.still_to_read = len(places) - number
            if clock.now() - said_at >= PROGRESS_EVERY:
                said_at = clock.now()
                self.on_progress(number, len(places))
        damaged = len(self.rooms.archive.damaged)
        if places:
            self.on_progress(len(places), len(places))
            logger.info("%d tables go on where they were.", len(places) - damaged)
        if damaged:
            logger.error("%d tables are damaged and stay closed.", damaged)

    def why_not_ready(self) -> str | None:
        """A sentence where the server cannot take on or keep what people do; `None` where it can."""
        if not self.ready or self.services.closing:
            return "The server is starting or stopping."
        if self.still_to_read:
            return f"Tables are being read: {self.still_to_read} are left."
        return self.store.problem or (None if self.others is None else self.others.why_not_ready())

    async def _compile_soon(self) -> None:
        try:
            self.warming = await warm.start_compiler()
            if await warm.rules_are_ready(self.warming):
                await asyncio.to_thread(warm.compile_rules)
                self.rooms.use_compiled_rules()
        except Exception as problem:  # it only makes tables quicker: they go on without
            logger.warning("The rules could not be compiled (%s); tables are played without.", type(problem).__name__)

    async def keep_tidy(self) -> None:
        """Forever: end what nobody plays, and remove from memory the tables that nobody has come to for a while."""
        while True:
            await asyncio.sleep(TIDY_EVERY)
            await self.rooms.end_idle(clock.now())
            self.rooms.put_to_sleep(clock.now() - self.settings.asleep_after)
            self.rooms.tidy()
            if self.guard is not None:
                self.guard.tidy()

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops, and take nothing more on."""
        self.services.closing = True
        self.ready = False
        for task in (self.tidying, self.orders, self.compiling, self.reading, *self.rooms.opening.values()):
            if task is not None:
                task.cancel()
        self.notices.close()
        if self.others is not None:  # before anybody is sent away: whoever comes again finds the table elsewhere
            await self.others.hand_over()
        for room in list(self.rooms.values()):
            room.close("restart")

    async def close(self) -> None:
        self.thinkers.close()
        self.rooms.archive.close()
        await self.store.close()
        if self.others is not None:
            await self.others.close()
        if self.warming is not None:
            await warm.end(self.warming)

    # Tables, and what can be seen of them

    async def make_as_asked(self, who: str, name: str, new: wire.NewTable, made_from: str | None = None) -> str:
        """Make the table that somebody asks for, from some network; returns its id when it is durable."""
        try:
            self.rooms.check_how_many(who, made_from)
        except Refusal:
            if not await self.rooms.end_one_of(who):  # they want to play another one
                raise
        if not self.settings.pauses:
            new.rhythm = "none"
        maker = Chair(who, name, program=await self.tokens.owner_name(who))
        first = created(new, maker, self.settings.random_bytes(32), clock.now(), self.levels)
        place = self.rooms.new_place()
        room = self.rooms.make(place, first)
        if made_from is not None:
            self.rooms.made_from[place] = made_from
        if new.start:
            room.write(Started(at=clock.now(), who=who))
        await self.store.flush()  # it comes after the others in the queue
        return place

    async def finished(self, place: str, account: str | None = None) -> Teller:
        """A table whose match is over, with its teller; raises `Refusal`."""
        await self.record(place)  # raises while the match is played
        teller = await self.rooms.looked_at(place, account)
        if teller is None:
            raise Refusal("no-table", "There is no such table.")
        return teller

    async def replay(self, teller: Teller, eyes: Eyes, account: str | None = None) -> bytes:
        """The replay of a finished match as this viewer saw it."""
        table = teller.table
        talk = [spoken for spoken in teller.gallery.talk if spoken.to is None]
        record = await self.record(table.id)
        key = (table.id, eyes)
        ended = result(table)
        return await self.rooms.archive.replay(account, key, lambda: encode(replay(record, eyes, talk, ended)))

    async def record(self, place: str) -> bytes:
        """The record of a finished match; raises `Refusal`."""
        record = await self.store.stored_record(place)
        if record is None:
            raise Refusal("not-over", "The match is not over: there is no record yet.")
        return record

    def lobby(self, who: str | None) -> wire.Lobby:
        """What somebody is shown of the tables that are here."""
        return lobby(self.rooms.listings(), who)

    async def whole_lobby(self, who: str | None) -> wire.Lobby:
        """What somebody is shown of all tables, wherever they are."""
        if self.others is None:
            return self.lobby(who)
        listings = [*self.rooms.listings(), *await self.others.listings(who)]
        return lobby(sorted(listings, key=lambda one: one.made_at), who)

    # People, wherever they are

    def send_away(self, who: str, device: str | None, reason: str) -> None:
        """End the connections of somebody, on one device or on all."""
        self.send_away_here(who, device, reason)
        if self.others is not None:
            self.others.send_away(who, device, reason)

    def send_away_here(self, who: str, device: str | None, reason: str) -> None:
        for room in list(self.rooms.values()):
            for connection in [one for one in room.audience.connections if one.who == who]:
                if device in (None, connection.device):
                    connection.dismiss(reason)

    def changed(self, identity: str) -> None:
        """Something about a person has changed that other servers may remember otherwise."""
        if self.others is not None:
            self.others.forget([identity])

    def gauges(self) -> dict[str, float]:
        rooms = self.rooms.values()
        states = [room.table.state for room in rooms]
        return {
            "shinobi_ready": float(self.why_not_ready() is None),
            "shinobi_rules_compiled": float(self.rooms.runner is not Interpreted),
            "shinobi_connections": sum(len(room.audience.connections) for room in rooms),
            "shinobi_turned_away": 0 if self.guard is None else self.guard.turned_away,
            "shinobi_damaged_tables": len(self.rooms.archive.damaged),
            "shinobi_memory_bytes": resident_memory(),
            **({} if self.others is None else self.others.gauges()),
            **{f'shinobi_tables{{state="{state}"}}': states.count(state) for state in ("open", "playing", "over")},
        }


def _say_nothing(number: int, count: int) -> None:
    """Ignore progress."""
