"""What people may ask of a table: each function returns the entry by which a request is carried out.

A request that cannot be granted raises `Refusal` and changes nothing.
"""

from collections.abc import Mapping
from typing import Protocol

from shinobi.engine.domains import Json
from shinobi.engine.errors import BadMove, BadTalk, CannotUndo, Refused
from shinobi.engine.talk import Kind, Remark
from shinobi.locale import texts
from shinobi.table.dealing import Dealing
from shinobi.table.foresight import ends_turn, thought_of, why_none
from shinobi.table.log import (
    Arranged,
    ChatTurned,
    Committed,
    Continued,
    Ended,
    Hushed,
    Left,
    Moved,
    Muted,
    Remarked,
    Rematched,
    Removed,
    Returned,
    Revealed,
    Rhythm,
    RhythmSet,
    Sat,
    Started,
    Undone,
    Voted,
)
from shinobi.table.making import Levels
from shinobi.table.names import told_apart
from shinobi.table.refusal import Refusal
from shinobi.table.table import Table


class Saying(Protocol):
    """Something that somebody wants to say or show."""

    @property
    def kind(self) -> Kind: ...
    @property
    def text(self) -> str: ...
    @property
    def arguments(self) -> dict[str, Json]: ...
    @property
    def to(self) -> int | None: ...


def moved(table: Table, who: str, ticket: str, step: int, move: dict[str, Json], now: float) -> Moved:
    """A move in answer to a step. Whether the rules allow it is not asked here: `fold` does that before all else."""
    seat = _deciding_seat(table, who, step)
    return Moved(at=now, who=who, ticket=ticket, seat=seat, move=move, spent=table.spent(seat, now))


def sat(table: Table, who: str, name: str, seat: int, now: float) -> Sat:
    """Somebody takes an open seat."""
    must_be_open(table)
    if table.created.lesson:
        raise Refusal("lesson", "A lesson is for one.")
    checked_seat(table, seat)
    if table.seat_of(who) is not None:
        raise Refusal("seated", "You sit at this table already; leave your seat first.")
    if not table.seats[seat].free:
        raise Refusal("seat-taken", "Somebody sits there already.")
    if who in table.removed:
        raise Refusal("removed", "The host has asked you to leave this table.")
    return Sat(at=now, seat=seat, name=told_apart(name, [sitter.name for sitter in table.seats]))


def left(table: Table, who: str, now: float) -> Left:
    """Somebody gives up their seat."""
    if table.state == "over":
        raise Refusal("not-playing", "The match is over; there is nothing to leave.")
    if table.state == "dealing":
        raise Refusal("dealing", "The cards are being dealt; leave in a moment.")
    return Left(at=now, seat=seat_of(table, who))


def arranged(table: Table, who: str, seat: int, level: str | None, levels: Levels, now: float) -> Arranged:
    """The host says what a free seat is for: open, or a bot at a level."""
    must_be_open(table)
    must_be_host(table, who)
    checked_seat(table, seat)
    if table.seats[seat].who is not None:
        raise Refusal("seat-taken", "A person sits there.")
    return Arranged(at=now, seat=seat, level=None if level is None else levels.checked(level))


def started(table: Table, who: str, now: float) -> Started:
    """The host begins the match."""
    must_be_open(table)
    must_be_host(table, who)
    if any(seat.free for seat in table.seats):
        raise Refusal("not-full", "A seat is still open: wait for somebody, or give it to a bot.")
    return Started(at=now)


def committed(table: Table, who: str, deal_round: int, commitment: str, now: float) -> Committed:
    """Somebody binds themselves to a contribution to the chance of the match, without showing it."""
    seat = seat_of(table, who)
    dealing = _dealing(table, deal_round)
    if dealing.sealed:
        raise Refusal("not-open", "It is fixed already who takes part in the deal, and with what.")
    if seat in dealing.withheld:
        raise Refusal("withheld", "You did not reveal before, so this deal is made without a part of yours.")
    return Committed(at=now, seat=seat, commitment=commitment)


def revealed(table: Table, who: str, deal_round: int, value: str, now: float) -> Revealed:
    """Somebody shows the contribution they are bound to."""
    seat = seat_of(table, who)
    dealing = _dealing(table, deal_round)
    if not dealing.sealed:
        raise Refusal("too-early", "Not everybody is bound yet: wait for the seal before you reveal.")
    if not dealing.fits(seat, value):
        raise Refusal("bad-reveal", "This is not the contribution that you are bound to.")
    return Revealed(at=now, seat=seat, value=value)


