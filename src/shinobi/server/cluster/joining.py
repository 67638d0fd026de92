"""How a server joins the others: the database and NATS are tried, and the house is joined to them."""

import asyncio
import secrets

from shinobi.server.cluster.carrier import Carrier
from shinobi.server.cluster.cluster import Cluster
from shinobi.server.cluster.post import Post
from shinobi.server.cluster.tenure import Tenure
from shinobi.server.house import House
from shinobi.server.settings import Settings
from shinobi.store.moving import MOVING, NotMoved
from shinobi.store.postgres.database import migrate
from shinobi.store.postgres.leases import Leases
from shinobi.store.postgres.store import PostgresStore


def joined(settings: Settings, database: str) -> House:
    """A house whose tables are in a database; raises `ShinobiError` where that or NATS cannot be reached."""
    asyncio.run(_tried(database, settings.nats))
    server = secrets.token_hex(6)
    house = House(PostgresStore(database, server), settings)
    Cluster(house, Tenure(Leases(database, server)), None if settings.nats is None else Post(settings.nats, server))
    return house


async def _tried(database: str, messages: str | None) -> None:
    await migrate(database)
    store = PostgresStore(database)
    moving = await store.row("SELECT 1 FROM keys WHERE name = ?", MOVING)
    await store.close()
    if moving is not None:
        raise NotMoved.of("half-moved")
    if messages is not None:
        carrier = Carrier(messages, "shinobi")
        await carrier.open()
        await carrier.close()
