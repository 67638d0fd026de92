"""`shinobi schema`: what records and views look like, as JSON Schema."""

import json
from pathlib import Path
from typing import Annotated

import typer

from shinobi.engine import schema as schemas
from shinobi.engine.errors import BadOption


def schema(
    game: Annotated[str, typer.Argument(help="The game, such as daimyo.")],
    view: Annotated[bool, typer.Option("--view", help="The schema of views instead of records.")] = False,
    write: Annotated[Path | None, typer.Option(help="Write both schemas into this folder instead.")] = None,
) -> None:
    """Show the JSON Schema of a game's records, or of what a seat may see."""
    made = {"record": schemas.schema(game), "view": schemas.view_schema(game)}
    if write is None:
        typer.echo(json.dumps(made["view" if view else "record"], indent=2))
        return
    try:
        for kind, described in made.items():
            (write / f"{game}-{kind}.json").write_text(json.dumps(described, indent=2) + "\n", encoding="utf-8")
    except OSError as problem:
        raise BadOption(f"The schemas cannot be written into {write}: {problem.strerror}.") from None
