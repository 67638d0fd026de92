"""What servers write to one another. A server is sent only what somebody who is connected to it may know."""

from msgspec import Struct, field, msgpack

from shinobi.bots import Asked
from shinobi.engine.talk import Remark
from shinobi.server.lobby import Listing
from shinobi.server.together import Moment, State
from shinobi.table.log import Choice
from shinobi.wire import Move, Scope, TableInfo, Trouble


class Item(Struct, tag=True, array_like=True, gc=False):
    """What all items of a letter have in common."""


# Lines: from somebody's connection, to the table of another server's, and back ----------------------------------------


class Caller(Struct, array_like=True, gc=False):
    """Who calls: what a room wants to know of a connection."""

    who: str | None
    name: str = ""
    owner: str | None = None
    """The name of the program's owner, where a program calls."""
    owner_id: str = ""
    scopes: list[Scope] = field(default_factory=list)
    program: bool = False
    address: str = ""
    device: str = ""
    hints: bool = True


class Entered(Item):
    """Somebody comes to a table, on a line that the sender has numbered."""

    line: int
    place: str
    caller: Caller
    since: int | None


class Said(Item):
    """What somebody has asked for, as a message of the wire."""

    line: int
    message: bytes


class Gone(Item):
    """Somebody's connection has ended."""

    line: int


class Told(Item):
    """What the table tells somebody."""

    line: int
    messages: list[bytes]


class Dismissed(Item):
    """The table sends somebody away."""

    line: int
    reason: str


class Broken(Item):
    """Something was lost on the way: all lines from the receiver to the sender have ended."""


# Parties: replays that people of several servers watch together ------------------------------------------------------


class Attends(Item):
    """Somebody of the sender's comes to a party of the receiver's, under a number of the sender's."""

    number: int
    code: str
    leads: str | None


class GoesAway(Item):
    """Somebody has left the party."""

    number: int


class Shows(Item):
    """Somebody who leads shows a moment."""

    number: int
    moment: Moment


class PartyTold(Item):
    """What the party tells somebody of the receiver's."""

    number: int
    state: State


# Questions and answers -----------------------------------------------------------------------------------------------


class Question(Item):
    """Something to be answered under the same number."""

    number: int
    asked: "AnyQuestion"


class Answer(Item):
    """What a question is answered with; `Trouble` where it was refused."""

    number: int
    answer: "AnyAnswer"


class IsOpen(Item):
    """Whether the receiver has this table; it is read if it is not in memory."""

    place: str


class InfoOf(Item):
    """What everybody may know of a table."""

    place: str


class GoFrom(Item):
    """Leave, resign or delete, without going to the table first."""

    place: str
    who: str
    name: str
    how: str
    ticket: str


class PartyOf(Item):
    """Whether the receiver has this party, and whether this is the key of its leader."""

    place: str
    code: str
    key: str | None


class Listings(Item):
    """The tables of the receiver that everybody may see, and those of one person."""

    who: str | None


class Think(Item):
    """A bot's decision: what its seat may know, and no more."""

    level: str
    asked: Asked
    phrases: list[Remark]
    players: int


class Yes(Item):
    """It is so, or was done."""

    yes: bool = True


class PartyFound(Item):
    """There is such a party."""

    leads: bool


class Info(Item):
    """A table as everybody may know it."""

    info: TableInfo


class Listed(Item):
    """Tables as lists show them."""

    listings: list[Listing]


class Thought(Item):
    """What a bot has decided."""

    move: Move
    said: list[Remark]
    choice: Choice


class Refused(Item):
    """Why not."""

    trouble: Trouble


AnyQuestion = IsOpen | InfoOf | GoFrom | Listings | Think | PartyOf
AnyAnswer = Yes | Info | Listed | Thought | Refused | PartyFound


# News for everybody --------------------------------------------------------------------------------------------------


class Forget(Item):
    """What is remembered of these people is not so any more."""

    identities: list[str]


class SendAway(Item):
    """End the connections of somebody: on one device, or on all."""

    who: str
    device: str | None
    reason: str


class Ordered(Item):
    """An order of whoever runs the servers."""

    kind: str
    subject: str


class Leaving(Item):
    """The sender stops, and has let go of its tables."""


class Letter(Struct, array_like=True, gc=False):
    """What one server writes to another in one turn of its loop."""

    sender: str
    generation: int
    """Rises whenever the sender has lost its connection to NATS: what was on its way then may be lost."""
    number: int
    """Counts the letters of one generation to one receiver."""
    items: list[
        Entered
        | Said
        | Gone
        | Told
        | Dismissed
        | Broken
        | Attends
        | GoesAway
        | Shows
        | PartyTold
        | Question
        | Answer
        | Forget
        | SendAway
        | Ordered
        | Leaving
    ]


encode = msgpack.Encoder().encode
decode = msgpack.Decoder(Letter).decode
