"""The leak test over the wire: two servers whose worlds differ only in what a viewer may not know.

Everything the viewer ever received is compared, byte by byte, after every step: messages and their number, answers to
requests, refusals. Where a step brings to light what differs, the worlds may part; until then nothing may.
"""

import asyncio
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.running import FEWEST, QUICK, Running, run, running, visitor
from shinobi import wire
from shinobi.client import NewTable, NotDone, SeatWanted, TableSocket, Visitor
from shinobi.engine.game import game_named
from shinobi.engine.seats import SPECTATOR

QUIET = {"arts": ("investigate", "end-turn", "accept", "steal", "leave")}
"""What others do is mostly one of these, where nearly everything else turns cards up and so parts the worlds."""

PROGRAM = str(Path(__file__).with_name("world.py"))


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    folder = tmp_path_factory.mktemp("worlds")
    with (
        running(folder / "true.db", *QUICK, program=(PROGRAM, "true")) as true,
        running(folder / "other.db", *QUICK, program=(PROGRAM, "other")) as other,
    ):
        yield true, other


class World:
    """One of the two: its server, its table, and those at it."""

    def __init__(self, server: Running, table: NewTable, viewer: int) -> None:
        self.server = server
        self.wanted = table
        self.viewer = viewer
        self.players = len(table.seats or ())
        self.people: list[Visitor] = []
        self.seats: list[TableSocket] = []
        self.heard: list[bytes] = []
        """All that the viewer received."""

    async def open(self) -> None:
        """Everybody sits down, the viewer comes last, and the cards are dealt."""
        # The first name tells the other world's server who must not know: see world.py.
        names = [f"W{self.viewer}", *(f"P{seat}" for seat in range(1, self.players))]
        self.people = [await visitor(self.server, name) for name in names]
        self.place = await self.people[0].make(self.wanted)
        self.stranger = await visitor(self.server, "Eve")
        for seat, somebody in enumerate(self.people):
            somebody.random_bytes = bytes([seat]).__mul__  # the same in both worlds
        self.seats = [await self._come(self.people[0])]
        for seat in range(1, self.players):
            self.seats.append(await self._come(self.people[seat]))
            await self.seats[seat].request(wire.Sit(self.seats[seat].ticket(), seat))
        gallery = await self.stranger.at(self.place).__aenter__()
        self.seats += [gallery] * (SPECTATOR + 1 - self.players)
        self.eyes = self.seats[self.viewer]
        while (table := self.eyes.table) is None or not (all(s.here for s in table.seats) and table.watching):
            await self.eyes.next()
        await self.catch_up()  # everybody is bound
        self.eyes.keep_raw = True
        await self.seats[0].request(wire.Start("start"))
        await self.catch_up()  # and now has revealed
        await self.seats[0].dealt()
        await self.catch_up()
        # Until the deal, messages come as quickly as people reveal; nothing is hidden yet.
        self.heard = [one for one in self.heard if b'"type":"step"' in one[:20] or b'"state":"playing"' in one]

    async def _come(self, somebody: Visitor) -> TableSocket:
        socket = somebody.at(self.place)
        socket.salt = "same"  # in both worlds, like everything that people do
        return await socket.__aenter__()

    async def close(self) -> None:
        for seat in {id(seat): seat for seat in self.seats}.values():
            await seat.__aexit__(None, None, None)

    async def catch_up(self) -> list[bytes]:
        """What the viewer has received since the last time; all seats take in what came."""
        for seat in {id(seat): seat for seat in self.seats}.values():
            await seat.send(wire.Ping())
            while not isinstance(await seat.next(), wire.Pong):
                pass
        news, self.eyes.raw = self.eyes.raw, []
        self.heard += news
        return news

    async def _together(self, code: str) -> bytes:
        """What somebody is answered who wants to see the replay of the match together with others."""
        address = self.server.address.replace("http", "ws")
        try:
            async with connect(f"{address}/api/tables/{self.place}/together{code}", proxy=None):
                return b"open"
        except InvalidStatus as refused:
            return bytes(refused.response.body or b"")

    async def consider(self, moves: list[Any]) -> list[bytes]:
        """What the viewer is answered when it only asks what would come of these moves."""
        step = self.eyes.now.step if self.eyes.now else 0
        for number, move in enumerate(moves):
            await self.eyes.send(wire.Consider(f"c{step}-{number}", step, move))
        return await self.catch_up()

    async def try_forbidden_things(self, moves: list[Any]) -> list[bytes]:
        """What the viewer is answered when it asks for what it may not do, and what a stranger gets to see."""
        seat, step = self.eyes, self.eyes.now.step if self.eyes.now else 0
        answers = []
        for number, move in enumerate(moves):
            await seat.send(wire.Play(f"f{step}-{number}", step, move))
        await seat.send(wire.Undo(f"u{step}", step + 1))
        await seat.send(wire.Play(f"g{step}", step - 1, {"verb": "pass"}))
        await seat.send(wire.Leave(f"x{step}")) if self.viewer >= self.players else None
        for path in ("", "/record", "/replay?viewer=everything", "/replay?viewer=1"):
            somebody = self.stranger if self.viewer >= self.players else self.people[self.viewer]
            response = await somebody.http.get(f"/api/tables/{self.place}{path}")
            headers = sorted(item for item in response.headers.items() if item[0] != "date")
            answers.append(msgspec.json.encode(headers) + response.content)
        for path in ("/api/tables", "/api/records", "/api/me/matches", "/api/me/played"):
            for somebody in (self.stranger, self.people[self.viewer if self.viewer < self.players else 0]):
                answers.append((await somebody.http.get(path)).content)
        answers += [await self._together(code) for code in ("", "?code=guess")]
        return answers + await self.catch_up()


