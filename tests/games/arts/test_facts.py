"""Facts that arts gives to reason from: what items say, what is known, what cards are called, and who is awaited."""

from typing import Any

from shinobi.engine.game import game_named
from shinobi.engine.sayings import Whose, say
from shinobi.engine.seats import EVERYBODY, NOTHING
from shinobi.games.arts.table import IN_EFFECT, SPOTS, spot

from .night import HOUSE_DECK, Night, night

hints = game_named("arts").hints

ITEM: str = HOUSE_DECK["item"][0]["name"]


def facts(n: Night, viewer: int | None = None) -> dict[str, Any]:
    return hints.hints(n.match.view(viewer), n.match.events(viewer))


def called(n: Night, viewer: int | None, **part: Any) -> Any:
    """What this part of a move is called; None if it has no better name."""
    return next((name["called"] for name in facts(n, viewer)["names"] if name["part"] == part), None)


def test_what_items_say_comes_from_the_deck() -> None:
    n = night()
    for number, card in enumerate(n.deck["item"]):
        said = facts(n)["says"][number]
        assert said["say"] == "item-says"
        assert said["with"]["value"] == card["value"]
        effect = said["with"]["effect"]
        assert (effect["say"] == "says-lasting") == card["lasting"]
        effect = effect["with"]["effect"] if card["lasting"] else effect
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
    rope = {"listed": ["deck", "art", n.number("art", "Rope")]}
    first = {"say": "named-card", "with": {"card": rope, "spot": {"say": "card-1"}}}
    assert called(n, 0, card="1") == first
    assert called(n, 0, card="3") == {"listed": ["deck", "art", n.number("art", "Shuriken")]}
    assert called(n, 0, card="4") is None
    n.steals(1, using="Rope")
    assert called(n, 0, card="1") == {"say": "table-face-up", "with": {"art": rope}}
    assert called(n, 0, card="2") == rope, "one is face up, the other is not"
    assert called(n, 1, card="2") == {"listed": ["deck", "art", n.s.art[spot(1, 1)]]}, "everybody's own card"
    assert called(n, None, card="1") is None


def test_while_an_effect_is_carried_out_cards_are_those_of_its_targets() -> None:
    n = night(arts={0: ["Rope", "Shuriken", "Hypnosis"]})
    n.steals(1, using="Rope")
    n.s.phase = IN_EFFECT
    rope = {"listed": ["deck", "art", n.number("art", "Rope")]}
    for viewer in (0, 1, None):
        assert called(n, viewer, target=0, card="1") == {"say": "table-face-up", "with": {"art": rope}}
    assert called(n, 0, target=0, card="2") == {"listed": ["deck", "art", n.number("art", "Shuriken")]}
    assert called(n, 1, target=0, card="2") is called(n, None, target=0, card="2") is None, "nobody else knows it"


def test_a_place_is_called_by_the_item_that_is_known_to_lie_there() -> None:
    n = night()
    n.investigates(2)
    item = {"listed": ["deck", "item", n.s.keep[1]]}
    known = {"say": "named-place", "with": {"place": {"say": "place-2"}, "item": item}}
    assert [called(n, 0, place=place) for place in "1234"] == [None, known, None, None]
    assert [called(n, 1, place=place) for place in "1234"] == [None] * 4


def test_ART_20_only_whoever_has_two_items_is_told_which() -> None:
    n = night(held={0: ITEM})
    n.steals(1, using=n.arts(0)[0])
    assert n.phase == "keep"
    old, new = n.s.held[0], n.s.second
    assert called(n, 0, which="old") == {"listed": ["deck", "item", old]}
    assert called(n, 0, which="new") == {"listed": ["deck", "item", new]}
    (asked,) = hints.prompt(n.match.view(0))
    assert asked.message == "turn-keep"
    for viewer in (1, 2, None):
        assert called(n, viewer, which="old") is called(n, viewer, which="new") is None
        assert hints.waiting(n.match.view(viewer)) == [say("wait-keep", seat=Whose(0))]


