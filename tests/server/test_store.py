"""The store: durable before it says so, several writes in one commit, and a file that older programs do not spoil."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from server.running import run
from shinobi.store import changes
from shinobi.store.changes import EntryAdded, NoticeSettled, TableMade
from shinobi.store.postgres.store import PostgresStore
from shinobi.store.protocol import Chain, Conflict, Store, StoreError
from shinobi.store.records import GameTally, KeptRecord, Mail, PlayedMatch, StoredTable, Subscription
from shinobi.store.sqlite.file import BadStore, connected, migrations
from shinobi.store.sqlite.store import SqliteStore
from shinobi.store.statements import SQL

AnyStore = SqliteStore | PostgresStore
Opened = Callable[[], AnyStore]


def test_writes_that_arrive_together_are_committed_together_and_told_in_order(opened: Opened) -> None:
    async def scene() -> None:
        store = opened()
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


def test_an_entry_can_be_written_once_and_a_failure_takes_no_other_with_it(opened: Opened) -> None:
    async def scene() -> None:
        store = opened()
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


def test_what_follows_from_a_write_that_failed_is_not_written_either(opened: Opened) -> None:
    """Entry 1 is another server's: entry 2, which follows from an entry 1 of our own, must not be there."""

    async def scene() -> None:
        store = opened()
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


def test_what_was_written_is_read_again_by_whoever_opens_the_store(opened: Opened) -> None:
    match = PlayedMatch("t", 5.0, "daimyo", ["Hana", "Bot"], [False, True], 0, "DAI-1", [1.0, 0.0])
    browser = Subscription("https://push.example/1", "p", "a", "nl")

    async def writes(store: AnyStore) -> None:
        store.start()
        await store.flush(TableMade("t", "p", 1.0), EntryAdded("t", 0, b"first"), EntryAdded("t", 1, b"\0second"))
        await store.flush(changes.RecordKept("t", lambda: b"{}"), changes.Played("p", match), changes.TableClosed("t"))
        await store.flush(changes.Played("p", match), TableMade("u", None, 2.0), EntryAdded("u", 0, b""))
        await store.flush(changes.Named("p", "Hana", 1.0), changes.SettingsKept("p", b"{}"))
        await store.flush(changes.Named("p", "Hanako", 2.0), changes.SettingsKept("p", b"[]"))
        await store.flush(changes.DeviceAdded("p", "d", "Firefox", 1.0), changes.DeviceAdded("p", "d", "other", 2.0))
        await store.flush(changes.DeviceAdded("p", "e", "", 3.0), changes.DeviceRevoked("p", "e"))
        await store.flush(changes.DeviceSeen("p", "d", 9.0), changes.LinkMade("h", "p", 1.0, 100.0))
        await store.flush(changes.Named("q", "Robot", 1.0), changes.TokenMade("th", "tid", "q", "p", "play talk", 4.0))
        await store.flush(changes.Subscribed("p", browser, 1.0), changes.Subscribed("p", browser, 2.0))
        await store.flush(
            changes.MailGiven("p", "a@b.example", "nl", "code", 50.0), changes.MailConfirmed("p", "code", 2.0)
        )
        await store.close()

    async def reads(store: AnyStore) -> None:
        store.start()
        assert await store.unfinished_places() == ["u"]
        assert await store.stored_table("t") == StoredTable("t", True, [b"first", b"\0second"])
        assert await store.has_table("t")
        assert not await store.has_table("no\0such")
        assert await store.stored_record("t") == b"{}"
        assert await store.own_records("p", (0.0, ""), 9) == [KeptRecord(5.0, "t", b"{}")]
        assert await store.all_records((0.0, ""), 9) == [KeptRecord(1.0, "t", b"{}", b"first")]
        assert await store.all_records((1.0, "t"), 9) == []
        history = await store.played_by("p", float("inf"), 9)
        assert (history.matches, history.games, history.total) == ([match], [GameTally("daimyo", 1, 1, 0, 0)], 1)
        assert (await store.name_of("p"), await store.settings_of("p")) == ("Hanako", b"[]")
        assert [(one.id, one.label, one.seen_at) for one in await store.devices_of("p")] == [("d", "Firefox", 9.0)]
        revoked = await store.device("p", "e")
        assert revoked is not None
        assert revoked.revoked
        assert (await store.link("h", 99.0), await store.link("h", 101.0)) == ("p", None)
        token = await store.token("th")
        assert token is not None
        assert token == await store.token_of_program("q")
        assert (token.scopes, await store.tokens_of("p")) == (["play", "talk"], [token])
        assert await store.subscriptions_of("p") == [browser]
        assert await store.mail_of("p") == Mail("a@b.example", "nl", True)
        assert await store.key("cookies", b"one") == await store.key("cookies", b"two") == b"one"
        assert await store.orders() == []
        await store.probe()
        assert store.problem is None
        await store.flush(changes.PersonRemoved("p"), changes.TableRemoved("t"))
        assert (await store.name_of("p"), await store.name_of("q"), await store.mail_of("p")) == (None, None, None)
        assert (await store.stored_table("t"), await store.stored_record("t")) == (None, None)
        assert [one for one in await store.entries("t") if one] == []
        with pytest.raises(StoreError):
            await store.flush(changes.RecordKept("v", lambda: bytes(1 // 0)))
        await store.flush(EntryAdded("u", 1, b"after"))
        await store.close()

    run(writes(opened()))
    run(reads(opened()))


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


def test_of_each_seat_the_last_decision_is_kept_that_its_person_was_told_of(opened: Opened) -> None:
    async def scene() -> None:
        store = opened()
        store.start()
        await store.flush(TableMade("table", "p", 1.0), EntryAdded("table", 0, b"made"))
        for seat, step in ((0, 1), (0, 4), (1, 4), (0, 12)):
            await store.flush(NoticeSettled("table", seat, step))
        kept = await store.stored_table("table")
        assert kept is not None
        assert kept.notified == {0: 12, 1: 4}
        await store.close()

    run(scene())


def test_two_servers_cannot_both_write_an_entry_of_a_table(opened: Opened) -> None:
    async def scene() -> None:
        ours, theirs = opened(), opened()
        ours.start()
        theirs.start()
        await ours.flush(EntryAdded("table", 0, b"ours"))
        with pytest.raises(Conflict):
            await theirs.flush(EntryAdded("table", 0, b"theirs"))
        await theirs.flush(EntryAdded("table", 1, b"theirs"))
        with pytest.raises(Conflict):
            await ours.flush(TableMade("u", None, 0.0), EntryAdded("table", 1, b"ours"))
        assert not await ours.has_table("u")
        assert await ours.entries("table") == [b"ours", b"theirs"]
        await ours.close()
        await theirs.close()

    run(scene())


def test_every_change_that_can_be_written_has_its_statements() -> None:
    kinds = {kind for kind in vars(changes).values() if isinstance(kind, type) and issubclass(kind, changes.Change)}
    assert kinds - {changes.Change, EntryAdded} == set(SQL)


def test_sqlite_is_a_store(tmp_path: Path) -> None:
    store: Store = SqliteStore(tmp_path / "x.db")
    run(store.close())
