"""A person can follow: evidence stays, a digest, questions answered in time, a lesson that waits, a move confirmed."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route, expect
from server.running import Running, running

from browser.browsing import PHONE, Person
from shinobi.engine.game import game_names
from shinobi.locale import texts

PATIENT = ("--bot-pace", "0.1", "--reaction-pace", "0.1", "--no-limits", "--compile", "now")
AT_FIRST = """new MutationObserver(() => {
  if (document.querySelector('.ceremony')) window.atFirst ??= {
    between: document.querySelectorAll('.between').length,
    log: document.querySelector('.log')?.innerText ?? '',
    lines: document.querySelectorAll('.log li').length,
  };
}).observe(document, { subtree: true, childList: true })"""
"""Notes what is on the page in the moment when the scoring appears, however slow the reader is."""
WATCH_MARKS = """() => {
  const look = () => (window.marked ||= document.querySelector('.board [data-last]') !== null);
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-last'] });
  look();
}"""
"""Notes whether a move was marked on the board; what begins after it may have nothing to mark."""
GO_ON = """() => {
  const button = document.querySelector('.between button:not([disabled]), [role=alertdialog] .main');
  button?.click();
  return button !== null;
}"""
"""Looking and clicking are one: in between, the time for it may run out."""

QUICKLY = "localStorage.setItem('shinobi-settings', JSON.stringify({ pace: 'quick', confirm: %s }))"


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("patient") / "shinobi.db", *PATIENT) as one:
        yield one


@pytest.fixture
def mia(browser: Browser, patient: Running) -> Iterator[Person]:
    one = Person(browser, patient.address, "Mia")
    one.page.evaluate(QUICKLY % "false")
    one.page.reload()
    yield one
    one.leave()


def impatient(route: Route) -> None:
    """Bots wait for half a second for an answer, not for many."""
    known = route.fetch().json()
    known["manners"]["people_answer"] = 0.5
    route.fulfill(json=known)


def play_until(one: Person, selector: str, seed: int = 1) -> None:
    """Choose something whenever asked, until this is on the page."""
    chance = random.Random(seed)
    for _ in range(200):
        one.page.wait_for_function(
            f"() => document.querySelector('.choices button:not([disabled])') || document.querySelector({selector!r})",
            timeout=60_000,  # the others may play on for a while, at the pace of somebody who looks on
        )
        if one.page.locator(selector).count():
            return
        one.choose(chance)
    raise AssertionError(f"{selector} never came")


def test_the_end_of_a_round_stays_until_one_continues(mia: Person) -> None:
    page = mia.page
    mia.play_now("daimyo")
    play_until(mia, ".between button")
    expect(page.locator(".news .round b")).to_have_text("1")
    expect(page.locator("[data-seat] .card")).not_to_have_count(0)
    cards = page.locator(".lying .card").count()
    assert cards == 12, "all cards lie where they were sent"
    assert "Round 2" not in page.locator(".log").inner_text()
    page.wait_for_timeout(1_000)
    assert page.locator(".lying .card").count() == cards
    page.reload()
    expect(page.locator(".between button")).to_be_visible()
    expect(page.locator(".lying .card"), "whoever comes again sees the same").to_have_count(cards)
    page.locator(".between button").click()
    expect(page.locator(".news .round b")).to_have_text("2")
    expect(page.locator(".between")).to_have_count(0)


def test_nothing_begins_behind_the_scoring(mia: Person) -> None:
    page = mia.page
    page.add_init_script(AT_FIRST)
    for _ in range(4):  # now and then somebody wins with the first round
        mia.open("/")
        mia.play_now("arts")
        play_until(mia, ".ceremony", seed=2)
        expect(page.locator(".between button, .outcome")).not_to_have_count(0)
        if page.locator(".outcome").count() == 0:
            break
    then = page.evaluate("window.atFirst")
    assert then["between"] == 0, "the items are shown first"
    assert not re.search("wins the round|wins round", then["log"]), "the log does not run ahead"
    expect(page.locator(".choices")).to_have_count(0)
    expect(page.locator("[data-board] .table")).to_have_attribute("inert", "")
    expect(page.locator(".between button")).to_be_visible()
    expect(page.locator(".log li").nth(then["lines"])).to_be_attached()
    page.locator(".between button").click()
    expect(page.locator(".ceremony")).to_have_count(0)


@pytest.mark.parametrize("game", game_names())
def test_the_last_move_is_marked_and_a_digest_tells_the_others(mia: Person, game: str) -> None:
    page, chance = mia.page, random.Random(3)
    mia.play_now(game)
    page.wait_for_selector(".choices button:not([disabled])")
    # The board comes a moment after the choices.
    expect(page.locator(".board [data-explain], .board [data-clause]")).not_to_have_count(0)
    if page.locator(".formations").count():  # a whole army at once
        page.locator(".formations button").first.click()
        mia.choices.filter(has_text="I am ready").click()
        page.wait_for_selector(".setup", state="detached")
        page.wait_for_selector(".choices button:not([disabled])", timeout=60_000)
    page.evaluate(WATCH_MARKS)
    for _ in range(12):
        own = mia.page.locator(".log li").count()
        mia.choose(chance)
        page.wait_for_timeout(150)
        if not mia.is_asked() and page.locator(".log li").count() > own:
            break
    # Whoever has left the keep waits for the others to the end of the round.
    page.wait_for_selector(".choices button:not([disabled]), .between button", timeout=60_000)
    page.wait_for_function("() => window.marked")
    page.get_by_role("button", name="Since your last turn").click()
    expect(page.locator("#digest li")).not_to_have_count(0)
    sentences = page.locator("#digest li").all_inner_texts()
    story = [line.strip() for line in page.locator(".log li").all_inner_texts()]
    # In the log, the clause that a sentence names stands behind it, and a mark before what others do not know.
    assert all(
        any(line.startswith(sentence) for line in story) for sentence in sentences if "is in the log" not in sentence
    )
    assert any(line.startswith(sentences[-1]) for line in story[-3:]), "up to the last that was told"
    page.keyboard.press("Escape")
    expect(page.locator("#digest")).to_have_count(0)


def test_a_denunciation_that_could_cost_the_last_lives_is_asked_about(browser: Browser, patient: Running) -> None:
    somebody = Person(browser, patient.address, "Mia", reads=True)
    page, said = somebody.page, texts("en", "daimyo").say
    page.evaluate(QUICKLY % "false")
    denounce = page.locator(".choices [data-verb=denounce]")
    confirm, beaten = page.locator(".confirm"), page.locator(".fall, .outcome")
    for _ in range(6):  # now and then one falls by a pair
        somebody.open("/")
        somebody.play_now("daimyo")
        for _ in range(200):
            page.wait_for_selector(".choices button:not([disabled]), .between button, .asked-of-you, .fall, .outcome")
            if beaten.count() or confirm.count():
                break
            rash = page.locator(".between button, .asked-of-you .quiet").or_(denounce)
            (rash if rash.count() else somebody.choices).first.dispatch_event("click")
            page.wait_for_timeout(50)
        if confirm.count():
            break
    assert confirm.locator("p").inner_text() in (said("risk-hit"), said("risk-miss"))
    confirm.get_by_role("button", name="Cancel").click()
    looks = [
        button.evaluate("(it) => [getComputedStyle(it).backgroundColor, getComputedStyle(it).fontWeight].join()")
        for button in (denounce, page.locator(".choices [data-verb=decline]"))
    ]
    assert looks[0] == looks[1], "to denounce is not what one should do"
    somebody.leave()


def test_ones_own_fall_waits_until_it_was_read(browser: Browser, patient: Running) -> None:
    somebody = Person(browser, patient.address, "Mia", reads=True)
    page = somebody.page
    page.evaluate(QUICKLY % "false")
    for _ in range(4):  # now and then the match ends with it
        somebody.open("/")
        somebody.play_now("daimyo")
        for _ in range(200):
            page.wait_for_selector(".choices button:not([disabled]), .between button, .asked-of-you, .fall, .outcome")
            if page.locator(".fall, .outcome").count():
                break
            rash = page.locator(".between button, .choices [data-verb=denounce], .asked-of-you .quiet")
            (rash if rash.count() else somebody.choices).first.dispatch_event("click")
            page.wait_for_timeout(50)
        if page.locator(".fall").count():
            break
    fall = page.get_by_role("alertdialog")
    expect(fall).to_contain_text(texts("en", "daimyo").say("fallen-how"))
    told = page.locator(".log li").count()
    page.wait_for_timeout(2_000)
    assert page.locator(".log li").count() == told, "the table waits"
    fall.get_by_role("button", name="Resign").click()
    expect(fall).to_contain_text("Give up?")
    fall.get_by_role("button", name="Cancel").click()
    fall.get_by_role("button", name="Play on").click()
    expect(fall).to_have_count(0)
    goes_on = somebody.choices.or_(page.locator(".log li").nth(told)).or_(page.locator(".between button"))
    expect(goes_on.first).to_be_attached()
    somebody.leave()


def test_the_pace_is_changed_while_others_play_and_nothing_waits_for_it(browser: Browser, patient: Running) -> None:
    somebody = Person(browser, patient.address, "Mia", viewport=PHONE)
    page = somebody.page
    somebody.open("/")
    somebody.play_now("daimyo")
    expect(page.locator(".pace")).to_have_count(0)
    play_until(somebody, ".pace")
    expect(page.locator(".pace [aria-pressed=true]")).to_have_text("normal")
    page.locator(".pace button").filter(has_text="quick").click()
    play_until(somebody, ".between button")
    page.locator("button[aria-label='This table']").click()
    expect(page.get_by_role("dialog").get_by_role("radio", name="quick")).to_be_checked()
    somebody.leave()


def test_a_question_is_answered_before_one_must_decide(mia: Person) -> None:
    page = mia.page
    mia.play_now("daimyo")
    play_until(mia, ".ask-sender")
    page.locator("#tab-talk").click()
    page.get_by_role("button", name="Claim or ask").click()
    form = page.locator("aside form")
    form.locator("select").first.select_option(index=3)
    said = page.locator(".log li").count()
    prompt = page.locator(".prompt .sentence").inner_text()
    form.locator("button").click()
    expect(page.locator(".log li")).to_have_count(said + 2 if said > 1 else 2, timeout=4_000)
    assert page.locator(".prompt .sentence").inner_text() == prompt


def test_the_sender_of_a_card_is_asked_by_one_press(mia: Person) -> None:
    """Below the card; the answer is told wherever one looks, and one still decides."""
    page = mia.page
    mia.play_now("daimyo")
    play_until(mia, ".ask-sender")
    prompt = page.locator(".prompt .sentence")
    before = prompt.inner_text()
    sender = page.locator(".ask-sender").first
    name = sender.locator("b").inner_text()
    sender.click()
    answer = page.locator("aside .asked")
    expect(answer).to_contain_text(name)
    expect(answer.locator("button")).to_have_count(0)
    expect(prompt).to_have_text(before)


def test_alone_with_bots_a_question_waits_for_its_answer_where_one_looks(browser: Browser, patient: Running) -> None:
    mia = Person(browser, patient.address, "Mia", reads=True)
    page, chance = mia.page, random.Random(1)
    page.evaluate(QUICKLY % "false")
    page.route("**/api/games", impatient)
    question = page.locator(".asked-of-you")
    for _ in range(4):  # bots do not ask in every match
        mia.open("/")
        mia.play_now("daimyo")
        while not question.or_(mia.outcome).count():
            page.wait_for_selector(".choices button:not([disabled]), .between button, .asked-of-you, .fall, .outcome")
            if not page.evaluate(GO_ON) and not question.count():
                mia.choose(chance)
        if question.count():
            break
    asked = page.locator(".prompt .sentence")
    expect(asked).to_contain_text("asks you:")
    expect(page.locator("aside .asked")).to_have_count(0)
    words, told = asked.inner_text(), page.locator(".log li").count()
    page.wait_for_timeout(3_000)
    assert (asked.inner_text(), page.locator(".log li").count()) == (words, told), "the table waits"
    question.get_by_role("button", name="katana").click()
    expect(question).to_have_count(0)
    page.locator("#tab-talk").click()
    expect(page.get_by_role("log")).to_contain_text("a katana")
    mia.leave()


@pytest.mark.parametrize("game", game_names())
def test_a_lesson_waits_for_its_reader(mia: Person, game: str) -> None:
    page, chance = mia.page, random.Random(5)
    mia.open(f"/learn/{game}")
    page.wait_for_url("**/t/*")
    tips: list[str] = []
    for _ in range(400):
        page.wait_for_function("() => document.querySelector('.tip, .choices button:not([disabled])')")
        if page.locator(".tip").count():
            told = page.locator(".tip p").inner_text()
            tips.append(told)
            if len(tips) in (1, 4):
                before = page.locator(".log li").all_inner_texts()
                page.wait_for_timeout(900)
                assert page.locator(".log li").all_inner_texts() == before
                assert page.locator(".tip p").inner_text() == told
            if len(tips) >= 4:
                break
            page.locator(".tip button").click()
        elif mia.is_asked():
            mia.choose(chance)
    assert len(set(tips)) == len(tips) >= 4


def test_a_tip_makes_room_for_what_goes_with_a_card_that_was_picked(mia: Person) -> None:
    page = mia.page
    mia.open("/learn/daimyo")
    page.wait_for_url("**/t/*")
    tip, claims = page.locator(".tip"), page.locator(".choices.begun .buttons button")
    for _ in range(20):
        page.wait_for_function("() => document.querySelector('.tip, .choices button:not([disabled])')")
        if page.locator('.hand button:not([aria-disabled="true"])').count() and tip.count():
            break
        tip.locator("button").click()
    said = tip.inner_text()
    page.locator('.hand button:not([aria-disabled="true"])').first.click()
    expect(claims.first).to_be_visible()
    expect(tip).to_have_count(0)
    page.locator(".choices.begun").get_by_role("button", name="Cancel").click()
    expect(tip).to_have_text(said, use_inner_text=True)
    # Whoever moves without having confirmed it sees it once more, when the same is asked again.
    page.locator('.hand button:not([aria-disabled="true"])').first.click()
    claims.first.click()
    expect(claims).to_have_count(0)
    expect(tip).to_have_text(said, use_inner_text=True)


def test_a_weapon_has_the_same_key_as_a_card_and_as_a_word(mia: Person) -> None:
    page = mia.page
    mia.deal("daimyo", 4)
    keys = page.locator(".choices .buttons kbd")
    expect(keys).to_have_text(["1", "2", "3", "4"])
    page.keyboard.press("2")
    expect(page.locator(".choices.begun")).to_be_visible()
    page.keyboard.press("2")
    expect(page.locator(".hand .spent")).to_have_count(1)
    expect(page.locator(".choices.begun")).to_have_count(0)
    expect(keys).to_have_text(["1", "3", "4"])


def test_whoever_wants_to_be_asked_confirms(mia: Person) -> None:
    page = mia.page
    page.evaluate(QUICKLY % "true")
    page.reload()
    mia.play_now("clans")
    chance = random.Random(1)
    page.wait_for_selector(".choices button:not([disabled])")
    story = page.locator(".log li").count()
    for _ in range(20):
        mia.choose(chance)
        page.wait_for_selector(".confirm, .choices button:not([disabled])")
        if page.locator(".confirm").count():
            break
    told = page.locator(".log li").count()
    assert told > story, "the first order was carried out without a question"
    page.locator(".confirm button.main").click()
    page.wait_for_function(f"() => document.querySelectorAll('.log li').length > {told}")
