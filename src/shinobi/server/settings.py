"""What can be set about a server, and what it is if nobody says otherwise."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum


class Compile(StrEnum):
    """When the rules are compiled; until then tables are played by interpreted ones, which are the same, but slower."""

    NOW = "now"
    SOON = "soon"
    NEVER = "never"


@dataclass(frozen=True)
class Settings:
    """How a server behaves."""

    compile: Compile = Compile.NEVER
    bot_pace: float = 0.9
    """Seconds a bot takes for every decision, hard or easy."""
    pauses: bool = True
    """Whether tables that want a rhythm get one: time to see each move, and a pause between rounds."""
    reaction_pace: float = 2.0
    """Seconds after which every reaction is answered, by people and bots."""
    thinking: float = 0.8
    """Seconds a bot may calculate."""
    deal_wait: float = 5.0
    """Seconds for which the deal waits for people to commit, and then for them to reveal."""
    gone_after: float = 120.0
    """Seconds after which a bot stands in for somebody who is gone, where others wait."""
    linger: float = 60.0
    """Seconds for which messages are kept for somebody who has just lost the connection."""
    grace: float = 0.25
    """Seconds beyond a deadline that a message may have been on its way."""
    vote_after: float = 20.0
    """Seconds after which the others may vote to play on with a bot."""
    alone_ends_after: float = 48 * 3600.0
    """Seconds after which a table where a person plays alone with bots ends, if nobody comes."""
    open_ends_after: float = 14 * 24 * 3600.0
    """Seconds after which a table that was never dealt ends, if nobody comes."""
    asleep_after: float = 72 * 3600.0
    """Seconds after which a table where nobody is and nothing happens leaves the memory; whoever comes wakes it."""
    tables_rest: bool = True
    """Whether bots wait where nobody watches them and no person is yet to decide."""
    tables_per_identity: int = 30
    tables_per_address: int = 120
    limited: bool = True
    """Whether requests are counted and refused where there are too many."""
    requests_per_minute: int = 240
    """Over HTTP, from one address."""
    messages_per_second: int = 20
    """Over the sockets of one person."""
    remarks_per_minute: int = 40
    """Said by one person."""
    other_requests_per_minute: int = 90
    """Of one person, over sockets, that are neither moves nor remarks: each makes a log longer."""
    brought_per_hour: int = 20
    """Matches played in browsers that one person may bring to be kept; from one address, five times as many."""
    sockets_per_address: int = 100
    """WebSockets that one address may have open. Of IPv6, here and below, all of a /64 are one address."""
    handshakes_per_10_seconds: int = 60
    """WebSockets that one address may open."""
    connections_per_address: int = 200
    """Connections of any kind, for an address that is no proxy of ours."""
    connections_at_once: int = 150
    connections_within: float = 10.0
    """How many connections one address may open within how many seconds."""
    header_within: float = 10.0
    """Seconds in which a connection has to say what it asks for."""
    body_within: float = 20.0
    """Seconds in which the body of a request has to be said."""
    read_within: float = 60.0
    """Seconds for which an answer may wait for somebody who does not read it."""
    metrics_token: str | None = None
    """Who asks for `/metrics` has to know this; nobody is told anything where there is none."""
    notify_after: float = 60.0
    """Seconds after which somebody whose turn it is and who is not there is told so."""
    push_services: tuple[str, ...] = ()
    """Further origins to which push messages may be sent, besides those of the known browsers."""
    mail: str | None = None
    """The server by which mail is sent: `smtp://NAME:PASSWORD@HOST:PORT`."""
    mail_from: str = "shinobi@localhost"
    webhook: str | None = None
    """An address of the host's that is told whose turn it is."""
    address: str | None = None
    """Where people reach this server, for links in mail: `https://shinobi.example`."""
    origins: tuple[str, ...] = ()
    """Further origins from which browsers may come, besides the server's own."""
    database: str | None = None
    """The database that several servers share, `postgresql://…`; `None` where one server has a file to itself."""
    nats: str | None = None
    """Where the servers that share a database write to one another: `nats://…`."""
    random_bytes: Callable[[int], bytes] = os.urandom
    """Where table ids and secrets come from; tests put something else here."""
