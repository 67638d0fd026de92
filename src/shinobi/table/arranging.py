"""What changes at a table besides the match: who sits where, who is host, whether there is chat."""

from shinobi.table.log import (
    Arranged,
    ChatTurned,
    Ended,
    Hushed,
    Left,
    Rematched,
    Removed,
    Returned,
    RhythmSet,
    Sat,
    StoodIn,
    Voted,
)
from shinobi.table.making import bot_name
from shinobi.table.seats import Seat
from shinobi.table.table import Table

Arranging = (
    Sat | Left | Removed | Hushed | Arranged | ChatTurned | StoodIn | Returned | RhythmSet | Voted | Ended | Rematched
)


def arrange(table: Table, entry: Arranging) -> int | None:
    """Let somebody come, go or be replaced, or let the host change something.

    Returns the seat that somebody else has now, or nobody; `None` where everybody has the seat they had.
    """
    newcomer = None
    match entry:
        case Sat():
            bank = table.created.pace.bank
            table.seats[entry.seat] = Seat(entry.who, entry.name, None, bank=bank, program=entry.program)
            newcomer = _changes_hands(table, entry.seat)
            _pass_on_host(table)
        case Left():
            seat = table.seats[entry.seat]
            table.hushed.discard(entry.seat)
            if table.match is None:
                table.seats[entry.seat] = Seat(None, None, None)
                newcomer = _changes_hands(table, entry.seat)
            else:
                table.seats[entry.seat] = Seat(None, seat.name, table.created.stand_in, bank=seat.bank, quiet=True)
                table.seats[entry.seat].contribution = seat.contribution
            _pass_on_host(table)
        case Removed():
            table.removed.add(str(table.seats[entry.seat].who))
            table.seats[entry.seat] = Seat(None, None, None)
            newcomer = _changes_hands(table, entry.seat)
            table.hushed.discard(entry.seat)
        case Hushed():
            (table.hushed.add if entry.hushed else table.hushed.discard)(entry.seat)
        case Arranged():
            taken = [seat.name for number, seat in enumerate(table.seats) if number != entry.seat]
            name = None if entry.level is None else bot_name(taken, entry.seat)
            table.seats[entry.seat] = Seat(None, name, entry.level)
            _unbind(table, entry.seat)
        case ChatTurned():
            table.chat = entry.on
        case StoodIn():
            table.seats[entry.seat].stands_in = True
            table.seats[entry.seat].votes.clear()
        case Returned():
            table.seats[entry.seat].stands_in = False
            table.seats[entry.seat].votes.clear()
            if entry.seat in table.asked_at:
                table.asked_at[entry.seat] = entry.at
        case RhythmSet():
            table.rhythm = entry.rhythm
        case Voted():
            table.seats[entry.seat].votes.add(entry.by)
        case Ended():
            table.ended, table.round_end = entry, None
        case Rematched():
            table.rematch = entry.table
    return newcomer


def _changes_hands(table: Table, seat: int) -> int:
    """Somebody else has this seat now, or nobody."""
    table.muted[seat] = set()
    _unbind(table, seat)
    return seat


def _unbind(table: Table, seat: int) -> None:
    """What a seat is bound to before the deal goes with who sat there."""
    if table.dealing is not None:
        table.dealing.forget(seat)


def _pass_on_host(table: Table) -> None:
    """To somebody who sits, when the host does not; a maker who never sat down stays host."""
    people = [seat.who for seat in table.seats if seat.who is not None]
    never_sat = table.host == table.created.who and table.created.who not in [c.who for c in table.created.chairs]
    if table.host not in people and people and not never_sat:
        table.host = people[0]
