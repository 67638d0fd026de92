"""Hosts who do not keep to the agreement before the deal: each is found by `shinobi verify --promised`."""

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import shinobi
from server.folded import Folded
from server.running import ROOT
from shinobi import wire
from shinobi.bots import ask, bot_named
from shinobi.bots.bot import asked_of
from shinobi.bots.levels import VERSION, Judging, Master
from shinobi.cli import verify as verifying
from shinobi.cli.verify import read_closely
from shinobi.engine.agreement import commitment_to
from shinobi.server.thinkers import Heard, Thinkers
from shinobi.table.folding import fold
from shinobi.table.log import Chair, Choice, Committed, Moved, Revealed, Sat, Started, Waited
from shinobi.table.making import Levels, created
from shinobi.table.table import Table
from shinobi.telling.company import Company
from shinobi.telling.teller import Teller
from shinobi.wire import encode

PLACE = "abcdefghij"
LEVELS = ["random", "adept"]
VALUES = [bytes([7]) * 32, bytes([9]) * 32]


def table_of_two(secret: bytes = bytes(32)) -> Table:
    """Ann and Ben, who is the server's host, and two bots; both are bound."""
    bots = [wire.SeatWanted("bot", level) for level in LEVELS]
    seats = [wire.SeatWanted("me"), wire.SeatWanted("open"), *bots]
    wanted = wire.NewTable("daimyo", seats=seats, stand_in="master")
    table = Table(PLACE, created(wanted, Chair("ann", "Ann"), secret, 0.0, Levels([*LEVELS, "master"], "adept")))
    fold(table, Sat(at=0.0, who="ben", seat=1, name="Ben"))
    return table


def bind(table: Table, *seats: int) -> None:
    assert table.dealing is not None
    for seat in seats:
        bound = commitment_to(VALUES[seat], PLACE, table.dealing.round, seat)
        fold(table, Committed(at=0.0, seat=seat, commitment=bound))


def reveal(table: Table, *seats: int) -> None:
    for seat in seats:
        fold(table, Revealed(at=0.0, seat=seat, value=VALUES[seat].hex()))


def played(table: Table) -> dict[str, Any]:
    """The record, after people took the first legal move and bots chose by their keys."""
    match = table.match
    assert match is not None
    while not match.over:
        seat = match.actor or 0
        level = table.decided_by(seat)
        if level is None:
            fold(table, Moved(at=0.0, seat=seat, move=match.legal(seat)[0]))
        else:
            move = dict(ask(bot_named(level), match, seat, table.choice_key(seat)))
            fold(table, Moved(at=0.0, seat=seat, move=move, bot=Choice(level, version=VERSION)))
    record: dict[str, Any] = json.loads(encode(table.record()))
    return record


@cache
def honest() -> dict[str, Any]:
    table = table_of_two()
    bind(table, 0, 1)
    fold(table, Started(at=0.0))
    reveal(table, 0, 1)
    return played(table)


def problem(record: dict[str, Any], *promised: str) -> str | None:
    found = read_closely(list(promised), json.dumps(record).encode())
    return None if found is None else str(found)


def test_an_honest_table_is_believed(capsys: pytest.CaptureFixture[str]) -> None:
    keys = honest()["keys"]
    assert problem(honest(), keys["seal"], keys["commitment"]) is None
    said = capsys.readouterr()
    assert "seat 0: Ann\n  seat 1: Ben" in said.out
    assert said.err == ""
    assert any("bot" in step for step in honest()["steps"])


def other_secret(record: dict[str, Any]) -> None:
    """He deals from other keys than he had promised, and publishes those."""
    table = table_of_two(bytes([1]) * 32)
    bind(table, 0, 1)
    fold(table, Started(at=0.0))
    reveal(table, 0, 1)
    record.clear()
    record.update(played(table))


def other_keys(record: dict[str, Any]) -> None:
    """He deals from other keys, and publishes those that were agreed on."""
    keys = record["keys"]
    other_secret(record)
    record["keys"] = keys


def ground_last(record: dict[str, Any]) -> None:
    """He reads the others' parts, and then gives another than the one he was bound to."""
    record["keys"]["rounds"][0]["contributions"][1] = "11" * 32


def bound_anew(record: dict[str, Any]) -> None:
    """He also writes another commitment into the record."""
    ground_last(record)
    record["keys"]["rounds"][0]["commitments"][1] = commitment_to(bytes.fromhex("11" * 32), PLACE, 0, 1)


def dropped(record: dict[str, Any]) -> None:
    """He leaves out what Ann gave."""
    record["keys"]["rounds"][0]["contributions"][0] = None


