"""Takes the pictures in this folder: every page, moments of each game, on a desk and a phone, by day and by night.

./shinobi test --collect-only -q > /dev/null     # once: sets up the environment and builds the pages
PYTHONPATH=src:tests .venv/bin/python docs/screenshots/take.py [GAME …]
"""

import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from browser.browsing import DESKTOP, PHONE, Person, a_browser
from playwright.sync_api import Browser
from server.running import running

HERE = Path(__file__).parent
SCREENS = {"desktop": DESKTOP, "phone": PHONE}
Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
PAGES = {"home": "/", "new-table": "/new/daimyo", "rules": "/rules/daimyo", "about": "/about", "device": "/device"}
MOMENTS = {"daimyo": (0, 14, 30), "clans": (0, 9, 24), "arts": (0, 6, 14), "soke": (0, 8, 30)}
"""After how many choices a picture is taken."""

SOUGHT = {"soke": ".dojo .die"}
"""What must be in the last of them, where it is not there all the time: a battle."""

WHOLE: dict[str, Scheme] = {"desktop": "light", "phone": "dark"}
"""In these colours the end of a match and its replay are taken."""

PACE = ("--bot-pace", "0.1", "--reaction-pace", "0.1", "--no-limits", "--compile", "now")
QUICKLY = """
    localStorage.setItem('shinobi-settings', JSON.stringify({ pace: 'quick' }));
    localStorage.setItem('shinobi-pace-asked', 'quick');
"""
"""Bots and pages lose no time, and nobody is asked for their pace."""

SEEN = ".between button, .ceremony button"
GO_ON = ".meanwhile > button"
ASKED = f".choices .buttons button:not([disabled]), .outcome, {GO_ON}, {SEEN}"

STILL = 900
"""Milliseconds until everything that moves has come to rest."""
TURNED = 300
"""Milliseconds until the colours of the day are those of the night."""


class Photographer:
    """Somebody with a camera."""

    def __init__(self, browser: Browser, address: str, screen: str) -> None:
        self.screen = screen
        self.person = Person(browser, address, "Hana", viewport=SCREENS[screen])
        self.person.page.evaluate(QUICKLY)
        self.person.page.reload()

    def take(self, what: str, schemes: Sequence[Scheme] = SCHEMES) -> None:
        """The same moment by day and by night."""
        page = self.person.page
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(STILL)
        for scheme in schemes:
            page.emulate_media(color_scheme=scheme)
            page.wait_for_timeout(TURNED)
            name = f"{what}-{self.screen}-{scheme}"
            page.screenshot(path=HERE / f"{name}.jpg", type="jpeg", quality=72)
            sys.stdout.write(f"{name}\n")
            sys.stdout.flush()

    def pages(self) -> None:
        for what, path in PAGES.items():
            self.person.open(path)
            self.take(what)
        self.person.open("/new/daimyo")
        self.person.page.locator("form button.main").click()
        self.person.page.wait_for_url("**/t/*")
        self.take("gathering")

    def game(self, game: str) -> None:
        """The guided game with its first tip, then moments of a match, the end, and the replay."""
        person, chance = self.person, random.Random(11)
        person.open(f"/learn/{game}")
        person.page.wait_for_url("**/t/*")
        person.page.locator(".tip").or_(person.choices).first.wait_for()
        self.take(f"{game}-lesson")
        person.open("/")
        person.play_now(game)
        chosen, left = 0, list(MOMENTS[game])
        while not person.outcome.count():
            person.page.wait_for_selector(ASKED, timeout=60_000)
            if person.page.locator(GO_ON).count():
                person.page.evaluate(f"document.querySelector({GO_ON!r})?.click()")  # it may be gone already
                continue
            if person.page.locator(SEEN).count():
                person.page.locator(SEEN).first.click()
                person.page.wait_for_timeout(STILL)
                continue
            sought = game not in SOUGHT or person.page.locator(SOUGHT[game]).count() > 0
            if left and chosen >= left[0] and (len(left) > 1 or sought):
                self.take(f"{game}-{len(MOMENTS[game]) - len(left) + 1}")
                left.pop(0)
            formation = person.page.locator(".formations button")
            if formation.count() > 1:  # a whole army at once
                formation.first.click()
                person.page.wait_for_selector(".tray", state="detached")
            person.choose(chance)
            chosen += 1
        self.take(f"{game}-end", [WHOLE[self.screen]])
        person.open(f"/t/{person.table_id}/replay")
        person.page.locator("input[type=range]").fill("20")
        self.take(f"{game}-replay", [WHOLE[self.screen]])


def main(games: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "shots.db", *PACE) as server,
        a_browser() as browser,
    ):
        for screen in SCREENS:
            photographer = Photographer(browser, server.address, screen)
            if not games:
                photographer.pages()
            for game in games or MOMENTS:
                photographer.game(game)
            photographer.person.leave()


if __name__ == "__main__":
    main(sys.argv[1:])
