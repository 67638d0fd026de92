"""Bad input on the command line: a sentence that says what is wrong and what would be right, and exit code 2."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import shinobi

from .terminal import MINUTE, environment, shinobi_says

PLAY, SIMULATE = ("play", "daimyo"), ("simulate", "daimyo")


@pytest.mark.parametrize(
    "arguments, wrong, right",
    [
        (("play", "chess"), "There is no game “chess”", "The games are "),
        (("rules", "daimyo", "9" * 5_000), "There is no clause “99", "DAI-01 to DAI-52"),
        ((*PLAY, "--players", "3"), "not 3", "4 to 6 players"),
        ((*PLAY, "--players", "four"), "--players", "whole number"),
        ((*PLAY, "--edition", "it"), "no edition “it”", "en, es, fr, de"),
        ((*PLAY, "-o", "magic=yes"), "no option “magic”", "distinct_declarations, max_rounds, start, clans"),
        ((*PLAY, "-o", "max_rounds"), "not “max_rounds”", "name=value"),
        ((*PLAY, "-o", "max_rounds=--5"), "not '--5'", "whole number from 1 to 1000"),
        ((*PLAY, "-o", f"max_rounds={'9' * 5_000}"), "max_rounds", "whole number from 1 to 1000"),
        ((*PLAY, "-o", "start=4"), "not 4", "a seat, 0 to 3"),
        ((*PLAY, "--lang", "tlh"), "no texts in “tlh”", "The languages are "),
        ((*PLAY, "--against", "genius"), "no bot “genius”", "The bots are "),
        ((*PLAY, *("--name", "Ann") * 2), "name", "a name of their own"),
        ((*PLAY, *(word for name in "abcde" for word in ("--name", name))), "5 people", "4 seats"),
        ((*SIMULATE, "--games", "-5"), "not -5", "at least 1"),
        ((*SIMULATE, "--seed", "-1"), "not -1", "from 0 to 18446744073709551615"),
    ],
    ids=lambda value: " ".join(value)[:60] if isinstance(value, tuple) else None,
)
def test_what_cannot_be_done_is_said_in_a_sentence(arguments: tuple[str, ...], wrong: str, right: str) -> None:
    said = shinobi_says(*arguments)
    assert said.code == 2
    assert wrong in said.complaint
    assert right in said.complaint
    assert said.out == ""


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (("play", "chess", "--lang", "fr"), "Le jeu « chess » n’existe pas. Les jeux sont "),
        ((*PLAY, "--edition", "it", "--lang", "es"), "No existe la edición «it» de daimyo."),
        ((*PLAY, "--lang", "de", *("--name", "Ann") * 2), "Jede Person braucht einen eigenen Namen."),
        (
            ("play", "soke", "-o", "fence=a,b,c,d,e", "--lang", "nl"),
            "Zo’n tafel kan niet. Tussen de twee middelste rijen",
        ),
    ],
)
def test_what_cannot_be_done_is_said_in_the_readers_language(arguments: tuple[str, ...], sentence: str) -> None:
    said = shinobi_says(*arguments)
    assert said.code == 2
    assert said.complaint.startswith(sentence)


# Files


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Files that are not what they should be."""
    folder = tmp_path_factory.mktemp("files")
    record = shinobi.new("daimyo", seed=1, names=["Ann", "Akane", "Botan", "Chiyo"]).record()
    (folder / "directory").mkdir()
    (folder / "empty").write_bytes(b"")
    (folder / "garbage").write_bytes(bytes(range(256)) * 4)
    (folder / "truncated").write_text(json.dumps(record)[:150])
    record["deal"][0][2] = (record["deal"][0][2] + 1) % 4
    (folder / "tampered").write_text(json.dumps(record))
    return folder


NO_RECORD = "This is not the record of a game"


@pytest.mark.parametrize(
    "file, sentence",
    [
        ("missing", "missing cannot be read: No such file or directory."),
        ("directory", "directory cannot be read: Is a directory."),
        ("empty", "There is no record in empty: it is empty."),
        ("garbage", NO_RECORD),
        ("truncated", NO_RECORD),
        ("tampered", "but by the rules and the keys it is"),
    ],
)
def test_a_file_that_cannot_be_verified_is_told_why(file: str, sentence: str, folder: Path) -> None:
    said = shinobi_says("verify", file, cwd=folder)
    assert said.code == 2
    assert sentence in said.complaint
    assert said.out == ""


@pytest.mark.parametrize(
    "file, sentence",
    [
        ("missing", "missing cannot be read: No such file or directory."),
        ("tampered", "but by the rules and the keys it is"),
    ],
)
def test_a_file_that_cannot_be_gone_on_with_is_told_why(file: str, sentence: str, folder: Path) -> None:
    before = {one: one.read_bytes() for one in folder.iterdir() if one.is_file()}
    said = shinobi_says("play", "daimyo", "--resume", file, cwd=folder)
    assert said.code == 2
    assert sentence in said.complaint
    assert said.out == ""
    assert {one: one.read_bytes() for one in folder.iterdir() if one.is_file()} == before


@pytest.mark.parametrize("file", ["directory", "."])
def test_a_match_that_cannot_be_kept_is_not_begun(file: str, folder: Path) -> None:
    before = sorted(folder.iterdir())
    said = shinobi_says("play", "daimyo", "--record", file, cwd=folder)
    assert said.code == 2
    assert f"The game cannot be kept in {file}: " in said.complaint
    assert said.out == ""
    assert sorted(folder.iterdir()) == before, "nothing is left behind"


def test_records_that_cannot_be_written_are_told_why(folder: Path) -> None:
    said = shinobi_says("simulate", "daimyo", "--games", "5", "--records", "directory", cwd=folder)
    assert said.code == 2
    assert said.complaint == "directory cannot be written: Is a directory."
    assert said.out == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk here")
def test_a_full_disk_is_said_to_be_full() -> None:
    said = shinobi_says("simulate", "daimyo", "--games", "5", "--records", "/dev/full")
    assert said.code == 2
    assert "/dev/full cannot be written: No space left on device." in said.complaint


@pytest.mark.skipif(os.name == "nt", reason="a name may be any bytes only here")
def test_a_name_that_is_no_text_is_refused_or_kept(tmp_path: Path) -> None:
    name = os.fsdecode(b"\xff")
    said = shinobi_says("play", "daimyo", "--name", name, "--record", "match.json", cwd=tmp_path)
    assert said.code in (0, 2)


# Pipes


@pytest.mark.parametrize("arguments", [("rules", "daimyo"), ("games", "--json")])
def test_a_reader_who_has_had_enough_is_left_alone(arguments: tuple[str, ...]) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    done = subprocess.run(
        [sys.executable, "-m", "shinobi", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=write_end,
        stderr=subprocess.PIPE,
        timeout=MINUTE,
        env=environment(),
        check=False,
    )
    os.close(write_end)
    assert done.stderr == b""


@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")
def test_no_keyboard_at_all_ends_the_evening_quietly() -> None:
    command = f'"{sys.executable}" -m shinobi play daimyo <&-'
    done = subprocess.run(["sh", "-c", command], capture_output=True, timeout=MINUTE, env=environment(), check=False)
    assert b"Traceback" not in done.stderr
    assert done.returncode in (0, 2)