def events_that_reveal(game: str, messages: list[bytes]) -> list[Any]:
    names = {event.name for event in game_named(game).events.events if event.reveals}
    told = []
    for message in messages:
        decoded = msgspec.json.decode(message)
        told += [event for event in decoded.get("events", ()) if event["event"] in names]
    return told


def chosen(world: World, other: World, choices: random.Random, game: str) -> tuple[int, Any, Any] | None:
    """A seat that is asked in both worlds, and a move for each that looks the same to all others."""
    actions = game_named(game).actions
    asked = [seat for seat in range(world.players) if world.seats[seat].asked and other.seats[seat].asked]
    choices.shuffle(asked)
    for seat in asked:
        here, there = world.seats[seat].now, other.seats[seat].now
        assert here is not None
        assert there is not None
        if seat == world.viewer:
            tame = [move for move in here.legal if move["verb"] in QUIET.get(game, ())[1:]]
            move = choices.choice(tame if tame and choices.random() < 0.8 else here.legal)
            return seat, move, move
        alike: dict[Any, list[Any]] = {}
        for move in there.legal:
            alike.setdefault(actions.public_part(actions.action(move)), []).append(move)
        pairs = [(move, actions.public_part(actions.action(move))) for move in here.legal]
        pairs = [(move, part) for move, part in pairs if part in alike]
        quiet = [pair for pair in pairs if pair[0]["verb"] in QUIET.get(game, ())]
        if quiet and choices.random() < 0.8:
            pairs = [pair for pair in quiet if pair[0]["verb"] == quiet[0][0]["verb"]]
        if pairs:
            move, part = choices.choice(pairs)
            return seat, move, choices.choice(alike[part])
    return None


async def compared(worlds: tuple[Running, Running], game: str, viewer: int, seed: int, delay: int, steps: int) -> int:
    """How many steps were compared before the worlds parted."""
    seats = [SeatWanted("me"), *[SeatWanted("open")] * (FEWEST[game] - 1)]
    table = NewTable(game, seats=seats, visibility="public", delay=delay)
    one, two = World(worlds[0], table, viewer), World(worlds[1], table, viewer)
    choices = random.Random(seed)
    count = 0
    try:
        await one.open()
        await two.open()
        assert one.heard == two.heard, "the deal"
        for _ in range(steps):
            pair = chosen(one, two, choices, game)
            if pair is None:
                break
            seat, move, move_there = pair
            await one.seats[seat].request(wire.Play(ticket := f"t{count}", now_of(one, seat), move))
            await two.seats[seat].request(wire.Play(ticket, now_of(two, seat), move_there))
            news, news_there = await one.catch_up(), await two.catch_up()
            if events_that_reveal(game, news) != events_that_reveal(game, news_there):
                break
            same(news, news_there)
            count += 1
            if any(world.seats[0].over for world in (one, two)):
                break
            forbidden = [move] if seat != viewer and not one.eyes.asked else []
            answers = await one.try_forbidden_things(forbidden)
            assert answers == await two.try_forbidden_things(forbidden)
            if viewer < one.players:
                moves = thoughts(one, choices, game)
                same(await one.consider(moves), await two.consider(moves))
            if one.eyes.now is not None and one.eyes.now.undo and choices.random() < 0.3:
                for world in (one, two):
                    await world.eyes.request(wire.Undo(f"undo{count}", now_of(world, viewer)))
                assert await one.catch_up() == await two.catch_up()
        assert one.heard == two.heard or count < steps
    finally:
        await one.close()
        await two.close()
    return count


