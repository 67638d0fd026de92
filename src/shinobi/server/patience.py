"""What a room waits for on behalf of its people: that they have seen how a round ended, have read, and have answered.

Nothing here depends on what is hidden. How long bots wait follows from the rhythm of the table and from what everybody
was told.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from shinobi.engine.talk import Kind, Remark
from shinobi.server import clock
from shinobi.server.crowd import Listener
from shinobi.table.log import Remarked, WentOn
from shinobi.table.pausing import BEAT
from shinobi.wire import Spoken

if TYPE_CHECKING:
    from shinobi.server.room import Room

READING_AT_MOST = 600.0
"""Seconds for which bots wait for somebody who reads."""

ANSWER_AFTER = 1.2
"""Seconds after which a bot answers a question, whatever it answers."""

BOTS_LISTEN = 2.5
"""Seconds that a bot waits for the answer of another bot."""

PEOPLE_ANSWER = 9.0
"""Seconds that a bot waits for the answer of a person, at the usual rhythm."""


class Patience:
    """What one room waits for."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.readers: dict[Listener, float] = {}
        """Who is reading, and until when that counts."""
        self.nobody_reads = asyncio.Event()
        self.nobody_reads.set()
        self.somebody_spoke = asyncio.Event()
        self.alarm: asyncio.TimerHandle | None = None
        self.answering: dict[int, asyncio.Task[None]] = {}

    # Between rounds --------------------------------------------------------------------------------------------------

    def see_to_pause(self) -> None:
        """Let the next round begin if all who are there have seen how the last one ended, or their time is up."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        room, table = self.room, self.room.table
        end = table.round_end
        if end is None:
            return
        now, here = clock.now(), room.crowd.by_viewer
        seconds = table.pause_seconds
        due = None if seconds is None else end.since + seconds
        missing = table.to_continue
        looking = [seat for seat in missing if any(one.hints for one in here.get(seat, ()))]
        seen_by_all = not missing or (not looking and any(seat in here for seat in table.people))
        if seen_by_all or (due is not None and due <= now):
            room.write(WentOn(at=now))
        elif due is not None:
            self.alarm = asyncio.get_running_loop().call_later(due - now + 0.001, room.wake)

    # How fast bots are -----------------------------------------------------------------------------------------------

    @property
    def bot_pace(self) -> float:
        """Seconds from what happened last to a bot's move: the same whatever it has to decide."""
        table, pace = self.room.table, self.room.house.settings.bot_pace
        if table.rhythm == "none" or table.match is None or not table.match.steps:
            return pace
        return pace * BEAT[table.rhythm] * table.game.events.beats(table.match.steps[-1].told)

    # Readers ---------------------------------------------------------------------------------------------------------

    def reading(self, connection: Listener, on: bool) -> None:
        """Somebody has begun to read, or is done. It counts only where nobody else would have to wait."""
        alone = self.room.table.people == [connection.viewer]
        if on and alone:
            self.readers[connection] = time.monotonic() + READING_AT_MOST
            self.nobody_reads.clear()
        else:
            self.gone(connection)

    def gone(self, connection: Listener) -> None:
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

    # Questions and answers -------------------------------------------------------------------------------------------

    def heard(self, remark: Remarked) -> None:
        """Something was said: whoever waits for an answer looks up, and a bot that was asked answers."""
        self.somebody_spoke.set()
        asked = asked_by(remark)
        table = self.room.table
        if asked is None or not 0 <= asked < len(table.seats) or table.state != "playing":
            return
        if table.decided_by(asked) is not None and not table.seats[asked].stands_in and asked not in self.answering:
            self.answering[asked] = asyncio.get_running_loop().create_task(self._answer(asked))

    async def _answer(self, seat: int) -> None:
        room, table = self.room, self.room.table
        try:
            match, level = table.match, table.decided_by(seat)
            if match is None or level is None:
                return
            due = clock.now() + (ANSWER_AFTER if table.rhythm != "none" else 0.0)
            said = await room.house.thinkers.answer(level, match, seat, room.answer_key(seat), room.talk_of(seat))
            await asyncio.sleep(max(0.0, due - clock.now()))
            if room.broken or room.house.closing or table.state != "playing":
                return
            for one in said:
                room.say(seat, one)
        finally:
            self.answering.pop(seat, None)

    async def until_answered(self, remark: Remark) -> None:
        """Wait until the seat that a bot has asked something has said something, or will not."""
        asked, table = asked_by(remark), self.room.table
        if asked is None or table.rhythm == "none" or not 0 <= asked < len(table.seats):
            return
        bot = table.decided_by(asked) is not None
        if not bot and not self.room.crowd.by_viewer.get(asked):
            return
        before = _said_by(self.room.teller.streams[asked].talk, asked)
        try:
            async with asyncio.timeout(BOTS_LISTEN if bot else PEOPLE_ANSWER * BEAT[table.rhythm]):
                while _said_by(self.room.teller.streams[asked].talk, asked) == before:
                    self.somebody_spoke.clear()
                    await self.somebody_spoke.wait()
        except TimeoutError:
            pass

    def close(self) -> None:
        for task in self.answering.values():
            task.cancel()
        if self.alarm is not None:
            self.alarm.cancel()


def asked_by(remark: Remark | Remarked) -> int | None:
    """The seat that a question is put to; `None` if the remark is none."""
    asked = (remark.arguments or {}).get("asked") if remark.kind is Kind.QUESTION else None
    return asked if isinstance(asked, int) else None


def _said_by(talk: Sequence[Spoken], seat: int) -> int:
    return sum(spoken.seat == seat for spoken in talk)
