"""The site of files on a plain web host, and somebody who came once and is without a network since."""

import json
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from browser.browsing import PATIENCE
from shinobi.cli.site import site

ANSWERS = ".play:not([data-sending]) .answer :is(button.main, .asked-of-you button):not([disabled])"
CHOICES = ".play:not([data-sending]) .choices .buttons button:not([disabled]):not(.quiet)"
QUICK = {"bot_pace": 0.02, "thinking": 0.1}
AT_ONCE = {"bot_pace": 0, "thinking": 0.02, "pauses": False}


CLICK_ONE = """([offered, chance]) => {
  const seen = [...document.querySelectorAll(offered)].filter((one) => one.checkVisibility());
  seen[Math.floor(chance * seen.length)]?.click();
  return seen.length > 0;
}"""
"""Click one of what is offered. Looking and clicking are one: in between, the page could go on."""


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
        chance = random.Random(1)
        offered = f"{CHOICES}, {ANSWERS}, [role=alertdialog] .main, .outcome"
        for _ in range(times):
            self.page.wait_for_function(CLICK_ONE, arg=[offered, chance.random()])

    def leave(self) -> None:
        assert self.problems == []
        assert [url for url in self.asked if not url.startswith(self.address)] == [], "no request leaves the host"
        self.context.close()


def play_otherwise(page: Page) -> None:
    """From a review in German: what if the last move had been another one, seen from the second seat?"""
    page.locator("a[href$='/replay']").first.click()
    page.get_by_role("button", name="Ans Ende").click()
    page.get_by_role("button", name="Einen Zug zurück").click()
    page.get_by_role("button", name="Was wäre, wenn").click()
    page.get_by_role("dialog").get_by_role("combobox").select_option("1")
    page.get_by_role("button", name="Ab hier weiterspielen").click()
    expect(page.locator(".what-if")).to_be_visible()


def written(root: Path, manners: dict[str, Any]) -> Path:
    """A web host with the site in one of its folders; its bots have these manners."""
    (root / "some").mkdir()
    site(root / "some" / "where")
    known = root / "some" / "where" / "modules" / "games.json"
    games = json.loads(known.read_bytes())
    games["manners"] |= manners
    known.write_text(json.dumps(games), encoding="utf-8")
    return root


OVER = ".outcome, .farewell:not([aria-busy]), .play > section.sheet[role=status]"
"""How a table says that nothing more can be done at it."""

DRIVE = """async ([seed, most, offered, over]) => {
  // Nobody looks on: what is not laid out takes no time.
  const unseen = new CSSStyleSheet();
  unseen.replaceSync(".board, aside { display: none }");
  document.adoptedStyleSheets.push(unseen);
  const lot = (count) => Math.floor(((seed = (seed * 48271) % 2147483647) / 2147483647) * count);
  for (let made = 0; made < most; ) {
    if (document.querySelector(over)) break;
    const open = document.querySelectorAll(offered);
    if (open.length) {
      open[lot(open.length)].click();
      made += 1;
    }
    await new Promise((next) => setTimeout(next));
  }
}"""


def drive(page: Page, seed: int, most: int = 2_000) -> None:
    """Click what is offered as fast as the page goes, so often or until the match is over."""
    offered = f"{CHOICES}, {ANSWERS}, .tip button, [role=alertdialog] .main"
    expect(page.locator(f"{offered}, {OVER}").first).to_be_attached()
    page.evaluate(DRIVE, [seed, most, offered, OVER])
