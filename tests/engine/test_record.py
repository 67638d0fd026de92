"""Records: a true one is believed, and whatever is changed in it is noticed, read closely or in bulk."""

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import jsonschema
import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import shinobi
from shinobi import BadRecord
from shinobi.engine.game import game_named
from shinobi.engine.keys import Agreed
from shinobi.engine.match import Match
from shinobi.engine.records.record_stream import Verifier

from .matches import played, short_match

Record = dict[str, Any]
Path = tuple[str | int, ...]
VERIFIER = Verifier()
TRUE: Record = short_match(names=["Ann", "Bob", "Cy", "Di"]).record()
CLANS = ("seven-lives", "rhanobi", "octosushi", "sin-san-guich", "flying-fish", "canzai")


def refusal(record: Any) -> str | None:
    """What `load` says against a record, as text and already parsed."""
    said = refusal_of_text(msgspec.json.encode(record))
    assert bool(_refusal(record)) == bool(said)
    return said


def refusal_of_text(text: bytes) -> str | None:
    """What `load` says against a record; bulk verification must say the same."""
    said = _refusal(text)
    found = VERIFIER.problem(text)
    assert (None if found is None else str(found)) == said
    return said


def _refusal(written: Any) -> str | None:
    try:
        shinobi.load(written)
    except BadRecord as problem:
        return str(problem)
    return None


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    """The paths to all values that hold no others."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    if not inner or not value:
        yield path
    for key, one in inner:
        yield from leaves(one, (*path, key))


def nodes(value: Any, path: Path = ()) -> Iterator[Path]:
    """The paths to all values."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from nodes(one, (*path, key))


def at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def changed(path: Path, value: Any, true: Record = TRUE) -> Any:
    """The true record, with another value at this path."""
    if not path:
        return value
    record = copy.deepcopy(true)
    at(record, path[:-1])[path[-1]] = value
    return record


def edited(edit: Callable[[Record], object]) -> Record:
    """The true record after an edit."""
    record = copy.deepcopy(TRUE)
    edit(record)
    return record


def says_the_same(path: Path, value: Any) -> bool:
    """Whether a record with this value tells of the same match, as far as replaying it can tell."""
    true = at(TRUE, path)
    match path:
        case ("shinobi",):
            return bool(value == 1)  # which lacks only what this record does not have
        case ("seats", _):
            return isinstance(value, str)
        case ("seats",):
            return isinstance(value, list) and len(value) == 4 and all(isinstance(name, str) for name in value)
        case ("edition",):  # every option is named besides
            return value in ("en", "es", "fr", "de")
        case ("options", "clans", int(seat)):
            others = [clan for other, clan in enumerate(TRUE["options"]["clans"]) if other != seat]
            return isinstance(value, str) and value in CLANS and value not in others
    return json.dumps(value) == json.dumps(true)


# A true record


def test_a_true_record_is_believed() -> None:
    assert refusal(TRUE) is None
    assert TRUE["result"]["ended"] == "DAI-52"
    assert len(TRUE["steps"]) == 20


@pytest.mark.parametrize("steps", range(0, 21, 4))
def test_a_record_may_stop_at_any_step(steps: int) -> None:
    match = played(shinobi.new("daimyo", seed=7, max_rounds=1), steps)
    assert refusal(match.record()) is None


def test_how_the_json_is_laid_out_does_not_matter() -> None:
    assert refusal_of_text(json.dumps(TRUE, indent=4).encode()) is None
    assert refusal_of_text(json.dumps(TRUE, sort_keys=True).encode()) is None


def test_names_are_free_text() -> None:
    for name in ("", "Zoë", "忍び", "[/b]", 'a "b"', "\\", "\0", "🥷" * 100):
        assert refusal(changed(("seats", 1), name)) is None


# Anything changed


WRONG: tuple[Any, ...] = (
    None,
    -1,
    99,
    10**20,
    1.5,
    "",
    "zzz",
    "daimyo",
    "katana",
    "attacked",
    "all",
    [],
    [0],
    {},
    {"seed": 1},
)


def test_no_leaf_of_a_record_can_be_changed_unnoticed() -> None:
    paths = list(leaves(TRUE))
    believed = []
    for path in paths:
        true = at(TRUE, path)
        near = [true + 1, true - 1] if isinstance(true, int | float) and not isinstance(true, bool) else [not true]
        for value in (*WRONG, *near):
            if not says_the_same(path, value) and refusal(changed(path, value)) is None:
                believed.append((path, true, value))
    assert len(paths) > 200
    assert believed == []


def test_true_is_not_one_and_false_is_not_zero() -> None:
    believed = []
    for path in leaves(TRUE):
        true = at(TRUE, path)
        if type(true) is int and true in (0, 1) and refusal(changed(path, bool(true))) is None:
            believed.append(path)
    assert believed == []


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)


