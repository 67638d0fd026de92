"""The table of arts at the end of a round."""

from collections.abc import Mapping, Sequence
from typing import Any

from shinobi.engine.domains import Json


def closing(view: Mapping[str, Any], told: Sequence[Mapping[str, Any]]) -> dict[str, Json]:
    """The table as the viewer saw it before the last move, with the items and the honour that were shown."""
    held, known, honour = list(view["held"]), list(view["held_known"]), list(view["honour"])
    gone = {event["seat"] for event in told if event["event"] in ("left", "left-without-arts")}
    for event in told:
        if event["event"] == "item-shown":
            held[event["seat"]], known[event["seat"]] = event["item"], "all"
        elif event["event"] == "honour":
            honour[event["seat"]] = event["honour"]
    carrying = [seat for seat, item in enumerate(held) if item is not None]
    inside = [seat for seat in view["inside"] if seat not in gone]
    return {
        **view,
        "turn": None,
        "phase": "turn",
        "held": held,
        "held_known": known,
        "carrying": carrying,
        "honour": honour,
        "inside": inside,
    }
