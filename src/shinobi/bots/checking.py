"""Whether the bots at a live table chose as they must: each choice follows from what the seat knew and the keys."""

from collections.abc import Iterator

from shinobi.bots.bot import Bot, ask
from shinobi.bots.levels import Master, bot_named
from shinobi.engine.agreement import Agreement
from shinobi.engine.errors import BadRecord, ShinobiError
from shinobi.engine.keys import Agreed
from shinobi.engine.match import Match
from shinobi.engine.record import WrittenRecord, WrittenStep
from shinobi.engine.talk import Kind, Remark


def check_bots(record: WrittenRecord, match: Match) -> int:
    """Ask the bots of a record again; returns how many choices were checked. Raises `BadRecord` at a wrong one.

    `match` is the record, loaded.
    """
    checked, count = 0, [0] * match.players
    if not isinstance(match.keys, Agreement | Agreed):
        return checked
    agreed, s = match.game.table(match.table.players, match.table.edition, match.table.options)
    again = Match(match.game, agreed, s, match.keys, match.names)
    phrases = [Remark(one.seat, Kind(one.kind), one.text, one.arguments) for one in record.phrases]
    for number, (written, step) in enumerate(zip(record.steps, match.steps, strict=True), start=1):
        for problem in _wrong_sitter(match, written):
            raise BadRecord(f"At step {number} {problem}")
        if written.bot is not None:
            key = match.keys.choice_key(step.seat, count[step.seat])
            try:
                move = ask(_bot(written), again, step.seat, key, talk=phrases[: written.bot.heard])
            except ShinobiError as problem:
                raise BadRecord(f"At step {number} no bot can choose: {problem}") from None
            checked += 1
            if match.game.actions.action(move) != step.action:
                raise BadRecord(
                    f"At step {number} the bot on seat {step.seat} ({written.bot.level}) did not choose by the keys, "
                    f"which give {dict(move)}."
                )
        count[step.seat] += 1
        again.act(step.action, step.seat)
    return checked


def _bot(written: WrittenStep) -> Bot:
    assert written.bot is not None
    bot = bot_named(written.bot.level)
    return Master(exactly=written.bot.searched) if isinstance(bot, Master) and written.bot.searched else bot


def _wrong_sitter(match: Match, written: WrittenStep) -> Iterator[str]:
    """A seat that was sealed as a bot's must be played by that bot."""
    level = match.keys.sitters[written.seat] if isinstance(match.keys, Agreement) else None
    chose = "a person" if written.bot is None else written.bot.level
    if level is not None and chose != level:
        yield f"seat {written.seat} was played by {chose}, but by the seal a bot sits there ({level})."
