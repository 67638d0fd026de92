"""A match that somebody played alone in a browser, brought to the server: checked whole, kept, marked, not counted."""

import asyncio
import copy
import json
import threading
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import httpx
import pytest

from server.in_process import housed, served
from server.running import FEWEST, Running, run, visitor
from shinobi import wire
from shinobi.bots import ask, bot_named
from shinobi.bots.levels import VERSION
from shinobi.cli.verify import read_closely
from shinobi.client import Visitor
from shinobi.engine.agreement import commitment_to
from shinobi.engine.native.runner import CompiledRunner
from shinobi.engine.talk import Kind
from shinobi.server import bringing
from shinobi.server.settings import Settings
from shinobi.table.folding import fold
from shinobi.table.log import Chair, Choice, Committed, Moved, Remarked, Revealed, Started
from shinobi.table.making import BOT_NAMES, Levels, created
from shinobi.table.table import Table
from shinobi.wire import encode

Record = dict[str, Any]
IN_A_BROWSER = "hereabcdef"
VALUE = bytes([7]) * 32
LEVELS = Levels(["random", "novice", "adept", "master"], "adept")
ADDRESS = "/api/me/played"


def dealt(
    game: str,
    place: str = IN_A_BROWSER,
    seat: int = 0,
    secret: int = 1,
    others: int = 0,
    levels: Sequence[str] = LEVELS.names[:3],
    **options: Any,
) -> Table:
    """A table as a browser deals it; with `others`, people on the seats behind."""
    chairs = [wire.SeatWanted("bot", levels[nth % len(levels)]) for nth in range(FEWEST[game])]
    chairs[seat] = wire.SeatWanted("me")
    wanted = wire.NewTable(game, seats=chairs, rhythm="none", options=options)
    first = created(wanted, Chair("me", "Zoë"), bytes([secret]) * 32, 1.0, LEVELS)
    for nth in range(others):
        first.chairs[seat + 1 + nth] = Chair(f"other {nth}", f"Other {nth}")
    table = Table(place, first, CompiledRunner)
    fold(table, Started(at=1.0))
    for person in table.seated:
        fold(table, Committed(at=1.0, seat=person, commitment=commitment_to(VALUE, place, 0, person)))
    for person in table.seated:
        fold(table, Revealed(at=1.0, seat=person, value=VALUE.hex()))
    return table


def played(table: Table, heard: int = 0, version: int = VERSION) -> Record:
    """The record, after people took the first legal move and bots chose by their keys."""
    match = table.match
    assert match is not None
    while not match.over:
        seat = match.actors[0]
        level = table.decided_by(seat)
        if level is None:
            fold(table, Moved(at=1.0, seat=seat, move=match.legal(seat)[0]))
        else:
            bot = bot_named(level)
            move = dict(ask(bot, match, seat, table.choice_key(seat)))
            choice = Choice(level, heard, getattr(bot, "searched", []), version=version)
            fold(table, Moved(at=1.0, seat=seat, move=move, bot=choice))
    record: Record = json.loads(encode(table.record()))
    return record


@cache
def honest(game: str = "daimyo", seat: int = 0) -> Record:
    return played(dealt(game, seat=seat))


async def bring(person: Visitor, record: Record | bytes) -> httpx.Response:
    return await person.http.post(ADDRESS, content=record if isinstance(record, bytes) else json.dumps(record))


