"""Imagined worlds of arts, counted by brute force in positions small enough for that."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations, product

import pytest
from games.arts.night import UNSEEN, Night, night
from games.scene import SPECTATOR
from scipy.stats import chisquare

from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.seats import NOTHING
from shinobi.engine.seats import SPECTATOR as SPECTATOR_SEAT
from shinobi.games.arts.table import SPOTS

World = tuple[object, ...]


def worlds(n: Night, viewer: int | None, samples: int, part: Callable[[Night], World]) -> Counter[World]:
    """What a part of the imagined worlds is, and how often."""
    seat = SPECTATOR_SEAT if viewer is SPECTATOR else viewer
    found: Counter[World] = Counter()
    true = n.match.state
    for nth in range(samples):
        n.match.state = imagine(n.match.game, true, seat, nth_key(5, nth))
        found[part(n)] += 1
    n.match.state = true
    return found


def assert_frequencies(found: Counter[World], fitting: Counter[World]) -> None:
    """Exactly the worlds that fit, as often as they should come."""
    assert found.keys() == fitting.keys()
    samples, total = sum(found.values()), sum(fitting.values())
    expected = [samples * weight / total for weight in fitting.values()]
    assert chisquare([found[world] for world in fitting], expected).pvalue > 1e-6


def items(n: Night) -> World:
    """What lies in the keep and in hands, read from the state: quicker than from a view, and there are many worlds."""
    cells = (*n.s.keep[: n.players + 1], *n.s.held[: n.players])
    return tuple(None if item == NOTHING else n.deck["item"][item]["name"] for item in cells)


def partners(n: Night) -> World:
    return tuple(n.s.partner[: n.players])


def stolen() -> Night:
    """Five of eight items are known to seat 0, or lie where they can be looked at; three places are not known to it."""
    n = night(
        keep=("Code Paper", "Box", "Tea Bowl", None), held={1: "Key Ring"}, partners={0: "Scout"}, arts={1: ["Rope"]}
    )
    n.investigates(1)
    n.ends_turn()
    return n


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_items_not_known_lie_in_every_way_that_fits_and_each_as_often(viewer: int | None) -> None:
    n = stolen()
    seen = (*n.keep(viewer), *n.held(viewer))
    everything = [item["name"] for item in n.deck["item"]]
    unknown = [place for place, item in enumerate(seen) if item == UNSEEN]
    fitting: Counter[World] = Counter()
    for chosen in permutations([name for name in everything if name not in seen], len(unknown)):
        world = list(seen)
        for place, name in zip(unknown, chosen, strict=True):
            world[place] = name
        fitting[tuple(world)] += 1
    assert_frequencies(worlds(n, viewer, 12 * len(fitting), items), fitting)


def test_two_items_in_hand_are_imagined_too() -> None:
    held = {0: "Box", 1: "Key Ring", 2: "Gold Ingot"}
    n = night(keep=("Tea Bowl", None, None, None), held=held, arts={0: ["Rope"]})
    n.steals(1, using="Rope")
    found = worlds(n, 1, 4200, lambda world: (*items(world), world.called("item", world.s.second)))
    left = [item["name"] for item in n.deck["item"] if item["name"] != "Key Ring"]
    fitting: Counter[World] = Counter(
        (None,) * 4 + (mine, "Key Ring", other, new) for mine, other, new in permutations(left, 3)
    )
    assert_frequencies(found, fitting)
    assert len(worlds(n, 0, 300, lambda world: (world.held()[0], world.s.second))) == 1


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_partners_are_any_of_those_not_seen(viewer: int | None) -> None:
    n = night(partners={0: "Scout", 1: "Armourer", 2: "Blade"})
    n.calls_on_partner()
    own = {0: 0, 2: 7}
    known = {0: 0, **({viewer: own[viewer]} if viewer in own else {})}
    fitting: Counter[World] = Counter(
        chosen
        for chosen in permutations(range(8), 3)
        if all(chosen[seat] == partner for seat, partner in known.items())
    )
    assert_frequencies(worlds(n, viewer, 60 * len(fitting), partners), fitting)


def arts_position() -> Night:
    """All arts but five are discarded: seat 1 has two cards, seat 2 one, and two are in the pile."""
    n = night(
        arts={0: ["Shuriken"], 1: ["Rope", "Illusion"], 2: ["Rope"]}, partners={0: "Mind Reader"}, held={1: "Box"}
    )
    pile = [n.number("art", "Illusion"), n.number("art", "Hypnosis")]
    for kind in range(12):
        n.s.discards[kind] = n.s.pile[kind] - (kind in pile)
        n.s.pile[kind] = int(kind in pile)
    n.s.pile_size = 2
    return n


def arts(n: Night) -> World:
    pile = [name for kind, name in enumerate(card["name"] for card in n.deck["art"]) for _ in range(n.s.pile[kind])]
    return (*n.arts(0), *n.arts(1), *n.arts(2), *pile)


def test_arts_not_known_lie_in_every_way_that_fits_weighted_by_their_copies() -> None:
    n = arts_position()
    fitting: Counter[World] = Counter()
    for dealt in permutations(["Rope", "Rope", "Illusion", "Illusion", "Hypnosis"]):
        order = [card["name"] for card in n.deck["art"]]
        fitting["Shuriken", *dealt[:3], *sorted(dealt[3:], key=order.index)] += 1
    assert_frequencies(worlds(n, 0, 4000, arts), fitting)


def test_arts_that_were_read_stay_what_they_are_in_every_world() -> None:
    n = arts_position()
    n.calls_on_partner()
    n.does("name", target=1)
    found = worlds(n, 0, 2000, arts)
    assert {world[1:3] for world in found} == {("Rope", "Illusion")}
    assert Counter({world[3]: 1 for world in found}).keys() == {"Rope", "Illusion", "Hypnosis"}
    assert {world[1:3] for world in worlds(n, 2, 2000, arts)} >= {("Rope", "Illusion"), ("Illusion", "Hypnosis")}


def test_after_the_choice_of_two_both_can_be_anything_that_is_not_known_elsewhere() -> None:
    n = night(keep=("Tea Bowl", None, None, None), held={0: "Box", 1: "Key Ring", 2: "Gold Ingot"}, arts={0: ["Rope"]})
    n.steals(1, using="Rope")
    n.keeps("new")
    left = [item["name"] for item in n.deck["item"] if item["name"] != "Key Ring"]
    fitting: Counter[World] = Counter(
        (back, None, None, None, mine, "Key Ring", other) for back, mine, other in permutations(left, 3)
    )
    assert_frequencies(worlds(n, 1, 4200, items), fitting)


def test_what_lies_face_up_is_the_same_in_every_world() -> None:
    n = night(arts={0: ["Rope", "Shuriken"]})
    n.steals(1, using="Rope")
    for viewer, _ in product((1, 2, SPECTATOR), range(3)):
        found = worlds(n, viewer, 50, lambda world: (world.s.art[SPOTS * 0],))
        assert found.keys() == {(n.number("art", "Rope"),)}
