"""Builds the client into the package, where the server serves it from; does nothing if it is built and nothing changed.

    python client/build.py            install what it needs, and build
    python client/build.py --check    also svelte-check and the unit tests

Run by the launcher, with the environment's Python. Node comes from SHINOBI_NODE, from the system if it is new enough,
or from the environment, where the launcher put one.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent / "src" / "shinobi"
SITE = PACKAGE / "server" / "site"
STAMP = "built-from"
MODULES = SITE / "modules"
"""Beside the pages: for every game its rules as a WebAssembly module, and the description of the module's memory."""
LIBRARY = SITE / "library"
"""The games for other people's programs in JavaScript, without the modules: `shinobi modules` puts both together."""
LIST = SITE / "files.js"
"""For the service worker: which files browsers keep, so that pages work without a network."""
NOT_KEPT = (STAMP, LIST.name, "service.js", "index.html", "README.md")
"""What browsers need not keep; the page itself they keep under the address of its folder."""
OLDEST_NODE = 22

RULES = (".py", ".json", ".toml", ".npz")
"""What modules are made from, by the ends of the names: code, and the numbers and cards that are compiled into it."""

SOURCES = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
"""Besides these: everything under src/, public/, licences/, scripts/ and library/, and the texts."""


class Trouble(Exception):
    """What went wrong, and what the person can do next."""


def main(arguments: list[str]) -> None:
    build_pages("--check" in arguments)
    build_modules()
    if listed() != list_of_files():
        LIST.write_text(list_of_files(), encoding="utf-8")


def build_pages(checking: bool) -> None:
    """The site, if it is not as its sources are."""
    wanted = fingerprint()
    if not checking and stamped(SITE) == wanted:
        return
    node = found_node()
    install(node)
    if checking:
        npm(node, "run", "check")
        npm(node, "run", "test")
    if stamped(SITE) != wanted:
        say("building the pages (some seconds, once).")
        npm(node, "run", "build")
        root_page()
        (SITE / STAMP).write_text(wanted, encoding="utf-8")


def root_page() -> None:
    """The server hands out the page at many addresses: there it finds its files from the root."""
    index = SITE / "index.html"
    index.write_text(index.read_text(encoding="utf-8").replace('="./', '="/'), encoding="utf-8")


def build_modules() -> None:
    """The games' modules, if they are not as the rules and the compiler are."""
    wanted = modules_fingerprint()
    if stamped(MODULES) == wanted:
        return
    sys.path.insert(0, str(PACKAGE.parent))  # where the package is being built, it is not installed yet
    import shinobi
    from shinobi.bots.wasm_module import learns
    from shinobi.server.catalogue import catalogue

    say("compiling the rules for browsers (some seconds, once).")
    shutil.rmtree(MODULES, ignore_errors=True)
    MODULES.mkdir(parents=True)
    for game in shinobi.game_names():
        codes = {".wasm": shinobi.wasm(game)} | ({"-learnt.wasm": shinobi.wasm(game, learnt=True)} if learns() else {})
        for ending, code in codes.items():
            (MODULES / f"{game}{ending}").write_bytes(code)
        # A browser may have the one from the network and the other from before: it must see that they do not fit.
        digests = {ending: hashlib.sha256(code).hexdigest() for ending, code in codes.items()}
        described = json.dumps(shinobi.layout(game) | {"sha256": digests}, separators=(",", ":"))
        (MODULES / f"{game}.json").write_text(described, encoding="utf-8")
    # What the server answers to `GET /api/games`, for pages that play without one.
    games = json.dumps(catalogue(), separators=(",", ":"))
    (MODULES / "games.json").write_text(games, encoding="utf-8")
    (MODULES / STAMP).write_text(wanted, encoding="utf-8")


def is_built(wanted: str) -> bool:
    """Whether the site was made from these very sources, and the modules from the rules as they are."""
    return stamped(SITE) == wanted and stamped(MODULES) == modules_fingerprint() and listed() == list_of_files()


