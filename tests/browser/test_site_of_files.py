"""The site of files, in any folder of any web host, with the network off after one visit: play, go on, look back."""

import json
import random
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.browsing import PATIENCE
from shinobi.bots.checking import check_bots
from shinobi.cli.site import site
from shinobi.engine.game import game_names
from shinobi.engine.record import load, read

CHOICES = ".choices .buttons button:not([disabled]):not(.quiet)"
QUICK = {"bot_pace": 0.02, "thinking": 0.1}


@contextmanager
def hosted(root: Path) -> Iterator[str]:
    """A plain web host; the site is in one of its folders."""

    class Files(SimpleHTTPRequestHandler):
        def __init__(self, *more: Any) -> None:
            super().__init__(*more, directory=str(root))

        def log_message(self, *_: Any) -> None:
            pass

    host = ThreadingHTTPServer(("127.0.0.1", 0), Files)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{host.server_port}/some/where/"
    finally:
        host.shutdown()
        host.server_close()


class Visitor:
    """Somebody who came once, and is without a network since."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        with hosted(folder) as self.address:
            self.arrive(browser)
        self.page.reload()

    def arrive(self, browser: Browser) -> None:
        self.context = browser.new_context(locale="en-GB", accept_downloads=True)
        self.context.set_default_timeout(PATIENCE)
        self.asked: list[str] = []
        self.problems: list[str] = []
        self.context.on("request", lambda request: self.asked.append(request.url))
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda problem: self.problems.append(str(problem)))
        self.page.goto(self.address)
        self.page.evaluate("localStorage.setItem('shinobi-settings', JSON.stringify({ pace: 'quick' }))")
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    def play(self, game: str) -> None:
        """From the home page into a game against bots."""
        self.page.locator("article", has=self.page.locator(f'a[href$="/rules/{game}"]')).locator("button.main").click()
        expect(self.page.locator(CHOICES).first).to_be_attached()

    def decide(self, times: int) -> None:
        """Click what is offered, so often."""
        chance, page = random.Random(1), self.page
        for _ in range(times):
            offered = page.locator(f"{CHOICES}, .answer button.main:not([disabled]), .outcome")
            expect(offered.first).to_be_visible()
            offered.nth(chance.randrange(offered.count())).click(timeout=PATIENCE, force=True)

    def leave(self) -> None:
        assert self.problems == []
        assert [url for url in self.asked if not url.startswith(self.address)] == [], "no request leaves the host"
        self.context.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A web host with the site in one of its folders; its bots are quick."""
    root = tmp_path_factory.mktemp("host")
    (root / "some").mkdir()
    site(root / "some" / "where")
    known = root / "some" / "where" / "modules" / "games.json"
    games = json.loads(known.read_bytes())
    games["manners"] |= QUICK
    known.write_text(json.dumps(games), encoding="utf-8")
    return root


@pytest.fixture(scope="module")
def visitor(browser: Browser, folder: Path) -> Iterator[Visitor]:
    one = Visitor(browser, folder)
    yield one
    one.leave()


@pytest.mark.parametrize("game", game_names())
def test_a_game_is_played_and_goes_on_after_a_reload_without_a_network(visitor: Visitor, game: str) -> None:
    page = visitor.page
    page.goto(visitor.address)
    visitor.play(game)
    visitor.decide(2)
    address = page.url
    page.reload()
    expect(page.locator(f"{CHOICES}, .answer button.main:not([disabled])").first).to_be_visible()
    assert page.url == address
    visitor.decide(1)


def test_what_was_played_can_be_replayed_checked_and_kept_in_another_language(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.page
    page.goto(visitor.address)
    visitor.play("daimyo")
    visitor.decide(10)
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog[open] button.main").click()
    page.locator("header select").select_option("de")
    page.locator("a", has_text="Wiederholung").first.click()
    page.get_by_role("button", name="Prüfen, ob es fair war").click()
    expect(page.locator(".fairness")).to_contain_text("✓")
    expect(page.locator(".fairness")).not_to_contain_text("✗")
    with page.expect_download() as kept:
        page.locator("a[download]").click()
    kept.value.save_as(tmp_path / "record.json")
    record = (tmp_path / "record.json").read_text(encoding="utf-8")
    assert check_bots(read(record), load(record))[0] > 0, "bots have chosen as they do on a server"
    # The review is worked out in a worker, and kept with one's notes; its turning points lead into the replay.
    page.get_by_role("link", name="Analyse").click()
    expect(page.locator("figure path.seat").first).to_be_visible(timeout=6 * PATIENCE)
    page.get_by_role("textbox", name="Deine Notizen").fill("Nie wieder.")
    page.get_by_role("radio").nth(1).check()
    expect(page.locator("textarea[aria-busy=false]")).to_be_visible()
    page.reload()
    expect(page.get_by_role("textbox", name="Deine Notizen")).to_have_value("Nie wieder.")
    expect(page.locator("figure path.seat").first).to_be_visible()
    page.get_by_role("link", name="Zurück zur Wiederholung").click()
    page.get_by_role("button", name="Ans Ende").click()
    # What if: one goes on from a moment, at another seat. It is no match that one has played.
    page.get_by_role("button", name="Einen Zug zurück").click()
    page.get_by_role("button", name="Was wäre, wenn").click()
    page.get_by_role("dialog").get_by_role("combobox").select_option("1")
    page.get_by_role("button", name="Ab hier weiterspielen").click()
    expect(page.locator(".what-if")).to_be_visible()
    expect(page.locator(CHOICES).first).to_be_visible()
    expect(page.locator("[role=alert]")).to_have_count(0)
    visitor.decide(1)
    page.reload()
    expect(page.locator(".what-if a")).to_be_visible()
    page.goto(f"{visitor.address}?/played")
    expect(page.locator("main ol > li")).to_have_count(1)


def test_a_new_version_says_so_and_is_taken_at_the_next_start(browser: Browser, folder: Path, tmp_path: Path) -> None:
    root = shutil.copytree(folder, tmp_path / "host")
    index, files = (root / "some" / "where" / name for name in ("index.html", "files.js"))
    with hosted(root) as address, browser.new_context(locale="en-GB") as context:
        page = context.new_page()
        page.goto(address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        index.write_text(index.read_text(encoding="utf-8").replace("<html", "<html data-second"), encoding="utf-8")
        files.write_text(files.read_text(encoding="utf-8") + "self.VERSION += ' second';", encoding="utf-8")
        page.reload()
        expect(page.locator("html[data-second]")).to_have_count(0)
        expect(page.get_by_role("status").filter(has_text="A new version is ready")).to_be_visible()
        page.close()
        page = context.new_page()
        page.goto(address)
        expect(page.locator("html[data-second]")).to_have_count(1)
        expect(page.locator("article")).to_have_count(len(game_names()))
        expect(page.locator(".renewed")).to_have_count(0)
