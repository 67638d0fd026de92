"""Tables, as people ask for them and are shown them."""

from typing import Annotated, Literal

from msgspec import Meta, field

from shinobi.engine.domains import Json
from shinobi.wire.basics import BY_DAY, LONGEST_DECISION, Hex32, Part, TableId


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
    options: dict[str, Json] = field(default_factory=dict)
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
    votes: list[int] = field(default_factory=list)
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
    from_browser: bool = False
    """Whether the match was played alone in a browser, and brought here when it was over: dealt by the player's own
    browser, and checked by this server."""


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
