"""Three servers that share their tables: any of them will do, one may stop or stall, and everybody plays on."""

import asyncio
import os
import signal
import subprocess
import sys
import time

import asyncpg
import msgspec
import pytest
from cli.terminal import shinobi_says
from server.running import ROOT, Running, again, against_bots, run, visitor
from server.scenes import settle, to_the_end
from server.test_fuzz import fuzz_http, fuzz_socket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from many.chaos import Traveller, check, sit_together, until_all_go_on
from many.cluster import Servers, made_at
from shinobi import wire
from shinobi.client import NewTable, NotDone, SeatWanted, Visitor
from shinobi.engine.talk import Kind
from shinobi.store.postgres.leases import LEASE
from shinobi.table.log import StoodIn, read


def test_a_browser_may_come_to_any_server(three: Servers) -> None:
    async def scene() -> None:
        first, second, third = three.running
        hana = await visitor(first, "Hana")
        place = await hana.make(against_bots("daimyo", visibility="public"))
        there = again(second, hana.cookie)
        async with there.at(place) as seat:
            while await seat.until_asked():
                assert seat.now is not None
                await seat.play(seat.now.legal[0])
        assert (await there.record(place))["game"] == "daimyo"
        assert (await again(third).replay(place)).steps
        # Lists, names and what is done from elsewhere are the same everywhere.
        waiting = await hana.make(NewTable("soke", seats=[SeatWanted("me"), SeatWanted("open")], visibility="public"))
        for address in (first.address, second.address, third.address):
            lobby = await again(address, hana.cookie).lobby()
            assert waiting in [table.id for table in lobby.waiting]
            assert waiting in [table.id for table in lobby.yours]
            assert (await again(address).lobby()).yours == []
        await hana.be_called("Hanako")
        async with again(third, hana.cookie).at(waiting) as seat, there.at(waiting) as later:
            assert seat.table is not None
            assert seat.table.id == waiting
            await to_the_end(seat)
            assert seat.goodbye == "elsewhere", "one connection for each person, wherever they are"
            await settle(later)
        await there.ask("POST", f"/api/tables/{waiting}/delete", {})
        assert (await hana.table(waiting)).state == "over"
        await again(third, hana.cookie).ask("POST", "/api/me/logout", {})
        with pytest.raises(NotDone, match="Say who you are"):
            await make_on(there)

    async def make_on(somebody: Visitor) -> None:
        while True:  # other servers hear of it a moment later
            await somebody.make(against_bots("soke"))

    run(scene())


def test_whoever_runs_the_servers_removes_a_table_and_a_person_wherever_they_are(three: Servers) -> None:
    def admin(*arguments: str) -> str:
        said = shinobi_says("admin", *arguments, "--database", three.database)
        assert said.code == 0, said.err
        return said.out

    async def scene() -> None:
        first, second, third = three.running
        hana, ren = await visitor(first, "Hana to stay"), await visitor(second, "Ren to go")
        wanted = NewTable("soke", seats=[SeatWanted("me"), SeatWanted("open")])
        table, other = await hana.make(wanted), await hana.make(wanted)
        async with again(third, hana.cookie).at(table) as seat, ren.at(other) as guest:
            await guest.sit(1)
            assert {table, other} <= set((await asyncio.to_thread(admin, "tables")).split())
            await asyncio.to_thread(admin, "remove-table", table)
            await to_the_end(seat)
            assert seat.goodbye == "removed"
            (identity,) = (row.split()[1] for row in admin("people", "ren TO").splitlines() if "Ren to go" in row)
            await asyncio.to_thread(admin, "remove-person", identity)
            await to_the_end(guest)
        with pytest.raises(NotDone) as gone:
            await again(second).table(table)
        assert gone.value.trouble.code == "no-table"
        assert (await again(third).table(other)).seats[1].kind == "open"
        assert shinobi_says("admin", "remove-table", table, "--database", three.database).code == 2

    run(scene())


def test_a_link_for_another_device_is_claimed_once_though_at_all_servers_in_the_same_moment(three: Servers) -> None:
    async def scene() -> None:
        hana = await visitor(three.running[0], "Hana")
        for _ in range(5):
            code = msgspec.json.decode(await hana.ask("POST", "/api/me/link"))["code"]
            devices = [again(server) for server in three.running * 2]
            claims = [one.ask("POST", "/api/me/claim", {"code": code}) for one in devices]
            answers = await asyncio.gather(*claims, return_exceptions=True)
            refused = [one.trouble.code for one in answers if isinstance(one, NotDone)]
            assert refused == ["bad-code"] * 5

    run(scene())


