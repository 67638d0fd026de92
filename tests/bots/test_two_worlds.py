"""Two worlds, for bots: replace all that a seat cannot know, and with the same key every bot does and says the same."""

import pytest
from conformance.tables import TABLES, AnyTable

from shinobi.bots import asked_of, bot_named, bot_names, listen
from shinobi.bots.levels import Master
from shinobi.bots.thinking import thinking
from shinobi.engine.game import game_named, game_names
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import draw, nth_key
from shinobi.engine.sight import seen_by

SIMULATIONS = 60
"""Enough for a search to go wrong, if it could see what it must not."""

GENEROUS = 600.0
"""Seconds: a search that runs out of time may choose differently."""


def bot(level: str) -> object:
    return Master(SIMULATIONS) if level == "master" else bot_named(level)


FIRST_EDITIONS = [
    table for table in TABLES if not table.called and table.edition == game_named(table.name).editions[0].name
]
"""One table for each game and number of players."""


@pytest.mark.parametrize("table", FIRST_EDITIONS, ids=str)
@pytest.mark.parametrize("level", bot_names())
def test_a_bot_does_and_says_the_same_in_both_worlds(table: AnyTable, level: str, thorough: int) -> None:
    player: object = bot(level)
    differing = 0
    for seed in range(thorough):
        for match, s, seat, _ in table.walk(seed):
            if draw(nth_key(seed, 1 << 41), len(match.steps), 12 if level == "master" else 3):
                continue
            key = nth_key(seed + 2, len(match.steps))
            chosen = player.choose(asked_of(match, seat, key, GENEROUS))  # type: ignore[attr-defined]
            said = listen(player, match, seat, key)  # type: ignore[arg-type]
            match.state = imagine(table.game, s, seat, key)
            differing += match.state.pack() != s.pack()
            try:
                assert chosen == player.choose(asked_of(match, seat, key, GENEROUS))  # type: ignore[attr-defined]
                assert said == listen(player, match, seat, key)  # type: ignore[arg-type]
            finally:
                match.state = s
    assert differing


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_weight_of_a_move_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(
    table: AnyTable, thorough: int
) -> None:
    """The true one, an imagined one, and what the seat sees, which has nothing else in it."""
    weight = table.game.judgement.weight
    for seed in range(thorough):
        for match, s, seat, _ in table.walk(seed):
            seen, _ = seen_by(seat, s)
            world = imagine(table.game, s, seat, nth_key(seed, len(match.steps)))
            for action in table.game.legal(s, seat):
                liked = weight(s, seat, action)
                assert 0.0 < liked < 1e15
                assert liked == weight(seen, seat, action) == weight(world, seat, action)


@pytest.mark.parametrize("name", game_names())
def test_interpreted_and_compiled_weights_agree(name: str) -> None:
    mind, game = thinking(name), game_named(name)
    actions, weights = mind.room()
    for table in [table for table in TABLES if table.name == name][:3]:
        for match, s, seat, _ in table.walk(5):
            states = mind.code.states(s, 1)
            count = mind.weigh_into(states, 0, seat, actions, weights)
            told = dict(zip(actions[:count].tolist(), weights[:count].tolist(), strict=True))
            for action in game.legal(s, seat):
                assert told[action] == pytest.approx(game.judgement.weight(s, seat, action)), len(match.steps)


@pytest.mark.parametrize("name", game_names())
def test_evidence_is_the_same_however_it_is_taken(name: str) -> None:
    """Interpreted from what a seat was told, and compiled as the match goes on; worlds are as plausible either way."""
    mind, game = thinking(name), game_named(name)
    table = next(table for table in TABLES if table.name == name)
    noted = mind.evidence(table.players)
    states = mind.code.states(table.before_the_deal(), 1)
    mind.begin(states, 0, 7, noted)
    for match, s, seat, action in table.walk(7):
        evidence = [0] * noted.shape[1]
        for told in match.heard(seat):
            arguments = (*told.arguments, 0, 0, 0, 0)[:4]
            game.judgement.note(evidence, table.players, seat, told.event, *arguments)
        assert noted[seat].tolist() == evidence
        world = imagine(game, s, seat, len(match.steps))
        assert isinstance(game.judgement.plausibility(world, seat, evidence), float)
        mind.carry_out(states, 0, seat, action, match.keys.key(len(match.steps) + 1), noted)
