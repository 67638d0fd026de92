"""One of several servers that share their tables: what it asks of the others, and what it does for them."""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any

from shinobi import wire
from shinobi.bots import Asked
from shinobi.engine.talk import Remark
from shinobi.server import clock
from shinobi.server.cluster import letters
from shinobi.server.cluster.far import GOING, FarListeners, FarTable, Lines
from shinobi.server.cluster.far_parties import FarParties, FarParty
from shinobi.server.cluster.letters import AnyAnswer, AnyQuestion, Item
from shinobi.server.cluster.post import NoAnswer, Post
from shinobi.server.cluster.tenure import Tenure
from shinobi.server.doors import Door
from shinobi.server.house import House
from shinobi.server.lobby import MOST_LISTED, Listing
from shinobi.server.orders import carry_out
from shinobi.server.quiet_logs import place_of
from shinobi.server.thinkers import Decided
from shinobi.server.together import AnyParty
from shinobi.store.protocol import Lease, StoreError
from shinobi.table.refusal import Refusal

logger = logging.getLogger("shinobi")

TRIES = 5
"""How often the database is asked, a second apart, for what a server cannot begin without."""

LOOK_FOR = 2.0
AGAIN_AFTER = 0.1
"""For how many seconds, and how many seconds apart, a table is looked for that changes hands just now."""

THINKING_MARGIN = 1.0
"""Seconds for which another server is waited for beyond the time that its bot may think."""

SOON = "The table is on its way to another server; try again in a moment."


