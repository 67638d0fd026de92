"""Building the package, and environments to install it in, for the tests."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
UV = (sys.executable, "-m", "uv")

OUTSIDE = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
"""The variables of a shell that knows nothing of this clone."""


def run(
    *command: str | Path, cwd: Path | None = None, typed: str = "", **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run a command as somebody outside the clone would."""
    return subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env=OUTSIDE | variables,
        input=typed,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


def succeed(*command: str | Path, cwd: Path | None = None, typed: str = "", **variables: str) -> str:
    """What a command wrote; it must not fail."""
    done = run(*command, cwd=cwd, typed=typed, **variables)
    assert done.returncode == 0, f"{command} failed:\n{done.stdout}\n{done.stderr}"
    return done.stdout


def build(kind: str, source: Path, into: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Have hatchling, as pip and uv do, make an `sdist` or a `wheel` of this folder."""
    script = f"import sys; from hatchling.build import build_{kind}; build_{kind}(sys.argv[1])"
    return run(sys.executable, "-c", script, into, cwd=source, **variables)


def unpack(sdist: Path, into: Path) -> Path:
    """The folder that is in an sdist."""
    with tarfile.open(sdist) as archive:
        archive.extractall(into, filter="data")
    (folder,) = into.iterdir()
    return folder


def constraints(into: Path) -> Path:
    """The versions that the lock names, for an installer that resolves by itself."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    pinned = [line.rstrip(" \\") for line in lock if "==" in line and not line.startswith((" ", "#"))]
    file = into / "constraints.txt"
    file.write_text("\n".join(pinned) + "\n", encoding="utf-8")
    return file


def command_of(environment: Path) -> Path:
    """The `shinobi` command in an environment."""
    return environment / "bin" / "shinobi"
