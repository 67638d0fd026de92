"""Files that people write for a game, such as decks of cards, checked before a table is made with them."""

from pathlib import Path
from tempfile import TemporaryDirectory

from shinobi.engine.errors import BadOption, ShinobiError, WrongSheet
from shinobi.engine.game import game_named
from shinobi.engine.options import FileOption
from shinobi.locale import languages, texts
from shinobi.table.refusal import Refusal
from shinobi.wire import CheckedSheet, SheetText


def checked(game: str, given: SheetText) -> CheckedSheet:
    """The value of the option, or what is wrong with the text, line by line; raises `Refusal`."""
    try:
        options = {option.name: option for option in game_named(game).options}
    except ShinobiError as problem:
        raise Refusal("bad-table", str(problem)) from None
    option = options.get(given.option)
    if not isinstance(option, FileOption):
        raise Refusal("bad-table", f"{game} reads no file for “{given.option}”.")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "deck.toml"
        file.write_text(given.text, encoding="utf-8", errors="replace")
        try:
            return CheckedSheet(option.sheet.read_file(file), [])
        except BadOption as problem:
            words = texts(given.language if given.language in languages() else "en")
            for one in problem.mistakes if isinstance(problem, WrongSheet) else [problem]:
                one.arguments["file"] = file.name  # its folder is ours, and means nothing to who sent a text
            return CheckedSheet(None, problem.said(words).splitlines())