def test_ART_19_the_others_wait_for_the_target_whatever_it_holds() -> None:
    n = night(arts={0: ["Shuriken", "Rope", "Hypnosis"]}, held={1: ITEM})
    assert hints.waiting(n.match.view(1)) == [say("wait-turn", seat=Whose(0))]
    n.attacks(1, using="Shuriken")
    assert hints.prompt(n.match.view(1)) == [say("defence-skill", attacker=Whose(0), partner=1)]
    for viewer in (0, 2, None):
        assert hints.waiting(n.match.view(viewer)) == [say("wait-defence", seat=Whose(1), attacker=Whose(0))]


def test_ART_31_a_partner_is_named_only_where_it_can_still_help() -> None:
    n = night(arts={0: ["Shuriken", "Rope", "Hypnosis"]}, held={1: ITEM}, partners={1: "Scout"})
    n.attacks(1, using="Shuriken")
    assert hints.prompt(n.match.view(1)) == [say("defence-skill", attacker=Whose(0), partner=0)]


def test_ART_17_whoever_has_no_shield_against_an_attack_is_told_so() -> None:
    at = Whose(0)
    sayings = {"Bodyguard": say("defence-partner", attacker=at), "Scout": say("defence-none", attacker=at, plain=0)}
    for partner, asked in sayings.items():
        arts = {0: ["Shuriken", "Rope", "Hypnosis"], 1: ["Hypnosis", "Illusion", "Shuriken"]}
        n = night(arts=arts, held={1: ITEM}, partners={1: partner})
        n.attacks(1, using="Shuriken")
        assert hints.prompt(n.match.view(1)) == [asked]


def test_ART_22_an_attacker_is_told_whether_the_partner_can_help() -> None:
    for partner, helps in (("Blade", 1), ("Scout", 0)):
        arts = {0: ["Shuriken", "Rope", "Hypnosis"], 1: ["Taijutsu", "Illusion", "Smoke Bomb"]}
        n = night(arts=arts, held={1: ITEM}, partners={0: partner, 1: "Scout"})
        n.attacks(1, using="Shuriken")
        n.match.play({"verb": "defend", "card": "1"}, 1)
        assert hints.prompt(n.match.view(0)) == [say("turn-reply", target=Whose(1), helps=helps)]


def bare(n: Night, seat: int, partner_used: bool) -> None:
    """Take all art cards from the seat, and perhaps have its partner used."""
    n.s.face_down[seat] = n.s.face_up[seat] = 0
    for card in range(SPOTS):
        n.s.art[spot(seat, card)] = NOTHING
        n.s.art_known[spot(seat, card)] = EVERYBODY
    if partner_used:
        n.s.partner_used |= 1 << seat
        n.s.partner_known[seat] = EVERYBODY


def test_ART_19_an_answer_is_forced_only_where_everybody_can_see_that() -> None:
    """Two worlds: with its partner unused, nobody but the target knows whether it could answer."""
    for partner in ("Bodyguard", "Scout"):
        n = night(arts={0: ["Shuriken"]}, partners={1: partner}, held={1: ITEM})
        bare(n, 1, partner_used=False)
        n.attacks(1, using="Shuriken")
        assert facts(n, 1)["forced"] is False
    n = night(arts={0: ["Shuriken"]}, partners={1: "Scout"}, held={1: ITEM})
    n.s.partner_used |= 1 << 1
    n.attacks(1, using="Shuriken")
    assert facts(n, 1)["forced"] is False, "it has cards, and nobody knows which"
    n = night(arts={0: ["Shuriken"]}, partners={1: "Bodyguard"}, held={1: ITEM})
    bare(n, 1, partner_used=True)
    n.attacks(1, using="Shuriken")
    assert facts(n, 1)["forced"] is True
    assert [move["verb"] for move in n.match.legal()] == ["accept"]
    assert hints.prompt(n.match.view(1)) == [say("defence-none", attacker=Whose(0), plain=1)]
    assert facts(n, 0)["forced"] is facts(n, None)["forced"] is False


def test_ART_13_whoever_has_a_free_action_left_is_told_so() -> None:
    for arts, free in ((["Shuriken", "Shuriken", "Far Sight"], 1), (["Shuriken", "Taijutsu", "Hypnosis"], 0)):
        n = night(arts={0: arts}, partners={0: "Bodyguard"})
        n.investigates(1)
        assert hints.prompt(n.match.view(0)) == [say("turn-turn-done", free=free)]


