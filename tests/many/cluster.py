"""Three servers that share a PostgreSQL and a NATS, as real processes."""

import signal
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest
from server.running import QUICK, Running

from many.backing import Nats, Postgres, a_nats
from shinobi.client import NewTable, Visitor


class Servers:
    """Servers that share their tables."""

    def __init__(self, postgres: Postgres, nats: Nats, folder: Path, arguments: tuple[str, ...]) -> None:
        self.postgres = postgres
        self.nats = nats
        self.folder = folder
        self.arguments = arguments
        self.database = postgres.new_database()
        self.running: list[Running] = []
        self.numbers = count(1)

    def start(self, program: tuple[str, ...] | None = None) -> Running:
        """One more server."""
        shared = ("--database", self.database, "--nats", self.nats.url)
        more = {} if program is None else {"program": program}
        started = Running(self.folder / f"{next(self.numbers)}.db", *self.arguments, *shared, **more)  # type: ignore[arg-type]
        self.running.append(started)
        return started

    def stop(self, server: Running) -> None:
        """Stop one as a service manager does."""
        self.running.remove(server)
        assert server.stop() in (0, -signal.SIGTERM)

    def kill(self, server: Running) -> None:
        """End one as a failing machine would."""
        self.running.remove(server)
        server.kill()

    def close(self) -> None:
        for server in self.running:
            server.kill()

    @property
    def complaints(self) -> str:
        """Whatever the servers had to say."""
        return "\n".join(log.read_text() for log in self.folder.glob("*.log"))


def made_at(monkeypatch: pytest.MonkeyPatch, elsewhere: dict[str, str]) -> None:
    """Have all tables made at another server than the one that a visitor speaks to."""
    make = Visitor.make

    async def make_there(self: Visitor, table: NewTable) -> str:
        async with Visitor(elsewhere[self.address], self.cookie) as there:
            return await make(there, table)

    monkeypatch.setattr(Visitor, "make", make_there)


@contextmanager
def servers(
    postgres: Postgres, number: int, *arguments: str, program: tuple[str, ...] | None = None
) -> Iterator[Servers]:
    """So many servers, and their NATS."""
    with tempfile.TemporaryDirectory() as folder, a_nats() as nats:
        some = Servers(postgres, nats, Path(folder), arguments or QUICK)
        try:
            with ThreadPoolExecutor(number) as pool:
                list(pool.map(some.start, [program] * number))
            try:
                yield some
            except BaseException:
                print(some.complaints)  # noqa: T201
                raise
            assert "Traceback" not in some.complaints, some.complaints[some.complaints.index("Traceback") - 500 :][
                :4000
            ]
        finally:
            some.close()
