"""The clauses of soke about battles: SOK-40 to SOK-47."""

from collections import Counter

import pytest
from games.scene import SPECTATOR

from shinobi.engine.imagine import imagine
from shinobi.games.soke.table import State, lose

from .field import BLACK, OPEN, RED, Field, drawn, hears, throws

DUEL = """
    .  .  bS .  .
    .  .  .  .  .
    .  .  .  .  .
    {1} .  .  .  .
    .  =  =  =  .
    {0} .  .  .  .
    .  .  .  .  .
    r1 .  .  .  .
    .  .  rS .  .
"""


def duel(red: str = "r1", black: str = "b1", *, shuriken: tuple[int, int] = (0, 0), **given: object) -> Field:
    """Red's figure c stands before black's figure b."""
    position = DUEL.format(red, black)
    if red == "rS":
        position = position.replace(".  .  rS .  .", ".  .  .  .  .").replace("r1 .  .  .  .", "r1 r1 .  .  .")
    if black == "bS":
        position = position.replace(".  .  bS .  .", ".  .  b1 .  .")
    return drawn(position, shuriken=shuriken, **given)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "red, black, dice", [("r1", "b2", (6, 8)), ("r2", "b1", (8, 6)), ("rS", "bS", (12, 12)), ("r1", "bS", (6, 12))]
)
def test_SOK_40_the_rank_says_which_die_is_thrown(red: str, black: str, dice: tuple[int, int]) -> None:
    f = duel(red, black)
    f.steps("c", lucky=hears("battle"))
    assert tuple(event["sides"] for event in f.told() if event["event"] == "threw") == dice


@pytest.mark.parametrize("red, sides", [("r1", 6), ("r2", 8), ("rS", 12)])
def test_SOK_40_every_side_of_a_die_is_as_likely(red: str, sides: int) -> None:
    rules, f = duel(red).match.game.rules, duel(red)
    action = f.match.game.actions.action({"verb": "step", "figure": "c", "direction": "forward"})
    eyes: Counter[int] = Counter()
    for key in range(200 * sides):
        trial = State.unpack(f.state.pack())
        trial.told_count = 0
        rules.apply(trial, RED, action, key)
        told = [f.match.game.events.shown(one) for one in f.match.game.events.heard(trial)]
        eyes[next(event["eyes"] for event in told if event["event"] == "threw")] += 1
    assert sorted(eyes) == list(range(1, sides + 1))
    assert all(140 < count < 260 for count in eyes.values())


def test_SOK_40_both_are_revealed_and_the_attacker_throws_first() -> None:
    f = duel("r2", "b1")
    f.steps("c", lucky=throws(7, 2))
    assert f.told()[:5] == [
        {"event": "stepped", "seat": RED, "figure": "c", "column": "a", "row": 5},
        {"event": "battle", "seat": RED, "figure": "c", "enemy": "b"},
        {"event": "revealed", "seat": RED, "figure": "c", "rank": "two-stars"},
        {"event": "revealed", "seat": BLACK, "figure": "b", "rank": "one-star"},
        {"event": "threw", "seat": RED, "eyes": 7, "sides": 8},
    ]


def test_SOK_40_in_a_battle_nothing_else_is_done() -> None:
    f = duel(dojo="wild")
    f.steps("c", lucky=throws(4))
    assert f.actor == BLACK
    assert f.refusal("stop") == "SOK-40"
    assert f.refusal("decline") == "SOK-40"


def test_SOK_41_the_higher_throw_wins_and_a_winning_attacker_stays() -> None:
    f = duel(steps=2)
    f.steps("c", lucky=throws(5, 4))
    assert {"event": "fell", "seat": BLACK, "figure": "b", "rank": "one-star"} in f.told()
    assert f.at(BLACK, "b") is None
    assert f.at(RED, "c") == "a5"


def test_SOK_41_a_beaten_attacker_leaves_the_game() -> None:
    f = duel(steps=2)
    f.steps("c", lucky=throws(4, 5))
    assert f.at(RED, "c") is None
    assert f.table["board"][3][0] is None, "its square is free"
    assert f.at(BLACK, "b") == "a5"
    assert f.refusal("step", figure="c", direction="forward") == "SOK-41"


