"""Sayings: what they look like in JSON, and that a story says them."""

import json

import pytest

from shinobi.engine.domains import Listed, Names, Number, Seats, Some
from shinobi.engine.game import game_named
from shinobi.engine.sayings import Argument, Entry, Said, Whose, happened, say, thing, to_json
from shinobi.locale import texts
from shinobi.locale.story import Story

WEAPON = Names("weapon", ("shuriken", "sai"))


def story() -> Story:
    deck = {"item": [{"name": "Rope"}, {"name": "Lantern"}]}
    return Story(game_named("daimyo"), texts("en", "daimyo"), ["Hana", "Ren", "Akane"], {"deck": deck})


@pytest.mark.parametrize(
    "said, written, words",
    [
        (3, "3", 3),
        ("c ★", '"c ★"', "c ★"),
        (Whose(2), '{"seat": 2}', "Akane"),
        (Entry("deck", "item", 1), '{"listed": ["deck", "item", 1]}', "Lantern"),
        (say("weapon-sai"), '{"say": "weapon-sai"}', "sai"),
        ([say("weapon-sai"), Whose(0)], '[{"say": "weapon-sai"}, {"seat": 0}]', "sai, Hana"),
        ([], "[]", ""),
        (
            say("turn-assign", target=Whose(1), nth=2),
            '{"say": "turn-assign", "with": {"target": {"seat": 1}, "nth": 2}}',
            "Attack Ren (card 2 of 3): choose a card, then say what it is. You may lie.",
        ),
        (
            say("claim-kept", card=say("weapon-sai")),
            '{"say": "claim-kept", "with": {"card": {"say": "weapon-sai"}}}',
            "I have kept my sai.",
        ),
    ],
)
def test_a_saying_has_one_form_in_json_and_is_said_in_words(said: Argument, written: str, words: str | int) -> None:
    assert json.dumps(to_json(said), ensure_ascii=False) == written
    assert story().said(said) == words


def test_several_sayings_stand_on_a_line_each() -> None:
    assert story().sentences([say("weapon-sai"), say("weapon-katana")]) == "sai\nkatana"
    assert story().sentences([]) == ""


def test_a_thing_of_every_domain_can_be_spoken_of() -> None:
    assert thing(WEAPON, "sai") == say("weapon-sai")
    assert thing(Seats(4), 3) == Whose(3)
    assert thing(Listed("deck", "item", 8), 5) == Entry("deck", "item", 5)
    assert thing(Some(Seats(4)), [0, 2]) == [Whose(0), Whose(2)]
    assert thing(Number(0, 9), 7) == 7


def test_an_event_is_a_saying() -> None:
    events = game_named("daimyo").events
    lost = next(event for event in events.events if event.name == "lost")
    said = happened(lost, {"event": "lost", "seat": 1, "lives": 1, "left": 4})
    assert said == Said("event-lost", {"seat": Whose(1), "lives": 1, "left": 4})
    assert story().said(said) == "Ren loses a life and has 4 left."
