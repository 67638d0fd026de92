"""How strong the bots are: the tournaments whose figures docs/bots.md has, one after another.

Run it with `./shinobi bench strength`; it takes hours with the usual 1,000 games each, so it writes after every one.
Rerun it with the same file, and the tournaments that are there are not played again.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from shinobi.cli.tournament import summarise
from shinobi.lab.tournament import tournament

SEARCH = {"daimyo": 400, "clans": 200, "arts": 200, "soke": 100}
"""How many games a master imagines for each move here: fewer than at a table, so that 1,000 games end in time."""

WANTED: tuple[tuple[str, str, tuple[str, ...], float], ...] = (
    # The game, what is wanted of the first bot, who plays, and the share it is to have.
    ("soke", "master against adept", ("master", "adept"), 0.80),
    ("daimyo", "one master among adepts", ("master", *["adept"] * 4), 1.6 / 5),
    ("clans", "one master among adepts", ("master", *["adept"] * 3), 1.6 / 4),
    ("arts", "one master among adepts", ("master", *["adept"] * 3), 1.6 / 4),
    ("soke", "adept against random", ("adept", "random"), 0.90),
    ("daimyo", "one adept among randoms", ("adept", *["random"] * 4), 2 / 5),
    ("clans", "one adept among randoms", ("adept", *["random"] * 3), 2 / 4),
    ("arts", "one adept among randoms", ("adept", *["random"] * 3), 2 / 4),
    # How much there is to know: a searcher that sees all cards.
    ("soke", "oracle against adept", ("oracle", "adept"), 0.0),
    ("daimyo", "one oracle among adepts", ("oracle", *["adept"] * 4), 0.0),
    ("clans", "one oracle among adepts", ("oracle", *["adept"] * 3), 0.0),
    ("arts", "one oracle among adepts", ("oracle", *["adept"] * 3), 0.0),
    # Between the levels.
    ("soke", "novice against random", ("novice", "random"), 0.0),
    ("daimyo", "one novice among randoms", ("novice", *["random"] * 4), 0.0),
    ("clans", "one novice among randoms", ("novice", *["random"] * 3), 0.0),
    ("arts", "one novice among randoms", ("novice", *["random"] * 3), 0.0),
    ("soke", "adept against novice", ("adept", "novice"), 0.0),
    ("daimyo", "one adept among novices", ("adept", *["novice"] * 4), 0.0),
    ("clans", "one adept among novices", ("adept", *["novice"] * 3), 0.0),
    ("arts", "one adept among novices", ("adept", *["novice"] * 3), 0.0),
)

QUICK = 20
"""Tournaments without search have so many times the games: they take seconds."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Play the tournaments that say how strong the bots are.")
    parser.add_argument("--games", type=int, default=1_000, help="of each tournament")
    parser.add_argument("--only", default="", help="only tournaments whose name has this in it, such as “clans master”")
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--workers", type=int, help="cores to use; all if not said")
    parser.add_argument(
        "--json", type=Path, default=Path("strength.json"), help="the file to write to, and to go on from"
    )
    asked = parser.parse_args()
    console = Console()
    figures: dict[str, Any] = json.loads(asked.json.read_text("utf-8")) if asked.json.exists() else {}
    for game, called, bots, wanted in WANTED:
        name = f"{game} {called}"
        if name in figures or not all(word in name for word in asked.only.split()):
            continue
        searching = any(bot in ("master", "oracle") for bot in bots)
        games = asked.games if searching else asked.games * QUICK
        with Progress(console=console, transient=True) as progress:
            task = progress.add_task(name, total=games)
            started = time.perf_counter()
            result = tournament(
                game,
                bots,
                games=games,
                seed=asked.seed,
                workers=asked.workers,
                simulations=SEARCH[game],
                progress=lambda done, task=task, progress=progress: progress.advance(task, done),  # type: ignore[misc]
            )
        summary = summarise(result, time.perf_counter() - started)
        if result.interrupted:
            console.print(row(name, summary, bots[0], wanted) + " (interrupted)")
            sys.exit(130)
        figures[name] = summary | {"wanted": wanted}
        asked.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
        console.print(row(name, summary, bots[0], wanted))


def row(name: str, summary: dict[str, Any], first: str, wanted: float) -> str:
    """One line of the table in docs/bots.md."""
    one = next(one for one in summary["standings"] if one["name"] == first)
    reached = f"{one['share']:.1%} ± {one['margin']:.1%} | {one['times_fair']:.2f}"
    searched = ", ".join(f"{count:,}" for count in summary["simulations"].values()) or "–"
    return f"| {name} | {summary['games']:,} | {searched} | {reached} | {f'{wanted:.0%}' if wanted else '–'} |"


if __name__ == "__main__":
    main()
