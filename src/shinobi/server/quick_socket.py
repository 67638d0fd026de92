"""A fast path for single-frame text messages, which bypasses uvicorn's queue.

A message to a client is always one unmasked, uncompressed text frame, so there is nothing to keep track of. A message
from a client that comes as one whole frame is given to whoever listens at once, where uvicorn hands it to a task,
pausing and resuming the socket each time. Messages in parts, closing, pings and the handshake stay with uvicorn. Where
a server runs without this, the long way is taken.
"""

import logging
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import websockets.frames
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from shinobi.server.door import Config
from shinobi.wire import LONGEST_MESSAGE, PORTION

logger = logging.getLogger("shinobi")

apply_mask: Callable[[bytes, bytes], bytes] = vars(websockets.frames)["apply_mask"]

QUICK = "shinobi.quick"
"""Where a connection finds its `QuickSocket` in the ASGI scope."""

MOST_BUFFERED = 256 * 1024
"""How many bytes may wait in the transport of a client that only sends pings."""


class FastPath:
    """The few attributes of a socket that every message needs, in a small object: uvicorn's protocol is large."""

    __slots__ = ("between_messages", "closing", "listening", "may_send", "on_text", "paused", "transport")

    def __init__(self) -> None:
        self.transport: Any = None
        self.on_text: Callable[[str | bytes], None] | None = None
        self.between_messages = False
        """Whether what comes next begins a message."""
        self.listening = self.paused = False
        self.closing = self.may_send = False

    def refresh(self) -> None:
        """Work out again whether messages may be sent directly; called whenever something has changed."""
        self.may_send = self.listening and not self.paused and not self.closing

    def send(self, messages: Sequence[bytes]) -> bool:
        """Send messages, padded, if that can be done at once."""
        if not self.may_send or self.transport.is_closing():
            return False  # closed, or the transport has more to write than it likes
        self.transport.write(framed(messages[0]) if len(messages) == 1 else b"".join(map(framed, messages)))
        return True


class QuickSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, with the short way in and out."""

    scope: Any
    conn: Any

    def __init__(self, *args: Any, **more: Any) -> None:
        self.way = FastPath()
        super().__init__(*args, **more)

    @property
    def close_sent(self) -> bool:
        return self.way.closing

    @close_sent.setter
    def close_sent(self, sent: bool) -> None:
        self.way.closing = sent
        self.way.refresh()

    def connection_made(self, transport: Any) -> None:
        self.way.transport = transport
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if isinstance(self.config, Config):
            self.config.guard.leave(self.transport)
        self.listen_no_more()
        if hasattr(self, "scope"):
            self.scope.pop(QUICK, None)  # else they know one another for ever
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self.way.paused = True
        self.way.refresh()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.way.paused = False
        self.way.refresh()
        super().resume_writing()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope[QUICK] = self

    def listen(self, on_text: Callable[[str | bytes], None]) -> None:
        """Have every message told there from now on, beginning with those that are here already."""
        self.way.on_text = on_text
        self.way.listening = True
        self.way.refresh()
        kept = []
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                self._tell(event["text"] if event.get("text") is not None else event.get("bytes") or b"")
            else:
                kept.append(event)
        for event in kept:
            self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def listen_no_more(self) -> None:
        """Nobody is told any more, and whoever was is forgotten: the socket may live on until the collector comes."""
        self.way.on_text = None
        self.way.listening = False
        self.way.refresh()

    def data_received(self, data: bytes) -> None:
        way, at = self.way, 0
        if not way.between_messages and not self.handshake_initiated:
            super().data_received(data)
            way.between_messages = not self.conn.reader.buffer  # else the first message has begun already
            return
        while way.between_messages and at < len(data) and not way.closing and not way.transport.is_closing():
            first_byte, first, length = frame(data, at)
            after = first + length
            if not first or after > len(data) or not first_byte & WHOLE or first_byte == LAST_PART:
                break
            text = None
            if first_byte == WHOLE_TEXT and way.on_text is not None:
                try:
                    text = apply_mask(data[first:after], data[first - 4 : first]).decode()
                except UnicodeDecodeError:
                    text = None  # uvicorn knows what is to be done then
            if text is None:
                super().data_received(data[at:after])
            else:
                self._tell(text)
            at = after
        if at < len(data):
            way.between_messages = False  # a message in parts: this and all that follows is uvicorn's
            super().data_received(data[at:])

    def send_receive_event_to_app(self) -> None:
        if self.way.on_text is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message = b"".join(self.frames)
        if self.curr_msg_data_type == "text":
            try:
                text = message.decode()
            except UnicodeDecodeError:
                super().send_receive_event_to_app()
                return
            self.frames = []
            self._tell(text)
        else:
            self.frames = []
            self._tell(message)

    def handle_ping(self) -> None:
        """Answer, but not for ever one who asks and asks and takes no answer: nothing else bounds what waits for it."""
        if self.transport.get_write_buffer_size() > MOST_BUFFERED:
            self.transport.abort()
        else:
            super().handle_ping()

    def _tell(self, message: str | bytes) -> None:
        on_text = self.way.on_text
        assert on_text is not None
        try:
            on_text(message)
        except Exception as problem:
            # What is in the message is for nobody who reads logs.
            logger.error("A connection ended by %s.", type(problem).__name__)
            self.transport.close()


WHOLE_TEXT, WHOLE, LAST_PART, MASKED = 0x81, 0x80, 0x80, 0x80

PADDING = tuple(b" " * count for count in range(PORTION))
"""So many spaces, for each number of them that may be missing: in one piece with the message, they cost one copy."""


def frame(data: bytes, at: int) -> tuple[int, int, int]:
    """First byte of a client's frame, and where its payload begins and how long it is; 0 where that cannot be said."""
    if len(data) - at < 6 or not data[at + 1] & MASKED:
        return 0, 0, 0
    length = data[at + 1] & 0x7F
    if length < 126:
        return data[at], at + 6, length
    if length == 126 and len(data) - at >= 8:
        length = int.from_bytes(data[at + 2 : at + 4], "big")
        return (data[at], at + 8, length) if length <= LONGEST_MESSAGE else (0, 0, 0)
    return 0, 0, 0


def framed(message: bytes) -> bytes:
    """The message, padded, as one text frame: `wire.padded` and RFC 6455, 5.2."""
    padding = -len(message) % PORTION
    return b"".join((_header(len(message) + padding), message, PADDING[padding]))


@cache
def _header(length: int) -> bytes:
    """What stands before so many bytes: for padded messages there are not many lengths."""
    if length < 126:
        return bytes([WHOLE_TEXT, length])
    return b"\x81\x7e" + length.to_bytes(2, "big") if length < 1 << 16 else b"\x81\x7f" + length.to_bytes(8, "big")
