"""Several servers beside one: SQLite, PostgreSQL, and three servers that share a PostgreSQL and a NATS, in one run.

The load is that of `benchmarks/server`: tables full of people who want all that a page shows. With three servers it
is measured twice: where everybody at a table comes to the server that has it, as `deploy/Caddyfile.many` sees to, and
where each comes to another one. What counts is the processor time of each part for a move: servers scale where there
are cores for them. Several servers are measured at the pace of one, and at that pace for each of them (“each so”): the
fewer moves come to a server, the fewer are written and told at once, and the more each of them costs. Run it with
`.venv/bin/python benchmarks/many/run.py`.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvloop

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from many.backing import a_nats, a_postgres  # noqa: E402

from benchmarks.server.load import HELLO, Load, OurSeat, connected, cpu_seconds, encode  # noqa: E402

OPTIONS = ["--bot-pace", "0", "--reaction-pace", "0", "--deal-wait", "0", "--no-limits", "--compile", "now"]


@dataclass
class Parts:
    """The processes that are measured."""

    addresses: list[str] = field(default_factory=list)
    servers: list[int] = field(default_factory=list)
    postgres: int | None = None
    nats: int | None = None

    def used(self) -> dict[str, float]:
        """The processor time that each part has taken so far."""
        return {
            "servers": sum(map(cpu_seconds, self.servers)),
            "postgres": 0.0 if self.postgres is None else sum(map(cpu_seconds, family(self.postgres))),
            "nats": 0.0 if self.nats is None else cpu_seconds(self.nats),
        }


def family(process: int) -> list[int]:
    """A process and its children."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *map(int, children)]


@contextmanager
def serving(kind: str, count: int) -> Iterator[Parts]:
    parts = Parts()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        shared: list[str] = []
        if kind == "PostgreSQL":
            postgres, nats = stack.enter_context(a_postgres(durable=True)), stack.enter_context(a_nats())
            shared = ["--database", postgres.new_database(), "--nats", nats.url]
            parts.postgres, parts.nats = postgres.process.pid, nats.process.pid
        for number in range(count):
            command = [sys.executable, "-m", "shinobi", "serve", "--port", "0", "--data", f"{folder}/{number}.db"]
            variables = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
            process = subprocess.Popen([*command, *OPTIONS, *shared], env=variables, stdout=subprocess.PIPE, text=True)
            stack.callback(ended, process)
            assert process.stdout is not None
            line = process.stdout.readline()
            parts.servers.append(process.pid)
            parts.addresses.append(next(word for word in line.split() if word.startswith("http")))
        yield parts


def ended(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.wait()
    assert process.stdout is not None
    process.stdout.close()


async def sit_down(load: Load, addresses: list[str], tables: int, spread: bool) -> None:
    """Tables at all servers in turn; their people at the same one, or each at another."""

    def asked(address: str, path: str, body: Any, cookie: str | None) -> tuple[Any, str]:
        parts = urlsplit(address)
        http = HTTPConnection(str(parts.hostname), parts.port)
        http.request("POST", path, encode(body), {"Cookie": cookie} if cookie else {})
        answer = http.getresponse()
        read = json.loads(answer.read())
        assert answer.status < 300, read
        http.close()
        return read, (answer.getheader("set-cookie") or "").split(";")[0]

    for number in range(tables):
        home = addresses[number % len(addresses)]
        cookies = [asked(home, "/api/me", {"name": f"P {number}-{seat}"}, None)[1] for seat in range(load.seats)]
        chairs = [{"kind": "me"}] + [{"kind": "open"}] * (load.seats - 1)
        wanted = {"game": "daimyo", "players": load.seats, "seats": chairs}
        place = asked(home, "/api/tables", wanted, cookies[0])[0]["id"]
        seats = []
        for nth, cookie in enumerate(cookies):
            address = addresses[(number + nth) % len(addresses)] if spread else home
            seats.append(OurSeat(load, await connected(address, f"/api/tables/{place}/live", cookie)))
        for nth, seat in enumerate(seats):
            seat.socket.send(HELLO["people"])
            if nth:
                await seat.ask({"type": "sit", "seat": nth})
        await seats[0].ask({"type": "start"})


async def measured(parts: Parts, spread: bool, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    load = Load(parts.addresses[0], parts.servers[0], 4)
    await sit_down(load, parts.addresses, tables, spread)
    await asyncio.sleep(1)
    await load.phase(1, rate)
    figures: dict[str, Any] = {}
    phases: dict[str, float | None] = {"paced": rate}
    if len(parts.servers) > 1:
        phases["each so"] = rate * len(parts.servers)
    phases["flat out"] = None
    for name, wanted in phases.items():
        before = parts.used()
        phase = await load.phase(seconds, wanted)
        after = parts.used()
        spent = {f"{part} µs": (after[part] - before[part]) / max(1, phase.moves) * 1e6 for part in after}
        figures[name] = asdict(phase) | spent
    assert not load.problems, load.problems[:3]
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure one server and three that share their tables.")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=200, help="moves a second, where they are paced")
    parser.add_argument("--seconds", type=float, default=6, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=1)
    asked = parser.parse_args()
    for _ in range(asked.rounds):
        for kind, count, spread in (
            ("SQLite", 1, False),
            ("PostgreSQL", 1, False),
            ("PostgreSQL", 3, False),
            ("PostgreSQL", 3, True),
        ):
            with serving(kind, count) as parts:
                figures = uvloop.run(measured(parts, spread, asked.tables, asked.rate, asked.seconds))
            name = f"{count} × {kind}{', each at another' if spread else ''}"
            for phase, values in figures.items():
                print(
                    f"{name:34} {phase:9} {values['moves'] / values['seconds']:7.0f} moves/s"
                    f"  p50 {values['p50_ms']:6.1f}  p99 {values['p99_ms']:6.1f} ms"
                    f"  µs a move: servers {values['servers µs']:5.0f}, PostgreSQL {values['postgres µs']:4.0f},"
                    f" NATS {values['nats µs']:4.0f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
