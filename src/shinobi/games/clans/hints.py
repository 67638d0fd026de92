"""What clans asks of a viewer, and facts to reason from: all from the viewer's own view and the events it was told.

`hints` has, for every viewer:

| name | meaning |
|---|---|
| `clans` | the clans, in the order in which views and `history` list them |
| `history` | `fed`, `moved` and `struck`, each `[seat][clan]`: how often the seat has done that to the clan |
| `forced` | each `province` and `clan` that the player in turn could attack if the third order came now; if there are \
any, one of them must be attacked (CLA-14) |
| `protected` | `[province][clan]`: whether this turn's orders have changed the army, so that it is no target (CLA-17) |
"""

from collections.abc import Mapping, Sequence
from typing import Any

from shinobi.engine.domains import Json
from shinobi.engine.game import game_named
from shinobi.engine.sayings import Said, Whose, say, thing
from shinobi.engine.views import state_of
from shinobi.games.clans import rules

View = Mapping[str, Any]
Heard = Sequence[Mapping[str, Any]]

DEEDS = {
    "deployed": ("fed", "clan"),
    "stationed": ("fed", "clan"),
    "moved": ("moved", "clan"),
    "struck": ("struck", "clan"),
    "attacked": ("struck", "target"),
}
"""What each event does to a clan, and which of its arguments is the clan."""


def hints(view: View, heard: Heard) -> dict[str, Json]:
    """The facts in the table above."""
    s = state_of(rules.State, view)
    return {
        "clans": list(rules.CLAN.names),
        "history": _history(heard, s.players),
        "forced": _forced(s),
        "protected": [
            [bool(rules.protected(s, province, clan)) for clan in range(rules.CLANS)] for province in range(s.players)
        ],
    }


def _history(heard: Heard, players: int) -> dict[str, list[list[int]]]:
    done = {deed: [[0] * rules.CLANS for _ in range(players)] for deed, _ in DEEDS.values()}
    for event in heard:
        if event["event"] in DEEDS:
            deed, argument = DEEDS[event["event"]]
            done[deed][event["seat"]][rules.CLAN.read(event[argument])] += 1
    return done


def _forced(s: rules.State) -> list[dict[str, Json]]:
    if s.order == rules.OVER:
        return []
    then = rules.State.unpack(s.pack())
    then.order = rules.THIRD_ORDER
    attacks = [rules.ACTIONS.move(action) for action in game_named("clans").legal(then, s.turn)]
    targets = dict.fromkeys((move["province"], move["target"]) for move in attacks)
    return [{"province": province, "clan": clan} for province, clan in targets]


def prompt(view: View) -> list[Said]:
    """What is asked of the viewer; and a warning where the second order forces an attack."""
    if not view["asked"]:
        return []
    said = [say(f"turn-{view['order']}")]
    if view["last"] == view["seat"]:
        said.append(say("turn-last"))
    if view["order"] == "second":
        targets = [
            say("warn-target", clan=thing(rules.CLAN, target["clan"]), province=Whose(target["province"]))
            for target in _forced(state_of(rules.State, view))
        ]
        if targets:
            said.append(say("warn-forced", targets=targets))
    return said


def waiting(view: View) -> list[Said]:
    """Whom the viewer waits for, and for what; all of it is public."""
    if view["asked"] or view["order"] == "over":
        return []
    said = [say(f"wait-{view['order']}", seat=Whose(view["turn"]))]
    return [*said, say("wait-last")] if view["last"] == view["turn"] else said
