"""Variants: tables that differ in some settings, every value of each crossed with every value of the others."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from shinobi.engine.domains import Flag, Json, Number, Seats, Some
from shinobi.engine.errors import BadOption
from shinobi.engine.game import Game
from shinobi.engine.options import AnyOption, FileOption, Option, Table

PLAYERS, EDITION = "players", "edition"
MOST_VARIANTS = 10_000


@dataclass(frozen=True)
class Variant:
    """One of the tables that are compared."""

    settings: Mapping[str, str]
    """What is varied, and how it is here, as people write it."""
    table: Table
    options: Mapping[str, Json]
    """The options that were said."""


def read_vary(game: Game, given: Iterable[str]) -> dict[str, list[Json]]:
    """What is varied, written as `name=4,5,6`, `name=20..60` or `name=20..60:5`; raises `BadOption`."""
    vary: dict[str, list[Json]] = {}
    known = {option.name: option for option in game.options}
    for one in given:
        name, equals, written = one.partition("=")
        if not equals:
            raise BadOption.of("lab-vary-form", said=one[:60])
        if name not in (PLAYERS, EDITION, *known):
            names = ", ".join((PLAYERS, EDITION, *known))
            raise BadOption.of("wrong-option", game=game.name, option=name[:40], known=names)
        if name in vary:
            raise BadOption.of("lab-vary-twice", name=name)
        vary[name] = _values(name, written, known.get(name))
        if not vary[name]:
            raise BadOption.of("lab-vary-empty", name=name)
    return vary


def _values(name: str, written: str, option: AnyOption | None) -> list[Json]:
    listed = isinstance(option, Option) and (option.listed or isinstance(option.domain, Some))
    parts = [part.strip() for part in written.split("/" if listed else ",") if part.strip()]
    values: list[Json] = []
    for part in parts:
        if listed:
            values.append([_one(name, cell, option) for cell in part.split(",") if cell.strip()])
        elif span := re.fullmatch(r"(-?[0-9]{1,9})\.\.(-?[0-9]{1,9})(?::([0-9]{1,9}))?", part):
            low, high, step = int(span[1]), int(span[2]), int(span[3] or 1)
            if low > high or step == 0 or (high - low) // max(step, 1) >= MOST_VARIANTS:
                raise BadOption.of("lab-vary-empty", name=name)
            values += range(low, high + 1, step)
        else:
            values.append(_one(name, part, option))
    return [value for nth, value in enumerate(values) if value not in values[:nth]]


def _one(name: str, text: str, option: AnyOption | None) -> Json:
    """A value as JSON has it; whether it is right is seen when the table is set."""
    text = text.strip()
    if isinstance(option, FileOption):
        return option.sheet.read_file(Path(text))
    domain = option.domain if option else Number(0, 99) if name == PLAYERS else None
    match domain:
        case Flag() if text in ("yes", "on", "true"):
            return True
        case Flag() if text in ("no", "off", "false"):
            return False
        case Number() | Seats() if re.fullmatch("-?[0-9]{1,18}", text):
            return int(text)
    return text


def crossed(
    game: Game,
    vary: Mapping[str, Sequence[Json]],
    *,
    players: int | None = None,
    edition: str | None = None,
    options: Mapping[str, Json] | None = None,
) -> list[Variant]:
    """All tables that these values make together, besides what is the same for all; raises `BadOption`."""
    count = 1
    for name, values in vary.items():
        if isinstance(values, str) or not values:
            raise BadOption.of("lab-vary-empty", name=name)
        count *= len(values)
    if count > MOST_VARIANTS:
        raise BadOption.of("lab-too-many", count=count, most=MOST_VARIANTS)
    variants = []
    for chosen in product(*vary.values()):
        here: dict[str, Any] = dict(zip(vary, chosen, strict=True))
        settings = {name: shown(value) for name, value in here.items()}
        seats, rules = here.pop(PLAYERS, players), here.pop(EDITION, edition)
        said = {**(options or {}), **here}
        table, _ = game.table(seats, rules, said)
        variants.append(Variant(settings, table, said))
    return variants


def shown(value: Json) -> str:
    """A value in a table: a deck by its name."""
    match value:
        case bool():
            return "yes" if value else "no"
        case {"name": str(name)}:
            return name
        case list():
            return ",".join(shown(one) for one in value)
    return str(value)
