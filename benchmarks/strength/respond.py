"""How far from unbeatable: learn, by playing, to beat bots that do not learn.

    PYTHONPATH=. python benchmarks/strength/respond.py daimyo adept --minutes 5
    PYTHONPATH=. python benchmarks/strength/respond.py daimyo grandmaster --minutes 5
    PYTHONPATH=. python benchmarks/strength/respond.py daimyo before-adept --minutes 5 --to read.npy
    PYTHONPATH=. python benchmarks/strength/versus.py daimyo read.npy before-master:100 --games 300

One seat learns, all others are of the level that is named. What it wins beyond its fair share is what that level gives
away to whoever studies it, at least: the responder is linear in what it looks at. That is all that the judgement looks
at, where it has learned numbers; how far to trust the judgement, verb by verb; and the kinds of actions that the
network tells apart. It begins as an adept.
"""

import argparse
from pathlib import Path

import numpy as np

from benchmarks.strength.before import judgement_before
from benchmarks.strength.learn import SCHEDULES, Schedule
from benchmarks.strength.linear import Learner, Loops, measured, respond, tables
from benchmarks.strength.practice import GRANDMASTER, NOVICE, NOW, OTHER

LEVELS = {"novice": NOVICE, "adept": NOW, "grandmaster": GRANDMASTER, "before-adept": OTHER}

LONGEST = 0.2
"""No number changes by more at a step: with many of them that seldom count, longer steps lead astray."""

MORE_SCHEDULES = SCHEDULES | {
    "arts": Schedule((4,), 4, 0.001, 20.0, 0.97, 0.0, 1_500, 300),
    "soke": Schedule((2,), 2, 0.002, 20.0, 0.95, 0.0, 1_500, 300),
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to beat bots of one level.")
    parser.add_argument("game", choices=sorted(MORE_SCHEDULES))
    parser.add_argument("against", choices=sorted(LEVELS))
    parser.add_argument("--minutes", type=float, default=5.0, help="of a core, to learn")
    parser.add_argument("--games", type=int, default=20_000, help="to measure it by")
    parser.add_argument("--pace", type=float)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--to", type=Path, help="the file that what was learned is written to")
    asked = parser.parse_args()
    schedule = MORE_SCHEDULES[asked.game]
    loops = Loops(asked.game, judgement_before(asked.game), more=True, hearing=asked.against == "grandmaster")
    pace = asked.pace or schedule.pace
    learner = Learner(
        loops,
        loops.numbers.copy(),
        schedule.calm / 2,
        pace,
        schedule.keeping,
        asked.seed,
        past=[loops.numbers],
        longest=LONGEST,
    )
    row = LEVELS[asked.against]
    table = tables(asked.game, [schedule.measured_at])[0]
    respond(learner, [table], 60.0 * asked.minutes, row, schedule.matches, print)
    if asked.to is not None:
        np.save(asked.to, learner.average)
    times, margin = measured(learner, table, row, asked.games)
    print(
        f"{asked.game} ({table.players}), against {asked.against}, {learner.matches:,} matches: "
        f"{times:.3f} ± {margin:.3f} times the fair share"
    )


if __name__ == "__main__":
    main()
