"""The random bot: any legal move, each as likely as the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shinobi.engine.keys import draw

if TYPE_CHECKING:
    from shinobi.bots.bot import Asked
    from shinobi.engine.actions import Move


class RandomBot:
    """Knows nothing, fears nothing."""

    def choose(self, asked: Asked) -> Move:
        return asked.legal[draw(asked.key, 0, len(asked.legal))]
