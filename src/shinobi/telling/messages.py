"""What receivers are told, as the bytes that are sent to them."""

from msgspec import UNSET, Raw, Struct

from shinobi.engine.events import Events
from shinobi.table.history import HeardOf
from shinobi.telling.streams import Stream
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
