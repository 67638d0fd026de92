"""The short way into a table: a message is heard the same however its bytes arrive."""

import asyncio
import base64
import json
import os
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest

from server.running import Running, against_bots, run, visitor

WHOLE, TEXT, PART, CLOSE, PING, PONG = 0x80, 1, 0, 8, 9, 10


def frame(payload: bytes, first: int = WHOLE | TEXT) -> bytes:
    mask = os.urandom(4)
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([first]) + size + mask + bytes(byte ^ mask[nth % 4] for nth, byte in enumerate(payload))


def padded(message: str, length: int) -> bytes:
    return (message + " " * (length - len(message))).encode()


PING_MESSAGE = '{"type": "ping"}'


async def connected(server: Running) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket at a table, before the first message."""
    host = await visitor(server, "Hana")
    return await connected_to(server, await host.make(against_bots("daimyo")))


async def connected_to(
    server: Running, place: str, cookie: str = ""
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    parts = urlsplit(server.address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET /api/tables/{place}/live HTTP/1.1", f"Host: {parts.netloc}", f"Cookie: {cookie}"]
    lines += [
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        "",
        "",
    ]
    writer.write("\r\n".join(lines).encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def answers(server: Running, pieces: list[bytes], wanted: int) -> list[tuple[int, Any]]:
    """What a client is sent that says hello and then sends these pieces, one at a time."""
    reader, writer = await connected(server)
    writer.write(frame(b'{"type": "hello"}'))
    heard: list[tuple[int, Any]] = []
    sent = False
    while len(heard) < wanted:
        first, size = await reader.readexactly(2)
        length = int.from_bytes(await reader.readexactly(2), "big") if size == 126 else size
        payload = await reader.readexactly(length)
        kind = first & 15
        message: Any = json.loads(payload) if kind == TEXT else payload
        if kind == TEXT and message["type"] == "welcome" and not sent:
            sent = True
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0.01)
        elif kind != TEXT or message["type"] in ("pong", "refused"):
            heard.append((kind, message))
    writer.close()
    return heard


PONGS = [(TEXT, {"type": "pong"})]

WAYS: dict[str, tuple[Callable[[], list[bytes]], int]] = {
    "one by one": (lambda: [frame(PING_MESSAGE.encode())] * 3, 3),
    "all at once": (lambda: [frame(PING_MESSAGE.encode()) + frame(padded(PING_MESSAGE, 300)) * 2], 3),
    "byte by byte": (lambda: [bytes([byte]) for byte in frame(PING_MESSAGE.encode()) + frame(b'{"type": "ping"}')], 2),
    "a whole one and a half": (
        lambda: [(both := frame(PING_MESSAGE.encode()) + frame(padded(PING_MESSAGE, 200)))[:40], both[40:]],
        2,
    ),
    "in parts": (lambda: [frame(b'{"type":', TEXT), frame(b' "ping"}', WHOLE | PART), frame(PING_MESSAGE.encode())], 2),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_message_is_heard_however_it_arrives(server: Running, way: str) -> None:
    pieces, wanted = WAYS[way]
    assert run(answers(server, pieces(), wanted)) == PONGS * wanted


def test_the_ping_of_a_socket_between_two_messages_is_answered(server: Running) -> None:
    message = frame(PING_MESSAGE.encode())
    heard = run(answers(server, [message + frame(b"here?", WHOLE | PING) + message], 3))
    assert sorted(kind for kind, _ in heard) == [TEXT, TEXT, PONG]
    assert (PONG, b"here?") in heard


def test_a_message_that_is_none_is_refused_and_the_next_one_heard(server: Running) -> None:
    heard = run(answers(server, [frame(b"nonsense") + frame(PING_MESSAGE.encode())], 2))
    assert [message["type"] for _, message in heard] == ["refused", "pong"]


def test_who_pings_and_pings_and_takes_no_answer_is_cut_off(server: Running) -> None:
    async def scene() -> None:
        reader, writer = await connected(server)
        writer.write(frame(b'{"type": "hello"}'))
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        pings = frame(b"x" * 125, WHOLE | PING) * 500

        async def flood() -> None:
            for _ in range(400):  # 25 MB of answers: more than any two sockets hold between them
                writer.write(pings)
                await writer.drain()

        with pytest.raises(ConnectionError):
            await flood()
        writer.close()

    run(scene())


def test_nothing_behind_a_close_frame_is_carried_out(server: Running) -> None:
    """RFC 6455, 5.5.1: nothing may be sent after it."""

    async def scene() -> None:
        host = await visitor(server, "Hana")
        place = await host.make(against_bots("daimyo"))
        cookie = "; ".join(f"{name}={value}" for name, value in host.http.cookies.items())
        reader, writer = await connected_to(server, place, cookie)
        writer.write(frame(b'{"type": "hello"}'))
        await reader.readuntil(b'"welcome"')
        for on in (b"false", b"true"):
            writer.write(frame(b'{"type": "chat", "ticket": "%b", "on": %b}' % (on, on)))
            await reader.readuntil(b'"done"')
        late = frame(b'{"type": "chat", "ticket": "late", "on": false}')
        writer.write(frame((1000).to_bytes(2, "big"), WHOLE | CLOSE) + late)
        await reader.read()
        writer.close()
        async with host.at(place) as again:
            while again.table is None:
                await again.next()
            assert again.table.chat is True

    run(scene())
