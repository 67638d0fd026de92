"""What all rooms of a server share."""

from dataclasses import dataclass

from shinobi.server.holding import Holding
from shinobi.server.limits import Limits
from shinobi.server.notices import Notices
from shinobi.server.people import People
from shinobi.server.settings import Settings
from shinobi.server.thinkers import Thinkers
from shinobi.store.protocol import Store
from shinobi.table.making import Levels


@dataclass
class Services:
    """One server's store, settings and the like, for its rooms."""

    store: Store
    settings: Settings
    limits: Limits
    people: People
    thinkers: Thinkers
    notices: Notices
    levels: Levels
    closing: bool = False
    """Whether the server is about to stop, and takes nothing more on."""
    holding: Holding | None = None
    """By what right it has its tables, where several servers share them."""
