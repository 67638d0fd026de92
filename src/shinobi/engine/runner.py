"""Runners: what plays a match's steps and shows its state, by interpreted rules here, by compiled ones elsewhere."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from shinobi.engine.events import Told
from shinobi.engine.facts import MemoryRecord
from shinobi.engine.history import History
from shinobi.engine.reading import Reading, filled, remember
from shinobi.engine.sayings import to_json
from shinobi.engine.seats import SPECTATOR
from shinobi.engine.sight import seen_by, seen_bytes
from shinobi.engine.state import StateRecord
from shinobi.engine.views import OMNISCIENT, Viewer, view


class Runner(Protocol):
    """Plays a match: holds its state, takes its steps, and shows it to everybody.

    It reads the match's history and never writes it. All runners say and do the same.
    """

    watched: bool
    """Whether it is noted what everybody knew before the last step: else nobody can say what they `noticed`."""

    def __init__(self, history: History, s: StateRecord) -> None:
        """Go on from this state, to which the history has led."""

    @property
    def state(self) -> StateRecord:
        """The state, with all that is hidden. To change it, put another in its place."""

    @state.setter
    def state(self, s: StateRecord) -> None: ...

    @property
    def asked(self) -> int:
        """The mask of the seats the match waits for."""

    @property
    def ending(self) -> int:
        """The number of the clause that ended the match, or 0."""

    @property
    def reacting(self) -> int:
        """The mask of the seats that are asked only whether they react."""

    def deal(self) -> tuple[Told, ...]:
        """Begin with the state before the deal, and deal. Returns what was told of it."""

    def step(self, seat: int, action: int, key: int) -> int:
        """Take a step, or return the number of the clause that forbids it: then nothing has changed."""

    def told(self) -> tuple[Told, ...]:
        """What was told of the last step."""

    def why_not(self, seat: int, action: int) -> int:
        """The number of the clause that forbids the action, or 0."""

    def packed(self) -> bytes:
        """The state as bytes."""

    def memories(self) -> bytes:
        """What all receivers remember, packed; and one who sees everything, if there is one."""

    def mark(self) -> tuple[bytes, bytes]:
        """What `go_back` needs to come back to this moment: the state and, where they are at hand, the memories."""

    def go_back(self, mark: tuple[bytes, bytes]) -> None:
        """Go on from a moment that was marked. The history has gone back to it already."""

    def knowledge(self) -> object:
        """What everybody knows now, for `compare`."""

    def compare(self, before: object) -> None:
        """Let `noticed` tell whose knowledge differs from this one, which was kept earlier."""

    def noticed(self) -> int:
        """Whose knowledge the last step has changed, or the last undo: a mask of the seats and, behind, spectators."""

    def known(self, viewer: int | None) -> bytes:
        """What a seat or a spectator knows now and is asked, packed."""

    def written(self, viewer: int | None, whole: bool) -> tuple[bytes, bytes]:
        """The view of a seat or a spectator and what they may do, as JSON; see `Match.written`."""

    def written_changes(self) -> Sequence[tuple[bytes, bytes]]:
        """What the last step has changed of that, for every seat and then the spectators."""

    def written_view(self, viewer: Viewer) -> bytes:
        """The whole view of a seat, a spectator, or one who sees everything, as JSON."""

    def for_people(self, viewer: Viewer) -> tuple[bytes, bytes]:
        """What people are told besides the view, as JSON: what is asked or whom they wait for, and facts."""


class Interpreted:
    """The runner that needs no compiler: the rules as they are written."""

    watched = False

    def __init__(self, history: History, s: StateRecord) -> None:
        self._history = history
        self.game = history.game
        self._put(s)

    def _put(self, s: StateRecord) -> None:
        self._state = s
        self._packed: bytes | None = None
        self._remembered: dict[Viewer, tuple[int, MemoryRecord]] = {}

    @property
    def state(self) -> StateRecord:
        """The state itself."""
        return self._state

    @state.setter
    def state(self, s: StateRecord) -> None:
        self._put(s)

    @property
    def asked(self) -> int:
        return self.game.rules.actors(self._state)

    @property
    def ending(self) -> int:
        return self.game.rules.over(self._state)

    @property
    def reacting(self) -> int:
        return 0 if self.game.reacting is None else self.game.reacting(self._state)

    def deal(self) -> tuple[Told, ...]:
        self._put(self.game.rules.State.unpack(self._history.before_the_deal))
        self.game.rules.setup(self._state, self._history.keys.key(0))
        return self.told()

    def step(self, seat: int, action: int, key: int) -> int:
        clause = self.why_not(seat, action)
        if clause:
            return clause
        if self.watched:
            self._before = self.knowledge()
        self._packed = None
        self._state.told_count = 0
        self.game.rules.apply(self._state, seat, action, key)
        return 0

    def told(self) -> tuple[Told, ...]:
        return tuple(self.game.events.heard(self._state))

    def why_not(self, seat: int, action: int) -> int:
        return self.game.rules.why_not(self._state, seat, action)

    def packed(self) -> bytes:
        """The state as bytes; it is needed more than once after every step."""
        if self._packed is None:
            self._packed = self._state.pack()
        return self._packed

    def memories(self) -> bytes:
        viewers = (*range(self._history.players), None, *({OMNISCIENT} & self._remembered.keys()))
        return b"".join(self._memory(viewer).pack() for viewer in viewers)

    def mark(self) -> tuple[bytes, bytes]:
        return self.packed(), b""

    def go_back(self, mark: tuple[bytes, bytes]) -> None:
        self._put(self.game.rules.State.unpack(mark[0]))

    def knowledge(self) -> tuple[bytes, int]:
        return self.packed(), self.asked

    def compare(self, before: object) -> None:
        assert isinstance(before, tuple)
        self._before = before

    def noticed(self) -> int:
        viewers = (*range(self._history.players), None)
        return sum(
            (self._known(viewer, *self._before) != self.known(viewer)) << nth for nth, viewer in enumerate(viewers)
        )

    def known(self, viewer: int | None) -> bytes:
        return self._known(viewer, *self.knowledge())

    def _known(self, viewer: int | None, packed: bytes, asked: int) -> bytes:
        seat = SPECTATOR if viewer is None else self._history.checked(viewer)
        seen, hidden = seen_bytes(seat, self.game.rules.State, packed)
        return bytes(seen) + hidden + bytes([asked >> seat & 1])

    def written(self, viewer: int | None, whole: bool) -> tuple[bytes, bytes]:
        actions, legal = self.game.actions, []
        if viewer is not None:
            legal = [actions.move(one) for one in self.game.legal(self._state, self._history.checked(viewer))]
        return self.written_view(viewer), msgspec.json.encode(legal)

    def written_changes(self) -> list[tuple[bytes, bytes]]:
        return [self.written(viewer, False) for viewer in (*range(self._history.players), None)]

    def written_view(self, viewer: Viewer) -> bytes:
        return msgspec.json.encode(view(self.game, self._state, viewer))

    def for_people(self, viewer: Viewer) -> tuple[bytes, bytes]:
        game = self.game
        seat = viewer if isinstance(viewer, int) else SPECTATOR
        seen = self._state if viewer == OMNISCIENT else seen_by(seat, self._state)[0]
        asked = bool(self.asked >> seat & 1)
        record = filled(game.facts, seen, self._memory(viewer), seat, asked)
        reading = Reading(game.facts.MESSAGES, record, self._history.players)
        return msgspec.json.encode([to_json(said) for said in reading.asked()]), msgspec.json.encode(reading.facts())

    def _memory(self, viewer: Viewer) -> MemoryRecord:
        """What a viewer remembers: each event is taken into account once."""
        history = self._history
        steps, memory = self._remembered.get(viewer, (-1, None))
        if memory is None:
            memory = self.game.facts.Memory()
        if steps < len(history.steps):
            seat = viewer if isinstance(viewer, int) else SPECTATOR
            remember(self.game.facts, memory, history.players, seat, history.heard(viewer, since=steps + 1))
            self._remembered[viewer] = len(history.steps), memory
        return memory
