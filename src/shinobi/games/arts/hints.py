"""What arts asks of a viewer, and facts to reason from: all from the viewer's own view. Sayings are in their JSON form.

`hints` has, for every viewer:

| name | meaning |
|---|---|
| `says` | `[item]`: what is written on each item of the deck, as a saying |
| `known_items` | each `item` that the viewer knows, with its `place` in the keep or the `seat` that holds it, the \
other being null, and whether it lies `open` for all |
| `names` | better names for what a move speaks of: a `part` of the move, and what its last argument is then `called`, \
as a saying |
| `duel` | the last attack of this turn: the attacker (`seat`), the `target`, the `kind`, the arts of the `attack` and \
of the `defence`, the `partners` called on as seat and partner, and its `outcome`: `robbed`, `failed`, or null while \
somebody is asked; null before any |
| `scoring` | how the last round was scored, in the order of ART-56, as steps that say `what` they are: the round has \
`ended`; an item is `shown` with its base value; one `cancels` those of other `seats`; one is `worth` another value; \
the `lowest` wins; one wins `outright`; there is a `tie`; the round is `won`, or by `nobody`; an item brings `more` \
honour; `honour` |
| `after` | after the end, each seat's honour as a saying |

And for a seat, else empty or null:

| name | meaning |
|---|---|
| `own_arts` | each art card before the viewer: its spot (`card`), its `art`, the `uses` left, whether it is for \
`single_use`, lies `face_up`, and was `used` in this turn |
| `own_partner` | the viewer's `partner`, the `moment` for it, and whether it is `used` |
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from shinobi.engine.domains import Json
from shinobi.engine.sayings import Entry, Said, Whose, say, thing, to_json
from shinobi.engine.seats import NOBODY, NOTHING, only
from shinobi.engine.small_sets import has
from shinobi.engine.views import UNSEEN, state_of
from shinobi.games.arts.cards import (
    ART,
    CANCELS,
    EFFECT,
    ITEM,
    ITEMS,
    LOWEST_WINS,
    MOMENT,
    MORE_HONOUR,
    PARTNER,
    WINS_IF_HELD,
    moment_of,
)
from shinobi.games.arts.hands import teammate, use
from shinobi.games.arts.scoring import another_holds, in_force
from shinobi.games.arts.table import CARD, ENOUGH_HONOUR, KEEPING, OVER, PLACE, SPOTS, State, arts_of, spot

View = Mapping[str, Any]
Heard = Sequence[Mapping[str, Any]]


def hints(view: View, heard: Heard) -> dict[str, Json]:
    """The facts in the tables above."""
    s = state_of(State, view)
    return {
        "says": [to_json(says(view, item)) for item in range(ITEMS)],
        "known_items": list(_known_items(view)),
        "names": [{"part": part, "called": to_json(called)} for part, called in _names(view) if called is not None],
        "duel": _duel(heard),
        "scoring": list(_scoring(state_of(State, view), heard)),
        "after": [to_json(say("board-honour", honour=honour)) for honour in view["honour"] if s.phase == OVER],
        "own_arts": [] if view["seat"] is None else own_arts(view),
        "own_partner": None if view["seat"] is None else _own_partner(s, view["seat"]),
    }


def closing(view: View, told: Heard) -> dict[str, Json]:
    """The table at the end of a round: as the viewer saw it before the last move, with the items and honour shown."""
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


# Items --------------------------------------------------------------------------------------------------------------


def says(view: View, item: int) -> Said:
    """What is written on an item: its value and its effect."""
    other = view["item_other"][item]
    named = {} if other is None else {"other": thing(ITEM, other)}
    effect = say(f"says-{view['item_effect'][item] or 'none'}", worth=view["item_worth"][item], **named)
    if view["item_lasting"][item]:
        effect = say("says-lasting", effect=effect)
    return say("item-says", value=view["item_value"][item], effect=effect)


def _known_items(view: View) -> Iterator[dict[str, Json]]:
    for nth, item in enumerate(view["keep"]):
        if item not in (None, UNSEEN):
            yield {"item": item, "place": PLACE.names[nth], "seat": None, "open": view["keep_known"][nth] == "all"}
    for seat, item in enumerate(view["held"]):
        if item not in (None, UNSEEN):
            yield {"item": item, "place": None, "seat": seat, "open": view["held_known"][seat] == "all"}


# What was told ------------------------------------------------------------------------------------------------------


def _since(heard: Heard, name: str) -> Heard:
    """What was told from the last event of this name on; nothing if there was none."""
    for nth in range(len(heard) - 1, -1, -1):
        if heard[nth]["event"] == name:
            return heard[nth:]
    return []


def _duel(heard: Heard) -> Json:
    """The last attack of this turn, as it was told so far (ART-21)."""
    told = _since(_since(heard, "turn"), "attacked")
    if not told:
        return None
    attack = told[0]
    arts: dict[str, Json] = {}
    partners: list[Json] = []
    outcome = None
    for event in told[1:]:
        match event["event"]:
            case "turned-up" | "discarded":
                arts.setdefault("attack" if event["seat"] == attack["seat"] else "defence", event["art"])
            case "secret-art":
                partners.append([event["seat"], event["partner"]])
            case "robbed" | "attack-failed":
                outcome = "robbed" if event["event"] == "robbed" else "failed"
                break
    return {
        "seat": attack["seat"],
        "target": attack["target"],
        "kind": attack["kind"],
        "attack": arts.get("attack"),
        "defence": arts.get("defence"),
        "partners": partners,
        "outcome": outcome,
    }


def _scoring(s: State, heard: Heard) -> Iterator[dict[str, Json]]:
    """The last round's scoring, effect by effect, in the order of ART-56. The items are those that were then held."""
    told = _since(heard, "round-ended")
    shown = [event for event in told if event["event"] == "item-shown"]
    s.carrying = 0
    for event in shown:
        s.carrying |= only(event["seat"])
        s.held[event["seat"]] = event["item"]
    held = [{"seat": event["seat"], "item": event["item"]} for event in shown]
    for event in told[:1]:
        yield {"what": "ended", "clause": event["clause"]}
    for one in held:
        yield {"what": "shown", **one, "value": s.item_value[one["item"]]}
    for one in held:
        if in_force(s, one["seat"], CANCELS):
            yield {"what": "cancels", **one, "seats": [seat for seat in _holders(s) if _cancelled(s, seat)]}
    for event, one in zip(shown, held, strict=True):
        if event["value"] != s.item_value[event["item"]]:
            yield {"what": "worth", **one, "value": event["value"]}
    for one in held:
        if in_force(s, one["seat"], LOWEST_WINS):
            yield {"what": "lowest", **one}
    for one in held:
        if in_force(s, one["seat"], WINS_IF_HELD) and another_holds(s, one["seat"], s.item_other[one["item"]]):
            yield {"what": "outright", **one}
    for event in told:
        match event["event"]:
            case "round-won":
                if _tied(shown, event["seat"]):
                    yield {"what": "tie", "clause": "ART-53"}
                yield {"what": "won", "seat": event["seat"], "item": event["item"]}
                if in_force(s, event["seat"], MORE_HONOUR):
                    gained = s.item_worth[event["item"]]
                    yield {"what": "more", "seat": event["seat"], "item": event["item"], "gained": gained}
            case "nobody-won":
                yield {"what": "nobody"}
            case "honour":
                yield {"what": "honour"} | {name: event[name] for name in ("seat", "gained", "honour")}


