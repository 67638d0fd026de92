"""Playing against bots on a server's site: the table is in the browser, costs the server nothing, needs no network."""

import os
import random
import re
import signal
from collections.abc import Callable
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Locator, Route, expect
from server.running import QUICK, Running, running

from browser.browsing import Person, play_to_the_end
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


def test_a_network_that_neither_answers_nor_fails_is_taken_for_none(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path / "x.db", *QUICK) as server:
        somebody = Person(browser, server.address, service_workers="allow")
        page = somebody.page
        somebody.open("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        somebody.play_now("soke")
        expect(somebody.choices.first).to_be_visible()
        os.kill(server.process.pid, signal.SIGSTOP)  # it still takes what is sent, and says nothing
        try:
            page.reload()
            expect(somebody.choices.first).to_be_visible()
            somebody.open("/")
            expect(page.get_by_role("status").filter(has_text="You are offline")).to_be_visible()
            somebody.play_now("daimyo")
            expect(somebody.choices.first).to_be_visible()
        finally:
            os.kill(server.process.pid, signal.SIGCONT)
        somebody.context.close()


TEXTS = "**/assets/de-*.js"
NO_TEXTS = "Die Texte dieser Seite sind nicht angekommen."


def test_a_page_that_does_not_get_its_texts_says_so_in_the_readers_language(browser: Browser, server: Running) -> None:
    reader = Person(browser, server.address, locale="de-AT")
    reader.page.route(TEXTS, lambda asked: asked.abort())
    reader.open("/")
    expect(reader.page.get_by_role("alert")).to_contain_text(NO_TEXTS)
    reader.context.close()


def test_a_page_whose_texts_come_late_says_so_and_then_shows_itself(browser: Browser, server: Running) -> None:
    reader = Person(browser, server.address, locale="de-AT")
    page, held = reader.page, list[Route]()
    page.route(TEXTS, lambda asked: held.append(asked))
    page.clock.install()
    with page.expect_request(TEXTS):
        page.goto(server.address, wait_until="commit")
    page.clock.fast_forward(10_000)
    expect(page.get_by_role("alert")).to_contain_text(NO_TEXTS)
    page.route(TEXTS, lambda asked: asked.continue_())
    for asked in held:
        asked.continue_()
    expect(page.locator("article")).to_have_count(4)
    expect(page.get_by_role("alert")).to_have_count(0)
    reader.leave()


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


def test_a_match_played_here_is_kept_on_the_server_and_shown_to_others(person: Come) -> None:
    somebody, other = person(), person()
    somebody.open("/")
    somebody.play_now("daimyo")
    play_to_the_end([somebody], 3)
    place, page = somebody.table_id, somebody.page
    keep = somebody.outcome.get_by_role("button", name="Save and share this game")
    trouble = '{"code": "other-bots", "text": "", "clause": null}'
    page.route("**/api/me/played", lambda asked: asked.fulfill(status=400, body=trouble))
    keep.click()
    expect(somebody.outcome.get_by_role("alert")).to_contain_text("another version of the bots")
    page.unroute("**/api/me/played")
    somebody.problems.clear()  # the browser notes what was refused
    keep.click()
    link = somebody.outcome.get_by_role("link", name="The link")
    expect(link).to_be_visible()
    there = str(link.get_attribute("href"))
    assert "/t/here" not in there
    somebody.open("/played")
    matches = page.locator("ol li")
    expect(matches).to_have_count(1)
    expect(matches).to_contain_text("played alone in a browser")
    somebody.open(f"/t/{place}/replay")
    expect(page.get_by_role("link", name="The link")).to_have_attribute("href", there)
    expect(page.get_by_role("button", name="Save and share this game")).to_have_count(0)
    somebody.open(f"/t/{place}/review")
    expect(page.get_by_role("heading", name="Lies: told, believed, seen through")).to_be_visible()
    expect(page.get_by_text(re.compile(r"lies?, [0-9]+ believed, [0-9]+ seen through")).first).to_be_visible()
    other.open(there)
    expect(other.page.get_by_text("Played alone in a browser.")).to_be_visible()
    other.page.get_by_role("button", name="Check that it was fair").click()
    expect(other.page.get_by_text("What can be checked in this page is right.")).to_be_visible()
    other.open(there.removesuffix("/replay"))
    expect(other.outcome).to_contain_text("Played alone in a browser.")
