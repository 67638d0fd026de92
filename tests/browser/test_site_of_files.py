"""The site of files, in any folder of any web host, with the network off after one visit: play, go on, look back."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.browsing import PATIENCE
from browser.visiting import CHOICES, QUICK, Visitor, hosted, play_otherwise, written
from shinobi.bots.checking import check_bots
from shinobi.engine.game import game_names
from shinobi.engine.records.record import load, read

OPEN = """const open = (name) => new Promise((done) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => done(request.result);
  });
  const all = (store) => new Promise((done) => {
    const request = store.getAllKeys();
    request.onsuccess = () => done(request.result);
  });
  const stored = (database, name) => database.transaction(name, "readwrite").objectStore(name);"""

TEN_NEWER = f"""async () => {{ {OPEN}
  const tables = stored(await open("shinobi"), "tables");
  const id = (await all(tables)).find((one) => one.startsWith("hereif"));
  const table = await new Promise((done) => (tables.get(id).onsuccess = (got) => done(got.target.result)));
  for (let nth = 1; nth <= 10; nth += 1) tables.put({{ ...table, id: `hereifnew${{nth}}`, at: table.at + nth / 1000 }});
  stored(await open("shinobi-reviews"), "reviews").put({{ notes: "Hm." }}, id);
  return id;
}}"""
"""Set ten tables that go on from a moment, all newer than the one there is, of which a note is kept; returns its id."""

KEPT = f"""async () => {{ {OPEN}
  const tables = await all(stored(await open("shinobi"), "tables"));
  const reviews = await all(stored(await open("shinobi-reviews"), "reviews"));
  return {{ tables: tables.filter((one) => one.startsWith("hereif")), reviews }};
}}"""
"""The tables that go on from a moment, and of which tables a review or a note is kept."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("host"), QUICK)


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
    # What if: one goes on from a moment, at another seat. It is no match that one has played.
    play_otherwise(page)
    expect(page.locator(CHOICES).first).to_be_visible()
    expect(page.locator("[role=alert]")).to_have_count(0)
    visitor.decide(1)
    page.reload()
    expect(page.locator(".what-if a")).to_be_visible()
    # The last ten such tables are kept. With an older one goes what was worked out about it.
    oldest = page.evaluate(TEN_NEWER)
    page.locator(".what-if a").click()
    page.get_by_role("button", name="Was wäre, wenn").click()
    page.get_by_role("button", name="Ab hier weiterspielen").click()
    expect(page.locator(CHOICES).first).to_be_visible()
    kept = page.evaluate(KEPT)
    assert len(kept["tables"]) == 10
    assert oldest not in kept["tables"]
    assert oldest not in kept["reviews"]
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
