"""A short way out for messages: whole WebSocket frames written to the transport, past all that is made for other cases.

A message to a client is always one unmasked, uncompressed text frame, so there is nothing to keep track of. Reading,
closing, pings and the handshake stay with uvicorn. Where a server runs without this, the long way is taken.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

QUICK = "shinobi.quick"
"""Where a connection finds its `QuickSocket` in the ASGI scope."""

MOST_BUFFERED = 256 * 1024
"""So many bytes may wait in the transport; a client that takes longer gets its messages the long way, and in order."""


class QuickSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, with the short way out."""

    scope: Any

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope[QUICK] = self

    def send_now(self, message: bytes) -> bool:
        """Send a message, if that can be done at once."""
        if self.close_sent or self.disconnected or not self.handshake_complete or not self.writable.is_set():
            return False
        if self.transport.is_closing() or self.transport.get_write_buffer_size() > MOST_BUFFERED:
            return False
        self.transport.write(framed(message))
        return True


def framed(message: bytes) -> bytes:
    """The message as one text frame (RFC 6455, 5.2)."""
    length = len(message)
    if length < 126:
        return b"\x81" + bytes([length]) + message
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + message
    return b"\x81\x7f" + length.to_bytes(8, "big") + message