class Cluster:
    """The others, for one house; `Others`."""

    def __init__(self, house: House, tenure: Tenure, post: Post | None) -> None:
        """Without `post`, tables of other servers are not reached."""
        self.house = house
        self.tenure = tenure
        self.post = post or Post("", tenure.server)
        self.alone = post is None
        self.rooms = house.rooms
        self.lines = Lines(self.post)
        self.listeners = FarListeners(self.post, tenure, house.rooms)
        self.far_parties = FarParties(self.post, house.parties)
        self._left = False
        self._working: set[asyncio.Task[None]] = set()
        house.others = self
        house.services.holding = tenure
        tenure.on_dead = self._dead
        tenure.on_lapse = self._lapsed
        tenure.on_taken = self.rooms.drop
        tenure.on_adopted = self._adopted
        self.post.on_item = self._take
        self.post.on_question = self._asked
        self.post.on_broken = self._broken
        self.post.on_back = partial(self._tell_all, letters.Broken())
        if not self.alone:
            house.thinkers.elsewhere = self._think_elsewhere
            house.parties.elsewhere = self._party_elsewhere

    # From start to end -----------------------------------------------------------------------------------------------

    async def open(self) -> None:
        if not self.alone:
            # Servers that share a database share this, and no others know it.
            await self.post.open(f"shinobi.{(await self._key()).hex()}")
        await self.tenure.open()

    async def _key(self) -> bytes:
        """What only servers know that share our database; raises `StoreError` where that is gone for long."""
        for _ in range(TRIES):
            try:
                return await self.house.store.key("servers", secrets.token_bytes(8))
            except StoreError as problem:  # it was there a moment ago
                logger.warning("The database is not reached yet (%s).", problem)
                await asyncio.sleep(1.0)
        return await self.house.store.key("servers", secrets.token_bytes(8))

    async def hand_over(self) -> None:
        if self._left:
            return
        self._left = True
        with suppress(StoreError):  # who takes a table reads what was written of it
            await self.house.store.flush()
        await self.tenure.let_go_of_all()
        self._tell_all(letters.Leaving())

    async def close(self) -> None:
        await self.post.close()
        await self.tenure.close()

    async def _adopted(self, leases: list[Lease]) -> None:
        await self.house.read_tables([lease.place for lease in leases])

    def _dead(self, server: str) -> None:
        """Another server is gone: whoever was at its tables comes again, and so does it, if it was only slow."""
        self._cut(server)
        self.post.forget(server)

    def _lapsed(self) -> None:
        self.house.notices.forget_all()
        self.rooms.drop()

    def _broken(self, server: str | None) -> None:
        self._cut(server)
        if server is not None:
            self.post.send(server, letters.Broken())

    def _cut(self, server: str | None) -> None:
        self.lines.cut(server)
        self.listeners.cut(server)
        self.far_parties.cut(server)

    # What is asked of others -----------------------------------------------------------------------------------------

    async def at(self, place: str, account: str | None) -> Door | None:
        until = time.monotonic() + LOOK_FOR
        while time.monotonic() < until:
            room = await self.rooms.find(place, account)
            if room is not None:
                return room
            if self.house.services.closing:
                break
            owner = await self.tenure.leases.owner(place)
            if owner is None and not await self.house.store.has_table(place):
                return None
            if owner not in (None, self.tenure.server):
                if await self._has(str(owner), place):
                    return FarTable(self.lines, self.ask, str(owner), place)
            await asyncio.sleep(AGAIN_AFTER)
        raise Refusal("closing", SOON)

    async def _has(self, owner: str, place: str) -> bool:
        try:
            answer = await self.ask(owner, letters.IsOpen(place))
        except Refusal as refusal:
            if refusal.code == "closing":
                return False  # it is gone, perhaps, and somebody else will have the table in a moment
            raise
        return isinstance(answer, letters.Yes) and answer.yes

    async def ask(self, owner: str, asked: AnyQuestion) -> AnyAnswer:
        """What another server answers; raises `Refusal`."""
        try:
            answer = await self.post.ask(owner, asked)
        except NoAnswer:
            raise Refusal("closing", SOON) from None
        if isinstance(answer, letters.Refused):
            raise Refusal(answer.trouble.code, answer.trouble.text, answer.trouble.clause)
        return answer

    async def listings(self, who: str | None) -> Sequence[Listing]:
        others = self.tenure.living - {self.tenure.server}
        asked = [self.post.ask(other, letters.Listings(who)) for other in others]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        return [one for answer in answers if isinstance(answer, letters.Listed) for one in answer.listings]

    async def _think_elsewhere(
        self, level: str, asked: Asked, phrases: Sequence[Remark], players: int
    ) -> Decided | None:
        """What a bot decides at another server that has room; `None` where none has."""
        others = sorted(self.tenure.living - {self.tenure.server})
        if not others:
            return None
        began = clock.now()
        question = letters.Think(level, asked, list(phrases), players)
        try:
            answer = await self.post.ask(random.choice(others), question, asked.seconds + THINKING_MARGIN)
        except NoAnswer:
            return None
        if not isinstance(answer, letters.Thought):
            return None
        return Decided(answer.move, answer.said, began, answer.choice)

    async def _party_elsewhere(self, place: str, code: str, key: str | None) -> tuple[AnyParty, bool] | None:
        """A party of another server's, and whether this is the key of its leader."""
        others = sorted(self.tenure.living - {self.tenure.server})
        asked = [self.post.ask(other, letters.PartyOf(place, code, key)) for other in others]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        for other, answer in zip(others, answers, strict=True):
            if isinstance(answer, letters.PartyFound):
                return FarParty(self.far_parties, other, code), answer.leads
        return None

    def forget(self, identities: Sequence[str]) -> None:
        self._tell_all(letters.Forget(list(identities)))

    def send_away(self, who: str, device: str | None, reason: str) -> None:
        self.lines.send_away(who, device, reason)
        self._tell_all(letters.SendAway(who, device, reason))

    def ordered(self, kind: str, subject: str) -> None:
        self._tell_all(letters.Ordered(kind, subject))

    def _tell_all(self, item: Item) -> None:
        for other in self.tenure.living - {self.tenure.server}:
            self.post.send(other, item)

    def why_not_ready(self) -> str | None:
        if not self.tenure.valid:
            return "The tables of this server are not surely its own just now."
        return None if self.alone or self.post.connected else "The other servers are not reached."

    def gauges(self) -> dict[str, float]:
        return {
            "shinobi_servers": len(self.tenure.living),
            "shinobi_far_connections": len(self.lines),
            "shinobi_tables_held": len(self.tenure.held),
        }

    # What is done for others -----------------------------------------------------------------------------------------

    def _take(self, sender: str, item: Item) -> None:
        match item:
            case letters.Said():
                self.listeners.said(sender, item)
            case letters.Told():
                self.lines.told(item)
            case letters.Entered():
                self.listeners.entered(sender, item)
            case letters.Gone():
                self.listeners.gone(sender, item.line)
            case letters.Dismissed():
                self.lines.dismissed(item.line, item.reason)
                self.post.send(sender, letters.Gone(item.line))
            case letters.Broken():
                self.lines.cut(sender)
                self.far_parties.cut(sender)
            case letters.Attends():
                self.far_parties.attends(sender, item)
            case letters.GoesAway():
                self.far_parties.goes_away(sender, item.number)
            case letters.Shows():
                self.far_parties.shows(sender, item)
            case letters.PartyTold():
                self.far_parties.told(item)
            case letters.Leaving():
                self.tenure.somebody_left(sender)
            case letters.Forget():
                self.house.people.forget(item.identities)
            case letters.SendAway():
                self.house.people.forget([item.who])
                self.lines.send_away(item.who, item.device, item.reason)
                self.house.send_away_here(item.who, item.device, item.reason)
            case letters.Ordered():
                self._work(carry_out(self.house.services, self.rooms, item.kind, item.subject))

    def _asked(self, sender: str, asked: AnyQuestion, answer: Callable[[AnyAnswer], None]) -> None:
        self._work(self._answer(sender, asked, answer))

    def _work(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _answer(self, sender: str, asked: AnyQuestion, answer: Callable[[AnyAnswer], None]) -> None:
        try:
            answer(await self._answered(sender, asked))
        except Refusal as refusal:
            answer(letters.Refused(wire.Trouble(refusal.code, refusal.text, refusal.clause)))
        except StoreError:
            answer(letters.Refused(wire.Trouble("closing", SOON)))
        except Exception as problem:
            logger.error(place_of("A question of another server failed", problem))
            answer(letters.Refused(wire.Trouble("failed", "The server failed at this request; nothing has changed.")))

    async def _answered(self, sender: str, asked: AnyQuestion) -> AnyAnswer:
        match asked:
            case letters.Listings():
                return letters.Listed(list(self._listed(asked.who)))
            case letters.Think():
                return await self._thought(sender, asked)
            case letters.PartyOf():
                party = self.house.parties.join(asked.place, asked.code)
                return letters.PartyFound(asked.key == party.key)
            case letters.IsOpen():
                return letters.Yes(await self.rooms.find(asked.place, sender) is not None)
        room = await self.rooms.find(asked.place, sender)
        if room is None:
            raise Refusal("closing", SOON)
        if isinstance(asked, letters.InfoOf):
            return letters.Info(await room.look())
        return letters.Info(await room.go(asked.who, asked.name, GOING[asked.how](ticket=asked.ticket)))

    async def _thought(self, sender: str, asked: letters.Think) -> AnyAnswer:
        thinkers = self.house.thinkers
        if thinkers.busy:
            raise Refusal("too-fast", "The bots of this server have enough to think about.")
        decided = await thinkers.think_for(sender, asked.level, asked.asked, asked.phrases, asked.players)
        return letters.Thought(decided.move, decided.said, decided.choice)

    def _listed(self, who: str | None) -> list[Listing]:
        """Tables as another server may show them to this person."""
        own: list[Listing] = []
        public: list[Listing] = []
        for one in self.rooms.listings():
            if who is not None and who in one.own:
                own.append(replace(one, owner=None, own={who: one.own[who]}))
            elif one.info.visibility == "public" and one.info.state in ("open", "playing"):
                public.append(replace(one, owner=None, own={}))
        return [*islice(reversed(own), MOST_LISTED), *islice(reversed(public), 2 * MOST_LISTED)]
