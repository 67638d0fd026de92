"""The devices of a person: each has a cookie of its own, is listed for its owner, and can be revoked by them."""

import secrets

from shinobi.server import clock
from shinobi.store.changes import DeviceAdded, DeviceRevoked, DeviceSeen
from shinobi.store.protocol import Store
from shinobi.wire import Device

FIRST = ""
"""The device of a cookie from before there were devices."""

MOST_REMEMBERED = 10_000
A_DAY = 86_400.0

BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = ("iPhone", "iPad", "Android", "Windows", "Mac", "CrOS", "Linux")


def label_of(user_agent: str) -> str:
    """What a device is called in the list: `Firefox, Linux`; empty where it says nothing of the kind."""
    browser = next((name for sign, name in BROWSERS.items() if sign in user_agent), "")
    system = next((name for name in SYSTEMS if name in user_agent), "")
    return ", ".join(part for part in (browser, system) if part)


class Devices:
    """Which devices may still speak for whom."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._trusted: dict[tuple[str, str], bool] = {}

    async def trusted(self, identity: str, device: str) -> bool:
        """Whether the cookie of this device still counts."""
        key = identity, device
        if key not in self._trusted:
            known = await self.store.device(identity, device)
            self._remember(key, device == FIRST if known is None else not known.revoked)
        return self._trusted[key]

    async def added(self, identity: str, user_agent: str) -> str:
        """A new device for somebody."""
        device = secrets.token_urlsafe(9)
        await self.store.flush(DeviceAdded(identity, device, label_of(user_agent), clock.now()))
        self._remember((identity, device), True)
        return device

    async def seen(self, identity: str, device: str) -> None:
        """Note, once a day, that a device is in use."""
        known = await self.store.device(identity, device)
        if known is not None and clock.now() - known.seen_at > A_DAY:
            await self.store.flush(DeviceSeen(identity, device, clock.now()))

    async def revoke(self, identity: str, device: str) -> None:
        """Revoke this device: its cookie is no longer valid."""
        self._remember((identity, device), False)
        await self.store.flush(DeviceAdded(identity, device, "", clock.now()), DeviceRevoked(identity, device))

    async def listed(self, identity: str, here: str) -> list[Device]:
        """All devices on which somebody is known, the one in use last first."""
        devices = await self.store.devices_of(identity)
        known = [Device(one.id, one.label, one.made_at, one.seen_at, one.id == here) for one in devices]
        if here == FIRST:
            known.insert(0, Device(FIRST, "", 0.0, clock.now(), True))
        return known

    def forget(self, identity: str) -> None:
        """Look again in the store which devices of somebody still count."""
        for key in [key for key in self._trusted if key[0] == identity]:
            del self._trusted[key]

    def _remember(self, key: tuple[str, str], trusted: bool) -> None:
        self._trusted[key] = trusted
        if len(self._trusted) > MOST_REMEMBERED:
            del self._trusted[next(iter(self._trusted))]
