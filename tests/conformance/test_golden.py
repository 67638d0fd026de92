"""Golden transcripts: short matches with every seat's view, prompt and facts at every step, as people read them.

They show a change of the rules, views, events or facts as a difference one can read. If the change is meant, write
them anew with: ./shinobi test tests/conformance/test_golden.py --write-golden
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from conformance.tables import TABLES, AnyTable

from shinobi.engine.game import game_named, game_names
from shinobi.engine.sayings import to_json
from shinobi.engine.seats import EVERYBODY
from shinobi.engine.views import UNSEEN

FOLDER = Path(__file__).parents[1] / "golden"
MOST_STEPS = 26
"""Of which something is told to all: what happens in secret comes on top."""


def transcript(table: AnyTable) -> Iterator[str]:
    """The match, line by line: each step, what it told to whom, and what has changed in what each viewer gets."""
    events, hints = table.game.events, table.game.hints
    before: dict[str, dict[str, object]] = {}
    yield f"{table.name}, edition {table.edition}, {table.players} players, seed 2026"
    for match, _, seat, action in table.walk(2026):
        steps = len(match.steps)
        for told in match.steps[-1].told if steps else match.deal:
            yield f"    told {json.dumps(events.written(told))}"
        for viewer in (*range(table.players), None):
            name = "spectator" if viewer is None else f"seat {viewer}"
            seen = match.view(viewer)
            prompt = [to_json(said) for said in (*hints.prompt(seen), *hints.waiting(seen))]
            facts: dict[str, object] = {"prompt": prompt, **hints.hints(seen, match.events(viewer))}
            now: dict[str, object]
            for does, now in (("sees", seen), ("reads", facts)):
                known = before.get(f"{name} {does}", {})
                changed = {field: value for field, value in now.items() if field not in known or known[field] != value}
                before[f"{name} {does}"] = now
                if changed:
                    yield f"    {name} {does} {json.dumps(changed, ensure_ascii=False)}"
        if sum(any(told.to == EVERYBODY for told in step.told) for step in match.steps) == MOST_STEPS:
            return
        yield f"step {steps + 1}: seat {seat} {json.dumps(table.game.actions.move(action))}"


def golden_tables() -> list[AnyTable]:
    """For each game, the smallest table of its first edition, and of the first that sets an option differently."""
    chosen = []
    for name in game_names():
        editions = game_named(name).editions
        differing = [edition for edition in editions if edition.sets]
        for edition in dict.fromkeys([editions[0].name, *(edition.name for edition in differing[:1])]):
            chosen.append(next(table for table in TABLES if (table.name, table.edition) == (name, edition)))
    return chosen


@pytest.mark.parametrize("golden", golden_tables(), ids=str)
def test_a_match_goes_as_it_went_when_it_was_written_down(golden: AnyTable, request: pytest.FixtureRequest) -> None:
    file = FOLDER / f"{golden}.txt"
    lines = list(transcript(golden))
    if request.config.getoption("--write-golden"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert file.read_text(encoding="utf-8").splitlines() == lines


@pytest.mark.parametrize("golden", golden_tables(), ids=str)
def test_something_is_hidden_from_everybody_in_a_golden_match(golden: AnyTable) -> None:
    text = "\n".join(transcript(golden))
    assert f'"{UNSEEN}"' in text
