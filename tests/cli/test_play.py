"""`shinobi play`, one person against bots: a whole match, interrupted, taken back, explained."""

import json
from pathlib import Path
from random import Random

import pytest

import shinobi

from .terminal import PROMPT, Said, choices, shinobi_says, typed

ALWAYS_THE_FIRST = typed(*["1"] * 400)
TABLE = ("daimyo", "--name", "Ann", "--seed", "3", "--option", "max_rounds=2")
ANN_BEGINS = (*TABLE, "--option", "start=0")


def ann_types(*lines: str | int) -> Said:
    """Ann, in seat 0, begins a match and types this before she leaves."""
    said = shinobi_says("play", *ANN_BEGINS, typed=typed(*lines))
    assert (said.code, said.err) == (0, "")
    return said


# A whole match


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("players, edition", [("4", "en"), ("6", "es")])
def test_a_match_is_played_to_its_end_by_numbers(seed: int, players: str, edition: str, tmp_path: Path) -> None:
    chance = Random(seed)
    file = tmp_path / "match.json"
    table = ("--players", players, "--edition", edition, "-o", "max_rounds=2", "--name", "Ann", "--record", str(file))
    # Some of these numbers are not among the choices: then the same is asked again.
    said = shinobi_says("play", "daimyo", *table, typed=typed(*(chance.randint(1, 4) for _ in range(2_000))))
    assert (said.code, said.err) == (0, "")
    match = shinobi.load(file.read_bytes())
    assert match.over
    assert match.names[0] == "Ann"
    assert (match.players, match.table.edition) == (int(players), edition)
    assert f"Ended by {match.ended_by}" in said.words
    winners = [name for name, share in zip(match.names, match.shares, strict=True) if share]
    assert f"{', '.join(winners)} win" in said.words or f"{', '.join(winners)} share the victory" in said.words
    assert f"The record of the match is in {file}" in said.words.replace("- ", "-")


