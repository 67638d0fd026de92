"""`shinobi lab`: studies for those who design and tune: sweeps over variants, comparisons, tuning."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from shinobi.cli.console import (
    USUAL_LANGUAGE,
    DeckFile,
    EditionName,
    GameName,
    Language,
    Options,
    Players,
    check_at_least_one,
    console,
    read_options,
)
from shinobi.cli.helping import Command, Group
from shinobi.cli.simulate import progress_bar
from shinobi.engine.game import game_named
from shinobi.locale import Texts, texts

app = typer.Typer(cls=Group, no_args_is_help=True)

Vary = Annotated[list[str] | None, typer.Option("--vary", metavar="NAME=VALUES")]
Games = Annotated[int, typer.Option("--games", "-n")]


@app.callback()
def studies() -> None:
    """Studies for designers."""


@app.command(cls=Command)
def sweep(
    game: GameName,
    vary: Vary = None,
    bots: str = "adept",
    games: Games = 1_000,
    closely: int = 20,
    players: Players = None,
    edition: EditionName = None,
    option: Options = None,
    deck: DeckFile = None,
    seed: int = 0,
    workers: int | None = None,
    cluster: Annotated[bool, typer.Option("--cluster")] = False,
    out: Path = Path("sweep.csv"),
    report: Path | None = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Play many variants of a table and measure them; the results go to a file, and a report to a page."""
    known = game_named(game)
    words = texts(lang, game)
    chosen = read_options(known, option, deck)
    check_at_least_one({"--games": games, "--workers": workers, "--closely": closely or None})

    from shinobi.lab import files, sweeping, variants  # loads the compiler, which takes a while
    from shinobi.lab.report import Report

    page = report or out.with_suffix(".html")
    files.check_kind(out)
    files.check_folder(page)
    plan = sweeping.planned(
        game,
        variants.read_vary(known, vary or []),
        bots=[name.strip() for name in bots.split(",") if name.strip()],
        games=games,
        seed=seed,
        closely=closely,
        players=players,
        edition=edition,
        options=chosen,
    )
    with progress_bar(False) as progress:
        task = progress.add_task(words.say("simulating", game=game), total=plan.matches())
        rows = sweeping.run(plan, workers=workers, cluster=cluster, progress=lambda done: progress.advance(task, done))
    files.write(rows, out)
    tables = [dict(variant.table.options) for variant in plan.variants]
    files.write_text(Report(known, words, rows, tables).page(plan.matches(), seed), page)
    console.print(words.say("lab-written", file=str(out), report=str(page)))


@app.command(cls=Command)
def tune(
    game: GameName,
    free: Annotated[list[str] | None, typer.Option("--free", metavar="NAME")] = None,
    goal: Annotated[list[str] | None, typer.Option("--goal", metavar="GOAL")] = None,
    vary: Vary = None,
    bots: str = "adept",
    games: Games = 1_000,
    trials: int = 100,
    players: Players = None,
    edition: EditionName = None,
    option: Options = None,
    deck: DeckFile = None,
    seed: int = 0,
    workers: int | None = None,
    cluster: Annotated[bool, typer.Option("--cluster")] = False,
    out: Path = Path("tuned.json"),
    report: Path | None = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Choose numbers of a game, or of a deck, towards goals; with a report of before and after."""
    known = game_named(game)
    words = texts(lang, game)
    chosen = read_options(known, option, deck)
    check_at_least_one({"--games": games, "--workers": workers, "--trials": trials})

    from shinobi.lab import files, tuning, variants
    from shinobi.lab.report import Report, tuned_section

    page = report or out.with_suffix(".html")
    files.check_folder(out)
    files.check_folder(page)
    with progress_bar(False) as progress:
        task = progress.add_task(words.say("lab-tuning", game=game), total=trials)
        tuned = tuning.tune(
            game,
            free or [],
            goal or [],
            variants.read_vary(known, vary or []),
            trials=trials,
            workers=workers,
            cluster=cluster,
            progress=lambda done: progress.advance(task, done),
            bots=[name.strip() for name in bots.split(",") if name.strip()],
            games=games,
            seed=seed,
            players=players,
            edition=edition,
            options=chosen,
        )
    files.write_text(json.dumps(tuned.options[0], indent=2, ensure_ascii=False) + "\n", out)
    matches = sum(row["games"] for row in tuned.rows if row["measure"] == "length")
    written = Report(known, words, tuned.rows, tuned.tables())
    files.write_text(written.page(matches, seed + 1, tuned_section(tuned, words)), page)
    before, after = (f"{one:.3f}" for one in tuned.losses)
    console.print(words.say("lab-tuned-about", trials=trials, before=before, after=after))
    console.print(words.say("lab-written", file=str(out), report=str(page)))


@app.command(cls=Command)
def compare(
    first: Path,
    second: Path,
    out: Path | None = None,
    lang: Language = USUAL_LANGUAGE,
) -> None:
    """Compare the results of two sweeps, figure by figure, corrected for many comparisons."""
    from shinobi.lab import comparing, files

    words = texts(lang)
    if out is not None:
        files.check_kind(out)
    rows = comparing.compared(files.read(first), files.read(second))
    if out is not None:
        files.write(rows, out)
    _show_differences(rows, first.name, second.name, words)


MOST_SHOWN = 40


def _show_differences(rows: list[dict[str, object]], first: str, second: str, words: Texts) -> None:
    from shinobi.lab.comparing import FIRST_FIGURE, surely_different

    console.print(words.say("lab-compared", first=first, second=second), style="bold")
    sure = surely_different(rows)
    console.print(words.say("lab-compared-about", count=len(rows), sure=len(sure)))
    if not sure:
        return
    drawn = Table(box=None, padding=(0, 2))
    for name in ("variant", "measure", "first", "second", "difference"):
        drawn.add_column(words.say(f"lab-{name}"), justify="left" if name in ("variant", "measure") else "right")
    for row in sure[:MOST_SHOWN]:
        names = list(row)
        settings = ", ".join(str(row[name]) for name in names[: names.index(FIRST_FIGURE)])
        figures = [f"{row[name]:.4g}" for name in ("first", "second", "difference")]
        drawn.add_row(settings, f"{row['measure']} {row['of']}".strip(), *figures)
    console.print(drawn)
