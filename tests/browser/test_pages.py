"""Every page, in every language, on a phone and on a desk, for keyboards and screen readers."""

import gzip
import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import AXE, DESKTOP, PATIENCE, PHONE, ROOT, Person, play_to_the_end
from browser.test_company import menu
from shinobi.engine.game import game_names
from shinobi.locale import languages, texts

Come = Callable[..., Person]

SITE = ROOT / "src" / "shinobi" / "server" / "site"
LARGEST_FIRST_PAGE = 120_000  # bytes of JavaScript, compressed
PAGES = [
    "/",
    "/about",
    "/settings",
    "/device",
    "/nowhere",
    *(f"/{page}/{game}" for page in ("new", "rules") for game in game_names()),
]
SEEN_FIRST = "[role=alertdialog] .main, .asked-of-you .quiet"
"""What goes before the choices: something to know, or somebody's question."""
ASKED_OR_OVER = f"() => document.querySelector('.choices button:not([disabled]):not(.quiet), {SEEN_FIRST}, .outcome')"


def faults(somebody: Person) -> list[Any]:
    """What axe finds, however small, once nothing is between two colours any more."""
    somebody.page.evaluate(
        """() => Promise.allSettled(document.getAnimations()
            .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
            .map((one) => one.finished))"""
    )
    somebody.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = somebody.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [(fault["id"], [node["html"][:160] for node in fault["nodes"]]) for fault in found["violations"]]


def settled(somebody: Person) -> None:
    somebody.page.wait_for_load_state("networkidle")
    expect(somebody.page.locator("h1, .prompt").first).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(person: Come, scheme: str) -> None:
    somebody = person(color_scheme=scheme)
    for page in PAGES:
        somebody.open(page)
        settled(somebody)
        assert faults(somebody) == [], page


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", game_names())
def test_axe_finds_nothing_at_a_table(person: Come, game: str, scheme: str) -> None:
    somebody = person("Ayame", color_scheme=scheme, viewport=PHONE if scheme == "dark" else DESKTOP)
    somebody.play_now(game)
    chance = random.Random(3)
    for _ in range(8):
        somebody.page.wait_for_function(ASKED_OR_OVER)
        somebody.choose(chance)
    somebody.rest()
    assert faults(somebody) == []


def test_axe_finds_nothing_in_a_review(person: Come) -> None:
    somebody = person()
    somebody.open("/")
    somebody.play_now("soke")
    expect(somebody.choices.first).to_be_visible()
    somebody.page.locator(".formations button").first.click()
    expect(somebody.page.locator(".formations button")).to_have_count(0)
    menu(somebody, "Resign")
    expect(somebody.outcome).to_be_visible()
    somebody.open(f"/t/{somebody.table_id}/review")
    for scheme in ("light", "dark"):
        somebody.page.emulate_media(color_scheme=scheme)
        expect(somebody.page.locator("figure path.seat").first).to_be_visible(timeout=6 * PATIENCE)
        assert faults(somebody) == [], scheme


@pytest.mark.parametrize("language", languages())
def test_every_page_speaks_the_readers_language(person: Come, language: str) -> None:
    somebody = person(locale=language)
    for page in ("/", "/rules/daimyo", "/new/clans"):
        somebody.open(page)
        settled(somebody)
        expect(somebody.page.locator("html")).to_have_attribute("lang", language)
    somebody.open("/")
    for game in game_names():
        expect(somebody.page.get_by_text(texts(language, game).say("heart"), exact=True)).to_be_visible()
    somebody.play_now("daimyo")
    expect(somebody.choices.first).to_be_visible()
    shown = somebody.page.locator("main").inner_text()
    assert not re.search(r"\b(?:event|verb|turn|wait|board|gesture)-[a-z]", shown), "a text is missing"
    words = texts(language, "daimyo")._bundles[0]
    told, _ = words.format_pattern(words.get_message("event-round").attributes["start"], {"number": 1})
    expect(somebody.page.locator("[role=log] li", has_text=str(told))).to_have_count(1)


