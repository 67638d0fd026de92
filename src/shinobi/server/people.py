"""People: a name to be called by, and a signed cookie that is their identity. There are no passwords."""

import hashlib
import secrets
from collections.abc import Iterable

import msgspec
from itsdangerous import BadSignature, Signer

from shinobi.server import clock
from shinobi.server.devices import FIRST, Devices
from shinobi.store.changes import LinkMade, Named
from shinobi.store.protocol import Store
from shinobi.table.names import clean_name, why_no_name
from shinobi.table.refusal import Refusal
from shinobi.wire import Me, Preferences

COOKIE = "shinobi"
COOKIE_SECONDS = 400 * 24 * 3600
LINK_SECONDS = 600
LONGEST_UNCLEANED = 500
MOST_NAMES = 10_000
"""So many names stay in memory; anybody can have as many identities as they like. The others are read again."""


class People:
    """The identities a server knows. An identity is never shown to anybody but its owner's browser."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._signer: Signer | None = None
        self._names: dict[str, str] = {}
        self._being_claimed: set[str] = set()
        """Links that somebody uses just now: nobody else may, until they are gone."""
        self.devices = Devices(store)

    async def signer(self) -> Signer:
        """What signs cookies, and says whether we have signed one."""
        if self._signer is None:
            key = await self.store.key("cookies", secrets.token_bytes(32))
            self._signer = Signer(key, salt="shinobi identity")
        return self._signer

    async def identity(self, cookie: str | None) -> str | None:
        """The identity a cookie proves; `None` where it proves none."""
        proven = await self.proven(cookie)
        return None if proven is None else proven[0]

    async def proven(self, cookie: str | None) -> tuple[str, str] | None:
        """The identity a cookie proves, and on which device; `None` where it proves none, or was revoked."""
        if not cookie:
            return None
        try:
            identity, _, device = (await self.signer()).unsign(cookie).decode().partition(":")
        except (BadSignature, UnicodeError):
            return None
        known = await self.name_of(identity) is not None and await self.devices.trusted(identity, device)
        return (identity, device) if known else None

    async def cookie(self, identity: str, device: str = FIRST) -> str:
        """What proves an identity on a device."""
        signer = await self.signer()
        return signer.sign(identity if device == FIRST else f"{identity}:{device}").decode()

    async def name_of(self, identity: str) -> str | None:
        """What the person is called; `None` if there is no such identity."""
        if identity not in self._names:
            name = await self.store.name_of(identity)
            if name is None:
                return None
            self._remember(identity, name)
        return self._names[identity]

    def name_in_memory(self, identity: str) -> str | None:
        """What a person is called who was here a moment ago; `None` where that has to be read again."""
        return self._names.get(identity)

    async def me(self, identity: str | None) -> Me:
        """What somebody is told about themselves."""
        if identity is None:
            return Me(None)
        kept = await self.store.settings_of(identity)
        return Me(await self.name_of(identity), None if kept is None else _preferences(kept))

    async def named(self, identity: str | None, name: str) -> str:
        """Let a person be called so; returns the identity, a new one if there was none."""
        identity = identity or secrets.token_urlsafe(18)
        await self.store.flush(Named(identity, name, clock.now()))
        self._remember(identity, name)
        return identity

    # Links that move an identity to another device

    async def link(self, identity: str) -> str:
        """A code that gives this identity to another device, once and for LINK_SECONDS."""
        code, now = secrets.token_urlsafe(18), clock.now()
        await self.store.flush(LinkMade(_hashed(code), identity, now, now + LINK_SECONDS))
        return code

    async def linked(self, code: str) -> str | None:
        """The identity that a code stands for; it can still be used."""
        return await self.store.link(_hashed(code), clock.now())

    async def claimed(self, code: str) -> str | None:
        """The identity a code stands for, if it does; then never again."""
        hashed = _hashed(code)
        if hashed in self._being_claimed:
            return None
        self._being_claimed.add(hashed)
        try:
            return await self.store.use_link(hashed, clock.now())
        finally:
            self._being_claimed.discard(hashed)

    def forget(self, identities: Iterable[str]) -> None:
        """These are not known any more: look again in the store."""
        for identity in identities:
            self._names.pop(identity, None)
            self.devices.forget(identity)

    def _remember(self, identity: str, name: str) -> None:
        self._names[identity] = name
        if len(self._names) > MOST_NAMES:
            del self._names[next(iter(self._names))]


def _preferences(kept: bytes) -> Preferences | None:
    """What was set; nothing where it was written by a version that knew other settings."""
    try:
        return msgspec.json.decode(kept, type=Preferences)
    except msgspec.DecodeError:
        return None


def _hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def checked_name(name: str) -> str:
    """A name that can be shown on one line and mistaken for no other; raises `Refusal`."""
    clean = clean_name(name) if len(name) <= LONGEST_UNCLEANED else name
    problem = why_no_name(clean)
    if problem is not None:
        raise Refusal("bad-name", problem)
    return clean
