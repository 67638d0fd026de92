"""What records and decks say is shown, and never obeyed, by the terminal."""

import json
from pathlib import Path

import shinobi

from .terminal import shinobi_says

CLEAR, TITLE = "\x1b[2J", "\x1b]0;gotcha\x07"


def test_escape_sequences_in_a_record_are_shown_as_text(tmp_path: Path) -> None:
    record = shinobi.new("daimyo", seed=1).record()
    record["shinobi"] = 1
    record["options"] = {f"{CLEAR}evil": TITLE} | record["options"]
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    said = shinobi_says("verify", str(file))
    assert said.code == 2
    assert "\x1b" not in said.complaint + said.out
    assert "\x07" not in said.complaint + said.out


def test_escape_sequences_in_a_deck_are_shown_as_text(tmp_path: Path) -> None:
    file = tmp_path / f"deck{TITLE}.toml"
    file.write_text('name = "x"\n"\\u001b[2J" = 1\n[[art]]\nname = "a"\neffect = "\\u001b]0;gotcha\\u0007"\n')
    said = shinobi_says("deck", "check", str(file))
    assert said.code == 2
    assert "\x1b" not in said.complaint + said.out
    assert "\\x1b" in said.complaint


def test_a_deck_of_many_cards_is_refused_by_its_size(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text("".join(f'[[art]]\nname = "{number}"\n' for number in range(20_000)))
    said = shinobi_says("deck", "check", str(file))
    assert said.code == 2
    assert "too large" in said.complaint


def test_a_name_of_many_dots_is_refused_before_it_is_read(tmp_path: Path) -> None:
    """Reading it takes time by the square of its length: 30,000 dots took a server 50 seconds."""
    file = tmp_path / "deck.toml"
    file.write_text(".".join("a" * 30_000) + "=1")
    said = shinobi_says("deck", "check", str(file))
    assert said.code == 2
    assert "too deep" in said.complaint
