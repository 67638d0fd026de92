"""The hints of daimyo: counts that everybody may know."""

import pytest

from shinobi.games.daimyo.hints import hints

from .festival import COUNTS, SPECTATOR, attacked_with, festival


@pytest.mark.parametrize("players", COUNTS)
def test_in_hand_is_what_each_seat_has_not_sent(players: int) -> None:
    match = festival(players, start=0).match
    sent = [0] * players
    while match.view(SPECTATOR)["phase"] == "assign":
        facts = hints(match.view(SPECTATOR), match.events(SPECTATOR))
        assert facts["in_hand"] == [4 - cards for cards in sent]
        for seat in range(players):
            assert len(match.view(seat)["hand"][seat]) == 4 - sent[seat]
        assert match.actor is not None
        sent[match.actor] += 1
        match.play(match.legal()[0])
    assert hints(match.view(SPECTATOR), match.events(SPECTATOR))["in_hand"] == [1] * players


def test_lost_is_what_is_missing_from_five_lives() -> None:
    f = attacked_with("sai sai katana")
    assert hints(f.table, f.match.events(SPECTATOR))["lost"] == [0] * 5
    f.reveals(2)
    f.declines()
    assert hints(f.table, f.match.events(SPECTATOR))["lost"] == [1, 0, 0, 0, 0]
