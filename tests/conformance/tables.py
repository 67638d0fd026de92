"""The tables every check runs at: every game, edition and number of players there is, found by themselves.

A game whose options change its course names further tables in `tests/games/GAME/more_tables.toml`: a list of tables,
each with a name and its options.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import shinobi
from shinobi.engine.batch import Simulation, simulate
from shinobi.engine.compiled import Compiled
from shinobi.engine.domains import Json
from shinobi.engine.game import Game, game_named, game_names
from shinobi.engine.keys import draw, nth_key
from shinobi.engine.match import Match
from shinobi.engine.seats import SPECTATOR
from shinobi.engine.state import StateRecord


@dataclass(frozen=True)
class AnyTable:
    """A kind of table to test: a game, an edition, a number of players; perhaps with options, and a word for them."""

    name: str
    edition: str
    players: int
    options: Mapping[str, Json] = field(default_factory=dict, hash=False)
    called: str = ""

    def __str__(self) -> str:
        return "-".join(filter(None, (self.name, self.edition, str(self.players), self.called)))

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
            state, steps = match._state, len(match.steps)
            seats = match.actors
            seat = seats[draw(choices, 2 * steps, len(seats))]
            legal = self.game.legal(state, seat)
            assert legal, f"a dead end: seat {seat} is asked and can do nothing"
            action = legal[draw(choices, 2 * steps + 1, len(legal))]
            yield match, state, seat, action
            match.act(action, seat)


def _more_tables(name: str) -> list[AnyTable]:
    file = Path(__file__).parents[1] / "games" / name / "more_tables.toml"
    if not file.exists():
        return []
    first = game_named(name).editions[0]
    return [
        AnyTable(name, first.name, first.players[0], more["options"], more["name"])
        for more in tomllib.loads(file.read_text(encoding="utf-8"))["table"]
    ]


TABLES = [
    table
    for name in game_names()
    for table in (
        *(
            AnyTable(name, edition.name, players)
            for edition in game_named(name).editions
            for players in edition.players
        ),
        *_more_tables(name),
    )
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
