"""Servers, NATS and the database are killed under load, again and again; nothing acknowledged is ever lost."""

import asyncio
import random

from server.running import run

from many.chaos import Chaos, Traveller, check, sit_together, until_all_go_on
from many.cluster import Servers

OFTEN = 3
"""So often is something killed in CI: each kind once. `--thorough 67` makes it 201."""

PATIENCE = 30.0
"""Seconds within which every table must go on: more than the five that we promise, for machines that are busy."""


async def play_on(some: Servers, times: int) -> list[float]:
    players = [Traveller(number) for number in range(8)]
    for number in range(0, 4, 2):
        await sit_together(some, [players[number], players[number + 1]])
    chaos, choices = Chaos(some, 5), random.Random(7)
    what = [chaos.kill_a_server, chaos.kill_nats, chaos.restart_postgres]
    playing = [asyncio.create_task(player.travel(some)) for player in players]
    took = []
    try:
        await until_all_go_on(players, PATIENCE)
        for nth in range(times):
            if nth % len(what) == 0:
                choices.shuffle(what)
            chaos.begun.clear()
            happening = asyncio.create_task(what[nth % len(what)]())
            await chaos.begun.wait()
            took.append(await until_all_go_on(players, PATIENCE))
            await happening
            if nth % 25 == 24:
                print(f"after {nth + 1}: {await check(some.database, players)}, slowest {max(took):.2f} s")  # noqa: T201
            await asyncio.sleep(choices.uniform(0.0, 0.3))
    finally:
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
    assert [one for one in ended if not isinstance(one, asyncio.CancelledError)] == []
    figures = await check(some.database, players)
    refused = {code for player in players for code in player.refused}
    print(f"{times} times: {figures}, slowest {max(took):.2f} s, refused {refused}")  # noqa: T201
    assert figures["acknowledged"] > 20 * times
    return took


def test_nothing_acknowledged_is_lost_whatever_is_killed(three: Servers, thorough: int) -> None:
    run(play_on(three, OFTEN * thorough), 60 + 30 * OFTEN * thorough)
