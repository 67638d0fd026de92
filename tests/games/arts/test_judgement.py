"""What a sound shinobi does, in positions where that is clear, and which worlds the moves of others make likely."""

from itertools import combinations
from math import exp
from typing import Any

import pytest
from games.arts.more_tables import MORE_TABLES
from games.arts.night import HOUSE_DECK, TEAM, Night, night

from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.seats import EVERYBODY, NOBODY
from shinobi.games.arts import judgement
from shinobi.games.arts.merit import UNDECIDED, merit, outranks

MOSTLY = 0.7
"""How often a sound player does what is clearly better, at least."""

GUARDS = ("Smoke Bomb", "Taijutsu", "Illusion")
HARMLESS = ("Rope", "Shadow Walk", "Far Sight")


def liked(n: Night) -> dict[str, float]:
    """How often each legal move is made: `steal 1 4`, by its verb and arguments, and by its verb alone."""
    seat = n.actor
    assert seat is not None
    chances: dict[str, float] = {}
    for move in n.match.legal():
        weight = judgement.weight(n.s, seat, n.match.game.actions.action(move))
        for name in (str(move["verb"]), " ".join(str(value) for value in move.values())):
            if name != move["verb"] or len(move) > 1 or name not in chances:
                chances[name] = chances.get(name, 0.0) + weight
    total = sum(weight for name, weight in chances.items() if " " not in name)
    return {name: weight / total for name, weight in chances.items()}


def knows(n: Night, seat: int, *places: int) -> None:
    """The seat has looked at these places of the keep."""
    for place in places:
        n.s.keep_known[place - 1] |= 1 << seat


KEEP = ("Gold Ingot", "Black Mirror", "Heirloom Sword", "Tea Bowl", "Secret Document")
PLAIN = ("Gold Ingot", "Black Mirror", "Heirloom Sword", "Tea Bowl", None)
"""Items that the key ring wins against, all of them."""


# What to take, and what to keep


def test_with_nothing_known_a_look_comes_before_a_blind_grab() -> None:
    """It costs no card, and what is worth taking can be taken next time."""
    chances = liked(night(4, keep=KEEP))
    assert chances["investigate"] > chances["steal"]


def test_the_best_item_that_is_known_is_the_one_to_steal() -> None:
    n = night(4, keep=(*PLAIN[:4], "Key Ring"))
    knows(n, 0, 1, 2, 3, 4, 5)
    chances = liked(n)
    assert chances["steal"] > MOSTLY
    assert sum(chance for name, chance in chances.items() if name.startswith("steal") and name.endswith(" 5")) > MOSTLY


def test_the_better_of_two_items_is_kept() -> None:
    n = night(4, keep=(*KEEP[:4], None), held={0: "Secret Document"})
    n.steals(2, using="Shuriken")
    assert liked(n)["keep old"] > MOSTLY


def test_a_box_is_kept_where_another_player_holds_the_key_ring() -> None:
    """Worth 10 then, whatever the key ring cancels."""
    n = night(4, keep=("Box", "Black Mirror", "Tea Bowl", None, None), held={0: "Gold Ingot", 1: "Key Ring"})
    n.s.held_known[1] |= 1
    n.steals(1, using="Shuriken")
    assert liked(n)["keep new"] > MOSTLY


def test_a_box_is_worth_little_where_the_key_ring_lies_in_the_keep() -> None:
    """Only a key ring that another player holds makes it worth 10."""
    n = night(4, keep=("Box", "Key Ring", *PLAIN[:3]))
    knows(n, 0, 1, 2, 3, 4, 5)
    chances = liked(n)
    by_place = {
        place: sum(chance for name, chance in chances.items() if name.startswith("steal ") and name.endswith(place))
        for place in (" 1", " 2")
    }
    assert by_place[" 2"] > 5 * by_place[" 1"]


# When to leave


def test_whoever_holds_the_best_item_leaves_with_it() -> None:
    n = night(4, keep=PLAIN, held={0: "Key Ring"})
    knows(n, 0, 1, 2, 3, 4)
    assert liked(n)["leave"] > MOSTLY


def test_nobody_leaves_with_nothing() -> None:
    assert liked(night(4, keep=KEEP))["leave"] < 0.01


def test_a_document_is_carried_out_in_the_last_turn() -> None:
    """It is worth 7 outside, and 3 to those still in the keep."""
    n = night(4, keep=("Gold Ingot", "Key Ring", "Heirloom Sword", "Box", None), held={2: "Secret Document"})
    knows(n, 2, 1, 2, 3, 4)
    n.leaves()
    n.leaves()
    assert n.actor == 2
    assert n.table["closing"]
    assert liked(n)["leave"] > MOSTLY


