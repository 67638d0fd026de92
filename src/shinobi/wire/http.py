"""What is asked and answered over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta

from shinobi.engine.domains import Json
from shinobi.wire.basics import LONGEST_BODY, Event, Move, Name, Part, TableId
from shinobi.wire.from_server import Spoken
from shinobi.wire.tables import Result, Setting, TableInfo, YourTable


class Preferences(Part):
    """How somebody likes their pages. Kept in the browser, and with the identity for their other devices."""

    pace: Literal["calm", "normal", "quick"] = "normal"
    """How long a result stays to be looked at."""
    animation: bool = True
    sound: bool = True
    vibration: bool = True
    notification: bool = False
    """Whether the device may be told that it is their turn."""
    confirm: bool = False
    """Whether a move that ends a turn is asked for twice."""
    theme: Literal["system", "light", "dark"] = "system"
    cards: Literal["small", "normal", "large"] = "normal"
    """The size of cards on boards."""
    bots: Annotated[str, Meta(max_length=40)] = "adept"
    """The level of the bots of a game that is played at once."""


class Me(Part):
    """Who the cookie says you are."""

    name: str | None
    settings: Preferences | None = None
    """`null` where nothing was ever set."""


class Lobby(Part):
    """What the home page shows."""

    waiting: list[TableInfo]
    running: list[TableInfo]
    yours: list[YourTable]
    """Your unfinished tables; those that wait for you come first."""


class PlayedMatch(Part):
    """A match that somebody played to its end."""

    id: TableId
    at: float
    """When it ended, in seconds since 1970."""
    game: str
    names: list[str]
    bots: list[bool]
    seat: int
    clause: str
    """By which rule it ended, or `resigned`."""
    shares: list[float]
    lesson: bool = False
    """Whether it was a guided game: listed, and not counted."""
    from_browser: bool = False
    """Whether it was played alone in a browser, and brought to the server afterwards: listed, and not counted."""


class GameTally(Part):
    """How often somebody played a game, and what came of it."""

    game: str
    played: int
    won: int
    """Alone."""
    shared: int
    """Victories that were shared with others."""
    with_people: int
    """How many of them were played with at least one other person."""


class Played(Part):
    """What somebody has played: the newest matches, and each game counted."""

    matches: list[PlayedMatch]
    games: list[GameTally]
    total: int
    """How many matches there are in all, guided ones included."""


class Made(Part):
    """A table was made."""

    id: TableId


class Device(Part):
    """A device on which you are known."""

    id: str
    label: str
    """Browser and system, such as `Firefox, Linux`; may be empty."""
    made_at: float
    """In seconds since 1970; 0 where it is not known."""
    seen_at: float
    here: bool
    """Whether it is the one that asks."""


class Devices(Part):
    """The devices on which you are known."""

    devices: list[Device]


class MoveHere(Part):
    """A link that moves your identity to another device; it works once, and not for long."""

    code: str
    seconds: int


class Reach(Part):
    """By which ways this server can tell somebody who is away that it is their turn."""

    key: str
    """The server's public key for Web Push."""
    mail: bool
    """Whether the host has set up mail."""
    address: str | None
    """The address that mail goes to."""
    confirmed: bool


class Subscription(Part):
    """A browser that can be reached by Web Push, as `PushManager.subscribe` gives it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]
    language: str = "en"


class Unsubscribe(Part):
    """A browser that is not to be told any more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class MailAddress(Part):
    """Where mail is to go to; an empty address for none. It must be confirmed by a code that is sent there."""

    address: Annotated[str, Meta(max_length=200)]
    language: str = "en"


class MailCode(Part):
    """The code that came by mail."""

    code: Annotated[str, Meta(max_length=60)]


class SheetText(Part):
    """A file that somebody wrote for an option of a game, such as a deck of cards, as a text."""

    option: str
    text: Annotated[str, Meta(max_length=LONGEST_BODY)]
    language: Annotated[str, Meta(max_length=20)] = "en"
    """The language in which mistakes are explained."""


class CheckedSheet(Part):
    """What is to be said about such a text: the value for a new table, or every mistake in it."""

    value: dict[str, Json] | None
    advice: list[str]


Scope = Literal["play", "talk", "host", "read"]
"""What a program may do: sit down and play; talk; make and arrange tables; read its own finished matches."""


class NewToken(Part):
    """What `POST /api/me/tokens` asks for: a token for a program, and what the program is called at tables."""

    name: Name
    scopes: list[Scope]


class TokenInfo(Part):
    """A token, without what proves it."""

    id: str
    name: str
    scopes: list[Scope]
    made_at: float


class MadeToken(Part):
    """A new token: the only time that it is shown."""

    token: str
    info: TokenInfo


class TokenList(Part):
    """The tokens of a person."""

    tokens: list[TokenInfo]


class Replayed(Part):
    """One step of a finished match, as a viewer knew it then."""

    events: list[Event]
    view: dict[str, Json]
    hints: dict[str, Json]
    by: int | None
    move: Move | None
    """Given only to viewers who see everything."""


class Replay(Part):
    """A finished match, step by step; step 0 is the deal."""

    setting: Setting
    names: list[str]
    steps: list[Replayed]
    talk: list[Spoken]
    result: Result
