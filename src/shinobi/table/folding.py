"""The fold: how each entry of the log changes a table, and what changed by it."""

from shinobi.engine.events import Told
from shinobi.engine.match import Match
from shinobi.engine.seats import SEATS_OF
from shinobi.engine.talk import PHRASES, Kind, Remark
from shinobi.table.arranging import arrange
from shinobi.table.change import Change, Rearranged, Spoke, Stepped
from shinobi.table.history import Parted
from shinobi.table.log import (
    AnyEntry,
    Committed,
    Continued,
    Contributed,
    Created,
    Moved,
    Muted,
    Remarked,
    Revealed,
    Started,
    Undone,
    Waited,
    WentOn,
)
from shinobi.table.notes import noted
from shinobi.table.pausing import MOST_QUESTIONS, TIME_TO_ANSWER, RoundEnd
from shinobi.table.table import Table


def fold(table: Table, entry: AnyEntry) -> list[Change]:
    """Let an entry of the log happen; returns what changed by it, in order.

    A move that the rules forbid, or that is none, raises `Refused` or `BadMove`, and then nothing has changed.
    """
    changes = _happen(table, entry)
    table.entries += 1
    table.last_at = entry.at
    table.note_state()
    if entry.who is not None and entry.ticket is not None:
        table.carried_out.add((entry.who, entry.ticket))
    return changes


def _happen(table: Table, entry: AnyEntry) -> list[Change]:
    match entry:
        case Moved():
            return _moved(table, entry)
        case Started() | Committed() | Revealed() | Waited():
            return _dealing_goes_on(table, entry)
        case Undone():
            return [_undone(table, entry)]
        case Remarked():
            return [_remarked(table, entry)]
        case Muted():
            muted = table.muted[entry.by]
            (muted.add if entry.muted else muted.discard)(entry.seat)
            return [Rearranged(entry.by)]
        case Contributed():
            table.seats[entry.seat].contribution = bytes.fromhex(entry.value)
            return []
        case Continued():
            if table.round_end is not None:
                table.round_end.ready.add(entry.seat)
            return [Rearranged()]
        case WentOn():
            return _went_on(table, entry.at)
        case Created():
            raise ValueError("a table is created once")
        case _:
            newcomer = arrange(table, entry)
            table.note_seats()
            note = None if table.match is None else noted(entry, table.history.numbers)
            if note is not None:
                table.notes.append(note)
            return [Rearranged(note=note, newcomer=newcomer)]


# The deal -----------------------------------------------------------------------------------------------------------


def _dealing_goes_on(table: Table, entry: Started | Committed | Revealed | Waited) -> list[Change]:
    """Somebody has done their part, or not in time; when all is agreed, the cards are dealt."""
    dealing = table.dealing
    if dealing is not None:
        match entry:
            case Started():
                dealing.begin(table.seats)
            case Committed():
                dealing.commit(entry.seat, entry.commitment)
            case Revealed():
                dealing.reveal(entry.seat, entry.value)
            case Waited():
                dealing.wait_is_over()
        if not dealing.ready:
            return [Rearranged()]
    table.match = match_dealt = dealt(table)
    heard, _ = table.game.events.by_receiver(match_dealt.deal, table.created.players)
    return [Rearranged(), _step(table, entry.at, (heard, table.everybody))]


def dealt(table: Table) -> Match:
    """The match of a table, just dealt."""
    created = table.created
    agreed, s = table.game.table(created.players, created.edition, created.options)
    table.match_keys = table.keys
    match = Match(table.game, agreed, s, table.match_keys, [str(seat.name) for seat in table.seats], table.runner)
    match.runner.watched = True
    return match


# Moves --------------------------------------------------------------------------------------------------------------