def test_in_the_last_turn_whoever_will_stay_takes_what_counts_in_the_keep() -> None:
    """In the house deck the document is worth 12 to whoever is in the keep at scoring, and 1 outside."""
    n = night(4, deck=HOUSE_DECK, keep=("Secret Document", "Box", None, None, None), held={0: "Tea Bowl"})
    n.s.held_known[0] |= EVERYBODY
    knows(n, 3, 1, 2)
    n.leaves()
    n.leaves()
    n.leaves()
    assert n.actor == 3
    chances = liked(n)
    assert sum(chance for name, chance in chances.items() if name.startswith("steal ") and name.endswith(" 1")) > MOSTLY


def test_in_the_last_turn_a_document_that_counts_in_the_keep_stays_there() -> None:
    n = night(4, deck=HOUSE_DECK, keep=("Gold Ingot", "Box", None, None, None), held={2: "Secret Document"})
    knows(n, 2, 1, 2)
    n.leaves()
    n.leaves()
    assert n.actor == 2
    assert liked(n)["leave"] < 0.1


# What is wasted


def test_far_sight_is_not_spent_on_items_that_are_known() -> None:
    n = night(4, arts={0: HARMLESS}, keep=("Black Mirror", None, None, None, None), held={1: "Gold Ingot"})
    knows(n, 0, 1)
    assert sum(chance for name, chance in liked(n).items() if name == "ability 3") < 0.02


def test_nobody_looks_again_at_an_item_while_another_is_still_unknown() -> None:
    for closing in (0, 1):
        n = night(4, keep=KEEP, arts={0: HARMLESS})
        knows(n, 0, 1, 2, 4)
        n.s.closing = closing
        chances = liked(n)
        again = sum(chances[f"investigate {place}"] for place in (1, 2, 4))
        assert again < 0.01 * (chances["investigate 3"] + chances["investigate 5"])


def test_whoever_knows_every_item_may_look_at_any_of_them_to_do_nothing() -> None:
    n = night(4, keep=("Black Mirror", None, None, None, None), held={0: "Key Ring"}, arts={0: HARMLESS})
    knows(n, 0, 1)
    n.s.acted = 1
    assert liked(n)["investigate 1"] > 0.1


def test_shadow_walk_looks_at_nobody_whose_item_is_known() -> None:
    n = night(4, arts={0: HARMLESS}, keep=("Black Mirror", None, None, None, None), held={1: "Gold Ingot", 2: "Box"})
    n.s.held_known[1] |= 1
    n.uses("Shadow Walk")
    assert liked(n)["name 2"] > 0.99


def test_the_best_item_is_not_exchanged_for_one_that_nobody_has_seen() -> None:
    n = night(
        4,
        deck=HOUSE_DECK,
        keep=("Gold Ingot", "Code Paper", "Heirloom Sword", None, None),
        held={0: "Tea Bowl", 1: "Box"},
        partners={0: "Changeling"},
    )
    knows(n, 0, 1, 2, 3)
    n.s.main_done = n.s.acted = 1
    assert liked(n)["secret-art"] < 0.1


# Attack and defence


def test_a_poor_item_is_no_reason_not_to_attack_somebody_known_to_hold_the_best() -> None:
    n = night(4, keep=(*PLAIN[:3], None, None), held={0: "Tea Bowl", 1: "Key Ring"}, partners={0: "Blade"})
    n.s.held_known[1] |= 1
    knows(n, 0, 1, 2, 3)
    n.s.partner_used |= 2
    assert liked(n)["attack"] > MOSTLY


def test_the_attack_is_of_the_kind_that_the_target_cannot_defend() -> None:
    """The target's cards all lie open, and defend against skill alone."""
    n = night(
        4,
        arts={0: ("Fire Breath",) * 2, 1: ("Taijutsu", "Curse Seal", "Rope")},
        keep=(*KEEP[:4], None),
        held={1: "Secret Document"},
    )
    n.s.held_known[1] |= 1
    for card in range(3):
        n.s.art_known[6 + card] = EVERYBODY
    chances = liked(n)
    by_kind = {
        kind: sum(chance for name, chance in chances.items() if name.startswith("attack ") and f" {kind} " in name)
        for kind in ("skill", "art")
    }
    assert by_kind["art"] > 5 * by_kind["skill"]


def test_a_good_item_is_defended_and_with_the_card_that_is_missed_least() -> None:
    """Both would do; the one that lies face up would be gone."""
    n = night(
        4,
        arts={1: ("Smoke Bomb", "Taijutsu", "Rope")},
        keep=(*KEEP[:4], None),
        held={1: "Secret Document"},
    )
    n.s.face_down[1], n.s.face_up[1], n.s.art_known[6] = 0b110, 0b001, EVERYBODY
    n.attacks(1, using="Shuriken")
    chances = liked(n)
    assert chances["defend"] > MOSTLY
    assert chances["defend 1"] < min(chances["defend 2"], chances["defend 3"])


def test_the_bodyguard_is_called_only_where_no_card_helps() -> None:
    for arts, called in ((GUARDS, False), (("Hypnosis", "Far Sight", "Fire Breath"), True)):
        n = night(4, arts={1: arts}, partners={1: "Bodyguard"}, keep=(*KEEP[:4], None), held={1: "Secret Document"})
        n.attacks(1, using="Shuriken")
        assert (liked(n)["secret-art"] > MOSTLY) is called


