"""`shinobi schema`: what records, views and the messages of live tables look like, as JSON Schema."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

import shinobi
from shinobi.engine import schema as schemas
from shinobi.engine.errors import BadOption

WIRE = "wire"


def schema(
    game: Annotated[str, typer.Argument(help="The game, such as daimyo; or “wire”, for the messages of live tables.")],
    view: Annotated[bool, typer.Option("--view", help="The schema of views instead of records.")] = False,
    layout: Annotated[
        bool, typer.Option("--layout", help="Where things lie in the memory of the game's WebAssembly module.")
    ] = False,
    form: Annotated[
        bool, typer.Option("--form", help="The columns in which programs that learn are given what a seat knows.")
    ] = False,
    players: Annotated[int | None, typer.Option(help="With --form: for so many players.")] = None,
    history: Annotated[int, typer.Option(help="With --form: so many events that the seat was told.")] = 0,
    one_hot: Annotated[bool, typer.Option("--one-hot", help="With --form: columns of 0 and 1.")] = False,
    write: Annotated[Path | None, typer.Option(help="Write the schemas into this folder instead.")] = None,
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
        raise BadOption(f"The schemas cannot be written into {write}: {problem.strerror}.") from None


def _made(game: str) -> dict[str, Any]:
    if game == WIRE:
        from shinobi.server.wire_schema import wire_schema

        return {WIRE: wire_schema()}
    return {f"{game}-record": schemas.schema(game), f"{game}-view": schemas.view_schema(game)}
