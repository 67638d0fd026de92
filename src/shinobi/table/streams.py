"""What one receiver is told of a table: numbered by itself, so that the numbers say nothing of what others were told.

There is a stream for each seat and one for all who watch. A receiver's steps are those that told it something, or
changed what it knows or is asked; another's hidden move is no step of its own, takes no number and sends nothing.
"""

from array import array
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from shinobi.engine.events import Told
from shinobi.wire import Event, Situation, Spoken

BEFORE_THE_DEAL = -1

HeardOf = tuple[Told, ...]
"""What a receiver was told of one step."""


class History:
    """What each step told the receivers whom it concerned: the deal, the moves, and what was taken back."""

    def __init__(self) -> None:
        self.steps: list[tuple[tuple[HeardOf, ...], int]] = []
        """For each step, what each receiver heard of it, and a mask of those whom it concerned."""
        self.taken_back: dict[int, int] = {}
        """The steps that were taken back, and by which later one."""
        self.second_halves: set[int] = set()
        """The steps that tell how a round begins, where the step before told how the last one ended: one move, both."""

    def __len__(self) -> int:
        return len(self.steps)

    def of_move(self, nth: int) -> int:
        """The step that tells of the n-th move that stands."""
        back = {*self.taken_back, *self.taken_back.values(), *self.second_halves}
        return [step for step in range(1, len(self.steps)) if step not in back][nth]

    def story(self, receiver: int, since: int, until: int) -> list[HeardOf]:
        """What a receiver was told at each of its steps, as it is known before the step `until`.

        What was taken back leaves an empty place, so that places are the receiver's steps.
        """
        return [
            () if self.taken_back.get(step, until) < until else heard[receiver]
            for step, (heard, concerned) in enumerate(self.steps[since:until], since)
            if concerned >> receiver & 1
        ]


@dataclass
class Happened:
    """A step, as a receiver is to be told it."""

    step: int
    """Index into `History.steps`."""
    taken_back: bool
    now: Situation | None = None
    """`None` where nobody listens."""


class Counters:
    """What the receivers of a table have come to: for all of them in one place, since every step counts for most."""

    __slots__ = ("last_step", "messages")

    def __init__(self, receivers: int) -> None:
        self.messages = array("q", [0] * receivers)
        self.last_step = array("q", [BEFORE_THE_DEAL] * receivers)


@dataclass(slots=True)
class Stream:
    """What one receiver was told."""

    receiver: int
    """The seat; all who watch come after the last one."""
    viewer: int | None
    """The seat, or `None` for all who watch."""
    history: History
    counters: Counters
    delay: int = 0
    """How many of its own steps it is behind: steps it may not notice must not count."""
    told: int = 0
    """For a stream that is behind: how many steps of the history it was told."""
    now: Situation | None = None
    """For a stream that is behind: what it was shown last."""
    waiting: deque[tuple[int, Happened | Spoken]] = field(default_factory=deque)
    """What it is yet to be told."""
    talk: list[Spoken] = field(default_factory=list)
    muted: set[int] = field(default_factory=set)
    read: list[Event] = field(default_factory=list)
    """Its story, one event after another, as far as somebody has asked for it."""
    read_ends: "array[int]" = field(default_factory=lambda: array("l"))
    """How long it was after each step of the history that was read."""

    @property
    def n(self) -> int:
        """The number of the last message."""
        return self.counters.messages[self.receiver]

    @property
    def last_step(self) -> int:
        """The number of its last step, told or yet to be told."""
        return self.counters.last_step[self.receiver]

    def next_number(self) -> int:
        """The number of the next message."""
        self.counters.messages[self.receiver] += 1
        return self.n

    def put(self, news: Happened | Spoken) -> None:
        """Something that happened just now, and is told when it is `ripe`."""
        if isinstance(news, Happened):
            self.counters.last_step[self.receiver] += 1
        self.waiting.append((self.last_step, news))

    def ripe(self, over: bool) -> Iterator[Happened | Spoken]:
        """What is to be told now, in order."""
        while self.waiting and (over or self.waiting[0][0] + self.delay <= self.last_step):
            yield self.waiting.popleft()[1]

    def story(self) -> list[HeardOf]:
        """What it was told at each step; as yet, where it is behind."""
        return self.history.story(self.receiver, 0, self.told if self.delay else len(self.history))

    def all_heard(self, shown: Callable[[Told], Event]) -> list[Event]:
        """The events of all steps, as they are shown, also of those that are yet to be told. To be read only."""
        history, length = self.history, len(self.history)
        for step in range(len(self.read_ends), length):
            heard, concerned = history.steps[step]
            if concerned >> self.receiver & 1 and history.taken_back.get(step, length) == length:
                self.read += map(shown, heard[self.receiver])
            self.read_ends.append(len(self.read))
        return self.read

    def read_back(self, step: int) -> None:
        """This step of the history was taken back: what was read from there on is to be read anew."""
        if step < len(self.read_ends):
            self.read = self.read[: self.read_ends[step - 1] if step else 0]
            del self.read_ends[step:]

    def new_sitter(self) -> None:
        """Somebody else has this seat now: what was for their predecessor alone is gone."""
        self.talk = [spoken for spoken in self.talk if spoken.to is None]
        self.muted = set()
