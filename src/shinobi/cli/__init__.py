"""The `shinobi` command."""

import io
import sys
from typing import Annotated

import typer

from shinobi import __version__
from shinobi.cli.console import complain
from shinobi.engine.errors import ShinobiError

app = typer.Typer(
    name="shinobi",
    epilog="In a clone of the project, ./shinobi also knows: test, check, bench.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


def _say_version(asked: bool) -> None:
    if asked:
        typer.echo(f"shinobi {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Four ninja games, to play in the terminal and to study at native speed."""


def main() -> None:
    """Run the command. What a person did wrong is said in a sentence, and the exit code is 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # an old console shows “?” where it lacks a letter, and goes on
            stream.reconfigure(errors="replace")
    from shinobi.cli import admin, deck, games, play, rules, schema, serve, simulate, tournament, verify

    for command in (
        serve.serve,
        play.play,
        tournament.tournament,
        simulate.simulate,
        rules.rules,
        verify.verify,
        games.games,
        schema.schema,
    ):
        app.command()(command)
    app.add_typer(deck.app, name="deck")
    app.add_typer(admin.app, name="admin")
    try:
        app(prog_name="shinobi")
    except ShinobiError as problem:
        complain(problem)
        sys.exit(2)
