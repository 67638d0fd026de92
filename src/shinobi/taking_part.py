"""A player's part in the chance of a match: to commit, to watch that the table keeps to what it showed, and to reveal.

docs/record.md says what is agreed and why. A table that lies wants one thing of an honest client: what it contributes,
before the table itself is bound. So the first of everything that was shown counts for good, and nothing more is sent to
a table that shows something else later. `client/src/wire/part.ts` is the same for the page; both are tested with the
cases in `client/src/wire/part-cases.json`.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise

from shinobi import wire
from shinobi.engine.agreement import LEVEL, TABLE_ID, SealedSeat, commitment_to, seal_of, setting_hash
from shinobi.engine.errors import ShinobiError

BEFORE_THE_DEAL = ("open", "dealing")


class NotKept(ShinobiError):
    """The table does not keep to how the deal is agreed on, so nothing more is revealed to it."""


@dataclass
class SeenRound:
    """One round of the agreement, as it was shown first."""

    before: str | None
    withheld: frozenset[int]
    """The seats that withheld in the rounds before."""
    seal: str | None = None
    """Seen before the deal."""
    bound: frozenset[int] = frozenset()
    """The seats whose commitments are in the seal."""
    revealed: bool = False
    """Whether our contribution was revealed, under this seal and no other."""


@dataclass
class Seen:
    """What was shown and given at one table. Nothing of it is ever replaced."""

    place: str | None = None
    """The table's id."""
    promised: str | None = None
    """The fingerprint of the table's secret."""
    setting: str | None = None
    """The hash of what is to be played."""
    given: dict[tuple[int, int], bytes] = field(default_factory=dict)
    """Our contribution to each round, from each seat."""
    rounds: dict[int, SeenRound] = field(default_factory=dict)
    not_kept: bool = False
    """Whether the table has shown what it may not show after that."""
    not_heard: bool = False
    """Whether the table says that we have withheld, although we had revealed."""

    @property
    def seals(self) -> list[str]:
        """The seals that were seen before the deal, for `shinobi verify --promised`: the last is that of the deal."""
        return [one.seal for _, one in sorted(self.rounds.items()) if one.seal is not None]


