"""What saturates first, and at how many players, where ten machines serve: on paper and simulated.

On paper: the processor time of each part for a move, as `run.py` measures it, times the moves a second, against the
cores that there are. Simulated: moves arrive at random at the server that has their table; each server works on one at
a time, writes what has come meanwhile in one transaction, as the writer does, and tells it when it is durable.
PostgreSQL has so many cores, and one log that is flushed for all who wait; where people come to other servers than the
one that has their table, each move passes NATS and costs those servers their share. Memory, the number of sockets and
bots that search are not part of it. Run it with `.venv/bin/python benchmarks/many/simulate.py`.
"""

import argparse
import heapq
import random
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count


@dataclass(frozen=True)
class Costs:
    """Seconds of a core, but for `flush` and `round_trip`, which only pass."""

    server: float = 440e-6
    """Of the server that has the table, for a move: rules, views of all seats, sockets."""
    far: float = 215e-6
    """Of all servers together, in addition, where everybody at a table comes to another one."""
    transaction: float = 200e-6
    """Of PostgreSQL for a transaction."""
    entry: float = 20e-6
    """Of PostgreSQL for each entry in it."""
    nats: float = 175e-6
    """Of NATS for a move of a table whose people come to other servers."""
    flush: float = 2e-3
    """Until the log of PostgreSQL is on the disk."""
    round_trip: float = 0.5e-3
    """To the database and back."""
    sign: float = 1.6e-3
    """Of PostgreSQL for a sign of life, four of which each server gives in three seconds, and its look for orphans."""


@dataclass(frozen=True)
class Site:
    """What there is."""

    machines: int = 10
    processes: int = 7
    """Servers on each machine: one for each core but one, which is left to the system and to bots."""
    database_cores: int = 16
    nats_cores: int = 4
    spread: float = 0.05
    """The share of moves at tables whose people come to other servers: nearly none with `Caddyfile.many`."""

    @property
    def servers(self) -> int:
        return self.machines * self.processes


@dataclass(frozen=True)
class People:
    """How people play."""

    seats: int = 4
    """People at a table."""
    seconds: float = 6.0
    """Between two moves at a table."""


def loads(costs: Costs, site: Site, moves: float) -> dict[str, float]:
    """On paper: how busy each part is at so many moves a second, where 1 is all of it."""
    each = moves / site.servers
    service = costs.server + site.spread * costs.far
    # While a transaction is under way, what comes is gathered for the next: the busier, the fewer for a move.
    under_way = costs.round_trip + costs.transaction + costs.flush
    transactions = site.servers * min(each, each / (1 + each * under_way))
    signs = site.servers * 4 / 3 * costs.sign
    return {
        "servers": each * service,
        "PostgreSQL": (transactions * costs.transaction + moves * costs.entry + signs) / site.database_cores,
        "NATS": moves * site.spread * costs.nats / site.nats_cores,
    }


def paper(costs: Costs, site: Site, people: People) -> tuple[str, float]:
    """What saturates first, and how many people play then."""

    def busiest(moves: float) -> tuple[float, str]:
        return max((busy, part) for part, busy in loads(costs, site, moves).items())

    low, high = 1.0, 1e7
    while high / low > 1.001:
        middle = (low + high) / 2
        low, high = (middle, high) if busiest(middle)[0] < 1 else (low, middle)
    return busiest(high)[1], low * people.seconds * people.seats


