"""Matches that somebody played alone in a browser and brings here: checked whole, then kept like any finished match.

What is checked is what `shinobi verify` checks: the keys, the deal, every move, everything that was told, the result,
and what every bot chose. It shows that the match follows the rules. It does not show that nobody knew the cards: the
browser dealt them. So such a match is marked wherever it is listed, and counts in nobody's figures.
"""

import hashlib
import time
from collections.abc import Awaitable, Callable, Generator
from dataclasses import dataclass

import msgspec

from shinobi.bots.checking import Chosen, checking_bots
from shinobi.engine.agreement import Agreement
from shinobi.engine.errors import BadRecord
from shinobi.engine.match import Match
from shinobi.engine.records.record import WrittenRecord, load, read
from shinobi.engine.talk import Kind
from shinobi.server import clock
from shinobi.server.archive import Archive
from shinobi.server.closing import closing_changes
from shinobi.server.rooms import IN_BROWSERS, LETTERS
from shinobi.server.services import Services
from shinobi.store.changes import Change, EntryAdded, TableMade
from shinobi.store.protocol import Conflict
from shinobi.table.folding import fold
from shinobi.table.log import (
    AnyEntry,
    Chair,
    Choice,
    Committed,
    Created,
    Moved,
    Pace,
    Remarked,
    Revealed,
    Started,
    written,
)
from shinobi.table.log import read as read_entry
from shinobi.table.making import BOT_NAMES, bot_name
from shinobi.table.refusal import Refusal
from shinobi.table.table import Table

SLICE = 0.05
"""Seconds for which bots are asked again before others get their turn; one that searches may take longer."""

ID_LENGTH = 10


@dataclass(frozen=True)
class Brought:
    """A match that was brought, as far as it is known to be right."""

    record: WrittenRecord
    match: Match
    keys: Agreement
    seat: int
    """Where the person sat."""

    @property
    def place(self) -> str:
        """The id under which it is kept: the same however often it is brought."""
        return place_of(self.keys.seal)


class Bringing:
    """Checks and keeps what is brought; one match of a person at a time."""

    def __init__(self, services: Services, archive: Archive) -> None:
        self.services = services
        self.archive = archive
        self._busy: set[str] = set()

    async def bring(self, who: str, name: str, account: str, record: Callable[[], Awaitable[bytes]]) -> str:
        """Keep the match of a record, which is read when it is this person's turn; returns the id. Raises `Refusal`."""
        if who in self._busy:
            raise Refusal("too-fast", "Another match of yours is being checked. Wait until that is done.")
        self._busy.add(who)
        try:
            self.services.limits.check_brought(who, account)
            given = await record()
            brought = await self.archive.work(account, lambda: by_rules(given))
            if not await self._is_kept(brought.place, who):
                await self._check_bots(account, brought)
                changes = await self.archive.work(account, lambda: kept(brought, who, name, clock.now()))
                await self._keep(brought.place, who, changes)
            return brought.place
        finally:
            self._busy.discard(who)

    async def _is_kept(self, place: str, who: str) -> bool:
        """Whether this person has brought it before: then the answer is the same. Raises `Refusal` if another has."""
        stored = await self.services.store.stored_table(place)
        if stored is None:
            return False
        first = read_entry(stored.entries[0])
        if not isinstance(first, Created) or first.who != who:
            raise Refusal("kept-already", "Somebody else has brought this match.")
        return True

    async def _check_bots(self, account: str, brought: Brought) -> None:
        """Ask every bot again, in turn with the bots of all tables: it costs no more than had it been played here."""
        steps, chosen = checking_bots(brought.record, brought.match), None
        while chosen is None:
            if self.services.closing:
                raise Refusal("closing", "The server is about to stop; try again in a moment.")
            chosen = await self.services.thinkers.work(account, lambda: _some(steps))
        if chosen.otherwise:
            text = "The bots in this match are of another version than this server's: their choices cannot be checked."
            raise Refusal("other-bots", text)

    async def _keep(self, place: str, who: str, changes: list[Change]) -> None:
        try:
            await self.services.store.flush(*changes)
        except Conflict:  # from another device, or by another server, at the same moment
            if not await self._is_kept(place, who):
                raise


def by_rules(given: bytes) -> Brought:
    """The match of a record, if one person has played it alone in a browser, by the rules; raises `Refusal`."""
    try:
        record = read(given)
        seat = _person(record)
        match = load(given)
    except BadRecord as problem:
        raise Refusal("bad-record", f"This record is not right. {problem}") from None
    if not match.over:
        raise Refusal("not-over", "The match of this record is not over.")
    assert isinstance(match.keys, Agreement)
    if match.keys.contributors != [seat]:
        raise Refusal("not-alone-there", "In this match the person has given nothing to the deal.")
    return Brought(record, match, match.keys, seat)


