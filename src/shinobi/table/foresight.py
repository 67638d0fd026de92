"""What would come of a move, as far as the seat that thinks of it can know: whether it is possible, and ends the turn.

Everything is tried in an imagined world that fits what the seat knows, so the answers tell nothing else.
"""

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence

from shinobi.engine.domains import Json
from shinobi.engine.errors import BadMove
from shinobi.engine.match import Match


def thought_of(match: Match, move: Mapping[str, Json]) -> list[int]:
    """The actions that the move means: one if it is whole, else all that have this part. Raises `BadMove` if none."""
    try:
        return [match.game.actions.action(move)]
    except BadMove:
        actions = match.game.actions.having(move)
        if not actions:
            raise
        return actions


def why_none(match: Match, seat: int, actions: Sequence[int]) -> str | None:
    """Why the seat may take none of these actions, as the clause that forbids most of them; `None` if it may."""
    world = match.imagined(seat, secrets.randbits(64))
    clauses: Counter[int] = Counter()
    for action in actions:
        clause = match.game.rules.why_not(world, seat, action)
        if not clause:
            return None
        clauses[clause] += 1
    return match.game.clause(clauses.most_common(1)[0][0])


def ends_turn(match: Match, seat: int, action: int) -> bool:
    """Whether the seat would not be asked any more after this action, until others have decided something."""
    rules, world = match.game.rules, match.imagined(seat, secrets.randbits(64))
    world.told_count = 0
    rules.apply(world, seat, action, secrets.randbits(64))
    return not rules.actors(world) >> seat & 1
