"""A server in a world of its own: `python world.py VIEWER serve …`, for the leak test.

Ids and secrets come out the same every time. After each deal, all that the viewer cannot know is replaced by something
else that fits; with the viewer `true`, nothing is. Everything else is the server as it is.
"""

import hashlib
import itertools
import sys

from server.foreseeable import draw_from
from shinobi.cli import main
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.match import Match
from shinobi.engine.seats import SPECTATOR
from shinobi.table import folding
from shinobi.table.table import Table

count = itertools.count()


def foreseeable_bytes(length: int) -> bytes:
    return hashlib.shake_128(f"world {next(count)}".encode()).digest(length)


def dealt_otherwise(table: Table) -> Match:
    match = dealt_truly(table)
    # Who cannot know it, and which world, is in the name of the seat that watches.
    viewer = int(name[1:]) if (name := str(table.seats[0].name)).startswith("W") else None
    if viewer is not None:
        key = nth_key(int(hashlib.sha256(table.id.encode()).hexdigest()[:8], 16), 0)
        match.state = imagine(match.game, match.state, viewer, key)
    return match


dealt_truly = folding.dealt

if __name__ == "__main__":
    other, sys.argv[1:] = sys.argv[1], sys.argv[2:]
    draw_from(foreseeable_bytes)
    if other == "other":
        folding.dealt = dealt_otherwise
    assert SPECTATOR == 6
    main()
