"""Which tables are this server's: kept by signs of life, lost without one, taken from servers that give none."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from shinobi.server.quiet_logs import place_of
from shinobi.store.postgres import leases
from shinobi.store.postgres.leases import Leases
from shinobi.store.protocol import Lease, StoreError

logger = logging.getLogger("shinobi")

EVERY = 0.75
"""Seconds between two signs of life."""

MARGIN = 0.02
"""Seconds after the end of somebody's time at which we look whether they are gone."""

LOOK_EVERY = 3.0
"""Seconds between two looks whether the tables that we take for ours are."""

ADOPTED_AT_ONCE = 20
"""Tables that are taken at once from a server that is gone, so that others take some, too."""


class Tenure:
    """The tables that one server owns, and until when that is sure."""

    def __init__(self, leases: Leases) -> None:
        self.leases = leases
        self.server = leases.server
        self.until = 0.0
        """The moment, by our own clock, from which on somebody else may have our tables."""
        self.living: set[str] = {self.server}
        self._next = EVERY
        """Seconds until the next sign of life, and look at who gives one."""
        self.held: dict[str, Lease] = {}
        self.on_dead: Callable[[str], None] = lambda server: None
        """Called when another server is gone."""
        self.on_lapse: Callable[[], None] = lambda: None
        """Called when our time was up: nothing is ours any more."""
        self.on_taken: Callable[[list[str]], None] = lambda places: None
        """Called with tables that are not ours any more, though nobody told us."""
        self.on_adopted: Callable[[list[Lease]], Awaitable[None]] | None = None
        """Called with tables that are ours now."""
        self._lapsed = False
        self._lapses = 0
        """How often our time was up. What was asked for before a lapse is not ours after it."""
        self._neglected: set[str] = set()
        """Tables that are ours by the database, and that we did not have at the last look."""
        self._look_now = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._adopting: asyncio.Task[None] | None = None

    @property
    def valid(self) -> bool:
        """Whether what we have is surely ours: only then may anybody be told anything."""
        return time.monotonic() < self.until

    async def open(self) -> None:
        """Begin to live; where the database is not there just now, as soon as it is."""
        try:
            await self._sign()
            await self.leases.forget_long_gone()
        except StoreError as problem:
            logger.error("No sign of life could be given (%s).", problem)
        loop = asyncio.get_running_loop()
        self._task = loop.create_task(self._live())
        self._adopting = loop.create_task(self._adopt())

    async def _sign(self) -> None:
        if self._lapsed:
            self._let_go()  # whatever has come since
            await self.leases.let_go_of_all()  # so that somebody takes them, this server perhaps
            self._lapsed = False
        asked_at = time.monotonic()
        left = await self.leases.sign_of_life()
        if self.until and not self.valid:
            self.lapse()
            return  # with the next sign, all begins anew
        self.until = asked_at + leases.LEASE
        for server in self.living - left.keys():
            logger.warning("The server %s is gone.", server)
            self.on_dead(server)
            self._look_now.set()
        self.living = set(left)
        self._next = min(EVERY, MARGIN + min(left.values(), default=EVERY))  # who is about to be gone is seen at once

    async def _look_whether_ours(self) -> None:
        """Part from tables that are not ours by now, and go on with those that are and that we have not.

        A table where nothing is written would never notice that it is another's. And one whose last write failed goes
        on when somebody comes; but where only bots or clocks are to move, nobody comes.
        """
        held = list(self.held.values())
        taken = [lease for lease in await self.leases.taken(held) if self.held.get(lease.place) == lease]
        if taken:
            logger.error("%d tables of this server are another's, or nobody's: they are let go.", len(taken))
            for lease in taken:
                self.lost(lease)
            self.on_taken([lease.place for lease in taken])
        before, self._neglected = self._neglected, await self.leases.neglected(self.held)
        leases = [await self.lease(place) for place in before & self._neglected]
        ours = [lease for lease in leases if lease is not None]
        if ours and self.on_adopted is not None:
            await self.on_adopted(ours)

    def lapse(self) -> None:
        """Our time was up: others may have our tables, or will in a moment."""
        logger.error("No sign of life was taken for %.1f s: the tables of this server are let go.", leases.LEASE)
        self._lapsed, self.until = True, 0.0
        self._lapses += 1
        self._let_go()

    def _let_go(self) -> None:
        self.held.clear()
        self.on_lapse()

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(self._next)
            self._next = EVERY
            try:
                async with asyncio.timeout(leases.LEASE):
                    await self._sign()
            except (StoreError, TimeoutError) as problem:
                logger.error("No sign of life could be given (%s).", str(problem) or "no answer")
            except Exception as problem:  # whatever it was, the next sign may do
                logger.error(place_of("No sign of life could be given", problem))
            if self.until and not self.valid:
                self.lapse()

    async def _adopt(self) -> None:
        """Forever: take the tables that go on and that nobody has."""
        looked_at = time.monotonic()
        while True:
            try:
                if await self._adopt_some():
                    continue
                if self.valid and time.monotonic() - looked_at > LOOK_EVERY:
                    looked_at = time.monotonic()
                    await self._look_whether_ours()
            except StoreError:
                pass
            except Exception as problem:  # the tables are looked at again in a moment
                logger.error(place_of("Tables could not be taken over", problem))
            try:
                async with asyncio.timeout(EVERY):
                    await self._look_now.wait()
            except TimeoutError:
                pass
            self._look_now.clear()

    async def _adopt_some(self) -> bool:
        """Take a few of the tables that nobody has; whether there were any."""
        if not self.valid or self.on_adopted is None:
            return False
        lapses = self._lapses
        taken = await self.leases.adopt(ADOPTED_AT_ONCE)
        if lapses != self._lapses:
            return False  # they were let go of with the others
        for lease in taken:
            self._keep(lease)
        if taken:
            await self.on_adopted(taken)
        return bool(taken)

    def somebody_left(self, server: str) -> None:
        """A server has stopped, and said so."""
        if server in self.living:
            self.living = self.living - {server}
            self.on_dead(server)
        self._look_now.set()

    # Single tables ---------------------------------------------------------------------------------------------------

    def made(self, place: str) -> Lease:
        """The lease of a table that is being made here."""
        lease = self.held[place] = Lease(place, 1)
        return lease

    def holds(self, lease: Lease | None) -> bool:
        """Whether this lease is the one that we have."""
        return lease is not None and self.valid and self.held.get(lease.place) == lease

    async def lease(self, place: str) -> Lease | None:
        """The lease of a table; `None` where another server has it. Claims it where nobody has."""
        if not self.valid:
            return None
        if place not in self.held:
            lapses = self._lapses
            lease = await self.leases.claim(place)
            if lease is None or lapses != self._lapses:  # after a lapse, all that was ours is let go of
                return None
            self._keep(lease)
        return self.held.get(place)

    def _keep(self, lease: Lease) -> None:
        known = self.held.get(lease.place)
        if known is None or known.epoch < lease.epoch:
            self.held[lease.place] = lease

    def lost(self, lease: Lease) -> None:
        """The database says that a table is another's."""
        if self.held.get(lease.place) == lease:
            del self.held[lease.place]

    # The end ---------------------------------------------------------------------------------------------------------

    async def let_go_of_all(self) -> None:
        """Hand everything over, at once."""
        for task in (self._task, self._adopting):
            if task is not None:
                task.cancel()
        self.held.clear()
        self.until = 0.0  # from now on, others may say how things are
        try:
            await self.leases.let_go_of_all()
        except StoreError as problem:
            logger.error("The tables could not be handed over (%s); others take them when our time is up.", problem)

    async def close(self) -> None:
        for task in (self._task, self._adopting):
            if task is not None:
                task.cancel()
        await self.leases.close()
