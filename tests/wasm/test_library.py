"""The folder that `shinobi modules` writes: plain Node.js plays from it, TypeScript knows its types, npm packs it."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import shinobi
from shinobi.cli.modules import modules
from shinobi.engine.errors import BadOption
from shinobi.engine.game import game_named
from shinobi.engine.keys import Agreed
from shinobi.engine.match import Match
from wasm.test_modules import CLIENT, node

SECRET = "5a" * 32
PROGRAM = """
import { botOf, checkBots, gameNames, Keys, Match, openGame, usualTable } from "shinobi-games";
import { writeFileSync } from "node:fs";
const played = {};
for (const name of await gameNames()) {
  const game = await openGame(name);
  const table = usualTable(game.layout);
  const keys = new Keys({ secret: process.argv[2], contributions: Array(table.players).fill(null) });
  const match = new Match(game, table, keys, [0]);
  const bots = ["random", "novice", "adept"].map((level) => botOf(game, level));
  while (!match.over) {
    const [seat] = match.actors;
    match.act(seat, bots[seat % 3](match, seat, keys.choice(seat, match.steps.length)));
  }
  played[name] = { players: table.players, edition: table.edition, ...match.record() };
}
writeFileSync("played.json", JSON.stringify(played));
for (const wrong of [() => openGame("chess"), async () => botOf(await openGame("soke"), "god")])
  console.log(await wrong().then(() => "opened", (problem) => problem.message));
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program's folder that has the package in its `node_modules`."""
    project = tmp_path_factory.mktemp("project")
    modules(project / "node_modules" / "shinobi-games", "en")
    return project


def ran(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [node(), *arguments], cwd=folder, capture_output=True, text=True, timeout=120, check=False, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_example_of_the_readme_plays_a_match_in_plain_node(folder: Path) -> None:
    package = folder / "node_modules" / "shinobi-games"
    example = (package / "example.mjs").read_text(encoding="utf-8")
    assert len(example.splitlines()) <= 20
    assert f"```js\n{example}```" in (package / "README.md").read_text(encoding="utf-8")
    *moves, last = ran(package, "example.mjs").strip().splitlines()
    assert len(moves) > 10
    assert re.match(r"ended by DAI-\d\d \[ .* \] seat 0 was told \d+ events$", last), last


def test_a_match_played_by_the_package_is_the_match_of_the_rules(folder: Path) -> None:
    (folder / "program.mjs").write_text(PROGRAM, encoding="utf-8")
    said = ran(folder, "program.mjs", SECRET).splitlines()
    assert said[0].startswith("There is no game “chess”. The games are arts, ")
    assert said[1].startswith("There are no bots of the level “god”. The levels are ")
    played: dict[str, Any] = json.loads((folder / "played.json").read_text(encoding="utf-8"))
    assert list(played) == shinobi.game_names()
    for name, given in played.items():
        game = game_named(name)
        table, s = game.table(given["players"], given["edition"])
        keys = Agreed(bytes.fromhex(SECRET), (None,) * table.players)
        match = Match(game, table, s, keys, [f"seat {seat}" for seat in range(table.players)])
        for step in given["steps"]:
            match.act(game.actions.read(step["move"]), step["seat"])
        record = match.record()
        assert (record["deal"], record["steps"]) == (given["deal"], given["steps"])
        assert record["result"] == {"ended": given["ended"], "shares": given["shares"]}


@pytest.mark.parametrize("resolution", ["nodenext", "bundler"])
def test_typescript_checks_programs_by_the_types(folder: Path, resolution: str) -> None:
    example = (folder / "node_modules" / "shinobi-games" / "example.mjs").read_text(encoding="utf-8")
    (folder / "right.mts").write_text(example, encoding="utf-8")
    wrong = (
        'import { openGame } from "shinobi-games";\nexport const lives: string = (await openGame(3)).layout.lives;\n'
    )
    (folder / "wrong.mts").write_text(wrong, encoding="utf-8")
    options = {
        "strict": True,
        "noEmit": True,
        "target": "es2022",
        "module": "nodenext" if resolution == "nodenext" else "esnext",
        "moduleResolution": resolution,
        "lib": ["es2023", "dom"],
        "types": [],
    }
    config = {"compilerOptions": options, "files": ["right.mts", "wrong.mts"]}
    (folder / "tsconfig.json").write_text(json.dumps(config), encoding="utf-8")
    tsc = CLIENT / "node_modules" / "typescript" / "bin" / "tsc"
    done = subprocess.run(
        [node(), str(tsc), "-p", "."], cwd=folder, capture_output=True, text=True, timeout=120, check=False
    )
    complaints = [line for line in done.stdout.splitlines() if "error" in line]
    assert [re.sub(r"\(.*?: error (TS\d+).*", r" \1", line) for line in complaints] == [
        "wrong.mts TS2345",
        "wrong.mts TS2339",
    ], done.stdout


def test_npm_packs_it(folder: Path) -> None:
    beside = str(Path(node()).parent)
    npm = shutil.which("npm", path=beside) or shutil.which("npm")
    assert npm is not None, "There is a Node, but no npm."
    variables = os.environ | {"PATH": f"{beside}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
    done = subprocess.run(
        [npm, "pack", "--dry-run", "--json", "--offline"],
        cwd=folder / "node_modules" / "shinobi-games",
        env=variables,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (packed,) = json.loads(done.stdout)
    files = {one["path"] for one in packed["files"]}
    assert (packed["name"], packed["version"]) == ("shinobi-games", shinobi.__version__)
    assert files >= {f"modules/{game}.{ending}" for game in shinobi.game_names() for ending in ("wasm", "json")}
    assert files >= {"package.json", "shinobi.js", "types/library.d.ts", "README.md", "LICENSE", "licences.txt"}


def test_it_is_written_again_and_never_over_other_files(tmp_path: Path) -> None:
    modules(tmp_path / "one", "en")
    (tmp_path / "one" / "modules" / "old.wasm").write_bytes(b"")
    modules(tmp_path / "one", "en")
    assert not (tmp_path / "one" / "modules" / "old.wasm").exists()
    other = tmp_path / "other"
    other.mkdir()
    (other / "letter.txt").write_text("dear", encoding="utf-8")
    for taken in (other, other / "letter.txt"):
        with pytest.raises(BadOption, match="has other files in it"):
            modules(taken, "en")
    assert (other / "letter.txt").read_text(encoding="utf-8") == "dear"
