"""What a game adds to a view for people: what is asked or whom the match waits for, and facts for the board."""

from collections.abc import Sequence

from shinobi.engine.domains import Json
from shinobi.engine.game import game_named
from shinobi.engine.sayings import to_json
from shinobi.wire import Event, Said


def prompts(game: str, view: dict[str, Json], heard: Sequence[Event]) -> tuple[list[Said], dict[str, Json]]:
    """The prompt and the hints of `games/GAME/hints.py`: made from what the viewer knows alone."""
    hints = game_named(game).hints
    said = hints.prompt(view) if view["asked"] else hints.waiting(view)
    return [to_json(one) for one in said], hints.hints(view, heard)
