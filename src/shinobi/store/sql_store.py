"""What all stores over SQL share: what they ask, in the part of the language that SQLite and PostgreSQL both have."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import msgspec

from shinobi.store.changes import Change, LinkUsed
from shinobi.store.protocol import After, Chain, OnDone
from shinobi.store.records import (
    Device,
    GameTally,
    History,
    KeptRecord,
    Mail,
    Order,
    PlayedMatch,
    StoredTable,
    Subscription,
    Token,
)

TOKEN = """SELECT tokens.id, program, name, owner, scopes, tokens.made_at
           FROM tokens JOIN identities ON identities.id = program"""

_match = msgspec.json.Decoder(PlayedMatch).decode


class SqlStore(ABC):
    """Most of a `Store`; a database says how queries and changes are carried out."""

    # Writing

    @abstractmethod
    def write(self, changes: Sequence[Change], on_done: OnDone, chain: Chain | None = None) -> None:
        """Have this written, all or nothing."""

    async def flush(self, *changes: Change, chain: Chain | None = None) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def tell(problem: BaseException | None) -> None:
            if done.cancelled():
                return
            if problem is None:
                done.set_result(None)
            else:
                done.set_exception(problem)

        self.write(changes, tell, chain)
        await done

    # Reading

    @abstractmethod
    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query finds."""

    @abstractmethod
    async def long_rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query finds that takes a while: nobody else waits for it."""

    async def row(self, sql: str, *values: Any) -> tuple[Any, ...] | None:
        """The first row that a query finds."""
        found = await self.rows(sql, *values)
        return found[0] if found else None

    # Tables

    async def unfinished_places(self) -> list[str]:
        return [place for (place,) in await self.rows("SELECT id FROM tables WHERE closed = 0 ORDER BY made_at")]

    async def has_table(self, place: str) -> bool:
        return await self.row("SELECT 1 FROM tables WHERE id = ?", place) is not None

    async def stored_table(self, place: str) -> StoredTable | None:
        row = await self.row("SELECT closed FROM tables WHERE id = ?", place)
        if row is None:
            return None
        notified = dict(await self.rows("SELECT seat, step FROM notices WHERE place = ?", place))
        return StoredTable(place, bool(row[0]), await self.entries(place), notified)

    async def entries(self, place: str) -> list[bytes]:
        """The log of a table."""
        rows = await self.long_rows("SELECT entry FROM entries WHERE place = ? ORDER BY n", place)
        return [entry for (entry,) in rows]

    async def stored_record(self, place: str) -> bytes | None:
        row = await self.row("SELECT record FROM records WHERE place = ?", place)
        return None if row is None else bytes(row[0])

    async def own_records(self, who: str, after: After, most: int) -> list[KeptRecord]:
        sql = """SELECT at, played.place, record FROM played JOIN records ON records.place = played.place
                 WHERE who = ? AND (at, played.place) > (?, ?) ORDER BY at, played.place LIMIT ?"""
        return [KeptRecord(*row) for row in await self.long_rows(sql, who, *after, most)]

    async def all_records(self, after: After, most: int) -> list[KeptRecord]:
        sql = """SELECT made_at, id, record,
                 (SELECT entry FROM entries WHERE entries.place = tables.id AND n = 0)
                 FROM tables JOIN records ON records.place = id
                 WHERE (made_at, id) > (?, ?) ORDER BY made_at, id LIMIT ?"""
        return [KeptRecord(*row) for row in await self.long_rows(sql, *after, most)]

    async def played_by(self, who: str, before: float, most: int) -> History:
        newest = "SELECT match FROM played WHERE who = ? AND at < ? ORDER BY at DESC LIMIT ?"
        counted = """SELECT game, count(*), count(*) FILTER (WHERE share = 1),
                     count(*) FILTER (WHERE share > 0 AND share < 1), count(*) FILTER (WHERE people > 1)
                     FROM played WHERE who = ? AND people > 0 GROUP BY game ORDER BY game"""
        ((total,),) = await self.rows("SELECT count(*) FROM played WHERE who = ?", who)
        matches = [_match(match) for (match,) in await self.rows(newest, who, before, most)]
        return History(matches, [GameTally(*row) for row in await self.rows(counted, who)], total)

    # People

    async def name_of(self, identity: str) -> str | None:
        row = await self.row("SELECT name FROM identities WHERE id = ?", identity)
        return None if row is None else row[0]

    async def settings_of(self, identity: str) -> bytes | None:
        row = await self.row("SELECT value FROM settings WHERE identity = ?", identity)
        return None if row is None else bytes(row[0])

    async def device(self, identity: str, device: str) -> Device | None:
        sql = "SELECT device, label, made_at, seen_at, revoked FROM devices WHERE identity = ? AND device = ?"
        row = await self.row(sql, identity, device)
        return None if row is None else Device(row[0], row[1], row[2], row[3], bool(row[4]))

    async def devices_of(self, identity: str) -> list[Device]:
        sql = """SELECT device, label, made_at, seen_at FROM devices WHERE identity = ? AND revoked = 0
                 ORDER BY seen_at DESC LIMIT 100"""
        return [Device(*row) for row in await self.rows(sql, identity)]

    async def link(self, hash: str, now: float) -> str | None:
        row = await self.row("SELECT identity FROM links WHERE hash = ? AND until >= ?", hash, now)
        return None if row is None else str(row[0])

    async def use_link(self, hash: str, now: float) -> str | None:
        who = await self.link(hash, now)
        if who is not None:
            await self.flush(LinkUsed(hash))
        return who

    async def token(self, hash: str) -> Token | None:
        return _token(await self.row(f"{TOKEN} WHERE hash = ?", hash))

    async def token_of_program(self, program: str) -> Token | None:
        return _token(await self.row(f"{TOKEN} WHERE program = ?", program))

    async def tokens_of(self, owner: str) -> list[Token]:
        rows = await self.rows(f"{TOKEN} WHERE owner = ? ORDER BY tokens.made_at", owner)
        return [token for row in rows if (token := _token(row)) is not None]

    # Telling people that it is their turn

    async def subscriptions_of(self, who: str) -> list[Subscription]:
        sql = "SELECT endpoint, p256dh, auth, language FROM subscriptions WHERE who = ? ORDER BY made_at DESC"
        return [Subscription(*row) for row in await self.rows(sql, who)]

    async def mail_of(self, who: str) -> Mail | None:
        row = await self.row("SELECT address, language, code IS NULL FROM mails WHERE who = ?", who)
        return None if row is None else Mail(row[0], row[1], bool(row[2]))

    # The server itself

    async def key(self, name: str, fresh: bytes) -> bytes:
        await self.rows("INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", name, fresh)
        ((value,),) = await self.rows("SELECT value FROM keys WHERE name = ?", name)
        return bytes(value)

    async def orders(self) -> list[Order]:
        return [Order(*row) for row in await self.rows("SELECT id, kind, subject FROM orders ORDER BY id")]


def _token(row: tuple[Any, ...] | None) -> Token | None:
    if row is None:
        return None
    short, program, name, owner, scopes, made_at = row
    return Token(short, program, name, owner, scopes.split(), made_at)
