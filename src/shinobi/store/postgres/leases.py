"""Which server has which table: claimed, kept by a sign of life, handed over, and taken from who gives none.

A server that does not say for `LEASE` seconds that it is alive has lost its tables. Who takes one raises its epoch, and
from then on the database refuses what is written under the one before. All times are the database's; a server counts
its own from before it asked, and so knows that its time is up before anybody else does.
"""

from collections.abc import Iterable, Sequence

from shinobi.store.postgres.database import Readers
from shinobi.store.protocol import Lease

LEASE = 2.5
"""Seconds for which a sign of life counts."""

ANSWER_WITHIN = 1.0
"""Seconds after which a connection counts as broken, so that a lease is not lost by waiting for one."""

ALIVE = "SELECT 1 FROM servers WHERE servers.id = {} AND until > clock_timestamp()"

SIGN = """INSERT INTO servers (id, until) VALUES (?1, clock_timestamp() + make_interval(secs => ?2))
          ON CONFLICT (id) DO UPDATE SET until = excluded.until"""

LIVING = """SELECT id, extract(epoch FROM until - clock_timestamp())::float8
            FROM servers WHERE until > clock_timestamp()"""

CLAIM = f"""WITH claimed AS (
                UPDATE tables SET owner = ?2, epoch = epoch + 1
                WHERE id = ?1 AND EXISTS ({ALIVE.format("?2")})
                AND (owner IS NULL OR owner = ?2 OR NOT EXISTS ({ALIVE.format("owner")}))
                RETURNING id, epoch),
            noted AS (INSERT INTO owners (place, epoch, owner) SELECT id, epoch, ?2 FROM claimed)
            SELECT epoch FROM claimed"""

TAKEN = """SELECT carried.place, carried.epoch FROM unnest(?1::text[], ?2::int8[]) AS carried (place, epoch)
           JOIN tables ON tables.id = carried.place
           WHERE tables.epoch <> carried.epoch OR tables.owner IS DISTINCT FROM ?3"""

ADOPT = f"""WITH orphans AS (
                SELECT id FROM tables WHERE closed = 0 AND EXISTS ({ALIVE.format("?1")})
                AND (owner IS NULL OR owner IN (SELECT servers.id FROM servers WHERE until <= clock_timestamp()))
                ORDER BY made_at LIMIT ?2 FOR UPDATE SKIP LOCKED),
            claimed AS (
                UPDATE tables SET owner = ?1, epoch = epoch + 1 FROM orphans WHERE tables.id = orphans.id
                RETURNING tables.id, epoch),
            noted AS (INSERT INTO owners (place, epoch, owner) SELECT id, epoch, ?1 FROM claimed)
            SELECT id, epoch FROM claimed"""


class Leases:
    """The leases of one server."""

    def __init__(self, url: str, server: str) -> None:
        self.server = server
        self._readers = Readers(url, ANSWER_WITHIN)

    async def sign_of_life(self) -> dict[str, float]:
        """Keep all tables for another `LEASE` seconds; returns who is alive, and for how long that is sure."""
        await self._readers.rows(SIGN, (self.server, LEASE))
        return dict(await self._readers.rows(LIVING, ()))

    async def owner(self, place: str) -> str | None:
        """Who has a table; `None` where nobody has who is alive, or there is no such table."""
        sql = f"SELECT owner FROM tables WHERE id = ? AND EXISTS ({ALIVE.format('owner')})"
        rows = await self._readers.rows(sql, (place,))
        return rows[0][0] if rows else None

    async def claim(self, place: str) -> Lease | None:
        """Take a table that nobody has who is alive; `None` if somebody has."""
        rows = await self._readers.rows(CLAIM, (place, self.server))
        return Lease(place, rows[0][0]) if rows else None

    async def taken(self, held: Sequence[Lease]) -> list[Lease]:
        """Those of these leases that do not count any more: somebody else has the table, or nobody has."""
        places, epochs = [lease.place for lease in held], [lease.epoch for lease in held]
        return [Lease(*row) for row in await self._readers.rows(TAKEN, (places, epochs, self.server))]

    async def neglected(self, held: Iterable[str]) -> set[str]:
        """The tables that go on and are ours, but for these."""
        sql = "SELECT id FROM tables WHERE owner = ?1 AND closed = 0 AND id <> ALL(?2::text[])"
        return {place for (place,) in await self._readers.rows(sql, (self.server, list(held)))}

    async def adopt(self, most: int) -> list[Lease]:
        """Take so many of the tables that go on and that nobody has who is alive."""
        return [Lease(*row) for row in await self._readers.rows(ADOPT, (self.server, most))]

    async def let_go(self, place: str) -> None:
        """Hand a table over to whoever wants it."""
        await self._readers.rows("UPDATE tables SET owner = NULL WHERE id = ? AND owner = ?", (place, self.server))

    async def forget_long_gone(self) -> None:
        """Forget servers that have not been alive for a day, and whose tables others have taken."""
        await self._readers.rows(
            """DELETE FROM servers WHERE until < clock_timestamp() - interval '1 day'
               AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = servers.id AND closed = 0)""",
            (),
        )

    async def let_go_of_all(self) -> None:
        """Hand over all tables that go on, and count as alive no more."""
        mine = (self.server,)
        await self._readers.rows("UPDATE tables SET owner = NULL WHERE owner = ? AND closed = 0", mine)
        await self._readers.rows("DELETE FROM servers WHERE id = ?", mine)

    async def close(self) -> None:
        await self._readers.close()
