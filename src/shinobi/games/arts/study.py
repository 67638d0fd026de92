"""What there is to count in arts besides moves and results: how much items, partners and arts help whoever has them."""

from collections.abc import Mapping
from copy import deepcopy
from itertools import combinations

from shinobi.engine.compiler.language import Numbers, Reals
from shinobi.engine.domains import Json
from shinobi.engine.small_sets import has, size
from shinobi.engine.study import Holding, Knob
from shinobi.games.arts.cards import ITEMS, KINDS, PARTNERS
from shinobi.games.arts.deck import COUNTED, ICONS, MOST_WORTH
from shinobi.games.arts.table import (
    ART_DRAWN,
    DEALT,
    ENDED,
    HONOURED,
    ITEM_SHOWN,
    MOST_PLAYERS,
    PARTNER_DEALT,
    ROUND,
    ROUND_WON,
    State,
)

FIRST_PARTNER = 3 * ITEMS
FIRST_ART = FIRST_PARTNER + 3 * PARTNERS
COUNTS = FIRST_ART + 3 * KINDS
HOLDINGS = (
    Holding("study-items", "deck", "item", ITEMS, 0, lowest=0.5, highest=1.5),
    Holding("study-partners", "deck", "partner", PARTNERS, FIRST_PARTNER, lowest=0.9, highest=1.1),
    Holding("study-arts", "deck", "art", KINDS, FIRST_ART, lowest=0.9, highest=1.1),
)
MOVES = dict.fromkeys(("investigate", "steal", "ability", "independence", "defend", "choose", "strike"), ()) | {
    "attack": ("kind",)
}

# In one round: the sets of items held and of players who gained honour, then for each seat its partner, the set of its
# arts as dealt, and how many these are.
HELD, HONOURED_SEATS, PARTNER_OF = 0, 1, 2
ARTS_OF = PARTNER_OF + MOST_PLAYERS
DEALT_TO = ARTS_OF + MOST_PLAYERS
MEMORY = DEALT_TO + MOST_PLAYERS


def note(
    s: State, memory: Numbers, counts: Reals, event: int, first: int, second: int, third: int, fourth: int
) -> None:
    """An item wins a round (ART-52); whoever gains honour has won it with their partner and the arts dealt."""
    if event == PARTNER_DEALT:
        memory[PARTNER_OF + first] = second
    elif event == ART_DRAWN:
        if memory[DEALT_TO + first] < DEALT:
            memory[DEALT_TO + first] += 1
            memory[ARTS_OF + first] |= 1 << third
    elif event == ITEM_SHOWN:
        memory[HELD] |= 1 << second
    elif event == ROUND_WON:
        for item in range(ITEMS):
            if has(memory[HELD], item):
                add(counts, 3 * item, item == second, 1.0 / size(memory[HELD]))
    elif event == HONOURED:
        memory[HONOURED_SEATS] |= 1 << first
    elif event == ROUND or event == ENDED:
        if memory[HONOURED_SEATS]:
            count_hands(s, memory, counts)
        for cell in range(len(memory)):
            memory[cell] = 0


def count_hands(s: State, memory: Numbers, counts: Reals) -> None:
    """Count partners and arts at the end of a round that somebody won."""
    fair = size(memory[HONOURED_SEATS]) / s.players
    for seat in range(s.players):
        won = has(memory[HONOURED_SEATS], seat)
        add(counts, FIRST_PARTNER + 3 * memory[PARTNER_OF + seat], won, fair)
        for art in range(KINDS):
            if has(memory[ARTS_OF + seat], art):
                add(counts, FIRST_ART + 3 * art, won, fair)


def add(counts: Reals, first: int, won: int, fair: float) -> None:
    counts[first] += 1.0
    counts[first + 1] += won
    counts[first + 2] += fair


# What may be tuned ---------------------------------------------------------------------------------------------------

HIGHEST_WORTH = 12
"""Beyond that an effect always wins, and more makes no difference."""

MOST_ICONS = 2
USUAL_ICONS = tuple(" ".join(some) for count in range(MOST_ICONS + 1) for some in combinations(ICONS, count))
"""What an art can have: no icon, one, or two."""


def knobs(options: Mapping[str, Json]) -> list[Knob]:
    """The numbers of a deck: worths, the order of the items' values, counts, icons, and whether an art is used once."""
    found = []
    for item in options["deck"]["item"]:
        if item["effect"] in MOST_WORTH:
            most = min(MOST_WORTH[item["effect"]], HIGHEST_WORTH)
            found.append(Knob(f"deck.worth.{item['name']}", tuple(range(most + 1)), item["worth"]))
        found.append(Knob(f"deck.rank.{item['name']}", tuple(range(2 * ITEMS)), 2 * item["value"]))
    for part, effect in (("art", "effect"), ("partner", "power")):
        for card in options["deck"][part]:
            if card[effect] in COUNTED:
                counts = tuple(range(1, COUNTED[card[effect]] + 1))
                found.append(Knob(f"deck.count.{card['name']}", counts, card["count"]))
    for art in options["deck"]["art"]:
        icons = " ".join(art["icons"])
        found.append(Knob(f"deck.icons.{art['name']}", tuple(dict.fromkeys((*USUAL_ICONS, icons))), icons))
        found.append(Knob(f"deck.single_use.{art['name']}", (False, True), art["single_use"]))
    return found


def turned(options: Mapping[str, Json], chosen: Mapping[str, Json]) -> dict[str, Json]:
    """The options, with a deck changed in these ways. Its items share out the values that they have, by their ranks."""
    deck = deepcopy(options["deck"])
    for part in ("art", "partner", "item"):
        for card in deck[part]:
            for key in card.keys() & {"worth", "count", "single_use"}:
                card[key] = chosen.get(f"deck.{key}.{card['name']}", card[key])
            if part == "art":
                card["icons"] = chosen.get(f"deck.icons.{card['name']}", " ".join(card["icons"])).split()
    values = sorted(item["value"] for item in deck["item"])
    ranked = sorted(
        deck["item"], key=lambda item: (chosen.get(f"deck.rank.{item['name']}", 2 * item["value"]), item["value"])
    )
    for value, item in zip(values, ranked, strict=True):
        item["value"] = value
    return {**options, "deck": deck}
