"""What a table explains: the rules beside it, the goal, every sign under the pointer, the focus or a long press."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.browsing import PHONE, Person
from shinobi.engine.game import game_named, game_names
from shinobi.locale import texts

Come = Callable[..., Person]


def bubble(somebody: Person) -> Locator:
    return somebody.page.get_by_role("tooltip")


@pytest.mark.parametrize("game", game_names())
def test_the_rules_lie_beside_the_table(person: Come, game: str) -> None:
    """The goal before the first move; the rules in a tab, to be searched; what the board shows explains itself."""
    words = texts("en", game)
    somebody = person()
    somebody.deal(game, max(game_named(game).editions[0].players))
    page = somebody.page
    goal = page.locator(".play .goal")
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
    assert explained.count() >= 5
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
    bubble(somebody).get_by_role("button", name="ART-11").click()
    wanted = page.locator("[data-rule='ART-11']")
    expect(wanted).to_be_focused()
    expect(wanted).to_be_in_viewport()


def test_what_cannot_be_chosen_says_why(person: Come) -> None:
    """In the edition where an attacker's declarations differ, a word that was said is refused by its rule."""
    somebody = person()
    somebody.deal("daimyo", 4, edition="es")
    page = somebody.page
    page.locator(".play .goal button").click()
    somebody.choices.first.click()
    somebody.choices.first.click()
    barred = page.locator(".word[aria-disabled=true]").first
    expect(barred).to_be_visible()
    barred.click(force=True)
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("DAI-14")
    refusal.get_by_role("button").click()
    expect(page.locator("[data-rule='DAI-14']")).to_be_in_viewport()


def test_a_long_press_explains_and_does_nothing_else(person: Come) -> None:
    somebody = person(viewport=PHONE, has_touch=True)
    somebody.deal("daimyo", 4)
    page = somebody.page
    page.locator(".play .goal button").click()
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
    announced = page.locator("[data-announced] p")
    expect(announced).to_have_count(0)
    somebody.choices.first.click()
    somebody.choices.first.click()
    expect(announced.first).to_contain_text("Hana attacks")
    assert page.locator("[aria-live=polite]", has_text="Hana attacks").count() == 1
    expect(page.locator("h1")).to_have_count(1)
    assert page.locator(".choices").evaluate("it => it.contains(document.activeElement)"), "focus is where it is asked"
