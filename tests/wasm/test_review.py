"""The review of a finished match: chances of everybody after each move, and what the strongest bot would have done."""

import json
from pathlib import Path
from typing import Any

import pytest

from shinobi.engine.game import game_names
from shinobi.wire import encode
from wasm.test_alone import Course
from wasm.test_modules import answered, layout_of, module_of

LITTLE = {
    "points": 12,
    "open": 60,
    "known": 10,
    "again": 60,
    "decisions": 8,
    "simulations": 100,
    "compared": 20,
    "settled": 30,
}


@pytest.mark.parametrize("game", game_names())
def test_a_match_is_reviewed_from_its_record(game: str, bundle: Path, tmp_path: Path) -> None:
    course = Course(game, 1)
    record = json.loads(encode(course.table.record()))
    task = {"layout": layout_of(game), "record": record, "effort": LITTLE}
    given: Any = answered(bundle, module_of(game), task, tmp_path)
    review, progress = given["review"], given["progress"]
    assert progress == sorted(progress)
    assert 0 <= progress[0] < progress[-1] < 1
    points = review["points"]
    assert points[0] == 0
    assert points[-1] == len(record["steps"])
    for curve in (review["open"], review["known"]):
        assert len(curve) == len(points)
        assert curve[-1] == record["result"]["shares"], "at the end nothing is left to be guessed"
        assert all(0 <= chance <= 1 for row in curve for chance in row)
    assert all(sum(row) == pytest.approx(1) for row in review["open"]), "the victory is shared among all"
    assert max(map(max, review["open"][:-1])) > max(review["open"][0]), "on the way there is less to be guessed"
    made = {(nth, step["seat"]): step["move"] for nth, step in enumerate(record["steps"]) if not step.get("bot")}
    assert review["decisions"]
    for decision in review["decisions"]:
        assert list(decision["made"].values()) == made[decision["after"], decision["seat"]]
        chances = decision["chances"]
        assert decision["made"] != decision["best"] or chances["made"] == chances["best"]
    # A person who plays at random is not always found to play like the strongest bot.
    assert any(decision["made"] != decision["best"] for decision in review["decisions"])
