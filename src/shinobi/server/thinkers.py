"""Bots at live tables: the one place where a server asks one. They think in threads, on a copy of the match."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import TypeVar

from shinobi.bots import USUAL, Asked, ask, asked_of, bot_named, bot_names, heard_by, listen, prepare, said, searches
from shinobi.bots.levels import LAST_RESORT, VERSION
from shinobi.engine.match import Match
from shinobi.engine.talk import Kind, Remark
from shinobi.server import clock
from shinobi.server.turns import Account, Turns
from shinobi.table.log import Choice
from shinobi.table.making import Levels
from shinobi.wire import Move

logger = logging.getLogger("shinobi")

T = TypeVar("T")


def levels() -> Levels:
    """The bots there are, weakest first."""
    return Levels(bot_names(), USUAL)


@dataclass
class Heard:
    """What was said so far, for a bot."""

    talk: Sequence[Remark]
    """All that its seat has heard: what it answers to."""
    phrases: Sequence[Remark]
    """What the record of the match will hold of it: what it chooses by, so that its choice can be checked."""


@dataclass
class Decided:
    """What a bot has decided."""

    move: Move
    said: list[Remark]
    began: float
    """The time at which the bot began to think."""
    choice: Choice
    """What is needed to make it choose again."""


Elsewhere = Callable[[str, Asked, Sequence[Remark], int], Awaitable[Decided | None]]
"""Has a bot of this level think at another server: what it is asked, the phrases of the record, how many play."""


class Thinkers:
    """Threads in which bots think, so that nobody waits for them."""

    def __init__(self, pace: float, workers: int = 2) -> None:
        """`pace` is how many seconds every decision of a bot takes, before people."""
        self.pool = ThreadPoolExecutor(workers, thread_name_prefix="bot")
        self.quick_pool = ThreadPoolExecutor(1, thread_name_prefix="quick-bot")
        self.pace = pace
        self.turns, self.quick_turns = Turns(workers), Turns(1)
        """For each account one bot that searches at a time, and one that does not: nobody takes all threads."""
        self.elsewhere: Elsewhere | None = None
        """What has a bot think at another server; it returns `None` where no other has room."""

    @property
    def busy(self) -> bool:
        """Whether one more bot that searches would have to wait."""
        return not self.turns.free

    async def decide(
        self, account: Account, level: str, match: Match, seat: int, key: int, seconds: float, talk: "Heard"
    ) -> "Decided":
        """What a bot of this level does on a seat, and says to it; `account` is who waits for it."""
        loop, now = asyncio.get_running_loop(), match.copy()
        if not searches(bot_named(level)):
            async with self.quick_turns.turn(account):
                return await loop.run_in_executor(self.quick_pool, self._decide, level, now, seat, key, seconds, talk)
        if self.elsewhere is not None and self.busy:
            # Another server is given what the seat may know, and nothing else.
            asked = await loop.run_in_executor(self.quick_pool, asked_of, now, seat, key, seconds, talk.talk)
            there = await self.elsewhere(level, asked, talk.phrases, match.players)
            if there is not None and there.move in asked.legal:
                return there
        async with self.turns.turn(account):
            decided = await loop.run_in_executor(self.pool, self._decide, level, now, seat, key, seconds, talk)
            # All turns are of the same length: else the next bot's delay would say how much this one had to think.
            await asyncio.sleep(max(0.0, decided.began + self.pace - clock.now()))
            return decided

    async def work(self, account: Account, work: Callable[[], T]) -> T:
        """Have something else done that takes about as long as a decision: in turn with the bots."""
        async with self.turns.turn(account):
            return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    def _decide(self, level: str, match: Match, seat: int, key: int, seconds: float, talk: "Heard") -> "Decided":
        began = clock.now()
        try:
            asked = asked_of(match, seat, key, seconds, talk.talk)
            return _decided(level, asked, talk.phrases, match.players, began)
        except Exception:
            # The traceback may hold what only this seat knows, and logs are read by people: say only that it failed.
            logger.error("A bot of the level %s failed in %s; %s decides.", level, match.game.name, LAST_RESORT)
            move = dict(ask(bot_named(LAST_RESORT), match, seat, key, seconds))
            return Decided(move, [], began, Choice(LAST_RESORT, instead_of=level, version=VERSION))

    async def think_for(
        self, account: Account, level: str, asked: Asked, phrases: Sequence[Remark], players: int
    ) -> "Decided":
        """What a bot does that was asked at another server's table."""
        loop = asyncio.get_running_loop()
        async with self.turns.turn(account):
            return await loop.run_in_executor(self.pool, _decided, level, asked, phrases, players, clock.now())

    async def answer(self, level: str, match: Match, seat: int, key: int, talk: Sequence[Remark]) -> list[Remark]:
        """What a bot that was asked something says to it; one that has nothing to say shrugs."""
        now = match.copy()
        return await asyncio.get_running_loop().run_in_executor(self.pool, self._say, level, now, seat, key, talk)

    def _say(self, level: str, match: Match, seat: int, key: int, talk: Sequence[Remark]) -> list[Remark]:
        try:
            bot = bot_named(level)
            prepare(bot, match.game.name)
            remarks = listen(bot, match, seat, key, self.pace, talk)
        except Exception:
            logger.error("A bot of the level %s failed to answer in %s.", level, match.game.name)
            remarks = []
        return remarks[:1] or [Remark(seat, Kind.GESTURE, "shrug")]

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.quick_pool.shutdown(wait=False, cancel_futures=True)


def _decided(level: str, asked: Asked, phrases: Sequence[Remark], players: int, began: float) -> Decided:
    """What a bot of this level does and says, from what its seat may know."""
    bot = bot_named(level)
    prepare(bot, asked.game)
    remarks = said(bot, asked, players)
    heard = phrases if searches(bot) else []
    move = dict(bot.choose(replace(asked, talk=heard_by(asked.seat, heard))))
    choice = Choice(level, len(heard), getattr(bot, "searched", []), version=VERSION)
    return Decided(move, remarks, began, choice)
