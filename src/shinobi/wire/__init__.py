"""The wire: every message between a server and those who play or watch, as types. docs/wire.md tells their story.

HTTP carries the lobby, tables to make and records to read; one WebSocket per table and person carries the rest. What
goes to a seat or a spectator is made from the view of that seat alone. A stream is numbered for each receiver by
itself: its numbers count what *this* receiver was told, so that they say nothing of what others were.

Whoever speaks the wire imports this package and says `wire.Play`, `wire.Welcome`.
"""

from shinobi.wire.basics import *  # noqa: F403
from shinobi.wire.from_client import *  # noqa: F403
from shinobi.wire.from_server import *  # noqa: F403
from shinobi.wire.http import *  # noqa: F403
from shinobi.wire.tables import *  # noqa: F403
