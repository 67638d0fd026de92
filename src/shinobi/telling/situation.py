"""The match as one receiver knows it now: view, legal moves, prompt, hints, clock.

All of it comes from what `Match` writes for this receiver and has told it, and from nothing else.
"""

from typing import Any

from msgspec import UNSET, Raw, UnsetType

from shinobi.engine.domains import Json
from shinobi.table.pausing import RoundEnd
from shinobi.table.seats import Viewer
from shinobi.table.table import Table
from shinobi.telling.shown import result
from shinobi.telling.streams import Stream
from shinobi.wire import Clock, Said, Situation, encode


def situation(
    table: Table, stream: Stream, now: float, hinted: bool = True, whole: bool = True, undoable: int | None = None
) -> Situation:
    """The match as a receiver knows it at this moment.

    Unless `whole`, the view may leave out what the last step has not changed. `undoable` are the people who could
    take back.
    """
    match, viewer = table.match, stream.viewer
    assert match is not None
    if table.round_end is not None:
        return situation_at_round_end(table, stream, table.round_end, len(table.history) - 1, hinted)
    view, legal = match.written(viewer, whole)
    if table.ended is not None:
        legal = b"[]"
    asked = viewer is not None and match.asks(viewer) and table.ended is None
    prompt: list[Said] = []
    hints: dict[str, Json] = {}
    if hinted:
        asked_for, facts = match.for_people(viewer)
        prompt, hints = Raw(asked_for), Raw(facts)  # type: ignore[assignment]
    if table.ended is not None:
        prompt = []
    undoable = match.undoable() & ~table.bots if undoable is None else undoable
    undoable = 0 if table.ended is not None else undoable
    undo = bool(undoable >> stream.receiver & 1)
    left = None if table.created.pace.seconds is None else clock(table, viewer, asked, now)
    written: Any = Raw(view), Raw(legal)
    own = _own(table, viewer, hinted)
    return Situation(stream.last_step, written[0], asked, written[1], prompt, hints, undo, left, result(table), own)


def situation_at_round_end(table: Table, stream: Stream, end: RoundEnd, step: int, hinted: bool) -> Situation:
    """The table as it lay at the end of a round, which this step of the history tells; nobody is asked anything."""
    match = table.match
    assert match is not None
    last = table.history.steps[step][0][stream.receiver]
    view = match.last_view(end.before, stream.viewer, last)
    hints = match.facts_after(end.before, stream.viewer, view, last) if hinted else {}
    # Both steps of such a move concern everybody: the number of the first is one less where the second is there too.
    number = stream.last_step - (len(table.history) - 1 - step)
    written: Any = Raw(encode(view))
    own = _own(table, stream.viewer, hinted)
    return Situation(number, written, False, [], [], hints, False, None, None, own, True)


def _own(table: Table, viewer: Viewer, hinted: bool) -> int | UnsetType:
    return table.own[viewer] if hinted and viewer is not None else UNSET


def clock(table: Table, viewer: Viewer, asked: bool, now: float) -> Clock | None:
    """The time that is left, as a receiver may know it; `None` where no time runs, or it would tell something."""
    seconds, match = table.created.pace.seconds, table.match
    if (
        table.round_end is not None
        or seconds is None
        or match is None
        or table.state == "over"
        or (viewer is None and table.created.delay)
    ):
        return None
    bank = [seat.bank for seat in table.seats]
    seats = match.actors
    if match.apart:
        # Neither whose time runs nor how much of it is left may tell how far the others are.
        if viewer is None or not asked:
            return None
        seats = [viewer]
        bank = [one if seat == viewer else table.created.pace.bank for seat, one in enumerate(bank)]
    since = min(table.asked_at.get(seat, now) for seat in seats)
    for seat in seats:  # what is gone of the bank already
        bank[seat] = max(0.0, bank[seat] - max(0.0, now - table.asked_at.get(seat, now) - seconds))
    return Clock(seats, round(max(0.0, since + seconds - now), 1), [round(one, 1) for one in bank])
