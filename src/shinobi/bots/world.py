"""Imagined worlds to try things in, for bots: each fits what one seat knows, and is not the match."""

from typing import Self

from shinobi.engine.actions import Move
from shinobi.engine.domains import Json
from shinobi.engine.errors import Refused
from shinobi.engine.game import Game
from shinobi.engine.keys import nth_key
from shinobi.engine.match import first_seat
from shinobi.engine.state import StateRecord
from shinobi.engine.views import Viewer, view
from shinobi.locale import texts


class World:
    """A match as it could be, from some moment on. Playing in it changes nothing outside."""

    def __init__(self, game: Game, s: StateRecord, key: int, steps: int = 0) -> None:
        self.game = game
        self._state = s
        self._key = key
        self._steps = steps

    @property
    def actor(self) -> int | None:
        """The seat it waits for, the first of them if there are several; `None` when it is over."""
        return first_seat(self.game.rules.actors(self._state))

    def legal(self, seat: int | None = None) -> list[dict[str, Json]]:
        """What the seat may do now; without a seat, what the actor may do."""
        seat = self.actor if seat is None else seat
        if seat is None:
            return []
        return [self.game.actions.move(action) for action in self.game.legal(self._state, seat)]

    def play(self, move: Move, seat: int | None = None) -> None:
        """Make a move, without a seat for the actor. Chance falls by the key with which this world was imagined."""
        seat = self.actor if seat is None else seat
        action = self.game.actions.action(move)
        number = self.game.rules.why_not(self._state, seat or 0, action)
        if number:
            clause = self.game.clause(number)
            raise Refused(clause, texts("en", self.game.name).say(clause), self.game.name)
        self._steps += 1
        self._state.told_count = 0
        self.game.rules.apply(self._state, seat or 0, action, nth_key(self._key, self._steps))

    def view(self, viewer: Viewer) -> dict[str, Json]:
        """What a seat would know here; `OMNISCIENT` is allowed, since all of it is imagined."""
        return view(self.game, self._state, viewer)

    @property
    def over(self) -> bool:
        """Whether the match would be over."""
        return bool(self.game.rules.over(self._state))

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the victory; all 0 while it goes on."""
        return self.game.shares(self._state)

    def copy(self) -> Self:
        """The same world once more, to try something else."""
        return type(self)(self.game, type(self._state).unpack(self._state.pack()), self._key, self._steps)
