"""A table in the browser is refused where a server would refuse it, with the clause that forbids it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conformance.tables import TABLES

from shinobi.engine.game import game_named, game_names
from wasm.test_modules import answered, bundled, layout_of, module_of

FORBIDDEN: dict[str, tuple[Callable[[int], dict[str, Any]], str]] = {
    "daimyo": (lambda players: {"clans": ["canzai"] * players}, "DAI-02"),
    "clans": (lambda _: {"troops_per_clan": 1}, "CLA-04"),
}
"""Options that the rules forbid at a table of so many, and by which clause."""


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("possible") / "possible.mjs"
    bundled("possible.mjs", out)
    return out


def setting(game: str, players: int, edition: str, options: Any) -> dict[str, Any]:
    return {"game": game, "players": players, "edition": edition, "options": dict(options)}


@pytest.mark.parametrize("game", game_names())
def test_a_table_that_the_rules_forbid_is_not_set(game: str, script: Path, tmp_path: Path) -> None:
    kinds = [game_named(game).table(one.players, one.edition, one.options)[0] for one in TABLES if one.name == game]
    settings = [setting(game, one.players, one.edition, one.options) for one in kinds]
    expected = ["none"] * len(settings)
    most = max(kinds, key=lambda one: one.players)
    settings.append(setting(game, most.players, most.edition, {**most.options, "nonsense": 1}))
    expected.append("option")
    if game in FORBIDDEN:
        options, clause = FORBIDDEN[game]
        settings.append(setting(game, most.players, most.edition, {**most.options, **options(most.players)}))
        expected.append(clause)
    assert answered(script, module_of(game), {"layout": layout_of(game), "settings": settings}, tmp_path) == expected
