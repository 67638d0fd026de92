"""A server whose ids and secrets are the same in every run: `python foreseeable.py FILE NAME serve …`.

They follow from what stands in the file, which is the test that runs, and from the server's name. All else is the
server as it is.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from luck import drawing

from shinobi.cli import main
from shinobi.server import settings


def draw_from(random_bytes: Callable[[int], bytes]) -> None:
    """Let all ids and secrets come from here."""
    usual = settings.Settings.__init__.__defaults__ or ()
    settings.Settings.__init__.__defaults__ = tuple(random_bytes if callable(one) else one for one in usual)


if __name__ == "__main__":
    (file, name), sys.argv[1:] = sys.argv[1:3], sys.argv[3:]
    draw_from(drawing(name, Path(file)))
    main()
