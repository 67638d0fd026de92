"""Turns: where many want to use few threads, everybody gets one turn after another, and nobody two at once."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from shinobi.table.refusal import Refusal

Account = str | None
"""Whose turn it is: the network of a visitor, or `None` for all that nobody waits for."""


class Turns:
    """So many turns at the same time, each of another account. The accounts that wait are served in rotation."""

    def __init__(self, places: int, most_waiting: int | None = None) -> None:
        """`most_waiting` is how many turns one account may wait for; more are refused."""
        self.free = places
        self.most_waiting = most_waiting
        self.busy: set[Account] = set()
        self.waiting: OrderedDict[Account, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, account: Account) -> AsyncIterator[None]:
        """Wait for a turn, and have it; raises `Refusal` where the account waits for too many."""
        if self.free and account not in self.busy and account not in self.waiting:
            self._take(account)
        else:
            await self._wait(account)
        try:
            yield
        finally:
            self._give_back(account)

    async def _wait(self, account: Account) -> None:
        queue = self.waiting.setdefault(account, deque())
        if self.most_waiting is not None and len(queue) >= self.most_waiting:
            raise Refusal("too-fast", "That was too much at once. Wait a little, then try again.")
        turn = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(account)
            elif turn in queue:
                queue.remove(turn)
                if not queue and self.waiting.get(account) is queue:
                    del self.waiting[account]
            raise

    def _take(self, account: Account) -> None:
        self.free -= 1
        self.busy.add(account)

    def _give_back(self, account: Account) -> None:
        self.free += 1
        self.busy.discard(account)
        for waiting, queue in list(self.waiting.items()):
            if waiting in self.busy:
                continue
            while queue and queue[0].cancelled():
                queue.popleft()  # who waited has gone, and will know in a moment
            if not queue:
                del self.waiting[waiting]
                continue
            turn = queue.popleft()
            if queue:
                self.waiting.move_to_end(waiting)
            else:
                del self.waiting[waiting]
            self._take(waiting)
            turn.set_result(None)
            return
