"""Further tables at which every check runs: arts with a deck that is not the house deck."""

from pathlib import Path

from shinobi.games.arts.deck import DECK

MOUNTAIN_DECK = Path(__file__).with_name("mountain.toml")

MORE_TABLES = {"mountain": {"deck": DECK.read_file(MOUNTAIN_DECK), "max_turns": 8}}
