"""A night in the keep: a match of arts that tests set up and drive in the game's own words.

A night begins as the test says: who has which arts, partner, allegiance and item, and what lies where in the keep.
Cards are called by their names in the deck. Everything a test does not say is filled in with what is left over.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from games.scene import SPECTATOR, Event, Scene

import shinobi
from shinobi.engine.seats import EVERYBODY, NOTHING
from shinobi.games.arts.deck import DECK, HOUSE
from shinobi.games.arts.table import PLACES, SPOTS

COUNTS = (3, 4, 5)
UNSEEN = "?"

HOUSE_DECK = DECK.read(HOUSE)
PLAIN_DECK = DECK.read_file(Path(__file__).with_name("plain.toml"))
"""The deck that a night is played with if the test does not say."""

PLAIN_ARTS = ("Shuriken", "Taijutsu", "Hypnosis")
"""What a player has if the test does not say: arts that can attack, and hardly defend."""

LONERS = ("crane", "tiger", "snake", "crane", "tiger")
TEAM = ("crane", "crane", "snake", "tiger", "tiger")
"""Allegiances: seats 0 and 1 are a team in the second."""


class Night(Scene):
    """A match, and the words to play it with. Moves are made by whoever is asked, unless a seat is named."""

    def __init__(self, match: shinobi.Match) -> None:
        super().__init__(match)
        self.deck = match.table.options["deck"]

    # What lies on the table

    @property
    def s(self) -> Any:
        return self.match.state

    @property
    def phase(self) -> str:
        return str(self.table["phase"])

    def number(self, part: str, name: str | None) -> int:
        """The number of a card in the deck."""
        if name is None:
            return NOTHING
        return next(number for number, card in enumerate(self.deck[part]) if card["name"] == name)

    def called(self, part: str, number: Any) -> Any:
        """The name of a card; what is no number stays as it is."""
        return self.deck[part][number]["name"] if isinstance(number, int) else number

    def keep(self, viewer: int | str | None = shinobi.OMNISCIENT) -> list[Any]:
        """The items in the keep, place by place, as the viewer knows them; `None` where none lies."""
        return [self.called("item", item) for item in self.match.view(viewer)["keep"]][: self.players + 1]

    def held(self, viewer: int | str | None = shinobi.OMNISCIENT) -> list[Any]:
        """The item each player holds, as the viewer knows it."""
        return [self.called("item", item) for item in self.match.view(viewer)["held"]]

    def arts(self, seat: int, viewer: int | str | None = shinobi.OMNISCIENT) -> list[Any]:
        """The art cards before a player, spot by spot, as the viewer knows them; empty spots are left out."""
        shown = self.match.view(viewer)["art"][seat]
        return [self.called("art", art) for art in shown if art is not None]

    def face_up(self, seat: int) -> list[str]:
        shown = self.table["art"][seat]
        return [self.called("art", shown[int(card) - 1]) for card in self.table["face_up"][seat]]

    @property
    def discards(self) -> list[str]:
        counts = enumerate(self.table["discards"])
        return [self.called("art", kind) for kind, count in counts for _ in range(count)]

    def happened(self, event: str, viewer: int | str | None = SPECTATOR) -> list[Event]:
        """The events of this kind among what the viewer was told of the last move, without their name."""
        return [
            {key: value for key, value in one.items() if key != "event"}
            for one in self.told(viewer)
            if one["event"] == event
        ]

    # Moves

    def does(self, verb: str, **arguments: object) -> None:
        seat = self.actor
        assert seat is not None
        self.match.play({"verb": verb} | self._arguments(seat, arguments), seat)

    def _arguments(self, seat: int | None, said: dict[str, object]) -> dict[str, object]:
        """Cards by name or spot, places by number."""
        arguments = dict(said)
        by = self.actor if seat is None else seat
        owner = arguments.get("target", by) if len(said) == 2 and "target" in said else by
        if isinstance(arguments.get("card"), str) and not str(arguments["card"]).isdecimal():
            arguments["card"] = self.spot(int(str(owner)), str(arguments["card"]))
        if isinstance(arguments.get("place"), int):
            arguments["place"] = str(arguments["place"])
        return arguments

    def spot(self, seat: int, art: str) -> str:
        """The first spot before the player where this art lies and was not used this turn; else any."""
        kind = self.number("art", art)
        spots = [card for card in range(SPOTS) if self.s.art[SPOTS * seat + card] == kind]
        fresh = [card for card in spots if not self.s.used[seat] >> card & 1]
        return str((fresh or spots)[0] + 1)

    def investigates(self, place: int) -> None:
        self.does("investigate", place=place)

    def steals(self, place: int, using: str) -> None:
        self.does("steal", card=using, place=place)

    def attacks(self, target: int, using: str, kind: str = "skill") -> None:
        self.does("attack", card=using, kind=kind, target=target)

    def defends(self, using: str) -> None:
        self.does("defend", card=using)

    def accepts(self) -> None:
        self.does("accept")

    def robs(self, target: int, using: str, kind: str = "skill") -> None:
        """Attack somebody who does nothing about it."""
        self.attacks(target, using, kind)
        self.accepts()

    def calls_on_partner(self) -> None:
        self.does("secret-art")

    def uses(self, art: str) -> None:
        """For its special effect."""
        self.does("ability", card=art)

    def keeps(self, which: str) -> None:
        self.does("keep", which=which)

    def ends_turn(self) -> None:
        self.does("end-turn")

    def leaves(self) -> None:
        self.does("leave")

    def idles(self) -> None:
        """A turn in which nothing comes of it: look at the first item there is."""
        self.investigates(int(self.table["lying"][0]))
        self.ends_turn()

    def all_leave(self) -> None:
        """Everybody leaves, one after another, until the round is over."""
        number = self.table["round_number"]
        while not self.match.over and self.table["round_number"] == number:
            self.leaves()

    def may(self, verb: str, seat: int | None = None) -> bool:
        return any(move["verb"] == verb for move in self.match.legal(seat))


def night(
    players: int = 3,
    *,
    arts: Mapping[int, Sequence[str]] | None = None,
    partners: Mapping[int, str] | None = None,
    clans: Sequence[str | None] = LONERS,
    keep: Sequence[str | None] | None = None,
    held: Mapping[int, str] | None = None,
    honour: Sequence[int] | None = None,
    first: int = 0,
    seed: int = 1,
    **options: Any,
) -> Night:
    """A round that begins like this. Nobody has seen any item but the one they hold themselves."""
    said = {"deck": PLAIN_DECK} | options
    n = Night(shinobi.new("arts", players=players, first=first, seed=seed, **said))
    _set_arts(n, arts or {})
    _set_partners(n, partners or {})
    _set_items(n, keep, held or {})
    clan_names = ("crane", "tiger", "snake")
    for seat in range(players):
        clan = clans[seat]
        n.s.allegiance[seat] = NOTHING if clan is None else clan_names.index(clan)
    if honour is not None:
        n.s.honour[:players] = honour
    return n


def _set_arts(n: Night, arts: Mapping[int, Sequence[str]]) -> None:
    """Those named get these; the others what plain arts are left, so that no kind is there three times."""
    s = n.s
    left = [2] * 12
    dealt: dict[int, list[int]] = {}
    for seat, chosen in arts.items():
        dealt[seat] = [n.number("art", name) for name in chosen]
        for kind in dealt[seat]:
            left[kind] -= 1
    assert min(left) >= 0, "there are two cards of each kind"
    harmless = [n.number("art", card["name"]) for card in n.deck["art"] if not card["effect"]]
    for seat in range(n.players):
        if seat not in dealt:
            dealt[seat] = []
            for _ in range(3):
                kind = max(harmless, key=lambda one: left[one])
                left[kind] -= 1
                dealt[seat].append(kind)
        for card in range(SPOTS):
            cell = SPOTS * seat + card
            here = card < len(dealt[seat])
            s.art[cell] = dealt[seat][card] if here else NOTHING
            s.art_known[cell] = 1 << seat if here else EVERYBODY
        s.face_down[seat] = (1 << len(dealt[seat])) - 1
    s.pile[:] = left
    s.pile_size = sum(left)


def _set_partners(n: Night, partners: Mapping[int, str]) -> None:
    chosen = {seat: n.number("partner", name) for seat, name in partners.items()}
    left = [number for number in range(8) if number not in chosen.values()]
    for seat in range(n.players):
        n.s.partner[seat] = chosen[seat] if seat in chosen else left.pop(0)


def _set_items(n: Night, keep: Sequence[str | None] | None, held: Mapping[int, str]) -> None:
    s = n.s
    in_hand = {seat: n.number("item", name) for seat, name in held.items()}
    if keep is None:
        left = [number for number in range(8) if number not in in_hand.values()]
        lying = [*left[: n.players + 1 - len(in_hand)], *[NOTHING] * len(in_hand)]
    else:
        lying = [n.number("item", name) for name in keep]
    lying += [NOTHING] * (PLACES - len(lying))
    s.lying = s.carrying = 0
    for place, item in enumerate(lying):
        s.keep[place] = item
        s.keep_known[place] = EVERYBODY if item == NOTHING else 0
        s.lying |= (item != NOTHING) << place
    for seat in range(n.players):
        s.held[seat] = in_hand.get(seat, NOTHING)
        s.held_known[seat] = 1 << seat if seat in in_hand else EVERYBODY
        s.carrying |= (seat in in_hand) << seat