def test_the_language_can_be_changed_and_is_kept(person: Come) -> None:
    somebody = person(locale="en")
    somebody.open("/rules/soke")
    somebody.page.locator("header select").select_option("nl")
    expect(somebody.page.get_by_text(texts("nl", "soke").say("SOK-01"))).to_be_visible()
    somebody.page.reload()
    expect(somebody.page.get_by_text(texts("nl", "soke").say("SOK-01"))).to_be_visible()


def press_by_keys(page: Page, selector: str) -> None:
    """Tab to it, unless it has the focus already, and Enter; or it goes by itself."""
    for _ in range(60):
        at = page.evaluate("(it) => document.activeElement?.matches(it) || !document.querySelector(it)", selector)
        if at:
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError(f"{selector} cannot be reached by keys")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", game_names())
def test_a_whole_match_is_played_by_keys_alone(person: Come, game: str) -> None:
    """From the home page: Tab and Enter to a table, then digits and Tab to the end of the match."""
    somebody = person("Ayame", reads=True)
    page = somebody.page
    press_by_keys(page, f'article:has(a[href="/rules/{game}"]) button.main')
    page.wait_for_url("**/t/*")
    chance = random.Random(9)
    for _ in range(2_000):
        page.wait_for_function(ASKED_OR_OVER)
        if somebody.outcome.count():
            break
        if page.locator(SEEN_FIRST).count():
            press_by_keys(page, SEEN_FIRST)
            continue
        keys = page.locator(".choices button:not([disabled]) kbd").all_inner_texts()
        page.keyboard.press(chance.choice(keys) if keys else "Escape")
    expect(somebody.outcome).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if somebody.outcome.evaluate("(it) => it.contains(document.activeElement)"):
            return
    raise AssertionError("what can be done after the end is out of reach")


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_table_fits_the_screen_without_scrolling(person: Come, game: str, screen: dict[str, int]) -> None:
    somebody = person("Ayame", viewport=screen)
    somebody.play_now(game)
    expect(somebody.choices.first).to_be_visible()
    sizes = somebody.page.evaluate(
        "() => ['scrollWidth', 'clientWidth', 'scrollHeight', 'clientHeight'].map((it) => document.documentElement[it])"
    )
    assert sizes[0] <= sizes[1], "it scrolls sideways"
    assert sizes[2] <= sizes[3], "it scrolls"


def test_text_at_twice_its_size_hides_nothing(person: Come) -> None:
    somebody = person("Ayame")
    somebody.play_now("daimyo")
    somebody.page.evaluate("() => (document.documentElement.style.fontSize = '200%')")
    for question in ("ask-attack-card", "ask-attack-declared"):
        expect(somebody.page.locator(".choices h2")).to_have_text(texts("en", "daimyo").say(question))
        expect(somebody.choices).to_have_count(4)
        for choice in somebody.choices.all():
            expect(choice).to_be_in_viewport(ratio=0.99)
        expect(somebody.page.locator(".prompt .sentence")).to_be_in_viewport()
        somebody.choices.first.click()


def test_the_first_page_is_light(person: Come) -> None:
    somebody = person()
    scripts: list[str] = []
    somebody.page.on("response", lambda answer: scripts.append(answer.url) if answer.url.endswith(".js") else None)
    somebody.open("/")
    settled(somebody)
    sizes = {url: len(gzip.compress((SITE / "assets" / url.rsplit("/", 1)[1]).read_bytes())) for url in set(scripts)}
    assert 0 < sum(sizes.values()) <= LARGEST_FIRST_PAGE, sizes


