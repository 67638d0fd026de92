"""Leases: one owner for each table, and nothing written under an epoch that is over."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from server.running import run

from many.backing import Postgres
from shinobi.store.changes import EntryAdded, NoticeSettled, TableClosed, TableMade
from shinobi.store.postgres import leases
from shinobi.store.postgres.database import BadDatabase, migrate, numbered
from shinobi.store.postgres.leases import Leases
from shinobi.store.postgres.store import PostgresStore
from shinobi.store.protocol import Chain, Lease, Lost, Unavailable

pytestmark = pytest.mark.usefixtures("long_leases")


class Server:
    """A server's part in the database."""

    def __init__(self, url: str, name: str) -> None:
        self.store = PostgresStore(url, name)
        self.leases = Leases(url, name)

    async def make(self, place: str) -> Chain:
        chain = Chain(lease=Lease(place, 1))
        await self.store.flush(TableMade(place, None, 0.0), EntryAdded(place, 0, b"made"), chain=chain)
        return chain


Scene = Callable[[Server, Server], Awaitable[None]]


def play(url: str, scene: Scene) -> None:
    async def whole() -> None:
        await migrate(url)
        one, two = Server(url, "one"), Server(url, "two")
        for server in (one, two):
            server.store.start()
            await server.leases.sign_of_life()
        await scene(one, two)
        for server in (one, two):
            await server.leases.close()
            await server.store.close()

    run(whole())


def test_a_table_has_one_owner_until_it_is_handed_over(postgres: Postgres) -> None:
    async def scene(one: Server, two: Server) -> None:
        await one.make("t")
        assert await two.leases.owner("t") == "one"
        assert await two.leases.claim("t") is None
        assert await two.leases.adopt(10) == []
        await one.leases.let_go("t")
        assert await two.leases.owner("t") is None
        assert await two.leases.claim("t") == Lease("t", 2)
        assert await one.leases.claim("t") is None
        assert await one.leases.claim("no such") is None
        await two.leases.let_go_of_all()
        assert await one.leases.adopt(10) == [Lease("t", 3)]
        assert await two.leases.claim("t") is None, "who is not alive claims nothing"

    play(postgres.new_database(), scene)


def test_a_former_owner_writes_nothing_and_its_other_tables_go_on(postgres: Postgres) -> None:
    async def scene(one: Server, two: Server) -> None:
        lost, kept = await one.make("lost"), await one.make("kept")
        await one.leases.let_go("lost")
        taken = Chain(lease=await two.leases.claim("lost"))
        outcomes: list[BaseException | None] = []
        for chain in (lost, kept):
            assert chain.lease is not None
            one.store.write([EntryAdded(chain.lease.place, 1, b"1")], outcomes.append, chain)
        await one.store.flush()
        assert [type(outcome) for outcome in outcomes] == [Lost, type(None)]
        # The same for what is written besides entries, and for what follows.
        for changes in ([NoticeSettled("lost", 0, 1)], [TableClosed("lost")], [EntryAdded("lost", 1, b"1")]):
            with pytest.raises(Lost):
                await one.store.flush(*changes, chain=Chain(lease=lost.lease))
        assert await two.store.rows("SELECT * FROM notices") == []
        assert set(await two.store.unfinished_places()) == {"lost", "kept"}
        await two.store.flush(EntryAdded("lost", 1, b"two's"), chain=taken)
        assert await one.store.entries("lost") == [b"made", b"two's"]
        assert await one.store.entries("kept") == [b"made", b"1"]
        epochs = await one.store.rows("SELECT n, epoch FROM entries WHERE place = ? ORDER BY n", "lost")
        assert epochs == [(0, 1), (1, 2)]

    play(postgres.new_database(), scene)


def test_nobody_takes_a_table_while_its_owner_commits(postgres: Postgres) -> None:
    """Whoever claims waits for what is being written, and so finds all of it in the log."""

    async def scene(one: Server, two: Server) -> None:
        chain = await one.make("t")
        await one.leases.let_go("t")
        for n in range(1, 60):
            written = asyncio.create_task(one.store.flush(EntryAdded("t", n, b"x"), chain=chain))
            if n == 30:
                lease = await two.leases.claim("t")
                found = len(await two.store.entries("t"))
            try:
                await written
            except Lost:
                break
        assert lease == Lease("t", 2)
        assert len(await two.store.entries("t")) == found

    play(postgres.new_database(), scene)


def test_who_gives_no_sign_of_life_loses_its_tables(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE", 0.3)

    async def scene(one: Server, two: Server) -> None:
        chain = await one.make("t")
        monkeypatch.setattr(leases, "LEASE", 60.0)
        assert "two" in await two.leases.sign_of_life()
        while not (taken := await two.leases.adopt(10)):
            await asyncio.sleep(0.02)
        assert taken == [Lease("t", 2)]
        assert set(await one.leases.sign_of_life()) == {"one", "two"}, "it was only slow"
        assert await one.leases.claim("t") is None
        with pytest.raises(Lost):
            await one.store.flush(EntryAdded("t", 1, b"late"), chain=chain)

    play(postgres.new_database(), scene)


def test_a_restart_of_the_database_costs_what_was_under_way_and_nothing_else(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def scene(one: Server, two: Server) -> None:
        chain = await one.make("t")
        assert await two.store.has_table("t")
        await asyncio.to_thread(postgres.end)
        with pytest.raises(Unavailable):
            await one.store.flush(EntryAdded("t", 1, b"x"), chain=chain)
        with pytest.raises(Unavailable):
            await two.store.has_table("t")
        assert str(one.store.problem).startswith("Nothing can be written")
        await asyncio.to_thread(postgres.start)
        with pytest.raises(Unavailable):
            await one.store.flush(EntryAdded("t", 1, b"x"), chain=chain)
        await one.store.flush(EntryAdded("t", 1, b"x"), chain=Chain(lease=chain.lease))
        assert one.store.problem is None
        assert await two.store.entries("t") == [b"made", b"x"]

    play(url, scene)


def test_a_database_that_cannot_be_used_is_refused_with_a_sentence(postgres: Postgres) -> None:
    url = postgres.new_database()
    with pytest.raises(BadDatabase, match="cannot be reached"):
        run(migrate(url.replace(f":{postgres.port}/", ":1/")))

    async def newer() -> None:
        await migrate(url)
        await migrate(url)
        store = PostgresStore(url)
        await store.rows("INSERT INTO form (number) VALUES (?)", 99)
        await store.close()

    run(newer())
    with pytest.raises(BadDatabase, match="newer version"):
        run(migrate(url))


def test_values_are_numbered_as_postgresql_has_them() -> None:
    assert numbered("a = ? AND b = ?") == "a = $1 AND b = $2"
    assert numbered("a = ?2 AND b = ?1") == "a = $2 AND b = $1"