def tries_again(record: dict[str, Any]) -> None:
    """He calls off a deal that he does not like, although everybody had revealed."""
    first = copy.deepcopy(record["keys"]["rounds"][0])
    record["keys"]["rounds"].insert(0, first)


def chooses_for_a_bot(record: dict[str, Any]) -> None:
    """He lets a bot do what suits him, and calls it a person's move."""
    next(step for step in record["steps"] if "bot" in step).pop("bot")


def another_level(record: dict[str, Any]) -> None:
    adept = {"level": "adept", "version": VERSION}
    next(step for step in record["steps"] if step.get("bot") == adept)["bot"] = {"level": "random", "version": VERSION}


def another_stand_in(record: dict[str, Any]) -> None:
    """He says that somebody was gone, and chooses among bots who should stand in for this one move."""
    next(step for step in record["steps"] if "bot" not in step)["bot"] = {"level": "adept"}


@pytest.mark.parametrize(
    "deed, sentence",
    [
        (other_secret, "A promise was not kept"),
        (other_keys, "by the rules and the keys|breaks a rule|did not choose by the keys"),
        (ground_last, "a contribution other than the one it committed to"),
        (bound_anew, "its seal does not fit what was agreed"),
        (dropped, "had not shown its contribution"),
        (tries_again, "called off although every seat had shown its contribution"),
        (chooses_for_a_bot, "a person played for seat"),
        (another_level, "but by the seal adept sits there"),
        (another_stand_in, "but by the seal that is for master"),
    ],
)
def test_a_host_who_cheats_is_found(deed: Callable[[dict[str, Any]], None], sentence: str) -> None:
    record = copy.deepcopy(honest())
    deed(record)
    found = problem(record, honest()["keys"]["seal"])
    assert found is not None
    assert any(part in found for part in sentence.split("|")), found


def says_that_a_bot_failed(record: dict[str, Any]) -> None:
    """He says that the bot had failed, and lets a better one choose for it."""
    step = next(step for step in record["steps"] if step.get("bot") == {"level": "random", "version": VERSION})
    step["bot"] = {"level": "adept", "instead_of": "random", "version": VERSION}


def searched_so_often(*often: int) -> Callable[[dict[str, Any]], None]:
    """He says that a master searched so often, whatever suits him."""

    def deed(record: dict[str, Any]) -> None:
        step = next(step for step in record["steps"] if "bot" not in step)
        step["bot"] = {"level": "master", "searched": list(often), "version": VERSION}

    return deed


@pytest.mark.parametrize(
    "deed, sentence",
    [
        (says_that_a_bot_failed, "does not stand in for a bot that has failed"),
        (searched_so_often(), "does not search like this"),
        (searched_so_often(50), "does not search like this"),
        (searched_so_often(51, 50), "does not search like this"),
        (searched_so_often(10**12, 50), "does not search like this"),
    ],
)
def test_a_host_who_lies_about_bots_is_found(deed: Callable[[dict[str, Any]], None], sentence: str) -> None:
    record = copy.deepcopy(honest())
    deed(record)
    assert sentence in str(problem(record, honest()["keys"]["seal"]))


