"""People come and go for long: nothing of them stays. A short soak, by counts; benchmarks/soak is the long one."""

import asyncio
import gc
import os
import random
import threading
import warnings
from collections import Counter
from pathlib import Path

import pytest

from server.in_process import housed
from server.running import FEWEST, against_bots, run, visitor
from shinobi.client import NotDone, Visitor
from shinobi.server import rooms
from shinobi.server.connection import Connection
from shinobi.server.house import House
from shinobi.server.quick_socket import QuickSocket
from shinobi.server.room import Room
from shinobi.server.settings import Settings
from shinobi.table.table import Table

OF_TABLES = (Room, Table)
OF_VISITS = (Connection, QuickSocket)
MOST = 4
"""Tables at rest that may stay, and as many that were just left."""


async def visit(address: str, choices: random.Random) -> None:
    """Somebody makes a table, plays a little, loses the connection, comes back, looks around, deletes it, and goes."""
    somebody = Visitor(address)
    try:
        await somebody.be_called("Hana")
        place = await somebody.make(against_bots(choices.choice(list(FEWEST)), visibility="public"))
        for most in (2, 1):
            async with somebody.at(place) as seat:
                while most and await seat.until_asked():
                    assert seat.now is not None
                    await seat.play(choices.choice(seat.now.legal))
                    most -= 1
        await somebody.lobby()
        async with Visitor(address) as stranger, stranger.at(place):
            pass
        if choices.random() < 0.8:
            try:
                await somebody.ask("POST", f"/api/tables/{place}/delete")
            except NotDone as refused:  # the last move may have ended the match: in soke, one may give up
                if refused.trouble.code != "not-playing":
                    raise
    finally:
        await somebody.http.aclose()


def alive(*kinds: type) -> Counter[str]:
    """How many objects of these kinds there are; none but what is reachable or waits for the collector."""
    return Counter(type(one).__name__ for one in gc.get_objects() if type(one) in kinds)


async def at_rest(house: House) -> None:
    """Until nobody is there and nothing is under way."""
    while any(not room.rests for room in house.rooms.values()):
        await asyncio.sleep(0.02)


def tasks(house: House) -> int:
    """How many tasks the loop of the server has."""
    assert house.tidying is not None
    return len(asyncio.all_tasks(house.tidying.get_loop()))


def files() -> int:
    return len(list(Path(f"/proc/{os.getpid()}/fd").iterdir()))


def test_visitors_leave_nothing_behind(monkeypatch: pytest.MonkeyPatch, thorough: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()  # what earlier tests of this process have left is theirs
    monkeypatch.setattr(rooms, "MOST_AT_REST", MOST)
    monkeypatch.setattr(rooms, "MOST_JUST_LEFT", MOST)
    choices = random.Random(3)

    async def visits(address: str, count: int) -> None:
        for _ in range(count):
            await asyncio.gather(*[visit(address, choices) for _ in range(3)])

    settings = Settings(bot_pace=0, reaction_pace=0, limited=False, pauses=False)
    with housed(settings) as (house, address, _):
        run(visits(address, 3))  # what is loaded once
        run(at_rest(house))
        gc.collect()
        before = files(), threading.active_count(), tasks(house)
        gc.disable()
        try:
            run(visits(address, 8 * thorough), 90 * thorough)
            run(at_rest(house))
            run(last_visit(address))
            tables = alive(*OF_TABLES)
        finally:
            gc.enable()
        assert max(tables.values()) <= 2 * MOST + 4, f"tables stay in memory without the collector: {tables}"
        gc.collect()
        assert not alive(*OF_VISITS), "connections stay"
        after = files(), threading.active_count(), tasks(house)
        assert after <= before, f"files, threads, tasks: {before}, then {after}"
        assert len(house.rooms.made_from) <= len(house.rooms.asleep) + len(house.rooms)
        assert all(listing.info.state != "over" for listing in house.rooms.asleep.values())


async def last_visit(address: str) -> None:
    """A table that is made lets the others leave the memory."""
    hana = await visitor(address, "Hana")
    await hana.make(against_bots("soke"))
