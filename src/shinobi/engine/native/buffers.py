"""What compiled code writes views and facts with, and the room that it writes them in, for each thread its own."""

import threading

import numpy as np

from shinobi.engine.events import CELL_BYTES
from shinobi.engine.native.calls import PEOPLE, TABLES, Array, Compiled, compiled
from shinobi.engine.native.facts_table import FactsTable
from shinobi.engine.native.loops.people import FRAME, Board
from shinobi.engine.native.loops.views import Show
from shinobi.engine.native.showing import showing
from shinobi.engine.reading import FactsModule
from shinobi.engine.seats import MOST_SEATS
from shinobi.engine.sight import hiding

RECEIVERS = MOST_SEATS + 1

DEEPEST_MESSAGES = 16
"""So many messages may be in one another."""


Written = tuple[bytes, list[int]]
"""Two texts for each receiver, and where each of them ends."""


def written_for(receiver: int, written: Written) -> tuple[bytes, bytes]:
    """The two texts of a receiver."""
    text, ends = written
    first, middle, after = ends[2 * receiver - 1] if receiver else 0, ends[2 * receiver], ends[2 * receiver + 1]
    return text[first:middle], text[middle:after]


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
        self.ends = np.zeros(2 * RECEIVERS + 5, np.int64)
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
        self.out = np.zeros(RECEIVERS * table.longest, np.uint8)
        self.read = self.out.data
        self.ends = np.zeros(2 * RECEIVERS, np.int64)
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

    def board(self, states: Array, known: Array, memories: Array) -> Board:
        """What writes for the people of a match."""
        return Board(states=states, known=known, memories=memories, **self.shared)

    def written(self, players: int) -> Written:
        """What was written last, for a match of so many players."""
        ends = self.ends.tolist()
        return self.read[: ends[2 * players + 1]].tobytes(), ends


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
