"""What bots answer in daimyo when somebody asks them what they sent (DAI-21)."""

from collections import Counter
from typing import Any

import pytest

from shinobi.bots import asked_of
from shinobi.bots.talking import talk_of
from shinobi.engine.keys import nth_key
from shinobi.engine.talk import Kind, Remark

from .festival import COUNTS, UNSEEN, WEAPONS, Festival, festival

KEYS = 60


def answers(f: Festival, seat: int, victim: int) -> Counter[Any]:
    """What a bot on the seat says that it sent the victim, by chance now this and now that."""
    claims = [one for one in remarks(f, seat, victim) if one.kind is Kind.CLAIM]
    assert all((one.arguments or {})["target"] == victim for one in claims)
    return Counter((one.arguments or {})["card"] for one in claims)


def remarks(f: Festival, seat: int, victim: int) -> list[Remark]:
    """What a bot on the seat answers when the victim asks what it sent."""
    talk = [Remark(victim, Kind.QUESTION, "sent", {"asked": seat})]
    return [talk_of(asked_of(f.match, seat, nth_key(5, nth), talk=talk))[0] for nth in range(KEYS)]


def shown_by(f: Festival, seat: int) -> set[str]:
    """The weapons of the seat that lie open, before whomever."""
    steps = range(1, 4)
    open_cards = {f.table["card"][f.rival(seat, step)][step - 1] for step in steps}
    return open_cards - {UNSEEN, None}


@pytest.mark.parametrize("players", COUNTS)
def test_DAI_21_no_bot_says_what_all_can_see_to_be_false(players: int) -> None:
    f = festival(players)
    f.everybody_attacks()
    f.dodges()
    spent = 0
    for victim in range(1, players):
        for seat in f.attackers(victim):
            open_elsewhere = shown_by(f, seat)
            spent += len(open_elsewhere)
            said = set(answers(f, seat, victim))
            assert said.isdisjoint(open_elsewhere), (seat, victim)
            assert len(said) > 1, "and one still learns nothing for certain"
        f.dodges()
    assert spent


def test_DAI_21_of_an_open_card_a_bot_says_what_it_is() -> None:
    f = festival(4)
    f.everybody_attacks()
    f.dodges()
    for steps, card in enumerate(f.table["card"][0], start=1):
        if card != UNSEEN:
            assert set(answers(f, f.attackers(0)[steps - 1], 0)) == {card}


def test_DAI_21_many_answers_repeat_what_was_declared_some_name_another_weapon_and_some_are_a_shrug() -> None:
    f = festival(4)
    f.everybody_attacks()
    seat = f.attackers(0)[0]
    said = answers(f, seat, 0)
    word, times = said.most_common(1)[0]
    assert word == f.table["declared"][0][0]
    assert KEYS * 0.25 < times < KEYS * 0.65
    assert set(said) == set(WEAPONS)
    shrugs = [one for one in remarks(f, seat, 0) if one.kind is Kind.GESTURE]
    assert 0 < len(shrugs) < KEYS / 4
    assert {one.text for one in shrugs} == {"shrug"}


def test_DAI_21_no_answer_depends_on_the_card_that_was_sent() -> None:
    """Four matches with the same words, and another card behind them in each."""
    said = []
    for card in WEAPONS:
        f = festival(4)
        attacker = f.actor
        assert attacker is not None
        f.sends(card, "sai")
        said.append(remarks(f, attacker, f.rival(attacker, 1)))
    assert said[1:] == said[:-1]
