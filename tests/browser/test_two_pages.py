"""Two pages at the same table: it is with the one that opened it last, and gone once either deletes it."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from browser.browsing import PATIENCE
from browser.visiting import AT_ONCE, CHOICES, drive, hosted, written

NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined });\n"
"""As on a site that comes over plain HTTP, where a page cannot see at once that another has taken its table."""


KEPT = """async () => {
  const done = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
  const database = await done(indexedDB.open("shinobi"));
  return Promise.all(["tables", "logs"].map((name) => done(database.transaction(name).objectStore(name).count())));
}"""
"""How many tables, and how many entries of logs, this browser keeps."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with hosted(written(tmp_path_factory.mktemp("host"), AT_ONCE)) as one:
        yield one


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    with browser.new_context(locale="en-GB", service_workers="block") as one:
        one.set_default_timeout(PATIENCE)
        yield one


@pytest.fixture
def playing(context: BrowserContext, address: str) -> Page:
    """A page at a table, where one is asked."""
    page = context.new_page()
    page.goto(address)
    page.evaluate("localStorage.setItem('shinobi-settings', JSON.stringify({ bots: 'random', animation: false }))")
    page.reload()
    page.locator("article", has=page.locator('a[href$="/rules/daimyo"]')).locator("button.main").click()
    expect(page.locator(CHOICES).first).to_be_visible()
    return page


def without_locks(context: BrowserContext) -> None:
    def before_the_code(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=NO_LOCKS + answer.text())

    context.route(re.compile(r"table\.worker"), before_the_code)
    context.add_init_script(NO_LOCKS)


def test_a_table_is_with_the_page_that_opened_it_last(playing: Page, context: BrowserContext) -> None:
    other = context.new_page()
    other.goto(playing.url)
    expect(playing.get_by_text("You opened this table in another window")).to_be_visible()
    expect(other.locator(CHOICES).first).to_be_visible()


def test_what_a_page_does_after_another_has_opened_its_table_has_not_happened(
    context: BrowserContext, request: pytest.FixtureRequest
) -> None:
    without_locks(context)
    playing: Page = request.getfixturevalue("playing")
    other = context.new_page()
    other.goto(playing.url)
    expect(other.locator(CHOICES).first).to_be_visible()
    lines = other.locator("[role=log] li")
    before = lines.count()
    drive(playing, 1, 3)
    expect(playing.get_by_text("You opened this table in another window")).to_be_visible()
    other.reload()
    expect(other.locator(CHOICES).first).to_be_visible()
    expect(lines).to_have_count(before)
    drive(other, 1, 3)
    expect(lines).not_to_have_count(before)
    other.reload()
    expect(lines.first).to_be_attached()
    expect(lines).not_to_have_count(before)


@pytest.mark.parametrize("locks", [True, False])
def test_a_table_that_is_deleted_does_not_come_back(
    context: BrowserContext, address: str, request: pytest.FixtureRequest, locks: bool
) -> None:
    if not locks:
        without_locks(context)
    playing: Page = request.getfixturevalue("playing")
    other = context.new_page()
    other.goto(address)
    other.get_by_role("button", name="End the table").click()
    other.locator(".sure button.main").click()
    expect(other.get_by_role("link", name="Continue")).to_have_count(0)
    if not locks:
        drive(playing, 1, 3)
    expect(playing.get_by_role("status").get_by_text("This table has been ended")).to_be_visible()
    assert other.evaluate(KEPT) == [0, 0], "nothing of it came back"
    playing.reload()
    expect(playing.get_by_text("There is no such table")).to_be_visible()
