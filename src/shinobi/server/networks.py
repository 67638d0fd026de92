"""Where a visitor comes from, as far as limits go: an IPv4 address, or the /64 network of an IPv6 address.

One customer of a provider has a whole /64 and can take a new address from it for every request.
"""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

NOWHERE = "nowhere"
"""Where there is no address at all, as with a socket of the file system."""


@lru_cache(maxsize=4096)
def network_of(host: str | None) -> str:
    """The network whose visitors share their limits."""
    try:
        address = ip_address((host or "").partition("%")[0])
    except ValueError:
        return NOWHERE
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address) >> 64 << 64, 64)))
