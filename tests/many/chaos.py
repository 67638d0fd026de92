"""People who play on whatever happens to servers, NATS and the database, and what the log must say afterwards."""

import asyncio
import random
import time

import asyncpg
from server.running import FEWEST
from server.test_kill import Player

import shinobi
from many.cluster import Servers
from shinobi import wire
from shinobi.client import NewTable, NotDone, SeatWanted, TableSocket, Visitor
from shinobi.table.log import Moved, read


class Traveller(Player):
    """A player who goes to any of the servers, and to another when that one breaks."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.longest = 0.0
        """The longest time between two moves that were acknowledged."""
        self.reconnected = 0
        self.never: list[tuple[str, str]] = []
        """Table and ticket of each move that was refused because others had moved meanwhile."""
        self.pace = wire.Pace()
        self._last = time.monotonic()

    def table(self) -> NewTable:
        table = super().table()
        table.pace = self.pace
        return table

    def __str__(self) -> str:
        return f"{self.game} at {self.place}, asks {self.unanswered}, refused {self.refused[-3:]}"

    async def travel(self, servers: Servers) -> None:
        """Play until somebody says that it is enough."""
        while True:
            server = self.choices.choice(servers.running) if servers.running else None
            if server is not None:
                await self.play(server.address)
            self.reconnected += 1
            await asyncio.sleep(0.1)

    async def _ask(self, seat: TableSocket, play: wire.Play) -> None:
        try:
            await super()._ask(seat, play)
        except NotDone as refused:
            if refused.trouble.code == "stale":
                # It was not written when something was killed, and others moved before it was asked again.
                assert self.place is not None
                self.never.append((self.place, play.ticket))
                self.unanswered = None
            raise
        self.longest = max(self.longest, time.monotonic() - self._last)
        self._last = time.monotonic()


async def sit_together(servers: Servers, players: list[Traveller]) -> None:
    """Let these people sit at one table, each connected to another server, with bots on the other seats."""
    game = players[0].game
    seats = FEWEST[game] - len(players)
    visitors = []
    for number, player in enumerate(players):
        somebody = Visitor(servers.running[number % len(servers.running)].address)
        await somebody.be_called(f"P{number}")
        player.cookie, player.seen = somebody.cookie, somebody.seen
        visitors.append(somebody)
    wanted = [SeatWanted("me"), *[SeatWanted("open")] * (len(players) - 1), *[SeatWanted("bot", "random")] * seats]
    place = await visitors[0].make(NewTable(game, seats=wanted, pace=players[0].pace))
    for number, somebody in enumerate(visitors[1:], start=1):
        async with somebody.at(place) as seat:
            await seat.sit(number)
    async with visitors[0].at(place) as seat:
        await seat.start()
    for player, somebody in zip(players, visitors, strict=True):
        player.place = place
        await somebody.http.aclose()


async def check(database: str, players: list[Traveller]) -> dict[str, int]:
    """Every acknowledged move is in the log once, every log has no gap, and no table ever had two owners at a time."""
    # Before the log is read: they may be playing on.
    acknowledged = [at for player in players for at in player.acknowledged]
    never = {at for player in players for at in player.never}
    finished = {place for player in players for place in player.finished}
    assert len(set(acknowledged)) == len(acknowledged)
    connection = await asyncpg.connect(database)
    entries = await connection.fetch("SELECT place, n, epoch, entry FROM entries ORDER BY place, n")
    records = await connection.fetch("SELECT place, record FROM records")
    owners = await connection.fetch("SELECT place, epoch, owner FROM owners")
    await connection.close()
    known = {(row["place"], row["epoch"]): row["owner"] for row in owners}
    last: dict[str, tuple[int, int]] = {}
    moves: set[tuple[str, str | None, str]] = set()
    for place, n, epoch, entry in entries:
        before, at_least = last.get(place, (-1, 1))
        assert n == before + 1, f"a gap in the log of {place}"
        assert epoch >= at_least, f"a former owner has written entry {n} of {place}"
        assert (place, epoch) in known, f"nobody owned {place} when entry {n} was written"
        last[place] = n, epoch
        happened = read(entry)
        if isinstance(happened, Moved) and happened.ticket is not None:
            move = place, happened.who, happened.ticket
            assert move not in moves, "a move is there twice"
            moves.add(move)
    carried_out = {(place, ticket) for place, _, ticket in moves}
    assert not set(acknowledged) - carried_out, "an acknowledged move is lost"
    assert not never & carried_out, "a refused move was carried out"
    for row in records:
        shinobi.load(row["record"])
    assert finished <= {row["place"] for row in records}
    return {
        "acknowledged": len(acknowledged),
        "entries": len(entries),
        "owners": len(known),
        "records": len(records),
        "stale": len(never),
    }


async def until_all_go_on(players: list[Traveller], within: float) -> float:
    """Wait until every player has moved again; returns how long the slowest took."""
    since, then = time.monotonic(), [len(player.acknowledged) for player in players]
    while any(len(player.acknowledged) <= count for player, count in zip(players, then, strict=True)):
        stuck = [str(player) for player, count in zip(players, then, strict=True) if len(player.acknowledged) <= count]
        assert time.monotonic() - since < within, f"tables do not go on: {stuck}"
        await asyncio.sleep(0.02)
    return time.monotonic() - since


class Chaos:
    """What may happen to those who serve."""

    def __init__(self, servers: Servers, seed: int) -> None:
        self.servers = servers
        self.choices = random.Random(seed)
        self.begun = asyncio.Event()
        """Set when something has happened; whatever is killed comes back afterwards."""

    async def kill_a_server(self) -> None:
        """And start another in its place, as a service manager does."""
        self.servers.kill(self.choices.choice(self.servers.running))
        self.begun.set()
        await asyncio.to_thread(self.servers.start)

    async def kill_nats(self) -> None:
        self.servers.nats.kill()
        self.begun.set()
        await asyncio.sleep(self.choices.uniform(0.0, 0.5))
        await asyncio.to_thread(self.servers.nats.start)

    async def restart_postgres(self) -> None:
        await asyncio.to_thread(self.servers.postgres.end)
        self.begun.set()
        await asyncio.to_thread(self.servers.postgres.start)
