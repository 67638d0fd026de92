"""The log of a table: everything that ever happened at it, one entry after another. A table is a fold over its log."""

from typing import Literal

import msgspec

from shinobi.engine.domains import Json
from shinobi.engine.talk import Kind

BY_DAY = 3_600.0
"""Seconds for a decision from which on a table is played by day."""

Rhythm = Literal["none", "calm", "normal", "quick"]
"""How much time people get to see what happens; `none` is for programs, without pauses."""


class Pace(msgspec.Struct, forbid_unknown_fields=True):
    """How long people may think."""

    seconds: float | None = None
    """For each decision; `None` is untimed."""
    bank: float = 0
    """Seconds on top, for the whole match."""

    @property
    def by_day(self) -> bool:
        """Whether people come and go between decisions, and no bot stands in before the time is up."""
        return self.seconds is not None and self.seconds >= BY_DAY


class Entry(msgspec.Struct, tag_field="entry", kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What all entries have in common."""

    at: float
    """When, in seconds since 1970."""
    who: str | None = None
    """The identity that asked for it; none where the table did it by itself."""
    ticket: str | None = None


class Chair(msgspec.Struct, omit_defaults=True):
    """Who sits at a seat when the table is made: a person, a bot, or nobody."""

    who: str | None = None
    name: str | None = None
    level: str | None = None
    program: str | None = None
    """The name of its owner, where a program sits here."""


class Choice(msgspec.Struct, omit_defaults=True):
    """Which bot made a move, and what is needed to make it choose again."""

    level: str
    heard: int = 0
    """How many phrases had been said at the table when it began to think."""
    searched: list[int] = []
    """Of a bot that searches: how many simulations each of its searches did."""
    instead_of: str | None = None
    """The level of the bot that sat there and had failed, where another had to choose for it."""
    version: int = 1
    """The version of the bots: another one may choose otherwise."""


class Created(Entry, tag="created"):
    """A table was made. The first entry of every log."""

    game: str
    players: int
    edition: str
    options: dict[str, Json]
    chairs: list[Chair]
    visibility: str
    pace: Pace
    stand_in: str
    secret: str
    """64 hexadecimal digits. Nobody is shown them before the match is over."""
    rhythm: Rhythm = "none"
    delay: int = 0
    lesson: bool = False
    agreed: bool = False
    """Whether the people at the table commit and reveal before the deal; older logs and lessons deal at once."""
    browser_table: str | None = None
    """Of a match that was played alone in a browser and brought here afterwards: the id of its table there."""


class Sat(Entry, tag="sat"):
    """Somebody took a seat."""

    seat: int
    name: str
    program: str | None = None
    """The name of its owner, where a program sits down."""


class Left(Entry, tag="left"):
    """Somebody gave up their seat."""

    seat: int


class Removed(Entry, tag="removed"):
    """The host asked somebody to leave before the deal. They cannot sit down here again."""

    seat: int


class Hushed(Entry, tag="hushed"):
    """The host muted a seat for all, or lets it speak again."""

    seat: int
    hushed: bool


class Arranged(Entry, tag="arranged"):
    """A free seat was given to a bot, or opened."""

    seat: int
    level: str | None


class Contributed(Entry, tag="contributed"):
    """A player gave their part of the keys. Only in logs of older tables."""

    seat: int
    value: str


class Started(Entry, tag="started"):
    """The host has started: people commit and reveal, and then the cards are dealt."""


class Committed(Entry, tag="committed"):
    """A player is bound to a contribution."""

    seat: int
    commitment: str


class Revealed(Entry, tag="revealed"):
    """A player has shown the contribution they were bound to."""

    seat: int
    value: str


class Waited(Entry, tag="waited"):
    """Somebody did not commit or reveal in time, and the deal goes on without their part."""


class Moved(Entry, tag="moved"):
    """A seat has moved: the person, or the bot that sits or stands in there."""

    seat: int
    move: dict[str, Json]
    spent: float = 0.0
    """Seconds taken from the seat's bank."""
    bot: Choice | None = None
    """The bot that chose; none where a person did."""


class Undone(Entry, tag="undone"):
    """A seat took back its last move."""

    seat: int


class Remarked(Entry, tag="said"):
    """Somebody said or showed something."""

    seat: int
    kind: Kind
    text: str
    arguments: dict[str, Json] = {}
    to: int | None = None


class Muted(Entry, tag="muted"):
    """Somebody does not want to hear a seat, or does again."""

    seat: int
    by: int
    muted: bool


class ChatTurned(Entry, tag="chat"):
    """The host turned chat on or off."""

    on: bool


class StoodIn(Entry, tag="stood-in"):
    """A bot decides for a person from now on; `gone` where they were away, else their time was up."""

    seat: int
    gone: bool = False
    voted: bool = False
    """Whether the table would not wait any longer."""


class Returned(Entry, tag="returned"):
    """A person decides for themselves again."""

    seat: int


class Continued(Entry, tag="continued"):
    """A person has seen how the round ended."""

    seat: int


class WentOn(Entry, tag="went-on"):
    """The pause between two rounds is over."""


class RhythmSet(Entry, tag="rhythm"):
    """The host changed the rhythm of the table."""

    rhythm: Rhythm


class Voted(Entry, tag="voted"):
    """Somebody wants a bot to play now for a person who is gone."""

    seat: int
    by: int


class Ended(Entry, tag="ended"):
    """The table has ended, and not by the rules: `TableInfo.ended` says why."""

    reason: Literal["resigned", "deleted", "idle", "empty"]
    seat: int | None = None
    """Who resigned."""


class Rematched(Entry, tag="rematch"):
    """The party plays on at another table."""

    table: str


AnyEntry = (
    Created
    | Sat
    | Left
    | Removed
    | Hushed
    | Arranged
    | Contributed
    | Started
    | Committed
    | Revealed
    | Waited
    | Moved
    | Undone
    | Remarked
    | Muted
    | ChatTurned
    | StoodIn
    | Returned
    | Continued
    | WentOn
    | RhythmSet
    | Voted
    | Ended
    | Rematched
)

_reader: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
written = msgspec.json.Encoder().encode


def read(entry: bytes) -> AnyEntry:
    """An entry as the store has it."""
    return _reader.decode(entry)
