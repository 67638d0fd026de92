"""One match at a time, stepped and shown by compiled code: what the environments of single matches stand on."""

import secrets
from functools import cached_property
from typing import Any

import numpy as np

from shinobi.engine.batches.environments import Stepping
from shinobi.engine.batches.forms import Form
from shinobi.engine.domains import Json
from shinobi.engine.errors import BadMove, BadOption
from shinobi.engine.keys import checked_seed
from shinobi.engine.native.calls import Array, compiled
from shinobi.engine.seats import NOBODY, SEATS_OF
from shinobi.engine.views import view

END, REFUSE = "end", "refuse"

FORBIDDEN = -1.0
"""The reward of who does what the rules forbid, where that ends the match."""


def checked_forbidden(forbidden: object) -> str:
    """What happens when an agent does what the rules forbid; raises `BadOption`."""
    if forbidden in (END, REFUSE):
        return str(forbidden)
    raise BadOption(f'What happens with a forbidden action is "{END}" or "{REFUSE}", not {forbidden!r}.')


def fresh_seed() -> int:
    """A seed that nobody chose."""
    return secrets.randbits(64)


class OneMatch:
    """A match of a game at one kind of table, dealt again and again."""

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        edition: str | None = None,
        history: int = 0,
        one_hot: bool = False,
        **options: Json,
    ) -> None:
        self.code = compiled(game)
        self.game = self.code.game
        self.table, s = self.game.table(players, edition, options)
        self.players = self.table.players
        if history is None:
            raise BadOption("The history is a whole number of events, 0 for none.")
        self.form = Form(self.game, self.players, history, one_hot)
        self.actions = len(self.game.actions)
        self._stepping = stepping = Stepping(
            self.code, self.code.states(s, 1), self.form, np.zeros(1, np.uint64), workers=1
        )
        self._task = stepping.tasks[0]
        self._all = np.ones(1, np.bool_)
        self.states = stepping.states
        self._legal, self._seen = stepping.legal[0], stepping.seen[0]
        self._movers, self._viewers, self._chosen = stepping.movers, stepping.viewers, stepping.actions
        self.seed = 0
        self.over = False
        self._looked = NOBODY

    @cached_property
    def _calls(self) -> tuple[Any, ...]:
        code = self.code
        return code.first_refused, code.step_and_look, code.look_each

    def deal(self, seed: object = None) -> int:
        """Deal the next match; returns the first seat that is asked."""
        self.seed = fresh_seed() if seed is None else checked_seed(int(seed) if isinstance(seed, np.integer) else seed)
        self._stepping.seeds[0] = self.seed
        self._stepping.deal(self._all)
        self.code.look_next(self._task)
        self.over = False
        self._looked = int(self._viewers[0])
        return self._looked

    def asked(self) -> tuple[int, ...]:
        """The seats that are asked."""
        return SEATS_OF[self.code.asked(self.states, 0)]

    def may(self, seat: int, action: Any) -> bool:
        """Whether the seat may take this action now."""
        if self.over:
            raise BadMove("The match is over. Deal the next one with reset().")
        self._movers[0] = seat
        try:
            self._chosen[0] = action
        except (TypeError, ValueError, OverflowError):
            raise BadMove(f"An action is a whole number from 0 to {self.actions - 1}, not {action!r}.") from None
        return bool(self._calls[0](self._task) == NOBODY)

    def act(self, seat: int, action: Any) -> bool:
        """Let a seat act; returns whether the rules allow it. If not, nothing has changed."""
        if not self.may(seat, action):
            return False
        self._calls[1](self._task)
        self._looked = int(self._viewers[0])
        self.over = self._looked == NOBODY
        return True

    @property
    def actor(self) -> int:
        """The first seat that is asked."""
        return int(self._movers[0])

    def why_not(self, seat: int, action: int) -> BadMove:
        """The sentence for an action that is not allowed."""
        action = int(action)
        if not 0 <= action < self.actions:
            return BadMove(f"There is no action {action}; they are 0 to {self.actions - 1}.")
        clause = self.game.clause(self.code.why_not(self.states, 0, seat, action))
        return BadMove(f"{clause} forbids {self.game.actions.move(action)}.")

    def sees(self, seat: int) -> tuple[Array, Array]:
        """What the seat knows, and which actions it may take."""
        if seat != self._looked:
            self._viewers[0] = seat
            self._calls[2](self._task)
            self._looked = seat
        return self._seen.copy(), self._legal.copy()

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the victory."""
        shares = np.zeros(self.players)
        self.code.shares_into(self.states, 0, shares)
        given: list[float] = shares.tolist()
        return given

    def watched(self) -> str:
        """What spectators see, as text."""
        shown = view(self.game, self.code.state_at(self.states, 0), None)
        return "\n".join(f"{name}: {value}" for name, value in shown.items())
