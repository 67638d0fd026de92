"""What a table waits for on behalf of its people: their part in the deal, a look at how a round ended, reading.

Nothing here depends on what is hidden. How long bots wait follows from the rhythm of the table and from what everybody
was told.
"""

import asyncio
import time

from shinobi.server import clock
from shinobi.server.crowd import Listener
from shinobi.server.live_table import LiveTable
from shinobi.table.log import Waited, WentOn
from shinobi.table.pausing import BEAT

READING_AT_MOST = 600.0
"""Seconds for which bots wait for somebody who reads."""


class Patience:
    """What one table waits for."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.readers: dict[Listener, float] = {}
        """Who is reading, and until when that counts."""
        self.nobody_reads = asyncio.Event()
        self.nobody_reads.set()
        self.alarm: asyncio.TimerHandle | None = None
        """When the next round begins although somebody has not said that they have seen how the last one ended."""
        self.deal_alarm: asyncio.TimerHandle | None = None
        self.deal_stage: tuple[int, bool] | None = None
        """The round of the deal that the alarm is set for, and whether that round was sealed."""

    @property
    def waits(self) -> bool:
        return self.alarm is not None or self.deal_alarm is not None

    # The deal, and between rounds ------------------------------------------------------------------------------------

    def see_to(self) -> None:
        """See to what is due of the deal or of a pause, where there is one or something was waited for."""
        table = self.live.table
        if self.alarm is not None or table.round_end is not None:
            self._see_to_pause()
        if self.deal_stage is not None or table.state == "dealing":
            self._see_to_deal()

    def _see_to_deal(self) -> None:
        """Those who are slow to commit or to reveal are waited for, but not for long."""
        table = self.live.table
        dealing = table.dealing if table.state == "dealing" else None
        stage = None if dealing is None else (dealing.round, dealing.sealed)
        if stage == self.deal_stage:
            return
        self.deal_stage = stage
        if self.deal_alarm is not None:
            self.deal_alarm.cancel()
            self.deal_alarm = None
        if stage is not None:
            wait = self.live.services.settings.deal_wait
            self.deal_alarm = asyncio.get_running_loop().call_later(wait, self._deal_goes_on, stage)

    def _deal_goes_on(self, stage: tuple[int, bool]) -> None:
        table, dealing = self.live.table, self.live.table.dealing
        if dealing is not None and table.state == "dealing" and stage == (dealing.round, dealing.sealed):
            self.live.write(Waited(at=clock.now()))

    def _see_to_pause(self) -> None:
        """Let the next round begin if all who are there have seen how the last one ended, or their time is up."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        live, table = self.live, self.live.table
        end = table.round_end
        if end is None:
            return
        now, here = clock.now(), live.audience.crowd.by_viewer
        seconds = table.pause_seconds
        due = None if seconds is None else end.since + seconds
        missing = table.to_continue
        looking = [seat for seat in missing if any(one.hints for one in here.get(seat, ()))]
        seen_by_all = not missing or (not looking and any(seat in here for seat in table.people))
        if seen_by_all or (due is not None and due <= now):
            live.write(WentOn(at=now))
        elif due is not None:
            self.alarm = asyncio.get_running_loop().call_later(due - now + 0.001, live.wake)

    # How fast bots are -----------------------------------------------------------------------------------------------

    @property
    def bot_pace(self) -> float:
        """Seconds from what happened last to a bot's move: the same whatever it has to decide."""
        table, pace = self.live.table, self.live.services.settings.bot_pace
        if table.rhythm == "none" or table.match is None or not table.match.steps:
            return pace
        return pace * BEAT[table.rhythm] * table.game.events.beats(table.match.steps[-1].told)

    # Readers ---------------------------------------------------------------------------------------------------------

    def reading(self, connection: Listener, on: bool) -> None:
        """Somebody has begun to read, or is done. It counts only where nobody else would have to wait."""
        alone = self.live.table.people == [connection.viewer]
        if on and alone:
            self.readers[connection] = time.monotonic() + READING_AT_MOST
            self.nobody_reads.clear()
        else:
            self.gone(connection)

    def gone(self, connection: Listener) -> None:
        """Somebody who may have been reading is not there any more."""
        self.readers.pop(connection, None)
        if not self.readers:
            self.nobody_reads.set()

    async def until_read(self) -> None:
        """Wait until nobody reads."""
        while self.readers:
            until = max(self.readers.values())
            try:
                async with asyncio.timeout(max(0.0, until - time.monotonic())):
                    await self.nobody_reads.wait()
            except TimeoutError:
                self.readers.clear()
                self.nobody_reads.set()

    def close(self) -> None:
        for alarm in (self.alarm, self.deal_alarm):
            if alarm is not None:
                alarm.cancel()
