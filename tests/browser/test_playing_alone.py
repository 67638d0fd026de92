"""Playing against bots on a server's site: the table is in the browser, costs the server nothing, needs no network."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Locator, expect
from server.running import QUICK, Running, running

from browser.browsing import Person
from browser.test_company import menu

Come = Callable[..., Person]

SECRET = "s" * 40
BUSY = re.compile(r"^shinobi_(?:connections|tables)\S* (?!0(?:\.0)?$)", re.M)
"""Anything but naught of what a server counts of connections and tables."""


def metrics(server: Running) -> str:
    headers = {"authorization": f"Bearer {SECRET}"}
    return httpx.get(f"{server.address}/metrics", trust_env=False, headers=headers).text


def yours(somebody: Person) -> Locator:
    return somebody.page.locator("section.sheet", has=somebody.page.get_by_role("heading", name="Your tables")).locator(
        "li"
    )


def test_who_plays_alone_costs_pages_and_goes_on_without_the_server(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "token").write_text(SECRET, encoding="utf-8")
    with running(tmp_path / "x.db", *QUICK, "--metrics-token-file", str(tmp_path / "token")) as server:
        somebody = Person(browser, server.address, service_workers="allow")
        page, chance = somebody.page, random.Random(1)
        sent: list[str] = []
        somebody.context.on("request", lambda asked: sent.append(f"{asked.method} {asked.url}"))
        somebody.open("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        somebody.play_now("soke")
        for _ in range(3):
            expect(somebody.choices.first).to_be_visible()
            somebody.choose(chance)
        told = metrics(server)
        assert "shinobi_tables" in told
        assert not BUSY.search(told), told
        assert somebody.traffic == []
        assert [one for one in sent if not one.startswith("GET ")] == [], "nobody and nothing was made"
        assert {one.partition("/api/")[2] for one in sent if "/api/" in one} <= {"games", "me", "tables"}
    place = page.url
    page.reload()
    expect(somebody.choices.first).to_be_visible()
    somebody.open("/")
    expect(page.get_by_role("status").filter(has_text="You are offline")).to_be_visible()
    expect(yours(somebody)).to_have_count(1)
    yours(somebody).get_by_role("link", name="Continue").click()
    page.wait_for_url(place)
    menu(somebody, "Resign")
    somebody.outcome.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != place and "/t/here" in url)
    expect(somebody.choices.first).to_be_visible()
    somebody.open("/learn/daimyo")
    page.wait_for_url("**/t/here*")
    expect(page.locator(".tip")).to_be_visible()
    somebody.open("/rules/clans")
    page.locator("header select").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    somebody.open("/played")
    page.locator("ol li").get_by_role("link", name="Wiederholung").click()
    expect(page.get_by_role("button", name="Prüfen, ob es fair war")).to_be_visible()
    # The browser notes in its console whom it could not reach.
    assert [problem for problem in somebody.problems if "ERR_CONNECTION_REFUSED" not in problem] == []
    somebody.context.close()


def test_what_is_here_and_what_is_there_stand_in_one_list(person: Come) -> None:
    somebody = person()
    somebody.deal("soke", 2)
    somebody.open("/")
    somebody.play_now("daimyo")
    expect(somebody.choices.first).to_be_visible()
    somebody.open("/")
    expect(yours(somebody)).to_have_count(2)
    for _ in range(2):
        yours(somebody).first.get_by_role("link", name="Continue").click()
        expect(somebody.choices.first).to_be_visible()
        menu(somebody, "Resign")
        expect(somebody.outcome).to_be_visible()
        somebody.open("/")
    somebody.open("/played")
    expect(somebody.page.locator("ol li")).to_have_count(2)
    expect(somebody.page.locator("tbody tr")).to_have_count(2)


def test_a_browser_that_cannot_hold_a_table_gets_one_of_the_server(person: Come) -> None:
    somebody = person()
    somebody.page.add_init_script("indexedDB.open = () => { throw new Error('nothing is kept') }")
    somebody.open("/")
    somebody.play_now("soke")
    expect(somebody.choices.first).to_be_visible()
    assert somebody.traffic, "it came from the server"
