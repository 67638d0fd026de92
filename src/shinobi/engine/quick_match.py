"""A match whose steps are taken, and whose views are written, by compiled code: for servers with many tables.

It is a `Match` in all it says and does. One call shows a step to every seat and the spectators.
"""

import threading
from collections.abc import Iterable
from typing import Any, Self

import numpy as np

from shinobi.engine.compiled import PEOPLE, TABLES, Array, Compiled, compiled
from shinobi.engine.compiler.records import placed
from shinobi.engine.domains import Json
from shinobi.engine.events import CELL_BYTES, Told
from shinobi.engine.facts_table import FactsTable
from shinobi.engine.loops.people import FRAME, Board
from shinobi.engine.loops.views import Show
from shinobi.engine.match import Match, Step
from shinobi.engine.reading import FactsModule
from shinobi.engine.seats import MOST_SEATS, SPECTATOR, only
from shinobi.engine.showing import showing
from shinobi.engine.sight import hiding
from shinobi.engine.state import EVENT_CELLS, StateRecord
from shinobi.engine.views import OMNISCIENT, Viewer

RECEIVERS = MOST_SEATS + 1

DEEPEST_MESSAGES = 16
"""So many messages may be in one another."""


class ViewBuffers:
    """What the views of a game's matches are written with, and room to write them in.

    There is one for all matches of a game that belong to the same thread.
    """

    def __init__(self, code: Compiled, *, everything: bool = False) -> None:
        """They are written for those at a table, or for one who sees `everything`."""
        game, told, hidden = code.game, code.state.fields["told"], hiding(code.state)
        assert told.offset == 0
        assert hidden.table[1] == 0, "what hides `told` comes first, too"
        table = showing(game.name, code.state, game.actions, everything=everything)
        self.code = code
        untold = CELL_BYTES * told.cells
        self.untold = hidden.blank[:untold], b"\1" * untold
        """What everybody knows of `told`, which is nothing, and the marks that say so."""
        self.shown = code.dtype.itemsize - untold
        self.width = 2 * self.shown + 1
        """Bytes of a row that says what somebody knows of the rest of a state."""
        self.out = np.zeros(RECEIVERS * table.longest + untold, np.uint8)
        self.read = self.out.data
        self.ends = np.zeros(2 * RECEIVERS + 4, np.int64)
        self.shared = {
            "rows": np.array(table.rows, np.int64),
            "starts": np.array(table.starts, np.int64),
            "texts": np.frombuffer(bytes(table.text), np.uint8),
            "first_move": table.first_move,
            "now": np.zeros(2 * code.dtype.itemsize + 1, np.uint8),
            "legal": np.zeros(len(game.actions), np.int16),
            "out": self.out,
            "ends": self.ends,
        }

    def show(self, states: Array, players: int) -> Show:
        """What shows the first of these states: a match of so many players."""
        return Show(states=states, known=np.zeros((players + 1, self.width), np.uint8), **self.shared)

    def written(self, until: int) -> bytes:
        """What is written here so far."""
        return self.read[:until].tobytes()


class FactsBuffers:
    """What the facts of a game's matches are written with, and room to write them in: for one thread, too."""

    def __init__(self, code: Compiled, module: FactsModule) -> None:
        table = FactsTable(module)
        assert module.Facts.fields["said"].offset == 0
        self.memory = np.frombuffer(module.Memory().pack(), np.uint8)
        self.out = np.zeros(table.longest, np.uint8)
        self.read = self.out.data
        self.ends = np.zeros(2, np.int64)
        self.shared = {
            "now": np.zeros(code.dtype.itemsize, np.uint8),
            "trial": np.zeros(code.dtype.itemsize, np.uint8),
            "record": np.zeros(module.Facts.layout.size, np.uint8),
            "blank": np.frombuffer(module.Facts().pack(), np.uint8),
            "fields": np.array(table.rows, np.int64),
            "messages": np.array(table.messages, np.int64),
            "starts": np.array(table.starts, np.int64),
            "texts": np.frombuffer(bytes(table.text), np.uint8),
            "stack": np.zeros(FRAME * DEEPEST_MESSAGES, np.int64),
            "out": self.out,
            "ends": self.ends,
        }

    def board(self, known: Array, memories: Array) -> Board:
        """What writes for the people of a match."""
        return Board(known=known, memories=memories, **self.shared)

    def written(self) -> tuple[bytes, bytes]:
        """What is asked, and the facts, as they were written last."""
        asked, facts = self.ends.tolist()
        return self.read[:asked].tobytes(), self.read[asked:facts].tobytes()


