"""What plays: every bot, ours or yours, is told what its seat may know, and never the state."""

from shinobi.bots.bot import THINKING_TIME, Asked, Bot, Talker, ask, asked_of, heard_by, listen, said
from shinobi.bots.levels import USUAL, bot_named, bot_names, prepare, searches
from shinobi.bots.world import World

__all__ = [
    "THINKING_TIME",
    "USUAL",
    "Asked",
    "Bot",
    "Talker",
    "World",
    "ask",
    "asked_of",
    "bot_named",
    "bot_names",
    "heard_by",
    "listen",
    "prepare",
    "said",
    "searches",
]
