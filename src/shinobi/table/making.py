"""How a table is set: from what its maker asked for to the first entry of its log."""

import hashlib
from collections.abc import Sequence

from msgspec.structs import replace

from shinobi.bots import USUAL
from shinobi.engine.errors import ShinobiError
from shinobi.engine.game import game_named
from shinobi.table.company import Seat
from shinobi.table.log import Chair, Created
from shinobi.table.refusal import Refusal
from shinobi.wire import NewTable, SeatWanted

BOT_NAMES = ("Akane", "Botan", "Chiyo", "Daigo", "Emi", "Fumio")


def bot_name(taken: Sequence[str | None], seat: int) -> str:
    """A name for the bot at this seat that nobody else at the table has."""
    free = [name for name in BOT_NAMES if name not in taken]
    return BOT_NAMES[seat] if BOT_NAMES[seat] in free else free[0]


def created(
    new: NewTable, who: str, name: str, secret: bytes, at: float, levels: Sequence[str], pauses: bool = True
) -> Created:
    """The first entry of the log of the table that somebody asked for; raises `Refusal`.

    Without `pauses`, the server plays all tables as programs want them.
    """
    try:
        agreed, _ = game_named(new.game).table(new.players, new.edition, new.options)
    except ShinobiError as problem:
        raise Refusal("bad-table", str(problem), problem.clause) from None
    wanted = new.seats
    if wanted is None:
        others = SeatWanted("bot") if new.lesson else SeatWanted("open")
        wanted = [SeatWanted("me"), *[others] * (agreed.players - 1)]
    if len(wanted) != agreed.players:
        raise Refusal("bad-table", f"This table has {agreed.players} seats; {len(wanted)} were described.")
    if sum(seat.kind == "me" for seat in wanted) > 1:
        raise Refusal("bad-table", "You can sit on one seat only.")
    if (new.lesson or new.start) and any(seat.kind == "open" for seat in wanted):
        raise Refusal("bad-table", "A table can only begin at once, or be a lesson, where no seat is open.")
    if new.lesson and not any(seat.kind == "me" for seat in wanted):
        raise Refusal("bad-table", "In a lesson, one seat is yours.")
    chairs = _chairs(wanted, who, name, levels)
    return Created(
        at=at,
        who=who,
        game=agreed.game,
        players=agreed.players,
        edition=agreed.edition,
        options=dict(agreed.options),
        chairs=chairs,
        visibility=new.visibility,
        pace=new.pace,
        rhythm=new.rhythm if pauses else "none",
        stand_in=checked_level(new.stand_in, levels),
        delay=new.delay,
        lesson=new.lesson,
        agreed=not new.lesson,
        # A lesson has the same deal for all who take it.
        secret=hashlib.sha256(f"lesson {agreed.game}".encode()).hexdigest() if new.lesson else secret.hex(),
    )


def created_again(before: Created, seats: Sequence[Seat], who: str, secret: bytes, at: float) -> Created:
    """The first entry of the table where a party plays on, everybody one seat further."""
    chairs = [Chair(seat.who, seat.name, seat.level, seat.program) for seat in seats]
    further = chairs[-1:] + chairs[:-1]
    return replace(before, at=at, who=who, ticket=None, chairs=further, secret=secret.hex(), lesson=False, agreed=True)


def _chairs(wanted: Sequence[SeatWanted], who: str, name: str, levels: Sequence[str]) -> list[Chair]:
    chairs: list[Chair] = []
    taken: list[str | None] = [name for seat in wanted if seat.kind == "me"]
    for number, seat in enumerate(wanted):
        if seat.kind == "me":
            chairs.append(Chair(who, name))
        elif seat.kind == "bot":
            taken.append(bot_name(taken, number))
            chairs.append(Chair(None, taken[-1], checked_level(seat.level, levels)))
        else:
            chairs.append(Chair())
    return chairs


def checked_level(level: str | None, levels: Sequence[str]) -> str:
    """The level of a bot, the usual one if none was said; raises `Refusal`."""
    if level is None:
        return USUAL
    if level not in levels:
        raise Refusal("no-bot", f"There is no bot of the level “{level}”. The levels are {', '.join(levels)}.")
    return level
