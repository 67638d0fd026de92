"""It is your turn: told to those who are away, once for each decision, and telling nothing that is hidden."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.mails import post_office
from server.pushes import push_service
from server.running import FEWEST, QUICK, run, running, visitor
from server.scenes import TWO, settle
from shinobi import wire
from shinobi.client import NewTable, NotDone, Visitor
from shinobi.engine.game import game_named
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.server.notices import Notices
from shinobi.server.settings import Settings
from shinobi.server.ways import PUSH_SIZE, Ways, push_message
from shinobi.store.records import Mail, Subscription
from shinobi.table.folding import fold
from shinobi.table.log import Chair, Created, Moved, Pace, Started
from shinobi.table.table import Table

QUIET = {"arts": ("end-turn", "accept", "leave", "investigate")}

DAYS = wire.Pace(3 * 86_400.0)


async def dealt_without(ren: Visitor, hana: Visitor) -> str:
    """A table by day at which Ren sat down and left again; Hana has it dealt, and leaves, too."""
    place = await hana.make(NewTable("soke", seats=TWO, pace=DAYS))
    async with hana.at(place) as first, ren.at(place) as second:
        await second.sit(1)
        await first.start()
        await settle(first, second)
    return place


def test_who_is_away_is_told_once_for_each_decision_also_over_a_restart(tmp_path: Path) -> None:
    with push_service() as service:
        serving = (*QUICK, "--push-service", service.origin, "--notify-after")

        async def hana_arranges(address: str) -> tuple[str, str | None, str | None]:
            hana, ren = await visitor(address, "Hana"), await visitor(address, "Ren")
            for somebody, browser in ((hana, "hana"), (ren, "ren")):
                await somebody.ask("POST", "/api/me/push", service.subscription(browser))
            with pytest.raises(NotDone, match="push service"):
                await ren.ask("POST", "/api/me/push", service.subscription("x") | {"endpoint": "http://10.0.0.1/x"})
            place = await hana.make(NewTable("soke", seats=TWO, pace=DAYS))
            async with hana.at(place) as first:
                async with ren.at(place) as second:
                    await second.sit(1)
                    await first.start()
                    await settle(first, second)
                await asyncio.to_thread(service.wait_for, "ren", 1)
                while first.asked and first.now is not None:
                    await first.play(first.now.legal[-1])
                await asyncio.sleep(0.8)
                yours = (await ren.lobby()).yours
                assert [(one.turn, one.left is not None) for one in yours] == [(True, True)]
            assert len(service.pushed["ren"]) == 1, "what the other does in secret is told to nobody"
            assert "hana" not in service.pushed, "who is there need not be told"
            return place, hana.cookie, ren.cookie

        with running(tmp_path / "x.db", *serving, "0.5") as server:
            place, _, ren = run(hana_arranges(server.address))

        async def ren_plays(address: str) -> None:
            async with Visitor(address, ren) as somebody, somebody.at(place) as second:
                while second.asked and second.now is not None:
                    await second.play(second.now.legal[-1])

        # Ren's last move asks Hana; the server is killed before the notice is due.
        with running(tmp_path / "x.db", *serving, "2") as server:
            run(ren_plays(server.address))
            server.kill()
        assert "hana" not in service.pushed
        assert len(service.pushed["ren"]) == 1, "a restart tells nobody again"
        for _ in range(2):
            with running(tmp_path / "x.db", *serving, "2"):
                service.wait_for("hana", 1)
                run(asyncio.sleep(0.3))
        assert [len(service.pushed[name]) for name in ("hana", "ren")] == [1, 1]
        bodies = [service.pushed[name][0] for name in ("hana", "ren")]
        assert len({len(body) for body in bodies}) == 1, "of one size"
        told = service.read(bodies[0])
        assert (told["title"], told["table"]) == ("Ninjutsu", place)
        assert "Ren" in told["body"]
        assert all(one["authorization"].startswith("vapid t=") for one in service.headers)


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def scene(address: str, service: Any) -> None:
        hana, ren = await visitor(address, "Hana"), await visitor(address, "Ren")
        await ren.ask("POST", "/api/me/push", service.subscription("ren"))
        for _ in range(2):
            await dealt_without(ren, hana)
            await asyncio.to_thread(service.wait_for, "ren", 1)
            await asyncio.sleep(0.8)
        assert len(service.pushed["ren"]) == 1

    with push_service() as service:
        service.status = 410
        options = (*QUICK, "--push-service", service.origin, "--notify-after", "0.5")
        with running(tmp_path / "x.db", *options) as server:
            run(scene(server.address, service))


def test_mail_goes_to_an_address_that_was_confirmed_and_a_webhook_is_told(tmp_path: Path) -> None:
    async def scene(address: str, post: Any, hook: Any) -> None:
        hana, ren = await visitor(address, "Hana"), await visitor(address, "Ren")
        with pytest.raises(NotDone):
            await ren.ask("POST", "/api/me/mail", {"address": "nobody"})
        for _ in range(3):
            await ren.ask("POST", "/api/me/mail", {"address": "ren@example.org", "language": "de"})
        with pytest.raises(NotDone, match="hour"):
            await ren.ask("POST", "/api/me/mail", {"address": "ren@example.org"})
        with pytest.raises(NotDone):
            await ren.ask("POST", "/api/me/mail/confirm", {"code": "guessed"})
        code = post.bodies[-1].split("/settings/")[1].split()[0]
        reach = msgspec.json.decode(await ren.ask("POST", "/api/me/mail/confirm", {"code": code}), type=wire.Reach)
        assert (reach.address, reach.confirmed) == ("ren@example.org", True)
        place = await dealt_without(ren, hana)
        await asyncio.to_thread(post.wait_for, 4)
        assert f"https://play.example/t/{place}" in post.bodies[-1]
        assert "Du bist dran" in post.bodies[-1]
        told = [msgspec.json.decode(body) for body in hook.wait_for("hook", 1)]
        assert ("your-turn", "Ren", place) in [(one["event"], one["name"], one["table"]) for one in told]

    with post_office() as post, push_service() as hook:
        options = ("--mail", post.address, "--webhook", f"{hook.origin}/hook", "--address", "https://play.example")
        with running(tmp_path / "x.db", *QUICK, "--notify-after", "0.5", *options) as server:
            run(scene(server.address, post, hook))


def test_every_push_is_of_one_size() -> None:
    names = ["W" * 24] * 5
    sizes = {len(push_message(language, game, "0" * 10, names)) for language in ("en", "fr") for game in FEWEST}
    assert sizes == {PUSH_SIZE}


def table_in(world: int | None, game: str) -> Table:
    """A table of people, played by day; in another world, all that seat 0 cannot know is something else that fits."""
    chairs = [Chair(f"p{seat}", f"P{seat}") for seat in range(FEWEST[game])]
    agreed, _ = game_named(game).table(FEWEST[game], None, {})
    created = Created(
        at=0.0,
        who="p0",
        game=game,
        players=agreed.players,
        edition=agreed.edition,
        options=dict(agreed.options),
        chairs=chairs,
        visibility="link",
        pace=Pace(DAYS.seconds),
        stand_in="random",
        secret="5" * 64,
    )
    table = Table("0" * 10, created)
    fold(table, Started(at=1.0))
    assert table.match is not None
    if world is not None:
        table.match.state = imagine(table.game, table.match.state, 0, nth_key(world, 0))
    return table


class MailsOnly:
    """A store in which everybody wants mail."""

    async def subscriptions_of(self, who: str) -> list[Subscription]:
        return []

    async def mail_of(self, who: str) -> Mail:
        return Mail(f"{who}@example.org", "fr", True)


def mails_for(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """All mails that tell the people of a table that it is their turn."""
    sent: list[Any] = []
    monkeypatch.setattr(Ways, "send_mail", lambda self, *mail: sent.append(mail))
    store: Any = MailsOnly()
    by_mail = Ways(store, Settings(mail="smtp://localhost", address="https://play.example"))
    for seat in table.seated:
        names = [str(other.name) for nth, other in enumerate(table.seats) if nth != seat]
        run(by_mail.tell(str(table.seats[seat].who), f"P{seat}", table, names))
    return sent


@pytest.mark.parametrize("game", FEWEST)
def test_the_words_of_a_mail_are_the_same_in_both_worlds(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for world in range(5):
        here, there = (mails_for(table_in(one, game), monkeypatch) for one in (None, world))
        assert len(here) == FEWEST[game]
        assert here == there


@pytest.mark.parametrize("game", FEWEST)
def test_who_is_told_and_when_is_the_same_in_both_worlds(game: str, thorough: int) -> None:
    """The same is done in two worlds that differ in what seat 0 cannot know: the same are told at the same time."""
    nothing: Any = None
    notices = Notices(nothing, Settings(), nothing, nothing)
    compared = told = 0
    for seed in range(20 * thorough):
        choices = random.Random(seed)
        pair = [table_in(None, game), table_in(seed, game)]
        for step in range(60):
            here, there = (table.match for table in pair)
            assert here is not None
            assert there is not None
            asked = [seat for seat in here.actors if seat in there.actors]
            if not asked:
                break
            seat = choices.choice(asked)
            others = there.legal(seat)
            legal = [move for move in here.legal(seat) if move in others]
            if not legal:
                break
            # Where nearly everything turns cards up, and so parts the worlds, mostly what does not.
            quiet = [move for move in legal if move["verb"] in QUIET.get(game, ())]
            entry = Moved(at=2.0 + step, seat=seat, move=choices.choice(quiet or legal))
            sent = []
            for table in pair:
                before = table.people_asked
                fold(table, entry)
                sent.append(notices.of(table, entry, before))
            heard = [table.history.steps[-1][0][0] for table in pair]
            if heard[0] != heard[1]:
                break  # what differs has come to light
            assert sent[0] == sent[1]
            compared += 1
            told += len(sent[0])
    assert compared >= 20, "the worlds part at once: this test tests nothing"
    assert told or game == "soke", "the armies are arranged first, which asks nobody anew"
