"""`shinobi games`: what there is to play, and what a table can agree on."""

import json
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from shinobi.cli.console import USUAL_LANGUAGE, Language, console
from shinobi.engine.game import Game, game_named, game_names
from shinobi.engine.records.schema import described
from shinobi.locale import Texts, texts


def games(
    lang: Language = USUAL_LANGUAGE,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """List the games, their editions and their options."""
    if as_json:
        typer.echo(json.dumps([_as_json(game_named(name), texts(lang, name)) for name in game_names()], indent=2))
        return
    for name in game_names():
        _show(game_named(name), texts(lang, name))


def _as_json(game: Game, words: Texts) -> dict[str, object]:
    return {
        "name": words.say("name"),
        **described(game),
    }


def _show(game: Game, words: Texts) -> None:
    fewest, most = game.player_counts[0], game.player_counts[-1]
    counts = words.say("games-players", fewest=fewest, most=most)
    if fewest == most:
        counts = words.say("games-players-exactly", count=most)
    console.print(Text.assemble((game.name, "bold"), f"  {words.say('name')}, {counts}"))
    console.print(f"  {words.say('heart')}")
    console.print(f"  {words.say('games-editions')}:")
    for edition in game.editions:
        console.print(f"    {edition.name}  {words.say(f'edition-{edition.name}')}")
    table = Table("", "", words.say("games-default"), box=None, padding=(0, 2), title_justify="left")
    for option in game.options:
        table.add_row(option.name, words.say(f"option-{option.name}"), json.dumps(option.default, ensure_ascii=False))
    console.print(f"  {words.say('games-options')}:")
    console.print(table)
