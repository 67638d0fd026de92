"""`shinobi admin`: for whoever runs a server. Look at its people and tables, remove some, back up and restore."""

import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from shinobi.cli.console import USUAL_LANGUAGE, Language, console
from shinobi.cli.helping import Command, Group
from shinobi.engine.errors import BadOption
from shinobi.locale import Texts, texts

if TYPE_CHECKING:
    from shinobi.store.administered import Administered

app = typer.Typer(cls=Group, no_args_is_help=True)

Data = Path | None
Database = Annotated[str | None, typer.Option(envvar="SHINOBI_DATABASE")]


@app.command(cls=Command)
def tables(
    data: Data = None,
    database: Database = None,
    all: Annotated[bool, typer.Option("--all")] = False,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """List the tables, the newest first."""
    words = texts(lang)
    shown = _columns(words, "table", "made", "by", "entries", "state")
    for place, made_at, name, entries, closed in _administered(data, database).tables(all):
        shown.add_row(place, _day(made_at), name or "–", str(entries), words.say("table-over") if closed else "")
    console.print(shown)


@app.command(cls=Command)
def people(
    name: Annotated[str, typer.Argument()] = "",
    data: Data = None,
    database: Database = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """List the people, with the ids by which they can be removed."""
    shown = _columns(texts(lang), "id", "name", "since")
    for identity, known_as, made_at in _administered(data, database).people(name):
        shown.add_row(identity, known_as, _day(made_at))
    console.print(shown)


@app.command(cls=Command)
def remove_table(
    table: str,
    data: Data = None,
    database: Database = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Remove a table and its record: those who are there are sent away, and nobody can find it any more."""
    _administered(data, database).remove_table(table)
    console.print(texts(lang).say("table-removed", table=table))


@app.command(cls=Command)
def remove_person(
    person: str,
    data: Data = None,
    database: Database = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Remove a person: bots take over their seats, their devices and tokens are worth nothing any more."""
    _administered(data, database).remove_person(person)
    console.print(texts(lang).say("person-removed", person=person))


@app.command(cls=Command)
def backup(
    file: Path,
    data: Data = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Copy all data into a file, also while the server runs: what was acknowledged before is in it."""
    from shinobi.store.sqlite.backup import back_up

    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(texts(lang).say("copying"), total=None)
        try:
            back_up(_path(data), file, lambda done, total: progress.update(task, completed=done, total=total))
        except (OSError, sqlite3.Error) as problem:
            raise BadOption.of("not-written", file=str(file), problem=str(problem)) from None
    size = f"{file.stat().st_size / 1e6:.1f} MB"
    console.print(texts(lang).say("backed-up", file=str(file), size=size))


@app.command(cls=Command)
def restore(
    file: Path,
    data: Data = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Put a backup in the place of the data. The server must not run; what was there is moved aside."""
    from shinobi.store.sqlite.backup import restore as put_back
    from shinobi.store.sqlite.lock import locked

    path = default_path_of(data)
    with locked(path):
        try:
            moved = put_back(file, path)
        except OSError as problem:
            raise BadOption.of("not-restored", problem=str(problem)) from None
    words = texts(lang)
    console.print(words.say("restored", file=str(path)))
    if moved is not None:
        console.print(words.say("restored-aside", file=str(moved)))


@app.command(cls=Command)
def dump(
    file: Path,
    data: Data = None,
    database: Database = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Write the records of all finished matches, for `shinobi verify` and for studies."""
    count = 0
    try:
        with file.open("wb") as out:
            for record in _administered(data, database).records():
                out.write(record + b"\n")
                count += 1
    except OSError as problem:
        raise BadOption.of("not-written", file=str(file), problem=problem.strerror) from None
    console.print(texts(lang).say("dumped", count=count, file=str(file)))


# What the commands share


def _columns(words: Texts, *names: str) -> Table:
    return Table(*(words.say(f"column-{name}") for name in names))


def default_path_of(data: Path | None) -> Path:
    from shinobi.store.sqlite.file import default_path

    return default_path() if data is None else data


def _path(data: Path | None) -> Path:
    path = default_path_of(data)
    if not path.exists():
        raise BadOption.of("no-data", file=str(path))
    return path


def _administered(data: Path | None, database: str | None) -> "Administered":
    """The data of the server; the file, where one is named, and else the database."""
    if database is None or data is not None:
        from shinobi.store.sqlite.admin import AdministeredFile

        return AdministeredFile(default_path_of(data))
    try:
        from shinobi.store.postgres.admin import AdministeredDatabase
    except ModuleNotFoundError:
        raise BadOption.of("database-extra") from None
    return AdministeredDatabase(database)


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
