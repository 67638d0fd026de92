"""Many matches at once: the same whatever the number of workers, and the same as matches played one by one."""

import io
import json
from typing import Any

import numpy as np
import pytest

import shinobi
from shinobi import BadMove, BadOption, Batch, Match, simulate
from shinobi.engine.keys import Seed, nth_key
from shinobi.engine.records.record_stream import Verifier

TABLE: dict[str, Any] = {"players": 5, "edition": "es", "max_rounds": 4}


def lines(seed: int, games: int, workers: int | None = None) -> list[bytes]:
    file = io.BytesIO()
    simulate("daimyo", games=games, seed=seed, workers=workers, records=file, **TABLE)
    return file.getvalue().splitlines()


# Simulation


def test_the_same_seed_gives_the_same_games() -> None:
    first, second, other = (simulate("daimyo", games=300, seed=seed, **TABLE) for seed in (5, 5, 6))
    assert np.array_equal(first.lengths, second.lengths)
    assert np.array_equal(first.endings, second.endings)
    assert np.array_equal(first.shares, second.shares)
    assert not np.array_equal(first.shares, other.shares)


def test_the_number_of_workers_changes_nothing() -> None:
    # 4,500 games are three portions, the last of them a short one.
    alone, together = (simulate("daimyo", games=4_500, seed=8, workers=workers) for workers in (1, 3))
    assert len(alone.lengths) == 4_500
    assert np.array_equal(alone.lengths, together.lengths)
    assert np.array_equal(alone.endings, together.endings)
    assert np.array_equal(alone.shares, together.shares)
    written = lines(8, 2_100, workers=1)
    assert written == lines(8, 2_100, workers=3)
    assert [json.loads(line)["keys"] for line in written] == [Seed(nth_key(8, nth)).written() for nth in range(2_100)]


def test_more_games_begin_with_the_same_games() -> None:
    few, many = (simulate("daimyo", games=games, seed=8) for games in (2_500, 100))
    assert np.array_equal(few.lengths[:100], many.lengths)
    assert np.array_equal(few.shares[:100], many.shares)


def test_the_nth_match_can_be_dealt_and_played_again() -> None:
    simulation = simulate("daimyo", games=30, seed=3, **TABLE)
    for number, line in enumerate(lines(3, 30)):
        record = json.loads(line)
        seed = nth_key(3, number)
        assert record["keys"] == {"seed": f"{seed:016x}"}
        again = shinobi.new("daimyo", seed=seed, names=["random"] * 5, **TABLE)
        for step in record["steps"]:
            again.act(again.game.actions.read(step["move"]), step["seat"])
        assert again.record() == record
        assert again.over
        assert len(again.steps) == simulation.lengths[number]
        assert again.ended_by == again.game.clause(simulation.endings[number])
        assert again.shares == simulation.shares[number].tolist()


def test_records_that_were_written_verify() -> None:
    verifier = Verifier()
    for line in lines(4, 50):
        assert verifier.problem(line) is None
        assert shinobi.load(line).over


def test_endings_are_counted_by_clause() -> None:
    simulation = simulate("daimyo", games=500, seed=1, max_rounds=6)
    assert sum(simulation.ended_by().values()) == 500
    assert set(simulation.ended_by()) == {"DAI-50", "DAI-51", "DAI-52"}
    assert simulation.ended_by()["DAI-52"] == np.count_nonzero(simulation.endings == 52)


def test_progress_adds_up() -> None:
    done: list[int] = []
    simulate("daimyo", games=4_001, progress=done.append)
    assert sum(done) == 4_001
    assert len(done) == 3


def test_every_legal_move_is_as_likely_as_the_others_in_random_play() -> None:
    first = [tuple(json.loads(line)["steps"][0]["move"]) for line in lines(11, 3_200)]
    counts = [first.count(move) for move in set(first)]
    assert len(counts) == 16
    assert all(140 < count < 260 for count in counts)


@pytest.mark.parametrize("games", [0, -1])
def test_no_games_are_no_simulation(games: int) -> None:
    with pytest.raises(BadOption, match=f"at least 1, not {games}"):
        simulate("daimyo", games=games)


def test_a_simulation_needs_a_table_that_can_be() -> None:
    with pytest.raises(BadOption, match="4 to 6 players"):
        simulate("daimyo", games=1, players=7)
    with pytest.raises(BadOption, match="no option “magic”"):
        simulate("daimyo", games=1, magic=True)


# Step by step


def pairs(count: int) -> tuple[Batch, list[Match]]:
    """A batch, and the same matches one by one."""
    batch = Batch("daimyo", count, seed=9, players=5, edition="es", max_rounds=2)
    return batch, [shinobi.new("daimyo", seed=int(seed), **TABLE | {"max_rounds": 2}) for seed in batch.seeds]


def test_a_batch_steps_as_matches_do() -> None:
    batch, matches = pairs(6)
    assert len(batch) == 6
    steps = 0
    while not batch.over.all():
        legal = batch.legal()
        actors = [-1 if match.actor is None else match.actor for match in matches]
        assert batch.actors.tolist() == actors
        actions = []
        for number, match in enumerate(matches):
            allowed = np.flatnonzero(legal[number]).tolist()
            assert [match.game.actions.move(action) for action in allowed] == match.legal()
            # Whoever is over passes, whatever action is given.
            actions.append(allowed[nth_key(steps, number) % len(allowed)] if allowed else -1)
        batch.play(actions)
        for match, action, actor in zip(matches, actions, actors, strict=True):
            if match.actor is not None:
                match.act(action, actor)
        for number, match in enumerate(matches):
            assert batch.code.state_at(batch.states, number).pack() == match.state.pack()
        assert batch.over.tolist() == [match.over for match in matches]
        assert batch.shares.tolist() == [match.shares for match in matches]
        steps += 1
    assert batch.actors.tolist() == [-1] * 6
    assert not batch.legal().any()
    assert batch.shares.sum(axis=1) == pytest.approx(1)


def test_a_batch_wants_an_action_for_each_match() -> None:
    batch, _ = pairs(3)
    for actions in ([], [0, 0], [0, 0, 0, 0]):
        with pytest.raises(BadMove, match=f"3 matches takes as many actions, not {len(actions)}"):
            batch.play(actions)


@pytest.mark.parametrize("action, right", [(-1, "they are 0 to 24"), (25, "they are 0 to 24"), (24, "DAI-10 forbids")])
@pytest.mark.parametrize("place", [0, 2])
def test_a_wrong_action_is_refused_and_no_match_moves(action: int, right: str, place: int) -> None:
    batch, _ = pairs(3)
    before, steps = batch.states.tobytes(), batch.steps.tolist()
    actions = [0, 0, 0]
    actions[place] = action
    with pytest.raises(BadMove, match=f"Match {place}: .*{right}"):
        batch.play(actions)
    assert batch.states.tobytes() == before
    assert batch.steps.tolist() == steps


def test_a_batch_needs_a_table_that_can_be() -> None:
    with pytest.raises(BadOption, match="4 to 6 players"):
        Batch("daimyo", 2, players=3)
