"""The table waits for people: pauses between rounds, bots that give time, readers, questions answered when asked."""

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.folded import Folded
from server.running import Running, run, running, visitor
from server.scenes import code_of, settle
from server.test_leaks import PROGRAM, World, same
from server.test_table import LEVELS, PEOPLE, deal, everything, table_of
from shinobi import wire
from shinobi.client import NewTable, SeatWanted, TableSocket
from shinobi.engine.game import game_named, game_names
from shinobi.engine.seats import SPECTATOR
from shinobi.engine.talk import Kind
from shinobi.server.granting import granted
from shinobi.server.house import House
from shinobi.server.room import PONG
from shinobi.server.settings import Settings
from shinobi.store.sqlite.store import SqliteStore
from shinobi.table.log import AnyEntry, Chair, Moved, Started, Waited, WentOn, read, written
from shinobi.table.making import created
from shinobi.table.pausing import ANSWER_AFTER, MOST_QUESTIONS, RUNS_OUT_AFTER, TIME_TO_ANSWER
from shinobi.table.refusal import Refusal
from shinobi.table.table import Table
from shinobi.telling.company import Company

PATIENT = ("--bot-pace", "0", "--reaction-pace", "0", "--no-limits", "--compile", "now")
"""Bots move at once, but tables wait for people."""


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("patient") / "shinobi.db", *PATIENT) as server:
        yield server


def to_the_end_of_a_round(scene: Folded) -> list[AnyEntry]:
    """The first legal move of whoever is asked, until the first round is over; returns the log of it."""
    log: list[AnyEntry] = [Started(at=0.0, who=PEOPLE[0]), Waited(at=0.0)]
    for entry in log:
        scene.fold(entry)
    table, match = scene.table, scene.table.match
    assert match is not None
    while table.round_end is None:
        assert match.actor is not None
        log.append(Moved(at=1.0, seat=match.actor, move=match.legal()[-1]))
        scene.fold(log[-1])
    return log


@pytest.mark.parametrize(
    "game", [name for name in game_names() if any(e.opens for e in game_named(name).events.events)]
)
def test_at_the_end_of_a_round_nobody_is_asked_and_nothing_of_the_next_is_told(game: str) -> None:
    scene = table_of(game, rhythm="normal", pace=wire.Pace(30, 0))
    table = scene.table
    to_the_end_of_a_round(scene)
    assert table.match is not None
    for viewer in table.viewers:
        now = scene.teller.situation(viewer, 1.0)
        shown = view_of(now)
        assert (now.paused, now.asked, now.legal, now.clock) == (True, False, [], None)
        assert shown["round_number"] == 1
        assert shown["asked"] is False
        story: Any = scene.teller.welcome(viewer, None, Company(), 1.0).story
        assert sum(b'"round"' in bytes(step) for step in story) == 1, "the first round has begun, and no other"
    assert table.bots_asked == ()
    assert table.deadlines() == {}


def view_of(now: wire.Situation) -> dict[str, Any]:
    view: Any = now.view
    shown: dict[str, Any] = msgspec.json.decode(view)
    return shown


def test_the_evidence_lies_on_the_table_until_all_have_continued() -> None:
    scene = table_of("daimyo", rhythm="normal")
    table = scene.table
    log = to_the_end_of_a_round(scene)
    shown = view_of(scene.teller.situation(0, 1.0))
    assert all(card is not None for row in shown["card"] for card in row), "no card was taken back yet"
    with pytest.raises(Refusal, match="round is over"):
        granted(table, PEOPLE[0], "Ann", wire.Play("p", table.history.numbers[0], {"verb": "decline"}), 2.0, LEVELS)
    for who in PEOPLE[:2]:
        assert scene.teller.you(0, None, 2.0).pause is not None
        log.append(granted(table, who, who.title(), wire.Continue("c"), 2.0, LEVELS))
        scene.fold(log[-1])
    pause = scene.teller.you(0, None, 11.0).pause
    assert pause == wire.Pause([], RUNS_OUT_AFTER["normal"] - 10)
    log.append(WentOn(at=3.0))
    scene.fold(log[-1])
    assert view_of(scene.teller.situation(0, 3.0))["round_number"] == 2
    again = table_of("daimyo", rhythm="normal")
    for entry in log:
        again.fold(read(written(entry)))
    assert everything(again) == everything(scene)


