"""How far from unbeatable: learn, by playing, to beat bots that do not learn, with the same numbers that they have.

    PYTHONPATH=. python benchmarks/strength/respond.py daimyo --turns 300
    PYTHONPATH=. python benchmarks/strength/respond.py daimyo --against before --turns 300

One seat learns, the others are adepts. What it wins beyond its fair share is what adepts give away to whoever studies
them. The learner looks at no more than the judgement does, so it is a lower bound.
"""

import argparse

import numpy as np

from benchmarks.strength.learn import SCHEDULES
from benchmarks.strength.linear import Learner, loops_of, measured, respond, tables
from benchmarks.strength.practice import OTHER


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to beat adepts.")
    parser.add_argument("game", choices=sorted(SCHEDULES))
    parser.add_argument("--against", choices=("now", "before"), default="now")
    parser.add_argument("--turns", type=int, default=300)
    parser.add_argument("--games", type=int, default=20_000, help="to measure it by")
    parser.add_argument("--seed", type=int, default=2)
    asked = parser.parse_args()
    schedule, loops = SCHEDULES[asked.game], loops_of(asked.game)
    numbers = np.array(loops.game.judgement.NUMBERS)  # type: ignore[attr-defined]
    learner = Learner(
        loops, numbers.copy(), schedule.calm / 4, schedule.pace, schedule.keeping, asked.seed, past=[numbers]
    )
    row = 1 if asked.against == "now" else OTHER
    table = tables(asked.game, [schedule.measured_at])[0]
    respond(learner, [table], asked.turns, row, schedule.matches, print)
    times, margin = measured(learner, table, row, asked.games)
    print(
        f"{asked.game} ({table.players}), {learner.matches:,} matches: {times:.3f} ± {margin:.3f} times the fair share"
    )


if __name__ == "__main__":
    main()
