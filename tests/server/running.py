"""A real server for tests: a process of its own, real sockets, a real file."""

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import luck

from shinobi.client import NewTable, SeatWanted, Visitor
from shinobi.engine.game import game_named, game_names

ROOT = Path(__file__).parents[2]
FEWEST = {name: min(game_named(name).editions[0].players) for name in game_names()}
"""The games, with the fewest players of each in its usual edition."""

FORESEEABLE = str(Path(__file__).with_name("foreseeable.py"))
QUICK = ("--bot-pace", "0", "--no-pauses", "--reaction-pace", "0", "--no-limits", "--compile", "now")

T = TypeVar("T")

_started: Counter[Path] = Counter()
"""How often a server was started with some data: a second one must not draw the ids of the first again."""
_visitors: list[Visitor] = []
"""Whose connections end with the scene."""


class Running:
    """A server that runs."""

    def __init__(
        self,
        data: Path,
        *arguments: str,
        port: int = 0,
        program: tuple[str, ...] | None = None,
        python: Path | None = None,
    ) -> None:
        """`python` is that of an environment where the package is installed, if it is not to run from this clone."""
        _started[data] += 1
        drawing = (FORESEEABLE, str(luck.NOW), f"{data.name} {_started[data]}")
        command = [
            str(python or sys.executable),
            *(program or (drawing if python is None else ("-m", "shinobi"))),
            "serve",
            "--data",
            str(data),
            "--port",
            str(port),
            *arguments,
        ]
        environment = os.environ | {"PYTHONUNBUFFERED": "1", "SHINOBI_LANG": "en"}
        if python is None:
            environment["PYTHONPATH"] = f"{ROOT / 'src'}:{ROOT / 'tests'}"
        self.log = data.with_suffix(".log")
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "Shinobi is running at" in line, f"the server did not start: {line}{self.log.read_text()}"
        self.address = next(word for word in line.split() if word.startswith("http"))

    @property
    def port(self) -> int:
        return int(self.address.rsplit(":", 1)[1])

    def stop(self) -> int:
        """Ask it to stop, as Ctrl-C or a service manager does; returns the exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self._end()

    def kill(self) -> None:
        """End it as a failing machine would."""
        self.process.kill()
        self._end()

    def _end(self) -> int:
        try:
            status = self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        finally:
            assert self.process.stdout is not None
            self.process.stdout.close()
        return status


@contextmanager
def running(data: Path, *arguments: str, **more: Any) -> Iterator[Running]:
    server = Running(data, *(arguments or QUICK), **more)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def run(scene: Coroutine[Any, Any, T], seconds: float = 90) -> T:
    """Play a scene to its end; it fails where it would hang."""

    async def bounded() -> T:
        try:
            return await asyncio.wait_for(scene, seconds)
        finally:
            while _visitors:
                await _visitors.pop().http.aclose()

    # In a thread of its own: where a browser was tested before in this process, its loop runs on in the main one.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, bounded()).result()


async def visitor(server: Running | str, name: str) -> Visitor:
    """Somebody with a name."""
    somebody = Visitor(server if isinstance(server, str) else server.address)
    somebody.random_bytes = luck.drawing(name)
    _visitors.append(somebody)
    await somebody.be_called(name)
    return somebody


def again(server: Running | str, cookie: str | None = None) -> Visitor:
    """Somebody who was here before, or whom nobody knows."""
    somebody = Visitor(server if isinstance(server, str) else server.address, cookie)
    _visitors.append(somebody)
    return somebody


def against_bots(game: str, **more: Any) -> NewTable:
    """A table for one person and bots that begins at once."""
    seats = [SeatWanted("me"), *[SeatWanted("bot", "random")] * (more.get("players", FEWEST[game]) - 1)]
    return NewTable(game, seats=seats, start=True, stand_in="random", **more)
