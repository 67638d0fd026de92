"""`shinobi simulate` and `shinobi verify`: many games, their records, and what is wrong with a record."""

import json
from pathlib import Path

import pytest

import shinobi

from .terminal import Said, shinobi_says

GAMES = 400


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("records")


@pytest.fixture(scope="module")
def simulated(folder: Path) -> Said:
    """Some games whose records are enough to be verified in bulk."""
    table = ("daimyo", "--players", "5", "--edition", "es", "--seed", "4", "-o", "max_rounds=5")
    return shinobi_says("simulate", *table, "--games", str(GAMES), "--records", "all.jsonl", "--json", cwd=folder)


def test_a_summary_for_programs(simulated: Said, folder: Path) -> None:
    assert (simulated.code, simulated.err) == (0, "")
    summary = json.loads(simulated.out)
    assert (summary["game"], summary["players"], summary["edition"], summary["seed"]) == ("daimyo", 5, "es", 4)
    assert summary["options"]["max_rounds"] == 5
    assert summary["options"]["distinct_declarations"] is True
    assert summary["games"] == GAMES == sum(summary["endings"].values())
    assert sum(seat["share"] for seat in summary["seats"]) == pytest.approx(1)
    assert summary["length"]["least"] <= summary["length"]["mean"] <= summary["length"]["most"]
    assert summary["records"] == {"file": "all.jsonl", "bytes": (folder / "all.jsonl").stat().st_size}


def test_the_records_are_the_games_that_were_summed_up(simulated: Said, folder: Path) -> None:
    summary = json.loads(simulated.out)
    records = [json.loads(line) for line in (folder / "all.jsonl").read_bytes().splitlines()]
    assert len(records) == GAMES
    assert sum(len(record["steps"]) for record in records) == summary["steps"]
    for seat in range(5):
        share = sum(record["result"]["shares"][seat] for record in records) / GAMES
        assert share == pytest.approx(summary["seats"][seat]["share"])
    for record in records[:20]:
        assert shinobi.load(record).over


def test_records_verify(simulated: Said, folder: Path) -> None:
    assert (folder / "all.jsonl").stat().st_size > 500_000, "small files are not verified in bulk"
    verified = shinobi_says("verify", "all.jsonl", cwd=folder)
    assert (verified.code, verified.err) == (0, "")
    assert f"All {GAMES} records in all.jsonl are correct: every move, event and result." in verified.words


def test_wrong_records_are_told_by_line(simulated: Said, folder: Path) -> None:
    lines = (folder / "all.jsonl").read_bytes().splitlines()
    lines[1] = lines[1].replace(b'"lost"', b'"won"', 1)
    lines[3] = lines[3][: len(lines[3]) // 2]
    lines[4] = b""
    (folder / "wrong.jsonl").write_bytes(b"\n".join(lines) + b"\n")
    said = shinobi_says("verify", "wrong.jsonl", cwd=folder)
    assert said.code == 2
    assert said.out == ""
    assert "wrong.jsonl, line 2: Step " in said.complaint
    assert "wrong.jsonl, line 4: This is not the record of a game: Input data was truncated." in said.complaint
    assert "line 1:" not in said.complaint
    assert "line 5:" not in said.complaint, "an empty line is no record"
    assert f"Wrong records: 2 of {len(lines) - 1}." in said.complaint


def test_of_many_wrong_records_the_first_are_told_one_by_one(simulated: Said, folder: Path) -> None:
    lines = (folder / "all.jsonl").read_bytes().splitlines()[:25]
    (folder / "bad.jsonl").write_bytes(b"\n".join(line[:-9] + b"}" for line in lines))
    said = shinobi_says("verify", "bad.jsonl", cwd=folder)
    assert said.code == 2
    assert said.complaint.count("bad.jsonl, line ") == 10
    assert said.complaint.endswith("Wrong records: 25 of 25.")


def test_a_record_over_many_lines_verifies(folder: Path) -> None:
    match = shinobi.new("daimyo", seed=1)
    while not match.over:
        match.play(match.legal()[0])
    (folder / "pretty.json").write_text(json.dumps(match.record(), indent=2))
    verified = shinobi_says("verify", "pretty.json", cwd=folder)
    assert (verified.code, verified.err) == (0, "")
    assert "The record in pretty.json is correct: every move, event and result." in verified.words


def test_a_summary_for_people() -> None:
    said = shinobi_says("simulate", "daimyo", "-n", "1500", "--workers", "1")
    assert (said.code, said.err) == (0, "")
    assert "1,500 games of daimyo, 4 players, random play, seed 0. Edition: English – any declarations" in said.words
    assert "Share of victories" in said.words
    assert "DAI-50" in said.words
    assert "Moves per game:" in said.words
    assert "moves per second on 1 cores." in said.words
