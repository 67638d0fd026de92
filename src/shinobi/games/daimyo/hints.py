"""What daimyo asks of a viewer, and facts to reason from: all from the viewer's own view and the events it was told.

`hints` has, for every viewer:

| name | meaning |
|---|---|
| `attackers` | `[victim][slot]`: whose card lies in that slot, the nearest attacker's first |
| `targets` | `[seat][slot]`: in whose slot the seat's card lies, or will lie |
| `sending_to` | whom the player in turn attacks with the next card; null outside the first phase |
| `unseen` | `[seat]`: the weapons of the seat that were not turned up in this round |
| `in_hand` | `[seat]`: how many cards the seat has in hand |
| `lost` | `[seat]`: how many lives the seat has lost |
| `lies` | `[seat]`: how many of the seat's cards turned up so far were lies, and how many were turned up |
| `after` | `[seat]`: what is told of the seat after the end, as a saying: how often it lied; empty before |
| `names` | what can be chosen, in the board's words: a `part` of the move, and what it is `called`, as a saying |
| `shared_end` | whether a denunciation now could take the last lives of all at once (DAI-51) |
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from shinobi.engine.domains import Json
from shinobi.engine.sayings import Said, Whose, say, thing, to_json
from shinobi.engine.views import UNSEEN, state_of
from shinobi.games.daimyo import rules

View = Mapping[str, Any]
Heard = Sequence[Mapping[str, Any]]


def hints(view: View, heard: Heard) -> dict[str, Json]:
    """The facts in the table above."""
    s = state_of(rules.State, view)
    seats, slots = range(s.players), range(rules.ATTACKS)
    lies = _lies(heard, s.players)
    return {
        "attackers": [[rules.attacker(s, victim, slot) for slot in slots] for victim in seats],
        "targets": [[rules.target(s, seat, slot) for slot in slots] for seat in seats],
        "sending_to": rules.target(s, s.turn, s.given) if s.phase == rules.ASSIGN else None,
        "unseen": [_unseen(view, s, seat) for seat in seats],
        "in_hand": [rules.WEAPONS - _sent(view, s, seat) for seat in seats],
        "lost": [rules.LIVES - s.lives[seat] for seat in seats],
        "lies": lies,
        "after": [to_json(say("after-lies", lies=lied, cards=cards)) for lied, cards in lies if s.phase == rules.OVER],
        "names": list(_names(s, view["seat"])),
        "shared_end": _may_end_shared(s),
    }


def _names(s: rules.State, seat: int | None) -> Iterator[dict[str, Json]]:
    """A card is sent, a weapon is said, and the cards turned up are named, not the one that is left."""
    for weapon in rules.WEAPON.names:
        yield _name("card", weapon, say("named-send", weapon=thing(rules.WEAPON, weapon)))
        yield _name("declared", weapon, say("named-say", weapon=thing(rules.WEAPON, weapon)))
    if seat is not None and s.phase == rules.REVEALING:
        attackers = [rules.attacker(s, seat, slot) for slot in range(rules.ATTACKS)]
        for leave in attackers:
            first, second = (Whose(one) for one in attackers if one != leave)
            yield _name("leave", leave, say("named-turn-up", first=first, second=second))


def _name(argument: str, value: Json, called: Said) -> dict[str, Json]:
    return {"part": {argument: value}, "called": to_json(called)}


def closing(view: View, told: Heard) -> dict[str, Json]:
    """The table at the end of a round: as the viewer saw it before the last decision, with what that brought about."""
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


def _unseen(view: View, s: rules.State, seat: int) -> list[str]:
    places = [(rules.target(s, seat, slot), slot) for slot in range(rules.ATTACKS)]
    shown = {view["card"][to][slot] for to, slot in places if view["card_known"][to][slot] == "all"}
    return [weapon for weapon in rules.WEAPON.names if weapon not in shown]


def _sent(view: View, s: rules.State, seat: int) -> int:
    return sum(view["declared"][rules.target(s, seat, slot)][slot] is not None for slot in range(rules.ATTACKS))


def _lies(heard: Heard, players: int) -> list[list[int]]:
    said: dict[tuple[int, int], str] = {}
    lies: Counter[int] = Counter()
    turned_up: Counter[int] = Counter()
    for event in heard:
        if event["event"] == "attacked":
            said[event["attacker"], event["target"]] = event["declared"]
        elif event["event"] == "revealed":
            turned_up[event["attacker"]] += 1
            lies[event["attacker"]] += said[event["attacker"], event["victim"]] != event["card"]
    return [[lies[seat], turned_up[seat]] for seat in range(players)]


def _may_end_shared(s: rules.State) -> bool:
    return s.phase == rules.DENOUNCING and rules.may_fall_together(s, s.turn)


def prompt(view: View) -> list[Said]:
    """What is asked of the viewer; and a warning where all the last lives may fall together."""
    if not view["asked"]:
        return []
    s = state_of(rules.State, view)
    match view["phase"]:
        case "assign":
            return [say("turn-assign", target=Whose(rules.target(s, s.turn, s.given)), nth=s.given + 1)]
        case "reveal":
            return [say("turn-reveal")]
    turned_up = next(card for card in view["card"][s.turn] if card != UNSEEN)
    message = ("turn-hit" if s.hit else "turn-miss") + ("" if s.lives[s.turn] else "-fallen")
    asked = [say(message, weapon=thing(rules.WEAPON, turned_up))]
    return [*asked, say("warn-shared-end")] if _may_end_shared(s) else asked


def waiting(view: View) -> list[Said]:
    """Whom the viewer waits for, and for what; all of it is public."""
    if view["asked"] or view["phase"] == "over":
        return []
    s = state_of(rules.State, view)
    if s.phase == rules.ASSIGN:
        target = Whose(rules.target(s, s.turn, s.given))
        return [say("wait-assign", seat=Whose(s.turn), target=target, nth=s.given + 1)]
    return [say(f"wait-{view['phase']}", seat=Whose(s.turn))]
