"""What one receiver is told of a table: numbered by itself, so that the numbers say nothing of what others were told.

There is a stream for each seat and one for all who watch. The steps of each are in the table's history.
"""

from array import array
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from shinobi.table.history import HeardOf, History
from shinobi.wire import Situation, Spoken

MOST_TALK = 500
"""So many remarks are kept for those who come later."""


@dataclass
class Happened:
    """A step, as a receiver is to be told it."""

    step: int
    """Index into `History.steps`."""
    taken_back: bool
    now: Situation | None = None
    """`None` where nobody listens."""


@dataclass(slots=True)
class Stream:
    """What one receiver was told."""

    receiver: int
    """The seat; all who watch come after the last one."""
    viewer: int | None
    """The seat, or `None` for all who watch."""
    history: History
    numbers: "array[int]"
    """For each receiver, the number of its last message: in one place for all, since every step counts for most."""
    delay: int = 0
    """How many of its own steps it is behind: steps it may not notice must not count."""
    told: int = 0
    """For a stream that is behind: how many steps of the history it was told."""
    now: Situation | None = None
    """For a stream that is behind: what it was shown last."""
    waiting: deque[tuple[int, Happened | Spoken]] = field(default_factory=deque)
    """What it is yet to be told, and as of which of its steps."""
    talk: list[Spoken] = field(default_factory=list)

    @property
    def n(self) -> int:
        """The number of the last message."""
        return self.numbers[self.receiver]

    @property
    def last_step(self) -> int:
        """The number of its last step, told or yet to be told."""
        return self.history.numbers[self.receiver]

    def next_number(self) -> int:
        """The number of the next message."""
        self.numbers[self.receiver] += 1
        return self.n

    def ripe(self, last_step: int, over: bool) -> Iterator[Happened | Spoken]:
        """What is to be told after this step of its own, in order; all of it where the match is over."""
        while self.waiting and (over or self.waiting[0][0] + self.delay <= last_step):
            yield self.waiting.popleft()[1]

    def keep(self, spoken: Spoken) -> None:
        """Keep a remark for those who come later."""
        self.talk.append(spoken)
        del self.talk[:-MOST_TALK]

    def story(self) -> list[HeardOf]:
        """What it was told at each step; as yet, where it is behind."""
        return self.history.story(self.receiver, 0, self.told if self.delay else len(self.history))

    def new_sitter(self) -> None:
        """Somebody else has this seat now: what was for their predecessor alone is gone."""
        self.talk = [spoken for spoken in self.talk if spoken.to is None]