class Simulation:
    """Moves on their way through servers, the database and its disk."""

    def __init__(self, costs: Costs, site: Site, moves: float, seed: int) -> None:
        self.costs, self.site, self.moves = costs, site, moves
        self.choices = random.Random(seed)
        self.now = 0.0
        self.waits: list[float] = []
        """For each move, the seconds from its arrival until everybody is told."""
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers: Iterator[int] = count()
        self._loops = [Line(self, 1) for _ in range(site.servers)]
        self._database, self._nats = Line(self, site.database_cores), Line(self, site.nats_cores)
        self._gathered: list[list[float]] = [[] for _ in range(site.servers)]
        self._writing = [False] * site.servers
        self._to_flush: list[Callable[[], None]] = []
        self._flushing = False

    def at(self, after: float, then: Callable[[], None]) -> None:
        heapq.heappush(self._events, (self.now + after, next(self._numbers), then))

    def run(self, seconds: float) -> None:
        self._arrive()
        while self._events and self._events[0][0] < seconds:
            self.now, _, then = heapq.heappop(self._events)
            then()

    def _arrive(self) -> None:
        self.at(self.choices.expovariate(self.moves), self._arrive)
        server, since = self.choices.randrange(self.site.servers), self.now
        if self.choices.random() < self.site.spread:
            self._nats.want(self.costs.nats, lambda: self._reach(server, since, self.costs.far))
        else:
            self._reach(server, since, 0.0)

    def _reach(self, server: int, since: float, more: float) -> None:
        service = (self.costs.server + more) * self.choices.gammavariate(4, 0.25)
        self._loops[server].want(service, lambda: self._gather(server, since))

    def _gather(self, server: int, since: float) -> None:
        self._gathered[server].append(since)
        if not self._writing[server]:
            self._write(server)

    def _write(self, server: int) -> None:
        batch, self._gathered[server] = self._gathered[server], []
        self._writing[server] = True
        work = self.costs.transaction + len(batch) * self.costs.entry
        self.at(self.costs.round_trip, lambda: self._database.want(work, lambda: self._flush(server, batch)))

    def _flush(self, server: int, batch: list[float]) -> None:
        self._to_flush.append(lambda: self._written(server, batch))
        if not self._flushing:
            self._flush_all()

    def _flush_all(self) -> None:
        """One flush does for all who wait; who comes meanwhile waits for the next."""
        together, self._to_flush = self._to_flush, []
        self._flushing = True

        def done() -> None:
            for then in together:
                then()
            self._flushing = False
            if self._to_flush:
                self._flush_all()

        self.at(self.costs.flush, done)

    def _written(self, server: int, batch: list[float]) -> None:
        self.waits.extend(self.now - since for since in batch)
        self._writing[server] = False
        if self._gathered[server]:
            self._write(server)


class Line:
    """Work that waits for one of so many cores."""

    def __init__(self, simulation: Simulation, cores: int) -> None:
        self.simulation = simulation
        self.free = cores
        self.waiting: deque[tuple[float, Callable[[], None]]] = deque()

    def want(self, work: float, then: Callable[[], None]) -> None:
        self.waiting.append((work, then))
        self._begin()

    def _begin(self) -> None:
        while self.free and self.waiting:
            work, then = self.waiting.popleft()
            self.free -= 1
            self.simulation.at(work, lambda then=then: self._end(then))  # type: ignore[misc]

    def _end(self, then: Callable[[], None]) -> None:
        self.free += 1
        then()
        self._begin()


def simulated(costs: Costs, site: Site, moves: float, seconds: float) -> tuple[float, float, float]:
    """The share of the moves that were told, and the median and the 99th percentile of the seconds they took."""
    simulation = Simulation(costs, site, moves, 1)
    simulation.run(seconds)
    waits = sorted(simulation.waits) or [float("inf")]
    return len(waits) / (moves * seconds), waits[len(waits) // 2], waits[int(len(waits) * 0.99)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Say what ten machines can serve, and what saturates first.")
    parser.add_argument("--machines", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=3.0, help="simulated, for each line")
    asked = parser.parse_args()
    costs, people = Costs(), People()
    usual = replace(Site(), machines=asked.machines)
    for name, site in (
        ("people at the server that has their table", usual),
        ("everybody at another server", replace(usual, spread=1.0)),
        ("a database of four cores", replace(usual, database_cores=4)),
        ("three machines", replace(usual, machines=3)),
    ):
        part, most = paper(costs, site, people)
        print(f"{name}: {part} saturates first, at {most:,.0f} people")
        for share in (0.25, 0.5, 0.8, 0.95, 1.1):
            playing = most * share
            moves = playing / people.seats / people.seconds
            told, median, slow = simulated(costs, site, moves, asked.seconds)
            busy = ", ".join(f"{part} {load:.0%}" for part, load in loads(costs, site, moves).items())
            print(
                f"  {playing:9,.0f} people, {moves:7,.0f} moves/s: {busy};"
                f" told {told:.0%}, p50 {median * 1e3:.1f} ms, p99 {slow * 1e3:.1f} ms",
                flush=True,
            )


if __name__ == "__main__":
    main()