class Part:
    """The part in the agreement that is taken over one connection; all connections to a table share what was `seen`."""

    def __init__(self, seen: Seen | None = None, random_bytes: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self.seen = seen or Seen()
        self.random_bytes = random_bytes
        self._stage = (0, False)
        """The round, and whether it is sealed, as far as this connection has seen it come."""
        self._sent: object = None
        """What was sent last; it is not sent again before the connection is a new one."""

    def arrive(self) -> None:
        """Whoever arrives cannot know whether what they sent before has come."""
        self._sent = None

    def due(
        self, table: wire.TableInfo, setting: wire.Setting | None, seat: int | None, ticket: Callable[[], str]
    ) -> wire.Commit | wire.Reveal | None:
        """What is to be sent now, by what the table shows; raises `NotKept`.

        `setting` is what the table has said that is played; nobody takes part before it has.
        """
        seen, deal = self.seen, table.deal
        people = [one for one in table.seats if one.kind == "person"]
        if deal is None and table.lesson and len(people) < 2 and seen.promised is None:
            return None  # nothing is agreed on: one person learns, with the same deal as everybody
        seen.place = seen.place or table.id
        seen.promised = seen.promised or table.commitment
        if setting is not None:
            seen.setting = seen.setting or _hash_of(setting)
        if seen.not_kept or deal is None or not self._keeps(table, deal, setting, seat):
            seen.not_kept = True
            raise NotKept.of("table-not-kept")
        if seat is None or table.state not in BEFORE_THE_DEAL or seen.setting is None:
            return None
        if seat in deal.withheld:
            seen.not_heard = any(one.revealed for one in seen.rounds.values())
            return None
        now, place = seen.rounds[deal.round], (deal.round, seat)
        if deal.round < max(seen.rounds) or (deal.seal is None and now.seal is not None):
            return None  # old news: another connection is ahead of this one
        if now.seal is None:
            bound = commitment_to(seen.given.setdefault(place, self.random_bytes(32)), table.id, *place)
            if deal.commitments[seat] == bound or not self._is_new(place):
                return None
            return wire.Commit(ticket(), deal.round, bound)
        if place not in seen.given or (deal.revealed[seat] and now.revealed) or not self._is_new(now.seal):
            return None
        now.revealed = True
        return wire.Reveal(ticket(), deal.round, seen.given[place].hex())

    def _is_new(self, what: object) -> bool:
        before, self._sent = self._sent, what
        return before != what

    def _keeps(self, table: wire.TableInfo, deal: wire.Deal, setting: wire.Setting | None, seat: int | None) -> bool:
        """Whether the table may show this after all that was seen; what is new in it is seen from now on."""
        stage = (deal.round, deal.seal is not None)
        begun_again, self._stage = stage < self._stage, max(stage, self._stage)
        return (
            not begun_again
            and self._is_the_same(table, deal, setting)
            and _can_be(table, deal)
            and self._follows(deal)
            and self._is_sealed(table, deal, seat)
        )

    def _is_the_same(self, table: wire.TableInfo, deal: wire.Deal, setting: wire.Setting | None) -> bool:
        """Whether it is the table that was shown first, with what was to be played there."""
        if setting is not None:
            shown = (setting.game, setting.players, setting.edition)
            if _hash_of(setting) != self.seen.setting or shown != (table.game, table.players, table.edition):
                return False
        same = (table.id, table.commitment) == (self.seen.place, self.seen.promised)
        return same and self.seen.setting in (None, deal.setting)

    def _follows(self, deal: wire.Deal) -> bool:
        """Whether the round is as it was shown first, and for each that was called off somebody else has withheld."""
        withheld, rounds = frozenset(deal.withheld), self.seen.rounds
        now = rounds.setdefault(deal.round, SeenRound(deal.before, withheld))
        if (now.before, now.withheld) != (deal.before, withheld):
            return False
        numbers = sorted(rounds)
        for number, following in pairwise(numbers):
            earlier, later = rounds[number], rounds[following]
            new = later.withheld - earlier.withheld
            if not earlier.withheld <= later.withheld or len(new) < following - number:
                return False
            if earlier.seal is not None and following == number + 1:
                if later.before != earlier.seal or not new <= earlier.bound:
                    return False
        return True

    def _is_sealed(self, table: wire.TableInfo, deal: wire.Deal, seat: int | None) -> bool:
        """Whether the seal is the first that was shown in this round, before the deal, with our commitment in it."""
        now = self.seen.rounds[deal.round]
        if deal.seal is None:
            return table.state != "playing"
        bound = frozenset(nth for nth, one in enumerate(deal.commitments) if one is not None)
        if table.state in BEFORE_THE_DEAL:
            if deal.seal != _seal_of(table, deal):
                return False
            if now.seal is None:
                now.seal, now.bound = deal.seal, bound
        if now.seal is not None and (now.seal, now.bound) != (deal.seal, bound):
            return False
        if table.state == "playing" and not all(deal.revealed[nth] for nth in bound):
            return False
        given = None if seat is None else self.seen.given.get((deal.round, seat))
        if seat is None or given is None:
            return True
        # Whoever never saw the seal may have been too late to be bound, and then has not revealed anything either.
        mine = deal.commitments[seat] == commitment_to(given, table.id, deal.round, seat)
        return mine == (now.seal is not None)


def _hash_of(setting: wire.Setting) -> str:
    return setting_hash(setting.game, setting.players, setting.edition, setting.options)


def _can_be(table: wire.TableInfo, deal: wire.Deal) -> bool:
    """Whether there can be such a table: every list is for its seats, and whoever withheld is bound no more."""
    seats = range(table.players)
    return (
        TABLE_ID.fullmatch(table.id) is not None
        and len(table.seats) == len(deal.commitments) == len(deal.revealed) == table.players
        and all(seat in seats and deal.commitments[seat] is None for seat in deal.withheld)
        and len(set(deal.withheld)) == len(deal.withheld) >= deal.round >= 0
        and (deal.before is None) == (deal.round == 0)
    )


def _seal_of(table: wire.TableInfo, deal: wire.Deal) -> str | None:
    """The seal of all that is shown; `None` where it cannot be sealed."""
    if not LEVEL.fullmatch(table.stand_in):
        return None
    seats = []
    for nth, one in enumerate(table.seats):
        level = one.level or "" if one.kind == "bot" else None
        if level is not None and (deal.commitments[nth] is not None or not LEVEL.fullmatch(level)):
            return None
        seats.append(SealedSeat(level, deal.commitments[nth], nth in deal.withheld))
    return seal_of(table.id, table.commitment, deal.setting, table.stand_in, deal.round, deal.before, seats)
