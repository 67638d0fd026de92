"""The worst that one request can do to all others: how long the event loop is busy with it.

A server runs in a thread; every callback of its loop is measured by the processor time it takes. Requests that were
made to be as dear as they can be, for every address and every message, must each stay below the limit.
"""

import asyncio
import gc
import json
import random
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from server.in_process import housed, served
from server.running import FEWEST, against_bots, run, visitor
from server.scenes import settle
from server.test_bringing import dealt as dealt_in_a_browser
from server.test_bringing import played as played_alone
from shinobi import wire
from shinobi.client import NewTable, SeatWanted, Visitor
from shinobi.engine.native.runner import CompiledRunner
from shinobi.server.house import House
from shinobi.server.serving import SELDOM
from shinobi.server.settings import Compile, Settings
from shinobi.store.changes import Change, EntryAdded, Named, TableMade
from shinobi.table.folding import fold
from shinobi.table.log import AnyEntry, Chair, Moved, Sat, Started, Waited, written
from shinobi.table.making import Levels, created
from shinobi.table.table import Table
from shinobi.wire import LONGEST_BODY, LONGEST_MESSAGE

MOST = 0.030
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


LONG = 1_500
"""Steps of a match that goes on and on."""


def long_match(place: str) -> list[Change]:
    """What the store keeps of a match between two who walk to and fro on the largest board, as long as they may."""
    board = {"max_quiet": 1000, "columns": 8, "rows": 12}
    wanted = NewTable("soke", players=2, options=board, seats=[SeatWanted("me"), SeatWanted("open")])
    first = created(wanted, Chair("ann", "Ann"), bytes(32), 0.0, Levels(["random"], "random"))
    table, choices = Table(place, first, runner=CompiledRunner), random.Random(1)
    log: list[AnyEntry] = [first]

    def happen(entry: AnyEntry) -> None:
        fold(table, entry)
        log.append(entry)

    for entry in (Sat(at=0.0, who="ben", seat=1, name="Ben"), Started(at=0.0), Waited(at=0.0)):
        happen(entry)
    match = table.match
    assert match is not None
    while len(match.steps) < LONG:
        seat = match.actor or 0
        legal = match.legal(seat)
        calm = [move for move in legal if move["verb"] in ("step", "pass")]
        happen(Moved(at=0.0, seat=seat, move=choices.choice(calm or legal)))
    people = [Named(who, who.title(), 0.0) for who in ("ann", "ben")]
    entries = [EntryAdded(place, n, written(entry)) for n, entry in enumerate(log)]
    return [*people, TableMade(place, "ann", 0.0), *entries]


def test_a_very_long_match_keeps_the_loop_busy_no_longer(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    place = "abcdefghij"
    written_in: list[str] = []
    record_of = Table.record

    def record(table: Table) -> dict[str, Any]:
        written_in.append(threading.current_thread().name)
        return record_of(table)

    monkeypatch.setattr(Table, "record", record)
    dearest: dict[str, list[tuple[float, str]]] = {}

    def note(what: str) -> None:
        dearest.setdefault(what, []).append(watch.looked_at())

    async def scene(house: House, address: str) -> None:
        note("the start")
        people = [Visitor(address, await house.people.cookie(who)) for who in ("ann", "ben")]
        for _ in range(3):
            async with people[0].at(place):
                note("welcome")
        async with people[0].at(place) as ann, people[1].at(place) as ben:
            watch.looked_at()
            for _ in range(8):
                mover = ann if ann.asked else ben
                assert mover.now is not None
                await mover.play(next(move for move in mover.now.legal if move["verb"] in ("step", "pass")))
                note("a move")
                if mover.now.undo:
                    await mover.undo()
                    note("taking back")
                await settle(ann, ben)
                watch.looked_at()
            await ann.request(wire.Resign(ann.ticket()))
            note("the end")
        for _ in range(3):
            await people[0].record(place)
            note("the record")
        await people[0].replay(place)
        note("the replay")
        for somebody in people:
            await somebody.http.aclose()

    with housed(Settings(limited=False, compile=Compile.NOW), long_match(place)) as (house, address, _):
        run(scene(house, address), 120)
    assert len(dearest["taking back"]) > 1
    assert written_in == ["store"], "the record is made where it is written"
    # The least of several measurements: what else the machine does costs nothing.
    too_dear = {what: min(found) for what, found in dearest.items() if min(found)[0] > MOST}
    assert not too_dear, too_dear


def test_a_match_that_is_brought_keeps_the_loop_busy_no_longer(watch: Watch) -> None:
    matches = [json.dumps(played_alone(dealt_in_a_browser("soke", secret=nth))).encode() for nth in (1, 2, 3)]
    bodies = {
        "as long as it may be": [one.ljust(wire.LONGEST_RECORD) for one in matches],
        "deep": [b"[" * wire.LONGEST_RECORD] * 3,
        "many names": [b'{"options":{' + b",".join(b'"%d":1' % n for n in range(90_000)) + b"}}"] * 3,
    }
    dearest: dict[str, tuple[float, str]] = {}

    async def scene(address: str) -> None:
        hana = await visitor(address, "Hana")
        for what, each in bodies.items():
            measured = []
            for body in each:
                watch.looked_at()
                answer = await hana.http.post("/api/me/played", content=body)
                assert answer.status_code == (400 if each[0] is each[1] else 201), answer.text[:300]
                measured.append(watch.looked_at())
            dearest[what] = min(measured)

    with served(Settings(limited=False)) as (address, _):
        run(scene(address))
    assert not {what: found for what, found in dearest.items() if found[0] > MOST}, dearest


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
