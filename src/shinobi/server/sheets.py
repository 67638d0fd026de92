"""Files that people write for a game, such as decks of cards, checked before a table is made with them."""

from pathlib import Path
from tempfile import TemporaryDirectory

from shinobi.engine.errors import BadOption, ShinobiError
from shinobi.engine.game import game_named
from shinobi.engine.options import FileOption
from shinobi.server.wire import CheckedSheet, SheetText
from shinobi.table.refusal import Refusal


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
            # The sentences name the file; who sent a text knows of none.
            lines = [line.removeprefix(str(file)).removeprefix(", ").strip() for line in str(problem).splitlines()]
            return CheckedSheet(None, [line[:1].upper() + line[1:] for line in lines])
