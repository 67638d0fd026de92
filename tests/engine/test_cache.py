"""Compiled programs on disk: processes and threads that start at once, files that are damaged, folders that are not."""

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest

from shinobi.engine.batches.gpu import playouts_program
from shinobi.engine.compiler import cuda
from shinobi.engine.compiler.processor import Processor
from shinobi.engine.game import game_named
from shinobi.engine.native.calls import Compiled

PROGRAM = "import shinobi; print(shinobi.simulate('daimyo', games=50, seed=3).lengths.tolist())"
TOGETHER = 3


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an empty cache."""
    monkeypatch.setenv("SHINOBI_CACHE", str(tmp_path))
    return tmp_path / "shinobi"


def never(*_: object) -> None:
    raise AssertionError("compiled again")


def test_processes_that_start_at_once_with_an_empty_cache_all_play_the_same(empty: Path) -> None:
    command = [sys.executable, "-P", "-c", PROGRAM]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    started = [
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(TOGETHER)
    ]
    said = [one.communicate(timeout=120) for one in started]
    assert [one.returncode for one in started] == [0] * TOGETHER, said
    assert len({out for out, _ in said}) == 1
    assert {file.suffix for file in empty.iterdir()} == {".code"}, "nothing half written is left"


def test_threads_that_need_the_same_loops_at_once_compile_them_once(
    empty: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled, together, times = Processor._compiled, Barrier(TOGETHER), []

    def counting(self: Processor, entries: Sequence[Any]) -> Any:
        times.append(1)
        return compiled(self, entries)

    monkeypatch.setattr(Processor, "_compiled", counting)
    code = Compiled(game_named("daimyo"))

    def use(_: int) -> object:
        together.wait()
        return code.playouts

    with ThreadPoolExecutor(TOGETHER) as threads:
        assert len(set(threads.map(use, range(TOGETHER)))) == 1
    assert len(times) == 1


def test_what_is_on_disk_is_not_compiled_again_and_what_is_damaged_is(
    empty: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Compiled(game_named("daimyo")).playouts  # noqa: B018
    (file,) = empty.glob("daimyo-*.code")
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    assert callable(Compiled(game_named("daimyo")).playouts)
    assert file.read_bytes() == whole
    monkeypatch.setattr(Processor, "_compiled", never)
    assert callable(Compiled(game_named("daimyo")).playouts)


def test_programs_for_gpus_are_kept_too(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, s = game_named("daimyo").table()
    made = playouts_program.__wrapped__("daimyo", s.pack())
    monkeypatch.setattr(cuda, "_compiled", never)
    assert playouts_program.__wrapped__("daimyo", s.pack()) == made


def test_where_nothing_can_be_written_everything_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("SHINOBI_CACHE", str(tmp_path / "file"))
    assert callable(Compiled(game_named("daimyo")).playouts)
