"""What is at each address over HTTP, and who asks: cookies, tokens, origins, limits. docs/wire.md describes it."""

import asyncio
import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Literal
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from shinobi import wire
from shinobi.server import clock
from shinobi.server.answers import body_of, json, read
from shinobi.server.catalogue import catalogue
from shinobi.server.connection import Connection
from shinobi.server.devices import FIRST
from shinobi.server.doors import Door
from shinobi.server.house import House
from shinobi.server.metrics import metrics
from shinobi.server.networks import network_of
from shinobi.server.people import COOKIE, COOKIE_SECONDS, LINK_SECONDS, checked_name
from shinobi.server.quiet_logs import place_of
from shinobi.server.reach import ReachBook
from shinobi.server.settings import Settings
from shinobi.server.sheets import checked
from shinobi.server.tokens import Program
from shinobi.server.visitor import Visitor
from shinobi.store.changes import SettingsKept
from shinobi.store.protocol import StoreError
from shinobi.table.refusal import Refusal
from shinobi.telling.replay import Eyes
from shinobi.wire import encode

logger = logging.getLogger("shinobi")

STATUS = {
    "no-table": 404,
    "not-found": 404,
    "no-name": 401,
    "bad-token": 401,
    "no-scope": 403,
    "too-fast": 429,
    "too-many-tables": 429,
    "bad-origin": 403,
    "too-long": 413,
    "not-over": 409,
    "kept-already": 409,
    "closing": 503,
    "damaged": 500,
}
"""Of refusals over HTTP; the others are 400."""

MOST_SHOWN = 100
"""So many matches of somebody's are listed at once."""

PROBE_EVERY = 2.0
"""Seconds after which the disk is tried again when somebody asks whether the server is ready."""

NOT_READY = "The server is not ready; try again in a moment."

GOING: dict[str, type[wire.Leave | wire.Resign | wire.Delete]] = {
    "leave": wire.Leave,
    "resign": wire.Resign,
    "delete": wire.Delete,
}
"""What one can do about a table of one's own from elsewhere."""

Answer = Callable[[Request], Awaitable[Response]]


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """What `POST /api/me` says."""

    name: str


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """What `POST /api/me/claim` says."""

    code: str
    sure: bool = False
    """Whether a device that is somebody already is to become somebody else."""


class Revoked(msgspec.Struct, forbid_unknown_fields=True):
    """What `POST /api/me/devices` says."""

    device: str


