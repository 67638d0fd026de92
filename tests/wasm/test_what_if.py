"""What if: a table in the browser goes on from a moment of another match, and its record passes for no fair deal."""

import json
from pathlib import Path
from typing import Any

import pytest

from shinobi.engine.errors import BadRecord
from shinobi.engine.game import game_names
from shinobi.engine.records.record import load
from shinobi.telling.replay import Eyes, replay
from shinobi.wire import encode
from wasm.test_alone import Course
from wasm.test_modules import answered, layout_of, module_of


@pytest.mark.parametrize("game", game_names())
def test_one_goes_on_from_what_a_replay_shows(game: str, bundle: Path, tmp_path: Path) -> None:
    course = Course(game, 1)
    record = encode(course.table.record())
    written = json.loads(record)
    seats = range(written["players"])
    wishes: list[dict[str, Any]] = []
    for seat in seats:
        eyes: Eyes = seat if seat % 2 else "everything"
        shown = replay(record, eyes, [])
        for part in (0, 3, 7):
            wishes.append({"eyes": eyes, "step": len(shown.steps) * part // 8, "seat": seat})
    task = {"layout": layout_of(game), "record": written, "wishes": wishes}
    given: Any = answered(bundle, module_of(game), task, tmp_path)
    moves = [[step["seat"], step["move"]] for step in written["steps"]]
    for wish, answer in zip(wishes, given, strict=True):
        before = answer["moves"]
        assert before == moves[: len(before)], "what has happened is what had happened"
        assert answer["chairs"][wish["seat"]]["who"] == "me"
        assert [chair["name"] for chair in answer["chairs"]] == written["seats"]
        welcome = answer["welcome"]
        assert welcome["you"]["seat"] == wish["seat"]
        assert welcome["table"]["deal"] is None
        if isinstance(wish["eyes"], int):
            shown = replay(record, wish["eyes"], [])
            rest = json.loads(encode(shown))["steps"][wish["step"] :]
            # At the end of a round it goes on with the next.
            assert welcome["now"]["view"] | {"asked": False} in [step["view"] | {"asked": False} for step in rest[:2]]
        assert answer["over"], "it can be played to its end"
        assert answer["again"] > 1, "and looked back at"
        with pytest.raises(BadRecord):
            load(answer["record"])
