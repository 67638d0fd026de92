"""The ways by which people are told that it is their turn: Web Push, mail, a webhook of the host.

All that leaves here is the same for everybody who is asked: the game, the company, and where the table is. Push
messages are of one size.
"""

import asyncio
import logging
import re
import smtplib
import ssl
from email.message import EmailMessage
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import httpx
import msgspec

from shinobi.locale import texts
from shinobi.store.changes import Unsubscribed
from shinobi.store.protocol import Store
from shinobi.store.records import Subscription
from shinobi.table.refusal import Refusal

if TYPE_CHECKING:
    from shinobi.server.settings import Settings
    from shinobi.server.web_push import PushKey
    from shinobi.table.table import Table

logger = logging.getLogger("shinobi")

PLAIN_ADDRESS = re.compile(r"[!-\[\]-~]+")
"""Letters, digits and signs of ASCII, but for the backslash."""

PUSH_SERVICES = ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com")
"""The hosts, and those below them, to which browsers have push messages sent. A server asks no other address that a
visitor names: it may be one that only the server can reach."""

PUSH_SIZE = 1024
"""Bytes of every message before it is encrypted."""

PUSH_SECONDS = 24 * 3600
"""For so long a push service keeps a message for a device that is not to be reached."""

WITHIN = 15.0
"""Seconds for one message."""

GONE = (404, 410)
"""What a push service answers where a browser has taken its subscription back."""


class Ways:
    """The ways that one server has."""

    def __init__(self, store: Store, settings: "Settings") -> None:
        self.store = store
        self.settings = settings
        self._push_key: PushKey | None = None

    # Web Push

    async def push_key(self) -> "PushKey":
        """The key that tells push services who sends: made once, kept with the data."""
        if self._push_key is None:
            fresh = await asyncio.to_thread(_new_push_number)
            from shinobi.server.web_push import PushKey

            self._push_key = PushKey(await self.store.key("push", fresh))
        return self._push_key

    def check_endpoint(self, endpoint: str) -> None:
        """Whether messages may be sent there; raises `Refusal`."""
        try:
            parts = urlsplit(endpoint)
            host = parts.hostname or ""
            port = parts.port
        except ValueError:
            parts, host, port = urlsplit(""), "", None
        if not PLAIN_ADDRESS.fullmatch(endpoint) or parts.fragment or "@" in parts.netloc:
            parts, host = urlsplit(""), ""  # other programs may take another part of it for the host
        known = any(host == one or host.endswith(f".{one}") for one in PUSH_SERVICES)
        if parts.scheme == "https" and known and port in (None, 443):
            return
        if f"{parts.scheme}://{parts.netloc}" not in self.settings.push_services:
            raise Refusal("bad-push", "This browser's push service is not one that this server knows.")

    async def _push(self, one: Subscription, message: bytes) -> bool:
        """Send to one browser; returns whether it is still there."""
        from shinobi.server.web_push import encrypted

        subject = self.settings.address or "mailto:shinobi@localhost"
        headers = {
            "authorization": (await self.push_key()).authorization(one.endpoint, subject),
            "content-encoding": "aes128gcm",
            "ttl": str(PUSH_SECONDS),
        }
        async with httpx.AsyncClient(timeout=WITHIN, trust_env=False) as client:
            body = encrypted(message, one.p256dh, one.auth)
            answer = await client.post(one.endpoint, content=body, headers=headers)
        return answer.status_code not in GONE

    # All of them

    async def tell(self, who: str, name: str | None, table: "Table", names: list[str]) -> None:
        """Tell somebody that it is their turn, by every way they have chosen and the host has set up."""
        place, game = table.id, table.created.game
        gone = []
        for one in await self.store.subscriptions_of(who):
            message = push_message(one.language, game, place, names)
            try:
                if not await self._push(one, message):
                    gone.append(Unsubscribed(one.endpoint))
            except (httpx.HTTPError, ValueError) as problem:  # this browser is not to be reached; the others may be
                logger.warning("A push message could not be sent: %s.", type(problem).__name__)
        if gone:
            await self.store.flush(*gone)
        if self.settings.webhook:
            body = {"event": "your-turn", "game": game, "table": place, "name": name, "address": self._link(place)}
            async with httpx.AsyncClient(timeout=WITHIN, trust_env=False) as client:
                await client.post(self.settings.webhook, json=body)
        mail = await self.store.mail_of(who)
        if self.settings.mail and mail is not None and mail.confirmed:
            say = texts(mail.language, game).say
            subject = say("notice-subject", game=say("name"))
            body_text = say("notice-mail", game=say("name"), names=", ".join(names), link=self._link(place))
            await asyncio.to_thread(self.send_mail, mail.address, subject, body_text)

    def _link(self, place: str) -> str:
        return f"{self.settings.address or ''}/t/{place}"

    def send_mail(self, address: str, subject: str, body: str) -> None:
        """Send one mail by the host's server, `smtp://NAME:PASSWORD@HOST:PORT` or `smtps://…`."""
        server = urlsplit(self.settings.mail or "")
        host, secure = server.hostname or "localhost", ssl.create_default_context()
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.settings.mail_from, address, subject
        message.set_content(body)
        if server.scheme == "smtps":
            post: smtplib.SMTP = smtplib.SMTP_SSL(host, server.port or 465, timeout=WITHIN, context=secure)
        else:
            post = smtplib.SMTP(host, server.port or 25, timeout=WITHIN)
        with post:
            if server.scheme == "smtp" and post.ehlo()[0] == 250 and post.has_extn("starttls"):
                post.starttls(context=secure)
            if server.username:
                post.login(unquote(server.username), unquote(server.password or ""))
            post.send_message(message)


def _new_push_number() -> bytes:
    """A number for a new key. What makes it takes a while to import, and every start would wait for it."""
    from shinobi.server.web_push import PushKey

    return PushKey.new_number()


def push_message(language: str, game: str, place: str, names: list[str]) -> bytes:
    """What a browser is told, as its service worker reads it: always of the same size."""
    say = texts(language, game).say
    told = {"title": say("name"), "body": say("notice-turn", names=", ".join(names)), "table": place}
    message = msgspec.json.encode(told)
    assert len(message) <= PUSH_SIZE
    return message + b" " * (PUSH_SIZE - len(message))
