"""What a game adds to a view for people: `games/GAME/hints.py`, where there is one."""

import importlib
from collections.abc import Sequence
from functools import cache
from typing import Any

from shinobi.engine.domains import Json
from shinobi.server.wire import Event, Said


@cache
def _hints_of(game: str) -> Any:
    try:
        return importlib.import_module(f"shinobi.games.{game}.hints")
    except ModuleNotFoundError:
        return None


def board(game: str, view: dict[str, Json], heard: Sequence[Event]) -> tuple[list[Said], dict[str, Json]]:
    """What is asked, and facts for the board: made from what the viewer knows alone."""
    hints = _hints_of(game)
    if hints is None:
        return [], {}
    return hints.prompt(view), hints.hints(view, heard)
