"""The server's benchmark: tables full of people, ours beside boardgame.io's own server, in one run.

Players want all that a page shows: prompts and hints, too. With `--programs` every game is measured also with players
who want the view and the legal moves alone, to see what people cost. Run it with `./shinobi bench server`.

The server under test has one core to itself, the load the other. Ours writes every move to SQLite (WAL, synchronous
FULL) before it tells anybody; boardgame.io's keeps its matches in memory. They take turns, and each one's best round
counts, since whatever else the machine does only ever makes them slower.
"""

import argparse
import hashlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from shinobi.engine.game import game_named, game_names

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
THEIRS = HERE / "boardgameio"
OURS, PEER = "shinobi", "boardgame.io"
PEERS_GAME = "daimyo"
"""The game that is written for the peer, too."""

ENOUGH, QUICK_ENOUGH, DEAREST = 3.0, 50.0, 1.3
"""What the project asks of its server: so many times the peer's moves, the p99 in milliseconds when paced, and how many
times the processor time of a move for programs one for people may take."""


class NotReady(Exception):
    """Something the benchmark needs is missing."""


@dataclass(frozen=True)
class Contender:
    """What is measured in one round: a server, a game, and who plays it."""

    peer: str
    game: str
    wanted: str
    """`people` or `programs`."""

    @property
    def seats(self) -> int:
        return 4 if self.game == PEERS_GAME else min(game_named(self.game).editions[0].players)

    @property
    def name(self) -> str:
        return f"{self.peer}, {self.game}" if self.peer == PEER else f"{self.peer}, {self.game}, {self.wanted}"


@dataclass
class Core:
    """Where the server and the load run."""

    server: int
    load: int


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server beside boardgame.io's.")
    parser.add_argument("--tables", type=int, default=250, help="with a socket for each player")
    parser.add_argument("--games", nargs="+", choices=game_names(), default=game_names())
    parser.add_argument("--programs", action="store_true", help="also with players who want no prompts and hints")
    parser.add_argument("--rate", type=float, default=500, help="moves a second, where they are paced")
    parser.add_argument("--seconds", type=float, default=10, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="how often the two take turns")
    parser.add_argument("--only", choices=[OURS, PEER], help="measure one of the two")
    parser.add_argument("--json", type=Path, help="write the figures to this file, too")
    asked = parser.parse_args()
    console = Console()
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        raise NotReady("This needs two cores: one for the server, one for the load.")
    core = Core(cores[0], cores[1])
    try:
        kinds = ("people", "programs") if asked.programs else ("people",)
        contenders = [Contender(OURS, game, wanted) for game in asked.games for wanted in kinds]
        if PEERS_GAME in asked.games:
            contenders.insert(0, Contender(PEER, PEERS_GAME, "programs"))
        contenders = [one for one in contenders if asked.only in (None, one.peer)]
        folder = installed(console) if any(one.peer == PEER for one in contenders) else None
        rounds = []
        for number in range(asked.rounds):
            for contender in contenders:
                one = measured(contender, folder, core, asked.tables, asked.rate, asked.seconds)
                console.print(f"round {number + 1}: {brief(one)}", style="dim", highlight=False, soft_wrap=True)
                rounds.append(one)
    except NotReady as problem:
        console.print(str(problem))
        sys.exit(1)
    show(console, rounds, asked.rate, asked.tables)
    if asked.json:
        asked.json.write_text(json.dumps(rounds, indent=2) + "\n")


# One round of one server --------------------------------------------------------------------------------------------


