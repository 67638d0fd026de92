"""The `shinobi` command."""

import sys

import typer

from shinobi.cli.console import complain
from shinobi.engine.errors import ShinobiError

app = typer.Typer(
    name="shinobi",
    help="Four ninja games, to play in the terminal and to study at native speed.",
    epilog="In a clone of the project, ./shinobi also knows: test, check, bench.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


def main() -> None:
    """Run the command. What a person did wrong is said in a sentence, and the exit code is 2."""
    from shinobi.cli import deck, games, play, rules, schema, serve, simulate, tournament, verify

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
    try:
        app(prog_name="shinobi")
    except ShinobiError as problem:
        complain(str(problem))
        sys.exit(2)
