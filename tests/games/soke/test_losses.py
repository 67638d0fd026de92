"""What soke remembers of battles and losses, what a battle will come to, and what risks the own Soke."""

from typing import Any

from shinobi.engine.game import game_named

from .field import BLACK, RED, Field, drawn, throws
from .test_action_cards import acting
from .test_battle import duel

hints = game_named("soke").hints

STEP = {"verb": "step", "figure": "c", "direction": "forward"}


def facts(f: Field, viewer: int | None = RED) -> dict[str, Any]:
    return hints.hints(f.match.view(viewer), f.match.events(viewer))


def risks(f: Field, viewer: int | None = RED) -> list[tuple[dict[str, Any], str]]:
    return [(risk["move"], risk["why"]["say"]) for risk in facts(f, viewer)["risks"]]


def test_who_fell_is_remembered_with_whom_and_with_both_throws() -> None:
    f = duel("r2", "b1")
    f.steps("c", lucky=throws(5, 1))
    for viewer in (RED, BLACK, None):
        assert facts(f, viewer)["fallen"] == [[], [{"figure": "b", "rank": "one-star", "by": "c", "eyes": [1, 5]}]]
        assert facts(f, viewer)["last_battle"] == {
            "attacker": RED,
            "figures": ["c", "b"],
            "ranks": ["two-stars", "one-star"],
            "eyes": [5, 1],
            "lost": BLACK,
        }


def test_nobody_falls_after_equal_throws() -> None:
    f = duel("r1", "b1")
    assert facts(f)["last_battle"] is None
    f.steps("c", lucky=throws(3, 3))
    assert facts(f)["fallen"] == [[], []]
    assert (facts(f)["last_battle"]["eyes"], facts(f)["last_battle"]["lost"]) == ([3, 3], None)


def test_a_throw_counts_as_it_lay_in_the_end() -> None:
    f = duel("r1", "b1", shuriken=(1, 0))
    f.steps("c", lucky=throws(1, 4))
    assert facts(f)["last_battle"] is None
    f.does("throw", lucky=throws(6))
    assert facts(f)["fallen"][BLACK][0]["eyes"] == [4, 6]


def test_a_die_outside_the_dojo_shows_nothing() -> None:
    f = duel("r1", "b1", dojo="wild")
    f.steps("c", lucky=throws(2))
    f.does("aim", lucky=lambda told: any(event["event"] == "left-dojo" for event in told))
    assert facts(f)["fallen"][BLACK] == [{"figure": "b", "rank": "one-star", "by": "c", "eyes": [0, 2]}]


def test_whoever_was_kidnapped_fell_without_a_throw() -> None:
    f = acting(["kidnap"])
    f.does("play", card="kidnap")
    move = f.legal("kidnap")[0]
    f.does(**move)
    (loss,) = facts(f)["fallen"][BLACK]
    assert (loss["figure"], loss["by"], loss["eyes"]) == (move["victim"], move["figure"], None)


def shown(stake: str) -> dict[str, Any]:
    """The stake of red's figure c, as it is shown."""
    return {"say": stake, "with": {"seat": {"seat": RED}, "figure": "C"}}


def test_what_a_battle_comes_to_is_said_before_anybody_declines() -> None:
    behind = duel("r1", "b1", shuriken=(1, 1))
    behind.steps("c", lucky=throws(1, 4))
    equal = duel("r1", "b1", shuriken=(0, 1))
    equal.steps("c", lucky=throws(4, 4))
    for viewer in (RED, BLACK, None):
        assert facts(behind, viewer)["stake"] == [shown("stake-behind")]
        assert facts(equal, viewer)["stake"] == [shown("stake-equal")]
    behind.does("decline")
    assert facts(behind)["stake"] == []


def test_an_attack_of_the_own_soke_is_a_risk_and_that_of_another_is_none() -> None:
    attacking = facts(duel("rS", "b1"))
    (battle,) = attacking["battles"]
    why = {"say": "risk-attack", "with": {"percent": round(100 * battle["lose"])}}
    assert {"move": STEP, "why": why} in attacking["risks"]
    assert risks(duel("r1", "b1")) == []
    assert risks(duel("rS", "b1"), BLACK) == []


def test_to_decline_with_the_own_soke_behind_is_a_risk() -> None:
    for red, expected in (("rS", [({"verb": "decline"}, "risk-behind")]), ("r1", [])):
        f = duel(red, "b2", shuriken=(1, 0))
        f.steps("c", lucky=throws(1, 4))
        assert risks(f) == expected


NEAR = """
    .  .  bS .  .
    .  .  .  .  .
    .  b1 .  .  .
    .  .  b1 .  .
    .  =  =  =  .
    .  .  .  .  .
    rS .  r1 .  .
    .  .  .  .  .
    .  .  .  .  .
"""


def test_a_soke_that_goes_where_it_can_be_attacked_is_at_risk() -> None:
    """Behind the fence it is not."""
    f = drawn(NEAR, steps=2)
    (soke,) = {move["figure"] for move in f.legal("step") if f.at(RED, move["figure"]) == "a3"}
    assert risks(f) == []
    f.steps(soke)
    assert {(move["direction"], why) for move, why in risks(f)} == {
        ("forward", "risk-near"),
        ("forward-right", "risk-near"),
    }
