"""The wire: every message between a server and those who play or watch, as types. docs/wire.md tells their story.

HTTP carries the lobby, tables to make and records to read; one WebSocket per table and person carries the rest. What
goes to a seat or a spectator is made from the view of that seat alone. A stream is numbered for each receiver by
itself: its numbers count what *this* receiver was told, so that they say nothing of what others were.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field, json

from shinobi.engine.domains import Json
from shinobi.engine.talk import LONGEST_CHAT, Kind

encode = json.Encoder().encode

LONGEST_NAME = 24
LONGEST_DECISION = 14 * 86_400  # seconds
BY_DAY = 3_600.0
"""Seconds for a decision from which on a table is played by day."""

LONGEST_MESSAGE = 16_384  # bytes, of one message from a client
LONGEST_BODY = 65_536  # bytes, of one request over HTTP: a table may bring a deck of cards

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
TableId = Annotated[str, Meta(pattern="^[0-9a-z]{10}$")]
Ticket = Annotated[str, Meta(min_length=1, max_length=40)]
"""Chosen by the client for each request over the socket. A request sent again with its ticket is answered as before."""
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]

Move = dict[str, Json]
"""`{"verb": "attack", "card": "katana", "declared": "sai"}`."""
Said = dict[str, Json]
"""A sentence to be said in the reader's language: `shinobi.engine.sayings`."""
Event = dict[str, Json]
"""`{"event": "revealed", "victim": 2, …}`: an event as its hearer was told it."""


class Message(Struct, tag_field="type", forbid_unknown_fields=True, gc=False):
    """What all messages have in common. Messages are never cyclic, so the garbage collector need not track them."""


class Part(Struct, forbid_unknown_fields=True, gc=False):
    """What all parts of messages have in common."""


# Tables -------------------------------------------------------------------------------------------------------------


class Pace(Part):
    """How long people may think."""

    seconds: Annotated[float, Meta(gt=0, le=LONGEST_DECISION)] | None = None
    """For each decision; `null` is untimed. From an hour on it is play by day: nobody need stay at the table."""
    bank: Annotated[float, Meta(ge=0, le=LONGEST_DECISION)] = 0
    """Seconds on top, for the whole match."""

    @property
    def by_day(self) -> bool:
        """Whether people come and go between decisions, and no bot stands in before the time is up."""
        return self.seconds is not None and self.seconds >= BY_DAY


Rhythm = Literal["none", "calm", "normal", "quick"]
"""How much time people get to see what happens: how fast bots move, and whether the table waits between rounds.

`none` is for programs: the server's own pace, and no pauses."""


class SeatWanted(Part):
    """What a new table's seat is for."""

    kind: Literal["open", "me", "bot"]
    level: str | None = None
    """Of a bot: novice, adept, master …"""


class NewTable(Part):
    """What `POST /api/tables` asks for. What is left out is as the game has it."""

    game: str
    players: int | None = None
    edition: str | None = None
    options: dict[str, Json] = {}
    seats: list[SeatWanted] | None = None
    """One for each player; if left out, the maker sits down at the first and the others are open."""
    visibility: Literal["public", "link"] = "link"
    pace: Pace = field(default_factory=Pace)
    rhythm: Rhythm = "none"
    stand_in: str | None = None
    """The level of the bot that decides for somebody whose time is up or who is gone."""
    delay: Annotated[int, Meta(ge=0, le=100)] = 0
    """How many steps behind spectators are."""
    lesson: bool = False
    """A guided first game: a fixed deal, against bots. Only the maker plays."""
    start: bool = False
    """Deal at once; only where no seat is open."""


class Sitter(Part):
    """A seat of a table, as all may know it."""

    kind: Literal["open", "person", "bot"]
    name: str | None
    level: str | None
    """The level of the bot that sits here, or that stands in for a person just now."""
    here: bool
    """Whether the person is connected. Bots always are."""
    stands_in: bool
    """Whether a bot decides for this person just now, openly."""
    host: bool
    hushed: bool = False
    """Whether the host has muted this person for all."""
    away: int | None = None
    """Seconds for which the others have waited for somebody who is gone."""
    bot_in: int | None = None
    """Seconds until a bot stands in for them."""
    votes: list[int] = []
    """The seats that want a bot to play for them now."""
    program: str | None = None
    """The name of its owner, where a program sits here instead of a person."""


class Result(Part):
    """How a match ended."""

    clause: str
    shares: list[float]


class Deal(Part):
    """How the people at a table agree on its chance: all that everybody may know of it. docs/record.md."""

    round: int
    """How often the deal was called off."""
    setting: Hex32
    """The SHA-256 of what was agreed about the game."""
    before: Hex32 | None
    """The seal of the round before."""
    commitments: list[Hex32 | None]
    """What each seat is bound to in this round."""
    revealed: list[bool]
    """Who has revealed it; the contributions themselves are in the record of the match."""
    withheld: list[int]
    """The seats that were bound in an earlier round and did not reveal."""
    seal: Hex32 | None
    """The SHA-256 of all that is fixed now; before it is there, nobody may reveal."""


class TableInfo(Part):
    """A table as anyone who has its id may know it."""

    id: TableId
    game: str
    edition: str
    players: int
    state: Literal["open", "dealing", "playing", "over"]
    visibility: Literal["public", "link"]
    seats: list[Sitter]
    pace: Pace
    rhythm: Rhythm
    stand_in: str
    delay: int
    lesson: bool
    chat: bool
    """Whether chat is on: allowed by the game, and not turned off by the host."""
    watching: int
    commitment: Hex32
    """The SHA-256 of the table's secret, shown before the deal."""
    deal: Deal | None
    """How chance is agreed on; `null` where it is not: in lessons."""
    result: Result | None
    rematch: TableId | None
    """The id of the table where these people play their rematch."""
    ended: Literal["resigned", "deleted", "idle", "empty"] | None = None
    """Why the table has ended other than by the rules: somebody resigned, its host deleted it, nobody came for long,
    everybody left."""


class YourTable(TableInfo):
    """A table of yours, with what only you are told."""

    turn: bool = False
    """Whether the match waits for you."""
    left: float | None = None
    """Seconds you have for it, your bank included."""
    ends_in: float | None = None
    """Seconds after which it ends by itself if nobody plays."""
    can_delete: bool = False
    """Whether you may delete it: nobody else has begun to play there."""


class Setting(Part):
    """What was agreed, in full: for those who come to the table."""

    game: str
    players: int
    edition: str
    options: dict[str, Json]


# HTTP answers -------------------------------------------------------------------------------------------------------


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


class Trouble(Part):
    """Why something was not done. `code` has a text of its own in every language: `error-CODE`."""

    code: str
    text: str
    """A sentence in English that says what would be right."""
    clause: str | None = None
    """The rule that forbids it, where one does."""


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
    talk: list["Spoken"]
    result: Result


# From the client, over the socket -----------------------------------------------------------------------------------


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
    arguments: dict[str, Json] = {}
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

# To the client, over the socket -------------------------------------------------------------------------------------


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
    """Facts for the board, made from the view alone: `games/GAME/hints.py`."""
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
    notes: list[Note] = []


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
