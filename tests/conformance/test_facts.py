"""Facts, memory and sayings: compiled and interpreted they are the same, and they tell nothing that is hidden."""

import jsonschema
import msgspec
from conformance.tables import TABLES, AnyTable

from shinobi.engine.game import Game
from shinobi.engine.imagine import imagine
from shinobi.engine.keys import nth_key
from shinobi.engine.native.buffers import FactsBuffers, written_for
from shinobi.engine.native.calls import PEOPLE, compiled
from shinobi.engine.native.runner import CompiledRunner
from shinobi.engine.records.schema import shown_schema
from shinobi.engine.seats import SPECTATOR
from shinobi.engine.views import OMNISCIENT


def viewers(table: AnyTable) -> tuple[int | None, ...]:
    return (*range(table.players), None)


def test_what_people_are_told_is_the_same_compiled_and_interpreted(table: AnyTable) -> None:
    quick = table.match(1).run_by(CompiledRunner)
    match = quick
    described = {"$ref": "#/$defs/Facts", "$defs": shown_schema(table.name)["$defs"]}
    schema = jsonschema.Draft202012Validator(described)
    for match, _, seat, action in table.walk(1):
        for viewer in (*viewers(table), OMNISCIENT):
            assert quick.for_people(viewer) == match.for_people(viewer)
        assert quick.written_view(OMNISCIENT) == match.written_view(OMNISCIENT)
        if len(match.steps) % 10 == 0:
            schema.validate(msgspec.json.decode(quick.for_people(seat)[1]))
        quick.act(action, seat)
    for anybody in (*viewers(table), OMNISCIENT):
        asked, facts = map(msgspec.json.decode, quick.for_people(anybody))
        assert asked == [], "the match is over"
        assert facts == table.game.hints.hints(match.view(anybody), match.events(anybody))


def test_what_is_remembered_follows_what_was_told_also_when_moves_are_taken_back(table: AnyTable) -> None:
    quick = table.match(2).run_by(CompiledRunner)
    for match, _, seat, action in table.walk(2):
        quick.act(action, seat)
        if quick.why_no_undo(seat) is None:
            quick.undo(seat)
            for viewer in (None, seat, OMNISCIENT):
                assert quick.for_people(viewer) == match.for_people(viewer)
            quick.act(action, seat)
        if len(match.steps) % 20 == 0:
            anew = quick.copy().run_by(CompiledRunner)
            everybody = (*viewers(table), OMNISCIENT)
            assert all(quick.for_people(viewer) == anew.for_people(viewer) for viewer in everybody)
            assert quick.snapshot() == anew.snapshot()


def test_facts_memory_and_sayings_are_the_same_in_two_worlds(table: AnyTable, thorough: int) -> None:
    for seed in range(thorough):
        for match, s, _, _ in table.walk(seed):
            if len(match.steps) % 7:
                continue
            for viewer in table.viewers:
                seat = None if viewer == SPECTATOR else viewer
                other = match.copy()
                other.state = imagine(table.game, s, viewer, nth_key(seed, len(match.steps)))
                assert other.for_people(seat) == match.for_people(seat)


def test_nothing_is_read_or_written_out_of_bounds(game: Game) -> None:
    code = compiled(game.name, check_bounds=True)
    code.load(PEOPLE)
    buffers = FactsBuffers(code, game.facts)
    for table in (one for one in TABLES if one.game is game):
        quick = table.match(3).run_by(CompiledRunner)
        assert isinstance(quick.runner, CompiledRunner)
        memories = quick.runner.remembered
        for match, _, seat, action in table.walk(3):
            quick.runner.memories()  # they are brought up to date when somebody asks
            for viewer in viewers(table)[-2:]:
                receiver = table.players if viewer is None else viewer
                code.write_for(buffers.board(quick.runner.states, quick.runner.rows, memories), 1 << receiver)
                written = buffers.written(table.players)
                assert written_for(receiver, written) == quick.for_people(viewer)
            quick.act(action, seat)
            code.remember_told(buffers.board(quick.runner.states, quick.runner.rows, memories.copy()))
            if len(match.steps) > 60:
                break
