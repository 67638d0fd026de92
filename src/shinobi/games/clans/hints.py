"""What clans asks of a viewer, and facts to reason from: all from the viewer's own view and the events it was told.

`hints` has, for every viewer:

| name | meaning |
|---|---|
| `clans` | the clans, in the order in which views and `history` list them |
| `history` | `fed`, `moved` and `struck`, each `[seat][clan]`: how often the seat has done that to the clan |
| `orders` | `[seat]`: the orders of the seat's latest turn, `first`, `second` and `third`, as the events that tell of \
them; none where the order was not given yet |
| `forced` | each `province` and `clan` that the player in turn could attack if the third order came now; if there are \
any, one of them must be attacked (CLA-14) |
| `foreseen` | each second order that is open to the viewer, as a `move`, with its `targets`: what would be `forced` \
after it |
| `protected` | `[province][clan]`: the order of this turn that has changed the army, so that it is no target \
(CLA-17); none for the armies of the player in turn, which are no targets anyway |
| `standing` | `[clan]`: its cards on the table, over all provinces |
| `last_turn` | `stationing` and `moving`: which `seat` has the last turn of the game, and how many `turns` are left, \
this one included, if from now on everybody stations, or moves; the same in both once the last card is drawn (CLA-30) |
| `reckoning` | at the end, each clan by its `cards` on the table, most first, with the `seat` that served it, the \
cards at `home` in that seat's province, whether it was `tied` for the most, and whether it `won` |
| `names` | for a viewer who is asked, better names for what a move speaks of: a `part` of the move, and what its last \
argument is then `called`, a saying |
"""

from collections.abc import Mapping, Sequence
from typing import Any

from shinobi.engine.domains import Json
from shinobi.engine.game import game_named
from shinobi.engine.sayings import Said, Whose, say, thing, to_json
from shinobi.engine.seats import NOBODY, includes
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

ORDERS = ("first", "second", "third")
GIVEN = {"deployed": "first", "struck": "first", "stationed": "second", "moved": "second", "attacked": "third"}
"""Of which order each event tells. A skipped order says itself which one it is."""

CHANGED_BY = {
    rules.DEPLOYED_TO: "first",
    rules.STRUCK_BY_NINJA: "first",
    rules.STATIONED_IN: "second",
    rules.MOVED_IN: "second",
    rules.MOVED_OUT: "second",
}
"""Which order makes each change of an army."""

MOST_NAMED = 3
"""Targets that a warning names: a prompt is read at a glance, and on a phone."""

CARDS_PLAYED = {"stationing": 2, "moving": 1}
"""From hand in a turn: the first order plays one card, and stationing another."""


def hints(view: View, heard: Heard) -> dict[str, Json]:
    """The facts in the table above."""
    s = state_of(rules.State, view)
    return {
        "clans": list(rules.CLAN.names),
        "history": _history(heard, s.players),
        "orders": _orders(heard, s.players),
        "forced": _forced(s),
        "foreseen": _foreseen(s, view["seat"]) if view["asked"] and view["order"] == "second" else [],
        "protected": [[_protected(s, province, clan) for clan in range(rules.CLANS)] for province in range(s.players)],
        "standing": [rules.cards_on_the_table(s, clan) for clan in range(rules.CLANS)],
        "last_turn": {way: _last_turn(s, played) for way, played in CARDS_PLAYED.items()},
        "reckoning": _reckoning(s) if s.order == rules.OVER else [],
        "names": [{"part": {"province": view["seat"]}, "called": to_json(say("named-own"))}] if view["asked"] else [],
    }


def _history(heard: Heard, players: int) -> dict[str, list[list[int]]]:
    done = {deed: [[0] * rules.CLANS for _ in range(players)] for deed, _ in DEEDS.values()}
    for event in heard:
        if event["event"] in DEEDS:
            deed, argument = DEEDS[event["event"]]
            done[deed][event["seat"]][rules.CLAN.read(event[argument])] += 1
    return done


