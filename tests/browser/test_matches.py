"""Whole matches in real browsers: several people and bots at one table, for every game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.browsing import Person, play_on
from browser.test_company import menu
from shinobi.engine.game import game_named, game_names

Come = Callable[..., Person]

MOST = 150
"""Decisions after which a match is given up: those who choose at random go on and on in some games."""

LISTEN = """window.told = [];
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => data.told && window.told.push(data.told));
  }
};"""
"""Notes what a table in this browser tells its person."""


def gather(come: Come, game: str) -> list[Person]:
    """Two people at a new table, bots in the other seats, dealt."""
    host, guest = come("Hanzo"), come("Momochi")
    host.open(f"/new/{game}")
    fewest = min(game_named(game).editions[0].players)
    host.page.get_by_role("radio").nth(0).check()
    for seat in range(fewest - 2):
        host.page.locator("ol select").nth(seat + 1).select_option(index=1)
    host.page.locator("form button.main").click()
    host.page.wait_for_url("**/t/*")
    guest.open(f"/t/{host.table_id}")
    guest.page.locator(".gathering button.main").first.click()
    host.page.locator(".gathering button.main").click()
    return [host, guest]


@pytest.mark.parametrize("game", game_names())
def test_two_people_and_bots_play_a_whole_match_and_want_a_rematch(person: Come, game: str) -> None:
    people = gather(person, game)
    host, guest = people
    # Only where two play can one of them give up; elsewhere the match is played to its end.
    gives_up = min(game_named(game).editions[0].players) == 2
    play_on(people, seed=5, most=MOST if gives_up else 40 * MOST)
    if gives_up and host.outcome.count() == 0:
        menu(guest, "Resign")
    for one in people:
        expect(one.outcome).to_be_visible()
    before = host.table_id
    host.outcome.locator(".button.main").click()
    guest.outcome.locator(".button.main").click()
    for one in people:
        one.page.wait_for_url(lambda url: not url.endswith(before))
    assert host.table_id == guest.table_id != before


@pytest.mark.parametrize("game", game_names())
def test_one_click_leads_from_the_home_page_to_the_first_decision(person: Come, game: str) -> None:
    somebody = person()
    somebody.page.add_init_script(LISTEN)
    somebody.open("/")
    somebody.play_now(game)
    expect(somebody.choices.first).to_be_visible()
    assert somebody.traffic == [], "the table is in this browser"
    assert somebody.page.evaluate("told.find(({ now }) => now).now.asked"), "nobody waits for bots who would begin"


@pytest.mark.parametrize("game", game_names())
def test_a_reload_in_the_middle_of_a_turn_loses_nothing(person: Come, game: str) -> None:
    somebody = person("Ayame")
    somebody.play_now(game)
    expect(somebody.choices.first).to_be_visible()
    prompt = somebody.page.locator(".prompt .sentence").inner_text()
    told = somebody.page.locator("[role=log] li").all_inner_texts()
    somebody.page.reload()
    expect(somebody.choices.first).to_be_visible()
    expect(somebody.page.locator(".prompt .sentence")).to_have_text(prompt, use_inner_text=True)
    expect(somebody.page.locator("[role=log] li")).to_have_text(told, use_inner_text=True)
