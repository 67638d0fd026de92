"""Leaving, resigning, deleting, ending by itself; votes; what is kept of finished matches."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from server.running import QUICK, Running, against_bots, run, running, visitor
from server.scenes import at_table_with_two, code_of, settle, sitter_of
from shinobi import wire
from shinobi.client import NewTable, NotDone, SeatWanted, Visitor
from shinobi.engine.talk import Kind
from shinobi.server.house import House
from shinobi.server.settings import Settings
from shinobi.store.sqlite.store import SqliteStore

ALONE = [SeatWanted("me"), SeatWanted("bot", "random")]


async def history(somebody: Visitor) -> wire.Played:
    return msgspec.json.decode(await somebody.ask("GET", "/api/me/played"), type=wire.Played)


def test_who_resigns_between_two_loses_and_the_match_can_be_seen_again(server: Running) -> None:
    async def scene() -> None:
        place, first, second = await at_table_with_two(server)
        hana, ren = Visitor(server.address, first.cookie), Visitor(server.address, second.cookie)
        await first.request(wire.Resign("r"))
        await settle(first, second)
        for seat in (first, second):
            assert seat.over
            assert seat.table is not None
            assert seat.table.result == wire.Result("resigned", [0.0, 1.0])
            assert [(note.note, note.seat) for note in seat.notes] == [("resigned", 0)]
        assert await code_of(second, wire.Play("x", 0, {"verb": "ready"})) == "not-playing"
        await second.request(wire.Say("s", Kind.CHAT, "well played"))
        assert (await ren.replay(place)).result.clause == "resigned"
        assert (await hana.record(place))["result"] is None, "by the rules it is not over"
        for somebody, share in ((hana, 0.0), (ren, 1.0)):
            (one,) = (await history(somebody)).matches
            assert (one.id, one.game, one.names, one.bots) == (place, "soke", ["Hana", "Ren"], [False, False])
            assert one.shares[one.seat] == share
        assert (await history(ren)).games == [wire.GameTally("soke", 1, 1, 0, 1)]
        assert (await hana.lobby()).yours == []
        for somebody in (hana, ren):
            await somebody.http.aclose()
        for seat in (first, second):
            await seat.__aexit__(None, None, None)

    run(scene())


def test_where_others_play_on_one_can_leave_but_neither_resign_nor_delete(server: Running) -> None:
    async def scene() -> None:
        people = [await visitor(server, name) for name in ("Ann", "Ben", "Cho")]
        place = await people[0].make(NewTable("clans", seats=[SeatWanted("me"), *[SeatWanted("open")] * 2]))
        async with people[0].at(place) as ann, people[1].at(place) as ben, people[2].at(place) as cho:
            await ben.sit(1)
            await cho.sit(2)
            assert await code_of(ben, wire.Delete("a")) == "not-host"
            await ann.start()
            await settle(ann, ben, cho)
            assert await code_of(ann, wire.Resign("b")) == "not-alone"
            assert await code_of(ann, wire.Delete("c")) == "not-alone"
            for seat in (ann, ben, cho):
                await seat.request(wire.Leave(seat.ticket()))
            while not cho.over:
                await cho.next()
            assert cho.table is not None
            assert cho.table.ended == "empty", "bots do not play on for nobody"
            assert [note.note for note in cho.notes] == ["left"] * 3

    run(scene())


def test_tables_are_left_and_deleted_from_afar(server: Running) -> None:
    async def scene() -> None:
        hana, ren = await visitor(server, "Hana"), await visitor(server, "Ren")
        waiting = await hana.make(NewTable("soke"))
        alone = await hana.make(against_bots("daimyo", options={"start": 0}))
        async with hana.at(alone) as seat:
            await settle(seat)
        yours = {one.id: one for one in (await hana.lobby()).yours}
        assert yours[alone].turn
        assert yours[alone].ends_in is not None
        assert yours[waiting].can_delete
        assert yours[alone].can_delete
        assert (await ren.lobby()).yours == []
        for place in (waiting, alone):
            with pytest.raises(NotDone):
                await ren.ask("POST", f"/api/tables/{place}/delete", {})
            async with ren.at(place) as watcher:
                await hana.ask("POST", f"/api/tables/{place}/delete", {})
                await settle(watcher)
                assert watcher.table is not None
                assert (watcher.table.state, watcher.table.ended) == ("over", "deleted")
        assert (await hana.lobby()).yours == []
        assert (await history(hana)).matches == [], "what was deleted was not played"
        with pytest.raises(NotDone):
            await hana.ask("POST", f"/api/tables/{alone}/fly", {})

    run(scene())


def test_tables_alone_with_bots_end_by_themselves_and_never_lock_anybody_out(tmp_path: Path) -> None:
    async def scene() -> None:
        house = House(SqliteStore(tmp_path / "x.db"), Settings(tables_per_identity=2, bot_pace=0, deal_wait=0))
        await house.open()
        new = against_bots("daimyo", options={"start": 0})
        places = [await house.make_as_asked("ann", "Ann", new) for _ in range(4)]
        assert [house.rooms[place].table.ended is not None for place in places] == [True, True, False, False]
        together = await house.make_as_asked("ben", "Ben", NewTable("soke"))
        while house.rooms[places[3]].table.state == "dealing":
            await asyncio.sleep(0.01)
        await house.rooms.end_idle(time.time() + 47 * 3600)
        assert house.rooms[places[3]].table.state == "playing", "not yet"
        await house.rooms.end_idle(time.time() + 49 * 3600)
        await house.store.flush()
        assert house.rooms[places[3]].info.ended == "idle"
        assert house.rooms[together].table.state == "open"
        assert await house.store.unfinished_places() == [together]
        await house.say_goodbye()
        await house.close()

    run(scene())


def test_the_table_may_vote_to_play_on_without_somebody_who_is_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        with running(tmp_path / "x.db", *QUICK, "--gone-after", "600", "--vote-after", "0.3") as server:
            place, first, second = await at_table_with_two(server, stand_in="random")
            assert await code_of(first, wire.Vote("a", 1)) == "not-away"
            ren = Visitor(server.address, second.cookie)
            await second.__aexit__(None, None, None)
            while sitter_of(first, 1).away is None:
                await first.next()
            assert 590 <= (sitter_of(first, 1).bot_in or 0) <= 600
            assert await code_of(first, wire.Vote("b", 1)) == "not-away", "not at once"
            await asyncio.sleep(0.3)
            await first.request(wire.Vote("c", 1))
            while not sitter_of(first, 1).stands_in:
                await first.next()
            assert [note.note for note in first.notes] == ["voted"]
            async with ren.at(place) as back:
                await settle(back)
                assert not sitter_of(back, 1).stands_in
            await ren.http.aclose()
            await first.__aexit__(None, None, None)

    run(scene())


def test_any_request_gives_the_seat_back(tmp_path: Path) -> None:
    async def scene() -> None:
        with running(tmp_path / "x.db", "--bot-pace", "30", "--no-limits", "--compile", "now") as server:
            _, first, second = await at_table_with_two(server, pace=wire.Pace(0.3), stand_in="random")
            while not sitter_of(first, 0).stands_in:
                await first.next()
            assert first.now is not None
            await first.play(first.now.legal[0])
            await settle(first)
            assert [note.note for note in first.notes if note.seat == 0][:2] == ["late", "back"]
            for seat in (first, second):
                await seat.__aexit__(None, None, None)

    run(scene())


def test_a_rematch_against_bots_is_dealt_at_once(server: Running) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        place = await hana.make(NewTable("soke", seats=ALONE, start=True))
        async with hana.at(place) as seat:
            await seat.request(wire.Resign("r"))
            await seat.request(wire.Rematch("again"))
            assert seat.table is not None
            assert seat.table.rematch is not None
            assert (await hana.table(seat.table.rematch)).state != "open"

    run(scene())