@settings(deadline=None, max_examples=300, database=None, derandomize=True)
@given(st.sampled_from(list(nodes(TRUE))), JSON)
@example((), [])
@example(("steps",), [])
@example(("result",), None)
@example(("deal",), [])
@example(("options",), {})
@example(("keys",), {})
@example(("seats",), [])
def test_no_part_of_a_record_can_be_anything_else(path: Path, value: Any) -> None:
    if not says_the_same(path, value):
        assert refusal(changed(path, value)) is not None


@pytest.mark.parametrize("path", [path for path in nodes(TRUE) if isinstance(at(TRUE, path), dict)][:3], ids=str)
def test_no_field_may_be_missing_or_unknown(path: Path) -> None:
    for name in at(TRUE, path):
        assert refusal(edited(lambda record: at(record, path).pop(name))) is not None  # noqa: B023
    assert refusal(edited(lambda record: at(record, path).update(extra=1))) is not None


@pytest.mark.parametrize("number", range(20))
def test_no_step_can_be_dropped_doubled_or_moved(number: int) -> None:
    steps = TRUE["steps"]
    assert refusal(changed(("steps",), steps[:number] + steps[number + 1 :])) is not None
    assert refusal(changed(("steps",), steps[:number] + [steps[number]] * 2 + steps[number + 1 :])) is not None
    for other in range(number):
        swapped = list(steps)
        swapped[number], swapped[other] = steps[other], steps[number]
        assert refusal(changed(("steps",), swapped)) is not None


@pytest.mark.parametrize("number", range(20))
def test_no_event_can_be_dropped_doubled_or_moved(number: int) -> None:
    told = TRUE["steps"][number]["told"]
    path = ("steps", number, "told")
    for nth in range(len(told)):
        assert "leaves out" in str(refusal(changed(path, told[:nth]))), "all from here on"
        assert refusal(changed(path, told[:nth] + told[nth + 1 :])) is not None
        assert refusal(changed(path, told[: nth + 1] + told[nth:])) is not None
    if len(told) > 1:
        assert refusal(changed(path, told[::-1])) is not None
    assert "did not happen" in str(refusal(changed(path, [*told, ["all", "round", 2, 0]])))


def test_a_record_cut_off_anywhere_is_no_record() -> None:
    text = msgspec.json.encode(TRUE)
    for length in [*range(0, len(text), 41), *range(len(text) - 40, len(text))]:
        assert "not the record of a game" in str(refusal_of_text(text[:length]))


# What exactly is said


@pytest.mark.parametrize(
    "edit, sentence",
    [
        (lambda r: r.update(shinobi=3), "This record has format 3; this program reads formats 1, 2."),
        (lambda r: r.update(shinobi=0), "This record has format 0; this program reads formats 1, 2."),
        (lambda r: r.update(game="chess"), "There is no game “chess”. The games are "),
        (lambda r: r.update(edition="it"), "There is no edition “it” of daimyo. The editions are en, es, fr, de."),
        (lambda r: r.update(players=7), "is for 4 to 6 players, not 7."),
        (lambda r: r["options"].update(magic=True), "no option “magic”. Its options are distinct_declarations,"),
        (lambda r: r["options"].update(max_rounds=0), "max_rounds must be a whole number from 1 to 1000, not 0."),
        (
            lambda r: r["options"].pop("start"),
            "every option of its game. This one does not name start.",
        ),
        (lambda r: r["seats"].append("Eve"), "The record names 5 seats for 4 players."),
        (lambda r: r.update(keys={"seed": "7"}), "16 hexadecimal digits"),
        (lambda r: r["deal"].pop(), 'The deal leaves out ["all","round",1,2].'),
        (lambda r: r["steps"][0].update(seat=9), "Step 1 is not a move: There is no seat 9 at this table"),
        (lambda r: r["steps"][0].update(seat=0), "Step 1 breaks a rule: Play always passes to the right"),
        (lambda r: r["steps"][2].update(move=["swim"]), "Step 3 is not a move: There is no verb “swim”"),
        (lambda r: r["steps"][2].update(move=["decline"]), "Step 3 breaks a rule:"),
        (lambda r: r["steps"].append(r["steps"][-1]), "Step 21 comes after the end: the game was over after step 20."),
        (lambda r: r.update(result=None), "The game is over, but the record states no result."),
        (lambda r: r["steps"].pop(), "The record states a result, but after step 19 the game is not over."),
        (lambda r: r["result"].update(ended="DAI-50"), "The result is stated as"),
        (lambda r: r.update(extra=1), "unknown field `extra`"),
        (lambda r: r.update(players="4"), "Expected `int`, got `str` - at `$.players`"),
    ],
)
def test_the_sentence_says_what_is_wrong(edit: Callable[[Record], object], sentence: str) -> None:
    assert sentence in str(refusal(edited(edit)))


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\n",
        b"null",
        b"[]",
        b"{}",
        b"3",
        b'"daimyo"',
        b"\x00\x01\x02",
        b"\xff\xfe{}",
        b"\x89PNG\r\n\x1a\n",
        b"PK\x03\x04",
        b"{" * 50,
    ],
    ids=str,
)
def test_what_is_no_record_at_all_is_said_to_be_none(text: bytes) -> None:
    assert "not the record of a game" in str(refusal_of_text(text))


