"""Results in files: CSV for everybody, Parquet by Polars; and as data frames."""

import csv
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from shinobi.engine.errors import BadOption
from shinobi.lab.measures import FIGURES, Row

if TYPE_CHECKING:
    import polars

CSV, PARQUET = ".csv", ".parquet"
TEXTS = ("measure", "of")


def missing(what: str, package: str, extra: str) -> BadOption:
    """What is not installed, and how to install it."""
    command = f'{sys.executable} -m pip install "{package}"'
    return BadOption.of("lab-missing", what=what, package=package, command=f"{command} (shinobi-games[{extra}])")


def polars_for(what: str) -> Any:
    """Polars, if it is installed; raises `BadOption`."""
    try:
        import polars
    except ImportError:
        raise missing(what, "polars", "lab") from None
    return polars


def frame_of(rows: Sequence[Row]) -> "polars.DataFrame":
    """The rows as a data frame."""
    polars = polars_for("A data frame")
    numbers = {name: polars.Float64 for name in FIGURES if name not in TEXTS}
    return polars.DataFrame(list(rows), schema_overrides=numbers, infer_schema_length=None)  # type: ignore[no-any-return]


def check_kind(file: Path) -> None:
    """Raises `BadOption` for a file that could not be written in the end."""
    if file.suffix not in (CSV, PARQUET):
        raise BadOption.of("lab-file-kind", file=str(file))
    if file.suffix == PARQUET:
        polars_for(str(file))
    check_folder(file)


def check_folder(file: Path) -> None:
    """Raises `BadOption` if there is no folder to write the file to, or it is one itself."""
    if not file.parent.is_dir():
        raise BadOption.of("lab-no-folder", file=str(file))
    if file.is_dir():
        raise BadOption.of("kept-in-folder", file=str(file))


def write(rows: Sequence[Row], file: Path) -> None:
    """Write results to a file, by the end of its name."""
    check_kind(file)
    try:
        if file.suffix == PARQUET:
            frame_of(rows).write_parquet(file)
            return
        with file.open("w", newline="", encoding="utf-8") as opened:
            writer = csv.DictWriter(opened, list(rows[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
    except OSError as problem:
        raise BadOption.of("not-written", file=str(file), problem=str(problem.strerror)) from None


def write_text(text: str, file: Path) -> None:
    """Write a page to a file; raises `BadOption`."""
    try:
        file.write_text(text, encoding="utf-8", newline="\n")
    except OSError as problem:
        raise BadOption.of("not-written", file=str(file), problem=str(problem.strerror)) from None


def read(file: Path) -> list[Row]:
    """Results from a file; raises `BadOption`."""
    try:
        if file.suffix == PARQUET:
            rows: list[Row] = polars_for(str(file)).read_parquet(file).to_dicts()
        elif file.suffix == CSV:
            with file.open(newline="", encoding="utf-8") as opened:
                rows = [_numbers(row) for row in csv.DictReader(opened)]
        else:
            raise BadOption.of("lab-file-kind", file=str(file))
    except BadOption:
        raise
    except OSError as problem:
        raise BadOption.of("unreadable", file=str(file), problem=str(problem.strerror or problem)) from None
    except Exception:  # whatever a file may hold
        raise BadOption.of("lab-not-results", file=str(file)) from None
    if not rows or not {*FIGURES, "bots", "games"} <= rows[0].keys():
        raise BadOption.of("lab-not-results", file=str(file))
    return rows


def _numbers(row: dict[str, str]) -> Row:
    read: Row = dict(row)
    for name in FIGURES:
        if name not in TEXTS:
            read[name] = float(row[name]) if row[name] else None
    read["games"] = int(row["games"])
    return read
