"""Coming, going and being away, in real browsers: leaving, turn signals, play by day, stand-ins, settings, history."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect
from server.pushes import push_service
from server.running import QUICK, Running, running

from browser.browsing import PHONE, Person

Come = Callable[..., Person]


def menu(somebody: Person, entry: str, sure: str | None = None) -> None:
    """Choose something from the menu of the table, and be sure."""
    somebody.page.get_by_role("button", name="This table").click()
    somebody.page.get_by_role("dialog").get_by_role("button", name=entry).click()
    somebody.page.get_by_role("dialog").get_by_role("button", name=sure or entry).click()


def together(browser: Browser, server: Running, pace: int = 0) -> tuple[Person, Person]:
    """Hana and Ren at a table of soke, dealt; `pace` is one of those that can be chosen."""
    hana, ren = Person(browser, server.address, "Hana"), Person(browser, server.address, "Ren")
    hana.open("/new/soke")
    hana.page.get_by_label("Thinking time").select_option(index=pace)
    hana.page.locator("form button.main").click()
    hana.page.wait_for_url("**/t/*")
    ren.open(f"/t/{hana.table_id}")
    ren.page.get_by_role("button", name="Sit here").click()
    hana.page.locator(".gathering button.main", has_text="Start").click()
    expect(hana.choices.first).to_be_visible()
    expect(ren.choices.first).to_be_visible()
    return hana, ren


def test_leave_resign_and_delete(browser: Browser, server: Running) -> None:
    hana, ren = together(browser, server)
    menu(ren, "Resign")
    expect(hana.outcome.get_by_role("heading", name="You win!")).to_be_visible()
    expect(hana.outcome).to_contain_text("Ren resigned.")
    expect(ren.outcome).to_contain_text("You resigned.")
    hana.page.get_by_role("tab", name="Talk").click()
    hana.page.get_by_placeholder("Say something").fill("Well played")
    hana.page.locator("form.line button.main").click()
    ren.page.get_by_role("tab", name="Talk").click()
    expect(ren.page.get_by_role("log")).to_contain_text("Well played")
    hana.open("/played")
    expect(hana.page.locator("ol li")).to_contain_text("You win!")
    expect(hana.page.locator("ol li")).to_contain_text("With Ren")
    expect(hana.page.locator("tbody tr")).to_contain_text("100%")
    hana.open("/")
    hana.play_now("daimyo")
    expect(hana.choices.first).to_be_visible()
    menu(hana, "End the table")
    hana.page.wait_for_url(lambda url: not re.search("/t/", url))
    hana.play_now("soke")
    expect(hana.choices.first).to_be_visible()
    hana.open("/")
    tables = hana.page.locator("section.sheet", has=hana.page.get_by_role("heading", name=re.compile("Your tables")))
    expect(tables.get_by_text("Your turn", exact=True)).to_have_count(1)
    tables.get_by_role("button", name="End the table").click()
    tables.get_by_role("button", name="End the table").click()
    expect(tables.locator("li.soft")).to_be_visible()
    for one in (hana, ren):
        one.leave()


def test_it_is_your_turn(person: Come) -> None:
    somebody = person("Ayame", viewport=PHONE)
    somebody.page.add_init_script("navigator.vibrate = (it) => ((window.vibrated = (window.vibrated ?? 0) + 1), true)")
    somebody.open("/")
    somebody.play_now("daimyo")
    expect(somebody.page).to_have_title(re.compile("^● Your turn"))
    expect(somebody.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("/crest-turn.svg$"))
    expect(somebody.page.locator("html")).to_have_attribute("data-sounded", "turn")
    somebody.page.wait_for_function("() => window.vibrated")
    assert somebody.page.evaluate("window.vibrated") == 1, "once for a decision"
    chance = random.Random(1)
    for _ in range(12):
        expect(somebody.choices.first).to_be_visible()
        somebody.choose(chance)
        if somebody.page.evaluate("document.documentElement.dataset.sounded") in ("attack", "card", "hit"):
            break
    else:
        pytest.fail("nothing was heard")
    somebody.open("/settings")
    expect(somebody.page).to_have_title(re.compile("^Settings"))
    expect(somebody.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("/crest.svg$"))


def test_settings_are_kept_and_go_to_other_devices(person: Come) -> None:
    somebody = person("Ayame")
    somebody.open("/settings")
    with somebody.page.expect_response("**/api/me/settings"):
        somebody.page.get_by_label("dark").check()
    with somebody.page.expect_response("**/api/me/settings"):
        somebody.page.get_by_label("Sounds").uncheck()
    with somebody.page.expect_response("**/api/me/settings"):
        somebody.page.get_by_label("large").check()
    expect(somebody.page.locator("html")).to_have_attribute("data-theme", "dark")
    somebody.page.evaluate("localStorage.clear()")
    somebody.open("/settings")
    expect(somebody.page.get_by_label("dark")).to_be_checked()
    expect(somebody.page.get_by_label("Sounds")).not_to_be_checked()
    expect(somebody.page.locator("html")).to_have_attribute("data-theme", "dark")
    somebody.open("/")
    somebody.play_now("daimyo")
    expect(somebody.page.locator("[data-mine] .card").first).to_be_visible()
    assert somebody.page.evaluate("document.documentElement.dataset.sounded") is None, "sounds are off"
    width = "() => document.querySelector('[data-mine] .card').getBoundingClientRect().width"
    large = somebody.page.evaluate(width)
    somebody.page.evaluate("() => (document.documentElement.dataset.cards = 'small')")
    assert somebody.page.evaluate(width) < large, "cards have the size that was chosen"


def test_a_bot_stands_in_and_gives_the_seat_back(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path / "x.db", *QUICK, "--gone-after", "300", "--vote-after", "0") as server:
        hana, ren = together(browser, server)
        place = ren.page.url
        ren.page.goto("about:blank")
        seats = hana.page.get_by_label("At the table")
        expect(seats).to_contain_text(re.compile("away for .*a bot takes over in"))
        hana.page.evaluate("() => (Date.now = ((now) => () => now() + 25_000)(Date.now))")
        hana.page.get_by_role("button", name=re.compile("Play on with a bot")).click()
        log = hana.page.get_by_role("log")
        expect(log).to_contain_text("The table plays on: a bot is playing for Ren.")
        ren.page.goto(place)
        expect(log).to_contain_text("Ren is back.")
        for one in (hana, ren):
            one.leave()


def test_play_by_day_over_a_restart_with_push(browser: Browser, tmp_path: Path) -> None:
    with push_service() as service:
        serving = (*QUICK, "--push-service", service.origin, "--notify-after")
        with running(tmp_path / "x.db", *serving, "0.2") as server:
            hana, ren = together(browser, server, pace=6)
            for one, name in ((hana, "hana"), (ren, "ren")):
                body = json.dumps(service.subscription(name))
                assert (
                    one.page.evaluate(
                        "(body) => fetch('/api/me/push', { method: 'POST', body }).then((it) => it.status)", body
                    )
                    == 200
                )
            place = hana.table_id
            expect(hana.page.get_by_role("timer")).to_contain_text("24 hours")
            hana.page.goto("about:blank")
            while ren.is_asked():
                ren.choose(random.Random(1))
            port = server.port
            ren.page.goto("about:blank")
        with running(tmp_path / "x.db", *serving, "0.2", port=port) as server:
            hana.open("/")
            mine = hana.page.locator("li.turn")
            expect(mine).to_contain_text("Your turn")
            expect(mine).to_contain_text("24 hours left")
            mine.get_by_role("link").click()
            hana.page.wait_for_url(f"**/t/{place}")
            while hana.is_asked():
                hana.choose(random.Random(1))
                hana.page.wait_for_timeout(50)
            ren.open("/")
            pushed = {name: len(bodies) for name, bodies in service.pushed.items()}
            # Hana has one decision, over the restart. She is told of it only if she left before that was due.
            assert pushed.get("hana", 0) <= 1, "one for a decision"
            assert pushed.get("ren", 0) <= 1, "one for a decision"
        for one in (hana, ren):
            one.context.close()


def test_a_silent_network_shows_itself(person: Come) -> None:
    somebody = person("Ayame")
    gone = False

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: None if gone else server.send(message))
        server.on_message(lambda message: None if gone else socket.send(message))

    somebody.page.route_web_socket(re.compile("/live$"), between)
    somebody.page.clock.install()
    somebody.deal("soke", 2)
    expect(somebody.choices.first).to_be_visible()
    gone = True
    notice = somebody.page.get_by_text("The server has been silent for a while")
    somebody.page.clock.run_for(9_000)
    expect(notice).to_have_count(0)
    somebody.page.clock.run_for(14_000)
    expect(notice).to_be_visible()
    gone = False
    somebody.page.clock.run_for(12_000)
    expect(notice).to_have_count(0)


def test_who_joins_reads_what_was_agreed_and_gets_a_code_to_photograph(person: Come) -> None:
    host, guest = person("Hanzo"), person("Momochi", viewport=PHONE)
    host.open("/new/daimyo")
    host.page.get_by_label("Edition").select_option("es")
    host.page.get_by_label("Thinking time").select_option(index=2)
    host.page.locator("summary", has_text="options").click()
    host.page.get_by_label(re.compile("start|begin", re.I)).last.select_option(label="Seat 2")
    host.page.locator("form button.main").click()
    host.page.wait_for_url("**/t/*")
    guest.open(f"/t/{host.table_id}")
    agreed = guest.page.locator("dl")
    expect(agreed).to_contain_text("Spanish")
    expect(agreed).to_contain_text("one minute per decision, and 3 minutes in reserve")
    expect(agreed).to_contain_text("Seat 2")
    expect(guest.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()


def test_a_deck_of_ones_own_is_checked_and_played_with(person: Come) -> None:
    somebody = person("Ayame")
    house = (Path(__file__).parents[2] / "src/shinobi/games/arts/house.toml").read_text(encoding="utf-8")
    somebody.open("/new/arts")
    somebody.page.locator("summary", has_text="options").click()
    text = somebody.page.get_by_label("The deck as a text")
    text.fill('name = "Mine"')
    text.blur()
    expect(somebody.page.get_by_role("alert")).to_contain_text("A deck has 12 different cards under “art”")
    text.fill(re.sub(r'^name = ".*"', 'name = "Mine"', house, count=1, flags=re.M))
    text.blur()
    expect(somebody.page.get_by_text("“Mine” is ready to play.")).to_be_visible()
    somebody.page.locator("form button.main").click()
    somebody.page.wait_for_url("**/t/*")
    expect(somebody.page.locator("dl")).to_contain_text("Mine")


def test_a_rematch_against_bots_is_dealt_at_once(person: Come) -> None:
    somebody = person("Ayame")
    somebody.play_now("soke")
    expect(somebody.choices.first).to_be_visible()
    menu(somebody, "Resign")
    before = somebody.page.url
    somebody.outcome.get_by_role("button", name="Rematch").click()
    somebody.page.wait_for_url(lambda url: url != before and "/t/" in url)
    expect(somebody.page.locator(".prompt")).to_be_visible()


def test_a_push_is_shown_and_leads_to_the_table(person: Come) -> None:
    """The service worker, as a browser wakes it for a push."""
    somebody = person("Ayame", service_workers="allow")
    somebody.context.grant_permissions(["notifications"])
    somebody.open("/settings")
    session = somebody.context.new_cdp_session(somebody.page)
    registered: list[str] = []

    def note(told: Any) -> None:
        registered.extend(one["registrationId"] for one in told["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    somebody.page.evaluate("async () => void (await navigator.serviceWorker.register('/service.js'))")
    somebody.page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    message = json.dumps({"title": "Ninjutsu", "body": "It is your turn.", "table": "0123456789"})
    push = {"origin": somebody.address, "registrationId": registered[0], "data": message}
    session.send("ServiceWorker.deliverPushMessage", push)
    somebody.page.wait_for_function(
        """async () => {
          const [shown] = await (await navigator.serviceWorker.getRegistration()).getNotifications();
          return shown?.title === "Ninjutsu" && shown.data.address === "/t/0123456789";
        }"""
    )
