"""Facts that arts gives to reason from: what items say, what is known, what cards are called, and who is awaited."""

from typing import Any

from shinobi.engine.sayings import Entry, Whose, say
from shinobi.games.arts import hints

from .night import HOUSE_DECK, Night, night

ITEM: str = HOUSE_DECK["item"][0]["name"]


def facts(n: Night, viewer: int | None = None) -> dict[str, Any]:
    return hints.hints(n.match.view(viewer), n.match.events(viewer))


def test_what_items_say_comes_from_the_deck() -> None:
    n = night()
    for number, card in enumerate(n.deck["item"]):
        said = facts(n)["says"][number]
        assert said["say"] == "item-says"
        assert said["with"]["value"] == card["value"]
        effect = said["with"]["effect"]
        assert effect["say"] == f"says-{card['effect'] or 'none'}"
        assert effect["with"]["worth"] == card["worth"]
        other = None if card["other"] is None else {"listed": ["deck", "item", n.number("item", card["other"])]}
        assert effect["with"].get("other") == other


def test_an_item_is_known_to_those_who_have_seen_it() -> None:
    n = night(held={1: ITEM})
    number = n.s.held[1]
    mine = {"item": number, "place": None, "seat": 1, "open": False}
    assert facts(n, 1)["known_items"] == [mine]
    assert facts(n, 0)["known_items"] == facts(n, None)["known_items"] == []
    n.investigates(1)
    assert facts(n, 0)["known_items"] == [{"item": n.s.keep[0], "place": "1", "seat": None, "open": False}]


def test_ART_40_uses_left_are_counted_until_the_card_is_gone() -> None:
    n = night(arts={0: ["Rope", "Shuriken", "Body Double"]})
    left = {own["card"]: own["uses"] for own in facts(n, 0)["own_arts"]}
    assert left == {"1": 2, "2": 2, "3": 1}
    assert [own["single_use"] for own in facts(n, 0)["own_arts"]] == [False, False, True]
    n.steals(1, using="Shuriken")
    stolen = facts(n, 0)["own_arts"][1]
    assert (stolen["uses"], stolen["face_up"], stolen["used"]) == (1, True, True)
    assert facts(n, None)["own_arts"] == []


def test_ART_31_the_own_partner_has_its_moment() -> None:
    n = night()
    for seat in range(3):
        partner = n.s.partner[seat]
        told = facts(n, seat)["own_partner"]
        assert told == {"partner": partner, "moment": n.deck["partner"][partner]["moment"], "used": False}
    assert facts(n, None)["own_partner"] is None


def test_cards_are_called_by_their_names_and_told_apart() -> None:
    n = night(arts={0: ["Rope", "Rope", "Shuriken"]})
    rope = Entry("deck", "art", n.number("art", "Rope"))
    view = n.match.view(0)
    assert hints.card_name(view, 0, "1") == say("named-card", card=rope, spot=say("card-1"))
    assert hints.card_name(view, 0, "3") == Entry("deck", "art", n.number("art", "Shuriken"))
    assert hints.card_name(view, 0, "4") is None
    assert hints.card_name(n.match.view(1), 0, "1") is None, "nobody else knows it"
    n.steals(1, using="Rope")
    assert hints.card_name(n.match.view(1), 0, "1") == say("table-face-up", art=rope)
    assert hints.card_name(n.match.view(0), 0, "2") == rope, "one is face up, the other is not"
    named = facts(n, 0)["names"]["cards"]
    assert named[0][1] == {"listed": ["deck", "art", rope.number]}
    assert named[1] == [None] * 6


def test_a_place_is_called_by_the_item_that_is_known_to_lie_there() -> None:
    n = night()
    n.investigates(2)
    item = {"listed": ["deck", "item", n.s.keep[1]]}
    known = {"say": "named-place", "with": {"place": {"say": "place-2"}, "item": item}}
    assert facts(n, 0)["names"]["places"] == [None, known, None, None]
    assert facts(n, 1)["names"]["places"] == [None] * 4


def test_ART_20_only_whoever_has_two_items_is_told_which() -> None:
    n = night(held={0: ITEM})
    n.steals(1, using=n.arts(0)[0])
    assert n.phase == "keep"
    old, new = n.s.held[0], n.s.second
    named = facts(n, 0)["names"]
    assert (named["old"], named["new"]) == ({"listed": ["deck", "item", old]}, {"listed": ["deck", "item", new]})
    (asked,) = hints.prompt(n.match.view(0))
    assert asked.message == "turn-keep"
    for viewer in (1, 2, None):
        others = facts(n, viewer)["names"]
        assert (others["old"], others["new"]) == (None, None)
        assert hints.waiting(n.match.view(viewer)) == [say("wait-keep", seat=Whose(0))]


def test_ART_19_the_others_wait_for_the_target_whatever_it_holds() -> None:
    n = night(arts={0: ["Shuriken", "Rope", "Hypnosis"]}, held={1: ITEM})
    assert hints.waiting(n.match.view(1)) == [say("wait-turn", seat=Whose(0))]
    n.attacks(1, using="Shuriken")
    assert hints.prompt(n.match.view(1)) == [say("defence-skill", attacker=Whose(0))]
    for viewer in (0, 2, None):
        assert hints.waiting(n.match.view(viewer)) == [say("wait-defence", seat=Whose(1), attacker=Whose(0))]
