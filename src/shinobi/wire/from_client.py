"""What a client says over its socket."""

from typing import Annotated, Literal

from msgspec import Meta, field

from shinobi.engine.domains import Json
from shinobi.engine.talk import LONGEST_CHAT, Kind
from shinobi.wire.basics import Hex32, Message, Move, Ticket


class Hello(Message, tag="hello"):
    """The first message. With `since`, what followed that number is sent instead of everything."""

    since: Annotated[int, Meta(ge=0)] | None = None
    hints: bool = True
    """Whether prompts and hints are wanted. A program that shows no board can do without, and spares the server."""


class Sit(Message, tag="sit"):
    """Take an open seat."""

    ticket: Ticket
    seat: int


class Leave(Message, tag="leave"):
    """Give up one's seat: before the deal it is open again, after it a bot takes over."""

    ticket: Ticket


class Arrange(Message, tag="arrange"):
    """The host says what a free seat is for: open, or a bot at a level."""

    ticket: Ticket
    seat: int
    level: str | None
    """`null` opens the seat."""


class Commit(Message, tag="commit"):
    """Bind oneself to a contribution to the chance of the match, without showing it. Clients do so as they sit."""

    ticket: Ticket
    round: int
    commitment: Hex32


class Reveal(Message, tag="reveal"):
    """Show the contribution one is bound to, once the seal is there: `table.deal.seal`."""

    ticket: Ticket
    round: int
    value: Hex32


class Start(Message, tag="start"):
    """The host begins the match; all seats must be taken."""

    ticket: Ticket


class Play(Message, tag="play"):
    """A move, in answer to the situation of this step."""

    ticket: Ticket
    step: int
    move: Move


class Consider(Message, tag="consider"):
    """What would come of a move, or of any move that has this part; nothing is done.

    Refused with the clause if it is not possible, with `turn-ends` if one's turn would end with it; else `done`.
    """

    ticket: Ticket
    step: int
    move: Move


class Undo(Message, tag="undo"):
    """Take back one's own last move."""

    ticket: Ticket
    step: int


class Say(Message, tag="say"):
    """Something said or shown."""

    ticket: Ticket
    kind: Kind
    text: Annotated[str, Meta(max_length=LONGEST_CHAT)]
    """The words of a chat, or the name of a phrase or gesture."""
    arguments: dict[str, Json] = field(default_factory=dict)
    to: int | None = None
    """The seat that a wink is for."""


class Mute(Message, tag="mute"):
    """Do not show me what this seat says; or show it again."""

    ticket: Ticket
    seat: int
    muted: bool


class Chat(Message, tag="chat"):
    """The host turns chat on or off."""

    ticket: Ticket
    on: bool


class Remove(Message, tag="remove"):
    """The host asks somebody to leave, before the deal. They cannot sit down at this table again."""

    ticket: Ticket
    seat: int


class Hush(Message, tag="hush"):
    """The host mutes somebody for all, or lets them speak again."""

    ticket: Ticket
    seat: int
    hushed: bool


class Return(Message, tag="return"):
    """I am back: the bot that stood in for me need not decide any more."""

    ticket: Ticket


class Continue(Message, tag="continue"):
    """I have seen how the round ended: from me, the next may begin."""

    ticket: Ticket


class SetRhythm(Message, tag="rhythm"):
    """The host changes the rhythm of the table."""

    ticket: Ticket
    rhythm: Literal["calm", "normal", "quick"]


class Reading(Message, tag="reading"):
    """I am reading, or have read: where nobody but bots plays with me, they wait meanwhile, though not for ever."""

    ticket: Ticket
    on: bool


class Resign(Message, tag="resign"):
    """Give up: between two, the other wins; alone with bots, the match ends."""

    ticket: Ticket


class Delete(Message, tag="delete"):
    """The host ends a table that is not dealt yet, or where nobody but bots would miss it."""

    ticket: Ticket


class Vote(Message, tag="vote"):
    """Let a bot play now for somebody who is gone. It does when more than half of those who are there want it."""

    ticket: Ticket
    seat: int


class Rematch(Message, tag="rematch"):
    """Again, with the same people, one seat further. The first who asks makes the new table."""

    ticket: Ticket


class Ping(Message, tag="ping"):
    """Is anybody there?"""


FromClient = (
    Hello
    | Sit
    | Leave
    | Arrange
    | Commit
    | Reveal
    | Start
    | Play
    | Consider
    | Undo
    | Say
    | Mute
    | Chat
    | Return
    | Continue
    | SetRhythm
    | Reading
    | Remove
    | Hush
    | Resign
    | Delete
    | Vote
    | Rematch
    | Ping
)
