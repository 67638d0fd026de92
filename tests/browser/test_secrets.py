"""A spectator's browser has no secret in it: not on the page, not in its memory, not in what it received."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.browsing import Person
from shinobi.engine.game import game_named, game_names
from shinobi.engine.state import Nobody, Owner
from shinobi.engine.views import UNSEEN

Come = Callable[..., Person]


def owners_only(game: str) -> list[str]:
    """The fields that only their owner may see."""
    return [field.name for field in game_named(game).rules.State.fields.values() if isinstance(field.seen_by, Owner)]


def for_nobody(game: str) -> list[str]:
    return [field.name for field in game_named(game).rules.State.fields.values() if isinstance(field.seen_by, Nobody)]


def flat(value: Any) -> list[Any]:
    return [one for part in value for one in flat(part)] if isinstance(value, list) else [value]


def told(somebody: Person) -> list[str]:
    """The events somebody's browser was told of, as they travelled."""
    messages = [json.loads(frame) for frame in somebody.traffic]
    steps = [step for message in messages for step in message.get("story") or [message.get("events", [])]]
    return [json.dumps(event, separators=(",", ":"), ensure_ascii=False) for step in steps for event in step]


@pytest.mark.parametrize("game", game_names())
def test_a_spectators_page_memory_and_traffic_hold_no_secret(person: Come, game: str) -> None:
    player = person()
    player.deal(game, max(game_named(game).editions[0].players))
    expect(player.choices.first).to_be_visible()
    chance = random.Random(4)
    for _ in range(4):
        player.choose(chance)
        player.page.wait_for_function("() => document.querySelector('.choices button:not([disabled]), .outcome')")
        if player.outcome.count():
            pytest.fail("choose another seed: the match was over before anybody could watch it")
    spectator = person("Saru")
    spectator.open(f"/t/{player.table_id}")
    expect(spectator.page.locator(".prompt")).to_be_visible()

    assert spectator.page.locator(".choices button").count() == 0
    received = [json.loads(frame) for frame in spectator.traffic]
    situations = [message["now"] for message in received if message.get("now")]
    assert situations
    for now in situations:
        assert now["legal"] == [], "what somebody may do tells what they hold"
        assert not now["asked"]
        assert not set(for_nobody(game)) & now["view"].keys()
        for field in owners_only(game):
            assert set(flat(now["view"][field])) == {UNSEEN}, field
    private, heard = told(player), told(spectator)
    memory = spectator.page.evaluate("() => [document.documentElement.outerHTML, JSON.stringify({...localStorage})]")
    for event in private:
        if event not in heard:
            assert event not in "".join([*memory, *spectator.traffic])