def _orders(heard: Heard, players: int) -> list[dict[str, Json]]:
    given: list[dict[str, Json]] = [dict.fromkeys(ORDERS) for _ in range(players)]
    for event in heard:
        if event["event"] == "turn":
            given[event["seat"]] = dict.fromkeys(ORDERS)
        elif event["event"] == "skipped":
            given[event["seat"]][event["order"]] = dict(event)
        elif event["event"] in GIVEN:
            given[event["seat"]][GIVEN[event["event"]]] = dict(event)
    return given


def _forced(s: rules.State) -> list[dict[str, Json]]:
    if s.order == rules.OVER:
        return []
    then = rules.State.unpack(s.pack())
    then.order = rules.THIRD_ORDER
    attacks = [rules.ACTIONS.move(action) for action in game_named("clans").legal(then, s.turn)]
    targets = dict.fromkeys((move["province"], move["target"]) for move in attacks)
    return [{"province": province, "clan": clan} for province, clan in targets]


def _foreseen(s: rules.State, seat: int) -> list[dict[str, Json]]:
    foreseen: list[dict[str, Json]] = []
    for action in game_named("clans").legal(s, seat):
        then = rules.State.unpack(s.pack())
        arguments = rules.FIRST[action], rules.SECOND[action], rules.THIRD[action]
        if rules.VERB[action] == rules.STATION:
            rules.station(then, seat, arguments[0])
        else:
            rules.move(then, seat, *arguments)
        foreseen.append({"move": rules.ACTIONS.move(action), "targets": _forced(then)})
    return foreseen


def _protected(s: rules.State, province: int, clan: int) -> Json:
    if s.order == rules.OVER or province == s.turn or not rules.protected(s, province, clan):
        return None
    return CHANGED_BY[s.changed[rules.CLANS * province + clan]]


def _last_turn(s: rules.State, played: int) -> dict[str, Json]:
    if s.order == rules.OVER:
        return {"seat": s.last, "turns": 0}
    turns, seat, deck = 1, s.turn, s.deck_size
    # In this turn some of the cards may have been played already; all others begin theirs with a full hand.
    drawn = rules.HAND - s.hand_size[seat] + max(0, played - (s.order - rules.FIRST_ORDER))
    while s.last == NOBODY and deck > drawn:
        turns, seat, deck, drawn = turns + 1, rules.to_the_left(s, seat), deck - drawn, played
    if s.last == NOBODY:
        return {"seat": seat, "turns": turns + s.players}
    while seat != s.last:
        turns, seat = turns + 1, rules.to_the_left(s, seat)
    return {"seat": seat, "turns": turns}


def _reckoning(s: rules.State) -> list[dict[str, Json]]:
    served = {s.clan[seat]: seat for seat in range(s.players)}
    cards = [rules.cards_on_the_table(s, clan) for clan in range(rules.CLANS)]
    most = [clan for clan in served if cards[clan] == max(cards[clan] for clan in served)]
    lines: list[dict[str, Any]] = []
    for clan, seat in [*served.items(), *((clan, None) for clan in range(rules.CLANS) if clan not in served)]:
        lines.append(
            {
                "clan": rules.CLAN.show(clan),
                "cards": cards[clan],
                "seat": seat,
                "home": None if seat is None else s.army[rules.CLANS * seat + clan],
                "tied": len(most) > 1 and clan in most,
                "won": seat is not None and includes(s.winners, seat),
            }
        )
    return sorted(lines, key=lambda line: (-line["cards"], not line["won"], line["seat"] is None, -(line["home"] or 0)))


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
        if len(targets) > MOST_NAMED:
            said.append(say("warn-forced-many", count=len(targets), targets=targets[:MOST_NAMED]))
        elif targets:
            said.append(say("warn-forced", targets=targets))
    return said


def waiting(view: View) -> list[Said]:
    """Whom the viewer waits for, and for what; all of it is public."""
    if view["asked"] or view["order"] == "over":
        return []
    said = [say(f"wait-{view['order']}", seat=Whose(view["turn"]))]
    return [*said, say("wait-last")] if view["last"] == view["turn"] else said
