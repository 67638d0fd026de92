"""A match can be written down, read again and replayed exactly; a move can be taken back while it told nothing."""

import jsonschema
import msgspec
import pytest
from conformance.tables import AnyTable, copied, without_told

import shinobi
from shinobi.engine.errors import CannotUndo
from shinobi.engine.game import Game
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.records.record import load
from shinobi.engine.records.record_stream import Verifier
from shinobi.engine.records.schema import schema, shown_schema, view_schema
from shinobi.engine.views import OMNISCIENT, view


def test_a_record_replays_to_the_same_match(table: AnyTable) -> None:
    for seed in (1, 2):
        *_, (match, _, _, _) = table.walk(seed)
        written = msgspec.json.encode(match.record())
        again = load(written)
        assert again.record() == match.record()
        assert again.state.pack() == match.state.pack()
        assert Verifier().problem(written) is None
        assert Verifier()._again(written) == written, "records written in bulk must be the same to the byte"


def test_a_match_can_be_saved_and_loaded_at_every_step(table: AnyTable) -> None:
    for match, s, _, _ in table.walk(4):
        if len(match.steps) % 7 == 0:
            again = shinobi.load(match.record())
            assert again.state.pack() == s.pack()
            for viewer in (*range(table.players), None, OMNISCIENT):
                assert again.view(viewer) == match.view(viewer)
                assert again.events(viewer) == match.events(viewer)


def test_records_and_views_fit_their_schemas(table: AnyTable) -> None:
    record_schema = jsonschema.Draft202012Validator(schema(table.name))
    seen_schema = jsonschema.Draft202012Validator(view_schema(table.name))
    for match, _, _, _ in table.walk(5):
        if len(match.steps) % 11 == 0:
            for viewer in (*range(table.players), None):
                seen_schema.validate(match.view(viewer))
    record_schema.validate(match.record())


def test_undo_restores_the_match_unless_something_was_revealed(table: AnyTable) -> None:
    undone = stood = 0
    for match, s, seat, action in table.walk(6):
        before = match.record()
        trial = load(before)
        trial.act(action, seat)
        told = trial.steps[-1].told
        if trial.over or any(table.game.events.reveals(one) or table.game.events.final(one) for one in told):
            stood += 1
            with pytest.raises(CannotUndo):
                trial.undo()
        else:
            undone += 1
            assert trial.undo() == table.game.actions.move(action)
            assert trial.record() == before
            assert trial.state.pack() == s.pack()
        if undone > 20 and stood > 5:
            break
    assert undone, "some move of every game can be taken back"
    assert stood, "some move of every game reveals something"


def test_a_move_that_can_be_taken_back_tells_nobody_anything(table: AnyTable) -> None:
    """Whatever the hidden cards and the dice: the same view before, the same move, the same view after."""
    rules, events = table.game.rules, table.game.events
    for seed in (7, 8):
        for match, s, seat, action in table.walk(seed):
            for viewer in table.viewers:
                world = imagine(table.game, s, viewer, nth_key(seed, len(match.steps)))
                if rules.why_not(world, seat, action):
                    continue
                true = copied(s)
                true.told_count = world.told_count = 0
                rules.apply(true, seat, action, 1)
                rules.apply(world, seat, action, 2)
                if not any(map(events.reveals, events.heard(true))):
                    assert view(table.game, true, viewer) == view(table.game, world, viewer)
                    assert [told for told in events.heard(true) if told.to >> viewer & 1] == [
                        told for told in events.heard(world) if told.to >> viewer & 1
                    ]


def test_every_outcome_of_chance_is_told(table: AnyTable) -> None:
    """Two keys that tell the same lead to the same state, so a record spells out all that chance did."""
    rules, events = table.game.rules, table.game.events
    before_the_deal = table.before_the_deal()
    outcomes: dict[tuple[object, ...], bytes] = {}
    for key in range(300):
        s = copied(before_the_deal)
        rules.setup(s, nth_key(key, 0))
        assert outcomes.setdefault(tuple(events.heard(s)), without_told(s)) == without_told(s)
    for match, s, seat, action in table.walk(9):
        if len(match.steps) % 5 == 0:
            outcomes = {}
            for key in range(20):
                after = copied(s)
                after.told_count = 0
                rules.apply(after, seat, action, nth_key(key, 1))
                assert outcomes.setdefault(tuple(events.heard(after)), without_told(after)) == without_told(after)


def test_the_schemas_in_the_docs_are_current(game: Game) -> None:
    from pathlib import Path

    folder = Path(__file__).parents[2] / "docs" / "schema"
    of_game = {"record": schema(game.name), "view": view_schema(game.name), "shown": shown_schema(game.name)}
    for name, made in of_game.items():
        written = (folder / f"{game.name}-{name}.json").read_bytes()
        assert msgspec.json.decode(written) == made, f"run: ./shinobi schema {game.name} --write docs/schema"


def test_the_table_on_the_rules_page_fits_the_game(game: Game) -> None:
    """The picture was drawn once (client/lab/stills.py): its view, options, moves and hints are those of today."""
    from pathlib import Path

    file = Path(__file__).parents[2] / "client" / "src" / "games" / game.name / "still.json"
    still = msgspec.json.decode(file.read_bytes())
    setting, now = still["setting"], still["now"]
    again = f"write it anew: client/lab/stills.py {game.name}"
    jsonschema.Draft202012Validator(view_schema(game.name)).validate(now["view"])
    table, _ = game.table(setting["players"], setting["edition"])  # with the usual options, so with the deck of today
    assert msgspec.json.decode(msgspec.json.encode(table.options)) == setting["options"], again
    assert all(game.actions.move(game.actions.action(move)) == move for move in now["legal"])
    told = {event.name: {"event", *event.arguments} for event in game.events.events}
    assert all(event.keys() == told[event["event"]] for event in still["news"]), again
    assert game.hints.hints(now["view"], []).keys() == now["hints"].keys(), again