def test_where_only_bots_sit_the_next_round_begins_at_once_as_a_step_of_its_own() -> None:
    seats = [wire.SeatWanted("bot", "random")] * 4
    wanted = wire.NewTable("daimyo", seats=seats, rhythm="calm")
    table = Table("abcdefghij", created(wanted, Chair("ann", "Ann"), bytes(32), 0.0, LEVELS))
    scene = Folded(table)
    scene.fold(Started(at=0.0))
    match = table.match
    assert match is not None
    while match.view(None)["round_number"] == 1 and not match.over:
        assert match.actor is not None
        scene.fold(Moved(at=1.0, seat=match.actor, move=match.legal()[-1]))
    assert table.round_end is None
    assert len(table.history) == len(match.steps) + 2, "the deal, the moves, and the last of them in two steps"


def test_a_question_gives_time_for_the_answer_but_not_for_ever() -> None:
    scene = table_of("daimyo", rhythm="normal", pace=wire.Pace(30, 0))
    table = scene.table
    deal(scene, 0.0)
    assert table.match is not None
    while table.match.actor != 0:
        scene.fold(Moved(at=0.0, seat=table.match.actor or 0, move=table.match.legal()[0]))
    before = table.deadlines()[0]
    for nth in range(MOST_QUESTIONS + 2):
        asked = wire.Say(f"q{nth}", Kind.QUESTION, "sent", {"asked": 1})
        scene.fold(granted(table, PEOPLE[0], "Ann", asked, 1.0, LEVELS))
    assert table.deadlines()[0] == before + MOST_QUESTIONS * TIME_TO_ANSWER


def test_where_several_people_play_the_pause_runs_out(tmp_path: Path) -> None:
    async def scene() -> None:
        house = House(SqliteStore(tmp_path / "x.db"), Settings(bot_pace=0))
        await house.open()
        place = await house.make_as_asked("ann", "Ann", NewTable("daimyo", rhythm="quick"))
        room = await house.rooms.find(place)
        assert room is not None
        table = room.table
        for seat, who in enumerate(PEOPLE):
            if seat:
                room.write(granted(table, who, who, wire.Sit(f"s{seat}", seat), time.time(), house.levels))
        room.write(Started(at=time.time(), who="ann"))
        if table.match is None:
            room.write(Waited(at=time.time()))
        assert table.match is not None
        while table.round_end is None:
            assert table.match.actor is not None
            room.write(Moved(at=time.time(), seat=table.match.actor, move=table.match.legal()[-1]))
        await house.store.flush()
        room.wake()
        assert table.round_end is not None
        assert room.patience.alarm is not None
        table.round_end.since -= RUNS_OUT_AFTER["quick"]
        room.wake()
        assert table.bots_asked == ()
        assert table.asked_at, "the next round has begun"
        await house.say_goodbye()
        await house.close()

    run(scene())


async def played_until(seat: TableSocket, done: Any) -> None:
    while not done():
        if seat.asked:
            assert seat.now is not None
            await seat.request(wire.Play(seat.ticket(), seat.now.step, seat.now.legal[-1]))
        else:
            await seat.next()


def test_bots_answer_a_question_before_the_asker_must_decide(patient: Running) -> None:
    async def scene() -> None:
        ann = await visitor(patient, "Ann")
        seats = [SeatWanted("me"), *[SeatWanted("bot", "adept")] * 3]
        place = await ann.make(NewTable("daimyo", seats=seats, start=True, rhythm="quick"))
        async with ann.at(place) as seat:
            await played_until(seat, lambda: seat.asked and seat.now and seat.now.view["phase"] == "reveal")
            assert seat.now is not None
            step, began = seat.now.step, time.monotonic()
            await seat.request(wire.Say(seat.ticket(), Kind.QUESTION, "sent", {"asked": 2}))
            while not any(spoken.seat == 2 and spoken.after == step for spoken in seat.talk):
                await seat.next()
            took = time.monotonic() - began
            assert ANSWER_AFTER - 0.2 < took < 6
            assert seat.now.step == step, "nobody has moved"

    run(scene())


