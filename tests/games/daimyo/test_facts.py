"""Facts that daimyo gives to reason from: who attacks whom, what is still unseen, who lied, and who is awaited."""

import json
from typing import Any

import pytest

from shinobi.engine.game import game_named
from shinobi.engine.sayings import Whose, say
from shinobi.engine.views import OMNISCIENT

from .festival import COUNTS, WEAPONS, Festival, attacked_with, festival

hints = game_named("daimyo").hints


def facts(f: Festival, viewer: int | None = None) -> dict[str, Any]:
    return hints.hints(f.match.view(viewer), f.match.events(viewer))


@pytest.mark.parametrize("players", COUNTS)
def test_who_attacks_whom_goes_round_the_table(players: int) -> None:
    f = festival(players)
    told = facts(f)
    assert told["attackers"] == [f.attackers(victim) for victim in range(players)]
    for seat, targets in enumerate(told["targets"]):
        assert targets == [f.rival(seat, steps) for steps in (1, 2, 3)]
        assert [told["attackers"][target].index(seat) for target in targets] == [0, 1, 2]


def test_the_next_card_goes_to_the_next_rival() -> None:
    f = festival()
    assert facts(f)["sending_to"] == 1
    f.sends("sai")
    assert facts(f)["sending_to"] == 2
    assert facts(attacked_with("sai sai katana"))["sending_to"] is None


def test_weapons_are_unseen_until_they_are_turned_up_for_all() -> None:
    f = attacked_with("sai sai katana")
    for viewer in f.viewers:
        assert facts(f, viewer)["unseen"] == [list(WEAPONS)] * 5, "also those that the viewer has sent"
    f.reveals(leaving=2)
    unseen = facts(f)["unseen"]
    assert unseen[4] == unseen[3] == ["shuriken", "katana", "blowgun"]
    assert unseen[2] == list(WEAPONS)


@pytest.mark.parametrize("players", COUNTS)
def test_in_hand_is_what_each_seat_has_not_sent(players: int) -> None:
    f = festival(players, start=0)
    sent = [0] * players
    while f.table["phase"] == "assign":
        assert facts(f)["in_hand"] == [4 - cards for cards in sent]
        assert [len(f.match.view(seat)["hand"][seat]) for seat in range(players)] == [4 - cards for cards in sent]
        assert f.actor is not None
        sent[f.actor] += 1
        f.match.play(f.match.legal()[0])
    assert facts(f)["in_hand"] == [1] * players


def test_lost_is_what_is_missing_from_five_lives() -> None:
    f = attacked_with("sai sai katana")
    assert facts(f)["lost"] == [0] * 5
    f.reveals(leaving=2)
    f.declines()
    assert facts(f)["lost"] == [1, 0, 0, 0, 0]


def test_lies_are_counted_over_all_rounds_once_they_come_to_light() -> None:
    f = festival()
    f.everybody_attacks({0: "sai sai katana"}, {0: "katana sai katana"})
    assert facts(f)["lies"] == [[0, 0]] * 5
    f.reveals(leaving=2)
    assert facts(f)["lies"] == [[0, 0], [0, 0], [0, 0], [0, 1], [1, 1]]
    f.declines()
    f.rest_dodge()
    f.everybody_attacks()
    assert facts(f)["lies"][4][0] >= 1


def test_who_lied_how_often_is_told_after_the_end() -> None:
    f = attacked_with("sai sai katana", lives=[1, 1, 0, 0, 0])
    f.reveals(leaving=2)
    assert facts(f)["after"] == []
    f.declines()
    assert f.match.over
    told = [(said["with"]["lies"], said["with"]["cards"]) for said in facts(f)["after"]]
    assert told == [tuple(lies) for lies in facts(f)["lies"]]
    assert sum(cards for _, cards in told) == 2


def shown(f: Festival, viewer: int | str | None = OMNISCIENT) -> list[Any]:
    told: list[Any] = json.loads(f.match.for_people(viewer)[1])["reviewed"]
    return told


Lies = tuple[int, int, int]


def reviewed(f: Festival, viewer: int | str | None = OMNISCIENT) -> dict[int, Lies]:
    """By liar: the lies, how many of them were believed, and how many caught."""
    told = {}
    for said in shown(f, viewer):
        assert said["say"] == "reviewed-lies"
        seat, lies, believed, caught = said["with"].values()
        told[seat["seat"]] = (lies, believed, caught)
    return told


def lied_to(f: Festival, cards: str, words: str) -> None:
    """Seat 0 receives these cards from 4, 3 and 2, of which these weapons are said; everybody else says what is."""
    f.everybody_attacks({0: cards}, {0: words})


@pytest.mark.parametrize(
    "cards, words, charge, lie",
    [
        # A miss, and the third is said to be another weapon: if that were true, incompetence could be denounced.
        ("sai katana sai", "sai katana blowgun", "incompetence", (1, 1, 0)),
        ("sai katana sai", "sai katana blowgun", None, (1, 0, 1)),
        # A miss, and the third is said to be like one of them.
        ("sai katana blowgun", "sai katana sai", None, (1, 1, 0)),
        ("sai katana blowgun", "sai katana sai", "incompetence", (1, 0, 1)),
        # A hit, and the third is said to be the same weapon: if that were true, plotting could be denounced.
        ("sai sai katana", "sai shuriken sai", "plotting", (1, 1, 0)),
        ("sai sai katana", "sai shuriken sai", None, (1, 0, 1)),
        # A hit, and the third is said to be another one.
        ("sai sai sai", "sai sai katana", None, (1, 1, 0)),
        ("sai sai sai", "sai sai katana", "plotting", (1, 0, 1)),
        # No lie at all.
        ("sai sai katana", "sai sai katana", None, None),
    ],
)
def test_a_lie_is_believed_by_who_acts_by_it_and_caught_by_who_acts_against_it(
    cards: str, words: str, charge: str | None, lie: Lies | None
) -> None:
    f = festival(max_rounds=1)
    lied_to(f, cards, words)
    f.reveals(leaving=2)
    if charge is None:
        f.declines()
    else:
        f.denounces(charge)
    assert shown(f) == [], "before the end, nothing is told of it"
    f.rest_dodge()
    assert f.match.over
    assert reviewed(f).get(2) == lie


