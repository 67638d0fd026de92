"""What can go wrong, as sentences a person can act on."""


class ShinobiError(Exception):
    """Anything a person did that cannot be done; its text says what would be right."""


class UnknownGame(ShinobiError):
    """There is no such game."""


class BadOption(ShinobiError):
    """A table cannot be set like that: players, edition or an option."""


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

    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({clause})")
        self.clause = clause
        self.sentence = sentence


class TooManyEvents(RuntimeError):
    """A step of a game tells more events than fit: a mistake in the rules, and not in what anybody did."""
