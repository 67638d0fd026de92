"""A room: one table and those who are connected to it. What happens is written first, and told when it is durable."""

import asyncio
import logging
import time
import traceback
from collections import Counter, OrderedDict, deque
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from shinobi import wire
from shinobi.engine.errors import BadMove, Refused
from shinobi.engine.talk import Kind, Remark
from shinobi.server import clock
from shinobi.server.closing import closing_changes
from shinobi.server.crowd import CATCHING_UP, Crowd, Listener
from shinobi.server.patience import Patience, asked_by
from shinobi.server.requests import Request, granted, moved
from shinobi.server.seat_bots import Heard
from shinobi.server.visitor import Visitor
from shinobi.store.changes import Change, EntryAdded, NoticeDue
from shinobi.store.protocol import Chain
from shinobi.table.folding import fold
from shinobi.table.log import (
    AnyEntry,
    Ended,
    Left,
    Moved,
    Remarked,
    Removed,
    Returned,
    Sat,
    Started,
    StoodIn,
    Voted,
    Waited,
    written,
)
from shinobi.table.making import created_again
from shinobi.table.refusal import Refusal
from shinobi.table.requests import check_move, consider, rematched
from shinobi.table.seats import Viewer
from shinobi.telling.company import Company
from shinobi.telling.messages import Telling
from shinobi.telling.teller import Teller
from shinobi.wire import encode

if TYPE_CHECKING:
    from shinobi.server.house import House

logger = logging.getLogger("shinobi")

KEPT_MESSAGES = 32
"""So many messages of a stream are kept for those who come back."""

KEPT_REFUSALS = 256
PRESENCE_PAUSE = 0.1
"""Seconds for which comings and goings are gathered before they are told."""


