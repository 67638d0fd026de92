"""What a newcomer sees of soke: the sum of a battle, the fallen, what the Soke risks, and cards that can be read."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from browser.browsing import PHONE, Person
from shinobi.locale import texts

Come = Callable[..., Person]

WORDS = texts("en", "soke")
ASKED = "() => document.querySelector('.choices button:not([disabled])')"
ASKING = "localStorage.setItem('shinobi-settings', JSON.stringify({ pace: 'quick', confirm: true }))"


def arranged(somebody: Person, soke_on: str | None = None) -> Page:
    """Sit down and arrange the figures; with the Soke on a certain square, if one is given."""
    somebody.deal("soke", 2)
    page = somebody.page
    if soke_on:
        page.locator(".tray button").nth(2).click()
        page.locator(f"[data-square={soke_on}]").click()
        page.locator(".formations button", has_text=WORDS.say("formation-rest")).click()
    else:
        page.locator(".formations button").first.click()
    somebody.choices.filter(has_text="I am ready").click()
    return page


def height(it: Locator) -> float:
    box = it.bounding_box()
    assert box
    return box["height"]


def test_on_a_phone_weapons_can_be_read_and_fingers_meet_what_they_touch(person: Come) -> None:
    somebody = person(viewport=PHONE, has_touch=True)
    page = arranged(somebody)
    name = page.locator(".duel .name").first
    # Cards are turned up one after the other: two in each of three pairs, with a name and a value.
    expect(page.locator(".duel .name, .duel .value")).to_have_count(12)
    somebody.rest()
    shown = page.evaluate(
        """() => [...document.querySelectorAll('.duel .name, .duel .value')].map((it) =>
          parseFloat(getComputedStyle(it).fontSize) * it.getScreenCTM().a)"""
    )
    assert min(shown) >= 11
    assert name.text_content() in {WORDS.say(f"weapon-{stars}") for stars in range(1, 6)}
    for touched in (".square", ".roster", ".hand.mine .card", ".hand:not(.mine) .cards", ".duel .pair"):
        for nth in range(page.locator(touched).count()):
            assert height(page.locator(touched).nth(nth)) >= 40, touched


def test_a_battle_is_a_sum_that_stays_and_the_fallen_are_listed(person: Come) -> None:
    somebody, chance = person(), random.Random(3)
    page = arranged(somebody)
    page.locator(".roster").first.click()
    expect(page.locator("dialog.fallen")).to_contain_text(WORDS.say("board-fallen-none"))
    page.keyboard.press("Escape")
    seen = ""
    for _ in range(400):
        if page.locator(".compared b").count():
            seen = page.locator(".compared b").first.inner_text()
        if page.locator(".last-battle").count() and "Fallen: 0" not in "".join(
            page.locator(".roster").all_inner_texts()
        ):
            break
        page.wait_for_function(ASKED)
        # Whoever can fight, fights.
        enemy = page.locator(".square.to[aria-label*='%']")
        own = page.locator(".square.from")
        if enemy.count():
            enemy.first.click(force=True)
        elif own.count() and not page.locator(".square.picked").count():
            own.nth(chance.randrange(min(3, own.count()))).click(force=True)
        else:
            somebody.choose(chance)
        page.wait_for_timeout(30)
    assert re.fullmatch(r"\d+ [<=>] \d+", seen)
    expect(page.locator(".last-battle")).to_contain_text(re.compile(r"\d+ – \d+"))
    page.locator(".roster").first.click()
    expect(page.locator("dialog.fallen li", has_text=re.compile("beaten by|kidnapped by")).first).to_be_visible()
    page.locator("dialog.fallen .button").click()
    expect(page.locator("dialog.fallen")).to_be_hidden()


def test_whoever_wants_to_be_asked_is_told_what_the_soke_risks(person: Come) -> None:
    somebody = person()
    somebody.page.add_init_script(ASKING)
    page = arranged(somebody, soke_on="a3")
    stake = page.locator(".confirm", has_text=re.compile("your Soke"))
    for _ in range(60):
        page.wait_for_function(ASKED)
        if stake.count():
            break
        ahead = page.locator(".square.to")
        own = page.locator(".square.from[aria-label*='Soke']")
        if page.locator(".square.picked").count() and ahead.count():
            ahead.first.click(force=True)
        elif own.count():
            own.click(force=True)
        else:
            somebody.choices.first.click()
        somebody.rest()
    expect(stake).to_contain_text("the game is lost")
    stood = page.locator(".square[aria-label*='Soke']").get_attribute("data-square")
    page.locator(".confirm .quiet").click()
    expect(page.locator(".confirm")).to_have_count(0)
    assert page.locator(".square[aria-label*='Soke']").get_attribute("data-square") == stood


def test_a_press_on_a_figure_before_it_may_move_says_why(person: Come) -> None:
    somebody = person()
    page = arranged(somebody)
    page.wait_for_function(ASKED)
    somebody.rest()
    expect(page.locator(".square.from")).to_have_count(0)
    page.locator(".square.own").first.click(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("Not now:")


def rank_on(page: Page, square: str) -> str:
    label = page.locator(f"[data-square={square}]").get_attribute("aria-label") or ""
    return next((rank for rank in ("one star", "two stars", "Soke") if rank in label), "")


def test_a_placed_figure_can_be_put_elsewhere_and_a_formation_is_taken_back_at_once(person: Come) -> None:
    somebody = person(viewport=PHONE, has_touch=True)
    somebody.deal("soke", 2)
    page = somebody.page
    page.locator(".tray button").nth(2).click()
    page.locator("[data-square=b2]").click()
    expect(page.locator("[data-square=b2]")).to_have_attribute("aria-label", re.compile("Soke"))
    # By two touches it goes to a free square, and by dragging to another.
    page.locator("[data-square=b2]").click()
    page.locator("[data-square=d1]").click()
    expect(page.locator("[data-square=d1]")).to_have_attribute("aria-label", re.compile("Soke"))
    assert rank_on(page, "b2") == ""
    page.locator("[data-square=d1]").drag_to(page.locator("[data-square=e1]"))
    expect(page.locator("[data-square=e1]")).to_have_attribute("aria-label", re.compile("Soke"))
    # On a square where another stands, the two change places; Undo takes that back, and then the formation.
    page.locator(".formations button").first.click()
    expect(somebody.choices.filter(has_text="I am ready")).to_be_enabled()
    other = rank_on(page, "a3")
    page.locator("[data-square=e1]").click()
    page.locator("[data-square=a3]").click()
    expect(page.locator("[data-square=a3]")).to_have_attribute("aria-label", re.compile("Soke"))
    assert rank_on(page, "e1") == other
    expect(somebody.choices.filter(has_text="I am ready")).to_be_enabled()
    undo = page.locator(".answer button", has_text="Undo")
    undo.click()
    expect(page.locator("[data-square=e1]")).to_have_attribute("aria-label", re.compile("Soke"))
    expect(somebody.choices.filter(has_text="I am ready")).to_be_enabled()
    undo.click()
    expect(page.locator(".ground .figure")).to_have_count(1)
    # Into the tray again.
    page.locator("[data-square=e1]").click()
    page.locator(".tray button").nth(2).click()
    expect(page.locator(".ground .figure")).to_have_count(0)


def test_every_press_of_undo_counts(person: Come) -> None:
    somebody = person()
    somebody.deal("soke", 2)
    page = somebody.page
    page.locator(".tray button").first.click()
    for square in ("a1", "b1", "c1", "d1"):
        page.locator(f"[data-square={square}]").click()
        expect(page.locator(f"[data-square={square}]")).to_have_attribute("aria-label", re.compile("one star"))
    page.locator(".answer button", has_text="Undo").click(click_count=3)
    expect(page.locator(".ground .figure")).to_have_count(1)
