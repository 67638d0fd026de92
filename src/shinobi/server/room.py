"""A room: one live table, and all that goes on there: requests, bots, clocks, people who come and go."""

import asyncio
import time

from shinobi import wire
from shinobi.server import clock
from shinobi.server.answering import Answering, Asked
from shinobi.server.bot_turns import BotTurns
from shinobi.server.closing import ends_at
from shinobi.server.crowd import Listener
from shinobi.server.granting import granted
from shinobi.server.live_table import SEATING, LiveTable, Neighbours
from shinobi.server.patience import Patience
from shinobi.server.services import Services
from shinobi.server.stand_ins import StandIns
from shinobi.table.log import AnyEntry, Ended, Remarked, Voted
from shinobi.telling.teller import Teller
from shinobi.wire import encode

PRESENCE_PAUSE = 0.1
"""Seconds for which comings and goings are gathered before they are told."""


PONG = encode(wire.Pong())


class Room(LiveTable):
    """One table with everybody and everything around it."""

    def __init__(self, services: Services, neighbours: Neighbours, teller: Teller, entries: int) -> None:
        super().__init__(services, neighbours, teller, entries)
        self.patience = Patience(self)
        self.bots = BotTurns(self, self.patience)
        self.stand_ins = StandIns(self)
        self.answering = Answering(self, self.patience, self.stand_ins)
        self.asked_for_at = time.monotonic()
        """The time at which somebody last asked for this room."""
        self.presence: asyncio.TimerHandle | None = None

    # Who comes and goes ----------------------------------------------------------------------------------------------

    def enter(self, connection: Listener, since: int | None = None) -> None:
        """Somebody has come, and is told everything, or what followed the number they name."""
        for other in self.audience.enter(connection, since):
            self.patience.gone(other)
        if since is None:  # somebody opened the page; a line that mends itself says nothing about who sits there
            self.stand_ins.is_back(connection.who)
        self.audience.settle()
        self._presence_changed()

    def leave(self, connection: Listener) -> None:
        """Somebody has gone."""
        if self.audience.leave(connection):
            self.patience.gone(connection)
            self._presence_changed()
            self.wake()

    def _presence_changed(self) -> None:
        if self.presence is None and not self.services.closing:
            self.presence = asyncio.get_running_loop().call_later(PRESENCE_PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self.presence = None
        if self.audience.up_to_date:
            self.audience.tell_presence()
            self.wake()
        else:
            self._presence_changed()

    def ping(self, connection: Listener) -> None:
        """Say that the table is there."""
        connection.send(PONG)

    # What happens ----------------------------------------------------------------------------------------------------

    def request(self, connection: Listener, asked: Asked) -> None:
        """Carry out what somebody asks for, or refuse it."""
        self.answering.request(connection, asked)

    def happened(self, entry: AnyEntry) -> None:
        if isinstance(entry, Remarked):
            self.bots.heard(entry)

    def told(self, entry: AnyEntry) -> None:
        if isinstance(entry, Voted):
            self.stand_ins.count_votes(entry.seat)
        elif isinstance(entry, SEATING):
            if self.audience.move_over():
                self._presence_changed()
            if self.table.state == "playing" and not self.table.seated:
                self.write(Ended(at=clock.now(), reason="empty"))

    def wake(self) -> None:
        """See to all that is due: bots that are asked, clocks, people who are gone."""
        if self.at_work:
            self.bots.ask()
            self.patience.see_to()
            self.stand_ins.see_to()

    # Whether it is needed in memory ----------------------------------------------------------------------------------

    @property
    def rests(self) -> bool:
        """Whether nobody is there, nothing happens and nothing is due: the table may leave the memory."""
        bots, answering = self.bots.thinking or self.bots.answering, self.answering.held or self.tickets.under_way
        timers = self.presence or self.stand_ins.alarm or self.patience.waits
        return not (self.audience.connections or bots or answering or timers) and self.audience.up_to_date

    @property
    def idle(self) -> bool:
        """Whether nobody is there, and nothing is under way; clocks may tick."""
        return not self.audience.connections and not self.bots.thinking and self.audience.up_to_date

    @property
    def ends_at(self) -> float | None:
        """When the table ends by itself if nothing happens there."""
        settings = self.services.settings
        return ends_at(self.table, settings.alone_ends_after, settings.open_ends_after)

    def end_if_idle(self, now: float) -> None:
        """End the table if nobody has come to it for so long; where it was asleep meanwhile, when it wakes."""
        end = self.ends_at
        if end is not None and end < now and self.idle:
            self.write(Ended(at=now, reason="idle"))

    @property
    def left_at(self) -> float:
        """When somebody was last here, or about to come, who may still do so; 0 where nobody is waited for."""
        last = max((self.asked_for_at, *self.audience.listened.values()))
        return last if last > time.monotonic() - self.services.settings.linger else 0.0

    @property
    def info(self) -> wire.TableInfo:
        """The table for those who are not there."""
        return self.audience.info

    async def look(self) -> wire.TableInfo:
        return self.info

    async def go(self, who: str, name: str, asked: wire.Leave | wire.Resign | wire.Delete) -> wire.TableInfo:
        """Let somebody leave, resign or delete without coming here first; raises `Refusal`."""
        services = self.services
        services.limits.check_asked(who, asked)
        self.write(granted(self.table, who, name, asked, clock.now(), services.levels))
        await services.store.flush()
        return self.info

    def close(self, reason: str) -> None:
        self.broken = True
        self.audience.dismiss(reason)
        for part in (self.patience, self.bots, self.stand_ins, self.answering):
            part.close()
        if self.presence is not None:
            self.presence.cancel()

    def let_go(self) -> None:
        """Part from all that knows this room, so that its memory is free at once and not when the collector runs."""
        del self.patience, self.bots, self.stand_ins, self.answering
