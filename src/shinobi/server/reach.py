"""How people want to be told that it is their turn: browsers that take pushes, and an address for mail."""

import asyncio
import hashlib
import re
import secrets
import smtplib
from collections import Counter

from shinobi import wire
from shinobi.locale import languages, texts
from shinobi.server import clock
from shinobi.server.house import House
from shinobi.store.changes import MailConfirmed, MailGiven, MailTakenAway, Subscribed, Unsubscribed
from shinobi.store.records import Subscription
from shinobi.table.refusal import Refusal

MOST_BROWSERS = 10
"""So many browsers of one person are told; the oldest gives way."""

ADDRESS = re.compile(r"[^@\s<>,;:\"]{1,64}@[^@\s<>,;:\"]{1,120}\.[^@\s<>,;:\"]{2,20}")
CODE_SECONDS = 24 * 3600
AN_HOUR = 3600
MOST_MAILS = 3
"""So many codes an hour go to one address, or are asked for by one person."""
MOST_MAILS_OF_ALL = 60


class ReachBook:
    """How everybody can be reached, on one server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._mails: Counter[tuple[str, int]] = Counter()
        """How many codes were sent in an hour: to an address, to a person, in all."""

    async def of(self, who: str) -> wire.Reach:
        """How somebody can be reached."""
        mail = await self.house.store.mail_of(who)
        key = await self.house.notices.ways.push_key()
        address, confirmed = (None, False) if mail is None else (mail.address, mail.confirmed)
        return wire.Reach(key.public, self.house.settings.mail is not None, address, confirmed)

    async def subscribe(self, who: str, one: wire.Subscription) -> None:
        """Tell somebody in this browser, too; raises `Refusal`."""
        self.house.notices.ways.check_endpoint(one.endpoint)
        browser = Subscription(one.endpoint, one.p256dh, one.auth, _language(one.language))
        others = [other for other in await self.house.store.subscriptions_of(who) if other.endpoint != one.endpoint]
        dropped = [Unsubscribed(other.endpoint) for other in others[MOST_BROWSERS - 1 :]]
        await self.house.store.flush(*dropped, Subscribed(who, browser, clock.now()))

    async def unsubscribe(self, who: str, endpoint: str) -> None:
        """Do not tell somebody in this browser any more."""
        if any(one.endpoint == endpoint for one in await self.house.store.subscriptions_of(who)):
            await self.house.store.flush(Unsubscribed(endpoint))

    async def give_mail(self, who: str, given: wire.MailAddress) -> None:
        """Send a code to this address; it counts when the code comes back. Raises `Refusal`."""
        house, address = self.house, given.address.strip()
        if not address:
            await house.store.flush(MailTakenAway(who))
            return
        if house.settings.mail is None or not ADDRESS.fullmatch(address):
            raise Refusal("bad-mail", "This is no address for mail, or this server sends none.")
        self._count(who, address.lower())
        code, say = secrets.token_urlsafe(12), texts(_language(given.language)).say
        until = clock.now() + CODE_SECONDS
        await house.store.flush(MailGiven(who, address, _language(given.language), _hashed(code), until))
        link = f"{house.settings.address or ''}/settings/{code}"
        try:
            body = say("notice-confirm", link=link)
            await asyncio.to_thread(house.notices.ways.send_mail, address, say("notice-confirm-subject"), body)
        except (OSError, smtplib.SMTPException):
            raise Refusal("bad-mail", "The mail could not be sent.") from None

    async def confirm_mail(self, who: str, code: str) -> None:
        """The code that was sent came back; raises `Refusal`."""
        await self.house.store.flush(MailConfirmed(who, _hashed(code), clock.now()))
        mail = await self.house.store.mail_of(who)
        if mail is None or not mail.confirmed:
            raise Refusal("bad-code", "This is not the code that was sent, or it is too old.")

    def _count(self, who: str, address: str) -> None:
        """Nobody can have many mails sent: not to one address, nor to many."""
        hour = int(clock.now() // AN_HOUR)
        if any(then != hour for _, then in self._mails):
            self._mails = Counter({key: count for key, count in self._mails.items() if key[1] == hour})
        limits = {f"to {address}": MOST_MAILS, f"by {who}": MOST_MAILS, "all": MOST_MAILS_OF_ALL}
        if any(self._mails[name, hour] >= most for name, most in limits.items()):
            raise Refusal("too-fast", "Too many mails were asked for. Try again in an hour.")
        self._mails.update((name, hour) for name in limits)


def _hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def _language(said: str) -> str:
    return said if said in languages() else "en"
