"""The page's check of a record, with the rules in WebAssembly, finds what `shinobi verify` finds, in every game."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from conformance.tables import TABLES, AnyTable

import shinobi
from shinobi.bots import ask, bot_named
from shinobi.bots.checking import check_bots
from shinobi.bots.levels import VERSION, Master
from shinobi.cli.verify import read_closely
from shinobi.engine.agreement import Agreement, Round, commitment_to, setting_hash
from shinobi.engine.keys import draw, nth_key
from shinobi.engine.match import Match
from shinobi.engine.records.record import load, read
from wasm.expected import said_by_all
from wasm.test_modules import answered, bundled, layout_of, module_of

PLACE = "abcdefghij"
SEARCHED = [50, 50]
LEVELS = ("random", "novice", "adept", "master")

Record = dict[str, Any]


def agreement(table: AnyTable, secret: int = 1) -> Agreement:
    """Seat 0 is a person's, who has contributed; bots of all levels sit on the others."""
    agreed, _ = table.game.table(table.players, table.edition, table.options)
    value, others = bytes([7]) * 32, (None,) * (table.players - 1)
    bound = Round((commitment_to(value, PLACE, 0, 0), *others), (value, *others))
    setting = setting_hash(table.name, table.players, table.edition, agreed.options)
    sitters = (None, *[LEVELS[-seat % len(LEVELS)] for seat in range(1, table.players)])
    return Agreement(PLACE, bytes([secret]) * 32, setting, sitters, "adept", (bound,))


def played(table: AnyTable, deviates: bool = False) -> Record:
    """The record of a match; where somebody `deviates`, the first bot with a choice makes another one."""
    keys = agreement(table)
    agreed, s = table.game.table(table.players, table.edition, table.options)
    match = Match(table.game, agreed, s, keys, [f"seat {seat}" for seat in range(table.players)])
    phrases = list(said_by_all(match, 5))
    chosen: list[dict[str, Any] | None] = []
    while match.actor is not None:
        seat = match.actor
        level = keys.sitters[seat]
        legal = match.legal(seat)
        if level is None:
            chosen.append(None)
            move: Any = legal[draw(nth_key(3, len(match.steps)), 0, len(legal))]
        else:
            bot = Master(exactly=SEARCHED) if level == "master" else bot_named(level)
            heard = phrases if level == "master" else []
            move = ask(
                bot, match, seat, keys.choice_key(seat, sum(step.seat == seat for step in match.steps)), talk=heard
            )
            said: dict[str, Any] = {"level": level, "version": VERSION}
            if level == "master":
                said |= {"heard": len(heard)} | ({"searched": SEARCHED} if len(legal) > 1 else {})
            chosen.append(said)
            if deviates and len(legal) > 1:
                move, deviates = next(one for one in legal if one != dict(move)), False
        match.play(move, seat)
    record: Record = json.loads(json.dumps(match.record()))
    for step, bot_said in zip(record["steps"], chosen, strict=True):
        if bot_said is not None:
            step["bot"] = bot_said
    record["phrases"] = [
        {"seat": one.seat, "kind": str(one.kind), "text": one.text, "arguments": dict(one.arguments or {})}
        for one in phrases
    ]
    return record


@cache
def honest(table: AnyTable) -> str:
    return json.dumps(played(table))


