"""The end of a round: what a receiver sees of it, written as JSON. Only for games that have rounds."""

from typing import cast

from shinobi.engine.compiler.language import Numbers, state_at
from shinobi.engine.game import Closing
from shinobi.engine.native.loops.views import Show, keep, look, write_view
from shinobi.engine.seats import SPECTATOR
from shinobi.engine.state import EVENT_CELLS

closing: Closing = cast(Closing, None)


def show_closed(show: Show, receiver: int, told: Numbers) -> None:
    """Write what a receiver sees at the end of a round, up to `ends[0]`, and keep it as what it knows.

    The state is the one before the move that ended the round; afterwards it is the table as the receiver sees it.
    `told` are the cells of all events that the move told of the round.
    """
    s = state_at(show.states, 0)
    seat = receiver if receiver < s.players else SPECTATOR
    for cell in range(0, len(told), EVENT_CELLS):
        if told[cell] >> seat & 1:
            closing.close(s, told[cell + 1], told[cell + 2], told[cell + 3], told[cell + 4], told[cell + 5])
    closing.closed(s)
    look(show, seat, 0)
    before = show.known[receiver]
    show.ends[0] = write_view(show, before, 1, seat, s.players, 0)
    keep(show, before)
