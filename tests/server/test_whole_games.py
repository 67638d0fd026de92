"""Whole games over the wire: people, bots and spectators at real tables, to the end and into the record."""

import asyncio
import random
from typing import Any

import pytest

import shinobi
from server.running import FEWEST, Running, run, visitor
from shinobi import wire
from shinobi.client import NewTable, SeatWanted, TableSocket, Visitor


async def play_on(seat: TableSocket, choices: random.Random) -> int:
    """Play to the end, undoing now and then; returns the number of moves."""
    moves = 0
    while await seat.until_asked():
        assert seat.now is not None
        await seat.play(choices.choice(seat.now.legal))
        moves += 1
        if seat.now.undo and seat.now.asked and choices.random() < 0.2:
            before = len(seat.story)
            await seat.undo()
            assert len(seat.story) == before + 1, "a place in the story for each step, also for those taken back"
    return moves


async def watch(seat: TableSocket) -> list[int]:
    """To the end; returns the numbers of the steps."""
    steps = [] if seat.now is None else [seat.now.step]
    while not seat.over:
        message = await seat.next()
        if isinstance(message, wire.Step):
            steps.append(message.now.step)
            assert not message.now.asked
            assert message.now.legal == []
    return steps


@pytest.mark.parametrize("game", FEWEST)
def test_two_people_and_bots_play_a_whole_game_before_a_spectator(server: Running, game: str) -> None:
    async def scene() -> None:
        hana, ren = await visitor(server, "Hana"), await visitor(server, "Ren")
        bots = [SeatWanted("bot", "random")] * (FEWEST[game] - 2)
        place = await hana.make(NewTable(game, seats=[SeatWanted("me"), SeatWanted("open"), *bots]))
        async with hana.at(place) as first, ren.at(place) as second, Visitor(server.address).at(place) as third:
            assert first.table is not None
            commitment = first.table.commitment
            await second.sit(1)
            await first.start()
            choices = random.Random(game)
            moves = await asyncio.gather(play_on(first, choices), play_on(second, choices), watch(third))
            assert moves[0] > 0
            assert moves[1] > 0
            assert moves[2] == list(range(len(moves[2]))), "a spectator's steps follow one another"
            for seat in (first, second, third):
                assert seat.now is not None
                assert len(seat.story) == seat.now.step + 1
        record = await ren.record(place)
        match = shinobi.load(record)
        assert match.over
        assert record["keys"]["commitment"] == commitment
        (agreed,) = record["keys"]["rounds"]
        assert [one is not None for one in agreed["contributions"]] == [True, True] + [False] * len(bots)
        assert hana.seen[place].seals == ren.seen[place].seals == [record["keys"]["seal"]]
        assert record["seats"][:2] == ["Hana", "Ren"]
        await check_replay(hana, place, match)

    run(scene())


async def check_replay(somebody: Visitor, place: str, match: Any) -> None:
    everything = await somebody.replay(place, "everything")
    assert [step.move for step in everything.steps if step.move is not None] == [
        match.game.actions.move(step.action) for step in match.steps
    ]
    assert everything.steps[-1].view == match.view(shinobi.OMNISCIENT)
    for viewer in (0, None):
        seen = await somebody.replay(place, "spectator" if viewer is None else str(viewer))
        assert seen.steps[-1].view == match.view(viewer)
        assert [event for step in seen.steps for event in step.events] == match.events(viewer)
        assert all(step.move is None and step.by is None for step in seen.steps)


def test_a_table_of_bots_plays_by_itself(server: Running) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        seats = [SeatWanted("bot", "random")] * 5
        place = await hana.make(NewTable("daimyo", players=5, seats=seats, start=True))
        async with hana.at(place) as seat:
            await watch(seat)
        assert shinobi.load(await hana.record(place)).over

    run(scene())


def test_the_party_plays_on_one_seat_further(server: Running) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        seats = [SeatWanted("me"), *[SeatWanted("bot", "random")] * 3]
        place = await hana.make(NewTable("daimyo", seats=seats, start=True, options={"max_rounds": 1}))
        async with hana.at(place) as seat:
            await play_on(seat, random.Random(1))
            await seat.request(wire.Rematch(seat.ticket()))
            assert seat.table is not None
            assert seat.now is not None
            clans: Any = seat.now.view["clans"]
            again = seat.table.rematch
            assert again is not None
            await seat.request(wire.Rematch(seat.ticket()))
            assert seat.table.rematch == again, "there is one rematch"
        table = await hana.table(again)
        assert [sitter.name for sitter in table.seats][1] == "Hana"
        assert table.state in ("dealing", "playing"), "against bots, the rematch is dealt at once"
        async with hana.at(again) as seat:
            assert await seat.until_asked()
            assert seat.now is not None
            assert seat.now.view["clans"] == [clans[3], *clans[:3]], "everybody keeps the crest they had"

    run(scene())