def _tied(shown: Heard, winner: int) -> bool:
    """Whether another item is worth as much as the winner's."""
    values = [event["value"] for event in shown]
    return any(event["seat"] == winner and values.count(event["value"]) > 1 for event in shown)


def _holders(s: State) -> list[int]:
    return [seat for seat in range(s.players) if has(s.carrying, seat)]


def _cancelled(s: State, seat: int) -> bool:
    effect = s.item_effect[s.held[seat]]
    return effect != NOTHING and not in_force(s, seat, effect)


# The viewer's own cards ---------------------------------------------------------------------------------------------


def own_arts(view: View) -> list[dict[str, Json]]:
    """The art cards before the viewer, and what they are still good for."""
    s, seat = state_of(State, view), view["seat"]
    return [
        {
            "card": CARD.names[card],
            "art": s.art[spot(seat, card)],
            "uses": _uses(s, seat, card),
            "single_use": bool(s.single_use[s.art[spot(seat, card)]]),
            "face_up": bool(has(s.face_up[seat], card)),
            "used": bool(has(s.used[seat], card)),
        }
        for card in range(SPOTS)
        if s.art[spot(seat, card)] != NOTHING
    ]


def _uses(s: State, seat: int, card: int) -> int:
    """How often the card can still be used: until it is gone (ART-40)."""
    later, uses = State.unpack(s.pack()), 0
    while has(arts_of(later, seat), card):
        use(later, seat, card)
        uses += 1
    return uses


