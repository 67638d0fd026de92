"""What a table explains: the rules beside it, the goal, every sign under the pointer, the focus or a long press."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.browsing import PHONE, Person
from shinobi.engine.game import game_named, game_names
from shinobi.locale import texts

Come = Callable[..., Person]

UNEXPLAINED = """() => {
  const told = (it) => it.closest(`[data-explain], [data-clause], [data-why], button, p, .name, strong, .state, .number,
    .roof, .hills, .fence, .flight, .figure, .odds, .fights`);
  return [...document.querySelectorAll('.board svg, .board b, .board i')]
    .filter((it) => it.getClientRects().length && !it.parentElement.closest('svg') && !told(it))
    .map((it) => it.parentElement.outerHTML.slice(0, 120));
}"""
"""The pictures and numbers of a board that nothing explains.

Sentences and names need no explanation; figures stand on squares that have one.
"""


def bubble(somebody: Person) -> Locator:
    return somebody.page.get_by_role("tooltip")


@pytest.mark.parametrize("game", game_names())
def test_the_rules_lie_beside_the_table(person: Come, game: str) -> None:
    """The goal before the first move; the rules in a tab, to be searched; what the board shows explains itself."""
    words = texts("en", game)
    somebody = person()
    somebody.deal(game, max(game_named(game).editions[0].players))
    page = somebody.page
    goal = page.locator(".goal")
    expect(goal).to_contain_text(words.say("note-goal"))
    goal.get_by_role("button").click()
    expect(goal).to_have_count(0)
    page.get_by_role("tab", name="Rules").click()
    rules = page.locator("#panel-rules")
    first = rules.locator("[data-rule]").first
    expect(first).to_be_visible()
    everything = rules.locator("[data-rule]").count()
    rules.get_by_role("searchbox").fill("last")
    expect(rules.locator("[data-rule]")).not_to_have_count(everything)
    assert all("last" in text.lower() for text in rules.locator("[data-rule]").all_inner_texts())
    explained = page.locator(".board [data-explain], .board [data-clause]")
    expect(explained.nth(4)).to_be_attached()
    page.get_by_role("tab", name="Log").click()
    explained.first.hover()
    expect(bubble(somebody)).to_be_visible()
    page.keyboard.press("Escape")
    expect(bubble(somebody)).to_have_count(0)


def test_a_clause_is_opened_where_it_is_named(person: Come) -> None:
    """A verb under the keyboard's focus shows its clause, and its button opens the rules there."""
    somebody = person()
    somebody.deal("arts", 3)
    page = somebody.page
    page.keyboard.press("Tab")
    somebody.choices.filter(has_text="leave").first.focus()
    expect(bubble(somebody)).to_contain_text(texts("en", "arts").say("ART-11"))
    bubble(somebody).get_by_role("button", name="Read the rule").click()
    wanted = page.locator("[data-rule='ART-11']")
    expect(wanted).to_be_focused()
    expect(wanted).to_be_in_viewport()


def test_what_cannot_be_said_names_its_rule(person: Come) -> None:
    """In the edition where an attacker's declarations differ, a word that was said cannot be said again."""
    somebody = person()
    somebody.deal("daimyo", 4, edition="es")
    page = somebody.page
    somebody.choices.first.click()
    somebody.choices.first.click()
    expect(page.locator(".prompt .sentence")).to_contain_text("card 2 of 3")
    somebody.choices.first.click()
    barred = page.locator(".choices .barred").first
    barred.click(force=True)
    expect(bubble(somebody)).to_contain_text(f"Not now: {texts('en', 'daimyo').say('DAI-14')}")
    bubble(somebody).get_by_role("button", name="Read the rule").click()
    expect(page.locator("[data-rule='DAI-14']")).to_be_in_viewport()


@pytest.mark.parametrize("game", game_names())
def test_what_cannot_be_chosen_is_dimmed_and_says_why(person: Come, game: str) -> None:
    """Under the pointer, and under the focus that the arrow keys bring there."""
    somebody, chance = person(), random.Random(3)
    somebody.deal(game, min(game_named(game).editions[0].players))
    page = somebody.page
    barred = page.locator(".board [data-why]:visible")
    for _ in range(60):
        page.wait_for_function("() => document.querySelector('.choices button:not([disabled]), .outcome')")
        somebody.rest()
        if barred.count():
            break
        somebody.choose(chance)
    expect(barred.first).not_to_have_css("opacity", "1")
    barred.first.hover()
    expect(bubble(somebody)).to_contain_text("Not now:")
    reason = bubble(somebody).inner_text()
    page.keyboard.press("Escape")
    barred.first.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(bubble(somebody)).to_be_visible()
    barred.first.focus()
    expect(bubble(somebody)).to_have_text(reason, use_inner_text=True)