async def history(person: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = (await person.http.get(ADDRESS)).json()
    return found


@pytest.mark.parametrize("game", FEWEST)
def test_a_match_from_a_browser_is_kept_like_any_other_and_marked(server: Running, game: str) -> None:
    seat = len(FEWEST) % FEWEST[game]
    given = played(dealt(game, seat=seat, secret=20 + len(game)))

    async def scene() -> None:
        hana = await visitor(server, "Hana")
        answer = await bring(hana, given)
        assert answer.status_code == 201, answer.text
        place = answer.json()["id"]
        assert not place.startswith("here")
        table = await hana.table(place)
        assert (table.state, table.from_browser, table.visibility) == ("over", True, "link")
        assert table.result is not None
        assert table.result.shares == given["result"]["shares"]
        assert [one.kind for one in table.seats].count("person") == 1
        assert table.seats[seat].name == "Hana"
        record = await hana.record(place)
        names = [*given["seats"][:seat], "Hana", *given["seats"][seat + 1 :]]
        assert record == given | {"seats": names}, "nothing else is another than it was in the browser"
        assert read_closely([given["keys"]["seal"]], json.dumps(record).encode()) is None
        watcher = await visitor(server, "Ren")
        replay = await watcher.replay(place, "everything")
        assert replay.names == names
        assert [one.by for one in replay.steps if one.by is not None] == [one["seat"] for one in given["steps"]]
        found = await history(hana)
        assert [(one["id"], one["from_browser"], one["seat"]) for one in found["matches"]] == [(place, True, seat)]
        assert (found["games"], found["total"]) == ([], 1), "it is listed, and counts in no figures"
        assert (await bring(hana, given)).json()["id"] == place, "brought again, it is there once"
        assert (await history(hana))["total"] == 1
        taken = await bring(watcher, given)
        assert (taken.status_code, taken.json()["code"]) == (409, "kept-already")
        assert (await history(watcher))["total"] == 0
        async with hana.at(place) as again:
            assert again.you is not None
            assert again.you.seat == seat
            await again.request(wire.Rematch(again.ticket()))
            assert again.table is not None
            assert again.table.rematch is not None
            assert not (await hana.table(again.table.rematch)).from_browser

    run(scene())


def test_what_was_said_is_kept_where_bots_heard_it(server: Running) -> None:
    table = dealt("daimyo", secret=3)
    fold(table, Remarked(0, Kind.CLAIM, "kept", {"card": "katana"}, at=1.0))
    given = played(table, heard=1)
    assert given["phrases"]

    async def scene() -> None:
        hana = await visitor(server, "Hana")
        place = (await bring(hana, given)).json()["id"]
        assert (await hana.record(place))["phrases"] == given["phrases"]
        async with hana.at(place) as seat:
            assert [(one.text, one.arguments) for one in seat.talk] == [("kept", {"card": "katana"})]

    run(scene())


def test_what_a_master_searched_is_searched_again(server: Running) -> None:
    given = played(dealt("daimyo", secret=7, levels=["random", "master"], max_rounds=1))
    assert any(step["bot"].get("searched") for step in given["steps"] if "bot" in step)
    less = copy.deepcopy(given)
    searching = next(step for step in less["steps"] if "bot" in step and step["bot"].get("searched"))
    searching["bot"]["searched"] = [1, 1]

    async def scene() -> None:
        hana = await visitor(server, "Hana")
        refused = await bring(hana, less)
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-record"), refused.text
        answer = await bring(hana, given)
        assert answer.status_code == 201, answer.text
        assert (await hana.record(answer.json()["id"]))["steps"] == given["steps"]

    run(scene())


def test_a_record_cannot_name_anybody(server: Running) -> None:
    """Names stand in no seal: the person is called as on this server, and bots have names of bots."""
    given = played(dealt("daimyo", secret=4)) | {"seats": ["Ren", "Hana", "<b>", "Emi"]}

    async def scene() -> None:
        hana = await visitor(server, "Hana")
        place = (await bring(hana, given)).json()["id"]
        names = [one.name for one in (await hana.table(place)).seats]
        assert names[0] == "Hana"
        assert set(names[1:]) < set(BOT_NAMES)
        assert len(set(names)) == 4
        assert names[3] == "Emi", "what bots are called stays"

    run(scene())


# What is no such match ----------------------------------------------------------------------------------------------


def other_move(record: Record) -> None:
    person = next(step for step in record["steps"] if "bot" not in step)
    person["move"] = ["denounce"]


def other_told(record: Record) -> None:
    record["steps"][3]["told"] = []


def other_choice(record: Record) -> None:
    """The bot on seat 1 is said to be one of another level, in the seal and everywhere: it would choose otherwise."""
    table = dealt("daimyo", secret=5)
    record.update(played(table))
    nth = next(n for n, step in enumerate(record["steps"]) if step.get("bot", {}).get("level") == "novice")
    del record["steps"][nth]["bot"]


def other_result(record: Record) -> None:
    record["result"]["shares"] = [1.0, 0.0, 0.0, 0.0]


def other_secret(record: Record) -> None:
    record["keys"]["secret"] = "0" * 64


def unfinished(record: Record) -> None:
    record["steps"], record["result"] = record["steps"][:5], None


def on_a_server(record: Record) -> None:
    record.update(played(dealt("daimyo", "abcdefghij")))


def of_two(record: Record) -> None:
    record.update(played(dealt("daimyo", others=1)))


def what_if(record: Record) -> None:
    record["keys"]["what_if"] = {"after": 3, "keys": dict(record["keys"])}


def of_a_lesson(record: Record) -> None:
    keys = record["keys"]
    record["keys"] = {"secret": keys["secret"], "contributions": [None] * 4, "commitment": keys["commitment"]}


def by_seed(record: Record) -> None:
    record["keys"] = {"seed": 1}


def odd_rounds(record: Record) -> None:
    record["keys"]["rounds"] = [3]


def other_bots(record: Record) -> None:
    record.update(played(dealt("daimyo", secret=6), version=VERSION + 1))


def nobody_gave(record: Record) -> None:
    record["keys"]["rounds"][0] = {"commitments": [None] * 4, "contributions": [None] * 4}


@pytest.mark.parametrize(
    "deed, status, code",
    [
        (other_move, 400, "bad-record"),
        (other_told, 400, "bad-record"),
        (other_choice, 400, "bad-record"),
        (other_result, 400, "bad-record"),
        (other_secret, 400, "bad-record"),
        (unfinished, 409, "not-over"),
        (on_a_server, 400, "not-alone-there"),
        (of_two, 400, "not-alone-there"),
        (of_a_lesson, 400, "not-alone-there"),
        (by_seed, 400, "not-alone-there"),
        (what_if, 400, "bad-record"),
        (odd_rounds, 400, "bad-record"),
        (nobody_gave, 400, "bad-record"),
        (other_bots, 400, "other-bots"),
    ],
)
def test_what_is_no_match_of_ones_own_is_refused(
    server: Running, deed: Callable[[Record], None], status: int, code: str
) -> None:
    record = copy.deepcopy(honest())
    deed(record)

    async def scene() -> None:
        hana = await visitor(server, "Hana")
        answer = await bring(hana, record)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert answer.json()["text"].endswith((".", "”", "]", ")")), answer.text
        assert (await history(hana))["total"] == 0

    run(scene())


def test_bodies_that_are_no_records_are_refused_with_a_sentence(server: Running) -> None:
    whole = json.dumps(honest()).encode()
    deep = b"[" * 200_000
    twice = whole[:-1] + b',"game":"soke"}'
    bodies = [b"", b"null", b"\xff\xfe", whole[:-20], whole[: len(whole) // 2], whole + whole, deep, twice]
    bodies.append(json.dumps(honest() | {"more": 1}).encode())
    bodies.append(json.dumps(honest() | {"players": 10**400}).encode())
    bodies.append(json.dumps(honest() | {"options": {"clans": [[[1]]]}}).encode())

    async def scene() -> None:
        hana = await visitor(server, "Hana")
        for body in bodies:
            answer = await bring(hana, body)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-record"), (body[:50], answer.text)
            assert len(answer.content) < 4_000, "what is refused is not repeated at length"
        long = await bring(hana, whole + b" " * wire.LONGEST_RECORD)
        assert (long.status_code, long.json()["code"]) == (413, "too-long")
        assert (await history(hana))["total"] == 0

    run(scene())


def test_only_somebody_who_is_known_here_can_bring_a_match(server: Running) -> None:
    async def scene() -> None:
        async with httpx.AsyncClient(base_url=server.address) as nobody:
            answer = await nobody.post(ADDRESS, content=json.dumps(honest()))
            assert (answer.status_code, answer.json()["code"]) == (401, "no-name")
        hana = await visitor(server, "Hana")
        made = await hana.http.post("/api/me/tokens", json={"name": "Karakuri", "scopes": ["play", "host", "read"]})
        program = Visitor(server.address, token=made.json()["token"])
        answer = await bring(program, honest())
        assert (answer.status_code, answer.json()["code"]) == (403, "no-scope")
        await program.http.aclose()
        elsewhere = await hana.http.post(ADDRESS, content="{}", headers={"origin": "http://elsewhere.example"})
        assert elsewhere.json()["code"] == "bad-origin"

    run(scene())


def test_one_match_of_a_person_is_checked_at_a_time_and_not_on_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on, where = threading.Event(), threading.Event(), []
    truly = bringing.by_rules

    def slowly(given: bytes) -> bringing.Brought:
        where.append(threading.current_thread().name)
        begun.set()
        assert go_on.wait(30)
        return truly(given)

    monkeypatch.setattr(bringing, "by_rules", slowly)

    async def scene(address: str) -> None:
        hana, ren = await visitor(address, "Hana"), await visitor(address, "Ren")
        first = asyncio.create_task(bring(hana, honest()))
        assert await asyncio.to_thread(begun.wait, 30)
        second = await bring(hana, honest())
        assert (second.status_code, second.json()["code"]) == (429, "too-fast")
        assert (await ren.http.get("/api/tables")).status_code == 200, "everybody else is served meanwhile"
        go_on.set()
        assert (await first).status_code == 201
        assert (await bring(hana, honest())).status_code == 201
        assert {name.partition("_")[0] for name in where} == {"archive"}

    with served(Settings(limited=False)) as (address, _):
        run(scene(address))


def test_how_many_are_brought_is_limited_and_bad_ones_count() -> None:
    async def scene(address: str) -> None:
        hana = await visitor(address, "Hana")
        codes = [(await bring(hana, b"{}")).json()["code"] for _ in range(3)]
        assert codes == ["bad-record", "bad-record", "too-fast"]
        # Others nearby may bring some; but anybody can be many people.
        near = [(await bring(await visitor(address, f"Ren {nth}"), b"{}")).json()["code"] for nth in range(10)]
        assert near.count("bad-record") == 8

    with served(Settings(brought_per_hour=2)) as (address, _):
        run(scene(address))


def test_a_server_that_stops_says_so_and_keeps_nothing() -> None:
    with housed(Settings(limited=False)) as (house, address, _):

        async def scene() -> None:
            hana = await visitor(address, "Hana")
            house.services.closing = True
            answer = await bring(hana, honest())
            assert (answer.status_code, answer.json()["code"]) == (503, "closing")
            house.services.closing = False
            assert (await history(hana))["total"] == 0
            assert (await bring(hana, honest())).status_code == 201

        run(scene())