def measured(
    contender: Contender, folder: Path | None, core: Core, tables: int, rate: float, seconds: float
) -> dict[str, Any]:
    """Start a server, load it, and look at what it used."""
    peer, game, wanted = contender.peer, contender.game, contender.wanted
    serving = our_server(core) if peer == OURS else their_server(folder, core)
    with serving as (process, address):
        numbers = [process.pid, tables, contender.seats, rate, seconds]
        command = [sys.executable, str(HERE / "load.py"), peer, game, wanted, address, *map(str, numbers)]
        busy = os.getloadavg()[0]
        load = subprocess.run(pinned(core.load, command), stdout=subprocess.PIPE, text=True, check=False)
        if load.returncode or process.poll() is not None:
            raise NotReady(f"The load on {peer} failed.")
        figures: dict[str, Any] = json.loads(load.stdout)
        figures["memory_mb"] = resident_mb(process.pid)
    return figures | {"name": contender.name, "peer": peer, "game": game, "wanted": wanted, "load_average_before": busy}


@contextmanager
def our_server(core: Core) -> Iterator[tuple[subprocess.Popen[str], str]]:
    with tempfile.TemporaryDirectory(prefix="bench-", dir=cache()) as data:
        command = [sys.executable, "-m", "shinobi", "serve", "--port", "0", "--data", f"{data}/shinobi.db"]
        command += ["--bot-pace", "0", "--reaction-pace", "0", "--deal-wait", "0", "--no-limits", "--compile", "now"]
        variables = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
        with started(pinned(core.server, command), Path(data), variables) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            yield process, next(word for word in line.split() if word.startswith("http"))


@contextmanager
def their_server(folder: Path | None, core: Core) -> Iterator[tuple[subprocess.Popen[str], str]]:
    assert folder is not None
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(node()), "server.cjs", str(port)]
    variables = os.environ | {"NODE_ENV": "production"}
    with started(pinned(core.server, command), folder, variables) as process:
        assert process.stdout is not None
        while "ready" not in process.stdout.readline():
            if process.poll() is not None:
                raise NotReady("boardgame.io's server did not start.")
        yield process, f"http://127.0.0.1:{port}"