def _dealing(table: Table, number: int) -> Dealing:
    dealing = table.dealing
    if dealing is None or table.match is not None:
        raise Refusal("not-open", "The match has begun; this can only be done before the deal.")
    if number != dealing.round:
        raise Refusal("stale", f"This is for round {number} of the deal, which is at round {dealing.round}.")
    return dealing


def resigned(table: Table, who: str, now: float) -> Ended:
    """Somebody gives up."""
    seat = seat_of(table, who)
    if table.state != "playing":
        raise Refusal("not-playing", "There is no match to give up.")
    if len(table.seats) > 2 and table.seated != [seat]:
        raise Refusal("not-alone", "The others play on: leave, and a bot takes over.")
    return Ended(at=now, reason="resigned", seat=seat)


def can_delete(table: Table, who: str) -> bool:
    """Whether this person may end the table for good: as its host before the deal, or alone with bots."""
    seat = table.seat_of(who)
    if table.match is None:
        return table.state != "over" and table.host == who
    return table.state == "playing" and (table.seated == [seat] or (not table.seated and table.host == who))


def deleted(table: Table, who: str, now: float) -> Ended:
    """Somebody ends the table for good."""
    if table.state == "over":
        raise Refusal("not-playing", "This table has ended already.")
    if not can_delete(table, who):
        if table.match is None:
            must_be_host(table, who)
        raise Refusal("not-alone", "Others play here: leave, and a bot takes over.")
    return Ended(at=now, reason="deleted")


def voted(table: Table, who: str, seat: int, now: float) -> Voted:
    """Somebody wants a bot to play now for a person who is gone."""
    by = seat_of(table, who)
    checked_seat(table, seat)
    if table.state != "playing":
        raise Refusal("not-playing", "No match is being played.")
    sitter = table.seats[seat]
    if sitter.who is None or sitter.stands_in or seat == by:
        raise Refusal("not-away", "Nobody who is gone has this seat.")
    if table.created.pace.by_day:
        raise Refusal("not-away", "At this table everybody has all of their time.")
    return Voted(at=now, seat=seat, by=by)


def check_move(table: Table, entry: Moved) -> None:
    """Raises `Refusal`, with the clause, for a move that the rules forbid: for a reaction, which is carried out later.

    All other moves are checked while they happen, by `fold`.
    """
    assert table.match is not None
    try:
        table.match.check(entry.move, entry.seat)
    except (Refused, BadMove) as problem:
        raise Refusal.of_move(problem) from None


def consider(table: Table, who: str, step: int, move: Mapping[str, Json]) -> None:
    """Raises `Refusal` for a move that the rules forbid, and for one with which the person's turn would end."""
    seat = _deciding_seat(table, who, step)
    assert table.match is not None
    try:
        actions = thought_of(table.match, move)
    except BadMove as problem:
        raise Refusal.of_move(problem) from None
    clause = why_none(table.match, seat, actions)
    if clause is not None:
        raise Refusal("illegal", texts("en", table.game.name).say(clause), clause)
    if len(actions) == 1 and ends_turn(table.match, seat, actions[0]):
        raise Refusal("turn-ends", "Your turn ends with this move.")


def undone(table: Table, who: str, step: int, now: float) -> Undone:
    """Somebody takes back their own last move."""
    seat = _deciding_seat(table, who, step)
    assert table.match is not None
    problem = table.match.why_no_undo(seat)
    if problem is not None:
        raise Refusal("no-undo", str(CannotUndo.of(problem)))
    if table.too_late_to_undo(seat, now):
        raise Refusal("no-undo", "The time for that decision is up.")
    return Undone(at=now, seat=seat)


def _deciding_seat(table: Table, who: str, step: int) -> int:
    seat = seat_of(table, who)
    if table.match is None or table.state == "over":
        raise Refusal("not-playing", "The match has not begun." if table.match is None else "The match is over.")
    if table.round_end is not None:
        raise Refusal("paused", "The round is over, and the next begins when everybody has seen how it ended.")
    if table.seats[seat].stands_in:
        raise Refusal("stood-in", "A bot decides for you just now. Say that you are back first.")
    now = table.history.numbers[seat]
    if step != now:
        raise Refusal("stale", f"This answers step {step}, and the match is at step {now} for you.")
    return seat


