"""`shinobi schema`: what records, views and the messages of live tables look like, as JSON Schema."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

import shinobi
from shinobi.cli.console import USUAL_LANGUAGE, Language
from shinobi.engine.errors import BadOption
from shinobi.engine.records import schema as schemas

WIRE = "wire"


def schema(
    game: str,
    view: Annotated[bool, typer.Option("--view")] = False,
    layout: Annotated[bool, typer.Option("--layout")] = False,
    form: Annotated[bool, typer.Option("--form")] = False,
    players: int | None = None,
    history: int = 0,
    one_hot: Annotated[bool, typer.Option("--one-hot")] = False,
    write: Path | None = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Show the JSON Schema of a game's records, of what a seat may see, or of the wire; or a layout in memory."""
    if form and game != WIRE:
        typer.echo(json.dumps(shinobi.form(game, players=players, history=history, one_hot=one_hot), indent=2))
        return
    if layout and game != WIRE:
        typer.echo(json.dumps(shinobi.layout(game), indent=2))
        return
    made = _made(game)
    if write is None:
        shown = made[f"{game}-view" if view else f"{game}-record"] if game != WIRE else made[WIRE]
        typer.echo(json.dumps(shown, indent=2))
        return
    try:
        for name, described in made.items():
            (write / f"{name}.json").write_text(json.dumps(described, indent=2) + "\n", encoding="utf-8")
    except OSError as problem:
        raise BadOption.of("not-written", file=str(write), problem=problem.strerror) from None


def _made(game: str) -> dict[str, Any]:
    if game == WIRE:
        from shinobi.wire.schema import wire_schema

        return {WIRE: wire_schema()}
    return {
        f"{game}-record": schemas.schema(game),
        f"{game}-view": schemas.view_schema(game),
        f"{game}-shown": schemas.shown_schema(game),
    }
