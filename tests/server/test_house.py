"""What the house does by itself: tables that sleep and wake, and frames that clients can read."""

import asyncio
import threading
import time
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

import shinobi
from server.running import against_bots, run
from shinobi import wire
from shinobi.bots import warm
from shinobi.client import NewTable, SeatWanted
from shinobi.engine.errors import BadMove, Refused
from shinobi.engine.match import Match
from shinobi.engine.native.runner import CompiledRunner
from shinobi.engine.runner import Interpreted
from shinobi.server import clock
from shinobi.server.house import House
from shinobi.server.limits import Limits
from shinobi.server.people import People
from shinobi.server.quick_socket import framed
from shinobi.server.settings import Compile, Settings
from shinobi.server.thinkers import Decided, Heard, Thinkers
from shinobi.store.sqlite.store import SqliteStore
from shinobi.table import folding
from shinobi.table.log import Choice, Moved, Undone, Waited
from shinobi.table.refusal import Refusal


def test_a_table_that_sleeps_is_woken_by_who_comes(tmp_path: Path) -> None:
    async def scene() -> None:
        house = House(SqliteStore(tmp_path / "x.db"), Settings())
        await house.open()
        place = await house.make_as_asked("ann", "Ann", NewTable("soke"))
        house.rooms.put_to_sleep(time.time() - 10)
        assert place in house.rooms, "not yet"
        house.rooms.put_to_sleep(time.time() + 10)
        assert place not in house.rooms
        await house.store.flush()
        assert await house.store.unfinished_places() == []
        room = await house.rooms.find(place)
        assert room is not None
        assert room.table.host == "ann"
        await house.store.flush()
        assert await house.store.unfinished_places() == [place]
        await house.say_goodbye()
        await house.close()

    run(scene())


def test_a_clock_that_is_set_back_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does one that is set forth take anybody's time."""

    async def scene() -> None:
        house = House(SqliteStore(tmp_path / "x.db"), Settings(bot_pace=0, reaction_pace=0.2))
        await house.open()
        seats = [SeatWanted("me"), *[SeatWanted("bot", "random")] * 2]
        pace = wire.Pace(seconds=100)
        place = await house.make_as_asked("ann", "Ann", NewTable("arts", seats=seats, start=True, pace=pace))
        room = house.rooms[place]
        room.write(Waited(at=clock.now()))
        usual = time.time
        for jump in (-7200.0, 7200.0):
            monkeypatch.setattr(time, "time", lambda jump=jump: usual() + jump)
            match = room.table.match
            assert match is not None
            for seat in range(3):
                assert room.answering.hold(["ann", "", ""][seat]) <= 0.2
            assert all(0 < at - clock.now() <= 101 for at in room.table.deadlines().values())
        await house.say_goodbye()
        await house.close()

    run(scene())


def test_the_server_waits_by_its_own_clock_alone() -> None:
    """The clock of the machine may be set back; `store`, `people` and `devices` keep dates, and wait for nothing."""
    folder = Path(clock.__file__).parent
    wrong = [file.name for file in folder.glob("*.py") if "time.time()" in file.read_text()]
    assert sorted(wrong) == ["clock.py"]


def test_matches_go_on_with_compiled_rules(tmp_path: Path) -> None:
    """Tables that were dealt before the rules were compiled are played by them from then on, and nobody notices."""

    async def scene() -> None:
        house = House(SqliteStore(tmp_path / "x.db"), Settings(bot_pace=0, tables_rest=False))
        await house.open()
        bots = [SeatWanted("bot", "random")] * 4
        room = house.rooms[await house.make_as_asked("ann", "Ann", NewTable("daimyo", seats=bots, start=True))]
        while room.table.entries < 12:
            await asyncio.sleep(0.01)
        match = room.table.match
        assert match is not None
        runners = [type(match.runner)]
        warm.compile_rules()
        house.rooms.use_compiled_rules()
        assert [*runners, type(match.runner)] == [Interpreted, CompiledRunner]
        assert house.gauges()["shinobi_rules_compiled"]
        entries = room.table.entries
        while room.table.entries < entries + 12:
            await asyncio.sleep(0.01)
        for viewer in (0, None):
            assert room.teller.situation(viewer, 0.0).step >= 20
        await house.say_goodbye()
        await house.close()
        # And the log, folded by interpreted rules, comes to the same.
        again = House(SqliteStore(tmp_path / "x.db"), Settings(bot_pace=60))
        await again.open()
        assert again.reading is not None
        await again.reading
        folded = again.rooms[room.table.id].table.match
        assert folded is not None
        assert folded.record() == match.record()
        await again.say_goodbye()
        await again.close()

    run(scene())