def moving_in_soke(somebody: Person) -> None:
    """Sit down, and come to a step of one's own."""
    somebody.deal("soke", 2)
    page, chance = somebody.page, random.Random(5)
    page.locator(".formations button").first.click()
    somebody.choices.filter(has_text="I am ready").click()
    for _ in range(40):
        page.wait_for_function("() => document.querySelector('.choices button:not([disabled])')")
        if page.locator(".square.from").count():
            return
        somebody.choose(chance)
    raise AssertionError("no step came")


def test_a_square_out_of_reach_says_why(person: Come) -> None:
    """Whoever presses it, or puts a figure down there, is told; and the figure stays picked."""
    somebody = person()
    moving_in_soke(somebody)
    page, words = somebody.page, texts("en", "soke")
    own = page.locator(".square.from").first
    own.click()
    expect(page.locator(".square.picked")).to_have_count(1)
    # Which clause it is depends on what one does: a step, or what an action card allows.
    far = page.locator(".square[data-press-why^='SOK-']").first
    clause = far.get_attribute("data-press-why")
    assert clause is not None
    far.click(force=True)
    expect(bubble(somebody)).to_contain_text(f"Not now: {words.say(clause)}")
    expect(page.locator(".square.picked")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".square.picked")).to_have_count(0)
    own.drag_to(page.locator(".square[data-square='a8']"), force=True)
    expect(bubble(somebody)).to_contain_text("Not now:")
    expect(page.locator(".square.picked")).to_have_count(1)


def test_a_card_that_one_has_only_once_is_asked_about(person: Come) -> None:
    """A touch to see what it is plays nothing."""
    somebody = person()
    somebody.deal("soke", 2)
    page = somebody.page
    page.locator(".formations button").first.click()
    somebody.choices.filter(has_text="I am ready").click()
    card = page.locator(".hand.mine .card.live").first
    card.click()
    expect(page.locator(".confirm")).to_contain_text("only once in the whole game")
    page.locator(".confirm .quiet").click()
    expect(page.locator(".confirm")).to_have_count(0)
    expect(card).to_be_enabled()
    card.click()
    page.locator(".confirm .main").click()
    expect(page.locator(".hand.mine .card.used")).to_have_count(1)


def test_a_press_on_a_sign_says_what_it_means(person: Come) -> None:
    """Where it does nothing else; the words go with what they are about."""
    somebody = person(viewport=PHONE, has_touch=True)
    somebody.deal("daimyo", 4)
    page = somebody.page
    page.locator(".goal button").click()
    page.locator(".mat [data-explain*='lives']").first.tap()
    expect(bubble(somebody)).to_contain_text("lives")
    page.keyboard.press("Escape")
    expect(bubble(somebody)).to_have_count(0)


@pytest.mark.parametrize("game", game_names())
def test_every_sign_and_number_of_a_board_explains_itself(person: Come, game: str) -> None:
    """What is drawn or written on a board says what it is, by itself or with what it is part of."""
    somebody, chance = person(), random.Random(5)
    somebody.deal(game, min(game_named(game).editions[0].players))
    for _ in range(6):
        somebody.page.wait_for_function("() => document.querySelector('.choices button:not([disabled]), .outcome')")
        somebody.choose(chance)
    assert somebody.page.evaluate(UNEXPLAINED) == []


def test_a_long_press_explains_and_does_nothing_else(person: Come) -> None:
    somebody = person(viewport=PHONE, has_touch=True)
    somebody.deal("daimyo", 4)
    page = somebody.page
    page.locator(".goal button").click()
    before = page.locator(".prompt .sentence").inner_text()
    card = page.locator("[data-mine] button").first
    box = card.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(bubble(somebody)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(bubble(somebody)).to_be_visible()
    assert card.get_attribute("aria-pressed") == "false"
    assert page.locator(".prompt .sentence").inner_text() == before


@pytest.mark.parametrize("panel", ["Log", "Talk"])
def test_news_is_announced_once_whichever_panel_is_open(person: Come, panel: str) -> None:
    somebody = person()
    somebody.deal("daimyo", 4)
    page = somebody.page
    page.get_by_role("tab", name=panel).click()
    somebody.choices.first.click()
    somebody.choices.first.click()
    expect(page.locator("[data-announced]")).to_contain_text("You attack")
    expect(page.locator("[aria-live=polite]", has_text="You attack")).to_have_count(1)
    expect(page.locator("h1")).to_have_count(1)
    # The focus is where it is asked.
    page.wait_for_function("() => document.querySelector('.choices')?.contains(document.activeElement)")
