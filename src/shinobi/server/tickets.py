"""Tickets: clients number their requests, so that one that is sent again is carried out once and answered alike."""

from collections import Counter, OrderedDict

Key = tuple[str, str]
"""An identity, and the ticket of one of its requests."""

KEPT_REFUSALS = 256


class Tickets:
    """The requests of one room that are being carried out, and those that were refused."""

    def __init__(self) -> None:
        self.under_way: Counter[Key] = Counter()
        """How often each request came that is being carried out: it will be answered as often."""
        self.refused: OrderedDict[Key, bytes] = OrderedDict()
        """The last refusals, as they were sent. What was carried out is in the log."""

    def begin(self, key: Key) -> None:
        """A request is being carried out."""
        if key not in self.under_way:
            self.under_way[key] = 1

    def answered(self, key: Key, answer: bytes) -> list[bytes]:
        """The answer to a request, once for every time that it came."""
        return [answer] * self.under_way.pop(key, 1)

    def refuse(self, key: Key, answer: bytes) -> None:
        """Keep a refusal, so that the same ticket is answered with it again."""
        self.refused[key] = answer
        while len(self.refused) > KEPT_REFUSALS:
            self.refused.popitem(last=False)