def test_bots_wait_for_a_reader_who_plays_alone(patient: Running) -> None:
    async def scene() -> None:
        ann = await visitor(patient, "Ann")
        place = await ann.make(NewTable("daimyo", lesson=True, start=True, rhythm="quick"))
        async with ann.at(place) as seat:
            await seat.request(wire.Reading(seat.ticket(), True))
            await settle(seat)
            assert seat.now is not None
            step = seat.now.step
            if seat.asked:
                await seat.request(wire.Play(seat.ticket(), step, seat.now.legal[0]))
                step += 1
            await asyncio.sleep(0.6)
            await settle(seat)
            assert seat.now.step - step <= 1
            step = seat.now.step
            await seat.request(wire.Reading(seat.ticket(), False))
            while seat.now.step == step and not seat.asked:
                await seat.next()

    run(scene())


def test_a_table_without_rhythm_cannot_be_given_one(patient: Running) -> None:
    async def scene() -> None:
        ann = await visitor(patient, "Ann")
        place = await ann.make(NewTable("soke"))
        async with ann.at(place) as seat:
            assert await code_of(seat, wire.SetRhythm(seat.ticket(), "calm")) == "no-rhythm"
            assert await code_of(seat, wire.Continue(seat.ticket())) == "no-pause"
        place = await ann.make(NewTable("soke", rhythm="quick"))
        async with ann.at(place) as seat:
            assert await code_of(seat, wire.SetRhythm(seat.ticket(), "calm")) == "done"
            await settle(seat)
            assert seat.table is not None
            assert seat.table.rhythm == "calm"

    run(scene())


# Nothing of it tells what is hidden ----------------------------------------------------------------------------------


def untimed(message: bytes) -> bytes:
    """A message without padding and the seconds left of a pause: the two servers are not asked at the same moment."""
    return re.sub(rb'"left":\d+', b"", message.rstrip())


@pytest.mark.parametrize("viewer, delay", [(0, 0), (SPECTATOR, 0), (SPECTATOR, 3)])
def test_the_end_of_a_round_is_the_same_in_both_worlds(tmp_path: Path, viewer: int, delay: int) -> None:
    """One card that stays face down differs. All that the viewer is sent over two rounds is the same."""

    def move(world: int, seat: int, now: wire.Situation) -> dict[str, Any]:
        view: Any = now.view
        if view["phase"] == "assign":
            given = view["given"]
            card = ("shuriken", "sai", "katana")[given]
            if world and seat == 1 and given == 0 and view["round_number"] == 1:
                card = "blowgun"  # for seat 2, who will leave it
            return {"verb": "attack", "card": card, "declared": ("sai", "katana", "shuriken")[given]}
        if view["phase"] == "reveal":
            return {"verb": "reveal", "leave": 1 if seat == 2 else (seat + 1) % 4}
        return {"verb": "decline"}

    async def scene() -> None:
        seats = [SeatWanted("me"), *[SeatWanted("open")] * 3]
        table = NewTable("daimyo", seats=seats, delay=delay, rhythm="quick")
        with (
            running(tmp_path / "true.db", *PATIENT, program=(PROGRAM, "true")) as true,
            running(tmp_path / "other.db", *PATIENT, program=(PROGRAM, "other")) as other,
        ):
            pair = World(true, table, viewer), World(other, table, viewer)
            for world in pair:
                await world.open()
            pauses = 0
            for step in range(44):
                for number, world in enumerate(pair):
                    seat = next((nth for nth in range(4) if world.seats[nth].asked), None)
                    if seat is None:
                        pauses += 1
                        for nth in range(4):
                            await world.seats[nth].request(wire.Continue(f"c{step}"))
                        while not any(world.seats[nth].asked for nth in range(4)):
                            await world.catch_up()
                        continue
                    now = world.seats[seat].now
                    assert now is not None
                    await world.seats[seat].request(wire.Play(f"t{step}", now.step, move(number, seat, now)))
                for world in pair:
                    await world.catch_up()
            same(*([untimed(one) for one in world.heard if one.rstrip() != PONG] for world in pair))
            assert pauses >= 4, "two rounds ended, in both worlds"
            for world in pair:
                await world.close()

    run(scene())