def test_SOK_41_when_a_figure_has_left_all_others_go_on() -> None:
    f = drawn(OPEN, steps=1)
    lose(f.state, RED, 1)
    assert {move["figure"] for move in f.legal("step")} == {"a", "c", "d"}


def test_SOK_42_equal_throws_send_the_attacker_back_and_the_step_is_spent() -> None:
    f = duel(steps=2)
    f.steps("c", lucky=throws(3, 3))
    assert {"event": "sent-back", "seat": RED, "figure": "c"} in f.told()
    assert (f.at(RED, "c"), f.at(BLACK, "b")) == ("a4", "a5")
    assert f.table["steps"] == 1


@pytest.mark.parametrize("eyes", [(5, 4), (4, 5), (3, 3)])
def test_SOK_42_once_a_battle_is_over_nobody_is_in_the_dojo(eyes: tuple[int, int]) -> None:
    f = duel(steps=2)
    f.steps("c", lucky=throws(*eyes))
    assert (f.table["fighter"], f.table["facing"], f.table["thrown"]) == (None, None, [0, 0])


def test_SOK_43_a_shuriken_throws_the_own_die_again() -> None:
    f = duel(steps=2, shuriken=(2, 0))
    f.steps("c", lucky=throws(2, 5))
    f.does("throw", lucky=throws(3))
    assert f.table["thrown"] == [3, 5]
    assert f.actor == RED, "still behind, and one shuriken left"
    f.does("throw", lucky=throws(6))
    assert f.table["shuriken"] == [0, 0]
    assert f.at(RED, "c") == "a5"


def test_SOK_43_without_shuriken_nobody_is_asked() -> None:
    f = duel(steps=2)
    f.steps("c", lucky=throws(2, 5))
    assert f.phase == "movement"


def test_SOK_44_who_is_behind_decides_and_who_is_ahead_is_not_asked() -> None:
    f = duel(steps=2, shuriken=(1, 1))
    f.steps("c", lucky=throws(2, 5))
    assert (f.actor, f.phase) == (RED, "shuriken")
    assert f.refusal("throw", seat=BLACK) == "SOK-44"
    assert f.refusal("stop") == "SOK-44"
    f.does("decline")
    assert f.at(RED, "c") is None
    assert f.table["shuriken"] == [1, 1]


def test_SOK_44_on_equal_throws_the_attacker_decides_first_then_the_defender() -> None:
    f = duel(steps=2, shuriken=(1, 1))
    f.steps("c", lucky=throws(4, 4))
    assert f.actor == RED
    f.does("decline")
    assert (f.actor, f.phase) == (BLACK, "shuriken")
    assert f.table["attacker_declined"] is True
    f.does("decline")
    assert {"event": "sent-back", "seat": RED, "figure": "c"} in f.told()


def test_SOK_44_on_equal_throws_a_defender_with_shuriken_is_asked_where_the_attacker_has_none() -> None:
    f = duel(steps=2, shuriken=(0, 1))
    f.steps("c", lucky=throws(4, 4))
    assert (f.actor, f.phase) == (BLACK, "shuriken")
    assert f.table["attacker_declined"] is True
    f.does("throw", lucky=throws(6))
    assert f.at(RED, "c") is None


def test_SOK_44_after_a_new_throw_earlier_declines_lapse() -> None:
    f = duel(steps=2, shuriken=(1, 2))
    f.steps("c", lucky=throws(4, 4))
    f.does("decline")
    f.does("throw", lucky=throws(4))
    assert f.actor == RED, "equal again: the attacker, who had declined, decides again"
    assert f.table["attacker_declined"] is False


def test_SOK_44_the_lead_may_change_hands() -> None:
    f = duel(steps=2, shuriken=(1, 1))
    f.steps("c", lucky=throws(2, 5))
    f.does("throw", lucky=throws(6))
    assert f.actor == BLACK
    f.does("throw", lucky=throws(1))
    assert f.at(BLACK, "b") is None


