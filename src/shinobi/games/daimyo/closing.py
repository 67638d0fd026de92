"""The table of daimyo at the end of a round."""

from collections.abc import Mapping, Sequence
from typing import Any

from shinobi.engine.domains import Json
from shinobi.engine.views import state_of
from shinobi.games.daimyo import rules


def closing(view: Mapping[str, Any], told: Sequence[Mapping[str, Any]]) -> dict[str, Json]:
    """The table as the viewer saw it before the last decision, with what that brought about."""
    s = state_of(rules.State, view)
    card, known = ([list(row) for row in view[name]] for name in ("card", "card_known"))
    lives = list(view["lives"])
    for event in told:
        if event["event"] == "revealed":
            slot = rules.slot_from(s, event["victim"], event["attacker"])
            card[event["victim"]][slot], known[event["victim"]][slot] = event["card"], "all"
        elif event["event"] == "lost":
            lives[event["seat"]] = event["left"]
    nobody = {"turn": None, "left": None, "hit": False, "phase": "reveal"}
    return {**view, **nobody, "card": card, "card_known": known, "lives": lives}
