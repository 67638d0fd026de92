"""Two worlds: replace all that a seat cannot know, and nothing it sees, hears or may do is different.

A leak is the worst bug we can have. Here is where it would show.
"""

from collections.abc import Iterator
from itertools import groupby

from conformance.tables import AnyTable, copied

from shinobi.engine.events import Told
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import draw, nth_key
from shinobi.engine.seats import SPECTATOR
from shinobi.engine.state import StateRecord
from shinobi.engine.views import view

Known = tuple[object, ...]


def known(table: AnyTable, s: StateRecord, viewer: int) -> Known:
    """All that a seat or a spectator gets from a state."""
    seat = None if viewer == SPECTATOR else viewer
    legal = [] if viewer == SPECTATOR else table.game.legal(s, viewer)
    return view(table.game, s, seat), legal, table.game.rules.over(s), table.game.shares(s)


def after(table: AnyTable, s: StateRecord, seat: int, action: int, key: int) -> tuple[StateRecord, list[Told]]:
    """The state after a step, and what the step told."""
    world = copied(s)
    world.told_count = 0
    table.game.rules.apply(world, seat, action, key)
    return world, table.game.events.heard(world)


def heard(told: list[Told], viewer: int) -> list[Told]:
    return [one for one in told if one.to >> viewer & 1]


def waited(table: AnyTable, told: list[Told]) -> tuple[int, bool]:
    """How long a table gives people to take in a step, and whether it pauses after it."""
    events = table.game.events
    return events.beats(tuple(told)), bool(events.split_at_round(tuple(told))[1])


def worlds(table: AnyTable, seed: int) -> Iterator[tuple[StateRecord, StateRecord, int, int, int, int]]:
    """States of random matches, each with a world a viewer cannot tell from it: both, viewer, seat, action, key."""
    for match, s, seat, action in table.walk(seed):
        for viewer in table.viewers:
            key = nth_key(seed + 1, 10 * len(match.steps) + viewer)
            yield s, imagine(table.game, s, viewer, key), viewer, seat, action, key


def test_what_a_viewer_knows_is_the_same_in_both_worlds(table: AnyTable, thorough: int) -> None:
    differing = 0
    for seed in range(3 * thorough):
        for s, world, viewer, _, _, _ in worlds(table, seed):
            assert known(table, s, viewer) == known(table, world, viewer)
            differing += s.pack() != world.pack()
    assert differing > 100, "the imagined worlds are all the true one: this test tests nothing"


def test_what_a_step_tells_a_viewer_is_the_same_in_both_worlds(table: AnyTable, thorough: int) -> None:
    """Unless the step brings to light what differs: then it says so by an event that reveals."""
    reveals = table.game.events.reveals
    compared = 0
    for seed in range(3 * thorough):
        for s, world, viewer, seat, action, key in worlds(table, seed):
            if table.game.rules.why_not(world, seat, action):
                continue
            true, told = after(table, s, seat, action, key)
            other, told_there = after(table, world, seat, action, key)
            revealed = [one for one in heard(told, viewer) if reveals(one)]
            if revealed == [one for one in heard(told_there, viewer) if reveals(one)]:
                compared += 1
                assert heard(told, viewer) == heard(told_there, viewer)
                assert known(table, true, viewer) == known(table, other, viewer)
                assert waited(table, told) == waited(table, told_there)
    assert compared > 100


def test_why_a_move_is_refused_is_the_same_in_both_worlds(table: AnyTable, thorough: int) -> None:
    """Whoever tries what is forbidden, or out of turn, learns nothing from the clause that forbids it."""
    why_not, actions = table.game.rules.why_not, len(table.game.actions)
    for seed in range(thorough):
        for s, world, viewer, _, _, key in worlds(table, seed):
            if viewer < s.players:
                for nth in range(5):
                    action = draw(key, nth, actions)
                    assert why_not(s, viewer, action) == why_not(world, viewer, action)


def test_moves_that_differ_in_hidden_arguments_look_the_same_to_all_others(table: AnyTable) -> None:
    actions = table.game.actions
    compared = 0
    for seed in range(30):
        if seed > 1 and compared > 100:
            break
        for match, s, seat, _ in table.walk(seed):
            legal = sorted(table.game.legal(s, seat), key=lambda action: str(actions.public_part(action)))
            for _, alike in groupby(legal, key=actions.public_part):
                first, *others = alike
                for other in others[:2]:
                    here, told = after(table, s, seat, first, len(match.steps))
                    there, told_there = after(table, s, seat, other, len(match.steps))
                    for viewer in table.viewers:
                        if viewer != seat:
                            compared += 1
                            assert heard(told, viewer) == heard(told_there, viewer)
                            assert known(table, here, viewer) == known(table, there, viewer)
    assert compared > 100 or not any(verb.hidden for verb in actions.table)


def test_a_seat_is_told_only_what_it_could_be_told_in_the_other_world(table: AnyTable) -> None:
    """The public record of a match has no event that names a viewer as audience and depends on what it cannot know."""
    for seed in range(2):
        for match, s, seat, action in table.walk(seed):
            trial = copied(s)
            trial.told_count = 0
            table.game.rules.apply(trial, seat, action, len(match.steps))
            for told in table.game.events.heard(trial):
                assert 0 <= told.to < 2 << SPECTATOR
                assert told.to >> SPECTATOR & 1 == 0 or told.to == (2 << SPECTATOR) - 1, (
                    "what spectators hear, all hear"
                )
