"""What is asked of a table over the wire: carried out once, or refused with a reason, and then nothing has changed."""

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import shinobi
from server.running import QUICK, Running, against_bots, run, running, visitor
from shinobi.client import CLOSED, NewTable, NotDone, SeatWanted, TableSocket, Visitor
from shinobi.engine.talk import Kind
from shinobi.server import wire

TWO = [SeatWanted("me"), SeatWanted("open")]


async def code_of(seat: TableSocket, message: object) -> str:
    """The code with which a request is refused."""
    try:
        await seat.request(message)
    except NotDone as refused:
        return refused.trouble.code
    return "done"


async def settle(*seats: TableSocket) -> None:
    """Everybody takes in all that was sent so far."""
    for seat in seats:
        await seat.send(wire.Ping())
        while not isinstance(await seat.next(), wire.Pong):
            pass


def sitter_of(seat: TableSocket, number: int) -> wire.Sitter:
    """Who sits at a seat, as somebody was told."""
    assert seat.table is not None
    return seat.table.seats[number]


def step_of(seat: TableSocket) -> int:
    """The step somebody is at; -1 before the deal."""
    return -1 if seat.now is None else seat.now.step


async def to_the_end(seat: TableSocket) -> None:
    """Until the server has ended the connection."""
    try:
        while True:
            await seat.next()
    except CLOSED:
        return


async def at_table_with_two(server: Running, **more: object) -> tuple[str, TableSocket, TableSocket]:
    """A running match of soke between two people, and its place."""
    hana, ren = await visitor(server, "Hana"), await visitor(server, "Ren")
    place = await hana.make(NewTable("soke", seats=TWO, **more))  # type: ignore[arg-type]
    first, second = await hana.at(place).__aenter__(), await ren.at(place).__aenter__()
    await second.sit(1)
    await first.start()
    await settle(first, second)
    return place, first, second


# Moves


def test_what_is_stale_out_of_turn_illegal_or_no_move_is_refused_and_changes_nothing(server: Running) -> None:
    async def scene() -> None:
        people = [await visitor(server, f"P{seat}") for seat in range(4)]
        seats = [SeatWanted("me"), *[SeatWanted("open")] * 3]
        place = await people[0].make(NewTable("daimyo", seats=seats, options={"start": 0}))
        first = await people[0].at(place).__aenter__()
        others = [await people[seat].at(place).__aenter__() for seat in (1, 2, 3)]
        for number, other in enumerate(others, start=1):
            await other.sit(number)
        await first.start()
        await settle(first, *others)
        assert first.now is not None
        assert first.asked
        before = first.now
        legal = before.legal[0]
        assert await code_of(first, wire.Play("a", before.step - 1, legal)) == "stale"
        assert await code_of(first, wire.Play("b", before.step + 1, legal)) == "stale"
        assert await code_of(first, wire.Play("c", before.step, {"verb": "swim"})) == "bad-move"
        assert await code_of(first, wire.Play("d", before.step, {"verb": "attack", "card": 3})) == "bad-move"
        assert others[0].now is not None
        with pytest.raises(NotDone) as refused:
            await others[0].request(wire.Play("e", others[0].now.step, legal))
        assert refused.value.trouble.code == "illegal"
        assert refused.value.trouble.clause == "DAI-05"
        with pytest.raises(NotDone) as refused:
            await first.request(wire.Play("f", before.step, {"verb": "decline"}))
        assert refused.value.trouble.clause == "DAI-10"
        await settle(first, *others)
        assert first.now == before
        await first.play(legal)
        assert first.now.step == before.step + 1
        for seat in (first, *others):
            await seat.__aexit__(None, None, None)

    run(scene())


def test_a_request_that_is_sent_again_is_answered_as_the_first_time(server: Running) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        place = await hana.make(against_bots("soke"))
        async with hana.at(place) as seat:
            assert seat.now is not None
            play = wire.Play("once", seat.now.step, seat.now.legal[0])
            for _ in range(3):
                await seat.request(play)
            assert seat.now.step == 1
            wrong = wire.Play("twice", 99, seat.now.legal[0])
            assert [await code_of(seat, wrong) for _ in range(3)] == ["stale"] * 3
        async with hana.at(place) as seat:  # also after a break, though the step is past
            await seat.request(play)
            assert seat.now is not None
            assert seat.now.step == 1

    run(scene())


