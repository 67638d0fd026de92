"""A server under hardship: much to think about, many old tables, a full disk, a damaged file, a second server."""

import asyncio
import gc
import resource
import sqlite3
import subprocess
import sys
import time
import weakref
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import httpx
import pytest

from server.running import Running, against_bots, run, running, visitor
from shinobi.client import NewTable, SeatWanted
from shinobi.server import house as houses
from shinobi.server import lobby, rooms
from shinobi.server.archive import Damaged
from shinobi.server.house import House
from shinobi.server.lobby import fairly
from shinobi.server.settings import Settings
from shinobi.server.turns import Turns
from shinobi.store.sqlite.store import SqliteStore
from shinobi.table.log import StoodIn
from shinobi.table.refusal import Refusal

WITHOUT_COMPILER = ("--compile", "never", "--no-limits", "--bot-pace", "0", "--reaction-pace", "0")


def test_turns_go_round_however_much_one_of_them_wants() -> None:
    order: list[str] = []

    async def scene() -> None:
        turns = Turns(2, most_waiting=50)

        async def work(account: str) -> None:
            async with turns.turn(account):
                order.append(account)
                await asyncio.sleep(0)

        greedy = [asyncio.create_task(work("greedy")) for _ in range(50)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(work(name)) for name in "abc"]
        greedy[10].cancel()
        await asyncio.gather(*greedy, *others, return_exceptions=True)
        assert not turns.waiting
        assert not turns.busy
        assert turns.free == 2
        full = [asyncio.create_task(work("greedy")) for _ in range(52)]
        assert sum(isinstance(one, Refusal) for one in await asyncio.gather(*full, return_exceptions=True)) == 1

    run(scene())
    assert max(order.index(name) for name in "abc") < 10


def test_a_turn_is_not_lost_when_those_who_have_it_and_wait_for_it_go_at_once() -> None:
    """As when a table is closed at which several bots think: the bots of all other tables would never move again."""

    async def scene() -> None:
        turns = Turns(1)

        async def think(account: str) -> None:
            async with turns.turn(account):
                await asyncio.sleep(60)

        thinking = [asyncio.create_task(think(account)) for account in ("a", "a", "b")]
        await asyncio.sleep(0)
        for task in thinking:
            task.cancel()
        ended = await asyncio.gather(*thinking, return_exceptions=True)
        assert [type(one) for one in ended] == [asyncio.CancelledError] * 3
        assert (turns.free, turns.busy, dict(turns.waiting)) == (1, set(), {})

    run(scene())


def test_there_is_one_room_for_a_table_however_slowly_the_store_answers(tmp_path: Path) -> None:
    """Who asks while the table is being opened, and is answered when it is open, does not open it once more."""

    class SlowStore(SqliteStore):
        answers: ClassVar[list[asyncio.Event]] = []

        async def has_table(self, place: str) -> bool:
            answer = asyncio.Event()
            self.answers.append(answer)
            await answer.wait()
            return await super().has_table(place)

    async def scene() -> None:
        store = SlowStore(tmp_path / "x.db")
        house = House(store, Settings())
        await house.open()
        place = await house.make_as_asked("ann", "Ann", NewTable("soke"))
        house.rooms.forget(house.rooms[place])
        first, second = (asyncio.create_task(house.rooms.find(place)) for _ in range(2))
        await asyncio.sleep(0)
        store.answers[0].set()
        room = await first
        store.answers[1].set()
        assert await second is room is house.rooms[place]
        await house.say_goodbye()
        await house.close()

    run(scene())


