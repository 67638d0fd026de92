"""What one visitor can do to all the others, and what keeps them from it: connections, floods, logs, metrics."""

import logging
import socket
from pathlib import Path

import httpx
import pytest

from server.running import Running, against_bots, run, running, visitor
from shinobi.client import NewTable
from shinobi.server.guard import Guard
from shinobi.server.networks import network_of
from shinobi.server.quiet_logs import MOST, WINDOW, QuietLogs
from shinobi.server.settings import Settings

USUAL = ("--compile", "never")


def spoken(server: Running, said: bytes, source: str) -> socket.socket:
    """A connection from this address that says this and no more."""
    one = socket.socket()
    one.bind((source, 0))
    one.settimeout(30)
    one.connect(("127.0.0.1", server.port))
    one.sendall(said)
    return one


def alive(server: Running) -> bool:
    return httpx.get(f"{server.address}/healthz", trust_env=False, timeout=5).text == "alive\n"


HALF_A_BODY = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 20\r\n\r\n{"


def test_thousands_of_silent_connections_keep_nobody_out(data: Path) -> None:
    with running(data, *USUAL) as server:
        many = []
        for number in range(1200):
            said = (b"", b"GET / HTTP/1.1\r\nhost: x", HALF_A_BODY)[number % 3]
            many.append(spoken(server, said, f"127.0.{number // 130}.2"))
        assert alive(server)
        for one in many:
            one.close()


def test_one_address_cannot_take_all_places(data: Path) -> None:
    with running(data, *USUAL) as server:
        many = [spoken(server, b"GET /", "127.0.0.2") for _ in range(300)]
        refused = 0
        for one in many[-20:]:
            answer = one.recv(1000)
            refused += answer.startswith(b"HTTP/1.1 429 ")
        assert refused == 20, "so many connections in a moment are refused"
        assert alive(server), "others are not"
        for one in many:
            one.close()


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nhost: x", HALF_A_BODY], ids=["silent", "header", "body"])
def test_who_does_not_finish_a_request_is_cut_off(said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(address: str, port: int) -> None:
        import asyncio

        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(said)
        try:
            async with asyncio.timeout(10):
                assert await reader.read() == b""
        except ConnectionResetError:
            return
        finally:
            writer.close()

    from server.in_process import served

    with served(Settings(header_within=0.3, body_within=0.3)) as (address, port):
        run(scene(address, port))


def test_places_are_made_by_the_network_that_holds_most_in_silence() -> None:
    closed = []

    class Transport:
        def __init__(self, name: str) -> None:
            self.name = name

        def abort(self) -> None:
            closed.append(self.name)

    guard = Guard(Settings(connections_per_address=3), most=5, time=lambda: 0.0)
    guests = {}
    for name, host in [("a1", "192.0.2.1"), ("a2", "192.0.2.1"), ("a3", "192.0.2.1"), ("b1", "192.0.2.2")]:
        guests[name] = guard.admit(Transport(name), host, trusted=False)  # type: ignore[arg-type]
    guard.hears(guests["a1"], silent=False)  # type: ignore[arg-type]
    guard.admit(Transport("a4"), "192.0.2.1", trusted=False)  # type: ignore[arg-type]
    assert closed == ["a2"], "of its own network; not one that is being answered"
    guard.admit(Transport("c1"), "192.0.2.3", trusted=False)  # type: ignore[arg-type]
    guard.admit(Transport("d1"), "192.0.2.4", trusted=False)  # type: ignore[arg-type]
    assert closed == ["a2", "a3"], "the server is full: the network with most silent ones makes room"


def test_an_ipv6_network_is_one_address() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") != network_of("192.0.2.8")
    assert network_of(None) == network_of("no address")


def test_handshakes_are_refused_before_they_are_made_and_fill_no_log(data: Path) -> None:
    handshake = (
        b"GET /api/tables/%b/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )

    async def place_of(server: Running) -> str:
        return await (await visitor(server, "Hana")).make(NewTable("soke"))

    with running(data, *USUAL) as server:
        place = run(place_of(server))
        answers = []
        for number in range(150):
            one = spoken(server, handshake % (place.encode() if number % 2 else b"0000000000"), "127.0.0.1")
            answers.append(one.recv(100).split()[1])
            one.close()
        assert answers[:2] == [b"404", b"101"]
        assert set(answers[-50:]) == {b"429"}
        assert alive(server)
    assert len(server.log.read_text().splitlines()) < 40


def test_nested_options_are_refused_in_a_sentence(server: Running) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        for nested in ("[" * 600 + "]" * 600, '{"a":' * 300 + "1" + "}" * 300):
            for option in ("board", "nothing"):
                body = f'{{"game": "soke", "options": {{"{option}": {nested}}}}}'
                answer = await hana.http.post("/api/tables", content=body)
                assert (answer.status_code, answer.json()["code"]) == (400, "bad-table")
                assert len(answer.content) < 2000

    run(scene())


def test_logs_cannot_be_flooded() -> None:
    now = [0.0]
    lines: list[str] = []

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    handler, logger = Handler(), logging.Logger("x")
    handler.addFilter(QuietLogs(lambda: now[0]))
    logger.addHandler(handler)

    def deep(levels: int) -> None:
        if not levels:
            raise ValueError("the hidden hand")
        deep(levels - 1)

    for _ in range(1000):
        try:
            deep(50)
        except ValueError:
            logger.exception("It failed")
    assert len(lines) == MOST
    assert all("\n" not in line and "ValueError at" in line and "hidden hand" not in line for line in lines)
    logger.error("Something else")
    assert len(lines) == MOST + 1
    now[0] += WINDOW
    logger.error("It failed")
    assert f"{1000 - MOST} more like this" in lines[-1]


def test_metrics_are_off_unless_asked_for_and_count_nothing_that_players_do(data: Path, tmp_path: Path) -> None:
    token = tmp_path / "token"
    token.write_text("a long word\n")

    def asked(server: Running, **headers: str) -> httpx.Response:
        return httpx.get(f"{server.address}/metrics", trust_env=False, headers=headers)

    async def scene(server: Running) -> None:
        hana = await visitor(server, "Hana")
        place = await hana.make(against_bots("soke"))
        async with hana.at(place) as seat:
            before = told(asked(server, authorization="Bearer a long word").text)
            assert before['shinobi_tables{state="playing"}'] == 1
            for _ in range(3):
                await seat.until_asked()
                assert seat.now is not None
                await seat.play(seat.now.legal[0])
            after = told(asked(server, authorization="Bearer a long word").text)
        before.pop("shinobi_memory_bytes")
        after.pop("shinobi_memory_bytes")
        assert before == after, "no count says that somebody has moved"

    def told(text: str) -> dict[str, float]:
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}

    with running(data, *USUAL, "--bot-pace", "0", "--reaction-pace", "0") as server:
        assert asked(server).status_code == asked(server, authorization="Bearer None").status_code == 404
    with running(data, *USUAL, "--bot-pace", "0", "--metrics-token-file", str(token)) as server:
        assert asked(server).status_code == 404
        assert asked(server, authorization="Bearer another").status_code == 404
        run(scene(server))
