"""A table: people and bots around one match, as a fold over the table's log; and what each receiver is told of it.

Everything that a seat or a spectator is told is made here, from `Match.view`, `Match.legal` and the events that seat
was told, and from nothing else.
"""

from array import array
from collections.abc import Callable, Sequence
from math import ceil
from typing import Any

from msgspec import UNSET, Raw, UnsetType

from shinobi.engine.agreement import Agreement
from shinobi.engine.domains import Json
from shinobi.engine.events import Told
from shinobi.engine.game import game_named
from shinobi.engine.keys import Agreed
from shinobi.engine.match import Match
from shinobi.engine.seats import SEATS_OF
from shinobi.engine.talk import PHRASES, Kind, Remark
from shinobi.table.arranging import arrange
from shinobi.table.company import Company, Seat, Viewer
from shinobi.table.dealing import Dealing
from shinobi.table.log import (
    AnyEntry,
    Choice,
    Committed,
    Continued,
    Contributed,
    Created,
    Ended,
    Moved,
    Muted,
    Remarked,
    Revealed,
    Started,
    Undone,
    Waited,
    WentOn,
)
from shinobi.table.messages import ASKED, UNDO, USUAL_STEP, Telling, step_message, telling_of
from shinobi.table.notes import Noted, noted
from shinobi.table.pausing import (
    MOST_QUESTIONS,
    TIME_TO_ANSWER,
    RoundEnd,
    last_view,
    pause_shown,
    to_continue,
)
from shinobi.table.streams import Counters, Happened, HeardOf, History, Stream
from shinobi.wire import (
    BY_DAY,
    Changed,
    Clock,
    Event,
    Heard,
    Result,
    Rhythm,
    Said,
    Setting,
    Sitter,
    Situation,
    Spoken,
    TableInfo,
    Welcome,
    You,
    encode,
)

Board = Callable[[str, dict[str, Json], Sequence[Event]], tuple[list[Said], dict[str, Json]]]
"""What a game adds to a view for people: what is asked, and facts for the board."""

MOST_TALK = 500
"""So many remarks are kept for those who come later."""


def bare_board(game: str, view: dict[str, Json], heard: Sequence[Event]) -> tuple[list[Said], dict[str, Json]]:
    """Adds nothing."""
    return [], {}


