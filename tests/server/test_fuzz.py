"""The fuzz test: messages and requests that are malformed, oversized, truncated, out of order or of wrong types.

Each gets an answer, none ends the server, and what is valid in between is carried out and kept.
"""

import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed

from server.running import QUICK, Running, against_bots, run, running, visitor
from shinobi import wire
from shinobi.client import TableSocket, Visitor
from shinobi.table.log import Moved, Remarked, read

MESSAGES = 4_000
REQUESTS = 400
"""So many in CI; `--thorough 25` sends more than 100,000."""

TOGETHER = 50

ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2**63,
    10**30,
    1.5,
    1e308,
    "",
    "x",
    "x" * 300,
    "\u202e",
    "\ud83e",
    [],
    [[]],
    {},
    {"a": 1},
    [None] * 50,
)


def valid(step: int, choices: random.Random) -> dict[str, Any]:
    """A message as it should be, more or less."""
    ticket = f"f{choices.getrandbits(60):x}"
    return choices.choice(
        [
            {"type": "hello"},
            {"type": "hello", "since": choices.randrange(9)},
            {"type": "ping"},
            {"type": "sit", "ticket": ticket, "seat": choices.randrange(-2, 9)},
            {"type": "arrange", "ticket": ticket, "seat": 1, "level": choices.choice([None, "random", "x"])},
            {"type": "commit", "ticket": ticket, "round": 0, "commitment": "0" * choices.choice([64, 63])},
            {"type": "reveal", "ticket": ticket, "round": choices.choice([0, -1]), "value": "0" * 64},
            {"type": "start", "ticket": ticket},
            {"type": "play", "ticket": ticket, "step": step, "move": {"verb": choices.choice(["place", "ready", "x"])}},
            {"type": "play", "ticket": ticket, "step": step, "move": {"verb": "place", "x": 1, "y": 2, "rank": "soke"}},
            {"type": "undo", "ticket": ticket, "step": step + choices.randrange(-1, 2)},
            {"type": "say", "ticket": ticket, "kind": "chat", "text": "hello"},
            {"type": "say", "ticket": ticket, "kind": "gesture", "text": "wink", "to": choices.randrange(-1, 4)},
            {"type": "say", "ticket": ticket, "kind": "claim", "text": "sent", "arguments": {"card": []}},
            {"type": "mute", "ticket": ticket, "seat": choices.randrange(-1, 4), "muted": True},
            {"type": "chat", "ticket": ticket, "on": False},
            {"type": "return", "ticket": ticket},
            {"type": "rematch", "ticket": ticket},
        ]
    )


def spoilt(step: int, choices: random.Random) -> bytes:
    """A message with something wrong with it, mostly."""
    message = valid(step, choices)
    kind = choices.randrange(10)
    if kind < 3:
        message[choices.choice(list(message))] = choices.choice(ODD)
    elif kind == 3:
        del message[choices.choice(list(message))]
    elif kind == 4:
        message[choices.choice(["extra", "type", "ticket", ""])] = choices.choice(ODD)
    text = json.dumps(message).encode()
    if kind == 5:
        return text[: choices.randrange(len(text))]
    if kind == 6:
        raw = bytearray(text)
        for _ in range(choices.randrange(1, 4)):
            raw[choices.randrange(len(raw))] = choices.randrange(32, 127)
        return bytes(raw)
    if kind == 7:
        return choices.choice(
            [b"", b"[" * 5000, b'{"a":' * 3000, b"\x00", b"null", b"[]", b'"hello"', b"1e999", text * 2]
        )
    if kind == 8 and choices.random() < 0.1:
        return b'{"type":"ping","x":"' + b"x" * wire.LONGEST_MESSAGE + b'"}'
    return text


async def answered(seat: TableSocket, count: int) -> None:
    """Read until so many messages were answered."""
    while count:
        message = await seat.next()
        count -= isinstance(message, wire.Done | wire.Refused | wire.Pong)


async def fuzz_socket(server: Running, messages: int) -> set[str]:
    """Send them all; returns the tickets of what was carried out."""
    choices = random.Random(messages)
    hana = await visitor(server, "Hana")
    place = await hana.make(against_bots("soke"))
    done: set[str] = set()
    rematches: set[str] = set()
    sent = 0
    while sent < messages:
        async with hana.at(place) as seat:
            for _ in range(20):
                step = 0 if seat.now is None else seat.now.step
                for _ in range(TOGETHER):
                    assert seat.socket is not None
                    message = spoilt(step, choices)
                    rematches |= ticket_of_rematch(message)
                    await seat.socket.send(message, text=choices.random() < 0.9)
                await answered(seat, TOGETHER)
                sent += TOGETHER
                done |= {ticket for ticket, answer in seat.answered.items() if isinstance(answer, wire.Done)}
                if seat.now is not None and seat.asked:
                    await seat.play(seat.now.legal[0])
            done |= {ticket for ticket, answer in seat.answered.items() if isinstance(answer, wire.Done)}
        await break_off(hana, place, choices)
        if seat.over:
            place = await hana.make(against_bots("soke"))
    return done - rematches


