"""What playing alone costs, in a real browser: the weight of the first page, what a person waits for, the tab's memory.

./shinobi bench browser
"""

import gzip
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

from browser.browsing import Person, a_browser
from playwright.sync_api import Browser, expect
from server.running import running

from shinobi.engine.game import game_names
from shinobi.server.site import SITE

AT_ONCE = ("--bot-pace", "0", "--no-pauses", "--no-limits")
ROUNDS = 5
MOVES = 12
CLICKS, LONGEST = 40, 8_000
"""How often somebody without patience clicks at each table, and for at most how many milliseconds."""

OPEN = ".play:not([data-sending]) .choices button:not([disabled]):not(.quiet)"
OVER = ".outcome, .farewell:not([aria-busy])"

CLOCK = """window.shown = [];
window.thought = [];
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => {
      if (data.told?.type !== "step") return;
      const { own, step } = data.told.now;
      if (own !== step && this.last) thought.push(performance.now() - this.last);
      this.last = performance.now();
      const { sent } = this;
      this.sent = 0;
      if (sent) requestAnimationFrame(() => setTimeout(() => shown.push(performance.now() - sent)));
    });
  }
  postMessage(data) {
    if (data.type === "play") this.sent = window.event?.timeStamp ?? performance.now();
    super.postMessage(data);
  }
};"""
"""Notes the milliseconds from every click that is a move to the frame that shows it, and those that each bot took."""

FIRST = """(button) => new Promise((done) => {
  const from = performance.now();
  const look = () => document.querySelector(".choices .buttons button:not([disabled])")
    ? done(performance.now() - from) : requestAnimationFrame(look);
  button.click();
  look();
})"""
"""From the click on *Play now* to the first choice, in milliseconds."""

HASTE = """async ([offered, over, most, longest]) => {
  const end = performance.now() + longest;
  for (let made = 0; made < most && performance.now() < end && !document.querySelector(over); ) {
    const open = document.querySelectorAll(offered);
    if (open.length) {
      open[made % open.length].click();
      made += 1;
    }
    await new Promise((next) => setTimeout(next));
  }
}"""
"""Click what is offered as soon as it is."""


def first_page(browser: Browser, address: str) -> tuple[int, int]:
    """Bytes of JavaScript, and of all files, that the first page needs; compressed."""
    somebody = Person(browser, address)
    files: set[str] = set()
    somebody.page.on("response", lambda answer: files.add(answer.url) if "/api/" not in answer.url else None)
    somebody.open("/")
    somebody.page.wait_for_load_state("networkidle")
    names = [url.removeprefix(address).lstrip("/") or "index.html" for url in files]
    sizes = {name: len(gzip.compress((SITE / name).read_bytes())) for name in names}
    somebody.context.close()
    return sum(size for name, size in sizes.items() if name.endswith(".js")), sum(sizes.values())


def memory(browser: Browser) -> float:
    """Megabytes of the largest page's process that are its own: with its workers, without the browser's code."""
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")
    renderers = [one["id"] for one in told["processInfo"] if one["type"] == "renderer"]
    status = [Path(f"/proc/{one}/status").read_text(encoding="utf-8") for one in renderers]
    own = [int(line.split()[1]) for text in status for line in text.splitlines() if line.startswith("RssAnon")]
    return max(own) / 1024


def after(waits: list[float]) -> str:
    return f"after {statistics.median(waits):.0f} ms (at most {max(waits):.0f}, of {len(waits)})" if waits else "never"


def visitor(browser: Browser, address: str) -> Person:
    """Somebody who plays against masters."""
    somebody = Person(browser, address)
    somebody.page.add_init_script(CLOCK)
    somebody.page.add_init_script("localStorage.setItem('shinobi-settings', JSON.stringify({ bots: 'master' }))")
    return somebody


def first_decision(somebody: Person, game: str) -> float:
    """From the home page to the first choice in a game; returns the milliseconds."""
    page = somebody.page
    card = page.locator("article", has=page.locator(f'a[href="/rules/{game}"]')).locator("button.main")
    expect(card).to_be_enabled()
    waited = float(card.evaluate(FIRST))
    page.wait_for_url("**/t/*")
    return waited


def measure(browser: Browser, address: str, game: str) -> None:
    """One game, the page loaded anew for every table."""
    somebody = visitor(browser, address)
    page = somebody.page
    waits: list[float] = []
    for _ in range(ROUNDS):
        somebody.open("/")
        waits.append(first_decision(somebody, game))
    if page.locator(".formations button").count():  # a whole army at once
        page.locator(".formations button").first.click()
        somebody.choices.filter(has_text="I am ready").click()
    for _ in range(MOVES):
        page.wait_for_selector(f"{OPEN}, .outcome")
        if somebody.outcome.count():
            break
        somebody.choices.first.click()
    shown, thought = page.evaluate("[shown, thought]")
    print(
        f"{game}: first decision {waits[0]:.0f} ms at the first visit, then {statistics.median(waits[1:]):.0f} ms; "
        f"own move shown {after(shown)}; a master answers {after(thought)}; "
        f"the tab has {memory(browser):.0f} MB"
    )
    somebody.context.close()


def in_a_row(browser: Browser, address: str, game: str) -> None:
    """Some tables after another without loading the page anew, by somebody who clicks without a pause."""
    somebody = visitor(browser, address)
    page, had = somebody.page, list[float]()
    somebody.open("/")
    for nth in range(ROUNDS):
        if nth:
            page.locator('header a[href="/"]').first.click()
        first_decision(somebody, game)
        page.evaluate(HASTE, [f"{OPEN}, .play:not([data-sending]) .formations button", OVER, CLICKS, LONGEST])
        had.append(memory(browser))
    page.evaluate("new Promise((done) => setTimeout(done, 15_000))")
    told = ", ".join(f"{one:.0f}" for one in had)
    print(f"{game}: {ROUNDS} tables in a row without a pause: {told} MB; {memory(browser):.0f} MB after 15 seconds")
    somebody.context.close()


def weigh(browser: Browser, address: str) -> None:
    """What a tab and the first page weigh."""
    browser.new_page()
    print(f"a tab with nothing in it has {memory(browser):.0f} MB")
    scripts, whole = first_page(browser, address)
    print(f"first page, compressed: {scripts / 1000:.0f} kB of JavaScript, {whole / 1000:.0f} kB in all")


def main() -> None:
    """Measure, and tell."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "x.db", *AT_ONCE) as server:
        with a_browser() as browser:
            weigh(browser, server.address)
        for game in game_names():
            for one in (measure, in_a_row):
                with a_browser() as browser:
                    one(browser, server.address, game)


if __name__ == "__main__":
    main()
