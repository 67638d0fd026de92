"""Bots that think for another server: they are sent what their seat may know, and decide as they would at home."""

import asyncio
import random

import pytest
from msgspec import msgpack
from server.running import run

from shinobi.bots import ask, asked_of, bot_named
from shinobi.engine.game import game_names
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.match import Match, new
from shinobi.server.cluster.letters import Think
from shinobi.server.thinkers import Decided, Heard, Thinkers
from shinobi.table.log import Choice


def begun(game: str, seed: int, steps: int) -> Match:
    """A match after some random moves."""
    choices = random.Random(seed)
    match = new(game, seed=seed)
    for _ in range(steps):
        if match.over:
            break
        seat = choices.choice(match.actors)
        match.play(choices.choice(match.legal(seat)), seat)
    return match


@pytest.mark.parametrize("game", game_names())
def test_another_server_is_sent_nothing_that_the_seat_may_not_know(game: str) -> None:
    """The same bytes in every world that the seat cannot tell from this one."""
    for seed in range(4):
        match = begun(game, seed, 3 + 2 * seed)
        seat = match.actors[0]
        other = match.copy()
        other.state = imagine(match.game, match.state, seat, nth_key(seed, 1))
        here, there = (Think("master", asked_of(one, seat, 5), [], one.players) for one in (match, other))
        assert msgpack.encode(here) == msgpack.encode(there)
        arrived = msgpack.decode(msgpack.encode(here), type=Think)
        novice = bot_named("random")
        assert novice.choose(arrived.asked) == ask(novice, match, seat, 5)


def test_a_bot_thinks_elsewhere_where_all_threads_are_busy_and_only_legal_moves_count() -> None:
    match = begun("daimyo", 1, 4)
    seat = match.actors[0]
    legal = match.legal(seat)

    async def scene() -> None:
        thinkers = Thinkers(0.0, workers=1)
        answers = [Decided(move, [], 0.0, Choice("master")) for move in (dict(legal[-1]), {"verb": "cheat"})]
        asked = []

        async def elsewhere(level: str, question: object, phrases: object, players: int) -> Decided | None:
            asked.append(question)
            return answers.pop(0) if answers else None

        thinkers.elsewhere = elsewhere
        heard = Heard([], [])
        async with thinkers.turns.turn("somebody else"):
            decided = await thinkers.decide("me", "master", match, seat, 5, 0.05, heard)
            assert decided.move == legal[-1]
            here = asyncio.create_task(thinkers.decide("me", "master", match, seat, 5, 0.05, heard))
            while len(asked) < 2:
                await asyncio.sleep(0.01)
        assert (await here).move in legal
        assert (await thinkers.decide("me", "master", match, seat, 5, 0.05, heard)).move in legal
        assert len(asked) == 2, "where there is room here, nobody else is asked"
        thinkers.close()

    run(scene())
