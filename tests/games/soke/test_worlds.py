"""Worlds that a player of soke can imagine, counted by hand in small positions and by the resampler."""

from collections import Counter
from itertools import permutations

import pytest
from scipy.stats import chisquare

from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.seats import SPECTATOR

from .field import BLACK, RED, Field, drawn, field

SMALL = """
    .  .  bS b1 .
    .  b2 b1 b2 .
    .  .  .  .  .
    .  .  .  .  .
    .  =  =  =  .
    .  .  .  .  .
    .  .  .  .  .
    .  r1 r2 r1 .
    .  .  rS .  .
"""


def fitting(f: Field, seat: int) -> list[tuple[int, ...]]:
    """All ways the ranks of a side can be, for one who has seen nothing but who kidnapped; each is as likely."""
    s = f.state
    standing = [figure for figure in range(15) if s.place[15 * seat + figure] >= 0]
    ranks = [s.rank[15 * seat + figure] for figure in standing]
    known = [s.rank_known[15 * seat + figure] >> SPECTATOR & 1 for figure in standing]
    no_soke = [s.no_soke[15 * seat + figure] for figure in standing]
    worlds = set(permutations(ranks))
    return sorted(
        world
        for world in worlds
        if all(not known[nth] or world[nth] == ranks[nth] for nth in range(len(ranks)))
        and all(not no_soke[nth] or world[nth] != 2 for nth in range(len(ranks)))
    )


def imagined(f: Field, viewer: int, seat: int, times: int) -> Counter[tuple[int, ...]]:
    standing = [figure for figure in range(15) if f.state.place[15 * seat + figure] >= 0]
    found: Counter[tuple[int, ...]] = Counter()
    for nth in range(times):
        world = imagine(f.match.game, f.state, viewer, nth_key(17, nth))
        found[tuple(world.rank[15 * seat + figure] for figure in standing)] += 1  # type: ignore[attr-defined]
    return found


def check(f: Field, viewer: int, seat: int) -> None:
    worlds = fitting(f, seat)
    found = imagined(f, viewer, seat, 80 * len(worlds))
    assert sorted(found) == worlds
    assert len(worlds) == 1 or chisquare([found[world] for world in worlds]).pvalue > 1e-6


@pytest.mark.parametrize("viewer, seat", [(RED, BLACK), (BLACK, RED), (SPECTATOR, RED), (SPECTATOR, BLACK)])
def test_ranks_not_seen_are_dealt_evenly(viewer: int, seat: int) -> None:
    f = drawn(SMALL)
    assert len(fitting(f, BLACK)) == 30  # 5 places for the Soke, then 2 of 4 for the two-star ninjas
    check(f, viewer, seat)


def test_ranks_seen_stay_where_they_are() -> None:
    f = drawn(SMALL)
    f.state.rank_known[15 * BLACK] = 127  # one star
    assert len(fitting(f, BLACK)) == 12
    check(f, RED, BLACK)


def test_with_the_soke_seen_the_others_are_still_dealt_evenly() -> None:
    f = drawn(SMALL)
    soke = next(figure for figure in range(15) if f.state.rank[15 * BLACK + figure] == 2)
    f.state.rank_known[15 * BLACK + soke] = 127
    assert len(fitting(f, BLACK)) == 6
    check(f, RED, BLACK)


def test_a_kidnapper_is_not_the_soke_and_else_anything() -> None:
    f = drawn(SMALL)
    f.state.no_soke[15 * BLACK + 2] = 1
    f.state.no_soke[15 * BLACK + 3] = 1
    assert len(fitting(f, BLACK)) == 18
    check(f, RED, BLACK)


def test_the_own_army_is_never_imagined() -> None:
    f = drawn(SMALL)
    assert len(imagined(f, RED, RED, 50)) == 1


def test_before_the_armies_face_each_other_any_arrangement_fits_at_any_progress() -> None:
    """Every number of figures is as likely; given the number, every square and every figure is."""
    f = field(columns=6)
    f.arranges(RED)
    f.does("ready", seat=RED)
    times = 16 * 500
    progress: Counter[int] = Counter()
    squares: Counter[int] = Counter()
    ranks: Counter[int] = Counter()
    for nth in range(times):
        world = imagine(f.match.game, f.state, RED, nth_key(23, nth))
        home = world.home[24:48]  # type: ignore[attr-defined]
        placed = [spot for spot in range(24) if home[spot] >= 0]
        assert world.ready[BLACK] == 0, "red is ready and nothing begins, so black is not"  # type: ignore[attr-defined]
        progress[len(placed)] += 1
        if len(placed) == 1:
            squares[placed[0]] += 1
            ranks[home[placed[0]]] += 1
    assert sorted(progress) == list(range(16))
    assert chisquare(list(progress.values())).pvalue > 1e-6
    assert sorted(squares) == [8 * row + column for row in range(3) for column in range(6)]
    assert chisquare(list(squares.values())).pvalue > 1e-6
    total = sum(ranks.values())
    expected = [total * share / 15 for share in (9, 5, 1)]
    assert chisquare([ranks[rank] for rank in range(3)], expected).pvalue > 1e-6


def test_a_spectator_imagines_both_but_never_both_ready() -> None:
    f = field()
    pairs: Counter[tuple[int, int]] = Counter()
    for nth in range(288 * 30):
        world = imagine(f.match.game, f.state, SPECTATOR, nth_key(29, nth))
        far = [
            15 - sum(world.unplaced[3 * seat : 3 * seat + 3]) + world.ready[seat]  # type: ignore[attr-defined]
            for seat in (RED, BLACK)
        ]
        pairs[far[0], far[1]] += 1
    assert len(pairs) == 17 * 17 - 1
    assert (16, 16) not in pairs
    assert chisquare(list(pairs.values())).pvalue > 1e-6
