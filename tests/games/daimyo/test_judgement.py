"""What a sound Daimyo does, in positions where that is clear, and which worlds words make likely."""

from collections.abc import Sequence
from math import exp, log
from typing import Any

import numpy as np
import pytest

from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.seats import EVERYBODY
from shinobi.games.daimyo import judgement

from .festival import FIVE, WEAPONS, Festival, attacked_with, festival

CLEARLY = 0.9
"""How often a sound player does what is clearly best, at least."""
MOSTLY = 0.7
"""And what is better, but matters little."""


def liked(f: Festival) -> dict[tuple[object, ...], float]:
    """How often each legal move is made, by the values of its arguments."""
    match, seat = f.match, f.actor
    assert seat is not None
    weights = {
        tuple(move.values()): judgement.weight(match.state, seat, match.game.actions.action(move))  # type: ignore[arg-type]
        for move in match.legal()
    }
    total = sum(weights.values())
    return {move: weight / total for move, weight in weights.items()}


def spend(f: Festival, sender: int, *weapons: str) -> None:
    """As if the sender had sent these to the others, nearest first, and they had turned them up."""
    s: Any = f.match.state
    elsewhere = [nth for nth in range(3) if f.rival(sender, nth + 1) != f.actor]
    for nth, weapon in zip(elsewhere, weapons, strict=False):
        place = 3 * f.rival(sender, nth + 1) + nth
        s.card[place], s.card_known[place] = WEAPONS.index(weapon), EVERYBODY


def charging(receives: str, *spent: str, lives: Sequence[int] = FIVE) -> Festival:
    """Seat 0 of five has left the card of seat 2 face down, who has shown these weapons elsewhere."""
    f = attacked_with(receives, lives=lives)
    spend(f, 2, *spent)
    f.reveals(leaving=2)
    return f


# When to denounce


def test_incompetence_is_denounced_when_the_third_card_must_be_different() -> None:
    """Seat 2 has shown both weapons that lie open before seat 0."""
    assert liked(charging("sai katana blowgun", "sai", "katana"))["denounce", "incompetence"] > CLEARLY


def test_incompetence_is_not_denounced_when_the_third_card_must_be_equal_to_one_of_the_two() -> None:
    """Seat 2 has shown the two weapons that do not lie open before seat 0."""
    assert liked(charging("sai katana sai", "shuriken", "blowgun"))["decline",] > CLEARLY


def test_one_weapon_spent_elsewhere_is_reason_enough_to_denounce() -> None:
    """Two of the three weapons left would prove it."""
    assert liked(charging("sai katana blowgun", "sai"))["denounce", "incompetence"] > CLEARLY


def test_two_lives_are_never_paid_where_plotting_cannot_be() -> None:
    assert liked(charging("katana katana sai", "katana"))["decline",] > CLEARLY


def test_plotting_is_denounced_at_an_even_chance() -> None:
    """A life is lost in any case: one more is staked against that one and three of the others."""
    assert liked(charging("sai sai sai", "katana", "blowgun"))["denounce", "plotting"] > CLEARLY


def test_plotting_is_not_denounced_when_nothing_is_known() -> None:
    assert liked(charging("sai sai katana"))["decline",] > CLEARLY


def test_whoever_may_win_at_once_and_only_stakes_one_life_of_three_denounces() -> None:
    assert liked(charging("sai katana blowgun", lives=[3, 0, 1, 0, 1]))["denounce", "incompetence"] > CLEARLY


def test_the_fallen_have_no_reason_for_either() -> None:
    assert len(set(liked(charging("sai katana blowgun", lives=[0, 5, 5, 5, 5])).values())) == 1


# Which two cards to turn up


def test_two_cards_that_cannot_be_a_pair_are_turned_up() -> None:
    """Seat 4 can only have sent a shuriken or a sai, seat 3 only a katana or a blowgun; seat 2 says katana, too."""
    f = attacked_with("shuriken katana katana")
    spend(f, 4, "katana", "blowgun")
    spend(f, 3, "shuriken", "sai")
    chances = liked(f)
    assert max(chances, key=lambda move: chances[move]) in (("reveal", 2), ("reveal", 3))
    assert chances["reveal", 4] < 0.2


def test_two_cards_that_can_be_a_pair_are_not_turned_up() -> None:
    """Seats 4 and 3 both have only the same two weapons left; of seat 2 nothing is known."""
    f = attacked_with("shuriken sai katana")
    spend(f, 4, "katana", "blowgun")
    spend(f, 3, "katana", "blowgun")
    assert liked(f)["reveal", 2] < 1 - CLEARLY


def test_nothing_known_nothing_certain() -> None:
    """Which card is left face down cannot be foretold, though it may go by who spoke when."""
    chances = liked(attacked_with("sai katana blowgun"))
    assert max(chances.values()) < 0.75


# What to send, and what to say


def true_words(f: Festival) -> float:
    return sum(chance for (_, card, said), chance in liked(f).items() if card == said)


