"""`shinobi admin`: what whoever runs a server can do while it runs, and while it does not."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from cli.terminal import shinobi_says

import shinobi
from server.running import Running, run, running, visitor
from shinobi.client import NewTable, NotDone, SeatWanted, Visitor

QUIET = ("--bot-pace", "0", "--reaction-pace", "0", "--no-limits", "--compile", "never")


def admin(data: Path, *arguments: str) -> str:
    said = shinobi_says("admin", *arguments, "--data", str(data))
    assert said.code == 0, said.err
    return said.words


def for_two(**more: Any) -> NewTable:
    return NewTable("soke", seats=[SeatWanted("me"), SeatWanted("open")], **more)


def test_a_table_is_removed_while_people_are_there(tmp_path: Path) -> None:
    data = tmp_path / "shinobi.db"

    async def scene(server: Running) -> None:
        hana = await visitor(server, "Hana")
        table, other = await hana.make(for_two()), await hana.make(for_two())
        async with hana.at(table) as seat:
            said = await asyncio.to_thread(admin, data, "tables")
            assert table in said
            assert other in said
            await asyncio.to_thread(admin, data, "remove-table", table)
            while seat.goodbye is None:
                await seat.next()
            assert seat.goodbye == "removed"
        with pytest.raises(NotDone) as gone:
            await hana.table(table)
        assert gone.value.trouble.code == "no-table"
        assert (await hana.table(other)).id == other

    with running(data, *QUIET) as server:
        run(scene(server))


def test_a_person_is_removed_and_a_bot_takes_over(tmp_path: Path) -> None:
    data = tmp_path / "shinobi.db"

    async def scene(server: Running) -> None:
        hana, ren = await visitor(server, "Hana"), await visitor(server, "Ren")
        table = await hana.make(for_two())
        async with ren.at(table) as seat:
            await seat.sit(1)
        (identity,) = (row.split()[1] for row in people(data) if "Ren" in row)
        await asyncio.to_thread(admin, data, "remove-person", identity)
        assert json.loads(await ren.ask("GET", "/api/me"))["name"] is None
        assert (await hana.table(table)).seats[1].kind == "open"

    def people(data: Path) -> list[str]:
        return shinobi_says("admin", "people", "--data", str(data)).out.splitlines()

    with running(data, *QUIET) as server:
        run(scene(server))


def test_where_no_server_runs_the_same_is_done_at_once(tmp_path: Path) -> None:
    data = tmp_path / "shinobi.db"

    async def made(server: Running) -> str:
        return await (await visitor(server, "Hana")).make(for_two())

    with running(data, *QUIET) as server:
        table = run(made(server))
    admin(data, "remove-table", table)
    assert table not in admin(data, "tables", "--all")


@pytest.mark.parametrize("arguments", [("remove-table", "0000000000"), ("remove-person", "nobody")])
def test_who_is_not_there_cannot_be_removed(arguments: tuple[str, str], tmp_path: Path) -> None:
    data = tmp_path / "shinobi.db"
    with running(data, *QUIET):
        pass
    said = shinobi_says("admin", *arguments, "--data", str(data))
    assert said.code == 2
    assert arguments[1] in said.complaint


def test_a_backup_under_load_has_all_that_was_acknowledged_before(tmp_path: Path) -> None:
    data, copy = tmp_path / "shinobi.db", tmp_path / "copy.db"

    async def scene(server: Running) -> tuple[str, str, int]:
        hana = await visitor(server, "Hana")
        table = await hana.make(NewTable("daimyo", seats=[SeatWanted("me"), *[SeatWanted("bot")] * 3], start=True))
        done = asyncio.Event()
        played = 0

        async def play() -> None:
            nonlocal played
            async with hana.at(table) as seat:
                while not done.is_set() and await seat.until_asked():
                    assert seat.now is not None
                    await seat.play(seat.now.legal[0])
                    played += 1

        load = asyncio.create_task(play())
        while played < 5:
            await asyncio.sleep(0.01)
        before = played
        await asyncio.to_thread(admin, data, "backup", str(copy))
        done.set()
        await load
        return table, str(hana.cookie), before

    with running(data, *QUIET) as server:
        table, cookie, before = run(scene(server))
        said = shinobi_says("admin", "restore", str(copy), "--data", str(data))
        assert said.code == 2, "a server has these data"
        assert "in use" in said.complaint
    assert (copy.stat().st_mode & 0o777) == 0o600
    admin(data, "restore", str(copy))
    assert (tmp_path / "shinobi.db.before-restore").exists()

    async def looked(server: Running) -> int:
        async with Visitor(server.address, cookie) as hana, hana.at(table) as seat:
            return sum(event["event"] == "attacked" for told in seat.story for event in told)

    with running(data, *QUIET) as server:
        assert run(looked(server)) >= before


def test_a_file_that_is_no_backup_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    data, wrong = tmp_path / "shinobi.db", tmp_path / "wrong.db"
    with running(data, *QUIET):
        pass
    before = data.read_bytes()
    wrong.write_bytes(b"not a database at all" * 400)
    said = shinobi_says("admin", "restore", str(wrong), "--data", str(data))
    assert said.code == 2
    assert "not a backup" in said.complaint
    assert data.read_bytes() == before


def test_the_dump_is_for_verify(tmp_path: Path) -> None:
    data, dump = tmp_path / "shinobi.db", tmp_path / "records.jsonl"
    with running(data, *QUIET):
        pass
    match = shinobi.new("soke", seed=1)
    with sqlite3.connect(data) as connection:
        connection.execute("INSERT INTO records VALUES ('0000000000', ?)", (json.dumps(match.record()).encode(),))
    assert "One record" in admin(data, "dump", str(dump))
    assert json.loads(dump.read_bytes())["game"] == "soke"
