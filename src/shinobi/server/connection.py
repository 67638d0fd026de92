"""One socket: reads what a client says, and sends what it is told, in order, without waiting for anybody slow."""

import asyncio
import logging
from collections import deque
from functools import partial
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from shinobi import wire
from shinobi.server.crowd import CATCHING_UP
from shinobi.server.doors import Door
from shinobi.server.holding import Holding
from shinobi.server.limits import Limits
from shinobi.server.quick_socket import QUICK, QuickSocket
from shinobi.server.visitor import Visitor
from shinobi.table.refusal import Refusal
from shinobi.wire import encode

logger = logging.getLogger("shinobi")

_decode = msgspec.json.Decoder(wire.FromClient).decode

MOST_WAITING = 400
"""So many messages may wait for a client before it is given up."""

HELLO_WITHIN = 10.0
MOST_MISTAKES = 50
"""So many messages that are none, and the connection is ended."""


class TicketOnly(msgspec.Struct):
    """As much of a malformed message as is needed to answer it."""

    ticket: str | None = None


_decode_ticket = msgspec.json.Decoder(TicketOnly).decode


class Connection:
    """One client at one table."""

    def __init__(
        self,
        limits: Limits,
        socket: WebSocket,
        visitor: Visitor | None,
        address: str,
        device: str = "",
    ) -> None:
        self.limits = limits
        self.socket = socket
        self.visitor = visitor
        """Who it is; `None` where we do not know them."""
        self.who = None if visitor is None else visitor.who
        self.address = address
        self.device = device
        self.viewer: Any = CATCHING_UP
        self.since: int | None = None
        self.hints = True
        self.around: object = None
        """Who was there, as this client was told last."""
        self.waiting: deque[bytes | None] = deque()
        self.something = asyncio.Event()
        self.quick: QuickSocket | None = socket.scope.get(QUICK)
        self.way = None if self.quick is None else self.quick.way
        self.writing = True
        """Whether the task sends what waits: the socket is slow, or there is no shorter way."""
        self.holding: Holding | None = None
        """By what right this client is told anything, where several servers share the table."""
        self.mistakes = 0
        self.dismissed = False

    def send(self, *messages: bytes) -> None:
        """Have them sent, in this order. Returns at once."""
        if self.dismissed or (self.holding is not None and not self.holding.valid):
            return
        if not self.writing and self.way is not None:
            if self.way.send(messages):
                return
            self.writing = True  # what cannot be sent without waiting is left to the task
        messages = tuple(map(wire.padded, messages))
        if len(self.waiting) + len(messages) > MOST_WAITING:
            self.waiting.clear()
            self.dismiss("too-slow")
            return
        self.waiting.extend(messages)
        self.something.set()

    def dismiss(self, reason: str) -> None:
        """Say goodbye, and close."""
        if not self.dismissed:
            self.dismissed = True
            self.waiting.append(wire.padded(encode(wire.Goodbye(reason))))
            self.waiting.append(None)
            self.writing = True
            self.something.set()

    async def run(self, room: Door) -> None:
        """Serve the connection from its first message to its last."""
        self.holding = room.holding
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(room))
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and not writer.done():
                if self.dismissed:
                    await asyncio.wait({writer}, timeout=2)
        finally:
            room.leave(self)
            if self.quick is not None:
                self.quick.listen_no_more()  # it would keep the room, and with it the table, in memory
            for task in (reader, writer):
                task.cancel()
            for outcome in await asyncio.gather(reader, writer, return_exceptions=True):
                if isinstance(outcome, Exception) and not _is_closed(outcome):
                    logger.error("A connection ended by %s.", type(outcome).__name__)

    async def _write(self) -> None:
        while True:
            while self.waiting:
                message = self.waiting.popleft()
                if message is None:
                    await self.socket.close(1000)
                    return
                await self.socket.send({"type": "websocket.send", "text": message.decode()})
            self.writing = self.quick is None
            self.something.clear()
            await self.something.wait()

    async def _read(self, room: Door) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self._hello()
        except TimeoutError:
            self.dismiss("broken")
            return
        if hello is None:
            return
        if room.forgotten:
            self.dismiss("broken")
            return
        self.hints = hello.hints
        room.enter(self, hello.since)
        if self.quick is not None:
            self.quick.listen(partial(self._take, room))
        while not self.dismissed:
            message = await self._receive()
            if message is None:
                return
            self._heard(room, message)

    def _take(self, room: Door, raw: str | bytes) -> None:
        self._heard(room, self._read_message(raw))

    def _heard(self, room: Door, message: Any) -> None:
        if self.dismissed or isinstance(message, Exception):
            return
        match message:
            case wire.Ping():
                room.ping(self)
            case wire.Hello():
                self._refuse(Refusal("bad-message", "You have said hello already."), None)
            case _:
                try:
                    room.request(self, message)
                except Refusal as refusal:
                    self._refuse(refusal, message.ticket)

    async def _hello(self) -> wire.Hello | None:
        """The first message that is as it should be."""
        while not isinstance(hello := await self._receive(), wire.Hello):
            if hello is None:
                return None
            if not isinstance(hello, Exception):
                self._refuse(Refusal("bad-message", 'The first message must be {"type": "hello"}.'), None)
        return hello

    async def _receive(self) -> Any:
        """The next message; what went wrong with it, after the client was told; `None` at the end."""
        try:
            received = await self.socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return None
        if received["type"] != "websocket.receive":
            return None
        text = received.get("text")
        return self._read_message(text if text is not None else received.get("bytes") or b"")

    def _read_message(self, raw: str | bytes) -> Any:
        """The decoded message; or the `Refusal`, after the client was told what is wrong with it."""
        try:
            self.limits.check_message(self.who or self.address)
            if len(raw) > wire.LONGEST_MESSAGE:
                raise Refusal("too-long", f"A message has at most {wire.LONGEST_MESSAGE} bytes.")
            return _decode(raw)
        except Refusal as refusal:
            self._refuse(refusal, _ticket(raw))
            return refusal
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            mistake = Refusal("bad-message", f"This is no message of the wire: {_short(problem)}.")
            self._refuse(mistake, _ticket(raw))
            return mistake

    def _refuse(self, refusal: Refusal, ticket: str | None) -> None:
        self.mistakes += 1
        self.send(encode(wire.Refused(ticket, wire.Trouble(refusal.code, refusal.text, refusal.clause))))
        if self.mistakes >= MOST_MISTAKES and self.limits.settings.limited:
            self.dismiss("broken")


def _ticket(raw: str | bytes) -> str | None:
    try:
        ticket = _decode_ticket(raw).ticket
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return ticket if ticket is None or 0 < len(ticket) <= 40 else None


def _short(problem: BaseException) -> str:
    return str(problem)[:200].rstrip(".")


def _is_closed(problem: Exception) -> bool:
    """Whether this only says that the client is not there any more."""
    return isinstance(problem, WebSocketDisconnect | RuntimeError | OSError)
