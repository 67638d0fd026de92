"""Decks that are sent to the server to be checked before a table is made with them."""

from pathlib import Path

import shinobi
from shinobi.server.sheets import checked
from shinobi.wire import SheetText

HOUSE = (Path(shinobi.__file__).parent / "games" / "arts" / "house.toml").read_text(encoding="utf-8")


def advice(text: str, language: str) -> list[str]:
    return checked("arts", SheetText("deck", text, language)).advice


def test_a_right_deck_needs_no_advice() -> None:
    assert advice(HOUSE, "de") == []


def test_mistakes_are_explained_in_the_readers_language_with_their_lines() -> None:
    wrong = HOUSE.replace("value = 7", "value = 99", 1)
    line = next(number for number, said in enumerate(wrong.splitlines(), start=1) if said.startswith("value = 99"))
    assert advice(wrong, "de") == [
        f"deck.toml, Zeile {line}: Jeder Gegenstand hat einen Wert, eine ganze Zahl von 0 bis 20."
    ]
    assert advice(wrong, "xx")[0].startswith(f"deck.toml, line {line}: Every item has a value")


def test_the_folder_in_which_a_text_is_checked_is_not_told() -> None:
    (said,) = advice("[[art]", "fr")
    assert said.startswith("deck.toml n’est pas un paquet écrit en TOML")
