"""Whether the bots at a live table chose as they must: each choice follows from what the seat knew and the keys."""

from collections.abc import Generator
from typing import NamedTuple

from shinobi.bots.bot import Bot, ask, asked_of
from shinobi.bots.levels import LAST_RESORT, VERSION, Grandmaster, Master, bot_named, bot_names
from shinobi.engine.agreement import Agreement
from shinobi.engine.errors import BadRecord, BadTalk, ShinobiError
from shinobi.engine.keys import Agreed
from shinobi.engine.match import Match
from shinobi.engine.records.record import WrittenPhrase, WrittenRecord, WrittenStep
from shinobi.engine.talk import PHRASES, Kind, Remark


class Chosen(NamedTuple):
    """How many choices of bots were checked, how many were made for a bot that had failed, and how many could not be
    checked, since bots of another version made them."""

    checked: int
    failed: int
    otherwise: int


def check_bots(record: WrittenRecord, match: Match) -> Chosen:
    """Ask the bots of a record again; returns what was checked. Raises `BadRecord` at a wrong choice.

    `match` is the record, loaded.
    """
    steps = checking_bots(record, match)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            chosen: Chosen = end.value
            return chosen


def checking_bots(record: WrittenRecord, match: Match) -> Generator[None, None, Chosen]:
    """The same, step by step."""
    checked = failed = otherwise = 0
    count = [0] * match.players
    if not isinstance(match.keys, Agreement | Agreed):
        return Chosen(checked, failed, otherwise)
    if isinstance(match.keys, Agreement):
        for level in {*match.keys.sitters, match.keys.stand_in} - {None, *bot_names()}:
            raise BadRecord.of("bots-unknown", level=level)
    agreed, s = match.game.table(match.table.players, match.table.edition, match.table.options)
    again = Match(match.game, agreed, s, match.keys, match.names)
    phrases = [_said(nth, one, match) for nth, one in enumerate(record.phrases, start=1)]
    for number, (written, step) in enumerate(zip(record.steps, match.steps, strict=True), start=1):
        _check_sitter(number, match, written)
        if written.bot is not None and not 0 <= written.bot.heard <= len(phrases):
            raise BadRecord.of("bots-heard-wrong", step=str(number), heard=str(written.bot.heard))
        if written.bot is not None and written.bot.version != VERSION:
            otherwise += 1
            failed += written.bot.instead_of is not None
        elif written.bot is not None:
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
        yield
    return Chosen(checked, failed, otherwise)


def _said(nth: int, written: WrittenPhrase, match: Match) -> Remark:
    """What was said in the game's own phrases; raises `BadRecord` where nobody can have said it."""
    try:
        if written.kind not in PHRASES or not 0 <= written.seat < match.players:
            raise BadTalk.of("no-such-claim", said=written.text, known=", ".join(PHRASES))
        remark = Remark(written.seat, Kind(written.kind), written.text, written.arguments)
        return match.game.talk.checked(remark, match.players)
    except BadTalk as problem:
        raise BadRecord.of("record-no-phrase", nth=str(nth), problem=problem) from None


def _bot(written: WrittenStep, match: Match) -> Bot:
    """The bot that is said to have chosen; raises `BadRecord` where it could not have searched as is said."""
    assert written.bot is not None
    bot, searched = bot_named(written.bot.level), written.bot.searched
    if not isinstance(bot, Master) and searched:
        raise BadRecord.of("bots-searched-wrong", level=written.bot.level, searched=str(searched))
    if not isinstance(bot, Master) or len(match.legal(written.seat)) == 1:
        return bot
    from shinobi.bots.master import could_be  # it loads the compiler

    simulations = None
    if isinstance(bot, Grandmaster):
        from shinobi.bots.grandmaster import simulations_for

        simulations = simulations_for(asked_of(match, written.seat, 0))
    simulations = match.game.judgement.SIMULATIONS if simulations is None else simulations
    if not (could_be(searched, simulations) if simulations else not searched):
        raise BadRecord.of("bots-searched-wrong", level=written.bot.level, searched=str(searched))
    bot.exactly = searched
    return bot


def _check_sitter(number: int, match: Match, written: WrittenStep) -> None:
    """Raises `BadRecord` where a bot chose that was not sealed for this seat, or a person for a bot."""
    where = {"step": str(number), "seat": str(written.seat)}
    if written.bot is not None and written.bot.instead_of and written.bot.level != LAST_RESORT:
        raise BadRecord.of("bots-no-resort", chose=written.bot.level, **where)
    if not isinstance(match.keys, Agreement):
        return
    sitter, stand_in = match.keys.sitters[written.seat], match.keys.stand_in
    if written.bot is None:
        if sitter is not None:
            raise BadRecord.of("bots-person-played", level=sitter, **where)
        return
    chose = written.bot.instead_of or written.bot.level
    if sitter is None and chose != stand_in:
        raise BadRecord.of("bots-other-stood-in", chose=chose, level=stand_in, **where)
    if sitter not in (None, chose):
        raise BadRecord.of("bots-other-played", chose=chose, level=sitter, **where)
