"""Names that people are called by: what can be seen, and which look alike.

Two people at a table must be told apart by their names. Whether two names look alike is decided on their skeletons:
without case, accents and width, and with letters of other alphabets replaced by the Latin ones that they look like
(after Unicode Technical Standard 39, for the alphabets that are mistaken for one another).
"""

import unicodedata
from collections.abc import Iterable

from shinobi.engine.seats import LONGEST_NAME

MOST_MARKS = 2
"""So many accents may stand on one letter."""

UNSEEN = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {chr(c) for c in range(0xFE00, 0xFE10)}
"""Characters that count as letters, marks or symbols, and show nothing."""

_LOOK = {
    "a": "аαɑ", "b": "вьЬ", "c": "сϲ", "d": "ԁɗ", "e": "еєε", "g": "ɡԍ", "h": "һнḥ", "i": "іıιϳ1|!ӏ", "j": "јϳ",
    "k": "кκ", "m": "мʍ", "n": "пηո", "o": "оοσօ0", "p": "рρ", "q": "ԛգ", "r": "гᴦ", "s": "ѕꜱ5", "t": "тτ",
    "u": "υսц", "v": "ѵν", "w": "ԝωш", "x": "хχ×", "y": "уγү", "z": "ᴢʐ", "l": "ⅼ",
}  # fmt: skip
_LATIN = {ord(letter): latin for latin, letters in _LOOK.items() for letter in letters} | {ord("l"): "i"}

_MIXED = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")
"""Alphabets of which one name has letters of one only: mixed, they are there to be mistaken."""


def why_no_name(name: str) -> str | None:
    """Why nobody can have this name, as a sentence; `None` where somebody can."""
    if not 1 <= len(name) <= LONGEST_NAME:
        return f"A name has 1 to {LONGEST_NAME} characters."
    if not name.isprintable() or any(letter in UNSEEN for letter in name):
        return "A name is one line of text that can be shown."
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        return "A name has a letter or a number."
    if _most_marks(name) > MOST_MARKS:
        return "There are too many accents on one letter."
    if len({script for letter in name if (script := _script(letter))}) > 1:
        return "A name has letters of one alphabet."
    return None


def clean_name(name: str) -> str:
    """A name in its one form: composed, and with single spaces."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def skeleton(name: str) -> str:
    """What a name looks like: the same for all names that may be mistaken for one another."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter) and not letter.isspace())
    return bare.translate(_LATIN).replace("rn", "m").replace("vv", "w")


def told_apart(name: str, taken: Iterable[str | None]) -> str:
    """The name, with a number behind it where somebody at the table has one that looks like it."""
    looks = {skeleton(other) for other in taken if other is not None}
    if skeleton(name) not in looks:
        return name
    number = 2
    while skeleton(marked := f"{name[: LONGEST_NAME - 4]} ({number})") in looks:
        number += 1
    return marked


def _most_marks(name: str) -> int:
    most = marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        most = max(most, marks)
    return most


def _script(letter: str) -> str | None:
    if not letter.isalpha():
        return None
    first = unicodedata.name(letter, "").partition(" ")[0]
    return first if first in _MIXED else None
