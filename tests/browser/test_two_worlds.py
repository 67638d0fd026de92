"""Two worlds in the browser: what a seat may not know reaches neither the page nor a bot, and is kept under seal."""

import json
import math
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

import shinobi
from browser.browsing import PATIENCE
from browser.visiting import AT_ONCE, drive, hosted, written
from shinobi.engine.game import game_names

SHIM = Path(__file__).with_name("two_worlds.js").read_text(encoding="utf-8")
DECISIONS = 14
POINTS = 5
WORLDS = (11,)

STORED = """async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await done(indexedDB.open("shinobi"));
  const store = (name) => database.transaction(name).objectStore(name);
  const logs = await done(store("logs").getAll());
  const found = {
    stores: [...database.objectStoreNames],
    tables: await done(store("tables").getAll()),
    places: await done(store("logs").getAllKeys()),
    sizes: logs.map((box) => (box instanceof Uint8Array ? box.length : -1)),
    raw: logs.map((box) => new TextDecoder("latin1").decode(box)).join(""),
    settings: JSON.stringify({ ...localStorage, ...sessionStorage }),
  };
  database.close();
  return found;
}"""
"""All that this browser keeps."""

CUT = """([id, last]) => new Promise((resolve, reject) => {
  const request = indexedDB.open("shinobi");
  request.onerror = reject;
  request.onsuccess = () => {
    const transaction = request.result.transaction("logs", "readwrite");
    transaction.objectStore("logs").delete(IDBKeyRange.bound([id, last], [id, Infinity], true));
    transaction.oncomplete = () => resolve(request.result.close());
  };
})"""
"""Forget what happened at a table after an entry of its log."""

LOOK = """([code, base, id, world, moves]) => new Promise(async (resolve, reject) => {
  const games = await (await fetch(`${base}modules/games.json`)).json();
  const worker = new Worker(code, { type: "module", name: JSON.stringify(world) });
  worker.onerror = (problem) => reject(problem.message);
  let waiting = 0;
  const ask = (request) => worker.postMessage({ ...request, ticket: String((waiting += 1)) });
  worker.onmessage = ({ data }) => {
    if (data.ended) reject(data.ended);
    if (data.told?.type === "welcome") {
      const { step, legal } = data.told.now;
      const can = legal.map((move) => JSON.stringify(move));
      for (const move of [...can, ...moves.filter((move) => !can.includes(move))]) {
        ask({ type: "consider", step, move: JSON.parse(move) });
        if (!can.includes(move)) ask({ type: "play", step, move: JSON.parse(move) });
      }
      worker.postMessage({ report: true });
    }
    if (data.report) {
      worker.terminate();
      resolve(data.report);
    }
  };
  worker.postMessage({ id, base, games });
})"""
"""Open a table in a world, ask what would come of moves and try those that are forbidden; all that its worker said."""


class Onlooker:
    """Somebody who opens a table that was played before, in one world and in another."""

    def __init__(self, page: Page, address: str, game: str) -> None:
        self.page, self.address, self.game = page, address, game
        self.id = page.url.rsplit("/", 1)[1]
        scripts = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
        self.code = next(name for name in scripts if "table.worker" in name)
        self.moves: list[str] = []
        page.goto(f"{address}README.md")  # of the same origin, with no code of its own

    def look(self, steps: int = 0, seat: int = 0, key: int | None = None) -> Any:
        described: Any = shinobi.layout(self.game)
        fields = [described["state"]["fields"][described["events"][name]] for name in ("field", "count")]
        world = {
            "size": described["state"]["size"],
            "told": [[one["offset"], one["offset"] + one["width"] * math.prod(one["shape"])] for one in fields],
            "imagining": list(described["module"]["entries"]["imagine_into"]["parameters"]),
            "steps": steps,
            "seat": seat,
            "key": key,
        }
        return self.page.evaluate(LOOK, [self.code, self.address, self.id, world, self.moves])


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with hosted(written(tmp_path_factory.mktemp("host"), AT_ONCE)) as one:
        yield one


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    with browser.new_context(locale="en-GB", service_workers="block") as context:
        context.set_default_timeout(PATIENCE)
        yield context.new_page()


def play_some(page: Page, address: str, game: str) -> None:
    """Some decisions of a match against those who choose at random."""
    page.goto(address)
    page.evaluate("localStorage.setItem('shinobi-settings', JSON.stringify({ bots: 'random', animation: false }))")
    page.reload()
    page.locator("article", has=page.locator(f'a[href$="/rules/{game}"]')).locator("button.main").click()
    page.wait_for_url("**/t/here*")
    drive(page, 1, DECISIONS)


@pytest.mark.parametrize("game", game_names())
def test_what_leaves_the_worker_of_a_table_is_the_same_in_all_worlds_that_a_seat_cannot_tell_apart(
    page: Page, address: str, game: str
) -> None:
    play_some(page, address, game)

    def before_the_code(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=SHIM + answer.text())

    page.context.route(re.compile(r"table\.worker"), before_the_code)
    onlooker = Onlooker(page, address, game)
    entries = len(page.evaluate(STORED)["places"])
    differed: set[str] = set()
    for part in range(POINTS):
        page.evaluate(CUT, [onlooker.id, entries - 1 - part * (entries - 4) // POINTS])
        as_it_is = onlooker.look()
        welcome = json.loads(as_it_is["told"][0])["told"]
        bots = [json.loads(question)["known"]["seat"] for question in as_it_is["asked"]]
        for seat in [welcome["you"]["seat"], *bots]:
            for key in WORLDS:
                other = onlooker.look(as_it_is["taken"], seat, key)
                assert other["taken"] == as_it_is["taken"]
                if seat in bots:
                    assert other["asked"][bots.index(seat)] == as_it_is["asked"][bots.index(seat)], (
                        "a bot was told more"
                    )
                else:
                    assert other["told"] == as_it_is["told"], "the page was told more"
                if other["differs"]:
                    differed.add("bot" if seat in bots else "person")
        onlooker.moves += [json.dumps(move, separators=(",", ":")) for move in welcome["now"]["legal"][:8]]
        onlooker.moves = sorted(set(onlooker.moves))[:40]
    assert differed == {"person", "bot"}, "there was nothing that they may not know"


def test_what_a_browser_keeps_shows_nothing_before_the_end(page: Page, address: str) -> None:
    for game in game_names():
        play_some(page, address, game)
    kept = page.evaluate(STORED)
    assert kept["stores"] == ["keys", "logs", "tables"]
    assert set(kept["sizes"]) == {1_024 + 24 + 16}, "whatever was hidden or done, it takes the same room"
    assert not re.search(r'"(entry|secret|move|verb)"', kept["raw"])
    assert len(kept["tables"]) == len(game_names())
    for table in kept["tables"]:
        assert set(table) == {"id", "created", "info", "turn", "at"}
        assert "secret" not in json.dumps(table["created"])
    # The commitment to the secret is all that pages know of it.
    assert "secret" not in kept["settings"]


def test_pages_have_no_code_that_could_read_a_log(address: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    assets = written(tmp_path_factory.mktemp("built"), {}) / "some" / "where" / "assets"
    able = {file.name for file in assets.glob("*.js") if "expand 32-byte k" in file.read_text(encoding="utf-8")}
    assert len(able) >= 2
    assert all(".worker" in name for name in able), able
