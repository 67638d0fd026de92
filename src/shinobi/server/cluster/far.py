"""People of one server at a table of another's: lines that carry what they ask, and what they are told."""

from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import msgspec

from shinobi import wire
from shinobi.server.answering import Asked
from shinobi.server.cluster.letters import (
    AnyAnswer,
    AnyQuestion,
    Caller,
    Dismissed,
    Entered,
    GoFrom,
    Gone,
    Info,
    InfoOf,
    Said,
    Told,
)
from shinobi.server.cluster.post import Post
from shinobi.server.cluster.tenure import Tenure
from shinobi.server.crowd import CATCHING_UP, Listener
from shinobi.server.doors import Going
from shinobi.server.room import Room
from shinobi.server.rooms import Rooms
from shinobi.server.tokens import Program
from shinobi.server.visitor import Visitor
from shinobi.table.refusal import Refusal
from shinobi.wire import encode

GOING: dict[str, type[Going]] = {"leave": wire.Leave, "resign": wire.Resign, "delete": wire.Delete}

Ask = Callable[[str, AnyQuestion], Awaitable[AnyAnswer]]
"""What asks another server something, and raises `Refusal`."""

PING = encode(wire.Ping())

_decode = msgspec.json.Decoder(wire.FromClient).decode


class Lines:
    """The lines from people who are connected here to tables of other servers."""

    def __init__(self, post: Post) -> None:
        self.post = post
        self._numbers = count(1)
        self._lines: dict[int, tuple[str, Listener]] = {}
        """The owner of the table at the other end of each line, and who is at this one."""
        self._of: dict[Listener, int] = {}

    def begin(self, owner: str, place: str, connection: Listener, since: int | None) -> None:
        if not self.post.connected:
            connection.dismiss("restart")
            return
        line = next(self._numbers)
        self._lines[line] = owner, connection
        self._of[connection] = line
        self.post.send(owner, Entered(line, place, _caller(connection), since))

    def say(self, connection: Listener, message: bytes) -> None:
        line = self._of.get(connection)
        if line is not None:
            self.post.send(self._lines[line][0], Said(line, message))

    def end(self, connection: Listener) -> None:
        line = self._of.pop(connection, None)
        if line is not None:
            owner, _ = self._lines.pop(line)
            self.post.send(owner, Gone(line))

    def told(self, told: Told) -> None:
        if told.line in self._lines:
            self._lines[told.line][1].send(*told.messages)

    def dismissed(self, line: int, reason: str) -> None:
        _, connection = self._lines.pop(line, (None, None))
        if connection is not None:
            self._of.pop(connection, None)
            connection.dismiss(reason)

    def cut(self, owner: str | None) -> None:
        """End all lines to a server, or to all servers: people come again, and find their tables wherever they are."""
        for line, (other, _) in list(self._lines.items()):
            if owner in (None, other):
                self.dismissed(line, "restart")

    def send_away(self, who: str, device: str | None, reason: str) -> None:
        """End the connections of somebody, on one device or on all."""
        for line, (owner, connection) in list(self._lines.items()):
            if connection.who == who and device in (None, connection.device):
                self.dismissed(line, reason)
                self.post.send(owner, Gone(line))

    def __len__(self) -> int:
        return len(self._lines)


class FarListener:
    """Somebody who is connected to another server, at a table of ours; a `Listener`."""

    def __init__(self, post: Post, tenure: Tenure, sender: str, line: int, caller: Caller) -> None:
        self.post = post
        self.tenure = tenure
        self.sender = sender
        self.line = line
        self.who = caller.who
        self.visitor = None if caller.who is None else _visitor(caller.who, caller)
        self.address = caller.address
        self.device = caller.device
        self.hints = caller.hints
        self.viewer: Any = CATCHING_UP
        self.since: int | None = None
        self.around: object = None
        self.dismissed = False

    def send(self, *messages: bytes) -> None:
        if not self.dismissed and self.tenure.valid:
            self.post.send(self.sender, Told(self.line, [wire.padded(message) for message in messages]))

    def dismiss(self, reason: str) -> None:
        if not self.dismissed:
            self.dismissed = True
            self.post.send(self.sender, Dismissed(self.line, reason))


