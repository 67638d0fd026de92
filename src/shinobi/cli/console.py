"""What the commands share: where they write, and how options are read from the command line."""

import os
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import rich._wrap
import typer
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from shinobi.engine.domains import Flag, Json, Number, Seats, Some
from shinobi.engine.errors import BadOption, ShinobiError
from shinobi.engine.game import Game
from shinobi.engine.options import AnyOption, FileOption, Option
from shinobi.locale import FIRST_LANGUAGE, languages, texts

_NOT_SHOWN = {
    code: f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"
    for code in (*range(9), *range(11, 32), *range(127, 160), *range(0x200B, 0x2010), *range(0x2028, 0x202F),
                 *range(0x2066, 0x206A), 0xFEFF)
}  # fmt: skip
"""Characters that a terminal obeys, or that turn a line around, by what is written in their place."""


class SafeConsole(Console):
    """Writes what records and decks say without ever letting it command the terminal: escapes are shown as text."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            if segment.control or segment.text.isprintable():
                yield segment
            else:
                yield Segment(segment.text.translate(_NOT_SHOWN), segment.style)


console = SafeConsole(highlight=False, markup=False, emoji=False)
"""Where commands write. What it prints is text and nothing else: names and files may have brackets in them."""

# Rich breaks lines at every kind of space. French puts one that must not break before its colons and question marks.
rich._wrap.re_word = re.compile(r"[^\S\xa0]*[\S\xa0]+[^\S\xa0]*")


def usual_language(environment: Mapping[str, str]) -> str:
    """The language of whoever sits at the terminal, where we speak it: SHINOBI_LANG, or what the system says."""
    for variable in ("SHINOBI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            said = environment[variable][:2].lower()
            return said if said in languages() else FIRST_LANGUAGE
    return FIRST_LANGUAGE


USUAL_LANGUAGE = usual_language(os.environ)
Players = Annotated[int | None, typer.Option("--players", "-p")]
EditionName = Annotated[str | None, typer.Option("--edition", "-e")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
DeckFile = Annotated[Path | None, typer.Option("--deck")]
GameName = Annotated[str, typer.Argument()]
spoken = [USUAL_LANGUAGE]
"""The language that was asked for last: help and complaints are told in it, too."""


def listen(arguments: Sequence[str]) -> None:
    """Speak the language that a command line asks for, also where it asks for help or is wrong."""
    for number, argument in enumerate(arguments):
        _, equals, wanted = argument.partition("--lang=")
        if argument == "--lang" and number + 1 < len(arguments):
            wanted = arguments[number + 1]
        elif not equals or not argument.startswith("--lang="):
            continue
        if wanted in languages():
            spoken.append(wanted)


def _speak(lang: str) -> str:
    """The language to speak, wherever on the command line it was asked for; raises `BadText`."""
    return spoken[-1] if texts(lang).language == USUAL_LANGUAGE else lang


Language = Annotated[str, typer.Option("--lang", callback=_speak, is_eager=True)]


def complain(problem: ShinobiError | str) -> None:
    """Say what went wrong, where errors are said, in the language that was asked for."""
    sentence = problem if isinstance(problem, str) else problem.said(texts(spoken[-1]))
    style = "bold red" if sys.stderr.isatty() else ""
    SafeConsole(stderr=True, highlight=False, markup=False, emoji=False).print(sentence, style=style, soft_wrap=True)


def check_at_least_one(given: Mapping[str, int | None]) -> None:
    """Raises `BadOption` where one of these options is given a number that is too small."""
    for option, number in given.items():
        if number is not None and number < 1:
            raise BadOption.of("at-least-one", option=option, number=str(number))


def read_options(game: Game, given: Iterable[str] | None, deck: Path | None = None) -> dict[str, Json]:
    """The options written as `name=value`; raises `BadOption`. `--deck FILE` is short for `--option deck=FILE`."""
    known: dict[str, AnyOption] = {option.name: option for option in game.options}
    chosen: dict[str, Json] = {}
    for one in (*(given or ()), *([] if deck is None else [f"deck={deck}"])):
        name, equals, value = one.partition("=")
        if not equals:
            raise BadOption.of("option-form", said=one)
        if name not in known:
            raise BadOption.of("wrong-option", game=game.name, option=name, known=", ".join(known))
        option = known[name]
        if isinstance(option, FileOption):
            chosen[name] = option.sheet.read_file(Path(value))
        elif option.listed or isinstance(option.domain, Some):
            chosen[name] = [_read(option, part) for part in value.split(",") if part.strip()]
        else:
            chosen[name] = _read(option, value)
    return chosen


def _read(option: Option, text: str) -> Json:
    """A value from the command line as JSON has it; what it may be is the option's own business."""
    text = text.strip()
    match option.domain:
        case Flag() if text in ("yes", "on", "true"):
            return True
        case Flag() if text in ("no", "off", "false"):
            return False
        case Number() | Seats() if re.fullmatch("-?[0-9]{1,18}", text):
            return int(text)
    return text