def test_words_say_nothing_whatever_was_said_before() -> None:
    """One word in four is true: nobody can gain by knowing that."""
    f = festival()
    for card in ("sai", "katana", "blowgun", "shuriken", "katana"):
        assert true_words(f) == pytest.approx(1 / 4)
        f.sends(card)


def test_before_anything_is_said_no_weapon_is_preferred() -> None:
    chances = liked(festival())
    for weapon in WEAPONS:
        assert sum(chance for (_, card, _), chance in chances.items() if card == weapon) == pytest.approx(1 / 4)


def test_a_card_goes_gladly_where_one_like_it_was_announced_and_not_always() -> None:
    """A pair guards its senders against the charge of incompetence; but whoever is sure of a card can use it."""
    f = festival()
    for card in ("sai", "katana", "blowgun"):
        f.sends(card)
    sent = dict.fromkeys(WEAPONS, 0.0)  # by seat 1 to seat 2, who was told of a katana
    for move, chance in liked(f).items():
        sent[str(move[1])] += chance
    assert 0.8 > max(sent.values()) == sent["katana"]
    assert min(sent.values()) > 0.03


# What words make likely


def evidence_of(f: Festival, seat: int) -> list[int]:
    evidence = [0] * judgement.EVIDENCE
    for told in f.match.heard(seat):
        judgement.note(evidence, f.players, seat, told.event, *(*told.arguments, 0, 0, 0, 0)[:4])
    return evidence


def likelihood_of_truth(f: Festival, evidence: list[int]) -> float:
    """That the card seat 0 received from its left-hand neighbour is what was said, over imagined worlds."""
    likely, total = 0.0, 0.0
    for nth in range(600):
        world: Any = imagine(f.match.game, f.match.state, 0, nth_key(3, nth))
        weight = exp(judgement.plausibility(world, 0, evidence))
        total += weight
        likely += weight * (world.card[0] == world.declared[0])
    return likely / total


def test_a_word_of_somebody_unknown_is_hardly_believed() -> None:
    f = attacked_with("sai katana blowgun")
    assert 0.02 < likelihood_of_truth(f, evidence_of(f, 0)) < 0.4


def test_a_liar_is_believed_less_and_an_honest_player_more() -> None:
    f = attacked_with("sai katana blowgun")
    believed = []
    for truths in (0, 5, 10):
        evidence = evidence_of(f, 0)
        evidence[judgement.SHOWN + 4], evidence[judgement.TRUE + 4] = 10, truths
        believed.append(likelihood_of_truth(f, evidence))
    assert believed == sorted(believed)
    assert believed[2] > 5 * believed[0]


def test_lies_and_truths_that_turn_up_are_counted() -> None:
    f = festival()
    f.everybody_attacks({0: "sai katana blowgun"}, {0: "sai sai katana"})
    f.reveals(leaving=2)
    evidence = evidence_of(f, 1)
    assert evidence[judgement.SHOWN : judgement.TRUE] == [0, 0, 0, 1, 1, 0]
    assert evidence[judgement.TRUE :] == [0, 0, 0, 0, 1, 0]


def credence_of(f: Festival, *claims: tuple[int, int, str]) -> float:
    """What claims about the cards of seat 0 say to it of the world as it is: the speaker, the phrase, the weapon."""
    rows = [[speaker, phrase, 0, WEAPONS.index(weapon)] for speaker, phrase, weapon in claims]
    return judgement.credence(f.match.state, 0, np.array(rows))  # type: ignore[arg-type]


def test_a_claim_counts_for_little_and_only_the_last_one_on_a_card() -> None:
    """Seat 4 has sent sai, and seat 3 katana; both said so, and to say it again says nothing."""
    f = attacked_with("sai katana blowgun")
    sent, not_sent = judgement.SENT, judgement.NOT_SENT
    assert credence_of(f, (4, sent, "sai")) == 0.0
    assert credence_of(f, (4, not_sent, "katana")) == pytest.approx(log(0.34))
    assert credence_of(f, (4, sent, "katana")) == pytest.approx(log(0.22)) == credence_of(f, (4, not_sent, "sai"))
    last = (4, sent, "sai"), (3, sent, "sai"), (4, sent, "blowgun")
    assert credence_of(f, *last) == pytest.approx(log(0.22 * 0.22))


def test_what_nobody_else_claims_or_everybody_sees_says_nothing() -> None:
    f = attacked_with("sai katana blowgun")
    assert credence_of(f, (0, judgement.SENT, "sai"), (4, judgement.KEPT, "sai")) == 0.0
    f.reveals(leaving=2)
    assert credence_of(f, (4, judgement.SENT, "katana")) == 0.0


def test_the_outlook_is_a_share_of_the_victory_and_more_lives_are_better() -> None:
    s = festival(lives=[5, 4, 3, 2, 0]).match.state
    shares = [judgement.outlook(s, seat) for seat in range(5)]  # type: ignore[arg-type]
    assert sum(shares) == pytest.approx(1.0)
    assert sorted(shares, reverse=True) == shares
    assert shares[4] == 0.0
