"""A table and its people, as they are shown: the parts of messages that say nothing of the match itself."""

from shinobi.table.dealing import Dealing
from shinobi.table.notes import Noted
from shinobi.table.seats import Seat, Viewer
from shinobi.table.table import Table
from shinobi.telling.company import Company
from shinobi.wire import Deal, Note, Pace, Pause, Result, Setting, Sitter, TableInfo, You


def info(table: Table, company: Company, deal: Deal | None) -> TableInfo:
    """The table as anyone who has its id may know it."""
    created, state = table.created, table.state
    return TableInfo(
        id=table.id,
        game=created.game,
        edition=created.edition,
        players=created.players,
        state=state,  # type: ignore[arg-type]
        visibility=created.visibility,  # type: ignore[arg-type]
        seats=[_sitter(table, number, seat, company) for number, seat in enumerate(table.seats)],
        pace=Pace(created.pace.seconds, created.pace.bank),
        rhythm=table.rhythm,
        stand_in=created.stand_in,
        delay=created.delay,
        lesson=created.lesson,
        chat=table.chat and (table.game.talk.chat or state != "playing"),
        watching=company.watching,
        commitment=table.commitment,
        deal=deal,
        result=result(table),
        rematch=table.rematch,
        ended=None if table.ended is None else table.ended.reason,
        from_browser=created.browser_table is not None,
    )


def _sitter(table: Table, number: int, seat: Seat, company: Company) -> Sitter:
    person = seat.who is not None
    away, bot_in = company.away.get(number, (None, None))
    return Sitter(
        kind="person" if person else "open" if seat.level is None else "bot",
        name=seat.name,
        level=table.decided_by(number),
        here=number in company.here if person else seat.level is not None,
        stands_in=seat.stands_in,
        host=person and seat.who == table.host,
        hushed=number in table.hushed,
        away=away,
        bot_in=bot_in,
        votes=sorted(seat.votes),
        program=seat.program if person else None,
    )


def deal(dealing: Dealing) -> Deal:
    """How the people at a table agree on its chance: no contribution is shown before the record of the match."""
    agreement = dealing.agreement
    return Deal(
        round=dealing.round,
        setting=dealing.setting,
        before=agreement.seals[-2] if dealing.past else None,
        commitments=list(dealing.commitments),
        revealed=[one is not None for one in dealing.contributions],
        withheld=dealing.withheld,
        seal=agreement.seal if dealing.sealed else None,
    )


def result(table: Table) -> Result | None:
    """How the match ended."""
    outcome = table.outcome
    return None if outcome is None else Result(*outcome)


def setting(table: Table) -> Setting:
    """What was agreed, in full."""
    created = table.created
    return Setting(created.game, created.players, created.edition, created.options)


def you(table: Table, viewer: Viewer, who: str | None, now: float | None = None) -> You:
    """What a receiver is told of itself."""
    muted = [] if viewer is None else sorted(table.muted[viewer])
    # Who is told later must not learn now that a round has ended.
    behind = viewer is None and table.created.delay
    shown = None if behind else pause(table, table.last_at if now is None else now)
    return You(viewer, who is not None and who == table.host, muted, shown)


def pause(table: Table, now: float) -> Pause | None:
    """The pause between two rounds."""
    if table.round_end is None:
        return None
    seconds = table.pause_seconds
    left = None if seconds is None else max(0, round(seconds - (now - table.round_end.since)))
    return Pause(table.to_continue, left)


def note(noted: Noted, receiver: int) -> Note:
    """A note, as a receiver is told it."""
    return Note(noted.what, noted.seat, max(0, noted.after[receiver]))
