"""The clauses of soke about the end: SOK-50 and SOK-51."""

import pytest
from games.scene import SPECTATOR

from .field import BLACK, OPEN, RED, Field, drawn, throws
from .test_battle import duel


def test_SOK_50_who_beats_the_enemy_soke_wins() -> None:
    f = duel("r1", "bS")
    f.steps("c", lucky=throws(6, 2))
    assert f.match.over
    assert (f.match.ended_by, f.match.shares) == ("SOK-50", [1, 0])
    assert f.told()[-1] == {"event": "won", "seat": RED}


def test_SOK_50_also_when_the_soke_attacked_and_lost() -> None:
    f = duel("rS", "b1")
    f.steps("c", lucky=throws(2, 6))
    assert f.match.shares == [0, 1]


@pytest.mark.parametrize("red, black, shares", [(9, 4, [1, 0]), (4, 9, [0, 1])])
def test_SOK_50_also_when_two_sokes_meet(red: int, black: int, shares: list[int]) -> None:
    f = duel("rS", "bS")
    f.steps("c", lucky=throws(red, black))
    assert f.match.shares == shares


def test_SOK_50_then_all_ranks_are_shown_and_nothing_can_be_done() -> None:
    f = duel("r1", "bS")
    f.steps("c", lucky=throws(6, 2))
    assert "?" not in str(f.match.view(SPECTATOR)["rank"])
    assert {"event": "shown", "seat": RED, "figure": "a", "rank": "soke"} in f.told()
    assert f.match.actors == []
    assert f.refusal("stop", seat=RED) == "SOK-50"


def quiet(f: Field, attacks: int) -> Field:
    f.state.quiet = attacks
    return f


def only_this_attack_ends(told: list[dict[str, object]]) -> bool:
    return [event["event"] for event in told].count("attack") <= 1


def test_SOK_51_sixty_quiet_attacks_are_a_draw() -> None:
    f = quiet(drawn(OPEN), 59)
    f.does("stop")
    assert (f.match.ended_by, f.match.shares) == ("SOK-51", [0.5, 0.5])
    assert "won" not in f.names_told()


def test_SOK_51_the_last_twenty_are_counted_down() -> None:
    f = quiet(drawn(OPEN), 38)
    f.does("stop", lucky=only_this_attack_ends)
    assert "quiet" not in f.names_told()
    f = quiet(drawn(OPEN), 39)
    f.does("stop", lucky=only_this_attack_ends)
    assert {"event": "quiet", "left": 20} in f.told()


def test_SOK_51_a_lost_figure_begins_the_count_anew() -> None:
    f = quiet(duel(steps=1), 59)
    f.steps("c", lucky=lambda told: throws(6, 1)(told) and only_this_attack_ends(told))
    assert not f.match.over
    assert f.table["quiet"] == 0
    f.does("stop", lucky=only_this_attack_ends)
    assert f.table["quiet"] == 1, "the next attack counts again"


def test_SOK_51_equal_throws_are_quiet() -> None:
    f = quiet(duel(steps=1), 59)
    f.steps("c", lucky=throws(3, 3))
    assert f.match.ended_by == "SOK-51"


def test_SOK_51_a_table_may_agree_on_another_number() -> None:
    f = quiet(drawn(OPEN, max_quiet=3), 2)
    f.does("stop")
    assert f.match.ended_by == "SOK-51"


def test_SOK_51_or_that_the_stars_decide_the_soke_counting_three() -> None:
    f = quiet(drawn(OPEN, quiet_end="stars"), 59)  # red: Soke 3, stars 1 2 1; black: the same
    f.does("stop")
    assert f.match.shares == [0.5, 0.5]
    f = quiet(drawn(OPEN.replace("r1 r2 r1", ".  r2 r1"), quiet_end="stars"), 59)
    f.does("stop")
    assert f.match.shares == [0, 1]
    assert f.told()[-1] == {"event": "won", "seat": BLACK}