_own = threading.local()
"""The buffers of each thread."""


def buffers(game: str) -> ViewBuffers:
    """The buffers of this thread for matches of this game. The first time, the rules are compiled, or loaded."""
    views: dict[str, ViewBuffers] = vars(_own).setdefault("views", {})
    if game not in views:
        views[game] = ViewBuffers(compiled(game))
        views[game].code.load(TABLES)
    return views[game]


def everything_buffers(game: str) -> ViewBuffers:
    """The buffers of this thread for those who see everything of matches of this game."""
    views: dict[str, ViewBuffers] = vars(_own).setdefault("everything", {})
    if game not in views:
        views[game] = ViewBuffers(compiled(game), everything=True)
    return views[game]


def facts_buffers(game: str) -> FactsBuffers:
    """The buffers of this thread for the facts of this game."""
    facts: dict[str, FactsBuffers] = vars(_own).setdefault("facts", {})
    code = buffers(game).code
    if game not in facts:
        code.load(PEOPLE)
        facts[game] = FactsBuffers(code, code.game.facts)
    return facts[game]


class QuickMatch(Match):
    """A match, played by compiled rules."""

    _asked = 0
    _ending = 0
    _noticed = 0
    _whole: tuple[bytes, list[int]] | None = None
    _memories: Array | None = None
    _seeing_all: tuple[int, Board] | None = None
    """What writes for one who sees everything, if there is one, and of how many steps it remembers what was told."""

    @classmethod
    def of(cls, match: Match) -> Self:
        if isinstance(match, cls):
            return match
        twin = cls.__new__(cls)
        vars(twin).update(vars(match))
        twin._put(vars(twin).pop("_state"))
        twin._recall()
        return twin

    def _put(self, s: StateRecord) -> None:
        self._remembered = {}
        self._seeing_all = None
        self._buffers = buffers(self.game.name)
        self._states = self._buffers.code.states(s, 1)
        self._placed = placed(self._states)
        self._raw = self._states.view(np.uint8)
        self._shown = self._buffers.show(self._states, self.players)
        self._knowledge: Array = self._shown.known
        self._facts = facts_buffers(self.game.name)
        if self._memories is None:
            self._memories = np.tile(self._facts.memory, (self.players + 1, 1)).copy()
        self._board = self._facts.board(self._knowledge, self._memories)
        self._show()

    def _show(self) -> None:
        """Let everybody be shown everything."""
        self._buffers.code.show_all(self._shown, 1)
        self._take_over()
        self._whole = self._changes

    def _take_over(self) -> None:
        """Keep what is written in the buffers, before others write there."""
        self._packed = None
        self._unpacked: StateRecord | None = None
        ends, players = self._buffers.ends.tolist(), self.players
        self._asked, self._ending, self._noticed, written = ends[2 * players + 2 : 2 * players + 6]
        self._changes = self._buffers.written(written), ends
        self._whole = None

    def _deal(self) -> None:
        self._put(self.game.rules.State.unpack(self._before_the_deal))
        self._buffers.code.deal(self._states, 0, self.keys.key(0))
        self._show()
        self._forget()
        self._remember()
        self.deal = self._heard_now()

    def act(self, action: int, seat: int) -> None:
        key = self.keys.key(len(self.steps) + 1)
        clause = self._buffers.code.step_and_show(self._shown, seat, action, key)
        if clause:
            raise self._refused(clause)
        self._take_over()
        self._remember()
        self._note(Step(seat, action, self._heard_now()))

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
            self._unpacked = self._buffers.code.state.unpack(self._packed_now())
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
        kept |= {"_before_the_deal": self._before_the_deal, "_packed": None, "_remembered": {}}
        vars(twin).update(kept)
        twin.steps = list(self.steps)
        twin._state = self._buffers.code.state.unpack(self._packed_now())
        return twin

    def __reduce__(self) -> Any:
        return QuickMatch.of, (self.copy(),)

    # What is remembered, and what people are told besides their views

    def _remember(self) -> None:
        """Let everybody remember what the last step told."""
        self._buffers.code.remember_told(self._board, self._placed)

    def _forget(self) -> None:
        assert self._memories is not None
        self._memories[:] = self._facts.memory

    def _recall(self) -> None:
        """Remember anew all that was told so far."""
        self._forget()
        self._remember_all(self._board, self.heard(OMNISCIENT))

    def _remember_all(self, board: Board, told: Iterable[Told]) -> None:
        cells = [(one.to, one.event, *one.arguments, 0, 0, 0, 0)[:EVENT_CELLS] for one in told]
        self._buffers.code.remember_all(board, self.players, np.array(cells, np.int64).reshape(-1))

    def _memories_kept(self) -> bytes:
        assert self._memories is not None
        return self._memories.tobytes()

    def _memories_now(self) -> bytes:
        if self._seeing_all is None:
            return self._memories_kept()
        of_all: bytes = self._board_of_all().memories[self.players].tobytes()
        return self._memories_kept() + of_all

    def _board_of_all(self) -> Board:
        """What writes for one who sees everything: in the place of spectators, but told and shown all."""
        steps, board = self._seeing_all or (-1, None)
        if board is None:
            memories = np.tile(self._facts.memory, (self.players + 1, 1)).copy()
            board = self._facts.board(np.zeros_like(self._knowledge), memories)
        if steps < len(self.steps):
            told = self.heard(OMNISCIENT, since=steps + 1)
            self._remember_all(board, (one._replace(to=only(SPECTATOR)) for one in told))
            self._seeing_all = len(self.steps), board
        return board

    def _go_back(self, most: int) -> None:
        super()._go_back(most)
        if self._memories is None or not self.steps:
            return
        memories = self._marks[-1][2]
        if len(memories) == self._memories.nbytes:
            self._memories[:] = np.frombuffer(memories, np.uint8).reshape(self._memories.shape)
        else:
            self._recall()

    def for_people(self, viewer: Viewer) -> tuple[bytes, bytes]:
        board = self._board
        if viewer == OMNISCIENT:
            board = self._board_of_all()
            board.known[self.players, : self._buffers.shown] = self._raw[-self._buffers.shown :]
            viewer = None
        assert not isinstance(viewer, str)
        self._buffers.code.write_for(board, self._receiver(viewer))
        return self._facts.written()

    # What can be known

    def known(self, viewer: int | None) -> bytes:
        known: bytes = self._knowledge[self._receiver(viewer)].tobytes()
        (blank, marks), shown = self._buffers.untold, self._buffers.shown
        return blank + known[:shown] + marks + known[shown:]

    def noticed(self) -> int:
        return self._noticed

    def written(self, viewer: int | None, whole: bool = True) -> tuple[bytes, bytes]:
        text, ends = self._all_written() if whole else self._changes
        receiver = self._receiver(viewer)
        first, middle, after = ends[2 * receiver - 1] if receiver else 0, ends[2 * receiver], ends[2 * receiver + 1]
        return text[first:middle], text[middle:after]

    def written_view(self, viewer: Viewer) -> bytes:
        if viewer != OMNISCIENT:
            assert not isinstance(viewer, str)
            return self.written(viewer)[0]
        views = everything_buffers(self.game.name)
        views.code.show_everything(views.show(self._states, self.players))
        return views.written(views.ends.tolist()[0])

    def _all_written(self) -> tuple[bytes, list[int]]:
        if self._whole is None:
            self._buffers.code.show_all(self._shown, 1)
            ends = self._buffers.ends.tolist()
            self._whole = self._buffers.written(ends[2 * self.players + 1]), ends
        return self._whole

    def _receiver(self, viewer: int | None) -> int:
        if viewer is None:
            return self.players
        return viewer if type(viewer) is int and 0 <= viewer < self.players else self._checked(viewer)

    def _why_not(self, seat: int, action: int) -> int:
        return self._buffers.code.why_not(self._states, 0, seat, action)

    def _heard_now(self) -> tuple[Told, ...]:
        text, ends = self._changes
        return self.game.events.of_bytes(text[ends[2 * self.players + 1] :])
