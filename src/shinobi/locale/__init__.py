"""Texts: every word a person reads, in Fluent files, one set per language.

What pages and the terminal both say stands here (`en.ftl`), what only pages say in `site/`, what only the terminal
says in `terminal/`, and what one game says with the game (`games/daimyo/text/en.ftl`). A message that a language does
not have yet is said in English.
"""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from shinobi.engine.errors import BadText

HERE = Path(__file__).parent
FIRST_LANGUAGE = "en"
LONGEST_WORD = 1000  # the longest clause fits, and is told whole when it refuses a move
CLAUSE = re.compile(r"[A-Z]{3}-[0-9]{2}")


def languages() -> list[str]:
    """The languages there are texts in."""
    return sorted(file.stem for file in HERE.glob("*.ftl"))


class Texts:
    """The texts of one language, of one game and those all games share."""

    def __init__(self, language: str, game: str | None) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # when needed: it is slow to import

        self.language = language
        self.game = game
        self._bundles = []
        for one in dict.fromkeys((language, FIRST_LANGUAGE)):
            # Isolation marks around names are for bidirectional text, which none of our languages mixes in.
            bundle = FluentBundle([one], use_isolating=False)
            for file in (*_files(one, None), *([] if game is None else _files(one, game))):
                if file.exists():
                    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            self._bundles.append(bundle)

    def has(self, message: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, **arguments: object) -> str:
        """The message in words; raises `BadText` for one that nobody wrote, or wrote wrongly."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is None:
                    break
                said, problems = bundle.format_pattern(
                    pattern, {name: _short(value) for name, value in arguments.items()}
                )
                if problems:
                    raise BadText(f"The text “{message}” in {self.language} cannot be said: {problems[0]}")
                return str(said)
        raise BadText(f"There is no text “{message}” for {self.game or 'all games'}.")

    def all_of(self, names: Sequence[str]) -> str:
        """Several names in a row, as the language lists them."""
        if len(names) < 2:
            return "".join(names)
        return self.say("all-of", others=", ".join(names[:-1]), last=names[-1])


def _short(value: object) -> object:
    """Nobody reads a word longer than the longest clause, and Fluent refuses to say it."""
    return value[:LONGEST_WORD] + "…" if isinstance(value, str) and len(value) > LONGEST_WORD else value


@cache
def texts(language: str, game: str | None = None) -> Texts:
    """The texts of this language; raises `BadText`."""
    if language not in languages():
        raise BadText.of("wrong-language", language=language, known=", ".join(languages()))
    return Texts(language, game)


@cache
def rules_page(game: str) -> tuple[str, ...]:
    """The messages that make up a game's rules page, in order: headings, clauses, notes."""
    written = messages(FIRST_LANGUAGE, game)
    return tuple(name for name in written if name.startswith(("heading-", "note-")) or CLAUSE.fullmatch(name))


def messages(language: str, game: str | None = None) -> dict[str, str]:
    """The messages of one language, of one game or those all games share, as they are written, in order."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Message

    written = {}
    for file in _files(language, game):
        source = file.read_text(encoding="utf-8")
        for entry in FluentResource(source).body:
            if isinstance(entry, Message) and entry.span is not None:
                written[entry.id.name] = source[entry.span.start : entry.span.end]
    return written


def _files(language: str, game: str | None) -> list[Path]:
    if game is None:
        return [HERE / f"{language}.ftl", HERE / "terminal" / f"{language}.ftl"]
    return [HERE.parent / "games" / game / "text" / f"{language}.ftl"]


def clauses(game: str) -> list[str]:
    """The ids of all clauses of a game."""
    return [name for name in rules_page(game) if CLAUSE.fullmatch(name)]
