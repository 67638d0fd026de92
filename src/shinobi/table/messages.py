"""What receivers are told, as the bytes that are sent to them."""

from msgspec import UNSET, Raw, Struct

from shinobi.engine.events import Events
from shinobi.table.streams import HeardOf, Stream
from shinobi.wire import Changed, Heard, Situation, Step, TableInfo, encode


class Telling(Struct, gc=False):
    """A message, its receiver, and its number in the receiver's stream."""

    viewer: int | None
    n: int
    message: bytes
    hinted: bool = True
    """Whether it has the prompts and hints that there are."""
    around: tuple[list[int], int] | None = None
    """Who was there, where it says so: as `Company.around`."""


def step_message(events: Events, stream: Stream, number: int, told: HeardOf, taken_back: bool, now: Situation) -> bytes:
    """How a stream is told of a step."""
    story = [Raw(events.json(one)) for one in stream.story()] if taken_back else UNSET
    return encode(Step(number, Raw(events.json(told)), taken_back, now, story))  # type: ignore[arg-type]


def telling_of(viewer: int | None, message: Changed | Heard) -> Telling:
    """A message that is not about the match."""
    around = _around(message.table) if isinstance(message, Changed) else None
    return Telling(viewer, message.n, encode(message), around=around)


def _around(table: TableInfo) -> tuple[list[int], int]:
    here = [seat for seat, sitter in enumerate(table.seats) if sitter.kind == "person" and sitter.here]
    return here, table.watching


# Most steps that programs are told have neither hints nor clock nor result. They are put together from these pieces of
# such a message, which come from its type like any other; what is said to all alike is put together once.


def _pieces() -> list[bytes]:
    gap: Raw = Raw(b"%")
    now = Situation(gap, gap, gap, gap, [], {}, gap, None, None)  # type: ignore[arg-type]
    return encode(Step(gap, gap, False, now)).split(b"%")  # type: ignore[arg-type]


_number, _events, _step, _view, _asked, _legal, _undo, _end = _pieces()

USUAL_STEP = _number + b"%d" + _events + b"%b" + _step + b"%d" + _view
"""Up to the view, with gaps for the number, the events, and the receiver's step."""

ASKED = _asked + b"false" + _legal, _asked + b"true" + _legal
"""Between the view and the legal moves: whether it is asked."""

UNDO = _undo + b"false" + _end, _undo + b"true" + _end
"""After the legal moves: whether it could take back."""
