"""What is asked of a table over the wire: carried out once, or refused with a reason, and then nothing has changed."""

import pytest

from server.running import Running, against_bots, run, visitor
from server.scenes import at_table_with_two, code_of, settle
from shinobi import wire
from shinobi.client import NewTable, NotDone, SeatWanted, Visitor
from shinobi.engine.talk import Kind

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


def test_a_move_that_is_considered_is_not_made(server: Running) -> None:
    """It is said why it is not possible, or that one's turn would end with it."""

    async def scene() -> None:
        hana = await visitor(server, "Hana")
        place = await hana.make(against_bots("clans", options={"first": 0}))
        async with hana.at(place) as seat:
            assert seat.now is not None
            before, legal = seat.now, seat.now.legal
            await seat.request(wire.Consider("a", before.step, legal[0]))
            await seat.request(wire.Consider("b", before.step, {"verb": legal[0]["verb"]}))
            with pytest.raises(NotDone) as refused:
                await seat.request(wire.Consider("c", before.step, {"verb": "attack"}))
            assert refused.value.trouble.code == "illegal"
            assert refused.value.trouble.clause is not None
            assert await code_of(seat, wire.Consider("d", before.step, {"verb": "swim"})) == "bad-move"
            assert await code_of(seat, wire.Consider("e", before.step + 1, legal[0])) == "stale"
            await settle(seat)
            assert seat.now == before
            await seat.play(next(move for move in legal if move["verb"] == "deploy"))
            codes = [
                await code_of(seat, wire.Consider(f"f{nth}", seat.now.step, move))
                for nth, move in enumerate(seat.now.legal)
                if move["verb"] == "station"
            ]
            assert "turn-ends" in codes

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
            together = wire.Play("together", seat.now.step, seat.now.legal[0])
            for _ in range(5):
                await seat.send(together)
            answers = [await seat.next() for _ in range(6)]
            assert sum(isinstance(answer, wire.Done) for answer in answers) == 5, "each is answered"
            assert seat.now.step == 2
            play = together
        async with hana.at(place) as seat:  # also after a break, though the step is past
            await seat.request(play)
            assert seat.now is not None
            assert seat.now.step == 2

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
                assert await code_of(seat, wire.Commit("c", 0, "00" * 32)) == "not-open"
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
