"""Whether the bots at a live table chose as they must: each choice follows from what the seat knew and the keys."""

from typing import NamedTuple

from shinobi.bots.bot import Bot, ask
from shinobi.bots.levels import LAST_RESORT, Master, bot_named, bot_names
from shinobi.engine.agreement import Agreement
from shinobi.engine.errors import BadRecord, ShinobiError
from shinobi.engine.keys import Agreed
from shinobi.engine.match import Match
from shinobi.engine.record import WrittenRecord, WrittenStep
from shinobi.engine.talk import Kind, Remark


class Chosen(NamedTuple):
    """How many choices of bots were checked, and how many of them were made for a bot that had failed."""

    checked: int
    failed: int


def check_bots(record: WrittenRecord, match: Match) -> Chosen:
    """Ask the bots of a record again; returns what was checked. Raises `BadRecord` at a wrong choice.

    `match` is the record, loaded.
    """
    checked = failed = 0
    count = [0] * match.players
    if not isinstance(match.keys, Agreement | Agreed):
        return Chosen(checked, failed)
    for seat, level in enumerate(match.keys.sitters if isinstance(match.keys, Agreement) else ()):
        if level is not None and level not in bot_names():
            raise BadRecord.of("bots-unknown", seat=str(seat), level=level)
    agreed, s = match.game.table(match.table.players, match.table.edition, match.table.options)
    again = Match(match.game, agreed, s, match.keys, match.names)
    phrases = [Remark(one.seat, Kind(one.kind), one.text, one.arguments) for one in record.phrases]
    for number, (written, step) in enumerate(zip(record.steps, match.steps, strict=True), start=1):
        _check_sitter(number, match, written)
        if written.bot is not None:
            key = match.keys.choice_key(step.seat, count[step.seat])
            try:
                move = ask(_bot(written, again), again, step.seat, key, talk=phrases[: written.bot.heard])
            except ShinobiError as problem:
                raise BadRecord.of("bots-cannot-choose", step=number, problem=problem) from None
            checked += 1
            failed += written.bot.instead_of is not None
            if match.game.actions.action(move) != step.action:
                raise BadRecord.of(
                    "bots-wrong-choice",
                    step=number,
                    seat=str(step.seat),
                    level=written.bot.level,
                    move=str(dict(move)),
                )
        count[step.seat] += 1
        again.act(step.action, step.seat)
    return Chosen(checked, failed)


def _bot(written: WrittenStep, match: Match) -> Bot:
    """The bot that is said to have chosen; raises `BadRecord` where it could not have searched as is said."""
    assert written.bot is not None
    bot, searched = bot_named(written.bot.level), written.bot.searched
    if not isinstance(bot, Master) or len(match.legal(written.seat)) == 1:
        return bot
    from shinobi.bots.master import could_be  # it loads the compiler

    if not could_be(searched, match.game):
        raise BadRecord.of("bots-searched-wrong", level=written.bot.level, searched=str(searched))
    return Master(exactly=searched)


def _check_sitter(number: int, match: Match, written: WrittenStep) -> None:
    """Raises `BadRecord` where a seat that was sealed as a bot's was not played by that bot."""
    level = match.keys.sitters[written.seat] if isinstance(match.keys, Agreement) else None
    where = {"step": str(number), "seat": str(written.seat)}
    if written.bot is not None and written.bot.instead_of and written.bot.level != LAST_RESORT:
        raise BadRecord.of("bots-no-resort", chose=written.bot.level, **where)
    if level is None:
        return
    if written.bot is None:
        raise BadRecord.of("bots-person-played", level=level, **where)
    chose = written.bot.instead_of or written.bot.level
    if chose != level:
        raise BadRecord.of("bots-other-played", chose=chose, level=level, **where)
