"""The tables every check runs at: every game, edition and number of players there is, found by themselves.

A game that wants its checks at other tables, too, names them in tests/games/GAME/more_tables.py: `MORE_TABLES`, options
by a name for them.
"""

import importlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import shinobi
from shinobi.engine.batches.batch import Simulation, simulate
from shinobi.engine.domains import Json
from shinobi.engine.game import Game, game_named, game_names
from shinobi.engine.keys import draw, nth_key
from shinobi.engine.match import Match
from shinobi.engine.native.calls import Compiled
from shinobi.engine.seats import SPECTATOR
from shinobi.engine.state import StateRecord


@dataclass(frozen=True)
class AnyTable:
    """A kind of table to test: a game, an edition, a number of players, perhaps options that have a name."""

    name: str
    edition: str
    players: int
    called: str = ""
    options: Mapping[str, Json] = field(default_factory=dict, compare=False)

    def __str__(self) -> str:
        return "-".join([self.name, self.edition, str(self.players), *([self.called] if self.called else [])])

    @property
    def game(self) -> Game:
        return game_named(self.name)

    @property
    def viewers(self) -> list[int]:
        """All who look on: every seat, and the spectators."""
        return [*range(self.players), SPECTATOR]

    def match(self, seed: int) -> Match:
        return shinobi.new(self.name, players=self.players, edition=self.edition, seed=seed, **self.options)

    def before_the_deal(self) -> StateRecord:
        return self.game.table(self.players, self.edition, self.options)[1]

    def simulate(self, games: int, seed: int, code: Compiled | None = None) -> Simulation:
        """Many random matches at such a table, in compiled code."""
        table = {"players": self.players, "edition": self.edition, **self.options}
        return simulate(self.name, games=games, seed=seed, code=code, **table)

    def walk(self, seed: int) -> Iterator[tuple[Match, StateRecord, int, int]]:
        """A random match, step by step: the match, its state, the seat that will move and its action.

        The step is carried out when the next one is asked for.
        """
        match = self.match(seed)
        choices = nth_key(seed, 1 << 40)
        while match.actor is not None:
            state, steps = match.state, len(match.steps)
            seats = match.actors
            seat = seats[draw(choices, 2 * steps, len(seats))]
            legal = self.game.legal(state, seat)
            assert legal, f"a dead end: seat {seat} is asked and can do nothing"
            action = legal[draw(choices, 2 * steps + 1, len(legal))]
            yield match, state, seat, action
            match.act(action, seat)


def more_tables(name: str) -> Mapping[str, Mapping[str, Json]]:
    """The options of the further tables that a game's tests name."""
    if not (Path(__file__).parents[1] / "games" / name / "more_tables.py").exists():
        return {}
    named: Mapping[str, Mapping[str, Json]] = importlib.import_module(f"games.{name}.more_tables").MORE_TABLES
    return named


TABLES = [
    AnyTable(name, edition.name, players, called, options)
    for name in game_names()
    for called, options in {"": {}, **more_tables(name)}.items()
    for edition in game_named(name).editions
    for players in edition.players
]


def copied(s: StateRecord) -> StateRecord:
    """The same state, to try something on."""
    return type(s).unpack(s.pack())


def without_told(s: StateRecord) -> bytes:
    """The state as bytes, less what its last step told."""
    bare = copied(s)
    bare.told_count = 0
    bare.told = [0] * len(bare.told)
    return bare.pack()
