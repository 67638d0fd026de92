"""The kill test: a server is killed with -9 under load, again and again; nothing that it acknowledged is ever lost."""

import asyncio
import random
import sqlite3
from pathlib import Path

import httpx
import msgspec
from websockets.exceptions import WebSocketException

import shinobi
from server.running import FEWEST, QUICK, Running, run
from shinobi import wire
from shinobi.client import NewTable, NotDone, SeatWanted, Seen, TableSocket, Visitor
from shinobi.engine.game import game_names
from shinobi.table.log import Moved, read

GAMES = game_names()
OFTEN = 12
"""So often is it killed in CI; `--thorough 17` makes it 204."""


class Player:
    """A person who plays at one table, whatever happens to the server, and remembers what was acknowledged."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.game = GAMES[number % len(GAMES)]
        self.choices = random.Random(number)
        self.cookie: str | None = None
        self.place: str | None = None
        self.acknowledged: list[tuple[str, str]] = []
        """Table and ticket of each move that was said to be done."""
        self.finished: list[str] = []
        self.unanswered: wire.Play | None = None
        self.refused: list[str] = []
        self.tickets = 0
        self.seen: dict[str, Seen] = {}
        """Their part in each deal: without it, a deal that is under way would wait for them in vain."""

    async def play(self, address: str) -> None:
        """Until the connection breaks."""
        somebody = Visitor(address, self.cookie)
        somebody.seen = self.seen
        try:
            if self.cookie is None:
                await somebody.be_called("Hana")
                self.cookie = somebody.cookie
            while True:
                if self.place is None:
                    self.place = await somebody.make(self.table())
                async with somebody.at(self.place) as seat:
                    await self._play_at(seat)
                self.finished.append(self.place)
                self.place = None
        except (WebSocketException, OSError, httpx.HTTPError):
            return
        except NotDone as refused:
            self.refused.append(refused.trouble.code)
        finally:
            await somebody.http.aclose()

    def table(self) -> NewTable:
        seats = [SeatWanted("me"), *[SeatWanted("bot", "random")] * (FEWEST[self.game] - 1)]
        return NewTable(self.game, seats=seats, start=True)

    async def _play_at(self, seat: TableSocket) -> None:
        if self.unanswered is not None:
            await self._ask(seat, self.unanswered)
        while await seat.until_asked():
            assert seat.now is not None
            self.tickets += 1
            move = self.choices.choice(seat.now.legal)
            await self._ask(seat, wire.Play(f"{self.number}-{self.tickets}", seat.now.step, move))

    async def _ask(self, seat: TableSocket, play: wire.Play) -> None:
        """Ask, and if the answer is lost, ask again with the same ticket."""
        assert self.place is not None
        self.unanswered = play
        await seat.request(play)
        self.acknowledged.append((self.place, play.ticket))
        self.unanswered = None


def started(data: Path, nth: int) -> Running:
    """A server; every other one plays by interpreted rules: a log must mean the same to both."""
    return Running(data, *QUICK, "--compile", "never" if nth % 2 else "now")


async def play_and_kill(data: Path, kills: int) -> list[Player]:
    players = [Player(number) for number in range(8)]
    choices = random.Random(9)
    loop = asyncio.get_running_loop()
    server = await loop.run_in_executor(None, started, data, 0)
    for nth in range(kills):
        playing = [asyncio.create_task(player.play(server.address)) for player in players]
        before = sum(len(player.acknowledged) for player in players)
        while nth % 5 and sum(len(player.acknowledged) for player in players) == before:
            await asyncio.sleep(0.01)  # one time in five, it is killed while it still reads its tables
        await asyncio.sleep(choices.uniform(0.0, 0.4))
        server.kill()
        await asyncio.gather(*playing)
        if nth % 4 == 3:
            check_log(data, players)
        server = await loop.run_in_executor(None, started, data, nth + 1)
    playing = [asyncio.create_task(player.play(server.address)) for player in players]
    then = [len(player.acknowledged) for player in players]
    while any(len(player.acknowledged) <= count for player, count in zip(players, then, strict=True)):
        await asyncio.sleep(0.01)  # every table goes on
    await loop.run_in_executor(None, server.stop)
    await asyncio.gather(*playing)
    return players


def check_log(data: Path, players: list[Player]) -> None:
    """Every acknowledged move is in the log once; every log has no gap."""
    with sqlite3.connect(data) as connection:
        rows = connection.execute("SELECT place, n, entry FROM entries ORDER BY place, n").fetchall()
        records = connection.execute("SELECT record FROM records").fetchall()
    connection.close()
    numbers: dict[str, list[int]] = {}
    moves: dict[tuple[str, str], int] = {}
    for place, n, entry in rows:
        numbers.setdefault(place, []).append(n)
        happened = read(entry)
        if isinstance(happened, Moved) and happened.ticket is not None:
            key = (place, happened.ticket)
            moves[key] = moves.get(key, 0) + 1
    for place, numbered in numbers.items():
        assert numbered == list(range(len(numbered))), f"a gap in the log of {place}"
    for player in players:
        for key in player.acknowledged:
            assert moves.get(key) == 1, f"an acknowledged move is there {moves.get(key, 0)} times"
    for (record,) in records:
        shinobi.load(record)


def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(tmp_path: Path, thorough: int) -> None:
    data = tmp_path / "shinobi.db"
    players = run(play_and_kill(data, OFTEN * thorough), 60 + 20 * OFTEN * thorough)
    check_log(data, players)
    acknowledged = sum(len(player.acknowledged) for player in players)
    finished = {place for player in players for place in player.finished}
    print(f"{OFTEN * thorough} kills, {acknowledged} acknowledged moves, {len(finished)} finished matches")  # noqa: T201
    assert acknowledged > 10 * OFTEN
    refused = {code for player in players for code in player.refused}
    assert refused <= {"closing"}, "what was told before a kill still holds after it"
    with sqlite3.connect(data) as connection:
        records = dict(connection.execute("SELECT place, record FROM records"))
    connection.close()
    assert finished <= records.keys()
    for place in finished:
        assert msgspec.json.decode(records[place])["keys"]["commitment"]
    assert "Traceback" not in data.with_suffix(".log").read_text()
