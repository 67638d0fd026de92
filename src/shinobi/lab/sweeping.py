"""Sweeps: many variants of a table, played by bots of several levels, and all that can be measured of them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from shinobi.bots import bot_names
from shinobi.engine.domains import Json
from shinobi.engine.errors import BadOption
from shinobi.engine.game import Game, game_named
from shinobi.engine.keys import checked_seed
from shinobi.lab import workers as working
from shinobi.lab.measures import Row, corrected, rows_of, skill_row
from shinobi.lab.playing import Job, Piece, joined, play, split
from shinobi.lab.tournament import TEMPERS, contender
from shinobi.lab.variants import Variant, crossed

PORTION = 1_000
"""Matches in one job. It is fixed, so that sums come out the same with any number of workers."""

SKILL_GAMES = 2_000
"""So many matches at most say how much a level is stronger than another."""

SEARCHED = 100
"""Where somebody searches, one match is played for so many."""

LADDER = tuple(TEMPERS)


@dataclass(frozen=True)
class Plan:
    """What is played: at every variant, tables of each level, and tables at which levels meet."""

    game: Game
    variants: Sequence[Variant]
    bots: Sequence[str]
    games: int
    seed: int
    closely: int
    skill: bool = True

    @property
    def levels(self) -> list[str]:
        """From the weakest to the strongest, those that meet."""
        names = [*LADDER, *(name for name in self.bots if name not in LADDER)]
        known = bot_names()
        return sorted(dict.fromkeys(names), key=lambda name: known.index(name.partition(":")[0]))

    def tables(self) -> Iterator[tuple[Variant, tuple[str, ...], Job]]:
        """Each variant with who sits there, and the job to play it."""
        for variant in self.variants:
            for level in self.bots:
                yield variant, (level,), self._job(variant, [level] * variant.table.players, self.games, self.closely)
            if self.skill:
                for weak, strong in pairwise(self.levels):
                    bots = [strong, *[weak] * (variant.table.players - 1)]
                    yield variant, (strong, weak), self._job(variant, bots, min(self.games, SKILL_GAMES), 0)

    def _job(self, variant: Variant, bots: Sequence[str], games: int, closely: int) -> Job:
        if any(contender(name).simulations for name in bots):
            games = max(1, games // SEARCHED)
        table = variant.table
        return Job(table.game, table.players, table.edition, variant.options, tuple(bots), self.seed, 0, games, closely)

    def matches(self) -> int:
        """How many matches there are to play."""
        return sum(job.count for _, _, job in self.tables())


def planned(
    game: str,
    vary: Mapping[str, Sequence[Json]] | None = None,
    *,
    bots: Sequence[str] = ("adept",),
    games: int = 1_000,
    seed: int = 0,
    closely: int = 20,
    skill: bool = True,
    players: int | None = None,
    edition: str | None = None,
    options: Mapping[str, Json] | None = None,
) -> Plan:
    """The plan of a sweep; raises `BadOption` for what cannot be played."""
    known = game_named(game)
    if not bots:
        raise BadOption.of("lab-no-bots", known=", ".join(bot_names()))
    for name in bots:
        if contender(name).bot or contender(name).all_seeing:
            raise BadOption.of("lab-levels-only", bot=name[:40], known=", ".join(bot_names()))
    variants = crossed(known, vary or {}, players=players, edition=edition, options=options)
    count = working.checked_count("games", games)
    if closely != 0:
        working.checked_count("closely", closely)
    return Plan(known, variants, list(dict.fromkeys(bots)), count, checked_seed(seed), closely, skill)


def run(
    plan: Plan,
    *,
    workers: int | None = None,
    cluster: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Row]:
    """Play all that is planned; `progress` is called with the number of matches done since the last call."""
    tables = [(variant, bots, _portions(job)) for variant, bots, job in plan.tables()]
    done = working.in_order(play, (job for _, _, jobs in tables for job in jobs), workers=workers, cluster=cluster)
    rows: list[Row] = []
    for variant, bots, jobs in tables:
        pieces: list[Piece] = []
        for _ in jobs:
            pieces.append(next(done))
            progress(len(pieces[-1].lengths))
        whole = joined(pieces)
        if len(bots) == 1:
            rows += rows_of(plan.game, variant, bots[0], whole)
        else:
            rows.append(skill_row(variant, bots[0], bots[1], whole))
    return corrected(rows)


def _portions(job: Job) -> list[Job]:
    searched = any(contender(name).simulations for name in job.bots)
    return split(job, 1 if searched else PORTION)
