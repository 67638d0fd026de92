"""What the commands share: where they write, and how options are read from the command line."""

import re
import sys
from collections.abc import Iterable
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
from shinobi.locale import languages, texts

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

Players = Annotated[
    int | None, typer.Option("--players", "-p", help="How many sit at the table.", show_default="fewest")
]
EditionName = Annotated[str | None, typer.Option("--edition", "-e", help="Which printed edition's rules.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; see: shinobi games."),
]
DeckFile = Annotated[
    str | None, typer.Option("--deck", metavar="FILE", help="The deck to play with, in a game that reads one.")
]
spoken = ["en"]
"""The language that was asked for last: what goes wrong is told in it, too."""


def _speak(lang: str) -> str:
    spoken.append(texts(lang).language)
    return lang


Language = Annotated[
    str,
    typer.Option("--lang", help=f"The language to speak: {', '.join(languages())}.", callback=_speak, is_eager=True),
]


def complain(problem: ShinobiError | str) -> None:
    """Say what went wrong, where errors are said, in the language that was asked for."""
    sentence = problem if isinstance(problem, str) else problem.said(texts(spoken[-1]))
    style = "bold red" if sys.stderr.isatty() else ""
    SafeConsole(stderr=True, highlight=False, markup=False, emoji=False).print(sentence, style=style, soft_wrap=True)


def read_options(game: Game, given: Iterable[str] | None, deck: str | None = None) -> dict[str, Json]:
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
