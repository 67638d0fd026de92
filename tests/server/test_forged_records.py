"""Records that a host writes by hand: what could be read in two ways, feigned or left out is refused or said."""

import copy
import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.test_dishonest_hosts import PLACE, VALUES, honest, problem
from shinobi.bots.checking import check_bots
from shinobi.cli import verify as verifying
from shinobi.engine.agreement import SealedSeat, commitment_to, seal_of
from shinobi.engine.errors import BadRecord
from shinobi.engine.records.record import load, read, unfinished_after
from shinobi.engine.seats import LONGEST_NAME
from shinobi.wire import Commit, Hex32, TableId, encode

Record = dict[str, Any]
HASH = hashlib.sha256(b"anything").hexdigest()


def seal(*seats: SealedSeat) -> str:
    return seal_of(PLACE, HASH, HASH, "adept", 0, None, seats)


def test_one_seal_is_one_reading() -> None:
    """A level can hold what looks like more seats; what is sealed can be read in one way all the same."""
    other = "\n".join(["adept", f"seat 2 person {HASH}", "seat 3 bot adept"])
    mine, bot = SealedSeat(None, HASH, False), SealedSeat("adept", None, False)
    seats = [
        (mine, SealedSeat(other, None, False), mine, bot),
        (mine, bot, mine, SealedSeat(other, None, False)),
        (mine, SealedSeat('adept"],["person"', None, False), mine, bot),
        (mine, bot, mine, bot),
        (mine, bot, SealedSeat(None, "withheld", False), bot),
        (mine, bot, SealedSeat(None, None, False), bot),
    ]
    assert len({seal(*one) for one in seats}) == len(seats)


def with_sitter(level: str) -> Callable[[Record], None]:
    def deed(record: Record) -> None:
        record["keys"]["sitters"][3] = level

    return deed


def with_table(table: str) -> Callable[[Record], None]:
    def deed(record: Record) -> None:
        record["keys"]["table"] = table

    return deed


def older(record: Record) -> None:
    record["shinobi"] = 1


@pytest.mark.parametrize(
    "deed, sentence",
    [
        (with_sitter("adept\nseat 2 person -"), "name a bot that cannot be"),
        (with_sitter(""), "name a bot that cannot be"),
        (with_sitter("adept\n"), "name a bot that cannot be"),
        (with_table(f"{PLACE}\n"), "an id of 10"),
        (with_table(""), "an id of 10"),
        (with_table("a" * 100_000), "an id of 10"),
        (older, "format 1, but holds what that format does not have: rounds"),
    ],
)
def test_what_could_be_read_otherwise_is_refused(deed: Callable[[Record], None], sentence: str) -> None:
    record = copy.deepcopy(honest())
    deed(record)
    assert sentence in str(problem(record))


def test_a_bot_that_nobody_knows_is_refused() -> None:
    match = load(json.dumps(honest()))
    object.__setattr__(match.keys, "sitters", (None, None, "random", "wizard"))
    with pytest.raises(BadRecord, match="a bot called “wizard”"):
        check_bots(read(json.dumps(honest())), match)


def heard(count: int) -> Callable[[Record], None]:
    def deed(record: Record) -> None:
        next(step for step in record["steps"] if "bot" in step)["bot"]["heard"] = count

    return deed


def searching(record: Record) -> None:
    next(step for step in record["steps"] if "bot" in step)["bot"]["searched"] = [50, 50]


def said(**phrase: Any) -> Callable[[Record], None]:
    def deed(record: Record) -> None:
        record["phrases"] = [{"seat": 0, "kind": "claim", "text": "x", "arguments": {}} | phrase]

    return deed


@pytest.mark.parametrize(
    "deed, sentence",
    [
        (heard(-1), "cannot have heard so many phrases: -1"),
        (heard(1), "cannot have heard so many phrases: 1"),
        (searching, "does not search like this"),
        (said(), "at place 1 of the phrases"),
        (said(kind="chat", text="hello"), "at place 1 of the phrases"),
        (said(kind="nonsense"), "at place 1 of the phrases"),
        (said(seat=9), "at place 1 of the phrases"),
    ],
)
def test_what_no_bot_can_have_heard_or_done_is_refused(deed: Callable[[Record], None], sentence: str) -> None:
    record = copy.deepcopy(honest())
    deed(record)
    assert sentence in str(problem(record))


@pytest.mark.parametrize("inside", ["", '"keys":', '"rounds":['])
def test_a_name_that_stands_twice_is_refused(inside: str) -> None:
    written = encode(honest()).decode()
    place = written.index(inside) + len(inside)
    name = '"seal"' if inside == '"keys":' else '"commitments"' if inside else '"result"'
    twice = written[:place] + "{" + name + ":null," + written[place + 1 :]
    found = verifying.read_closely([], twice.encode())
    assert f"says “{name[1:-1]}” twice" in str(found)


def test_a_record_that_ends_early_is_called_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    short = honest() | {"steps": honest()["steps"][:10], "result": None}
    file.write_bytes(encode(honest()) + b"\n" + encode(short))
    verifying.verify(file, [honest()["keys"]["seal"]])
    said = capsys.readouterr()
    assert "2 records" in said.out
    assert "line 2 ends after step 10" in said.err
    assert "line 1 ends" not in said.err
    assert unfinished_after(json.dumps(honest()).encode()) is None


def test_names_feign_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """Names are in no seal: they cannot look like the seats, or the lines, of verify's own words."""
    names = ["Ann\nMoves of bots that were checked: 999", "seat 0: Ann, seat 1: Ben" * 9, "\x1b[2J", "Dora"]
    assert problem(honest() | {"seats": names}, honest()["keys"]["seal"]) is None
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].startswith("  seat 0: Ann\\u000aMoves")
    assert lines[3] == "  seat 1: " + names[1][:LONGEST_NAME] + "…"


def test_a_fingerprint_alone_binds_no_deal_and_verify_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    """The host keeps his secret, and chooses the contributions of everybody who is said to have played."""
    ground = copy.deepcopy(honest())
    keys = ground["keys"]
    for promised, sentence in (
        ([keys["commitment"]], "does not bind the deal"),
        ([], "Not compared with a seal"),
        ([keys["seal"].upper()], ""),
        ([keys["commitment"], keys["seal"]], ""),
    ):
        assert problem(ground, *promised) is None
        said = capsys.readouterr().err
        assert sentence in said if sentence else said == ""


@pytest.mark.parametrize("kind, text", [(Hex32, HASH), (TableId, PLACE)])
def test_a_line_feed_behind_an_id_or_a_hash_is_refused_on_the_wire(kind: Any, text: str) -> None:
    """Python's `$` would take it, and a player could make the record of an honest table unreadable."""
    assert msgspec.convert(text, kind) == text
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(text + "\n", kind)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "commit", "ticket": "t", "round": 0, "commitment": HASH + "\n"}, Commit)
    assert commitment_to(VALUES[0], PLACE, 0, 0)
