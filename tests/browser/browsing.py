"""A real browser for tests and pictures, and people who use it."""

import fcntl
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import luck
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

from shinobi.engine.game import game_named

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"

OF_THE_SYSTEM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (  # nothing but the page: no sandbox, which containers forbid, no GPU, no traffic of the browser's own
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

PATIENCE = 60_000
"""Milliseconds after which something that should happen will not happen."""
expect.set_options(timeout=PATIENCE)


def executable() -> str:
    """The browser an environment variable names, the system's, or the one npm brought."""
    named = os.environ.get("SHINOBI_BROWSER")
    if named:
        return named
    for name in OF_THE_SYSTEM:
        found = shutil.which(name)
        if found:
            return found
    return unpacked()


def unpacked() -> str:
    """The browser that npm brought, unpacked beside it: by whoever comes first, while the others wait."""
    place = CLIENT / "node_modules" / ".browser"
    place.mkdir(exist_ok=True)
    beside_python = Path(sys.executable).with_name("node")
    node = os.environ.get("SHINOBI_NODE") or (str(beside_python) if beside_python.exists() else "node")
    script = "import('@sparticuz/chromium').then((it) => it.default.executablePath()).then(console.log)"
    with (place / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        said = subprocess.run(
            [node, "-e", script],
            cwd=CLIENT,
            env=os.environ | {"TMPDIR": str(place)},
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        )
    return said.stdout.strip()


@contextmanager
def a_browser() -> Iterator[Browser]:
    """A browser, as long as it is needed."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


PLAYS_ON = """new MutationObserver(() =>
  document.querySelector('[role=alertdialog] .main, .asked-of-you .quiet')?.click()
).observe(document, { subtree: true, childList: true })"""
"""Whoever is told that they fell or are out plays on at once; whoever is asked something by another does not answer."""


class Person:
    """Somebody before a screen, who clicks what can be clicked; with `reads`, not what is only to be read."""

    def __init__(self, browser: Browser, address: str, name: str | None = None, **screen: Any) -> None:
        self.address = address
        reads = screen.pop("reads", False)
        self.context: BrowserContext = browser.new_context(
            viewport=screen.pop("viewport", DESKTOP),
            locale=screen.pop("locale", "en-GB"),
            # Not everybody need keep the whole site for when there is no network.
            service_workers=screen.pop("service_workers", "block"),
            **screen,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.add_init_script(luck.in_a_page())
        if not reads:
            self.page.add_init_script(PLAYS_ON)
        self.problems: list[str] = []
        self.page.on("pageerror", lambda problem: self.problems.append(str(problem)))
        self.page.on("console", lambda message: self.problems.append(message.text) if message.type == "error" else None)
        self.traffic: list[str] = []
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._received))
        if name is not None:
            self.open("/")
            self.be_called(name)

    def _received(self, frame: str | bytes) -> None:
        self.traffic.append(frame if isinstance(frame, str) else frame.decode())

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)

    def be_called(self, name: str) -> None:
        field = self.page.locator("header input")
        field.fill(name)
        with self.page.expect_response("**/api/me"):
            field.press("Enter")

    @property
    def choices(self) -> Locator:
        return self.page.locator(".choices .buttons button:not([disabled]):not(.quiet)")

    @property
    def outcome(self) -> Locator:
        return self.page.locator(".outcome")

    @property
    def table_id(self) -> str:
        return self.page.url.rstrip("/").rsplit("/", 1)[1]

    def play_now(self, game: str) -> None:
        """From the home page into a game against bots, in one click; the table is in this browser."""
        card = self.page.locator("article", has=self.page.locator(f'a[href="/rules/{game}"]'))
        card.locator("button.main").click()
        self.page.wait_for_url("**/t/*")

    def deal(self, game: str, players: int, **more: Any) -> None:
        """Sit down at a new table of the server, bots in all other seats, and see it dealt; who begins is oneself."""
        request, origin = self.context.request, {"origin": self.address}
        request.post(f"{self.address}/api/me", data={"name": "Hana"}, headers=origin)
        known = {option.name for option in game_named(game).options}
        options = {name: 0 for name in ("start", "first") if name in known}
        bots = [{"kind": "bot", "level": "novice"}] * (players - 1)
        wanted = {"game": game, "players": players, "options": options, "seats": [{"kind": "me"}, *bots], "start": True}
        made = request.post(f"{self.address}/api/tables", data=wanted | more, headers=origin)
        self.open(f"/t/{made.json()['id']}")
        expect(self.page.locator(".play .board > *").first).to_be_attached()
        expect(self.choices.first).to_be_attached()  # on the smallest screens the goal stands before them

    def is_asked(self) -> bool:
        return self.choices.count() > 0

    def choose(self, chance: random.Random) -> None:
        """Click one of the choices; what was asked is then something else."""
        try:
            offered = self.choices.count()
            if offered:
                self.choices.nth(chance.randrange(offered)).click(timeout=2_000)
        except Exception as problem:  # the table may have moved on between looking and clicking
            if "Timeout" not in type(problem).__name__:
                raise

    def rest(self) -> None:
        """Look until nothing new has appeared for half a second: what was chosen is done, and all of it shown."""
        self.page.evaluate(
            """() => new Promise((done) => {
              let quiet = setTimeout(done, 500);
              new MutationObserver(() => {
                clearTimeout(quiet);
                quiet = setTimeout(done, 500);
              }).observe(document.body, { subtree: true, childList: true, characterData: true });
            })"""
        )

    def leave(self) -> None:
        assert self.problems == [], self.problems
        self.context.close()


def play_on(people: list[Person], seed: int, most: int) -> None:
    """Everybody chooses, whoever is asked, so many times or until the match is over."""
    chance = random.Random(seed)
    for _ in range(most):
        if people[0].outcome.count():
            break
        asked = [one for one in people if one.is_asked()]
        for one in asked:
            one.choose(chance)
        if not asked:
            people[0].page.wait_for_function(
                "() => document.querySelector('.choices button:not([disabled]), .outcome')"
                if len(people) == 1
                else "() => new Promise((done) => setTimeout(() => done(true), 30))"
            )


def play_to_the_end(people: list[Person], seed: int, most: int = 3_000) -> None:
    """Everybody chooses, whoever is asked, until the match is over for all."""
    play_on(people, seed, most)
    for one in people:
        expect(one.outcome).to_be_visible(timeout=PATIENCE)
