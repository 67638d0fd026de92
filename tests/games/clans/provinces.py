"""A war of clans: a match of clans that tests set up and drive in the game's own words.

Cards are written as people count them: "oda 2, hojo, ninja" are two Oda, one Hōjō and a ninja.
"""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from games.scene import SPECTATOR, Event, Scene

import shinobi
from shinobi.engine.seats import NOBODY, only
from shinobi.games.clans import rules

CLANS = ("hojo", "uesugi", "takeda", "mori", "oda")
KINDS = (*CLANS, "ninja")
ORDERS = ("first", "second", "third")
NINJAS = 3
HAND = 4

COUNTS = (2, 3, 4, 5)
UNSEEN = "?"

Attack = tuple[str, int, str]
Armies = list[dict[str, int]]


def cards(written: str) -> Counter[str]:
    """The cards that "oda 2, hojo" means."""
    counted: Counter[str] = Counter()
    for each in written.split(","):
        if each.strip():
            kind, _, number = each.strip().partition(" ")
            assert kind in KINDS, f"there is no card {kind!r}"
            counted[kind] += int(number or 1)
    return counted


def counts(kinds: Mapping[str, int]) -> list[int]:
    """The cards as states and views have them: how many of each kind."""
    return [kinds.get(kind, 0) for kind in KINDS]


def all_cards(troops_per_clan: int = 11) -> Counter[str]:
    return Counter(dict.fromkeys(CLANS, troops_per_clan) | {"ninja": NINJAS})


class War(Scene):
    """A match, and the words to play it with. All orders are given by whoever's turn it is."""

    # What lies on the table, for all to see

    @property
    def due(self) -> tuple[int | None, str]:
        """Whose turn it is, and which order is asked for."""
        return self.table["turn"], self.table["order"]

    @property
    def armies(self) -> Armies:
        """The armies in each province, with their strength."""
        return [dict(+Counter(dict(zip(CLANS, army, strict=True)))) for army in self.table["army"]]

    @property
    def changed(self) -> dict[tuple[int, str], str]:
        """The armies that this turn's orders changed, and how."""
        return {
            (province, clan): how
            for province, army in enumerate(self.table["changed"])
            for clan, how in zip(CLANS, army, strict=True)
            if how is not None
        }

    @property
    def discards(self) -> dict[str, int]:
        return dict(+Counter(dict(zip(KINDS, self.table["discards"], strict=True))))

    def hand(self, seat: int) -> dict[str, int]:
        """The cards a player holds, as the player sees them."""
        return dict(+Counter(dict(zip(KINDS, self.match.view(seat)["hand"][seat], strict=True))))

    @property
    def attacks_open(self) -> list[Attack]:
        """The attacks that may be made now: with which army, in whose province, on which army."""
        assert self.due[1] == "third"
        return [(move["clan"], move["province"], move["target"]) for move in self.match.legal()]

    def heard(self, event: str, viewer: int | str | None = SPECTATOR) -> list[Event]:
        """All events of one kind that the viewer was told since the war began."""
        return [one for one in self.match.events(viewer) if one["event"] == event]

    @property
    def skipped(self) -> list[tuple[int, str]]:
        """The orders that were skipped since the war began."""
        return [(event["seat"], event["order"]) for event in self.heard("skipped")]

    # Orders

    def deploys(self, clan: str, into: int) -> None:
        self.match.play({"verb": "deploy", "clan": clan, "province": into})

    def ninja_strikes(self, clan: str, at: int) -> None:
        self.match.play({"verb": "ninja", "province": at, "clan": clan})

    def stations(self, clan: str) -> None:
        self.match.play({"verb": "station", "clan": clan})

    def moves(self, clan: str, out_of: int, into: int) -> None:
        self.match.play({"verb": "move", "clan": clan, "origin": out_of, "province": into})

    def attacks(self, clan: str, province: int, target: str) -> None:
        self.match.play({"verb": "attack", "clan": clan, "province": province, "target": target})

    def refused_attack(self, clan: str, province: int, target: str) -> str:
        return self.refusal("attack", clan=clan, province=province, target=target)

    # Many orders at once

    def any_order(self, dice: Random) -> None:
        self.match.play(dice.choice(self.match.legal()))

    def fight_on(self, dice: Random) -> None:
        """To the end of the game, anyhow."""
        while not self.match.over:
            self.any_order(dice)


