"""A match whose steps are taken, and whose views are written, by compiled code: for servers with many tables.

It is a `Match` in all it says and does. One call shows a step to every seat and the spectators.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Self

import msgspec
import numpy as np

from shinobi.engine.compiled import Array, Compiled, compiled
from shinobi.engine.domains import Json
from shinobi.engine.events import CELL_BYTES, Told
from shinobi.engine.game import game_named
from shinobi.engine.match import Match, Step
from shinobi.engine.seats import MOST_SEATS
from shinobi.engine.showing import showing
from shinobi.engine.state import StateRecord
from shinobi.engine.views import SeenView

decoded = msgspec.json.Decoder().decode

RECEIVERS = MOST_SEATS + 1


class Stage:
    """Where matches of a game are shown: its compiled code, the texts to write with, and room to write in.

    There is one for all matches of a game, so it must be used by one thread only.
    """

    def __init__(self, code: Compiled) -> None:
        game, told = code.game, code.state.fields["told"]
        assert told.offset == 0
        assert code.hiding[1] == 0, "what hides `told` comes first, too"
        table = showing(game.name, code.state, game.actions)
        self.code = code
        self.texts = (
            *(code.blank, code.hiding),
            *(np.array(table.rows, np.int64), np.array(table.starts, np.int64)),
            *(np.frombuffer(bytes(table.text), np.uint8), table.first_move),
        )
        untold = CELL_BYTES * told.cells
        self.untold = code.blank[:untold].tobytes(), b"\1" * untold
        """What everybody knows of `told`, which is nothing, and the marks that say so."""
        self.shown = code.dtype.itemsize - untold
        self.width = 2 * self.shown + 1
        """Of a row that says what somebody knows of the rest of a state."""
        self.out = np.zeros(RECEIVERS * table.longest + untold, np.uint8)
        self.read = self.out.data
        self.ends = np.zeros(2 * RECEIVERS + 4, np.int64)
        self.room = (
            np.zeros(2 * code.dtype.itemsize + 1, np.uint8),
            np.zeros(len(game.actions), np.int64),
            self.out,
            self.ends,
        )

    def show(self, states: Array, raw: Array, known: Array) -> None:
        """Write all that the seats and the spectators are shown of the first of these states, whose bytes are `raw`."""
        self.code.show_all(states, 0, 1, raw, *self.texts, known, *self.room)

    def stepper(self, states: Array, raw: Array, known: Array) -> Callable[[int, int, np.uint64], int]:
        """What takes a step, of a seat, an action and a key, and writes what it changes.

        It returns 0, or the clause that refuses the step.
        """
        return partial(self.code.step_and_show, states, 0, raw, *self.texts, known, *self.room)

    def written(self, until: int) -> bytes:
        """What is written here so far."""
        return self.read[:until].tobytes()


@cache
def stage(game: str) -> Stage:
    """The stage for matches of this game. The first time, the rules are compiled, or loaded from disk."""
    made = Stage(compiled(game))
    _, s = game_named(game).table()
    states = made.code.states(s, 1)
    raw, known = made.code.raw(states), np.zeros((s.players + 1, made.width), np.uint8)
    made.code.deal(states, 0, np.uint64(0))
    made.code.why_not(states, 0, 0, 0)
    made.show(states, raw, known)
    made.stepper(states, raw, known)(MOST_SEATS, 0, np.uint64(0))  # refused: no match has such a seat
    return made


class QuickMatch(Match):
    """A match, played by compiled rules."""

    _asked = 0
    _ending = 0
    _noticed = 0
    _whole: tuple[bytes, list[int]] | None = None

    @classmethod
    def of(cls, match: Match) -> Self:
        if isinstance(match, cls):
            return match
        twin = cls.__new__(cls)
        vars(twin).update(vars(match))
        twin._put(vars(twin).pop("_state"))
        return twin

    def _put(self, s: StateRecord) -> None:
        self._stage = stage(self.game.name)
        self._states = self._stage.code.states(s, 1)
        self._raw = self._stage.code.raw(self._states)
        self._knowledge = np.zeros((self.players + 1, self._stage.width), np.uint8)
        self._step = self._stage.stepper(self._states, self._raw, self._knowledge)
        self._show()

    def _show(self) -> None:
        """Let everybody be shown everything."""
        self._stage.show(self._states, self._raw, self._knowledge)
        self._take_over()
        self._whole = self._changes

    def _take_over(self) -> None:
        """Keep what is written on the stage, before others write there."""
        self._packed = None
        self._unpacked: StateRecord | None = None
        ends, players = self._stage.ends.tolist(), self.players
        self._asked, self._ending, self._noticed, written = ends[2 * players + 2 : 2 * players + 6]
        self._changes = self._stage.written(written), ends
        self._whole = None

    def _deal(self) -> None:
        self._put(self.game.rules.State.unpack(self._before_the_deal))
        self._stage.code.deal(self._states, 0, np.uint64(self.keys.key(0)))
        self._show()
        self.deal = self._heard_now()

    def act(self, action: int, seat: int) -> None:
        key = self.keys.key(len(self.steps) + 1)
        clause = self._step(seat, action, np.uint64(key))
        if clause:
            raise self._refused(clause)
        self._take_over()
        self.steps.append(Step(seat, action, self._heard_now()))

    def undo(self, seat: int | None = None) -> dict[str, Json]:
        before = self._knowledge.copy()
        move = super().undo(seat)
        self._show()
        differing = (self._knowledge != before).any(axis=1)
        self._noticed = sum(1 << nth for nth, differs in enumerate(differing) if differs)
        return move

    @property
    def _state(self) -> StateRecord:
        """The state as an object, for whoever wants to look at it: changing it changes nothing."""
        if self._unpacked is None:
            self._unpacked = self._stage.code.state.unpack(self._packed_now())
        return self._unpacked

    @_state.setter
    def _state(self, s: StateRecord) -> None:
        self._put(s)

    def _packed_now(self) -> bytes:
        if self._packed is None:
            self._packed = self._raw.tobytes()
        return self._packed

    def copy(self) -> Match:  # type: ignore[override]
        """The match as it is now, by itself: what shows it here is for one thread only."""
        twin = Match.__new__(Match)
        kept = {name: value for name, value in vars(self).items() if not name.startswith("_")}
        vars(twin).update(kept | {"_before_the_deal": self._before_the_deal, "_packed": None})
        twin.steps = list(self.steps)
        twin._state = self._stage.code.state.unpack(self._packed_now())
        return twin

    # What can be known

    def known(self, viewer: int | None) -> bytes:
        known: bytes = self._knowledge[self._receiver(viewer)].tobytes()
        (blank, marks), shown = self._stage.untold, self._stage.shown
        return blank + known[:shown] + marks + known[shown:]

    def noticed(self) -> int:
        return self._noticed

    def view_to_read(self, viewer: int | None) -> dict[str, Json]:
        view = SeenView(decoded(self.written(viewer)[0]))
        view.seen = self.known(viewer)[: self._stage.code.dtype.itemsize]
        return view

    def written(self, viewer: int | None, whole: bool = True) -> tuple[bytes, bytes]:
        text, ends = self._all_written() if whole else self._changes
        receiver = self._receiver(viewer)
        first, middle, after = ends[2 * receiver - 1] if receiver else 0, ends[2 * receiver], ends[2 * receiver + 1]
        return text[first:middle], text[middle:after]

    def _all_written(self) -> tuple[bytes, list[int]]:
        if self._whole is None:
            self._stage.show(self._states, self._raw, self._knowledge)
            ends = self._stage.ends.tolist()
            self._whole = self._stage.written(ends[2 * self.players + 1]), ends
        return self._whole

    def _receiver(self, viewer: int | None) -> int:
        if viewer is None:
            return self.players
        return viewer if type(viewer) is int and 0 <= viewer < self.players else self._checked(viewer)

    def _why_not(self, seat: int, action: int) -> int:
        return self._stage.code.why_not(self._states, 0, seat, action)

    def _heard_now(self) -> tuple[Told, ...]:
        text, ends = self._changes
        return self.game.events.of_bytes(text[ends[2 * self.players + 1] :])
