"""`shinobi verify`: replays records and says whether every step, event and result is right."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, BinaryIO

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from shinobi.cli.console import Language, complain, console
from shinobi.engine.errors import BadRecord
from shinobi.engine.record import load
from shinobi.locale import Texts, texts

SMALL = 500_000
"""Up to so many bytes, records are read closely at once; for more it pays to load the compiler."""

MOST_SHOWN = 10
"""How many wrong records are told of one by one."""


def verify(
    file: Annotated[Path, typer.Argument(help="A record, or many: one a line.")],
    lang: Language = "en",
) -> None:
    """Replay the records in a file and say whether every step, event and result is right."""
    words = texts(lang)
    count = wrong = 0
    for line, problem in _checked(file, words):
        count += 1
        if problem is not None:
            wrong += 1
            if wrong <= MOST_SHOWN:
                complain(words.say("wrong-record", file=str(file), line=line, problem=problem))
    if count == 0:
        raise BadRecord.of("empty-record", file=str(file))
    if wrong:
        complain(words.say("wrong-records", wrong=wrong, count=count))
        sys.exit(2)
    console.print(words.say("verified", count=count, file=str(file)))


def _checked(file: Path, words: Texts) -> Iterator[tuple[int, str | None]]:
    """The number of each line that holds a record, and what is wrong with it."""
    try:
        size = file.stat().st_size
        lines = file.open("rb")
    except OSError as problem:
        raise BadRecord.of("unreadable", file=str(file), problem=problem.strerror) from None
    with lines, _progress(size) as progress:
        task = progress.add_task(words.say("verifying", file=str(file)), total=size)
        problem_with = _read_closely if size <= SMALL else _quick_check()
        for number, line in _records(lines):
            yield number, problem_with(line)
            progress.advance(task, len(line))


def _records(lines: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The records of a file, each with the line it stands on: one a line, or one over many lines."""
    for number, line in enumerate(lines, start=1):
        if number == 1 and line.strip() in (b"{", b"["):
            yield 1, line + lines.read()
        elif line.strip():
            yield number, line.strip()


def _read_closely(line: bytes) -> str | None:
    try:
        load(line)
    except BadRecord as problem:
        return str(problem)
    return None


def _quick_check() -> Callable[[bytes], str | None]:
    from shinobi.engine.bulk import Verifier  # loads the compiler, which takes a while

    return Verifier().problem


def _progress(size: int) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=size <= SMALL or not console.is_terminal)
