"""The examples of learning do what they say, in reduced form; without a framework, a sentence says what is missing."""

import importlib
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import shinobi
from shinobi.rl.frameworks import needed

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> Any:
    """One of the examples, as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def ran(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A program of Python, with one thread for the arithmetic: tests run on all cores already."""
    alone = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **alone})


def test_the_agent_in_numpy_learns_to_beat_random_players() -> None:
    small = ("--option", "max_rounds=1", "--updates", "120", "--seconds", "600")
    said = ran(str(EXAMPLES / "learn_numpy.py"), "daimyo", *small).stdout
    share, interval = re.fullmatch(r"(.*) ± (.*) of the victory; a fair share is 0.250\n", said).groups()  # type: ignore[union-attr]
    # 0.314 ± 0.012 was measured.
    assert float(share) - 2 * float(interval) > 0.25


def test_openspiels_algorithms_play_the_small_table() -> None:
    small = example("openspiel_small")
    game = small.pyspiel.load_game(small.SMALL)
    assert 0.0 < small.share(game, small.regret(game, 3), 8) < 1.0
    assert small.share(game, small.search(game, 4), 2) >= 0.0


def test_without_pytorch_the_example_says_so() -> None:
    """Also where it is installed: there it is hidden from the example."""
    example = str(EXAMPLES / "learn_torch.py")
    hidden = f"import runpy, sys; sys.modules['torch'] = None; sys.argv = [{example!r}, 'daimyo']; "
    outcome = ran("-c", hidden + f"runpy.run_path({example!r}, run_name='__main__')")
    assert outcome.returncode == 1
    assert outcome.stderr.strip() == "PyTorch is not installed. Get it with: pip install 'torch'"


def test_a_framework_that_is_missing_is_named() -> None:
    sentence = r"Gymnastics is not installed\. Get it with: pip install 'shinobi-games\[rl\]'"
    with pytest.raises(shinobi.BadOption, match=sentence), needed("Gymnastics", "gymnastics"):
        importlib.import_module("gymnastics")
    with pytest.raises(ModuleNotFoundError, match="something"), needed("Gymnastics", "gymnastics"):
        importlib.import_module("something_else")


def test_none_of_the_frameworks_is_imported_before_it_is_used() -> None:
    program = "import shinobi.rl.learners, sys; print({'gymnasium', 'pettingzoo', 'pyspiel', 'torch'} & {*sys.modules})"
    assert ran("-c", program).stdout.strip() == "set()"
