"""Records by the hundred thousand: written from compiled play, and verified by playing them again.

A record is mostly steps, and the same steps come again and again. So their JSON is made once and kept, and a record
is verified by replaying its actions in compiled code, writing it anew, and comparing the two texts. Only where they
differ is it read closely, by `record.load`, which can say what is wrong.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import numpy as np

from shinobi.engine.agreement import keys_of
from shinobi.engine.errors import BadRecord, ShinobiError
from shinobi.engine.events import CELL_BYTES
from shinobi.engine.game import game_named
from shinobi.engine.keys import Seed
from shinobi.engine.native.calls import Array, Compiled, compiled
from shinobi.engine.native.loops.replays import Replay
from shinobi.engine.options import Table
from shinobi.engine.records.record import FORMAT, load
from shinobi.engine.state import EVENT_CELLS

MOST_KEPT = 200_000
"""How many different steps, and how many different events, are kept as JSON."""

EVENT_BYTES = CELL_BYTES * EVENT_CELLS

encode = msgspec.json.encode


class RawStep(msgspec.Struct):
    """A step of which only the seat is read; the move is looked up by its bytes."""

    seat: int
    move: msgspec.Raw


class RawRecord(msgspec.Struct):
    """As much of a record as replaying it needs."""

    game: str
    players: int
    edition: str
    options: dict[str, Any]
    seats: list[str]
    keys: dict[str, Any]
    steps: list[RawStep]


class Writer:
    """Writes records of matches at one kind of table."""

    def __init__(self, code: Compiled, table: Table, before_the_deal: bytes, names: list[str]) -> None:
        game = code.game
        self.code = code
        self.states = np.frombuffer(before_the_deal * 2, code.dtype).copy()
        self.head = encode(
            {
                "shinobi": FORMAT,
                "game": game.name,
                "players": table.players,
                "edition": table.edition,
                "options": dict(table.options),
                "seats": names,
            }
        )[:-1]
        self.players = table.players
        self.moves = [encode(game.actions.written(action)) for action in range(len(game.actions))]
        self.actions = {move: action for action, move in enumerate(self.moves)}
        self.kept: dict[tuple[int, int, bytes], bytes] = {}
        self.events: dict[bytes, bytes] = {}
        self.shares = np.zeros(table.players)
        self.told = np.zeros(0, np.int16)

    def record(self, keys: dict[str, Any], key_of_step: Array, seats: Array, actions: Array) -> bytes:
        """The record of the match these steps make; step 0 is the deal. Raises `BadRecord` if one is refused."""
        steps = len(seats)
        most = EVENT_CELLS * self.code.state.most_events
        if len(self.told) < steps * most:
            self.told = np.zeros(2 * steps * most, np.int16)
        ends = np.zeros(steps, np.int64)
        task = Replay(
            states=self.states,
            keys=key_of_step,
            seats=seats,
            actions=actions,
            ends=ends,
            told=self.told,
            ended=0,
            shares=self.shares,
        )
        played = self.code.replay(task)
        if played < steps:
            raise BadRecord(f"Step {played} breaks a rule.")
        cells = self.told[: ends[-1]].tobytes()
        written = []
        first = 0
        for seat, action, end in zip(seats.tolist(), actions.tolist(), (2 * ends).tolist(), strict=True):
            step = (seat, action, cells[first:end])
            written.append(self.kept.get(step) or self._keep(step))
            first = end
        parts = (
            self.head,
            b',"keys":' + encode(keys),
            b',"deal":' + written[0],
            b',"steps":[' + b",".join(written[1:]),
            b'],"result":' + self._result(task.ended) + b"}",
        )
        return b"".join(parts)

    def _keep(self, step: tuple[int, int, bytes]) -> bytes:
        seat, action, cells = step
        told = (
            b"["
            + b",".join(
                [self._event(cells[first : first + EVENT_BYTES]) for first in range(0, len(cells), EVENT_BYTES)]
            )
            + b"]"
        )
        written = told
        if seat >= 0:
            written = b'{"seat":%d,"move":%b,"told":%b}' % (seat, self.moves[action], told)
        if len(self.kept) < MOST_KEPT:
            self.kept[step] = written
        return written

    def _event(self, cells: bytes) -> bytes:
        written = self.events.get(cells)
        if written is None:
            events = self.code.game.events
            (told,) = events.of_cells(np.frombuffer(cells, np.int16).tolist())
            written = encode(events.written(told))
            if len(self.events) < MOST_KEPT:
                self.events[cells] = written
        return written

    def _result(self, ended: int) -> bytes:
        if not ended:
            return b"null"
        return encode({"ended": self.code.game.clause(ended), "shares": self.shares.tolist()})


class Verifier:
    """Says of records whether every step, event and result is right."""

    def __init__(self) -> None:
        self.decoder = msgspec.json.Decoder(RawRecord)
        self.writers: dict[bytes, Writer] = {}

    def problem(self, line: bytes) -> BadRecord | None:
        """What is wrong with a record, or `None`."""
        try:
            if self._again(line) == line:
                return None
        except (msgspec.DecodeError, UnicodeError, RecursionError, ShinobiError, KeyError, OverflowError):
            pass
        try:
            load(line)
        except BadRecord as problem:
            return problem
        return None

    def _again(self, line: bytes) -> bytes:
        """The record, written anew from its table, keys and actions."""
        raw = self.decoder.decode(line)
        writer = self._writer(raw)
        steps = len(raw.steps) + 1
        keys = keys_of(raw.game, raw.players, raw.edition, raw.options, raw.keys)
        key_of_step = np.zeros(steps, np.uint64)
        if isinstance(keys, Seed):
            writer.code.keys_into(keys.seed, key_of_step)
        else:
            key_of_step[:] = [keys.key(step) for step in range(steps)]
        seats = np.array([-1, *(step.seat for step in raw.steps)], np.int8)
        actions = np.array([0, *(writer.actions[bytes(step.move)] for step in raw.steps)], np.int16)
        if not ((seats[1:] >= 0) & (seats[1:] < writer.players)).all():
            raise BadRecord("It names a seat that the table does not have.")
        return writer.record(raw.keys, key_of_step, seats, actions)

    def _writer(self, raw: RawRecord) -> Writer:
        table_key = encode([raw.game, raw.players, raw.edition, raw.options, raw.seats])
        if table_key not in self.writers:
            if len(self.writers) == 64:
                self.writers.clear()
            table, s = game_named(raw.game).table(raw.players, raw.edition, raw.options)
            if len(raw.seats) != table.players:
                raise BadRecord("It does not name every seat.")
            self.writers[table_key] = Writer(compiled(raw.game), table, s.pack(), raw.seats)
        return self.writers[table_key]


def problems(lines: Iterable[bytes]) -> Iterator[BadRecord | None]:
    """For each line, what is wrong with the record in it, or `None`."""
    verifier = Verifier()
    return (verifier.problem(line) for line in lines)
