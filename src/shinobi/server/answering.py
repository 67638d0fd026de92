"""What people ask of a table: a request is carried out once or refused, and the same ticket gets the same answer."""

import asyncio

from shinobi import wire
from shinobi.engine.errors import BadMove, Refused
from shinobi.server import clock
from shinobi.server.crowd import Listener
from shinobi.server.granting import Request, granted
from shinobi.server.live_table import LiveTable
from shinobi.server.patience import Patience
from shinobi.server.stand_ins import StandIns
from shinobi.server.tickets import Key
from shinobi.table.log import Sat, Started
from shinobi.table.making import created_again
from shinobi.table.refusal import Refusal
from shinobi.table.requests import check_move, consider, moved, rematched
from shinobi.wire import encode

Asked = Request | wire.Rematch | wire.Reading | wire.Consider


class Answering:
    """Takes the requests of those who are connected to one table."""

    def __init__(self, live: LiveTable, patience: Patience, stand_ins: StandIns) -> None:
        self.live = live
        self.patience = patience
        self.stand_ins = stand_ins
        self.held: set[asyncio.Task[None]] = set()
        """Reactions that were checked and are carried out when every reaction is."""

    def request(self, connection: Listener, asked: Asked) -> None:
        """Carry out a request, or refuse it; raises `Refusal` for somebody who may not ask for that at all."""
        live, who = self.live, connection.who
        if who is None:
            raise Refusal("no-name", "Say who you are first: POST /api/me.")
        program = live.audience.visitors[who].program
        if program is not None:
            program.check_asked(asked)
        key = who, asked.ticket
        tickets = live.tickets
        if key in tickets.under_way:
            tickets.under_way[key] += 1
            return
        if isinstance(asked, wire.Reading):
            self.patience.reading(connection, asked.on)
            self._answer(key, wire.Done(asked.ticket))
            return
        if key in tickets.refused:
            connection.send(tickets.refused[key])
            return
        if key in live.table.carried_out:
            self._answer(key, wire.Done(asked.ticket))
            return
        if who in live.table.stood_in and not isinstance(asked, wire.Return):
            self.stand_ins.is_back(who)
        if isinstance(asked, wire.Consider):
            self._consider(key, asked)
        elif isinstance(asked, wire.Play) and self.hold(who) > 0:
            self._check_then_hold(key, asked)
        else:
            self._carry_out(key, asked)

    def _carry_out(self, key: Key, asked: Request | wire.Rematch) -> None:
        live, services, (who, _) = self.live, self.live.services, key
        try:
            if services.closing:
                raise Refusal("closing", "The server is about to stop; try again in a moment.")
            if isinstance(asked, wire.Play):  # who may move, and so how often, the rules say
                live.write(moved(live.table, who, asked.ticket, asked.step, asked.move, clock.now()), key)
                return
            services.limits.check_asked(who, asked)
            if isinstance(asked, wire.Rematch):
                self._rematch(key)
                return
            visitor = live.audience.visitors[who]
            name = services.people.name_in_memory(who) or visitor.name
            if isinstance(asked, wire.Vote):
                self.stand_ins.check_vote(asked.seat)
            entry = granted(live.table, who, name, asked, clock.now(), services.levels)
            if isinstance(entry, Sat):
                entry.program = visitor.owner
            live.write(entry, key)
        except Refusal as refusal:
            self._refuse(key, refusal)
        except (Refused, BadMove) as problem:
            self._refuse(key, Refusal.of_move(problem))

    def _consider(self, key: Key, asked: wire.Consider) -> None:
        try:
            self.live.services.limits.check_asked(key[0], asked)
            consider(self.live.table, key[0], asked.step, asked.move)
        except Refusal as refusal:
            self._refuse(key, refusal)
        else:
            self._answer(key, wire.Done(asked.ticket))

    def hold(self, who: str) -> float:
        """Seconds for which a move of this person must wait, so that how fast somebody reacts tells nothing."""
        table = self.live.table
        if table.match is None or not table.match.runner.reacting:
            return 0.0
        seat = table.seat_of(who)
        return 0.0 if seat is None else table.hold(seat, clock.now())

    def _check_then_hold(self, key: Key, asked: wire.Play) -> None:
        """A reaction is checked at once and carried out when every reaction is."""
        try:
            table, (who, ticket) = self.live.table, key
            check_move(table, moved(table, who, ticket, asked.step, asked.move, clock.now()))
        except Refusal as refusal:
            self._refuse(key, refusal)
            return
        self.live.tickets.begin(key)

        async def later() -> None:
            await asyncio.sleep(self.hold(key[0]))
            self._carry_out(key, asked)

        task = asyncio.get_running_loop().create_task(later())
        self.held.add(task)
        task.add_done_callback(self.held.discard)

    def _rematch(self, key: Key) -> None:
        who, ticket = key
        table, neighbours = self.live.table, self.live.neighbours
        if table.rematch is not None:
            self._answer(key, wire.Done(ticket))
            return
        place = neighbours.new_place()
        entry = rematched(table, who, ticket, clock.now(), place)
        secret = self.live.services.settings.random_bytes(32)
        again = neighbours.make(place, created_again(table.created, table.seats, who, secret, clock.now()))
        if len(table.seated) == 1:  # nobody else has to come
            again.write(Started(at=clock.now(), who=who))
        self.live.write(entry, key)

    def _refuse(self, key: Key, refusal: Refusal) -> None:
        """Say no, and why."""
        message = wire.Refused(key[1], wire.Trouble(refusal.code, refusal.text, refusal.clause))
        if refusal.code not in ("too-fast", "closing"):
            self.live.tickets.refuse(key, encode(message))
        self._answer(key, message)

    def _answer(self, key: Key, message: wire.Done | wire.Refused) -> None:
        """Answer a request, once for every time it was sent."""
        self.live.audience.answer(key[0], self.live.tickets.answered(key, encode(message)))

    def close(self) -> None:
        for task in self.held:
            task.cancel()