def _own_partner(s: State, seat: int) -> dict[str, Json]:
    partner = s.partner[seat]
    moment = MOMENT.show(moment_of(s.power[partner]))
    return {"partner": partner, "moment": moment, "used": bool(has(s.partner_used, seat))}


# What things are called ---------------------------------------------------------------------------------------------


def _names(view: View) -> Iterator[tuple[dict[str, Json], Said | Entry | None]]:
    """Everything that has a better name. While an effect is carried out, cards are those of its targets."""
    for seat in range(view["players"]) if view["phase"] == "effect" else ():
        yield from (({"target": seat, "card": card}, card_name(view, seat, card)) for card in CARD.names)
    if view["seat"] is not None and view["phase"] != "effect":
        yield from (({"card": card}, card_name(view, view["seat"], card)) for card in CARD.names)
    if view["seat"] is not None:
        partner = _own_partner(state_of(State, view), view["seat"])
        if partner is not None:
            called = thing(PARTNER, partner["partner"])
            yield {"verb": "secret-art"}, say("named-secret-art", partner=called)
    yield from (({"place": place}, place_name(view, place)) for place in PLACE.names[: view["players"] + 1])
    yield from (({"which": which}, item_gained(view, which)) for which in KEEPING.names)


def card_name(view: View, seat: int, card: str) -> Said | Entry | None:
    """The name of an art card; that it is face up; and its number, if that does not tell it from another."""
    alike = [
        (art, CARD.names[nth] in view["face_up"][seat]) if art not in (None, UNSEEN) else None
        for nth, art in enumerate(view["art"][seat])
    ]
    known = alike[CARD.read(card)]
    if known is None:
        return None
    art, up = known
    name = Entry(ART.option, ART.part, art)
    called = say("table-face-up", art=name) if up else name
    return say("named-card", card=called, spot=thing(CARD, card)) if Counter(alike)[known] > 1 else called


def place_name(view: View, place: str) -> Said | None:
    """A place of the keep, with the item that the viewer knows to lie there."""
    item = view["keep"][PLACE.read(place)]
    return None if item in (None, UNSEEN) else say("named-place", place=thing(PLACE, place), item=thing(ITEM, item))


def item_gained(view: View, which: str) -> Entry | None:
    """The old or the new one of two items that the viewer has to choose from (ART-20)."""
    if view["phase"] != "keep" or not view["asked"]:
        return None
    item = view["second"] if which == "new" else view["held"][view["seat"]]
    return Entry(ITEM.option, ITEM.part, item)


# What is asked ------------------------------------------------------------------------------------------------------


def prompt(view: View) -> list[Said]:
    """What is asked of the viewer, in a sentence."""
    if not view["asked"]:
        return []
    match view["phase"]:
        case "effect":
            return [say("turn-effect", effect=thing(EFFECT, view["effect"]))]
        case "defence":
            helps = _own_partner(state_of(State, view), view["seat"])
            partner = int(helps["moment"] == "when-attacked" and not helps["used"])
            return [say(f"defence-{view['attack_kind']}", attacker=Whose(view["turn"]), partner=partner)]
        case "reply":
            return [say("turn-reply", target=Whose(view["target"]))]
        case "keep":
            old, new = (
                say("item-named", item=thing(ITEM, item), says=says(view, item))
                for item in (view["held"][view["seat"]], view["second"])
            )
            return [say("turn-keep", old=old, new=new)]
    if view["main_done"]:
        return [say("turn-turn-done"), *_warnings(view)]
    return [say("turn-turn" if view["acted"] else "turn-turn-fresh"), *_warnings(view)]


def _warnings(view: View) -> list[Said]:
    """Whether a victory of the viewer's team would make the teammate win the game, and not the viewer."""
    s, seat = state_of(State, view), view["seat"]
    mate = teammate(s, seat)
    if mate == NOBODY or s.honour[mate] + 1 < ENOUGH_HONOUR or s.honour[seat] + 1 >= ENOUGH_HONOUR:
        return []
    return [say("warn-teammate", seat=Whose(mate))]


def waiting(view: View) -> list[Said]:
    """Whom the viewer waits for, and for what; all of it is public, and whoever could react is always asked."""
    if view["asked"]:
        return []
    match view["phase"]:
        case "over":
            return []
        case "effect":
            return [say("wait-effect", seat=Whose(view["turn"]), effect=thing(EFFECT, view["effect"]))]
        case "defence":
            return [say("wait-defence", seat=Whose(view["target"]), attacker=Whose(view["turn"]))]
    return [say(f"wait-{view['phase']}", seat=Whose(view["turn"]))]
