"""Every page and every table fits every screen, in every language."""

import random
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from browser.browsing import DESKTOP, PHONE, Person
from browser.test_pages import PAGES, settled
from shinobi.engine.game import game_named, game_names
from shinobi.locale import languages

Come = Callable[..., Person]

SCREENS = [(360, 640), (390, 844), (768, 1024), (1366, 768), (1920, 1080)]
SMALLEST = SCREENS[0]

HIDDEN_PART = """() => {
  const hand = document.querySelector('[data-mine]');
  let { left, top, right, bottom } = hand.getBoundingClientRect();
  for (let box = hand.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflow === 'visible' && box !== document.documentElement) continue;
    const seen = box.getBoundingClientRect();
    if (left < seen.left - 1 || right > seen.right + 1 || top < seen.top - 1 || bottom > seen.bottom + 1)
      return `${box.className}: ${[left, top, right, bottom].map(Math.round)}`;
  }
  return bottom > innerHeight ? 'below the screen' : null;
}"""
"""What hides a part of one's own hand: a box that it is larger than, or the end of the screen."""


COVERED = """() => {
  const goal = document.querySelector('.goal').getBoundingClientRect();
  const board = document.querySelector('.board').getBoundingClientRect();
  const apart = goal.top >= board.bottom || goal.left >= board.right;
  return apart ? null : 'the goal lies over the board';
}"""


def too_wide(page: Page) -> list[str]:
    """The screens that this page is wider than."""
    wide = []
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        try:  # what is drawn to measure is drawn a moment later
            page.wait_for_function("(width) => document.documentElement.scrollWidth <= width", arg=width, timeout=2_000)
        except TimeoutError:
            needed = page.evaluate("() => document.documentElement.scrollWidth")
            wide.append(f"{needed} pixels on a screen of {width}")
    return wide


@pytest.mark.parametrize("language", languages())
def test_no_page_is_wider_than_the_screen(person: Come, language: str) -> None:
    somebody = person(locale=language)
    wide = {}
    for path in PAGES:
        somebody.open(path)
        settled(somebody)
        wide[path] = too_wide(somebody.page)
    assert {path: found for path, found in wide.items() if found} == {}


@pytest.mark.parametrize("language", languages())
def test_every_table_fits_and_shows_ones_own_hand_on_the_smallest_phone(person: Come, language: str) -> None:
    width, height = SMALLEST
    somebody = person(locale=language)
    faults = {}
    for game in game_names():
        somebody.deal(game, max(game_named(game).editions[0].players))
        wide = too_wide(somebody.page)
        somebody.page.set_viewport_size({"width": width, "height": height})
        somebody.page.wait_for_timeout(100)
        found = [somebody.page.evaluate(script) for script in (COVERED, HIDDEN_PART)]
        faults[game] = [*wide, *(fault for fault in found if fault)]
    assert {game: found for game, found in faults.items() if found} == {}


def test_the_squares_of_a_board_are_large_enough_for_a_thumb(person: Come) -> None:
    width, height = SMALLEST
    somebody = person(viewport={"width": width, "height": height}, has_touch=True)
    for game in game_names():
        somebody.deal(game, min(game_named(game).editions[0].players))
        sizes = somebody.page.eval_on_selector_all(
            ".square", "all => all.map((it) => it.getBoundingClientRect().width)"
        )
        assert all(size >= 40 for size in sizes), (game, min(sizes))


WHOLE = """() => {
  const board = document.querySelector('.board');
  const sentence = document.querySelector('.prompt .sentence');
  const told = sentence.scrollHeight <= sentence.clientHeight + 2 || sentence.hasAttribute('data-cut');
  return board.scrollHeight <= board.clientHeight + 1 && told;
}"""
"""The board shows all of itself, and the sentence all of its words, or says that there are more."""


@pytest.mark.parametrize("language", languages())
def test_a_decision_is_read_and_taken_on_every_screen(person: Come, language: str) -> None:
    somebody = person(locale=language)
    page, chance = somebody.page, random.Random(4)
    somebody.deal("daimyo", 4)
    for _ in range(40):
        page.wait_for_function("() => document.querySelector('.choices button:not([disabled])')")
        if page.locator(".choices [data-verb=denounce]").count():
            break
        somebody.choose(chance)
    for width, height in [(1280, 800), *SCREENS]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(WHOLE)
        for button in somebody.choices.all():
            expect(button).to_be_in_viewport(ratio=0.99)