def test_a_replay_is_watched_together_at_different_servers(three: Servers) -> None:
    async def heard(socket: ClientConnection, **expected: object) -> dict[str, object]:
        """What is told, once it is this."""
        while True:
            state: dict[str, object] = msgspec.json.decode(await socket.recv())
            if {name: state[name] for name in expected} == expected:
                return state

    async def scene() -> None:
        first, second, third = three.running
        hana = await visitor(first, "Hana")
        place = await hana.make(NewTable("soke", seats=[SeatWanted("me"), SeatWanted("bot", "random")], start=True))
        async with hana.at(place) as seat:
            while await seat.until_asked():
                assert seat.now is not None
                await seat.play(seat.now.legal[0])

        def party(server: Running, asked: str = "") -> connect:
            path = f"/api/tables/{place}/together{asked}"
            return connect(f"ws://127.0.0.1:{server.port}{path}", proxy=None)

        async with party(first) as leader:
            begun = await heard(leader, following=0)
            code, key = begun["code"], begun["key"]
            async with party(second, f"?code={code}") as one, party(third, f"?code={code}&key={key}") as too:
                assert (await heard(one, following=1))["key"] is None
                await heard(leader, following=1)
                await leader.send('{"step": 3, "viewer": "everything"}')
                for socket in (one, too):
                    await heard(socket, step=3)
                await one.send('{"step": 5, "viewer": "everything"}')
                await too.send('{"step": 4, "viewer": "0"}')
                for socket in (leader, one, too):
                    await heard(socket, step=4, viewer="0")
            await heard(leader, following=0, step=4)
        async with party(third, f"?code={code}") as late:
            with pytest.raises(ConnectionClosed) as closed:
                await late.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404

    run(scene())


def test_whatever_is_sent_to_another_server_is_answered(three: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, _ = three.running
    made_at(monkeypatch, {second.address: first.address})
    assert run(fuzz_socket(second, 400), 120)
    run(fuzz_http(second, 60), 120)


def test_servers_are_restarted_one_by_one_and_nobody_sees_more_than_a_reconnect(three: Servers, thorough: int) -> None:
    """Everybody has ten seconds for a decision, and no clock runs out by it. `--thorough 3` restarts all three."""

    async def scene() -> None:
        players = [Traveller(number) for number in range(4)]
        for player in players:
            player.pace = wire.Pace(seconds=10.0)
        await sit_together(three, players[:2])
        playing = [asyncio.create_task(player.travel(three)) for player in players]
        await until_all_go_on(players, 30)
        for old in three.running[:thorough]:
            await asyncio.to_thread(three.start)
            await asyncio.to_thread(three.stop, old)
            await until_all_go_on(players, 30)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await check(three.database, players)
        assert {code for player in players for code in player.refused} <= {"closing"}
        connection = await asyncpg.connect(three.database)
        places = [place for player in players for place in (*player.finished, player.place)]
        rows = await connection.fetch("SELECT entry FROM entries WHERE place = ANY($1)", places)
        await connection.close()
        assert not [row for row in rows if isinstance(read(row["entry"]), StoodIn)], "a clock ran out"

    run(scene())


def test_one_server_with_its_own_file_imports_nothing_of_all_this() -> None:
    code = """
import sys, shinobi.cli, shinobi.server.serving, shinobi.cli.serve
ours = [name for name in sys.modules if name.startswith(("shinobi.server.cluster", "shinobi.store.postgres"))]
assert not ours + [name for name in sys.modules if name.partition(".")[0] in ("asyncpg", "nats")], ours
"""
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)


def test_a_server_that_stalls_writes_nothing_and_tells_nobody_anything(three: Servers) -> None:
    """It is stopped for longer than its lease, and does not know of it when it goes on."""

    async def scene() -> None:
        stalled, other, _ = three.running
        hana, ren = await visitor(stalled, "Hana"), await visitor(other, "Ren")
        place = await hana.make(NewTable("soke", seats=[SeatWanted("me"), SeatWanted("open")]))
        first, second = await hana.at(place).__aenter__(), await ren.at(place).__aenter__()
        await second.sit(1)
        await first.start()
        await settle(first, second)
        stalled.process.send_signal(signal.SIGSTOP)
        try:
            since = time.monotonic()
            await to_the_end(second)
            assert second.goodbye == "restart"
            while True:
                try:
                    back = await again(other, ren.cookie).at(place).__aenter__()
                    break
                except Exception:
                    assert time.monotonic() - since < 10 * LEASE
                    await asyncio.sleep(0.1)
            hana_too = await again(other, hana.cookie).at(place).__aenter__()
            asked = back if back.asked else hana_too
            assert asked.now is not None
            await asked.play(asked.now.legal[0])
            # What Hana asks for over her old connection comes to a server that is not the owner any more.
            assert first.now is not None
            await first.send(wire.Say("late", Kind.CHAT, "hello"))
            await first.send(wire.Ping())
            await asyncio.sleep(max(0.0, LEASE + 0.5 - (time.monotonic() - since)))
        finally:
            stalled.process.send_signal(signal.SIGCONT)
        first.keep_raw = True
        await to_the_end(first)
        assert [msgspec.json.decode(raw)["type"] for raw in first.raw] in ([], ["goodbye"])
        await settle(back, hana_too)
        connection = await asyncpg.connect(three.database)
        rows = await connection.fetch("SELECT epoch, entry FROM entries WHERE place = $1 ORDER BY n", place)
        await connection.close()
        assert [row["epoch"] for row in rows] == sorted(row["epoch"] for row in rows)
        assert rows[-1]["epoch"] > 1
        assert not any(b"hello" in row["entry"] for row in rows)
        for seat in (first, second, back, hana_too):
            await seat.__aexit__(None, None, None)
        while (await hana.http.get("/readyz")).status_code != 200:  # it is one of three again, for other tests
            await asyncio.sleep(0.05)

    run(scene())
