"""Who comes, goes, comes back, is late or gone; and servers that stop and start."""

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from server.running import QUICK, Running, against_bots, run, running, visitor
from server.scenes import at_table_with_two, code_of, settle, sitter_of, step_of, to_the_end
from shinobi import wire
from shinobi.client import CLOSED, NewTable, SeatWanted, TableSocket, Visitor
from shinobi.engine.talk import Kind

# Coming, going, coming back


def test_who_comes_back_is_told_what_followed(server: Running) -> None:
    async def scene() -> None:
        place, first, second = await at_table_with_two(server)
        hana = Visitor(server.address, first.cookie)
        assert first.now is not None
        await first.play(first.now.legal[0])
        n = first.n
        await second.request(wire.Say("a", Kind.CHAT, "one"))
        await first.request(wire.Say("b", Kind.CHAT, "two"))
        await settle(first)
        end = first.n
        async with hana.at(place, since=n) as back:
            await settle(back)
            assert [spoken.text for spoken in back.talk] == ["one", "two"]
            assert back.n == end == n + 2
            assert back.now is None, "what followed, and nothing else"
        assert end is not None
        await to_the_end(first)
        assert first.goodbye == "elsewhere"
        for since in (10_000, end + 1):
            async with hana.at(place, since=since) as back:
                assert back.now is not None, "a number that was never given: everything"
        async with Visitor(server.address).at(place, since=n) as stranger:
            assert stranger.now is not None, "nobody knows what a stranger knew before: everything"
            assert stranger.now.view["game"] == "soke"
        await second.__aexit__(None, None, None)

    run(scene())


def test_whoever_takes_a_seat_is_not_told_what_was_for_its_last_sitter(server: Running) -> None:
    async def scene() -> None:
        hana, ren, mika = [await visitor(server, name) for name in ("Hana", "Ren", "Mika")]
        place = await hana.make(NewTable("soke", seats=[SeatWanted("me"), SeatWanted("open")]))
        async with ren.at(place) as second:
            await second.sit(1)
        async with hana.at(place) as host, ren.at(place) as second:  # what he may have missed is kept for a while
            await host.request(wire.Say("w", Kind.GESTURE, "wink", to=1))
            await settle(second)
            assert [spoken.text for spoken in second.talk] == ["wink"]
            n = second.n
            await second.request(wire.Leave("l"))
            async with mika.at(place) as third:
                await third.sit(1)
            for since in range(n + 1):
                async with mika.at(place, since=since) as third:
                    await settle(third)
                    assert third.talk == []

    run(scene())


def test_a_program_can_do_without_hints(server: Running) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        place = await hana.make(against_bots("soke"))
        for hinted in (True, False):
            async with hana.at(place, hints=hinted) as seat:
                for _ in range(2):
                    assert seat.now is not None
                    assert bool(seat.now.hints) == bool(seat.now.prompt) == hinted
                    await seat.play(seat.now.legal[0])

    run(scene())


def test_presence_is_told_and_takes_no_number(server: Running) -> None:
    async def scene() -> None:
        place, first, second = await at_table_with_two(server)
        await settle(first)
        n = first.n
        await second.__aexit__(None, None, None)
        while first.table is None or first.table.seats[1].here:
            assert isinstance(await first.next(), wire.Changed)
        assert first.n == n
        async with Visitor(server.address).at(place):
            while first.table.watching != 1:
                await first.next()
        await first.__aexit__(None, None, None)

    run(scene())


def test_a_bot_takes_over_for_who_leaves_and_the_match_goes_on(server: Running) -> None:
    async def scene() -> None:
        place, first, second = await at_table_with_two(server)
        await second.request(wire.Leave("bye"))
        async with Visitor(server.address).at(place) as watcher:
            assert watcher.table is not None
            assert [sitter.kind for sitter in watcher.table.seats] == ["person", "bot"]
        for _ in range(20):
            if await first.until_asked():
                assert first.now is not None
                await first.play(first.now.legal[0])
        assert second.you is not None
        assert await code_of(second, wire.Play("x", 0, {"verb": "ready"})) == "not-seated"
        for seat in (first, second):
            await seat.__aexit__(None, None, None)

    run(scene())


