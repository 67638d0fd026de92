"""What a server tells over a socket: to one receiver, what that receiver may know."""

from typing import Literal

from msgspec import UNSET, UnsetType, field

from shinobi.engine.domains import Json
from shinobi.engine.talk import Kind
from shinobi.wire.basics import Event, Message, Move, Part, Said, Ticket, Trouble
from shinobi.wire.tables import Result, Setting, TableInfo


class Clock(Part):
    """Time left for the decision that is awaited."""

    seats: list[int]
    """Whose time runs. Empty where naming them would tell something."""
    left: float
    """Seconds for this decision."""
    bank: list[float]
    """Seconds each seat has besides."""


class Situation(Part):
    """The match as one seat, or a spectator, knows it now."""

    step: int
    """What a move must name. It counts what this receiver was told of the match."""
    view: dict[str, Json]
    """What your seat may see. In a `step`, unchanged fields may be left out."""
    asked: bool
    legal: list[Move]
    prompt: list[Said]
    """What is asked of you, or whom the match waits for."""
    hints: dict[str, Json]
    """Facts for the board, made from what the receiver knows and was told: `games/GAME/facts.py`."""
    undo: bool
    """Whether you could take back your last move."""
    clock: Clock | None
    result: Result | None
    own: int | UnsetType = UNSET
    """The step at which the receiver last decided something; with hints only."""
    paused: bool | UnsetType = UNSET
    """Whether this is the end of a round, shown until people have seen it: the next has not begun for anybody."""


class Spoken(Part):
    """Something said or shown at the table."""

    seat: int
    kind: Kind
    text: str
    arguments: dict[str, Json]
    to: int | None
    after: int
    """After which step of the receiver's it was said."""


class Pause(Part):
    """The table waits between two rounds until people have seen how the last one ended."""

    waiting: list[int]
    """The seats whose people are yet to continue."""
    left: int | None
    """Seconds after which the table goes on by itself; `null` where it waits for one person alone."""


class Note(Part):
    """What happened among the people at a table: it stands in the story between the steps of the match."""

    note: Literal["late", "gone", "voted", "back", "left", "resigned"]
    """A bot plays for somebody whose time was up, who was gone, or for whom the table would not wait any longer; they
    are back; they have left for good; they have resigned."""
    seat: int
    after: int
    """After which step of the receiver's it happened."""


class You(Part):
    """The receiver."""

    seat: int | None
    host: bool
    muted: list[int]
    pause: Pause | None = None


class Welcome(Message, tag="welcome"):
    """Everything, on arrival."""

    n: int
    you: You
    table: TableInfo
    setting: Setting
    now: Situation | None
    """`null` before the deal."""
    story: list[list[Event]]
    """What was told at each step; the deal is step 0."""
    talk: list[Spoken]
    notes: list[Note] = field(default_factory=list)


class Step(Message, tag="step"):
    """Something happened in the match."""

    n: int
    events: list[Event]
    taken_back: bool
    """Whether this step is an undo: then `story` replaces all that was told before."""
    now: Situation
    story: list[list[Event]] | UnsetType = UNSET


class Changed(Message, tag="table"):
    """Something about the table or its people changed."""

    n: int
    you: You
    table: TableInfo
    note: Note | None = None


class Heard(Message, tag="talk"):
    """Somebody said or showed something."""

    n: int
    spoken: Spoken
    clock: Clock | None = None
    """The receiver's, where it was the receiver who asked something: a question gives time for the answer."""


class Done(Message, tag="done"):
    """The request with this ticket was carried out, and is durable."""

    ticket: Ticket


class Refused(Message, tag="refused"):
    """The request with this ticket was not carried out, and nothing has changed."""

    ticket: Ticket | None
    trouble: Trouble


class Pong(Message, tag="pong"):
    """Yes."""


class Goodbye(Message, tag="goodbye"):
    """The server ends the connection: `restart`, `elsewhere` (another window took over), `too-slow`, `removed` …"""

    reason: str


FromServer = Welcome | Step | Changed | Heard | Done | Refused | Pong | Goodbye