def test_the_record_of_a_finished_match_can_be_replayed_and_checked(person: Come) -> None:
    somebody = person("Ayame")
    somebody.play_now("daimyo")
    expect(somebody.choices.first).to_be_visible()
    play_to_the_end([somebody], seed=2)
    with somebody.page.expect_download() as download:
        somebody.outcome.get_by_role("link", name="Download").click()
    assert json.loads(download.value.path().read_bytes())["game"] == "daimyo"
    somebody.outcome.get_by_role("link", name="Replay").click()
    somebody.page.wait_for_url("**/replay**")
    for _ in range(3):
        somebody.page.get_by_role("button", name="One step forward").click()
    somebody.page.get_by_role("button", name="Check that it was fair").click()
    checked = somebody.page.get_by_role("status")
    expect(checked).to_contain_text("Everything was played as agreed")
    checked.locator("summary").click()
    for right in (
        "fingerprint that your browser noted",
        "were fixed before any",
        "The random numbers that your browser added were used",
        "you were told",
    ):
        expect(checked.locator("li.right", has_text=right)).to_be_visible()
    expect(checked).to_contain_text("follow from these random numbers by the rules")
    # What the page was shown before the deal counts: a server that says something else now is found out.
    shown = "JSON.stringify(JSON.parse(localStorage.promises), (name, value) => name == 'commitment' ? 'else' : value)"
    somebody.page.evaluate(f"() => {{ localStorage.promises = {shown} }}")
    somebody.page.get_by_role("button", name="Check that it was fair").click()
    expect(checked).to_contain_text("do not fit the fingerprint")


def test_somebody_new_opens_a_link_types_a_name_and_sits(person: Come) -> None:
    host, guest = person("Ayame"), person(viewport=PHONE, has_touch=True)
    host.open("/new/soke")
    host.page.locator("form button.main").click()
    host.page.wait_for_url("**/t/*")
    guest.page.goto(host.page.url)
    guest.page.locator("main input.field").fill("Kaede")
    guest.page.get_by_role("button", name="Sit here").click()
    expect(guest.page.locator("li.you")).to_contain_text("Kaede")
    host.page.get_by_role("button", name="Start the game").click()
    expect(guest.page.locator(".prompt")).to_be_visible()


def test_a_name_that_cannot_be_is_refused_in_words(person: Come) -> None:
    somebody = person()
    somebody.open("/")
    field = somebody.page.locator("header input")
    field.fill("\u200b\u200b")
    field.press("Enter")
    expect(somebody.page.get_by_role("alert")).to_contain_text("visible characters")
    somebody.problems.clear()  # the browser notes the refusal in its console


def test_a_link_to_no_table_says_so(person: Come) -> None:
    somebody = person()
    somebody.open("/t/abcdefghij")
    expect(somebody.page.locator("main")).to_contain_text("There is no such table")
    somebody.problems.clear()  # the browser notes the refusals in its console


def test_the_number_of_a_clause_leads_to_it(person: Come) -> None:
    somebody = person(viewport=PHONE)
    page = somebody.page
    somebody.open("/rules/clans")
    clause = page.locator("#CLA-34")
    clause.get_by_role("link").click()
    expect(page).to_have_url(re.compile("#CLA-34$"))
    expect(clause).to_be_in_viewport()
    expect(clause).to_have_class(re.compile("wanted"))
    # And so does an address that somebody sent.
    page.goto("about:blank")
    somebody.open("/rules/clans#CLA-34")
    expect(clause).to_be_in_viewport()
    expect(clause).to_have_class(re.compile("wanted"))


def test_back_closes_what_lies_over_the_table_and_only_then_leaves_it(person: Come) -> None:
    somebody = person(viewport=PHONE, has_touch=True)
    page = somebody.page
    somebody.open("/")
    somebody.play_now("daimyo")
    table = page.url
    drawer, dialog = page.locator("aside.drawn"), page.get_by_role("dialog")
    page.locator("#tab-rules").click()
    expect(drawer).to_be_visible()
    page.go_back()
    expect(drawer).to_have_count(0)
    assert page.url == table
    page.get_by_role("button", name="Since your last turn").click()
    page.go_back()
    expect(page.locator("#digest")).to_have_count(0)
    page.locator("#tab-log").click()
    page.locator("button[aria-label='This table']").click()
    page.go_back()
    expect(dialog).to_have_count(0)
    expect(drawer, "the uppermost first").to_be_visible()
    page.locator("aside .shut").click()
    # What was closed in another way costs no step of the history, and a link takes its place.
    page.locator("button[aria-label='This table']").click()
    dialog.get_by_role("link", name="Settings").click()
    expect(page).to_have_url(re.compile("/settings$"))
    page.go_back()
    expect(page).to_have_url(table)
    page.go_back()
    expect(page).to_have_url(somebody.address + "/")
