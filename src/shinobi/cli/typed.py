"""What a person types, understood as a move or the next part of one.

A move is a path: a verb, then its arguments one by one. At each point the person picks one of the choices that lead
to a legal move, by number or by name, or types several words at once. Words may name what is not legal, too: then
the rules say why not. Capitals and accents may be left out.
"""

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from shinobi.engine.actions import Verb
from shinobi.engine.domains import Domain, Json
from shinobi.locale.story import Story


class NotUnderstood(Exception):
    """The words mean nothing here; `choices` would."""

    def __init__(self, said: str, choices: Sequence[str]) -> None:
        super().__init__(said)
        self.said = said
        self.choices = choices


Naming = Callable[[dict[str, Json], str, Json], str | None]
"""What a game calls a value, given the move so far and the name of the argument; `None` for its usual name."""


def usual_names(move: dict[str, Json], argument: str, value: Json) -> str | None:
    """Leave everything its usual name."""
    return None


def plain(words: str) -> str:
    """Words as they are compared: without capitals and accents, which not every keyboard has."""
    return "".join(sign for sign in unicodedata.normalize("NFD", words.casefold()) if not unicodedata.combining(sign))


@dataclass
class Path:
    """A move in the making."""

    story: Story
    legal: Sequence[dict[str, Json]]
    move: dict[str, Json] = field(default_factory=dict)
    naming: Naming = usual_names

    def __post_init__(self) -> None:
        # Where only one verb is possible, its arguments are asked for at once; but no move is made unasked.
        if self.asks_for == "verb" and len(self.choices) == 1 and any(len(move) > 1 for move in self.legal):
            self.move["verb"] = self.choices[0]

    @property
    def _verb(self) -> Verb | None:
        table = self.story.game.actions.table
        return next((verb for verb in table if verb.name == self.move.get("verb")), None)

    @property
    def asks_for(self) -> str | None:
        """The part of the move that is missing: "verb", the name of an argument, or `None` when it is whole."""
        verb = self._verb
        if verb is None:
            return "verb"
        return next((name for name in verb.arguments if name not in self.move), None)

    @property
    def question(self) -> str:
        """What to ask the person."""
        part = self.asks_for
        words = self.story.words
        return words.say("choose-verb") if part == "verb" else words.say(f"ask-{self.move['verb']}-{part}")

    @property
    def choices(self) -> list[Json]:
        """The values of the missing part that lead to a legal move."""
        part = self.asks_for
        fitting = [move for move in self.legal if self.move.items() <= move.items()]
        return list(dict.fromkeys(move[part] for move in fitting)) if part else []

    def name(self, value: Json) -> str:
        """A choice as the person reads it."""
        if self.asks_for == "verb":
            return self.story.words.say(f"verb-{value}")
        return self.naming(self.move, str(self.asks_for), value) or str(self.story.thing(self._domain(), value))

    def say(self, line: str) -> None:
        """Go along the path by what the person typed; raises `NotUnderstood`, and then nothing has changed."""
        before = dict(self.move)
        try:
            words = line.split()
            while words:
                words = self._take(words)
        except NotUnderstood:
            self.move = before
            raise
        while self.asks_for is not None and len(self.choices) == 1:
            self.move[self.asks_for] = self.choices[0]

    def fill_in(self) -> None:
        """Complete a move that no choice can make legal, for the rules to say why it is not."""
        while self.asks_for is not None:
            self.move[self.asks_for] = self._possible()[0]

    def _take(self, words: list[str], *, possible: bool = True) -> list[str]:
        """Understand the first word or words; returns the rest. What is not legal may be begun only if `possible`."""
        part = self.asks_for
        if part is None:
            raise NotUnderstood(" ".join(words), [])
        if words[0].isdecimal():
            number = int(words[0][:9])
            if 1 <= number <= len(self.choices):
                self.move[part] = self.choices[number - 1]
                return words[1:]
            raise NotUnderstood(words[0], self._names(self.choices))
        rest = self._take_named(words, self._possible() if possible and part != "verb" else self.choices)
        if rest is None and part == "verb":
            # What can be done comes before what can only be told why not.
            rest = self._take_argument_of_only_verb(words)
            if rest is None and possible:
                rest = self._take_named(words, self._possible())
        elif rest is None and plain(words[0]) in (self._verb_name(), self.move["verb"]):
            rest = words[1:]  # the verb was understood already, and is said again
        if rest is None:
            raise NotUnderstood(words[0], self._names(self.choices))
        return rest

    def _take_named(self, words: list[str], values: Sequence[Json]) -> list[str] | None:
        """Take as many words as name just one of the values, or begin its name; returns the rest."""
        named = self._possible()
        for length in range(len(words), 0, -1):
            said = plain(" ".join(words[:length]))
            fitting = [value for value in named if said in self._called(value)]
            fitting = fitting or [value for value in values if plain(self.name(value)).startswith(said)]
            if len(fitting) == 1:
                self.move[str(self.asks_for)] = fitting[0]
                return words[length:]
        return None

    def _take_argument_of_only_verb(self, words: list[str]) -> list[str] | None:
        """A word that can only be the argument of one verb says that verb, too."""
        for verb in self.choices:
            trial = Path(self.story, self.legal, {"verb": verb}, self.naming)
            if trial.asks_for is not None:
                try:
                    rest = trial._take(words, possible=False)
                except NotUnderstood:
                    continue
                self.move = trial.move
                return rest
        return None

    def _called(self, value: Json) -> set[str]:
        """All that a value of the missing part may be called."""
        called = {self.name(value), str(value)}
        if self.asks_for != "verb":
            called.add(str(self.story.thing(self._domain(), value)))
        return {plain(name) for name in called}

    def _possible(self) -> list[Json]:
        """All values of the missing part, legal or not."""
        if self.asks_for == "verb":
            return [verb.name for verb in self.story.game.actions.table]
        domain = self._domain()
        return [domain.show(value) for value in domain.values]

    def _domain(self) -> Domain:
        verb = self._verb
        assert verb is not None, "a verb has no domain; only its arguments do"
        return verb.arguments[str(self.asks_for)]

    def _verb_name(self) -> str:
        return plain(self.story.words.say(f"verb-{self.move['verb']}"))

    def _names(self, values: Sequence[Json]) -> list[str]:
        return [self.name(value) for value in values]