def test_a_bot_stands_in_when_time_is_up_until_the_person_returns(server: Running) -> None:
    async def scene() -> None:
        place, first, second = await at_table_with_two(server, pace=wire.Pace(0.5, 0.2), stand_in="random")
        assert first.now is not None
        assert first.now.clock is not None
        assert first.now.clock.seats == [0]
        assert await code_of(first, wire.Return("early")) == "no-return"
        while not (sitter := sitter_of(first, 0)).stands_in:
            await first.next()
        assert sitter.level == "random"
        await first.request(wire.Return("back"))
        await settle(first)
        assert not sitter_of(first, 0).stands_in
        assert [note.note for note in first.notes if note.seat == 0][:2] == ["late", "back"]
        async with Visitor(server.address).at(place) as watcher:
            assert watcher.now is not None
            assert watcher.now.clock is None, "whose time runs would tell how far each is"
        for seat in (first, second):
            await seat.__aexit__(None, None, None)

    run(scene())


def test_a_bot_stands_in_for_who_is_gone_where_others_wait(data: Path) -> None:
    async def scene(server: Running) -> None:
        place, first, second = await at_table_with_two(server, stand_in="random")
        ren = Visitor(server.address, second.cookie)
        await second.__aexit__(None, None, None)
        while not sitter_of(first, 1).stands_in:
            await first.next()
        while first.now is not None and first.now.view["phase"] == "arrangement":
            await first.play(first.now.legal[0])  # the bot arranges the other army
            if not first.now.asked:
                await first.next()
        async with ren.at(place) as back:
            await settle(back)
            assert not sitter_of(back, 1).stands_in, "whoever opens the table is back"
            assert [(note.note, note.seat) for note in back.notes] == [("gone", 1), ("back", 1)]
        await first.__aexit__(None, None, None)

    with running(data, *QUICK, "--gone-after", "0.2") as server:
        run(scene(server))


def test_nobody_stands_in_while_nobody_waits(data: Path) -> None:
    async def scene(server: Running) -> None:
        hana = await visitor(server, "Hana")
        place = await hana.make(against_bots("soke"))
        async with hana.at(place):
            pass
        async with Visitor(server.address).at(place) as watcher:
            for _ in range(3):
                await asyncio.sleep(0.1)
                await settle(watcher)
            assert not sitter_of(watcher, 0).stands_in

    with running(data, *QUICK, "--gone-after", "0") as server:
        run(scene(server))


def test_spectators_are_behind_by_the_delay(server: Running) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        options = {"start": 0, "max_rounds": 1}
        place = await hana.make(against_bots("daimyo", options=options, delay=5))
        async with hana.at(place) as seat, Visitor(server.address).at(place) as watcher:
            assert step_of(watcher) == -1
            while await seat.until_asked():
                assert seat.now is not None
                await seat.play(seat.now.legal[0])
                await settle(watcher)
                assert watcher.over or step_of(watcher) <= max(-1, step_of(seat) - 5)
            while not watcher.over:
                await watcher.next()
            assert step_of(watcher) == step_of(seat)

    run(scene())


def test_every_reaction_takes_the_same_time(data: Path) -> None:
    """Having nothing to defend with, one answers at once; it is told no sooner than after thinking."""

    async def scene(server: Running) -> None:
        people = [await visitor(server, f"P{seat}") for seat in range(3)]
        seats = [SeatWanted("me"), SeatWanted("open"), SeatWanted("open")]
        for _ in range(6):
            place = await people[0].make(NewTable("arts", seats=seats, options={"first": 0}))
            sockets = [await one.at(place).__aenter__() for one in people]
            await sockets[1].sit(1)
            await sockets[2].sit(2)
            await sockets[0].start()
            held = await play_until_held(sockets)
            for socket in sockets:
                await socket.__aexit__(None, None, None)
            if held is not None:
                assert held >= 0.4
                return
        pytest.fail("nobody was ever attacked")

    with running(data, "--bot-pace", "0", "--reaction-pace", "0.4", "--no-limits") as server:
        run(scene(server))