def _person(record: WrittenRecord) -> int:
    """The seat of the one person, whose browser held the table; raises `Refusal`."""
    keys = record.keys
    table, sitters, rounds = keys.get("table"), keys.get("sitters"), keys.get("rounds")
    here = isinstance(table, str) and table.startswith(IN_BROWSERS)
    if not here or not isinstance(sitters, list) or not isinstance(rounds, list) or len(rounds) != 1:
        raise Refusal("not-alone-there", "Only a match that was played in a browser can be brought.")
    people = [seat for seat, level in enumerate(sitters) if level is None]
    if len(people) != 1:
        raise Refusal("not-alone-there", "Only a match of one person against bots can be brought.")
    return people[0]


def place_of(seal: str) -> str:
    """An id from a seal. Whoever does not have the record cannot guess it."""
    for nth in range(100):
        number = int.from_bytes(hashlib.sha256(f"shinobi kept {nth} {seal}".encode()).digest())
        place = ""
        while len(place) < ID_LENGTH:
            number, digit = divmod(number, len(LETTERS))
            place += LETTERS[digit]
        if not place.startswith(IN_BROWSERS):
            return place
    raise AssertionError("no hash gives an id")


def kept(brought: Brought, who: str, name: str, at: float) -> list[Change]:
    """What is written: a table that is over, with its whole log, its record, and the match in the person's history."""
    place = brought.place
    first, *others = entries_of(brought, who, name, at)
    assert isinstance(first, Created)
    table = Table(place, first)
    for entry in others:
        fold(table, entry)
    log = [EntryAdded(place, n, written(entry)) for n, entry in enumerate((first, *others))]
    return [TableMade(place, who, at), *log, *closing_changes(table, at)]


def entries_of(brought: Brought, who: str, name: str, at: float) -> list[AnyEntry]:
    """The log of the match. The person is called as here: in a record, anything can stand as a name."""
    record, match, keys, seat = brought.record, brought.match, brought.keys, brought.seat
    (round_,) = keys.rounds
    bound, given = round_.commitments[seat], round_.contributions[seat]
    assert bound is not None
    assert given is not None
    log: list[AnyEntry] = [
        Created(
            at=at,
            who=who,
            game=record.game,
            players=record.players,
            edition=record.edition,
            options=record.options,
            chairs=_chairs(record, keys, who, name),
            visibility="link",
            pace=Pace(),
            stand_in=keys.stand_in,
            secret=keys.secret.hex(),
            agreed=True,
            browser_table=keys.table,
        ),
        Started(at=at, who=who),
        Committed(at=at, who=who, seat=seat, commitment=bound),
        Revealed(at=at, who=who, seat=seat, value=given.hex()),
    ]
    said = [Remarked(one.seat, Kind(one.kind), one.text, one.arguments, at=at) for one in record.phrases]
    for step, made in zip(record.steps, match.steps, strict=True):
        heard = 0 if step.bot is None else step.bot.heard
        log += [said.pop(0) for _ in range(heard - (len(record.phrases) - len(said)))]
        choice = None if step.bot is None else msgspec.convert(step.bot, Choice, from_attributes=True)
        log.append(Moved(at=at, seat=made.seat, move=match.game.actions.move(made.action), bot=choice))
    return [*log[:-1], *said, log[-1]]


def _chairs(record: WrittenRecord, keys: Agreement, who: str, name: str) -> list[Chair]:
    chairs, taken = [], [name]
    for seat, (level, called) in enumerate(zip(keys.sitters, record.seats, strict=True)):
        if level is None:
            chairs.append(Chair(who, name))
            continue
        taken.append(called if called in BOT_NAMES and called not in taken else bot_name(taken, seat))
        chairs.append(Chair(None, taken[-1], level))
    return chairs


def _some(steps: Generator[None, None, Chosen]) -> Chosen | None:
    """Check on for a while; what was checked, at the end. Raises `Refusal` where a bot would have chosen otherwise."""
    until = time.perf_counter() + SLICE
    while time.perf_counter() < until:
        try:
            next(steps)
        except StopIteration as end:
            chosen: Chosen = end.value
            return chosen
        except BadRecord as problem:
            raise Refusal("bad-record", f"This record is not right. {problem}") from None
    return None
