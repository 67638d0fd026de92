"""The numeric form has what a seat knows and was told, and nothing else; a batch shows it as matches do."""

import numpy as np
from conformance.tables import AnyTable
from conformance.test_observation import expected

from shinobi.engine.batches.batch import Batch
from shinobi.engine.batches.forms import Form
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import Seed, nth_key
from shinobi.engine.match import Match
from shinobi.engine.native.loops.environments import BITS, EVENT_ROW, REDEAL

HISTORY = 8
"""Few enough that a match soon tells more."""

MOST_STEPS = 60


def batch_of(table: AnyTable, **more: object) -> Batch:
    whole = {"players": table.players, "edition": table.edition, **table.options, **more}
    made: Batch = Batch(table.name, 1, seed=7, history=HISTORY, **whole)
    return made


def row_of(form: Form, match: Match, seat: int) -> list[int]:
    """The row that a match gives."""
    told = [(one.event + 1, *one.arguments) for one in match.heard(seat)]
    rows = [[*one, *[0] * (EVENT_ROW - len(one))] for one in told[-HISTORY:]]
    history = [cell for row in rows for cell in row]
    padding = [0] * (EVENT_ROW * HISTORY - len(history))
    return [*expected(form.observation, seat, match.state), seat, len(told), *history, *padding]


def one_hot(form: Form, row: list[int]) -> list[int]:
    """The same row as columns of 0 and 1."""
    columns: list[int] = []
    for code, number in zip(form.codes, row, strict=True):
        value = number - code.least
        if code.how == BITS:
            value = 1 << code.columns - 1 if value < 0 else value
            columns += [value >> bit & 1 for bit in range(code.columns)]
        else:
            columns += [int(value == place) for place in range(code.columns)]
            assert 0 <= value < code.columns
    return columns


def test_a_batch_shows_each_seat_what_its_match_does(table: AnyTable) -> None:
    batch, coded = batch_of(table), batch_of(table, one_hot=True)
    least, greatest = batch.form.bounds
    match = table.match(int(batch.seeds[0]))
    seen = worlds = 0
    for _ in range(MOST_STEPS):
        if match.over:
            break
        for seat in range(table.players) if len(match.steps) % 3 == 0 else ():
            row = batch.observe([seat])[0]
            assert row.tolist() == row_of(batch.form, match, seat)
            assert (least <= row).all()
            assert (row <= greatest).all()
            legal = np.flatnonzero(batch.legal([seat])[0]).tolist()
            assert legal == table.game.legal(match.state, seat)
            if seen % 5 == 0:
                assert coded.observe([seat])[0].tolist() == one_hot(coded.form, row.tolist())
                # Two worlds: what the seat may not know is replaced.
                other = batch.copy()
                world = imagine(table.game, match.state, seat, nth_key(5, seen))
                other.states[0] = np.frombuffer(world.pack(), batch.code.dtype)[0]
                worlds += other.states.tobytes() != batch.states.tobytes()
                assert other.observe([seat])[0].tolist() == row.tolist()
                assert np.flatnonzero(other.legal([seat])[0]).tolist() == legal
            seen += 1
        actor = match.actors[0]
        legal = table.game.legal(match.state, actor)
        action = legal[nth_key(3, len(match.steps)) % len(legal)]
        match.act(action, actor)
        batch.play([action])
        coded.play([action])
        assert batch.code.state_at(batch.states, 0).pack() == match.state.pack()
    assert worlds > 3


def test_a_step_gives_shares_as_rewards_and_deals_again(table: AnyTable) -> None:
    batch = batch_of(table)
    before, seed = batch.copy(), int(batch.seeds[0])
    while not (turn := batch.step()).ended[0]:
        assert not turn.rewards.any()
        before.play(check=False)
    before.play()
    assert before.over.all()
    assert turn.rewards.tolist() == before.shares.tolist()
    assert int(batch.seeds[0]) == nth_key(seed, REDEAL)
    again = table.match(Seed(nth_key(seed, REDEAL)).seed)
    assert turn.actors[0] == again.actor
    assert turn.seen[0].tolist() == row_of(batch.form, again, again.actor or 0)
    assert np.flatnonzero(turn.legal[0]).tolist() == table.game.legal(again.state, again.actor or 0)
