"""Which tables are ours, where the database comes and goes: nothing is taken for ours that is not."""

import asyncio

import pytest
from server.running import run

from many.backing import Postgres
from shinobi.client import NewTable, SeatWanted
from shinobi.server.cluster import tenure as tenures
from shinobi.server.cluster.joining import joined
from shinobi.server.cluster.tenure import Tenure
from shinobi.server.settings import Settings
from shinobi.store.changes import EntryAdded, TableMade
from shinobi.store.postgres import leases
from shinobi.store.postgres.database import migrate
from shinobi.store.postgres.leases import Leases
from shinobi.store.postgres.store import PostgresStore
from shinobi.store.protocol import Chain, Lease, Unavailable
from shinobi.table.refusal import Refusal

pytestmark = pytest.mark.usefixtures("long_leases")

TABLE = NewTable("soke", seats=[SeatWanted("me"), SeatWanted("open")])


class SlowLeases(Leases):
    """Leases of a database that answers when the test says so."""

    def __init__(self) -> None:
        self.server = "slow"
        self.answer = asyncio.Event()

    async def claim(self, place: str) -> Lease | None:
        await self.answer.wait()
        return Lease(place, 2)

    async def adopt(self, most: int) -> list[Lease]:
        await self.answer.wait()
        return [Lease("adopted", 2)]

    async def sign_of_life(self) -> dict[str, float]:
        return {"slow": leases.LEASE}

    async def forget_long_gone(self) -> None: ...

    async def let_go_of_all(self) -> None: ...

    async def close(self) -> None: ...


def test_what_was_claimed_before_a_lapse_is_not_ours_after_it() -> None:
    """By then it was let go of with the others, and somebody else may have it."""

    async def scene() -> None:
        slow = SlowLeases()
        tenure = Tenure(slow)
        adopted: list[Lease] = []

        async def adopt(some: list[Lease]) -> None:
            adopted.extend(some)

        tenure.on_adopted = adopt
        await tenure.open()
        claimed = asyncio.create_task(tenure.lease("claimed"))
        await asyncio.sleep(0)
        tenure.lapse()
        slow.answer.set()
        assert await claimed is None
        await asyncio.sleep(0.01)  # for what would be adopted
        assert (tenure.held, adopted) == ({}, [])
        await tenure.close()

    run(scene())


def test_who_gives_no_sign_is_seen_to_be_gone_when_their_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """And not only with our own next sign."""
    monkeypatch.setattr(tenures, "EVERY", 600.0)

    class OneDies(SlowLeases):
        signs = 0

        async def sign_of_life(self) -> dict[str, float]:
            self.signs += 1
            return {"slow": leases.LEASE} | ({"other": 0.01} if self.signs < 3 else {})

    async def scene() -> None:
        tenure, gone = Tenure(OneDies()), asyncio.Queue[str]()
        tenure.on_dead = gone.put_nowait
        await tenure.open()
        assert await gone.get() == "other"
        assert tenure.living == {"slow"}
        await tenure.close()

    run(scene(), 30)


def test_no_table_is_made_while_nothing_is_surely_ours(postgres: Postgres) -> None:
    """Nobody would be told anything there, and another server would take it."""
    house = joined(Settings(), postgres.new_database())

    async def scene() -> None:
        await house.open()
        held = house.services.holding
        assert isinstance(held, Tenure)
        place = await house.make_as_asked("ann", "Ann", TABLE)
        held.lapse()
        assert place not in house.rooms
        with pytest.raises(Refusal, match="try again in a moment"):
            await house.make_as_asked("ann", "Ann", TABLE)
        assert held.held == {}
        await house.say_goodbye()
        await house.close()

    run(scene())


def test_tables_that_are_not_ours_are_let_go_of_and_those_that_are_go_on(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where nothing is written that would be refused, and where nobody comes who would be the first to notice."""
    monkeypatch.setattr(tenures, "EVERY", 0.02)
    monkeypatch.setattr(tenures, "LOOK_EVERY", 0.05)

    async def scene() -> None:
        url = postgres.new_database()
        await migrate(url)
        store, tenure, other = PostgresStore(url, "one"), Tenure(Leases(url, "one")), Leases(url, "two")
        store.start()
        adopted, taken = asyncio.Event(), asyncio.Event()
        ours: list[Lease] = []

        async def adopt(some: list[Lease]) -> None:
            ours.extend(some)
            adopted.set()

        tenure.on_adopted = adopt
        tenure.on_taken = lambda places: taken.set() if places == ["lost"] else None
        await tenure.open()
        for place in ("lost", "kept", "failed"):
            chain = Chain(lease=tenure.made(place))
            await store.flush(TableMade(place, None, 0.0), EntryAdded(place, 0, b"made"), chain=chain)
        await other.sign_of_life()
        await store.rows("UPDATE tables SET owner = 'two', epoch = 2 WHERE id = ? RETURNING 1", "lost")
        tenure.lost(Lease("failed", 1))
        await taken.wait()
        await adopted.wait()
        assert ours == [Lease("failed", 2)]
        assert tenure.held == {"kept": Lease("kept", 1), "failed": Lease("failed", 2)}
        for closing in (tenure, other, store):
            await closing.close()

    run(scene())


def test_a_table_whose_write_failed_is_claimed_anew_before_it_is_read_again(postgres: Postgres) -> None:
    """What a broken connection still brings would else come after the log was read."""
    house = joined(Settings(), postgres.new_database())

    async def scene() -> None:
        await house.open()
        place = await house.make_as_asked("ann", "Ann", TABLE)
        room = house.rooms[place]
        room.chain.problem = Unavailable("the connection broke")
        room.fail(room.chain.problem)
        again = await house.rooms.find(place)
        assert again is not None
        assert again.chain.lease == Lease(place, 2)
        await house.say_goodbye()
        await house.close()

    run(scene())
