"""What the scenes of all games have in common: a match that tests set up and drive in the game's own words."""

from typing import Any

import pytest

import shinobi

SPECTATOR = None

Event = dict[str, Any]
View = dict[str, Any]


class Scene:
    """A match, and what can be seen of it. All moves are made by whoever's turn it is, unless a seat is named."""

    def __init__(self, match: shinobi.Match) -> None:
        self.match = match

    @property
    def players(self) -> int:
        return self.match.players

    @property
    def actor(self) -> int | None:
        return self.match.actor

    @property
    def table(self) -> View:
        """What lies on the table, for all to see."""
        return self.match.view(SPECTATOR)

    @property
    def viewers(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [*range(self.players), SPECTATOR]

    def told(self, viewer: int | str | None = SPECTATOR) -> list[Event]:
        """What the viewer was told of the last move."""
        heard = self.match.heard(viewer, since=len(self.match.steps))
        return [self.match.game.events.shown(one) for one in heard]

    def refusal(self, verb: str, *, seat: int | None = None, **arguments: object) -> str:
        """The clause that refuses this move. However it is refused, nothing may change by it."""
        before = self._everything()
        with pytest.raises(shinobi.Refused) as refused:
            self.match.play({"verb": verb} | self._arguments(seat, arguments), seat)
        assert self._everything() == before, "a refused move has changed something"
        assert len(refused.value.sentence) > 20, "a refused move is explained in a sentence"
        return refused.value.clause

    def _arguments(self, seat: int | None, said: dict[str, object]) -> dict[str, object]:
        """A move's arguments, as the game has them."""
        return said

    def _everything(self) -> tuple[bytes, int]:
        return self.match.state.pack(), len(self.match.steps)