class FarListeners:
    """Those who are connected to other servers, at tables of ours."""

    def __init__(self, post: Post, tenure: Tenure, rooms: Rooms) -> None:
        self.post = post
        self.tenure = tenure
        self.rooms = rooms
        self._there: dict[tuple[str, int], tuple[FarListener, Room]] = {}

    def entered(self, sender: str, item: Entered) -> None:
        room = self.rooms.get(item.place)
        if room is None or not self.tenure.holds(room.chain.lease):
            self.post.send(sender, Dismissed(item.line, "restart"))
            return
        listener = FarListener(self.post, self.tenure, sender, item.line, item.caller)
        self._there[sender, item.line] = listener, room
        room.enter(listener, item.since)

    def said(self, sender: str, item: Said) -> None:
        listener, room = self._there.get((sender, item.line), (None, None))
        if listener is None or room is None:
            self.post.send(sender, Dismissed(item.line, "restart"))  # it was cut here: let them come again
            return
        if listener.dismissed or not self.tenure.valid:
            return
        asked: Asked | wire.Ping = _decode(item.message)
        if isinstance(asked, wire.Ping):
            room.ping(listener)
            return
        try:
            room.request(listener, asked)
        except Refusal as refusal:
            trouble = wire.Trouble(refusal.code, refusal.text, refusal.clause)
            listener.send(encode(wire.Refused(asked.ticket, trouble)))

    def gone(self, sender: str, line: int) -> None:
        listener, room = self._there.pop((sender, line), (None, None))
        if listener is not None and room is not None:
            listener.dismissed = True
            room.leave(listener)

    def cut(self, sender: str | None) -> None:
        """All who are connected to a server, or to any other, have gone as far as we know."""
        for other, line in list(self._there):
            if sender in (None, other):
                self.gone(other, line)


class FarTable:
    """A table of another server's, for those who are connected here; a `Door`."""

    forgotten = False
    holding = None

    def __init__(self, lines: Lines, ask: Ask, owner: str, place: str) -> None:
        self.lines = lines
        self.ask = ask
        self.owner = owner
        self.place = place

    def enter(self, connection: Listener, since: int | None = None) -> None:
        self.lines.begin(self.owner, self.place, connection, since)

    def leave(self, connection: Listener) -> None:
        self.lines.end(connection)

    def request(self, connection: Listener, asked: Asked) -> None:
        self.lines.say(connection, encode(asked))

    def ping(self, connection: Listener) -> None:
        self.lines.say(connection, PING)

    async def look(self) -> wire.TableInfo:
        return _info(await self.ask(self.owner, InfoOf(self.place)))

    async def go(self, who: str, name: str, asked: Going) -> wire.TableInfo:
        how = next(how for how, kind in GOING.items() if isinstance(asked, kind))
        return _info(await self.ask(self.owner, GoFrom(self.place, who, name, how, asked.ticket)))


def _info(answer: AnyAnswer) -> wire.TableInfo:
    if not isinstance(answer, Info):
        raise Refusal("failed", "The server failed at this request; nothing has changed.")
    return answer.info


def _caller(connection: Listener) -> Caller:
    visitor = connection.visitor
    caller = Caller(connection.who, address=connection.address, device=connection.device, hints=connection.hints)
    if visitor is not None:
        caller.name, caller.owner = visitor.name, visitor.owner
        if visitor.program is not None:
            caller.program, caller.owner_id = True, visitor.program.owner
            caller.scopes = sorted(visitor.program.scopes)
    return caller


def _visitor(who: str, caller: Caller) -> Visitor:
    program = Program(who, caller.owner_id, frozenset(caller.scopes)) if caller.program else None
    return Visitor(who, caller.name, program, caller.owner)