@contextmanager
def started(command: list[str], folder: Path, variables: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(command, cwd=folder, env=variables, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def pinned(core: int, command: list[str]) -> list[str]:
    """The command, on this core and no other, with all its threads."""
    pin = f"import os, sys; os.sched_setaffinity(0, {{{core}}}); os.execvp(sys.argv[1], sys.argv[1:])"
    return [sys.executable, "-c", pin, *command]


def resident_mb(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


# What the peer needs ------------------------------------------------------------------------------------------------


def cache() -> Path:
    folder = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "shinobi" / "bench"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def node() -> Path:
    found = shutil.which("node")
    if found is None:
        raise NotReady("boardgame.io needs Node.js: put `node` and `npm` on the PATH, or use --only shinobi.")
    # The program itself: what is on the PATH may be a script that starts it, and would be measured in its place.
    itself = subprocess.run([found, "-p", "process.execPath"], capture_output=True, text=True, check=True)
    return Path(itself.stdout.strip())


def installed(console: Console) -> Path:
    """A folder with boardgame.io, exactly as package-lock.json has it, and our game."""
    node()
    lock = (THEIRS / "package-lock.json").read_bytes()
    folder = cache() / f"boardgameio-{hashlib.sha256(lock).hexdigest()[:12]}"
    if not (folder / "whole").exists():
        console.print(f"Installing boardgame.io into {folder} (once).", soft_wrap=True)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(THEIRS / name, folder / name)
        command = ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NotReady(f"npm could not install boardgame.io:\n{done.stderr}")
        (folder / "whole").touch()
    for name in ("game.cjs", "server.cjs"):
        shutil.copy(THEIRS / name, folder / name)
    return folder


# What is shown ------------------------------------------------------------------------------------------------------


def speed(one: dict[str, Any]) -> float:
    flat_out = one["phases"]["flat_out"]
    return float(flat_out["moves"] / flat_out["seconds"])


def cpu_per_move(one: dict[str, Any]) -> float:
    """Microseconds of processor time the server took for a move, flat out: tells more where others use the machine."""
    flat_out = one["phases"]["flat_out"]
    return float(flat_out["server_cpu"] / flat_out["moves"] * 1e6)


def paced_p99(one: dict[str, Any]) -> float:
    return float(one["phases"]["paced"]["p99_ms"])


def brief(one: dict[str, Any]) -> str:
    paced, flat_out = one["phases"]["paced"], one["phases"]["flat_out"]
    return (
        f"{one['name']}: {speed(one):.0f} moves/s flat out (p50 {flat_out['p50_ms']:.1f} ms, p99 "
        f"{flat_out['p99_ms']:.1f} ms, load {flat_out['client_cpu']:.0%} of its core); paced "
        f"{paced['moves'] / paced['seconds']:.0f}/s (p50 {paced['p50_ms']:.1f} ms, p99 {paced['p99_ms']:.1f} ms); "
        f"{cpu_per_move(one):.0f} µs of the server's core a move; "
        f"{one['memory_mb']:.0f} MB; {one['refused']} refused, {flat_out['tables_over']} tables over; "
        f"load average {one['load_average_before']:.1f}"
    )


def show(console: Console, rounds: list[dict[str, Any]], rate: float, tables: int) -> None:
    table = Table(
        "server",
        "moves/s",
        "p50, flat out",
        "p99, flat out",
        "moves/s, paced",
        "p50, paced",
        "p99, paced",
        "core, a move",
        "memory",
        "the load's core",
        title=f"{tables} tables; paced at {rate:.0f} moves/s; best of the rounds",
    )
    best: dict[str, float] = {}
    least: dict[str, float] = {}
    for peer in dict.fromkeys(one["name"] for one in rounds):
        own = [one for one in rounds if one["name"] == peer]
        fastest, calmest = max(own, key=speed), min(own, key=paced_p99)
        best[peer], least[peer] = speed(fastest), min(map(cpu_per_move, own))
        flat_out, paced = fastest["phases"]["flat_out"], calmest["phases"]["paced"]
        table.add_row(
            peer,
            f"{speed(fastest):.0f}",
            *(f"{flat_out[share]:.1f} ms" for share in ("p50_ms", "p99_ms")),
            f"{paced['moves'] / paced['seconds']:.0f}",
            *(f"{paced[share]:.1f} ms" for share in ("p50_ms", "p99_ms")),
            f"{min(map(cpu_per_move, own)):.0f} µs",
            f"{max(one['memory_mb'] for one in own):.0f} MB",
            f"{flat_out['client_cpu']:.0%}",
        )
    console.print(table)
    ours, theirs = Contender(OURS, PEERS_GAME, "people").name, Contender(PEER, PEERS_GAME, "programs").name
    if ours in best and theirs in best:
        ratio = best[ours] / best[theirs]
        console.print(f"Ours, durable, for people, beside theirs, in memory: {ratio:.2f} times (asked: {ENOUGH}).")
        speeds = [[speed(one) for one in rounds if one["name"] == name] for name in (ours, theirs)]
        by_round = [f"{here / there:.2f}" for here, there in zip(*speeds, strict=True)]
        console.print(f"Round by round: {', '.join(by_round)} times.")
        console.print(f"For the same processor time of the server, {least[theirs] / least[ours]:.2f} times the moves.")
    for game in dict.fromkeys(one["game"] for one in rounds if one["peer"] == OURS):
        names = [Contender(OURS, game, wanted).name for wanted in ("people", "programs")]
        if all(name in least for name in names):
            dear = least[names[0]] / least[names[1]]
            console.print(f"{game}: a move for people costs {dear:.2f} times one for programs (asked: {DEAREST}).")
        own = [one for one in rounds if one["name"] == names[0]]
        if own:
            console.print(f"{game}, paced: p99 {min(map(paced_p99, own)):.1f} ms (asked: below {QUICK_ENOUGH:.0f}).")


if __name__ == "__main__":
    main()