def test_SOK_45_a_revealed_figure_stays_known() -> None:
    f = duel("r2", "b1", steps=2)
    f.steps("c", lucky=throws(3, 3))
    f.does("stop")
    for viewer, seat, figure, rank in ((BLACK, RED, 2, "two-stars"), (RED, BLACK, 1, "one-star")):
        assert f.match.view(viewer)["rank"][seat][figure] == rank
        assert f.match.view(SPECTATOR)["rank"][seat][figure] == rank
        for key in range(20):
            world = imagine(f.match.game, f.state, viewer, key)
            assert world.rank[15 * seat + figure] == f.state.rank[15 * seat + figure]  # type: ignore[attr-defined]
    assert f.match.view(BLACK)["rank"][RED][0] == "?"


def test_SOK_46_a_die_outside_the_dojo_loses_the_battle_whatever_lies_there() -> None:
    f = duel(dojo="wild", steps=2, shuriken=(0, 3))
    f.steps("c", lucky=throws(1))
    f.does("aim", lucky=hears("left-dojo"))
    assert {"event": "fell", "seat": BLACK, "figure": "b", "rank": "one-star"} in f.told()
    assert "threw" not in f.names_told()
    assert f.at(BLACK, "b") is None
    assert f.table["shuriken"] == [0, 3], "it is final: no shuriken can save it"


def test_SOK_46_a_plain_throw_never_leaves_the_dojo() -> None:
    f = duel(dojo="wild")
    f.steps("c", lucky=throws(3))
    _outcomes = outcomes(f, "throw")
    assert _outcomes["left-dojo"] == 0
    assert _outcomes["struck"] == 0


def outcomes(f: Field, verb: str, times: int = 1600) -> Counter[str]:
    """How often each event is told if the player to decide does this."""
    rules, events = f.match.game.rules, f.match.game.events
    action = f.match.game.actions.action({"verb": verb})
    told: Counter[str] = Counter()
    for key in range(times):
        trial = State.unpack(f.state.pack())
        trial.told_count = 0
        assert f.actor is not None
        rules.apply(trial, f.actor, action, key)
        told.update({str(events.shown(one)["event"]) for one in events.heard(trial)})
    return told


def test_SOK_47_an_aimed_throw_leaves_with_one_in_eight_and_else_strikes_with_one_in_two() -> None:
    f = duel("r2", "b1", dojo="wild")
    f.steps("c", lucky=throws(8))
    told = outcomes(f, "aim", times=6400)
    assert 730 < told["left-dojo"] < 870
    assert 2700 < told["struck"] < 2900


def test_SOK_47_a_struck_die_is_thrown_again_and_counts() -> None:
    f = duel("r2", "b1", dojo="wild", steps=2)
    f.steps("c", lucky=throws(8))
    f.does("aim", lucky=throws(2, 1))
    assert [event["event"] for event in f.told()][:3] == ["aimed", "threw", "struck"]
    assert f.at(RED, "c") is None, "8 became 1, and 2 beats it"


def test_SOK_47_a_struck_die_keeps_its_sides() -> None:
    f = duel("r2", "b1", dojo="wild", steps=2)
    f.steps("c", lucky=throws(8))
    f.does("aim", lucky=throws(2, 7))
    assert {"event": "struck", "seat": RED, "eyes": 7, "sides": 8} in f.told()


def test_SOK_47_the_second_thrower_chooses_and_a_shuriken_may_be_aimed() -> None:
    f = duel(dojo="wild", steps=2, shuriken=(1, 0))
    f.steps("c", lucky=throws(3))
    assert f.match.legal() == [{"verb": "throw"}, {"verb": "aim"}]
    f.does("throw", lucky=throws(5))
    assert f.match.legal() == [{"verb": "throw"}, {"verb": "aim"}, {"verb": "decline"}]
    f.does("aim", lucky=throws(4, 2))
    assert f.names_told()[:2] == ["spent-shuriken", "aimed"]
    assert f.at(RED, "c") == "a5"


def test_SOK_47_in_a_calm_dojo_there_are_only_plain_throws() -> None:
    f = duel(steps=2, shuriken=(1, 0))
    f.steps("c", lucky=throws(3, 5))
    assert f.refusal("aim") == "SOK-47"
    assert f.match.legal() == [{"verb": "throw"}, {"verb": "decline"}]