async def play_until_held(sockets: list[TableSocket]) -> float | None:
    """Play towards an attack; returns the seconds from it to the answer to it, `None` if there was none."""
    loop = asyncio.get_running_loop()
    started = loop.time()
    for _ in range(60):
        await settle(*sockets)
        seat = next((socket for socket in sockets if socket.asked), None)
        if seat is None:
            return None
        assert seat.now is not None
        if seat.now.view["phase"] == "defence":
            await seat.play({"verb": "accept"})
            return loop.time() - started
        verbs = ("attack", "steal", "end-turn", "keep", "accept", "investigate")
        moves = sorted(
            (move for move in seat.now.legal if move["verb"] in verbs), key=lambda move: verbs.index(str(move["verb"]))
        )
        started = loop.time()
        await seat.play(moves[0] if moves else seat.now.legal[0])
    return None


# Stopping and starting


def test_a_server_that_stops_says_goodbye_and_goes_on_where_it_was(data: Path) -> None:
    async def first_half(server: Running) -> tuple[str, str, int, object]:
        place, first, second = await at_table_with_two(server, delay=2)
        assert first.now is not None
        for _ in range(5):
            await first.play(first.now.legal[0])
        await second.request(wire.Say("hi", Kind.CHAT, "hello"))
        await settle(first)
        assert first.cookie is not None
        stopping = asyncio.get_running_loop().run_in_executor(None, server.stop)
        await to_the_end(first)
        assert first.goodbye == "restart"
        assert await stopping in (0, -15)
        await second.__aexit__(None, None, None)
        return place, first.cookie, first.n, (first.now, first.story, first.talk)

    async def second_half(server: Running, place: str, cookie: str, n: int, known: object) -> None:
        async with Visitor(server.address, cookie).at(place, since=n) as back:
            assert back.n == n
            assert (back.now, back.story, back.talk) == known
            assert back.now is not None
            await back.play(back.now.legal[0])

    with running(data) as server:
        kept = run(first_half(server))
    with running(data) as server:
        run(second_half(server, *kept))
    assert "Traceback" not in data.with_suffix(".log").read_text()


def test_a_second_server_cannot_write_the_same_entry(data: Path) -> None:
    """Two servers on one file: whoever is second has not written, tells nobody, and reads the table again."""

    async def scene(one: Running, two: Running) -> None:
        # A server says where it is before it has read its tables: else it might read this one half set up, and keep it.
        async with Visitor(two.address) as early:
            await early.lobby()
        place, here, other = await at_table_with_two(one)
        again = Visitor(two.address, here.cookie)
        async with again.at(place) as there, connect(again.at(place).address, proxy=None) as late:
            assert here.now is not None
            assert there.now is not None
            await here.play(here.now.legal[0])
            with pytest.raises(CLOSED):
                await there.play(there.now.legal[1])
            assert there.goodbye == "broken"
            await late.send('{"type": "hello"}')  # who was at the door when the table failed has to come again
            assert "broken" in str(await asyncio.wait_for(late.recv(), 5))
        async with again.at(place) as back:
            assert back.now is not None
            assert back.now.view == here.now.view
        for seat in (here, other):
            await seat.__aexit__(None, None, None)

    with running(data, *QUICK) as one:
        data.with_name("shinobi.db.lock").unlink()  # as on a file system that knows no locks
        with running(data, *QUICK) as two:
            run(scene(one, two))
