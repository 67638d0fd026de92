"""A match: one game being played, step by step, by people or bots.

A match is a history (its table, its keys and the actions taken) and a runner, which folds them into a state and shows
it. So it can be written down, replayed exactly, and stepped back as long as nothing was revealed.
"""

from collections.abc import Mapping, Sequence
from typing import Self

from shinobi.engine.actions import Move
from shinobi.engine.domains import Json
from shinobi.engine.errors import BadMove, BadOption, CannotUndo, Refused
from shinobi.engine.events import Told
from shinobi.engine.game import Game, game_named
from shinobi.engine.history import History, Step
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import Keys, Secret, Seed, checked_seed, fresh_keys
from shinobi.engine.options import Table
from shinobi.engine.reading import remember
from shinobi.engine.runner import Interpreted, Runner
from shinobi.engine.seats import SEATS_OF, SPECTATOR
from shinobi.engine.sight import seen_bytes
from shinobi.engine.state import StateRecord
from shinobi.engine.views import OMNISCIENT, Viewer, view
from shinobi.locale import texts

MARK_EVERY = 32
"""After so many steps the state is kept for a while, so that taking back does not have to begin at the deal."""

MOST_MARKS = 4


def first_seat(seats: int) -> int | None:
    """The first seat of a mask, or `None` if it is empty."""
    return (seats & -seats).bit_length() - 1 if seats else None


