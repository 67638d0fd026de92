"""Watching a replay together: one person leads, and whoever has the link sees the same moment of the same record.

Only the moment travels: a step, and through whose eyes. The record of a finished match is public, so nothing is hidden
here. A party lives in memory as long as somebody is in it.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Annotated, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from shinobi.server.limits import Limits
from shinobi.table.refusal import Refusal
from shinobi.wire import encode

MOST_PARTIES = 200
MOST_FOLLOWERS = 50
LONGEST_MESSAGE = 200
"""Bytes of what a leader says."""


class Moment(msgspec.Struct, forbid_unknown_fields=True):
    """What the leader shows: a step of the record, and through whose eyes it is seen."""

    step: Annotated[int, msgspec.Meta(ge=0)]
    viewer: Annotated[str, msgspec.Meta(pattern="^(spectator|everything|[0-9])$", max_length=10)]


class State(msgspec.Struct):
    """What everybody in a party is told whenever something changes. Only the leader is told the key."""

    code: str
    leader: str | None
    following: int
    step: int
    viewer: str
    key: str | None = None


_decode = msgspec.json.Decoder(Moment).decode


class News(Protocol):
    """Whoever is in a party: `set` is called when there is something new."""

    def set(self) -> None: ...


class AnyParty(Protocol):
    """A party, here or at another server that shares our tables."""

    @property
    def gone(self) -> bool:
        """Whether nothing more will ever be told here."""

    def enter(self, news: News, leads: str | None) -> None:
        """Somebody comes; `leads` is the name of somebody who leads."""

    def leave(self, news: News) -> None:
        """Somebody goes."""

    def show(self, news: News, moment: Moment) -> None:
        """Somebody who leads shows a moment."""

    def state(self, leads: bool) -> State:
        """What somebody in it is told."""


class Party:
    """The people who watch one replay together; an `AnyParty`."""

    gone = False

    def __init__(self, table: str, code: str) -> None:
        self.table = table
        self.code = code
        self.key = secrets.token_urlsafe(12)
        self.leader: str | None = None
        self.moment = Moment(0, "everything")
        self.listening: dict[News, bool] = {}
        """For each listener, whether they lead."""

    def enter(self, news: News, leads: str | None) -> None:
        self.listening[news] = leads is not None
        if leads is not None:
            self.leader = leads
        self.tell()

    def leave(self, news: News) -> None:
        led = self.listening.pop(news)
        if led and not any(self.listening.values()):
            self.leader = None
        self.tell()

    def tell(self) -> None:
        for news in self.listening:
            news.set()

    def show(self, news: News, moment: Moment) -> None:
        """Everybody is told of a moment that is another than before, and only of that."""
        if moment != self.moment and self.listening.get(news):
            self.moment = moment
            self.tell()

    def state(self, leads: bool) -> State:
        following = sum(not leading for leading in self.listening.values())
        key = self.key if leads else None
        return State(self.code, self.leader, following, self.moment.step, self.moment.viewer, key)


class Parties:
    """All parties of a server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.parties: dict[str, Party] = {}
        self.elsewhere: Callable[[str, str, str | None], Awaitable[tuple[AnyParty, bool] | None]] | None = None
        """Finds a party of another server's, by table, code and key; with whether the key is that of its leader."""

    async def find(self, table: str, code: str | None, key: str | None) -> tuple[AnyParty, bool]:
        """The party with this code, or a new one; and whether whoever has this key leads it. Raises `Refusal`."""
        if code is None:
            return self.begin(table), True
        if code not in self.parties and self.elsewhere is not None:
            found = await self.elsewhere(table, code, key)
            if found is not None:
                return found
        party = self.join(table, code)
        return party, key == party.key

    def begin(self, table: str) -> Party:
        """A new party, for somebody who will lead; raises `Refusal`."""
        if len(self.parties) >= MOST_PARTIES:
            raise Refusal("too-fast", "Too many replays are being watched together just now. Try again later.")
        party = Party(table, secrets.token_hex(5))
        self.parties[party.code] = party
        return party

    def join(self, table: str, code: str) -> Party:
        """The party with this code; raises `Refusal`."""
        party = self.parties.get(code)
        if party is None or party.table != table:
            raise Refusal("not-found", "Nobody watches this replay under that code any more.")
        if len(party.listening) > MOST_FOLLOWERS:
            raise Refusal("too-fast", "There are too many people in this party already.")
        return party

    def leave(self, party: AnyParty, news: News) -> None:
        """Somebody goes, and with the last one the party."""
        party.leave(news)
        if isinstance(party, Party) and not party.listening:
            self.parties.pop(party.code, None)

    async def attend(self, party: AnyParty, socket: WebSocket, sender: str, leads: str | None) -> None:
        """Be in a party until the socket closes; `leads` is the name of somebody who leads."""
        news = asyncio.Event()
        party.enter(news, leads)
        writer = asyncio.create_task(self._write(party, socket, news, leads is not None))
        reader = asyncio.create_task(self._read(party, socket, sender, news))
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.leave(party, news)
            for task in (writer, reader):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)

    async def _write(self, party: AnyParty, socket: WebSocket, news: asyncio.Event, leads: bool) -> None:
        while True:
            await news.wait()
            if party.gone:
                return
            news.clear()  # whoever is slow is told the latest moment, not every one
            await socket.send_text(encode(party.state(leads)).decode())

    async def _read(self, party: AnyParty, socket: WebSocket, sender: str, news: News) -> None:
        while True:
            try:
                said = await socket.receive_text()
                self.limits.check_message(sender)
                if len(said) <= LONGEST_MESSAGE:
                    party.show(news, _decode(said))
            except (Refusal, msgspec.DecodeError):
                continue
            except (WebSocketDisconnect, RuntimeError, KeyError):
                return