def test_a_seat_belongs_to_an_identity_and_to_no_name(server: Running) -> None:
    async def scene() -> None:
        place, first, second = await at_table_with_two(server)
        eve = await visitor(server, "Hana")
        async with eve.at(place) as impostor:
            assert impostor.you is not None
            assert impostor.you.seat is None
            assert impostor.now is not None
            assert impostor.now.legal == []
            assert await code_of(impostor, wire.Play("x", 0, {"verb": "ready"})) == "not-seated"
            assert await code_of(impostor, wire.Start("y")) == "not-open"
            assert await code_of(impostor, wire.Chat("z", False)) == "not-host"
        forged = Visitor(server.address, cookie=f"{hash('x')}.forged")
        async with forged.at(place) as stranger:
            assert await code_of(stranger, wire.Undo("w", 0)) == "no-name"
        for seat in (first, second):
            await seat.__aexit__(None, None, None)

    run(scene())


def test_a_move_is_taken_back_and_nobody_else_is_told_of_what_they_had_not_seen(server: Running) -> None:
    async def scene() -> None:
        _, first, second = await at_table_with_two(server)
        assert first.now is not None
        n, step = second.n, second.now.step if second.now else None
        move = first.now.legal[0]
        await first.play(move)
        assert first.now.undo
        await first.undo()
        assert first.now.step == 2
        assert move in first.now.legal
        assert first.story == [first.story[0], [], []]
        assert await code_of(first, wire.Undo("again", 2)) == "no-undo"
        await settle(second)
        assert (second.n, second.now.step if second.now else None) == (n, step)
        for seat in (first, second):
            await seat.__aexit__(None, None, None)

    run(scene())


# Before the deal


def test_seats_are_taken_left_and_given_to_bots(server: Running) -> None:
    async def scene() -> None:
        hana, ren = await visitor(server, "Hana"), await visitor(server, "Ren")
        place = await hana.make(NewTable("clans", visibility="public"))
        assert place in [table.id for table in (await ren.lobby()).waiting]
        assert place in [table.id for table in (await hana.lobby()).yours]
        async with hana.at(place) as first, ren.at(place) as second:
            assert await code_of(first, wire.Start("s")) == "not-full"
            assert await code_of(second, wire.Sit("a", 0)) == "seat-taken"
            assert await code_of(second, wire.Sit("b", 9)) == "no-seat"
            await second.sit(1)
            assert await code_of(second, wire.Sit("c", 2)) == "seated"
            assert await code_of(second, wire.Arrange("d", 2, "random")) == "not-host"
            assert await code_of(first, wire.Arrange("e", 2, "wizard")) == "no-bot"
            assert await code_of(first, wire.Arrange("f", 1, "random")) == "seat-taken"
            assert await code_of(first, wire.Arrange("g", 2, "random")) == "done"
            assert await code_of(first, wire.Arrange("h", 2, None)) == "done"
            assert await code_of(first, wire.Leave("i")) == "done"
            await settle(first, second)
            assert second.table is not None
            assert [sitter.kind for sitter in second.table.seats] == ["open", "person", "open"]
            assert second.you is not None
            assert second.you.host, "somebody who sits becomes the host"
            assert first.you is not None
            assert first.you.seat is None
            assert await code_of(second, wire.Undo("j", 0)) == "not-playing"
            assert await code_of(second, wire.Rematch("k")) == "not-over"

    run(scene())