def _moved(table: Table, entry: Moved) -> list[Change]:
    match, seat = table.match, entry.seat
    assert match is not None
    before = b"" if table.rhythm == "none" else match.snapshot()
    told = match.act(table.game.actions.action(entry.move), seat)
    table.seats[seat].bank -= entry.spent
    table.began.append(table.asked_at.get(seat, entry.at))
    table.took.append(entry.spent)
    table.chosen.append(entry.bot)
    table.own[seat] = table.history.numbers[seat] + 1
    if before and not match.over:
        told, opening = table.game.events.split_at_round(told)
        if opening:
            return _round_ended(table, RoundEnd(entry.at, before, opening), told)
    heard, hearing = parted = table.game.events.by_receiver(told, table.created.players)
    concerned = hearing | match.noticed()
    step = _step(table, entry.at, parted if concerned == hearing else (heard, concerned))
    return [step, Rearranged()] if match.runner.ending else [step]


def _round_ended(table: Table, end: RoundEnd, told: tuple[Told, ...]) -> list[Change]:
    table.round_end = end
    heard, _ = table.game.events.by_receiver(told, table.created.players)
    step = _step(table, end.since, (heard, table.everybody))
    # Where nobody is to be asked, the next round begins at once: as a step of its own, so that it can be followed.
    return [step, Rearranged(), *([] if table.to_continue else _went_on(table, end.since))]


def _went_on(table: Table, at: float) -> list[Change]:
    end = table.round_end
    if end is None:
        return []
    table.round_end = None
    table.history.second_halves.add(len(table.history))
    heard, _ = table.game.events.by_receiver(end.told, table.created.players)
    step = _step(table, at, (heard, table.everybody))
    step.whole = True
    return [step, Rearranged()]


def _undone(table: Table, entry: Undone) -> Stepped:
    match, history = table.match, table.history
    assert match is not None
    last = match.last_move(entry.seat)
    assert last is not None
    table.own[entry.seat] = history.numbers[entry.seat] + 1
    match.undo(entry.seat)
    # The clock goes on as if the move had not been made: else who moves and takes back would never run out of time.
    asked = table.began.pop(last)
    table.seats[entry.seat].bank += table.took.pop(last)
    table.chosen.pop(last)
    taken_back = history.of_move(last)
    history.taken_back[taken_back] = len(history)
    nothing = ((),) * len(table.viewers)
    concerned = history.steps[taken_back][1] | match.noticed()
    step = _step(table, entry.at, (nothing, concerned), {entry.seat: asked})
    step.taken_back = taken_back
    return step


def _step(table: Table, at: float, parted: Parted, since: dict[int, float] | None = None) -> Stepped:
    """Note a step of the match, and who is asked since when; `since` says who since another moment than this."""
    match, history, concerned = table.match, table.history, parted[1]
    assert match is not None
    history.add(parted)
    before, asked = table.asked_at, 0 if table.round_end is not None else match.runner.asked
    table.asked_at = {
        seat: at if seat not in before or concerned >> seat & 1 else before[seat] for seat in SEATS_OF[asked]
    }
    if since:
        table.asked_at |= since
    if table.questions:
        table.questions = {
            seat: count for seat, count in table.questions.items() if before.get(seat) == table.asked_at.get(seat)
        }
    return Stepped(at, len(history) - 1, tuple(history.numbers), round_end=table.round_end)


# Talk ---------------------------------------------------------------------------------------------------------------


def _remarked(table: Table, entry: Remarked) -> Spoke:
    if entry.kind in PHRASES and entry.to is None and table.match is not None:
        table.phrases.append(Remark(entry.seat, entry.kind, entry.text, entry.arguments))
    return Spoke(entry, _time_to_answer(table, entry))


def _time_to_answer(table: Table, entry: Remarked) -> bool:
    """Whether a remark is a question that somebody asks while deciding, and gets more time for the answer."""
    seat = entry.seat
    if entry.kind is not Kind.QUESTION or seat not in table.asked_at or table.created.pace.seconds is None:
        return False
    assert table.match is not None
    count = table.questions.get(seat, 0)
    if count >= MOST_QUESTIONS or seat in table.match.reacting:
        return False
    table.questions[seat] = count + 1
    table.asked_at[seat] += TIME_TO_ANSWER
    return True
