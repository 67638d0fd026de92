"""Who people are to one another: names that are told apart, hosts who keep the peace, devices that can be revoked."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from server.running import Running, run, visitor
from server.scenes import code_of
from shinobi import wire
from shinobi.client import NewTable, NotDone, Visitor
from shinobi.engine.talk import Kind
from shinobi.server import clock
from shinobi.server.people import LINK_SECONDS, People
from shinobi.store.sqlite.store import SqliteStore
from shinobi.table.names import skeleton, told_apart, why_no_name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "\u3164",
        "a\u034fb",
        "\u2800\u2800",
        "A\ufe0f",
        "…",
        "!!",
        "a" + "\u0301" * 5,
        "Аlice",
        "pаypal",
        "x" * 25,
        "a\u202eb",
    ],
    ids=ascii,
)
def test_a_name_that_cannot_be_seen_or_is_there_to_be_mistaken_is_refused(name: str) -> None:
    assert why_no_name(name) is not None


@pytest.mark.parametrize(
    "name", ["Alice", "Алиса", "Αλίκη", "花子", "はなこ Hana", "José", "Zoë 2", "O’Neill", "भरत", "김철수"]
)
def test_names_of_all_peoples_are_names(name: str) -> None:
    assert why_no_name(name) is None


@pytest.mark.parametrize("other", ["alice", "ALICE", "Αlісе", "A1ice", "AIice", "Àlice", "Ａｌｉｃｅ", "Al ice"])
def test_names_that_look_alike_have_one_skeleton(other: str) -> None:
    assert skeleton(other) == skeleton("Alice")
    assert told_apart(other, ["Alice", None]).endswith(" (2)")
    assert told_apart("Bob", ["Alice", None]) == "Bob"


def test_two_alices_at_a_table_are_told_apart(server: Running) -> None:
    async def scene() -> None:
        one, two = await visitor(server, "Alice"), await visitor(server, "alice")
        place = await one.make(NewTable("soke"))
        async with two.at(place) as seat:
            await seat.sit(1)
            assert seat.table is not None
            assert [sitter.name for sitter in seat.table.seats] == ["Alice", "alice (2)"]

    run(scene())


def test_the_host_may_ask_somebody_to_leave_before_the_deal(server: Running) -> None:
    async def scene() -> None:
        host, guest = await visitor(server, "Host"), await visitor(server, "Guest")
        place = await host.make(NewTable("soke"))
        async with host.at(place) as here, guest.at(place) as there:
            await there.sit(1)
            assert await code_of(there, wire.Remove("r0", 0)) == "not-host"
            assert await code_of(here, wire.Remove("r1", 0)) == "no-person"
            assert await code_of(here, wire.Remove("r2", 1)) == "done"
            while there.you is None or there.you.seat is not None:
                await there.next()
            assert await code_of(there, wire.Sit("s", 1)) == "removed"
        async with (await visitor(server, "Other")).at(place) as other:
            await other.sit(1)

    run(scene())


def test_the_host_may_mute_somebody_for_all(server: Running) -> None:
    async def scene() -> None:
        host, guest = await visitor(server, "Host"), await visitor(server, "Guest")
        place = await host.make(NewTable("soke"))
        async with host.at(place) as here, guest.at(place) as there:
            await there.sit(1)
            assert await code_of(there, wire.Say("a", Kind.CHAT, "hello")) == "done"
            assert await code_of(there, wire.Hush("h", 0, True)) == "not-host"
            assert await code_of(here, wire.Hush("h", 1, True)) == "done"
            assert await code_of(there, wire.Say("b", Kind.CHAT, "hello")) == "hushed"
            assert there.table is not None
            assert there.table.seats[1].hushed
            assert await code_of(here, wire.Hush("i", 1, False)) == "done"
            assert await code_of(there, wire.Say("c", Kind.CHAT, "hello")) == "done"

    run(scene())


async def devices(who: Visitor) -> list[wire.Device]:
    return msgspec.json.decode(await who.ask("GET", "/api/me/devices"), type=wire.Devices).devices


def test_devices_are_listed_and_can_be_revoked(server: Running) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        place = await hana.make(NewTable("soke"))
        code = msgspec.json.decode(await hana.ask("POST", "/api/me/link"))["code"]
        phone = Visitor(server.address)
        await phone.ask("POST", "/api/me/claim", {"code": code})
        known = await devices(hana)
        assert [device.here for device in known].count(True) == 1
        (other,) = [device for device in known if not device.here]
        async with phone.at(place) as seat:
            assert seat.you is not None
            assert seat.you.seat == 0
            await hana.ask("POST", "/api/me/devices", {"device": other.id})
            while seat.goodbye is None:
                await seat.next()
        assert msgspec.json.decode(await phone.ask("GET", "/api/me"))["name"] is None
        assert msgspec.json.decode(await hana.ask("GET", "/api/me"))["name"] == "Hana"
        with pytest.raises(NotDone) as refused:
            await hana.ask("POST", "/api/me/devices", {"device": other.id})
        assert refused.value.trouble.code == "device"
        await phone.http.aclose()

    run(scene())


def test_who_logs_out_is_nobody_and_their_cookie_is_worth_nothing(server: Running) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        again = Visitor(server.address, hana.cookie)
        await hana.ask("POST", "/api/me/logout")
        for one in (hana, again):
            assert msgspec.json.decode(await one.ask("GET", "/api/me"))["name"] is None
        await again.http.aclose()

    run(scene())


def test_links_work_once_and_not_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "x.db")
        store.start()
        people = People(store)
        code = await people.link("ann")
        assert await people.claimed("nonsense") is None
        assert await people.claimed(code) == "ann"
        assert await people.claimed(code) is None
        code = await people.link("ann")
        with monkeypatch.context() as later:
            later.setattr(clock, "now", lambda: time.time() + LINK_SECONDS + 1)
            assert await people.claimed(code) is None
        code = await people.link("ann")
        assert sorted(map(str, await asyncio.gather(people.claimed(code), people.claimed(code)))) == ["None", "ann"]
        await store.close()

    run(scene())
