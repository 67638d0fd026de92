"""What one receiver is told of a table: numbered by itself, so that the numbers say nothing of what others were told.

There is a stream for each seat and one for all who watch. A receiver's steps are those that told it something, or
changed what it knows or is asked; another's hidden move is no step of its own, takes no number and sends nothing.
"""

from collections import deque
from dataclasses import dataclass, field

from msgspec import UNSET

from shinobi.server.wire import Event, Heard, Situation, Spoken, Step

BEFORE_THE_DEAL = -1


@dataclass
class Happened:
    """A step, as a receiver is to be told it."""

    events: list[Event]
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
    story: list[list[Event]] = field(default_factory=list)
    """What was told at each step. What was taken back leaves an empty place, so that places are steps."""
    heard: list[Event] = field(default_factory=list)
    """All of the story, one event after another."""
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

    def told_at_once(self, events: list[Event], undoes: int | None) -> int:
        """A step that is told as it happens; returns the number of the message."""
        self.coming += 1
        return self._happened(events, undoes)

    def all_heard(self) -> list[Event]:
        """The events of all steps, also of those that are yet to be told."""
        if not self.waiting:
            return self.heard
        coming = [news for _, news in self.waiting if isinstance(news, Happened)]
        if all(news.undoes is None for news in coming):
            return [*self.heard, *(event for news in coming for event in news.events)]
        story = list(self.story)
        for _, news in self.waiting:
            if isinstance(news, Happened):
                if news.undoes is not None:
                    story[news.undoes] = []
                story.append(news.events)
        return [event for step in story for event in step]

    def ripe(self, over: bool) -> list[Step | Heard]:
        """What is to be told now, in order; steps to which nobody listens are left out."""
        told = []
        while self.waiting and (over or self.waiting[0][0] + self.delay <= self.coming):
            message = self._told(self.waiting.popleft()[1])
            if message is not None:
                told.append(message)
        return told

    def _told(self, news: Happened | Spoken) -> Step | Heard | None:
        """`None` for a step to which nobody listens."""
        if isinstance(news, Spoken):
            self.talk.append(news)
            return Heard(self.next_number(), news)
        number = self._happened(news.events, news.undoes)
        self.now = news.now
        return None if news.now is None else step_message(self, number, news.events, news.taken_back, news.now)

    def _happened(self, events: list[Event], undoes: int | None) -> int:
        """Becomes part of the story; returns the number of the message that tells of it."""
        self.step += 1
        if undoes is not None:
            self.story[undoes] = []
            self.heard = [event for step in self.story for event in step]
        self.story.append(events)
        self.heard += events
        self.n += 1
        return self.n

    def new_sitter(self) -> None:
        """Somebody else has this seat now: what was for their predecessor alone is gone."""
        self.talk = [spoken for spoken in self.talk if spoken.to is None]
        self.muted = set()


def step_message(stream: Stream, number: int, events: list[Event], taken_back: bool, now: Situation) -> Step:
    """How a stream is told of a step."""
    return Step(number, events, taken_back, now, list(stream.story) if taken_back else UNSET)
