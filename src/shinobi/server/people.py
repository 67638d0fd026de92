"""People: a name to be called by, and a signed cookie that is their identity. There are no passwords."""

import secrets
import time
from collections.abc import Iterable

import msgspec
from itsdangerous import BadSignature, Signer

from shinobi.server.devices import FIRST, Devices
from shinobi.store import Store
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
        self._signer = Signer(store.signing_key(), salt="shinobi identity")
        self._names: dict[str, str] = {}
        self.devices = Devices(store)

    def identity(self, cookie: str | None) -> str | None:
        """The identity a cookie proves; `None` where it proves none."""
        proven = self.proven(cookie)
        return None if proven is None else proven[0]

    def proven(self, cookie: str | None) -> tuple[str, str] | None:
        """The identity a cookie proves, and on which device; `None` where it proves none, or was revoked."""
        if not cookie:
            return None
        try:
            identity, _, device = self._signer.unsign(cookie).decode().partition(":")
        except (BadSignature, UnicodeError):
            return None
        known = self.name_of(identity) is not None and self.devices.trusted(identity, device)
        return (identity, device) if known else None

    def cookie(self, identity: str, device: str = FIRST) -> str:
        return self._signer.sign(identity if device == FIRST else f"{identity}:{device}").decode()

    def name_of(self, identity: str) -> str | None:
        """What the person is called; `None` if there is no such identity."""
        if identity not in self._names:
            name = self.store.name_of(identity)
            if name is None:
                return None
            self._remember(identity, name)
        return self._names[identity]

    def me(self, identity: str | None) -> Me:
        """What somebody is told about themselves."""
        if identity is None:
            return Me(None)
        kept = self.store.settings_of(identity)
        return Me(self.name_of(identity), None if kept is None else _preferences(kept))

    async def named(self, identity: str | None, name: str) -> str:
        """Let a person be called so; returns the identity, a new one if there was none."""
        identity = identity or secrets.token_urlsafe(18)
        await self.store.flush(Store.identity(identity, name, time.time()))
        self._remember(identity, name)
        return identity

    def forget(self, identities: Iterable[str]) -> None:
        """These are not known any more: look again in the store."""
        for identity in identities:
            self._names.pop(identity, None)

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


def checked_name(name: str) -> str:
    """A name that can be shown on one line and mistaken for no other; raises `Refusal`."""
    clean = clean_name(name) if len(name) <= LONGEST_UNCLEANED else name
    problem = why_no_name(clean)
    if problem is not None:
        raise Refusal("bad-name", problem)
    return clean
