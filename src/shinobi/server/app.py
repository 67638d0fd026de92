"""The server as an ASGI application: its addresses, and the headers of every answer."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shinobi.server import programs
from shinobi.server.api import Api
from shinobi.server.house import House
from shinobi.server.site import page

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


def app(house: House) -> ASGIApp:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.say_goodbye()
        await house.close()

    api = Api(house)
    routes = [
        Route("/api/games", api.answering(api.games, "anything")),
        Route("/api/games/{game}/check", api.answering(api.check_sheet), methods=["POST"]),
        Route("/api/me", api.answering(api.me, "anything"), methods=["GET"]),
        Route("/api/me", api.answering(api.name_me), methods=["POST"]),
        Route("/api/me/settings", api.answering(api.set), methods=["POST"]),
        Route("/api/me/reach", api.answering(api.reach)),
        Route("/api/me/push", api.answering(api.push), methods=["POST"]),
        Route("/api/me/push/end", api.answering(api.push_end), methods=["POST"]),
        Route("/api/me/mail", api.answering(api.mail), methods=["POST"]),
        Route("/api/me/mail/confirm", api.answering(api.mail_confirm), methods=["POST"]),
        Route("/api/me/played", api.answering(api.played), methods=["GET"]),
        Route("/api/me/played", api.answering(api.bring), methods=["POST"]),
        Route("/api/me/link", api.answering(api.link), methods=["POST"]),
        Route("/api/me/claim", api.answering(api.claim), methods=["POST"]),
        Route("/api/me/claim/look", api.answering(api.look_at_link), methods=["POST"]),
        Route("/api/me/devices", api.answering(api.devices), methods=["GET"]),
        Route("/api/me/devices", api.answering(api.revoke), methods=["POST"]),
        Route("/api/me/logout", api.answering(api.log_out), methods=["POST"]),
        Route("/api/tables", api.answering(api.lobby, "anything"), methods=["GET"]),
        Route("/api/tables", api.answering(api.make, "host"), methods=["POST"]),
        Route("/api/tables/{id}", api.answering(api.table, "anything")),
        Route("/api/tables/{id}/{how:str}", api.answering(api.go), methods=["POST"]),
        Route("/api/tables/{id}/record", api.answering(api.record, "anything")),
        Route("/api/tables/{id}/replay", api.answering(api.replay, "anything")),
        WebSocketRoute("/api/tables/{id}/live", api.live),
        WebSocketRoute("/api/tables/{id}/together", api.together),
        *programs.routes(api),
        Route("/api/{rest:path}", api.answering(api.nothing, "anything"), methods=["GET", "POST"]),
        Route("/healthz", api.healthy),
        Route("/readyz", api.ready),
        Route("/metrics", api.answering(api.metrics, "anything")),
        Route("/", page),
        Route("/{path:path}", page),
    ]
    return SafeHeaders(Starlette(routes=routes, lifespan=lifespan))


class SafeHeaders:
    """Adds the headers that tell browsers what this site never does."""

    def __init__(self, inner: ASGIApp) -> None:
        self.inner = inner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.inner(scope, receive, send_safely)
