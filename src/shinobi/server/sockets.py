"""The WebSocket under a live table: uvicorn's, with a shorter way for whole messages.

uvicorn hands every message to a task, pausing and resuming the socket each time, and every answer goes through several
layers. At a table that is most of the work. Here a whole text message is given to whoever listens as soon as it is
there, and messages that leave together are written together. Whatever is unusual (a message in parts, a ping, a close)
still goes uvicorn's way.
"""

import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

if TYPE_CHECKING:

    def apply_mask(data: bytes, mask: bytes) -> bytes: ...
else:
    from websockets.frames import apply_mask

logger = logging.getLogger("shinobi")

EXTENSION = "shinobi.direct"
"""Under this name an ASGI scope has its `DirectSocket`."""

WHOLE_TEXT = 0x81
WHOLE = 0x80
LAST_PART = 0x80
MASKED = 0x80

OnText = Callable[[str | bytes], None]


class DirectSocket(WebSocketsSansIOProtocol):
    """One WebSocket."""

    on_text: OnText | None = None
    between_messages = False
    """Whether what comes next begins a message, for all we know."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[index]

    def listen(self, on_text: OnText) -> None:
        """Have every text message told there from now on, beginning with those that are here already."""
        self.on_text = on_text
        kept = []
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                on_text(event["text"] if event.get("text") is not None else (event.get("bytes") or b""))
            else:
                kept.append(event)
        for event in kept:
            self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            self.between_messages = self.handshake_initiated and not self.conn.reader.buffer
            return
        at = 0
        while self.between_messages and at < len(data) and self.conn.state is State.OPEN:
            frame, first, length = _frame(data, at)
            after = first + length
            if first == 0 or after > len(data) or not frame & WHOLE or frame == LAST_PART:
                break  # in parts: from now on, all of it is uvicorn's
            if frame == WHOLE_TEXT and self.on_text is not None and length <= self.config.ws_max_size:
                try:
                    text = apply_mask(data[first:after], data[first - 4 : first]).decode()
                except UnicodeDecodeError:
                    break
                self._tell(text)
            else:
                super().data_received(data[at:after])
            at = after
        if at < len(data):
            self.between_messages = False
            super().data_received(data[at:])

    def handle_text(self, event: Frame) -> None:
        if self.on_text is None or not event.fin:
            super().handle_text(event)
            return
        try:
            text = bytes(event.data).decode()
        except UnicodeDecodeError:
            super().handle_text(event)
            return
        self._tell(text)

    def _tell(self, text: str) -> None:
        assert self.on_text is not None
        try:
            self.on_text(text)
        except Exception as problem:
            # What is in the message is nobody's business, and logs are read by people.
            logger.error("A connection ended by %s.", type(problem).__name__)
            self.transport.close()

    def send_now(self, messages: Iterable[bytes]) -> bool:
        """Send these texts at once, if that can be done without waiting."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return False
        parts = []
        for message in messages:
            size = len(message)
            if size < 126:
                parts.append(bytes((WHOLE_TEXT, size)))
            elif size < 1 << 16:
                parts.append(b"\x81\x7e" + size.to_bytes(2, "big"))
            else:
                parts.append(b"\x81\x7f" + size.to_bytes(8, "big"))
            parts.append(message)
        self.transport.write(b"".join(parts))
        return True


def _frame(data: bytes, at: int) -> tuple[int, int, int]:
    """First byte, place and length of the payload of a client's frame; place 0 where that cannot be said."""
    if len(data) - at < 6 or not data[at + 1] & MASKED:
        return 0, 0, 0
    length = data[at + 1] & 0x7F
    if length < 126:
        return data[at], at + 6, length
    if length == 126 and len(data) - at >= 8:
        return data[at], at + 8, int.from_bytes(data[at + 2 : at + 4], "big")
    return 0, 0, 0
