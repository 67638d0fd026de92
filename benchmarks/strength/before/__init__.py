"""How bots judged before they learned: kept so that they can still be played against, and measured.

A game whose judgement has not changed since has no file here.
"""

import importlib
import importlib.util
from pathlib import Path
from types import SimpleNamespace
from typing import cast

from shinobi.bots.thinking import Thinking
from shinobi.engine import no_judgement
from shinobi.engine.game import Game, Judgement
from shinobi.engine.native.calls import Compiled


def judgement_before(game: str) -> SimpleNamespace:
    """The judgement that this game had; what it left out is as in a game that has none."""
    kept = f"{__name__}.{game}"
    module = importlib.import_module(kept if importlib.util.find_spec(kept) else f"shinobi.games.{game}.judgement")
    return SimpleNamespace(**(vars(no_judgement) | vars(module)))


def game_before(game: str) -> Game:
    """The game with the judgement that it had."""
    before = Game(game)
    before.judgement = cast(Judgement, judgement_before(game))
    return before


def thinking_before(game: str) -> Thinking:
    """The bots of before, as machine code."""
    return Thinking(Compiled(game_before(game)), also=[Path(str(judgement_before(game).__file__))])
