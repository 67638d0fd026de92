"""Options and editions: what is agreed before a match, and what is refused with a sentence."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from reprlib import repr as shortly
from typing import Protocol

from shinobi.engine.domains import Domain, Json, Seats, is_whole
from shinobi.engine.errors import BadOption, BadValue, WrongSheet

Fields = dict[str, int | list[int]]
"""State fields by name, with what stands in them before the deal."""


@dataclass(frozen=True)
class Option:
    """Something a table may agree on. Its value stands in the state field of the same name when the deal begins.

    `default` is as people write it; `None` leaves the field blank, which the rules take as "by lot" or "not said".
    `each` makes it a list with one value per seat, `values` a list of so many.
    """

    name: str
    domain: Domain
    default: Json
    each: bool = False
    values: int = 0

    @property
    def listed(self) -> bool:
        """Whether it is a list."""
        return self.each or self.values > 0

    def settle(self, value: Json, players: int) -> tuple[Json, Fields]:
        """The value as records have it, and as the state holds it; raises `BadOption`."""
        return deepcopy(value), {self.name: self.read(value, players)}

    def unsaid(self, players: int) -> Json:
        """The value if nobody said anything."""
        return self.default[:players] if self.each else self.default

    def schema(self) -> dict[str, Json]:
        """The JSON Schema of the value."""
        one = self.domain.schema()
        return {"type": "array", "items": one} if self.listed else one

    def read(self, value: Json, players: int) -> int | list[int]:
        """The value as a state holds it; raises `BadOption`."""
        try:
            if not self.listed:
                return self._read_one(value, players)
            length = players if self.each else self.values
            if not isinstance(value, list) or len(value) != length:
                raise BadValue.of("must-be-list-each" if self.each else "must-be-list-of", length=length)
            return [self._read_one(one, players) for one in value]
        except BadValue as problem:
            raise BadOption.of("wrong-value", option=self.name, must=problem, value=shortly(value)) from None

    def _read_one(self, value: Json, players: int) -> int:
        if value is None and self.default is None:
            return self.domain.blank
        read = self.domain.read(value)
        if isinstance(self.domain, Seats) and read >= players:
            raise BadValue.of("must-be-seat", last=str(players - 1))
        return read


@dataclass(frozen=True)
class Column:
    """Where in a sheet the cells of a state field come from: what the rows of one of its parts say under one key."""

    part: str
    key: str
    words: tuple[str, ...] = ()
    """What the sheet calls the things of the field's domain, where it has words of its own for them."""


class Sheet(Protocol):
    """A structure that people keep in a file, such as a deck of cards, and the state fields that it fills."""

    columns: Mapping[str, Column]
    """By the state fields that it fills."""

    def read(self, value: Json) -> Json:
        """The structure, complete and in its one order, from JSON or the name of one; raises `WrongSheet`."""
        ...

    def read_file(self, file: Path) -> Json:
        """The same, from a file or the name of one; raises `BadOption` with every mistake and its line."""
        ...

    def fields(self, value: Json) -> Fields:
        """The state fields that a structure as `read` gives it fills."""
        ...

    def schema(self) -> dict[str, Json]:
        """The JSON Schema of what `read` gives."""
        ...


@dataclass(frozen=True)
class FileOption:
    """An option that is a whole structure. Records have it in full, so that they can be replayed without the file."""

    name: str
    sheet: Sheet
    default: str

    def settle(self, value: Json, players: int) -> tuple[Json, Fields]:
        """The structure as records have it, and the state fields it fills; raises `BadOption`."""
        try:
            whole = self.sheet.read(value)
        except WrongSheet as problem:
            raise BadOption.of("wrong-sheet", option=self.name, problem=problem) from None
        return whole, self.sheet.fields(whole)

    def unsaid(self, players: int) -> Json:
        """The name of the structure that comes with the game."""
        return self.default

    def schema(self) -> dict[str, Json]:
        """The JSON Schema of the structure."""
        return self.sheet.schema()


DEEPEST = 8
"""So many lists and tables may lie in one another in an option; a deck has three."""

AnyOption = Option | FileOption


@dataclass(frozen=True)
class Edition:
    """A printed edition of the rulebook: for how many players it is, and which options it sets differently."""

    name: str
    players: range
    sets: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True)
class Table:
    """A table as agreed: everything about a match that is known before the deal. All of it is public."""

    game: str
    players: int
    edition: str
    options: Mapping[str, Json]


def agree(
    game: str,
    editions: Sequence[Edition],
    options: Sequence[AnyOption],
    players: int | None,
    edition: str | None,
    chosen: Mapping[str, Json],
) -> tuple[Table, Fields]:
    """The table people asked for, and the options as a state holds them; raises `BadOption`."""
    by_name = {one.name: one for one in editions}
    name = editions[0].name if edition is None else edition
    if name not in list(by_name):  # a list, since a wrong name may be anything
        raise BadOption.of("wrong-edition", edition=str(name)[:40], game=game, known=", ".join(by_name))
    if _too_deep(chosen):
        raise BadOption.of("options-too-deep", most=DEEPEST)
    seats = by_name[name].players
    count = seats[0] if players is None else players
    if not is_whole(count) or count not in seats:
        raise BadOption.of(
            "wrong-players", game=game, edition=name, fewest=seats[0], most=seats[-1], count=shortly(count)
        )
    unknown = chosen.keys() - {option.name for option in options}
    if unknown:
        known = ", ".join(option.name for option in options)
        raise BadOption.of("wrong-option", game=game, option=min(unknown)[:40], known=known)
    shown: dict[str, Json] = {}
    values: Fields = {}
    for option in options:
        value = chosen.get(option.name, by_name[name].sets.get(option.name, option.unsaid(count)))
        settled, fields = option.settle(value, count)
        shown[option.name] = deepcopy(settled)
        values |= fields
    return Table(game, count, name, shown), values


def _too_deep(value: Json) -> bool:
    """Whether too many lists and tables lie in one another; found without going down them one in another."""
    level = [value]
    for _ in range(DEEPEST + 1):
        insides = [list(one.values()) if isinstance(one, Mapping) else one for one in level]
        level = [inner for inside in insides if isinstance(inside, list) for inner in inside]
    return bool(level)
