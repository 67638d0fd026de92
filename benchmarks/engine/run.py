"""The engine's benchmark: ours beside its peers, all in one run, in one table, with ratios.

Run it with `./shinobi bench engine`. A figure is the fastest of several chunks on an otherwise idle machine.
"""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from benchmarks.engine import ours, peers
from benchmarks.engine.peers import Measured
from shinobi.engine.game import game_named, game_names

GAME, PLAYERS = "daimyo", 5


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the engine beside its peers.")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each line of the table")
    parser.add_argument("--edition", default="en", help="en and de: free declarations; es and fr: distinct ones")
    parser.add_argument("--json", type=Path, help="write the figures to this file, too")
    asked = parser.parse_args()
    distinct = asked.edition in ("es", "fr")
    seconds = asked.seconds
    console = Console()
    measure: list[Callable[[], Measured | list[Measured]]] = [
        lambda: ours.compiled_playouts(GAME, PLAYERS, asked.edition, seconds, 1),
        lambda: ours.compiled_playouts(GAME, PLAYERS, asked.edition, seconds, ours.all_cores()),
        lambda: ours.stepped_from_python(GAME, PLAYERS, asked.edition, seconds),
        lambda: ours.interpreted(GAME, PLAYERS, asked.edition, seconds),
        lambda: ours.public_interface(GAME, PLAYERS, asked.edition, seconds),
        lambda: peers.plain_c(PLAYERS, distinct, seconds),
        lambda: peers.fused_c(PLAYERS, distinct, seconds),
        lambda: peers.openspiel_python(PLAYERS, distinct, seconds),
        lambda: peers.openspiel_cpp(seconds),
    ]
    measured: list[Measured] = []
    for line in track(measure, description="Measuring", console=console, transient=True):
        result = line()
        measured += result if isinstance(result, list) else [result]
    show(console, measured, asked.edition)
    show_games(console, seconds)
    if asked.json:
        write(asked.json, measured, asked.edition)


def speed(one: Measured) -> float:
    return one.steps / one.seconds


def show(console: Console, measured: list[Measured], edition: str) -> None:
    own = speed(measured[0])
    table = Table(
        "engine",
        "cores",
        "M steps/s",
        "shinobi compiled, 1 core, is",
        "counted",
        title=f"Random play: {GAME}, {PLAYERS} players, edition {edition}, beside its peers",
    )
    for one in measured:
        table.add_row(one.name, str(one.cores), f"{speed(one) / 1e6:.2f}", f"{own / speed(one):.2f} ×", one.note)
    console.print(table)
    console.print(peers.HOW_OPENSPIEL_IS_COUNTED, style="dim")
    comparable = [one for one in measured if one.name.removeprefix(peers.CPP) in peers.COMPARABLE]
    best = max(comparable, key=speed)
    in_c = next(one for one in measured if one.name.startswith("plain C"))
    console.print(f"Beside the fastest comparable OpenSpiel game in C++ ({best.name}): {own / speed(best):.1f} times.")
    console.print(f"Beside tuned C that stops at every step: {own / speed(in_c):.2f} times.")


def show_games(console: Console, seconds: float) -> None:
    """Compiled random play of every game there is, at its first table, on one core."""
    table = Table("game", "edition", "players", "M steps/s", "steps/game", title="Random play of every game, 1 core")
    for name in game_names():
        edition = game_named(name).editions[0]
        one = ours.compiled_playouts(name, edition.players[0], edition.name, seconds, 1)
        steps = f"{one.steps / one.games:.0f}" if one.games else ""
        table.add_row(name, edition.name, str(edition.players[0]), f"{speed(one) / 1e6:.1f}", steps)
    console.print(table)


def write(file: Path, measured: list[Measured], edition: str) -> None:
    figures = [{"name": one.name, "cores": one.cores, "steps_per_second": speed(one)} for one in measured]
    file.write_text(json.dumps({"edition": edition, "players": PLAYERS, "figures": figures}, indent=2) + "\n")


if __name__ == "__main__":
    main()
