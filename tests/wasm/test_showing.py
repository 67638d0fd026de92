"""Views, legal moves, prompts and facts come out of a game's module byte for byte as a server writes them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from conformance.tables import TABLES, AnyTable

import shinobi
from shinobi.engine.domains import Json
from shinobi.engine.match import Match
from wasm.test_modules import answered, bundled, layout_of, module_of

SEED = 4
EVERY = 17
"""The receivers look at every so many steps."""


def told(match: Match) -> list[dict[str, str]]:
    """What every receiver is shown and told, interpreted."""
    each = []
    for viewer in (*range(match.players), None):
        whole = (*match.written(viewer), *match.for_people(viewer))
        each.append(dict(zip(("view", "legal", "prompt", "facts"), (one.decode() for one in whole), strict=True)))
    return each


class Expected:
    """A match at a table, as `showing.mjs` is asked to play it, and what it must give back."""

    def __init__(self, table: AnyTable) -> None:
        s = table.before_the_deal()
        self.told: list[list[dict[str, str]]] = []
        self.task: dict[str, Json] = {
            "players": table.players,
            "cells": {name: getattr(s, name) for name in s.fields},
            "deal": str(table.match(SEED).keys.key(0)),
            "steps": list(self._steps(table)),
        }

    def _steps(self, table: AnyTable) -> Iterator[dict[str, Json]]:
        match = None
        for match, _, seat, action in table.walk(SEED):
            look = len(match.steps) % EVERY == 0
            if look:
                self.told.append(told(match))
            yield {"seat": seat, "action": action, "key": str(match.keys.key(len(match.steps) + 1)), "look": look}
        assert match is not None
        self.told.append(told(match))


@pytest.mark.parametrize("name", shinobi.game_names())
def test_a_page_is_told_what_a_server_tells(name: str, tmp_path: Path) -> None:
    matches = [Expected(table) for table in TABLES if table.name == name]
    task = {"layout": layout_of(name), "matches": [one.task for one in matches]}
    bundled("showing.mjs", tmp_path / "bundle.mjs")
    assert answered(tmp_path / "bundle.mjs", module_of(name), task, tmp_path) == [one.told for one in matches]
