"""How a table is set: from what its maker asked for to the first entry of its log."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from msgspec.structs import replace

from shinobi.engine.domains import Json
from shinobi.engine.errors import ShinobiError
from shinobi.engine.game import game_named
from shinobi.engine.options import Option
from shinobi.table.log import Chair, Created, Pace, Rhythm
from shinobi.table.refusal import Refusal
from shinobi.table.seats import Seat

BOT_NAMES = ("Akane", "Botan", "Chiyo", "Daigo", "Emi", "Fumio")


def bot_name(taken: Sequence[str | None], seat: int) -> str:
    """A name for the bot at this seat that nobody else at the table has."""
    free = [name for name in BOT_NAMES if name not in taken]
    return BOT_NAMES[seat] if BOT_NAMES[seat] in free else free[0]


class SeatWanted(Protocol):
    """What a new table's seat is for."""

    @property
    def kind(self) -> Literal["open", "me", "bot"]: ...
    @property
    def level(self) -> str | None: ...


class PaceWanted(Protocol):
    """How long people may think."""

    @property
    def seconds(self) -> float | None: ...
    @property
    def bank(self) -> float: ...


class TableWanted(Protocol):
    """What the maker of a table asks for. What is `None` is as the game has it."""

    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int | None: ...
    @property
    def edition(self) -> str | None: ...
    @property
    def options(self) -> dict[str, Json]: ...
    @property
    def seats(self) -> Sequence[SeatWanted] | None: ...
    @property
    def visibility(self) -> str: ...
    @property
    def pace(self) -> PaceWanted: ...
    @property
    def rhythm(self) -> Rhythm: ...
    @property
    def stand_in(self) -> str | None: ...
    @property
    def delay(self) -> int: ...
    @property
    def lesson(self) -> bool: ...
    @property
    def start(self) -> bool: ...


@dataclass(frozen=True)
class Levels:
    """The levels of bots there are."""

    names: Sequence[str]
    usual: str
    """Where nobody says which."""

    def checked(self, level: str | None) -> str:
        """A level, the usual one if none was said; raises `Refusal`."""
        if level is None:
            return self.usual
        if level not in self.names:
            levels = ", ".join(self.names)
            raise Refusal("no-bot", f"There is no bot of the level “{level}”. The levels are {levels}.")
        return level


@dataclass(frozen=True)
class AnySeat:
    """A seat that nobody has described."""

    kind: Literal["open", "me", "bot"]
    level: str | None = None


def created(wanted: TableWanted, maker: Chair, secret: bytes, at: float, levels: Levels) -> Created:
    """The first entry of the log of the table that somebody asked for; raises `Refusal`.

    `maker` is the chair of who makes it, wherever it is put.
    """
    try:
        agreed, _ = game_named(wanted.game).table(wanted.players, wanted.edition, wanted.options)
    except ShinobiError as problem:
        raise Refusal("bad-table", str(problem), problem.clause) from None
    seats = wanted.seats
    if seats is None:
        seats = [AnySeat("me"), *[AnySeat("bot" if wanted.lesson else "open")] * (agreed.players - 1)]
    if len(seats) != agreed.players:
        raise Refusal("bad-table", f"This table has {agreed.players} seats; {len(seats)} were described.")
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise Refusal("bad-table", "You can sit on one seat only.")
    if (wanted.lesson or wanted.start) and any(seat.kind == "open" for seat in seats):
        raise Refusal("bad-table", "A table can only begin at once, or be a lesson, where no seat is open.")
    if wanted.lesson and not any(seat.kind == "me" for seat in seats):
        raise Refusal("bad-table", "In a lesson, one seat is yours.")
    chairs = _chairs(seats, maker, levels)
    return Created(
        at=at,
        who=maker.who,
        game=agreed.game,
        players=agreed.players,
        edition=agreed.edition,
        options=dict(agreed.options),
        chairs=chairs,
        visibility=wanted.visibility,
        pace=Pace(wanted.pace.seconds, wanted.pace.bank),
        rhythm=wanted.rhythm,
        stand_in=levels.checked(wanted.stand_in),
        delay=wanted.delay,
        lesson=wanted.lesson,
        agreed=not wanted.lesson,
        # A lesson has the same deal for all who take it.
        secret=hashlib.sha256(f"lesson {agreed.game}".encode()).hexdigest() if wanted.lesson else secret.hex(),
    )


def created_again(before: Created, seats: Sequence[Seat], who: str, secret: bytes, at: float) -> Created:
    """The first entry of the table where a party plays on, everybody and what was agreed for them one seat further."""
    chairs = [Chair(seat.who, seat.name, seat.level, seat.program) for seat in seats]
    each = [option.name for option in game_named(before.game).options if isinstance(option, Option) and option.each]
    options = {name: _further(value) if name in each else value for name, value in before.options.items()}
    fresh = replace(before, at=at, who=who, ticket=None, secret=secret.hex(), browser_table=None)
    return replace(fresh, chairs=_further(chairs), options=options, lesson=False, agreed=True)


def _further(by_seat: list[Any]) -> list[Any]:
    return by_seat[-1:] + by_seat[:-1]


def _chairs(wanted: Sequence[SeatWanted], maker: Chair, levels: Levels) -> list[Chair]:
    chairs: list[Chair] = []
    taken: list[str | None] = [maker.name for seat in wanted if seat.kind == "me"]
    for number, seat in enumerate(wanted):
        if seat.kind == "me":
            chairs.append(maker)
        elif seat.kind == "bot":
            taken.append(bot_name(taken, number))
            chairs.append(Chair(None, taken[-1], levels.checked(seat.level)))
        else:
            chairs.append(Chair())
    return chairs
