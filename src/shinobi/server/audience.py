"""The audience of a table: those who are connected to it, what each is shown, and what is kept for those who return.

Nobody is told anything that is not durable: what a server killed at that moment would have forgotten.
"""

import time
from collections import defaultdict, deque
from collections.abc import Sequence
from dataclasses import replace

from shinobi import wire
from shinobi.server import clock
from shinobi.server.crowd import CATCHING_UP, Crowd, Listener
from shinobi.server.settings import Settings
from shinobi.server.visitor import Visitor
from shinobi.table.seats import Viewer
from shinobi.telling.company import Company
from shinobi.telling.messages import Telling
from shinobi.telling.teller import Teller
from shinobi.wire import encode

KEPT_MESSAGES = 32
"""So many messages of a stream are kept for those who come back."""


class Audience:
    """Those who are connected to one table."""

    def __init__(self, teller: Teller, settings: Settings, entries: int) -> None:
        self.teller = teller
        self.table = teller.table
        self.settings = settings
        self.durable = entries
        """How many entries of the log are committed, and told."""
        self.connections: set[Listener] = set()
        self.recent: dict[Viewer, deque[Telling]] = {one: deque(maxlen=KEPT_MESSAGES) for one in self.table.viewers}
        """The latest messages of each stream, for connections that come back."""
        self.listened: dict[Viewer, float] = {}
        """The time at which somebody last listened to a stream."""
        self.last_viewer: dict[str, Viewer] = {}
        """On which stream each identity was, so that its numbers are not taken for another's."""
        self.visitors: dict[str, Visitor] = {}
        """What was known of those who have come, when they came last."""
        self.gone_since: dict[int, float] = {}
        """For each seat whose person is gone while others are there, the time since when."""
        self._regroup()

    def _regroup(self) -> None:
        """Somebody has come, gone or sat down."""
        self.crowd = Crowd(self.connections, self.table)

    @property
    def up_to_date(self) -> bool:
        """Whether all that has happened is durable."""
        return self.durable == self.table.entries

    @property
    def company(self) -> Company:
        """Who is there, and for whom messages are made: also for those who were there a moment ago."""
        company = self.crowd.company
        if self.gone_since:
            company = replace(company, away=self._away())
        if not self.listened:
            return company
        horizon = time.monotonic() - self.settings.linger
        self.listened = {viewer: at for viewer, at in self.listened.items() if at > horizon}
        return replace(company, listening={*company.listening, *self.listened})

    @property
    def info(self) -> wire.TableInfo:
        """The table for those who are not there: for how long somebody has been gone is not their business."""
        return self.teller.info(replace(self.company, away={}))

    def _away(self) -> dict[int, tuple[int, int]]:
        """For how long each person who is gone has been, and how soon a bot stands in."""
        now, patience = clock.now(), self.settings.gone_after
        return {
            seat: (int(now - since), max(0, round(since + patience - now))) for seat, since in self.gone_since.items()
        }

    # Who comes and goes ----------------------------------------------------------------------------------------------

    def enter(self, connection: Listener, since: int | None) -> list[Listener]:
        """Somebody has come. Returns their other connections, which are dismissed."""
        others = [one for one in self.connections if one.who == connection.who and one.who is not None]
        for other in others:
            other.dismiss("elsewhere")
            self.connections.discard(other)
        connection.viewer, connection.since = CATCHING_UP, since
        self.connections.add(connection)
        if connection.visitor is not None:
            self.visitors[connection.visitor.who] = connection.visitor
        self._regroup()
        return others

    def leave(self, connection: Listener) -> bool:
        """Somebody has gone; returns whether they had been there."""
        if connection not in self.connections:
            return False
        self.connections.discard(connection)
        self._regroup()
        if connection.viewer != CATCHING_UP:
            self.listened[connection.viewer] = time.monotonic()
        return True

    def move_over(self) -> bool:
        """Bring those who sat down, stood up or were asked to leave onto their new streams; whether anybody did."""
        moved = [one for one in self.connections if one.viewer not in (CATCHING_UP, self.table.seat_of(one.who))]
        for connection in moved:
            connection.viewer = CATCHING_UP
        self._regroup()
        self.settle()
        return bool(moved)

    def dismiss(self, reason: str) -> None:
        """Send everybody away."""
        for connection in list(self.connections):
            connection.dismiss(reason)
        self.connections.clear()
        self._regroup()

    # What they are told ----------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Bring those who wait for it up to date; only when all that they would be told is durable."""
        if not self.up_to_date or CATCHING_UP not in self.crowd.by_viewer:
            return
        for connection in self.crowd.by_viewer[CATCHING_UP]:
            viewer = self.table.seat_of(connection.who)
            missed = self._missed(connection, viewer)
            connection.viewer, connection.since = viewer, None
            self._regroup()
            connection.around = self.company.around
            if connection.who is not None:
                self.last_viewer[connection.who] = viewer
            if missed is None:
                now = clock.now()
                connection.send(encode(self.teller.welcome(viewer, connection.who, self.company, now)))
            else:
                for message in missed:
                    connection.send(message)
                connection.send(self._changed(viewer, connection.who))

    def _missed(self, connection: Listener, viewer: Viewer) -> list[bytes] | None:
        """What followed the number that somebody who comes back has named; `None` if it cannot be told any more."""
        since, stream = connection.since, self.teller.stream(viewer)
        if since is None or since > stream.n:
            return None
        if connection.who is None or self.last_viewer.get(connection.who, CATCHING_UP) != viewer:
            return None  # nobody knows over which view they would put what has changed
        kept = [one for one in self.recent[viewer] if one.n > since]
        if [one.n for one in kept] != list(range(since + 1, stream.n + 1)):
            return None
        return None if connection.hints and not all(one.hinted for one in kept) else [one.message for one in kept]

    def _changed(self, viewer: Viewer, who: str | None) -> bytes:
        return encode(self.teller.changed(viewer, who, self.company, clock.now()))

    def tell_presence(self) -> None:
        """Tell who is there. It is no part of the log: it goes under the number of the last message, and takes none."""
        around = self.company.around
        for connection in self.connections:
            if connection.viewer != CATCHING_UP and connection.around != around:
                connection.send(self._changed(connection.viewer, connection.who))
                connection.around = around

    def tell(self, told: Sequence[Telling], who: str | None = None, answers: Sequence[bytes] = ()) -> None:
        """Tell what the next entry of the log, which is durable now, has brought; and answer who asked for it."""
        self.durable += 1
        crowd, recent = self.crowd, self.recent
        outgoing: defaultdict[Listener, list[bytes]] = defaultdict(list)  # what goes to one socket goes in one piece
        for telling in told:
            viewer = telling.viewer
            recent[viewer].append(telling)
            for connection in crowd.by_viewer.get(viewer, ()):
                outgoing[connection].append(telling.message)
                if telling.around is not None:
                    connection.around = telling.around
        if answers:
            for connection in crowd.by_identity.get(who, ()):
                outgoing[connection] += answers
        for connection, messages in outgoing.items():
            connection.send(*messages)
        if CATCHING_UP in crowd.by_viewer:
            self.settle()

    def answer(self, who: str, answers: Sequence[bytes]) -> None:
        """Answer somebody, on all their connections."""
        for connection in self.crowd.by_identity.get(who, ()):
            connection.send(*answers)

    def new_sitter(self, seat: int) -> None:
        """Forget what was kept for a seat: a wink for whoever had it before is not for whoever has it next."""
        self.recent[seat].clear()
        self._regroup()

    def forget_messages(self) -> None:
        """Let go of what was kept for those who come back."""
        for kept in self.recent.values():
            kept.clear()