def test_every_choice_offered_is_legal_and_all_legal_ones_are_offered(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said = shinobi_says("play", *ANN_BEGINS, "--record", str(file), typed=typed("2"))
    first, second, _ = said.out.split(PROMPT)
    assert choices(first) == ["shuriken", "sai", "katana", "blowgun"]
    assert choices(second) == ["shuriken", "sai", "katana", "blowgun"]
    assert not shinobi.load(file.read_bytes()).steps, "half a move is no move"


def test_the_same_seed_and_the_same_answers_give_the_same_evening(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    said = [shinobi_says("play", *TABLE, "--record", str(file), typed=ALWAYS_THE_FIRST) for file in files]
    assert files[0].read_bytes() == files[1].read_bytes()
    assert said[0].out.replace("one.json", "two.json") == said[1].out


@pytest.mark.parametrize("answers", [0, 1, 7, 15])
def test_an_interrupted_match_goes_on_where_it_stopped(answers: int, tmp_path: Path) -> None:
    straight, halved = tmp_path / "straight.json", tmp_path / "halved.json"
    shinobi_says("play", *TABLE, "--record", str(straight), typed=ALWAYS_THE_FIRST)
    left = shinobi_says("play", *TABLE, "--record", str(halved), typed=typed(*["1"] * answers))
    assert left.code == 0
    assert "shinobi play daimyo --resume" in left.words
    steps = len(json.loads(halved.read_bytes())["steps"])
    resumed = shinobi_says("play", "daimyo", "--resume", str(halved), typed=ALWAYS_THE_FIRST)
    assert (resumed.code, resumed.err) == (0, "")
    assert f"Going on after step {steps}" in resumed.words
    assert "You are Ann." in resumed.words
    assert halved.read_bytes() == straight.read_bytes()
    assert [file.name for file in sorted(tmp_path.iterdir())] == ["halved.json", "straight.json"]


def test_a_person_with_the_name_of_a_bot_is_still_a_person_after_an_interruption(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    table = ("daimyo", "--name", "Akane", "-o", "max_rounds=1", "-o", "start=0", "--record", str(file))
    shinobi_says("play", *table)
    resumed = shinobi_says("play", "daimyo", "--resume", str(file))
    assert PROMPT in resumed.out
    assert not shinobi.load(file.read_bytes()).over


@pytest.mark.parametrize("answers", [*range(9), 30])
def test_the_end_of_input_at_any_prompt_ends_the_evening_quietly(answers: int) -> None:
    said = ann_types(*["1"] * answers)
    assert said.out.count(PROMPT) >= answers or "Ended by" in said.out
    assert said.words.endswith("With --record FILE it can be gone on with later.") or "Ended by" in said.out


@pytest.mark.parametrize("word", ["quit", "exit", "QUIT"])
def test_a_person_can_leave(word: str) -> None:
    said = ann_types("1", "1", word, "1", "1")
    assert said.out.count(PROMPT) == 3
    assert "The match ends here, unfinished." in said.words


# What can be said at a prompt


@pytest.mark.parametrize("word", ["?", "help", "Help"])
def test_help_says_what_can_be_typed(word: str) -> None:
    _, after, _ = ann_types(word).out.split(PROMPT)
    for command in ("number", "undo", "table", "log", "rules", "quit"):
        assert command in after
    assert choices(after) == ["shuriken", "sai", "katana", "blowgun"], "and then the same is asked again"


def test_the_move_that_help_gives_as_an_example_can_be_typed() -> None:
    _, after, _ = ann_types("?").out.split(PROMPT)
    example = after.split("such as: ")[1].split("\n")[0]
    said = ann_types(example)
    assert "with card 2 of 3" in said.words


def test_rules_can_be_read_at_a_prompt() -> None:
    _, page, one, none, _ = ann_types("rules", "rules 13", "rules DAI-99").out.split(PROMPT)
    assert "DAI-01" in page
    assert "DAI-52" in page
    assert "DAI-13" in one
    assert "DAI-14" not in one
    assert "There is no clause “DAI-99” in daimyo. Its clauses run from DAI-01 to DAI-52." in " ".join(none.split())


def test_the_log_tells_what_was_told_so_far() -> None:
    *_, log, _ = ann_types("katana sai", "log").out.split(PROMPT)
    assert "Round 1 begins. Ann has the pawn." in log
    assert "Ann attacks Akane: “sai”." in log
    assert "The card from Ann to Akane is in truth: katana." in log


def test_the_table_can_be_shown_again() -> None:
    *_, before, table, _ = ann_types("katana sai", "table").out.split(PROMPT)
    drawn = before[before.index("Round 1 of at most 2") : before.index("Ann, it is your turn")]
    assert drawn in table
    assert "‹katana›" in drawn


def test_an_empty_line_asks_again() -> None:
    said = ann_types("", "   ")
    assert said.out.count("Which card do you send?") == 3


def test_a_move_can_be_taken_back() -> None:
    said = ann_types("katana sai", "undo", "log")
    *_, undone, log, _ = said.out.split(PROMPT)
    assert "Taken back: attack katana sai." in undone
    assert choices(undone) == ["shuriken", "sai", "katana", "blowgun"]
    assert "with card 1 of 3" in undone
    assert "Ann attacks" not in log


def test_half_a_move_can_be_begun_again() -> None:
    *_, after, _ = ann_types("katana", "undo").out.split(PROMPT)
    assert "Which card do you send?" in after


def test_there_may_be_nothing_to_take_back() -> None:
    *_, after, _ = ann_types("undo").out.split(PROMPT)
    assert "There is no move to take back." in after


def test_what_was_revealed_cannot_be_taken_back() -> None:
    said = ann_types(*["1"] * 6, "undo")
    *_, after, _ = said.out.split(PROMPT)
    assert "That move brought something to light, so it stands." in after


# Moves in words


@pytest.mark.parametrize(
    "lines",
    [
        ["attack katana sai"],
        ["katana sai"],
        ["KATANA Sai"],
        ["kat sa"],
        ["attack katana", "sai"],
        ["katana", "sai"],
        ["3 2"],
        ["3", "2"],
        ["katana", "2"],
        ["  attack   katana   sai  "],
    ],
)
def test_a_move_can_be_typed_in_words_and_numbers(lines: list[str]) -> None:
    *_, log, _ = ann_types(*lines, "log").out.split(PROMPT)
    assert "Ann attacks Akane: “sai”." in log
    assert "in truth: katana." in log


@pytest.mark.parametrize("line", ["spoon", "attack spoon", "0", "5", "-1", "katana spoon", "s", "katana sai sai", "['"])
def test_what_is_not_understood_is_told_what_would_be(line: str) -> None:
    _, after, _ = ann_types(line).out.split(PROMPT)
    assert "I did not understand “" in after
    assert choices(after) == ["shuriken", "sai", "katana", "blowgun"]


@pytest.mark.parametrize("line", ["9" * 5_000, "\0", "\x1b[31m", "🥷", "{ $x }", "[/red]"])
def test_nothing_that_can_be_typed_breaks_the_evening(line: str) -> None:
    _, after, _ = ann_types(line).out.split(PROMPT)
    assert "I did not understand" in after


def test_bytes_that_are_no_text_do_not_break_the_evening() -> None:
    said = shinobi_says("play", *ANN_BEGINS, typed=b"\xff\xfe\n1\n", PYTHONIOENCODING="utf-8:strict")
    assert said.code == 0


def test_an_illegal_move_is_explained_with_its_clause() -> None:
    *_, after, _ = ann_types("katana sai", "katana sai").out.split(PROMPT)
    assert "Not allowed (DAI-10): Beginning with the start player" in after
    assert choices(after) == ["shuriken", "sai", "blowgun"]


def test_an_illegal_card_is_refused_before_more_is_asked() -> None:
    *_, after, _ = ann_types("katana sai", "katana").out.split(PROMPT)
    assert "DAI-10" in after
    assert choices(after) == ["shuriken", "sai", "blowgun"]


def test_the_third_declaration_of_a_weapon_is_explained_with_its_clause() -> None:
    # Three seats before Ann, so that she finds declarations; each bot's are random, and some target has two alike.
    for seed in range(6):
        table = ("daimyo", "--name", "Ann", "--seed", str(seed), "-o", "start=1")
        said = shinobi_says("play", *table, typed=typed("log"))
        declared = [line.split("“")[1].split("”")[0] for line in said.out.splitlines() if " attacks Akane: " in line]
        if len(declared) >= 2 and declared[0] == declared[1]:
            *_, after, _ = shinobi_says("play", *table, typed=typed(f"katana {declared[0]}")).out.split(PROMPT)
            assert "Not allowed (DAI-13): A target who already carries two declarations" in after
            return
    pytest.fail("no seed gives a target two declarations of one weapon")


def test_an_accusation_that_does_not_fit_is_explained_with_its_clause() -> None:
    said = ann_types(*["1"] * 6)
    wrong = "plotting" if "No pair" in said.out else "incompetence"
    *_, after, _ = ann_types(*["1"] * 6, f"denounce {wrong}").out.split(PROMPT)
    assert "Not allowed (DAI-26)" in after
    assert choices(after) == ["denounce", "decline"]


# Names


@pytest.mark.parametrize("name", ["[/b]", "[red]Ann", "Ann [b]", "{ $x }", "Zoë 忍び", ":smile:", "1"])
def test_any_name_is_said_as_it_is(name: str) -> None:
    said = shinobi_says("play", "daimyo", "--name", name, "-o", "start=0", typed=typed("1 1"))
    assert (said.code, said.err) == (0, "")
    assert f"You are {name}." in said.words
    assert f"{name}, it is your turn." in said.words


def test_any_file_name_is_said_as_it_is(tmp_path: Path) -> None:
    said = shinobi_says("play", "daimyo", "--record", "a[b]c.json", cwd=tmp_path)
    assert (tmp_path / "a[b]c.json").exists()
    assert "--resume 'a[b]c.json'" in said.words
    resumed = shinobi_says("play", "daimyo", "--resume", "a[b]c.json", cwd=tmp_path)
    assert "of the match in a[b]c.json." in resumed.words
    verified = shinobi_says("verify", "a[b]c.json", cwd=tmp_path)
    assert "The record in a[b]c.json is right" in verified.words