class Room:
    """One table, live."""

    def __init__(self, house: "House", teller: Teller, entries: int) -> None:
        self.house = house
        self.teller = teller
        self.table = table = teller.table
        self.durable = entries
        """How many entries of the log are committed."""
        self.chain = Chain()
        self.connections: set[Listener] = set()
        self._crowd: Crowd | None = None
        """Who is there, until somebody comes, goes or sits down."""
        self.recent: dict[Viewer, deque[Telling]] = {viewer: deque(maxlen=KEPT_MESSAGES) for viewer in table.viewers}
        """The latest messages of each stream, for connections that come back."""
        self.asked_for_at = time.monotonic()
        """The time at which somebody last asked for this room."""
        self.listened: dict[Viewer, float] = {}
        """The time at which somebody last listened to a stream."""
        self.last_viewer: dict[str, Viewer] = {}
        """On which stream each identity was, so that its numbers are not taken for another's."""
        self.visitors: dict[str, Visitor] = {}
        """What was known of those who have come, when they came last."""
        self.answers: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self.under_way: Counter[tuple[str, str]] = Counter()
        """How often the tickets came whose requests are being carried out: each of them will be answered."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.held: set[asyncio.Task[None]] = set()
        self.gone_since: dict[int, float] = {}
        self.patience = Patience(self)
        self.alarm: asyncio.TimerHandle | None = None
        self.presence: asyncio.TimerHandle | None = None
        self.deal_alarm: asyncio.TimerHandle | None = None
        self.deal_stage: tuple[int, bool] | None = None
        """The round of the deal that the alarm is set for, and whether that round was sealed."""
        self.broken = False
        self.forgotten = False
        """Whether the table has left the memory, or was read again: nobody would ever be told anything here."""

    # Who is there ----------------------------------------------------------------------------------------------------

    @property
    def crowd(self) -> Crowd:
        if self._crowd is None:
            self._crowd = Crowd(self.connections, self.table)
        return self._crowd

    @property
    def company(self) -> Company:
        company = self.crowd.company
        if self.gone_since:
            company = replace(company, away=self._away())
        if not self.listened:
            return company
        horizon = time.monotonic() - self.house.settings.linger
        self.listened = {viewer: at for viewer, at in self.listened.items() if at > horizon}
        return replace(company, listening={*company.listening, *self.listened})

    @property
    def info(self) -> wire.TableInfo:
        """The table for those who are not there: for how long somebody has been gone is not their business."""
        return self.teller.info(replace(self.company, away={}))

    def enter(self, connection: Listener, since: int | None = None) -> None:
        """Somebody has come, and is told everything, or what followed the number they name."""
        for other in [one for one in self.connections if one.who == connection.who and one.who is not None]:
            other.dismiss("elsewhere")
            self.patience.gone(other)
            self.connections.discard(other)
        connection.viewer, connection.since = CATCHING_UP, since
        self.connections.add(connection)
        if connection.visitor is not None:
            self.visitors[connection.visitor.who] = connection.visitor
        self._crowd = None
        if since is None:  # somebody opened the page; a line that mends itself says nothing about who sits there
            self._is_back(connection.who)
        self._settle()
        self._presence_changed()

    def leave(self, connection: Listener) -> None:
        """Somebody has gone."""
        if connection in self.connections:
            self.connections.discard(connection)
            self.patience.gone(connection)
            self._crowd = None
            if connection.viewer != CATCHING_UP:
                self.listened[connection.viewer] = time.monotonic()
            self._presence_changed()
            self.wake()

    def _settle(self) -> None:
        """Bring those who wait for it up to date; only when all that they would be told is durable."""
        if self.durable != self.table.entries or CATCHING_UP not in self.crowd.by_viewer:
            return
        for connection in self.crowd.by_viewer[CATCHING_UP]:
            viewer = self.table.seat_of(connection.who)
            missed = self._missed(connection, viewer)
            connection.viewer, connection.since = viewer, None
            self._crowd = None
            connection.around = self.company.around
            if connection.who is not None:
                self.last_viewer[connection.who] = viewer
            if missed is None:
                now = clock.now()
                connection.send(encode(self.teller.welcome(viewer, connection.who, self.company, now)))
            else:
                for message in missed:
                    connection.send(message)
                connection.send(self._changed(viewer, connection.who))

    def _missed(self, connection: Listener, viewer: Viewer) -> list[bytes] | None:
        """What followed the number that somebody who comes back has named; `None` if it cannot be told any more."""
        since, stream = connection.since, self.teller.stream(viewer)
        if since is None or since > stream.n:
            return None
        if connection.who is None or self.last_viewer.get(connection.who, CATCHING_UP) != viewer:
            return None  # nobody knows over which view they would put what has changed
        kept = [one for one in self.recent[viewer] if one.n > since]
        if [one.n for one in kept] != list(range(since + 1, stream.n + 1)):
            return None
        return None if connection.hints and not all(one.hinted for one in kept) else [one.message for one in kept]

    def _changed(self, viewer: Viewer, who: str | None) -> bytes:
        return encode(self.teller.changed(viewer, who, self.company, clock.now()))

    def _presence_changed(self) -> None:
        if self.presence is None and not self.house.closing:
            self.presence = asyncio.get_running_loop().call_later(PRESENCE_PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        """Who is there is no part of the log: it is told under the number of the last message, and takes none."""
        self.presence = None
        if self.durable != self.table.entries:
            self._presence_changed()
            return
        around = self.company.around
        for connection in self.connections:
            if connection.viewer != CATCHING_UP and connection.around != around:
                connection.send(self._changed(connection.viewer, connection.who))
                connection.around = around
        self.wake()

    # What people ask -------------------------------------------------------------------------------------------------

    def request(self, connection: Listener, asked: "Request | wire.Rematch | wire.Reading | wire.Consider") -> None:
        """Carry out a request, or refuse it. The same ticket gets the same answer."""
        who = connection.who
        if who is None:
            raise Refusal("no-name", "Say who you are first: POST /api/me.")
        program = self.visitors[who].program
        if program is not None:
            program.check_asked(asked)
        key = who, asked.ticket
        if key in self.under_way:
            self.under_way[key] += 1
            return
        if isinstance(asked, wire.Reading):
            self.patience.reading(connection, asked.on)
            self._answer(key, wire.Done(asked.ticket))
            return
        if key in self.answers:
            connection.send(self.answers[key])
            return
        if key in self.table.carried_out:
            self._answer(key, wire.Done(asked.ticket))
            return
        if not isinstance(asked, wire.Return):
            self._is_back(who)
        if isinstance(asked, wire.Consider):
            self._consider(key, asked)
        elif isinstance(asked, wire.Play) and self._hold(who) > 0:
            self._check_then_hold(key, asked)
        else:
            self._carry_out(key, asked)

    def _carry_out(self, key: tuple[str, str], asked: "Request | wire.Rematch") -> None:
        who, _ = key
        try:
            if self.house.closing:
                raise Refusal("closing", "The server is about to stop; try again in a moment.")
            self.house.limits.check_asked(who, asked)
            if isinstance(asked, wire.Play):
                self.write(moved(self.table, who, asked, clock.now()), key)
                return
            if isinstance(asked, wire.Rematch):
                self._rematch(key, asked)
                return
            visitor = self.visitors[who]
            name = self.house.people.name_in_memory(who) or visitor.name
            if isinstance(asked, wire.Vote):
                self._check_vote(asked.seat)
            entry = granted(self.table, who, name, asked, clock.now(), self.house.levels)
            if isinstance(entry, Sat):
                entry.program = visitor.owner
            self.write(entry, key)
        except Refusal as refusal:
            self.refuse(key, refusal)
        except (Refused, BadMove) as problem:
            self.refuse(key, Refusal.of_move(problem))

    def _consider(self, key: tuple[str, str], asked: wire.Consider) -> None:
        try:
            self.house.limits.check_asked(key[0], asked)
            consider(self.table, key[0], asked.step, asked.move)
        except Refusal as refusal:
            self.refuse(key, refusal)
        else:
            self._answer(key, wire.Done(asked.ticket))

    def _hold(self, who: str) -> float:
        if self.table.game.reacting is None:
            return 0.0
        seat = self.table.seat_of(who)
        return 0.0 if seat is None else self.table.hold(seat, clock.now())

    def _check_then_hold(self, key: tuple[str, str], asked: wire.Play) -> None:
        """A reaction is checked at once and carried out when every reaction is."""
        try:
            check_move(self.table, moved(self.table, key[0], asked, clock.now()))
        except Refusal as refusal:
            self.refuse(key, refusal)
            return
        self.under_way[key] = 1

        async def later() -> None:
            await asyncio.sleep(self._hold(key[0]))
            self._carry_out(key, asked)

        task = asyncio.get_running_loop().create_task(later())
        self.held.add(task)
        task.add_done_callback(self.held.discard)

    def _rematch(self, key: tuple[str, str], asked: wire.Rematch) -> None:
        who, ticket = key
        table, house = self.table, self.house
        if table.rematch is not None:
            self._answer(key, wire.Done(ticket))
            return
        place = house.new_place()
        entry = rematched(table, who, ticket, clock.now(), place)
        created = created_again(table.created, table.seats, who, house.settings.random_bytes(32), clock.now())
        again = house.make(place, created)
        if len(table.seated) == 1:  # nobody else has to come
            again.write(Started(at=clock.now(), who=who))
        self.write(entry, key)

    def refuse(self, key: tuple[str, str], refusal: Refusal) -> None:
        """Say no, and why."""
        message = wire.Refused(key[1], wire.Trouble(refusal.code, refusal.text, refusal.clause))
        self._answer(key, message, refusal.code not in ("too-fast", "closing"))

    def _answer(self, key: tuple[str, str], message: wire.Done | wire.Refused, keep: bool = False) -> None:
        """Answer a request, once for every time it was sent."""
        answer = encode(message)
        if keep:
            self.answers[key] = answer
            while len(self.answers) > KEPT_REFUSALS:
                self.answers.popitem(last=False)
        answers = [answer] * self.under_way.pop(key, 1)
        for connection in self.crowd.by_identity.get(key[0], ()):
            connection.send(*answers)

    # What happens ----------------------------------------------------------------------------------------------------

    def write(self, entry: AnyEntry, key: tuple[str, str] | None = None) -> None:
        """Let something happen: fold it in, have it written, and tell it when it is durable.

        A move that the rules forbid raises `Refused` or `BadMove`.
        """
        table, asked_before = self.table, self.table.people_asked
        try:
            told = self.teller.tell(fold(table, entry), self.company)
        except Exception as problem:
            if isinstance(entry, Moved) and isinstance(problem, (Refused, BadMove)):
                raise
            # Half of it may have happened here; in the log, nothing has.
            self.fail(problem)
            return
        changes: list[Change] = [EntryAdded(table.id, table.entries - 1, written(entry))]
        if table.state == "over" and isinstance(entry, (Moved, Ended)):
            changes += closing_changes(table, entry.at)
        if isinstance(entry, Remarked):
            self.patience.heard(entry)
        if key is not None and key not in self.under_way:
            self.under_way[key] = 1
        notices = self.house.notices.of(self, entry, asked_before)
        changes += notices
        self.house.store.write(changes, partial(self._written, entry, key, told, notices), self.chain)

    def _written(
        self,
        entry: AnyEntry,
        key: tuple[str, str] | None,
        told: list[Telling],
        notices: list[NoticeDue],
        problem: BaseException | None,
    ) -> None:
        """Called when an entry is committed, or could not be written."""
        if problem is not None:
            self.fail(problem)
            return
        self.house.notices.schedule(notices)
        try:
            if not isinstance(entry, (Sat, Left, Removed)):
                self.tell(told, key)
                if isinstance(entry, Voted):
                    self._count_votes(entry.seat)
                return
            # A wink for whoever had the seat before is not for whoever has it next.
            self.recent[entry.seat].clear()
            self._crowd = None
            self.tell(told, key)
            self._move_over()
            if self.table.state == "playing" and not self.table.seated:
                self.write(Ended(at=clock.now(), reason="empty"))
        except Exception as defect:
            self.fail(defect)  # the other tables' news come in the same turn, and must be told

    def tell(self, told: list[Telling], key: tuple[str, str] | None) -> None:
        """Tell what is durable now, and answer who asked for it."""
        self.durable += 1
        crowd, recent = self.crowd, self.recent
        outgoing: dict[Listener, list[bytes]] = {}  # what goes to one socket goes in one piece
        for telling in told:
            viewer, message = telling.viewer, telling.message
            recent[viewer].append(telling)
            if viewer not in crowd.by_viewer:
                continue
            for connection in crowd.by_viewer[viewer]:
                if connection in outgoing:
                    outgoing[connection].append(message)
                else:
                    outgoing[connection] = [message]
                if telling.around is not None:
                    connection.around = telling.around
        if key is not None:
            who, ticket = key
            answers = [encode(wire.Done(ticket))] * self.under_way.pop(key, 1)
            for connection in crowd.by_identity.get(who, ()):
                outgoing.setdefault(connection, []).extend(answers)
        for connection, messages in outgoing.items():
            connection.send(*messages)
        if CATCHING_UP in crowd.by_viewer:
            self._settle()
        self.wake()

    def _move_over(self) -> None:
        """Those who sat down or stood up, or were asked to leave, are on another stream now."""
        for connection in self.connections:
            if connection.viewer not in (CATCHING_UP, self.table.seat_of(connection.who)):
                connection.viewer = CATCHING_UP
                self._crowd = None
                self._presence_changed()
        self._settle()

    def fail(self, problem: BaseException) -> None:
        """What could not be written has not happened: forget this room, and read it again from the log."""
        if not self.broken:
            # What an exception says may be hidden from those who read logs: its kind and place must do.
            trace = traceback.extract_tb(problem.__traceback__)
            where = f" at {trace[-1].filename}:{trace[-1].lineno}" if trace else ""
            logger.error("A table failed (%s%s); it is read again from its log.", type(problem).__name__, where)
            self.close("broken")
            self.house.forget(self)

    # What happens by itself ------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """See to all that is due: bots that are asked, clocks, people who are gone."""
        if self.broken or self.house.closing or self.durable != self.table.entries:
            return
        for seat in self.table.bots_asked if self.attended else ():
            if seat not in self.thinking:
                self.thinking[seat] = asyncio.get_running_loop().create_task(self._think(seat))
        self.patience.see_to_pause()
        self._see_to_the_deal()
        nobody_is_gone = self.crowd.complete and not self.gone_since
        if not nobody_is_gone or self.alarm is not None or self.table.created.pace.seconds is not None:
            self._watch_the_clock()

    @property
    def attended(self) -> bool:
        """Whether it matters to anybody that the match goes on: somebody is there, or a person is yet to decide."""
        seats = self.table.seats
        if self.connections or not self.house.settings.tables_rest:
            return True
        return any(seat.who is not None and not seat.stands_in for seat in seats)

    @property
    def rests(self) -> bool:
        """Whether nobody is there, nothing happens and nothing is due: the table may leave the memory."""
        waiting = self.patience.alarm or self.patience.answering
        busy = self.connections or self.thinking or self.held or self.under_way or self.alarm or self.presence
        return not busy and not waiting and not self.deal_alarm and self.durable == self.table.entries

    @property
    def left_at(self) -> float:
        """When somebody was last here, or about to come, who may still do so; 0 where nobody is waited for."""
        last = max((self.asked_for_at, *self.listened.values()))
        return last if last > time.monotonic() - self.house.settings.linger else 0.0

    def forget_messages(self) -> None:
        """Let go of what was kept for those who come back."""
        for kept in self.recent.values():
            kept.clear()

    @property
    def account(self) -> str | None:
        """Who has to wait if many bots think at once; `None`, together with all such tables, where nobody is there."""
        return min((connection.address for connection in self.connections), default=None)

    async def _think(self, seat: int) -> None:
        try:
            table, settings = self.table, self.house.settings
            match, level = table.match, table.decided_by(seat)
            if match is None or level is None:
                return
            step = table.history.numbers[seat]
            key = table.choice_key(seat)
            heard = self.heard_by(seat)
            thinkers, maker, pace = self.house.thinkers, self.account, self.patience.bot_pace
            decided = await thinkers.decide(maker, level, match, seat, key, settings.thinking, heard)
            said = decided.said
            if table.seats[seat].stands_in or len(self.talk_of(seat)) != len(heard.talk):
                said = []  # nothing in a person's name, and nothing that was said already
            # From when it began, not from when it was asked: where bots have to queue, that time would be up already,
            # and one that has little to choose from would be seen to answer sooner.
            due = decided.began + pace
            await asyncio.sleep(max(0.0, due - clock.now()))
            await self.patience.until_read()
            questions = [one for one in said if asked_by(one) is not None]
            if questions and table.rhythm != "none" and self._may_still_move(seat, step):
                self.say(seat, questions[0])
                await self.patience.until_answered(questions[0])
                said, heard = [], self.heard_by(seat)
                decided = await thinkers.decide(maker, level, match, seat, key, settings.thinking, heard)
                await self.patience.until_read()
            await asyncio.sleep(table.hold(seat, clock.now()))
            if self._may_still_move(seat, step):
                for one in said:
                    self.say(seat, one)
                now = clock.now()
                spent = table.spent(seat, now)
                self.write(Moved(at=now, seat=seat, move=decided.move, spent=spent, bot=decided.choice))
        except asyncio.CancelledError:
            raise
        except Exception as problem:
            self.fail(problem)
        finally:
            self.thinking.pop(seat, None)
            self.wake()

    def _may_still_move(self, seat: int, step: int) -> bool:
        """Whether a bot that was asked at this step of its seat is asked that still."""
        table = self.table
        if self.broken or self.house.closing or seat not in table.bots_asked:
            return False
        return table.history.numbers[seat] == step

    def talk_of(self, seat: int) -> list[Remark]:
        """What was said so far, as this seat has heard it."""
        return [
            Remark(spoken.seat, spoken.kind, spoken.text, spoken.arguments, spoken.to)
            for spoken in self.teller.streams[seat].talk
        ]

    def heard_by(self, seat: int) -> Heard:
        """What a bot on this seat answers to, and what it chooses by."""
        return Heard(self.talk_of(seat), list(self.table.phrases))

    def answer_key(self, seat: int) -> int:
        """64 random bits for a bot to answer with; others for every remark that it has heard."""
        return self.table.choice_key(seat, f"answer {len(self.teller.streams[seat].talk)}")

    def say(self, seat: int, remark: Remark) -> None:
        """Let a bot say something; never in the name of a person."""
        sitter = self.table.seats[seat]
        if sitter.stands_in or sitter.quiet:
            return
        if self.table.chat or remark.kind is not Kind.CHAT:
            arguments = dict(remark.arguments or {})
            self.write(Remarked(seat, remark.kind, remark.text, arguments, remark.to, at=clock.now()))

    def _see_to_the_deal(self) -> None:
        """Those who are slow to commit or to reveal are waited for, but not for long."""
        dealing = self.table.dealing if self.table.state == "dealing" else None
        stage = None if dealing is None else (dealing.round, dealing.sealed)
        if stage == self.deal_stage:
            return
        self.deal_stage = stage
        if self.deal_alarm is not None:
            self.deal_alarm.cancel()
            self.deal_alarm = None
        if stage is not None:
            wait = self.house.settings.deal_wait
            self.deal_alarm = asyncio.get_running_loop().call_later(wait, self._deal_goes_on, stage)

    def _deal_goes_on(self, stage: tuple[int, bool]) -> None:
        dealing = self.table.dealing
        if dealing is not None and self.table.state == "dealing" and stage == (dealing.round, dealing.sealed):
            self.write(Waited(at=clock.now()))

    def _watch_the_clock(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.table.state != "playing":
            return
        now = clock.now()
        due = self._due()
        late = [(seat, gone) for at, seat, gone in due if at <= now]
        if late:
            seat, gone = late[0]
            self.write(StoodIn(at=now, seat=seat, gone=gone))
        elif due:
            self.alarm = asyncio.get_running_loop().call_later(min(due)[0] - now + 0.001, self._watch_the_clock)

    def _due(self) -> list[tuple[float, int, bool]]:
        """When a bot will stand in, for which seat, and whether because its person is gone."""
        table, settings = self.table, self.house.settings
        due = [(at + settings.grace, seat, False) for seat, at in table.deadlines().items()]
        here = self.crowd.by_viewer
        people = [seat for seat, sitter in enumerate(table.seats) if sitter.who is not None]
        for seat in people:
            if seat in here or table.seats[seat].stands_in or table.created.pace.by_day:
                self.gone_since.pop(seat, None)
            elif any(other in here for other in people):
                since = self.gone_since.setdefault(seat, clock.now())
                due.append((since + settings.gone_after, seat, True))
        return due

    # Who is gone, and who is back ------------------------------------------------------------------------------------

    def _is_back(self, who: str | None) -> None:
        """The first sign of life of somebody for whom a bot stands in gives them their seat back."""
        seat = self.table.seat_of(who)
        if seat is not None and self.table.seats[seat].stands_in and self.table.state == "playing":
            self.write(Returned(at=clock.now(), who=who, seat=seat))

    def _away(self) -> dict[int, tuple[int, int]]:
        """For how long each person who is gone has been, and how soon a bot stands in."""
        now, patience = clock.now(), self.house.settings.gone_after
        return {
            seat: (int(now - since), max(0, round(since + patience - now))) for seat, since in self.gone_since.items()
        }

    def _check_vote(self, seat: int) -> None:
        """Whether somebody has been gone for long enough to play on without them; raises `Refusal`."""
        since = self.gone_since.get(seat)
        if since is None or seat in self.crowd.by_viewer or clock.now() - since < self.house.settings.vote_after:
            raise Refusal("not-away", "They have not been gone for long; wait a little.")

    def _count_votes(self, seat: int) -> None:
        table, here = self.table, self.crowd.by_viewer
        present = [other for other in table.seated if other in here and other != seat]
        votes = table.seats[seat].votes
        if seat not in here and 2 * sum(other in votes for other in present) > len(present):
            self.write(StoodIn(at=clock.now(), seat=seat, gone=True, voted=True))

    def close(self, reason: str) -> None:
        """Send everybody away."""
        self.broken = True
        for connection in list(self.connections):
            connection.dismiss(reason)
        self.connections.clear()
        self._crowd = None
        self.patience.close()
        for task in [*self.thinking.values(), *self.held]:
            task.cancel()
        for handle in (self.alarm, self.presence, self.deal_alarm):
            if handle is not None:
                handle.cancel()