def middle(record: Record) -> dict[str, Any]:
    step: dict[str, Any] = record["steps"][len(record["steps"]) // 2]
    return step


def chosen_by(record: Record, level: str) -> dict[str, Any]:
    choices = (step for step in record["steps"] if step.get("bot", {}).get("level") == level)
    return next(choices, record["steps"][0])


def deals_otherwise(record: Record) -> None:
    for told in record["deal"][:1] or [record["steps"][0]["told"][0]]:
        told[-1] = 2 if told[-1] != 2 else 1


def leaves_out_an_event(record: Record) -> None:
    next(step for step in record["steps"] if step["told"])["told"].pop()


def tells_what_did_not_happen(record: Record) -> None:
    middle(record)["told"].append(record["steps"][0]["told"][0])


def tells_somebody_else(record: Record) -> None:
    told = middle(record)["told"][0]
    told[0] = [0] if told[0] != [0] else "all"


def moves_for_another(record: Record) -> None:
    middle(record)["seat"] = (middle(record)["seat"] + 1) % record["players"]


def moves_for_nobody(record: Record) -> None:
    middle(record)["seat"] = record["players"]


def makes_another_move(record: Record) -> None:
    moves = [step["move"] for step in record["steps"]]
    middle(record)["move"] = next(move for move in moves if move != middle(record)["move"])


def makes_no_move(record: Record) -> None:
    middle(record)["move"] = ["hypnotise", 1]


def ends_too_early(record: Record) -> None:
    del record["steps"][-1]


def goes_on_after_the_end(record: Record) -> None:
    record["steps"].append(record["steps"][-1])


def gives_the_victory_away(record: Record) -> None:
    record["result"]["shares"] = [1.0, *[0.0] * (record["players"] - 1)]
    record["result"]["shares"][1] = 0.5


def ends_by_another_clause(record: Record) -> None:
    record["result"]["ended"] = record["result"]["ended"][:-2] + "99"


def has_no_result(record: Record) -> None:
    record["result"] = None


def leaves_out_an_option(record: Record) -> None:
    record["options"].popitem()


def has_other_keys_beside_the_agreed_ones(record: Record) -> None:
    record["keys"]["what_if"] = {"after": 10_000, "keys": dict(record["keys"])}


def lets_a_person_choose_for_a_bot(record: Record) -> None:
    next(step for step in record["steps"] if "bot" in step).pop("bot")


def names_another_bot(record: Record) -> None:
    chosen_by(record, "master")["bot"] = {"level": "adept", "version": VERSION}


def names_an_unknown_bot(record: Record) -> None:
    middle(record)["bot"] = {"level": "oracle", "version": VERSION}


def says_that_a_bot_failed(record: Record) -> None:
    step = next(step for step in record["steps"] if "bot" in step)
    step["bot"] = {"level": "adept", "instead_of": step["bot"]["level"], "version": VERSION}


def searches_as_often_as_he_likes(record: Record) -> None:
    next(step for step in record["steps"] if step.get("bot", {}).get("searched"))["bot"]["searched"] = [51, 50]


def does_not_say_how_often_he_searched(record: Record) -> None:
    next(step for step in record["steps"] if step.get("bot", {}).get("searched"))["bot"].pop("searched")


DEEDS: tuple[Callable[[Record], None], ...] = (
    deals_otherwise,
    leaves_out_an_event,
    tells_what_did_not_happen,
    tells_somebody_else,
    moves_for_another,
    moves_for_nobody,
    makes_another_move,
    makes_no_move,
    ends_too_early,
    goes_on_after_the_end,
    gives_the_victory_away,
    ends_by_another_clause,
    has_no_result,
    has_other_keys_beside_the_agreed_ones,
    lets_a_person_choose_for_a_bot,
    names_another_bot,
    names_an_unknown_bot,
    says_that_a_bot_failed,
    searches_as_often_as_he_likes,
    does_not_say_how_often_he_searched,
)


def cheated(table: AnyTable) -> Iterator[tuple[str, Record]]:
    """Records of a match at this table that are not right, and what was done to them."""
    for deed in DEEDS:
        record = json.loads(honest(table))
        deed(record)
        yield deed.__name__, record
    yield "deviates", played(table, deviates=True)
    other = json.loads(honest(table))
    other["keys"] = agreement(table, secret=2).written()
    yield "deals from other keys", other


@pytest.fixture(scope="module")
def checker(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's check as one file for Node."""
    out = tmp_path_factory.mktemp("checker") / "check.mjs"
    bundled("check.mjs", out)
    return out


def found_by_the_page(checker: Path, game: str, records: list[Record], folder: Path) -> list[dict[str, Any]]:
    task = {"layout": layout_of(game), "records": records}
    found: list[dict[str, Any]] = answered(checker, module_of(game), task, folder)
    return found


@pytest.mark.parametrize("game", shinobi.game_names())
def test_the_page_believes_an_honest_record_of_every_kind_of_table(game: str, checker: Path, tmp_path: Path) -> None:
    records = [json.loads(honest(table)) for table in TABLES if table.name == game]
    for record, found in zip(records, found_by_the_page(checker, game, records, tmp_path), strict=True):
        assert found == {"bots": sum("bot" in step for step in record["steps"]), "failed": 0, "otherwise": 0}


@pytest.mark.parametrize("game", shinobi.game_names())
def test_the_page_finds_what_verify_finds(game: str, checker: Path, tmp_path: Path) -> None:
    deeds = list(cheated(next(table for table in TABLES if table.name == game)))
    found = found_by_the_page(checker, game, [record for _, record in deeds], tmp_path)
    for (deed, record), by_page in zip(deeds, found, strict=True):
        problem = read_closely([], json.dumps(record).encode())
        assert problem is not None, deed
        assert "what" in by_page, deed
        step = re.match(r"(?:Step|At step) (\d+)", str(problem))
        if step is not None:
            assert by_page["step"] == int(step[1]), f"{deed}: {problem}"
        assert by_page["what"] == ("bot" if str(problem).startswith("At step") else by_page["what"]), deed


def test_a_choice_for_a_bot_that_failed_is_counted(checker: Path, tmp_path: Path) -> None:
    table = next(table for table in TABLES if table.players > 4)
    record = json.loads(honest(table))
    record["keys"]["sitters"] = ["adept" if level == "random" else level for level in record["keys"]["sitters"]]
    for step in record["steps"]:
        if step.get("bot", {}).get("level") == "random":
            step["bot"]["instead_of"] = "adept"
    found = found_by_the_page(checker, table.name, [record], tmp_path)[0]
    assert found["failed"] == sum("instead_of" in step.get("bot", {}) for step in record["steps"]) > 0


def test_bots_of_another_version_are_neither_believed_nor_called_wrong(checker: Path, tmp_path: Path) -> None:
    table = TABLES[0]
    record = played(table, deviates=True)
    for step in record["steps"]:
        step.get("bot", {}).pop("version", None)
    choices = sum("bot" in step for step in record["steps"])
    assert check_bots(read(json.dumps(record)), load(json.dumps(record))) == (0, 0, choices)
    assert found_by_the_page(checker, table.name, [record], tmp_path) == [
        {"bots": 0, "failed": 0, "otherwise": choices}
    ]
