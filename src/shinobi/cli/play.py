"""`shinobi play`: one person against bots, or several people at one terminal."""

import getpass
import shlex
from pathlib import Path as File
from typing import Annotated

import typer

from shinobi.bots import USUAL, bot_named, prepare
from shinobi.cli.console import USUAL_LANGUAGE, DeckFile, EditionName, Language, Options, Players, console, read_options
from shinobi.cli.party import BOT_SIGN, Party, keep
from shinobi.cli.seat import LeftTable
from shinobi.engine.errors import BadOption, BadRecord
from shinobi.engine.game import game_named
from shinobi.engine.match import Match, new
from shinobi.engine.records.record import load
from shinobi.locale import Texts, texts
from shinobi.table.making import BOT_NAMES


def play(
    game: str,
    players: Players = None,
    edition: EditionName = None,
    name: Annotated[
        list[str] | None,
        typer.Option("--name"),
    ] = None,
    against: str = USUAL,
    option: Options = None,
    deck: DeckFile = None,
    seed: int | None = None,
    record: File | None = None,
    resume: File | None = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Play against bots, or with several people who hand the terminal round."""
    of_name = game_named(game)
    words = texts(lang, game)
    bot = bot_named(against)
    if resume is not None:
        if any(said is not None for said in (players, edition, name, option, deck, seed, record)):
            raise BadOption.of("resume-alone")
        match, record = _resumed(resume, game, words), resume
    else:
        chosen = read_options(of_name, option, deck)
        table, _ = of_name.table(players, edition, chosen)
        names = _names(name or [_login_name()], table.players)
        match = new(game, players=players, edition=edition, seed=seed, names=names, **chosen)
    if record is not None:
        keep(match, record)
    party = Party(match, words, record)
    party.greet()
    with console.status(words.say("compiling", game=game)):
        prepare(bot, game)
    try:
        party.play(bot)
    except LeftTable:
        _say_goodbye(game, record, words)
        return
    party.show_result()


def _login_name() -> str:
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError):  # a user without a name, as in some containers
        return "Guest"


def _names(people: list[str], players: int) -> list[str]:
    if len(people) > players:
        raise BadOption.of("too-many-people", seats=players, people=len(people))
    if len(set(people)) < len(people) or not all(person.strip() for person in people):
        raise BadOption.of("same-names")
    if not all(person.isprintable() and not person.endswith(BOT_SIGN) for person in people):
        raise BadOption.of("wrong-name", sign=BOT_SIGN.strip())
    bots = [bot + BOT_SIGN for bot in BOT_NAMES if bot not in people]
    return [*people, *bots][:players]


def _resumed(file: File, game: str, words: Texts) -> Match:
    try:
        match = load(file.read_bytes())
    except OSError as problem:
        raise BadRecord.of("unreadable", file=str(file), problem=problem.strerror) from None
    if match.game.name != game:
        raise BadRecord.of("other-game", file=str(file), other=match.game.name, game=game)
    console.print(words.say("resumed", step=len(match.steps), file=str(file)))
    return match


def _say_goodbye(game: str, record: File | None, words: Texts) -> None:
    if record is None:
        console.print(words.say("interrupted-lost"))
    else:
        command = f"shinobi play {game} --resume {shlex.quote(str(record))}"
        console.print(words.say("interrupted", command=command))
