"""Node.js and a real browser play every game by its WebAssembly module, byte for byte as the interpreted rules do.

The bots of the modules, from the random one to the grandmaster, choose what the bots in Python choose.
"""

import base64
import gzip
import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from conformance.tables import TABLES
from playwright.sync_api import Browser

import shinobi
from shinobi.engine.domains import Json
from wasm.expected import Expected, assert_same

HERE = Path(__file__).parent
CLIENT = HERE.parents[1] / "client"
SCRIPT = HERE / "module.mjs"
MOST_GZIPPED = 60_000
OLDEST_NODE = 22


@pytest.fixture(scope="module", params=shinobi.game_names())
def matches(request: pytest.FixtureRequest) -> list[Expected]:
    return [Expected(table) for table in TABLES if table.name == request.param]


@cache
def module_of(game: str, *, learnt: bool = False) -> bytes:
    return shinobi.wasm(game, learnt=learnt)


@cache
def layout_of(game: str) -> dict[str, Json]:
    return shinobi.layout(game)


def task(matches: list[Expected]) -> bytes:
    layout = layout_of(matches[0].table.name)
    return json.dumps({"layout": layout, "matches": [one.job for one in matches]}).encode()


def node() -> str:
    """The Node that a variable names, the system's if it is new enough, or the one beside Python."""
    beside = Path(sys.executable).with_name("node.exe" if os.name == "nt" else "node")
    for candidate in filter(None, (os.environ.get("SHINOBI_NODE"), shutil.which("node"), str(beside))):
        try:
            answer = subprocess.run([candidate, "--version"], capture_output=True, text=True, timeout=30, check=True)
        except (OSError, subprocess.SubprocessError):
            continue
        if int(answer.stdout.strip().lstrip("v").split(".")[0]) >= OLDEST_NODE:
            return candidate
    raise AssertionError(f"These tests need Node {OLDEST_NODE} or newer. Install it, or set SHINOBI_NODE.")


def bundled(script: str, out: Path) -> None:
    """A script of this folder as one file for Node, with all of the client that it imports."""
    rolldown = CLIENT / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    command = [node(), str(rolldown), str(HERE / script), "--platform", "node", "-f", "esm", "-o", str(out)]
    done = subprocess.run(command, cwd=CLIENT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def answered(bundle: Path, module: bytes, task: Json, folder: Path) -> Json:
    """What such a file writes when it is given a module and a task."""
    (folder / "module.wasm").write_bytes(module)
    (folder / "task.json").write_text(json.dumps(task), encoding="utf-8")
    command = [node(), str(bundle), "module.wasm", "task.json", "answer.json"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads((folder / "answer.json").read_bytes())


def test_node_plays_every_table_as_the_interpreted_rules_do(matches: list[Expected], tmp_path: Path) -> None:
    (tmp_path / "module.wasm").write_bytes(module_of(matches[0].table.name, learnt=True))
    (tmp_path / "task.json").write_bytes(task(matches))
    program = (
        f"import {{ everything }} from {json.dumps(SCRIPT.as_uri())};"
        "import { readFileSync, writeFileSync } from 'node:fs';"
        "writeFileSync('given', await everything(readFileSync('module.wasm'),"
        " JSON.parse(readFileSync('task.json', 'utf8'))));"
    )
    (tmp_path / "play.mjs").write_text(program, encoding="utf-8")
    done = subprocess.run([node(), "play.mjs"], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert_same(matches, (tmp_path / "given").read_bytes())


def test_a_browser_plays_every_table_as_the_interpreted_rules_do(matches: list[Expected], browser: Browser) -> None:
    script = base64.b64encode(SCRIPT.read_bytes()).decode()
    module = base64.b64encode(module_of(matches[0].table.name, learnt=True)).decode()
    program = """async ({ script, module, task }) => {
        const { everything } = await import(`data:text/javascript;base64,${script}`);
        const given = await everything(Uint8Array.from(atob(module), (one) => one.charCodeAt(0)), JSON.parse(task));
        let text = "";
        for (let at = 0; at < given.length; at += 8192) text += String.fromCharCode(...given.subarray(at, at + 8192));
        return btoa(text);
    }"""
    page = browser.new_page()
    given = page.evaluate(program, {"script": script, "module": module, "task": task(matches).decode()})
    page.close()
    assert_same(matches, base64.b64decode(given))


def test_a_module_is_small(matches: list[Expected]) -> None:
    assert len(gzip.compress(module_of(matches[0].table.name))) <= MOST_GZIPPED
