"""The page checks by itself that a match was fair, by the rules too, and finds every host who was not honest."""

import copy
import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route, expect

from browser.browsing import Person, play_to_the_end
from shinobi.engine.agreement import commitment_to

Come = Callable[..., Person]
Record = dict[str, Any]


def other_secret(record: Record) -> None:
    record["keys"]["secret"] = "01" * 32


def other_part(record: Record) -> None:
    """Bound to something else, and given that: the seal that was shown is another."""
    keys = record["keys"]
    keys["rounds"][0]["contributions"][0] = "11" * 32
    keys["rounds"][0]["commitments"][0] = commitment_to(bytes.fromhex("11" * 32), keys["table"], 0, 0)


def called_off(record: Record) -> None:
    record["keys"]["rounds"].insert(0, copy.deepcopy(record["keys"]["rounds"][0]))


def wrong_event(record: Record) -> None:
    record["steps"][3]["told"].pop()


def hidden_event(record: Record) -> None:
    """Something else than this seat was told: only the rules find that."""
    told = next(told for step in record["steps"] for told in step["told"] if told[0] not in ("all", [0]))
    told[-1] = next(card for card in ("sai", "katana") if card != told[-1])


def wrong_move(record: Record) -> None:
    record["steps"][2]["move"], record["steps"][1]["move"] = record["steps"][1]["move"], record["steps"][2]["move"]
    record["steps"][2]["seat"] = (record["steps"][2]["seat"] + 1) % record["players"]


def wrong_result(record: Record) -> None:
    record["result"]["shares"] = [0.0, 1.0, 0.0, 0.0] if record["result"]["shares"][1] != 1.0 else [1.0, 0.0, 0.0, 0.0]


def no_bot(record: Record) -> None:
    next(step for step in record["steps"] if "bot" in step).pop("bot")


FOUND: tuple[tuple[Callable[[Record], None], str], ...] = (
    (other_secret, "do not fit the fingerprint"),
    (other_part, "not those that your browser noted"),
    (called_off, "changed after they were fixed"),
    (wrong_event, "Move 4 does not follow"),
    (hidden_event, "does not follow from this by the rules"),
    (wrong_move, "does not follow from this by the rules"),
    (wrong_result, "The result does not follow"),
    (no_bot, "a bot did not choose as it had to"),
)


def test_the_page_believes_an_honest_host_and_finds_the_others(person: Come) -> None:
    somebody = person("Hana")
    somebody.deal("daimyo", 4, options={"start": 0, "max_rounds": 1})
    play_to_the_end([somebody], seed=4)
    page, table = somebody.page, somebody.table_id
    record = json.loads(somebody.context.request.get(f"{somebody.address}/api/tables/{table}/record").text())
    somebody.open(f"/t/{table}/replay")
    check, said = page.get_by_role("button", name="Check that it was fair"), page.locator(".fairness")
    check.click()
    expect(said).to_contain_text("Everything was played as agreed.")
    expect(said).to_contain_text("follow from these random numbers by the rules")
    bots = sum("bot" in step for step in record["steps"])
    expect(said).to_contain_text(f"Asked again, the bots chose the same as in the game, {bots} times.")
    shown = copy.deepcopy(record)

    def answer(route: Route) -> None:
        route.fulfill(json=shown)

    page.route(f"**/api/tables/{table}/record", answer)
    for deed, sentence in FOUND:
        shown.clear()
        shown.update(copy.deepcopy(record))
        deed(shown)
        check.click()
        expect(said).to_contain_text(sentence)
        expect(said).to_contain_text("This game was not played as agreed.")
    # Nobody contributed: that is said, and not that it was fair.
    shown.clear()
    shown.update(copy.deepcopy(record))
    shown["keys"]["rounds"] = [{"commitments": [None] * 4, "contributions": [None] * 4}]
    check.click()
    expect(said).not_to_contain_text("Everything was played as agreed.")


def test_without_the_rules_the_page_says_what_it_did_not_check(person: Come) -> None:
    somebody = person("Hana")
    somebody.deal("daimyo", 4, options={"start": 0, "max_rounds": 1})
    play_to_the_end([somebody], seed=4)
    somebody.context.route("**/modules/*", lambda route: route.fulfill(status=200, body="{}"))
    somebody.open(f"/t/{somebody.table_id}/replay")
    somebody.page.get_by_role("button", name="Check that it was fair").click()
    said = somebody.page.locator(".fairness")
    expect(said).to_contain_text("Not checked in this page")
    expect(said).to_contain_text("What can be checked in this page is right.")
    expect(said).not_to_contain_text("Everything was played as agreed.")