def list_of_files() -> str:
    """All that browsers keep of the site, and a version that is another one whenever any of it changes."""
    files = sorted(file for file in SITE.rglob("*") if file.is_file() and file not in (LIST, SITE / STAMP))
    kept = [file for file in files if file.name not in NOT_KEPT and LIBRARY not in file.parents]
    names = [file.relative_to(SITE).as_posix() for file in kept]
    listed = json.dumps(["./", *(f"./{name}" for name in names)], indent=1)
    return f"self.VERSION = {json.dumps(digest_of(files)[:16])};\nself.FILES = {listed};\n"


def listed() -> str | None:
    """The list as it was written."""
    return LIST.read_text(encoding="utf-8") if LIST.is_file() else None


def stamped(folder: Path) -> str | None:
    """The fingerprint of what the content of a folder was made from."""
    try:
        return (folder / STAMP).read_text(encoding="utf-8")
    except OSError:
        return None


def modules_fingerprint() -> str:
    """A digest of everything the modules are made from."""
    folders = ("engine", "games", "bots", "table")
    files = sorted(file for folder in folders for file in (PACKAGE / folder).rglob("*") if file.suffix in RULES)
    files += [PACKAGE / "server" / name for name in ("bot_turns.py", "catalogue.py", "settings.py")]
    return digest_of([*files, HERE / "build.py"])


def fingerprint() -> str:
    """A digest of everything the site is made from."""
    files = [HERE / name for name in SOURCES]
    files += sorted(
        file
        for folder in ("src", "public", "licences", "scripts", "library")
        for file in (HERE / folder).rglob("*")
        if file.is_file()
    )
    files += sorted(PACKAGE.rglob("*.ftl"))
    return digest_of(files)


def digest_of(files: list[Path]) -> str:
    """A digest of the names and contents of these files."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.relative_to(HERE.parent).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def install(node: Path) -> None:
    """The client's packages, as the lock file names them."""
    lock = HERE / "package-lock.json"
    stamp = HERE / "node_modules" / ".shinobi-installed"
    wanted = hashlib.sha256(lock.read_bytes() + (HERE / "package.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    say("fetching the client's packages (200 MB on disk, half a minute, once).")
    before = lock.read_bytes()
    # Not `npm ci`: it trips over packages that are optional on other platforms.
    npm(node, "install", "--no-audit", "--no-fund", "--loglevel=error")
    if lock.read_bytes() != before:
        lock.write_bytes(before)  # npm rewrites it to its own version's taste
    stamp.write_text(wanted, encoding="utf-8")


def found_node() -> Path:
    """A Node that is new enough."""
    asked = os.environ.get("SHINOBI_NODE")
    beside_python = Path(sys.executable).parent / ("node.exe" if os.name == "nt" else "node")
    for candidate in [asked] if asked else filter(None, (shutil.which("node"), str(beside_python))):
        if version_of(candidate) >= OLDEST_NODE:
            return Path(candidate)
    raise Trouble(f"The pages are built with Node {OLDEST_NODE} or newer. Install it, or set SHINOBI_NODE to one.")


def version_of(node: str) -> int:
    """The major version, or 0 if it does not run."""
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=True).stdout
        return int(answer.strip().lstrip("v").split(".")[0])
    except (OSError, ValueError, subprocess.SubprocessError):
        return 0


def npm(node: Path, *arguments: str) -> None:
    """Run npm with this Node; what it said is shown only if it failed."""
    command = shutil.which("npm", path=str(node.parent)) or shutil.which("npm")
    if command is None:
        raise Trouble(f"There is a Node ({node}), but no npm. Install it, or set SHINOBI_NODE to another Node.")
    variables = os.environ | {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
    started = time.monotonic()
    done = subprocess.run([command, *arguments], cwd=HERE, env=variables, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.stderr.write(f"{done.stdout}\n{done.stderr}\n"[-8000:])
        raise Trouble(f"`npm {' '.join(arguments)}` failed, for the reason above. Run the same command again to retry.")
    say(f"npm {arguments[0]} {arguments[1] if arguments[0] == 'run' else ''}: {time.monotonic() - started:.0f} s.")


def say(sentence: str) -> None:
    sys.stderr.write(f"shinobi: {sentence}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Trouble as trouble:
        say(str(trouble))
        sys.exit(1)
    except KeyboardInterrupt:
        say("interrupted. Run the same command again to start over.")
        sys.exit(130)
