"""uvicorn's HTTP protocol with deadlines: a request has to be said within some seconds, and its answer to be read.

Who opens a connection and says nothing, or half a request, or a body byte by byte, is cut off when the time is up,
and before that where somebody else needs the place (`guard.py`).
"""

import asyncio
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from shinobi.server.guard import Guard, Guest

WHY = b"Too many connections. Wait a little, then try again.\n"
TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 10\r\n"
    b"content-length: %d\r\nconnection: close\r\n\r\n%b" % (len(WHY), WHY)
)


class Config(uvicorn.Config):
    """uvicorn's settings, and who may come in."""

    guard: Guard
    proxies: frozenset[str] = frozenset()
    """The addresses of proxies whose word on where visitors come from is taken."""


class Door(H11Protocol):
    """One connection over HTTP, until it becomes a WebSocket."""

    config: Config
    conn: h11.Connection
    guest: Guest | None = None
    deadline: asyncio.TimerHandle | None = None
    reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        host = self.client[0] if self.client else None
        self.guest = self.config.guard.admit(transport, host, host in self.config.proxies)
        if self.guest is None:
            self.logger.warning("A connection was turned away: there are too many.")
            transport.write(TOO_MANY)
            transport.close()
        else:
            self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.guard.leave(self.transport)
        self._stop(self.deadline, self.reading)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.guest is None:
            return
        if self.deadline is None and self._waits_for_request:
            self._await_request()  # the first byte of another request on the same connection
        super().data_received(data)

    @property
    def _waits_for_request(self) -> bool:
        return self.conn.their_state is h11.IDLE

    def _await_request(self) -> None:
        self._stop(self.deadline)
        self.deadline = self.loop.call_later(self.config.guard.settings.header_within, self._cut_off)

    def handle_events(self) -> None:
        before = self.cycle
        super().handle_events()
        guard, state = self.config.guard, self.conn.their_state
        if self.guest is None:
            return
        if self.cycle is not before:  # the headers are there
            self._stop(self.deadline)
            self.deadline = None
            if state is h11.SEND_BODY:
                self.deadline = self.loop.call_later(guard.settings.body_within, self._cut_off)
            else:
                guard.hears(self.guest, silent=False)
        elif state is not h11.SEND_BODY and state is not h11.IDLE and self.deadline is not None:
            self._stop(self.deadline)
            self.deadline = None
            guard.hears(self.guest, silent=False)

    def on_response_complete(self) -> None:
        if self.guest is not None:
            self.config.guard.hears(self.guest, silent=True)
        self._stop(self.deadline)
        self.deadline = None
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop(self.deadline)
        self.deadline = None
        if self.guest is not None:
            self.config.guard.hears(self.guest, silent=False)
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stop(self.reading)
        self.reading = self.loop.call_later(self.config.guard.settings.read_within, self._cut_off)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop(self.reading)

    def _cut_off(self) -> None:
        if not self.transport.is_closing():
            self.config.guard.turned_away += 1
            self.transport.abort()

    def _stop(self, *timers: asyncio.TimerHandle | None) -> None:
        for timer in timers:
            if timer is not None:
                timer.cancel()
