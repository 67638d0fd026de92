"""What a sound player does in drawn positions of soke, and what is made of a figure's steps."""

from typing import Any

import pytest
from games.soke.field import BLACK, RED, Field, drawn, field

from shinobi.bots.choosing import blurred
from shinobi.bots.temper import NOVICE
from shinobi.engine.game import game_named
from shinobi.engine.imagine import imagine
from shinobi.engine.seats import EVERYBODY
from shinobi.games.soke import judgement
from shinobi.games.soke.table import ACTION, DEFENCE, EFFECTING, FIGURES, KIDNAP, SPENDING, STEPPED

GAME = game_named("soke")

FRONT = """
    .  .  bS .  .
    .  .  .  .  .
    .  .  .  .  .
    .  b1 b2 .  .
    .  =  =  =  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  rS .  .
"""
HUNT = """
    .  .  .  .  .
    .  .  .  .  .
    .  b1 bS .  .
    .  r2 .  .  .
    .  =  =  =  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  rS .  .
"""
SOKE_AHEAD = """
    .  .  bS .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  =  =  =  .
    .  .  .  .  .
    .  b1 .  .  .
    .  rS .  .  .
    .  .  r1 .  .
"""
DUEL = """
    .  .  bS .  .
    .  .  rS .  .
    .  .  .  .  .
    .  .  .  .  .
    .  =  =  =  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  r1 .  .
"""
PAIR = """
    .  .  bS .  .
    .  .  .  .  .
    .  b1 b2 .  .
    .  r2 .  .  .
    .  =  =  =  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  rS .  .
"""


def all_seen(f: Field) -> Field:
    """Every figure has been in battle before."""
    for piece in range(2 * FIGURES):
        f.state.rank_known[piece] = EVERYBODY
    return f


def chances(f: Field, seat: int = RED) -> list[tuple[float, dict[str, Any]]]:
    """How often an adept makes each move, the likeliest first."""
    weights = {action: judgement.weight(f.state, seat, action) for action in GAME.legal(f.state, seat)}
    total = sum(weights.values())
    return sorted(((w / total, GAME.actions.move(a)) for a, w in weights.items()), key=lambda one: -one[0])


def chance_of(f: Field, seat: int = RED, **wanted: object) -> float:
    return sum(chance for chance, move in chances(f, seat) if wanted.items() <= move.items())


def in_phase(f: Field, phase: int, seat: int, steps: int = 1) -> Field:
    f.state.phase, f.state.turn, f.state.steps = phase, seat, steps
    return f


def in_dojo(drawing: str, fighter: int, facing: int, red: int, black: int, shuriken: int = 2) -> Field:
    """Red has attacked, and is asked about a shuriken."""
    f = all_seen(drawn(drawing, shuriken=(shuriken, shuriken)))
    s = f.state
    s.fighter, s.facing, s.thrown[RED], s.thrown[BLACK] = fighter, facing, red, black
    return in_phase(f, SPENDING, RED)


def test_takes_on_the_known_soke() -> None:
    assert chances(all_seen(drawn(HUNT)))[0][1] == {"verb": "step", "figure": "b", "direction": "forward-right"}
    assert chances(all_seen(drawn(HUNT)))[0][0] > 0.9


def test_two_stars_prefer_one_star_to_two() -> None:
    f = all_seen(drawn(PAIR))
    assert chance_of(f, figure="b", direction="forward") > 3 * chance_of(f, figure="b", direction="forward-right")


def test_the_soke_without_shuriken_does_not_fight() -> None:
    assert chance_of(drawn(SOKE_AHEAD), figure="b", direction="forward") < 0.01


def test_the_soke_with_shuriken_fights_a_known_ninja() -> None:
    f = all_seen(drawn(SOKE_AHEAD, shuriken=(3, 3)))
    assert chance_of(f, figure="b", direction="forward") > 10 * chance_of(
        all_seen(drawn(SOKE_AHEAD, shuriken=(2, 3))), figure="b", direction="forward"
    )


def test_a_duel_is_for_whoever_has_more_shuriken() -> None:
    assert chance_of(all_seen(drawn(DUEL, shuriken=(3, 0))), figure="b", direction="forward") > 0.5
    assert chance_of(all_seen(drawn(DUEL, shuriken=(0, 3))), figure="b", direction="forward") < 0.01


def test_goes_on_rather_than_back() -> None:
    f = drawn()
    assert chance_of(f, verb="step", direction="forward") > 3 * chance_of(f, verb="step", direction="backward")
    assert chance_of(f, verb="stop") < 0.05


