"""What is pressed is what was meant: by a finger on its way to something else, and by keys."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from server.running import Running, running

from browser.browsing import PHONE, Person
from browser.test_rhythm import PATIENT, QUICKLY, play_until

PRESS_AS_THEY_COME = """() => new Promise((done) => {
  const look = new MutationObserver(() => {
    const choice = document.querySelector('.choices .buttons button:not([disabled])');
    if (!choice) return;
    look.disconnect();
    choice.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    choice.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }));
    setTimeout(() => done(document.querySelectorAll('.choices.begun, [data-sending], .pace').length), 100);
  });
  look.observe(document.body, { subtree: true, childList: true, attributes: true });
})"""
"""Touches a choice in the moment in which it appears, and says whether that did anything."""


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("pressing") / "shinobi.db", *PATIENT) as one:
        yield one


def test_a_touch_that_was_meant_for_the_pace_answers_nothing(browser: Browser, patient: Running) -> None:
    somebody = Person(browser, patient.address, "Mia", viewport=PHONE, has_touch=True)
    page = somebody.page
    somebody.open("/")
    somebody.play_now("daimyo")
    play_until(somebody, ".pace")
    assert page.evaluate(PRESS_AS_THEY_COME) == 0
    page.wait_for_timeout(500)
    somebody.choices.first.tap()
    expect(page.locator(".choices.begun, [data-sending], .pace").first).to_be_attached()
    somebody.leave()


def test_keys_go_on_between_rounds_and_answer_a_question(browser: Browser, patient: Running) -> None:
    somebody = Person(browser, patient.address, "Mia", reads=True)
    page = somebody.page
    page.evaluate(QUICKLY % "false")
    question, pause = page.locator(".asked-of-you"), page.locator(".between button:not([disabled])")
    unused, answered = ["Enter", "1"], False
    for match in range(4):  # bots do not ask in every match
        somebody.open("/")
        somebody.play_now("daimyo")
        while unused or not answered:
            play_until(somebody, ".asked-of-you, .between button:not([disabled]), .fall, .outcome", seed=match)
            if question.count():
                keys = question.locator("kbd").all_inner_texts()
                assert keys == [str(nth + 1) for nth in range(question.locator("button").count())]
                page.keyboard.press("1")
                expect(question).to_have_count(0)
                answered = True
            elif pause.count():
                page.keyboard.press(unused.pop() if unused else "1")
                expect(pause).to_have_count(0)
            else:
                break
        if answered and not unused:
            break
    assert (unused, answered) == ([], True)
    somebody.leave()
