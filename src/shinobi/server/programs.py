"""Addresses for programs: tokens, a stream of one's own finished matches, and all public records. docs/wire.md."""

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from shinobi import wire
from shinobi.server.answers import json, read
from shinobi.store import Store
from shinobi.table.log import Created
from shinobi.table.log import read as read_entry
from shinobi.table.refusal import Refusal

if TYPE_CHECKING:
    from shinobi.server.app import Api

AT_ONCE = 50
"""Records that are read from the store before others have their turn."""

NDJSON = "application/x-ndjson"

Row = tuple[float, str, bytes]
"""When a match ended or its table was made, the table, and the record."""


def routes(api: "Api") -> list[Route]:
    """What is at which address."""
    programs = Programs(api)
    return [
        Route("/api/me/tokens", api.answering(programs.list_tokens), methods=["GET"]),
        Route("/api/me/tokens", api.answering(programs.make_token), methods=["POST"]),
        Route("/api/me/tokens/{token}", api.answering(programs.revoke_token), methods=["DELETE"]),
        Route("/api/me/matches", api.answering(programs.own_matches, "read")),
        Route("/api/records", api.answering(programs.public_records, "anything")),
    ]


class Programs:
    """Answers to requests about tokens and records."""

    def __init__(self, api: "Api") -> None:
        self.api = api
        self.house = api.house

    # Tokens

    async def list_tokens(self, request: Request) -> Response:
        who, _ = self.api.person(request)
        return json(wire.TokenList(self.house.tokens.of(who)))

    async def make_token(self, request: Request) -> Response:
        who, _ = self.api.person(request)
        return json(await self.house.tokens.make(who, await read(request, wire.NewToken)), 201)

    async def revoke_token(self, request: Request) -> Response:
        who, _ = self.api.person(request)
        program = await self.house.tokens.revoke(who, str(request.path_params["token"])[:40])
        for room in list(self.house.rooms.values()):
            for connection in [one for one in room.connections if one.who == program]:
                connection.dismiss("revoked")
        return json(wire.TokenList(self.house.tokens.of(who)))

    # Records, one on each line

    async def own_matches(self, request: Request) -> Response:
        """The records of the matches that who asks has played, the oldest first."""
        who = self.api.who(request)
        if who is None:
            raise Refusal("no-name", "Say who you are first: POST /api/me, or send a token.")
        query = (
            "SELECT at, played.place, record FROM played JOIN records ON records.place = played.place"
            " WHERE who = ? AND (at, played.place) > (?, ?) ORDER BY at, played.place LIMIT ?"
        )
        return _stream(self.house.store, query, _since(request), who)

    async def public_records(self, request: Request) -> Response:
        """The records of all finished matches at tables that were listed on the home page, the oldest first."""
        query = (
            "SELECT made_at, id, record FROM tables JOIN records ON place = id"
            " WHERE (made_at, id) > (?, ?) ORDER BY made_at, id LIMIT ?"
        )
        return _stream(self.house.store, query, _since(request), only_public=True)


def _since(request: Request) -> float:
    try:
        return float(request.query_params.get("since", "0"))
    except ValueError:
        raise Refusal("bad-message", "The parameter since is a time in seconds since 1970.") from None


def _stream(store: Store, query: str, since: float, *first: str, only_public: bool = False) -> Response:
    """The records that a query finds, page by page, each page read beside the event loop.

    `first` are the query's own values; then follow the last row that was sent, and how many rows a page has.
    """

    def page(after: tuple[float, str]) -> tuple[list[bytes], tuple[float, str] | None]:
        rows: list[Row] = store.rows(query, *first, *after, AT_ONCE)
        shown = [bytes(record) + b"\n" for _, place, record in rows if not only_public or _is_public(store, place)]
        return shown, (rows[-1][0], rows[-1][1]) if len(rows) == AT_ONCE else None

    async def lines() -> AsyncIterator[bytes]:
        after: tuple[float, str] | None = (since, "")
        while after is not None:
            shown, after = await asyncio.to_thread(page, after)
            if shown:
                yield b"".join(shown)

    return StreamingResponse(lines(), media_type=NDJSON)


def _is_public(store: Store, place: str) -> bool:
    """Whether a table was listed for everybody, or was only for those who had its link."""
    stored = store.rows("SELECT entry FROM entries WHERE place = ? AND n = 0", place)
    first = read_entry(bytes(stored[0][0])) if stored else None
    return isinstance(first, Created) and first.visibility == "public"
