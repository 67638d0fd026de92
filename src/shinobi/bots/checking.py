"""Whether the bots at a live table chose as they must: each choice follows from what the seat knew and the keys."""

from collections.abc import Iterator
from typing import NamedTuple

from shinobi.bots.bot import Bot, ask
from shinobi.bots.levels import LAST_RESORT, Master, bot_named
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
    agreed, s = match.game.table(match.table.players, match.table.edition, match.table.options)
    again = Match(match.game, agreed, s, match.keys, match.names)
    phrases = [Remark(one.seat, Kind(one.kind), one.text, one.arguments) for one in record.phrases]
    for number, (written, step) in enumerate(zip(record.steps, match.steps, strict=True), start=1):
        for problem in _wrong_sitter(match, written):
            raise BadRecord(f"At step {number} {problem}")
        if written.bot is not None:
            key = match.keys.choice_key(step.seat, count[step.seat])
            try:
                move = ask(_bot(written, again), again, step.seat, key, talk=phrases[: written.bot.heard])
            except ShinobiError as problem:
                raise BadRecord(f"At step {number} no bot can choose: {problem}") from None
            checked += 1
            failed += written.bot.instead_of is not None
            if match.game.actions.action(move) != step.action:
                raise BadRecord(
                    f"At step {number} the bot on seat {step.seat} ({written.bot.level}) did not choose by the keys, "
                    f"which give {dict(move)}."
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
        raise BadRecord(f"a {written.bot.level} does not search so often: {searched}.")
    return Master(exactly=searched)


def _wrong_sitter(match: Match, written: WrittenStep) -> Iterator[str]:
    """A seat that was sealed as a bot's must be played by that bot."""
    level = match.keys.sitters[written.seat] if isinstance(match.keys, Agreement) else None
    chose = "a person" if written.bot is None else written.bot.instead_of or written.bot.level
    if written.bot is not None and written.bot.instead_of and written.bot.level != LAST_RESORT:
        yield f"seat {written.seat} was played by {written.bot.level}, which chooses for no bot that has failed."
    if level is not None and chose != level:
        yield f"seat {written.seat} was played by {chose}, but by the seal a bot sits there ({level})."
