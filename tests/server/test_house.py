"""What the house does by itself: tables that sleep and wake, and frames that clients can read."""

import asyncio
import time
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from server.running import against_bots
from shinobi.client import NewTable, SeatWanted
from shinobi.server.house import House
from shinobi.server.people import People
from shinobi.server.quick_socket import framed
from shinobi.server.settings import Settings
from shinobi.store import Store


def test_a_table_that_sleeps_is_woken_by_who_comes(tmp_path: Path) -> None:
    async def scene() -> None:
        house = House(Store(tmp_path / "x.db"), Settings())
        await house.open()
        place = await house.make_as_asked("ann", "Ann", NewTable("soke"))
        house.put_to_sleep(time.time() - 10)
        assert place in house.rooms, "not yet"
        house.put_to_sleep(time.time() + 10)
        assert place not in house.rooms
        await house.store.written_now()
        assert list(house.store.unfinished()) == []
        room = house.room(place)
        assert room is not None
        assert room.table.host == "ann"
        await house.store.written_now()
        assert [stored.id for stored in house.store.unfinished()] == [place]
        await house.say_goodbye()
        await house.close()

    asyncio.run(scene())


def test_a_bot_takes_its_time_also_where_bots_queue(tmp_path: Path) -> None:
    """Else who watches the clock would see on a busy server whether a bot had much to think about."""

    async def scene() -> None:
        house = House(Store(tmp_path / "x.db"), Settings(bot_pace=0.4))
        await house.open()
        for _ in range(2):
            house.thinkers.pool.submit(time.sleep, 0.6)
        began = time.monotonic()
        bots = [SeatWanted("bot", "random")] * 4
        room = house.rooms[await house.make_as_asked("ann", "Ann", NewTable("daimyo", seats=bots, start=True))]
        while room.table.entries == 2:
            await asyncio.sleep(0.01)
        assert time.monotonic() - began >= 0.6 + 0.4 - 0.1
        await house.say_goodbye()
        await house.close()

    asyncio.run(scene())


def test_names_do_not_fill_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr("shinobi.server.people.MOST_NAMES", 3)
        store = Store(tmp_path / "x.db")
        store.start()
        people = People(store)
        identities = [await people.named(None, f"Ann {n}") for n in range(9)]
        for _ in range(2):
            assert [people.name_of(identity) for identity in identities] == [f"Ann {n}" for n in range(9)]
            assert len(people._names) == 3
        await store.close()

    asyncio.run(scene())


def test_a_table_that_fails_is_read_again_from_its_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        house = House(Store(tmp_path / "x.db"), Settings(bot_pace=60))
        await house.open()
        place = await house.make_as_asked("ann", "Ann", against_bots("daimyo", options={"start": 0}))
        room = house.rooms[place]

        def fail(*_: object) -> None:
            raise ValueError("the katana is in seat 3's hand")

        room.table._moved = fail  # type: ignore[method-assign, assignment]
        from shinobi.table.log import Moved

        room.write(Moved(at=0.0, seat=0, move={"verb": "x"}))
        assert place not in house.rooms
        again = house.room(place)
        assert again is not None
        assert again is not room
        assert again.table.entries == 2
        await house.say_goodbye()
        await house.close()

    asyncio.run(scene())
    assert "ValueError" in caplog.text
    assert "katana" not in caplog.text, "what is hidden from players is hidden from logs"


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_is_read_as_it_was_written(length: int) -> None:
    reader = StreamReader()
    reader.feed_data(framed(b"x" * length))
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as stopped:
        next(parsing)
    frame = stopped.value.value
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, b"x" * length)
