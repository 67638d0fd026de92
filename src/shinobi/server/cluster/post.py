"""Letters between servers, over NATS: gathered for one turn of the loop, in order, and with no gap that goes unnoticed.

NATS carries a letter at most once. Where one is lost, the connection broke, or a server came back after a pause, both
sides end the lines between them: people come again by themselves, and are told everything anew.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from shinobi.server.cluster.carrier import Carrier, NotReached
from shinobi.server.cluster.letters import Answer, AnyAnswer, AnyQuestion, Item, Letter, Question, decode, encode

logger = logging.getLogger("shinobi")

ANSWER_WITHIN = 2.0
LARGEST = 500_000
"""Bytes of one letter: NATS carries at most a megabyte unless it is told otherwise."""


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
        self._carrier: Carrier | None = None
        self._generation = 1
        self._outbox: dict[str, list[Any]] = {}
        self._numbers: dict[str, int] = {}
        """The last letter to each server."""
        self._heard: dict[str, tuple[int, int]] = {}
        """Generation and number of the last letter from each server."""
        self._questions: dict[int, tuple[str, asyncio.Future[AnyAnswer]]] = {}
        """Who was asked, and who waits for the answer."""
        self._last_question = 0

    @property
    def connected(self) -> bool:
        return self._carrier is not None and self._carrier.connected

    async def open(self, prefix: str) -> None:
        """Begin, among those who use the same prefix; where NATS is not there just now, as soon as it is."""
        self._prefix = prefix
        carrier = Carrier(self.url, f"shinobi {self.server}", self._subject(self.server))
        carrier.on_letter, carrier.on_lost, carrier.on_back = self.take, self._lost, self._back
        self._carrier = carrier
        try:
            await carrier.open()
        except NotReached as problem:
            logger.warning("%s", problem)
            carrier.come_back()

    def _subject(self, server: str) -> str:
        return f"{self._prefix}.{server}"

    async def close(self) -> None:
        """Send what is left."""
        if self._carrier is not None:
            self._send_all()
            await self._carrier.close()

    # Sending ---------------------------------------------------------------------------------------------------------

    def send(self, to: str, item: Item) -> None:
        """Have something sent. Returns at once."""
        if not self.connected:
            return  # whoever waits for it was sent away when the connection broke
        if not self._outbox:
            asyncio.get_running_loop().call_soon(self._send_all)
        self._outbox.setdefault(to, []).append(item)

    async def ask(self, to: str, asked: AnyQuestion, within: float = ANSWER_WITHIN) -> AnyAnswer:
        """What another server answers; raises `NoAnswer`, also when that server is gone meanwhile."""
        if not self.connected:
            raise NoAnswer
        self._last_question += 1
        number = self._last_question
        future: asyncio.Future[AnyAnswer] = asyncio.get_running_loop().create_future()
        self._questions[number] = to, future
        self.send(to, Question(number, asked))
        try:
            async with asyncio.timeout(within):
                return await future
        except TimeoutError:
            raise NoAnswer from None
        finally:
            self._questions.pop(number, None)

    def _send_all(self) -> None:
        outbox, self._outbox = self._outbox, {}
        if self._carrier is not None:
            self._carrier.publish(*(letter for to, items in outbox.items() for letter in self._letters(to, items)))

    def _letters(self, to: str, items: list[Any]) -> Iterator[tuple[str, bytes]]:
        """One letter with its subject, or several, where NATS would not carry one."""
        number = self._numbers.get(to, 0) + 1
        letter = encode(Letter(self.server, self._generation, number, items))
        if len(letter) > LARGEST and len(items) > 1:
            half = len(items) // 2
            yield from self._letters(to, items[:half])
            yield from self._letters(to, items[half:])
        else:
            self._numbers[to] = number
            yield self._subject(to), letter

    # Receiving -------------------------------------------------------------------------------------------------------

    def take(self, data: bytes) -> None:
        """A letter has come."""
        try:
            letter = decode(data)
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
                    _, future = self._questions.get(item.number, ("", None))
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
        self._leave_unanswered(server)

    def _leave_unanswered(self, server: str | None = None) -> None:
        """What this server, or any, was asked will not be answered: nobody need wait for it."""
        for to, future in self._questions.values():
            if server in (None, to) and not future.done():
                future.set_exception(NoAnswer())

    def _begin_anew(self) -> None:
        """What was on its way may be lost: nobody is to take what follows for what comes next."""
        self._generation += 1
        self._outbox.clear()
        self._numbers.clear()
        self._leave_unanswered()
        self.on_broken(None)

    def _lost(self) -> None:
        logger.warning("The connection to NATS is broken.")
        self._begin_anew()

    def _back(self) -> None:
        logger.warning("The connection to NATS is back.")
        self.on_back()
