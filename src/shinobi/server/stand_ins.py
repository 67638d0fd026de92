"""When a bot stands in for a person: their time is up, they are gone, or the others vote for it; and their return."""

import asyncio

from shinobi.server import clock
from shinobi.server.live_table import LiveTable
from shinobi.table.log import Returned, StoodIn
from shinobi.table.refusal import Refusal


class StandIns:
    """Watches the clocks and the empty chairs of one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.alarm: asyncio.TimerHandle | None = None
        """When the next bot would stand in."""

    def see_to(self) -> None:
        """Have a bot stand in where that is due, and look again when it will be."""
        audience, table = self.live.audience, self.live.table
        nobody_is_gone = audience.crowd.complete and not audience.gone_since
        if not nobody_is_gone or self.alarm is not None or table.created.pace.seconds is not None:
            self._watch_the_clock()

    def _watch_the_clock(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.live.table.state != "playing":
            return
        now = clock.now()
        due = self._due()
        late = [(seat, gone) for at, seat, gone in due if at <= now]
        if late:
            seat, gone = late[0]
            self.live.write(StoodIn(at=now, seat=seat, gone=gone))
        elif due:
            self.alarm = asyncio.get_running_loop().call_later(min(due)[0] - now + 0.001, self._watch_the_clock)

    def _due(self) -> list[tuple[float, int, bool]]:
        """When a bot will stand in, for which seat, and whether because its person is gone."""
        table, settings = self.live.table, self.live.services.settings
        due = [(at + settings.grace, seat, False) for seat, at in table.deadlines().items()]
        here, gone_since = self.live.audience.crowd.by_viewer, self.live.audience.gone_since
        people = [seat for seat, sitter in enumerate(table.seats) if sitter.who is not None]
        for seat in people:
            if seat in here or table.seats[seat].stands_in or table.created.pace.by_day:
                gone_since.pop(seat, None)
            elif any(other in here for other in people):
                since = gone_since.setdefault(seat, clock.now())
                due.append((since + settings.gone_after, seat, True))
        return due

    def is_back(self, who: str | None) -> None:
        """The first sign of life of somebody for whom a bot stands in gives them their seat back."""
        table = self.live.table
        seat = table.seat_of(who)
        if seat is not None and table.seats[seat].stands_in and table.state == "playing":
            self.live.write(Returned(at=clock.now(), who=who, seat=seat))

    def check_vote(self, seat: int) -> None:
        """Whether somebody has been gone for long enough to play on without them; raises `Refusal`."""
        audience, wait = self.live.audience, self.live.services.settings.vote_after
        since = audience.gone_since.get(seat)
        if since is None or seat in audience.crowd.by_viewer or clock.now() - since < wait:
            raise Refusal("not-away", "They have not been gone for long; wait a little.")

    def count_votes(self, seat: int) -> None:
        """Have a bot stand in for a seat if most of those who are there want to play on without its person."""
        table, here = self.live.table, self.live.audience.crowd.by_viewer
        present = [other for other in table.seated if other in here and other != seat]
        votes = table.seats[seat].votes
        if seat not in here and 2 * sum(other in votes for other in present) > len(present):
            self.live.write(StoodIn(at=clock.now(), seat=seat, gone=True, voted=True))

    def close(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
