"""What one receiver is told of a table: numbered by itself, so that the numbers say nothing of what others were told.

There is a stream for each seat and one for all who watch. A receiver's steps are those that told it something, or
changed what it knows or is asked; another's hidden move is no step of its own, takes no number and sends nothing.
"""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from shinobi.engine.events import Told
from shinobi.server.wire import Event, Situation, Spoken

BEFORE_THE_DEAL = -1

HeardOf = tuple[Told, ...]
"""What a receiver was told of one step."""


@dataclass
class Happened:
    """A step, as a receiver is to be told it."""

    told: HeardOf
    undoes: int | None
    """The receiver's step that is taken back; `None` if none is."""
    taken_back: bool
    now: Situation | None = None
    """`None` where nobody listens."""


@dataclass
class Stream:
    """What one receiver was told."""

    viewer: int | None
    """A seat, or `None` for all who watch."""
    delay: int = 0
    """How many of its own steps it is behind: steps it may not notice must not count."""
    n: int = 0
    """The number of the last message."""
    step: int = BEFORE_THE_DEAL
    story: list[HeardOf] = field(default_factory=list)
    """What was told at each step. What was taken back leaves an empty place, so that places are steps."""
    read: list[Event] = field(default_factory=list)
    """The story one event after another, as far as somebody has asked for it."""
    read_steps: int = 0
    """How far that is."""
    talk: list[Spoken] = field(default_factory=list)
    muted: set[int] = field(default_factory=set)
    now: Situation | None = None
    """Where it is behind: what it was shown last."""
    heard_at: list[int | None] = field(default_factory=list)
    """For each step of the match, the receiver's step that told of it."""
    coming: int = BEFORE_THE_DEAL
    """The number of the last step, told or yet to be told."""
    waiting: deque[tuple[int, Happened | Spoken]] = field(default_factory=deque)
    """What it is yet to be told."""

    def next_number(self) -> int:
        """The number of the next message."""
        self.n += 1
        return self.n

    def put(self, news: Happened | Spoken) -> None:
        """Something that happened just now, and is told when it is `ripe`."""
        if isinstance(news, Happened):
            self.coming += 1
        self.waiting.append((self.coming, news))

    def told_at_once(self, told: HeardOf, undoes: int | None = None) -> int:
        """A step that is told as it happens; returns the number of the message."""
        self.coming += 1
        return self.happened(told, undoes)

    def all_heard(self, shown: Callable[[Told], Event]) -> list[Event]:
        """The events of all steps, as they are shown, also of those that are yet to be told. To be read only."""
        for told in self.story[self.read_steps :]:
            self.read += map(shown, told)
        self.read_steps = len(self.story)
        if not self.waiting:
            return self.read
        story = list(self.story)
        for _, news in self.waiting:
            if isinstance(news, Happened):
                if news.undoes is not None:
                    story[news.undoes] = ()
                story.append(news.told)
        return [shown(one) for told in story for one in told]

    def ripe(self, over: bool) -> Iterator[Happened | Spoken]:
        """What is to be told now, in order."""
        while self.waiting and (over or self.waiting[0][0] + self.delay <= self.coming):
            yield self.waiting.popleft()[1]

    def happened(self, told: HeardOf, undoes: int | None) -> int:
        """A step becomes part of the story; returns the number of the message that tells of it."""
        self.step += 1
        if undoes is not None:
            self.story[undoes] = ()
            self.read, self.read_steps = [], 0
        self.story.append(told)
        self.n += 1
        return self.n

    def new_sitter(self) -> None:
        """Somebody else has this seat now: what was for their predecessor alone is gone."""
        self.talk = [spoken for spoken in self.talk if spoken.to is None]
        self.muted = set()
