"""A client for the wire: what a program of your own needs to sit down at a live table. docs/wire.md tells the story.

async with Visitor("http://127.0.0.1:8000") as me:
    await me.be_called("Hana")
    table = await me.make(NewTable("daimyo", seats=[SeatWanted("me"), *[SeatWanted("bot")] * 3], start=True))
    async with me.at(table) as seat:
        while not seat.over:
            if seat.asked:
                await seat.play(seat.now.legal[0])
            else:
                await seat.next()
"""

import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from shinobi import wire
from shinobi.engine.errors import ShinobiError
from shinobi.taking_part import NotKept, Part, Seen
from shinobi.wire import Move, NewTable, SeatWanted

__all__ = ["Move", "NewTable", "NotDone", "NotKept", "Part", "SeatWanted", "Seen", "TableSocket", "Visitor"]

_decoder: msgspec.json.Decoder[wire.FromServer] = msgspec.json.Decoder(wire.FromServer)
_encode = msgspec.json.Encoder().encode


def _bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"authorization": f"Bearer {token}"}


class NotDone(ShinobiError):
    """The server has refused; `trouble` says why."""

    def __init__(self, trouble: wire.Trouble) -> None:
        super().__init__(trouble.text)
        self.trouble = trouble


class Visitor:
    """Somebody who visits a server, by a cookie, or by the token of a program."""

    def __init__(self, address: str, cookie: str | None = None, token: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.http = httpx.AsyncClient(
            base_url=self.address,
            cookies={} if cookie is None else {"shinobi": cookie},
            headers=_bearer(token),
            timeout=30,
            trust_env=False,
        )
        self.seen: dict[str, Seen] = {}
        """What each table has shown before the deal, and what was given to it."""
        self.random_bytes: Callable[[int], bytes] = secrets.token_bytes
        """Where contributions come from."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str | None:
        """What proves who this is. Keep it, to be the same person next time."""
        return self.http.cookies.get("shinobi")

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """The answer to a request; raises `NotDone`."""
        content = None if body is None else _encode(body)
        response = await self.http.request(method, path, content=content)
        if response.is_success:
            return response.content
        try:
            trouble = msgspec.json.decode(response.content, type=wire.Trouble)
        except msgspec.DecodeError:
            trouble = wire.Trouble("bad-message", f"The server answered with status {response.status_code}.")
        raise NotDone(trouble)

    async def be_called(self, name: str) -> None:
        """Enter a name. The first time, this makes an identity."""
        await self.ask("POST", "/api/me", {"name": name})

    async def games(self) -> dict[str, Any]:
        """What there is to play, and the levels of bots."""
        return msgspec.json.decode(await self.ask("GET", "/api/games"), type=dict[str, Any])

    async def lobby(self) -> wire.Lobby:
        """The tables that wait, that are played, and yours."""
        return msgspec.json.decode(await self.ask("GET", "/api/tables"), type=wire.Lobby)

    async def make(self, table: NewTable) -> str:
        """Make a table; returns its id."""
        return msgspec.json.decode(await self.ask("POST", "/api/tables", table), type=wire.Made).id

    async def table(self, place: str) -> wire.TableInfo:
        """A table, as all may know it."""
        return msgspec.json.decode(await self.ask("GET", f"/api/tables/{place}"), type=wire.TableInfo)

    async def record(self, place: str) -> dict[str, Any]:
        """The record of a finished match."""
        return msgspec.json.decode(await self.ask("GET", f"/api/tables/{place}/record"), type=dict[str, Any])

    async def replay(self, place: str, viewer: str = "spectator") -> wire.Replay:
        """A finished match as a seat, a spectator, or one who sees everything knew it."""
        path = f"/api/tables/{place}/replay?viewer={viewer}"
        return msgspec.json.decode(await self.ask("GET", path), type=wire.Replay)

    def at(self, place: str, since: int | None = None, hints: bool = True) -> "TableSocket":
        """A table to go to; where this visitor has no seat, to watch. Who shows no board can do without hints.

        With `since`, the number of the last message, only what followed is sent; views then say what has changed.
        """
        parts = urlsplit(self.address)
        scheme = "wss" if parts.scheme == "https" else "ws"
        address = f"{scheme}://{parts.netloc}/api/tables/{place}/live"
        socket = TableSocket(address, self.cookie, since, hints, self.token)
        socket.part = Part(self.seen.setdefault(place, Seen(place)), self.random_bytes)
        return socket


class TableSocket:
    """A connection to one table, and the table as it is known here."""

    def __init__(
        self,
        address: str,
        cookie: str | None,
        since: int | None = None,
        hints: bool = True,
        token: str | None = None,
    ) -> None:
        self.token = token
        self.hello = wire.Hello(since, hints)
        self.address = address
        self.cookie = cookie
        self.n = -1 if since is None else since
        self.you: wire.You | None = None
        self.table: wire.TableInfo | None = None
        self.setting: wire.Setting | None = None
        self.now: wire.Situation | None = None
        self.story: list[list[wire.Event]] = []
        self.talk: list[wire.Spoken] = []
        self.notes: list[wire.Note] = []
        self.goodbye: str | None = None
        self.answered: dict[str, wire.Done | wire.Refused] = {}
        self.raw: list[bytes] = []
        """Everything that came, as it came."""
        self.keep_raw = False
        self.part: Part | None = Part()
        """This player's part in the chance of the match; without one, the deal waits a while, and does without."""
        self._unheeded: set[str] = set()
        """Tickets of requests whose answers nobody waits for."""
        self._tickets = 0
        self.salt = secrets.token_hex(4)
        """Tickets begin with it, so that those of two connections differ."""
        self.socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        headers = _bearer(self.token)
        if self.cookie is not None:
            headers["cookie"] = f"shinobi={self.cookie}"
        self.socket = await connect(
            self.address, additional_headers=headers, max_size=None, compression=None, proxy=None
        )
        try:
            await self.socket.send(_encode(self.hello), text=True)
            await self.next()
            if self._alone and self.table is not None and self.table.state == "dealing":
                await self.dealt()
        except BaseException:
            await self.socket.close()  # nobody else will: one who was not let in does not leave
            raise
        return self

    @property
    def _alone(self) -> bool:
        """Whether you are the only person who plays: then the deal waits for nobody else."""
        people = [] if self.table is None else [n for n, one in enumerate(self.table.seats) if one.kind == "person"]
        return self.part is not None and self.you is not None and people == [self.you.seat]

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.socket is not None:
            await self.socket.close()

    # What is so

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        ended = self.table is not None and self.table.state == "over"
        return ended or (self.now is not None and self.now.result is not None)

    @property
    def asked(self) -> bool:
        """Whether the match waits for you."""
        return self.now is not None and self.now.asked and not self.over and not self._stood_in

    @property
    def _stood_in(self) -> bool:
        seat = None if self.you is None else self.you.seat
        return seat is not None and self.table is not None and self.table.seats[seat].stands_in

    # What comes

    async def next(self) -> wire.FromServer:
        """The next message; what it says is taken in."""
        assert self.socket is not None
        raw = await self.socket.recv(decode=False)
        if self.keep_raw:
            self.raw.append(raw)
        message = _decoder.decode(raw)
        self._take_in(message)
        if isinstance(message, wire.Welcome | wire.Changed) and self.part is not None:
            if isinstance(message, wire.Welcome):
                self.part.arrive()
            await self._do_my_part(self.part)
        return message

    async def _do_my_part(self, part: Part) -> None:
        """Commit and reveal, as soon as it is time for it; nothing waits for the answers."""
        if self.you is None or self.table is None:
            return
        message = part.due(self.table, self.setting, self.you.seat, self.ticket)
        if message is not None:
            self._unheeded.add(message.ticket)
            await self.send(message)

    def _take_in(self, message: wire.FromServer) -> None:
        match message:
            case wire.Welcome():
                self.n, self.you, self.table, self.now = message.n, message.you, message.table, message.now
                self.setting = message.setting
                self.story, self.talk, self.notes = message.story, message.talk, message.notes
            case wire.Step():
                if self.now is not None:
                    message.now.view = self.now.view | message.now.view
                self.n, self.now = message.n, message.now
                if message.taken_back and isinstance(message.story, list):
                    self.story = message.story
                else:
                    self.story.append(message.events)
            case wire.Changed():
                self.n, self.you, self.table = message.n, message.you, message.table
                if message.note is not None:
                    self.notes.append(message.note)
            case wire.Heard():
                self.n = message.n
                self.talk.append(message.spoken)
            case wire.Done(ticket=ticket) | wire.Refused(ticket=str(ticket)):
                if ticket in self._unheeded:
                    self._unheeded.discard(ticket)
                else:
                    self.answered[ticket] = message
            case wire.Goodbye():
                self.goodbye = message.reason

    # What you do

    def ticket(self) -> str:
        """A ticket that was not used before."""
        self._tickets += 1
        return f"{self.salt}-{self._tickets}"

    async def send(self, message: Any) -> None:
        """Send a message as it is."""
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, bytes) else wire.padded(_encode(message)), text=True)

    async def request(self, message: Any) -> None:
        """Send a request, and take in what comes until it is answered; raises `NotDone`."""
        await self.send(message)
        while message.ticket not in self.answered:
            await self.next()
        answer = self.answered.pop(message.ticket)
        if isinstance(answer, wire.Refused):
            raise NotDone(answer.trouble)

    async def sit(self, seat: int) -> None:
        """Take an open seat."""
        await self.request(wire.Sit(self.ticket(), seat))
        while self.you is None or self.you.seat != seat:
            await self.next()

    async def start(self) -> None:
        """Have the match begin, as its host. The cards are dealt when everybody has done their part: `dealt`."""
        await self.request(wire.Start(self.ticket()))

    async def dealt(self) -> None:
        """Take in what comes until the cards are dealt."""
        while self.now is None:
            await self.next()

    async def play(self, move: Move) -> None:
        """Make a move in answer to the situation as it is known here; returns when it is durable."""
        assert self.now is not None
        await self.request(wire.Play(self.ticket(), self.now.step, move))

    async def undo(self) -> None:
        """Take back the last move."""
        assert self.now is not None
        await self.request(wire.Undo(self.ticket(), self.now.step))

    async def until_asked(self) -> bool:
        """Take in what comes until it is your turn; `False` if the match ends first."""
        while not self.asked:
            if self.over:
                return False
            await self.next()
        return True


CLOSED = ConnectionClosed
"""What `next` raises when the connection has ended."""
