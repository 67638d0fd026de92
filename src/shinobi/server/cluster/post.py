"""Letters between servers, over NATS: gathered for one turn of the loop, in order, and with no gap that goes unnoticed.

NATS carries a letter at most once. Where one is lost, the connection broke, or a server came back after a pause, both
sides end the lines between them: people come again by themselves, and are told everything anew.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from shinobi.engine.errors import ShinobiError
from shinobi.server.cluster.letters import Answer, AnyAnswer, AnyQuestion, Item, Letter, Question, decode, encode

logger = logging.getLogger("shinobi")

RECONNECT_AFTER = 0.2
ANSWER_WITHIN = 2.0
LARGEST = 500_000
"""Bytes of one letter: NATS carries at most a megabyte unless it is told otherwise."""


class NotReached(ShinobiError):
    """NATS does not answer."""


class NoAnswer(Exception):
    """Another server did not answer in time."""


class Post:
    """The letters of one server."""

    def __init__(self, url: str, server: str) -> None:
        self.url = url
        self._prefix = ""
        self.server = server
        self.on_item: Callable[[str, Item], None] = lambda sender, item: None
        """Called with each item, and who sent it."""
        self.on_question: Callable[[str, AnyQuestion, Callable[[AnyAnswer], None]], None] = lambda *_: None
        """Called with each question, and what answers it."""
        self.on_broken: Callable[[str | None], None] = lambda sender: None
        """Called when letters from a server were lost; with `None` when the connection to NATS was."""
        self.on_back: Callable[[], None] = lambda: None
        """Called when the connection to NATS is there again."""
        self._client: Client | None = None
        self._generation = 1
        self._outbox: dict[str, list[Any]] = {}
        self._numbers: dict[str, int] = {}
        """The last letter to each server."""
        self._heard: dict[str, tuple[int, int]] = {}
        """Generation and number of the last letter from each server."""
        self._questions: dict[int, asyncio.Future[AnyAnswer]] = {}
        self._last_question = 0
        self._something = asyncio.Event()
        self._closing = False
        self._sending: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        return self._client is not None and self._client.is_connected

    async def open(self, prefix: str) -> None:
        """Begin, among those who use the same prefix; raises `NotReached`."""
        self._prefix = prefix
        try:
            self._client = await nats.connect(
                self.url,
                name=f"shinobi {self.server}",
                disconnected_cb=self._lost,
                reconnected_cb=self._back,
                error_cb=_ignore,
                reconnect_time_wait=RECONNECT_AFTER,
                max_reconnect_attempts=-1,
                allow_reconnect=True,
                connect_timeout=2,
                ping_interval=5,
            )
            await self._client.subscribe(self._subject(self.server), cb=self._take)
            await self._client.flush(2)
        except (OSError, TimeoutError, NatsError) as problem:
            raise NotReached.of("nats-not-reached", problem=str(problem) or type(problem).__name__) from None
        self._sending = asyncio.get_running_loop().create_task(self._send_all())

    def _subject(self, server: str) -> str:
        return f"{self._prefix}.{server}"

    async def close(self) -> None:
        """Send what is left."""
        if self._client is None:
            return
        if self.connected:
            await self._send_some()
        if self._sending is not None:
            self._sending.cancel()
        self._closing = True
        await self._client.close()

    # Sending ---------------------------------------------------------------------------------------------------------

    def send(self, to: str, item: Item) -> None:
        """Have something sent. Returns at once."""
        if not self.connected:
            return  # whoever waits for it was sent away when the connection broke
        self._outbox.setdefault(to, []).append(item)
        self._something.set()

    async def ask(self, to: str, asked: AnyQuestion, within: float = ANSWER_WITHIN) -> AnyAnswer:
        """What another server answers; raises `NoAnswer`."""
        self._last_question += 1
        number = self._last_question
        future: asyncio.Future[AnyAnswer] = asyncio.get_running_loop().create_future()
        self._questions[number] = future
        self.send(to, Question(number, asked))
        try:
            async with asyncio.timeout(within):
                return await future
        except TimeoutError:
            raise NoAnswer from None
        finally:
            self._questions.pop(number, None)

    async def _send_all(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            try:
                await self._send_some()
            except (OSError, NatsError) as problem:
                logger.warning("A letter to another server was not sent (%s).", type(problem).__name__)
                self._begin_anew()

    async def _send_some(self) -> None:
        outbox, self._outbox = self._outbox, {}
        for to, items in outbox.items():
            for some in _parts(items):
                number = self._numbers[to] = self._numbers.get(to, 0) + 1
                letter = encode(Letter(self.server, self._generation, number, some))
                if self._client is not None and self._client.is_connected:
                    await self._client.publish(self._subject(to), letter)

    # Receiving -------------------------------------------------------------------------------------------------------

    async def _take(self, message: Msg) -> None:
        try:
            letter = decode(message.data)
        except msgspec.DecodeError:
            logger.error("A letter from another server cannot be read: do all run the same version?")
            return
        sender = letter.sender
        generation, number = self._heard.get(sender, (letter.generation, 0))
        self._heard[sender] = letter.generation, letter.number
        if (letter.generation, letter.number) != (generation, number + 1):
            self.on_broken(sender)
        for item in letter.items:
            try:
                if isinstance(item, Question):
                    self.on_question(sender, item.asked, self._answering(sender, item.number))
                elif isinstance(item, Answer):
                    future = self._questions.get(item.number)
                    if future is not None and not future.done():
                        future.set_result(item.answer)
                else:
                    self.on_item(sender, item)
            except Exception as problem:
                logger.error("Something in a letter could not be done (%s).", type(problem).__name__)

    def _answering(self, sender: str, number: int) -> Callable[[AnyAnswer], None]:
        return lambda answer: self.send(sender, Answer(number, answer))

    def forget(self, server: str) -> None:
        """A server is gone."""
        self._heard.pop(server, None)
        self._numbers.pop(server, None)
        self._outbox.pop(server, None)

    def _begin_anew(self) -> None:
        """What was on its way may be lost: nobody is to take what follows for what comes next."""
        self._generation += 1
        self._outbox.clear()
        self._numbers.clear()
        self.on_broken(None)

    async def _lost(self) -> None:
        if not self._closing:
            logger.warning("The connection to NATS is broken.")
            self._begin_anew()

    async def _back(self) -> None:
        logger.warning("The connection to NATS is back.")
        self.on_back()


def _parts(items: list[Any]) -> list[list[Any]]:
    """The items, in letters that NATS can carry."""
    if len(items) < 2 or len(encode(items)) <= LARGEST:
        return [items]
    half = len(items) // 2
    return [*_parts(items[:half]), *_parts(items[half:])]


async def _ignore(problem: Exception) -> None:
    """Ignore what is tried again anyway."""
