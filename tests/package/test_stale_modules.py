"""The games' modules beside the pages are made again whenever anything changes that they are made from."""

import importlib.util
from pathlib import Path

import pytest

from package.building import ROOT

MADE_FROM = ("games/go/rules.py", "games/go/learned.json", "games/go/house.toml", "bots/net.npz", "server/bot_turns.py")


@pytest.mark.parametrize("changed", MADE_FROM)
def test_modules_are_stale_when_a_file_that_is_compiled_into_them_changes(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    specified = importlib.util.spec_from_file_location("client_build", ROOT / "client" / "build.py")
    assert specified is not None
    assert specified.loader is not None
    build = importlib.util.module_from_spec(specified)
    specified.loader.exec_module(build)
    package = tmp_path / "package"
    for name in (*MADE_FROM, "server/catalogue.py", "server/settings.py"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("before", encoding="utf-8")
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "build.py").touch()
    monkeypatch.setattr(build, "HERE", tmp_path / "client")
    monkeypatch.setattr(build, "PACKAGE", package)
    before = build.modules_fingerprint()
    (package / changed).write_text("after", encoding="utf-8")
    assert build.modules_fingerprint() != before
