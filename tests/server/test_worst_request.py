"""The worst that one request can do to all others: how long the event loop is busy with it.

A server runs in a thread; every callback of its loop is measured by the processor time it takes. Requests that were
made to be as dear as they can be, for every address and every message, must each stay below the limit.
"""

import asyncio
import gc
import json
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from server.in_process import served
from server.running import FEWEST, against_bots, run, visitor
from shinobi.client import NewTable, Visitor
from shinobi.server.serving import SELDOM
from shinobi.server.settings import Settings
from shinobi.server.wire import LONGEST_BODY, LONGEST_MESSAGE

MOST = 0.020
"""Seconds of processor time."""


class Watch:
    """The dearest callback of the server's loop since it was last looked at."""

    def __init__(self) -> None:
        self.worst = 0.0
        self.where = ""

    def measure(self, handle: asyncio.Handle) -> None:
        if threading.current_thread().name != "server":
            usual_run(handle)
            return
        before = time.thread_time()
        usual_run(handle)
        took = time.thread_time() - before
        if took > self.worst:
            self.worst, self.where = took, repr(handle)[:300]

    def looked_at(self) -> tuple[float, str]:
        worst = self.worst, self.where
        self.worst, self.where = 0.0, ""
        return worst


usual_run = asyncio.Handle._run


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    watch = Watch()
    # The collector is set as `serve` sets it: what was loaded by earlier tests is no request's fault.
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    monkeypatch.setattr(asyncio.Handle, "_run", lambda handle: watch.measure(handle))
    yield watch
    gc.set_threshold(*usual)
    gc.unfreeze()


def stuffed(template: str, filling: str, most: int = LONGEST_BODY) -> str:
    """The template with as much filling as a request can have."""
    times = (most - len(template) - 10) // (len(filling) + 1)
    return template.replace("…", ",".join([filling] * times))


def dear_tables() -> Iterator[str]:
    """Bodies of `POST /api/tables`, each as long as it may be, or as deep."""
    for part in ("art", "partner", "item"):
        yield stuffed(f'{{"game": "arts", "options": {{"deck": {{"{part}": […]}}}}}}', '{"name":"a"}')
        yield stuffed(f'{{"game": "arts", "options": {{"deck": {{"{part}": [{{…}}]}}}}}}', '"k":1')
    names = ",".join(f'"{number}":1' for number in range(6000))
    yield f'{{"game": "arts", "options": {{"deck": {{{names}}}}}}}'
    yield f'{{"game": "arts", "options": {{"deck": {{"art": [{{{names}}}]}}}}}}'
    yield f'{{"game": "soke", "options": {{{names}}}}}'
    yield stuffed('{"game": "daimyo", "options": {"clans": […]}}', "1")
    yield stuffed('{"game": "daimyo", "options": {"max_rounds": "…"}}', "x" * 1000)
    yield stuffed('{"game": "daimyo", "seats": […]}', '{"kind":"open"}')
    yield json.dumps({"game": "x" * 60_000})
    yield json.dumps({"game": "daimyo", "edition": "x" * 60_000})
    yield '{"game": "daimyo", "players": ' + "9" * 60_000 + "}"
    yield '{"game": "daimyo", "options": {"max_rounds": ' + "9" * 60_000 + "}}"
    for opening, closing in (("[", "]"), ('{"a":', "}")):
        for levels in (9, 100, 900, 5000):
            deep = opening * levels + ("1" if opening != "[" else "") + closing * levels
            yield f'{{"game": "soke", "options": {{"board": {deep}}}}}'
            yield f'{{"game": "arts", "options": {{"deck": {{"art": {deep}}}}}}}'
            yield deep


