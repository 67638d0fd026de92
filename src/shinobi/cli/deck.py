"""`shinobi deck`: decks that people write themselves, checked before they are played with."""

from pathlib import Path
from typing import Annotated

import typer

from shinobi.cli.console import Language, console
from shinobi.engine.errors import BadOption
from shinobi.engine.game import game_named, game_names
from shinobi.engine.options import FileOption, Sheet
from shinobi.locale import texts

app = typer.Typer(help="Decks that you write yourself.", no_args_is_help=True)

DECK = "deck"
"""The option that a game with a deck of its own has."""


@app.callback()
def decks() -> None:
    """Decks that you write yourself."""


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="The deck, a TOML file; docs/decks.md says what can stand in it.")],
    game: Annotated[str | None, typer.Option(help="The game it is for, if several have decks.")] = None,
    lang: Language = "en",
) -> None:
    """Say whether a deck can be played with; if not, every mistake and its line."""
    name, sheet = _deck_game(game)
    deck = sheet.read_file(file)
    cards = ", ".join(f"{len(listed)} × {part}" for part, listed in deck.items() if isinstance(listed, list))
    console.print(texts(lang).say("deck-right", file=str(file), game=name, name=deck["name"], cards=cards))


def _deck_game(game: str | None) -> tuple[str, Sheet]:
    sheets = {
        name: option.sheet
        for name in game_names()
        for option in game_named(name).options
        if isinstance(option, FileOption) and option.name == DECK
    }
    if game is None and len(sheets) == 1:
        return next(iter(sheets.items()))
    if game not in sheets:
        raise BadOption(f"Say the game with --game. These read decks: {', '.join(sheets)}.")
    return game, sheets[game]