def test_a_lie_that_was_turned_up_at_once_is_told_and_neither_believed_nor_caught() -> None:
    f = festival(max_rounds=1)
    lied_to(f, "sai sai katana", "blowgun sai katana")
    f.reveals(leaving=2)
    f.declines()
    f.rest_dodge()
    assert reviewed(f)[4] == (1, 0, 0)


def test_lies_are_reviewed_over_all_rounds_and_by_what_the_viewer_knows() -> None:
    f = festival(max_rounds=2)
    for charge in ("incompetence", None):
        lied_to(f, "sai katana sai", "sai katana blowgun")
        f.dodge_until(0)
        f.reveals(leaving=2)
        if charge is None:
            f.declines()
        else:
            f.denounces(charge)
        f.rest_dodge()
    assert f.match.over
    assert reviewed(f)[2] == (2, 1, 1)
    assert reviewed(f, 2)[2] == (2, 1, 1), "who lied knows it"
    # The third card of the second round was never turned up: for the others it is what it was said to be.
    for viewer in (0, 1, None):
        assert reviewed(f, viewer)[2] == (1, 1, 0)


def test_the_lies_of_a_review_are_those_to_all_victims_and_no_fewer_than_are_counted_at_the_table() -> None:
    f = festival(max_rounds=2)
    for _ in range(2):
        lied_to(f, "sai katana sai", "blowgun katana blowgun")
        f.dodge_until(0)
        f.reveals(leaving=2)
        f.declines()
        f.rest_dodge()
    assert f.match.over
    told = reviewed(f)
    assert told[2][0] >= 2
    assert told[4][0] >= 2
    for seat, (lies, _) in enumerate(facts(f)["lies"]):
        assert told.get(seat, (0, 0, 0))[0] >= lies


@pytest.mark.parametrize(
    "leaving, lives, message",
    [
        (2, 5, "turn-hit"),
        (2, 3, "turn-hit"),
        (2, 2, "turn-hit-two"),
        (2, 1, "turn-hit-last"),
        (2, 0, "turn-hit-fallen"),
        (3, 5, "turn-miss"),
        (3, 2, "turn-miss"),
        (3, 1, "turn-miss-last"),
        (3, 0, "turn-miss-fallen"),
    ],
)
def test_what_a_decision_costs_this_player_is_said(leaving: int, lives: int, message: str) -> None:
    f = attacked_with("sai sai katana", lives=[lives, 5, 5, 5, 5])
    f.reveals(leaving=leaving)
    assert hints.prompt(f.match.view(0)) == [say(message, weapon=say("weapon-sai"))]


@pytest.mark.parametrize(
    "leaving, lives, charge, why",
    [
        (2, 3, "plotting", None),  # one life would be left
        (2, 2, "plotting", "risk-hit"),
        (2, 1, "plotting", None),  # declining costs the last life, too
        (2, 0, "plotting", None),
        (3, 2, "incompetence", None),
        (3, 1, "incompetence", "risk-miss"),
        (3, 0, "incompetence", None),
    ],
)
def test_a_denunciation_that_could_cost_the_last_lives_is_a_risk_if_declining_keeps_one(
    leaving: int, lives: int, charge: str, why: str | None
) -> None:
    f = attacked_with("sai sai katana", lives=[lives, 5, 5, 5, 5])
    assert facts(f, 0)["risks"] == [], "nothing can be denounced yet"
    f.reveals(leaving=leaving)
    risk = {"move": {"verb": "denounce", "charge": charge}, "why": {"say": why}}
    assert facts(f, 0)["risks"] == ([risk] if why else [])
    assert facts(f, 1)["risks"] == [], "the others are not asked"


@pytest.mark.parametrize("lives, message", [(1, "turn-reveal"), (0, "turn-reveal-fallen")])
def test_whoever_has_no_life_left_is_not_told_to_fear_a_pair(lives: int, message: str) -> None:
    f = attacked_with("sai sai katana", lives=[lives, 5, 5, 5, 5])
    assert hints.prompt(f.match.view(0)) == [say(message)]


def test_DAI_51_a_shared_end_is_warned_of_when_it_can_come() -> None:
    f = attacked_with("sai sai katana", lives=[0, 0, 1, 1, 1])
    assert facts(f)["shared_end"] is False, "nothing is denounced yet"
    f.reveals(leaving=2)
    assert all(facts(f, viewer)["shared_end"] for viewer in f.viewers)
    assert hints.prompt(f.match.view(0)) == [
        say("turn-hit-fallen", weapon=say("weapon-sai")),
        say("warn-shared-end"),
    ]
    unlike = attacked_with("sai sai katana", lives=[0, 1, 1, 1, 1])
    unlike.reveals(leaving=2)
    assert facts(unlike)["shared_end"] is False


def test_the_others_are_told_whom_they_wait_for() -> None:
    f = festival()
    assert hints.waiting(f.match.view(3)) == [say("wait-assign", seat=Whose(0), target=Whose(1), nth=1)]
    f = attacked_with("sai sai katana")
    assert hints.waiting(f.match.view(None)) == [say("wait-reveal", seat=Whose(0))]
    f.reveals(leaving=2)
    assert hints.waiting(f.match.view(None)) == [say("wait-denounce", seat=Whose(0))]
