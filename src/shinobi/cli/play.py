"""`shinobi play`: one person against bots, or several people at one terminal."""

import getpass
import shlex
import sys
from pathlib import Path as File
from typing import Annotated

import msgspec
import typer

from shinobi.bots import Bot, ask, bot_named, bot_names
from shinobi.cli.console import DeckFile, EditionName, Language, Options, Players, console, read_options
from shinobi.cli.seat import LeftTable, Seat
from shinobi.cli.story import Story
from shinobi.engine.errors import BadOption, BadRecord
from shinobi.engine.game import game_named
from shinobi.engine.keys import CHOICES, Keys, Seed, fresh_keys
from shinobi.engine.match import Match, new
from shinobi.engine.record import load
from shinobi.locale import Texts, texts

BOT_NAMES = ("Akane", "Botan", "Chiyo", "Daigo", "Emi", "Fumio")
PACE = 0.25
"""Seconds between the sentences that tell what the others do, where a person is watching."""


def play(
    game: Annotated[str, typer.Argument(help="The game, such as daimyo.")],
    players: Players = None,
    edition: EditionName = None,
    name: Annotated[
        list[str] | None,
        typer.Option("--name", help="A person at this terminal; repeat it for several people."),
    ] = None,
    against: Annotated[str, typer.Option(help=f"Who takes the other seats: {', '.join(bot_names())}.")] = "random",
    option: Options = None,
    deck: DeckFile = None,
    seed: Annotated[int | None, typer.Option(help="Deal the same match again; by lot if not said.")] = None,
    record: Annotated[File | None, typer.Option(help="Keep the match in this file, after every move.")] = None,
    resume: Annotated[File | None, typer.Option(help="Go on with the match in this file.")] = None,
    lang: Language = "en",
) -> None:
    """Play against bots, or with several people who hand the terminal round."""
    of_name = game_named(game)
    words = texts(lang, game)
    bot = bot_named(against)
    people = name or [_login_name()]
    if resume is not None:
        match, record = _resumed(resume, game, words), resume
        people = [seated for seated in match.names if seated not in BOT_NAMES]
    else:
        chosen = read_options(of_name, option, deck)
        table, _ = of_name.table(players, edition, chosen)
        names = _names(people, table.players)
        match = new(game, players=players, edition=edition, seed=seed, names=names, **chosen)
    if record is not None:
        _keep(match, record)
    _greet(match, people, words)
    party = Party(match, people, words, record)
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
        raise BadOption(f"The table has {players} seats, but {len(people)} people were named.")
    if len(set(people)) < len(people) or not all(person.strip() for person in people):
        raise BadOption("Every person needs a name of their own.")
    bots = [bot for bot in BOT_NAMES if bot not in people]
    return [*people, *bots][:players]


def _resumed(file: File, game: str, words: Texts) -> Match:
    try:
        match = load(file.read_bytes())
    except OSError as problem:
        raise BadRecord(f"{file} cannot be read: {problem.strerror}.") from None
    if match.game.name != game:
        raise BadRecord(f"The match in {file} is one of {match.game.name}, not of {game}.")
    console.print(words.say("resumed", step=len(match.steps), file=str(file)))
    return match


def _keep(match: Match, file: File) -> None:
    """Write the record whole, beside the old one, and put it in its place: whatever happens, one of them is there."""
    beside = file.with_name(file.name + ".new")
    try:
        beside.write_bytes(msgspec.json.encode(match.record()) + b"\n")
        beside.replace(file)
    except OSError as problem:
        raise BadRecord(f"The match cannot be kept in {file}: {problem.strerror}.") from None


def _greet(match: Match, people: list[str], words: Texts) -> None:
    table = {"game": words.say("name"), "edition": match.table.edition, "players": match.players}
    if len(people) == 1:
        console.print(f"[bold]{words.say('hello', you=people[0], **table)}[/]", markup=True)
    else:
        console.print(f"[bold]{words.say('hello-people', people=', '.join(people), **table)}[/]")
    console.print(words.say("hello-help"), style="dim")


def _say_goodbye(game: str, record: File | None, words: Texts) -> None:
    if record is None:
        console.print(words.say("interrupted-lost"))
    else:
        command = f"shinobi play {game} --resume {shlex.quote(str(record))}"
        console.print(words.say("interrupted", command=command))


class Party:
    """The people and bots around one match in one terminal."""

    def __init__(self, match: Match, people: list[str], words: Texts, record: File | None) -> None:
        self.match = match
        self.words = words
        self.record = record
        self.story = Story(match.game, words, match.names, match.table.options)
        # With a seed the whole evening can be had again, the bots' choices included.
        self.choices: Keys = Seed(match.keys.key(CHOICES)) if isinstance(match.keys, Seed) else fresh_keys()
        self.pace = PACE if sys.stdin.isatty() else 0
        self.seats = {
            number: Seat(match, number, self.story) for number, seated in enumerate(match.names) if seated in people
        }
        # One person may watch what the others do as it happens; several must each look at their own turn only.
        self.watcher = next(iter(self.seats.values())) if len(self.seats) == 1 else None

    def play(self, against: Bot) -> None:
        """To the end, or until somebody leaves."""
        while self.match.actor is not None:
            self._turn(self.match.actor, against)
        if self.watcher is not None:
            self.watcher.tell_news(self.pace)

    def _turn(self, seat: int, against: Bot) -> None:
        if seat in self.seats:
            if self.watcher is None:
                self.seats[seat].hand_over()
            else:
                self.watcher.tell_news(self.pace)
            self.seats[seat].move()
        else:
            key = self.choices.key(len(self.match.steps))
            self.match.play(ask(against, self.match, seat, key), seat)
        if self.record is not None:
            _keep(self.match, self.record)

    def show_result(self) -> None:
        """Who won, by which clause, and where the record is."""
        match, words = self.match, self.words
        winners = [name for name, share in zip(match.names, match.shares, strict=True) if share]
        message = "result-one" if len(winners) == 1 else "result-shared"
        console.print()
        console.print(self.seats[min(self.seats)].table() if self.seats else "")
        console.print(f"[bold]{words.say(message, names=', '.join(winners))}[/]")
        clause = str(match.ended_by)
        console.print(words.say("result-clause", clause=clause, sentence=words.say(clause)), style="dim")
        if self.record is not None:
            console.print(words.say("saved", file=str(self.record)))