def dear_messages() -> Iterator[str]:
    """Messages over the socket, each as long as it may be."""
    base: dict[str, Any] = {"ticket": "t"}
    many = {str(n): n for n in range(1200)}
    long = "x" * (LONGEST_MESSAGE - 200)
    yield json.dumps(base | {"type": "play", "step": 0, "move": {"verb": long}})
    yield json.dumps(base | {"type": "play", "step": 0, "move": {"verb": [1] * 5000}})
    yield json.dumps(base | {"type": "play", "step": 0, "move": many})
    for levels in (100, 900, 3000):
        yield '{"type":"play","ticket":"t","step":0,"move":{"verb":' + "[" * levels + "]" * levels + "}}"
        yield (
            '{"type":"say","ticket":"t","kind":"claim","text":"a","arguments":{"a":'
            + "[" * levels
            + "]" * levels
            + "}}"
        )
    yield json.dumps(base | {"type": "say", "kind": "chat", "text": "x" * 280})
    yield json.dumps(base | {"type": "say", "kind": "claim", "text": "a", "arguments": many})
    yield json.dumps(base | {"type": "arrange", "seat": 1, "level": long})
    yield json.dumps(base | {"type": long})
    yield json.dumps({"type": "hello", "since": 10**18})
    yield "x" * LONGEST_MESSAGE


def test_no_request_keeps_the_loop_busy_for_long(watch: Watch) -> None:
    async def scene(address: str) -> None:
        hana = await visitor(address, "Hana")
        dearest: dict[str, tuple[float, str]] = {}

        def note(what: str) -> None:
            dearest[what] = max(dearest.get(what, (0.0, "")), watch.looked_at())

        for path in ("/", "/healthz", "/readyz", "/api/games", "/api/me", "/api/tables", "/api/" + "x" * 8000):
            measured = []
            for _ in range(3):  # the first loads what the others need; and what else the machine does costs nothing
                watch.looked_at()
                await hana.http.get(path)
                measured.append(watch.looked_at())
            dearest[path[:20]] = min(measured)
        for name in ("x" * 60_000, "\u0301" * 20_000, " " * 60_000):
            await hana.http.post("/api/me", json={"name": name})
            note("a name")
        for body in dear_tables():
            measured = []
            for _ in range(4):  # a request costs the same each time; what else the machine does, does not
                watch.looked_at()
                await ask(hana, body)
                measured.append(watch.looked_at())
            dearest[f"table {body[:60]}"] = max(dearest.get(f"table {body[:60]}", (0.0, "")), min(measured))
        for game in FEWEST:
            await whole_match(hana, game, note)
        for _ in range(40):
            await hana.make(NewTable("clans", visibility="public"))
        watch.looked_at()
        for _ in range(3):
            await hana.lobby()
        note("the lobby")
        too_dear = {what: (round(took * 1000, 1), where) for what, (took, where) in dearest.items() if took > MOST}
        assert not too_dear, too_dear

    with served(Settings(limited=False, bot_pace=0, reaction_pace=0)) as (address, _):
        run(scene(address), 240)


async def ask(hana: Visitor, body: str) -> httpx.Response:
    answer = await hana.http.post("/api/tables", content=body)
    assert answer.status_code in (400, 413), answer.text[:300]
    assert len(answer.content) < 10_000, "what is refused is not repeated at length"
    return answer


async def whole_match(hana: Visitor, game: str, note: Any) -> None:
    """A match to its end, all messages, all that can be asked of it afterwards."""
    place = await hana.make(against_bots(game))
    note(f"{game}: a new table")
    async with hana.at(place) as seat:
        note(f"{game}: welcome")
        for message in dear_messages():
            await seat.send(message.encode())
            note(f"{game}: {message[:40]}")
        while await seat.until_asked():
            assert seat.now is not None
            await seat.play(seat.now.legal[0])
            note(f"{game}: a move")
        note(f"{game}: the end")
    async with hana.at(place):
        note(f"{game}: welcome at the end")
    await hana.record(place)
    note(f"{game}: the record")
    for viewer in ("spectator", "everything", "0"):
        await hana.replay(place, viewer)
        note(f"{game}: the replay")
