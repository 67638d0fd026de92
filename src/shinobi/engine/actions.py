"""Actions: a table of verbs with named, finite arguments.

Rules and bots see an action as one integer; people and JSON see a verb and its arguments by name. The mapping
between the two is derived from the table: the verbs' actions follow one another, and within a verb the last
argument runs fastest.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from reprlib import repr as shortly
from typing import Any

import msgspec

from shinobi.engine.domains import Domain, Json
from shinobi.engine.errors import BadMove, BadValue

encoded = msgspec.json.Encoder().encode

MOST_ACTIONS = 32_767
"""An action is kept in 16 bits."""

Move = Mapping[str, Json]
"""An action as people write it: `{"verb": "attack", "card": "katana", "declared": "sai"}`."""


@dataclass(frozen=True)
class Hidden:
    """Marks an argument that the other seats are not told."""

    domain: Domain


def hidden(domain: Domain) -> Hidden:
    """An argument only the seat that moves knows. Moves that differ in nothing else look the same to all others."""
    return Hidden(domain)


class Verb:
    """Something a seat can do, with the names and domains of its arguments."""

    def __init__(self, name: str, **arguments: Domain | Hidden) -> None:
        self.name = name
        self.arguments: dict[str, Domain] = {}
        self.hidden: set[str] = set()
        for argument, domain in arguments.items():
            if isinstance(domain, Hidden):
                self.hidden.add(argument)
                domain = domain.domain
            self.arguments[argument] = domain


class Actions:
    """The table of a game's actions.

    `verb` maps an action to the number of its verb; `arguments[n]` maps it to its n-th argument (0 if it has none).
    They are tuples, so that rules can use them as lookup tables.
    """

    def __init__(self, *verbs: Verb) -> None:
        self.table = verbs
        self._actions: list[tuple[int, tuple[int, ...]]] = [
            (number, arguments)
            for number, verb in enumerate(verbs)
            for arguments in product(*(domain.values for domain in verb.arguments.values()))
        ]
        if len(self._actions) > MOST_ACTIONS:
            raise TypeError(f"a game has at most {MOST_ACTIONS} actions, and these verbs make {len(self._actions)}")
        self._codes = {action: code for code, action in enumerate(self._actions)}
        self.verb = tuple(verb for verb, _ in self._actions)
        self.hides = tuple(int(bool(verbs[verb].hidden)) for verb in self.verb)
        """Which actions (1) have a part that the other seats do not see."""
        most = max(len(verb.arguments) for verb in verbs)
        self.arguments = tuple(
            tuple(arguments[nth] if nth < len(arguments) else 0 for _, arguments in self._actions)
            for nth in range(most)
        )

    def __len__(self) -> int:
        return len(self._actions)

    @property
    def verbs(self) -> range:
        """The numbers of the verbs, in the order of the table."""
        return range(len(self.table))

    def first(self, verb: int) -> int:
        """The first action of a verb."""
        return self.verb.index(verb)

    def coded(self, verb: int, arguments: tuple[int, ...]) -> int:
        """The action of this verb with these arguments."""
        return self._codes[verb, arguments]

    def move(self, action: int) -> dict[str, Json]:
        """The action as people see it."""
        number, values = self._actions[action]
        verb = self.table[number]
        shown = {name: domain.show(value) for (name, domain), value in zip(verb.arguments.items(), values, strict=True)}
        return {"verb": verb.name} | shown

    def having(self, part: Mapping[str, Json]) -> list[int]:
        """All actions whose moves have this part: a verb, some of its arguments, or both."""
        wanted = {name: encoded(value) for name, value in part.items()}
        return [
            action
            for action, move in enumerate(self._moves)
            if all(name in move and encoded(move[name]) == value for name, value in wanted.items())
        ]

    @cached_property
    def _moves(self) -> list[dict[str, Json]]:
        return [self.move(action) for action in range(len(self))]

    def written(self, action: int) -> list[Json]:
        """The action as records have it: the verb, then the arguments in the order of the table."""
        return list(self.move(action).values())

    def public_part(self, action: int) -> tuple[Json, ...]:
        """What the other seats may notice of the action: all but the hidden arguments."""
        hidden_arguments = self.table[self.verb[action]].hidden
        return tuple(value for name, value in self.move(action).items() if name not in hidden_arguments)

    @cached_property
    def _by_text(self) -> dict[bytes, int]:
        """The actions by their moves, written as they are shown. As texts, for Python takes true and 1 for equal."""
        return {encoded(self.move(action)): action for action in range(len(self))}

    def action(self, move: Any) -> int:
        """The action a person's move means; raises `BadMove` with what would be right."""
        if type(move) is dict:
            try:
                action = self._by_text.get(encoded(move))
            except (TypeError, ValueError, RecursionError):
                action = None  # what cannot be written is no move, and it is said why below
            if action is not None:
                return action
        if not isinstance(move, Mapping) or "verb" not in move:
            raise BadMove.of("move-form", example='{"verb": "…", …}')
        number = self._verb_named(move["verb"])
        verb = self.table[number]
        given = {name: value for name, value in move.items() if name != "verb"}
        if given.keys() != verb.arguments.keys():
            raise BadMove.of("move-takes", verb=verb.name, takes=_listed(verb.arguments), given=_listed(given))
        return self._action(number, [given[name] for name in verb.arguments])

    def read(self, written: Any) -> int:
        """The action as a record has it; raises `BadMove`."""
        if not isinstance(written, list) or not written:
            raise BadMove.of("written-move-form", example='["verb", …]')
        number = self._verb_named(written[0])
        verb = self.table[number]
        if len(written) - 1 != len(verb.arguments):
            takes = _listed(verb.arguments)
            raise BadMove.of("written-move-takes", verb=verb.name, takes=takes, count=len(written) - 1)
        return self._action(number, written[1:])

    def _verb_named(self, name: Json) -> int:
        for number, verb in enumerate(self.table):
            if verb.name == name:
                return number
        known = ", ".join(verb.name for verb in self.table)
        said = name if isinstance(name, str) else shortly(name)
        raise BadMove.of("wrong-verb", verb=said, known=known)

    def _action(self, number: int, shown: list[Json]) -> int:
        verb = self.table[number]
        values = []
        for (name, domain), value in zip(verb.arguments.items(), shown, strict=True):
            try:
                values.append(domain.read(value))
            except BadValue as problem:
                raise BadMove.of(
                    "wrong-argument", verb=verb.name, argument=name, must=problem, value=shortly(value)
                ) from None
        return self._codes[number, tuple(values)]


def _listed(names: Mapping[str, object]) -> str | BadValue:
    return ", ".join(map(str, names)) or BadValue.of("nothing")
