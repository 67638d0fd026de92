"""The view of one who sees everything, written as JSON: for whoever looks at a match after its end."""

from typing import cast

from shinobi.engine.compiler.language import copy_bytes, state_at, state_bytes
from shinobi.engine.native.loops.views import Show, write_view
from shinobi.engine.seats import SPECTATOR
from shinobi.engine.sight import Hiding

sight: Hiding = cast(Hiding, None)


def show_everything(show: Show) -> None:
    """Write all that `rows` lists of the state, whoever may see it, up to `ends[0]`."""
    now, size = show.now, len(sight.blank)
    copy_bytes(state_bytes(show.states, 0), 0, size, now, 0)
    for byte in range(size, 2 * size + 1):
        now[byte] = 0
    show.ends[0] = write_view(show, show.known[0], 1, SPECTATOR, state_at(show.states, 0).players, 0)