def _other_person(table: Table, who: str, seat: int) -> int:
    """The seat of somebody else, for the host to decide about."""
    must_be_host(table, who)
    checked_seat(table, seat)
    if table.seats[seat].who in (None, who):
        raise Refusal("no-person", "Nobody else sits there whom you could ask to leave or to be silent.")
    return seat


def remarked(table: Table, who: str, asked: Saying, now: float) -> Remarked:
    """Somebody says or shows something."""
    seat = seat_of(table, who)
    if seat in table.hushed:
        raise Refusal("hushed", "The host of the table has muted you.")
    if asked.kind is Kind.CHAT and not table.chat:
        raise Refusal("chat-off", "The host has turned chat off.")
    if asked.kind is not Kind.CHAT or table.state == "playing":
        remark = Remark(seat, asked.kind, asked.text, asked.arguments, asked.to)
        try:
            table.game.talk.checked(remark, table.created.players)
        except BadTalk as problem:
            raise Refusal("bad-talk", str(problem), problem.clause) from None
    elif asked.to is not None or not asked.text.strip():  # before the deal and after the end, all may chat
        raise Refusal("bad-talk", "There is nothing in what you say." if asked.to is None else "Chat is for all.")
    arguments = asked.arguments if asked.kind in (Kind.CLAIM, Kind.QUESTION) else {}
    return Remarked(at=now, seat=seat, kind=asked.kind, text=asked.text, arguments=arguments, to=asked.to)


def muted(table: Table, who: str, seat: int, on: bool, now: float) -> Muted:
    """Somebody does not want to hear a seat, or does again."""
    by = seat_of(table, who)
    return Muted(at=now, seat=checked_seat(table, seat), by=by, muted=on)


def chat_turned(table: Table, who: str, on: bool, now: float) -> ChatTurned:
    """The host turns chat on or off."""
    must_be_host(table, who)
    return ChatTurned(at=now, on=on)


def removed(table: Table, who: str, seat: int, now: float) -> Removed:
    """The host asks somebody to leave before the deal."""
    must_be_open(table)
    return Removed(at=now, seat=_other_person(table, who, seat))


def hushed(table: Table, who: str, seat: int, on: bool, now: float) -> Hushed:
    """The host mutes somebody for all, or lets them speak again."""
    return Hushed(at=now, seat=_other_person(table, who, seat), hushed=on)


def returned(table: Table, who: str, now: float) -> Returned:
    """Somebody for whom a bot stands in decides for themselves again."""
    seat = seat_of(table, who)
    if not table.seats[seat].stands_in:
        raise Refusal("no-return", "No bot decides for you.")
    return Returned(at=now, seat=seat)


def continued(table: Table, who: str, now: float) -> Continued:
    """Somebody has seen how the round ended."""
    seat = seat_of(table, who)
    if table.round_end is None:
        raise Refusal("no-pause", "The table is not waiting between two rounds.")
    return Continued(at=now, seat=seat)


def rhythm_set(table: Table, who: str, rhythm: Rhythm, now: float) -> RhythmSet:
    """The host changes the rhythm of the table."""
    must_be_host(table, who)
    if table.rhythm == "none":
        raise Refusal("no-rhythm", "This table is played without pauses, as fast as its players are.")
    return RhythmSet(at=now, rhythm=rhythm)


def rematched(table: Table, who: str, ticket: str, now: float, place: str) -> Rematched:
    """The entry that says where the party plays on; raises `Refusal`."""
    seat_of(table, who)
    if table.state != "over":
        raise Refusal("not-over", "The match is not over yet.")
    return Rematched(at=now, who=who, ticket=ticket, table=place)


# What a request needs


def seat_of(table: Table, who: str) -> int:
    seat = table.seat_of(who)
    if seat is None:
        raise Refusal("not-seated", "Only those who sit at the table can do this.")
    return seat


def checked_seat(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-seat", f"There is no seat {seat} at this table; the seats are 0 to {len(table.seats) - 1}.")
    return seat


def must_be_open(table: Table) -> None:
    if table.state != "open":
        raise Refusal("not-open", "The match has begun; this can only be done before the deal.")


def must_be_host(table: Table, who: str) -> None:
    if table.host != who:
        raise Refusal("not-host", "Only the host of the table can do this.")
