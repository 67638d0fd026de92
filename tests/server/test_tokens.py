"""Programs of other people: a token lets one play, marked as a program, and do no more than its scopes say."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.running import ROOT, Running, run, running, visitor
from shinobi import wire
from shinobi.client import NewTable, NotDone, SeatWanted, Visitor
from shinobi.engine.talk import Kind


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    quick = ("--bot-pace", "0", "--reaction-pace", "0", "--no-limits", "--compile", "never")
    with running(tmp_path_factory.mktemp("tokens") / "shinobi.db", *quick) as one:
        yield one


async def token_of(owner: Visitor, *scopes: str, name: str = "Karakuri") -> str:
    made = json.loads(await owner.ask("POST", "/api/me/tokens", {"name": name, "scopes": list(scopes)}))
    return str(made["token"])


async def refused(asked: Any) -> str:
    with pytest.raises(NotDone) as refusal:
        await asked
    return refusal.value.trouble.code


def for_two(**more: Any) -> NewTable:
    return NewTable("soke", seats=[SeatWanted("me"), SeatWanted("open")], **more)


def test_the_example_bot_plays_a_whole_match_with_a_person(server: Running) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        token = await token_of(hana, "play", "read")
        table = await hana.make(for_two(visibility="public"))
        async with hana.at(table) as seat:
            example = await asyncio.create_subprocess_exec(
                sys.executable, str(ROOT / "examples" / "bot.py"), server.address, table, "--token", token
            )
            while seat.table is None or seat.table.seats[1].kind == "open":
                await seat.next()
            assert (seat.table.seats[1].name, seat.table.seats[1].program) == ("Karakuri", "Hana")
            assert seat.table.seats[0].program is None
            await seat.start()
            while await seat.until_asked():
                assert seat.now is not None
                await seat.play(seat.now.legal[0])
        assert await asyncio.wait_for(example.wait(), 30) == 0
        async with Visitor(server.address, token=token) as program:
            lines = (await program.ask("GET", "/api/me/matches")).splitlines()
            assert [json.loads(line)["game"] for line in lines] == ["soke"]
            everybody = (await program.ask("GET", "/api/records")).splitlines()
            assert lines[0] in everybody

    run(scene(), 120)


def test_a_token_does_only_what_its_scopes_say(server: Running) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        async with Visitor(server.address, token=await token_of(hana, "read")) as reader:
            assert await refused(reader.make(for_two())) == "no-scope"
            table = await hana.make(for_two())
            async with reader.at(table) as seat:
                assert await refused(seat.sit(1)) == "no-scope"
        async with Visitor(server.address, token=await token_of(hana, "play")) as player:
            async with player.at(table) as seat:
                await seat.sit(1)
                assert await refused(seat.request(wire.Say(seat.ticket(), Kind.CHAT, "hello"))) == "no-scope"
                assert await refused(seat.start()) == "no-scope"
            assert await refused(player.ask("GET", "/api/me/matches")) == "no-scope"

    run(scene())


def test_no_token_does_what_only_a_person_may(server: Running) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        async with Visitor(server.address, token=await token_of(hana, "play", "talk", "host", "read")) as program:
            for method, path, body in (
                ("POST", "/api/me", {"name": "Hana"}),
                ("POST", "/api/me/link", {}),
                ("POST", "/api/me/claim", {"code": "x"}),
                ("POST", "/api/me/settings", {}),
                ("GET", "/api/me/tokens", None),
                ("POST", "/api/me/tokens", {"name": "Another", "scopes": ["play"]}),
            ):
                assert await refused(program.ask(method, path, body)) == "no-scope", path

    run(scene())


def test_a_revoked_token_ends_at_once(server: Running) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        token = await token_of(hana, "play")
        table = await hana.make(for_two())
        async with Visitor(server.address, token=token) as program, program.at(table) as seat:
            await seat.sit(1)
            (known,) = json.loads(await hana.ask("GET", "/api/me/tokens"))["tokens"]
            assert "token" not in known
            await hana.ask("DELETE", f"/api/me/tokens/{known['id']}")
            while seat.goodbye is None:
                await seat.next()
            assert seat.goodbye == "revoked"
            assert await refused(program.ask("GET", "/api/me")) == "bad-token"

    run(scene())


def test_nobody_else_can_revoke_a_token_and_no_token_is_on_disk(server: Running) -> None:
    async def scene() -> str:
        hana, ren = await visitor(server, "Hana"), await visitor(server, "Ren")
        token = await token_of(hana, "play")
        (known,) = json.loads(await hana.ask("GET", "/api/me/tokens"))["tokens"]
        assert await refused(ren.ask("DELETE", f"/api/me/tokens/{known['id']}")) == "not-found"
        assert json.loads(await ren.ask("GET", "/api/me/tokens"))["tokens"] == []
        return token

    token = run(scene())
    data = Path(server.log).with_suffix(".db")
    assert token.encode() not in data.read_bytes() + data.with_name(data.name + "-wal").read_bytes()


def test_records_of_tables_that_were_not_listed_are_not_in_the_dump(server: Running) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        private = await hana.make(NewTable("soke", seats=[SeatWanted("bot", "random")] * 2, start=True))
        async with hana.at(private) as seat:  # bots rest where nobody looks on
            while not seat.over:
                await seat.next()
        record = await hana.record(private)
        dump = await hana.ask("GET", "/api/records")
        assert record["keys"] not in [json.loads(line)["keys"] for line in dump.splitlines()]

    run(scene(), 120)


def test_a_wrong_time_or_scope_is_refused_with_a_sentence(server: Running) -> None:
    async def scene() -> None:
        hana = await visitor(server, "Hana")
        assert await refused(hana.ask("GET", "/api/records?since=yesterday")) == "bad-message"
        assert await refused(token_of(hana, "everything")) == "bad-message"
        assert await refused(token_of(hana)) == "bad-message"
        async with httpx.AsyncClient(trust_env=False) as nobody:
            answer = await nobody.get(f"{server.address}/api/me", headers={"authorization": "Bearer shinobi_x"})
            assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")

    run(scene())