class Api:
    """What is at each address."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.probed_at = 0.0
        self.reaching = ReachBook(house)
        self.described = encode(catalogue(house.settings))

    def answering(self, handler: Answer, scope: wire.Scope | Literal["anything"] | None = None) -> Answer:
        """The handler, with limits, an origin check, and refusals told in one form.

        `scope` is what the token of a program needs for it: by default no token will do, only a person's cookie.
        """

        async def answer(request: Request) -> Response:
            try:
                self.house.limits.check_request(address_of(request))
                if request.method not in ("GET", "HEAD"):
                    check_origin(request, self.house.settings)
                program = await self.program(request)
                if program is not None and scope != "anything":
                    program.check(scope)
                return await handler(request)
            except Refusal as refusal:
                trouble = wire.Trouble(refusal.code, refusal.text, refusal.clause)
                return json(trouble, STATUS.get(refusal.code, 400))
            except ClientDisconnect:
                return Response(status_code=400)
            except StoreError as problem:
                logger.error("The store does not answer: %s.", problem)
                return json(wire.Trouble("closing", "The server cannot write just now; try again in a moment."), 503)
            except Exception as problem:
                # What it says may be hidden from those who read logs: its kind and place must do.
                logger.error(place_of("A request failed", problem))
                return json(wire.Trouble("failed", "The server failed at this request; nothing has changed."), 500)

        return answer

    async def program(self, connection: HTTPConnection) -> Program | None:
        """The program of somebody's that asks; `None` if it is no program. Raises `Refusal` for a wrong token."""
        return await self.house.tokens.program(connection.headers.get("authorization"))

    async def who(self, connection: HTTPConnection) -> str | None:
        program = await self.program(connection)
        if program is not None:
            return program.identity
        proven = await self.proven(connection)
        return None if proven is None else proven[0]

    async def proven(self, connection: HTTPConnection) -> tuple[str, str] | None:
        """Identity and device of who asks."""
        return await self.house.people.proven(connection.cookies.get(COOKIE))

    async def person(self, request: Request) -> tuple[str, str]:
        """Identity and name of who asks; raises `Refusal`."""
        who = await self.who(request)
        name = None if who is None else await self.house.people.name_of(who)
        if who is None or name is None:
            raise Refusal("no-name", "Say who you are first: POST /api/me.")
        return who, name

    async def visitor(self, connection: HTTPConnection) -> Visitor | None:
        """Who comes to a table; `None` for somebody whom we do not know."""
        program, who = await self.program(connection), await self.who(connection)
        name = None if who is None else await self.house.people.name_of(who)
        if who is None or name is None:
            return None
        return Visitor(who, name, program, None if program is None else await self.house.tokens.owner_name(who))

    async def door(self, request: HTTPConnection) -> Door:
        """The table that is asked for, wherever it is; raises `Refusal`."""
        door = await self.house.at(_place(request), address_of(request))
        if door is None:
            raise Refusal("no-table", "There is no such table.")
        return door

    # Who you are

    async def me(self, request: Request) -> Response:
        proven = await self.proven(request)
        if proven is not None:
            await self.house.people.devices.seen(*proven)
        return json(await self.house.people.me(None if proven is None else proven[0]))

    async def name_me(self, request: Request) -> Response:
        name = checked_name((await read(request, NewName)).name)
        who = await self.house.people.named(await self.who(request), name)
        self.house.changed(who)
        return await self.with_cookie(request, json(await self.house.people.me(who)), who)

    async def set(self, request: Request) -> Response:
        who, _ = await self.person(request)
        wanted = await read(request, wire.Preferences)
        await self.house.store.flush(SettingsKept(who, encode(wanted)))
        return json(await self.house.people.me(who))

    # How to tell you that it is your turn

    async def reach(self, request: Request) -> Response:
        return json(await self.reaching.of((await self.person(request))[0]))

    async def push(self, request: Request) -> Response:
        who, _ = await self.person(request)
        await self.reaching.subscribe(who, await read(request, wire.Subscription))
        return json(await self.reaching.of(who))

    async def push_end(self, request: Request) -> Response:
        who, _ = await self.person(request)
        await self.reaching.unsubscribe(who, (await read(request, wire.Unsubscribe)).endpoint)
        return json(await self.reaching.of(who))

    async def mail(self, request: Request) -> Response:
        who, _ = await self.person(request)
        await self.reaching.give_mail(who, await read(request, wire.MailAddress))
        return json(await self.reaching.of(who))

    async def mail_confirm(self, request: Request) -> Response:
        who, _ = await self.person(request)
        await self.reaching.confirm_mail(who, (await read(request, wire.MailCode)).code)
        return json(await self.reaching.of(who))

    async def link(self, request: Request) -> Response:
        who, _ = await self.person(request)
        return json(wire.MoveHere(await self.house.people.link(who), LINK_SECONDS))

    async def claim(self, request: Request) -> Response:
        claim, here = await read(request, Claim), await self.proven(request)
        other = await self.house.people.linked(claim.code)
        if here is not None and other not in (None, here[0]) and not claim.sure:
            raise Refusal("sure", "You are somebody else on this device already. Say that you are sure.")
        who = await self.house.people.claimed(claim.code)
        if who is None:
            raise Refusal("bad-code", "This link has been used, or is too old. Make a new one.")
        return await self.with_cookie(request, json(await self.house.people.me(who)), who)

    async def look_at_link(self, request: Request) -> Response:
        who = await self.house.people.linked((await read(request, Claim)).code)
        if who is None:
            raise Refusal("bad-code", "This link has been used, or is too old. Make a new one.")
        return json(wire.Me(await self.house.people.name_of(who)))

    async def devices(self, request: Request) -> Response:
        who, device = await self.known(request)
        return json(wire.Devices(await self.house.people.devices.listed(who, device)))

    async def revoke(self, request: Request) -> Response:
        who, here = await self.known(request)
        device = (await read(request, Revoked)).device
        known = await self.house.people.devices.listed(who, here)
        if device not in [one.id for one in known]:
            raise Refusal("device", "There is no such device.")
        await self._revoke(who, device)
        return json(wire.Devices([one for one in known if one.id != device]))

    async def log_out(self, request: Request) -> Response:
        await self._revoke(*await self.known(request))
        response = json(wire.Me(None))
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.url.scheme == "https")
        return response

    async def _revoke(self, who: str, device: str) -> None:
        await self.house.people.devices.revoke(who, device)
        self.house.changed(who)
        self.house.send_away(who, device, "elsewhere")

    async def known(self, request: Request) -> tuple[str, str]:
        """Identity and device of who asks; raises `Refusal`."""
        proven = await self.proven(request)
        if proven is None:
            raise Refusal("no-name", "Say who you are first: POST /api/me.")
        return proven

    async def with_cookie(self, request: Request, response: Response, who: str) -> Response:
        """Let the device that asks be this person's: with a cookie of its own, if it has none."""
        proven = await self.proven(request)
        if proven is not None and proven[0] == who and proven[1] != FIRST:
            device = proven[1]
        else:
            device = await self.house.people.devices.added(who, request.headers.get("user-agent", ""))
        cookie = await self.house.people.cookie(who, device)
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, cookie, COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
        return response

    # What there is

    async def games(self, request: Request) -> Response:
        return Response(self.described, media_type="application/json")

    async def check_sheet(self, request: Request) -> Response:
        given = await read(request, wire.SheetText)
        return json(await asyncio.to_thread(checked, str(request.path_params["game"])[:40], given))

    async def lobby(self, request: Request) -> Response:
        return json(await self.house.whole_lobby(await self.who(request)))

    async def make(self, request: Request) -> Response:
        who, name = await self.person(request)
        if not self.house.ready:
            raise Refusal("closing", NOT_READY)
        new = await read(request, wire.NewTable)
        return json(wire.Made(await self.house.make_as_asked(who, name, new, address_of(request))), 201)

    async def table(self, request: Request) -> Response:
        return json(await (await self.door(request)).look())

    async def go(self, request: Request) -> Response:
        """Leave, resign or delete without going to the table first."""
        who, name = await self.person(request)
        kind = GOING.get(str(request.path_params["how"]))
        if kind is None:
            raise Refusal("not-found", "There is nothing at this address.")
        door = await self.door(request)
        return json(await door.go(who, name, kind(ticket=secrets.token_hex(8))))

    async def played(self, request: Request) -> Response:
        who, _ = await self.person(request)
        try:
            before = float(request.query_params.get("before", "inf"))
        except ValueError:
            raise Refusal("bad-message", "The parameter before is a time in seconds since 1970.") from None
        found = await self.house.store.played_by(who, min(before, 1e18), MOST_SHOWN)
        return json(msgspec.convert(found, wire.Played, from_attributes=True))

    async def bring(self, request: Request) -> Response:
        who, name = await self.person(request)
        if not self.house.ready:
            raise Refusal("closing", "The server is not ready; try again in a moment.")
        record = partial(body_of, request, wire.LONGEST_RECORD)
        place = await self.house.bringing.bring(who, name, address_of(request), record)
        return json(wire.Made(place), 201)

    async def record(self, request: Request) -> Response:
        place = _place(request)
        if not await self.house.store.has_table(place):
            raise Refusal("no-table", "There is no such table.")
        return Response(await self.house.record(place), media_type="application/json")

    async def replay(self, request: Request) -> Response:
        teller = await self.house.finished(_place(request), address_of(request))
        eyes = eyes_named(request.query_params.get("viewer", "spectator"), teller.table.created.players)
        return Response(await self.house.replay(teller, eyes, address_of(request)), media_type="application/json")

    async def nothing(self, request: Request) -> Response:
        raise Refusal("not-found", "There is nothing at this address.")

    # Play

    async def live(self, socket: WebSocket) -> None:
        async def play(door: Door, address: str) -> None:
            _, device = await self.proven(socket) or (None, FIRST)
            visitor = await self.visitor(socket)
            await Connection(self.house.limits, socket, visitor, address, device).run(door)

        await self.connected(socket, play)

    async def together(self, socket: WebSocket) -> None:
        """A replay that several people watch: `?code=` follows, without one a new party is led, with its key again."""
        asked = socket.query_params

        async def watch(_: Door, address: str) -> None:
            who = await self.who(socket)
            name = (None if who is None else await self.house.people.name_of(who)) or ""
            code, place = asked.get("code"), _place(socket)
            parties = self.house.parties
            try:
                party, leads = await parties.find(place, code, asked.get("key"))
            except Refusal:
                await socket.close(4404)
                return
            await parties.attend(party, socket, who or address, name if leads else None)

        await self.connected(socket, watch, finished=True)

    async def connected(
        self, socket: WebSocket, use: Callable[[Door, str], Awaitable[None]], finished: bool = False
    ) -> None:
        """Accept a socket at a table, if limits and origin allow it; `finished`: only for a match that is over."""
        house, address = self.house, address_of(socket)
        try:
            house.limits.check_handshake(address)
            check_origin(socket, house.settings)
            await self.program(socket)  # raises for a wrong token
            door = await self.door(socket)
            if finished:
                await house.record(_place(socket))  # raises while the match is played
            if not house.ready:
                raise Refusal("closing", NOT_READY)
        except (Refusal, StoreError) as problem:
            refusal = problem if isinstance(problem, Refusal) else Refusal("closing", NOT_READY)
            trouble = wire.Trouble(refusal.code, refusal.text)
            await socket.send_denial_response(json(trouble, STATUS.get(refusal.code, 400)))
            return
        await socket.accept()
        house.limits.sockets[address] += 1
        try:
            await use(door, address)
        except StoreError:
            await socket.close(1013)  # try again later
        finally:
            house.limits.sockets[address] -= 1
            if not house.limits.sockets[address]:
                del house.limits.sockets[address]

    # How the server is

    async def healthy(self, request: Request) -> Response:
        return Response("alive\n", media_type="text/plain")

    async def ready(self, request: Request) -> Response:
        if self.probed_at + PROBE_EVERY < clock.now():
            self.probed_at = clock.now()
            await self.house.store.probe()
        problem = self.house.why_not_ready()
        said = "ready\n" if problem is None else f"not ready: {problem}\n"
        return Response(said, 200 if problem is None else 503, media_type="text/plain")

    async def metrics(self, request: Request) -> Response:
        token, given = self.house.settings.metrics_token, request.headers.get("authorization", "")
        if not token or not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
            raise Refusal("not-found", "There is nothing at this address.")
        return Response(metrics(self.house.gauges()), media_type="text/plain; version=0.0.4")


def _place(request: HTTPConnection) -> str:
    """The id of the table that is asked for."""
    return str(request.path_params["id"])[:20]


def eyes_named(name: str, players: int) -> Eyes:
    """Through whose eyes a replay is seen."""
    if name == "spectator":
        return "spectator"
    if name == "everything":
        return "everything"
    if name.isascii() and name.isdigit() and int(name[:3]) < players:
        return int(name[:3])
    raise Refusal("no-seat", "A replay is seen by a seat, a spectator, or one who sees everything.")


def address_of(connection: HTTPConnection) -> str:
    """Whose limits count: `networks.py`."""
    return network_of(None if connection.client is None else connection.client.host)


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """A browser says which site a request comes from: it must be this one. Other programs say nothing."""
    headers: Headers = connection.headers
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    try:
        own = urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # not an address at all
        own = False
    if not own:
        raise Refusal("bad-origin", "This request comes from another site.")
