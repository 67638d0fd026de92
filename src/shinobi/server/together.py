"""Watching a replay together: one person leads, and whoever has the link sees the same moment of the same record.

Only the moment travels: a step, and through whose eyes. The record of a finished match is public, so nothing is hidden
here. A party lives in memory as long as somebody is in it.
"""

import asyncio
import secrets
from typing import Annotated

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


class Party:
    """The people who watch one replay together."""

    def __init__(self, table: str, code: str) -> None:
        self.table = table
        self.code = code
        self.key = secrets.token_urlsafe(12)
        self.leader: str | None = None
        self.moment = Moment(0, "everything")
        self.listening: dict[asyncio.Event, bool] = {}
        """For each listener, the event that is set when there is news, and whether they lead."""

    def tell(self) -> None:
        for news in self.listening:
            news.set()

    def show(self, moment: Moment) -> None:
        """Everybody is told of a moment that is another than before, and only of that."""
        if moment != self.moment:
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

    async def attend(self, party: Party, socket: WebSocket, sender: str, leads: str | None) -> None:
        """Be in a party until the socket closes; `leads` is the name of somebody who leads."""
        news = asyncio.Event()
        party.listening[news] = leads is not None
        if leads is not None:
            party.leader = leads
        party.tell()
        writer = asyncio.create_task(self._write(party, socket, news, leads is not None))
        reader = asyncio.create_task(self._read(party, socket, sender, leads is not None))
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            del party.listening[news]
            if leads is not None and not any(party.listening.values()):
                party.leader = None
            if not party.listening:
                self.parties.pop(party.code, None)
            party.tell()
            for task in (writer, reader):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)

    async def _write(self, party: Party, socket: WebSocket, news: asyncio.Event, leads: bool) -> None:
        while True:
            await news.wait()
            news.clear()  # whoever is slow is told the latest moment, not every one
            await socket.send_text(encode(party.state(leads)).decode())

    async def _read(self, party: Party, socket: WebSocket, sender: str, leads: bool) -> None:
        while True:
            try:
                said = await socket.receive_text()
                self.limits.check_message(sender)
                if leads and len(said) <= LONGEST_MESSAGE:
                    party.show(_decode(said))
            except (Refusal, msgspec.DecodeError):
                continue
            except (WebSocketDisconnect, RuntimeError, KeyError):
                return
