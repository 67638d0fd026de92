"""A deck of cards as people write it, in a TOML file or in JSON: read, checked, and turned into fields of the state.

Rules never see a name: they see what each card says, as small numbers in public fields (`icons`, `ability`, `power`,
`item_effect` …), and so work with any deck.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from reprlib import repr as shortly
from typing import Any, TypeGuard

from shinobi.engine.domains import Json, Names, is_whole
from shinobi.engine.errors import BadOption, BadValue, WrongSheet
from shinobi.engine.options import Column, Fields
from shinobi.engine.seats import NOTHING
from shinobi.games.arts import cards

HOUSE = "house"
LONGEST_NAME = 18
LONGEST_TITLE = 60
LONGEST_FILE = 65_536
"""Bytes of a deck in a file. The house deck has two thousand."""

MOST_DOTS = 200
"""In a line of that file. Reading a name with many dots takes time by the square of their number."""

MOST_MISTAKES = 30
"""So many mistakes of a deck are told at once."""

MOST_LANGUAGES = 20
NAMES = "names"
"""What a card is called in other languages: left out where its author gave no such names, in records, too."""

ICONS = ("As", "Aa", "Ds", "Da")
"""As a deck writes them, in the order of `cards.ICON`."""

OWN_TURN_EFFECTS = cards.EFFECT.names[: cards.ATTACK_FAILS]
COUNTED = {"look": cards.HOW_MANY.highest, "draw": cards.DRAW_MOST}
"""The effects that say how many, and the most they can say."""

NEEDS_OTHER = ("wins-if-held", "worth-if-held")
MOST_WORTH = {"more-honour": cards.MORE_HONOUR_MOST} | {
    name: cards.VALUE.highest for name in cards.ITEM_EFFECT.names if name.startswith("worth")
}
"""The item effects that say a worth, and the most it can be."""

DEFAULTS: dict[str, dict[str, Json]] = {
    "art": {"name": "", "icons": [], "effect": None, "count": 0, "single_use": False},
    "partner": {"name": "", "moment": None, "power": None, "count": 0},
    "item": {"name": "", "value": 0, "effect": None, "other": None, "worth": 0, "lasting": False},
}
"""What a card of each part says, in the order of records, and what it says where its deck says nothing."""

COLUMNS = {
    "icons": Column("art", "icons", ICONS),
    "ability": Column("art", "effect"),
    "ability_count": Column("art", "count"),
    "single_use": Column("art", "single_use"),
    "power": Column("partner", "power"),
    "power_count": Column("partner", "count"),
    "item_value": Column("item", "value"),
    "item_effect": Column("item", "effect"),
    "item_other": Column("item", "other"),
    "item_worth": Column("item", "worth"),
    "item_lasting": Column("item", "lasting"),
}
"""The state fields that a deck fills, and where in it their cells stand."""

NAMED = {"ability": cards.EFFECT, "power": cards.EFFECT, "item_effect": cards.ITEM_EFFECT}
"""Those whose cells have names."""

NUMBER_OF = {"art": cards.KINDS, "partner": cards.PARTNERS, "item": cards.ITEMS}


@dataclass(frozen=True)
class Mistake:
    """Something wrong in a deck: why, in which part, on which card of it (counted from 0), and in which line of it."""

    why: BadValue
    part: str = ""
    card: int = 0
    key: str = ""

    @property
    def without_line(self) -> BadValue:
        """The mistake with its place, where there is no file with lines."""
        return _wrong("deck-card", part=self.part, card=self.card + 1, problem=self.why) if self.part else self.why


def _wrong(message: str, **arguments: object) -> BadValue:
    return BadValue.of(message, texts_of="arts", **arguments)


def mistakes(deck: Json) -> list[Mistake]:
    """What is wrong with a deck; the first so many mistakes."""
    return list(islice(_mistakes(deck), MOST_MISTAKES))


def _mistakes(deck: Json) -> Iterator[Mistake]:
    if not isinstance(deck, Mapping):
        yield Mistake(_wrong("deck-form"))
        return
    for key in deck:
        if key not in ("name", *DEFAULTS):
            yield Mistake(_wrong("deck-has-no", said=_quoted(key)), key=key)
    if not _is_name(deck.get("name", ""), LONGEST_TITLE):
        yield Mistake(_wrong("deck-name", most=LONGEST_TITLE), key="name")
    for part, count in NUMBER_OF.items():
        listed = deck.get(part, [])
        if not isinstance(listed, list) or not all(isinstance(card, Mapping) for card in listed):
            yield Mistake(_wrong("deck-part", part=f"[[{part}]]"), key=part)
            return
        if len(listed) != count:
            yield Mistake(_wrong("deck-count", count=count, part=part, found=len(listed)))
        if len(listed) > count:
            return  # every card is compared with those before it: there must not be too many
        for number, card in enumerate(listed):
            yield from _of_any_card(part, number, card, listed[:number])
    for number, art in enumerate(deck.get("art", [])):
        yield from (Mistake(said, "art", number, key) for key, said in _of_art(art))
    for number, partner in enumerate(deck.get("partner", [])):
        yield from (Mistake(said, "partner", number, key) for key, said in _of_partner(partner))
    item_names = [item.get("name") for item in deck.get("item", [])]
    for number, item in enumerate(deck.get("item", [])):
        earlier = deck["item"][:number]
        yield from (Mistake(said, "item", number, key) for key, said in _of_item(item, item_names, earlier))


def _of_any_card(part: str, number: int, card: Mapping[str, Json], before: list[Json]) -> Iterator[Mistake]:
    for key in card:
        if key not in (*DEFAULTS[part], NAMES):
            known = ", ".join((*DEFAULTS[part], NAMES))
            yield Mistake(_wrong("deck-card-has-no", said=_quoted(key), known=known), part, number, key)
    name = card.get("name")
    if not _is_a_name(name):
        yield Mistake(_wrong("deck-card-name", most=LONGEST_NAME), part, number, "name")
    elif any(_alike(other.get("name"), name) for other in before):
        yield Mistake(_wrong("deck-card-twice", name=name), part, number, "name")
    names = card.get(NAMES, {})
    if (
        not isinstance(names, Mapping)
        or len(names) > MOST_LANGUAGES
        or not all(_is_language(one) and _is_a_name(said) for one, said in names.items())
    ):
        wrong = _wrong("deck-card-names", example='{ es = "Cuerda" }', most=LONGEST_NAME)
        yield Mistake(wrong, part, number, NAMES)
        return
    for one, said in names.items():
        taken = (other.get(NAMES) for other in before)
        if any(isinstance(others, Mapping) and _alike(others.get(one), said) for others in taken):
            yield Mistake(_wrong("deck-card-twice-in", name=said, language=one), part, number, NAMES)


def _is_name(name: Json, most: int) -> TypeGuard[str]:
    """One line of text that a terminal can show as it is."""
    return isinstance(name, str) and name.isprintable() and len(name) <= most


def _quoted(said: Json) -> str:
    """What a deck says, as it can be repeated in a sentence: short, whatever it is."""
    return f"“{said}”" if _is_name(said, LONGEST_TITLE) else shortly(said)


def _is_a_name(name: Json) -> TypeGuard[str]:
    """What a card can be called."""
    return _is_name(name, LONGEST_NAME) and bool(name.strip())


def _is_language(said: Json) -> bool:
    """The two letters by which languages are called."""
    return isinstance(said, str) and re.fullmatch("[a-z]{2}", said) is not None


def _alike(one: Json, other: str) -> bool:
    return isinstance(one, str) and one.strip().casefold() == other.strip().casefold()


Said = Iterator[tuple[str, BadValue]]
"""Which line of a card is wrong, and why."""


def _of_art(art: Mapping[str, Json]) -> Said:
    icons = art.get("icons", [])
    if not isinstance(icons, list) or any(icon not in ICONS for icon in icons):
        yield "icons", _wrong("deck-icons", icons=", ".join(ICONS), example='["As", "Ds"]')
    elif len(set(icons)) < len(icons):
        yield "icons", _wrong("deck-icon-twice")
    if not isinstance(art.get("single_use", False), bool):
        yield "single_use", _wrong("deck-flag", key="single_use")
    effect = art.get("effect")
    if effect == "draw":
        yield "effect", _wrong("deck-only-partner-draws")
    elif effect is not None and effect not in OWN_TURN_EFFECTS:
        possible = ", ".join(name for name in OWN_TURN_EFFECTS if name != "draw")
        yield "effect", _wrong("deck-no-art-effect", said=_quoted(effect), known=possible)
    yield from _of_count(art, effect)


def _of_partner(partner: Mapping[str, Json]) -> Said:
    power, moment = partner.get("power"), partner.get("moment")
    if moment not in cards.MOMENT.names:
        yield "moment", _wrong("deck-moment", known=", ".join(cards.MOMENT.names))
    if power not in cards.EFFECT.names:
        yield "power", _wrong("deck-power", known=", ".join(cards.EFFECT.names))
    elif moment in cards.MOMENT.names:
        right = cards.MOMENT.names[cards.moment_of(cards.EFFECT.read(power))]
        if moment != right:
            yield "moment", _wrong("deck-other-moment", power=power, right=right, said=_quoted(moment))
    yield from _of_count(partner, power)


def _of_count(card: Mapping[str, Json], effect: Json) -> Said:
    count, most = card.get("count", 0), COUNTED.get(effect, 0) if isinstance(effect, str) else 0
    if most and (not is_whole(count) or not 1 <= count <= most):
        yield "count", _wrong("deck-needs-count", effect=effect, most=most)
    elif not most and (not is_whole(count) or count != 0):
        yield "count", _wrong("deck-no-count", known=", ".join(COUNTED))


def _of_item(item: Mapping[str, Json], item_names: list[Json], earlier: list[Json]) -> Said:
    value, effect = item.get("value"), item.get("effect")
    if not is_whole(value) or value not in cards.VALUE.values:
        yield "value", _wrong("deck-value", most=cards.VALUE.highest)
    elif any(other.get("value") == value for other in earlier):
        yield "value", _wrong("deck-value-twice", value=value)
    if effect is not None and effect not in cards.ITEM_EFFECT.names:
        possible = ", ".join(cards.ITEM_EFFECT.names)
        yield "effect", _wrong("deck-no-item-effect", said=_quoted(effect), known=possible)
    if effect == "cancels" and any(other.get("effect") == "cancels" for other in earlier):
        yield "effect", _wrong("deck-one-cancels")
    other = item.get("other")
    if effect in NEEDS_OTHER and (other not in item_names or other == item.get("name")):
        yield "other", _wrong("deck-needs-other", effect=effect)
    elif effect not in NEEDS_OTHER and other is not None:
        yield "other", _wrong("deck-no-other", known=", ".join(NEEDS_OTHER))
    worth, most = item.get("worth", 0), MOST_WORTH.get(effect) if isinstance(effect, str) else None
    if most is not None and ("worth" not in item or not is_whole(worth) or not 0 <= worth <= most):
        yield "worth", _wrong("deck-needs-worth", effect=effect, most=most)
    elif most is None and (not is_whole(worth) or worth != 0):
        yield "worth", _wrong("deck-no-worth", known=", ".join(MOST_WORTH))
    if not isinstance(item.get("lasting", False), bool):
        yield "lasting", _wrong("deck-flag", key="lasting")


def complete(deck: Mapping[str, Any]) -> dict[str, Json]:
    """A deck without mistakes in its one full form, as records have it: everything said, in order."""
    whole: dict[str, Json] = {"name": deck.get("name", "")}
    for part, defaults in DEFAULTS.items():
        whole[part] = [{key: card.get(key, default) for key, default in defaults.items()} for card in deck[part]]
        for entry, card in zip(whole[part], deck[part], strict=True):
            if card.get(NAMES):
                entry[NAMES] = dict(card[NAMES])
    for art in whole["art"]:
        art["icons"] = [icon for icon in ICONS if icon in art["icons"]]
    return whole


class DeckSheet:
    """Decks as the engine wants to know them: from files, from JSON, as fields of a state."""

    columns: Mapping[str, Column] = COLUMNS

    def read(self, value: Json) -> Json:
        """The deck of this name, or the deck that this JSON is, in its full form; raises `WrongSheet`."""
        if isinstance(value, str):
            if value != HOUSE:
                raise WrongSheet([_wrong("deck-unknown", said=_quoted(value), known=HOUSE)])
            return self.read_file(Path(HOUSE))
        wrong = [mistake.without_line for mistake in mistakes(value)]
        if wrong:
            raise WrongSheet(wrong)
        return complete(value)

    def read_file(self, file: Path) -> Json:
        """The deck in a file, or the one of this name; raises `BadOption` with every mistake and its line."""
        if str(file) == HOUSE:
            file = Path(__file__).with_name(f"{HOUSE}.toml")
        try:
            with file.open("rb") as opened:
                written = opened.read(LONGEST_FILE + 1)
            if len(written) > LONGEST_FILE:
                raise BadOption.of("deck-too-large", texts_of="arts", file=str(file), most=LONGEST_FILE)
            text = written.decode("utf-8")
            if max((line.count(".") for line in text.split("\n")), default=0) > MOST_DOTS:
                raise BadOption.of("deck-too-deep", texts_of="arts", file=str(file), most=MOST_DOTS)
            deck = tomllib.loads(text)
        except OSError as problem:
            raise BadOption.of("unreadable", file=str(file), problem=problem.strerror) from None
        except UnicodeDecodeError:
            raise BadOption.of("deck-no-text", texts_of="arts", file=str(file)) from None
        except (tomllib.TOMLDecodeError, RecursionError) as problem:
            raise BadOption.of("deck-no-toml", texts_of="arts", file=str(file), problem=str(problem)) from None
        lines = Lines(text)
        wrong = sorted(((lines.of(mistake), mistake.why) for mistake in mistakes(deck)), key=lambda one: one[0])
        if wrong:
            raise WrongSheet(
                [BadOption.of("wrong-line", file=str(file), line=str(line), problem=why) for line, why in wrong]
            )
        return complete(deck)

    def fields(self, value: Json) -> Fields:
        """What the rules see of a deck."""
        item_numbers = {item["name"]: number for number, item in enumerate(value["item"])}

        def number(field: str, shown: Json) -> int:
            if field in NAMED:
                return _number(NAMED[field], shown)
            if field == "item_other":
                return item_numbers.get(shown, NOTHING)
            return sum(1 << ICONS.index(icon) for icon in shown) if field == "icons" else int(shown)

        return {
            field: [number(field, card[column.key]) for card in value[column.part]]
            for field, column in self.columns.items()
        }

    def schema(self) -> dict[str, Json]:
        """What a deck in its full form looks like."""
        name = {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}
        count = {"type": "integer", "minimum": 0, "maximum": cards.HOW_MANY.highest}
        value = {"type": "integer", "minimum": 0, "maximum": cards.VALUE.highest}
        flag = {"type": "boolean"}
        icons = {"type": "array", "uniqueItems": True, "items": {"enum": list(ICONS)}}
        parts: dict[str, list[Json]] = {
            "art": [name, icons, cards.EFFECT.schema(), count, flag],
            "partner": [name, {"enum": list(cards.MOMENT.names)}, {"enum": list(cards.EFFECT.names)}, count],
            "item": [name, value, cards.ITEM_EFFECT.schema(), {"type": ["string", "null"]}, value, flag],
        }
        described: dict[str, Json] = {"name": {"type": "string"}}
        for part, values in parts.items():
            card = _object(dict(zip(DEFAULTS[part], values, strict=True)))
            card["properties"][NAMES] = {
                "type": "object",
                "propertyNames": {"pattern": "^[a-z]{2}$"},
                "additionalProperties": name,
            }
            described[part] = {"type": "array", "minItems": NUMBER_OF[part], "maxItems": NUMBER_OF[part], "items": card}
        return _object(described)


def _number(domain: Names, name: Json) -> int:
    return NOTHING if name is None else domain.read(name)


def _object(properties: dict[str, Json]) -> dict[str, Json]:
    required = list(properties)
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


class Lines:
    """Where in a TOML text each card begins, and where it says what. The reader of TOML does not tell."""

    def __init__(self, text: str) -> None:
        self.starts: dict[tuple[str, int], int] = {}
        self.keys: dict[tuple[str, int, str], int] = {}
        part, card = "", 0
        cards_of: Counter[str] = Counter()
        for line, written in enumerate(text.splitlines(), start=1):
            if heading := re.match(r"\s*\[\[?\s*([\w-]+)\s*\]\]?", written):
                part = heading[1]
                card = cards_of[part]
                cards_of[part] += 1
                self.starts[part, card] = line
            elif said := re.match(r"\s*[\"']?([\w-]+)[\"']?\s*=", written):
                self.keys.setdefault((part, card, said[1]), line)

    def of(self, mistake: Mistake) -> int:
        """The line to look at: what is wrong, else its card, else the beginning."""
        start = self.starts.get((mistake.part, mistake.card), self.starts.get((mistake.key, 0), 1))
        return self.keys.get((mistake.part, mistake.card, mistake.key), start)


DECK = DeckSheet()
