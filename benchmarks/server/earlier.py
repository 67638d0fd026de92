"""The server of an earlier commit beside this one's: the processor time of a move, by turns, in one run.

The earlier commit is a checkout with an environment of its own (`git worktree add FOLDER COMMIT`, and there
`./shinobi --help`). Both servers run all the time and get the same load: programs at as many tables, all of them
connected, and every move durable before it is told. They are measured by turns in short phases of equally many moves,
so that whatever else the machine does meets both alike. Tables whose match is over or has become long are replaced
between two phases, and left alone: opening a table and ending a match are no moves. Run it with
`.venv/bin/python benchmarks/server/earlier.py FOLDER`.
"""

import argparse
import asyncio
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import uvloop

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from benchmarks.server.load import HELLO, Load, OurSeat, asked_over_http, connected  # noqa: E402
from shinobi.engine.game import game_named, game_names  # noqa: E402

LONGEST = {"arts": 25, "soke": 50}
"""Moves after which a table is replaced: fewer matches than one in a hundred are over by then."""

LONGEST_ELSEWHERE = 80
OPTIONS = ["--bot-pace", "0", "--reaction-pace", "0", "--no-limits", "--compile", "now"]
RESAMPLED = 2_000
"""So many samples give the interval of a median."""


class Table:
    """One table, and the sockets of all its players."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.seats: list[Seat] = []
        self.moves = 0
        self.over = False

    def close(self) -> None:
        for seat in self.seats:
            seat.socket.transport.close()


class Seat(OurSeat):
    """A scripted player whose table counts its moves, and who counts what it is sent."""

    load: "Server"
    table: Table

    def heard(self, text: bytes) -> None:
        self.load.messages += 1
        self.load.received += len(text)
        if b'"result":{"clause"' in text:
            self.table.over = True
        super().heard(text)

    def play(self) -> None:
        if self.now is not None:
            self.table.moves += 1
            self.load.sent += 1
        super().play()


class Server(Load):
    """One of the two servers, its tables, and what was measured."""

    def __init__(self, name: str, process: int, address: str, game: str, seats: int) -> None:
        super().__init__(address, process, seats)
        self.name, self.game = name, game
        self.tables: list[Table] = []
        self.left: list[Table] = []
        """Tables at which nobody plays any more. Everybody stays: a server has work with those who go."""
        self.most = self.sent = self.messages = self.received = 0
        self.told = self.bytes_told = 0
        self.costs: list[float] = []
        """Microseconds of processor time for a move, one for each phase."""
        self.moves = 0
        self.ended = 0
        """Matches that ended while they were measured."""

    def turn(self, play: Callable[[], None]) -> None:
        if self.sent < self.most:
            play()
        else:
            self.ready.append(play)

    async def open(self, tables: int) -> None:
        """Replace the tables that have become too old, and wait until all of them wait for a move."""
        longest = LONGEST.get(self.game, LONGEST_ELSEWHERE)
        self.left += [table for table in self.tables if table.over or table.moves >= longest]
        self.tables = [table for table in self.tables if not table.over and table.moves < longest]
        kept = {seat for table in self.tables for seat in table.seats}
        self.ready = deque(play for play in self.ready if play.__self__ in kept)  # type: ignore[attr-defined]
        if len(self.tables) == tables:
            return
        while len(self.tables) < tables:
            self.tables.append(await self._table(len(self.tables)))
        await asyncio.sleep(0.5)  # everybody is told that the others are there

    async def _table(self, number: int) -> Table:
        with asked_over_http(self.address) as asked:
            cookies = [asked("/api/me", {"name": f"Player {number}-{seat}"}, None)[1] for seat in range(self.seats)]
            chairs = [{"kind": "me"}] + [{"kind": "open"}] * (self.seats - 1)
            wanted = {"game": self.game, "players": self.seats, "seats": chairs}
            table = Table(asked("/api/tables", wanted, cookies[0])[0]["id"])
        for nth, cookie in enumerate(cookies):
            seat = Seat(self, await connected(self.address, f"/api/tables/{table.place}/live", cookie))
            seat.table = table
            table.seats.append(seat)
            seat.socket.send(HELLO["programs"])
            if nth:
                await seat.ask({"type": "sit", "seat": nth})
        await table.seats[0].ask({"type": "start"})
        return table

    async def measure(self, moves: int, counts: bool) -> None:
        """Make so many moves, as fast as the server goes, and see what it used until all of them were told."""
        assert len(self.ready) >= len(self.tables), f"{len(self.ready)} of {len(self.tables)} tables wait for a move"
        self.took.clear()
        self.sent, self.most = 0, moves
        messages, received, before = self.messages, self.received, on_processor(self.server)
        while self.ready and self.sent < self.most:
            self.ready.popleft()()
        for _ in range(2_000):
            await asyncio.sleep(0.005)
            if len(self.took) >= moves:
                break
        await asyncio.sleep(0.02)  # the others at the tables are told, too
        used = on_processor(self.server) - before
        assert not self.problems, self.problems[0]
        if counts:
            self.costs.append(used / len(self.took) * 1e6)
            self.moves += len(self.took)
            self.told += self.messages - messages
            self.bytes_told += self.received - received
            self.ended += sum(table.over for table in self.tables)


def on_processor(process: int) -> float:
    """Seconds that all threads of a process have been on a processor, to the nanosecond."""
    threads = Path(f"/proc/{process}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


@contextmanager
def serving(checkout: Path, core: int) -> Iterator[tuple[int, str]]:
    """A server of the package in this checkout, by its own environment, on this core."""
    python = str(checkout / ".venv/bin/python")
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"PYTHONUNBUFFERED": "1"}
    variables["PYTHONPATH"] = str(checkout / "src")
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        command = [python, "-m", "shinobi", "serve", "--port", "0", "--data", f"{folder}/shinobi.db", *OPTIONS]
        known = subprocess.run([*command, "--help"], env=variables, capture_output=True, text=True, check=True).stdout
        if "--deal-wait" in known:
            command += ["--deal-wait", "0"]
        pin = ["taskset", "--cpu-list", str(core)]
        process = subprocess.Popen([*pin, *command], cwd=folder, env=variables, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            while not (address := [word for word in process.stdout.readline().split() if word.startswith("http")]):
                assert process.poll() is None, f"The server of {checkout} did not start."
            yield process.pid, address[0]
        finally:
            process.terminate()
            process.wait(30)


async def measured(game: str, folder: Path, cores: list[int], asked: argparse.Namespace) -> tuple[Server, Server]:
    seats = 4 if game == "daimyo" else min(game_named(game).editions[0].players)
    with ExitStack() as stack:
        both = [
            Server(name, *stack.enter_context(serving(checkout, cores[0])), game, seats)
            for name, checkout in (("earlier", folder), ("now", ROOT))
        ]
        for number in range(-asked.warm_up, asked.rounds):
            for server in both if number % 2 else reversed(both):
                await server.open(asked.tables)
                await server.measure(asked.moves, number >= 0)
        for server in both:
            for table in (*server.tables, *server.left):
                table.close()
        await asyncio.sleep(0.1)
    return both[0], both[1]


def interval(ratios: list[float]) -> tuple[float, float]:
    """The interval in which the median lies with 95 %, by resampling."""
    dice = random.Random(1)
    medians = sorted(statistics.median(dice.choices(ratios, k=len(ratios))) for _ in range(RESAMPLED))
    return medians[RESAMPLED // 40], medians[-RESAMPLED // 40]


def shown(game: str, earlier: Server, now: Server) -> str:
    ratios = [before / after for before, after in zip(earlier.costs, now.costs, strict=True)]
    low, high = interval(ratios)
    before, after = statistics.median(earlier.costs), statistics.median(now.costs)
    least = min(earlier.costs) / min(now.costs)
    detail = "; ".join(
        f"{one.name} {one.told / one.moves:.2f} messages and {one.bytes_told / one.moves:.0f} bytes a move, "
        f"{one.ended} matches over of {one.moves} moves"
        for one in (earlier, now)
    )
    return (
        f"{game}: {statistics.median(ratios):.3f} times the earlier moves (95 %: {low:.3f} to {high:.3f}; of the best "
        f"phases {least:.3f}); {before:.1f} and {after:.1f} µs a move; {detail}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server of an earlier commit beside this one's.")
    parser.add_argument("folder", type=Path, help="a checkout of the earlier commit, with its own environment")
    parser.add_argument("--games", nargs="+", choices=game_names(), default=game_names())
    parser.add_argument("--tables", type=int, default=200, help="with a socket for each player")
    parser.add_argument("--moves", type=int, default=600, help="in each phase")
    parser.add_argument("--rounds", type=int, default=80, help="how often both are measured")
    parser.add_argument("--warm-up", type=int, default=10, help="rounds that do not count")
    asked = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[1:])
    for game in asked.games:
        began, busy = time.monotonic(), os.getloadavg()[0]
        earlier, now = uvloop.run(measured(game, asked.folder.resolve(), cores, asked))
        lasted = time.monotonic() - began
        print(shown(game, earlier, now) + f"; {lasted:.0f} s, load average {busy:.1f} before", flush=True)


if __name__ == "__main__":
    main()