def war(
    players: int = 4,
    first: int | None = 0,
    provinces: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    *,
    deck: str | None = None,
    last: int | None = None,
    clans: str | None = None,
    order: str = "first",
    as_if: bool = False,
    edition: str | None = None,
    troops_per_clan: int = 11,
    seed: int = 1,
    **options: Any,
) -> War:
    """A table after the deal; or, where anything is said about the cards, in the midst of the war.

    `provinces` are the armies on the table, `hands` what the players hold: any troops if nothing is said. All other
    cards are in the deck; where it is said what is in the deck, the rest was discarded. `last` drew the last card.
    `clans` are those the players serve, by seat. `order` is the one that `first` has to give now. The hands have sizes
    that can come about, unless it is only `as_if`.
    """
    edition = edition or ("fr" if players == 2 else "de")
    match = shinobi.new(
        "clans", players=players, first=first, edition=edition, seed=seed, troops_per_clan=troops_per_clan, **options
    )
    if not (provinces or hands or deck is not None or clans):
        return War(match)
    assert isinstance(first, int)
    assert deck != "" or last is not None, "somebody drew the last card"
    rest = all_cards(troops_per_clan)
    armies = [cards((provinces or {}).get(seat, "")) for seat in range(players)]
    for army in armies:
        rest.subtract(army)
    held = [cards(written) if (written := (hands or {}).get(seat)) is not None else None for seat in range(players)]
    in_deck = cards(deck or "")
    for lot in (*held, in_deck):
        rest.subtract(lot or {})
    sizes = [possible_sizes(seat, players, first, order, last) for seat in range(players)]
    dealt = [troops_of(rest, sizes[seat][-1]) if hand is None else hand for seat, hand in enumerate(held)]
    assert as_if or all(hand.total() in sizes[seat] for seat, hand in enumerate(dealt)), f"hands have {sizes} cards"
    assert min(rest.values()) >= 0, f"there are not so many cards: {rest}"
    discarded: Counter[str] = Counter() if deck is None else rest
    in_deck = rest if deck is None else in_deck
    serve = [each.strip() for each in clans.split(",")] if clans else list(CLANS[:players])
    assert len(serve) == len(set(serve)) == players

    s = match.state
    assert isinstance(s, rules.State)
    for seat in range(players):
        s.clan[seat] = CLANS.index(serve[seat])
        s.clan_known[seat] = only(seat)
        s.army[5 * seat : 5 * seat + 5] = counts(armies[seat])[:5]
        s.hand[6 * seat : 6 * seat + 6] = counts(dealt[seat])
        s.hand_size[seat] = dealt[seat].total()
    s.deck[:] = counts(in_deck)
    s.deck_size = in_deck.total()
    s.discards[:] = counts(discarded)
    s.turn = first
    s.order = ORDERS.index(order)
    s.last = NOBODY if last is None else last
    match.history.deal = ()
    return War(match)


def possible_sizes(seat: int, players: int, first: int, order: str, last: int | None) -> list[int]:
    """How many cards the seat can hold when `first` has to give this order.

    Hands are full as long as there is a deck. Who draws the last card may have drawn one too few, and then everybody
    has one more turn: so nobody ever begins a turn with fewer than three cards.
    """
    if last is not None and (seat - last - 1) % players < (first - last - 1) % players:
        return [HAND - 2, HAND - 1]
    fewest = HAND - 1 if seat == last else HAND
    if seat != first:
        return list(range(fewest, HAND + 1))
    given = ORDERS.index(order)
    return list(range(fewest - given, HAND - min(given, 1) + 1))


def troops_of(rest: Counter[str], number: int) -> Counter[str]:
    """So many troops of those that are left, the most frequent first; they are taken from them."""
    hand: Counter[str] = Counter()
    for _ in range(number):
        clan = max(CLANS, key=lambda each: rest[each])
        hand[clan] += 1
        rest[clan] -= 1
    return hand