def test_a_table_rests_where_it_matters_to_nobody(tmp_path: Path) -> None:
    """A table of bots alone goes on while somebody watches; one where a person is to decide goes on until then."""

    async def scene() -> None:
        house = House(SqliteStore(tmp_path / "x.db"), Settings(bot_pace=0, reaction_pace=0))
        await house.open()
        bots = [SeatWanted("bot", "random")] * 4
        alone = await house.make_as_asked("ann", "Ann", NewTable("daimyo", seats=bots, start=True))
        mine = [SeatWanted("me"), *bots[1:]]
        with_me = await house.make_as_asked("ann", "Ann", NewTable("daimyo", seats=mine, start=True))
        await asyncio.sleep(0.3)
        room, other = house.rooms[alone], house.rooms[with_me]
        assert room.table.entries == 2, "the deal, and then nothing"
        assert not room.bots.thinking
        assert other.bots.attended is True
        other.write(StoodIn(at=0.0, seat=0, gone=True))
        await asyncio.sleep(0.3)
        assert bool(other.bots.attended) is False, "a bot decides for the only person, who is not there"
        assert not other.bots.thinking
        await house.say_goodbye()
        await house.close()

    run(scene())


def test_tables_at_rest_leave_the_memory_and_stay_in_the_lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MOST_AT_REST", 3)
    monkeypatch.setattr(rooms, "MOST_JUST_LEFT", 2)

    async def scene() -> None:
        house = House(SqliteStore(tmp_path / "x.db"), Settings(bot_pace=0, tables_per_identity=30))
        await house.open()
        places = [await house.make_as_asked("ann", "Ann", NewTable("soke", visibility="public")) for _ in range(30)]
        await house.store.flush()
        dropped = weakref.ref(next(iter(house.rooms.values())).table)
        gc.disable()
        try:
            house.rooms.tidy()
            assert dropped() is None, "the memory is free at once, without the collector"
        finally:
            gc.enable()
        assert len(house.rooms) == 5
        listed = house.lobby("ann")
        assert {table.id for table in listed.yours} == {table.id for table in listed.waiting} == set(places)
        room = await house.rooms.find(places[0])
        assert room is not None
        assert room.table.host == "ann"
        assert len(house.lobby("ann").yours) == 30, "it is listed once"
        assert len(house.rooms) <= 6
        with pytest.raises(Refusal, match="30 tables"):
            await house.make_as_asked("ann", "Ann", NewTable("soke"))
        await house.say_goodbye()
        await house.close()

    run(scene())


def test_one_maker_of_tables_does_not_hide_the_others() -> None:
    made = [SimpleNamespace(maker=maker, number=number) for number, maker in enumerate("a" * 200 + "b" + "c" + "a" * 5)]
    shown: Any = fairly(made)  # type: ignore[arg-type]
    assert [one.maker for one in shown[:4]] == ["a", "b", "c", "a"]
    assert len(shown) == len(made)


def test_the_lobby_shows_everybodys_tables(tmp_path: Path) -> None:
    async def scene() -> None:
        house = House(SqliteStore(tmp_path / "x.db"), Settings(limited=False))
        await house.open()
        mine = await house.make_as_asked("bob", "Bob", NewTable("soke", visibility="public"), "192.0.2.9")
        for number in range(lobby.MOST_LISTED + 4):
            table = NewTable("soke", visibility="public")
            await house.make_as_asked(f"ann{number}", "Ann", table, "192.0.2.1")
        assert mine in [table.id for table in house.lobby(None).waiting]
        await house.say_goodbye()
        await house.close()

    run(scene())


def test_many_replays_at_once_hold_nobody_up(data: Path) -> None:
    async def scene(server: Running) -> None:
        hana = await visitor(server, "Hana")
        places = [await hana.make(against_bots("daimyo")) for _ in range(8)]
        for place in places:
            async with hana.at(place, hints=False) as seat:
                while await seat.until_asked():
                    assert seat.now is not None
                    await seat.play(seat.now.legal[0])
        viewers = ("0", "1", "2", "3", "spectator", "everything")
        asked = [asyncio.create_task(hana.replay(place, viewer)) for place in places for viewer in viewers]
        slowest = 0.0
        async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60) as other:
            while not all(one.done() for one in asked):
                began = time.monotonic()
                assert (await other.get("/healthz")).status_code == 200
                slowest = max(slowest, time.monotonic() - began)
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(not isinstance(one, BaseException) for one in outcomes) >= 21
        assert slowest < 3.0, "an idle machine needs some milliseconds; this one may be busy"

    with running(data, *WITHOUT_COMPILER) as server:
        run(scene(server))


