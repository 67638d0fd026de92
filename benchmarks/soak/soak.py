"""A soak: visitors come, play, watch, replay and go, for as long as you like; what the server needs must stay level.

    .venv/bin/python benchmarks/soak/soak.py --minutes 120

Prints a line every minute or so (memory, files, threads, p50 and p99 of /healthz) and, at the end, whether memory and
files are level: the mean of the last third of the run against that of the middle third.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from shinobi.client import NewTable, NotDone, SeatWanted, Visitor

GAMES = {"daimyo": 4, "clans": 3, "arts": 3, "soke": 2}
ROOT = Path(__file__).parents[2]


class Soak:
    """The visitors of one run, and what was measured."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.choices = random.Random(seed)
        self.finished: list[str] = []
        self.moves = self.visits = self.refused = 0
        self.waits: list[float] = []

    async def visitor(self, number: int, until: float) -> None:
        """One after another, people who make a table, play some of it or all, watch, look at replays, and go."""
        while time.monotonic() < until:
            self.visits += 1
            try:
                async with Visitor(self.address) as somebody:
                    await somebody.be_called(f"Visitor {number}")
                    await self.visit(somebody)
            except NotDone:
                self.refused += 1
            except (WebSocketException, httpx.HTTPError, OSError):
                await asyncio.sleep(0.2)

    async def visit(self, somebody: Visitor) -> None:
        game = self.choices.choice(list(GAMES))
        seats = [SeatWanted("me"), *[SeatWanted("bot", "random")] * (GAMES[game] - 1)]
        place = await somebody.make(NewTable(game, seats=seats, start=True, visibility="public"))
        most = self.choices.choice((3, 20, 10_000))  # many leave early
        async with somebody.at(place) as seat:
            while most and await seat.until_asked():
                assert seat.now is not None
                await seat.play(self.choices.choice(seat.now.legal))
                self.moves += 1
                most -= 1
            if seat.over:
                self.finished.append(place)
                del self.finished[:-200]
        await somebody.lobby()
        if self.finished:
            await somebody.replay(self.choices.choice(self.finished))
        lobby = await somebody.lobby()
        if lobby.running:
            async with somebody.at(self.choices.choice(lobby.running).id):
                await asyncio.sleep(0.1)

    async def healthy(self, until: float) -> None:
        async with httpx.AsyncClient(base_url=self.address, trust_env=False) as http:
            while time.monotonic() < until:
                began = time.perf_counter()
                await http.get("/healthz")
                self.waits.append(time.perf_counter() - began)
                await asyncio.sleep(0.25)


def needs(pid: int) -> dict[str, float]:
    """What the process has now."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return {
        "memory_mb": round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1),
        "files": len(os.listdir(f"/proc/{pid}/fd")),  # noqa: PTH208 - links that come and go
        "threads": len(os.listdir(f"/proc/{pid}/task")),  # noqa: PTH208
    }


def nth(waits: list[float], share: float) -> float:
    ordered = sorted(waits) or [0.0]
    return round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))], 1)


async def soak(process: "subprocess.Popen[str]", address: str, minutes: float, visitors: int) -> list[dict[str, float]]:
    run = Soak(address, 1)
    until = time.monotonic() + 60 * minutes
    tasks = [asyncio.create_task(run.visitor(number, until)) for number in range(visitors)]
    tasks.append(asyncio.create_task(run.healthy(until)))
    measured: list[dict[str, float]] = []
    every = min(60.0, 60 * minutes / 12)
    while time.monotonic() < until:
        await asyncio.sleep(min(every, max(0.0, until - time.monotonic()) + 0.01))
        waits, run.waits = run.waits, []
        line = needs(process.pid) | {
            "moves": run.moves, "visits": run.visits, "p50_ms": nth(waits, 0.5), "p99_ms": nth(waits, 0.99)
        }  # fmt: skip
        measured.append(line)
        print(json.dumps(line), flush=True)
    await asyncio.gather(*tasks, return_exceptions=True)
    return measured


def level(measured: list[dict[str, float]], what: str) -> float:
    """The mean of the last third by that of the middle third."""
    third = max(1, len(measured) // 3)
    middle, last = measured[-2 * third : -third] or measured, measured[-third:]
    return round(statistics.mean(one[what] for one in last) / statistics.mean(one[what] for one in middle), 3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--visitors", type=int, default=12)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "shinobi", "serve", "--data", f"{folder}/soak.db", "--port", "0"]
        command += ["--no-limits", "--bot-pace", "0", "--reaction-pace", "0", "--compile", "now"]
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert process.stdout is not None
            address = next(word for word in process.stdout.readline().split() if word.startswith("http"))
            measured = asyncio.run(soak(process, address, chosen.minutes, chosen.visitors))
            size = Path(f"{folder}/soak.db").stat().st_size / 1e6
        finally:
            process.terminate()
            process.wait(30)
    grown = {what: level(measured, what) for what in ("memory_mb", "files", "threads")}
    print(json.dumps({"last_third_by_middle_third": grown, "data_mb": round(size, 1)}))


if __name__ == "__main__":
    main()
