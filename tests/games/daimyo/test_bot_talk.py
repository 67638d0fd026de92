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
    talk = [Remark(victim, Kind.QUESTION, "sent", {"asked": seat})]
    said = [talk_of(asked_of(f.match, seat, nth_key(5, nth), talk=talk))[0] for nth in range(KEYS)]
    assert all(one.kind is Kind.CLAIM and (one.arguments or {})["target"] == victim for one in said)
    return Counter((one.arguments or {})["card"] for one in said)


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


def test_DAI_21_most_answers_repeat_what_was_declared_and_any_weapon_is_named_now_and_then() -> None:
    f = festival(4)
    f.everybody_attacks()
    seat = f.attackers(0)[0]
    said = answers(f, seat, 0)
    assert said.most_common(1)[0][0] == f.table["declared"][0][0]
    assert set(said) <= set(WEAPONS)
    assert len(said) > 2
