"""Letters between servers: none is lost without being noticed, and a line that one side has cut ends at the other."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from server.running import run

from many.backing import a_nats
from shinobi.server.cluster import post as posts
from shinobi.server.cluster.far import FarListeners
from shinobi.server.cluster.far_parties import FarParties
from shinobi.server.cluster.letters import (
    Answer,
    Attends,
    Dismissed,
    Gone,
    InfoOf,
    Item,
    Letter,
    PartyTold,
    Said,
    Told,
    Yes,
    encode,
)
from shinobi.server.cluster.post import NoAnswer, Post
from shinobi.server.limits import Limits
from shinobi.server.settings import Settings
from shinobi.server.together import Moment, Parties
from shinobi.wire import encode as said


class Kept(Post):
    """Keeps what would be sent."""

    def __init__(self) -> None:
        super().__init__("", "here")
        self.sent: list[tuple[str, Item]] = []

    def send(self, to: str, item: Item) -> None:
        self.sent.append((to, item))


@pytest.mark.parametrize(
    "numbers, broken",
    [([(1, 1), (1, 2), (1, 3)], 0), ([(1, 2)], 1), ([(1, 1), (1, 3)], 1), ([(1, 1), (2, 1), (2, 2)], 1)],
)
def test_a_gap_is_noticed_also_before_the_first_letter(numbers: list[tuple[int, int]], broken: int) -> None:
    post = Kept()
    gaps: list[str | None] = []
    post.on_broken = gaps.append
    for generation, number in numbers:
        post.take(encode(Letter("there", generation, number, [Gone(1)])))
    assert gaps == ["there"] * broken


def test_what_nats_would_not_carry_in_one_letter_goes_in_several(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posts, "LARGEST", 1000)
    sender, receiver = Post("", "there"), Kept()
    told = [Told(number, [b"x" * 150]) for number in range(40)]
    heard: list[Item] = []
    receiver.on_item = lambda _, item: heard.append(item)
    receiver.on_broken = lambda _: pytest.fail("a letter is missing")
    letters = [letter for _ in range(2) for _, letter in sender._letters("here", told)]
    for letter in letters:
        receiver.take(letter)
    assert heard == told * 2
    assert max(map(len, letters)) <= 1000


def test_nobody_waits_for_the_answer_of_a_server_that_is_gone() -> None:
    class Asking(Kept):
        connected = True

    async def scene() -> None:
        post = Asking()
        asked = [asyncio.create_task(post.ask(to, InfoOf("table"), 60)) for to in ("there", "elsewhere", "nowhere")]
        await asyncio.sleep(0)
        post.forget("there")
        with pytest.raises(NoAnswer):
            await asked[0]
        post.take(encode(Letter("elsewhere", 1, 1, [Answer(2, Yes())])))
        assert await asked[1] == Yes()
        post._lost()
        with pytest.raises(NoAnswer):
            await asked[2]

    run(scene(), 20)


def test_a_server_that_starts_while_nats_is_away_waits_for_it() -> None:
    async def scene() -> None:
        with a_nats() as nats:
            nats.kill()
            post, back = Post(nats.url, "here"), asyncio.Event()
            post.on_back = back.set
            await post.open("test")
            assert not back.is_set()
            await asyncio.to_thread(nats.start)
            await back.wait()
            assert post.connected
            await post.close()

    run(scene())


def test_who_speaks_on_a_line_that_was_cut_is_sent_away_and_comes_again() -> None:
    post = Kept()
    tenure: Any = SimpleNamespace(valid=True)
    rooms: Any = {}
    FarListeners(post, tenure, rooms).said("there", Said(7, said({"type": "ping"})))
    assert post.sent == [("there", Dismissed(7, "restart"))]


def test_who_is_at_a_server_that_is_gone_has_left_the_party() -> None:
    post, parties = Kept(), Parties(Limits(Settings()))
    far = FarParties(post, parties)
    party = parties.begin("table")
    leader = asyncio.Event()
    party.enter(leader, "Hana")
    far.attends("there", Attends(1, party.code, None))
    party.show(leader, Moment(3, "everything"))
    assert [item.state.step for _, item in post.sent if isinstance(item, PartyTold)] == [0, 3]
    assert party.state(False).following == 1
    far.cut("there")
    assert party.state(False).following == 0
    parties.leave(party, leader)
    assert parties.parties == {}
