"""What is read from a store."""

from msgspec import Struct, field


class StoredTable(Struct):
    """A table with its whole log."""

    place: str
    closed: bool
    entries: list[bytes]
    notified: dict[int, int] = field(default_factory=dict)
    """For each seat whose person was told that it is their turn, the step of the receiver that asked."""


class PlayedMatch(Struct):
    """A match that somebody played to its end."""

    id: str
    at: float
    game: str
    names: list[str]
    bots: list[bool]
    seat: int
    clause: str
    shares: list[float]
    lesson: bool = False
    from_browser: bool = False
    """Whether it was played alone in a browser, and brought here afterwards."""


class GameTally(Struct):
    """How often somebody played a game, and what came of it."""

    game: str
    played: int
    won: int
    shared: int
    with_people: int


class History(Struct):
    """What somebody has played: the newest matches, and each game counted."""

    matches: list[PlayedMatch]
    games: list[GameTally]
    total: int


class Subscription(Struct):
    """A browser that can be reached by Web Push."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class Mail(Struct):
    """Where somebody wants mail."""

    address: str
    language: str
    confirmed: bool


class Device(Struct):
    """A device on which somebody is known."""

    id: str
    label: str
    made_at: float
    seen_at: float
    revoked: bool = False


class Token(Struct):
    """A token of a program, without what proves it."""

    id: str
    program: str
    name: str
    """What the program is called."""
    owner: str
    scopes: list[str] = field(default_factory=list)
    made_at: float = 0.0


class Order(Struct):
    """What whoever runs the server has ordered."""

    id: int
    kind: str
    subject: str


class KeptRecord(Struct):
    """The record of a finished match, and where it stands among the others."""

    at: float
    """When the match ended, or its table was made."""
    place: str
    record: bytes
    first_entry: bytes = b""
    """How the table was made, where that was asked for."""
