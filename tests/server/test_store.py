"""The store: durable before it says so, several writes in one commit, and a file that older programs do not spoil."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from server.running import run
from shinobi.store import Store
from shinobi.store.store import BadStore, Chain, migrations


def test_writes_that_arrive_together_are_committed_together_and_told_in_order(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(tmp_path / "x.db")
        told: list[int] = []
        for n in range(200):
            entry = store.entry("table", n, b"entry %d" % n)
            store.write([entry], lambda problem, n=n: told.append(n) if problem is None else None)  # type: ignore[misc]
        store.start()
        await store.flush()
        assert told == list(range(200))
        assert store.commits < 10
        await store.close()

    run(scene())


def test_an_entry_can_be_written_once_and_a_failure_takes_no_other_with_it(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(tmp_path / "x.db")
        outcomes: dict[str, BaseException | None] = {}
        for name, place, n in (("a", "one", 0), ("b", "one", 0), ("c", "two", 0)):
            entry = store.entry(place, n, b"x")
            store.write([store.table(place + name, None, 0.0), entry], lambda p, name=name: outcomes.update({name: p}))  # type: ignore[misc]
        store.start()
        await store.flush()
        assert [name for name, problem in outcomes.items() if problem is None] == ["a", "c"]
        assert isinstance(outcomes["b"], sqlite3.IntegrityError)
        assert store.stored_table("oneb") is None, "all of a write, or nothing"
        await store.close()

    run(scene())


def test_what_follows_from_a_write_that_failed_is_not_written_either(tmp_path: Path) -> None:
    """Entry 1 is another server's: entry 2, which follows from an entry 1 of our own, must not be there."""

    async def scene() -> None:
        store = Store(tmp_path / "x.db")
        store.start()
        await store.flush(store.entry("table", 0, b"ours"), store.entry("table", 1, b"theirs"))
        chain, outcomes = Chain(), list[BaseException | None]()
        for n in (1, 2):
            store.write([store.entry("table", n, b"ours")], outcomes.append, chain)
        await store.flush()
        store.write([store.entry("table", 3, b"ours")], outcomes.append, chain)
        store.write([store.entry("table", 2, b"read again")], outcomes.append)
        await store.flush()
        assert [problem is None for problem in outcomes] == [False, False, False, True]
        assert store._entries("table") == [b"ours", b"theirs", b"read again"]
        await store.close()

    run(scene())


def test_the_file_is_durable_and_of_the_newest_form(tmp_path: Path) -> None:
    store = Store(tmp_path / "deep" / "x.db")
    assert store._reading.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._reading.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store._reading.execute("PRAGMA user_version").fetchone() == (len(list(migrations())),)
    key = store.signing_key()
    files = list((tmp_path / "deep").iterdir())
    assert len(files) > 1
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}, "what is hidden is for no other user to read"
    run(store.close())
    again = Store(tmp_path / "deep" / "x.db")
    assert again.signing_key() == key
    run(again.close())


def test_a_file_that_cannot_be_used_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("this is no database, and long enough to be seen as none" * 20)
    with pytest.raises(BadStore, match="cannot be kept"):
        Store(tmp_path / "text")
    with pytest.raises(BadStore, match="cannot be kept"):
        Store(tmp_path / "text" / "x.db")
    newer = sqlite3.connect(tmp_path / "newer.db")
    newer.execute("PRAGMA user_version = 999")
    newer.close()
    with pytest.raises(BadStore, match="newer version"):
        Store(tmp_path / "newer.db")


def test_links_work_once_and_not_for_long(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(tmp_path / "x.db")
        store.start()
        code = await store.link("ann", 100)
        assert await store.claimed("nonsense") is None
        assert await store.claimed(code) == "ann"
        assert await store.claimed(code) is None
        assert await store.claimed(await store.link("ann", -1)) is None
        code = await store.link("ann", 100)
        assert sorted(map(str, await asyncio.gather(store.claimed(code), store.claimed(code)))) == ["None", "ann"]
        await store.close()

    run(scene())
