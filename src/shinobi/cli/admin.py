"""`shinobi admin`: for whoever runs a server. Look at its people and tables, remove some, back up and restore."""

import sqlite3
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table

from shinobi.cli.console import USUAL_LANGUAGE, Language, console
from shinobi.cli.helping import Command, Group
from shinobi.engine.errors import BadOption
from shinobi.locale import Texts, texts

app = typer.Typer(cls=Group, no_args_is_help=True)

Data = Path | None

PATIENCE = 15.0
"""Seconds to wait for a running server to carry out an order."""


@app.command(cls=Command)
def tables(
    data: Data = None,
    all: Annotated[bool, typer.Option("--all")] = False,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """List the tables, the newest first."""
    words = texts(lang)
    shown = _columns(words, "table", "made", "by", "entries", "state")
    query = (
        "SELECT tables.id, tables.made_at, name, (SELECT count(*) FROM entries WHERE place = tables.id), closed"
        " FROM tables LEFT JOIN identities ON identities.id = maker WHERE ? OR closed = 0 ORDER BY tables.made_at DESC"
    )
    for place, made_at, name, entries, closed in _rows(_path(data), query, all):
        shown.add_row(place, _day(made_at), name or "–", str(entries), words.say("table-over") if closed else "")
    console.print(shown)


@app.command(cls=Command)
def people(
    name: Annotated[str, typer.Argument()] = "",
    data: Data = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """List the people, with the ids by which they can be removed."""
    shown = _columns(texts(lang), "id", "name", "since")
    query = "SELECT id, name, made_at FROM identities WHERE instr(lower(name), lower(?)) ORDER BY made_at"
    for identity, known_as, made_at in _rows(_path(data), query, name):
        shown.add_row(identity, known_as, _day(made_at))
    console.print(shown)


@app.command(cls=Command)
def remove_table(
    table: str,
    data: Data = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Remove a table and its record: those who are there are sent away, and nobody can find it any more."""
    path = _path(data)
    _must_be_known(path, "SELECT 1 FROM tables WHERE id = ?", table, "table")
    _order(path, "remove-table", table)
    console.print(texts(lang).say("table-removed", table=table))


@app.command(cls=Command)
def remove_person(
    person: str,
    data: Data = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Remove a person: bots take over their seats, their devices and tokens are worth nothing any more."""
    path = _path(data)
    _must_be_known(path, "SELECT 1 FROM identities WHERE id = ?", person, "person")
    _order(path, "remove-person", person)
    console.print(texts(lang).say("person-removed", person=person))


@app.command(cls=Command)
def backup(
    file: Path,
    data: Data = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Copy all data into a file, also while the server runs: what was acknowledged before is in it."""
    from shinobi.store.removing import back_up

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
    from shinobi.store.lock import locked
    from shinobi.store.removing import restore as put_back

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
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Write the records of all finished matches, for `shinobi verify` and for studies."""
    count = 0
    try:
        with file.open("wb") as out:
            for (record,) in _rows(_path(data), "SELECT record FROM records ORDER BY place"):
                out.write(bytes(record) + b"\n")
                count += 1
    except OSError as problem:
        raise BadOption.of("not-written", file=str(file), problem=problem.strerror) from None
    console.print(texts(lang).say("dumped", count=count, file=str(file)))


# What the commands share


def _columns(words: Texts, *names: str) -> Table:
    return Table(*(words.say(f"column-{name}") for name in names))


def default_path_of(data: Path | None) -> Path:
    from shinobi.store import default_path

    return default_path() if data is None else data


def _path(data: Path | None) -> Path:
    path = default_path_of(data)
    if not path.exists():
        raise BadOption.of("no-data", file=str(path))
    return path


def _rows(path: Path, query: str, *values: Any) -> list[tuple[Any, ...]]:
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=10)
        try:
            return connection.execute(query, values).fetchall()
        finally:
            connection.close()
    except sqlite3.Error as problem:
        raise BadOption.of("unreadable", file=str(path), problem=str(problem)) from None


def _must_be_known(path: Path, query: str, subject: str, kind: str) -> None:
    if not _rows(path, query, subject):
        raise BadOption.of(f"no-such-{kind}-here", said=subject)


def _order(path: Path, kind: str, subject: str) -> None:
    """Have a running server do it; where none runs, do it here."""
    from shinobi.store.lock import Taken, locked
    from shinobi.store.removing import person_removed, table_removed

    removed = {"remove-table": table_removed, "remove-person": person_removed}[kind]
    try:
        lock = locked(path)
    except Taken:
        _ask_server(path, kind, subject)
        return
    with lock:
        _execute(path, removed(subject))


def _ask_server(path: Path, kind: str, subject: str) -> None:
    _execute(path, [("INSERT INTO orders (kind, subject) VALUES (?, ?)", (kind, subject))])
    deadline = time.monotonic() + PATIENCE
    while _rows(path, "SELECT 1 FROM orders WHERE kind = ? AND subject = ?", kind, subject):
        if time.monotonic() > deadline:
            raise BadOption.of("order-waits")
        time.sleep(0.1)


def _execute(path: Path, statements: list[tuple[str, tuple[Any, ...]]]) -> None:
    connection = sqlite3.connect(path, timeout=30)
    try:
        with connection:
            for sql, values in statements:
                connection.execute(sql, values)
    finally:
        connection.close()


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
