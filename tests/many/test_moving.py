"""Moving all data from a file to a database and back: everything arrives, also when it is cut off in between."""

import sqlite3
import subprocess
from pathlib import Path

import pytest
from server.running import QUICK, against_bots, run, running, visitor

from many.backing import Postgres
from shinobi.store import moving
from shinobi.store.changes import EntryAdded, MailGiven, Named, NoticeSettled, Played, RecordKept, TableMade, TokenMade
from shinobi.store.moving import FileEnd, NotMoved, move
from shinobi.store.postgres.end import DatabaseEnd
from shinobi.store.records import PlayedMatch
from shinobi.store.sqlite.store import SqliteStore


def nothing(kind: str, rows: int) -> None:
    """Ignore progress."""


async def fill(path: Path) -> None:
    store = SqliteStore(path)
    store.start()
    await store.key("cookies", b"secret")
    match = PlayedMatch("t1", 5.0, "daimyo", ["Hana"], [False], 0, "DAI-1", [1.0])
    await store.flush(
        *[TableMade(f"t{number}", "p", float(number)) for number in range(30)],
        *[EntryAdded(f"t{number}", n, b"%d" % n * number) for number in range(30) for n in range(40)],
        *[Named(f"p{number}", f"Hana é{number}", 1.5) for number in range(70)],
        RecordKept("t1", b"{}"),
        Played("p", match),
        TokenMade("h", "i", "q", "p", "play", 1.0),
        NoticeSettled("t1", 0, 1),
        MailGiven("p", "a@b.example", "nl", "code", 9.0),
    )
    await store.close()


def everything(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    tables = ["entries", *[kind.name for kind in moving.KINDS if kind.name not in ("entries", "keys")]]
    rows = [f"{table} {row}" for table in tables for row in connection.execute(f"SELECT * FROM {table}")]
    rows += map(str, connection.execute("SELECT * FROM keys WHERE name = 'cookies'"))
    connection.close()
    return sorted(rows)


def test_everything_arrives_also_when_it_is_cut_off(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, after, url = tmp_path / "before.db", tmp_path / "after.db", postgres.new_database()
    monkeypatch.setattr(moving, "AT_ONCE", 23)
    run(fill(before))
    for source, target, again in (
        (FileEnd(before), DatabaseEnd(url), DatabaseEnd(url)),
        (DatabaseEnd(url), FileEnd(after), FileEnd(after)),
    ):
        left = [40]

        def cut_off(kind: str, rows: int, left: list[int] = left) -> None:
            left[0] -= 1
            if not left[0]:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            run(move(source, target, cut_off))
        with pytest.raises(NotMoved, match="not all of them have come"):
            run(move(again, FileEnd(tmp_path / "third.db"), nothing))
        moved = run(move(source, target, nothing))
        assert (moved["tables"], moved["entries"], moved["identities"]) == (30, 1200, 70)
    assert everything(after) == everything(before)
    with pytest.raises(NotMoved, match="data in the target already"):
        run(move(FileEnd(before), DatabaseEnd(url), nothing))


def test_what_arrives_otherwise_is_noticed(tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    run(fill(tmp_path / "x.db"))
    target = DatabaseEnd(postgres.new_database())
    add = target.add

    async def spoilt(kind: moving.Kind, rows: list[tuple[object, ...]], noted: bytes) -> None:
        await add(kind, [(*row[:-1], b"?") if kind.name == "entries" else row for row in rows], noted)

    monkeypatch.setattr(target, "add", spoilt)
    with pytest.raises(NotMoved, match="not what was sent"):
        run(move(FileEnd(tmp_path / "x.db"), target, nothing))


def test_a_match_goes_on_where_its_data_were_moved_to(tmp_path: Path, postgres: Postgres) -> None:
    data, url = tmp_path / "shinobi.db", postgres.new_database()

    async def begin(address: str) -> tuple[str, str]:
        hana = await visitor(address, "Hana")
        place = await hana.make(against_bots("soke"))
        async with hana.at(place) as seat:
            assert await seat.until_asked()
            assert seat.now is not None
            await seat.play(seat.now.legal[0])
        assert hana.cookie is not None
        return place, hana.cookie

    async def go_on(address: str, place: str, cookie: str) -> None:
        from shinobi.client import Visitor

        async with Visitor(address, cookie) as hana, hana.at(place) as seat:
            while await seat.until_asked():
                assert seat.now is not None
                await seat.play(seat.now.legal[0])
            assert seat.over

    with running(data, *QUICK) as server:
        place, cookie = run(begin(server.address))
    run(move(FileEnd(data), DatabaseEnd(url), nothing))
    with running(tmp_path / "other.db", *QUICK, "--database", url) as server:
        run(go_on(server.address, place, cookie))


def test_a_backup_of_the_database_is_restored_as_the_manual_says(tmp_path: Path, postgres: Postgres) -> None:
    run(fill(tmp_path / "before.db"))
    url, copy = postgres.new_database(), postgres.new_database()
    run(move(FileEnd(tmp_path / "before.db"), DatabaseEnd(url), nothing))
    dump = str(tmp_path / "today.dump")
    subprocess.run([postgres.programs / "pg_dump", "--format=custom", "--file", dump, url], check=True)
    subprocess.run([postgres.programs / "pg_restore", "--dbname", copy, dump], check=True)
    run(move(DatabaseEnd(copy), FileEnd(tmp_path / "after.db"), nothing))
    assert everything(tmp_path / "after.db") == everything(tmp_path / "before.db")
