"""The history of a match: what was agreed, and everything that has happened since, with what was told of it.

Nothing here plays: what a state is, and what a move does to it, a runner knows.
"""

from collections.abc import Sequence
from copy import copy, deepcopy
from typing import Self

import msgspec

from shinobi.engine.domains import Json, is_whole
from shinobi.engine.errors import BadOption
from shinobi.engine.events import Told
from shinobi.engine.game import Game
from shinobi.engine.keys import Keys
from shinobi.engine.options import Table
from shinobi.engine.seats import SPECTATOR
from shinobi.engine.views import OMNISCIENT, Viewer


class Step(msgspec.Struct, frozen=True, gc=False):
    """One step of a match: who did what, and what was told of it."""

    seat: int
    action: int
    told: tuple[Told, ...]


class History:
    """Table, keys, names, the deal, and the steps so far."""

    def __init__(self, game: Game, table: Table, before_the_deal: bytes, keys: Keys, names: Sequence[str]) -> None:
        self.game = game
        self.table = table
        self.players = table.players
        self.before_the_deal = before_the_deal
        """The state as the table's options make it, packed."""
        self.keys = keys
        self.names = tuple(names)
        self.deal: tuple[Told, ...] = ()
        """What was told of the deal."""
        self.steps: list[Step] = []

    def heard(self, viewer: Viewer, since: int = 0) -> list[Told]:
        """What the viewer was told, from the step `since` on; the deal is step 0."""
        steps = self.steps[since - 1 :] if since else self.steps
        everything = [*(() if since else self.deal), *(told for step in steps for told in step.told)]
        if viewer == OMNISCIENT:
            return everything
        seat = SPECTATOR if viewer is None else self.checked(viewer)
        return [told for told in everything if told.to >> seat & 1]

    def last_move(self, seat: int | None) -> int | None:
        """The step that can be taken back: the last one, or the seat's last if all since then went on unseen by it.

        Where seats decide at the same time, a seat must not learn from this whether another has moved.
        """
        for number in range(len(self.steps) - 1, -1, -1):
            step = self.steps[number]
            if seat is None or step.seat == seat:
                return number
            for told in step.told:
                # Chance is keyed by the number of the step: what it has brought about must keep its place.
                if told.to >> seat & 1 or self.game.events.reveals(told):
                    return None
        return None

    def why_no_undo(self, seat: int | None) -> str | None:
        """Why what was told forbids taking back the last move (of this seat), as the name of a text, or `None`."""
        last = self.last_move(seat)
        if last is None:
            return "undo-nothing"
        told = self.steps[last].told
        if any(map(self.game.events.reveals, told)):
            return "undo-revealed"
        if any(map(self.game.events.final, told)):
            return "undo-final"
        return None

    def record(self) -> dict[str, Json]:
        """The record of the match (docs/record.md), but for its result. It shows everything."""
        events = self.game.events
        return {
            "shinobi": 2,
            "game": self.game.name,
            "players": self.players,
            "edition": self.table.edition,
            "options": deepcopy(dict(self.table.options)),
            "seats": list(self.names),
            "keys": self.keys.written(),
            "deal": [events.written(told) for told in self.deal],
            "steps": [
                {
                    "seat": step.seat,
                    "move": self.game.actions.written(step.action),
                    "told": [events.written(told) for told in step.told],
                }
                for step in self.steps
            ],
        }

    def checked(self, seat: Viewer) -> int:
        """The seat, if there is such a one; raises `BadOption` otherwise."""
        if isinstance(seat, int) and is_whole(seat) and 0 <= seat < self.players:
            return seat
        raise BadOption.of("no-such-seat", seat=repr(seat), last=str(self.players - 1))

    def copy(self) -> Self:
        """The history so far, which another match may go on with."""
        twin = copy(self)
        twin.steps = list(self.steps)
        return twin

    def __eq__(self, other: object) -> bool:
        """Whether both are of the same match, and equally long."""
        if not isinstance(other, History):
            return NotImplemented
        return self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # it grows with every step

    def _identity(self) -> tuple[object, ...]:
        return self.table, self.keys, self.names, self.steps
