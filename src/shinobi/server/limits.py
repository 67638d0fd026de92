"""How much one person or one address may ask for: counted in memory, refused with a sentence."""

from collections import Counter

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from shinobi import wire
from shinobi.server.settings import Settings
from shinobi.table.refusal import Refusal


class Limits:
    """The counters of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._counter = FixedWindowRateLimiter(MemoryStorage())
        # Over some seconds, so that a burst, such as a quick set-up, is no offence.
        self._messages = RateLimitItemPerSecond(settings.messages_per_second * 5, 5)
        self._remarks = RateLimitItemPerMinute(settings.remarks_per_minute)
        self._others = RateLimitItemPerMinute(settings.other_requests_per_minute)
        self._requests = RateLimitItemPerMinute(settings.requests_per_minute)
        self._handshakes = RateLimitItemPerSecond(settings.handshakes_per_10_seconds, 10)
        self._brought = RateLimitItemPerHour(settings.brought_per_hour)
        self._brought_near = RateLimitItemPerHour(settings.brought_per_hour * 5)
        self.sockets: Counter[str] = Counter()

    def check_handshake(self, address: str) -> None:
        """Whether one more WebSocket may be opened; before anything else is done about it."""
        self._check(self._handshakes, "handshake", address)
        if self.settings.limited and self.sockets[address] >= self.settings.sockets_per_address:
            raise Refusal("too-fast", "There are too many connections from where you are. Close some first.")

    def check_message(self, sender: str) -> None:
        self._check(self._messages, "message", sender)

    def check_asked(self, who: str, asked: wire.FromClient) -> None:
        """Whether a person may ask for this. Who may move is said by the rules."""
        if isinstance(asked, wire.Say):
            self._check(self._remarks, "remark", who)
        elif not isinstance(asked, wire.Play):
            self._check(self._others, "other", who)

    def check_request(self, address: str) -> None:
        self._check(self._requests, "request", address)

    def check_brought(self, who: str, address: str) -> None:
        """Whether a person may bring another match: to check one takes as long as to play it."""
        self._check(self._brought, "brought", who)
        self._check(self._brought_near, "brought near", address)

    def _check(self, limit: RateLimitItem, kind: str, sender: str) -> None:
        if self.settings.limited and not self._counter.hit(limit, kind, sender):
            raise Refusal("too-fast", "That was too much at once. Wait a little, then try again.")
