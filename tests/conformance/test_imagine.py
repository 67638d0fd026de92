"""Imagined worlds: they fit, they do not depend on the truth, and they come with the right frequencies."""

from collections import Counter, defaultdict
from pathlib import Path

from conformance.tables import AnyTable, copied, without_told
from scipy.stats import chisquare

from shinobi.engine.events import Told
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.state import StateRecord

KEYS = [nth_key(7, nth) for nth in range(4)]


def test_a_world_imagined_in_an_imagined_world_is_the_same(table: AnyTable, thorough: int) -> None:
    """The resampler works from what the viewer knows, and two worlds that it cannot tell apart give it the same."""
    for seed in range(2 * thorough):
        for match, s, _, _ in table.walk(seed):
            for viewer in table.viewers:
                world = imagine(table.game, s, viewer, nth_key(seed, len(match.steps)))
                assert imagine(table.game, world, viewer, 5).pack() == imagine(table.game, s, viewer, 5).pack()


def test_an_imagined_match_can_be_played_to_its_end(table: AnyTable) -> None:
    for match, s, _, _ in table.walk(3):
        if len(match.steps) % 9 == 0:
            for viewer in table.viewers:
                world = imagine(table.game, s, viewer, len(match.steps))
                for step in range(100_000):
                    if table.game.rules.over(world):
                        break
                    actors = table.game.rules.actors(world)
                    seat = (actors & -actors).bit_length() - 1
                    legal = table.game.legal(world, seat)
                    world.told_count = 0  # what the step before has told was heard
                    table.game.rules.apply(world, seat, legal[step % len(legal)], nth_key(viewer, step))
                assert table.game.rules.over(world)


def test_worlds_that_can_be_counted_come_as_often_as_they_should(table: AnyTable, thorough: int) -> None:
    """Where a viewer knows everything, let two steps be taken unseen, and count what they can have been.

    Every sequence of two actions that tells the viewer the same is a world that fits, each as good as the others. A
    game in which a viewer never knows everything counts its worlds in its own tests: tests/games/GAME/test_worlds.py.
    """
    counted = 0
    for _, s, _, _ in table.walk(12):
        for viewer in table.viewers:
            if counted < 12 * thorough and _knows_everything(table, s, viewer):
                for fitting in _after_two_steps(table, s, viewer).values():
                    if len(fitting) > 1 and counted < 12 * thorough:
                        _check_frequencies(table, fitting, viewer)
                        counted += 1
    own_test = Path(__file__).parents[1] / "games" / table.name / "test_worlds.py"
    assert counted or own_test.exists()


def _knows_everything(table: AnyTable, s: StateRecord, viewer: int) -> bool:
    return all(without_told(imagine(table.game, s, viewer, key)) == without_told(s) for key in KEYS)


def _after_two_steps(table: AnyTable, s: StateRecord, viewer: int) -> dict[tuple[Told, ...], Counter[bytes]]:
    """For all that the viewer may have been told by two steps: the states that can be behind it, with their weights."""
    rules, events = table.game.rules, table.game.events
    reached: list[tuple[StateRecord, tuple[Told, ...]]] = [(s, ())]
    for _ in range(2):
        further = []
        for state, told in reached:
            actors = rules.actors(state)
            seat = (actors & -actors).bit_length() - 1
            for action in table.game.legal(state, seat):
                after = copied(state)
                after.told_count = 0
                rules.apply(after, seat, action, 0)
                news = tuple(one for one in events.heard(after) if one.to >> viewer & 1)
                further.append((after, told + news))
        reached = further
    worlds: dict[tuple[Told, ...], Counter[bytes]] = defaultdict(Counter)
    for state, told in reached:
        worlds[told][without_told(state)] += 1
    return worlds


def _check_frequencies(table: AnyTable, fitting: Counter[bytes], viewer: int) -> None:
    one_of_them = table.game.rules.State.unpack(next(iter(fitting)))
    samples = 60 * len(fitting)
    found = Counter(without_told(imagine(table.game, one_of_them, viewer, nth_key(99, nth))) for nth in range(samples))
    assert found.keys() <= fitting.keys(), "a world was imagined that does not fit"
    assert found.keys() == fitting.keys(), "a world that fits is never imagined"
    total = sum(fitting.values())
    order = list(fitting)
    expected = [samples * fitting[world] / total for world in order]
    assert chisquare([found[world] for world in order], expected).pvalue > 1e-6
