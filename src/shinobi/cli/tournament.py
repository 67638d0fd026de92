"""`shinobi tournament`: bots against bots, many matches, and how strong each has shown itself."""

import json
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from shinobi.cli.console import (
    USUAL_LANGUAGE,
    DeckFile,
    EditionName,
    Language,
    Options,
    check_at_least_one,
    console,
    read_options,
)
from shinobi.cli.simulate import progress_bar
from shinobi.engine.errors import BadOption
from shinobi.engine.game import game_named
from shinobi.engine.keys import checked_seed
from shinobi.locale import Texts, texts


def tournament(
    game: str,
    bots: str,
    games: Annotated[int, typer.Option("--games", "-n")] = 100,
    edition: EditionName = None,
    option: Options = None,
    deck: DeckFile = None,
    seed: int = 0,
    workers: int | None = None,
    simulations: Annotated[int | None, typer.Option(show_default="1000")] = None,
    cluster: Annotated[bool, typer.Option("--cluster")] = False,
    plot: Path | None = None,
    as_json: Annotated[Path | None, typer.Option("--json")] = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Let bots play many games against one another, the seats rotated; Ctrl-C shows what there is until then."""
    of_name = game_named(game)
    words = texts(lang, game)
    chosen = read_options(of_name, option, deck)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    of_name.table(len(names), edition, chosen)
    checked_seed(seed)
    check_at_least_one({"--games": games, "--workers": workers, "--simulations": simulations})
    if plot is not None:
        _check_plotting()

    from shinobi.lab import tournament as lab  # loads the compiler, which takes a while

    table: dict[str, Any] = {"edition": edition, "simulations": simulations, **chosen}
    with console.status(words.say("compiling", game=game)):
        lab.tournament(game, names, games=1, **table | {"simulations": 1})
    with progress_bar(False) as progress:
        task = progress.add_task(words.say("simulating", game=game), total=games)
        started = time.perf_counter()
        result = lab.tournament(
            game,
            names,
            games=games,
            seed=seed,
            workers=workers,
            cluster=cluster,
            progress=lambda done: progress.advance(task, done),
            **table,
        )
        seconds = time.perf_counter() - started
    summary = summarise(result, seconds)
    _show(summary, words)
    _write(summary, as_json, plot, words)


def summarise(result: Any, seconds: float) -> dict[str, Any]:
    """The result in numbers, ready for JSON."""
    return {
        "game": result.table.game,
        "players": result.table.players,
        "edition": result.table.edition,
        "options": dict(result.table.options),
        "seed": result.seed,
        "games": len(result.shares),
        "interrupted": result.interrupted,
        "seconds": seconds,
        "steps": float(result.lengths.mean()),
        "simulations": {one.name: one.simulations for one in result.contenders if one.simulations and not one.learnt},
        "standings": [
            {
                "name": one.name,
                "seats": one.seats,
                "share": one.share,
                "margin": one.margin,
                "fair": one.fair,
                "times_fair": one.share / one.fair,
                "rating": one.rating,
            }
            for one in result.standings()
        ],
    }


def _title(summary: dict[str, Any], words: Texts) -> str:
    table = {key: summary[key] for key in ("games", "players", "seed")}
    edition = words.say(f"edition-{summary['edition']}")
    return words.say("tournament-played", game=words.say("name"), edition=edition, **table)


def _show(summary: dict[str, Any], words: Texts) -> None:
    console.print(_title(summary, words), style="bold")
    if summary["interrupted"]:
        console.print(words.say("tournament-interrupted"), style="yellow")
    drawn = Table(box=None, padding=(0, 2))
    for column in ("bot", "seats", "share", "interval", "times-fair", "rating"):
        drawn.add_column(words.say(f"column-{column}"), justify="left" if column == "bot" else "right")
    for one in summary["standings"]:
        low, high = max(0.0, one["share"] - one["margin"]), min(1.0, one["share"] + one["margin"])
        drawn.add_row(
            Text(one["name"]),
            str(one["seats"]),
            f"{one['share']:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{one['times_fair']:.2f}",
            f"{one['rating']:.0f}",
        )
    console.print(drawn)
    for name, count in summary["simulations"].items():
        console.print(words.say("tournament-simulations", name=name, simulations=count), style="dim")
    console.print(words.say("tournament-time", seconds=f"{summary['seconds']:.1f}"), style="dim")


def _write(summary: dict[str, Any], file: Path | None, plot: Path | None, words: Texts) -> None:
    try:
        if file is not None:
            file.write_text(json.dumps(summary, indent=2) + "\n", "utf-8")
        if plot is not None:
            draw(summary, plot, words)
    except (OSError, ValueError) as problem:
        raise BadOption.of("not-written", file=str(plot if file is None else file), problem=str(problem)) from None


def _check_plotting() -> None:
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise BadOption.of("needs-matplotlib", command=f"{sys.executable} -m pip install matplotlib") from None


def draw(summary: dict[str, Any], file: Path, words: Texts) -> None:
    """Shares of the victory with their intervals, beside what would be fair."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    standings = summary["standings"][::-1]
    figure, axes = pyplot.subplots(figsize=(7, 1.2 + 0.5 * len(standings)), layout="constrained")
    axes.barh(
        [one["name"] for one in standings],
        [one["share"] for one in standings],
        xerr=[one["margin"] for one in standings],
        color="#7a1f1f",
        capsize=4,
    )
    axes.axvline(1 / summary["players"], color="#555555", linestyle="--")
    axes.set_xlabel(words.say("column-share"))
    axes.set_title(_title(summary, words), fontsize=9)
    axes.set_xlim(0, 1)
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
    pyplot.close(figure)
