"""How messages of the wire become entries of a table's log; whether that is granted, `shinobi.table.requests` says."""

from shinobi import wire
from shinobi.table import requests
from shinobi.table.log import AnyEntry
from shinobi.table.making import Levels
from shinobi.table.table import Table

OtherThanPlay = (
    wire.Sit
    | wire.Leave
    | wire.Arrange
    | wire.Commit
    | wire.Reveal
    | wire.Start
    | wire.Undo
    | wire.Say
    | wire.Mute
    | wire.Chat
    | wire.Remove
    | wire.Hush
    | wire.Return
    | wire.Continue
    | wire.SetRhythm
    | wire.Resign
    | wire.Delete
    | wire.Vote
)

Request = OtherThanPlay | wire.Play


def granted(table: Table, who: str, name: str, asked: Request, now: float, levels: Levels) -> AnyEntry:
    """The entry by which a request is carried out; raises `Refusal`.

    Whether the rules allow a move is not asked here: `fold` does that, before it changes anything.
    """
    if isinstance(asked, wire.Play):
        return requests.moved(table, who, asked.ticket, asked.step, asked.move, now)
    entry = _granted(table, who, name, asked, now, levels)
    entry.who, entry.ticket = who, asked.ticket
    return entry


def _granted(table: Table, who: str, name: str, asked: OtherThanPlay, now: float, levels: Levels) -> AnyEntry:
    match asked:
        case wire.Sit():
            return requests.sat(table, who, name, asked.seat, now)
        case wire.Leave():
            return requests.left(table, who, now)
        case wire.Arrange():
            return requests.arranged(table, who, asked.seat, asked.level, levels, now)
        case wire.Commit():
            return requests.committed(table, who, asked.round, asked.commitment, now)
        case wire.Reveal():
            return requests.revealed(table, who, asked.round, asked.value, now)
        case wire.Start():
            return requests.started(table, who, now)
        case wire.Undo():
            return requests.undone(table, who, asked.step, now)
        case wire.Say():
            return requests.remarked(table, who, asked, now)
        case wire.Mute():
            return requests.muted(table, who, asked.seat, asked.muted, now)
        case wire.Chat():
            return requests.chat_turned(table, who, asked.on, now)
        case wire.Remove():
            return requests.removed(table, who, asked.seat, now)
        case wire.Hush():
            return requests.hushed(table, who, asked.seat, asked.hushed, now)
        case wire.Return():
            return requests.returned(table, who, now)
        case wire.Continue():
            return requests.continued(table, who, now)
        case wire.SetRhythm():
            return requests.rhythm_set(table, who, asked.rhythm, now)
        case wire.Resign():
            return requests.resigned(table, who, now)
        case wire.Delete():
            return requests.deleted(table, who, now)
        case wire.Vote():
            return requests.voted(table, who, asked.seat, now)
