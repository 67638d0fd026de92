"""Watch bots of before play, and write down what each was shown and chose: networks can learn to play as they do.

    PYTHONPATH=. python benchmarks/strength/watch.py daimyo before-master:100 --seconds 200 --workers 16 --to seen.npz

What is written has the form of lessons: the inputs that were 1, what was legal, what the judgement of now says of it.
"""

import argparse
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.strength.versus import USUAL_PLAYERS, Player, Table
from shinobi.engine.batches.batch import seeds_of
from shinobi.engine.compiler.language import state_at
from shinobi.engine.game import game_named
from shinobi.engine.native.calls import Array, GameCompiler
from shinobi.learn.lessons import Lessons, hear, look
from shinobi.learn.room import SOURCES, Room

ROWS = ("seen", "legal", "behind", "kinds", "chosen")


def hear_step(task: Lessons) -> None:
    """Let every seat of the one match recall what the last step told it."""
    hear(task, state_at(task.states, 0), 0)


def look_now(task: Lessons) -> None:
    """Write what the seat that is asked in the one match knows, and may do."""
    look(task, 0)


class Watch:
    """Sees one match after the other, as lessons would show it."""

    def __init__(self, game: str, players: int) -> None:
        self.table = next(
            table for table in Room(game, 64, 0).tables if table.players == players and table.edition == edition(game)
        )
        room = Room(game, 1, 0, tables=[self.table], judged=True)
        self.task, self.room = room.tasks[0], room
        judged = {"earlier": game_named(game).judgement}
        compiler = GameCompiler(game_named(game), also=[*SOURCES, Path(__file__)], more=judged)
        self.calls = compiler.load([hear_step, look_now])
        self.rows: dict[str, list[Array]] = {name: [] for name in ROWS}
        self.watched: set[int] = set()

    def begin(self, watched: set[int]) -> None:
        """A new match, in which these seats are watched."""
        self.watched = watched
        self.task.recalled[:] = 0

    def __call__(self, states: Array, seat: int, action: int) -> None:
        self.task.states[:] = states[:1]
        self.calls["hear_step"](self.task)
        if seat not in self.watched:
            return
        self.task.actors[:] = seat
        self.calls["look_now"](self.task)
        for name, array in zip(
            ROWS, (self.room.seen, self.room.legal, self.room.behind, self.room.kinds_of), strict=False
        ):
            self.rows[name].append(array[0].copy())
        self.rows["chosen"].append(self.task.outputs[seat, action : action + 1].copy())


def edition(game: str) -> str:
    return game_named(game).editions[0].name


def watched(asked: tuple[str, str, str, float, int]) -> tuple[dict[str, Array], int]:
    """Matches for some seconds; by turns one seat is somebody else's."""
    game, level, guest, seconds, seed = asked
    players = USUAL_PLAYERS.get(game, 2)
    table, watch = Table(game, players), Watch(game, players)
    one, other = Player(level, table.minds), Player(guest, table.minds)
    until, nth = time.monotonic() + seconds, 0
    for nth, key in enumerate(seeds_of(seed, 0, 1 << 20)):
        if time.monotonic() > until:
            break
        own = nth % (2 * players)
        seated = [other if seat == own else one for seat in range(players)]
        watch.begin({seat for seat in range(players) if seat != own})
        table.play(seated, int(key), watch)
    return {name: np.array(rows) for name, rows in watch.rows.items()}, nth


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("--guest", default="grandmaster", help="who sits at one seat of every second match")
    parser.add_argument("--seconds", type=float, default=200.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--to", type=Path, required=True)
    asked = parser.parse_args()
    tasks: list[Any] = [
        (asked.game, asked.level, asked.guest, asked.seconds, 100 + nth) for nth in range(asked.workers)
    ]
    with get_context("spawn").Pool(asked.workers) as pool:
        parts = pool.map(watched, tasks, chunksize=1)
    rows: dict[str, Any] = {name: np.concatenate([part[name] for part, _ in parts]) for name in ROWS}
    np.savez(asked.to, **(rows | {"chosen": rows["chosen"][:, 0]}))
    print(f"{sum(count for _, count in parts):,} matches, {len(rows['chosen']):,} decisions")


if __name__ == "__main__":
    main()