def test_a_falling_soke_is_always_saved() -> None:
    assert chance_of(in_dojo(DUEL, 1, 0, red=3, black=9), verb="throw") > 0.99


def test_not_even_a_novice_gives_up_the_soke_with_a_shuriken_left() -> None:
    f = in_dojo(DUEL, 1, 0, red=2, black=9)
    declines = chance_of(f, verb="decline")
    habit = judgement.habit(f.state, RED, GAME.actions.action({"verb": "decline"}))
    assert blurred(declines, habit, NOVICE.sharpness) < 1e-10


def test_a_soke_that_is_level_leaves_it_at_that() -> None:
    assert chance_of(in_dojo(DUEL, 1, 0, red=9, black=9), verb="decline") > 0.99


def test_no_shuriken_for_a_ninja() -> None:
    assert chance_of(in_dojo(PAIR, 1, 2, red=2, black=5), verb="decline") > 0.95


def test_kidnaps_two_stars_and_never_a_known_soke() -> None:
    f = all_seen(drawn(HUNT.replace("b1", "b2")))
    f.state.effect = KIDNAP
    in_phase(f, EFFECTING, RED)
    assert chance_of(f, victim="b") > 0.99
    assert chance_of(f, victim="a") < 0.01


def test_new_weapons_when_no_pair_was_won() -> None:
    cards = ["new-weapons"]
    assert chance_of(in_phase(drawn(cards=cards), ACTION, RED, steps=0), card="new-weapons") > 0.8
    assert chance_of(in_phase(drawn(cards=cards), ACTION, RED, steps=2), card="new-weapons") < 0.01


def test_new_weapons_against_three_pairs_but_not_against_one() -> None:
    cards = ["new-weapons"]
    assert chance_of(in_phase(drawn(cards=cards), DEFENCE, BLACK, steps=3), BLACK, card="new-weapons") > 0.5
    assert chance_of(in_phase(drawn(cards=cards), DEFENCE, BLACK, steps=1), BLACK, card="new-weapons") < 0.01


def test_the_joker_is_a_shuriken_as_long_as_there_is_one() -> None:
    f = in_phase(drawn(cards=["joker"]), ACTION, RED, steps=1)
    assert chances(f)[0][1] == {"verb": "joker", "effect": "shuriken"}
    f.state.supply = 0
    assert chances(f)[0][1] == {"verb": "pass"}


def test_the_soke_is_placed_in_one_of_many_squares_mostly_behind() -> None:
    f = field()
    behind = sum(chance_of(f, rank="soke", spot=f"{column}1") for column in "abcde")
    assert behind > 0.6
    assert chance_of(f, rank="soke") > 0.99
    assert chance_of(f, rank="soke", spot="c1") < 0.25


@pytest.mark.parametrize("seat", [RED, BLACK])
def test_an_unseen_figure_weighs_the_same_whatever_it_is(seat: int) -> None:
    f = drawn(FRONT, attacker=seat)
    ours = chances(f, seat)
    for key in range(5):
        f.match.state = imagine(GAME, f.state, seat, key)
        assert chances(f, seat) == ours


def test_a_figure_that_went_far_is_hardly_the_soke() -> None:
    f = drawn(FRONT)
    evidence = [0] * judgement.EVIDENCE
    for _ in range(3):
        judgement.note(evidence, 2, RED, STEPPED, BLACK, 1, 0, 0)
    judgement.note(evidence, 2, RED, STEPPED, RED, 0, 0, 0)
    assert evidence[:3] == [0, 3, 0]
    as_it_is = judgement.plausibility(f.state, RED, evidence)
    f.state.rank[FIGURES], f.state.rank[FIGURES + 1] = f.state.rank[FIGURES + 1], f.state.rank[FIGURES]
    assert as_it_is > judgement.plausibility(f.state, RED, evidence) + 1


def test_the_outlook_is_even_for_equals_and_better_with_more_shuriken() -> None:
    assert judgement.outlook(drawn().state, RED) == pytest.approx(0.5, abs=0.05)
    for ahead in (RED, BLACK):
        f = drawn(shuriken=(3, 0) if ahead == RED else (0, 3))
        assert judgement.outlook(f.state, ahead) > 0.6
        assert judgement.outlook(f.state, RED) + judgement.outlook(f.state, BLACK) == pytest.approx(1)
