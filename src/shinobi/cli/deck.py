"""`shinobi deck`: decks that people write themselves, checked before they are played with."""

from pathlib import Path

import typer

from shinobi.cli.console import USUAL_LANGUAGE, Language, console
from shinobi.cli.helping import Command, Group
from shinobi.engine.errors import BadOption
from shinobi.engine.game import game_named, game_names
from shinobi.engine.options import FileOption, Sheet
from shinobi.locale import texts

app = typer.Typer(cls=Group, no_args_is_help=True)

DECK = "deck"
"""The option that a game with a deck of its own has."""


@app.callback()
def decks() -> None:
    """Decks that you write yourself."""


@app.command(cls=Command)
def check(
    file: Path,
    game: str | None = None,
    lang: Language = USUAL_LANGUAGE,
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
        raise BadOption.of("which-deck-game", games=", ".join(sheets))
    return game, sheets[game]