def ticket_of_rematch(message: bytes) -> set[str]:
    """The second who asks for a rematch is told where it is, and nothing more is written."""
    try:
        return {msgspec.json.decode(message, type=wire.Rematch).ticket}
    except (msgspec.DecodeError, UnicodeError):
        return set()


async def break_off(hana: Visitor, place: str, choices: random.Random) -> None:
    """Connections that begin or end as they should not."""
    seat = hana.at(place)
    async with seat:
        assert seat.socket is not None
        kind = choices.randrange(4)
        if kind == 0:
            seat.socket.transport.abort()
        elif kind == 1:  # not even answered: it is cut off while it comes
            try:
                await seat.socket.send(b"x" * 200_000, text=True)
                while True:
                    await seat.next()
            except ConnectionClosed:
                pass
        elif kind == 2:
            await seat.socket.send([b'{"type":', b'"ping"}'], text=True)
            await answered(seat, 1)
        else:
            seat.socket.transport.write(b"\xff\xff\xff\xff not a frame")


def odd_requests(place: str, choices: random.Random) -> Iterator[tuple[str, str, bytes, dict[str, str]]]:
    """Methods, paths, bodies and headers."""
    paths = ["/api/me", "/api/tables", "/api/me/link", "/api/me/claim", f"/api/tables/{place}", "/api/games", "/x/../y"]
    paths += [f"/api/tables/{place}/replay?viewer=99", f"/api/tables/{place}/record", "/api/tables/%00", "/%2e%2e/etc"]
    paths += ["/assets/../../wire.py", "/api/" + "x" * 3000, f"/api/tables/{place}/live", "/metrics", "/api/tables/ä"]
    while True:
        body = json.dumps(choices.choice([*ODD, {"name": choices.choice(ODD)}, {"game": choices.choice(ODD)}])).encode()
        if choices.random() < 0.2:
            body = body[: choices.randrange(len(body) + 1)] + choices.randbytes(choices.randrange(20))
        if choices.random() < 0.02:
            body = b"x" * 100_000
        headers = {"content-type": choices.choice(["application/json", "text/html", "x"])}
        if choices.random() < 0.2:
            headers["cookie"] = f"shinobi={choices.choice(['', 'x', 'a.b', 'x' * 500])}"
        if choices.random() < 0.1:
            headers["origin"] = choices.choice(["null", "https://evil.example", "http://[", "x"])
        yield choices.choice(["GET", "POST", "POST", "PUT", "DELETE", "HEAD"]), choices.choice(paths), body, headers


async def fuzz_http(server: Running, requests: int) -> None:
    choices = random.Random(requests)
    hana = await visitor(server, "Hana")
    place = await hana.make(against_bots("soke"))
    odd = odd_requests(place, choices)
    for _ in range(requests):
        method, path, body, headers = next(odd)
        try:
            answer = await hana.http.request(method, path, content=body, headers=headers)
        except httpx.RemoteProtocolError:  # a body that the server did not want to read to its end
            continue
        assert answer.status_code < 500, (method, path, body, answer.text)
        assert b"Traceback" not in answer.content


def test_whatever_is_sent_is_answered_and_nothing_is_lost(tmp_path: Path, thorough: int) -> None:
    data = tmp_path / "shinobi.db"
    with running(data, *QUICK) as server:
        done = run(fuzz_socket(server, MESSAGES * thorough), 120 * thorough)
        run(fuzz_http(server, REQUESTS * thorough), 120 * thorough)
        assert server.process.poll() is None
        assert httpx.get(f"{server.address}/readyz", trust_env=False).status_code == 200
    assert "Traceback" not in data.with_suffix(".log").read_text()
    with sqlite3.connect(data) as connection:
        entries = [read(entry) for (entry,) in connection.execute("SELECT entry FROM entries")]
    connection.close()
    kept = {entry.ticket for entry in entries}
    assert done <= kept, "what was carried out is in the log"
    assert any(isinstance(entry, Moved) for entry in entries)
    assert any(isinstance(entry, Remarked) for entry in entries)


def test_every_message_of_the_wire_is_read_as_it_is_written() -> None:
    for message in (wire.Ping(), wire.Hello(3), wire.Play("t", 1, {"verb": "x"}), wire.Sit("t", 0)):
        assert msgspec.json.decode(msgspec.json.encode(message), type=wire.FromClient) == message
