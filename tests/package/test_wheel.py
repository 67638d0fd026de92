"""The wheel is whole: built from the sdist, installed in empty environments, it serves, plays and simulates."""

import re
import shutil
import sys
import zipfile
from pathlib import Path

import pytest
from browser.browsing import Person, play_on, play_to_the_end
from playwright.sync_api import Browser
from server.running import QUICK, running

import shinobi
from package.building import ROOT, UV, build, command_of, constraints, run, succeed, unpack

VERSIONS = ("3.11", "3.12", "3.13", "3.14")


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("sdist")
    done = build("sdist", ROOT, into)
    assert done.returncode == 0, done.stderr
    (file,) = into.iterdir()
    return file


@pytest.fixture(scope="session")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel made from the sdist, without a Node: the sdist has the pages."""
    source = unpack(sdist, tmp_path_factory.mktemp("source"))
    into = tmp_path_factory.mktemp("wheel")
    done = build("wheel", source, into, PATH="", SHINOBI_NODE="")
    assert done.returncode == 0, done.stderr
    (file,) = into.iterdir()
    return file


def test_the_wheel_holds_all_of_the_package_with_pages_and_texts(wheel: Path) -> None:
    package = ROOT / "src" / "shinobi"
    ours = {
        file.relative_to(ROOT / "src").as_posix()
        for file in package.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert packed == ours
    assert "shinobi/server/site/index.html" in packed
    assert any(name.endswith("/text/nl.ftl") for name in packed)


def test_stale_pages_are_not_packed(sdist: Path, tmp_path: Path) -> None:
    source = unpack(sdist, tmp_path / "source")
    page = source / "client" / "src" / "main.ts"
    page.write_text(page.read_text(encoding="utf-8") + "// changed\n", encoding="utf-8")
    done = build("wheel", source, tmp_path, SHINOBI_NODE=str(tmp_path / "no-node"))
    assert done.returncode != 0
    assert "The pages are built with Node" in done.stderr
    assert not list(tmp_path.glob("*.whl"))


@pytest.mark.parametrize("installer", ["pip", "uv"])
def test_a_browser_plays_a_match_on_what_was_installed(
    installer: str, wheel: Path, tmp_path: Path, browser: Browser
) -> None:
    environment, versions = tmp_path / "environment", constraints(tmp_path)
    if installer == "pip":
        succeed(sys.executable, "-m", "venv", environment)
        quiet = ("--no-input", "--disable-pip-version-check", "--only-binary=:all:")
        succeed(environment / "bin" / "python", "-m", "pip", "install", *quiet, "-c", versions, wheel)
    else:
        succeed(*UV, "venv", "--python", sys.executable, environment)
        succeed(*UV, "pip", "install", "--python", environment, "--only-binary=:all:", "-c", versions, wheel)
    try_commands(environment, tmp_path)
    python = environment / "bin" / "python"
    with running(tmp_path / "shinobi.db", *QUICK, python=python) as server:
        somebody = Person(browser, server.address)
        somebody.open("/")
        somebody.play_now("soke")
        if installer == "pip":
            play_to_the_end([somebody], seed=2)
        else:  # the same files: that they are all there shows in a few moves
            play_on([somebody], seed=2, most=20)
        somebody.leave()


@pytest.mark.parametrize("version", VERSIONS)
def test_every_python_that_is_at_hand_runs_it_and_the_others_resolve(version: str, wheel: Path, tmp_path: Path) -> None:
    environment, versions = tmp_path / "environment", constraints(tmp_path)
    python = at_hand(version)
    if python is None:
        lock = ROOT / "requirements.lock"
        wanted = ("--python-version", version, "--target", tmp_path / "nowhere", "--only-binary=:all:", "--dry-run")
        succeed(*UV, "pip", "install", *wanted, "--require-hashes", "-r", lock)
        return
    succeed(*UV, "venv", "--python", python, environment)
    succeed(*UV, "pip", "install", "--python", environment, "--only-binary=:all:", "-c", versions, wheel)
    try_commands(environment, tmp_path)


def at_hand(version: str) -> str | None:
    """A Python of this version on this machine that runs."""
    found = shutil.which(f"python{version}")
    folders = [Path(found)] if found else []
    folders += sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python3"))
    for python in folders:
        if run(python, "-c", "import venv").returncode == 0:
            return str(python)
    return None


def try_commands(environment: Path, place: Path) -> None:
    """The commands of somebody who has just installed it."""
    command = command_of(environment)
    assert succeed(command, "--version", cwd=place) == f"shinobi {shinobi.__version__}\n"
    said = succeed(command, "simulate", "daimyo", "--games", "100", cwd=place)
    assert re.search(r"\b100\b", said)
    played = succeed(command, "play", "daimyo", "-o", "max_rounds=1", cwd=place, typed="1\n" * 400)
    assert "Ended by DAI-" in played
