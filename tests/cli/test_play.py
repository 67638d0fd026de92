"""`shinobi play`, one person against bots: a whole match, interrupted and gone on with."""

import json
from pathlib import Path
from random import Random

import pytest

import shinobi

from .terminal import PROMPT, shinobi_says, typed

ALWAYS_THE_FIRST = typed(*["1"] * 400)
TABLE = ("daimyo", "--name", "Ann", "--seed", "3", "--option", "max_rounds=2", "--option", "start=0")


def test_a_match_is_played_to_its_end_by_numbers(tmp_path: Path) -> None:
    chance = Random(1)
    table = ("--players", "6", "--edition", "es", "-o", "max_rounds=2", "--name", "Ann", "--record", "m.json")
    # Some of these numbers are not among the choices: then the same is asked again.
    answers = typed(*(chance.randint(1, 4) for _ in range(2_000)))
    said = shinobi_says("play", "daimyo", *table, typed=answers, cwd=tmp_path)
    assert (said.code, said.err) == (0, "")
    match = shinobi.load((tmp_path / "m.json").read_bytes())
    assert match.over
    assert match.names[0] == "Ann"
    assert (match.players, match.table.edition) == (6, "es")
    assert f"Ended by {match.ended_by}" in said.words
    won = [name.removesuffix(" (bot)") for name, share in zip(match.names, match.shares, strict=True) if share]
    winners = " and ".join([", ".join(won[:-1]), won[-1]] if won[1:] else won)
    assert f"{winners} wins." in said.words or f"{winners} share the victory." in said.words
    assert "The record of the game is in m.json." in said.words


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The record of a match that nothing interrupted."""
    file = tmp_path_factory.mktemp("straight") / "match.json"
    said = shinobi_says("play", *TABLE, "--record", str(file), typed=ALWAYS_THE_FIRST)
    assert (said.code, said.err) == (0, "")
    return file.read_bytes()


@pytest.mark.parametrize("answers", [1, 15])
def test_an_interrupted_match_goes_on_where_it_stopped(answers: int, straight: bytes, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    left = shinobi_says("play", *TABLE, "--record", "match.json", typed=typed(*["1"] * answers), cwd=tmp_path)
    assert (left.code, left.err) == (0, "")
    assert left.words.endswith("The game is not finished. Continue with: shinobi play daimyo --resume match.json")
    steps = len(json.loads(file.read_bytes())["steps"])
    resumed = shinobi_says("play", "daimyo", "--resume", "match.json", typed=ALWAYS_THE_FIRST, cwd=tmp_path)
    assert (resumed.code, resumed.err) == (0, "")
    assert f"Resuming after move {steps} of the game in match.json." in resumed.words
    assert "You are Ann." in resumed.words
    assert file.read_bytes() == straight
    assert [one.name for one in tmp_path.iterdir()] == ["match.json"], "nothing is left beside it"


def test_a_person_with_the_name_of_a_bot_is_still_a_person_after_an_interruption(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    shinobi_says("play", "daimyo", "--name", "Akane", "-o", "max_rounds=1", "-o", "start=0", "--record", str(file))
    resumed = shinobi_says("play", "daimyo", "--resume", str(file))
    assert PROMPT in resumed.out
    assert not shinobi.load(file.read_bytes()).over


def test_the_end_of_input_ends_the_evening_quietly() -> None:
    said = shinobi_says("play", *TABLE)
    assert (said.code, said.err) == (0, "")
    assert said.out.count(PROMPT) == 1
    assert said.words.endswith("Start with --record FILE if you want to continue a game later.")


def test_a_person_can_leave() -> None:
    said = shinobi_says("play", *TABLE, typed=typed("1", "1", "QUIT", "1", "1"))
    assert (said.code, said.err) == (0, "")
    assert said.out.count(PROMPT) == 3
    assert "The game ends here, unfinished." in said.words


# Names


def test_any_name_is_said_as_it_is() -> None:
    names = ["[/b]", "[red]Ann", "Ann [b]", "{ $x }", "Zoë 忍び", ":smile:"]
    people = [argument for name in names for argument in ("--name", name)]
    turns = typed(*["", "1 1"] * 18)
    said = shinobi_says("play", "daimyo", "--players", "6", *people, "-o", "start=0", typed=turns)
    assert (said.code, said.err) == (0, "")
    assert f"{', '.join(names)} at this terminal." in said.words
    for name in names:
        assert f"Hand the terminal to {name} " in said.out
        assert f"{name}, it is your turn." in said.words


def test_the_name_of_one_person_is_said_as_it_is() -> None:
    said = shinobi_says("play", "daimyo", "--name", "[/b]", "-o", "start=0")
    assert "You are [/b]." in said.words
    assert "[/b], it is your turn." in said.words


def test_any_file_name_is_said_as_it_is(tmp_path: Path) -> None:
    said = shinobi_says("play", "daimyo", "--record", "a[b]c.json", cwd=tmp_path)
    assert (tmp_path / "a[b]c.json").exists()
    assert "--resume 'a[b]c.json'" in said.words
    verified = shinobi_says("verify", "a[b]c.json", cwd=tmp_path)
    assert "The record in a[b]c.json is correct" in verified.words
