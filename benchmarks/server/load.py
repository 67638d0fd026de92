"""The load: scripted players at many tables, in one process, over sockets of the least cost that WebSockets allow.

It speaks to two kinds of servers, ours and boardgame.io's, and the same players play the same way at both: of the moves
the server says are legal, one at random. But in daimyo they never denounce, and send their weapons in the order of
their hand, so that no victim ever gets two alike and loses a life: a match lasts longer than a measurement. In the
other games a table may be over before; the others go on. Players are people, who want all that a page shows, or
programs, who want the view and the legal moves alone. Run by run.py on a core of its own; prints one line of JSON.
"""

import asyncio
import base64
import json
import os
import random
import resource
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvloop

SEATS = 4
"""At a table of boardgame.io's."""

HELLO = {"people": b'{"type":"hello"}', "programs": b'{"type":"hello","hints":false}'}
"""What those say first who want prompts and hints, and those who show no board."""

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """One WebSocket. What it sends is masked with zeros, which servers cannot tell from any other mask."""

    def __init__(self, path: str, host: str, cookie: str | None) -> None:
        self.path, self.host, self.cookie = path, host, cookie
        self.open = asyncio.get_running_loop().create_future()
        self.unread = b""
        self.early: list[bytes] = []
        self.on_text: Callable[[bytes], None] = self.early.append

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {self.path} HTTP/1.1", f"Host: {self.host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"Cookie: {self.cookie}"] if self.cookie else []
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        if self.unread:
            data = self.unread + data
        at = 0
        if not self.open.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.unread = data
                return
            if b" 101 " not in data[:20]:
                self.open.set_exception(ConnectionError(data[:200].decode()))
                return
            self.open.set_result(None)
            at = end + 4
        while len(data) - at >= 2:
            kind, length, first = data[at] & 15, data[at + 1] & 127, at + 2
            if length == 126:
                length, first = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, first = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < first + length:
                break
            at = first + length
            if kind == TEXT:
                self.on_text(data[first:at])
            elif kind == PING:
                self.send(data[first:at], PONG)
        self.unread = data[at:]

    def tell(self, on_text: Callable[[bytes], None]) -> None:
        """Have everything that comes told there, and what has come before."""
        self.on_text = on_text
        for text in self.early:
            on_text(text)

    def send(self, text: bytes, kind: int = TEXT) -> None:
        size = len(text)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)


async def connected(address: str, path: str, cookie: str | None = None) -> Socket:
    parts = urlsplit(address)
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(path, parts.netloc, cookie), str(parts.hostname), int(parts.port or 80)
    )
    await socket.open
    return socket


