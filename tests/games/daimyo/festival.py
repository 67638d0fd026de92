"""A festival of assassins: a match of daimyo that tests set up and drive in the game's own words.

Everywhere three weapons in a row, such as "sai sai katana", are what one player receives: from the left-hand neighbour
first, from the farthest attacker last.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from games.scene import Scene

import shinobi

WEAPONS = ("shuriken", "sai", "katana", "blowgun")
PEACE = WEAPONS[:3]
"""If all send these, nearest rival first, every player receives three different weapons."""

COUNTS = (4, 5, 6)
UNSEEN = "?"

FIVE = [5, 5, 5, 5, 5]
LEAVING = (4, 3, 2)
"""Whose card seat 0 of five may leave face down: its attackers, nearest first."""
ODD_ONE_LEFT = [(4, "katana sai sai"), (3, "sai katana sai"), (2, "sai sai katana")]
"""What seat 0 may receive, and whose card it leaves so that a pair of sai comes up."""


class Festival(Scene):
    """A match, and the words to play it with. All moves are made by whoever's turn it is."""

    # What lies on the table, for all to see

    @property
    def lives(self) -> list[int]:
        lives: list[int] = self.table["lives"]
        return lives

    def rival(self, seat: int, steps: int) -> int:
        """The rival so many steps to the right of the seat."""
        return (seat + steps) % self.players

    def attackers(self, victim: int) -> list[int]:
        """Who attacks the victim, nearest first."""
        return [(victim - steps) % self.players for steps in (1, 2, 3)]

    # Moves

    def sends(self, card: str, says: str | None = None) -> None:
        """Send a card to the next rival, and say what it is: the truth, unless `says` is something else."""
        self.match.play({"verb": "attack", "card": card, "declared": card if says is None else says})

    def reveals(self, leaving: int) -> None:
        """Turn up all cards received but the one from this attacker."""
        self.match.play({"verb": "reveal", "leave": leaving})

    def denounces(self, charge: str) -> None:
        self.match.play({"verb": "denounce", "charge": charge})

    def declines(self) -> None:
        self.match.play({"verb": "decline"})

    # Many moves at once

    def everybody_attacks(
        self, receives: Mapping[int, str] | None = None, declared: Mapping[int, str] | None = None
    ) -> None:
        """The whole first phase. The named victims receive these weapons, declared as these; the others whatever fits.

        Nobody lies unless told to, or unless the truth would be refused.
        """
        sent, said = self._by_attacker(receives or {}), self._by_attacker(declared or {})
        for _ in range(self.players):
            attacker = self.match.actor
            assert attacker is not None
            cards = list(WEAPONS)
            for nth, card in sent[attacker].items():
                place = cards.index(card)
                cards[nth], cards[place] = cards[place], cards[nth]
            for nth in range(3):
                assert sent[attacker].get(nth, cards[nth]) == cards[nth], f"seat {attacker} has each weapon once"
                self.sends(cards[nth], said[attacker].get(nth) or self.credible(cards[nth]))

    def _by_attacker(self, by_victim: Mapping[int, str]) -> list[dict[int, str]]:
        """The same weapons, for each seat by how near the rival is to whom they go."""
        by_attacker: list[dict[int, str]] = [{} for _ in range(self.players)]
        for victim, weapons in by_victim.items():
            for nth, (attacker, weapon) in enumerate(zip(self.attackers(victim), weapons.split(), strict=True)):
                by_attacker[attacker][nth] = weapon
        return by_attacker

    def credible(self, card: str) -> str:
        """The weapon that the card is, if that may be declared; else the first that may."""
        sayable: list[str] = [move["declared"] for move in self.match.legal() if move["card"] == card]
        return card if card in sayable else sayable[0]

    def dodges(self) -> None:
        """Turn up two different weapons, as if by luck, and let it be."""
        victim = self.match.actor
        assert victim is not None
        received = self.match.view(shinobi.OMNISCIENT)["card"][victim]
        luck = next(nth for nth in range(3) if len({*received[:nth], *received[nth + 1 :]}) == 2)
        self.reveals(leaving=self.attackers(victim)[luck])
        self.declines()

    def dodge_until(self, victim: int) -> None:
        """Those before the victim resolve, and lose nothing."""
        while self.match.actor != victim:
            self.dodges()

    def rest_dodge(self) -> None:
        """All who have not resolved yet do so, and lose nothing."""
        this_round = self.table["round_number"]
        while not self.match.over and self.table["round_number"] == this_round:
            self.dodges()

    def peaceful_round(self) -> None:
        """A round in which nobody loses a life."""
        self.everybody_attacks()
        self.rest_dodge()

    def any_move(self, dice: Random) -> None:
        self.match.play(dice.choice(self.match.legal()))


def festival(
    players: int = 5,
    start: int | None = 0,
    edition: str = "en",
    lives: Sequence[int] | None = None,
    seed: int = 1,
    **options: Any,
) -> Festival:
    """A table after the deal. `lives` are the lives of all seats, where the story begins later than with five each."""
    match = shinobi.new("daimyo", players=players, start=start, edition=edition, seed=seed, **options)
    if lives is not None:
        assert len(lives) == players
        match.state.lives[:players] = lives  # type: ignore[attr-defined]
    return Festival(match)


def attacked_with(weapons: str, players: int = 5, lives: Sequence[int] | None = None) -> Festival:
    """Seat 0 has the pawn, received these weapons, and is about to choose."""
    f = festival(players, lives=lives)
    f.everybody_attacks({0: weapons})
    return f


def permitted(f: Festival, viewer: int | None) -> tuple[list[list[str | None]], list[object]]:
    """The cards received and the hands as the viewer may see them, reckoned from what happened in this round."""
    cards: list[list[str | None]] = [[None] * 3 for _ in range(f.players)]
    hands: list[list[str]] = [list(WEAPONS) for _ in range(f.players)]
    for event in f.match.events(shinobi.OMNISCIENT):
        if event["event"] == "round":
            cards = [[None] * 3 for _ in range(f.players)]
            hands = [list(WEAPONS) for _ in range(f.players)]
        elif event["event"] == "sent":
            attacker, victim = event["attacker"], event["target"]
            hands[attacker].remove(event["card"])
            mine = attacker == viewer
            cards[victim][f.attackers(victim).index(attacker)] = event["card"] if mine else UNSEEN
        elif event["event"] == "revealed":
            cards[event["victim"]][f.attackers(event["victim"]).index(event["attacker"])] = event["card"]
    return cards, [hand if seat == viewer else UNSEEN for seat, hand in enumerate(hands)]
