"""What hands do at a table: double clicks, drags, clicks at an edge; and the way into a game."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from browser.browsing import Person
from shinobi.locale import texts

Come = Callable[..., Person]


def test_a_double_click_answers_one_question(person: Come) -> None:
    """The card is picked; what one says of it is asked, and not answered by the second click."""
    somebody = person()
    somebody.deal("daimyo", 4)
    somebody.choices.first.dblclick()
    asked = texts("en", "daimyo").say("ask-attack-declared")
    expect(somebody.page.locator(".choices h2")).to_have_text(asked)
    somebody.page.wait_for_timeout(600)
    somebody.choices.first.click()
    expect(somebody.page.locator(".choices h2")).to_have_text(texts("en", "daimyo").say("ask-attack-card"))


def test_the_strength_of_bots_is_chosen_once(person: Come) -> None:
    somebody = person("Hana")
    level = somebody.page.get_by_label("Strength of the bots")
    level.select_option("novice")
    somebody.play_now("soke")
    expect(somebody.page.get_by_text("bot, novice")).to_be_visible()
    somebody.open("/")
    expect(level).to_have_value("novice")


def test_a_card_is_dragged_to_a_province(person: Come) -> None:
    somebody = person()
    somebody.deal("clans", 3)
    page = somebody.page
    card = page.locator("[data-own-hand] .card.open:not(.ninja)").first
    card.drag_to(page.locator(".rivals [data-drop]").first)
    expect(page.locator("[role=log]")).to_contain_text("You deploy")


def test_back_closes_the_chart_of_clans_and_stays_at_the_table(person: Come) -> None:
    somebody = person(viewport={"width": 390, "height": 844}, has_touch=True)
    page = somebody.page
    somebody.open("/")
    somebody.play_now("clans")
    table, chart = page.url, page.get_by_role("dialog")
    page.get_by_role("button", name="Who did what").click()
    expect(chart).to_be_visible()
    page.go_back()
    expect(chart).to_have_count(0)
    assert page.url == table
    # Once it was closed by its button, Back leaves the table in one step.
    page.get_by_role("button", name="Who did what").click()
    chart.get_by_role("button", name="Close").click()
    expect(chart).to_have_count(0)
    page.go_back()
    expect(page).to_have_url(somebody.address + "/")


def test_the_lower_edge_of_a_square_is_part_of_it(person: Come) -> None:
    """A click there is a click on the square, whoever stands around it."""
    somebody, chance = person(), random.Random(5)
    somebody.deal("soke", 2)
    page = somebody.page
    page.locator(".formations button").first.click()
    somebody.choices.filter(has_text="I am ready").click()
    own = page.locator(".square.from")
    for _ in range(40):
        page.wait_for_function("() => document.querySelector('.choices button:not([disabled])')")
        if own.count():
            break
        somebody.choose(chance)
    own.first.click()
    target = page.locator(".square.to").first
    square = target.get_attribute("data-square")
    box = target.bounding_box()
    assert box
    edge = [box["x"] + box["width"] / 2, box["y"] + box["height"] - 2]
    hit = page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('[data-square]')?.dataset.square", edge)
    assert hit == square


def test_a_card_is_dragged_to_a_rival_who_is_then_told_what_it_is(person: Come) -> None:
    somebody = person()
    somebody.deal("daimyo", 4)
    page = somebody.page
    page.locator(".home .hand button:not([aria-disabled=true])").first.drag_to(page.locator(".mat.aimed"))
    expect(page.locator(".home .hand button.raised")).to_be_visible()
    somebody.choices.first.click()
    expect(page.locator("[role=log]")).to_contain_text("You attack")


def test_a_card_is_dragged_to_what_it_steals(person: Come) -> None:
    somebody = person()
    somebody.deal("arts", 3)
    page = somebody.page
    page.locator(".own .art:not([aria-disabled=true])").first.drag_to(page.locator("[data-drop^=place]").first)
    expect(page.locator("[role=log]")).to_contain_text("You steal")
