"""The bots at one table: they are asked, think, wait as long as their rhythm says, speak, answer and move."""

import asyncio
from collections.abc import Sequence

from shinobi.engine.talk import Kind, Remark
from shinobi.server import clock
from shinobi.server.live_table import LiveTable
from shinobi.server.patience import Patience
from shinobi.server.thinkers import Heard
from shinobi.table.log import Moved, Remarked
from shinobi.table.pausing import ANSWER_AFTER
from shinobi.wire import Spoken

BOTS_LISTEN = 2.5
"""Seconds that a bot waits for the answer of another bot."""

PEOPLE_ANSWER = 15.0
"""Seconds that a bot waits for the answer of a person, at every rhythm: pages show them running."""


class BotTurns:
    """What the bots at one table are doing."""

    def __init__(self, live: LiveTable, patience: Patience) -> None:
        self.live = live
        self.patience = patience
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """For each seat that a bot decides for just now, its task."""
        self.answering: dict[int, asyncio.Task[None]] = {}
        """For each seat whose bot was asked something by another, the task that answers."""
        self.somebody_spoke = asyncio.Event()

    @property
    def attended(self) -> bool:
        """Whether it matters to anybody that the match goes on: somebody is there, or a person is yet to decide."""
        live = self.live
        if live.audience.connections or not live.services.settings.tables_rest:
            return True
        return any(seat.who is not None and not seat.stands_in for seat in live.table.seats)

    @property
    def account(self) -> str | None:
        """Who has to wait if many bots think at once; `None`, together with all such tables, where nobody is there."""
        return min((connection.address for connection in self.live.audience.connections), default=None)

    def ask(self) -> None:
        """Have those decide whose turn it is and who do not think already."""
        bots = self.live.table.bots_asked
        if bots and self.attended:
            for seat in bots:
                if seat not in self.thinking:
                    self.thinking[seat] = asyncio.get_running_loop().create_task(self._think(seat))

    async def _think(self, seat: int) -> None:
        live, patience = self.live, self.patience
        try:
            table, settings = live.table, live.services.settings
            match, level = table.match, table.decided_by(seat)
            if match is None or level is None:
                return
            step = table.history.numbers[seat]
            key = table.choice_key(seat)
            heard = self._heard_by(seat)
            thinkers, account, pace = live.services.thinkers, self.account, patience.bot_pace
            decided = await thinkers.decide(account, level, match, seat, key, settings.thinking, heard)
            said = decided.said
            if table.seats[seat].stands_in or len(self._talk_of(seat)) != len(heard.talk):
                said = []  # nothing in a person's name, and nothing that was said already
            # From when it began, not from when it was asked: where bots have to queue, that time would be up already,
            # and one that has little to choose from would be seen to answer sooner.
            due = decided.began + pace
            await asyncio.sleep(max(0.0, due - clock.now()))
            await patience.until_read()
            questions = [one for one in said if asked_by(one) is not None]
            if questions and table.rhythm != "none" and self._may_still_move(seat, step):
                self._say(seat, questions[0])
                await self._until_answered(questions[0])
                await patience.until_read()  # somebody may be looking for the answer
                said, heard = [], self._heard_by(seat)
                decided = await thinkers.decide(account, level, match, seat, key, settings.thinking, heard)
                await patience.until_read()
            await asyncio.sleep(table.hold(seat, clock.now()))
            if self._may_still_move(seat, step):
                for one in said:
                    self._say(seat, one)
                now = clock.now()
                spent = table.spent(seat, now)
                live.write(Moved(at=now, seat=seat, move=decided.move, spent=spent, bot=decided.choice))
        except asyncio.CancelledError:
            raise
        except Exception as problem:
            live.fail(problem)
        finally:
            self.thinking.pop(seat, None)
            live.wake()

    def _may_still_move(self, seat: int, step: int) -> bool:
        """Whether a bot that was asked at this step of its seat is asked that still."""
        live, table = self.live, self.live.table
        if live.broken or live.services.closing or seat not in table.bots_asked:
            return False
        return table.history.numbers[seat] == step

    # Questions and answers -------------------------------------------------------------------------------------------

    def heard(self, remark: Remarked) -> None:
        """Something was said: whoever waits for an answer looks up, and a bot that was asked answers."""
        self.somebody_spoke.set()
        asked = asked_by(remark)
        table = self.live.table
        if asked is None or not 0 <= asked < len(table.seats) or table.state != "playing":
            return
        if table.decided_by(asked) is not None and not table.seats[asked].stands_in and asked not in self.answering:
            self.answering[asked] = asyncio.get_running_loop().create_task(self._answer(asked))

    async def _answer(self, seat: int) -> None:
        live, table = self.live, self.live.table
        try:
            match, level = table.match, table.decided_by(seat)
            if match is None or level is None:
                return
            due = clock.now() + (ANSWER_AFTER if table.rhythm != "none" else 0.0)
            talk = self._talk_of(seat)
            # Other random bits for every remark that it has heard.
            key = table.choice_key(seat, f"answer {len(talk)}")
            said = await live.services.thinkers.answer(level, match, seat, key, talk)
            await asyncio.sleep(max(0.0, due - clock.now()))
            if live.broken or live.services.closing or table.state != "playing":
                return
            for one in said:
                self._say(seat, one)
        finally:
            self.answering.pop(seat, None)

    async def _until_answered(self, remark: Remark) -> None:
        """Wait until the seat that a bot has asked something has said something, or will not."""
        asked, table = asked_by(remark), self.live.table
        if asked is None or table.rhythm == "none" or not 0 <= asked < len(table.seats):
            return
        bot = table.decided_by(asked) is not None
        if not bot and not self.live.audience.crowd.by_viewer.get(asked):
            return
        heard = self.live.teller.streams[asked]
        before = _said_by(heard.talk, asked)
        try:
            async with asyncio.timeout(BOTS_LISTEN if bot else PEOPLE_ANSWER):
                while _said_by(heard.talk, asked) == before:
                    self.somebody_spoke.clear()
                    await self.somebody_spoke.wait()
        except TimeoutError:
            pass

    def _talk_of(self, seat: int) -> list[Remark]:
        """What was said so far, as this seat has heard it."""
        return [
            Remark(spoken.seat, spoken.kind, spoken.text, spoken.arguments, spoken.to)
            for spoken in self.live.teller.streams[seat].talk
        ]

    def _heard_by(self, seat: int) -> Heard:
        """What a bot on this seat answers to, and what it chooses by."""
        return Heard(self._talk_of(seat), list(self.live.table.phrases))

    def _say(self, seat: int, remark: Remark) -> None:
        """Let a bot say something; never in the name of a person."""
        table = self.live.table
        sitter = table.seats[seat]
        if sitter.stands_in or sitter.quiet:
            return
        if table.chat or remark.kind is not Kind.CHAT:
            arguments = dict(remark.arguments or {})
            self.live.write(Remarked(seat, remark.kind, remark.text, arguments, remark.to, at=clock.now()))

    def close(self) -> None:
        for task in (*self.thinking.values(), *self.answering.values()):
            task.cancel()


def asked_by(remark: Remark | Remarked) -> int | None:
    """The seat that a question is put to; `None` if the remark is none."""
    asked = (remark.arguments or {}).get("asked") if remark.kind is Kind.QUESTION else None
    return asked if isinstance(asked, int) else None


def _said_by(talk: Sequence[Spoken], seat: int) -> int:
    return sum(spoken.seat == seat for spoken in talk)
