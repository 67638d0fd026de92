"""The list of tables that everybody sees: fair, however many tables one visitor makes."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from shinobi.server import wire
from shinobi.table.company import Company
from shinobi.table.table import Table

MOST_LISTED = 100


@dataclass(frozen=True, slots=True)
class Listing:
    """A table as lists show it. It stays here when the table itself leaves the memory."""

    info: wire.TableInfo
    maker: str
    """Whose tables take turns in the list: the network of who made it, or the identity where that is not known."""
    owner: str | None
    """The identity that made the table."""
    yours_for: frozenset[str]
    """The identities in whose own list it is."""

    @classmethod
    def of(cls, table: Table, company: Company, made_from: str | None) -> "Listing":
        people = {seat.who for seat in table.seats if seat.who is not None}
        if table.state == "open" and table.host is not None:
            people.add(table.host)
        maker = made_from or table.created.who or ""
        return cls(table.info(company), maker, table.created.who, frozenset(people))


def lobby(listings: Iterable[Listing], who: str | None) -> wire.Lobby:
    """What somebody is shown; `listings` has the oldest table first."""
    newest = list(listings)[::-1]
    public = [one for one in newest if one.info.visibility == "public"]
    waiting = fairly(one for one in public if one.info.state == "open")
    # Where somebody waits, somebody can be met.
    waiting.sort(key=lambda one: not any(seat.kind == "person" and seat.here for seat in one.info.seats))
    running = fairly(one for one in public if one.info.state == "playing")
    yours = [one for one in newest if who is not None and who in one.yours_for]
    return wire.Lobby(*([one.info for one in some[:MOST_LISTED]] for some in (waiting, running, yours)))


def fairly(listings: Iterable[Listing]) -> list[Listing]:
    """The first of every maker, then the second of every maker, and so on; the newest first."""
    by_maker: dict[str, list[Listing]] = {}
    for one in listings:
        by_maker.setdefault(one.maker, []).append(one)
    return list(_in_turns(list(by_maker.values())))


def _in_turns(lists: list[list[Listing]]) -> Iterator[Listing]:
    for turn in range(max(map(len, lists), default=0)):
        for some in lists:
            if turn < len(some):
                yield some[turn]
