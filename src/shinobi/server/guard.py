"""Who may hold a connection to the server: so many at all, so many for each network, and never for silence.

A newcomer is served before somebody who holds a connection and asks for nothing: where there is no room, the oldest
silent connection of the network that has most of them is closed.
"""

import sys
from asyncio import BaseTransport
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Protocol

from shinobi.server.networks import NOWHERE, network_of
from shinobi.server.settings import Settings

MOST_FILES = 65_536
OTHER_FILES = 100
"""Files that are no connections: the data, libraries, what child processes need."""

MOST_ON_WINDOWS = 500
"""Connections, where the system does not say how many there can be."""


class Aborting(Protocol):
    """As much of a transport as is needed here."""

    def abort(self) -> None: ...


@dataclass(eq=False, slots=True)
class Guest:
    """A connection, from the first byte to the last."""

    transport: Aborting
    network: str
    trusted: bool
    """Whether it comes from a proxy of ours: then it may be anybody's, and its network says nothing."""
    silent: bool = True
    """Whether it asks for nothing just now: no request of it is being answered, and it is no WebSocket."""


@dataclass(eq=False, slots=True)
class Network:
    """The connections from one network."""

    guests: set[Guest] = field(default_factory=set)
    silent: dict[Guest, None] = field(default_factory=dict)
    """The network's idle connections, the oldest first."""
    opened: list[float] = field(default_factory=list)
    """The times at which the network opened its latest connections."""


class Guard:
    """All connections of a server."""

    def __init__(self, settings: Settings, most: int, time: Callable[[], float] = monotonic) -> None:
        """`most` is how many connections the system lets the server have."""
        self.settings = settings
        self.most = most
        self.time = time
        self.networks: dict[str, Network] = {}
        self.guests: dict[int, Guest] = {}
        self.turned_away = 0
        """Connections that were refused or closed for a newcomer."""

    def admit(self, transport: BaseTransport, host: str | None, trusted: bool) -> Guest | None:
        """The newcomer's place; `None` where there is none."""
        name = network_of(host)
        network = self.networks.setdefault(name, Network())
        limited = self.settings.limited and not trusted and name != NOWHERE
        if limited and not self._slowly(network):
            self.turned_away += 1
            return None
        if limited and len(network.guests) >= self.settings.connections_per_address and not self._make_room(network):
            return None
        if len(self.guests) >= self.most:
            noisiest = max(self.networks.values(), key=lambda one: len(one.silent))
            if not self._make_room(noisiest):
                return None
        guest = Guest(transport, name, trusted)  # type: ignore[arg-type]
        self.guests[id(transport)] = guest
        network.guests.add(guest)
        network.silent[guest] = None
        return guest

    def _slowly(self, network: Network) -> bool:
        """Whether the network opens its connections one after another, as browsers do."""
        now, settings = self.time(), self.settings
        network.opened = [at for at in network.opened if at > now - settings.connections_within]
        if len(network.opened) >= settings.connections_at_once:
            return False
        network.opened.append(now)
        return True

    def _make_room(self, network: Network) -> bool:
        """Close the oldest silent connection of a network; returns whether it has one."""
        self.turned_away += 1
        for guest in network.silent:
            self._forget(guest)
            guest.transport.abort()
            return True
        return False

    def hears(self, guest: Guest, silent: bool) -> None:
        """A connection began to ask for something, or has got its answer."""
        network = self.networks.get(guest.network)
        if network is None or guest not in network.guests:
            return
        guest.silent = silent
        network.silent.pop(guest, None)
        if silent:
            network.silent[guest] = None

    def leave(self, transport: object) -> None:
        """A connection has ended."""
        guest = self.guests.get(id(transport))
        if guest is not None and guest.transport is transport:
            self._forget(guest)

    def _forget(self, guest: Guest) -> None:
        self.guests.pop(id(guest.transport), None)
        network = self.networks[guest.network]
        network.guests.discard(guest)
        network.silent.pop(guest, None)

    def tidy(self) -> None:
        """Forget the networks from which nobody has come for a while."""
        horizon = self.time() - self.settings.connections_within
        for name, network in list(self.networks.items()):
            if not network.guests and (not network.opened or network.opened[-1] < horizon):
                del self.networks[name]


def most_connections() -> int:
    """How many connections the system lets this process have, as many as it can be talked into."""
    if sys.platform == "win32":
        return MOST_ON_WINDOWS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(16, (MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)) - OTHER_FILES)
