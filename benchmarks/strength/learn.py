"""Learn the numbers of a game's judgement by playing, and write them beside it.

    PYTHONPATH=. python benchmarks/strength/learn.py daimyo

It takes about three minutes of one core. All that is random follows from `--seed`.
"""

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from benchmarks.strength.linear import Learner, loops_of, measured, self_play, tables
from benchmarks.strength.practice import OTHER
from shinobi.engine.learned import FILE


@dataclass(frozen=True)
class Schedule:
    """How the numbers of a game are learned."""

    players: tuple[int, ...]
    """At which tables."""
    measured_at: int
    calm: float
    """What a move must gain, as a part of the victory, to be liked e times as much."""
    pace: float
    keeping: float
    """How far what came of a move is judged by the end of the match rather than by the outlook soon after."""
    old: float
    """How often one sits alone among those who judge as before."""
    matches: int
    """Before each step."""
    turns: int


SCHEDULES = {
    "daimyo": Schedule((4, 5, 6), 5, 0.0025, 30.0, 0.95, 0.6, 2_400, 180),
    "clans": Schedule((3, 4, 5), 4, 0.001, 20.0, 0.97, 0.5, 1_500, 300),
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the numbers of a judgement by playing.")
    parser.add_argument("game", choices=sorted(SCHEDULES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--turns", type=int, help="another length")
    parser.add_argument("--calm", type=float)
    parser.add_argument("--old", type=float)
    parser.add_argument("--further", action="store_true", help="go on from the numbers that are there")
    parser.add_argument("--to", type=Path, help="another file to write to")
    asked = parser.parse_args()
    schedule = SCHEDULES[asked.game]
    loops = loops_of(asked.game)
    judgement = loops.game.judgement
    first = np.array(judgement.NUMBERS) * asked.further  # type: ignore[attr-defined]
    calm = schedule.calm if asked.calm is None else asked.calm
    old = schedule.old if asked.old is None else asked.old
    learner = Learner(loops, first, calm, schedule.pace, schedule.keeping, asked.seed)
    turns = asked.turns or schedule.turns
    self_play(learner, tables(asked.game, schedule.players), turns, old, schedule.matches, print)
    table = tables(asked.game, [schedule.measured_at])[0]
    times, margin = measured(learner, table, OTHER, 20_000)
    print(f"one among those of before: {times:.3f} ± {margin:.3f} times the fair share")
    file = asked.to or Path(str(judgement.__file__)).with_name(FILE)  # type: ignore[attr-defined]
    made = {
        "game": asked.game,
        "command": f"python benchmarks/strength/learn.py {asked.game} --seed {asked.seed}",
        "matches": learner.matches,
        "seconds_of_a_core": round(time.process_time()),
        "among_before": {"players": table.players, "times_fair": round(times, 3), "margin": round(margin, 3)},
        "numbers": judgement.LEARNED.grouped(learner.average),  # type: ignore[attr-defined]
    }
    file.write_text(json.dumps(made, indent=1).replace("\n   ", " ").replace("\n  ]", " ]") + "\n", "utf-8")


if __name__ == "__main__":
    main()