def test_ART_33_the_second_look_is_one_more() -> None:
    n = night(arts={0: ["Far Sight"]})
    n.uses("Far Sight")
    assert hints.prompt(n.match.view(0)) == [say("turn-look", more=0)]
    n.does("choose", place="1")
    assert hints.prompt(n.match.view(0)) == [say("turn-look", more=1)]


def test_ART_52_a_victory_that_is_the_teammates_alone_is_told() -> None:
    warning = say("warn-teammate", seat=Whose(1))
    for honour, warned in (([1, 2, 0], True), ([2, 2, 0], False), ([1, 1, 2], False)):
        n = night(clans=["crane", "crane", "snake"], honour=honour)
        assert (warning in hints.prompt(n.match.view(0))) == warned


def test_ART_21_a_duel_is_told_as_far_as_it_has_come() -> None:
    n = night(arts={0: ["Shuriken", "Rope", "Hypnosis"], 1: ["Taijutsu", "Rope", "Illusion"]}, held={1: ITEM})
    assert facts(n)["duel"] is None
    n.attacks(1, using="Shuriken")
    duel = {"seat": 0, "target": 1, "kind": "skill", "attack": n.number("art", "Shuriken")}
    for viewer in (0, 1, 2, None):
        assert facts(n, viewer)["duel"] == duel | {"defence": None, "partners": [], "outcome": None}
    n.defends("Taijutsu")
    defended = duel | {"defence": n.number("art", "Taijutsu"), "partners": []}
    assert facts(n)["duel"] == defended | {"outcome": None}
    n.accepts()
    assert facts(n)["duel"] == defended | {"outcome": "failed"}
    n.ends_turn()
    assert facts(n)["duel"] is None


def test_ART_21_a_partner_in_a_duel_is_told() -> None:
    n = night(arts={0: ["Shuriken", "Rope", "Hypnosis"]}, partners={1: "Bodyguard"}, held={1: ITEM})
    n.attacks(1, using="Shuriken")
    n.calls_on_partner()
    duel = facts(n)["duel"]
    assert duel["partners"] == [[1, n.number("partner", "Bodyguard")]]
    assert (duel["defence"], duel["outcome"]) == (None, "failed")


def scored(held: dict[int, str]) -> list[dict[str, Any]]:
    """The steps of scoring, with items by their names."""
    n = night(4, held=held, clans=("crane", "crane", "snake", "tiger"))
    assert facts(n)["scoring"] == []
    n.all_leave()
    steps: list[dict[str, Any]] = facts(n)["scoring"]
    assert steps == facts(n, 0)["scoring"]
    return [step | ({"item": n.called("item", step["item"])} if "item" in step else {}) for step in steps]


def test_ART_56_scoring_goes_effect_by_effect() -> None:
    steps = scored({0: "Tea Bowl", 1: "Heirloom Sword", 2: "Gold Ingot"})
    assert [step["what"] for step in steps] == ["ended", *["shown"] * 3, *["worth"] * 2, "tie", "won", *["honour"] * 2]
    assert steps[1] == {"what": "shown", "seat": 0, "item": "Tea Bowl", "value": 2}
    assert steps[4] == {"what": "worth", "seat": 0, "item": "Tea Bowl", "value": 8}
    assert steps[-3] == {"what": "won", "seat": 1, "item": "Heirloom Sword"}


def test_ART_54_what_is_cancelled_is_told() -> None:
    steps = scored({0: "Box", 1: "Key Ring", 2: "Black Mirror"})
    assert {"what": "cancels", "seat": 1, "item": "Key Ring", "seats": [2]} in steps
    assert [step["what"] for step in steps if step["what"] in ("worth", "lowest", "won")] == ["worth", "won"]


def test_ART_56_the_lowest_an_outright_win_and_more_honour_are_told() -> None:
    assert {"what": "lowest", "seat": 2, "item": "Black Mirror"} in scored({2: "Black Mirror", 3: "Gold Ingot"})
    document = {2: "Code Paper", 3: "Secret Document"}
    assert {"what": "outright", "seat": 2, "item": "Code Paper"} in scored(document)
    assert {"what": "more", "seat": 3, "item": "Gold Ingot", "gained": 1} in scored({3: "Gold Ingot"})
    assert {"what": "nobody"} in scored({})
