"""How soke plays at several tables, from random games: the figures and the plot of docs/soke-plays.md.

Run it with the extra `plots` installed: python benchmarks/soke/plays.py
"""

import sys
from collections import Counter
from io import BytesIO
from pathlib import Path

import msgspec
import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from shinobi.engine.batches.batch import Portion, seeds_of, simulate
from shinobi.engine.domains import Json
from shinobi.engine.game import game_named
from shinobi.engine.native.calls import compiled
from shinobi.games.soke.table import ONLY_READY

GAMES = 100_000
RECORDED = 5_000
PORTION = 2_000
SEED = 2026
DOCS = Path(__file__).resolve().parents[2] / "docs"

TABLES: dict[str, dict[str, Json]] = {
    "default: 5 × 8, calm": {},
    "short: 5 × 6": {"rows": 6},
    "wide: 8 × 8": {"columns": 8},
    "no fence": {"fence": []},
    "sideways": {"sideways": True},
    "wild Dojo": {"dojo": "wild"},
}


def main() -> None:
    attacks: list[int] = []
    for name, options in TABLES.items():
        drawn, first, steps = outcomes(options)
        counts, events = courses(options)
        attacks = attacks or counts
        battles = events["battle"] / RECORDED
        print(
            f"| {name} | {np.mean(counts):.0f} | {np.percentile(counts, 5):.0f}–{np.percentile(counts, 95):.0f} "
            f"| {battles:.1f} | {steps:.0f} | {100 * drawn:.1f} % | {100 * first:.1f} % |"
        )
    plot(attacks)


def outcomes(options: dict[str, Json]) -> tuple[float, float, float]:
    """The share of draws, the first attacker's share of the victories, and the steps of a game."""
    code, game = compiled("soke"), game_named("soke")
    _, s = game.table(None, None, options)
    draws = first_attackers = 0.0
    steps = 0
    for first in range(0, GAMES, PORTION):
        part = Portion(code, s.pack(), seeds_of(SEED, first, PORTION), noted=True)
        # Both arrange, all of red's steps before black's; the first to be asked afterwards is the defender.
        begun = 1 + 2 * 16
        assert (part.actions[:, begun - 1] == ONLY_READY).all()
        attacker = 1 - part.seats[:, begun].astype(int)
        draws += float((part.shares[:, 0] == 0.5).sum())
        first_attackers += float(part.shares[np.arange(PORTION), attacker].sum())
        steps += int(part.lengths.sum())
    return draws / GAMES, first_attackers / GAMES, steps / GAMES


def courses(options: dict[str, Json]) -> tuple[list[int], Counter[str]]:
    """For some games the number of attacks, and how often everything happened in all of them."""
    written = BytesIO()
    simulate("soke", games=RECORDED, seed=SEED, workers=1, records=written, **options)
    attacks: list[int] = []
    events: Counter[str] = Counter()
    for line in written.getvalue().splitlines():
        record = msgspec.json.decode(line)
        told = Counter(event[1] for step in record["steps"] for event in step["told"])
        attacks.append(told["attack"])
        events += told
    return attacks, events


def plot(attacks: list[int]) -> None:
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 3))
    axes.hist(attacks, bins=range(0, max(attacks) + 10, 10), color="#b03a2e")
    axes.set_xlabel("attacks in a game")
    axes.set_ylabel(f"games of {len(attacks)}")
    axes.set_title("How long random games of soke last (5 × 8 board)")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.tight_layout()
    figure.savefig(DOCS / "soke-plays.svg", metadata={"Date": None})


if __name__ == "__main__":
    main()
