"""What can go wrong, as sentences a person can act on."""

from collections.abc import Sequence
from typing import Protocol, Self


class Words(Protocol):
    """The texts of one language: `shinobi.locale.Texts`."""

    language: str

    def say(self, message: str, **arguments: object) -> str:
        """The message in words."""
        ...


class ShinobiError(Exception):
    """Anything a person did that cannot be done; its text says what would be right, in English."""

    clause: str | None = None
    """The rule that forbids it, where one does."""
    message: str | None = None
    arguments: dict[str, object]
    texts_of: str | None = None
    """The game whose texts tell it; none where all games share the text."""

    @classmethod
    def of(cls, message: str, *, texts_of: str | None = None, **arguments: object) -> Self:
        """The error that a text of the program tells, so that `said` can tell it in any language."""
        from shinobi.locale import texts  # the texts have errors of their own

        english = texts("en", texts_of)
        problem = cls(english.say(message, **_told(arguments, english)))
        problem.message, problem.arguments, problem.texts_of = message, arguments, texts_of
        return problem

    def said(self, words: Words) -> str:
        """The sentence in these words, where the program has it in other languages; else in English."""
        from shinobi.locale import texts

        if self.message is None:
            return str(self)
        if self.texts_of is not None:
            words = texts(words.language, self.texts_of)
        return words.say(self.message, **_told(self.arguments, words))


def _told(arguments: dict[str, object], words: Words) -> dict[str, object]:
    """What a sentence is filled in with: an error among it is a sentence, or a part of one, in the same language."""
    return {name: one.said(words) if isinstance(one, ShinobiError) else one for name, one in arguments.items()}


class UnknownGame(ShinobiError):
    """There is no such game."""


class BadOption(ShinobiError):
    """A table cannot be set like that: players, edition or an option."""


class BadUsage(ShinobiError):
    """A command line that does not make sense."""


class BadValue(ShinobiError, ValueError):
    """A value that cannot be: its text ends a sentence that begins with what has the value."""


class WrongSheet(BadOption, ValueError):
    """A file or a structure that people wrote, with everything that is wrong in it: one error for each mistake."""

    def __init__(self, mistakes: Sequence[ShinobiError]) -> None:
        super().__init__("\n".join(map(str, mistakes)))
        self.mistakes = mistakes

    def said(self, words: Words) -> str:
        """All mistakes in these words, one on each line."""
        return "\n".join(mistake.said(words) for mistake in self.mistakes)


class NoSuchTable(BadOption):
    """A table that a clause of its game forbids."""

    def __init__(self, game: str, clause: str) -> None:
        self.game, self.clause = game, clause
        super().__init__(self._told("en"))

    def _told(self, language: str) -> str:
        from shinobi.locale import texts

        words = texts(language, self.game)
        return words.say("no-such-table", sentence=words.say(str(self.clause)), clause=self.clause)

    def said(self, words: Words) -> str:
        """The clause in these words."""
        return self._told(words.language)


class BadMove(ShinobiError):
    """Not a move of this game at all: an unknown verb, or arguments it does not take."""


class BadRecord(ShinobiError):
    """Not the record of a match, or not one that the rules bear out."""


class BadText(ShinobiError):
    """No text in that language, or none by that name."""


class BadTalk(ShinobiError):
    """Something that cannot be said at this table; `clause` says which rule forbids it, where one does."""

    def __init__(self, sentence: str, clause: str | None = None) -> None:
        super().__init__(f"{sentence} ({clause})" if clause else sentence)
        self.clause = clause


class CannotUndo(ShinobiError):
    """The last move can no longer be taken back."""


class Refused(ShinobiError):
    """A move the rules forbid here and now; `clause` says which rule, `sentence` says it in words."""

    clause: str

    def __init__(self, clause: str, sentence: str, game: str | None = None) -> None:
        super().__init__(f"{sentence} ({clause})")
        self.clause = clause
        self.sentence = sentence
        self.game = game

    def said(self, words: Words) -> str:
        """The clause in these words, where it is known of which game it is."""
        from shinobi.locale import texts

        if self.game is None:
            return str(self)
        return f"{texts(words.language, self.game).say(self.clause)} ({self.clause})"


class TooManyEvents(RuntimeError):
    """A step of a game tells more events than fit: a mistake in the rules, and not in what anybody did."""