def test_a_second_server_on_the_same_file_says_so_and_ends(data: Path) -> None:
    with running(data, *WITHOUT_COMPILER) as server:
        command = [sys.executable, "-m", "shinobi", "serve", "--data", str(data), "--port", "0", "--compile", "never"]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert second.returncode == 2
        assert "in use by another server" in second.stderr
        assert f"process {server.process.pid}" in second.stderr
        assert "Traceback" not in second.stderr
    with running(data, *WITHOUT_COMPILER):
        pass  # the lock ends with its process


def test_a_server_that_cannot_write_does_not_say_that_it_is_ready(data: Path) -> None:
    with running(data, *WITHOUT_COMPILER) as server:
        assert httpx.get(f"{server.address}/readyz", trust_env=False).text == "ready\n"
        # As a full disk: from now on no file may grow.
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, 1 << 30))
        httpx.post(f"{server.address}/api/me", json={"name": "Hana"}, trust_env=False)
        answer = httpx.get(f"{server.address}/readyz", trust_env=False)
        assert answer.status_code == 503
        assert answer.text.startswith("not ready: Nothing can be written")
        assert httpx.get(f"{server.address}/healthz", trust_env=False).status_code == 200
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1 << 30, 1 << 30))
        deadline = time.monotonic() + 10
        while httpx.get(f"{server.address}/readyz", trust_env=False).status_code != 200:
            assert time.monotonic() < deadline, "there is room again"
            time.sleep(0.1)


def test_damage_costs_one_table_and_is_reported(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def made() -> list[str]:
        house = House(SqliteStore(data), Settings())
        await house.open()
        deck = {"deck": "house"}
        places = [await house.make_as_asked("ann", "Ann", NewTable("arts", options=deck)) for _ in range(3)]
        await house.say_goodbye()
        await house.close()
        return places

    async def opened(places: list[str]) -> None:
        house = House(SqliteStore(data), Settings())
        await house.open()
        assert house.reading is not None
        await house.reading
        with pytest.raises(Damaged):
            await house.rooms.find(places[1])
        assert await house.rooms.find(places[0]) is not None
        assert await house.rooms.find(places[2]) is not None
        assert house.gauges()["shinobi_damaged_tables"] == 1
        await house.say_goodbye()
        await house.close()

    places = run(made())
    with sqlite3.connect(data) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    content = bytearray(data.read_bytes())
    at = content.index(places[1].encode(), content.index(b'"secret"'))
    while True:  # the page of its entry in the journal, and no other: an entry with a deck fills more than a page
        page = at // 4096 * 4096
        if b'{"entry":"created"' in content[page : page + 4096]:
            break
        at = content.index(places[1].encode(), at + 1)
    content[at + 10 : page + 4096] = bytes([0xFF]) * (page + 4096 - at - 10)
    data.write_bytes(content)
    run(opened(places))
    assert any(f"The table {places[1][:3]}… cannot be read" in line for line in caplog.messages)
    assert not any(places[1] in line for line in caplog.messages), "its id is a key to it"


def test_the_start_with_many_tables_is_not_silent_and_serves_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "PROGRESS_EVERY", 0.0)

    async def scene() -> None:
        house = House(SqliteStore(tmp_path / "x.db"), Settings(limited=False))
        await house.open()
        places = [await house.make_as_asked("ann", "Ann", NewTable("soke")) for _ in range(120)]
        await house.say_goodbye()
        await house.close()
        again = House(SqliteStore(tmp_path / "x.db"), Settings(limited=False))
        said: list[tuple[int, int]] = []
        again.on_progress = lambda number, count: said.append((number, count))
        await again.open()
        assert again.why_not_ready() == "Tables are being read: 120 are left."
        room = await again.rooms.find(places[-1])
        assert room is not None
        assert again.still_to_read > 0, "who comes does not wait for all others"
        assert again.reading is not None
        await again.reading
        assert again.why_not_ready() is None
        assert said[-1] == (120, 120)
        assert len(said) > 10
        assert len(again.rooms) <= rooms.MOST_AT_REST + rooms.MOST_JUST_LEFT + 1
        await again.say_goodbye()
        await again.close()

    run(scene())
