"""What all messages of the wire are made of: their limits, the names of simple types, and `Trouble`."""

from typing import Annotated

from msgspec import Meta, Struct, json

from shinobi.engine.domains import Json
from shinobi.engine.seats import LONGEST_NAME

encode = json.Encoder().encode

LONGEST_DECISION = 14 * 86_400  # seconds
BY_DAY = 3_600.0
"""Seconds for a decision from which on a table is played by day."""

LONGEST_MESSAGE = 16_384  # bytes, of one message from a client
LONGEST_BODY = 65_536  # bytes, of one request over HTTP: a table may bring a deck of cards

LONGEST_RECORD = 1_000_000  # bytes, of a match that was played in a browser and is brought to the server

PORTION = 512  # bytes
"""Messages over the socket have a multiple of so many: their lengths should not tell what is in them."""


def padded(message: bytes) -> bytes:
    """A message, filled up with spaces to the next portion. To JSON they mean nothing."""
    return message.ljust(-(-len(message) // PORTION) * PORTION)


Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
# Lengths are stated beside the patterns: to Python's `$`, a line feed at the end is none of it.
TableId = Annotated[str, Meta(pattern="^[0-9a-z]{10}$", max_length=10)]
Ticket = Annotated[str, Meta(min_length=1, max_length=40)]
"""Chosen by the client for each request over the socket. A request sent again with its ticket is answered as before."""
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]

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


class Trouble(Part):
    """Why something was not done. `code` has a text of its own in every language: `error-CODE`."""

    code: str
    text: str
    """A sentence in English that says what would be right."""
    clause: str | None = None
    """The rule that forbids it, where one does."""
