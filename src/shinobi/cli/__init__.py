"""The `shinobi` command."""

import io
import sys
from functools import cache
from typing import Annotated, Any

import typer
from typer.exceptions import TyperException

from shinobi import __version__
from shinobi.cli.console import USUAL_LANGUAGE, Language, complain, listen
from shinobi.cli.helping import Command, Group, usage_problem
from shinobi.engine.errors import ShinobiError

app = typer.Typer(
    name="shinobi",
    cls=Group,
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
    version: Annotated[bool, typer.Option("--version", callback=_say_version, is_eager=True)] = False,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Four ninja games, to play in the browser and in the terminal, and to study at native speed."""


@cache
def command_line() -> Any:
    """The command with all its commands."""
    from shinobi.cli import (
        admin,
        deck,
        games,
        lab,
        modules,
        move_data,
        play,
        rules,
        schema,
        serve,
        simulate,
        site,
        tournament,
        verify,
    )

    for command in (
        serve.serve,
        site.site,
        modules.modules,
        play.play,
        tournament.tournament,
        simulate.simulate,
        rules.rules,
        verify.verify,
        games.games,
        schema.schema,
        move_data.move_data,
    ):
        app.command(cls=Command)(command)
    app.add_typer(deck.app, name="deck")
    app.add_typer(lab.app, name="lab")
    app.add_typer(admin.app, name="admin")
    return typer.main.get_command(app)


def main() -> None:
    """Run the command. What a person did wrong is said in a sentence, and the exit code is 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # an old console shows “?” where it lacks a letter, and goes on
            stream.reconfigure(errors="replace")
    listen(sys.argv[1:])
    try:
        sys.exit(command_line().main(prog_name="shinobi", standalone_mode=False))
    except typer.Abort:
        sys.exit(1)
    except TyperException as problem:
        if type(problem).__name__ != "NoArgsIsHelpError":  # that one has shown the help already
            complain(usage_problem(problem))
        sys.exit(2)
    except ShinobiError as problem:
        complain(problem)
        sys.exit(2)