CUT = """() => {
  const found = [];
  for (const box of document.querySelectorAll('.answer, .prompt, aside .goal, aside .asked, .tip')) {
    const place = box.getBoundingClientRect();
    for (const it of box.querySelectorAll('button, p, h2, .sentence, .no-undo')) {
      const { left, right, top, bottom, width } = it.getBoundingClientRect();
      if (width < 2 || it.closest('.unseen, #digest') || getComputedStyle(it).clipPath !== 'none') continue;
      const beside = left < place.left - 1 || right > place.right + 1;
      const outside = beside || top < place.top - 1 || bottom > place.bottom + 1;
      const longer = it.scrollHeight > it.clientHeight + 3 || it.scrollWidth > it.clientWidth + 3;
      if (outside || longer || right > innerWidth || bottom > innerHeight) found.push(it.textContent.trim());
    }
  }
  return found;
}"""
"""The words and buttons of what is asked, explained or told that are not seen whole."""


@pytest.mark.parametrize("game", game_names())
def test_nothing_that_is_asked_or_explained_is_cut_on_a_small_desk(person: Come, game: str) -> None:
    somebody = person(viewport={"width": 1366, "height": 768}, locale="de")
    page, chance = somebody.page, random.Random(2)
    somebody.open("/")
    page.evaluate("localStorage.setItem('shinobi-settings', JSON.stringify({ pace: 'quick' }))")
    somebody.open(f"/learn/{game}")
    for _ in range(45):
        page.wait_for_selector(
            ".tip button, .confirm button, .asked-of-you, .choices button:not([disabled]), .between button, .outcome"
        )
        # What follows an animation frame, such as the place where a board has put something, is measured with the next.
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(CUT) == []
        if page.locator(".outcome").count():
            break
        pressed = page.locator(
            ".tip button, .asked-of-you button:visible, .formations button, .between button:not([disabled])"
        )
        if pressed.count():
            with suppress(TimeoutError):  # it may be gone by now
                pressed.first.click(timeout=2_000)
        elif page.locator(".confirm").count():
            page.locator(".confirm .main").click()
        else:
            somebody.choose(chance)


PLACES = """() => [...document.querySelectorAll('.board, [data-seat], [data-mine], .home .received')].map((place) => {
  const { left, top, width, height } = place.getBoundingClientRect();
  return [place.className.split(' ')[0], ...[left, top, width, height].map(Math.round)].join(' ');
})"""


LAPTOP = {"width": 1366, "height": 768}


@pytest.mark.parametrize("screen", [PHONE, DESKTOP, LAPTOP], ids=["phone", "desktop", "laptop"])
def test_everything_keeps_its_place_from_one_phase_to_the_next(person: Come, screen: dict[str, int]) -> None:
    somebody = person(viewport=screen)
    page, chance = somebody.page, random.Random(4)
    somebody.deal("daimyo", 4)
    places, asked = page.evaluate(PLACES), set()
    for _ in range(40):
        page.wait_for_function("() => document.querySelector('.choices button:not([disabled])')")
        somebody.rest()
        asked.add(page.locator(".choices h2").inner_text())
        assert page.evaluate(PLACES) == places, asked
        if page.locator(".choices [data-verb=denounce]").count():
            break
        somebody.choose(chance)
    assert len(asked) == 4, "a card, a word, two cards to turn up, a charge"


def test_what_is_asked_is_never_cut(person: Come) -> None:
    width, height = SMALLEST
    somebody = person(viewport={"width": width, "height": height})
    somebody.deal("daimyo", 4)
    sentence = somebody.page.locator(".prompt .sentence")
    sentence.locator("span").evaluate("(it) => (it.textContent = it.textContent.repeat(4))")
    somebody.page.wait_for_timeout(100)
    expect(sentence).not_to_have_attribute("data-cut", "")
    assert sentence.evaluate("(it) => it.scrollHeight <= it.clientHeight + 2")


def test_news_that_does_not_fit_opens_at_a_touch(person: Come) -> None:
    width, height = SMALLEST
    somebody = person(viewport={"width": width, "height": height})
    somebody.deal("daimyo", 4)
    sentence = somebody.page.locator(".prompt .sentence")
    expect(sentence).not_to_have_attribute("data-cut", "")
    somebody.page.locator(".prompt").evaluate("(it) => it.classList.remove('asked')")
    sentence.locator("span").evaluate("(it) => (it.textContent = it.textContent.repeat(5))")
    expect(sentence).to_have_attribute("data-cut", "")
    sentence.click()
    expect(sentence).to_have_attribute("data-open", "")
    somebody.page.wait_for_function(
        "() => { const it = document.querySelector('.sentence'); return it.scrollHeight <= it.clientHeight; }"
    )
    sentence.click()
    expect(sentence).not_to_have_attribute("data-open", "")