class Match:
    """One match. Made by `shinobi.new` and `shinobi.load`."""

    def __init__(
        self,
        game: Game,
        table: Table,
        before_the_deal: StateRecord,
        keys: Keys,
        names: Sequence[str],
        runner: type[Runner] = Interpreted,
    ) -> None:
        self.history = History(game, table, before_the_deal.pack(), keys, names)
        self.game, self.table, self.players, self.keys = game, table, table.players, keys
        self.runner: Runner = runner(self.history, before_the_deal)
        self._marks: list[tuple[int, tuple[bytes, bytes]]] = []
        """Some of the last moments, each after the number of the steps that led to it."""
        self.history.deal = self.runner.deal()

    def run_by(self, runner: type[Runner]) -> Self:
        """From now on, let this runner play the match. Returns the match."""
        if not isinstance(self.runner, runner):
            self.runner = runner(self.history, self.runner.state)
        return self

    @property
    def names(self) -> tuple[str, ...]:
        """How the seats are called."""
        return self.history.names

    @property
    def deal(self) -> tuple[Told, ...]:
        """What was told of the deal."""
        return self.history.deal

    @property
    def steps(self) -> list[Step]:
        """What has happened so far."""
        return self.history.steps

    @property
    def state(self) -> StateRecord:
        """The state, with all that is hidden: to look at. To change it, put another in its place."""
        return self.runner.state

    @state.setter
    def state(self, s: StateRecord) -> None:
        self.runner.state = s

    # Whose turn, and what can be done

    @property
    def actors(self) -> list[int]:
        """The seats the match waits for. More than one where seats decide at the same time."""
        return list(SEATS_OF[self.runner.asked])

    @property
    def asked(self) -> int:
        """The mask of the seats the match waits for."""
        return self.runner.asked

    @property
    def actor(self) -> int | None:
        """The seat the match waits for, the first of them if there are several; `None` when it is over."""
        return first_seat(self.runner.asked)

    def asks(self, seat: int) -> bool:
        """Whether the match waits for this seat."""
        return bool(self.runner.asked >> seat & 1)

    @property
    def reacting(self) -> list[int]:
        """The seats that are asked only whether they react: how fast they answer must tell nothing."""
        return list(SEATS_OF[self.runner.reacting])

    @property
    def apart(self) -> bool:
        """Whether seats decide at the same time, and none may learn which others have decided already."""
        return bool(self.game.apart and self.game.apart(self.runner.state))

    def legal(self, seat: int | None = None) -> list[dict[str, Json]]:
        """What the seat may do now; without a seat, what the actor may do."""
        seat = self.actor if seat is None else self.history.checked(seat)
        if seat is None:
            return []
        return [self.game.actions.move(action) for action in self.game.legal(self.runner.state, seat)]

    def play(self, move: Move, seat: int | None = None) -> None:
        """Make a move; without a seat, for the actor. Raises `Refused` or `BadMove`, and then nothing has changed."""
        if seat is None:
            if len(self.actors) > 1:
                raise BadMove("Several seats decide at the same time here: say which one moves.")
            seat = 0 if self.actor is None else self.actor
        self.act(self.game.actions.action(move), self.history.checked(seat))

    def act(self, action: int, seat: int) -> tuple[Told, ...]:
        """`play`, for an action already in numbers. Returns what was told of it."""
        steps = self.history.steps
        clause = self.runner.step(seat, action, self.keys.key(len(steps) + 1))
        if clause:
            raise self._refused(clause)
        told = self.runner.told()
        steps.append(Step(seat, action, told))
        if len(steps) % MARK_EVERY == 0:
            self._marks = [*self._marks[1 - MOST_MARKS :], (len(steps), self.runner.mark())]
        return told

    def check(self, move: Move, seat: int) -> None:
        """Raises `Refused` or `BadMove` where `play` would."""
        number = self.runner.why_not(self.history.checked(seat), self.game.actions.action(move))
        if number:
            raise self._refused(number)

    def _refused(self, number: int) -> Refused:
        clause = self.game.clause(number)
        return Refused(clause, texts("en", self.game.name).say(clause), self.game.name)

    # What can be known

    def view(self, viewer: Viewer) -> dict[str, Json]:
        """What a seat knows, or a spectator (`None`), or one who sees everything (`OMNISCIENT`)."""
        if viewer is not None and viewer != OMNISCIENT:
            viewer = self.history.checked(viewer)
        return view(self.game, self.runner.state, viewer)

    def known(self, viewer: int | None) -> bytes:
        """What a seat or a spectator knows now and is asked, packed: where this stays the same, so does the view."""
        return self.runner.known(viewer)

    def seen(self, seat: int) -> bytes:
        """The state, packed, with all blanked that the seat may not see."""
        raw, _ = seen_bytes(self.history.checked(seat), self.game.rules.State, self.runner.packed())
        return bytes(raw)

    def noticed(self) -> int:
        """Whose knowledge the last step has changed, or the last undo: a mask of the seats and, behind, spectators.

        Interpreted rules can tell only where `runner.watched` was set before.
        """
        return self.runner.noticed()

    def snapshot(self) -> bytes:
        """The state and all memories now, packed, to be looked at later by `last_view` and `facts_after`."""
        return self.runner.packed() + self.runner.memories()

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
        return self.runner.for_people(viewer)

    def imagined(self, seat: int, key: int) -> StateRecord:
        """A random world that fits what the seat knows."""
        return imagine(self.game, self.runner.state, self.history.checked(seat), key)

    def written(self, viewer: int | None, whole: bool = True) -> tuple[bytes, bytes]:
        """What a seat or a spectator is shown of the match, as JSON: the view, and what they may do.

        Unless the `whole` view is wanted, what the last step has not changed may be left out.
        """
        return self.runner.written(viewer, whole)

    def written_changes(self) -> Sequence[tuple[bytes, bytes]]:
        """`written`, for every seat and then the spectators: what the last step has changed of it."""
        return self.runner.written_changes()

    def written_view(self, viewer: Viewer) -> bytes:
        """The whole view of a seat, a spectator, or one who sees everything, as JSON."""
        return self.runner.written_view(viewer)

    def events(self, viewer: Viewer) -> list[dict[str, Json]]:
        """What the viewer was told, in order."""
        return [self.game.events.shown(told) for told in self.heard(viewer)]

    def heard(self, viewer: Viewer, since: int = 0) -> list[Told]:
        """`events`, in numbers, from the step `since` on; the deal is step 0."""
        return self.history.heard(viewer, since)

    # How it ends

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.runner.ending != 0

    @property
    def ended_by(self) -> str | None:
        """The clause that ended the match."""
        return self.game.clause(self.runner.ending) if self.runner.ending else None

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the victory; all 0 while the match goes on."""
        return self.game.shares(self.runner.state)

    # Going back, and writing down

    def why_no_undo(self, seat: int | None = None) -> str | None:
        """Why the last move cannot be taken back (by this seat), as the name of a text, or `None` if it can."""
        problem = self.history.why_no_undo(seat)
        return "undo-over" if self.over and problem != "undo-nothing" else problem

    def undoable(self) -> int:
        """The mask of the seats that could take back a move now."""
        steps = self.history.steps
        if not steps or self.runner.ending:
            return 0
        last, blocks_undo, heard = steps[-1], self.game.events.blocks_undo, 0
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
        """The step that can be taken back; see `History.last_move`."""
        return self.history.last_move(seat)

    def undo(self, seat: int | None = None) -> dict[str, Json]:
        """Take back the last move, while nothing was revealed by it. Returns the move; raises `CannotUndo`."""
        problem = self.why_no_undo(seat)
        last = self.last_move(seat)
        if problem or last is None:
            raise CannotUndo.of(str(problem))
        steps = self.steps
        before = self.runner.knowledge()
        self._go_back(last)
        for number in range(len(self.steps), len(steps)):
            if number != last:
                self.act(steps[number].action, steps[number].seat)
        self.runner.compare(before)
        return self.game.actions.move(steps[last].action)

    def _go_back(self, most: int) -> None:
        """To the last moment that is marked, if it is of so many steps at most, or to the deal."""
        history = self.history
        self._marks = [mark for mark in self._marks if mark[0] <= most]
        if self._marks:
            count, moment = self._marks[-1]
            history.steps = history.steps[:count]
            self.runner.go_back(moment)
        else:
            history.steps = []
            history.deal = self.runner.deal()

    def copy(self) -> "Match":
        """The match as it is now, by interpreted rules: to look at while this one goes on."""
        return _again(self.history.copy(), self.runner.packed(), Interpreted)

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.history, self.runner.packed(), type(self.runner))

    def __eq__(self, other: object) -> bool:
        """Whether both are the same match, played equally far."""
        return self.history == other.history if isinstance(other, Match) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it changes with every step

    def record(self) -> dict[str, Json]:
        """The record of the match (docs/record.md). It shows everything: publish it only at the end."""
        result: Json = {"ended": self.ended_by, "shares": self.shares} if self.over else None
        return self.history.record() | {"result": result}


def _again(history: History, packed: bytes, runner: type[Runner]) -> Match:
    """The match of this history, which has led to this state."""
    match = Match.__new__(Match)
    match.history = history
    match.game, match.table, match.players, match.keys = history.game, history.table, history.players, history.keys
    match.runner = runner(history, history.game.rules.State.unpack(packed))
    match._marks = []
    return match


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
