"""Addresses for programs: tokens, a stream of one's own finished matches, and all public records. docs/wire.md."""

from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from shinobi import wire
from shinobi.server.answers import json, read
from shinobi.server.api import Api
from shinobi.store.protocol import After
from shinobi.store.records import KeptRecord
from shinobi.table.log import Created
from shinobi.table.log import read as read_entry
from shinobi.table.refusal import Refusal

AT_ONCE = 50
"""Records that are read from the store before others have their turn."""

NDJSON = "application/x-ndjson"

Page = Callable[[After], Awaitable[list[KeptRecord]]]
"""The records after some place."""


def routes(api: Api) -> list[Route]:
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

    def __init__(self, api: Api) -> None:
        self.api = api
        self.house = api.house

    # Tokens

    async def list_tokens(self, request: Request) -> Response:
        who, _ = await self.api.person(request)
        return json(wire.TokenList(await self.house.tokens.of(who)))

    async def make_token(self, request: Request) -> Response:
        who, _ = await self.api.person(request)
        return json(await self.house.tokens.make(who, await read(request, wire.NewToken)), 201)

    async def revoke_token(self, request: Request) -> Response:
        who, _ = await self.api.person(request)
        program = await self.house.tokens.revoke(who, str(request.path_params["token"])[:40])
        self.house.send_away(program, None, "revoked")
        return json(wire.TokenList(await self.house.tokens.of(who)))

    # Records, one on each line

    async def own_matches(self, request: Request) -> Response:
        """The records of the matches that who asks has played, the oldest first."""
        who = await self.api.who(request)
        if who is None:
            raise Refusal("no-name", "Say who you are first: POST /api/me, or send a token.")
        return _stream(lambda after: self.house.store.own_records(who, after, AT_ONCE), _since(request))

    async def public_records(self, request: Request) -> Response:
        """The records of all finished matches at tables that were listed on the home page, the oldest first."""
        return _stream(lambda after: self.house.store.all_records(after, AT_ONCE), _since(request), only_public=True)


def _since(request: Request) -> float:
    try:
        return float(request.query_params.get("since", "0"))
    except ValueError:
        raise Refusal("bad-message", "The parameter since is a time in seconds since 1970.") from None


def _stream(page: Page, since: float, only_public: bool = False) -> Response:
    """Records, page by page."""

    async def lines() -> AsyncIterator[bytes]:
        after = (since, "")
        while True:
            records = await page(after)
            shown = [bytes(one.record) + b"\n" for one in records if not only_public or _is_public(one)]
            if shown:
                yield b"".join(shown)
            if len(records) < AT_ONCE:
                return
            after = records[-1].at, records[-1].place

    return StreamingResponse(lines(), media_type=NDJSON)


def _is_public(one: KeptRecord) -> bool:
    """Whether a table was listed for everybody, or was only for those who had its link."""
    first = read_entry(one.first_entry) if one.first_entry else None
    return isinstance(first, Created) and first.visibility == "public"
