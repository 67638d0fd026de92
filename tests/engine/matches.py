"""Short matches of daimyo to test with."""

from typing import Any

import shinobi
from shinobi.engine.keys import draw
from shinobi.engine.match import Match

CHOICES = 12345


def played(match: Match, steps: int | None = None) -> Match:
    """The match after so many random steps, or at its end."""
    while match.actor is not None and (steps is None or len(match.steps) < steps):
        legal = match.legal()
        match.play(legal[draw(CHOICES, len(match.steps), len(legal))])
    return match


def short_match(seed: int = 7, **options: Any) -> Match:
    """A match of one round, played to its end."""
    return played(shinobi.new("daimyo", seed=seed, max_rounds=1, **options))


def at_phase(phase: str, seed: int = 7) -> Match:
    """A match that has just come to this phase."""
    match = shinobi.new("daimyo", seed=seed)
    while match.view(None)["phase"] != phase:
        played(match, len(match.steps) + 1)
    return match
