"""The tables every check runs at: every game, edition and number of players there is, found by themselves."""

from collections.abc import Iterator
from dataclasses import dataclass

import shinobi
from shinobi.engine.game import Game, game_named, game_names
from shinobi.engine.keys import draw, nth_key
from shinobi.engine.match import Match
from shinobi.engine.seats import SPECTATOR
from shinobi.engine.state import StateRecord


@dataclass(frozen=True)
class AnyTable:
    """A kind of table to test: a game, an edition, a number of players."""

    name: str
    edition: str
    players: int

    def __str__(self) -> str:
        return f"{self.name}-{self.edition}-{self.players}"

    @property
    def game(self) -> Game:
        return game_named(self.name)

    @property
    def viewers(self) -> list[int]:
        """All who look on: every seat, and the spectators."""
        return [*range(self.players), SPECTATOR]

    def match(self, seed: int) -> Match:
        return shinobi.new(self.name, players=self.players, edition=self.edition, seed=seed)

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


TABLES = [
    AnyTable(name, edition.name, players)
    for name in game_names()
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
