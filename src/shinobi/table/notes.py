"""What happened among the people at a table, as it stands in the story between the steps of the match."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from shinobi.table.log import AnyEntry, Ended, Left, Returned, StoodIn

What = Literal["late", "gone", "voted", "back", "left", "resigned"]


class Noted(msgspec.Struct):
    """A note, and after which step of each receiver it was made."""

    what: What
    seat: int
    after: list[int]


def noted(entry: AnyEntry, after: Sequence[int]) -> Noted | None:
    """What the story says of an entry; most say nothing there. `after` has the number of each receiver's last step."""
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
    return Noted(what, entry.seat, list(after))
