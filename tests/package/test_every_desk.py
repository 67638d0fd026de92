"""What other systems need: shown here without them, by asking the same code as it would be asked there."""

import importlib.machinery
import importlib.util
import os
import socket
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import pytest
from cli.terminal import environment, shinobi_says

from package.building import ROOT
from shinobi.server.serving import bound, port_options
from shinobi.store.sqlite.file import default_path


@pytest.fixture
def launcher() -> Any:
    """The launcher as a module; it has no suffix."""
    loader = importlib.machinery.SourceFileLoader("launcher", str(ROOT / "shinobi"))
    spec = importlib.util.spec_from_loader("launcher", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_a_port_is_taken_by_one_server_only() -> None:
    with bound("127.0.0.1", 0) as first, pytest.raises(OSError, match="in use"):
        bound("127.0.0.1", first.getsockname()[1])


def test_on_windows_a_port_is_asked_for_exclusively(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    assert port_options("win32") == [-5]
    assert port_options("linux") == port_options("darwin") == [socket.SO_REUSEADDR]


def test_the_data_lie_where_the_system_keeps_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_path() == tmp_path / "shinobi" / "shinobi.db"


def test_on_windows_the_launcher_waits_for_its_lock_too(
    launcher: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = [OSError("somebody has it"), OSError("still"), None]

    def locking(descriptor: int, mode: int, count: int) -> None:
        answer = answers.pop(0)
        if answer is not None:
            raise answer

    fake = types.ModuleType("msvcrt")
    monkeypatch.setattr(fake, "locking", locking, raising=False)
    monkeypatch.setattr(fake, "LK_NBLCK", 2, raising=False)
    monkeypatch.setitem(sys.modules, "msvcrt", fake)
    monkeypatch.setattr(launcher.os, "name", "nt")
    monkeypatch.setattr(launcher, "wait", lambda seconds: None)
    with launcher.Turn(os.path.join(str(tmp_path), "environment")):  # noqa: PTH118  # a Path cannot be made here as on Windows
        assert answers == []
    assert "waiting for it" in capsys.readouterr().err


def test_a_console_without_our_letters_shows_what_it_can() -> None:
    command = [sys.executable, "-m", "shinobi", "rules", "daimyo", "--lang", "fr"]
    done = subprocess.run(
        command, capture_output=True, env=environment(PYTHONIOENCODING="ascii"), timeout=60, check=False
    )
    assert done.returncode == 0
    assert b"?" in done.stdout
    assert b"Traceback" not in done.stderr


def test_a_deck_with_the_line_ends_of_windows_is_read(tmp_path: Path) -> None:
    deck = next((ROOT / "src" / "shinobi" / "games").rglob("*.toml"))
    copy = tmp_path / "deck.toml"
    copy.write_bytes(deck.read_bytes().replace(b"\r\n", b"\n").replace(b"\n", b"\r\n"))
    assert shinobi_says("deck", "check", str(copy)).code == 0


def test_sources_have_the_line_ends_of_unix_in_every_clone() -> None:
    assert "eol=lf" in (ROOT / ".gitattributes").read_text(encoding="utf-8")