def test_the_own_team_is_left_in_peace() -> None:
    n = night(4, keep=(*KEEP[:3], None, None), held={1: "Secret Document", 2: "Tea Bowl"}, clans=TEAM)
    chances = liked(n)
    assert sum(chance for name, chance in chances.items() if name.startswith("attack") and name.endswith(" 1")) < 0.02


def test_a_tea_bowl_keeps_its_partner_at_home() -> None:
    drawing = {}
    for item in ("Tea Bowl", "Gold Ingot"):
        left = [name for name in KEEP if name != item][:4]
        n = night(4, keep=(*left, None), held={0: item}, partners={0: "Poisoner"})
        drawing[item] = liked(n)["secret-art"]
    assert drawing["Tea Bowl"] < drawing["Gold Ingot"]


# Any deck


def test_items_are_judged_by_what_they_say_whatever_their_names() -> None:
    """In the house deck, and in another: the chance to win with an item is a chance, and one of two items wins."""
    for options in ({}, MORE_TABLES["mountain"]):
        n = night(4, held={0: night(4, **options).deck["item"][0]["name"]}, **options)
        for item in range(8):
            assert 0.0 <= merit(n.s, 0, item, UNDECIDED) <= 1.0
        for one, other in combinations(range(8), 2):
            assert outranks(n.s, 0, one, UNDECIDED, 1, other) + outranks(n.s, 1, other, UNDECIDED, 0, one) == 1


# What the moves of others make likely


def evidence_of(n: Night, seat: int) -> list[int]:
    evidence = [0] * judgement.EVIDENCE
    for told in n.match.heard(seat):
        judgement.note(evidence, n.players, seat, told.event, *(*told.arguments, 0, 0, 0, 0)[:4])
    return evidence


def believed(n: Night, seat: int, evidence: list[int], what: Any) -> float:
    """How likely something is for a seat, over imagined worlds."""
    likely, total = 0.0, 0.0
    for nth in range(400):
        world: Any = imagine(n.match.game, n.s, seat, nth_key(9, nth))
        weight = exp(judgement.plausibility(world, seat, evidence))
        total += weight
        likely += weight * what(world)
    return likely / total


def nothing_noted() -> list[int]:
    return [0] * judgement.EVIDENCE


def test_whoever_does_not_defend_has_probably_no_such_defence() -> None:
    n = night(4, arts={1: ("Hypnosis", "Far Sight", "Fire Breath")}, held={1: "Gold Ingot"})
    n.robs(1, using="Shuriken")

    def guarded(world: Any) -> bool:
        return any(world.icons[world.art[6 + card]] >> 2 & 1 for card in range(3))

    assert believed(n, 0, evidence_of(n, 0), guarded) < 0.6 * believed(n, 0, nothing_noted(), guarded)


def test_whoever_kept_one_of_two_items_has_probably_kept_the_better() -> None:
    n = night(4, keep=(*KEEP[:4], None), held={0: "Secret Document"})
    n.steals(2, using="Shuriken")
    n.keeps("old")

    def kept_the_better(world: Any) -> int:
        return outranks(world, 0, world.held[0], UNDECIDED, NOBODY, world.keep[1])

    noted = believed(n, 1, evidence_of(n, 1), kept_the_better)
    assert noted > 0.75 > believed(n, 1, nothing_noted(), kept_the_better)


def test_whoever_leaves_has_probably_something_good() -> None:
    """Among what seat 1 does not know there is the key ring, which wins against six others, and the mirror."""
    n = night(4, keep=PLAIN, held={0: "Key Ring"})
    ring, mirror = n.number("item", "Key Ring"), n.number("item", "Black Mirror")

    def ratio() -> float:
        evidence = evidence_of(n, 1)
        has_ring = believed(n, 1, evidence, lambda world: world.held[0] == ring)
        return has_ring / believed(n, 1, evidence, lambda world: world.held[0] == mirror)

    before = ratio()
    n.leaves()
    assert ratio() > 1.4 * before


def test_a_new_round_is_begun_without_prejudice() -> None:
    n = night(3, held={1: "Tea Bowl"})
    n.robs(1, using="Shuriken")
    assert any(evidence_of(n, 2))
    n.ends_turn()
    n.all_leave()
    assert not any(evidence_of(n, 2))


# How the match stands


def test_the_outlook_is_a_share_of_the_victory_and_honour_is_better() -> None:
    n = night(4, honour=[2, 1, 0, 0], keep=KEEP)
    shares = [judgement.outlook(n.s, seat) for seat in range(4)]
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] > shares[1] > shares[2] == shares[3]


def test_whoever_has_left_with_the_best_item_has_better_prospects() -> None:
    n = night(3, keep=(*PLAIN[:3], None), held={0: "Key Ring"})
    before = judgement.outlook(n.s, 0)
    n.leaves()
    assert judgement.outlook(n.s, 0) > before
