"""The runner for servers with many tables: steps are taken, and views written, by compiled code.

One call takes a step and shows it to every seat and the spectators.
"""

from collections.abc import Iterable

import numpy as np

from shinobi.engine.events import Told
from shinobi.engine.history import History
from shinobi.engine.native.buffers import Written, buffers, everything_buffers, facts_buffers, written_for
from shinobi.engine.native.calls import Array
from shinobi.engine.native.loops.people import Board
from shinobi.engine.seats import SPECTATOR, only
from shinobi.engine.state import EVENT_CELLS, StateRecord
from shinobi.engine.views import OMNISCIENT, Viewer


class CompiledRunner:
    """Plays a match by compiled rules. It belongs to the thread that made it."""

    watched = True
    asked = 0
    ending = 0
    reacting = 0
    _whole: Written | None = None
    _readers = 0
    """The mask of the receivers who have asked since the last step for what people are told."""

    def __init__(self, history: History, s: StateRecord) -> None:
        self._history = history
        self.game = history.game
        self._players = history.players
        self._buffers = buffers(self.game.name)
        self._step_and_show = self._buffers.code.step_and_show
        self._facts = facts_buffers(self.game.name)
        self.remembered: Array = np.tile(self._facts.memory, (self._players + 1, 1)).copy()
        """What each seat remembers and, behind them, the spectators: of the steps so far that somebody asked for."""
        self._put(s)
        self._recall()

    def _put(self, s: StateRecord) -> None:
        self._seeing_all: tuple[int, Board] | None = None
        """What writes for one who sees everything, if there is one, and how many steps it remembers."""
        self.states = self._buffers.code.states(s, 1)
        self._raw = self.states.view(np.uint8)
        self._shown = self._buffers.show(self.states, self._players)
        self.rows: Array = self._shown.known
        """What each seat knows and, behind them, the spectators."""
        self._board = self._facts.board(self.states, self.rows, self.remembered)
        self._show()

    def _show(self) -> None:
        """Let everybody be shown everything."""
        self._buffers.code.show_all(self._shown, 1)
        self._take_over()
        self._whole = self._changes

    def _take_over(self) -> None:
        """Keep what is written in the buffers, before others write there."""
        self._packed: bytes | None = None
        self._unpacked: StateRecord | None = None
        ends, players = self._buffers.ends.tolist(), self._players
        self.asked, self.ending, self._noticed, written, self.reacting = ends[2 * players + 2 : 2 * players + 7]
        self._changes = self._buffers.written(written), ends
        self._whole = None
        # Whoever asked after the last step will ask after this one: it is written for all of them at once.
        self._expected, self._readers = self._readers, 0
        self._for_people: Written = b"", []

    @property
    def state(self) -> StateRecord:
        """The state as an object: changing it changes nothing."""
        if self._unpacked is None:
            self._unpacked = self._buffers.code.state.unpack(self.packed())
        return self._unpacked

    @state.setter
    def state(self, s: StateRecord) -> None:
        self._remember()
        self._put(s)

    def packed(self) -> bytes:
        if self._packed is None:
            self._packed = self._raw.tobytes()
        return self._packed

    # Steps

    def deal(self) -> tuple[Told, ...]:
        self._put(self.game.rules.State.unpack(self._history.before_the_deal))
        self._buffers.code.deal(self.states, 0, self._history.keys.key(0))
        self._show()
        self._forget()
        self._buffers.code.remember_told(self._board)
        self._remembers = 0
        return self.told()

    def step(self, seat: int, action: int, key: int) -> int:
        clause = self._step_and_show(self._shown, seat, action, key)
        if not clause:
            self._take_over()
        return clause

    def told(self) -> tuple[Told, ...]:
        text, ends = self._changes
        return self.game.events.of_bytes(text[ends[2 * self._players + 1] :])

    def why_not(self, seat: int, action: int) -> int:
        return self._buffers.code.why_not(self.states, 0, seat, action)

    def mark(self) -> tuple[bytes, bytes]:
        if not self._remembers:  # nobody has asked so far: it is all in the history
            return self.packed(), b""
        self._remember()
        return self.packed(), self.remembered.tobytes()

    def go_back(self, mark: tuple[bytes, bytes]) -> None:
        state, memories = mark
        self._put(self._buffers.code.state.unpack(state))
        if len(memories) == self.remembered.nbytes:
            self.remembered[:] = np.frombuffer(memories, np.uint8).reshape(self.remembered.shape)
            self._remembers = len(self._history.steps)
        else:
            self._recall()

    # What is remembered, and what people are told besides their views

    def _remember(self) -> None:
        """Let everybody remember what was told. Where only programs play, nobody ever asks for it."""
        count = len(self._history.steps)
        if self._remembers == count - 1:
            self._buffers.code.remember_told(self._board)
        elif self._remembers < count:
            self._remember_all(self._board, self._history.heard(OMNISCIENT, since=self._remembers + 1))
        self._remembers = count

    def _forget(self) -> None:
        self.remembered[:] = self._facts.memory

    def _recall(self) -> None:
        """Remember anew all that was told so far."""
        self._forget()
        self._remember_all(self._board, self._history.heard(OMNISCIENT))
        self._remembers = len(self._history.steps)

    def _remember_all(self, board: Board, told: Iterable[Told]) -> None:
        cells = [(one.to, one.event, *one.arguments, 0, 0, 0, 0)[:EVENT_CELLS] for one in told]
        self._buffers.code.remember_all(board, self._players, np.array(cells, np.int64).reshape(-1))

    def memories(self) -> bytes:
        self._remember()
        kept = self.remembered.tobytes()
        if self._seeing_all is None:
            return kept
        of_all: bytes = self._board_of_all().memories[self._players].tobytes()
        return kept + of_all

    def _board_of_all(self) -> Board:
        """What writes for one who sees everything: in the place of spectators, but told and shown all."""
        count = len(self._history.steps)
        steps, board = self._seeing_all or (-1, None)
        if board is None:
            memories = np.tile(self._facts.memory, (self._players + 1, 1)).copy()
            board = self._facts.board(self.states, np.zeros_like(self.rows), memories)
        if steps < count:
            told = self._history.heard(OMNISCIENT, since=steps + 1)
            self._remember_all(board, (one._replace(to=only(SPECTATOR)) for one in told))
            self._seeing_all = count, board
        return board

    def for_people(self, viewer: Viewer) -> tuple[bytes, bytes]:
        if viewer == OMNISCIENT:
            return self._for_one_who_sees_all()
        assert not isinstance(viewer, str)
        receiver = self._receiver(viewer)
        asked = self._readers | 1 << receiver
        if asked != self._readers:
            self._readers = asked
            if not self._for_people[1] or not self._expected >> receiver & 1:
                self._remember()
                self._expected |= asked
                self._buffers.code.write_for(self._board, self._expected)
                self._for_people = self._facts.written(self._players)
        return written_for(receiver, self._for_people)

    def _for_one_who_sees_all(self) -> tuple[bytes, bytes]:
        self._remember()
        board, place = self._board_of_all(), self._players
        board.known[place, : self._buffers.shown] = self._raw[-self._buffers.shown :]
        self._buffers.code.write_for(board, 1 << place)
        return written_for(place, self._facts.written(place))

    # What can be known

    def known(self, viewer: int | None) -> bytes:
        known: bytes = self.rows[self._receiver(viewer)].tobytes()
        (blank, marks), shown = self._buffers.untold, self._buffers.shown
        return blank + known[:shown] + marks + known[shown:]

    def noticed(self) -> int:
        return self._noticed

    def knowledge(self) -> object:
        return self.rows.copy()

    def compare(self, before: object) -> None:
        self._show()
        assert isinstance(before, np.ndarray)
        differing = (self.rows != before).any(axis=1)
        self._noticed = sum(1 << nth for nth, differs in enumerate(differing) if differs)

    def written(self, viewer: int | None, whole: bool) -> tuple[bytes, bytes]:
        return written_for(self._receiver(viewer), self._all_written() if whole else self._changes)

    def written_changes(self) -> list[tuple[bytes, bytes]]:
        (text, ends), written, first = self._changes, [], 0
        for place in range(0, 2 * self._players + 2, 2):
            middle, after = ends[place], ends[place + 1]
            written.append((text[first:middle], text[middle:after]))
            first = after
        return written

    def written_view(self, viewer: Viewer) -> bytes:
        if viewer != OMNISCIENT:
            assert not isinstance(viewer, str)
            return self.written(viewer, True)[0]
        views = everything_buffers(self.game.name)
        views.code.show_everything(views.show(self.states, self._players))
        return views.written(views.ends.tolist()[0])

    def _all_written(self) -> Written:
        if self._whole is None:
            self._buffers.code.show_all(self._shown, 1)
            ends = self._buffers.ends.tolist()
            self._whole = self._buffers.written(ends[2 * self._players + 1]), ends
        return self._whole

    def _receiver(self, viewer: int | None) -> int:
        if viewer is None:
            return self._players
        return viewer if type(viewer) is int and 0 <= viewer < self._players else self._history.checked(viewer)
