"""A game can be played: random play ends, nobody is ever stuck, and what is legal is what `why_not` says."""

from conformance.tables import TABLES, AnyTable, copied
from hypothesis import given, settings
from hypothesis import strategies as st

from shinobi.engine.batches.batch import MOST_STEPS
from shinobi.engine.game import Game
from shinobi.engine.native.calls import compiled


def test_random_play_ends_and_the_shares_make_one_victory(table: AnyTable, thorough: int) -> None:
    for seed in range(5 * thorough):
        match = None
        for match, s, _, _ in table.walk(seed):
            assert not match.over
            assert match.shares == [0.0] * table.players
            assert s.told_count < s.most_events, "a step tells more than the state has room for"
        assert match is not None
        assert match.over
        assert match.ended_by is not None
        assert match.actors == []
        assert abs(sum(match.shares) - 1) < 1e-9


def test_thousands_of_compiled_matches_end(table: AnyTable, thorough: int) -> None:
    games = 2_000 * thorough
    simulation = table.simulate(games, seed=11)
    assert simulation.lengths.max() < MOST_STEPS
    assert (simulation.endings > 0).all()
    assert abs(simulation.shares.sum(axis=1) - 1).max() < 1e-9


def test_the_legal_list_is_what_why_not_allows(table: AnyTable, thorough: int) -> None:
    rules, actions = table.game.rules, range(len(table.game.actions))
    for seed in range(2 * thorough):
        for match, s, _, _ in table.walk(seed):
            for seat in range(table.players):
                allowed = [action for action in actions if not rules.why_not(s, seat, action)]
                assert table.game.legal(s, seat) == allowed
                if allowed:
                    worth_asking = [rules.candidate(s, seat, nth) for nth in range(rules.candidates(s, seat))]
                    assert len(set(worth_asking)) == len(worth_asking), "a candidate comes twice"
                else:
                    assert seat not in match.actors


def test_asking_changes_nothing(table: AnyTable) -> None:
    rules = table.game.rules
    for _, s, seat, action in table.walk(3):
        before = s.pack()
        for any_seat in range(table.players):
            for any_action in range(len(table.game.actions)):
                rules.why_not(s, any_seat, any_action)
        rules.candidate(s, seat, 0)
        rules.actors(s), rules.over(s)
        assert s.pack() == before
        world = copied(s)
        rules.apply(world, seat, action, 0)
        assert s.pack() == before


@given(st.data())
@settings(max_examples=20, deadline=None)
def test_nobody_can_act_once_it_is_over(game: Game, data: st.DataObject) -> None:
    table = AnyTable(game.name, game.editions[0].name, game.editions[0].players[0])
    *_, (match, _, _, _) = table.walk(data.draw(st.integers(0, 2**32)))
    for seat in range(table.players):
        assert match.legal(seat) == []
        assert all(game.rules.why_not(match.state, seat, action) for action in range(len(game.actions)))


def test_no_index_is_out_of_range_in_compiled_play(game: Game) -> None:
    code = compiled(game.name, check_bounds=True)
    for table in TABLES:
        if table.name == game.name:
            table.simulate(50, seed=5, code=code)
