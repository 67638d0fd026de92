"""A soak: visitors come, play, watch, replay and go, for as long as you like; what the server needs must stay level.

    .venv/bin/python benchmarks/soak/soak.py --minutes 120 --visitors 6 --pause 0.4

Prints a line every minute or so (memory, files, threads, processor time, p50 and p99 of /healthz) and, at the end,
whether memory and files are level: the mean of the last third of the run against that of the middle third. With
`--out FILE` the lines are written to a file as well.
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
from collections.abc import Mapping
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from shinobi.client import NewTable, NotDone, SeatWanted, Visitor

GAMES = {"daimyo": 4, "clans": 3, "arts": 3, "soke": 2}
ROOT = Path(__file__).parents[2]
MOST_DELETE = 0.95
"""The share of people who delete a table that they leave; the others' tables stay, and are listed, for two days."""


class Soak:
    """The visitors of one run, and what was measured."""

    def __init__(self, address: str, seed: int, pause: float = 0.0) -> None:
        self.address = address
        self.pause = pause
        """Seconds that everybody takes for a move."""
        self.choices = random.Random(seed)
        self.finished: list[str] = []
        self.moves = self.visits = self.refused = self.deleted = self.replays = 0
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
                await asyncio.sleep(self.pause)
            if seat.over:
                self.finished.append(place)
                del self.finished[:-200]
        if not seat.over and self.choices.random() < MOST_DELETE:
            await somebody.ask("POST", f"/api/tables/{place}/delete")
            self.deleted += 1
        await somebody.lobby()
        if self.finished:
            await somebody.replay(self.choices.choice(self.finished))
            self.replays += 1
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
    stat = Path(f"/proc/{pid}/stat").read_text().split()
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return {
        "memory_mb": round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1),
        "files": len(os.listdir(f"/proc/{pid}/fd")),  # noqa: PTH208 - links that come and go
        "threads": len(os.listdir(f"/proc/{pid}/task")),  # noqa: PTH208
        "processor_s": round(sum(map(int, stat[13:15])) / os.sysconf("SC_CLK_TCK"), 1),
    }


def nth(waits: list[float], share: float) -> float:
    ordered = sorted(waits) or [0.0]
    return round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))], 1)


async def soak(process: "subprocess.Popen[str]", address: str, chosen: argparse.Namespace) -> list[dict[str, float]]:
    run = Soak(address, 1, chosen.pause)
    minutes, visitors, began = chosen.minutes, chosen.visitors, time.monotonic()
    until = began + 60 * minutes
    tasks = [asyncio.create_task(run.visitor(number, until)) for number in range(visitors)]
    tasks.append(asyncio.create_task(run.healthy(until)))
    measured: list[dict[str, float]] = []
    every = min(60.0, 60 * minutes / 12)
    while time.monotonic() < until:
        await asyncio.sleep(min(every, max(0.0, until - time.monotonic()) + 0.01))
        waits, run.waits = run.waits, []
        line = {"minute": round((time.monotonic() - began) / 60, 1)} | needs(process.pid)
        line |= {"moves": run.moves, "visits": run.visits, "deleted": run.deleted, "replays": run.replays}
        line |= {"refused": run.refused, "p50_ms": nth(waits, 0.5), "p99_ms": nth(waits, 0.99)}
        measured.append(line)
        say(line, chosen.out)
    await asyncio.gather(*tasks, return_exceptions=True)
    return measured


def say(line: Mapping[str, object], out: Path | None) -> None:
    print(json.dumps(line), flush=True)
    if out is not None:
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def level(measured: list[dict[str, float]], what: str) -> float:
    """The mean of the last third by that of the middle third."""
    third = max(1, len(measured) // 3)
    middle, last = measured[-2 * third : -third] or measured, measured[-third:]
    return round(statistics.mean(one[what] for one in last) / statistics.mean(one[what] for one in middle), 3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--visitors", type=int, default=12)
    parser.add_argument("--pause", type=float, default=0.0, help="seconds that everybody takes for a move")
    parser.add_argument("--limits", action="store_true", help="count requests, as a server for the world does")
    parser.add_argument("--out", type=Path, help="a file for the lines")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "shinobi", "serve", "--data", f"{folder}/soak.db", "--port", "0"]
        command += ["--limits" if chosen.limits else "--no-limits"]
        command += ["--bot-pace", "0", "--reaction-pace", "0", "--compile", "now"]
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert process.stdout is not None
            address = next(word for word in process.stdout.readline().split() if word.startswith("http"))
            measured = asyncio.run(soak(process, address, chosen))
            size = Path(f"{folder}/soak.db").stat().st_size / 1e6
        finally:
            process.terminate()
            process.wait(30)
    grown = {what: level(measured, what) for what in ("memory_mb", "files", "threads")}
    say({"last_third_by_middle_third": grown, "data_mb": round(size, 1)}, chosen.out)


if __name__ == "__main__":
    main()
