"""Looking back: lines of the log lead into the replay, rounds are marked, and several people watch together."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.browsing import PATIENCE, PHONE, Person, play_to_the_end
from browser.test_company import menu

Come = Callable[..., Person]


def test_a_match_is_looked_back_at_alone_and_together(person: Come) -> None:
    somebody, friend = person("Hana"), person("Ren")
    somebody.deal("daimyo", 4)
    play_to_the_end([somebody], seed=4)
    page, table = somebody.page, somebody.table_id
    # A line of the log leads to its moment, as one knew it then. What only goes along with a move is in no caption.
    lines = page.locator("[role=log] li a", has_text=re.compile("attacks (?!you)"))
    nth = lines.count() // 2
    words = lines.nth(nth).inner_text()
    lines.nth(nth).click()
    page.wait_for_url(re.compile(f"/t/{table}/replay#"))
    expect(page.locator("p.told")).to_contain_text(words)
    assert page.url.endswith("/0"), "seen by the seat that was told it"
    # Rounds are marked and can be gone to; so can the beginning and the end.
    rounds = page.get_by_role("combobox", name="Jump to")
    rounds.select_option("1")
    expect(page.locator("p.told")).to_contain_text("Round 2")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("p.told")).to_contain_text(re.compile("wins|You win"))
    clipped = page.locator("p.told").evaluate(
        "it => it.scrollHeight > it.clientHeight && getComputedStyle(it).overflowY"
    )
    assert clipped in (False, "auto"), "the caption is whole"
    # Together: whoever opens the link sees what the leader sees.
    page.get_by_role("button", name="Watch with friends").click()
    link = page.locator(".company .link").inner_text()
    friend.page.goto(link)
    expect(friend.page.locator(".company")).to_contain_text("Hana leads")
    expect(page.locator(".company")).to_contain_text("One person follows")
    rounds.select_option("1")
    expect(friend.page.locator("p.told")).to_have_text(page.locator("p.told").inner_text())
    expect(friend.page.get_by_role("combobox", name="View")).to_have_value("0")
    page.get_by_role("combobox", name="View").select_option("spectator")
    expect(friend.page.get_by_role("combobox", name="View")).to_have_value("spectator")
    told = [frame for frame in friend.traffic if '"following"' in frame]
    assert len(told) <= 6, "news is told once"
    page.get_by_role("button", name="on my own").click()
    expect(friend.page.locator(".company")).to_contain_text("has left")


def test_a_replay_begins_after_the_set_up_and_shows_one_scene_at_a_time(person: Come) -> None:
    somebody = person("Hana")
    page = somebody.page
    somebody.deal("soke", 2)
    page.locator(".formations button").first.click()
    somebody.choices.filter(has_text="I am ready").click()
    expect(page.locator(".setup")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text(re.compile("attacks? —"))  # by name, or “you”
    page.get_by_role("button", name="This table").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").locator("button.main").click()
    expect(somebody.outcome).to_be_visible()
    somebody.open(f"/t/{somebody.table_id}/replay")
    # How the armies were set up is not the beginning; nor is who attacks, which both roll for.
    expect(page.locator("p.told")).to_contain_text("attacks —")
    expect(page.locator("p.told")).not_to_contain_text("rolls")
    expect(page.locator(".setup")).to_have_count(0)
    expect(page.locator(".duel .pair .unseen").first).to_be_attached()
    page.get_by_role("button", name="One step back").click()
    expect(page.locator("p.told")).to_contain_text("rolls")
    expect(page.locator("p.told")).not_to_contain_text("attacks —")
    expect(page.locator(".setup")).to_have_count(0)
    # What if: the match that was played on the server goes on in this browser, from the other seat.
    page.get_by_role("button", name="What if").click()
    page.get_by_role("dialog").get_by_role("combobox").select_option("1")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".what-if")).to_be_visible()
    expect(somebody.choices.first).to_be_attached()
    page.locator(".what-if a").click()
    expect(page.locator("p.told")).to_contain_text("rolls")


def test_on_a_phone_the_log_of_a_replay_shows_the_step_that_is_looked_at(person: Come) -> None:
    somebody = person(viewport=PHONE, has_touch=True)
    page = somebody.page
    somebody.open("/")
    somebody.play_now("clans")
    page.locator("[data-own-hand] .card.open:not(.ninja)").first.click()
    page.locator(".into").first.click()
    # A card that is touched for the second order is the answer: what is left is to give the order.
    page.locator("[data-own-hand] .card.open").first.click()
    expect(somebody.choices).to_have_text([re.compile("station .+ in your own province")])
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".no-undo")).to_be_visible()
    page.locator("[data-own-hand] .card.open").first.click()
    somebody.choices.click()
    expect(page.locator(".prompt")).to_contain_text("First order")
    menu(somebody, "Resign")
    expect(somebody.outcome).to_be_visible()
    table = somebody.table_id
    somebody.open(f"/t/{table}/replay")
    expect(page.locator(".province").last).to_contain_text("Guest")  # where it lay at the table
    for _ in range(2):
        page.get_by_role("button", name="One step forward").click()
        told = page.locator("p.told").inner_text()
        line = page.locator(".log [aria-current=step]").first
        assert line.inner_text() in told
        expect(line).to_be_in_viewport()
    somebody.open(f"/t/{table}/review")
    expect(page.locator("figcaption")).to_contain_text("Guest (you) · ", timeout=2 * PATIENCE)
    expect(page.get_by_text("2 moves were made; 2 of them")).to_be_visible()


def test_a_match_is_looked_at_again_from_where_one_sat(person: Come) -> None:
    somebody = person("Hana")
    page = somebody.page
    bot = {"kind": "bot", "level": "novice"}
    somebody.deal("daimyo", 4, seats=[bot, bot, {"kind": "me"}, bot], options={"max_rounds": 1})
    play_to_the_end([somebody], seed=4)
    page.get_by_role("link", name="See what was hidden").click()
    expect(page.locator(".around > :last-child [data-seat]")).to_have_attribute("data-seat", "2")
