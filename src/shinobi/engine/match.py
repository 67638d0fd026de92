"""A match: one game being played, step by step, by people or bots.

A match is its table, its keys and the actions taken; its state is a fold over them. So it can be written down, replayed
exactly, and stepped back as long as nothing was revealed.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Self

import msgspec

from shinobi.engine.actions import Move
from shinobi.engine.domains import Json, is_whole
from shinobi.engine.errors import BadMove, BadOption, CannotUndo, Refused
from shinobi.engine.events import Told
from shinobi.engine.facts import MemoryRecord
from shinobi.engine.game import Game, game_named
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import Keys, Secret, Seed, checked_seed, fresh_keys
from shinobi.engine.options import Table
from shinobi.engine.reading import Reading, filled, remember
from shinobi.engine.sayings import to_json
from shinobi.engine.seats import SEATS_OF, SPECTATOR
from shinobi.engine.sight import seen_by, seen_bytes
from shinobi.engine.state import StateRecord
from shinobi.engine.views import OMNISCIENT, Viewer, view
from shinobi.locale import texts


class Step(msgspec.Struct, frozen=True, gc=False):
    """One step of a match: who did what, and what was told of it."""

    seat: int
    action: int
    told: tuple[Told, ...]


MARK_EVERY = 32
"""After so many steps the state is kept for a while, so that taking back does not have to begin at the deal."""

MOST_MARKS = 4


def first_seat(seats: int) -> int | None:
    """The first seat of a mask, or `None` if it is empty."""
    return (seats & -seats).bit_length() - 1 if seats else None


class Match:
    """One match. Made by `shinobi.new` and `shinobi.load`."""

    watched = False
    """Whether it is noted what everybody knew before the last step: else nobody can say what they `noticed`."""

    _marks: tuple[tuple[int, bytes, bytes], ...] = ()
    """Some of the last states, packed, each after the number of the steps that led to it; then the memories."""

    def __init__(
        self, game: Game, table: Table, before_the_deal: StateRecord, keys: Keys, names: Sequence[str]
    ) -> None:
        self.game = game
        self.table = table
        self.players = table.players
        self.keys = keys
        self.names = tuple(names)
        self.steps: list[Step] = []
        self._before_the_deal = before_the_deal.pack()
        self._deal()

    @classmethod
    def of(cls, match: "Match") -> "Match":
        """The match, from now on as one of this kind; the one given is not to be used any more."""
        return match

    def _deal(self) -> None:
        self._remembered: dict[Viewer, tuple[int, MemoryRecord]] = {}
        self._state = self.game.rules.State.unpack(self._before_the_deal)
        self.game.rules.setup(self._state, self.keys.key(0))
        self._packed: bytes | None = None
        self.deal = self._heard_now()

    # Whose turn, and what can be done

    @property
    def actors(self) -> list[int]:
        """The seats the match waits for. More than one where seats decide at the same time."""
        return list(SEATS_OF[self._asked])

    @property
    def asked(self) -> int:
        """The mask of the seats the match waits for."""
        return self._asked

    @property
    def actor(self) -> int | None:
        """The seat the match waits for, the first of them if there are several; `None` when it is over."""
        return first_seat(self._asked)

    def asks(self, seat: int) -> bool:
        """Whether the match waits for this seat."""
        return bool(self._asked >> seat & 1)

    @property
    def reacting(self) -> list[int]:
        """The seats that are asked only whether they react: how fast they answer must tell nothing."""
        return list(SEATS_OF[self.game.reacting(self._state)]) if self.game.reacting else []

    @property
    def apart(self) -> bool:
        """Whether seats decide at the same time, and none may learn which others have decided already."""
        return bool(self.game.apart and self.game.apart(self._state))

    def legal(self, seat: int | None = None) -> list[dict[str, Json]]:
        """What the seat may do now; without a seat, what the actor may do."""
        seat = self.actor if seat is None else self._checked(seat)
        if seat is None:
            return []
        return [self.game.actions.move(action) for action in self.game.legal(self._state, seat)]

    def play(self, move: Move, seat: int | None = None) -> None:
        """Make a move; without a seat, for the actor. Raises `Refused` or `BadMove`, and then nothing has changed."""
        if seat is None:
            if len(self.actors) > 1:
                raise BadMove("Several seats decide at the same time here: say which one moves.")
            seat = 0 if self.actor is None else self.actor
        self.act(self.game.actions.action(move), self._checked(seat))

    def act(self, action: int, seat: int) -> None:
        """`play`, for an action already in numbers."""
        self._check(action, seat)
        if self.watched:
            self._before = self._packed_now(), self._asked
        self._take(seat, action, self.keys.key(len(self.steps) + 1))
        self._note(Step(seat, action, self._heard_now()))

    def _note(self, step: Step) -> None:
        self.steps.append(step)
        if len(self.steps) % MARK_EVERY == 0:
            self._marks = (*self._marks[1 - MOST_MARKS :], (len(self.steps), self._packed_now(), self._memories_kept()))

    def check(self, move: Move, seat: int) -> None:
        """Raises `Refused` or `BadMove` where `play` would."""
        self._check(self.game.actions.action(move), self._checked(seat))

    def _check(self, action: int, seat: int) -> None:
        number = self._why_not(seat, action)
        if number:
            raise self._refused(number)

    def _refused(self, number: int) -> Refused:
        clause = self.game.clause(number)
        return Refused(clause, texts("en", self.game.name).say(clause), self.game.name)

    # What can be known

    def view(self, viewer: Viewer) -> dict[str, Json]:
        """What a seat knows, or a spectator (`None`), or one who sees everything (`OMNISCIENT`)."""
        if viewer is not None and viewer != OMNISCIENT:
            viewer = self._checked(viewer)
        return view(self.game, self._state, viewer)

    def known(self, viewer: int | None) -> bytes:
        """What a seat or a spectator knows now and is asked, packed: where this stays the same, so does the view."""
        return self._known(viewer, self._packed_now(), self._asked)

    def seen(self, seat: int) -> bytes:
        """The state, packed, with all blanked that the seat may not see."""
        raw, _ = seen_bytes(self._checked(seat), self.game.rules.State, self._packed_now())
        return bytes(raw)

    def noticed(self) -> int:
        """Whose knowledge the last step has changed, or the last undo: a mask of the seats and, behind, spectators."""
        viewers = (*range(self.players), None)
        return sum(
            (self._known(viewer, *self._before) != self.known(viewer)) << nth for nth, viewer in enumerate(viewers)
        )

    def _known(self, viewer: int | None, packed: bytes, asked: int) -> bytes:
        seat = SPECTATOR if viewer is None else self._checked(viewer)
        seen, hidden = seen_bytes(seat, self.game.rules.State, packed)
        return bytes(seen) + hidden + bytes([asked >> seat & 1])

    def snapshot(self) -> bytes:
        """The state and all memories now, packed, to be looked at later by `last_view` and `facts_after`."""
        return self._packed_now() + self._memories_now()

    def last_view(self, snapshot: bytes, viewer: Viewer, told: Sequence[Told]) -> dict[str, Json]:
        """What a viewer sees at the end of a round: what it knew before the last move, and was told of that move."""
        state, closing = self.game.rules.State, self.game.closing
        assert closing is not None, "only a game with rounds comes to the end of one"
        s = state.unpack(snapshot[: state.layout.size])
        for one in told:
            first, second, third, fourth = (*one.arguments, 0, 0, 0, 0)[:4]
            closing.close(s, one.event, first, second, third, fourth)
        closing.closed(s)
        return view(self.game, s, viewer, closed=True)

    def facts_after(
        self, snapshot: bytes, viewer: Viewer, seen: Mapping[str, Json], told: Sequence[Told]
    ) -> dict[str, Json]:
        """The facts for a viewer who was told this since the snapshot was taken, and now sees this view."""
        kind, receivers = self.game.facts.Memory, (*range(self.players), None, OMNISCIENT)
        receiver = receivers.index(viewer)
        first = self.game.rules.State.layout.size + receiver * kind.layout.size
        memory = kind.unpack(snapshot[first : first + kind.layout.size])
        remember(self.game.facts, memory, self.players, viewer if isinstance(viewer, int) else SPECTATOR, told)
        return self.game.hints.read(seen, memory).facts()

    def for_people(self, viewer: Viewer) -> tuple[bytes, bytes]:
        """What people are told besides the view, as JSON: what is asked or whom they wait for, and facts."""
        game = self.game
        seat = viewer if isinstance(viewer, int) else SPECTATOR
        seen = self._state if viewer == OMNISCIENT else seen_by(seat, self._state)[0]
        asked = bool(self._asked >> seat & 1)
        record = filled(game.facts, seen, self._memory(viewer), seat, asked)
        reading = Reading(game.facts.MESSAGES, record, self.players)
        return msgspec.json.encode([to_json(said) for said in reading.asked()]), msgspec.json.encode(reading.facts())

    def _memory(self, viewer: Viewer) -> MemoryRecord:
        """What a viewer remembers: each event is taken into account once."""
        steps, memory = self._remembered.get(viewer, (-1, None))
        if memory is None:
            memory = self.game.facts.Memory()
        if steps < len(self.steps):
            seat = viewer if isinstance(viewer, int) else SPECTATOR
            remember(self.game.facts, memory, self.players, seat, self.heard(viewer, since=steps + 1))
            self._remembered[viewer] = len(self.steps), memory
        return memory

    def _memories_kept(self) -> bytes:
        """What all receivers remember, where it is at hand."""
        return b""

    def _memories_now(self) -> bytes:
        """What all receivers remember, packed; and one who sees everything, if there is one."""
        viewers = (*range(self.players), None, *({OMNISCIENT} & self._remembered.keys()))
        return b"".join(self._memory(viewer).pack() for viewer in viewers)

    def imagined(self, seat: int, key: int) -> StateRecord:
        """A random world that fits what the seat knows."""
        return imagine(self.game, self._state, self._checked(seat), key)

    def written(self, viewer: int | None, whole: bool = True) -> tuple[bytes, bytes]:
        """What a seat or a spectator is shown of the match, as JSON: the view, and what they may do.

        Unless the `whole` view is wanted, what the last step has not changed may be left out.
        """
        legal = [] if viewer is None else self.legal(viewer)
        return msgspec.json.encode(self.view(viewer)), msgspec.json.encode(legal)

    def written_view(self, viewer: Viewer) -> bytes:
        """The whole view of a seat, a spectator, or one who sees everything, as JSON."""
        return msgspec.json.encode(self.view(viewer))

    def _packed_now(self) -> bytes:
        """The state as bytes; it is needed more than once after every step."""
        if self._packed is None:
            self._packed = self._state.pack()
        return self._packed

    # What the rules say and do: overridden where the rules are compiled

    @property
    def _asked(self) -> int:
        """The mask of the seats the match waits for."""
        return self.game.rules.actors(self._state)

    @property
    def _ending(self) -> int:
        """The number of the clause that ended the match, or 0."""
        return self.game.rules.over(self._state)

    def _why_not(self, seat: int, action: int) -> int:
        return self.game.rules.why_not(self._state, seat, action)

    def _take(self, seat: int, action: int, key: int) -> None:
        self._packed = None
        self._state.told_count = 0
        self.game.rules.apply(self._state, seat, action, key)

    def _heard_now(self) -> tuple[Told, ...]:
        return tuple(self.game.events.heard(self._state))

    def events(self, viewer: Viewer) -> list[dict[str, Json]]:
        """What the viewer was told, in order."""
        return [self.game.events.shown(told) for told in self.heard(viewer)]

    def heard(self, viewer: Viewer, since: int = 0) -> list[Told]:
        """`events`, in numbers, from the step `since` on; the deal is step 0."""
        steps = self.steps[since - 1 :] if since else self.steps
        everything = [*(() if since else self.deal), *(told for step in steps for told in step.told)]
        if viewer == OMNISCIENT:
            return everything
        seat = SPECTATOR if viewer is None else self._checked(viewer)
        return [told for told in everything if told.to >> seat & 1]

    # How it ends

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._ending != 0

    @property
    def ended_by(self) -> str | None:
        """The clause that ended the match."""
        return self.game.clause(self._ending) if self._ending else None

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the victory; all 0 while the match goes on."""
        return self.game.shares(self._state)

    # Going back, and writing down

    def why_no_undo(self, seat: int | None = None) -> str | None:
        """Why the last move cannot be taken back (by this seat), as the name of a text, or `None` if it can."""
        last = self.last_move(seat)
        if last is None:
            return "undo-nothing"
        if self.over:
            return "undo-over"
        told = self.steps[last].told
        if any(map(self.game.events.reveals, told)):
            return "undo-revealed"
        if any(map(self.game.events.final, told)):
            return "undo-final"
        return None

    def undoable(self) -> int:
        """The mask of the seats that could take back a move now."""
        if not self.steps or self.over:
            return 0
        last, blocks_undo, heard = self.steps[-1], self.game.events.blocks_undo, 0
        stands = False
        for told in last.told:
            heard |= told.to
            stands |= blocks_undo[told.event]
        seats = 0 if stands else 1 << last.seat
        # Who was told of the last step, and did not take it, cannot.
        for seat in SEATS_OF[((1 << self.players) - 1) & ~(heard | 1 << last.seat)]:
            seats |= (self.why_no_undo(seat) is None) << seat
        return seats

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

    def undo(self, seat: int | None = None) -> dict[str, Json]:
        """Take back the last move, while nothing was revealed by it. Returns the move; raises `CannotUndo`."""
        problem = self.why_no_undo(seat)
        last = self.last_move(seat)
        if problem or last is None:
            raise CannotUndo.of(str(problem))
        steps = self.steps
        before = self._packed_now(), self._asked
        self._go_back(last)
        for number in range(len(self.steps), len(steps)):
            if number != last:
                self.act(steps[number].action, steps[number].seat)
        self._before = before
        return self.game.actions.move(steps[last].action)

    def _go_back(self, most: int) -> None:
        """To the last state that is kept, if it is of so many steps at most, or to the deal."""
        self._remembered = {}
        self._marks = tuple(mark for mark in self._marks if mark[0] <= most)
        if self._marks:
            count, packed, _ = self._marks[-1]
            self._state, self._packed = self.game.rules.State.unpack(packed), None
            self.steps = self.steps[:count]
        else:
            self._deal()
            self.steps = []

    def copy(self) -> Self:
        """The match as it is now: to look at while this one goes on."""
        twin = type(self).__new__(type(self))
        vars(twin).update(vars(self))
        twin.steps = list(self.steps)
        twin._remembered = {}
        twin._state = self._state.unpack(self._state.pack())
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether both are the same match, played equally far."""
        if not isinstance(other, Match):
            return NotImplemented
        return self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # it changes with every step

    def _identity(self) -> tuple[object, ...]:
        return self.table, self.keys, self.names, self.steps

    def record(self) -> dict[str, Json]:
        """The record of the match (docs/record.md). It shows everything: publish it only at the end."""
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
            "result": {"ended": self.ended_by, "shares": self.shares} if self.over else None,
        }

    def _checked(self, seat: Viewer) -> int:
        if isinstance(seat, int) and is_whole(seat) and 0 <= seat < self.players:
            return seat
        raise BadOption.of("no-such-seat", seat=repr(seat), last=str(self.players - 1))


def new(
    game: str,
    *,
    players: int | None = None,
    edition: str | None = None,
    seed: int | None = None,
    secret: bytes | None = None,
    names: Sequence[str] | None = None,
    **options: Json,
) -> Match:
    """Deal a new match.

    The edition is the game's first if not given, the players as few as it allows. With a `seed` (a whole number of
    up to 64 bits) the same match comes out every time; else the keys come from 256 secret bits, fresh unless
    `secret` gives them.
    """
    of_name = game_named(game)
    table, s = of_name.table(players, edition, options)
    keys: Keys
    if seed is not None:
        keys = Seed(checked_seed(seed))
    elif secret is not None:
        if len(secret) != 32:
            raise BadOption(f"A secret is 32 bytes, not {len(secret)}.")
        keys = Secret(bytes(secret))
    else:
        keys = fresh_keys()
    called = [f"seat {seat}" for seat in range(table.players)] if names is None else names
    if not isinstance(called, list | tuple) or len(called) != table.players or not all(map(_is_text, called)):
        raise BadOption(f"This table needs {table.players} names, one for each player.")
    return Match(of_name, table, s, keys, called)


def _is_text(name: object) -> bool:
    return isinstance(name, str)
