"""The journal: entries are read in order, once each and all of them, wherever a sweep or a kill finds them."""

import os
import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from server.running import ROOT, run
from shinobi.store.changes import EntryAdded
from shinobi.store.protocol import Conflict
from shinobi.store.sqlite.file import BadStore
from shinobi.store.sqlite.store import SqliteStore

KILLS = 4
"""So often is a process that writes killed in CI; `--thorough` makes it more."""


def unswept(path: Path) -> int:
    """So many entries of the journal are not in its contents."""
    connection = sqlite3.connect(path)
    (number,) = connection.execute("SELECT count(*) FROM unswept").fetchone()
    connection.close()
    return int(number)


def numbered(first: int, end: int) -> list[bytes]:
    return [b"%d" % n for n in range(first, end)]


async def write(store: SqliteStore, place: str, first: int, end: int) -> None:
    await store.flush(*[EntryAdded(place, n, b"%d" % n) for n in range(first, end)])


def test_entries_are_read_in_order_before_and_after_a_sweep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shinobi.store.sqlite.writer.MOST_UNSWEPT", 100)
    path = tmp_path / "x.db"

    async def scene() -> None:
        store = SqliteStore(path)
        store.start()
        await write(store, "one", 0, 12)
        await write(store, "two", 0, 3)
        assert unswept(path) == 15
        assert await store.entries("one") == numbered(0, 12)
        await write(store, "one", 12, 97)
        await store.flush()  # what comes after the sweep
        assert unswept(path) == 0
        assert await store.entries("one") == numbered(0, 97)
        await write(store, "one", 97, 101)
        assert unswept(path) == 4
        assert await store.entries("one") == numbered(0, 101), "some are swept, and some are not"
        assert await store.entries("two") == numbered(0, 3)
        await store.close()
        assert unswept(path) == 0, "who closes the file leaves nothing to sweep"

    run(scene())
    again = SqliteStore(path)
    assert run(again.entries("one")) == numbered(0, 101)
    run(again.close())


def test_who_reads_while_it_is_swept_finds_every_entry_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shinobi.store.sqlite.writer.MOST_UNSWEPT", 1)

    async def scene() -> None:
        store = SqliteStore(tmp_path / "x.db")
        store.start()
        for n in range(100):
            await write(store, "table", n, n + 1)  # it is swept from here on
            for _ in range(5):
                assert await store.entries("table") == numbered(0, n + 1)
        await store.close()

    run(scene())


def test_no_number_is_written_twice_swept_or_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shinobi.store.sqlite.writer.MOST_UNSWEPT", 10)

    async def scene() -> None:
        store = SqliteStore(tmp_path / "x.db")
        store.start()
        await write(store, "swept", 0, 10)
        await write(store, "not", 0, 2)
        assert unswept(store.path) == 2
        for place, n in (("swept", 9), ("not", 1), ("not", 0), ("swept", 0)):
            with pytest.raises(Conflict):
                await write(store, place, n, n + 1)
        with pytest.raises(Conflict):
            await store.flush(EntryAdded("not", 2, b"2"), EntryAdded("not", 2, b"2"))
        await write(store, "not", 2, 3)  # it was not written: neither was the other
        assert await store.entries("not") == numbered(0, 3)
        assert await store.entries("swept") == numbered(0, 10)
        await store.close()

    run(scene())


def test_two_servers_cannot_both_write_an_entry_of_a_table(tmp_path: Path) -> None:
    async def scene() -> None:
        ours, theirs = SqliteStore(tmp_path / "x.db"), SqliteStore(tmp_path / "x.db")
        ours.start()
        theirs.start()
        await write(ours, "table", 0, 2)
        with pytest.raises(Conflict):
            await write(theirs, "table", 1, 2)
        await write(theirs, "table", 2, 3)
        with pytest.raises(Conflict):
            await write(ours, "table", 2, 3)
        await write(ours, "table", 3, 4)
        await theirs.close()  # which sweeps
        with pytest.raises(Conflict):
            await write(ours, "table", 3, 4)
        await write(ours, "table", 4, 5)
        assert await ours.entries("table") == numbered(0, 5)
        await ours.close()

    run(scene())


def test_a_journal_that_cannot_be_swept_is_told_and_kept(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A number twice, which only another program can have written."""
    path = tmp_path / "x.db"

    async def scene() -> None:
        store = SqliteStore(path)
        store.start()
        await write(store, "table", 0, 1)
        other = sqlite3.connect(path)
        with other:
            other.execute("INSERT INTO journal (place, n, entry) VALUES ('table', 0, x'00')")
        other.close()
        await write(store, "table", 1, 2)
        await store.close()

    run(scene())
    assert "could not be swept" in caplog.text
    assert unswept(path) == 3
    with pytest.raises(BadStore, match="cannot be kept"):
        SqliteStore(path)


WRITING = """
import asyncio, pathlib, sys
from shinobi.store.changes import EntryAdded
from shinobi.store.sqlite import writer
from shinobi.store.sqlite.store import SqliteStore

writer.MOST_UNSWEPT = 40

async def main():
    store = SqliteStore(pathlib.Path(sys.argv[1]))
    store.start()
    places = [str(place) for place in range(8)]
    last = {place: len(await store.entries(place)) for place in places}
    while True:
        entries = [EntryAdded(place, last[place], b"%d" % last[place]) for place in places]
        await store.flush(*entries)
        for place in places:
            print(place, last[place])
            last[place] += 1
        sys.stdout.flush()

asyncio.run(main())
"""


def test_a_kill_loses_nothing_that_was_acknowledged_and_doubles_nothing(tmp_path: Path, thorough: int) -> None:
    path, choices, acknowledged = tmp_path / "x.db", random.Random(5), dict[str, int]()
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    found_unswept = 0
    for _ in range(KILLS * thorough):
        command = [sys.executable, "-c", WRITING, str(path)]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        told = [process.stdout.readline()]
        time.sleep(choices.uniform(0.0, 0.2))
        process.kill()
        told += process.stdout.read().splitlines(keepends=True)
        process.stdout.close()
        process.wait(20)
        for line in told:
            if line.endswith("\n"):  # the last may be cut off
                place, n = line.split()
                acknowledged[place] = int(n)
        found_unswept += unswept(path)
        store = SqliteStore(path)
        assert unswept(path) == 0, "who opens the file sweeps"
        for place, last in acknowledged.items():
            entries = run(store.entries(place))
            assert entries == numbered(0, len(entries))
            assert len(entries) > last
        run(store.close())
    assert found_unswept, "no kill came before a sweep: this tests nothing"
    assert len(acknowledged) == 8