def same(here: list[bytes], there: list[bytes]) -> None:
    """Fails, and shows only what differs, unless the messages are the same."""
    assert [len(message) for message in here] == [len(message) for message in there]
    for one, two in zip(here, there, strict=True):
        start = next((at for at in range(len(one)) if one[at] != two[at]), len(one))
        assert one[max(0, start - 60) : start + 60] == two[max(0, start - 60) : start + 60]


def is_away(world: World, seat: int) -> bool:
    """Whether a spectator knows that somebody is gone, or that a bot stands in for them."""
    table = world.eyes.table
    return table is not None and (table.seats[seat].stands_in or table.seats[seat].away is not None)


def thoughts(world: World, choices: random.Random, game: str) -> list[Any]:
    """What a viewer may ask about: some of its legal moves, some of all moves that there are, and parts of them."""
    actions = game_named(game).actions
    legal = world.eyes.now.legal if world.eyes.now else []
    some = choices.sample(legal, min(3, len(legal)))
    any_moves = [actions.move(choices.randrange(len(actions))) for _ in range(3)]
    return [*some, *any_moves, *({"verb": move["verb"]} for move in any_moves)]


def now_of(world: World, seat: int) -> int:
    now = world.seats[seat].now
    assert now is not None
    return now.step


@pytest.mark.parametrize("game", FEWEST)
@pytest.mark.parametrize("viewer, delay", [(0, 0), (1, 0), (SPECTATOR, 0), (SPECTATOR, 3)])
def test_all_that_a_viewer_receives_is_the_same_in_both_worlds(
    worlds: tuple[Running, Running], game: str, viewer: int, delay: int, thorough: int
) -> None:
    async def scene() -> None:
        steps = seed = 0
        while steps < 12 * thorough:
            assert seed < 20 * thorough, "the worlds part at once: this test tests nothing"
            steps += await compared(worlds, game, viewer, seed, delay, steps=25)
            seed += 1

    run(scene(), 120 * thorough)


@pytest.mark.parametrize("viewer, delay", [(0, 0), (1, 0), (SPECTATOR, 0), (SPECTATOR, 3)])
def test_nobody_learns_how_far_another_is_where_both_decide_apart(
    worlds: tuple[Running, Running], viewer: int, delay: int
) -> None:
    """In one world the others have not begun to arrange their armies, in the other they are done."""

    async def scene() -> None:
        seats = [SeatWanted("me"), SeatWanted("open")]
        one, two = (World(server, NewTable("soke", seats=seats, delay=delay), viewer) for server in worlds)
        await one.open()
        await two.open()
        busy = [seat for seat in (0, 1) if seat != viewer][: 1 if viewer == SPECTATOR else 2]
        for number in range(40):
            for seat in busy:
                now = two.seats[seat].now
                assert now is not None
                if two.seats[seat].asked:
                    await two.seats[seat].request(wire.Play(f"b{number}", now.step, now.legal[-1]))
                    if number % 5 == 2:
                        await two.seats[seat].request(wire.Undo(f"c{number}", now_of(two, seat)))
            same(await one.catch_up(), await two.catch_up())
            if viewer < 2 and number % 4 == 0:
                assert one.eyes.now is not None
                move = one.eyes.now.legal[0]
                for world in (one, two):
                    await world.eyes.request(wire.Play(f"d{number}", now_of(world, viewer), move))
                same(await one.catch_up(), await two.catch_up())
                same(await one.try_forbidden_things([]), await two.try_forbidden_things([]))
        assert not any(two.seats[seat].asked for seat in busy), "they are done"
        assert one.heard == two.heard
        await one.close()
        await two.close()

    run(scene())


PRESENCE = re.compile(rb'"(away|bot_in|here)":[^,]+')
"""Whether a connection is there, and for how long it has not been: the two servers are not asked at the same moment."""