def cpu_seconds(process: int) -> float:
    """The processor time a process has taken so far, with all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Phase:
    """What was measured while one kind of load lasted."""

    seconds: float
    moves: int
    p50_ms: float
    p99_ms: float
    client_cpu: float
    """Share of its core that the load itself took."""
    server_cpu: float
    """Seconds of processor time that the server took."""
    tables_over: int


class Load:
    """All tables, who can move, and what is measured."""

    def __init__(self, address: str, server: int, seats: int) -> None:
        self.address = address
        self.seats = seats
        """Players at a table."""
        self.server = server
        """The server's process."""
        self.dice = random.Random(7)
        self.flat_out = False
        self.ready: deque[Callable[[], None]] = deque()
        """For each table that waits for a move, what makes it."""
        self.took: list[float] = []
        self.over = 0
        self.problems: list[str] = []

    def turn(self, play: Callable[[], None]) -> None:
        """A table waits for a move."""
        if self.flat_out:
            play()
        else:
            self.ready.append(play)

    async def phase(self, seconds: float, rate: float | None) -> Phase:
        """Moves at this rate, or as many as there can be."""
        self.took.clear()
        used, used_there = resource.getrusage(resource.RUSAGE_SELF), cpu_seconds(self.server)
        began = time.perf_counter()
        if rate is None:
            self.flat_out = True
            while self.ready:
                self.ready.popleft()()
            await asyncio.sleep(seconds)
            lasted = time.perf_counter() - began
            took = list(self.took)
            self.flat_out = False
        else:
            made = 0
            while (passed := time.perf_counter() - began) < seconds:
                while made < passed * rate and self.ready:
                    self.ready.popleft()()
                    made += 1
                await asyncio.sleep(0.001)
            lasted = time.perf_counter() - began
            took = list(self.took)
        after = resource.getrusage(resource.RUSAGE_SELF)
        cpu = after.ru_utime + after.ru_stime - used.ru_utime - used.ru_stime
        cpu_there = cpu_seconds(self.server) - used_there
        await asyncio.sleep(1)  # what is under way arrives
        took.sort()
        at = [took[min(len(took) - 1, int(len(took) * share))] * 1000 if took else 0.0 for share in (0.5, 0.99)]
        return Phase(lasted, len(took), at[0], at[1], cpu / lasted, cpu_there, self.over // self.seats)


# Ours ---------------------------------------------------------------------------------------------------------------


class Now(msgspec.Struct):
    """As much of a situation as a scripted player looks at."""

    step: int
    asked: bool
    legal: list[dict[str, Any]]


class Step(msgspec.Struct):
    """As much of a `step` or `welcome`."""

    now: Now | None


read_step = msgspec.json.Decoder(Step).decode
encode = msgspec.json.Encoder().encode


class OurSeat:
    """A scripted player at one of our tables."""

    def __init__(self, load: Load, socket: Socket) -> None:
        self.load, self.socket = load, socket
        self.tickets = 0
        self.now: Now | None = None
        """What is to be decided; `None` where nothing is, or it was decided already."""
        self.sent_at: float | None = None
        self.answer: asyncio.Future[bytes] | None = None
        socket.tell(self.heard)

    async def ask(self, message: dict[str, Any]) -> None:
        """A request that is waited for."""
        self.tickets += 1
        self.answer = asyncio.get_running_loop().create_future()
        self.socket.send(encode(message | {"ticket": f"a{self.tickets}"}))
        await self.answer

    def heard(self, text: bytes) -> None:
        if text.startswith((b'{"type":"step"', b'{"type":"welcome"')):
            if self.sent_at is not None:
                self.load.took.append(time.perf_counter() - self.sent_at)
                self.sent_at = None
            waits, now = self.now is not None, read_step(text).now
            self.now = now if now is not None and now.asked else None
            if self.now is not None and not waits:
                self.load.turn(self.play)
            elif b'"result":{"clause"' in text:
                self.load.over += 1
        elif text.startswith((b'{"type":"done"', b'{"type":"refused"')):
            if self.answer is not None and not self.answer.done():
                self.answer.set_result(text)
            if b'"refused"' in text:
                self.load.problems.append(text.decode())

    def play(self) -> None:
        now = self.now
        if now is None:
            return
        self.now = None
        moves = [move for move in now.legal if move["verb"] != "denounce"]
        if moves[0]["verb"] == "attack":
            moves = [move for move in moves if move.get("card") == moves[0].get("card")]
        self.tickets += 1
        move = {"type": "play", "ticket": f"a{self.tickets}", "step": now.step, "move": self.load.dice.choice(moves)}
        self.sent_at = time.perf_counter()
        self.socket.send(encode(move))


@contextmanager
def asked_over_http(address: str) -> Iterator[Callable[[str, Any, str | None], tuple[Any, str]]]:
    """What posts something to a server, with a cookie, and returns the answer and the cookie that came with it."""
    parts = urlsplit(address)
    http = HTTPConnection(str(parts.hostname), parts.port)

    def asked(path: str, body: Any, cookie: str | None) -> tuple[Any, str]:
        http.request("POST", path, encode(body), {"Cookie": cookie} if cookie else {})
        answer = http.getresponse()
        read = json.loads(answer.read())
        assert answer.status < 300, read
        return read, (answer.getheader("set-cookie") or "").split(";")[0]

    try:
        yield asked
    finally:
        http.close()


async def our_tables(load: Load, tables: int, game: str, wanted: str) -> None:
    with asked_over_http(load.address) as asked:
        for number in range(tables):
            cookies = [asked("/api/me", {"name": f"Player {number}-{seat}"}, None)[1] for seat in range(load.seats)]
            chairs = [{"kind": "me"}] + [{"kind": "open"}] * (load.seats - 1)
            place = asked("/api/tables", {"game": game, "players": load.seats, "seats": chairs}, cookies[0])[0]["id"]
            seats = [
                OurSeat(load, await connected(load.address, f"/api/tables/{place}/live", cookie)) for cookie in cookies
            ]
            for nth, seat in enumerate(seats):
                seat.socket.send(HELLO[wanted])
                if nth:
                    await seat.ask({"type": "sit", "seat": nth})
            await seats[0].ask({"type": "start"})


# boardgame.io's -----------------------------------------------------------------------------------------------------


class TheirSeat:
    """A scripted player at one of boardgame.io's tables: socket.io's own framing, written by hand."""

    def __init__(self, load: Load, socket: Socket, match: str, seat: int) -> None:
        self.load, self.socket, self.match, self.seat = load, socket, match, seat
        self.sent_at: float | None = None
        self.joined = asyncio.get_running_loop().create_future()
        self.turn_of = f'"turn":{seat},'.encode()
        socket.tell(self.heard)

    def heard(self, text: bytes) -> None:
        if text == b"2":
            self.socket.send(b"3")
        elif text.startswith(b"0"):
            self.socket.send(b"40/daimyo,")
        elif text.startswith(b"40/daimyo,"):
            self.socket.send(f'42/daimyo,["sync","{self.match}","{self.seat}",null,{SEATS}]'.encode())
        elif text.startswith(b'42/daimyo,["sync"'):
            if not self.joined.done():
                self.joined.set_result(None)
                self.see(text, read_sync(text[10:])[2].state)
        elif text.startswith(b'42/daimyo,["update"'):
            if self.sent_at is not None:
                self.load.took.append(time.perf_counter() - self.sent_at)
                self.sent_at = None
            if self.turn_of in text:
                self.see(text, read_update(text[10:])[2])
            elif b'"gameover"' in text:
                self.load.over += 1

    def see(self, text: bytes, state: "TheirState") -> None:
        if state.G.legal:
            self.load.turn(lambda: self.play(state))

    def play(self, state: "TheirState") -> None:
        moves = [move for move in state.G.legal if move[0] != "denounce"]
        if moves[0][0] == "attack":
            moves = [move for move in moves if move[1] == moves[0][1]]
        verb, *arguments = self.load.dice.choice(moves)
        payload = {"type": verb, "args": arguments, "playerID": str(self.seat)}
        update = ["update", {"type": "MAKE_MOVE", "payload": payload}, state.stateID, self.match, str(self.seat)]
        self.sent_at = time.perf_counter()
        self.socket.send(b"42/daimyo," + encode(update))


class TheirG(msgspec.Struct):
    """As much of G as a scripted player looks at."""

    legal: list[list[Any]]


class TheirState(msgspec.Struct):
    """As much of a state."""

    G: TheirG
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815 – theirs


class TheirSync(msgspec.Struct):
    """As much of what is told on arrival."""

    state: TheirState


read_update = msgspec.json.Decoder(tuple[str, str, TheirState, Any]).decode
read_sync = msgspec.json.Decoder(tuple[str, str, TheirSync]).decode


async def their_tables(load: Load, tables: int, game: str, wanted: str) -> None:
    for number in range(tables):
        for nth in range(SEATS):
            socket = await connected(load.address, "/socket.io/?EIO=4&transport=websocket")
            await TheirSeat(load, socket, f"match{number}", nth).joined


# ---------------------------------------------------------------------------------------------------------------------

PEERS = {"shinobi": our_tables, "boardgame.io": their_tables}


async def measured(
    peer: str, game: str, wanted: str, address: str, server: int, tables: int, seats: int, rate: float, seconds: float
) -> dict[str, Any]:
    load = Load(address, server, seats)
    await PEERS[peer](load, tables, game, wanted)
    await asyncio.sleep(1)
    assert len(load.ready) >= tables, f"{len(load.ready)} of {tables} tables wait for a move"
    await load.phase(1, rate)  # to warm up
    phases = {"paced": asdict(await load.phase(seconds, rate)), "flat_out": asdict(await load.phase(seconds, None))}
    return {"phases": phases, "problems": load.problems[:5], "refused": len(load.problems)}


if __name__ == "__main__":
    peer, game, wanted, address, *numbers, rate, seconds = sys.argv[1:]
    server, tables, seats = map(int, numbers)
    figures = measured(peer, game, wanted, address, server, tables, seats, float(rate), float(seconds))
    print(json.dumps(uvloop.run(figures)))