@pytest.mark.parametrize(
    "table, code",
    [
        (NewTable("chess"), "bad-table"),
        (NewTable("daimyo", players=9), "bad-table"),
        (NewTable("daimyo", edition="it"), "bad-table"),
        (NewTable("daimyo", options={"max_rounds": "many"}), "bad-table"),
        (NewTable("daimyo", seats=[SeatWanted("me")]), "bad-table"),
        (NewTable("soke", seats=[SeatWanted("me"), SeatWanted("me")]), "bad-table"),
        (NewTable("soke", start=True), "bad-table"),
        (NewTable("soke", seats=[SeatWanted("me"), SeatWanted("bot", "wizard")]), "no-bot"),
        (NewTable("soke", stand_in="wizard"), "no-bot"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Running, table: NewTable, code: str) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        with pytest.raises(NotDone) as refused:
            await hana.make(table)
        assert refused.value.trouble.code == code

    run(scene())


def test_a_lesson_has_the_same_deal_for_all(server: Running) -> None:
    async def scene() -> None:
        views = []
        for name in ("Hana", "Ren"):
            somebody = await visitor(server, name)
            place = await somebody.make(NewTable("clans", lesson=True, start=True))
            async with somebody.at(place) as seat:
                await seat.until_asked()
                assert seat.now is not None
                views.append((seat.now.view, seat.story))
                assert await code_of(seat, wire.Contribute("c", "00" * 32)) == "not-open"
        assert views[0] == views[1]

    run(scene())


# Talk


def test_talk_is_heard_muted_and_turned_off(server: Running) -> None:
    async def scene() -> None:
        place, first, second = await at_table_with_two(server)
        assert await code_of(second, wire.Say("a", Kind.CHAT, "<b>hello</b>")) == "done"
        await settle(first)
        assert [spoken.text for spoken in first.talk] == ["<b>hello</b>"]
        assert await code_of(first, wire.Mute("b", 1, True)) == "done"
        n = first.n
        assert await code_of(second, wire.Say("c", Kind.CHAT, "can you hear me?")) == "done"
        await settle(first)
        assert (first.n, len(first.talk)) == (n, 1)
        assert await code_of(second, wire.Say("d", Kind.CHAT, " ")) == "bad-talk"
        assert await code_of(first, wire.Chat("e", False)) == "done"
        assert await code_of(second, wire.Say("f", Kind.CHAT, "hm")) == "chat-off"
        assert await code_of(second, wire.Say("g", Kind.GESTURE, "bow")) == "done"
        assert await code_of(first, wire.Mute("h", 1, False)) == "done"
        await settle(second)
        assert second.table is not None
        assert not second.table.chat
        async with Visitor(server.address).at(place) as watcher:
            assert [spoken.text for spoken in watcher.talk] == ["<b>hello</b>", "can you hear me?", "bow"]
            assert await code_of(watcher, wire.Say("i", Kind.CHAT, "psst")) == "no-name"
        for seat in (first, second):
            await seat.__aexit__(None, None, None)

    run(scene())


def test_ART_70_no_chat_while_shinobi_arts_is_played(server: Running) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        place = await hana.make(NewTable("arts", seats=[SeatWanted("me"), *[SeatWanted("bot", "random")] * 2]))
        async with hana.at(place) as seat:
            assert await code_of(seat, wire.Say("a", Kind.CHAT, "good luck")) == "done"
            await seat.start()
            with pytest.raises(NotDone) as refused:
                await seat.request(wire.Say("b", Kind.CHAT, "I have the box"))
            assert refused.value.trouble.clause == "ART-70"

    run(scene())


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
        await second.__aexit__(None, None, None)

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
        assert await code_of(first, wire.Play("x", first.now.step, first.now.legal[0])) == "stood-in"
        await first.request(wire.Return("back"))
        await settle(first)
        assert not sitter_of(first, 0).stands_in
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
            assert sitter_of(back, 1).stands_in, "until the person says so"
            await back.request(wire.Return("back"))
            await settle(back)
            assert not sitter_of(back, 1).stands_in
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


# Identity, origins, limits


def test_a_link_moves_an_identity_to_another_device_once(server: Running) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        place = await hana.make(against_bots("soke"))
        code = httpx.Response(200, content=await hana.ask("POST", "/api/me/link")).json()["code"]
        phone = await visitor(server, "Phone")
        await phone.ask("POST", "/api/me/claim", {"code": code})
        async with phone.at(place) as seat:
            assert seat.you is not None
            assert seat.you.seat == 0
        with pytest.raises(NotDone) as refused:
            await phone.ask("POST", "/api/me/claim", {"code": code})
        assert refused.value.trouble.code == "bad-code"

    run(scene())


def test_a_cookie_is_signed_http_only_and_lax(server: Running) -> None:
    response = httpx.post(f"{server.address}/api/me", json={"name": "  Hana   of  Edo "}, trust_env=False)
    assert response.json() == {"name": "Hana of Edo"}
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    value = response.cookies["shinobi"]
    identity, _, signature = value.rpartition(".")
    forged = {"shinobi": f"{identity[:-1]}x.{signature}"}
    answer = httpx.get(f"{server.address}/api/me", cookies=forged, trust_env=False)
    assert answer.json() == {"name": None}
    for name in ("", " ", "x" * 25, "a\x00b", "\u202eevil"):
        assert httpx.post(f"{server.address}/api/me", json={"name": name}, trust_env=False).status_code == 400


def test_requests_from_another_site_are_refused(server: Running) -> None:
    url = f"{server.address}/api/me"
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        answer = httpx.post(url, json={"name": "x"}, headers={"origin": origin}, trust_env=False)
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
    own = httpx.post(url, json={"name": "x"}, headers={"origin": server.address}, trust_env=False)
    assert own.status_code == 200

    async def scene() -> None:
        from websockets.asyncio.client import connect

        hana = await visitor(server, "Hana")
        place = await hana.make(against_bots("soke"))
        address = hana.at(place).address
        with pytest.raises(InvalidStatus):
            await connect(address, origin="https://evil.example", proxy=None)  # type: ignore[arg-type]
        with pytest.raises(InvalidStatus):
            await connect(address.replace(place, "0000000000"), proxy=None)

    run(scene())


def test_every_answer_has_the_headers_that_keep_a_page_safe(server: Running) -> None:
    for path in ("/", "/healthz", "/api/games", "/api/nothing", "/t/abc", "/assets/none.js"):
        headers = httpx.get(server.address + path, trust_env=False).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


def test_the_server_says_how_it_is(server: Running) -> None:
    assert httpx.get(f"{server.address}/healthz", trust_env=False).status_code == 200
    assert httpx.get(f"{server.address}/readyz", trust_env=False).text == "ready\n"
    metrics = httpx.get(f"{server.address}/metrics", trust_env=False).text
    assert "shinobi_moves_total" in metrics
    assert 'shinobi_tables{state="playing"}' in metrics
    games = httpx.get(f"{server.address}/api/games", trust_env=False).json()
    assert [game["game"] for game in games["games"]] == shinobi.game_names()
    assert "random" in games["bots"]


def test_too_much_is_refused_and_the_table_goes_on(data: Path) -> None:
    async def scene(server: Running) -> None:
        hana = await visitor(server, "Hana")
        place = await hana.make(against_bots("daimyo"))
        async with hana.at(place) as seat:
            codes = {await code_of(seat, wire.Say(f"s{n}", Kind.GESTURE, "nod")) for n in range(60)}
            assert codes == {"done", "too-fast"}
        for _ in range(29):  # the table above is the first of thirty
            await hana.make(NewTable("soke"))
        with pytest.raises(NotDone) as refused:
            await hana.make(NewTable("soke"))
        assert refused.value.trouble.code == "too-many-tables"
        answers = [(await hana.http.get("/api/me")).status_code for _ in range(300)]
        assert 429 in answers

    with running(data, "--bot-pace", "0") as server:
        run(scene(server))


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
        place, here, other = await at_table_with_two(one)
        again = Visitor(two.address, here.cookie)
        async with again.at(place) as there:
            assert here.now is not None
            assert there.now is not None
            await here.play(here.now.legal[0])
            with pytest.raises(CLOSED):
                await there.play(there.now.legal[1])
            assert there.goodbye == "broken"
        async with again.at(place) as back:
            assert back.now is not None
            assert back.now.view == here.now.view
        for seat in (here, other):
            await seat.__aexit__(None, None, None)

    with running(data, *QUICK) as one, running(data, *QUICK) as two:
        run(scene(one, two))
