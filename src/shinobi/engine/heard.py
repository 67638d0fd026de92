"""What somebody was told, event after event; and how to go through it without beginning at the first every time."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from shinobi.engine.domains import Json

Tally = TypeVar("Tally")
Counting = Callable[[Any, Mapping[str, Json]], None]


class Heard(list[dict[str, Json]]):
    """The events somebody was told, in order. It only ever grows; after an undo there is a new one."""

    def __init__(self, events: Sequence[dict[str, Json]] = ()) -> None:
        super().__init__(events)
        self.tallies: dict[Counting, tuple[int, Any]] = {}


def tallied(
    heard: Sequence[Mapping[str, Json]], new: Callable[[], Tally], count: Callable[[Tally, Mapping[str, Json]], None]
) -> Tally:
    """A tally of all events; of those in a `Heard`, only what came since the last time has to be counted."""
    if not isinstance(heard, Heard):
        tally = new()
        for event in heard:
            count(tally, event)
        return tally
    counted, tally = heard.tallies.get(count) or (0, new())
    for event in heard[counted:]:
        count(tally, event)
    heard.tallies[count] = len(heard), tally
    return tally
