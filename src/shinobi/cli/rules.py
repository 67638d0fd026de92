"""`shinobi rules`: a game's clauses, in our own words."""

import importlib
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from shinobi.cli.console import USUAL_LANGUAGE, Language, console
from shinobi.engine.errors import BadOption
from shinobi.engine.game import game_named
from shinobi.engine.options import FileOption
from shinobi.locale import Texts, clauses, rules_page, texts
from shinobi.locale.story import Story


def rules(
    game: str,
    clause: Annotated[str | None, typer.Argument()] = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Show the rules of a game, clause by clause."""
    words = texts(lang, game_named(game).name)
    if clause is None:
        show_rules(words)
    else:
        show_clause(words, clause)


def show_rules(words: Texts) -> None:
    """The whole rules page."""
    console.print("\n" + words.say("rules-title", game=words.say("name")) + "\n", style="bold")
    console.print(Padding(words.say("summary"), (0, 0, 0, 2)))
    for message in rules_page(str(words.game)):
        if message.startswith("heading-"):
            console.print("\n" + words.say(message), style="bold")
        else:
            _print_clause(words, message)
        if message == "note-icons":
            console.print(Padding(_cards(words), (1, 0, 0, 2)))
    console.print("\n" + words.say("rules-independent"), style="dim")


def _cards(words: Texts) -> Any:
    """All cards of the deck that comes with the game, where the game's drawing lists them."""
    game = game_named(str(words.game))
    drawing = importlib.import_module(f"shinobi.games.{game.name}.terminal")
    decks = {
        option.name: option.sheet.read(option.default) for option in game.options if isinstance(option, FileOption)
    }
    return drawing.cards(Story(game, words, [], decks)) if hasattr(drawing, "cards") else ""


def show_clause(words: Texts, clause: str) -> None:
    """One clause, however it is written: `DAI-13`, `dai-13`, `13`; raises `BadOption`."""
    known = clauses(str(words.game))
    wanted = clause.upper()
    if wanted.isdecimal() and len(wanted) <= 2:
        wanted = f"{known[0].split('-')[0]}-{int(wanted):02}"
    if wanted not in known:
        raise BadOption.of("no-clause", clause=clause, game=str(words.game), first=known[0], last=known[-1])
    _print_clause(words, wanted)


def _print_clause(words: Texts, message: str) -> None:
    row = Table.grid(padding=(0, 2))
    row.add_column(min_width=8, no_wrap=True)
    row.add_column()
    row.add_row(Text("" if message.startswith("note-") else f"  {message}", style="cyan"), words.say(message))
    console.print(row)
