"""The connection to NATS: as much of its protocol as letters need, with nothing between it and the loop.

A client for everything passes each message from task to task and from queue to queue. That would cost more than all
else that is done for somebody who sits at a table of another server's.
"""

import asyncio
import logging
import ssl
from collections.abc import Callable
from itertools import chain, cycle
from typing import cast
from urllib.parse import SplitResult, unquote, urlsplit

import msgspec

from shinobi.engine.errors import ShinobiError

logger = logging.getLogger("shinobi")

PORT = 4222
CONNECT_WITHIN = 2.0
CLOSE_WITHIN = 1.0
RECONNECT_AFTER = 0.2

PING_EVERY = 5.0
MOST_PINGS = 2
"""So many pings without an answer, and the connection counts as broken."""

MOST_WAITING = 64_000_000
"""Bytes that wait to be sent; with more, the connection counts as broken."""


class NotReached(ShinobiError):
    """NATS does not answer."""


class Info(msgspec.Struct):
    """What NATS says first, as far as it matters here."""

    tls_required: bool = False


class Hello(msgspec.Struct, omit_defaults=True):
    """What NATS is told first."""

    name: str
    verbose: bool
    pedantic: bool = False
    lang: str = "python"
    version: str = "1"
    user: str | None = None
    password: str | None = msgspec.field(name="pass", default=None)
    auth_token: str | None = None


class Connection(asyncio.Protocol):
    """One connection, from its first byte to its last."""

    def __init__(self, on_letter: Callable[[bytes], None], on_end: Callable[["Connection"], None]) -> None:
        loop = asyncio.get_running_loop()
        self.on_letter = on_letter
        self.on_end = on_end
        self.transport: asyncio.Transport | None = None
        self.info: asyncio.Future[Info] = loop.create_future()
        self.ready: asyncio.Future[None] = loop.create_future()
        """Done when NATS has taken all that it was told first."""
        self.ended: asyncio.Future[None] = loop.create_future()
        self._rest = b""
        self._pings = 0
        self._pinging = loop.call_later(PING_EVERY, self._ping)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def connection_lost(self, problem: Exception | None) -> None:
        self._pinging.cancel()
        self.fail(problem or ConnectionResetError("the connection was closed"))
        if not self.ended.done():
            self.ended.set_result(None)
            self.on_end(self)

    def fail(self, problem: Exception) -> None:
        """Tell whoever waits for the beginning."""
        for waiting in (self.info, self.ready):
            if not waiting.done():
                waiting.set_exception(problem)
                waiting.exception()  # nobody may be waiting for it

    def write(self, *some: bytes) -> None:
        if self.transport is None or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.abort()
            return
        self.transport.write(b"".join(some))

    def abort(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        at = 0
        while True:
            end = data.find(b"\r\n", at)
            if end < 0:
                break
            if data.startswith(b"MSG ", at):
                begin = end + 2
                beyond = begin + int(data[data.rfind(b" ", at, end) + 1 : end])
                if len(data) < beyond + 2:
                    break
                at = beyond + 2
                self.on_letter(data[begin:beyond])
            else:
                line, at = data[at:end], end + 2
                self._heard(line)
        self._rest = data[at:]

    def _heard(self, line: bytes) -> None:
        if line == b"PING":
            self.write(b"PONG\r\n")
        elif line == b"PONG":
            self._pings = 0
            if not self.ready.done():
                self.ready.set_result(None)
        elif line.startswith(b"INFO ") and not self.info.done():
            self.info.set_result(msgspec.json.decode(line[5:], type=Info))
        elif line.startswith(b"-ERR"):
            said = line[4:].decode(errors="replace").strip(" '")
            logger.error("NATS says: %s.", said)
            self.fail(ConnectionRefusedError(said))

    def _ping(self) -> None:
        if self._pings >= MOST_PINGS:
            self.abort()
            return
        self._pings += 1
        self.write(b"PING\r\n")
        self._pinging = asyncio.get_running_loop().call_later(PING_EVERY, self._ping)


class Carrier:
    """Carries letters to subjects, and brings those for one of them; comes back by itself when it was cut off."""

    def __init__(self, url: str, name: str, subject: str = "") -> None:
        """`url` is one address or several, with commas between them; of `subject` letters are brought."""
        addresses = [urlsplit(one if "://" in one else f"nats://{one}") for one in url.split(",")]
        self.count = len(addresses)
        self._addresses = cycle(addresses)
        self.name = name
        self.subject = subject
        self.on_letter: Callable[[bytes], None] = lambda letter: None
        self.on_lost: Callable[[], None] = lambda: None
        self.on_back: Callable[[], None] = lambda: None
        self._connection: Connection | None = None
        self._coming_back: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        return self._connection is not None

    async def open(self) -> None:
        """Begin; raises `NotReached`."""
        for left in reversed(range(self.count)):
            try:
                self._connection = await self._connect(next(self._addresses))
                return
            except (OSError, TimeoutError, ValueError) as problem:
                if not left:
                    said = str(problem) or type(problem).__name__
                    raise NotReached.of("nats-not-reached", problem=said) from None

    async def _connect(self, address: SplitResult) -> Connection:
        loop, host = asyncio.get_running_loop(), address.hostname or "127.0.0.1"
        async with asyncio.timeout(CONNECT_WITHIN):
            _, connection = await loop.create_connection(
                lambda: Connection(self.on_letter, self._ended), host, address.port or PORT
            )
            try:
                info = await connection.info
                if info.tls_required or address.scheme == "tls":
                    assert connection.transport is not None
                    context = ssl.create_default_context()
                    connection.transport = await loop.start_tls(
                        connection.transport, connection, context, server_hostname=host
                    )
                connection.write(b"CONNECT ", msgspec.json.encode(self._hello(address)), b"\r\n")
                if self.subject:
                    connection.write(f"SUB {self.subject} 1\r\n".encode())
                connection.write(b"PING\r\n")
                await connection.ready
                if connection.ended.done():
                    raise ConnectionResetError("the connection was closed")
            except BaseException:
                connection.abort()
                raise
        return connection

    def _hello(self, address: SplitResult) -> Hello:
        hello = Hello(self.name, False)
        if address.password is not None:
            hello.user, hello.password = unquote(address.username or ""), unquote(address.password)
        elif address.username is not None:
            hello.auth_token = unquote(address.username)
        return hello

    def publish(self, *letters: tuple[str, bytes]) -> None:
        """Have letters carried, each to its subject. Returns at once."""
        if self._connection is not None:
            bodies = [(f"PUB {subject} {len(letter)}\r\n".encode(), letter, b"\r\n") for subject, letter in letters]
            self._connection.write(*chain.from_iterable(bodies))

    def _ended(self, connection: Connection) -> None:
        if connection is self._connection:
            self._connection = None
            self.on_lost()
            self.come_back()

    def come_back(self) -> None:
        """Try until NATS answers. Returns at once."""
        self._coming_back = asyncio.get_running_loop().create_task(self._come_back())

    async def _come_back(self) -> None:
        while self._connection is None:
            await asyncio.sleep(RECONNECT_AFTER)
            try:
                connection = await self._connect(next(self._addresses))
            except (OSError, TimeoutError, ValueError):
                continue
            self._connection = connection
            self.on_back()

    async def close(self) -> None:
        """Send what is left, and end."""
        if self._coming_back is not None:
            self._coming_back.cancel()
        connection, self._connection = self._connection, None
        if connection is not None and connection.transport is not None:
            connection.transport.close()
            await asyncio.wait([connection.ended], timeout=CLOSE_WITHIN)
            connection.abort()
