"""`shinobi simulate`: many random games at native speed, and what came out."""

import json
import os
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from shinobi.cli.console import (
    USUAL_LANGUAGE,
    DeckFile,
    EditionName,
    Language,
    Options,
    Players,
    check_at_least_one,
    console,
    read_options,
)
from shinobi.engine.errors import BadOption
from shinobi.engine.game import game_named
from shinobi.engine.keys import checked_seed
from shinobi.locale import Texts, texts


def simulate(
    game: str,
    games: Annotated[int, typer.Option("--games", "-n")] = 10_000,
    players: Players = None,
    edition: EditionName = None,
    option: Options = None,
    deck: DeckFile = None,
    seed: int = 0,
    workers: int | None = None,
    records: Path | None = None,
    cluster: Annotated[bool, typer.Option("--cluster")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Play many random games and sum up the results by seat, ending, length and speed."""
    of_name = game_named(game)
    words = texts(lang, of_name.name)
    chosen = read_options(of_name, option, deck)
    of_name.table(players, edition, chosen)
    checked_seed(seed)
    check_at_least_one({"--games": games, "--workers": workers})
    if cluster and records is not None:
        raise BadOption.of("lab-cluster-records")

    from shinobi.engine.batches import batch  # loads the compiler, which takes a while

    table = {"players": players, "edition": edition, **chosen}
    with _writing(records), ExitStack() as open_files:
        file = None if records is None else open_files.enter_context(records.open("wb"))
        with console.status(words.say("compiling", game=game)):
            batch.simulate(game, games=1, records=None if file is None else BytesIO(), **table)
        with progress_bar(as_json) as progress:
            task = progress.add_task(words.say("simulating", game=game), total=games)
            started = time.perf_counter()
            said = {"games": games, "seed": seed, "progress": lambda done: progress.advance(task, done), **table}
            if cluster:
                simulation = _on_cluster(game, said)
            else:
                simulation = batch.simulate(game, workers=workers, records=file, **said)
            seconds = time.perf_counter() - started
    summary = summarise(simulation, seconds, workers or os.cpu_count() or 1)
    if records is not None:
        summary["records"] = {"file": str(records), "bytes": records.stat().st_size}
    if as_json:
        typer.echo(json.dumps(summary, indent=2))
    else:
        show(summary, words)


def _on_cluster(game: str, said: dict[str, Any]) -> Any:
    from shinobi.lab import simulating

    return simulating.simulate(game, **said)


@contextmanager
def _writing(records: Path | None) -> Iterator[None]:
    """Says what is wrong with the file, when something is: no such folder, no right to write, no room left."""
    try:
        yield
    except OSError as problem:
        if records is None:
            raise
        raise BadOption.of("not-written", file=str(records), problem=problem.strerror) from None


def progress_bar(quiet: bool) -> Progress:
    """How far it is, for a person at a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal)


def summarise(simulation: Any, seconds: float, workers: int) -> dict[str, Any]:
    """The results in numbers, ready for JSON."""
    import numpy as np  # not before it is needed: every command would wait for it

    games = len(simulation.lengths)
    means = simulation.shares.mean(axis=0)
    margins = 1.96 * simulation.shares.std(axis=0) / np.sqrt(games)
    steps = int(simulation.lengths.sum())
    least, low, high, most = np.percentile(simulation.lengths, [0, 25, 75, 100]).tolist()
    return {
        "game": simulation.table.game,
        "players": simulation.table.players,
        "edition": simulation.table.edition,
        "options": dict(simulation.table.options),
        "seed": simulation.seed,
        "games": games,
        "seats": [
            {"share": mean, "margin": margin} for mean, margin in zip(means.tolist(), margins.tolist(), strict=True)
        ],
        "endings": simulation.ended_by(),
        "length": {"mean": steps / games, "least": least, "low": low, "high": high, "most": most},
        "steps": steps,
        "seconds": seconds,
        "steps_per_second": steps / seconds,
        "workers": workers,
    }


def show(summary: dict[str, Any], words: Texts) -> None:
    """The results for a person."""
    table = {key: summary[key] for key in ("game", "players", "seed")}
    table["edition"] = words.say(f"edition-{summary['edition']}")
    games = f"{summary['games']:,}"
    console.print("\n" + words.say("simulated", games=games, **table) + "\n", style="bold")
    console.print(_seats(summary, words))
    console.print(_endings(summary, words))
    length = {key: f"{value:,.0f}" for key, value in summary["length"].items()} | {
        "mean": f"{summary['length']['mean']:,.1f}"
    }
    console.print(words.say("lengths-line", **length))
    speed = f"{summary['steps_per_second'] / 1e6:,.1f} M"
    seconds = f"{summary['seconds']:,.2f}"
    steps = f"{summary['steps']:,}"
    console.print(words.say("speed-line", steps=steps, seconds=seconds, speed=speed, workers=summary["workers"]))
    if "records" in summary:
        size = f"{summary['records']['bytes'] / 1e6:,.0f} MB"
        console.print(words.say("records-line", file=summary["records"]["file"], size=size))


def _seats(summary: dict[str, Any], words: Texts) -> Table:
    table = Table(words.say("column-seat"), words.say("column-share"), words.say("column-interval"), "")
    widest = max(seat["share"] for seat in summary["seats"])
    for number, seat in enumerate(summary["seats"]):
        low, high = seat["share"] - seat["margin"], seat["share"] + seat["margin"]
        bar = "█" * round(30 * seat["share"] / widest) if widest else ""
        table.add_row(str(number), f"{seat['share']:.2%}", f"{low:.2%} – {high:.2%}", Text(bar, style="red"))
    return table


def _endings(summary: dict[str, Any], words: Texts) -> Table:
    table = Table(words.say("column-ending"), words.say("column-games"), words.say("column-part"), "")
    for clause, count in summary["endings"].items():
        table.add_row(clause, f"{count:,}", f"{count / summary['games']:.2%}", words.say(clause))
    return table