def test_records_are_refused_that_nest_without_end() -> None:
    text = json.dumps(changed(("options", "max_rounds"), "HERE")).replace('"HERE"', "[" * 100_000 + "]" * 100_000)
    assert refusal_of_text(text.encode()) is not None


@pytest.mark.parametrize(
    "written", [None, 3, [], [1], {1: 2}, "\ud800", object()], ids=lambda written: type(written).__name__
)
def test_what_cannot_hold_a_record_is_refused(written: Any) -> None:
    with pytest.raises(BadRecord, match="not the record of a game"):
        shinobi.load(written)


# Keys that a live table and its players agreed on


def agreed_record() -> Record:
    game = game_named("clans")
    table, s = game.table(4)
    keys = Agreed(bytes(range(32)), (bytes([1]) * 32, None, bytes([3]) * 32, None))
    return played(Match(game, table, s, keys, ["Ann", "Bob", "Cy", "Di"])).record()


def test_a_record_of_a_live_table_is_believed_and_fits_the_schema() -> None:
    assert refusal(agreed_record()) is None
    jsonschema.Draft202012Validator(shinobi.schema("clans")).validate(json.loads(json.dumps(agreed_record())))


@pytest.mark.parametrize(
    "change, sentence",
    [
        ({"secret": "11" * 32}, "not the one that was promised"),
        ({"commitment": "11" * 32}, "not the one that was promised"),
        ({"contributions": []}, "0 contributions for 4 players"),
        ({"contributions": [None] * 5}, "5 contributions for 4 players"),
        ({"contributions": ["11" * 32, None, "03" * 32, None]}, "by the rules and the keys"),
        ({"contributions": [None, "01" * 32, "03" * 32, None]}, "by the rules and the keys"),
        ({"contributions": ["01" * 31, None, None, None]}, "none of the forms"),
    ],
)
def test_a_live_table_that_did_not_keep_its_promise_is_found_out(change: Record, sentence: str) -> None:
    record = agreed_record()
    record["keys"] |= change
    assert sentence in str(refusal(record))


# The JSON Schema


@cache
def validator() -> Any:
    described = shinobi.schema("daimyo")
    jsonschema.Draft202012Validator.check_schema(described)
    return jsonschema.Draft202012Validator(described)


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("edition", ["en", "es"])
def test_the_schema_accepts_real_records(players: int, edition: str) -> None:
    match = shinobi.new("daimyo", players=players, edition=edition, secret=bytes([players]) * 32, max_rounds=2)
    for steps in (0, 7, None):
        record = json.loads(json.dumps(played(match, steps).record()))
        validator().validate(record)


def test_the_schema_describes_every_value() -> None:
    one_of_each = {step["move"][0]: step for step in TRUE["steps"]}
    short = TRUE | {"steps": list(one_of_each.values())}
    assert len(one_of_each) == 4
    assert validator().is_valid(short)
    for path in leaves(short):
        for value in ({"x": 1}, 1.5):
            assert not validator().is_valid(changed(path, value, short)), path


@pytest.mark.parametrize(
    "edit",
    [
        lambda r: r.update(shinobi=3),
        lambda r: r.update(game="chess"),
        lambda r: r.update(players=3),
        lambda r: r.update(players=7),
        lambda r: r.update(edition="it"),
        lambda r: r.update(extra=1),
        lambda r: r.pop("result"),
        lambda r: r["options"].pop("clans"),
        lambda r: r["options"].update(magic=True),
        lambda r: r["options"].update(max_rounds=1001),
        lambda r: r["options"].update(distinct_declarations=0),
        lambda r: r["keys"].update(secret="00" * 32),
        lambda r: r.update(keys={}),
        lambda r: r.update(keys={"seed": "00000000000000FG"}),
        lambda r: r.update(keys={"seed": "7"}),
        lambda r: r["deal"].append(["all", "flood"]),
        lambda r: r["deal"][0].append(1),
        lambda r: r["deal"][0].pop(),
        lambda r: r["deal"][0].__setitem__(0, "some"),
        lambda r: r["deal"][0].__setitem__(0, [0, 0]),
        lambda r: r["deal"][0].__setitem__(0, [6]),
        lambda r: r["steps"][0].pop("told"),
        lambda r: r["steps"][0].update(extra=1),
        lambda r: r["steps"][0].update(seat=-1),
        lambda r: r["steps"][0].update(move=["swim"]),
        lambda r: r["steps"][0].update(move=["attack", "katana"]),
        lambda r: r["steps"][0].update(move=["attack", "spoon", "sai"]),
        lambda r: r["steps"][0].update(move=["reveal", 6]),
        lambda r: r["result"].update(ended=None),
        lambda r: r["result"].update(ended="52"),
        lambda r: r["result"].update(shares=[2, 0, 0, 0]),
    ],
)
def test_the_schema_refuses_other_shapes(edit: Callable[[Record], object]) -> None:
    assert validator().is_valid(TRUE)
    assert not validator().is_valid(edited(edit))
