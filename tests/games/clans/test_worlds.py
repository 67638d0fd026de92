"""The worlds that a viewer of clans may imagine: all that fit, each as often as it should, and no other.

Every way to deal the cards that a viewer has not seen to the places where they may be is as likely as every other, and
so is every way to deal the clans. The worlds are counted here by brute force.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from math import comb

import pytest
from scipy.stats import chisquare

import shinobi
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.seats import SPECTATOR
from shinobi.engine.views import view
from shinobi.games.clans.rules import State

from .provinces import CLANS, KINDS, UNSEEN, War, all_cards, counts, war

Cards = tuple[int, ...]
World = tuple[tuple[str, ...], tuple[Cards, ...], Cards]
"""Whom the players serve, what they hold, and what is in the deck."""
Fits = Callable[[tuple[Cards, ...]], bool]
"""Whether the players can hold these hands, after what has happened."""

NINJA = KINDS.index("ninja")
ONCE = 12
"""How often the rarest world should come, at least."""
FEWEST_SAMPLES = 300


def only_ninjas(hand: Cards) -> bool:
    return sum(hand) == hand[NINJA]


# Counting


def ways_to_take(pool: Cards, number: int) -> Iterator[tuple[Cards, int]]:
    """The hands of so many cards that can be taken from the pool, and in how many ways each."""
    if not pool:
        if number == 0:
            yield (), 1
        return
    for first in range(min(pool[0], number) + 1):
        for others, ways in ways_to_take(pool[1:], number - first):
            yield (first, *others), comb(pool[0], first) * ways


def ways_to_deal(pool: Cards, sizes: list[int]) -> Iterator[tuple[tuple[Cards, ...], Cards, int]]:
    """The hands of these sizes that can be dealt from the pool, what is left in the deck, and in how many ways."""
    if not sizes:
        yield (), pool, 1
        return
    for hand, ways in ways_to_take(pool, sizes[0]):
        rest = tuple(had - taken for had, taken in zip(pool, hand, strict=True))
        for others, deck, further in ways_to_deal(rest, sizes[1:]):
            yield (hand, *others), deck, ways * further


def fitting_worlds(w: War, viewer: int | None, fits: Fits) -> Counter[World]:
    """All worlds that fit what the viewer sees, with the number of ways in which each can have been dealt."""
    seen = w.match.view(viewer)
    pool = Counter(all_cards(seen["troops_per_clan"]))
    pool.subtract(w.discards)
    for army in w.armies:
        pool.subtract(army)
    sizes = list(seen["hand_size"])
    if viewer is not None:
        pool.subtract(w.hand(viewer))
        sizes[viewer] = 0
    known = [clan for clan in seen["clan"] if clan != UNSEEN]
    hidden = [seat for seat, clan in enumerate(seen["clan"]) if clan == UNSEEN]
    worlds: Counter[World] = Counter()
    for dealt, deck, ways in ways_to_deal(tuple(counts(pool)), sizes):
        hands = tuple(tuple(seen["hand"][seat]) if seat == viewer else hand for seat, hand in enumerate(dealt))
        if fits(hands):
            assert sum(deck) == seen["deck_size"]
            for served in permutations([clan for clan in CLANS if clan not in known], len(hidden)):
                clans = list(seen["clan"])
                for seat, clan in zip(hidden, served, strict=True):
                    clans[seat] = clan
                worlds[tuple(clans), hands, deck] = ways
    return worlds


# Imagining


def imagined_world(w: War, viewer: int | None, key: int) -> World:
    s = imagine(w.match.game, w.match.state, SPECTATOR if viewer is None else viewer, key)
    assert isinstance(s, State)
    hands = tuple(tuple(s.hand[6 * seat : 6 * seat + 6]) for seat in range(w.players))
    if key % 16 == 0:
        assert view(w.match.game, s, viewer) == w.match.view(viewer), "the viewer can tell the worlds apart"
    return tuple(CLANS[clan] for clan in s.clan[: w.players]), hands, tuple(s.deck)


def without_clans(world: World) -> object:
    return world[1:]


def check(
    w: War,
    viewer: int | None,
    number: int,
    fits: Fits = lambda _: True,
    *,
    clans: bool = True,
    fewest_samples: int = FEWEST_SAMPLES,
) -> None:
    """The worlds are so many, and all of them are imagined, as often as they should be.

    Without `clans`, worlds in which only these differ are one.
    """
    worlds: Counter[object] = Counter()
    for world, ways in fitting_worlds(w, viewer, fits).items():
        worlds[world if clans else without_clans(world)] += ways
    assert len(worlds) == number, "the position is another than the test believes"
    truth = w.match.view(shinobi.OMNISCIENT)
    true_world = tuple(truth["clan"]), tuple(map(tuple, truth["hand"])), tuple(truth["deck"])
    assert (true_world if clans else without_clans(true_world)) in worlds
    total = worlds.total()
    samples = max(fewest_samples, ONCE * total // min(worlds.values()))
    found: Counter[object] = Counter()
    for nth in range(samples):
        world = imagined_world(w, viewer, nth_key(17, nth))
        found[world if clans else without_clans(world)] += 1
    assert found.keys() <= worlds.keys(), "a world was imagined that does not fit"
    assert found.keys() == worlds.keys(), "a world that fits is never imagined"
    if number > 1:
        expected = [samples * ways / total for ways in worlds.values()]
        assert chisquare([found[world] for world in worlds], expected).pvalue > 1e-6


# Positions. The numbers of worlds are written out, so that one sees what is being counted.


@pytest.mark.parametrize("viewer, hands, clans", [(0, 2, 12), (1, 2, 12), (2, 1, 12), (None, 3, 60)])
def test_CLA_03_clans_and_hands_in_the_last_turns_of_three(viewer: int | None, hands: int, clans: int) -> None:
    """One hidden card is a ninja; whoever holds it knows all hands."""
    held = {0: "oda 4", 1: "oda 4", 2: "oda 2, ninja"}
    w = war(3, provinces={0: "mori 2", 1: "hojo"}, hands=held, deck="", last=2)
    check(w, viewer, hands * clans)


@pytest.mark.parametrize("players, viewer, clans", [(5, 3, 24), (5, None, 120), (4, 0, 24), (4, None, 120), (2, 1, 4)])
def test_CLA_03_clans_where_every_hand_is_known(players: int, viewer: int | None, clans: int) -> None:
    """Where clan cards were left over, they too may be any that the viewer does not know."""
    alike = dict.fromkeys(range(players), "oda 4")
    served = {5: "mori, oda, hojo, takeda, uesugi", 4: "mori, oda, hojo, takeda", 2: "mori, oda"}[players]
    check(war(players, hands=alike, deck="", last=players - 1, clans=served, troops_per_clan=20), viewer, clans)


@pytest.mark.parametrize("viewer, hands", [(0, 67), (1, 67)])
def test_CLA_05_hands_and_deck_after_the_deal_of_a_small_deck(viewer: int, hands: int) -> None:
    """Two troops of each clan for three players: nine cards are hidden from each, one of them in the deck."""
    held = {0: "hojo 2, uesugi 2", 1: "takeda 2, mori 2", 2: "oda 2, ninja 2"}
    w = war(3, hands=held, troops_per_clan=2)
    check(w, viewer, hands, clans=False)


@pytest.mark.parametrize("viewer, hands", [(0, 3), (1, 2), (None, 6)])
def test_CLA_20_hands_and_deck_before_the_last_cards_are_drawn(viewer: int | None, hands: int) -> None:
    """Two ninjas among the hidden cards: in the deck, or in the hands."""
    w = war(2, provinces={0: "mori 2", 1: "hojo"}, hands={0: "oda 4", 1: "oda 3, ninja"}, deck="oda, ninja")
    check(w, viewer, hands, clans=False)


@pytest.mark.parametrize("viewer, hands, clans", [(0, 2, 4), (1, 1, 4), (None, 3, 20)])
def test_CLA_20_every_way_to_deal_the_clans_fits_every_way_to_deal_the_cards(
    viewer: int | None, hands: int, clans: int
) -> None:
    w = war(2, provinces={0: "mori 2", 1: "hojo"}, hands={0: "oda 4", 1: "oda 3, ninja"}, deck="oda")
    check(w, viewer, hands * clans)


@pytest.mark.parametrize("viewer, hands", [(0, 2), (1, 5), (2, 3), (None, 17)])
def test_CLA_11_cards_played_and_discarded_are_in_no_hand(viewer: int | None, hands: int) -> None:
    """A turn of seat 0, whose ninja and whose victim all have seen."""
    held = {0: "ninja, hojo 3", 1: "uesugi 4", 2: "ninja, uesugi 2"}
    w = war(3, provinces={0: "mori 3", 1: "takeda", 2: "oda 2"}, hands=held, deck="", last=2)
    w.ninja_strikes("oda", at=2)
    w.stations("hojo")
    w.attacks("mori", 1, "takeda")
    check(w, viewer, hands, clans=False)


@pytest.mark.parametrize("viewer, hands", [(0, 2), (1, 2), (2, 1), (None, 3)])
def test_CLA_35_after_the_end_the_clans_are_known_and_the_hands_are_not(viewer: int | None, hands: int) -> None:
    held = {0: "hojo, oda 2", 1: "oda 2", 2: "oda, ninja"}
    w = war(3, provinces={1: "takeda 2"}, hands=held, deck="", last=0, order="second")
    w.stations("hojo")
    assert w.match.over
    check(w, viewer, hands)


# What a skipped order has shown


def the_last_turn_of_four(hand: str) -> War:
    """Seat 0 drew the last card, and one too few. Then all others brought what they had before them to its province."""
    hands = {0: hand, 1: "hojo 4", 2: "hojo 3, uesugi", 3: "hojo 2, uesugi 2"}
    w = war(4, first=1, provinces={1: "oda", 2: "mori", 3: "takeda"}, hands=hands, deck="", last=0)
    for clan, out_of in (("mori", 2), ("takeda", 3), ("oda", 1)):
        w.deploys("hojo", into=0)
        w.moves(clan, out_of=out_of, into=0)
    return w


@pytest.mark.parametrize("viewer, hands", [(0, 10), (1, 4), (2, 3), (3, 2), (None, 10)])
def test_CLA_19_a_hand_whose_first_order_was_skipped_holds_only_ninjas_in_every_world(
    viewer: int | None, hands: int
) -> None:
    w = the_last_turn_of_four("ninja 3")
    assert w.skipped[-3:] == [(0, "first"), (0, "second"), (0, "third")]
    check(w, viewer, hands, lambda dealt: only_ninjas(dealt[0]))


@pytest.mark.parametrize("viewer, hands", [(0, 4), (1, 1), (2, 1), (None, 4)])
def test_CLA_19_a_hand_whose_second_order_was_skipped_holds_only_ninjas_in_every_world(
    viewer: int | None, hands: int
) -> None:
    held = {0: "ninja 3", 1: "hojo, uesugi 2", 2: "hojo 2, uesugi"}
    w = war(3, provinces={0: "mori 2", 1: "oda"}, hands=held, deck="", last=0)
    w.ninja_strikes("oda", at=1)
    assert w.skipped == [(0, "second"), (0, "third")]
    check(w, viewer, hands, lambda dealt: only_ninjas(dealt[0]))


@pytest.mark.parametrize("viewer, hands", [(0, 3), (1, 3), (2, 3), (4, 1), (None, 3)])
def test_CLA_19_if_two_hands_were_skipped_both_hold_only_ninjas(viewer: int | None, hands: int) -> None:
    """Hands this short do not come about, but the worlds would have to fit them, too."""
    held = {0: "ninja", 1: "ninja", 2: "ninja", 3: "hojo, oda", 4: "mori"}
    w = war(5, provinces={1: "oda"}, hands=held, deck="", last=4, as_if=True)
    w.ninja_strikes("oda", at=1)
    assert w.due == (3, "first")
    check(w, viewer, hands, lambda dealt: only_ninjas(dealt[1]) and only_ninjas(dealt[2]), clans=False)


# What an order that was not skipped shows


def asked_with_nothing_elsewhere() -> War:
    """Seat 0 is asked for the first order of the last turn: with only ninjas in hand it would have been skipped."""
    hands = {0: "oda, ninja 2", 1: "hojo, oda 3", 2: "mori, ninja, oda 2"}
    w = war(3, first=1, provinces={0: "uesugi", 1: "oda", 2: "takeda"}, hands=hands, deck="", last=0)
    w.deploys("hojo", into=0)
    w.moves("takeda", out_of=2, into=0)
    w.deploys("mori", into=0)
    w.moves("oda", out_of=1, into=0)
    assert w.due == (0, "first")
    return w


@pytest.mark.parametrize("viewer, hands", [(0, 2), (1, 3), (2, 3), (None, 9)])
def test_CLA_19_who_is_asked_for_the_first_order_with_no_army_elsewhere_holds_a_troop_in_every_world(
    viewer: int | None, hands: int
) -> None:
    check(asked_with_nothing_elsewhere(), viewer, hands, lambda dealt: not only_ninjas(dealt[0]), clans=False)


@pytest.mark.parametrize("viewer, hands", [(0, 2), (1, 4), (2, 3), (None, 10)])
def test_CLA_19_who_is_asked_for_the_first_order_with_an_army_elsewhere_may_hold_only_ninjas(
    viewer: int | None, hands: int
) -> None:
    held = {0: "oda, ninja 2", 1: "oda 3", 2: "oda 2, ninja"}
    check(war(3, provinces={1: "mori"}, hands=held, deck="", last=0), viewer, hands, clans=False)


def test_CLA_19_that_it_holds_a_troop_makes_no_other_world_likelier_than_it_was() -> None:
    """Hands this short do not come about, but here it would show: of ten ways to deal, three do not fit."""
    w = war(2, provinces={0: "mori 2"}, hands={0: "oda, ninja", 1: "ninja 2, uesugi"}, deck="", last=0, as_if=True)
    check(w, None, 3, lambda dealt: not only_ninjas(dealt[0]), clans=False, fewest_samples=3000)


def left_with_nothing_elsewhere() -> War:
    """Seat 0's ninja has killed the last card elsewhere, and yet seat 0 is asked for the second order."""
    hands = {0: "ninja 2, oda", 1: "oda 3", 2: "oda 2, ninja"}
    w = war(3, provinces={0: "mori 2", 1: "takeda"}, hands=hands, deck="", last=0)
    w.ninja_strikes("takeda", at=1)
    assert w.due == (0, "second")
    return w


@pytest.mark.parametrize("viewer, hands", [(0, 2), (1, 2), (2, 2), (None, 5)])
def test_CLA_19_who_is_asked_for_the_second_order_with_no_army_elsewhere_holds_a_troop_in_every_world(
    viewer: int | None, hands: int
) -> None:
    check(left_with_nothing_elsewhere(), viewer, hands, lambda dealt: not only_ninjas(dealt[0]), clans=False)


@pytest.mark.parametrize("position", [asked_with_nothing_elsewhere, left_with_nothing_elsewhere])
def test_CLA_19_in_every_imagined_world_who_is_asked_can_give_an_order(position: Callable[[], War]) -> None:
    w = position()
    game = w.match.game
    for viewer in (1, 2, SPECTATOR):
        for nth in range(60):
            assert game.legal(imagine(game, w.match.state, viewer, nth_key(19, nth)), 0)