def settled(heard: list[bytes]) -> list[bytes]:
    """What was told, entry of the log by entry.

    That a connection is there again is told as soon as it is known, between the entries: of one entry the first counts.
    """
    told: dict[bytes, bytes] = {}
    for one in heard:
        for number in re.findall(rb'"n":(\d+)', one)[:1]:
            told.setdefault(number, PRESENCE.sub(b"", one.rstrip()))  # its padding goes by what is taken out here
    return list(told.values())


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_going_voting_and_coming_back_are_the_same_in_both_worlds(tmp_path: Path, viewer: int) -> None:
    """Seat 2 goes, the others vote, it comes back; seat 2's hand is another, and nobody can tell by any message."""
    options = (*QUICK, "--gone-after", "600", "--vote-after", "0.3")

    async def scene() -> None:
        with (
            running(tmp_path / "true.db", *options, program=(PROGRAM, "true")) as true,
            running(tmp_path / "other.db", *options, program=(PROGRAM, "other")) as other,
        ):
            table = NewTable(
                "clans", seats=[SeatWanted("me"), SeatWanted("open"), SeatWanted("open")], stand_in="random"
            )
            pair = World(true, table, viewer), World(other, table, viewer)
            for world in pair:
                await world.open()
                while world.seats[2].asked:  # else the bot that stands in would move at once, by what differs
                    await world.seats[2].request(wire.Play("a", now_of(world, 2), world.seats[2].now.legal[0]))  # type: ignore[union-attr]
                await world.catch_up()
                world.heard.clear()
                gone = world.seats[2]
                await gone.__aexit__(None, None, None)
                world.seats[2] = world.seats[0]
                while not is_away(world, 2):
                    await world.eyes.next()
                await asyncio.sleep(0.4)
                for seat in (0, 1):
                    with suppress(NotDone):  # the first vote of two is not enough, the second may come too late
                        await world.seats[seat].request(wire.Vote(f"v{seat}", 2))
                await world.catch_up()
                world.seats[2] = await world._come(world.people[2])
                while is_away(world, 2):
                    await world.eyes.next()
                await world.catch_up()
            same(*(settled(world.heard) for world in pair))
            assert any(b'"voted"' in one for one in pair[0].heard)
            for world in pair:
                await world.close()

    run(scene())


def test_the_worlds_differ(worlds: tuple[Running, Running]) -> None:
    """Else the comparison above would compare nothing."""

    async def scene() -> None:
        differing = 0
        for game in ("clans", "arts"):
            seats = [SeatWanted("me"), *[SeatWanted("open")] * (FEWEST[game] - 1)]
            pair = [World(server, NewTable(game, seats=seats), 0) for server in worlds]
            for world in pair:
                await world.open()
            differing += sum(
                one.now is not None and two.now is not None and one.now.view != two.now.view
                for one, two in zip(pair[0].seats[1 : FEWEST[game]], pair[1].seats[1 : FEWEST[game]], strict=True)
            )
            for world in pair:
                await world.close()
        assert differing >= 2

    run(scene())


def test_a_wink_is_noticed_by_one_alone(server: Running) -> None:
    async def scene() -> None:
        people = [await visitor(server, name) for name in ("Ann", "Ben", "Cho")]
        seats = [SeatWanted("me"), SeatWanted("open"), SeatWanted("open")]
        place = await people[0].make(NewTable("clans", seats=seats))
        async with (
            people[0].at(place) as ann,
            people[1].at(place) as ben,
            people[2].at(place) as cho,
            Visitor(server.address).at(place) as eve,
        ):
            await ben.sit(1)
            await cho.sit(2)
            await ann.start()
            await ann.request(wire.Say(ann.ticket(), "gesture", "wink", to=1))  # type: ignore[arg-type]
            for seat in (ann, ben, cho, eve):
                seat.keep_raw = True
                await seat.send(wire.Ping())
                while not isinstance(await seat.next(), wire.Pong):
                    pass
            assert [len(seat.talk) for seat in (ann, ben, cho, eve)] == [1, 1, 0, 0]
            assert b"wink" not in b"".join(cho.raw + eve.raw)
            with pytest.raises(NotDone, match="for whom"):
                await ann.request(wire.Say(ann.ticket(), "gesture", "wink"))  # type: ignore[arg-type]

    run(scene())
