"""`shinobi move-data`: all data of a server from its file to a PostgreSQL database, or back."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import Progress

from shinobi.cli.console import USUAL_LANGUAGE, Language, console
from shinobi.engine.errors import BadOption
from shinobi.locale import texts

if TYPE_CHECKING:
    from shinobi.store.moving import End

SCHEMES = ("postgresql://", "postgres://")


def move_data(source: str, target: str, lang: Language = USUAL_LANGUAGE) -> None:
    """Move all data from a file to a database, or back, and compare them. No server may be running."""
    from shinobi.store.moving import move

    words = texts(lang)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("", total=None)
        ends = _end(source, True), _end(target, False)
        moved = asyncio.run(move(*ends, lambda kind, rows: progress.update(task, description=f"{kind} {rows}")))
    console.print(words.say("data-moved", tables=moved["tables"], entries=moved["entries"], people=moved["identities"]))


def _end(named: str, is_source: bool) -> "End":
    from shinobi.store.moving import FileEnd

    if not named.startswith(SCHEMES):
        if is_source and not Path(named).exists():
            raise BadOption.of("no-data", file=named)
        return FileEnd(Path(named))
    try:
        from shinobi.store.postgres.end import DatabaseEnd
    except ModuleNotFoundError:
        raise BadOption.of("database-extra") from None
    return DatabaseEnd(named)
