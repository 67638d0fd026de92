"""The store: durable before it says so, several writes in one commit, and a file that older programs do not spoil."""

import sqlite3
from pathlib import Path

import pytest

from server.running import run
from shinobi.store import changes
from shinobi.store.changes import EntryAdded, NoticeDue, NoticeTaken, TableMade
from shinobi.store.protocol import Chain, Conflict, Store
from shinobi.store.sqlite.file import BadStore, connected, migrations
from shinobi.store.sqlite.statements import SQL
from shinobi.store.sqlite.store import SqliteStore


def test_writes_that_arrive_together_are_committed_together_and_told_in_order(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "x.db")
        told: list[int] = []
        for n in range(200):
            entry = EntryAdded("table", n, b"entry %d" % n)
            store.write([entry], lambda problem, n=n: told.append(n) if problem is None else None)  # type: ignore[misc]
        store.start()
        await store.flush()
        assert told == list(range(200))
        assert store.writer.commits < 10
        await store.close()

    run(scene())


def test_an_entry_can_be_written_once_and_a_failure_takes_no_other_with_it(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "x.db")
        outcomes: dict[str, BaseException | None] = {}
        for name, place, n in (("a", "one", 0), ("b", "one", 0), ("c", "two", 0)):
            entry = EntryAdded(place, n, b"x")
            store.write([TableMade(place + name, None, 0.0), entry], lambda p, name=name: outcomes.update({name: p}))  # type: ignore[misc]
        store.start()
        await store.flush()
        assert [name for name, problem in outcomes.items() if problem is None] == ["a", "c"]
        assert isinstance(outcomes["b"], Conflict)
        assert await store.stored_table("oneb") is None, "all of a write, or nothing"
        await store.close()

    run(scene())


def test_what_follows_from_a_write_that_failed_is_not_written_either(tmp_path: Path) -> None:
    """Entry 1 is another server's: entry 2, which follows from an entry 1 of our own, must not be there."""

    async def scene() -> None:
        store = SqliteStore(tmp_path / "x.db")
        store.start()
        await store.flush(EntryAdded("table", 0, b"ours"), EntryAdded("table", 1, b"theirs"))
        chain, outcomes = Chain(), list[BaseException | None]()
        for n in (1, 2):
            store.write([EntryAdded("table", n, b"ours")], outcomes.append, chain)
        await store.flush()
        store.write([EntryAdded("table", 3, b"ours")], outcomes.append, chain)
        store.write([EntryAdded("table", 2, b"read again")], outcomes.append)
        await store.flush()
        assert [problem is None for problem in outcomes] == [False, False, False, True]
        assert await store.entries("table") == [b"ours", b"theirs", b"read again"]
        await store.close()

    run(scene())


def test_the_file_is_durable_and_of_the_newest_form(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "deep" / "x.db")
    connection = connected(store.path)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(list(migrations())),)
    connection.close()
    key = run(store.key("cookies", b"fresh"))
    files = list((tmp_path / "deep").iterdir())
    assert len(files) > 1
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}, "what is hidden is for no other user to read"
    run(store.close())
    again = SqliteStore(tmp_path / "deep" / "x.db")
    assert run(again.key("cookies", b"another")) == key == b"fresh"
    run(again.close())


def test_a_file_that_cannot_be_used_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("this is no database, and long enough to be seen as none" * 20)
    with pytest.raises(BadStore, match="cannot be kept"):
        SqliteStore(tmp_path / "text")
    with pytest.raises(BadStore, match="cannot be kept"):
        SqliteStore(tmp_path / "text" / "x.db")
    older = sqlite3.connect(tmp_path / "older.db")
    older.execute("PRAGMA user_version = 7")
    older.close()
    with pytest.raises(BadStore, match="before the first release"):
        SqliteStore(tmp_path / "older.db")
    newer = sqlite3.connect(tmp_path / "newer.db")
    newer.execute("PRAGMA user_version = 999")
    newer.close()
    with pytest.raises(BadStore, match="newer version"):
        SqliteStore(tmp_path / "newer.db")


def test_notices_of_decisions_that_were_made_do_not_pile_up(tmp_path: Path) -> None:
    """A seat is told of its last decision only; when that notice is taken, the earlier ones go with it."""

    async def scene() -> None:
        store = SqliteStore(tmp_path / "x.db")
        store.start()
        due = [
            NoticeDue("table", seat, step, "p", float(step)) for seat, step in ((0, 1), (0, 4), (0, 9), (1, 4), (0, 12))
        ]
        await store.flush(*due)
        await store.flush(NoticeTaken("table", 0, 9))
        assert await store.waiting_notices() == [due[3], due[4]]
        await store.close()

    run(scene())


def test_every_change_that_can_be_written_has_its_statements() -> None:
    kinds = {kind for kind in vars(changes).values() if isinstance(kind, type) and issubclass(kind, changes.Change)}
    assert kinds - {changes.Change, EntryAdded} == set(SQL)


def test_sqlite_is_a_store(tmp_path: Path) -> None:
    store: Store = SqliteStore(tmp_path / "x.db")
    run(store.close())