def test_a_choice_for_a_bot_that_failed_is_right_and_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bot that breaks down at a live table: somebody else chooses for it, the record says so, and is believed."""

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    table = table_of_two()
    bind(table, 0, 1)
    fold(table, Started(at=0.0))
    reveal(table, 0, 1)
    match = table.match
    assert match is not None
    while table.decided_by(match.actor or 0) != "adept":
        seat = match.actor or 0
        level = table.decided_by(seat)
        move = (
            match.legal(seat)[0] if level is None else dict(ask(bot_named(level), match, seat, table.choice_key(seat)))
        )
        fold(table, Moved(at=0.0, seat=seat, move=move, bot=Choice(level, version=VERSION) if level else None))
    seat = match.actor or 0
    with monkeypatch.context() as patch:
        patch.setattr(Judging, "choose", broken)
        decided = Thinkers(0.0)._decide("adept", match, seat, table.choice_key(seat), 1.0, Heard([], []))
    assert decided.choice == Choice("random", instead_of="adept", version=VERSION)
    fold(table, Moved(at=0.0, seat=seat, move=decided.move, bot=decided.choice))
    assert problem(played(table)) is None
    assert "the bot had failed: 1" in capsys.readouterr().err


def test_a_long_file_is_checked_as_closely_as_a_short_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(verifying, "SMALL", 0)
    file = tmp_path / "records.jsonl"
    wrong = copy.deepcopy(honest())
    another_level(wrong)
    offline = encode(shinobi.new("daimyo", seed=1).record())
    file.write_bytes(b"\n".join([json.dumps(honest()).encode(), offline, json.dumps(wrong).encode()]))
    with pytest.raises(SystemExit):
        verifying.verify(file)
    said = capsys.readouterr()
    assert "seat 0: Ann\n  seat 1: Ben" in said.out
    assert "by the seal adept sits there" in said.err


def test_a_bot_that_chooses_otherwise_is_found() -> None:
    """The move is legal and the record right, but the keys give another."""
    table = table_of_two()
    bind(table, 0, 1)
    fold(table, Started(at=0.0))
    reveal(table, 0, 1)
    match = table.match
    assert match is not None
    while table.decided_by(match.actor or 0) is None:
        fold(table, Moved(at=0.0, seat=match.actor or 0, move=match.legal()[0]))
    seat = match.actor or 0
    level = str(table.decided_by(seat))
    chosen = dict(ask(bot_named(level), match, seat, table.choice_key(seat)))
    other = next(move for move in match.legal(seat) if dict(move) != chosen)
    fold(table, Moved(at=0.0, seat=seat, move=dict(other), bot=Choice(level, version=VERSION)))
    assert "did not choose by the keys" in str(problem(played(table)))


def test_who_withholds_is_named_and_cannot_do_it_twice(capsys: pytest.CaptureFixture[str]) -> None:
    """Ben sees the deal before he reveals, does not like it, and lets it be called off."""
    table = table_of_two()
    bind(table, 0, 1)
    fold(table, Started(at=0.0))
    reveal(table, 0)
    assert table.state == "dealing"
    fold(table, Waited(at=0.0))
    info = Teller(table).info(Company())
    deal = info.deal
    assert deal is not None
    assert (deal.round, deal.withheld, deal.seal) == (1, [1], None)
    assert VALUES[0].hex() not in encode(info).decode(), "what Ann revealed stays hidden"
    bind(table, 0)
    reveal(table, 0)
    assert table.match is not None, "nobody waits for Ben any more"
    record = played(table)
    assert problem(record, record["keys"]["seal"]) is None
    assert "seat 1: Ben" in capsys.readouterr().err
    hidden = copy.deepcopy(record)
    del hidden["keys"]["rounds"][0]
    assert problem(hidden, record["keys"]["seal"]) is not None, "the round that was called off cannot be left out"


def test_a_deal_without_contributions_is_called_unprotected(capsys: pytest.CaptureFixture[str]) -> None:
    table = table_of_two()
    fold(table, Started(at=0.0))
    assert table.state == "dealing"
    fold(table, Waited(at=0.0))
    assert problem(played(table)) is None
    assert "not protected" in capsys.readouterr().err


def test_nobody_is_told_a_contribution_or_the_secret_before_the_record() -> None:
    table = table_of_two(bytes([5]) * 32)
    everybody = Company(listening={0, 1, 2, 3, None})
    told, scene = [], Folded(table)
    for seat in (0, 1):
        bound = commitment_to(VALUES[seat], PLACE, 0, seat)
        told += scene.fold(Committed(at=0.0, seat=seat, commitment=bound), everybody)
    told += scene.fold(Started(at=0.0), everybody)
    for seat in (0, 1):
        told += scene.fold(Revealed(at=0.0, seat=seat, value=VALUES[seat].hex()), everybody)
    match = table.match
    assert match is not None
    told += scene.fold(Moved(at=0.0, seat=match.actor or 0, move=match.legal()[0]), everybody)
    said = b"".join(one.message for one in told) + encode(scene.teller.welcome(0, "ann", everybody, 0.0))
    assert commitment_to(VALUES[0], PLACE, 0, 0).encode() in said
    for hidden in (*VALUES, bytes([5]) * 32):
        assert hidden.hex().encode() not in said


def test_a_master_finds_its_move_again_by_the_number_of_its_simulations() -> None:
    match = shinobi.new("daimyo", seed=3)
    for key in range(3):
        asked = asked_of(match, match.actor or 0, key, seconds=0.01)
        master = Master()
        move = master.choose(asked)
        assert Master(exactly=master.searched).choose(asked) == move


def test_the_record_that_the_pages_tests_check_is_ours() -> None:
    kept = json.loads((ROOT / "client/src/wire/agreed-record.json").read_bytes())
    assert kept == honest() | {"steps": honest()["steps"][:6], "result": None}