def test_only_a_move_can_be_refused_by_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anything else that the rules refuse may have happened in part: the table is read again from its log."""

    async def scene() -> None:
        house = House(SqliteStore(tmp_path / "x.db"), Settings())
        await house.open()
        bots = [SeatWanted("me"), *[SeatWanted("bot", "random")] * 3]
        new = NewTable("daimyo", seats=bots, options={"start": 0}, start=True)
        room = house.rooms[await house.make_as_asked("ann", "Ann", new)]
        room.write(Waited(at=0.0))
        match = room.table.match
        assert match is not None
        with pytest.raises(BadMove):
            room.write(Moved(at=1.0, seat=0, move={"verb": "fly"}))
        assert house.rooms[room.table.id] is room, "nothing has changed"
        room.write(Moved(at=1.0, seat=0, move=match.legal(0)[0]))

        def half(*_: object) -> None:
            raise Refused("DAI-1", "a step that was legal is not any more")

        monkeypatch.setattr(match, "undo", half)
        room.write(Undone(at=2.0, seat=0))
        assert room.broken
        assert room.table.id not in house.rooms
        await house.say_goodbye()
        await house.close()

    run(scene())


def test_rules_are_compiled_beside_the_server(tmp_path: Path) -> None:
    async def scene() -> None:
        house = House(SqliteStore(tmp_path / "x.db"), Settings(compile=Compile.SOON))
        await house.open()
        runners = [house.rooms.runner]
        assert house.compiling is not None
        await house.compiling
        assert [*runners, house.rooms.runner] == [Interpreted, CompiledRunner], "nobody has to wait for it"
        await house.say_goodbye()
        await house.close()

    run(scene())


def test_the_bots_of_one_person_leave_threads_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[int] = []
    going_on = threading.Event()

    def think(level: str, match: Match, seat: int, *_: object) -> Decided:
        if seat == 0:
            assert going_on.wait(20)
        order.append(seat)
        return Decided({}, [], 0.0, Choice(level))

    async def scene() -> None:
        thinkers = Thinkers(0.0, workers=2)
        monkeypatch.setattr(thinkers, "_decide", think)
        match = shinobi.new("soke", seed=1)
        makers = ["ann", "ann", "ann", "bob"]
        asked = [
            thinkers.decide(maker, "master", match, seat, 0, 0.0, Heard([], [])) for seat, maker in enumerate(makers)
        ]
        tasks = [asyncio.create_task(one) for one in asked]
        await tasks[3]
        assert order == [3], "Bob's bot need not wait for Ann's"
        going_on.set()
        await asyncio.gather(*tasks)
        assert order == [3, 0, 1, 2]
        thinkers.close()

    run(scene())


def test_a_bot_that_waits_for_another_learns_nothing_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the bot at one table had much to think about is nothing that a second table may show."""

    def think(level: str, match: Match, seat: int, *_: object) -> Decided:
        began = time.time()
        time.sleep(0.3 * seat)
        return Decided({}, [], began, Choice(level))

    async def waited(first: int) -> float:
        thinkers = Thinkers(0.5)
        monkeypatch.setattr(thinkers, "_decide", think)
        match = shinobi.new("soke", seed=1)
        asked = [thinkers.decide("ann", "master", match, seat, 0, 0.0, Heard([], [])) for seat in (first, 0)]
        one, two = await asyncio.gather(*asked)
        thinkers.close()
        return two.began - one.began

    for first in (0, 1):
        assert run(waited(first)) == pytest.approx(0.5, abs=0.1)


def test_a_log_does_not_grow_by_requests_without_end() -> None:
    limits = Limits(Settings(other_requests_per_minute=3))
    for muted in (True, False, True):
        limits.check_asked("ann", wire.Mute("t", 1, muted))
    with pytest.raises(Refusal):
        limits.check_asked("ann", wire.Undo("t", 1))
    limits.check_asked("ann", wire.Play("t", 1, {}))
    limits.check_asked("bob", wire.Undo("t", 1))


def test_a_bot_takes_its_time_also_where_bots_queue(tmp_path: Path) -> None:
    """Else who watches the clock would see on a busy server whether a bot had much to think about."""

    async def scene() -> None:
        house = House(SqliteStore(tmp_path / "x.db"), Settings(bot_pace=0.4, tables_rest=False))
        await house.open()
        for _ in range(2):
            house.thinkers.quick_pool.submit(time.sleep, 0.3)
        began = time.monotonic()
        bots = [SeatWanted("bot", "random")] * 4
        room = house.rooms[await house.make_as_asked("ann", "Ann", NewTable("daimyo", seats=bots, start=True))]
        while room.table.entries == 2:
            await asyncio.sleep(0.01)
        assert time.monotonic() - began >= 0.6 + 0.4 - 0.1
        await house.say_goodbye()
        await house.close()

    run(scene())


def test_names_do_not_fill_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr("shinobi.server.people.MOST_NAMES", 3)
        store = SqliteStore(tmp_path / "x.db")
        store.start()
        people = People(store)
        identities = [await people.named(None, f"Ann {n}") for n in range(9)]
        for _ in range(2):
            assert [await people.name_of(identity) for identity in identities] == [f"Ann {n}" for n in range(9)]
            assert len(people._names) == 3
        await store.close()

    run(scene())


def test_a_table_that_fails_is_read_again_from_its_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        house = House(SqliteStore(tmp_path / "x.db"), Settings(bot_pace=60))
        await house.open()
        place = await house.make_as_asked("ann", "Ann", against_bots("daimyo", options={"start": 0}))
        room = house.rooms[place]

        def fail(*_: object) -> None:
            raise ValueError("the katana is in seat 3's hand")

        with monkeypatch.context() as patch:
            patch.setattr(folding, "_moved", fail)
            room.write(Moved(at=0.0, seat=0, move={"verb": "x"}))
        assert place not in house.rooms
        again = await house.rooms.find(place)
        assert again is not None
        assert again is not room
        assert again.table.entries == 2
        await house.say_goodbye()
        await house.close()

    run(scene())
    assert "ValueError" in caplog.text
    assert "katana" not in caplog.text, "what is hidden from players is hidden from logs"


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_is_read_as_it_was_written_and_padded(length: int) -> None:
    reader = StreamReader()
    reader.feed_data(framed(b"x" * length))
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as stopped:
        next(parsing)
    frame = stopped.value.value
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, wire.padded(b"x" * length))
