"""A terminal without a person: runs the real command on scripted input, and reads what it prints."""

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import shinobi

SOURCE = Path(shinobi.__file__).parent.parent
MINUTE = 60


@dataclass(frozen=True)
class Said:
    """What a command said, where, and with which exit code it ended."""

    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """What was said on stderr, on one line."""
        return " ".join(self.err.split())

    @property
    def words(self) -> str:
        """What was said on stdout, on one line."""
        return " ".join(self.out.split())


def environment(**variables: str) -> dict[str, str]:
    """The environment as it is, in which the package under test is found from every directory."""
    path = os.pathsep.join(filter(None, (str(SOURCE), os.environ.get("PYTHONPATH"))))
    quiet = {"COLUMNS": "100", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8", "SHINOBI_LANG": "en"}
    return {**os.environ, "PYTHONPATH": path, **quiet, **variables}


def shinobi_says(*arguments: str, typed: str | bytes = "", cwd: Path | None = None, **variables: str) -> Said:
    """Run `shinobi ARGUMENTS` with this typed at its prompts, and nothing after it."""
    done = subprocess.run(
        [sys.executable, "-m", "shinobi", *arguments],
        input=typed if isinstance(typed, bytes) else typed.encode(),
        capture_output=True,
        timeout=MINUTE,
        cwd=cwd,
        env=environment(**variables),
        check=False,
    )
    said = Said(done.returncode, done.stdout.decode(), done.stderr.decode())
    assert "Traceback" not in said.err + said.out, said.err
    return said


def typed(*lines: str | int) -> str:
    """Lines as a person types them."""
    return "".join(f"{line}\n" for line in lines)


def choices(prompt: str) -> list[str]:
    """The numbered choices that a prompt offers."""
    return re.findall(r"^  \d+  (.+)$", prompt, re.MULTILINE)


PROMPT = "Your choice: "
"""What stands before every answer."""