class Table:
    """A table, after the entries of its log so far."""

    def __init__(
        self,
        place: str,
        created: Created,
        board: Board = bare_board,
        match_kind: type[Match] = Match,
        reaction: float = 2.0,
    ) -> None:
        """`match_kind` plays the match: by interpreted rules, or by compiled ones."""
        self.id = place
        self.created = created
        self.board = board
        self.match_kind = match_kind
        self.reaction = reaction
        """Seconds between a question whether somebody reacts, and the answer."""
        self.game = game_named(created.game)
        self.seats = [
            Seat(chair.who, chair.name, chair.level, bank=created.pace.bank, program=chair.program)
            for chair in created.chairs
        ]
        self.host = created.who
        self.dealing = Dealing(place, created) if created.agreed else None
        self.match: Match | None = None
        self.chat = True
        self.rhythm: Rhythm = created.rhythm
        self.round_end: RoundEnd | None = None
        """The end of a round that people are looking at; `None` while the match goes on."""
        self.removed: set[str] = set()
        """Identities that the host asked to leave."""
        self.hushed: set[int] = set()
        """Seats that the host muted for all."""
        self.rematch: str | None = None
        self.ended: Ended | None = None
        """How the table ended, where that was not by the rules."""
        self.notes: list[Noted] = []
        self.entries = 1
        """How many entries the log has."""
        self.carried_out: set[tuple[str, str]] = set()
        """`(who, ticket)` of every completed request."""
        self.history = History()
        self.counters = Counters(created.players + 1)
        self.streams = [Stream(seat, seat, self.history, self.counters) for seat in range(created.players)]
        self.gallery = Stream(created.players, None, self.history, self.counters, created.delay)
        self.receivers = [*self.streams, self.gallery]
        self.viewers: list[Viewer] = [*range(created.players), None]
        self.asked_at: dict[int, float] = {}
        self.questions: dict[int, int] = {}
        """How many questions each seat has got more time for since it is asked."""
        self.own = array("q", [-1] * created.players)
        """For each seat, the step at which it last decided something."""
        self.began, self.took = array("d"), array("d")
        """For each step of the match, when its mover was asked, and what the decision took from the bank."""
        self.chosen: list[Choice | None] = []
        """For each step of the match, the bot that chose."""
        self.phrases: list[Remark] = []
        """What was said since the deal in the game's own phrases, for all to hear; bots that search consider it."""
        self.last_at = created.at
        self.commitment = self.keys.promise()
        self.setting = Setting(created.game, created.players, created.edition, created.options)
        self._look_around()

    # What is so ------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> str:
        if self.ended is not None:
            return "over"
        if self.match is None:
            return "dealing" if self.dealing is not None and self.dealing.begun else "open"
        return "over" if self.match.over else "playing"

    @property
    def seated(self) -> list[int]:
        """The seats of people; a bot may stand in there."""
        return [number for number, seat in enumerate(self.seats) if seat.who is not None]

    @property
    def keys(self) -> Agreed | Agreement:
        """The keys of the match: its secret, and what the players have given."""
        if self.dealing is not None:
            return self.dealing.agreement
        return Agreed(bytes.fromhex(self.created.secret), tuple(seat.contribution for seat in self.seats))

    def stream(self, viewer: Viewer) -> Stream:
        return self.gallery if viewer is None else self.streams[viewer]

    def seat_of(self, who: str | None) -> int | None:
        """The seat of an identity; `None` if it has none here."""
        return None if who is None else self._seat_by_who.get(who)

    def _look_around(self) -> None:
        """Note who sits where: it is asked for at every step, and seldom changes."""
        self._seat_by_who = {seat.who: number for number, seat in enumerate(self.seats) if seat.who is not None}
        self._bots = sum((self.decided_by(seat) is not None) << seat for seat in range(len(self.seats)))
        self.people = [seat for seat, sitter in enumerate(self.seats) if sitter.who and not sitter.stands_in]
        """The seats whose people decide for themselves."""

    @property
    def bots_asked(self) -> tuple[int, ...]:
        """The seats that are asked now and for which a bot decides."""
        waits = self.match is None or self.round_end is not None or self.ended is not None
        return () if waits or self.match is None else SEATS_OF[self.match.asked & self._bots]

    @property
    def people_asked(self) -> int:
        """The mask of the seats that are asked now and decide for themselves."""
        waits = self.round_end is not None or self.state != "playing"
        return 0 if waits or self.match is None else self.match.asked & ~self._bots

    def decided_by(self, seat: int) -> str | None:
        """The level of the bot that decides for this seat; `None` if its person does."""
        sitter = self.seats[seat]
        return self.created.stand_in if sitter.stands_in else sitter.level

    def choice_key(self, seat: int, what: str = "") -> int:
        """64 random bits for a bot to make its next move with; like all chance, they follow from the match's keys.

        For something else than the move, `what` says for what.
        """
        assert self.match is not None
        nth = sum(step.seat == seat for step in self.match.steps)
        return self._match_keys.choice_key(seat, f"{nth} {what}" if what else nth)

    def record(self) -> dict[str, Json]:
        """The record of the match, with which bot made which move. It shows everything: publish it only at the end."""
        assert self.match is not None
        record = self.match.record()
        steps: Any = record["steps"]
        for step, choice in zip(steps, self.chosen, strict=True):
            if choice is not None:
                step["bot"] = choice
        if any(choice is not None and choice.heard for choice in self.chosen):
            record["phrases"] = [
                {"seat": one.seat, "kind": str(one.kind), "text": one.text, "arguments": dict(one.arguments or {})}
                for one in self.phrases
            ]
        return record

    def play_on(self, kind: type[Match]) -> None:
        """Let the match be played by a match of this kind from now on."""
        self.match_kind = kind
        if self.match is not None:
            self.match = kind.of(self.match)

    # Time ------------------------------------------------------------------------------------------------------------

    def hold(self, seat: int, now: float) -> float:
        """Seconds to wait before an answer of this seat may be carried out: a reaction must not betray by its haste.

        Nor by its slowness: one that misses the first moment for answers waits for the next.
        """
        if self.game.reacting is None or self.match is None or seat not in self.match.reacting:
            return 0.0
        seconds = self.created.pace.seconds
        pace = self.reaction if seconds is None else min(self.reaction, seconds)
        if pace <= 0:
            return 0.0
        asked = self.asked_at.get(seat, now)
        due = asked + pace * max(1, ceil((now - asked) / pace))
        return max(0.0, min(due, self.deadlines().get(seat, due)) - now)

    def spent(self, seat: int, now: float) -> float:
        """What a decision made now takes from the seat's bank."""
        seconds = self.created.pace.seconds
        if seconds is None or seat not in self.asked_at:
            return 0.0
        return min(self.seats[seat].bank, max(0.0, now - self.asked_at[seat] - seconds))

    def deadlines(self) -> dict[int, float]:
        """When the time of each person who is asked is up."""
        seconds = self.created.pace.seconds
        if seconds is None or self.match is None or self.ended is not None:
            return {}
        return {
            seat: at + seconds + self.seats[seat].bank
            for seat, at in self.asked_at.items()
            if self.decided_by(seat) is None
        }

    def too_late_to_undo(self, seat: int, now: float) -> bool:
        """Whether the seat's time would be up, had it not made its last move."""
        seconds, last = self.created.pace.seconds, None if self.match is None else self.match.last_move(seat)
        if seconds is None or last is None:
            return False
        return now > self.began[last] + seconds + self.seats[seat].bank + self.took[last]

    def resume(self, now: float) -> None:
        """The table goes on after a pause of the server, which is on nobody's clock.

        Where it is played by day, a restart gives nobody all of their time again; but an hour is left to everybody.
        """
        pace = self.created.pace
        if self.round_end is not None:
            self.round_end.since = now
        if pace.seconds is not None and pace.by_day:
            least = now + BY_DAY - pace.seconds
            self.asked_at = {seat: max(at, least - self.seats[seat].bank) for seat, at in self.asked_at.items()}
            return
        self.asked_at = dict.fromkeys(self.asked_at, now)
        self.began = array("d", [now] * len(self.began))

    # What everybody may know -----------------------------------------------------------------------------------------

    def info(self, company: Company) -> TableInfo:
        """The table as anyone who has its id may know it."""
        created = self.created
        return TableInfo(
            id=self.id,
            game=created.game,
            edition=created.edition,
            players=created.players,
            state=self.state,  # type: ignore[arg-type]
            visibility=created.visibility,  # type: ignore[arg-type]
            seats=[self._sitter(number, seat, company) for number, seat in enumerate(self.seats)],
            pace=created.pace,
            rhythm=self.rhythm,
            stand_in=created.stand_in,
            delay=created.delay,
            lesson=created.lesson,
            chat=self.chat and (self.game.talk.chat or self.state != "playing"),
            watching=company.watching,
            commitment=self.commitment,
            deal=None if self.dealing is None else self.dealing.shown(),
            result=self.result,
            rematch=self.rematch,
            ended=None if self.ended is None else self.ended.reason,
        )

    def _sitter(self, number: int, seat: Seat, company: Company) -> Sitter:
        person = seat.who is not None
        away, bot_in = company.away.get(number, (None, None))
        return Sitter(
            kind="person" if person else "open" if seat.level is None else "bot",
            name=seat.name,
            level=self.decided_by(number),
            here=number in company.here if person else seat.level is not None,
            stands_in=seat.stands_in,
            host=person and seat.who == self.host,
            hushed=number in self.hushed,
            away=away,
            bot_in=bot_in,
            votes=sorted(seat.votes),
            program=seat.program if person else None,
        )

    @property
    def result(self) -> Result | None:
        match, ended = self.match, self.ended
        if ended is not None and ended.seat is not None:
            two = len(self.seats) == 2
            return Result("resigned", [float(two and seat != ended.seat) for seat in range(len(self.seats))])
        return Result(str(match.ended_by), match.shares) if match is not None and match.over else None

    # What one receiver may know --------------------------------------------------------------------------------------

    def you(self, viewer: Viewer, who: str | None, now: float | None = None) -> You:
        muted = [] if viewer is None else sorted(self.stream(viewer).muted)
        # Who is told later must not learn now that a round has ended.
        pause = None if self.stream(viewer).delay else pause_shown(self, self.last_at if now is None else now)
        return You(viewer, who is not None and who == self.host, muted, pause)

    def situation(
        self, viewer: Viewer, now: float, hinted: bool = True, whole: bool = True, undoable: int | None = None
    ) -> Situation:
        """The match as a seat or a spectator knows it at this moment.

        Unless `whole`, the view may leave out what the last step has not changed. `undoable` are the people who could
        take back.
        """
        match, stream = self.match, self.stream(viewer)
        assert match is not None
        own = self.own[viewer] if hinted and viewer is not None else UNSET
        if self.round_end is not None:
            return self._situation_at_round_end(self.round_end, viewer, hinted, own)
        view, legal = match.written(viewer, whole)
        if self.ended is not None:
            legal = b"[]"
        asked = viewer is not None and match.asks(viewer) and self.ended is None
        prompt: list[Said] = []
        hints: dict[str, Json] = {}
        if hinted:
            heard = stream.all_heard(self.game.events.shown_to_read)
            prompt, hints = self.board(self.game.name, match.view_to_read(viewer), heard)
            prompt = [] if self.ended is not None else prompt
        undoable = match.undoable() & ~self._bots if undoable is None else undoable
        undoable = 0 if self.ended is not None else undoable
        undo = bool(undoable >> stream.receiver & 1)
        clock = None if self.created.pace.seconds is None else self._clock(viewer, asked, now)
        written: Any = Raw(view), Raw(legal)
        return Situation(stream.last_step, written[0], asked, written[1], prompt, hints, undo, clock, self.result, own)

    def _situation_at_round_end(self, end: RoundEnd, viewer: Viewer, hinted: bool, own: int | UnsetType) -> Situation:
        """The table as it lay at the end of the round; nobody is asked anything."""
        stream = self.stream(viewer)
        heard = stream.all_heard(self.game.events.shown_to_read)
        last = map(self.game.events.shown_to_read, self.history.steps[-1][0][stream.receiver])
        assert self.match is not None
        view = last_view(self.match, end.before, viewer, list(last))
        _, hints = self.board(self.game.name, view, heard) if hinted else ([], {})
        view_written: Any = Raw(encode(view))
        return Situation(stream.last_step, view_written, False, [], [], hints, False, None, None, own, True)

    def _clock(self, viewer: Viewer, asked: bool, now: float) -> Clock | None:
        seconds, match = self.created.pace.seconds, self.match
        if (
            self.round_end is not None
            or seconds is None
            or match is None
            or self.state == "over"
            or (viewer is None and self.created.delay)
        ):
            return None
        bank = [seat.bank for seat in self.seats]
        seats = match.actors
        if match.apart:
            # Neither whose time runs nor how much of it is left may tell how far the others are.
            if viewer is None or not asked:
                return None
            seats = [viewer]
            bank = [one if seat == viewer else self.created.pace.bank for seat, one in enumerate(bank)]
        since = min(self.asked_at.get(seat, now) for seat in seats)
        for seat in seats:  # what is gone of the bank already
            bank[seat] = max(0.0, bank[seat] - max(0.0, now - self.asked_at.get(seat, now) - seconds))
        return Clock(seats, round(max(0.0, since + seconds - now), 1), [round(one, 1) for one in bank])

    def welcome(self, viewer: Viewer, who: str | None, company: Company, now: float) -> Welcome:
        """Everything, for one who arrives."""
        stream = self.stream(viewer)
        situation = None
        if stream.delay:
            situation = stream.now
        elif self.match is not None:
            situation = self.situation(viewer, now, viewer not in company.without_hints)
        return Welcome(
            n=stream.n,
            you=self.you(viewer, who, now),
            table=self.info(company),
            setting=self.setting,
            now=situation,
            story=[Raw(self.game.events.json(told)) for told in stream.story()],  # type: ignore[misc]
            talk=[spoken for spoken in stream.talk if spoken.seat not in stream.muted],
            notes=[note.told(stream.receiver) for note in self.notes],
        )

    # The fold --------------------------------------------------------------------------------------------------------

    def fold(self, entry: AnyEntry, company: Company) -> list[Telling]:
        """Let an entry of the log happen; returns what is to be told, once the entry is durable.

        A move that the rules forbid, or that is none, raises `Refused` or `BadMove`, and then nothing has changed.
        """
        told = self._happen(entry, company)
        self.entries += 1
        self.last_at = entry.at
        if entry.who is not None and entry.ticket is not None:
            self.carried_out.add((entry.who, entry.ticket))
        return told

    def _happen(self, entry: AnyEntry, company: Company) -> list[Telling]:
        match entry:
            case Moved():
                return self._moved(entry, company)
            case Started() | Committed() | Revealed() | Waited():
                return self._dealing_goes_on(entry, company)
            case Undone():
                return self._undone(entry, company)
            case Remarked():
                return self._said(entry, company)
            case Muted():
                stream = self.streams[entry.by]
                (stream.muted.add if entry.muted else stream.muted.discard)(entry.seat)
                return self._changed(company, [stream])
            case Contributed():
                self.seats[entry.seat].contribution = bytes.fromhex(entry.value)
                return []
            case Continued():
                if self.round_end is not None:
                    self.round_end.ready.add(entry.seat)
                return self._changed(company)
            case WentOn():
                return self._went_on(entry.at, company)
            case Created():
                raise ValueError("a table is created once")
            case _:
                arrange(self, entry)
                self._look_around()
                note = noted(self, entry)
                if note is not None:
                    self.notes.append(note)
                late = self._ripe(self.gallery, company) if self.ended is not None else []
                return late + self._changed(company, note=note)

    def _dealing_goes_on(self, entry: Started | Committed | Revealed | Waited, company: Company) -> list[Telling]:
        """Somebody has done their part, or not in time; when all is agreed, the cards are dealt."""
        dealing = self.dealing
        if dealing is not None:
            match entry:
                case Started():
                    dealing.begin(self.seats)
                case Committed():
                    dealing.commit(entry.seat, entry.commitment)
                case Revealed():
                    dealing.reveal(entry.seat, entry.value)
                case Waited():
                    dealing.wait_is_over()
            if not dealing.ready:
                return self._changed(company)
        self.match = self._dealt()
        changed = self._changed(company)
        heard, _ = self.game.events.by_receiver(self.match.deal, self.created.players)
        return changed + self._step(entry.at, company, (heard, self._everybody))

    def _dealt(self) -> Match:
        created = self.created
        agreed, s = self.game.table(created.players, created.edition, created.options)
        self._match_keys = self.keys
        match = self.match_kind(self.game, agreed, s, self._match_keys, [str(seat.name) for seat in self.seats])
        match.watched = True
        return match

    def _moved(self, entry: Moved, company: Company) -> list[Telling]:
        match = self.match
        assert match is not None
        before = b"" if self.rhythm == "none" else match.snapshot()
        match.act(self.game.actions.action(entry.move), entry.seat)
        self.seats[entry.seat].bank -= entry.spent
        self.began.append(self.asked_at.get(entry.seat, entry.at))
        self.took.append(entry.spent)
        self.chosen.append(entry.bot)
        self.own[entry.seat] = self.counters.last_step[entry.seat] + 1
        told = match.steps[-1].told
        if before and not match.over:
            told, opening = self.game.events.split_at_round(told)
            if opening:
                return self._round_ended(RoundEnd(entry.at, before, opening), told, company)
        heard, hearing = parted = self.game.events.by_receiver(told, self.created.players)
        concerned = hearing | match.noticed()
        messages = self._step(entry.at, company, parted if concerned == hearing else (heard, concerned))
        return messages + self._changed(company) if match.over else messages

    def _round_ended(self, end: RoundEnd, told: tuple[Told, ...], company: Company) -> list[Telling]:
        self.round_end = end
        heard, _ = self.game.events.by_receiver(told, self.created.players)
        messages = self._step(end.since, company, (heard, self._everybody))
        # Where nobody is to be asked, the next round begins at once: as a step of its own, so that it can be followed.
        going_on = [] if to_continue(self) else self._went_on(end.since, company)
        return messages + self._changed(company) + going_on

    def _went_on(self, at: float, company: Company) -> list[Telling]:
        end = self.round_end
        if end is None:
            return []
        self.round_end = None
        self.history.second_halves.add(len(self.history))
        heard, _ = self.game.events.by_receiver(end.told, self.created.players)
        return self._step(at, company, (heard, self._everybody), whole=True) + self._changed(company)

    @property
    def _everybody(self) -> int:
        """The mask of all receivers."""
        return (1 << len(self.receivers)) - 1

    def _undone(self, entry: Undone, company: Company) -> list[Telling]:
        match = self.match
        assert match is not None
        last = match.last_move(entry.seat)
        assert last is not None
        self.own[entry.seat] = self.counters.last_step[entry.seat] + 1
        match.undo(entry.seat)
        # The clock goes on as if the move had not been made: else who moves and takes back would never run out of time.
        asked = self.began.pop(last)
        self.seats[entry.seat].bank += self.took.pop(last)
        self.chosen.pop(last)
        step = self.history.of_move(last)
        self.history.taken_back[step] = len(self.history)
        for stream in self.receivers:
            stream.read_back(step)
        nothing = ((),) * len(self.receivers)
        concerned = self.history.steps[step][1] | match.noticed()
        return self._step(entry.at, company, (nothing, concerned), True, {entry.seat: asked})

    def _step(
        self,
        at: float,
        company: Company,
        parted: tuple[tuple[HeardOf, ...], int],
        taken_back: bool = False,
        since: dict[int, float] | None = None,
        whole: bool = False,
    ) -> list[Telling]:
        """Tell the receivers whom a step concerns what they heard of it. The mask of them is the second in `parted`.

        `since` says who is asked from another moment on than this. With `whole`, views leave nothing out.
        """
        match, (heard, concerned) = self.match, parted
        assert match is not None
        self.history.steps.append(parted)
        before, asked = self.asked_at, 0 if self.round_end is not None else match.asked
        self.asked_at = {
            seat: at if seat not in before or concerned >> seat & 1 else before[seat] for seat in SEATS_OF[asked]
        }
        if since:
            self.asked_at |= since
        if self.questions:
            self.questions = {
                seat: count for seat, count in self.questions.items() if before.get(seat) == self.asked_at.get(seat)
            }
        whole = whole or self.round_end is not None
        messages: list[Telling] = []
        undoable, listening = match.undoable() & ~self._bots, company.listening
        usual = not taken_back and not whole and self.created.pace.seconds is None and not match.over
        plain = company.without_hints if usual else ()
        numbers, last_step = self.counters.messages, self.counters.last_step
        head, said = b"", None
        for receiver, viewer in enumerate(self.viewers):
            if viewer is None and self.created.delay:
                messages += self._step_later(at, company, concerned, taken_back, undoable)
                continue
            if not concerned >> receiver & 1:
                continue
            last_step[receiver] = step = last_step[receiver] + 1
            numbers[receiver] = number = numbers[receiver] + 1
            if viewer not in listening:
                continue
            told = heard[receiver]
            if viewer in plain:
                if said != (number, told, step):
                    said = number, told, step
                    head = USUAL_STEP % (number, self.game.events.json(told), step)
                view, legal = match.written(viewer, False)
                # Spectators are never asked: no mask of seats has the bit behind the last one.
                message = b"".join((head, view, ASKED[asked >> receiver & 1], legal, UNDO[undoable >> receiver & 1]))
                messages.append(Telling(viewer, number, message, False))
            else:
                hinted = viewer not in company.without_hints
                now = self.situation(viewer, at, hinted, whole, undoable)
                message = step_message(self.game.events, self.stream(viewer), number, told, taken_back, now)
                messages.append(Telling(viewer, number, message, hinted))
        return messages

    def _step_later(
        self, at: float, company: Company, concerned: int, taken_back: bool, undoable: int
    ) -> list[Telling]:
        """A step, for those who watch and are told with a delay."""
        stream = self.gallery
        if concerned >> stream.receiver & 1:
            news = Happened(len(self.history) - 1, taken_back)
            stream.put(news)
            # Whoever comes later is shown this, too.
            hinted = stream.viewer not in company.without_hints
            news.now = self.situation(stream.viewer, at, hinted, True, undoable)
        return self._ripe(stream, company)

    def _said(self, entry: Remarked, company: Company) -> list[Telling]:
        if entry.kind in PHRASES and entry.to is None and self.match is not None:
            self.phrases.append(Remark(entry.seat, entry.kind, entry.text, entry.arguments))
        messages: list[Telling] = []
        waits = self._time_to_answer(entry)
        for stream in self.receivers:
            if entry.to is None or stream.viewer in (entry.seat, entry.to):
                spoken = Spoken(entry.seat, entry.kind, entry.text, entry.arguments, entry.to, max(stream.last_step, 0))
                if entry.seat in stream.muted:
                    stream.talk.append(spoken)
                else:
                    stream.put(spoken)
                    asked = entry.seat == stream.viewer
                    clock = self._clock(stream.viewer, asked, entry.at) if waits else None
                    messages += self._ripe(stream, company, clock)
                del stream.talk[:-MOST_TALK]
        return messages

    def _time_to_answer(self, entry: Remarked) -> bool:
        """Whether a remark is a question that somebody asks while deciding, and gets more time for the answer."""
        seat = entry.seat
        if entry.kind is not Kind.QUESTION or seat not in self.asked_at or self.created.pace.seconds is None:
            return False
        assert self.match is not None
        count = self.questions.get(seat, 0)
        if count >= MOST_QUESTIONS or seat in self.match.reacting:
            return False
        self.questions[seat] = count + 1
        self.asked_at[seat] += TIME_TO_ANSWER
        return True

    def _ripe(self, stream: Stream, company: Company, clock: Clock | None = None) -> list[Telling]:
        viewer, messages = stream.viewer, []
        hinted, listened = viewer not in company.without_hints, viewer in company.listening
        for news in stream.ripe(self.state != "playing"):
            if isinstance(news, Spoken):
                stream.talk.append(news)
                number = stream.next_number()
                if listened:
                    messages.append(telling_of(viewer, Heard(number, news, clock)))
                continue
            number = stream.next_number()
            stream.told, stream.now = news.step + 1, news.now
            if listened and news.now is not None:
                told = self.history.steps[news.step][0][stream.receiver]
                message = step_message(self.game.events, stream, number, told, news.taken_back, news.now)
                messages.append(Telling(viewer, number, message, hinted))
        return messages

    def _changed(
        self, company: Company, streams: Sequence[Stream] | None = None, note: Noted | None = None
    ) -> list[Telling]:
        messages = []
        info = self.info(company) if company.listening else None
        for stream in self.receivers if streams is None else streams:
            number = stream.next_number()
            if info is not None and stream.viewer in company.listening:
                who = None if stream.viewer is None else self.seats[stream.viewer].who
                told = None if note is None else note.told(stream.receiver)
                messages.append(telling_of(stream.viewer, Changed(number, self.you(stream.viewer, who), info, told)))
        return messages
