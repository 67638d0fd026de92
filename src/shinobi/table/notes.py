"""What happened among the people at a table, as it stands in the story between the steps of the match."""

from typing import TYPE_CHECKING, Literal

import msgspec

from shinobi.table.log import AnyEntry, Ended, Left, Returned, StoodIn
from shinobi.wire import Note

if TYPE_CHECKING:
    from shinobi.table.table import Table

What = Literal["late", "gone", "voted", "back", "left", "resigned"]


class Noted(msgspec.Struct):
    """A note, and after which step of each receiver it was made."""

    what: What
    seat: int
    after: list[int]

    def told(self, receiver: int) -> Note:
        """The note, as a receiver is told it."""
        return Note(self.what, self.seat, max(0, self.after[receiver]))


def noted(table: "Table", entry: AnyEntry) -> Noted | None:
    """What the story says of an entry; most say nothing there, and nothing does before the deal."""
    if table.match is None:
        return None
    match entry:
        case StoodIn():
            what: What = "voted" if entry.voted else "gone" if entry.gone else "late"
        case Returned():
            what = "back"
        case Left():
            what = "left"
        case Ended(reason="resigned", seat=int()):
            what = "resigned"
        case _:
            return None
    assert entry.seat is not None
    return Noted(what, entry.seat, list(table.counters.last_step))
